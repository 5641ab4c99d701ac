//! The moves, and how they are written: `a7 4` lays the card a7 at the fourth stone.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Fault, Phrase, Speak};

use crate::components::{ALL_CARDS, Card, STONES};

/// Lay a card on the own side of a stone. There is no other move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The card, from the own hand.
    pub card: Card,
    /// The stone, from 1 to 9.
    pub stone: u8,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.card, self.stone)
    }
}

impl FromStr for Move {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let wrong = || Fault::Move { given: Fault::quote(text) };
        let (card, stone) = text.split_once(' ').ok_or_else(wrong)?;
        match *stone.as_bytes() {
            [digit @ b'1'..=b'9'] => {
                Ok(Self { card: card.parse().map_err(|_| wrong())?, stone: digit - b'0' })
            }
            _ => Err(wrong()),
        }
    }
}

impl Speak for Move {
    const KINDS: usize = 1;

    fn phrase(&self) -> Phrase {
        Phrase::new("move-lay").phrase("card", self.card.phrase()).number("stone", self.stone)
    }

    fn every() -> Vec<Self> {
        Card::of(ALL_CARDS)
            .flat_map(|card| (1..=STONES as u8).map(move |stone| Self { card, stone }))
            .collect()
    }
}
