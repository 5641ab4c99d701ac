//! What a network is told of a position.
//!
//! A seat sees its own things first, then those of the others. Regions, ships, customers in hand, masteries, tiles of the
//! row and buildings are parts. Worths are points as `evaluate` reckons them by hand.

mod parts;
mod sight;

use std::array;

use nurt_core::Seat;
use nurt_core::net::{Told, flag};

use crate::components::{Ability, PATRONS, REGIONS, START_LIMIT, STEPS, Trade, Whose};
use crate::evaluate::{Ahead, FAVOUR};
use crate::flow::turn_cost;
use crate::scoring::customer_points;
use crate::state::{Choice, Gold, Phase, Source};
use parts::{PART, PARTS};
use sight::Sight;

/// Figures of the whole and of each part.
pub(crate) const TOLD: (usize, usize) = (128, PARTS + PART);

/// No figure is larger, so that none drowns the rest.
const LARGEST: f32 = 4.0;
/// Points that are one to the network where worths are meant.
const WORTH: f32 = 10.0;
/// Turns, customers and buildings that are many.
const TURNS: f32 = 12.0;
const CUSTOMERS: f32 = 6.0;
const BUILDINGS: f32 = 8.0;

/// The largest of some figures, but not less than nothing.
fn most(figures: &[f32]) -> f32 {
    figures.iter().copied().fold(0.0, f32::max)
}

/// A share of what is much.
fn of(count: u8, much: f32) -> f32 {
    f32::from(count) / much
}

/// A flag for each value of something.
fn one_of<const N: usize>(value: usize) -> [f32; N] {
    array::from_fn(|at| flag(at == value))
}

impl Gold {
    /// What a network is told about the prospects of a seat.
    pub(crate) fn told(&self, seat: Seat) -> Told {
        let sight = Sight::new(self, seat);
        let mut told = Told::new();
        sight.tell_time(&mut told);
        sight.tell_turn(&mut told);
        sight.tell_points(&mut told);
        sight.tell_stock(&mut told);
        sight.tell_customers(&mut told);
        sight.tell_tracks(&mut told);
        sight.tell_income(&mut told);
        sight.tell_die(&mut told);
        sight.tell_others(&mut told);
        debug_assert_eq!(told.len(), TOLD.0, "so many figures of the whole");
        sight.tell_regions(&mut told);
        sight.tell_ships(&mut told);
        sight.tell_hand(&mut told);
        sight.tell_masteries(&mut told);
        sight.tell_row(&mut told);
        sight.tell_buildings(&mut told);
        debug_assert_eq!((told.len() - TOLD.0) % TOLD.1, 0, "so many figures of each part");
        told.iter_mut().for_each(|figure| *figure = figure.clamp(-LARGEST, LARGEST));
        told
    }
}

