//! How effects are resolved: what comes by itself comes at once, what leaves a choice waits for it.

use nurt_core::{Log, Seat};

use crate::components::{
    AROUND, Ability, Card, Effect, GOOD_STEP, Good, MOST_GOODS, MOST_KOKU, MOST_LIMIT, SHORES, STEP_GOOD,
    STEP_REWARDS, STEPS, Whose,
};
use crate::events::{Cause, Event, Gain};
use crate::state::{Choice, Gold, Pending, Source};

/// Where something is gained, and why.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    /// The region, from 0.
    pub(crate) region: u8,
    /// The shore space, from 0.
    pub(crate) space: u8,
    /// The river space, from 1.
    pub(crate) river: u8,
    /// The reason, for the log.
    pub(crate) why: Cause,
    /// Under what the points are counted.
    pub(crate) source: Source,
}

impl Gold {
    /// One effect for one player.
    pub(crate) fn resolve(&mut self, seat: Seat, effect: Effect, site: Site, log: &mut impl Log<Event>) {
        match effect {
            Effect::Koku(count) => self.gain_koku(seat, count, site, log),
            Effect::Good(good) => self.gain_good(seat, good, site.why, log),
            Effect::Favour(count) => self.gain_favour(seat, count, site.why, log),
            Effect::Points(count) => self.score(seat, count, site, log),
            Effect::Influence(steps) => self.advance(seat, site.region, steps, site.why, log),
            Effect::InfluenceWhereBuilt(steps) => {
                let regions = self.regions_of(seat);
                for region in (0..).zip(regions).filter_map(|(region, built)| built.then_some(region)) {
                    self.advance(seat, region, steps, site.why, log);
                }
            }
            Effect::InfluenceAround(steps) => {
                for region in regions_around(site.river) {
                    self.advance(seat, region, steps, site.why, log);
                }
            }
            Effect::KokuPer(kind) => {
                let count = self.buildings(seat, kind);
                self.gain_koku(seat, count, site, log);
            }
            Effect::KokuPerCustomer => {
                let count = self.seats[seat.index()].delivered.len() as u8;
                self.gain_koku(seat, count, site, log);
            }
            Effect::KokuPerEmpty(count) => {
                let around = AROUND[usize::from(site.river) - 1];
                let empty =
                    around.iter().filter(|&&space| self.shore[usize::from(space)].tile.is_none()).count();
                self.gain_koku(seat, count * empty as u8, site, log);
            }
            Effect::PointsPerCustomer(count) => {
                let customers = self.seats[seat.index()].delivered.len() as u8;
                self.score(seat, count * customers, site, log);
            }
            Effect::PointsPerTouch(count) => {
                self.score(seat, count * SHORES[usize::from(site.space)].touches(), site, log);
            }
            Effect::PointsIfVisited(whose, count) => {
                if self.visits(seat, site.river, whose) {
                    self.score(seat, count, site, log);
                }
            }
            Effect::PointsIfFirst(count) => {
                let here = |card: &Card| card.face().region == site.region;
                if self.seats[seat.index()].delivered.iter().filter(here).count() == 1 {
                    self.score(seat, count, site, log);
                }
            }
            Effect::Limit(by) => {
                let player = &mut self.seats[seat.index()];
                let limit = (player.limit + by).min(MOST_LIMIT);
                if std::mem::replace(&mut player.limit, limit) < limit {
                    log.note(|| Event::Limit { seat, limit });
                }
            }
            Effect::AnyGood => self.ask(seat, Choice::Good(site.why)),
            Effect::KokuOrGood(count) => self.ask(seat, Choice::KokuOrGood(count)),
            Effect::Sell(price) => self.ask(seat, Choice::Sell(price)),
            Effect::Royal => {
                if self.seats[seat.index()].royal.is_none() {
                    self.ask(seat, Choice::Royal);
                }
            }
            Effect::Marker(whose) => {
                // A8: without a building for it there is no marker.
                if self.shore.iter().any(|plot| plot.takes_marker(seat, whose)) {
                    self.ask(seat, Choice::Marker(whose));
                }
            }
            Effect::Draw(count) => self.ask(seat, Choice::Draw(count)),
        }
    }

    /// Several effects: those that come by themselves first.
    pub(crate) fn resolve_all(
        &mut self,
        seat: Seat,
        effects: &[Effect],
        site: Site,
        log: &mut impl Log<Event>,
    ) {
        for &effect in effects {
            self.resolve(seat, effect, site, log);
        }
    }

