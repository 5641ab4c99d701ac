//! What happened. Everybody sees everything but the customers that others draw and keep.

use nurt_core::{Phrase, Seat, Speak, Viewer};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

use crate::components::{Card, Good, Mastery, Patron, REGIONS, Tile};
use crate::moves::Trade;

/// What somebody got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Gain {
    /// So many koku.
    Koku(u8),
    /// One of these goods.
    Good(Good),
    /// So much favour.
    Favour(u8),
    /// So many points.
    Points(u8),
}

/// What for. Spaces and regions count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A ship visits this shore space.
    Visit(u8),
    /// The building on this shore space is visited.
    Owner(u8),
    /// A step of the track of this region.
    Track(u8),
    /// A building in this region.
    Build(u8),
    /// The tile at the end of the row.
    RowEnd,
    /// The end of a journey.
    Journey,
    /// A customer.
    Card(Card),
    /// A patron.
    Patron(Patron),
    /// The last tile has come.
    End,
}

/// Something that happened. What a viewer may not see is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, EnumCount)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Event {
    /// R7 to R12: what was dealt before the players set up.
    Began {
        first: Seat,
        scoring: [u8; REGIONS],
        masteries: Vec<Mastery>,
        tiles: Vec<(u8, Tile)>,
        row: Vec<Tile>,
    },
    /// R47: the patrons that can be chosen.
    Patrons { patrons: Vec<Patron> },
    /// R48: the clan of a player, with its two patrons.
    Clan { seat: Seat, patrons: Vec<Patron> },
    /// R47, R48.
    Chose { seat: Seat, patron: Patron },
    /// R13, R14: where the ships stand, and what somebody begins with.
    Set { seat: Seat, ships: [u8; 2], koku: u8 },
    /// R33: customers were drawn; which, only their owner sees.
    Drew { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    /// R33: the discarded customers are the new deck.
    Shuffled,
    /// R15, R16.
    Rolled { seat: Seat, face: u8 },
    /// The die was set for a favour instead.
    SetDie { seat: Seat, face: u8 },
    /// R17.
    Turned { seat: Seat, face: u8, favour: u8 },
    /// R18.
    Traded { seat: Seat, trade: Trade },
    /// R20 to R23.
    Built { seat: Seat, space: u8, tile: Tile, cost: u8 },
    /// R27: a ship has sailed, perhaps past the mouth of the river.
    Sailed { seat: Seat, ship: u8, from: u8, to: u8, journey: bool },
    /// R32.
    Delivered { seat: Seat, card: Card },
    /// Somebody got something.
    Gained { seat: Seat, gain: Gain, why: Cause },
    /// R25: steps on a track.
    Advanced { seat: Seat, region: u8, from: u8, to: u8, why: Cause },
    /// R34: the limit of favour has risen.
    Limit { seat: Seat, limit: u8 },
    /// R34: a second marker.
    Marked { seat: Seat, space: u8 },
    /// R36.
    Royal { seat: Seat, ship: u8 },
    /// A good was sold.
    Sold { seat: Seat, good: Good, koku: u8 },
    /// R33: a customer was discarded.
    Discarded { seat: Seat, card: Card },
    /// R31: the tile at the end of the row was discarded.
    TileGone { tile: Tile },
    /// R39: a tile came into the row, and which is the next on its stack.
    Entered { tile: Tile, next: Option<Tile> },
    /// R40.
    ImperialVisit,
    /// R42.
    Mastered { seat: Seat, mastery: Mastery, points: u8 },
    /// R41.
    LastTurns { seat: Seat },
    /// R44: what a region brought.
    Region { region: u8, seat: Seat, points: u8, doubled: bool },
    /// R45.
    Customers { seat: Seat, count: u8, points: u8 },
    /// R43: what a customer was worth.
    Worth { seat: Seat, card: Card, points: u8 },
    /// R46.
    Ended,
}

