//! Chance comes from outside.
//!
//! A position holds no generator and no order of face-down cards. When the rules draw or roll, they ask
//! the [`Chance`] that the caller brings: the [`Dice`] of a real table, the [`Fast`] generator of a bot, or
//! a source of the caller's own (Stones' yardstick deals a given deck).

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::fault::Fault;

/// A source of chance. Everything is built on [`below`](Chance::below).
pub trait Chance {
    /// A number in `0..n`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// A member of a set that is not empty, each equally likely: how a card is drawn from a stock.
    #[inline]
    fn member<S: BitSet>(&mut self, set: S) -> u32 {
        let nth = self.below(set.size());
        set.nth(nth)
    }

    /// Puts the items into an order, each order equally likely.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl<C: Chance> Chance for &mut C {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }

    #[inline]
    fn member<S: BitSet>(&mut self, set: S) -> u32 {
        (**self).member(set)
    }
}

/// A set of small numbers, one bit each, from which chance can take a member.
pub trait BitSet: Copy + Eq + BitOr<Output = Self> + BitAnd<Output = Self> + Not<Output = Self> {
    /// The empty set.
    const NONE: Self;
    /// The set of this number alone.
    fn bit(number: u32) -> Self;
    /// How many members there are.
    fn size(self) -> u32;
    /// The lowest member.
    fn lowest(self) -> Option<u32>;
    /// The `k`-th member in ascending order; `k` is below [`size`](BitSet::size).
    fn nth(self, k: u32) -> u32;
}

/// What all integers do in the same way.
macro_rules! bits {
    () => {
        const NONE: Self = 0;

        #[inline]
        fn bit(number: u32) -> Self {
            1 << number
        }

        #[inline]
        fn size(self) -> u32 {
            self.count_ones()
        }

        #[inline]
        fn lowest(self) -> Option<u32> {
            (self != 0).then(|| self.trailing_zeros())
        }
    };
}

impl BitSet for u64 {
    bits!();

    #[inline]
    fn nth(self, mut k: u32) -> u32 {
        let mut rest = self;
        let mut base = 0;
        for half in [32, 16, 8] {
            let low = (rest & ((1 << half) - 1)).count_ones();
            if k >= low {
                k -= low;
                rest >>= half;
                base += half;
            }
        }
        for _ in 0..k {
            rest &= rest - 1;
        }
        base + rest.trailing_zeros()
    }
}

impl BitSet for u32 {
    bits!();

    #[inline]
    fn nth(self, k: u32) -> u32 {
        let mut rest = self;
        for _ in 0..k {
            rest &= rest - 1;
        }
        rest.trailing_zeros()
    }
}

impl BitSet for u128 {
    bits!();

    #[inline]
    fn nth(self, k: u32) -> u32 {
        let low = self as u64;
        let inside = low.count_ones();
        if k < inside { low.nth(k) } else { 64 + ((self >> 64) as u64).nth(k - inside) }
    }
}

