//! The parts that a network is told of: regions, ships, customers in hand, masteries, tiles of the row and buildings.

use nurt_core::Seat;
use nurt_core::net::{Told, flag};

use super::sight::Sight;
use super::{TOLD, WORTH, most, of, one_of};
use crate::components::{
    AROUND, Ability, ERAS, Effect, GOOD_STEP, Good, REGIONS, RIVER, SHORES, STEP_REWARDS, STEPS, Tile, Trade,
    mastery_points,
};
use crate::evaluate::{Ahead, FAVOUR, MISSING};
use crate::mastery::Progress;
use crate::scoring::customer_points;

/// Kinds of parts, and the figures of each part besides its kind.
pub(super) const PARTS: usize = 6;
pub(super) const PART: usize = 16;

/// What a part is.
#[derive(Clone, Copy)]
enum Part {
    Region,
    Ship,
    Customer,
    Mastery,
    Tile,
    Building,
}

/// How near the next reward of a track is.
fn reward_near(step: u8) -> f32 {
    let next = [GOOD_STEP].into_iter().chain(STEP_REWARDS.map(|(at, _)| at)).find(|&at| at > step);
    next.map_or(0.0, |at| 1.0 - of(at - step, 6.0))
}

/// Buildings come last. If there are more than fit, the figures of the whole have to speak for them.
fn tell_part(told: &mut Told, part: Part, figures: [f32; PART]) {
    let mut all = [0.0; TOLD.1];
    all[part as usize] = 1.0;
    all[PARTS..].copy_from_slice(&figures);
    let _ = told.try_extend_from_slice(&all);
}

