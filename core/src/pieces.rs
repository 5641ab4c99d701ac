//! Sets of numbered pieces: tiles in a stock, cards in a hand.

use std::fmt;
use std::marker::PhantomData;

use crate::{BitSet, Chance};

/// One of the numbered pieces of a game: a tile, a card.
pub trait Piece: Copy {
    /// How many there are.
    const COUNT: u32;

    /// The piece with this number, from 0 to `COUNT` - 1.
    fn numbered(number: u8) -> Self;

    /// Its number.
    fn number(self) -> u8;
}

/// A set of pieces, one bit each.
pub struct Pieces<T, B = u64> {
    bits: B,
    of: PhantomData<T>,
}

impl<T, B: BitSet> Pieces<T, B> {
    /// None.
    pub const NONE: Self = Self::from_bits(B::NONE);

    /// The pieces whose numbers are the bits, for tables that are made while compiling.
    #[inline]
    pub const fn from_bits(bits: B) -> Self {
        Self { bits, of: PhantomData }
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::NONE
    }

    /// How many are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.size() as usize
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }
}

impl<T: Piece, B: BitSet> Pieces<T, B> {
    /// All that there are.
    pub fn all() -> Self {
        (0..T::COUNT as u8).map(T::numbered).collect()
    }

    /// This one alone.
    #[inline]
    pub fn one(piece: T) -> Self {
        Self::from_bits(B::bit(piece.number().into()))
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(self, piece: T) -> bool {
        !self.and(Self::one(piece)).is_empty()
    }

    /// Puts one in.
    #[inline]
    pub fn put(&mut self, piece: T) {
        *self = self.or(Self::one(piece));
    }

    /// Takes one out.
    #[inline]
    pub fn take(&mut self, piece: T) {
        *self = self.without(Self::one(piece));
    }

    /// Takes out a random one of a set that is not empty.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> T {
        let piece = T::numbered(chance.member(self.bits) as u8);
        self.take(piece);
        piece
    }

    /// They, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let piece = T::numbered(rest.bits.lowest()? as u8);
            rest.take(piece);
            Some(piece)
        })
    }
}

impl<T, B: Copy> Copy for Pieces<T, B> {}

impl<T, B: Copy> Clone for Pieces<T, B> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, B: PartialEq> PartialEq for Pieces<T, B> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T, B: Eq> Eq for Pieces<T, B> {}

impl<T, B: BitSet> Default for Pieces<T, B> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Piece, B: BitSet> FromIterator<T> for Pieces<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        pieces.into_iter().fold(Self::NONE, |set, piece| set.or(Self::one(piece)))
    }
}

impl<T: Piece + fmt::Display, B: BitSet> fmt::Debug for Pieces<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|piece| piece.to_string())).finish()
    }
}

/// Makes a struct of one number a [`Piece`](crate::Piece), written as a letter and two digits from 01 in moves and in JSON.
/// The last argument names what was expected where it cannot be read.
#[macro_export]
macro_rules! numbered {
    ($name:ident, $letter:literal, $count:expr, $at:literal) => {
        impl $name {
            /// All of them in order.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..$count as u8).map(Self)
            }
        }

        impl $crate::Piece for $name {
            const COUNT: u32 = $count as u32;

            #[inline]
            fn numbered(number: u8) -> Self {
                Self(number)
            }

            #[inline]
            fn number(self) -> u8 {
                self.0
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($letter, "{:02}"), self.0 + 1)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Fault;

            fn from_str(text: &str) -> Result<Self, $crate::Fault> {
                let number = match text.strip_prefix($letter).map(str::as_bytes) {
                    Some(&[ten @ b'0'..=b'9', one @ b'0'..=b'9']) => (ten - b'0') * 10 + one - b'0',
                    _ => 0,
                };
                if (1..=$count as u8).contains(&number) {
                    Ok(Self(number - 1))
                } else {
                    Err($crate::Fault::Unknown { at: $at.to_owned(), given: $crate::Fault::quote(text) })
                }
            }
        }

        $crate::written!($name);
    };
}

/// Declares an enum of kinds, which bear their names in moves, targets, messages and JSON: `stag-moose`.
#[macro_export]
macro_rules! kinds {
    ($(#[$about:meta])* $name:ident { $($(#[$kind_about:meta])* $kind:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(
            Clone,
            Copy,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Hash,
            Debug,
            ::serde::Serialize,
            ::serde::Deserialize,
            ::strum::VariantArray,
            ::strum::EnumCount,
            ::strum::EnumString,
            ::strum::IntoStaticStr,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        #[allow(missing_docs)] // Named after what they are.
        pub enum $name {
            $($(#[$kind_about])* $kind),+
        }

        impl $name {
            /// The name in moves, targets and messages.
            pub fn name(self) -> &'static str {
                self.into()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

/// Puts a type that is displayed and parsed into JSON as a string.
#[macro_export]
macro_rules! written {
    ($name:ident) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <String as ::serde::Deserialize>::deserialize(deserializer)?
                    .parse()
                    .map_err(::serde::de::Error::custom)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fast;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Leaf(u8);

    numbered!(Leaf, "L", 70, "leaf");

    type Leaves = Pieces<Leaf, u128>;

    #[test]
    fn a_set_knows_its_pieces() {
        let mut set: Leaves = [Leaf(3), Leaf(69), Leaf(3)].into_iter().collect();
        assert_eq!((set.len(), set.contains(Leaf(69)), set.contains(Leaf(4))), (2, true, false));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Leaf(3), Leaf(69)]);
        set.take(Leaf(3));
        set.take(Leaf(4));
        assert_eq!(set, Leaves::one(Leaf(69)));
        assert_eq!(format!("{set:?}"), r#"{"L70"}"#);
        assert_eq!(
            Leaves::all().without(set).iter().collect::<Vec<_>>(),
            Leaf::all().take(69).collect::<Vec<_>>()
        );
        assert!(Leaves::all().and(Leaves::NONE).is_empty());
    }

    #[test]
    fn all_are_drawn_once() {
        let (mut left, mut drawn) = (Leaves::all(), Leaves::NONE);
        let mut chance = Fast::new(1);
        while !left.is_empty() {
            let leaf = left.draw(&mut chance);
            assert!(!drawn.contains(leaf));
            drawn.put(leaf);
        }
        assert_eq!(drawn, Leaves::all());
    }

    #[test]
    fn a_piece_has_one_spelling() {
        assert_eq!("L07".parse(), Ok(Leaf(6)));
        for wrong in ["L00", "L71", "L7", "L007", "l07", "M07", "07", "", "L0é"] {
            assert!(wrong.parse::<Leaf>().is_err(), "{wrong}");
        }
    }
}
