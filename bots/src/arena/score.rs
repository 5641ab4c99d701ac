//! What results prove: shares with their intervals, Elo, and when the answer is clear.

use serde::Serialize;

/// Of a normal distribution, 95 % lie within so many deviations.
const NORMAL_95: f64 = 1.959_964;
/// How sure a test is when it decides: it errs in one of twenty cases.
const ERROR: f64 = 0.05;
/// Before so many sets nothing is decided.
const FEWEST: f64 = 16.0;

/// The shares of the victory that a bot got, one for each set of games with the same chance.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Shares {
    sets: f64,
    sum: f64,
    squares: f64,
}

/// A figure that is known from below and above.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Shares {
    /// Counts the share of one more set.
    pub fn add(&mut self, share: f64) {
        self.sets += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    /// The share on average.
    pub fn mean(&self) -> f64 {
        self.sum / self.sets.max(1.0)
    }

    fn variance(&self) -> f64 {
        (self.squares / self.sets.max(1.0) - self.mean().powi(2)).max(0.0)
    }

    /// Where the true share lies in 95 of 100 cases, by Wilson. Sets count as wholes: the games of one set have the same
    /// chance and prove less, or more, than as many by themselves.
    pub fn interval(&self) -> Interval {
        let mean = self.mean();
        if self.sets == 0.0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let variance = self.variance();
        let count = if variance > 0.0 { mean * (1.0 - mean) / variance * self.sets } else { self.sets };
        let count = count.max(self.sets);
        let square = NORMAL_95 * NORMAL_95;
        let middle = (mean + square / (2.0 * count)) / (1.0 + square / count);
        let reach = NORMAL_95 / (1.0 + square / count)
            * (mean * (1.0 - mean) / count + square / (4.0 * count * count)).sqrt();
        Interval { low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
    }
}

/// By how many Elo points a bot is above the others, if it gets this share among so many players; `None` if it is more
/// than can be told.
pub fn elo(share: f64, players: usize) -> Option<f64> {
    let rest = players.max(2) as f64 - 1.0;
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share) * rest).log10())
}

/// The share that so many Elo points are worth among so many players.
pub fn share(elo: f64, players: usize) -> f64 {
    let rest = players.max(2) as f64 - 1.0;
    1.0 / (1.0 + rest * 10f64.powf(-elo / 400.0))
}

/// A test that goes on until it is clear which of two claims is right: the first bot is this many Elo points above the
/// others, or that many.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// What is claimed if the test fails.
    pub elo0: f64,
    /// What is claimed if it passes.
    pub elo1: f64,
}

/// What a test says so far.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// The logarithm of how many times likelier the second claim is.
    pub ratio: f64,
    /// The bound at which it passes, and below zero at which it fails.
    pub bound: f64,
    /// Whether it has passed; nothing if it is not clear yet.
    pub passed: Option<bool>,
}

impl Sprt {
    /// What the test says of these shares.
    pub fn verdict(&self, shares: &Shares, players: usize) -> Verdict {
        // One even set more than there was keeps a run of victories from proving too much.
        let mut shares = *shares;
        let sets = shares.sets;
        shares.add(1.0 / players.max(2) as f64);
        let (low, high) = (share(self.elo0, players), share(self.elo1, players));
        let ratio =
            sets * (high - low) * (2.0 * shares.mean() - low - high) / (2.0 * shares.variance().max(1e-6));
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let passed = (sets >= FEWEST && ratio.abs() >= bound).then_some(ratio > 0.0);
        Verdict { ratio, bound, passed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(of: &[f64]) -> Shares {
        let mut shares = Shares::default();
        for &share in of {
            shares.add(share);
        }
        shares
    }

    #[test]
    fn elo_and_share_are_two_ways_to_say_the_same() {
        // The figures of the Elo table: 200 points are 76 %, 400 points are ten to one.
        assert!((share(200.0, 2) - 0.7597).abs() < 1e-4);
        assert!((share(400.0, 2) - 10.0 / 11.0).abs() < 1e-9);
        assert!((share(0.0, 4) - 0.25).abs() < 1e-9);
        for players in [2, 3, 4] {
            for points in [-300.0, -20.0, 0.0, 55.0, 511.0] {
                let back = elo(share(points, players), players).expect("not certain");
                assert!((back - points).abs() < 1e-6);
            }
        }
        assert_eq!(elo(1.0, 2), None);
    }

    /// Wilson's interval for 8 of 10 is 0.490 to 0.943.
    #[test]
    fn the_interval_is_that_of_wilson_where_sets_are_single_games() {
        let Interval { low, high } = shares(&[1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0]).interval();
        assert!((low - 0.490).abs() < 1e-3 && (high - 0.943).abs() < 1e-3, "{low} {high}");
    }

    #[test]
    fn sets_that_all_end_alike_prove_more_but_never_everything() {
        let even = shares(&[0.5; 100]).interval();
        let loose = shares(&[[1.0, 0.0].repeat(50)].concat()).interval();
        assert!(even.high - even.low <= loose.high - loose.low);
        let won = shares(&[1.0; 50]).interval();
        assert!(won.low < 0.95 && won.high > 0.999_999, "{won:?}");
    }

    #[test]
    fn a_test_passes_fails_and_waits() {
        let test = Sprt { elo0: 0.0, elo1: 50.0 };
        let verdict = |of: &[f64]| test.verdict(&shares(of), 2).passed;
        assert_eq!(verdict(&[0.5; 4]), None);
        assert_eq!(verdict(&[1.0, 0.5, 0.5, 1.0].repeat(40)), Some(true));
        assert_eq!(verdict(&[0.0, 0.5, 0.5, 0.5].repeat(40)), Some(false));
        assert_eq!(verdict(&[1.0, 0.0, 0.5].repeat(7)), None);
    }
}
