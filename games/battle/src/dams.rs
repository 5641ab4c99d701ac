//! Dams, and the cards on either side of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Card, Cards, DAMS, Face, MOST_SPACES};
use crate::rules::control::{Formation, formation};
use crate::state::ByRole;

/// One of the seven dams, by its number on the tile, whatever its place in the row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct DamId(u8);

impl DamId {
    /// All seven, in the order of their numbers.
    pub const ROW: [Self; 7] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// All seven.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..DAMS.len() as u8).map(Self)
    }

    /// The dam with this number, from 1 to 7.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= DAMS.len() as u8 { Some(Self(number - 1)) } else { None }
    }

    /// The number, from 1 to 7.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The dam as a set of dams.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }

    /// The dams of a set.
    #[inline]
    pub(crate) fn of(mut set: u8) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let lowest = set.trailing_zeros() as u8;
            set &= set.checked_sub(1)?;
            Some(Self(lowest))
        })
    }
}

impl Serialize for DamId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for DamId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| serde::de::Error::custom(format!("there is no dam {number}")))
    }
}

/// One player's side of a dam: the cards in the order of play, the first of them closest to the dam.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Side {
    #[cfg_attr(feature = "ts", ts(type = "Array<Card>"))]
    cards: [Card; MOST_SPACES],
    #[cfg_attr(feature = "ts", ts(skip))]
    len: u8,
    /// R24: when the side last became full, 0 while it is not.
    pub(crate) stamp: u8,
    /// R19: what the cards are worth, once the side is full.
    worth: Option<Formation>,
}

/// What stands in the unused places of a side, so that equal sides are equal values.
const NO_CARD: Card = Card::DRAGONFLY;

impl Side {
    /// No cards.
    pub const EMPTY: Self = Self { cards: [NO_CARD; MOST_SPACES], len: 0, stamp: 0, worth: None };

    /// The cards in the order of play.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many cards lie there.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether no card lies there.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The battle cards among them.
    pub fn battle_cards(&self) -> Cards {
        self.cards().iter().copied().collect()
    }

    /// R19: what a complete formation is worth; nothing while it is not complete.
    #[inline]
    pub const fn worth(&self) -> Option<Formation> {
        self.worth
    }

    /// R24: the side is full now.
    pub(crate) fn complete(&mut self, face: Face, stamp: u8) {
        self.stamp = stamp;
        self.worth = Some(formation(face, self.cards()));
    }

    /// R15: a new card goes outermost. There must be room.
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the card at a place away; the others close up, and the side is full no more (R15, R24).
    pub(crate) fn take(&mut self, place: usize) -> Card {
        let card = self.cards[place];
        self.cards.copy_within(place + 1.., place);
        self.cards[MOST_SPACES - 1] = NO_CARD;
        self.len -= 1;
        self.stamp = 0;
        self.worth = None;
        card
    }

    /// Takes a card away, if it lies there.
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let place = self.cards().iter().position(|&here| here == card);
        place.map(|place| self.take(place)).is_some()
    }

    /// Takes all battle cards away; elite units stay and close up (A3, A18).
    pub(crate) fn take_battle_cards(&mut self) -> Cards {
        let taken = self.battle_cards();
        for card in taken.iter() {
            self.remove(card);
        }
        taken
    }
}

impl std::fmt::Debug for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}@{}", self.cards(), self.stamp)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSide {
    cards: Vec<Card>,
    stamp: u8,
    worth: Option<Formation>,
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WrittenSide { cards: self.cards().to_vec(), stamp: self.stamp, worth: self.worth }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = WrittenSide::deserialize(deserializer)?;
        if written.cards.len() > MOST_SPACES {
            return Err(serde::de::Error::custom("too many cards on one side of a dam"));
        }
        let mut side = Self { stamp: written.stamp, worth: written.worth, ..Self::EMPTY };
        written.cards.into_iter().for_each(|card| side.push(card));
        Ok(side)
    }
}

/// A dam with the cards on both sides of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dam {
    /// R30: which face is up.
    pub damaged: bool,
    /// The cards.
    pub sides: ByRole<Side>,
}

impl Dam {
    /// Undamaged and without cards.
    pub const NEW: Self =
        Self { damaged: false, sides: ByRole { attacker: Side::EMPTY, defender: Side::EMPTY } };
}
