//! What happened, and what a viewer may know of it.

use nurt_core::{Phrase, Seat, Speak, Viewer};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

use crate::board::Board;
use crate::components::{HAND, MOST_PLAYERS, Tile, Tiles, rank};
use crate::moves::Move;
use crate::scoring::Score;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Event {
    /// R28: tiles that stay out of the solo game.
    Removed { tiles: Tiles },
    /// R7, R28: three tiles from the stock.
    Dealt { seat: Seat, tiles: [Tile; HAND] },
    /// A2: a player has chosen in secret.
    Chose { seat: Seat, mv: Move },
    /// A tile was placed; what it has changed.
    Placed { seat: Seat, mv: Move, change: Change, flows: bool },
    /// R10: the hands went to the left, and everybody drew a tile. By seat.
    Passed { round: u8, hands: [Option<NewHand>; MOST_PLAYERS] },
    /// R28: what was not placed is discarded.
    Discarded { tiles: Tiles },
    /// R28: the solo game is over.
    Ranked { seat: Seat, points: u8 },
}

/// What a player got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewHand {
    /// From the right neighbour.
    pub got: Tiles,
    /// From the stock.
    pub drew: Tile,
}

/// The points that a tile brought or cost, by category.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // Fields are named after what they are.
pub struct Change {
    pub mills: i8,
    pub sawmills: i8,
    pub ports: i8,
    pub meadows: i8,
}

impl Change {
    /// From one score to another.
    pub fn between(before: Score, after: Score) -> Self {
        let change = |of: fn(Score) -> u8| of(after) as i8 - of(before) as i8;
        Self {
            mills: change(|score| score.mills),
            sawmills: change(|score| score.sawmills),
            ports: change(|score| score.ports),
            meadows: change(|score| score.meadows),
        }
    }

    /// All points together.
    pub const fn total(self) -> i8 {
        self.mills + self.sawmills + self.ports + self.meadows
    }

    /// What was gained or lost, in words; nothing if nothing was.
    fn phrase(self) -> Option<Phrase> {
        let parts = [
            ("gain-mills", self.mills),
            ("gain-sawmills", self.sawmills),
            ("gain-ports", self.ports),
            ("gain-meadows", self.meadows),
        ];
        parts
            .into_iter()
            .filter(|&(_, points)| points != 0)
            .map(|(key, points)| {
                let sign = if points > 0 { '+' } else { '−' };
                Phrase::new(key).text("points", format!("{sign}{}", points.unsigned_abs()))
            })
            .reduce(|list, part| Phrase::new("gain-list").phrase("first", list).phrase("then", part))
    }
}

/// What a viewer may know of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, EnumCount)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum EventView {
    /// R28: tiles that stay out of the solo game.
    Removed { tiles: Vec<Tile> },
    /// R7, R28: three tiles from the stock; which ones, only their owner sees.
    Dealt { seat: Seat, tiles: Option<Vec<Tile>> },
    /// A2: a player has chosen; what, nobody else sees.
    Chose {
        seat: Seat,
        #[serde(rename = "move")]
        mv: Option<Move>,
    },
    /// A tile was placed; the points that it brought or cost, and whether its water flows.
    Placed {
        seat: Seat,
        #[serde(rename = "move")]
        mv: Move,
        change: Change,
        flows: bool,
    },
    /// R10: the hands went to the left, and everybody drew a tile. By seat, where the viewer may see it.
    Passed { round: u8, hands: Vec<Option<NewHandView>> },
    /// R28: what was not placed is discarded.
    Discarded { tiles: Vec<Tile> },
    /// R28: the solo game is over.
    Ranked { seat: Seat, points: u8, rank: u8 },
}

/// What a player got.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewHandView {
    /// From the right neighbour.
    pub got: Vec<Tile>,
    /// From the stock.
    pub drew: Tile,
}

impl Event {
    /// The last tile of a board was placed.
    pub(crate) fn placed(seat: Seat, board: &Board) -> Self {
        let tiles = board.tiles();
        let (&mv, earlier) = tiles.split_last().expect("a tile was placed");
        let before = Board::with(earlier).map_or_else(|_| Score::default(), |board| board.score());
        let flows = board.flows(earlier.len() as u8);
        Self::Placed { seat, mv, change: Change::between(before, board.score()), flows }
    }

    pub(crate) fn seen_by(&self, viewer: Viewer) -> EventView {
        match *self {
            Self::Removed { tiles } => EventView::Removed { tiles: tiles.iter().collect() },
            Self::Dealt { seat, tiles } => {
                EventView::Dealt { seat, tiles: viewer.sees(seat).then(|| tiles.to_vec()) }
            }
            Self::Chose { seat, mv } => EventView::Chose { seat, mv: viewer.sees(seat).then_some(mv) },
            Self::Placed { seat, mv, change, flows } => EventView::Placed { seat, mv, change, flows },
            Self::Passed { round, hands } => {
                let seen = |(seat, hand): (usize, Option<NewHand>)| {
                    let sees = viewer.sees(Seat::new(seat as u8));
                    hand.map(|NewHand { got, drew }| {
                        sees.then(|| NewHandView { got: got.iter().collect(), drew })
                    })
                };
                EventView::Passed { round, hands: hands.into_iter().enumerate().filter_map(seen).collect() }
            }
            Self::Discarded { tiles } => EventView::Discarded { tiles: tiles.iter().collect() },
            Self::Ranked { seat, points } => EventView::Ranked { seat, points, rank: rank(points) },
        }
    }

