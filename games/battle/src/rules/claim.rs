//! Declaring control of a dam (R25 to R30).

use nurt_core::{Chance, Log};

use crate::components::{Cards, DAMS_TO_WIN};
use crate::dams::{Dam, DamId};
use crate::events::Event;
use crate::rules::control::{can_beat, key, refutation};
use crate::state::{Battle, Phase, Public, Role};
use crate::why::Why;

impl Public {
    /// R25 to R29: whether the attacker gains control of a dam, given the battle cards nobody has seen.
    pub(crate) fn controls(&self, dam: DamId, unseen: Cards) -> bool {
        let face = self.face(dam);
        let [mine, theirs] = Role::BOTH.map(|role| self.side(role, dam));
        if mine.stamp == 0 {
            return false; // R25
        }
        let ours = key(face, mine.cards());
        if theirs.stamp == 0 {
            return !can_beat(face, theirs.cards(), unseen, ours); // R27
        }
        let other = key(face, theirs.cards());
        ours > other || (ours == other && mine.stamp < theirs.stamp) // R26
    }

    /// Why the attacker does not gain control of a dam.
    pub(crate) fn why_no_control(&self, dam: DamId, unseen: Cards) -> Result<(), Why> {
        let face = self.face(dam);
        let [mine, theirs] = Role::BOTH.map(|role| self.side(role, dam));
        if mine.stamp == 0 {
            return Err(Why::Incomplete(dam));
        }
        let ours = key(face, mine.cards());
        if theirs.stamp > 0 {
            let other = key(face, theirs.cards());
            let (mine_is, theirs_is) = (ours.formation(face), other.formation(face));
            return match ours.cmp(&other) {
                std::cmp::Ordering::Greater => Ok(()),
                std::cmp::Ordering::Equal if mine.stamp < theirs.stamp => Ok(()),
                std::cmp::Ordering::Equal => Err(Why::TiedLater(mine_is)),
                std::cmp::Ordering::Less => Err(Why::Weaker { mine: mine_is, theirs: theirs_is }),
            };
        }
        match refutation(face, theirs.cards(), unseen, ours) {
            None => Ok(()),
            Some((cards, best)) => Err(Why::Refuted {
                mine: ours.formation(face),
                theirs: best,
                with: std::array::from_fn(|place| cards.get(place).copied()),
            }),
        }
    }

    /// The dams that the attacker can claim, as a set.
    pub(crate) fn claimable(&self, unseen: Cards) -> u8 {
        DamId::all().fold(0, |set, dam| set | if self.controls(dam, unseen) { dam.bit() } else { 0 })
    }
}

impl Battle {
    /// R10: whether claims are possible at this point of the turn.
    pub(crate) fn may_claim_now(&self) -> bool {
        self.public.turn == Role::Attacker
            && matches!(self.public.phase, Phase::Prepare | Phase::Play | Phase::Draw | Phase::Close)
    }

    /// Finds out anew which claims succeed.
    pub(crate) fn refresh_claims(&mut self) {
        self.public.claims = if self.may_claim_now() { self.public.claimable(self.unseen()) } else { 0 };
    }

    /// R30: the attacker gains control of a dam.
    pub(crate) fn claim(&mut self, dam: DamId, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let public = &mut self.public;
        let seat = public.attacker;
        let face = public.face(dam);
        let cards = public.side(Role::Attacker, dam).cards();
        log.note(|| {
            let formation = key(face, cards).formation(face);
            let (class, sum) = (formation.class, formation.sum);
            if public.dam(dam).damaged {
                Event::Destroyed { seat, dam, class, sum }
            } else {
                Event::Damaged { seat, dam, class, sum }
            }
        });
        if public.dam(dam).damaged {
            return self.finish(Role::Attacker, chance, log); // R34
        }
        for role in Role::BOTH {
            for &card in public.dams[dam.index()].sides[role].cards() {
                let _ = if card.is_battle() { public.discards.insert(card) } else { public.out.add(card) };
            }
        }
        public.dams[dam.index()] = Dam { damaged: true, ..Dam::NEW };
        if public.damaged() == DAMS_TO_WIN {
            return self.finish(Role::Attacker, chance, log); // R34
        }
        self.refresh_claims();
        if self.public.phase == Phase::Close && self.public.claims == 0 {
            self.end_turn(chance, log);
        }
    }
}
