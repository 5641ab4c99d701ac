//! Declaring control of a dam (R25 to R30).

use std::cmp::Ordering;

use nurt_core::{Chance, Log};

use crate::components::{Cards, DAMS_TO_WIN};
use crate::dams::{Dam, DamId};
use crate::events::Event;
use crate::rules::control::{Formation, can_beat, refutation};
use crate::state::{Battle, Phase, Public, Role};
use crate::why::Why;

impl Public {
    /// R25 to R29: whether the attacker gains control of a dam, given the battle cards nobody has seen.
    pub(crate) fn controls(&self, dam: DamId, unseen: Cards) -> bool {
        let [mine, theirs] = Role::BOTH.map(|role| self.side(role, dam));
        let Some(ours) = mine.worth() else { return false }; // R25
        let face = self.face(dam);
        let ours = ours.key(face);
        match theirs.worth() {
            None => !can_beat(face, theirs.cards(), unseen, ours), // R27
            Some(other) => {
                let other = other.key(face);
                ours > other || (ours == other && mine.stamp < theirs.stamp) // R26
            }
        }
    }

    /// Why the attacker does not gain control of a dam.
    pub(crate) fn why_no_control(&self, dam: DamId, unseen: Cards) -> Result<(), Why> {
        let face = self.face(dam);
        let [mine, theirs] = Role::BOTH.map(|role| self.side(role, dam));
        let Some(mine_is) = mine.worth() else { return Err(Why::Incomplete(dam)) };
        let ours = mine_is.key(face);
        if let Some(theirs_is) = theirs.worth() {
            return match ours.cmp(&theirs_is.key(face)) {
                Ordering::Greater => Ok(()),
                Ordering::Equal if mine.stamp < theirs.stamp => Ok(()),
                Ordering::Equal => Err(Why::TiedLater(mine_is)),
                Ordering::Less => Err(Why::Weaker { mine: mine_is, theirs: theirs_is }),
            };
        }
        match refutation(face, theirs.cards(), unseen, ours) {
            None => Ok(()),
            Some((cards, best)) => Err(Why::Refuted {
                mine: mine_is,
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
        let Some(Formation { class, sum }) = public.side(Role::Attacker, dam).worth() else { return };
        let damaged = public.dam(dam).damaged;
        log.note(|| {
            if damaged {
                Event::Destroyed { seat, dam, class, sum }
            } else {
                Event::Damaged { seat, dam, class, sum }
            }
        });
        if damaged {
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
