//! Cards, and sets of them: how they are written, counted and drawn from.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{ALL_VALUES, BATTLE_CARDS, BEAVER, Colour, TACTICS, VALUES};

/// A battle card or a tactics card, without regard to which copy: both dragonflies are the same `Card`.
///
/// It is written as its code: `Y11` for the yellow beaver, `JK`, `SW` and `GR` for the elite units, and the name of a
/// ruse, `treason`. Cards are ordered by colour and value, then elite units, then ruses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// The joker, of which there are two (R42).
    pub const DRAGONFLY: Self = Self(BATTLE_CARDS);
    /// The spy, value 7 (R42).
    pub const SWAN: Self = Self(BATTLE_CARDS + 1);
    /// The shield-bearer, value 1, 2 or 3 (R42).
    pub const GREBE: Self = Self(BATTLE_CARDS + 2);
    /// Moves an own battle card to the opponent's side of the dam, or discards it (R43).
    pub const TRANSFER: Self = Self(BATTLE_CARDS + 3);
    /// Plays a battle card from the discards (R43).
    pub const RECRUITMENT: Self = Self(BATTLE_CARDS + 4);
    /// Shuffles discarded battle cards into the stock (R43).
    pub const SUPPORT: Self = Self(BATTLE_CARDS + 5);
    /// Both players swap hand cards (R43).
    pub const EXCHANGE: Self = Self(BATTLE_CARDS + 6);
    /// Discards a battle card of the opponent (R43).
    pub const DESERTION: Self = Self(BATTLE_CARDS + 7);
    /// Takes over a battle card of the opponent (R43).
    pub const TREASON: Self = Self(BATTLE_CARDS + 8);
    /// Discards all battle cards at a dam (R43).
    pub const EXPLOSION: Self = Self(BATTLE_CARDS + 9);

    /// The battle card of that colour and value. Values above 11 do not exist and are read as 11.
    pub const fn battle(colour: Colour, value: u8) -> Self {
        let value = if value > BEAVER { BEAVER } else { value };
        Self(colour as u8 * VALUES + value)
    }

    /// The colour printed on the card; tactics cards have none.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(usize::from(self.0 / VALUES)).copied()
    }

    /// The value printed on a battle card; for an elite unit see [`Card::stands_for`].
    pub const fn value(self) -> Option<u8> {
        if self.is_battle() { Some(self.0 % VALUES) } else { None }
    }

    /// The values the card can have in a formation, as a mask with bit v for value v: one bit for a battle card and the
    /// swan, more for the other elite units, none for a ruse (R42).
    pub fn stands_for(self) -> u16 {
        match self.value() {
            Some(value) => 1 << value,
            None => TACTICS[self.kind()].stands_for,
        }
    }

    /// One of the 60 numbered cards.
    pub const fn is_battle(self) -> bool {
        self.0 < BATTLE_CARDS
    }

    /// A dragonfly, the swan or the grebe: lies at a dam like a battle card.
    pub const fn is_elite(self) -> bool {
        self.is_tactics() && self.0 <= Self::GREBE.0
    }

    /// A tactics card that has an effect and never lies at a dam.
    pub const fn is_ruse(self) -> bool {
        self.0 > Self::GREBE.0
    }

    /// An elite unit or a ruse.
    pub const fn is_tactics(self) -> bool {
        !self.is_battle()
    }

    /// The card's bit in [`Cards`], colour × 12 + value; 0 for a tactics card.
    pub const fn bit(self) -> u64 {
        if self.is_battle() { 1 << self.0 } else { 0 }
    }

    /// The place in card order.
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// The line of a tactics card in [`TACTICS`].
    const fn kind(self) -> usize {
        self.0.saturating_sub(BATTLE_CARDS) as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour() {
            Some(colour) => write!(f, "{}{}", colour.letter(), self.0 % VALUES),
            None => f.write_str(TACTICS[self.kind()].code),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The answer to a text that is not the code of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCard {
    /// The first characters of the text.
    text: String,
}

impl UnknownCard {
    fn quoting(text: &str) -> Self {
        let text = text.chars().take(16).collect();
        Self { text }
    }
}

impl fmt::Display for UnknownCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not the code of a card.", self.text)
    }
}

impl std::error::Error for UnknownCard {}

impl FromStr for Card {
    type Err = UnknownCard;

    /// Reads exactly what `Display` writes: no leading zeros, no other case, no spaces.
    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let mut tactics = (BATTLE_CARDS..).zip(&TACTICS);
        match tactics.find(|(_, card)| card.code == text) {
            Some((index, _)) => Ok(Self(index)),
            None => battle_card(text).ok_or_else(|| UnknownCard::quoting(text)),
        }
    }
}

