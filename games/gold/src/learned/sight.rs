//! What a seat has in view: what the next action may bring, and what is met on the river.

use std::array;

use arrayvec::ArrayVec;
use nurt_core::Seat;
use nurt_core::net::flag;
use strum::EnumCount;

use super::most;
use crate::components::{
    AROUND, Ability, Card, DISCOUNT, EMPTY_KOKU, Effect, JOURNEY_KOKU, Kind, MOST_PLAYERS, REGIONS, RIVER,
    ROW, SHORE, SHORES,
};
use crate::effects::regions_around;
use crate::evaluate::{ANY_GOOD, Ahead, FAVOUR, FOR_OTHERS, KOKU};
use crate::flow::{sail_to, turn_cost};
use crate::rules::has;
use crate::state::{Gold, Phase};

/// Building brings at most so many steps.
const MOST_STEPS: usize = 5;
/// What amounts of koku, goods, favour, points and steps are divided by.
const AMOUNTS: [f32; 5] = [5.0, 3.0, 2.0, 5.0, 5.0];
/// No hand is larger while customers are drawn.
const MOST_HAND: usize = 8;

/// What is met at a shore space.
#[derive(Clone, Copy, Default)]
pub(super) struct Met {
    /// What it is worth to visit it.
    visitor: f32,
    /// What a visit is worth to the seat as an owner, and what it would be worth in place of the other owners.
    pub(super) own: f32,
    others: f32,
    /// How many ships of others come there with the dice as they lie, and whether one of the seat does.
    pub(super) coming: u8,
    pub(super) own_coming: bool,
}

/// What a seat has in view.
pub(super) struct Sight<'a> {
    pub(super) ahead: Ahead<'a>,
    /// Whether another action is to come, and whether the die for it has been rolled.
    pub(super) acts: bool,
    pub(super) rolled: bool,
    /// How likely each face can be had for the next action, and the favour that it costs.
    pub(super) reach: [f32; REGIONS],
    pub(super) costs: [f32; REGIONS],
    /// Buildings of the seat by kind, and where there are some.
    pub(super) kinds: [u8; Kind::COUNT],
    pub(super) built: [bool; REGIONS],
    /// Buildings by seat.
    pub(super) buildings: [u8; MOST_PLAYERS],
    /// How much cheaper building is, and the lowest price of a free space, if there is one.
    discounts: [u8; REGIONS],
    pub(super) cheapest: [Option<u8>; REGIONS],
    /// What so many steps are worth, as far as somebody has asked.
    steps: [[Option<f32>; MOST_STEPS + 1]; REGIONS],
    /// What is met at each shore space.
    pub(super) met: [Met; SHORE],
    /// What each customer in hand is worth once served.
    pub(super) hand: ArrayVec<(Card, f32), MOST_HAND>,
    /// What the best action of each kind is worth with each face: a voyage of each ship, a delivery, a building.
    pub(super) voyages: [[f32; REGIONS]; 2],
    pub(super) deliveries: [f32; REGIONS],
    pub(super) builds: [f32; REGIONS],
    /// The points that each region would bring now.
    pub(super) places: [f32; REGIONS],
    /// What each tile of the row is worth at its best place in reach.
    pub(super) tiles: [f32; ROW],
}

impl Gold {
    /// Whether the seat has another action, and whether its die for it has been rolled.
    fn is_to_act(&self, seat: Seat) -> (bool, bool) {
        let away = self.distance(self.turn, seat);
        let done = away == 0 && matches!(self.phase, Phase::Act | Phase::Settle | Phase::End | Phase::Over);
        let acts = self.last_turns.is_none_or(|turns| away < turns && !done);
        (acts, acts && !done && self.player(seat).die != 0)
    }
}

impl<'a> Sight<'a> {
    pub(super) fn new(position: &'a Gold, seat: Seat) -> Self {
        let ahead = position.ahead(seat);
        let (acts, rolled) = position.is_to_act(seat);
        let mut sight = Self {
            ahead,
            acts,
            rolled,
            reach: [0.0; REGIONS],
            costs: [1.5; REGIONS],
            kinds: [0; Kind::COUNT],
            built: [false; REGIONS],
            buildings: [0; MOST_PLAYERS],
            discounts: [0; REGIONS],
            cheapest: [None; REGIONS],
            steps: [[None; MOST_STEPS + 1]; REGIONS],
            met: [Met::default(); SHORE],
            hand: ArrayVec::new(),
            voyages: [[0.0; REGIONS]; 2],
            deliveries: [0.0; REGIONS],
            builds: [0.0; REGIONS],
            places: [0.0; REGIONS],
            tiles: [0.0; ROW],
        };
        sight.see_die();
        sight.see_shore();
        sight.see_ships();
        sight.see_hand();
        sight.see_row();
        for (region, points) in sight.places.iter_mut().enumerate() {
            let share = position.region_shares(region)[seat.index()];
            *points = if position.doubles(seat, region) { 2.0 } else { 1.0 } * f32::from(share);
        }
        sight
    }

