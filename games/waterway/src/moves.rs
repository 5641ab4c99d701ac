//! The moves, and how they are written: `U12@(2,-1)r1` lays the tile U12 at x = 2, y = -1, turned once clockwise.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Fault, Phrase, Speak};
use serde::{Deserialize, Serialize};

use crate::components::Tile;
use crate::grid::{Cell, Turn};

/// A tile, where it goes, and how it is turned. There is no other move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Move {
    /// The tile, from the own hand.
    pub tile: Tile,
    /// Where it goes.
    #[serde(flatten)]
    pub cell: Cell,
    /// Quarter turns clockwise.
    pub turn: Turn,
}

impl Move {
    /// The move with these parts.
    pub const fn new(tile: Tile, cell: Cell, turn: Turn) -> Self {
        Self { tile, cell, turn }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tile, cell: Cell { x, y }, turn } = self;
        write!(f, "{tile}@({x},{y})r{}", turn.quarters())
    }
}

impl FromStr for Move {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let read = || {
            let (tile, rest) = text.split_once("@(")?;
            let (x, rest) = rest.split_once(',')?;
            let (y, turn) = rest.split_once(")r")?;
            let cell = Cell::new(x.parse().ok()?, y.parse().ok()?);
            let mv = Self::new(tile.parse().ok()?, cell, turn.parse::<u8>().ok()?.try_into().ok()?);
            // One spelling only: no `+1` and no `01`.
            (cell.in_reach() && mv.to_string() == text).then_some(mv)
        };
        read().ok_or_else(|| Fault::Move { given: Fault::quote(text) })
    }
}

impl Speak for Move {
    const KINDS: usize = 1;

    fn phrase(&self) -> Phrase {
        Phrase::new("move-lay")
            .phrase("tile", self.tile.phrase())
            .phrase("cell", cell_phrase(self.cell))
            .phrase("turn", turn_phrase(self.turn))
    }

    fn every() -> Vec<Self> {
        let placed =
            |tile| Cell::all().flat_map(move |cell| Turn::ALL.map(|turn| Self::new(tile, cell, turn)));
        Tile::all().flat_map(placed).collect()
    }
}

/// Where a cell is, in words: so many columns and rows from the left half of the start tile.
pub(crate) fn cell_phrase(Cell { x, y }: Cell) -> Phrase {
    Phrase::new("target-cell").number("x", x).number("y", y)
}

/// How a tile is turned, in words.
pub(crate) fn turn_phrase(turn: Turn) -> Phrase {
    Phrase::new("target-turn").number("turn", turn.quarters())
}
