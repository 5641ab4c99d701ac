//! What camps and the raft may still make of the map in a turn: for bots. Nothing is played out; distances and what the lead on
//! each hex is worth say it.

use nurt_core::Seat;

use crate::components::{
    CAMP_COST, CAMP_INCOME, CAMP_INFLUENCE, CAMPS, Cost, Count, DELTA_POINTS, VILLAGE_INCOME,
    VILLAGE_INFLUENCE, VILLAGE_POINTS,
};
use crate::evaluate::{DELTA_LATER, FOOTHOLD, IDLE, LATER, NOW, Purse, effect_worth};
use crate::geometry::{CENTRE, HEXES, Hex, Hexes, Juncture, RAFT_SPACES};
use crate::state::Winter;

/// Plans are made of so many journeys at most.
const JOURNEYS: usize = 5;

/// A tribe on the map, as it may stand after a few moves.
#[derive(Clone)]
struct Plan<'a> {
    position: &'a Winter,
    seat: Seat,
    eclipses: f32,
    purse: Purse,
    /// What the lead on each hex is worth.
    worth: [f32; HEXES],
    /// One's own influence on each hex, and the most that anybody else has.
    own: [u8; HEXES],
    others: [u8; HEXES],
    /// Camps that may travel: on each hex, on the starting tile, on the player board.
    camps: [u8; HEXES],
    /// Where camps have arrived, which travel no more.
    arrived: Hexes,
    start: u8,
    home: u8,
    raft: u8,
}

/// Where a camp comes from.
#[derive(Clone, Copy)]
enum Source {
    Hex(Hex),
    Start,
    /// A new one, where it is placed: on the starting tile if nothing is named.
    Home(Option<Hex>),
}

/// What may be done next.
#[derive(Clone, Copy)]
enum Journey {
    Camp(Source, Hex),
    /// A new camp that stays where it is placed.
    Stay(Option<Hex>),
    Raft(u8),
}

impl Winter {
    /// What moving about may bring somebody with this purse, a village included if one may be built.
    pub(crate) fn travel_worth(&self, seat: Seat, purse: Purse, village: bool, eclipses: f32) -> f32 {
        let plan = Plan::new(self, seat, purse, eclipses);
        let alone = plan.clone().journeys();
        match village.then(|| plan.village()).flatten() {
            Some((worth, after)) => alone.max(worth + after.journeys()),
            None => alone,
        }
    }
}

impl<'a> Plan<'a> {
    fn new(position: &'a Winter, seat: Seat, purse: Purse, eclipses: f32) -> Self {
        let player = position.player(seat);
        let (mut worth, mut own, mut others) = ([0.0; HEXES], [0; HEXES], [0; HEXES]);
        for hex in position.map.rich.iter() {
            let at = hex.index();
            worth[at] = position.lead_worth(seat, hex, eclipses);
            own[at] = position.influence(seat, hex);
            others[at] = position
                .tribes()
                .filter(|&other| other != seat)
                .map(|other| position.influence(other, hex))
                .max()
                .unwrap_or(0);
        }
        Self {
            position,
            seat,
            eclipses,
            purse,
            worth,
            own,
            others,
            camps: player.camps,
            arrived: Hexes::NONE,
            start: player.start,
            home: player.home,
            raft: player.raft,
        }
    }

    /// What the camps and the raft are worth for villages to come, as they stand now.
    fn formation(&self) -> f32 {
        let on_map = self.position.player(self.seat).stands;
        let stands = on_map.iter().filter(|hex| self.camps[hex.index()] > 0).collect::<Hexes>();
        let raft = self.position.map.raft_hex(self.raft).map_or(Hexes::NONE, Hexes::one);
        self.position.formation_worth(self.seat, stands.or(self.arrived).or(raft), self.eclipses)
    }

    /// What a hex is worth with so much influence of one's own.
    fn value(&self, hex: Hex, own: u8) -> f32 {
        let at = hex.index();
        if own == 0 {
            0.0
        } else if own >= self.others[at] {
            self.worth[at]
        } else {
            FOOTHOLD * self.worth[at]
        }
    }

    /// What changes with more or less influence on a hex.
    fn change(&self, hex: Hex, by: i8) -> f32 {
        let own = self.own[hex.index()];
        self.value(hex, own.saturating_add_signed(by)) - self.value(hex, own)
    }

    fn steps(&self, from: Source, to: Hex) -> u8 {
        match from {
            Source::Hex(from) | Source::Home(Some(from)) => from.distance(to),
            Source::Start | Source::Home(None) => {
                let place = self.position.player(self.seat).place;
                let nearest =
                    place.and_then(|place| place.touches().iter().map(|hex| hex.distance(to)).min());
                nearest.map_or(u8::MAX, |steps| steps + 1)
            }
        }
    }