    /// What the best action is worth with a face, which is counted from 0.
    pub(super) fn best(&self, face: usize) -> f32 {
        most(&[self.voyages[0][face], self.voyages[1][face], self.deliveries[face], self.builds[face]])
    }

    /// What faces can be had, and where building is cheaper.
    fn see_die(&mut self) {
        let player = self.ahead.player;
        if self.rolled {
            self.costs = array::from_fn(|face| turn_cost(player.die, face as u8 + 1).into());
            self.reach = self.costs.map(|cost| flag(cost <= f32::from(player.favour)));
        } else if self.acts {
            let sets = player.favour > 0 && player.gift() == Some(Ability::SetDie);
            // Of six faces that may be rolled, so many are near enough to any other one.
            let near = if sets { 6 } else { (1 + 2 * player.favour).min(6) };
            self.reach = [f32::from(near) / REGIONS as f32; REGIONS];
        }
        for card in player.delivered.iter().filter(|card| card.face().ability == Some(Ability::Discount)) {
            self.discounts[usize::from(card.face().region)] = DISCOUNT;
        }
    }

    /// What stands on the shore, whose it is, and what a visit is worth.
    fn see_shore(&mut self) {
        let Ahead { position, seat, soon, .. } = self.ahead;
        for (plot, shore) in position.shore.iter().zip(SHORES) {
            let Some(tile) = plot.tile else { continue };
            let [first, second] = plot.markers;
            for owner in first.into_iter().chain(second.filter(|_| second != first)) {
                self.buildings[owner.index()] += 1;
            }
            if plot.is_of(seat) {
                self.kinds[tile.face().kind as usize] += 1;
                self.built[usize::from(shore.region)] = true;
            }
        }
        for (space, (plot, shore)) in position.shore.iter().zip(SHORES).enumerate() {
            let mut met = Met { visitor: soon * KOKU * f32::from(EMPTY_KOKU), ..Met::default() };
            if let Some(tile) = plot.tile {
                let region = usize::from(shore.region);
                met.visitor = self.worth(tile.face().visitor, region);
                if plot.markers[0].is_some() {
                    let owner = self.worth(tile.face().owner, region);
                    let markers = plot.markers.iter().flatten().count() as f32;
                    let own = plot.markers.iter().filter(|&&marker| marker == Some(seat)).count() as f32;
                    (met.own, met.others) = (own * owner, (markers - own) * owner);
                }
            }
            self.met[space] = met;
        }
    }

    /// Where ships are bound for, and what a voyage with each face is worth.
    fn see_ships(&mut self) {
        let Ahead { position, seat, player, soon, .. } = self.ahead;
        for other in position.seats() {
            let Some(rivers) = self.bound_for(other) else { continue };
            for space in rivers.into_iter().flat_map(|river| AROUND[usize::from(river) - 1]) {
                let met = &mut self.met[usize::from(space)];
                met.coming += u8::from(other != seat);
                met.own_coming |= other == seat;
            }
        }
        if player.ships[0] == 0 || !self.acts {
            return;
        }
        let mut journey = soon * ANY_GOOD.max(KOKU * f32::from(JOURNEY_KOKU));
        for card in player.delivered.iter() {
            journey += self.worth(card.face().journey, usize::from(card.face().region));
        }
        for (ship, from) in player.ships.into_iter().enumerate() {
            for face in 0..REGIONS {
                let steps = face as u8 + 1;
                let mut worth = self.voyage(ship, sail_to(from, steps));
                worth += journey * flag(from + steps > RIVER);
                self.voyages[ship][face] = worth;
            }
        }
    }

    /// What customers are worth.
    fn see_hand(&mut self) {
        let player = self.ahead.player;
        for card in player.hand.iter().take(MOST_HAND) {
            let worth = self.ahead.deliver(card) + self.first_served(card);
            self.hand.push((card, worth));
            if has(player, card) {
                let anywhere = player.gift() == Some(Ability::DeliverAnywhere);
                for (region, best) in self.deliveries.iter_mut().enumerate() {
                    if anywhere || region == usize::from(card.face().region) {
                        *best = best.max(worth);
                    }
                }
            }
        }
    }

    /// What the patron adds for the first customer of a region.
    fn first_served(&self, card: Card) -> f32 {
        let player = self.ahead.player;
        let here = |served: Card| served.face().region == card.face().region;
        match player.patron.map(|patron| patron.face().deliver) {
            Some([Effect::PointsIfFirst(points)]) if !player.delivered.iter().any(here) => f32::from(*points),
            _ => 0.0,
        }
    }