fn battle_card(text: &str) -> Option<Card> {
    let mut rest = text.chars();
    let letter = rest.next()?;
    let mut colours = Colour::ALL.into_iter();
    let colour = colours.find(|colour| colour.letter() == letter)?;
    let card = Card::battle(colour, rest.as_str().parse().ok()?);
    (card.to_string() == text).then_some(card)
}

/// A set of battle cards, one bit each: bit colour × 12 + value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Card>"))]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All 60 battle cards.
    pub const ALL: Self = Self((1 << BATTLE_CARDS) - 1);

    /// Puts a card in. Says whether that changed the set: a card already there and a tactics card do not.
    pub const fn insert(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 |= card.bit();
        self.0 != before
    }

    /// Takes a card out. Says whether it was there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 &= !card.bit();
        self.0 != before
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// How many cards there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of this set that the other has not.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            Some(Self::card_at_bit(bit))
        })
    }

    /// The values held in one colour, as a mask with bit v for value v.
    pub const fn of_colour(self, colour: Colour) -> u16 {
        (self.0 >> (colour as u8 * VALUES)) as u16 & ALL_VALUES
    }

    /// How many cards of that value there are, 0 to 5. Values above 11 do not exist: 0.
    pub const fn with_value(self, value: u8) -> u32 {
        if value > BEAVER { 0 } else { (self.0 & DUCKS << value).count_ones() }
    }

    /// The values held in any colour, as a mask with bit v for value v.
    pub fn values(self) -> u16 {
        Colour::ALL.into_iter().fold(0, |values, colour| values | self.of_colour(colour))
    }

    /// The bits of the set; for chance, which picks a set bit and asks [`Cards::card_at_bit`].
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The card of a bit, 0 to 59. Higher bits do not exist and are read as 59.
    pub fn card_at_bit(bit: u32) -> Card {
        Card(bit.min(59) as u8)
    }
}

/// The bits of the five cards of value 0 in [`Cards`].
const DUCKS: u64 = 1 | 1 << 12 | 1 << 24 | 1 << 36 | 1 << 48;

impl FromIterator<Card> for Cards {
    /// Collects the battle cards; tactics cards are left out.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().fold(0, |bits, card| bits | card.bit()))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Some of the 11 tactics cards, one bit each; copies of one card fill their bits from the lowest, so equal selections
/// are equal values. Bits 0 and 1 are the dragonflies, then swan, grebe and the ruses in card order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Card>"))]
pub struct Tactics(u16);

/// The bits in [`Tactics`] of each line of [`TACTICS`].
const TACTICS_BITS: [u16; TACTICS.len()] = {
    let mut bits = [0; TACTICS.len()];
    let (mut kind, mut next) = (0, 0);
    while kind < bits.len() {
        bits[kind] = ((1 << TACTICS[kind].copies) - 1) << next;
        next += TACTICS[kind].copies;
        kind += 1;
    }
    bits
};

impl Tactics {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All 11 tactics cards.
    pub const ALL: Self = Self(2 * Self::bits_of(Card::EXPLOSION) - 1);

    const fn bits_of(card: Card) -> u16 {
        if card.is_tactics() { TACTICS_BITS[card.kind()] } else { 0 }
    }

    /// How many copies of the card there are; of a battle card 0.
    pub const fn count(self, card: Card) -> u32 {
        (self.0 & Self::bits_of(card)).count_ones()
    }

    /// Whether there is at least one copy of the card.
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Puts one copy in. Says whether there was one left in the box; a battle card never is.
    pub const fn add(&mut self, card: Card) -> bool {
        let free = Self::bits_of(card) & !self.0;
        self.0 |= free & free.wrapping_neg();
        free != 0
    }

    /// Takes one copy out. Says whether there was one.
    pub const fn remove(&mut self, card: Card) -> bool {
        let held = self.0 & Self::bits_of(card);
        // The copies are the lowest bits of the card, so half of what they read is one copy less.
        let kept = held >> 1 & Self::bits_of(card);
        self.0 ^= held ^ kept;
        held != 0
    }

    /// How many cards there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in card order, each copy once.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// The different cards in card order, each once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        (Card::DRAGONFLY.0..=Card::EXPLOSION.0).map(Card).filter(move |&card| self.contains(card))
    }

    /// The bits of the selection; for chance, which picks a set bit and asks [`Tactics::card_at_bit`].
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The card of a bit, 0 to 10. Higher bits do not exist and are read as 10.
    pub fn card_at_bit(bit: u32) -> Card {
        let bit = 1_u16.checked_shl(bit).unwrap_or(0);
        let mut kinds = Self::ALL.kinds();
        let card = kinds.find(|&card| Self::bits_of(card) & bit != 0);
        card.unwrap_or(Card::EXPLOSION)
    }
}