/// A number below `n` from uniform 32-bit words: multiply, keep the high half, and draw again in the rare
/// case that would favour a number.
#[inline]
fn below_from(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    debug_assert!(n > 0, "chance was asked for a number below 0");
    let mut wide = u64::from(word()) * u64::from(n);
    if (wide as u32) < n {
        let uneven = n.wrapping_neg() % n;
        while (wide as u32) < uneven {
            wide = u64::from(word()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}

/// The 256 bits from which all chance of one table follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The 32 bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The secret of game number `index` of a run with this seed: for simulations and tests, where it
    /// need not be secret but must be the same on every machine.
    pub fn of_game(seed: u64, index: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&index.to_le_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl FromStr for Secret {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(Fault::Secret);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |d: u8| match d {
                b'0'..=b'9' => Ok(d - b'0'),
                b'a'..=b'f' => Ok(d - b'a' + 10),
                _ => Err(Fault::Secret),
            };
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

/// The chance of a real table: the `ChaCha20` key stream of its secret, so that the same record gives the
/// same game on every machine. It counts what was drawn, for undo, and keeps a trace of it, for records.
#[derive(Clone)]
pub struct Dice {
    stream: ChaCha20Rng,
    draws: u32,
    trace: u64,
}

impl Dice {
    /// The dice that follow from a secret.
    pub fn new(secret: Secret) -> Self {
        Self { stream: ChaCha20Rng::from_seed(secret.0), draws: 0, trace: 0 }
    }

    /// From now on other dice are rolled: those that follow from this secret. The trace goes on, with this note in it.
    pub(crate) fn begin_anew(&mut self, secret: Secret, note: &str) {
        self.stream = ChaCha20Rng::from_seed(secret.0);
        self.trace = mix(self.trace, note.as_bytes());
    }

    /// How many times chance was asked so far.
    pub fn draws(&self) -> u32 {
        self.draws
    }

    /// A number that depends on every question and answer so far.
    pub fn trace(&self) -> u64 {
        self.trace
    }
}

impl Chance for Dice {
    fn below(&mut self, n: u32) -> u32 {
        let answer = below_from(n, || self.stream.next_u32());
        self.draws += 1;
        self.trace = mix(mix(self.trace, &n.to_le_bytes()), &answer.to_le_bytes());
        answer
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice({} draws)", self.draws)
    }
}

/// FNV-1a over 64 bits, continued from `hash`: for checks against damage, not against malice.
pub(crate) fn mix(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash ^ 0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The chance of bots and benchmarks: a small fast generator (xoshiro256++).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

/// The seed of one of many that come of one, so that generators that start from neighbours have nothing in common.
pub const fn nth_seed(seed: u64, nth: u64) -> u64 {
    seed ^ nth.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl Fast {
    /// The generator that starts from this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Chance for Fast {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below_from(n, || (self.0.next_u64() >> 32) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_member_is_the_nth_set_bit() {
        let mut fast = Fast::new(7);
        for _ in 0..2000 {
            let word = || u64::from(fast.below(u32::MAX)) << 32 | u64::from(fast.below(u32::MAX));
            let words: Vec<u64> = std::iter::repeat_with(word).take(2).collect();
            let wide = u128::from(words[0]) << 64 | u128::from(words[1]);
            let bits = |n: u32, has: &dyn Fn(u32) -> bool| (0..n).filter(|&b| has(b)).collect::<Vec<_>>();
            let small = words[0] as u32;
            for (k, bit) in bits(64, &|b| words[0] >> b & 1 == 1).into_iter().enumerate() {
                assert_eq!(words[0].nth(k as u32), bit);
            }
            for (k, bit) in bits(128, &|b| wide >> b & 1 == 1).into_iter().enumerate() {
                assert_eq!(wide.nth(k as u32), bit);
            }
            for (k, bit) in bits(32, &|b| small >> b & 1 == 1).into_iter().enumerate() {
                assert_eq!(small.nth(k as u32), bit);
            }
        }
    }

    #[test]
    fn numbers_below_n_are_all_reached_and_evenly() {
        let mut dice = Dice::new(Secret::of_game(1, 2));
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
        assert_eq!(dice.draws(), 60_000);
    }

    /// The first block of `ChaCha20` with an all-zero key, counter and nonce is published in RFC 8439
    /// (appendix A.1, test vector 1): it begins 76 b8 e0 ad a0 f1 3d 90, read as little-endian words.
    #[test]
    fn dice_follow_the_published_key_stream() {
        let mut dice = Dice::new(Secret::new([0; 32]));
        let expect = |word: u32| ((u64::from(word) * 1000) >> 32) as u32;
        assert_eq!(dice.below(1000), expect(0xade0_b876));
        assert_eq!(dice.below(1000), expect(0x903d_f1a0));
    }

    #[test]
    fn a_secret_is_written_as_hex_and_read_back() {
        let secret = Secret::of_game(0x0123_4567_89ab_cdef, 42);
        assert_eq!(secret.to_string().parse::<Secret>(), Ok(secret));
        assert!("12".parse::<Secret>().is_err());
        assert!("g".repeat(64).parse::<Secret>().is_err());
        assert!("é".repeat(32).parse::<Secret>().is_err());
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u32> = (0..60).collect();
        Fast::new(3).shuffle(&mut items);
        assert_ne!(items, (0..60).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..60).collect::<Vec<_>>());
    }
}
