//! Cards and piles of them. All people of a kind are alike, so a pile counts them; culture cards are a set.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Chance, Fault};
use strum::{EnumCount, VariantArray};

use crate::components::{Culture, Cultures, People};

/// A card that somebody can have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Card {
    /// One of those that all look alike.
    People(People),
    /// One of those that there are once.
    Culture(Culture),
}

impl Card {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let people = People::VARIANTS.iter().copied().map(Self::People);
        people.chain(Culture::all().map(Self::Culture))
    }

    /// Its points in the end.
    pub fn points(self) -> u8 {
        match self {
            Self::People(kind) => kind.face().points,
            Self::Culture(culture) => culture.face().points,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::People(kind) => f.write_str(kind.name()),
            Self::Culture(culture) => culture.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let people = text.parse().map(Self::People).ok();
        people
            .or_else(|| text.parse().map(Self::Culture).ok())
            .ok_or_else(|| Fault::Unknown { at: "card".to_owned(), given: Fault::quote(text) })
    }
}

nurt_core::written!(Card);

/// How many people of each kind.
pub type Crowd = [u8; People::COUNT];

/// Cards without an order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pile {
    pub(crate) people: Crowd,
    pub(crate) culture: Cultures,
}

impl Pile {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> u8 {
        crowd_len(&self.people) + self.culture.len() as u8
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of a card there are.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        match card {
            Card::People(kind) => self.people[kind as usize],
            Card::Culture(culture) => self.culture.contains(culture).into(),
        }
    }

    /// Whether there is such a card.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub(crate) fn put(&mut self, card: Card) {
        match card {
            Card::People(kind) => self.people[kind as usize] += 1,
            Card::Culture(culture) => self.culture.put(culture),
        }
    }

    /// Takes one out, if there is one.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        match card {
            Card::People(kind) => {
                let count = &mut self.people[kind as usize];
                *count = count.saturating_sub(1);
            }
            Card::Culture(culture) => self.culture.take(culture),
        }
    }

    /// Puts all of another pile to it, which is empty then.
    #[inline]
    pub(crate) fn swallow(&mut self, other: &mut Self) {
        self.people.iter_mut().zip(other.people).for_each(|(to, from)| *to += from);
        self.culture = self.culture.or(other.culture);
        *other = Self::default();
    }

    /// A random card of a pile that is not empty, which is taken out.
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Card {
        let mut at = chance.below(self.len().into()) as u8;
        for (&kind, &count) in People::VARIANTS.iter().zip(&self.people) {
            if at < count {
                let card = Card::People(kind);
                self.take(card);
                return card;
            }
            at -= count;
        }
        let card = self.culture.iter().nth(at.into()).map_or(Card::People(People::Tribesman), Card::Culture);
        self.take(card);
        card
    }

    /// The different cards.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        let (people, culture) = (self.people, self.culture);
        kinds(people).map(Card::People).chain(culture.iter().map(Card::Culture))
    }

    /// All cards, one by one.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let pile = *self;
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, pile.count(card).into()))
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::default();
        cards.into_iter().for_each(|card| pile.put(card));
        pile
    }
}

/// The kinds of which there is somebody.
#[inline]
pub(crate) fn kinds(crowd: Crowd) -> impl Iterator<Item = People> {
    People::VARIANTS.iter().copied().filter(move |&kind| crowd[kind as usize] > 0)
}

/// How many people there are.
#[inline]
pub(crate) fn crowd_len(crowd: &Crowd) -> u8 {
    crowd.iter().sum()
}