    /// Where camps may come from.
    fn sources(&self) -> impl Iterator<Item = Source> {
        let on_map = self.position.player(self.seat).stands.iter();
        let on_map = on_map.filter(|hex| self.camps[hex.index()] > 0).map(Source::Hex);
        let start = (self.start > 0).then_some(Source::Start);
        let new = (self.home > 0).then(|| {
            let base = (!self.position.has_river()).then_some(CENTRE);
            Source::Home(self.position.map.raft_hex(self.raft).or(base))
        });
        on_map.chain(start).chain(new)
    }

    /// What a journey costs, and what it brings.
    fn weigh(&self, journey: Journey) -> (Cost, f32) {
        let walk = |steps: u8| Cost { labour: steps, ..Cost::default() };
        match journey {
            Journey::Camp(from, to) => {
                let steps = self.steps(from, to);
                let there = self.change(to, CAMP_INFLUENCE as i8);
                match from {
                    Source::Hex(from) => {
                        let left = self.change(from, -(CAMP_INFLUENCE as i8));
                        let idle = if self.position.map.base.contains(from) { IDLE } else { 0.0 };
                        (walk(steps), there + left + idle)
                    }
                    Source::Start => (walk(steps), there + IDLE),
                    Source::Home(_) => {
                        let cost = Cost { labour: CAMP_COST.labour + steps, ..CAMP_COST };
                        (cost, there + self.row_worth(self.home - 1) - self.row_worth(self.home))
                    }
                }
            }
            Journey::Stay(hex) => {
                let there = hex.map_or(0.0, |hex| self.change(hex, CAMP_INFLUENCE as i8));
                (CAMP_COST, there + self.row_worth(self.home - 1) - self.row_worth(self.home) - IDLE)
            }
            Journey::Raft(space) => {
                let map = &self.position.map;
                let by = CAMP_INFLUENCE as i8;
                let left = map.raft_hex(self.raft).map_or(0.0, |hex| self.change(hex, -by));
                let there = map.raft_hex(space).map_or(0.0, |hex| self.change(hex, by));
                (walk(1), left + there + self.delta_worth(space) - self.delta_worth(self.raft))
            }
        }
    }

    /// What the delta is worth with the raft on a space.
    fn delta_worth(&self, space: u8) -> f32 {
        let mut others = self.position.tribes().filter(|&other| other != self.seat);
        if others.any(|other| self.position.player(other).raft > space) {
            return 0.0;
        }
        let camps: u8 = self.position.map.waters.iter().map(|hex| self.camps[hex.index()]).sum();
        let points = f32::from(DELTA_POINTS.0 + DELTA_POINTS.1 * camps);
        points * (NOW * self.eclipses.min(1.0) + LATER * DELTA_LATER * (self.eclipses - 1.0).max(0.0))
    }

    /// What the empty places of the row of camps will bring.
    fn row_worth(&self, home: u8) -> f32 {
        let row = &CAMP_INCOME[..CAMPS - usize::from(home)];
        self.eclipses * row.iter().map(|&effect| effect_worth(effect, self.eclipses)).sum::<f32>()
    }

    /// The journeys that bring most for their cost, one after the other, and what all bring.
    fn journeys(mut self) -> f32 {
        let (mut sum, mut most) = (0.0, 0.0f32);
        let formation = self.formation();
        for _ in 0..JOURNEYS {
            let mut best: Option<(f32, Journey, Cost)> = None;
            let mut consider = |journey: Journey| {
                let (cost, gain) = self.weigh(journey);
                let net = gain - self.purse.price_of(cost);
                if net > best.map_or(0.0, |(net, ..)| net) && self.purse.pays(cost) {
                    best = Some((net, journey, cost));
                }
            };
            for from in self.sources() {
                // Where the lead is held already, one more camp brings nothing.
                let to = self.position.map.rich.iter().filter(|to| self.change(*to, 1) > 0.0);
                to.for_each(|to| consider(Journey::Camp(from, to)));
                if let Source::Home(hex) = from {
                    consider(Journey::Stay(hex));
                }
            }
            if self.position.has_river() {
                (self.raft + 1..RAFT_SPACES).for_each(|space| consider(Journey::Raft(space)));
            }
            let Some((net, journey, cost)) = best else { break };
            sum += net;
            self.purse.pay(cost);
            self.go(journey);
            most = most.max(sum + self.formation() - formation);
        }
        most
    }

