//! The eclipse: piles, the new order, and what everybody gets in it.

use std::cmp::Reverse;

use nurt_core::{Chance, Log, Seat, Seats};

use crate::cards::{Card, Crowd, kinds};
use crate::components::{
    BASE_INCOME, CAMP_INCOME, CAMPS, Effect, IN_SLOT, MEGALITHS, People, RIVAL_STRENGTH, ROUNDS, SLOT_INCOME,
    VILLAGE_INCOME,
};
use crate::events::Event;
use crate::geometry::{Hex, Hexes};
use crate::moves::Move;
use crate::state::{Origin, Phase, RIVAL, Source, TRIBES, Winter};

/// What the player board brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Income {
    pub(crate) food: u8,
    pub(crate) tools: u8,
    pub(crate) points: u8,
}

impl Winter {
    /// B14a: everybody chooses a pile in secret.
    pub(crate) fn begin_eclipse(&mut self, log: &mut impl Log<Event>) {
        let round = self.round;
        self.phase = Phase::Pile;
        self.choosing = Seats::first(self.wishes.players);
        log.note(|| Event::Eclipse { round });
    }

    pub(crate) fn act_on_pile(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        if let Move::Add(people) = mv {
            let player = self.player_mut(seat);
            player.hand.take(Card::People(people));
            player.pile[people as usize] += 1;
            return;
        }
        self.choosing = self.choosing.without(seat);
        log.note(|| Event::Ready { seat });
        if self.choosing.is_empty() {
            self.reveal(log);
            self.begin_eclipse_of(self.order[0], chance, log);
            self.go_on(chance, log);
        }
    }

    /// B14b: the strength of a tribe in this eclipse.
    pub(crate) fn strength(&self, seat: Seat) -> u8 {
        if seat == RIVAL {
            return RIVAL_STRENGTH + self.round;
        }
        let player = self.player(seat);
        let labour: u8 = kinds(player.pile).map(|kind| kind.face().labour * player.pile[kind as usize]).sum();
        labour + player.strength
    }

    /// B14b: the piles are shown, and the order of turns follows from them.
    fn reveal(&mut self, log: &mut impl Log<Event>) {
        let mut strengths = [0; TRIBES];
        for seat in self.order.clone() {
            let strength = self.strength(seat);
            strengths[seat.index()] = strength;
            let player = self.player_mut(seat);
            let pile = player.pile;
            // Nobody wonders any more about the cards that are in it.
            player
                .known
                .people
                .iter_mut()
                .zip(pile)
                .for_each(|(known, shown)| *known = known.saturating_sub(shown));
            log.note(|| Event::Revealed { seat, pile: listed(pile), strength });
        }
        // Ties keep their order.
        self.order.sort_by_key(|seat| Reverse(strengths[seat.index()]));
        let order = self.order.clone();
        log.note(|| Event::Order { order: order.to_vec() });
    }

    /// B14c: a tribe resolves its eclipse.
    fn begin_eclipse_of(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.turn = seat;
        log.note(|| Event::EclipseOf { seat });
        if seat == RIVAL {
            self.rival_eclipse(log);
            return self.next_eclipse(chance, log);
        }
        self.phase = Phase::Abilities;
        self.abilities = self.player(seat).pile;
        for kind in kinds(self.abilities).filter(|kind| kind.face().eclipse.is_empty()) {
            self.abilities[kind as usize] = 0;
        }
    }

    pub(crate) fn begin_terrain(&mut self) {
        self.phase = Phase::Terrain;
        self.open = self.map.rich;
        self.delta = self.has_river();
    }

    /// The hexes whose benefit somebody can take now.
    #[inline]
    pub(crate) fn each_take(&self) -> impl Iterator<Item = Hex> {
        self.open.and(self.reach(self.turn)).iter().filter(|&hex| self.leads(self.turn, hex))
    }

    #[inline]
    pub(crate) fn can_delta(&self) -> bool {
        self.delta && self.is_closest(self.turn)
    }

    /// B14c: whether something is left of the benefits of the board.
    #[inline]
    pub(crate) fn can_take(&self) -> bool {
        self.can_delta() || self.each_take().next().is_some()
    }

    /// B14c: what the player board brings: always, and for every space that is empty.
    pub(crate) fn income(&self, seat: Seat) -> Income {
        let player = self.player(seat);
        let camps = &CAMP_INCOME[..CAMPS - usize::from(player.home)];
        let villages = VILLAGE_INCOME[..player.villages.len()].iter().copied().flatten();
        let slots = &SLOT_INCOME[..usize::from((MEGALITHS - player.megaliths) / IN_SLOT)];
        let mut income = Income::default();
        for &effect in BASE_INCOME.iter().chain(camps).chain(villages).chain(slots) {
            match effect {
                Effect::Food(count) => income.food += count,
                Effect::Tools(count) => income.tools += count,
                Effect::Points(count) => income.points += count,
                _ => {}
            }
        }
        income
    }

    /// B14c: income and stones; then the next tribe.
    pub(crate) fn end_eclipse_of(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let seat = self.turn;
        (self.open, self.delta) = (Hexes::NONE, false);
        let income = self.income(seat);
        self.gain_food(seat, income.food, Origin::Board, log);
        self.gain_tools(seat, income.tools, Origin::Board, log);
        self.score(seat, income.points, Source::Board, Origin::Board, log);
        for stone in self.player(seat).stones.iter() {
            self.score(seat, self.stone_points(seat, stone), Source::Stones, Origin::Stone(stone), log);
        }
        self.next_eclipse(chance, log);
    }

    /// B11b: what a stone scores now.
    pub(crate) fn stone_points(&self, seat: Seat, stone: crate::components::Stone) -> u8 {
        let face = stone.face();
        face.points.saturating_mul(self.count(seat, face.per, None)).min(face.most)
    }

    fn next_eclipse(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if let Some(&next) = self.order.get(self.place_of(self.turn) + 1) {
            return self.begin_eclipse_of(next, chance, log);
        }
        // B14d.
        for seat in self.seats() {
            let player = self.player_mut(seat);
            let pile = std::mem::take(&mut player.pile);
            player.discard.people.iter_mut().zip(pile).for_each(|(count, used)| *count += used);
        }
        if self.round == ROUNDS {
            self.finish(log);
        } else {
            self.prepare(chance, log);
        }
    }
}

/// The people of a pile, one by one.
pub(crate) fn listed(crowd: Crowd) -> Vec<People> {
    kinds(crowd).flat_map(|kind| std::iter::repeat_n(kind, crowd[kind as usize].into())).collect()
}
