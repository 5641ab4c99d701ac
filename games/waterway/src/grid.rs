//! The plane: cells, sides, corners and quarter turns.

use serde::{Deserialize, Serialize, Serializer};

use crate::components::ROUNDS;

/// A side of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
pub enum Side {
    /// North, where y shrinks.
    N,
    /// East, where x grows.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The side that this one becomes when the tile is turned.
    #[inline]
    #[must_use]
    pub const fn turned(self, turn: Turn) -> Self {
        Self::ALL[(self as usize + turn.0 as usize) % 4]
    }

    /// The side of the neighbour that touches this one.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// The side as a set of one.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Quarter turns clockwise, 0 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8")]
pub struct Turn(pub(crate) u8);

impl Turn {
    /// All turns.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// So many quarter turns; only the rest of the division by four counts.
    pub const fn new(quarters: u8) -> Self {
        Self(quarters % 4)
    }

    /// The number of quarter turns.
    pub const fn quarters(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Turn {
    type Error = String;

    fn try_from(quarters: u8) -> Result<Self, String> {
        if quarters < 4 { Ok(Self(quarters)) } else { Err(format!("there is no turn {quarters}")) }
    }
}

/// A set of corners: NW, NE, SE and SW as bits, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "(\"NW\" | \"NE\" | \"SE\" | \"SW\")[]"))]
pub struct Corners(pub(crate) u8);

impl Serialize for Corners {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.names())
    }
}

impl Corners {
    /// The corners where these lie when the tile is turned.
    #[inline]
    #[must_use]
    pub const fn turned(self, turn: Turn) -> Self {
        Self((self.0 << turn.0 | self.0 >> (4 - turn.0)) & 15)
    }

    /// The grid points of these corners of a cell.
    pub fn points(self, cell: Cell) -> impl Iterator<Item = Cell> {
        const STEPS: [(i8, i8); 4] = [(0, 0), (1, 0), (1, 1), (0, 1)];
        (0..4).filter(move |corner| self.0 >> corner & 1 == 1).map(move |corner| {
            let (dx, dy) = STEPS[corner];
            Cell::new(cell.x + dx, cell.y + dy)
        })
    }

    /// The names of the corners.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        ["NW", "NE", "SE", "SW"]
            .into_iter()
            .enumerate()
            .filter(move |(corner, _)| self.0 >> corner & 1 == 1)
            .map(|(_, name)| name)
    }
}

/// A cell of the plane, or a grid point: the north-western corner of that cell. The start tile covers (0,0) and (1,0).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cell {
    /// Grows to the east.
    pub x: i8,
    /// Grows to the south.
    pub y: i8,
}

impl Cell {
    /// How far a tile can come to lie from the start tile, in a row of all that a player ever places.
    const REACH: i8 = ROUNDS as i8;

    /// The cell with these coordinates.
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The neighbour on a side.
    #[inline]
    #[must_use]
    pub const fn beside(self, side: Side) -> Self {
        match side {
            Side::N => Self::new(self.x, self.y - 1),
            Side::E => Self::new(self.x + 1, self.y),
            Side::S => Self::new(self.x, self.y + 1),
            Side::W => Self::new(self.x - 1, self.y),
        }
    }

    /// Whether a tile could ever come to lie there.
    pub(crate) const fn in_reach(self) -> bool {
        -Self::REACH <= self.x && self.x <= Self::REACH + 1 && -Self::REACH <= self.y && self.y <= Self::REACH
    }

    /// Every cell where a tile could ever come to lie.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let columns = || -Self::REACH..=Self::REACH + 1;
        (-Self::REACH..=Self::REACH).flat_map(move |y| columns().map(move |x| Self::new(x, y)))
    }
}
