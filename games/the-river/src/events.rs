//! What happened. Everything that happens at the table is seen by all; only what has been put away is remembered by its
//! owner alone.

use nurt_core::{Phrase, Seat, Speak, Viewer};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

use crate::components::{Card, Goods, Island, Kind, Tile};
use crate::moves::goods_in;

/// Where resources come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Named after what they are.
pub enum Source {
    Island,
    Gift,
    Harvest,
}

/// What brings about the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A token on every bonus space.
    Tokens,
    /// A tile on every space of the river.
    Tiles,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, EnumCount)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Event {
    /// R16, A-25: who has the pawn and which river board.
    Began { pawn: Seat, rivers: Vec<u8> },
    /// R12, R13, R53, R54: what was turned up, and the tiles that were left before.
    Revealed { round: u8, left: Vec<Tile>, tiles: Vec<Tile>, cards: Vec<Card> },
    /// R17, R29: a tile was laid on a space.
    Laid { seat: Seat, tile: Tile, space: u8 },
    /// R18: the tile that was left over in the draft.
    Removed { tile: Tile },
    /// R24.
    Exchanged { seat: Seat, goods: Goods },
    /// R25: an explorer was placed.
    Placed { seat: Seat, island: Island },
    /// R35, R39, R61, R62: resources were taken.
    Gained { seat: Seat, kind: Kind, count: u8, source: Source },
    /// R30, R36: a resource was given back.
    Returned { seat: Seat, kind: Kind },
    /// R42.
    Reserved { seat: Seat, card: Card },
    /// R36, R62: so many are wanted, and something may have to be given back first.
    Wanted { seat: Seat, kind: Kind, count: u8 },
    /// R43, A-17: a card is to be built; a reserved one is turned up.
    Chosen { seat: Seat, card: Card, reserved: bool },
    /// R45: one less of a kind is paid.
    Discounted { seat: Seat, kind: Kind },
    /// R44: so much food stands for a kind.
    FoodFor { seat: Seat, kind: Kind, units: u8 },
    /// R44: what was paid.
    Paid { seat: Seat, goods: Goods },
    /// R47.
    Built { seat: Seat, card: Card },
    /// R48.
    Token { seat: Seat, value: u8 },
    /// R49: the fifth explorer comes to the boat.
    Released { seat: Seat },
    /// R50.
    TookPawn { seat: Seat },
    /// R51.
    Swapped { seat: Seat, first: u8, second: u8 },
    /// somebody passes.
    Passed { seat: Seat },
    /// somebody can place nobody.
    Blocked { seat: Seat },
    /// R55: explorers settle.
    Settled { seat: Seat, count: u8 },
    /// R57: this is the last round.
    LastRound { seat: Seat, by: Ending },
    /// R58.
    Ended,
}

impl Event {
    /// Whether it shows a viewer something that it could not know before.
    pub(crate) fn reveals_to(&self, viewer: Viewer) -> bool {
        match *self {
            Self::Began { .. } | Self::Revealed { .. } | Self::Ended => true,
            Self::Chosen { seat, reserved, .. } => reserved && !viewer.sees(seat),
            _ => false,
        }
    }
}

impl Speak for Event {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let who = |key: &str, seat: Seat| Phrase::new(key).seat("who", seat);
        match *self {
            Self::Began { pawn, .. } => who("event-began", pawn),
            Self::Revealed { round: 0, .. } => Phrase::new("event-revealed"),
            Self::Revealed { round, .. } => Phrase::new("event-round").number("round", round),
            Self::Laid { seat, tile, space } => {
                who("event-laid", seat).phrase("tile", tile.phrase()).number("space", space)
            }
            Self::Removed { tile } => Phrase::new("event-removed").phrase("tile", tile.phrase()),
            Self::Exchanged { seat, goods } => goods_in(who("event-exchanged", seat), goods),
            Self::Placed { seat, island } => who("event-placed", seat).text("island", island.name()),
            Self::Gained { seat, kind, count, source } => {
                let key = match source {
                    Source::Island => "event-gained",
                    Source::Gift => "event-gift",
                    Source::Harvest => "event-harvest",
                };
                who(key, seat).text("kind", kind.name()).number("count", count)
            }
            Self::Returned { seat, kind } => who("event-returned", seat).text("kind", kind.name()),
            Self::Reserved { seat, card } => who("event-reserved", seat).phrase("card", card.phrase()),
            Self::Wanted { seat, kind, count } => {
                who("event-wanted", seat).text("kind", kind.name()).number("count", count)
            }
            Self::Chosen { seat, card, .. } => who("event-chosen", seat).phrase("card", card.phrase()),
            Self::Discounted { seat, kind } => who("event-discounted", seat).text("kind", kind.name()),
            Self::FoodFor { seat, kind, units } => {
                who("event-food-for", seat).text("kind", kind.name()).number("units", units)
            }
            Self::Paid { seat, goods } => goods_in(who("event-paid", seat), goods),
            Self::Built { seat, card } => who("event-built", seat).phrase("card", card.phrase()),
            Self::Token { seat, value } => who("event-token", seat).number("value", value),
            Self::Released { seat } => who("event-released", seat),
            Self::TookPawn { seat } => who("event-pawn", seat),
            Self::Swapped { seat, first, second } => {
                who("event-swapped", seat).number("first", first).number("second", second)
            }
            Self::Passed { seat } => who("event-passed", seat),
            Self::Blocked { seat } => who("event-blocked", seat),
            Self::Settled { seat, count } => who("event-settled", seat).number("count", count),
            Self::LastRound { seat, by: Ending::Tokens } => who("event-last-round-tokens", seat),
            Self::LastRound { seat, by: Ending::Tiles } => who("event-last-round-tiles", seat),
            Self::Ended => Phrase::new("event-ended"),
        }
    }

    fn every() -> Vec<Self> {
        let seat = Seat::new(0);
        let (tile, card, kind, goods) = (Tile(0), Card(0), Kind::Wood, [1, 1, 0, 1]);
        let revealed =
            |round| Self::Revealed { round, left: Vec::new(), tiles: vec![tile], cards: vec![card] };
        let gained = |source| Self::Gained { seat, kind, count: 2, source };
        vec![
            Self::Began { pawn: seat, rivers: vec![0, 1] },
            revealed(0),
            revealed(1),
            Self::Laid { seat, tile, space: 1 },
            Self::Removed { tile },
            Self::Exchanged { seat, goods },
            Self::Placed { seat, island: Island::Wood },
            gained(Source::Island),
            gained(Source::Gift),
            gained(Source::Harvest),
            Self::Returned { seat, kind },
            Self::Reserved { seat, card },
            Self::Wanted { seat, kind, count: 2 },
            Self::Chosen { seat, card, reserved: true },
            Self::Discounted { seat, kind },
            Self::FoodFor { seat, kind, units: 1 },
            Self::Paid { seat, goods },
            Self::Built { seat, card },
            Self::Token { seat, value: 6 },
            Self::Released { seat },
            Self::TookPawn { seat },
            Self::Swapped { seat, first: 1, second: 2 },
            Self::Passed { seat },
            Self::Blocked { seat },
            Self::Settled { seat, count: 1 },
            Self::LastRound { seat, by: Ending::Tokens },
            Self::LastRound { seat, by: Ending::Tiles },
            Self::Ended,
        ]
    }
}