impl Sight<'_> {
    /// How near the end is, and how many play.
    fn tell_time(&self, told: &mut Told) {
        let Ahead { position, turns, soon, .. } = self.ahead;
        let last = position.last_turns.is_some();
        let left = [0, 1].map(|era| position.below[era] + u8::from(position.tops[era].is_some()));
        told.extend([turns / TURNS, soon, 1.0 / (1.0 + turns / 3.0)]);
        told.extend([flag(last), flag(self.acts), flag(self.acts && last)]);
        told.extend([of(left[0], TURNS), of(left[1], TURNS), position.row.len() as f32 / 4.0]);
        told.extend([flag(left[0] == 1), flag(left[0] == 0 && left[1] <= position.players)]);
        told.extend(one_of::<3>(usize::from(position.players) - 2));
    }

    /// Whose turn it is, where in it, and what is to be decided.
    fn tell_turn(&self, told: &mut Told) {
        let Ahead { position, seat, .. } = self.ahead;
        let own = position.turn == seat;
        let phase = match position.phase {
            Phase::Patron => 0,
            Phase::First => 1,
            Phase::Main => 2,
            Phase::Act | Phase::Settle => 3,
            Phase::End | Phase::Over => 4,
        };
        told.extend([of(position.distance(position.turn, seat), 3.0), flag(own)]);
        told.extend(one_of::<5>(phase));
        told.extend([flag(own && phase == 2), flag(own && phase > 2), flag(position.journey)]);
        let mut choices = [0.0; 7];
        for pending in position.pending.iter().filter(|pending| pending.seat == seat) {
            let (kind, count) = match pending.choice {
                Choice::Good(_) => (0, 0.5),
                Choice::KokuOrGood(_) => (1, 1.0),
                Choice::Sell(_) => (2, 1.0),
                Choice::Royal => (3, 1.0),
                Choice::Marker(Whose::Own) => (4, 1.0),
                Choice::Marker(Whose::Other) => (5, 1.0),
                Choice::Draw(_) | Choice::Discard => (6, 1.0),
            };
            choices[kind] += count;
        }
        told.extend(choices);
    }

    /// Points by where they come from, and those that the end would bring now.
    fn tell_points(&self, told: &mut Told) {
        let Ahead { position, seat, player, .. } = self.ahead;
        told.push(f32::from(player.score()) / 50.0);
        for source in [
            Source::Visits,
            Source::Owner,
            Source::Tracks,
            Source::Customers,
            Source::Patron,
            Source::Masteries,
            Source::End,
        ] {
            told.push(f32::from(player.points(source)) / 20.0);
        }
        let regions: f32 = self.places.iter().sum();
        let deliveries = f32::from(customer_points(player.delivered.len() as u8));
        let abilities: u8 = player.delivered.iter().map(|card| position.worth_of(seat, card)).sum();
        let abilities = f32::from(abilities);
        told.extend([regions / 30.0, deliveries / 20.0, abilities / WORTH]);
        told.push((f32::from(player.score()) + regions + deliveries + abilities) / 80.0);
    }

    /// Koku, goods and favour.
    fn tell_stock(&self, told: &mut Told) {
        let Ahead { player, soon, .. } = self.ahead;
        let goods: u8 = player.goods.iter().sum();
        told.extend([of(player.koku, 25.0), soon * of(player.koku, 25.0)]);
        told.extend([of(player.koku.min(6), 6.0), of(player.koku.min(12), 12.0)]);
        told.extend(player.goods.map(|count| of(count, 4.0)));
        told.extend([of(goods, 10.0), soon * of(goods, 10.0)]);
        told.extend([of(player.favour, 4.0), soon * of(player.favour, 4.0)]);
        told.extend([of(player.limit - START_LIMIT, 3.0), of(player.limit - player.favour, 4.0)]);
    }

    /// Customers that were served, and what they will still do.
    fn tell_customers(&self, told: &mut Told) {
        let Ahead { player, turns, .. } = self.ahead;
        let count = player.delivered.len();
        told.extend(player.trades().map(|count| of(count, 3.0)));
        told.extend([count as f32 / CUSTOMERS, flag(player.royal.is_some())]);
        let next = customer_points(count as u8 + 1) - customer_points(count as u8);
        told.extend([of(next, 7.0), of(player.hand.len() as u8, 3.0)]);
        let mut lasting = [[0.0; REGIONS]; 2];
        let mut kept = 0.0;
        for card in player.delivered.iter() {
            let region = usize::from(card.face().region);
            match card.face().trade {
                Trade::Merchant => lasting[0][region] = turns / TURNS,
                Trade::Noble => lasting[1][region] = turns / TURNS,
                Trade::Artisan | Trade::Elder | Trade::Monk => {}
            }
            kept += self.ahead.kept(card);
        }
        told.extend(lasting.into_iter().flatten());
        told.push(kept / WORTH);
    }

    /// Steps on all tracks, and masteries.
    fn tell_tracks(&self, told: &mut Told) {
        let Ahead { position, seat, player, soon, .. } = self.ahead;
        let steps = of(player.influence.iter().sum(), 50.0);
        let unknown = player.influence.map(|step| flag(step == 0)).iter().sum::<f32>();
        told.extend([steps, soon * steps, most(&player.influence.map(|step| of(step, STEPS.into())))]);
        told.extend([unknown / REGIONS as f32, self.ahead.regions.iter().sum::<f32>() / 40.0]);
        told.push(position.claims.iter().filter(|claims| claims.contains(&seat)).count() as f32 / 3.0);
    }

    /// Buildings, and what they may bring until the end.
    fn tell_income(&self, told: &mut Told) {
        let Ahead { position, seat, .. } = self.ahead;
        told.extend(self.kinds.map(|count| of(count, 3.0)));
        told.push(of(self.buildings[seat.index()], BUILDINGS));
        told.push(self.built.into_iter().map(flag).sum::<f32>() / REGIONS as f32);
        let (mut income, mut worth, mut next) = ([0.0; 5], 0.0, 0.0);
        for (space, tile) in position.owned(seat) {
            let visits = self.ahead.visits(space);
            let markers = flag(position.shore[space].markers == [Some(seat); 2]) + 1.0;
            let amounts = self.amounts(tile.face().owner);
            income.iter_mut().zip(amounts).for_each(|(sum, amount)| *sum += visits * markers * amount / 2.0);
            worth += visits * self.met[space].own;
            next += f32::from(self.met[space].coming) * self.met[space].own;
        }
        told.extend(income);
        told.extend([worth / WORTH, next / 5.0]);
    }

    /// The die, what it may be used for, and the patron.
    fn tell_die(&self, told: &mut Told) {
        let Ahead { player, .. } = self.ahead;
        let die = if self.rolled { usize::from(player.die) - 1 } else { REGIONS };
        told.extend(one_of::<REGIONS>(die));
        told.extend([flag(self.rolled), self.next_action() / WORTH]);
        told.extend(one_of::<PATRONS>(player.patron.map_or(PATRONS, |patron| patron.0.into())));
        told.push(self.toll());
    }

    /// How many markers of others may still pass one of this seat, if that brings it something.
    fn toll(&self) -> f32 {
        let Ahead { position, seat, player, soon, .. } = self.ahead;
        if !matches!(player.gift(), Some(Ability::Toll(_))) {
            return 0.0;
        }
        let mut behind = 0;
        for other in position.seats().filter(|&other| other != seat) {
            let tracks = player.influence.iter().zip(position.player(other).influence);
            behind += tracks.filter(|&(&own, theirs)| own > 0 && theirs <= own).count();
        }
        soon * behind as f32 / WORTH
    }

    /// What the best action is worth, on the average of all faces if the die has not been rolled.
    fn next_action(&self) -> f32 {
        let Ahead { player, soon, .. } = self.ahead;
        let best: [f32; REGIONS] = array::from_fn(|face| self.best(face));
        let with = |die: u8| {
            let mut most = 0.0f32;
            for (face, best) in (1..).zip(best) {
                let cost = turn_cost(die, face);
                if cost <= player.favour {
                    most = most.max(best - soon * FAVOUR * f32::from(cost));
                }
            }
            most
        };
        if self.rolled {
            with(player.die)
        } else {
            (1..=REGIONS as u8).map(with).sum::<f32>() / REGIONS as f32
        }
    }

    /// What the others have: on the average, and at most.
    fn tell_others(&self, told: &mut Told) {
        let Ahead { position, seat, .. } = self.ahead;
        let (mut sums, mut most) = ([0.0f32; 7], [0.0f32; 7]);
        for other in position.seats().filter(|&other| other != seat) {
            let player = position.player(other);
            let figures = [
                f32::from(player.score()) / 50.0,
                player.delivered.len() as f32 / CUSTOMERS,
                of(player.koku, 25.0),
                of(player.goods.iter().sum(), 10.0),
                of(player.favour, 4.0),
                of(player.influence.iter().sum(), 50.0),
                of(self.buildings[other.index()], BUILDINGS),
            ];
            for (at, figure) in figures.into_iter().enumerate() {
                sums[at] += figure;
                most[at] = most[at].max(figure);
            }
        }
        told.extend(sums.map(|sum| sum / f32::from(position.players - 1)));
        told.extend(most);
    }
}
