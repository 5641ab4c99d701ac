//! How long a search may think.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How long a search may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many positions are imagined and played through: the same choice on every machine.
    Iterations(u32),
    /// So much time on each thread.
    Time(Duration),
}

impl Budget {
    /// The budget that is this many times as large.
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        match self {
            Self::Iterations(count) => Self::Iterations((f64::from(count) * factor).ceil().max(1.0) as u32),
            Self::Time(time) => Self::Time(time.mul_f64(factor)),
        }
    }

    pub(super) fn clock(self, threads: u32) -> Clock {
        match self {
            Self::Iterations(count) => {
                Clock { left: count.div_ceil(threads.max(1)), until: None, begun: Instant::now() }
            }
            Self::Time(time) => {
                let begun = Instant::now();
                Clock { left: u32::MAX, until: Some(begun + time), begun }
            }
        }
    }
}

/// What is left of a budget. The clock of the machine is looked at now and then only.
pub(super) struct Clock {
    left: u32,
    until: Option<Instant>,
    begun: Instant,
}

impl Clock {
    const GLANCE: u32 = 16;

    pub fn goes_on(&mut self) -> bool {
        let late = |until: Instant| Instant::now() >= until;
        if self.left == 0 || (self.left.is_multiple_of(Self::GLANCE) && self.until.is_some_and(late)) {
            return false;
        }
        self.left -= 1;
        true
    }

    /// How many iterations there may be, if that is what it is about.
    pub fn iterations(&self) -> Option<u32> {
        self.until.is_none().then_some(self.left)
    }

    /// The share of it that is gone, after so many iterations.
    pub fn spent(&self, done: u64) -> f64 {
        match self.until {
            Some(until) => self.begun.elapsed().as_secs_f64() / (until - self.begun).as_secs_f64(),
            None => done as f64 / (done as f64 + f64::from(self.left)).max(1.0),
        }
    }

    /// How many iterations there may still be, after so many.
    pub fn left(&self, done: u64) -> u32 {
        let Some(until) = self.until else { return self.left };
        let now = Instant::now();
        let pace = done as f64 / (now - self.begun).as_secs_f64().max(1e-9);
        (pace * until.saturating_duration_since(now).as_secs_f64()) as u32
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(count) => write!(f, "{count}it"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// The text is no budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownBudget;

impl FromStr for Budget {
    type Err = UnknownBudget;

    /// `200ms`, `1s` or `1000it`. With `0it` moves are looked at, and nothing is searched.
    fn from_str(text: &str) -> Result<Self, UnknownBudget> {
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(end);
        match (number.parse().map_err(|_| UnknownBudget)?, unit) {
            (count, "it") => Ok(Self::Iterations(count)),
            (0, _) => Err(UnknownBudget),
            (time, "ms") => Ok(Self::Time(Duration::from_millis(time.into()))),
            (time, "s") => Ok(Self::Time(Duration::from_secs(time.into()))),
            _ => Err(UnknownBudget),
        }
    }
}
