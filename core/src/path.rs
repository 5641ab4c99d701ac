//! A move as a path of targets.
//!
//! A client shows the first targets of all legal moves, narrows the list at each click, and sends the move
//! when one is left. So it knows no rules, and keyboard, screen reader and terminal use the same list.

use std::fmt::Display;

use serde::Serialize;

use crate::words::Phrase;

/// Something that can be pointed at: a card in hand, a dam, a button.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Target {
    /// The stable name by which the board draws it: `hand:Y7`, `dam:3`.
    pub name: String,
    /// What a person reads or hears.
    pub words: Phrase,
}

impl Target {
    /// The target of this kind and id, `kind:id`.
    pub fn new(kind: &str, id: impl Display, words: Phrase) -> Self {
        Self { name: format!("{kind}:{id}"), words }
    }

    /// A choice that is not on the board: a button. It is said by the message `button-<name>`.
    pub fn button(name: &str) -> Self {
        Self::new("button", name, Phrase::new(format!("button-{name}")))
    }
}

impl PartialEq for Target {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Target {}

/// The targets of a move, in the order in which a person would point at them. No path of a legal move is
/// the beginning of another one's.
pub type Path = Vec<Target>;
