//! What a network is told of a position: what one player sees of it, and nothing of the other hand.

use std::cell::OnceCell;

use nurt_core::Seat;
use nurt_core::net::{Mark, Net, Outlook, Told, flag};

use crate::components::{Card, Cards, MOST_SPACES, Tactics};
use crate::dams::{DamId, Side};
use crate::evaluate::value;
use crate::rules::control::{Key, can_beat, key};
use crate::rules::hopes::{Odds, Supply, future};
use crate::state::{Battle, Phase, Role};

/// Figures of the whole and of each dam, for one role.
const WHOLE: usize = 40;
const DAM: usize = 47;
/// Attackers and defenders judge by weights of their own: each figure stands twice, once for each role.
pub(crate) const TOLD: (usize, usize) = (2 * WHOLE, 2 * DAM);

/// In how many turns to come what is soon.
const SOON: f32 = 3.0;

/// What a player sees.
struct Sight<'a> {
    position: &'a Battle,
    own: Role,
    /// What each may still lay: one's own hand is known, of the other only what came from an Exchange.
    mine: Supply,
    theirs: Supply,
    /// How likely a card that is hidden comes to each.
    odds: OnceCell<[Odds; 2]>,
}

impl Battle {
    /// What a player sees.
    fn sight(&self, seat: Seat) -> Sight<'_> {
        let own = self.public.role(seat);
        let (hand, other) = (self.hands[own].battle, self.hands[own.other()].battle);
        let known = self.known[own.other()].battle;
        let hidden = other.union(self.stock).minus(known);
        Sight {
            position: self,
            own,
            mine: Supply { hand, may_come: hidden },
            theirs: Supply { hand: known, may_come: hidden },
            odds: OnceCell::new(),
        }
    }

    /// All that a network is told.
    pub(crate) fn told(&self, seat: Seat) -> Told {
        let mut told = Told::new();
        if self.public.phase != Phase::Over {
            let sight = self.sight(seat);
            sight.tell_whole(&mut told);
            DamId::all().for_each(|dam| sight.tell_dam(dam, &mut told));
        }
        told
    }

    /// What a network makes of it. A card at one dam leaves the others mostly as they were.
    pub(crate) fn recognised(&self, net: &Net, seat: Seat) -> Outlook {
        let sight = self.sight(seat);
        let mut whole = Told::new();
        sight.tell_whole(&mut whole);
        net.recognise(&whole, DamId::all().map(|dam| sight.mark(dam)), |nth, told| {
            DamId::all().nth(nth).into_iter().for_each(|dam| sight.tell_dam(dam, told));
        })
    }
}

