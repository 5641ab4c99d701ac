//! What a player can decide, and how it is written.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Fault, Phrase, Speak};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

use crate::components::{Card, Good, Patron, REGIONS, SHORE, Tile};

/// R18: an exchange.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Trade {
    /// Two of the first for one of the second.
    Goods(Good, Good),
    /// Five koku for a favour.
    Favour,
}

impl Trade {
    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let goods = Good::ALL.into_iter().flat_map(|from| {
            Good::ALL.into_iter().filter(move |&to| to != from).map(move |to| Self::Goods(from, to))
        });
        goods.chain([Self::Favour])
    }
}

/// A decision. Spaces, regions, ships and faces count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumCount)]
pub enum Move {
    /// R47, R48: chooses a patron.
    Patron(Patron),
    /// R17: spends favour to turn the die to this face.
    Die(u8),
    /// R18.
    Trade(Trade),
    /// R20: builds a tile of the row on a shore space.
    Build(u8, Tile),
    /// R27: a ship sails so many spaces.
    Sail(u8, u8),
    /// R32.
    Deliver(Card),
    /// Takes a good of choice.
    Take(Good),
    /// R31: takes koku at the end of a journey.
    TakeKoku,
    /// Sells a good.
    Sell(Good),
    /// Sells no more.
    Done,
    /// R36: this ship becomes royal.
    Royal(u8),
    /// R34: puts a second marker on a building.
    Mark(u8),
    /// R33: discards a customer.
    Discard(Card),
    /// Sets the die for a favour instead of rolling it.
    Set(u8),
    /// R16: rolls the die.
    Roll,
    /// R41: ends the last turn.
    End,
}

impl fmt::Display for Trade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Goods(from, to) => write!(f, "trade {from} {to}"),
            Self::Favour => f.write_str("trade koku favour"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Patron(patron) => write!(f, "patron {patron}"),
            Self::Die(face) => write!(f, "die {face}"),
            Self::Trade(trade) => trade.fmt(f),
            Self::Build(space, tile) => write!(f, "build {space} {tile}"),
            Self::Sail(ship, steps) => write!(f, "sail {ship} {steps}"),
            Self::Deliver(card) => write!(f, "deliver {card}"),
            Self::Take(good) => write!(f, "take {good}"),
            Self::TakeKoku => f.write_str("take koku"),
            Self::Sell(good) => write!(f, "sell {good}"),
            Self::Done => f.write_str("done"),
            Self::Royal(ship) => write!(f, "royal {ship}"),
            Self::Mark(space) => write!(f, "mark {space}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Set(face) => write!(f, "set {face}"),
            Self::Roll => f.write_str("roll"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = || {
            let mv = match *words.as_slice() {
                ["patron", patron] => Self::Patron(patron.parse().ok()?),
                ["die", face] => Self::Die(face.parse().ok()?),
                ["trade", "koku", "favour"] => Self::Trade(Trade::Favour),
                ["trade", from, to] => Self::Trade(Trade::Goods(from.parse().ok()?, to.parse().ok()?)),
                ["build", space, tile] => Self::Build(space.parse().ok()?, tile.parse().ok()?),
                ["sail", ship, steps] => Self::Sail(ship.parse().ok()?, steps.parse().ok()?),
                ["deliver", card] => Self::Deliver(card.parse().ok()?),
                ["take", "koku"] => Self::TakeKoku,
                ["take", good] => Self::Take(good.parse().ok()?),
                ["sell", good] => Self::Sell(good.parse().ok()?),
                ["done"] => Self::Done,
                ["royal", ship] => Self::Royal(ship.parse().ok()?),
                ["mark", space] => Self::Mark(space.parse().ok()?),
                ["discard", card] => Self::Discard(card.parse().ok()?),
                ["set", face] => Self::Set(face.parse().ok()?),
                ["roll"] => Self::Roll,
                ["end"] => Self::End,
                _ => return None,
            };
            // One spelling only, and nothing that can never be.
            (mv.can_be() && mv.to_string() == text).then_some(mv)
        };
        read().ok_or_else(|| Fault::Move { given: Fault::quote(text) })
    }
}

impl Move {
    /// Whether such a move could be made in some position.
    pub(crate) fn can_be(self) -> bool {
        let (face, space, ship) = (1..=REGIONS as u8, 1..=SHORE as u8, 1..=2);
        match self {
            Self::Die(to) | Self::Set(to) => face.contains(&to),
            Self::Trade(Trade::Goods(from, to)) => from != to,
            Self::Build(at, tile) => space.contains(&at) && tile.0 < crate::components::STARTING.0,
            Self::Sail(with, steps) => ship.contains(&with) && face.contains(&steps),
            Self::Royal(which) => ship.contains(&which),
            Self::Mark(at) => space.contains(&at),
            _ => true,
        }
    }
}

impl Speak for Move {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        match *self {
            Self::Patron(patron) => Phrase::new("move-patron").phrase("patron", patron.phrase()),
            Self::Die(face) => Phrase::new("move-die").number("face", face),
            Self::Trade(Trade::Goods(from, to)) => {
                Phrase::new("move-trade").text("from", from.name()).text("to", to.name())
            }
            Self::Trade(Trade::Favour) => Phrase::new("move-pray"),
            Self::Build(space, tile) => {
                Phrase::new("move-build").number("space", space).phrase("tile", tile.phrase())
            }
            Self::Sail(ship, steps) => Phrase::new("move-sail").number("ship", ship).number("steps", steps),
            Self::Deliver(card) => Phrase::new("move-deliver").phrase("card", card.phrase()),
            Self::Take(good) => Phrase::new("move-take").text("good", good.name()),
            Self::TakeKoku => Phrase::new("move-take-koku"),
            Self::Sell(good) => Phrase::new("move-sell").text("good", good.name()),
            Self::Done => Phrase::new("move-done"),
            Self::Royal(ship) => Phrase::new("move-royal").number("ship", ship),
            Self::Mark(space) => Phrase::new("move-mark").number("space", space),
            Self::Discard(card) => Phrase::new("move-discard").phrase("card", card.phrase()),
            Self::Set(face) => Phrase::new("move-set").number("face", face),
            Self::Roll => Phrase::new("move-roll"),
            Self::End => Phrase::new("move-end"),
        }
    }

    fn every() -> Vec<Self> {
        let faces = 1..=REGIONS as u8;
        let mut every = Vec::new();
        every.extend(Patron::all().map(Self::Patron));
        every.extend(faces.clone().flat_map(|face| [Self::Die(face), Self::Set(face)]));
        every.extend(Trade::all().map(Self::Trade));
        for space in 1..=SHORE as u8 {
            every.push(Self::Mark(space));
            every.extend(Tile::all().map(|tile| Self::Build(space, tile)).filter(|mv| mv.can_be()));
        }
        every.extend((1..=2).flat_map(|ship| faces.clone().map(move |steps| Self::Sail(ship, steps))));
        every.extend((1..=2).map(Self::Royal));
        every.extend(Card::all().flat_map(|card| [Self::Deliver(card), Self::Discard(card)]));
        every.extend(Good::ALL.into_iter().flat_map(|good| [Self::Take(good), Self::Sell(good)]));
        every.extend([Self::TakeKoku, Self::Done, Self::Roll, Self::End]);
        every
    }
}
