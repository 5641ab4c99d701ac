//! Moves that are compared side by side: each round, all of them are tried in the same imagined position with the same luck,
//! so that luck tells nothing about which is better. Those that fall behind are dropped.

use nurt_core::{Chance, Evaluate, Fast, Seat};

use super::budget::Clock;
use super::tree::{Arm, ROOT};
use super::walk::{Found, Walker};

/// Of so many moves it is to be known how good they are, if it is not only about choosing one.
const HINTS: usize = 3;
/// By how many standard errors a move must be behind the best to be dropped before its time.
const CLEARLY: f64 = 3.0;
/// After so few rounds nothing is clear.
const ROUNDS: u32 = 24;

/// A race between moves.
pub(super) struct Race {
    /// Those that are still in it, the best first.
    alive: Vec<usize>,
    rounds: u32,
    /// What each came to in all rounds, and the products with what each other one came to.
    sums: Vec<f64>,
    products: Vec<f64>,
    began: usize,
}

impl Race {
    /// A race of so many.
    pub fn new(rivals: usize) -> Self {
        Self {
            alive: (0..rivals).collect(),
            rounds: 0,
            sums: vec![0.0; rivals],
            products: vec![0.0; rivals * rivals],
            began: rivals,
        }
    }

    /// Those that are still in it, the best first; before anything is known, in the order in which they came.
    pub fn alive(&self) -> &[usize] {
        &self.alive
    }

    /// A round is over: what each of those who are in it came to.
    pub fn note(&mut self, worths: &[f64]) {
        debug_assert_eq!(worths.len(), self.alive.len());
        self.rounds += 1;
        for (&one, worth) in self.alive.iter().zip(worths) {
            self.sums[one] += worth;
            for (&other, of_other) in self.alive.iter().zip(worths) {
                self.products[one * self.began + other] += worth * of_other;
            }
        }
        let sums = &self.sums;
        self.alive.sort_by(|&a, &b| sums[b].total_cmp(&sums[a]).then(a.cmp(&b)));
    }

    /// Drops the worst until no more than so many are left.
    pub fn keep(&mut self, most: usize) {
        self.alive.truncate(most);
    }

    /// Drops those that are clearly worse than the best.
    pub fn drop_beaten(&mut self) {
        let Some(&best) = self.alive.first().filter(|_| self.rounds >= ROUNDS) else { return };
        let rounds = f64::from(self.rounds);
        let (sums, products, began) = (&self.sums, &self.products, self.began);
        let product = |a: usize, b: usize| products[a * began + b];
        self.alive.retain(|&rival| {
            let behind = (sums[best] - sums[rival]) / rounds;
            let square = product(best, best) + product(rival, rival) - 2.0 * product(best, rival);
            let spread = (square / rounds - behind * behind).max(1e-12);
            rival == best || behind <= CLEARLY * (spread / rounds).sqrt()
        });
    }
}

impl<G: Evaluate> Walker<G> {
    /// Tries the moves that look best side by side, and ever fewer of them.
    pub fn race(
        &mut self,
        view: &G::View,
        seat: Seat,
        clock: &mut Clock,
        to_choose: bool,
        found: &mut Found,
    ) {
        let decision = self.tree.decision(ROOT, seat);
        // What was tried before was not tried side by side.
        self.tree.arms_mut(decision).iter_mut().for_each(Arm::forget);
        let mut arms: Vec<Arm<G::Move>> = self.tree.arms(decision).to_vec();
        arms.sort_by(|a, b| b.look.total_cmp(&a.look));
        // As many as can be tried some times each.
        let most = clock.iterations().map_or(u32::MAX, |count| count.isqrt().max(2));
        arms.truncate(self.settings.rivals.min(most) as usize);
        let rivals: Vec<G::Move> = arms.iter().map(|arm| arm.mv).collect();
        let mut race = Race::new(rivals.len());
        let fewest = if to_choose { 2 } else { HINTS };
        let halvings = (rivals.len() as f64).log2().ceil();
        let mut came = vec![[0.0; Seat::MOST as usize]; rivals.len()];
        let mut worths = Vec::with_capacity(rivals.len());
        while !to_choose || race.alive().len() > 1 {
            let world = G::imagine(view, &mut self.chance);
            found.imagined += 1;
            let luck = Fast::new(
                u64::from(self.chance.below(u32::MAX)) << 32 | u64::from(self.chance.below(u32::MAX)),
            );
            let rest = std::mem::replace(&mut self.chance, luck.clone());
            worths.clear();
            for &rival in race.alive() {
                if !clock.goes_on() {
                    break;
                }
                self.chance.clone_from(&luck);
                self.only = Some(rivals[rival]);
                let worth = self.walk(world.clone());
                worths.push(f64::from(worth[seat.index()]));
                came[rival].iter_mut().zip(worth).for_each(|(sum, worth)| *sum += f64::from(worth));
                found.iterations += 1;
            }
            self.chance = rest;
            self.only = None;
            if worths.len() < race.alive().len() {
                break;
            }
            race.note(&worths);
            if to_choose {
                race.drop_beaten();
            }
            let gone = (clock.spent(found.iterations) * halvings) as u32;
            race.keep((rivals.len() >> gone.min(31)).max(fewest));
        }
        // What is to be expected is what comes of the best.
        let best = race.alive()[0];
        let tried =
            self.tree.arms(decision).iter().find(|arm| arm.mv == rivals[best]).map_or(0, |arm| arm.visits);
        found.came = came[best].map(|sum| sum / f64::from(tried.max(1)) * found.iterations as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_luck_for_all_shows_who_is_better_long_before_their_sums_would() {
        let mut race = Race::new(3);
        for round in 0..ROUNDS {
            assert_eq!(race.alive().len(), 3);
            // Luck of up to a half; the first is a hundredth behind the last, and the second not always.
            let luck = f64::from(round % 7) / 14.0;
            let wavers = if round % 2 == 0 { 0.02 } else { -0.02 };
            let all = [luck, luck + 0.01 + wavers, luck + 0.01];
            let worths: Vec<f64> = race.alive().iter().map(|&rival| all[rival]).collect();
            race.note(&worths);
            race.drop_beaten();
        }
        let mut left = race.alive().to_vec();
        left.sort_unstable();
        assert_eq!(left, [1, 2]);
    }

    #[test]
    fn the_worst_are_dropped_first() {
        let mut race = Race::new(4);
        race.note(&[0.4, 0.9, 0.2, 0.6]);
        race.keep(3);
        assert_eq!(race.alive(), [1, 3, 0]);
        race.note(&[0.1, 0.6, 0.9]);
        assert_eq!(race.alive(), [0, 3, 1]);
        race.keep(1);
        assert_eq!(race.alive(), [0]);
    }
}
