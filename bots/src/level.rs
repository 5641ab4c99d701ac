//! Six levels of strength that people understand.
//!
//! All levels search in the same way. The weaker ones think less, misjudge what they see and overlook what does not catch
//! the eye, as people do; none of them makes a move for no reason. How much of each is data, `bots/levels.json`, for
//! each game its own; `scripts/ladder` measures what it comes to.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use nurt_core::{Chance, Evaluate, Fast, Seat};
use serde::Deserialize;

use crate::search::{Budget, Search, Thought, only_move};
use crate::{Bot, Kind};

/// How strong a bot is, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Is learning the rules.
    Newcomer,
    /// Plays for fun.
    Paddler,
    /// Knows the game.
    Rower,
    /// Plans ahead.
    Rafter,
    /// Plays very well.
    Pilot,
    /// As well as we can.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::Newcomer, Self::Paddler, Self::Rower, Self::Rafter, Self::Pilot, Self::Master];

    /// The name, as in `--bots rower`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Newcomer => "newcomer",
            Self::Paddler => "paddler",
            Self::Rower => "rower",
            Self::Rafter => "rafter",
            Self::Pilot => "pilot",
            Self::Master => "master",
        }
    }

    /// How a bot of this level plays a game.
    pub fn manner(self, game: &str) -> Manner {
        static LEVELS: OnceLock<BTreeMap<String, [Written; 6]>> = OnceLock::new();
        let levels = LEVELS.get_or_init(|| {
            // The file is part of the program, and a test reads it.
            serde_json::from_str(include_str!("../levels.json")).unwrap_or_default()
        });
        let written = levels.get(game).or_else(|| levels.get("other"));
        written.map_or(Manner::BEST, |levels| levels[self as usize].manner())
    }
}

impl From<Level> for Kind {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

/// How well somebody plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How long the bot thinks about a decision.
    pub budget: Budget,
    /// What it does wrong.
    pub errors: Errors,
}

/// What somebody does wrong.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Errors {
    /// By how much a move is misjudged, as a share of the victory: the deviation of a normal error.
    pub misjudge: f32,
    /// How likely a move is overlooked that does not catch the eye at all. What looks best at first is never overlooked.
    pub overlook: f32,
}

impl Manner {
    /// As well as can be.
    pub const BEST: Self =
        Self { budget: crate::USUAL_BUDGET, errors: Errors { misjudge: 0.0, overlook: 0.0 } };
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    budget: String,
    misjudge: f32,
    overlook: f32,
}

impl Written {
    fn manner(&self) -> Manner {
        let budget = self.budget.parse().unwrap_or(crate::USUAL_BUDGET);
        Manner { budget, errors: Errors { misjudge: self.misjudge, overlook: self.overlook } }
    }
}

/// A search that makes mistakes as people do.
pub struct Graded<G: Evaluate> {
    search: Search<G>,
    errors: Errors,
    chance: Fast,
}

impl<G: Evaluate> Graded<G> {
    /// The same seed gives the same choices, if the budget is a number of iterations.
    pub fn new(search: Search<G>, errors: Errors, seed: u64) -> Self {
        Self { search, errors, chance: Fast::new(seed.rotate_left(32)) }
    }

    /// An error as people make it: mostly small, now and then large.
    fn error(&mut self) -> f32 {
        // Twelve even numbers add up to something that is nearly normal.
        let sum: f32 = (0..12).map(|_| self.chance.below(10_001) as f32 / 10_000.0).sum();
        (sum - 6.0) * self.errors.misjudge
    }
}

impl<G: Evaluate> Bot<G> for Graded<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Move {
        if self.errors == Errors::default() {
            return self.search.choose(view, seat);
        }
        if let Some(only) = only_move::<G>(view, seat) {
            return only;
        }
        let thoughts = self.search.think(view, seat);
        let catching = thoughts.moves.iter().map(|thought| thought.appeal).fold(0.0, f32::max);
        let first = thoughts.moves[0].mv;
        let mut best: Option<(f32, G::Move)> = None;
        for Thought { mv, worth, appeal, .. } in thoughts.moves {
            let plain = if catching > 0.0 { 1.0 - appeal / catching } else { 0.0 };
            let missed = (self.errors.overlook * plain * 10_000.0) as u32;
            if self.chance.below(10_000) < missed {
                continue;
            }
            let seen = worth + self.error();
            if best.is_none_or(|(most, _)| seen > most) {
                best = Some((seen, mv));
            }
        }
        // What catches the eye most is never overlooked, so there is a move.
        best.map_or(first, |(_, mv)| mv)
    }
}