impl Event {
    /// What a viewer sees of it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Self {
        match self {
            &Self::Drew { seat, count, .. } if !viewer.sees(seat) => Self::Drew { seat, count, cards: None },
            event => event.clone(),
        }
    }

    /// Whether it shows a viewer something that it could not know before.
    pub(crate) fn reveals_to(&self, viewer: Viewer) -> bool {
        match self {
            Self::Began { .. }
            | Self::Patrons { .. }
            | Self::Clan { .. }
            | Self::Set { .. }
            | Self::Rolled { .. }
            | Self::Ended => true,
            Self::Entered { next, .. } => next.is_some(),
            Self::Drew { seat, .. } => viewer.sees(*seat),
            Self::Discarded { seat, .. } | Self::Delivered { seat, .. } => !viewer.sees(*seat),
            _ => false,
        }
    }
}

impl Cause {
    /// What for, in words.
    pub(crate) fn phrase(self) -> Phrase {
        match self {
            Self::Visit(space) => Phrase::new("cause-visit").number("space", space),
            Self::Owner(space) => Phrase::new("cause-owner").number("space", space),
            Self::Track(region) => Phrase::new("cause-track").number("region", region),
            Self::Build(region) => Phrase::new("cause-build").number("region", region),
            Self::RowEnd => Phrase::new("cause-row-end"),
            Self::Journey => Phrase::new("cause-journey"),
            Self::Card(card) => Phrase::new("cause-card").phrase("card", card.short()),
            Self::Patron(patron) => Phrase::new("cause-patron").phrase("patron", patron.phrase()),
            Self::End => Phrase::new("cause-end"),
        }
    }
}