    fn ask(&mut self, seat: Seat, choice: Choice) {
        debug_assert!(!self.pending.is_full(), "so many choices never wait");
        let _ = self.pending.try_push(Pending { seat, choice });
    }

    /// R19: koku up to the limit.
    pub(crate) fn gain_koku(&mut self, seat: Seat, count: u8, site: Site, log: &mut impl Log<Event>) {
        let koku = &mut self.seats[seat.index()].koku;
        let count = count.min(MOST_KOKU - *koku);
        *koku += count;
        if count > 0 {
            log.note(|| Event::Gained { seat, gain: Gain::Koku(count), why: site.why });
        }
    }

    /// R19: a good, unless there are six.
    pub(crate) fn gain_good(&mut self, seat: Seat, good: Good, why: Cause, log: &mut impl Log<Event>) {
        let count = &mut self.seats[seat.index()].goods[good as usize];
        if *count < MOST_GOODS {
            *count += 1;
            log.note(|| Event::Gained { seat, gain: Gain::Good(good), why });
        }
    }

    /// R19: favour up to the limit.
    pub(crate) fn gain_favour(&mut self, seat: Seat, count: u8, why: Cause, log: &mut impl Log<Event>) {
        let player = &mut self.seats[seat.index()];
        let count = count.min(player.limit - player.favour);
        player.favour += count;
        if count > 0 {
            log.note(|| Event::Gained { seat, gain: Gain::Favour(count), why });
        }
    }

    pub(crate) fn score(&mut self, seat: Seat, count: u8, site: Site, log: &mut impl Log<Event>) {
        if count > 0 {
            self.seats[seat.index()].points[site.source as usize] += u16::from(count);
            log.note(|| Event::Gained { seat, gain: Gain::Points(count), why: site.why });
        }
    }

    /// R25, R26: steps on an influence track, with what stands there.
    pub(crate) fn advance(
        &mut self,
        seat: Seat,
        region: u8,
        steps: u8,
        why: Cause,
        log: &mut impl Log<Event>,
    ) {
        let track = usize::from(region);
        let from = self.seats[seat.index()].influence[track];
        let to = self.reached(seat, track, from, steps);
        if to == from {
            return;
        }
        self.seats[seat.index()].influence[track] = to;
        log.note(|| Event::Advanced { seat, region: region + 1, from, to, why });
        let site = Site { region, space: 0, river: 0, why: Cause::Track(region + 1), source: Source::Tracks };
        if from < GOOD_STEP && GOOD_STEP <= to {
            self.resolve(seat, STEP_GOOD[track], site, log);
        }
        for (step, rewards) in STEP_REWARDS {
            if from < step && step <= to {
                self.resolve_all(seat, rewards, site, log);
            }
        }
        // A28: whoever takes toll, in the order of the seats from the one who moved.
        for other in self.seats_from(seat).skip(1) {
            let player = &self.seats[other.index()];
            let own = player.influence[track];
            if let (Some(patron), Some(Ability::Toll(points))) = (player.patron, player.gift())
                && own > 0
                && from <= own
                && own < to
            {
                let site = Site { why: Cause::Patron(patron), source: Source::Patron, ..site };
                self.score(other, points, site, log);
            }
        }
    }

    /// Where so many steps lead; on stilts one jumps over the markers of others.
    fn reached(&self, seat: Seat, track: usize, from: u8, steps: u8) -> u8 {
        if self.seats[seat.index()].gift() != Some(Ability::Stilts) {
            return (from + steps).min(STEPS);
        }
        let taken = |step: u8| {
            self.seats().any(|other| other != seat && self.seats[other.index()].influence[track] == step)
        };
        let mut at = from;
        for _ in 0..steps {
            if at == STEPS {
                break;
            }
            at += 1;
            // A29: the last step may be shared.
            while at < STEPS && taken(at) {
                at += 1;
            }
        }
        at
    }

    /// Whether such a building stands at the river space.
    pub(crate) fn visits(&self, seat: Seat, river: u8, whose: Whose) -> bool {
        AROUND[usize::from(river) - 1]
            .iter()
            .any(|&space| self.shore[usize::from(space)].belongs(seat, whose))
    }
}

/// The regions that touch a river space, in order.
pub(crate) fn regions_around(river: u8) -> impl Iterator<Item = u8> {
    let around = AROUND[usize::from(river) - 1].map(|space| SHORES[usize::from(space)].region);
    // The shore spaces are in order, and so are their regions.
    (0..4).filter(move |&at| at == 0 || around[at - 1] != around[at]).map(move |at| around[at])
}