impl Sight<'_> {
    /// Each region, with what can be done by its face of the die.
    pub(super) fn tell_regions(&self, told: &mut Told) {
        let Ahead { position, seat, player, soon, regions, .. } = self.ahead;
        for (region, promise) in regions.into_iter().enumerate() {
            let step = player.influence[region];
            let others = position.seats().filter(|&other| other != seat);
            let other = others.map(|other| position.player(other).influence[region]).max().unwrap_or(0);
            let places = position.places(region);
            let missing = self.cheapest[region].map_or(6, |price| price.saturating_sub(player.koku));
            let figures = [
                (self.best(region) - soon * FAVOUR * self.costs[region]) / WORTH,
                self.reach[region],
                self.costs[region] / 3.0,
                of(step, STEPS.into()),
                of(other, STEPS.into()),
                ((f32::from(step) - f32::from(other)) / 6.0).clamp(-1.0, 1.0),
                self.places[region] / WORTH,
                promise / WORTH,
                of(places[0], WORTH),
                of(places.get(1).copied().unwrap_or(0), WORTH),
                flag(position.doubles(seat, region)),
                reward_near(step),
                flag(self.built[region]),
                of(missing, 6.0),
                self.deliveries[region] / WORTH,
                self.builds[region] / WORTH,
            ];
            tell_part(told, Part::Region, figures);
        }
    }

    /// Each ship, with what it meets when it sails by the die, and with what lies within reach of any die.
    pub(super) fn tell_ships(&self, told: &mut Told) {
        let Ahead { position, seat, player, .. } = self.ahead;
        if player.ships[0] == 0 {
            return;
        }
        let bound = self.bound_for(seat);
        for (ship, from) in player.ships.into_iter().enumerate() {
            let worths = self.voyages[ship];
            let mean = worths.iter().sum::<f32>() / REGIONS as f32;
            let mut meets = [0.0; 5];
            let (mut now, mut needed, mut own, mut other) = (mean, 0.0, false, false);
            if let Some(rivers) = bound {
                now = worths[usize::from(player.die) - 1];
                for space in AROUND[usize::from(rivers[ship]) - 1].map(usize::from) {
                    let plot = &position.shore[space];
                    (own, other) = (own || plot.is_of(seat), other || plot.is_of_another(seat));
                    let visitor = plot.tile.map_or(&[Effect::Koku(1)][..], |tile| tile.face().visitor);
                    meets.iter_mut().zip(self.amounts(visitor)).for_each(|(sum, amount)| *sum += amount);
                    needed += visitor.iter().map(|&effect| self.need(effect)).sum::<f32>();
                }
            }
            let [koku, goods, favour, points, steps] = meets;
            let figures = [
                now / WORTH,
                flag(bound.is_some()),
                koku / 2.0,
                goods,
                favour,
                points,
                steps,
                mean / WORTH,
                most(&worths) / WORTH,
                of(from, RIVER.into()),
                flag(bound.is_some() && from + player.die > RIVER),
                of((from + REGIONS as u8).saturating_sub(RIVER), REGIONS as f32),
                flag(player.royal.map(usize::from) == Some(ship)),
                flag(own),
                flag(other),
                needed / 2.0,
            ];
            tell_part(told, Part::Ship, figures);
        }
    }

    /// Whether a good is missing for a customer in hand.
    fn need(&self, effect: Effect) -> f32 {
        let lacks = |good: Good| {
            let held = self.ahead.player.goods[good as usize];
            self.hand.iter().any(|(card, _)| card.face().order[good as usize] > held)
        };
        flag(match effect {
            Effect::Good(good) => lacks(good),
            Effect::AnyGood => Good::ALL.into_iter().any(lacks),
            _ => false,
        })
    }

    /// Each customer in hand.
    pub(super) fn tell_hand(&self, told: &mut Told) {
        let Ahead { position, seat, player, soon, regions, .. } = self.ahead;
        let served = player.delivered.len() as u8;
        let count = customer_points(served + 1) - customer_points(served);
        for &(card, worth) in &self.hand {
            let face = card.face();
            let region = usize::from(face.region);
            let (mut missing, mut spare) = (0, 0);
            for (&held, ordered) in player.goods.iter().zip(face.order) {
                missing += ordered.saturating_sub(held);
                spare += held.saturating_sub(ordered) / 2;
            }
            let anywhere = player.gift() == Some(Ability::DeliverAnywhere);
            let reach = if anywhere { flag(self.acts) } else { self.reach[region] };
            let [_, _, favour, _, steps] = self.amounts(face.delivery);
            let trade: [f32; 5] = one_of(face.trade as usize);
            let figures = [
                worth / WORTH,
                reach * flag(missing == 0),
                of(missing, 3.0),
                of(face.order.iter().sum(), 5.0),
                favour,
                of(count + position.worth_of(seat, card), 5.0),
                steps,
                trade[0],
                trade[1],
                trade[2],
                trade[3],
                trade[4],
                soon * worth.max(0.0) * MISSING.powi(missing.into()) / WORTH,
                flag(missing > 0 && spare >= missing),
                flag(face.trade == Trade::Elder) * regions[region] / WORTH,
                reach,
            ];
            tell_part(told, Part::Customer, figures);
        }
    }

    /// Each mastery.
    pub(super) fn tell_masteries(&self, told: &mut Told) {
        let Ahead { position, seat, soon, .. } = self.ahead;
        let near = |of: Seat, mastery| {
            let Progress { have, need } = position.progress(of, mastery);
            (f32::from(have) / f32::from(need), need - have)
        };
        for (&mastery, claims) in position.masteries.iter().zip(&position.claims) {
            let claimed = claims.contains(&seat);
            let open = mastery_points(position.players).get(claims.len()).filter(|_| !claimed);
            let points = open.map_or(0.0, |&points| of(points, 5.0));
            let (share, missing) = near(seat, mastery);
            let rivals = position.seats().filter(|&other| other != seat && !claims.contains(&other));
            let rival = rivals.map(|other| near(other, mastery).0).fold(0.0, f32::max);
            let kind: [f32; 6] = one_of(mastery as usize);
            let figures = [
                soon * points * share * share,
                share,
                of(missing.min(3), 3.0),
                flag(claimed),
                claims.len() as f32 / 3.0,
                points,
                rival,
                kind[0],
                kind[1],
                kind[2],
                kind[3],
                kind[4],
                kind[5],
                points * flag(missing == 1),
                points * flag(missing == 0),
                points * soon,
            ];
            tell_part(told, Part::Mastery, figures);
        }
    }

    /// Each tile of the row.
    pub(super) fn tell_row(&self, told: &mut Told) {
        let Ahead { position, soon, .. } = self.ahead;
        for (at, &tile) in position.row.iter().enumerate() {
            let last = [
                flag(at == 0),
                of(tile.face().influence, 5.0),
                of(self.kinds[tile.face().kind as usize], 3.0),
                flag(tile.0 >= ERAS[1].0),
                soon,
            ];
            let worth = self.tiles[at] / WORTH;
            tell_part(told, Part::Tile, self.tile(tile, worth, flag(worth > 0.0), last));
        }
    }

    /// Each building of one's own.
    pub(super) fn tell_buildings(&self, told: &mut Told) {
        let Ahead { position, seat, .. } = self.ahead;
        for (space, tile) in position.owned(seat) {
            let plot = position.shore[space];
            let met = &self.met[space];
            let visits = self.ahead.visits(space);
            let last = [
                flag(plot.markers == [Some(seat); 2]),
                flag(plot.is_of_another(seat)),
                of(SHORES[space].touches(), 3.0),
                flag(met.own_coming),
                visits / 5.0,
            ];
            let worth = visits * met.own / WORTH;
            tell_part(told, Part::Building, self.tile(tile, worth, of(met.coming, 2.0), last));
        }
    }

    /// The figures of a tile: what it is worth, what it brings its owner, and what it is.
    fn tile(&self, tile: Tile, worth: f32, reach: f32, last: [f32; 5]) -> [f32; PART] {
        let mut figures = [0.0; PART];
        (figures[0], figures[1]) = (worth, reach);
        figures[2..7].copy_from_slice(&self.amounts(tile.face().owner));
        figures[7 + tile.face().kind as usize] = 1.0;
        figures[11..].copy_from_slice(&last);
        figures
    }
}
