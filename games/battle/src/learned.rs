//! What a network is told of a position, and what it has learned.

use nurt_core::Seat;
use nurt_core::net::{Told, flag};

use crate::components::{Card, Cards, MOST_SPACES};
use crate::dams::DamId;
use crate::evaluate::value;
use crate::rules::control::{best, key};
use crate::rules::hopes::hopes;
use crate::state::{Battle, Phase, Role};

/// Figures of the whole and of each dam.
pub(crate) const TOLD: (usize, usize) = (24, 47);

impl Battle {
    /// The attacker's prospects say it all.
    pub(crate) fn told(&self, seat: Seat) -> Told {
        let mut told = Told::new();
        if seat == self.public.attacker {
            self.tell_whole(&mut told);
            debug_assert_eq!(told.len(), TOLD.0);
            for dam in DamId::all() {
                self.tell_dam(dam, &mut told);
            }
            debug_assert_eq!(told.len(), TOLD.0 + 7 * TOLD.1);
        }
        told
    }

    fn tell_whole(&self, told: &mut Told) {
        let public = &self.public;
        told.extend((0..4).map(|count| flag(public.damaged() == count)));
        told.extend((0..4).map(|count| flag(public.logs.min(3) == count)));
        told.push(self.stock.len() as f32 / 48.0);
        told.push(flag(self.stock.is_empty()));
        told.push(flag(public.last_turn));
        told.push(flag(public.turn == Role::Attacker));
        told.push(flag(public.phase == Phase::Prepare));
        told.push(flag(public.phase == Phase::Play));
        told.push(flag(public.phase == Phase::Draw));
        told.push(flag(public.phase == Phase::Close));
        for role in Role::BOTH {
            let hand = self.hands[role];
            told.push(hand.battle.len() as f32 / 7.0);
            told.push(hand.tactics.len() as f32 / 3.0);
            let sum: u32 = hand.battle.iter().filter_map(Card::value).map(u32::from).sum();
            told.push(sum as f32 / 40.0);
            told.push(f32::from(public.played[role]) / 4.0);
        }
    }

    fn tell_dam(&self, dam: DamId, told: &mut Told) {
        let public = &self.public;
        let face = public.face(dam);
        told.push(flag(public.dam(dam).damaged));
        told.extend((2..=4).map(|spaces| flag(face.spaces == spaces)));
        told.extend((0..6).map(|kind| flag(face.requirement as u8 == kind)));
        told.push(flag(public.claims & dam.bit() != 0));
        let mut first = [0.0; 2];
        for (at, role) in Role::BOTH.into_iter().enumerate() {
            let side = public.side(role, dam);
            let missing = face.spaces - side.len();
            told.extend((0..=MOST_SPACES as u8).map(|count| flag(missing == count)));
            let reach = |cards: Cards| {
                best(face, side.cards(), cards).map_or(0.0, |key| value(face, key.formation(face)))
            };
            let hand = self.hands[role].battle;
            told.push(reach(hand));
            told.push(reach(hand.union(self.stock)));
            told.push(reach(self.stock));
            let plan = reach(hand);
            told.push(if missing == 0 { plan } else { 0.0 });
            first[at] = f32::from(side.stamp);
        }
        told.push(flag(first[0] > 0.0 && (first[1] == 0.0 || first[0] < first[1])));
        told.push(flag(first[1] > 0.0 && (first[0] == 0.0 || first[1] < first[0])));
        for role in Role::BOTH {
            let (side, other) = (public.side(role, dam), public.side(role.other(), dam));
            let complete = other.len() == face.spaces;
            let other = complete.then(|| key(face, other.cards()));
            let hopes = hopes(face, side.cards(), self.hands[role].battle, self.stock, other);
            told.extend(hopes.into_iter().flatten());
        }
    }
}
