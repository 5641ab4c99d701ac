//! The test kit that every game must pass, in every variant and with every number of players.
//!
//! A game gets all of it with one line in `tests/conformance.rs`:
//!
//! ```ignore
//! nurt_core::conformance!(nurt_battle::Battle);
//! ```
//!
//! Each property is a function that returns what is wrong in words, so that the kit itself can be tested
//! with games that are broken on purpose (`core/tests/bites.rs`). Games are random but the same in every
//! run; `NURT_SEED=n` hunts elsewhere and `NURT_CASES=n` longer. A failure is shrunk, and the game that is
//! left is printed move by move.

mod by_hand;
mod damage;
mod files;
mod games;
mod hidden;
mod play;
mod speed;
mod words;

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::options::{Choices, Options};
use crate::seat::{Seat, Viewer};
use crate::words::{Lang, Speak, Words};
use crate::{Fault, Game, Path};

pub use by_hand::ByHand;
pub use damage::damage;
pub use files::{golden_records, perft, rules_have_tests};
pub use hidden::{imagined_positions_agree, nothing_leaks, undo_and_redo};
pub use play::{
    facts_are_true, games_end_in_time, laws_hold, listed_moves_are_the_legal_ones, nothing_allocates,
    paths_differ, replays_are_the_same, texts_round_trip, worth_is_a_share,
};
pub use speed::speed;
pub use words::{every_word_is_there, unused_and_missing};

/// A property: nothing, or what is wrong.
pub type Verdict = Result<(), String>;

/// Where the files of a game are, and how hard to try.
#[derive(Clone, Debug)]
pub struct Kit {
    /// The folder of the game's crate.
    pub home: PathBuf,
    /// How many random games each property plays, as a factor of its usual number.
    pub cases: u32,
    /// Where the hunt starts.
    pub seed: u64,
}

impl Kit {
    /// The kit for the crate in this folder.
    pub fn new(home: &str) -> Self {
        let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
        Self {
            home: PathBuf::from(home),
            cases: number("NURT_CASES").unwrap_or(200) as u32,
            seed: number("NURT_SEED").unwrap_or(0),
        }
    }
}

/// Every variant of a game: all options, all numbers of players.
pub fn variants<G: Game>() -> Vec<Choices> {
    Choices::all(G::Options::FIELDS, G::FACTS.players)
}

/// A variant on one line.
fn name(choices: &Choices) -> String {
    let values: &BTreeMap<String, String> = choices.values();
    let values = values.iter().map(|(name, value)| format!(" {name}={value}"));
    format!("players={}{}", choices.players(), values.collect::<String>())
}

/// The legal moves of a seat in a buffer of their own.
fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    moves
}

/// At most about so many of all items, spread over all of them, and others at each turn.
fn slice<T>(items: &[T], turn: usize, most: usize) -> impl Iterator<Item = &T> {
    let step = items.len().div_ceil(most).max(1);
    items.iter().skip(turn % step).step_by(step)
}

/// The names of the targets of a path.
fn names(path: &Path) -> Vec<&str> {
    path.iter().map(|target| target.name.as_str()).collect()
}

/// A fault in English, with the words of the game for what the rules have to say in it.
fn said<G: Game>(fault: &Fault) -> String {
    Words::new(Lang::En, &[G::catalogue(Lang::En)]).say(&fault.phrase())
}

/// A value as the bytes that go over the wire.
fn bytes(value: &impl serde::Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("cannot be written: {error}"))
}

/// The bytes of a view.
fn view_bytes<G: Game>(position: &G, viewer: Viewer) -> Result<String, String> {
    bytes(&position.view(viewer))
}

/// Fails with a sentence unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($sentence:tt)+) => {
        if !$condition {
            return Err(format!($($sentence)+));
        }
    };
}
pub(crate) use ensure;

/// Puts a game through the whole kit: one line in `tests/conformance.rs`.
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        #[global_allocator]
        static COUNTING: $crate::allocations::Counting = $crate::allocations::Counting;

        fn kit() -> $crate::testkit::Kit {
            $crate::testkit::Kit::new(env!("CARGO_MANIFEST_DIR"))
        }

        $crate::conformance!(@each $game:
            replays_are_the_same listed_moves_are_the_legal_ones texts_round_trip games_end_in_time laws_hold
            facts_are_true paths_differ nothing_allocates imagined_positions_agree nothing_leaks undo_and_redo
            every_word_is_there golden_records perft rules_have_tests worth_is_a_share
        );
    };
    (@each $game:ty: $($property:ident)+) => {
        $(
            #[test]
            fn $property() {
                if let Err(wrong) = $crate::testkit::$property::<$game>(&kit()) {
                    panic!("{wrong}");
                }
            }
        )+
    };
}
