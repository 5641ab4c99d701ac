//! How good a position looks: for bots, which ask it of positions that they have imagined.

use std::ops::ControlFlow;

use nurt_core::{Fast, Seat, Silent};

use crate::components::{
    Card, Effect, GOOD_STEP, MOST_BEHIND, MOST_GOODS, PATRONS, REGIONS, RIVER, SHORES, START_LIMIT,
    STEP_REWARDS, STEPS, Tile, Trade, Whose, mastery_points,
};
use crate::moves::Move;
use crate::scoring::customer_points;
use crate::state::{Gold, Phase, Player};

// The weights are points, unless something else is said. They were found by letting a greedy bot play some hundred games
// for two and for four against itself with each change of one of them.

/// A koku, a good, a good of choice and a favour, while there is time to use them.
pub(crate) const KOKU: f32 = 0.22;
const GOOD: f32 = 0.8;
pub(crate) const ANY_GOOD: f32 = 2.42;
pub(crate) const FAVOUR: f32 = 0.5;
/// What is left of the worth of a good beyond so many of its kind.
const SPARE: f32 = 0.4;
const PLENTY: u8 = 3;
/// A favour more that can be held.
const LIMIT: f32 = 0.8;
/// So many turns before the end, what is good for something only later begins to lose its worth.
pub(crate) const LATER: f32 = 6.4;
/// Tiles that come into the row in a turn: how near the end is.
const PACE: f32 = 0.62;
/// What a customer in hand promises, as a share of what delivering brings; what is left of that for each good that is
/// missing; and how much the others add to the best one.
const IN_HAND: f32 = 0.2;
pub(crate) const MISSING: f32 = 0.7;
const SECOND_BEST: f32 = 0.3;
/// What a customer will do once served: a merchant in five turns, a noble in eight, an artisan at all. And how much of its
/// region's promise an elder adds.
const MERCHANT: f32 = 2.64;
const NOBLE: f32 = 3.84;
const ARTISAN: f32 = 1.2;
const ELDER: f32 = 0.64;
/// A second marker.
const MARKER: f32 = 2.0;
/// A step on a track by itself, and a reward that is near: one of the first, one of the last.
const STEP: f32 = 0.12;
const NEAR: (f32, f32) = (0.4, 1.2);
/// By how many steps a lead may still change in each turn to come, and after how many turns the places of now say as much
/// as those that may be hoped for.
const SLACK: f32 = 0.25;
const CERTAIN: f32 = 3.0;
/// How many of the turns to come are voyages.
const VOYAGES: f32 = 0.54;
/// A mastery that is nearly met, as a share of its points.
const MASTERY: f32 = 1.1;
/// How much of the best next action counts, and how much of what it brings to others is held against it.
const NEXT_TURN: f32 = 0.6;
pub(crate) const FOR_OTHERS: f32 = 0.128;
/// The lead that counts for something in the last turn, and what each turn to come adds.
const DOUBT: (f32, f32) = (3.0, 0.6);
/// By how many points more than the others the player of each patron ended, when patrons were chosen at random.
const PATRON: [f32; PATRONS] = [1.0, -1.2, -1.3, 0.6, -1.9, -8.0, 10.4, 3.1];

/// What a seat sees ahead.
pub(crate) struct Ahead<'a> {
    pub(crate) position: &'a Gold,
    pub(crate) seat: Seat,
    pub(crate) player: &'a Player,
    /// How many turns each may still have.
    pub(crate) turns: f32,
    /// How much is left of the worth of what is good for something only later.
    pub(crate) soon: f32,
    /// What each region promises as the tracks stand.
    pub(crate) regions: [f32; REGIONS],
}

impl Gold {
    /// The share of the victory that a seat can expect.
    pub(crate) fn guess(&self, seat: Seat) -> f32 {
        // Whoever turned the die or exchanged something did it for an action.
        if self.phase == Phase::Main && self.turn == seat {
            let mut best = 0.0f32;
            let mut chance = Fast::new(1);
            let _ = self.each_move(&mut |mv| {
                if matches!(mv, Move::Build(..) | Move::Sail(..) | Move::Deliver(_)) {
                    let mut next = self.clone();
                    next.advance_by(mv, &mut chance, &mut Silent);
                    best = best.max(next.share(seat));
                }
                ControlFlow::Continue(())
            });
            return best;
        }
        self.share(seat)
    }

