//! Players that see views only.
//!
//! A [`Bot`] gets what its seat may know and nothing else, so it cannot cheat. What it may do follows from the view
//! too: the legal moves of a seat are the same in every position that agrees with its view.

mod advice;
mod analysis;
pub mod arena;
mod entrant;
mod greedy;
mod level;
mod random;
mod search;
pub mod tune;

use std::any::Any;
use std::str::FromStr;

use nurt_core::{Evaluate, Fault, Game, Seat};
use nurt_games::Visitor;

pub use advice::{Advice, Advised, Reason, advise, consider};
pub use analysis::{Analysis, Balance, Decision, Story};
pub use entrant::{Entrant, USUAL_BUDGET, UnknownEntrant};
pub use greedy::Greedy;
pub use level::{Errors, Graded, Level, Manner};
pub use random::Random;
pub use search::{Budget, Knowledge, Search, Settings, Thought, Thoughts, UnknownBudget};

/// Chooses moves for a seat.
pub trait Bot<G: Game>: Send {
    /// A legal move of the seat, which is to act.
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Move;
}

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any legal move.
    Random,
    /// The move that looks best one step ahead.
    Greedy,
    /// One of the levels that people choose from.
    Level(Level),
}

impl Kind {
    /// All kinds: two to measure against, and the levels, the weakest first.
    pub const ALL: [Self; 8] = [
        Self::Random,
        Self::Greedy,
        Self::Level(Level::Newcomer),
        Self::Level(Level::Paddler),
        Self::Level(Level::Rower),
        Self::Level(Level::Rafter),
        Self::Level(Level::Pilot),
        Self::Level(Level::Master),
    ];

    /// The name, as in `--bots greedy`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Level(level) => level.name(),
        }
    }

    /// The names of all kinds, for a sentence.
    pub fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// A bot of this kind for a game. The same seed gives the same choices.
    pub fn seat<G: Game + Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Level(level) => {
                let game = G::FACTS.name;
                let Manner { budget, errors } = level.manner(game);
                Box::new(Graded::<G>::new(Search::new(Settings::of(game), budget, seed), errors, seed))
            }
        }
    }
}

/// There is no bot of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownBot;

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|kind| kind.name() == name).ok_or(UnknownBot)
    }
}

/// A bot at a table whose game is not known by type.
pub trait AnyBot: Send {
    /// A legal move of the seat in the notation of the game, from what [`AnyTable::typed_view`] gives for that seat;
    /// `None` if the view is of another game.
    ///
    /// [`AnyTable::typed_view`]: nurt_core::registry::AnyTable::typed_view
    fn choose(&mut self, view: &dyn Any, seat: Seat) -> Option<String>;
}

/// A bot of a kind for tables of the game with this name. The same seed gives the same choices.
pub fn seated(game: &str, kind: Kind, seed: u64) -> Result<Box<dyn AnyBot>, Fault> {
    nurt_games::with_game(game, Seating { kind, seed })
}

struct Seating {
    kind: Kind,
    seed: u64,
}

impl Visitor for Seating {
    type Out = Box<dyn AnyBot>;

    fn visit<G: Game + Evaluate>(self) -> Self::Out {
        Box::new(Seated::<G>(self.kind.seat(self.seed)))
    }
}

struct Seated<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> AnyBot for Seated<G> {
    fn choose(&mut self, view: &dyn Any, seat: Seat) -> Option<String> {
        view.downcast_ref::<G::View>().map(|view| self.0.choose(view, seat).to_string())
    }
}