    fn go(&mut self, journey: Journey) {
        match journey {
            Journey::Camp(from, to) => {
                self.leave(from);
                self.arrive(to);
            }
            Journey::Stay(hex) => {
                self.home -= 1;
                match hex {
                    Some(hex) => self.arrive(hex),
                    None => self.start += 1,
                }
            }
            Journey::Raft(space) => {
                let map = &self.position.map;
                if let Some(hex) = map.raft_hex(self.raft) {
                    self.own[hex.index()] -= CAMP_INFLUENCE;
                }
                if let Some(hex) = map.raft_hex(space) {
                    self.own[hex.index()] += CAMP_INFLUENCE;
                }
                self.raft = space;
            }
        }
    }

    fn arrive(&mut self, to: Hex) {
        self.own[to.index()] += CAMP_INFLUENCE;
        self.arrived.put(to);
    }

    fn leave(&mut self, from: Source) {
        match from {
            Source::Hex(from) => {
                self.camps[from.index()] -= 1;
                self.own[from.index()] = self.own[from.index()].saturating_sub(CAMP_INFLUENCE);
            }
            Source::Start => self.start -= 1,
            Source::Home(_) => self.home -= 1,
        }
    }

    /// The best village that can be built in this turn, what it is worth, and what is left for journeys.
    fn village(&self) -> Option<(f32, Self)> {
        if self.position.player(self.seat).villages_left() == 0 {
            return None;
        }
        let mut best: Option<(f32, Self)> = None;
        for juncture in Juncture::all().filter(|&juncture| self.position.is_open(juncture)) {
            if let Some((worth, after)) = self.village_at(juncture)
                && worth > best.as_ref().map_or(0.0, |(best, _)| *best)
            {
                best = Some((worth, after));
            }
        }
        best
    }

    fn village_at(&self, juncture: Juncture) -> Option<(f32, Self)> {
        let hexes = juncture.hexes();
        let held = hexes.and(self.position.player(self.seat).stands);
        let missing = hexes.without(held);
        // Two camps that have to come are as much as a turn can bring.
        if held.is_empty() || missing.len() > 2 {
            return None;
        }
        let mut after = self.clone();
        for hex in held.iter() {
            after.leave(Source::Hex(hex));
        }
        let raft = self.position.map.raft_hex(self.raft).filter(|&raft| missing.contains(raft));
        let (mut cost, mut sum) = (Cost::default(), 0.0);
        let mut used = held.len() as u8;
        for hex in missing.iter().filter(|&hex| Some(hex) != raft) {
            let reach = |&from: &Source| after.weigh(Journey::Camp(from, hex)).0;
            let from = after.sources().min_by_key(|from| reach(from).labour)?;
            let more = reach(&from);
            cost = Cost { labour: cost.labour + more.labour, food: cost.food + more.food, ..cost };
            if !self.purse.pays(cost) {
                return None;
            }
            // What it leaves behind is missed; on the three hexes the village stands for it.
            if let Source::Hex(from) = from {
                sum += after.change(from, -(CAMP_INFLUENCE as i8));
            }
            after.leave(from);
            used += 1;
        }
        after.purse.pay(cost);
        sum -= self.purse.price_of(cost);
        sum += self.position.new_village_worth(self.seat, juncture, self.eclipses);
        after.home += used;
        if raft.is_some() {
            sum += after.delta_worth(0) - after.delta_worth(after.raft);
            after.raft = 0;
        }
        sum += after.formation() - self.formation();
        sum += after.row_worth(after.home) - self.row_worth(self.home);
        for hex in hexes.iter() {
            let own = &mut after.own[hex.index()];
            if Some(hex) == raft {
                *own -= CAMP_INFLUENCE;
            }
            *own += VILLAGE_INFLUENCE;
            sum += after.value(hex, after.own[hex.index()]) - self.value(hex, self.own[hex.index()]);
        }
        Some((sum, after))
    }
}

impl Winter {
    /// What a village here would bring by itself: points in the end, and in every eclipse.
    pub(crate) fn new_village_worth(&self, seat: Seat, juncture: Juncture, eclipses: f32) -> f32 {
        let player = self.player(seat);
        let income = VILLAGE_INCOME[player.villages.len()].iter();
        let mut each: f32 = income.map(|&effect| effect_worth(effect, eclipses)).sum();
        let hexes = juncture.hexes();
        for stone in player.stones.iter() {
            let face = stone.face();
            let counts = match face.per {
                Count::Villages => true,
                Count::VillagesAt(terrain) => !hexes.and(self.map.of[terrain as usize]).is_empty(),
                Count::VillagesAtLandmarks => !hexes.and(self.map.landmarks).is_empty(),
                Count::VillagesAtRiver => !hexes.and(self.map.waters).is_empty(),
                _ => false,
            };
            each += f32::from(u8::from(counts) * face.points);
        }
        f32::from(VILLAGE_POINTS) + eclipses * each
    }
}