impl Speak for Event {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let who = |key: &str, seat: Seat| Phrase::new(key).seat("who", seat);
        match *self {
            Self::Began { first, .. } => who("event-began", first),
            Self::Patrons { .. } => Phrase::new("event-patrons"),
            Self::Clan { seat, ref patrons } => {
                let clan = patrons.first().map_or("alder", |patron| patron.face().clan.name());
                who("event-clan", seat).text("clan", clan)
            }
            Self::Chose { seat, patron } => who("event-chose", seat).phrase("patron", patron.phrase()),
            Self::Set { seat, ships: [first, second], koku } => {
                who("event-set", seat).number("first", first).number("second", second).number("koku", koku)
            }
            Self::Drew { seat, cards: Some(ref cards), .. } if !cards.is_empty() => {
                let phrase = who("event-drew", seat).number("count", cards.len() as u8);
                let named =
                    |at: usize| cards.get(at).or(cards.first()).map_or(Card(0), |&card| card).phrase();
                phrase.phrase("first", named(0)).phrase("second", named(1)).phrase("third", named(2))
            }
            Self::Drew { seat, count, .. } => who("event-drew-hidden", seat).number("count", count),
            Self::Shuffled => Phrase::new("event-shuffled"),
            Self::Rolled { seat, face } => who("event-rolled", seat).number("face", face),
            Self::SetDie { seat, face } => who("event-set-die", seat).number("face", face),
            Self::Turned { seat, face, favour } => {
                who("event-turned", seat).number("face", face).number("favour", favour)
            }
            Self::Traded { seat, trade: Trade::Goods(from, to) } => {
                who("event-traded", seat).text("from", from.name()).text("to", to.name())
            }
            Self::Traded { seat, trade: Trade::Favour } => who("event-prayed", seat),
            Self::Built { seat, space, tile, cost } => who("event-built", seat)
                .number("space", space)
                .phrase("tile", tile.phrase())
                .number("cost", cost),
            Self::Sailed { seat, from, to, journey, .. } => {
                let key = if journey { "event-journey" } else { "event-sailed" };
                who(key, seat).number("from", from).number("to", to)
            }
            Self::Delivered { seat, card } => who("event-delivered", seat).phrase("card", card.phrase()),
            Self::Gained { seat, gain, why } => {
                let phrase = match gain {
                    Gain::Koku(count) => who("event-koku", seat).number("count", count),
                    Gain::Good(good) => who("event-good", seat).text("good", good.name()),
                    Gain::Favour(count) => who("event-favour", seat).number("count", count),
                    Gain::Points(count) => who("event-points", seat).number("count", count),
                };
                phrase.phrase("cause", why.phrase())
            }
            Self::Advanced { seat, region, from, to, why } => who("event-advanced", seat)
                .number("region", region)
                .number("steps", to - from)
                .number("to", to)
                .phrase("cause", why.phrase()),
            Self::Limit { seat, limit } => who("event-limit", seat).number("limit", limit),
            Self::Marked { seat, space } => who("event-marked", seat).number("space", space),
            Self::Royal { seat, ship } => who("event-royal", seat).number("ship", ship),
            Self::Sold { seat, good, koku } => {
                who("event-sold", seat).text("good", good.name()).number("koku", koku)
            }
            Self::Discarded { seat, card } => who("event-discarded", seat).phrase("card", card.phrase()),
            Self::TileGone { tile } => Phrase::new("event-tile-gone").phrase("tile", tile.phrase()),
            Self::Entered { tile, .. } => Phrase::new("event-entered").phrase("tile", tile.phrase()),
            Self::ImperialVisit => Phrase::new("event-imperial"),
            Self::Mastered { seat, mastery, points } => {
                who("event-mastered", seat).phrase("mastery", mastery.phrase()).number("points", points)
            }
            Self::LastTurns { seat } => who("event-last-turns", seat),
            Self::Region { region, seat, points, doubled } => {
                let key = if doubled { "event-region-doubled" } else { "event-region" };
                who(key, seat).number("region", region).number("points", points)
            }
            Self::Customers { seat, count, points } => {
                who("event-customers", seat).number("count", count).number("points", points)
            }
            Self::Worth { seat, card, points } => {
                who("event-worth", seat).phrase("card", card.short()).number("points", points)
            }
            Self::Ended => Phrase::new("event-ended"),
        }
    }

    fn every() -> Vec<Self> {
        let (seat, card, tile, good) = (Seat::new(0), Card(0), Tile(0), Good::Silk);
        let causes = [
            Cause::Visit(1),
            Cause::Owner(1),
            Cause::Track(1),
            Cause::Build(1),
            Cause::RowEnd,
            Cause::Journey,
            Cause::Card(card),
            Cause::Patron(Patron(0)),
            Cause::End,
        ];
        let gains = [Gain::Koku(2), Gain::Good(good), Gain::Favour(1), Gain::Points(3)];
        let mut every = vec![
            Self::Began { first: seat, scoring: [0; REGIONS], masteries: vec![], tiles: vec![], row: vec![] },
            Self::Patrons { patrons: vec![] },
            Self::Clan { seat, patrons: vec![] },
            Self::Chose { seat, patron: Patron(0) },
            Self::Set { seat, ships: [4, 9], koku: 7 },
            Self::Drew { seat, count: 2, cards: Some(vec![card; 2]) },
            Self::Drew { seat, count: 2, cards: None },
            Self::Shuffled,
            Self::Rolled { seat, face: 3 },
            Self::SetDie { seat, face: 3 },
            Self::Turned { seat, face: 3, favour: 1 },
            Self::Traded { seat, trade: Trade::Goods(good, Good::Rice) },
            Self::Traded { seat, trade: Trade::Favour },
            Self::Built { seat, space: 1, tile, cost: 6 },
            Self::Sailed { seat, ship: 1, from: 2, to: 4, journey: false },
            Self::Sailed { seat, ship: 1, from: 14, to: 1, journey: true },
            Self::Delivered { seat, card },
            Self::Limit { seat, limit: 4 },
            Self::Marked { seat, space: 1 },
            Self::Royal { seat, ship: 1 },
            Self::Sold { seat, good, koku: 5 },
            Self::Discarded { seat, card },
            Self::TileGone { tile },
            Self::Entered { tile, next: None },
            Self::ImperialVisit,
            Self::Mastered { seat, mastery: Mastery::Blossom, points: 7 },
            Self::LastTurns { seat },
            Self::Region { region: 1, seat, points: 7, doubled: false },
            Self::Region { region: 1, seat, points: 14, doubled: true },
            Self::Customers { seat, count: 3, points: 9 },
            Self::Worth { seat, card, points: 2 },
            Self::Ended,
        ];
        every.extend(gains.map(|gain| Self::Gained { seat, gain, why: Cause::Journey }));
        every.extend(causes.map(|why| Self::Advanced { seat, region: 1, from: 0, to: 2, why }));
        every
    }
}