    /// What building is worth, by region and by tile.
    fn see_row(&mut self) {
        let Ahead { position, player, soon, .. } = self.ahead;
        let anywhere = player.gift() == Some(Ability::BuildAnywhere);
        let surveys = player.patron.is_some_and(|patron| !patron.face().build.is_empty());
        // What the tiles bring to an owner, and at once. Spaces are in order of their regions.
        let mut known = REGIONS;
        let mut brings = [(0.0, 0.0); ROW];
        for (space, shore) in SHORES.iter().enumerate().filter(|&(space, _)| position.is_free(space)) {
            let region = usize::from(shore.region);
            let price = shore.cost.saturating_sub(self.discounts[region]);
            self.cheapest[region] = Some(self.cheapest[region].map_or(price, |least| least.min(price)));
            let reach = if anywhere { flag(self.acts) } else { self.reach[region] };
            if price > player.koku || reach == 0.0 {
                continue;
            }
            if known != region {
                known = region;
                for (at, &tile) in position.row.iter().enumerate() {
                    let favour = soon * FAVOUR * flag(at == 0 && player.favour < player.limit);
                    let once = self.steps(region, tile.face().influence) + favour;
                    brings[at] = (self.worth(tile.face().owner, region), once);
                }
            }
            let visits = self.ahead.visits(space);
            let cost = soon * KOKU * f32::from(price) - flag(surveys) * f32::from(shore.touches());
            for (at, &(owner, once)) in brings[..position.row.len()].iter().enumerate() {
                let worth = visits * owner + once - cost;
                self.builds[region] = self.builds[region].max(worth);
                self.tiles[at] = self.tiles[at].max(reach * worth);
            }
        }
        if anywhere {
            self.builds = [most(&self.builds); REGIONS];
        }
    }

    /// Where the ships of a seat come to with its die, once it has been rolled.
    pub(super) fn bound_for(&self, seat: Seat) -> Option<[u8; 2]> {
        let position = self.ahead.position;
        let player = position.player(seat);
        let (_, rolled) = position.is_to_act(seat);
        (rolled && player.ships[0] != 0).then(|| player.ships.map(|ship| sail_to(ship, player.die)))
    }

    /// What steps in a region are worth.
    fn steps(&mut self, region: usize, steps: u8) -> f32 {
        let ahead = &self.ahead;
        *self.steps[region][usize::from(steps).min(MOST_STEPS)]
            .get_or_insert_with(|| ahead.steps(region, steps))
    }

    /// What effects are worth that come by themselves.
    fn worth(&mut self, effects: &[Effect], region: usize) -> f32 {
        let Ahead { player, soon, .. } = self.ahead;
        let mut sum = 0.0;
        for &effect in effects {
            sum += match effect {
                Effect::Influence(steps) => self.steps(region, steps),
                Effect::KokuPer(kind) => soon * KOKU * (f32::from(self.kinds[kind as usize]) + 0.5),
                Effect::PointsPerCustomer(points) => f32::from(points) * player.delivered.len() as f32,
                Effect::InfluenceWhereBuilt(steps) => {
                    (0..REGIONS).map(|at| if self.built[at] { self.steps(at, steps) } else { 0.0 }).sum()
                }
                effect => self.ahead.effect(effect, region),
            };
        }
        sum
    }

    /// What a ship gets on a river space, less what others get.
    fn voyage(&mut self, ship: usize, river: u8) -> f32 {
        let Ahead { position, seat, player, soon, .. } = self.ahead;
        let around = AROUND[usize::from(river) - 1];
        let mut sum = 0.0;
        for space in around {
            let met = &self.met[usize::from(space)];
            sum += met.visitor + met.own - FOR_OTHERS * met.others;
        }
        let royal = player.royal.map(usize::from) == Some(ship);
        let nobles = player.delivered.iter().filter(|_| royal).flat_map(|card| card.face().royal);
        let patron = player.patron.into_iter().flat_map(|patron| patron.face().sail);
        for &effect in nobles.chain(patron) {
            sum += match effect {
                Effect::PointsIfVisited(whose, points) => {
                    flag(position.visits(seat, river, whose)) * f32::from(points)
                }
                Effect::KokuPerEmpty(koku) => {
                    let empty = around.iter().filter(|&&at| position.shore[usize::from(at)].tile.is_none());
                    soon * KOKU * f32::from(koku) * empty.count() as f32
                }
                Effect::InfluenceAround(steps) => {
                    regions_around(river).map(|at| self.steps(at.into(), steps)).sum()
                }
                _ => 0.0,
            };
        }
        sum
    }

    /// How many koku, goods, favour, points and steps effects bring. A good of choice counts as two.
    pub(super) fn amounts(&self, effects: &[Effect]) -> [f32; 5] {
        let mut sums = [0.0; 5];
        for &effect in effects {
            let (at, count) = match effect {
                Effect::Koku(count) => (0, count),
                Effect::KokuPer(kind) => (0, self.kinds[kind as usize]),
                Effect::KokuPerCustomer => (0, self.ahead.player.delivered.len() as u8),
                Effect::Good(_) => (1, 1),
                Effect::AnyGood => (1, 2),
                Effect::Favour(count) => (2, count),
                Effect::Points(count) => (3, count),
                Effect::Influence(count) => (4, count),
                _ => continue,
            };
            sums[at] += f32::from(count) / AMOUNTS[at];
        }
        sums
    }
}