impl fmt::Debug for Tactics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        code.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        gather(deserializer, Self::insert)
    }
}

impl Serialize for Tactics {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tactics {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        gather(deserializer, Self::add)
    }
}

/// Reads an array of card codes and refuses a card that `put` does not accept.
fn gather<'de, D: Deserializer<'de>, S: Default>(
    deserializer: D,
    put: fn(&mut S, Card) -> bool,
) -> Result<S, D::Error> {
    let mut gathered = S::default();
    for card in Vec::<Card>::deserialize(deserializer)? {
        if !put(&mut gathered, card) {
            return Err(D::Error::custom(format_args!("the card {card} has no place here, or not so often")));
        }
    }
    Ok(gathered)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::de::IntoDeserializer;
    use serde::de::value::{Error, SeqDeserializer};

    fn every_card() -> impl Iterator<Item = Card> {
        Cards::ALL.iter().chain(Tactics::ALL.kinds())
    }

    fn read<'de, S: Deserialize<'de>>(codes: &[&'de str]) -> Result<S, Error> {
        S::deserialize(SeqDeserializer::new(codes.iter().copied()))
    }

    #[test]
    fn codes_are_read_back() {
        assert_eq!(every_card().count(), 70);
        for card in every_card() {
            assert_eq!(card.to_string().parse(), Ok(card));
            let read: Result<Card, Error> = Card::deserialize(card.to_string().into_deserializer());
            assert_eq!(read, Ok(card));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "Y", "Y012", "Y011", "Y+1", "Y12", "Y256", "y7", "jk", " Y7", "Y7 ", "Żaba", "Treason"]
        {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
        let error = "a text that is far too long".parse::<Card>().unwrap_err();
        assert_eq!(error.to_string(), "\"a text that is f\" is not the code of a card.");
    }

    #[test]
    fn cards_answer_for_colours_and_values() {
        for card in every_card() {
            let (colour, value) = (card.colour(), card.value());
            assert_eq!(card.is_battle(), colour.is_some() && value.is_some());
            let kinds = [card.is_battle(), card.is_elite(), card.is_ruse()];
            assert_eq!(kinds.into_iter().filter(|&kind| kind).count(), 1);
            assert_eq!(card.is_ruse(), card.stands_for() == 0);
            if let (Some(colour), Some(value)) = (colour, value) {
                assert_eq!(Card::battle(colour, value), card);
                let only = Cards::from_iter([card]);
                assert_eq!((only.of_colour(colour), only.values()), (1 << value, card.stands_for()));
                assert_eq!((only.with_value(value), only.len()), (1, 1));
            }
        }
        assert_eq!((Cards::ALL.len(), Cards::ALL.with_value(BEAVER), Cards::ALL.with_value(12)), (60, 5, 0));
    }

    #[test]
    fn equal_selections_of_tactics_cards_are_equal() {
        let mut both = Tactics::EMPTY;
        assert!(both.add(Card::DRAGONFLY) && both.add(Card::DRAGONFLY) && !both.add(Card::DRAGONFLY));
        assert_eq!((both.bits(), both.count(Card::DRAGONFLY)), (0b11, 2));
        assert!(both.remove(Card::DRAGONFLY));
        assert_eq!(both.bits(), 0b1);
        assert!(both.remove(Card::DRAGONFLY) && !both.remove(Card::DRAGONFLY) && both.is_empty());
        assert_eq!(
            (Tactics::ALL.len(), Tactics::ALL.iter().count(), Tactics::ALL.kinds().count()),
            (11, 11, 10)
        );
        let mut rest = Tactics::ALL;
        assert!(Tactics::ALL.iter().all(|card| rest.remove(card)));
        assert_eq!(rest, Tactics::EMPTY);
    }

    #[test]
    fn arrays_of_codes_are_read_strictly() {
        assert_eq!(
            read::<Cards>(&["Y11", "R0"]),
            Ok(["R0", "Y11"].map(|code| code.parse().unwrap()).into_iter().collect())
        );
        assert_eq!(read::<Tactics>(&["JK", "treason", "JK"]).map(Tactics::len), Ok(3));
        assert!(read::<Cards>(&["R0", "R0"]).is_err());
        assert!(read::<Cards>(&["JK"]).is_err());
        assert!(read::<Tactics>(&["R0"]).is_err());
        assert!(read::<Tactics>(&["JK", "JK", "JK"]).is_err());
        assert!(read::<Tactics>(&["SW", "SW"]).is_err());
    }
}
