//! What is in the box. All figures are those of the reference implementation of Stones-54.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Fault, Phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Colours, written `a` to `f`.
pub const COLOURS: u8 = 6;
/// Values, 1 to 9.
pub const VALUES: u8 = 9;
/// Cards: one for each colour and value.
pub const CARDS: u32 = 54;
/// All cards as a set.
pub const ALL_CARDS: u64 = (1 << CARDS) - 1;
/// Cards in a hand.
pub const HAND: usize = 6;
/// Stones in the row.
pub const STONES: usize = 9;
/// Cards on each side of a stone.
pub const SLOTS: usize = 3;
/// Stones that win wherever they stand.
pub const ANY_STONES: u32 = 5;

/// A card. Its number is `colour * 9 + value - 1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

impl Card {
    /// The card of a colour below 6 and a value from 1 to 9.
    pub const fn new(colour: u8, value: u8) -> Self {
        debug_assert!(colour < COLOURS && value >= 1 && value <= VALUES);
        Self(colour * VALUES + value - 1)
    }

    /// The colour, below 6.
    #[inline]
    pub const fn colour(self) -> u8 {
        self.0 / VALUES
    }

    /// The value, from 1 to 9.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 % VALUES + 1
    }

    /// The card as a set of one.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The card in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new("card").text("card", self.to_string())
    }

    /// The cards of a set, in ascending order.
    pub fn of(set: u64) -> impl Iterator<Item = Self> {
        (0..CARDS as u8).map(Self).filter(move |card| set & card.bit() != 0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.colour()), self.value())
    }
}

impl FromStr for Card {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        match *text.as_bytes() {
            [colour @ b'a'..=b'f', value @ b'1'..=b'9'] => Ok(Self::new(colour - b'a', value - b'0')),
            _ => Err(Fault::Unknown { at: "card".to_owned(), given: Fault::quote(text) }),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