    /// Whether it shows a viewer something that it could not know before.
    pub(crate) fn reveals_to(&self, viewer: Viewer) -> bool {
        match *self {
            Self::Removed { .. } => true,
            Self::Dealt { seat, .. } => viewer.sees(seat),
            Self::Chose { .. } | Self::Ranked { .. } => false,
            Self::Placed { seat, .. } => !viewer.sees(seat),
            Self::Passed { .. } => viewer != Viewer::Spectator,
            Self::Discarded { .. } => viewer == Viewer::Spectator,
        }
    }
}

impl Speak for EventView {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        match self {
            Self::Removed { tiles } => Phrase::new("event-removed").number("count", tiles.len() as i64),
            Self::Dealt { seat, tiles: None } => Phrase::new("event-dealt").seat("who", *seat),
            Self::Dealt { seat, tiles: Some(tiles) } => {
                Phrase::new("event-dealt-own").seat("who", *seat).phrase("tiles", list(tiles))
            }
            Self::Chose { seat, mv: None } => Phrase::new("event-chose").seat("who", *seat),
            Self::Chose { seat, mv: Some(mv) } => {
                Phrase::new("event-chose-own").seat("who", *seat).phrase("tile", mv.tile.phrase())
            }
            Self::Placed { seat, mv, change, flows } => {
                let gains = change.phrase();
                let key = match (&gains, flows) {
                    (None, true) => "event-placed",
                    (None, false) => "event-placed-oxbow",
                    (Some(_), true) => "event-placed-gain",
                    (Some(_), false) => "event-placed-oxbow-gain",
                };
                let phrase = Phrase::new(key).seat("who", *seat).phrase("tile", mv.tile.phrase());
                match gains {
                    Some(gains) => phrase.phrase("gains", gains),
                    None => phrase,
                }
            }
            Self::Passed { round, hands } => {
                let mut seen =
                    hands.iter().enumerate().filter_map(|(seat, hand)| Some((seat, hand.as_ref()?)));
                match (seen.next(), seen.next()) {
                    (Some((seat, hand)), None) => Phrase::new("event-passed-own")
                        .number("round", *round)
                        .seat("who", Seat::new(seat as u8))
                        .phrase("tiles", list(&hand.got))
                        .phrase("drew", hand.drew.phrase()),
                    _ => Phrase::new("event-passed").number("round", *round),
                }
            }
            Self::Discarded { tiles } => Phrase::new("event-discarded").phrase("tiles", list(tiles)),
            Self::Ranked { seat, points, rank } => Phrase::new("event-ranked")
                .seat("who", *seat)
                .number("points", *points)
                .phrase("rank", rank_phrase(*rank)),
        }
    }

    fn every() -> Vec<Self> {
        let seat = Seat::new(0);
        let [tile, other] = [Tile(0), Tile(1)];
        let mv = Move::new(tile, crate::grid::Cell::new(2, 0), crate::grid::Turn::new(1));
        let hand = || Some(NewHandView { got: vec![tile, other], drew: Tile(2) });
        let (nothing, all) = (Change::default(), Change { mills: 4, sawmills: -5, ports: 4, meadows: 3 });
        let placed = |change, flows| Self::Placed { seat, mv, change, flows };
        let mut every = vec![
            Self::Removed { tiles: vec![tile] },
            Self::Dealt { seat, tiles: None },
            Self::Dealt { seat, tiles: Some(vec![tile, other, Tile(2)]) },
            Self::Chose { seat, mv: None },
            Self::Chose { seat, mv: Some(mv) },
            placed(nothing, true),
            placed(nothing, false),
            placed(all, true),
            placed(all, false),
            Self::Passed { round: 2, hands: vec![None, None] },
            Self::Passed { round: 2, hands: vec![hand(), None] },
            Self::Discarded { tiles: vec![tile, other] },
            Self::Discarded { tiles: Vec::new() },
        ];
        let ranks =
            (1..=crate::components::RANKS.len() as u8).map(|rank| Self::Ranked { seat, points: 47, rank });
        every.extend(ranks);
        every
    }
}

/// The tiles, one after another.
fn list(tiles: &[Tile]) -> Phrase {
    let mut phrases = tiles.iter().map(|tile| tile.phrase());
    let first = phrases.next().unwrap_or_else(|| Phrase::new("tile-none"));
    phrases.fold(first, |list, tile| Phrase::new("tile-list").phrase("first", list).phrase("then", tile))
}

/// The name of a rank of the solo game.
pub(crate) fn rank_phrase(rank: u8) -> Phrase {
    Phrase::new(format!("rank-{rank}"))
}
