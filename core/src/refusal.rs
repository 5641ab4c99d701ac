//! Why a move is not allowed.

use crate::words::{Phrase, Speak};

/// A reason of one game: which rule stands against a move.
pub trait Reason: Speak {
    /// The number of the rule, as in `docs/rules/<game>.md`: `R42`.
    fn rule(&self) -> &'static str;
}

/// A move was refused, and the position is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal<W> {
    /// The game is over.
    Over,
    /// The seat owes no decision now.
    NotToAct,
    /// A rule of the game stands against it.
    Rule(W),
}

impl<W: Reason> Refusal<W> {
    /// The number of the rule, where one is named.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Rule(why) => Some(why.rule()),
            Self::Over | Self::NotToAct => None,
        }
    }
}

impl<W: Reason> Speak for Refusal<W> {
    const KINDS: usize = 3;

    fn phrase(&self) -> Phrase {
        match self {
            Self::Over => Phrase::new("refusal-over"),
            Self::NotToAct => Phrase::new("refusal-not-to-act"),
            Self::Rule(why) => {
                Phrase::new("refusal-rule").phrase("why", why.phrase()).text("rule", why.rule())
            }
        }
    }

    fn every() -> Vec<Self> {
        [Self::Over, Self::NotToAct].into_iter().chain(W::every().into_iter().map(Self::Rule)).collect()
    }
}