    fn share(&self, seat: Seat) -> f32 {
        if let Some(winners) = self.best() {
            return if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        // After the last action only exchanges are left, which nobody has to make.
        if self.phase == Phase::End && self.last_turns.is_some() {
            let mut next = self.clone();
            next.act(Move::End, &mut Fast::new(1), &mut Silent);
            return next.share(seat);
        }
        let mine = self.ahead(seat).promise(Whose::Own);
        let doubt = self.doubt();
        let others: f32 = self
            .seats()
            .filter(|&other| other != seat)
            .map(|other| ((self.ahead(other).promise(Whose::Other) - mine) / doubt).exp())
            .sum();
        1.0 / (1.0 + others)
    }

    /// The logarithm of a seat's odds beside those of the others.
    pub(crate) fn lead(&self, seat: Seat) -> f32 {
        self.ahead(seat).promise(Whose::Own) / self.doubt()
    }

    /// The points that make one e times as likely to win as another.
    fn doubt(&self) -> f32 {
        DOUBT.0 + DOUBT.1 * self.turns_left()
    }

    /// What a seat sees ahead.
    pub(crate) fn ahead(&self, seat: Seat) -> Ahead<'_> {
        let turns = self.turns_left().max(0.0);
        let soon = (turns / LATER).min(1.0);
        let player = self.player(seat);
        let mut ahead = Ahead { position: self, seat, player, turns, soon, regions: [0.0; REGIONS] };
        for region in 0..REGIONS {
            ahead.regions[region] = ahead.region(region, player.influence[region]);
        }
        ahead
    }

    /// How many turns each may still have.
    pub(crate) fn turns_left(&self) -> f32 {
        if let Some(turns) = self.last_turns {
            return (f32::from(turns) - 1.0) / f32::from(self.players);
        }
        let tiles = self.tops.iter().flatten().count() as f32 + f32::from(self.below[0] + self.below[1]);
        1.0 + tiles / (PACE * f32::from(self.players))
    }
}

