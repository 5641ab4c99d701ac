//! Who sits at the table, and who looks at it.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(u8);

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if number < Self::MOST { Ok(Self(number)) } else { Err(format!("there is no seat {number}")) }
    }
}

impl Seat {
    /// No table has more seats than this.
    pub const MOST: u8 = 8;

    /// The seat with this number, which must be below [`Seat::MOST`].
    #[inline]
    pub const fn new(number: u8) -> Self {
        debug_assert!(number < Self::MOST);
        Self(number)
    }

    /// The number as an index into arrays that have a place for each seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Seats `0..players`.
    #[inline]
    pub const fn first(players: u8) -> Self {
        debug_assert!(players <= Seat::MOST);
        Self(((1u16 << players) - 1) as u8)
    }

    /// This seat alone.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with this seat out of it.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in the set.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MOST).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who watches and may know only what is public.
    Spectator,
    /// Everything face up: for replays of finished games and for tests, never for a running table.
    Open,
}

impl Viewer {
    /// Whether this viewer may see what belongs to the seat alone.
    #[inline]
    pub fn sees(self, owner: Seat) -> bool {
        match self {
            Self::Seat(seat) => seat == owner,
            Self::Spectator => false,
            Self::Open => true,
        }
    }

    /// Every viewer of a table with so many players: each seat, a spectator, and everything open.
    pub fn all(players: u8) -> impl Iterator<Item = Self> {
        Seats::first(players).iter().map(Self::Seat).chain([Self::Spectator, Self::Open])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_behaves_as_a_set() {
        let pair = Seats::one(Seat::new(0)).with(Seat::new(3));
        assert_eq!(pair.len(), 2);
        assert_eq!(pair.lowest(), Some(Seat::new(0)));
        assert_eq!(pair.without(Seat::new(0)), Seats::one(Seat::new(3)));
        assert_eq!(pair.iter().collect::<Seats>(), pair);
        assert_eq!(Seats::first(8).len(), 8);
        assert!(Seats::first(0).is_empty());
    }

    #[test]
    fn seats_are_written_as_a_list_and_read_back() {
        let pair: Seats = serde_json::from_str("[0,2]").expect("two seats");
        assert_eq!(serde_json::to_string(&pair).expect("text"), "[0,2]");
        assert!(serde_json::from_str::<Seats>("[8]").is_err());
    }
}
