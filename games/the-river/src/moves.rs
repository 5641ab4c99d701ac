//! The moves, and how they are written: `place terrain T12`, `place wood`, `return clay`, `swap 2 5`.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Fault, Phrase, Speak};
use strum::EnumCount;

use crate::components::{BUNDLE, Card, GIFT, Goods, Island, Kind, SPACES, Tile};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumCount)]
pub enum Move {
    /// R17: takes a tile for the first space.
    Draft(Tile),
    /// R28: takes a tile.
    Terrain(Tile),
    /// R34, R39, R50, R51: places an explorer where nothing else is to be said.
    Place(Island),
    /// R40: takes a basic resource where there is no food.
    Food(Kind),
    /// R42.
    Reserve(Card),
    /// R43.
    Build(Card),
    /// R24: gives three resources for a food.
    Exchange(Goods),
    /// leaves the turn to the others.
    Pass,
    /// R30, R36: gives a resource back.
    Return(Kind),
    /// R36, R62: takes so many.
    Take(u8),
    /// R45: pays one less of this kind.
    Discount(Kind),
    /// R44: pays so many units of the next kind with food.
    Pay(u8),
    /// R51: two tiles change places, the lower space first.
    Swap(u8, u8),
    /// R63: no further swap.
    Done,
    /// R61: gives this back to make room for what a meadow yields.
    Harvest(Kind),
    /// R61: does without.
    Skip,
}

/// So many units of one kind a building costs at the most; so many can be paid with food.
const MOST_UNITS: u8 = 3;
/// So many are taken at once at the most: more than anybody can produce or store.
const MOST_TAKEN: u8 = 20;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draft(tile) => write!(f, "draft {tile}"),
            Self::Terrain(tile) => write!(f, "place terrain {tile}"),
            Self::Place(island) => write!(f, "place {}", island.name()),
            Self::Food(kind) => write!(f, "place food {kind}"),
            Self::Reserve(card) => write!(f, "place reserve {card}"),
            Self::Build(card) => write!(f, "place build {card}"),
            Self::Exchange(goods) => {
                f.write_str("exchange")?;
                listed(*goods).try_for_each(|kind| write!(f, " {kind}"))
            }
            Self::Pass => f.write_str("pass"),
            Self::Return(kind) => write!(f, "return {kind}"),
            Self::Take(count) => write!(f, "take {count}"),
            Self::Discount(kind) => write!(f, "discount {kind}"),
            Self::Pay(units) => write!(f, "pay {units}"),
            Self::Swap(first, second) => write!(f, "swap {first} {second}"),
            Self::Done => f.write_str("done"),
            Self::Harvest(kind) => write!(f, "harvest {kind}"),
            Self::Skip => f.write_str("skip"),
        }
    }
}

/// The resources one by one.
pub(crate) fn listed(goods: Goods) -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().flat_map(move |kind| std::iter::repeat_n(kind, goods[kind as usize].into()))
}