impl Ahead<'_> {
    /// The points that the player may come to.
    fn promise(&self, whose: Whose) -> f32 {
        let Self { position, seat, player, turns, soon, .. } = *self;
        let mut sum = f32::from(player.score());
        sum += self.regions.iter().sum::<f32>();
        sum += f32::from(customer_points(player.delivered.len() as u8));
        for card in player.delivered.iter() {
            sum += f32::from(position.worth_of(seat, card)) + self.kept(card);
        }
        sum += soon * KOKU * f32::from(player.koku) + soon * FAVOUR * f32::from(player.favour);
        let goods =
            |&count: &u8| f32::from(count.min(PLENTY)) + SPARE * f32::from(count.saturating_sub(PLENTY));
        sum += soon * GOOD * player.goods.iter().map(goods).sum::<f32>();
        sum += LIMIT * soon * f32::from(player.limit - START_LIMIT);
        sum += self.hand();
        sum += self.buildings();
        sum += self.masteries();
        sum += player.patron.map_or(0.0, |patron| PATRON[usize::from(patron.0)]);
        if turns > 0.0 {
            sum += NEXT_TURN * turns.min(1.0) * self.next_turn(whose);
        }
        sum
    }

    /// What a region promises with so many steps: its points as they stand, and every step towards more.
    pub(crate) fn region(&self, region: usize, step: u8) -> f32 {
        let Self { position, seat, turns, soon, .. } = *self;
        let places = position.places(region);
        let times = if position.doubles(seat, region) { 2.0 } else { 1.0 };
        let (mut now, mut hoped) = (0.0, 0.0);
        if step > 0 {
            let others = || {
                position
                    .seats()
                    .filter(|&other| other != seat)
                    .map(|other| position.player(other).influence[region])
            };
            let ahead = others().filter(|&other| other > step).count();
            let tied = 1 + others().filter(|&other| other == step).count();
            let far = position.players == 2 && others().any(|other| other > step + MOST_BEHIND);
            if !far {
                let sum: u8 = places.iter().skip(ahead).take(tied).sum();
                now = f32::from(sum / tied as u8);
            }
            // The place that may be hoped for: each other is ahead in the end more or less likely.
            let slack = 1.0 + SLACK * turns;
            let mut passed = 0.0;
            for other in others() {
                let lead = f32::from(step) - f32::from(other);
                passed += 1.0 / (1.0 + (lead / slack).exp());
            }
            let value = |place: usize| places.get(place).copied().map_or(0.0, f32::from);
            let low = passed as usize;
            let part = passed - low as f32;
            hoped = value(low) * (1.0 - part) + value(low + 1) * part;
        }
        let certain = 1.0 / (1.0 + turns / CERTAIN);
        let mut sum = times * (certain * now + (1.0 - certain) * hoped);
        sum += STEP * f32::from(step) * soon;
        // Rewards of the track that are near.
        if step < GOOD_STEP {
            sum += soon * GOOD * f32::from(step) / f32::from(GOOD_STEP) * 0.5;
        }
        for (reward, _) in STEP_REWARDS {
            if step < reward {
                let near = 1.0 - f32::from(reward - step) / 6.0;
                sum += soon * near.max(0.0) * if reward >= 13 { NEAR.1 } else { NEAR.0 };
                break;
            }
        }
        sum
    }

    /// What steps in a region are worth, with what stands on the way.
    pub(crate) fn steps(&self, region: usize, steps: u8) -> f32 {
        let from = self.player.influence[region];
        let to = (from + steps).min(STEPS);
        let mut sum = self.region(region, to) - self.regions[region];
        if from < GOOD_STEP && GOOD_STEP <= to {
            sum += self.soon * GOOD;
        }
        for (step, rewards) in STEP_REWARDS {
            if from < step && step <= to {
                sum += rewards.iter().map(|&effect| self.effect(effect, region)).sum::<f32>();
            }
        }
        sum
    }

    /// What an effect is worth.
    pub(crate) fn effect(&self, effect: Effect, region: usize) -> f32 {
        let Self { position, seat, player, soon, .. } = *self;
        match effect {
            Effect::Koku(count) => soon * KOKU * f32::from(count),
            Effect::Good(good) => {
                let held = player.goods[good as usize];
                soon * GOOD
                    * if held >= MOST_GOODS {
                        0.0
                    } else if held >= PLENTY {
                        SPARE
                    } else {
                        1.0
                    }
            }
            Effect::AnyGood => soon * ANY_GOOD,
            Effect::Favour(count) => soon * FAVOUR * f32::from(count.min(player.limit - player.favour)),
            Effect::Points(count) => f32::from(count),
            Effect::Influence(count) => self.steps(region, count),
            Effect::KokuPer(kind) => soon * KOKU * (f32::from(position.buildings(seat, kind)) + 0.5),
            Effect::KokuPerCustomer => soon * KOKU * (player.delivered.len() as f32 + 0.7),
            Effect::Draw(_) => 0.2 * soon,
            _ => 0.0,
        }
    }

    /// What a visit brings to the owner of a marker.
    pub(crate) fn owner(&self, tile: Tile, region: usize) -> f32 {
        tile.face().owner.iter().map(|&effect| self.effect(effect, region)).sum()
    }

    /// How often a shore space may still be visited.
    pub(crate) fn visits(&self, space: usize) -> f32 {
        let sails = VOYAGES * self.turns * f32::from(self.position.players);
        let imperial = if self.position.tops[0].is_some() { 1.0 } else { 0.0 };
        sails * f32::from(SHORES[space].touches()) / f32::from(RIVER) + imperial
    }

    /// What one's own buildings may bring.
    fn buildings(&self) -> f32 {
        let mut sum = 0.0;
        for (space, plot) in self.position.shore.iter().enumerate() {
            let markers = plot.markers.iter().flatten().filter(|&&owner| owner == self.seat).count();
            if let (1.., Some(tile)) = (markers, plot.tile) {
                sum += markers as f32 * self.visits(space) * self.owner(tile, SHORES[space].region.into());
            }
        }
        sum
    }

    /// What the masteries that are not claimed promise.
    fn masteries(&self) -> f32 {
        let mut sum = 0.0;
        for (at, &mastery) in self.position.masteries.iter().enumerate() {
            let claims = &self.position.claims[at];
            if let Some(&points) = mastery_points(self.position.players).get(claims.len())
                && !claims.contains(&self.seat)
            {
                let progress = self.position.progress(self.seat, mastery);
                let near = f32::from(progress.have) / f32::from(progress.need);
                sum += MASTERY * f32::from(points) * near * near * self.soon;
            }
        }
        sum
    }

    /// What a customer who has been served will still do.
    pub(crate) fn kept(&self, card: Card) -> f32 {
        let Self { turns, soon, .. } = *self;
        match card.face().trade {
            Trade::Merchant => MERCHANT * turns / 5.0,
            Trade::Noble => NOBLE * turns / 8.0,
            Trade::Artisan => ARTISAN * soon,
            Trade::Elder | Trade::Monk => 0.0,
        }
    }

    /// What delivering to a customer would bring.
    pub(crate) fn deliver(&self, card: Card) -> f32 {
        let Self { position, seat, player, soon, .. } = *self;
        let count = player.delivered.len() as u8;
        let face = card.face();
        let region = usize::from(face.region);
        let mut sum = f32::from(customer_points(count + 1) - customer_points(count)) + self.kept(card);
        sum += f32::from(position.worth_of(seat, card));
        for &effect in face.delivery {
            sum += match effect {
                Effect::Limit(by) => LIMIT * soon * f32::from(by),
                Effect::Marker(Whose::Own | Whose::Other) => MARKER * soon,
                _ => self.effect(effect, region),
            };
        }
        if face.trade == Trade::Elder {
            sum += ELDER * self.regions[region];
        }
        sum - soon * GOOD * f32::from(face.order.iter().sum::<u8>())
    }

    /// What the customers in hand promise.
    fn hand(&self) -> f32 {
        let Self { player, turns, soon, .. } = *self;
        let (mut best, mut others) = (0.0, 0.0);
        for card in player.hand.iter() {
            let order = card.face().order;
            let missing: u8 =
                player.goods.iter().zip(order).map(|(&held, ordered)| ordered.saturating_sub(held)).sum();
            if f32::from(missing) > 2.0 * turns {
                continue;
            }
            let hope = self.deliver(card).max(0.0) * MISSING.powi(missing.into());
            others += hope.min(best);
            best = best.max(hope);
        }
        soon * IN_HAND * (best + SECOND_BEST * others)
    }
}
