//! Hands: cards of both kinds.

use serde::{Deserialize, Serialize};

use crate::components::{Card, Cards, Tactics};

/// Cards of both kinds: a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// The battle cards.
    #[serde(default)]
    pub battle: Cards,
    /// The tactics cards.
    #[serde(default)]
    pub tactics: Tactics,
}

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self { battle: Cards::EMPTY, tactics: Tactics::EMPTY };

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.battle.len() + self.tactics.len()
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.battle.is_empty() && self.tactics.is_empty()
    }

    /// Whether the card is among them.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.battle.contains(card) || self.tactics.contains(card)
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let _ = if card.is_battle() { self.battle.insert(card) } else { self.tactics.add(card) };
    }

    /// Takes a card out, if it is there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let _ = if card.is_battle() { self.battle.remove(card) } else { self.tactics.remove(card) };
    }

    /// The cards in card order, each copy once.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.battle.iter().chain(self.tactics.iter())
    }

    /// The different cards in card order.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        self.battle.iter().chain(self.tactics.kinds())
    }

    /// These cards without those.
    #[must_use]
    pub fn minus(mut self, other: Self) -> Self {
        other.iter().for_each(|card| self.remove(card));
        self
    }

    /// Whether all of those cards, each copy counted, are among these.
    pub fn has(self, others: Self) -> bool {
        self.minus(others).len() + others.len() == self.len()
    }

    /// These cards and those.
    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        other.iter().for_each(|card| self.add(card));
        self
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}