impl Sight<'_> {
    /// So many figures, where those of the role stand.
    fn tell(&self, told: &mut Told, count: usize, figures: impl FnOnce(&mut Told)) {
        let begin = told.len();
        let pad = |told: &mut Told, role| {
            if self.own != role {
                told.extend(std::iter::repeat_n(0.0, count));
            }
        };
        pad(told, Role::Attacker);
        figures(told);
        pad(told, Role::Defender);
        debug_assert_eq!(told.len(), begin + 2 * count);
    }

    fn tell_whole(&self, told: &mut Told) {
        self.tell(told, WHOLE, |told| self.figures_of_whole(told));
    }

    fn tell_dam(&self, dam: DamId, told: &mut Told) {
        self.tell(told, DAM, |told| self.figures_of_dam(dam, told));
    }

    /// How likely a card that is hidden comes to each: it may as well be here as there.
    fn odds(&self) -> &[Odds; 2] {
        self.odds.get_or_init(|| {
            let other = self.position.hands[self.own.other()].battle.len();
            let held = (other - self.theirs.hand.len()) as f32;
            let drawn = self.position.stock.len() as f32 / 2.0;
            let odds = |cards: f32| (cards / self.mine.may_come.len().max(1) as f32).min(1.0);
            let mine = [odds(drawn.min(SOON)), odds(drawn)];
            [mine, [odds(held), odds(held + drawn)]].map(Odds::of)
        })
    }

    /// All that the figures of a dam depend on.
    fn mark(&self, dam: DamId) -> Mark {
        let &Self { position, own, mine, theirs, .. } = self;
        let public = &position.public;
        let [side, other] = [own, own.other()].map(|role| public.side(role, dam));
        let cards = |side: &Side| {
            side.cards().iter().fold(1, |cards, &card| cards << 8 | 1 << 7 | u64::from(card.number()))
        };
        let state = [
            dam.index() as u8,
            own as u8,
            u8::from(public.dam(dam).damaged) | u8::from(public.claims & dam.bit() != 0) << 1,
            position.hands[own.other()].battle.len() as u8,
            position.stock.len() as u8,
            side.stamp,
            other.stamp,
            0,
        ];
        let hands = [mine.hand, mine.may_come, theirs.hand].map(Cards::bits);
        [hands[0], hands[1], hands[2], cards(side), cards(other), u64::from_le_bytes(state)]
    }

    fn figures_of_whole(&self, told: &mut Told) {
        let &Self { position, own, mine, .. } = self;
        let public = &position.public;
        told.push(1.0);
        told.extend((0..4).map(|count| flag(public.damaged() == count)));
        told.extend((0..4).map(|count| flag(public.logs.min(3) == count)));
        told.push(position.stock.len() as f32 / 48.0);
        told.push(flag(position.stock.is_empty()));
        told.push(flag(public.last_turn));
        told.push(flag(public.turn == own));
        told.push(flag(public.phase == Phase::Prepare));
        told.push(flag(public.phase == Phase::Play));
        told.push(flag(public.phase == Phase::Draw));
        told.push(flag(public.phase == Phase::Close));
        for role in [own, own.other()] {
            let hand = position.hands[role];
            told.push(hand.battle.len() as f32 / 7.0);
            told.push(hand.tactics.len() as f32 / 3.0);
            told.push(f32::from(public.played[role]) / 4.0);
        }
        for values in [0..4, 4..8, 8..12] {
            told.push(values.map(|value| mine.hand.with_value(value)).sum::<u32>() as f32 / 4.0);
        }
        let sum: u32 = mine.hand.iter().filter_map(Card::value).map(u32::from).sum();
        told.push(sum as f32 / 40.0);
        let tactics = position.hands[own].tactics;
        told.extend(Tactics::ALL.kinds().map(|card| tactics.count(card) as f32));
        // At which dams cards lie.
        for role in [own, own.other()] {
            let begun = DamId::all().filter(|&dam| !public.side(role, dam).is_empty()).count();
            told.push(begun as f32 / 7.0);
        }
        told.push(public.claims.count_ones() as f32 / 2.0);
    }

    fn figures_of_dam(&self, dam: DamId, told: &mut Told) {
        let &Self { position, own, mine, theirs, .. } = self;
        let public = &position.public;
        let face = public.face(dam);
        told.push(1.0);
        told.push(flag(public.dam(dam).damaged));
        told.extend((2..=4).map(|spaces| flag(face.spaces == spaces)));
        told.extend((0..6).map(|kind| flag(face.requirement as u8 == kind)));
        told.push(flag(public.claims & dam.bit() != 0));
        let sides = [own, own.other()].map(|role| public.side(role, dam));
        let complete = sides.map(|side| (side.len() == face.spaces).then(|| key(face, side.cards())));
        let worth = |key: Option<Key>| key.map_or(0.0, |key| value(face, key.formation(face)));
        let mut at_hand = 0.0;
        for (side, supply) in [mine, theirs].into_iter().enumerate() {
            let missing = face.spaces - sides[side].len();
            told.extend((0..=MOST_SPACES as u8).map(|count| flag(missing == count)));
            let (own, other) = (complete[side], complete[1 - side]);
            told.push(worth(own));
            if own.is_some() {
                // Whether the other side can do nothing about it any more.
                let (cards, supply) = (sides[1 - side].cards(), if side == 0 { theirs } else { mine });
                let beaten = own.is_some_and(|own| can_beat(face, cards, supply.all(), own));
                told.push(flag(!beaten));
                told.extend([0.0; 9]);
            } else {
                let future = future(face, sides[side].cards(), supply, &self.odds()[side], other);
                told.extend([0.0, worth(future.best)]);
                told.extend(future.hopes.into_iter().flatten());
                if side == 0 {
                    at_hand = worth(future.at_hand);
                }
            }
        }
        told.push(at_hand);
        let [first, second] = sides.map(|side| side.stamp);
        told.push(flag(first > 0 && (second == 0 || first < second)));
        told.push(flag(second > 0 && (first == 0 || second < first)));
    }
}

#[cfg(test)]
mod tests {
    use nurt_core::{Choices, Evaluate, Fast, Game, Options, Seats, Silent};

    use super::*;

    /// In games with every option, from both sides.
    #[test]
    fn dams_that_were_judged_before_make_no_difference() {
        let net = Battle::net().expect("a network");
        let mut chance = Fast::new(5);
        let mut moves = Vec::new();
        let mut judged = 0;
        for choices in Choices::all(<Battle as Game>::Options::FIELDS, (2, 2)).iter().cycle().take(40) {
            let mut position = Battle::new(&Options::from_choices(choices), &mut chance, &mut Silent);
            while let Some(seat) = position.to_act().lowest() {
                for seat in Seats::first(2).iter() {
                    let anew = net.judge(&position.told(seat), || 0.0);
                    assert_eq!(position.heard(&net, seat), anew, "{position:?}");
                    judged += 1;
                }
                position.legal_moves(seat, &mut moves);
                let mv = moves[nurt_core::Chance::below(&mut chance, moves.len() as u32) as usize];
                position.play(seat, mv, &mut chance, &mut Silent);
            }
        }
        assert!(judged > 2000);
    }
}