impl FromStr for Move {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = || {
            let mv = match *words.as_slice() {
                ["draft", tile] => Self::Draft(tile.parse().ok()?),
                ["place", "terrain", tile] => Self::Terrain(tile.parse().ok()?),
                ["place", "food", kind] => Self::Food(kind.parse().ok()?),
                ["place", "reserve", card] => Self::Reserve(card.parse().ok()?),
                ["place", "build", card] => Self::Build(card.parse().ok()?),
                ["place", island] => Self::Place(island.parse().ok()?),
                ["exchange", a, b, c] => {
                    let mut goods = [0; 4];
                    for kind in [a, b, c] {
                        goods[kind.parse::<Kind>().ok()? as usize] += 1;
                    }
                    Self::Exchange(goods)
                }
                ["pass"] => Self::Pass,
                ["return", kind] => Self::Return(kind.parse().ok()?),
                ["take", count] => Self::Take(count.parse().ok()?),
                ["discount", kind] => Self::Discount(kind.parse().ok()?),
                ["pay", units] => Self::Pay(units.parse().ok()?),
                ["swap", first, second] => Self::Swap(first.parse().ok()?, second.parse().ok()?),
                ["done"] => Self::Done,
                ["harvest", kind] => Self::Harvest(kind.parse().ok()?),
                ["skip"] => Self::Skip,
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
        match self {
            Self::Place(island) => PLAIN.contains(&island),
            Self::Food(kind) | Self::Discount(kind) => kind != Kind::Food,
            Self::Exchange(goods) => {
                goods.iter().map(|&count| u16::from(count)).sum::<u16>() == u16::from(BUNDLE)
            }
            Self::Take(count) => count <= MOST_TAKEN,
            Self::Pay(units) => units <= MOST_UNITS,
            Self::Swap(first, second) => 0 < first && first < second && usize::from(second) <= SPACES,
            _ => true,
        }
    }
}

/// The islands where nothing else is to be said.
const PLAIN: [Island; 6] =
    [Island::Wood, Island::Clay, Island::Stone, Island::Food, Island::First, Island::Swap];

/// Every bundle of three resources.
pub(crate) fn bundles() -> impl Iterator<Item = Goods> {
    let most = BUNDLE;
    (0..=most).rev().flat_map(move |wood| {
        (0..=most - wood).rev().flat_map(move |clay| {
            (0..=most - wood - clay).rev().map(move |stone| [wood, clay, stone, most - wood - clay - stone])
        })
    })
}

impl Speak for Move {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        match *self {
            Self::Draft(tile) => Phrase::new("move-draft").phrase("tile", tile.phrase()),
            Self::Terrain(tile) => Phrase::new("move-terrain").phrase("tile", tile.phrase()),
            Self::Place(island) => Phrase::new("move-place").text("island", island.name()),
            Self::Food(kind) => Phrase::new("move-food").text("kind", kind.name()),
            Self::Reserve(card) => Phrase::new("move-reserve").phrase("card", card.phrase()),
            Self::Build(card) => Phrase::new("move-build").phrase("card", card.phrase()),
            Self::Exchange(goods) => goods_in(Phrase::new("move-exchange"), goods),
            Self::Pass => Phrase::new("move-pass"),
            Self::Return(kind) => Phrase::new("move-return").text("kind", kind.name()),
            Self::Take(count) => Phrase::new("move-take").number("count", count),
            Self::Discount(kind) => Phrase::new("move-discount").text("kind", kind.name()),
            Self::Pay(units) => Phrase::new("move-pay").number("units", units),
            Self::Swap(first, second) => {
                Phrase::new("move-swap").number("first", first).number("second", second)
            }
            Self::Done => Phrase::new("move-done"),
            Self::Harvest(kind) => Phrase::new("move-harvest").text("kind", kind.name()),
            Self::Skip => Phrase::new("move-skip"),
        }
    }

    fn every() -> Vec<Self> {
        let mut every = Vec::new();
        every.extend(Tile::all().flat_map(|tile| [Self::Draft(tile), Self::Terrain(tile)]));
        every.extend(PLAIN.map(Self::Place));
        every.extend(Kind::BASIC.map(Self::Food));
        every.extend(Card::all().flat_map(|card| [Self::Build(card), Self::Reserve(card)]));
        every.extend(bundles().map(Self::Exchange));
        every.extend(Kind::ALL.into_iter().flat_map(|kind| [Self::Return(kind), Self::Harvest(kind)]));
        every.extend((0..=MOST_TAKEN.max(GIFT)).map(Self::Take));
        every.extend(Kind::BASIC.map(Self::Discount));
        every.extend((0..=MOST_UNITS).map(Self::Pay));
        let spaces = 1..=SPACES as u8;
        every.extend(
            spaces
                .clone()
                .flat_map(|a| spaces.clone().filter(move |&b| a < b).map(move |b| Self::Swap(a, b))),
        );
        every.extend([Self::Pass, Self::Done, Self::Skip]);
        every
    }
}

/// A phrase with the numbers of all kinds.
pub(crate) fn goods_in(phrase: Phrase, [wood, clay, stone, food]: Goods) -> Phrase {
    phrase.number("wood", wood).number("clay", clay).number("stone", stone).number("food", food)
}
