//! What is in the box: every tile, the start tile, the figures of the rulebook and the ranks of the solo game.
//!
//! The rulebook fixes the numbers of tiles and rounds, the kinds of symbols and what they score. Which symbols each of
//! the 60 tiles shows, where the start tile has its openings, and the ranks are our own design: nobody has published
//! them. Whoever owns the box can correct a line here, and the whole game follows.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Fault, Phrase, Piece, Pieces};
use serde::{Deserialize, Serialize};

use crate::grid::{Cell, Corners, Side, Turn};

/// Rulebook: square tiles in the box.
pub const TILES: usize = 60;
/// Rulebook: rounds of a game.
pub const ROUNDS: u8 = 13;
/// Rulebook: tiles that a player holds.
pub const HAND: usize = 3;
/// Rulebook: most players.
pub const MOST_PLAYERS: usize = 4;
/// Rulebook: random tiles that stay out of the solo game, besides all cows.
pub const SOLO_REMOVED: usize = 6;
/// Rulebook: points for each tile of the longest route between two ports.
pub const ROUTE_TILE: u8 = 2;
/// Rulebook: points for a meadow of three and of four fragments.
pub const MEADOW: [u8; 5] = [0, 0, 0, 3, 6];

/// PROPOSED: the least points of each rank of the solo game. The names are `rank-1` to `rank-7` in the catalogues.
pub const RANKS: [u8; 7] = [0, 20, 28, 35, 42, 49, 56];

/// The rank for so many points, from 1.
pub fn rank(points: u8) -> u8 {
    RANKS.iter().filter(|&&least| points >= least).count() as u8
}

/// PROPOSED: the start tile covers two cells. Its openings, each on another side: the cell beside it from which the
/// river goes on, and the side of the start tile. All but the last are inlets; the last one is the outlet.
pub const START: StartTile = StartTile {
    cells: [Cell::new(0, 0), Cell::new(1, 0)],
    inlets: [(Cell::new(0, 0), Side::W), (Cell::new(0, 0), Side::N), (Cell::new(1, 0), Side::S)],
    outlet: (Cell::new(1, 0), Side::E),
    meadow: [(Cell::new(1, 0), Corners(NE)), (Cell::new(0, 0), Corners(SW))],
};

/// The start tile.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StartTile {
    /// The cells that it covers.
    pub cells: [Cell; 2],
    /// Where water comes in.
    pub inlets: [(Cell, Side); 3],
    /// Where it goes out.
    pub outlet: (Cell, Side),
    /// The fragments of meadows in its outer corners.
    pub meadow: [(Cell, Corners); 2],
}

/// A fragment of a meadow in the north-western corner.
pub const NW: u8 = 1;
/// In the north-eastern corner.
pub const NE: u8 = 2;
/// In the south-eastern corner.
pub const SE: u8 = 4;
/// In the south-western corner.
pub const SW: u8 = 8;

/// The segment of a channel before a bridge, beside the end `a`; or the whole channel, where no bridge is.
pub const A: usize = 0;
/// The segment beyond the bridge, beside the end `b`.
pub const B: usize = 1;

/// PROPOSED: the tiles, in the order of their names: U01 to U30 without a mark, S01 to S15 with sheep, C01 to C15 with
/// cows. A straight channel runs from its end `a` in the north to `b` in the south, a bend from the north to the east.
pub const FACES: [Face; TILES] = [
    // Unmarked: always in the game.
    bend().mill(3, 10).meadow(NE),               // U01
    straight().mill(1, 4).sack_at(A).meadow(NE), // U02
    bend().mill(3, 10).axe_at(B),                // U03
    straight().sawmill(3, 14).meadow(SW),        // U04
    bend().sawmill(1, 5).sack_at(A),             // U05
    straight().sacks(1).meadow(NW | SE),         // U06
    bend().sacks(1).meadow(NW | SE),             // U07
    straight().sacks(2).meadow(NW),              // U08
    bend().sacks(1).axes(1).meadow(SW),          // U09
    straight().axes(1).meadow(NE | SE),          // U10
    bend().axes(2).meadow(NW),                   // U11
    straight().port().meadow(SE),                // U12
    bend().port().meadow(SE),                    // U13
    straight().sacks(1).port().meadow(NE),       // U14
    bend().meadow(NE | SE | SW),                 // U15
    straight().mill(2, 7).meadow(SW),            // U16
    bend().mill(3, 10).sack_at(B).meadow(NE),    // U17
    straight().mill(2, 7).axe_at(A),             // U18
    bend().sawmill(2, 9).meadow(SW),             // U19
    straight().sawmill(2, 9).sack_at(B),         // U20
    bend().sacks(1).meadow(NE | SE),             // U21
    straight().sacks(1).meadow(SE | SW),         // U22
    bend().sacks(2).meadow(NW),                  // U23
    straight().sacks(1).axes(1).meadow(NW),      // U24
    bend().axes(1).meadow(SE | SW),              // U25
    straight().axes(2).meadow(SE),               // U26
    bend().port().meadow(NW),                    // U27
    straight().port().meadow(NE),                // U28
    bend().sacks(1).port().meadow(NE),           // U29
    straight().meadow(NE | SE | SW),             // U30
    // Sheep: for one, three and four players.
    bend().mill(4, 14).meadow(SW),               // S01
    straight().mill(2, 7).sack_at(B).meadow(SW), // S02
    bend().mill(1, 4).axe_at(A),                 // S03
    straight().sawmill(1, 5).meadow(NW),         // S04
    bend().sawmill(3, 14).sack_at(B),            // S05
    straight().sacks(1).meadow(NE | SW),         // S06
    bend().sacks(1).meadow(NE | SW),             // S07
    straight().sacks(2).meadow(SW),              // S08
    bend().sacks(1).axes(1).meadow(NW),          // S09
    straight().axes(1).meadow(NW | NE),          // S10
    bend().axes(2).meadow(SE),                   // S11
    straight().port(),                           // S12
    bend().port().meadow(NW | NE),               // S13
    straight().sacks(1).port().meadow(NW),       // S14
    bend().meadow(NW | SE | SW),                 // S15
    // Cows: for four players.
    straight().mill(3, 10).meadow(NW),              // C01
    bend().mill(2, 7).sack_at(A).meadow(SW),        // C02
    straight().mill(2, 7).axe_at(B).meadow(NW),     // C03
    bend().sawmill(2, 9).meadow(NW),                // C04
    straight().sawmill(2, 9).sack_at(A).meadow(NE), // C05
    bend().sacks(1).meadow(NW),                     // C06
    straight().sacks(1).meadow(NE | SE),            // C07
    bend().sacks(2).meadow(SE),                     // C08
    straight().sacks(1).axes(1).meadow(NE),         // C09
    bend().axes(1).meadow(NW | NE),                 // C10
    straight().axes(2).meadow(NE),                  // C11
    bend().port(),                                  // C12
    straight().port().meadow(NE | SW),              // C13
    bend().sacks(1).port().meadow(SW),              // C14
    straight().meadow(NW | SW),                     // C15
];

/// Which tiles are in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// In every game.
    None,
    /// For one, three and four players.
    Sheep,
    /// For four players.
    Cow,
}

/// The course of a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// From side to side.
    Straight,
    /// Around a corner.
    Bend,
}

/// What can be carried on the river.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    /// A sack of grain, for mills.
    Sack,
    /// An axe, which stands for timber, for sawmills.
    Axe,
}

/// A building with a bridge across the channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Building {
    /// What it needs: sacks for a mill, axes for a sawmill.
    pub needs: Good,
    /// How many.
    pub demand: u8,
    /// The points.
    pub value: u8,
}

/// What a tile shows, before it is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// The course of the channel.
    pub shape: Shape,
    /// The mill or sawmill.
    pub building: Option<Building>,
    /// By segment, `a` and `b`: sacks and axes. Without a bridge everything lies in the first.
    pub goods: [[u8; 2]; 2],
    /// Whether there is a port.
    pub port: bool,
    /// The corners with fragments of meadows.
    pub meadow: Corners,
}

const fn straight() -> Face {
    Face { shape: Shape::Straight, building: None, goods: [[0; 2]; 2], port: false, meadow: Corners(0) }
}

const fn bend() -> Face {
    Face { shape: Shape::Bend, ..straight() }
}

impl Face {
    const fn mill(self, demand: u8, value: u8) -> Self {
        Self { building: Some(Building { needs: Good::Sack, demand, value }), ..self }
    }

    const fn sawmill(self, demand: u8, value: u8) -> Self {
        Self { building: Some(Building { needs: Good::Axe, demand, value }), ..self }
    }

    const fn put(mut self, segment: usize, good: Good, count: u8) -> Self {
        self.goods[segment][good as usize] = count;
        self
    }

    const fn sacks(self, count: u8) -> Self {
        self.put(A, Good::Sack, count)
    }

    const fn axes(self, count: u8) -> Self {
        self.put(A, Good::Axe, count)
    }

    const fn sack_at(self, segment: usize) -> Self {
        self.put(segment, Good::Sack, 1)
    }

    const fn axe_at(self, segment: usize) -> Self {
        self.put(segment, Good::Axe, 1)
    }

    const fn port(self) -> Self {
        Self { port: true, ..self }
    }

    const fn meadow(self, corners: u8) -> Self {
        Self { meadow: Corners(corners), ..self }
    }

    /// The sides where the ends `a` and `b` lie when the tile is turned.
    #[inline]
    pub const fn ends(&self, turn: Turn) -> [Side; 2] {
        let b = match self.shape {
            Shape::Straight => Side::S,
            Shape::Bend => Side::E,
        };
        [Side::N.turned(turn), b.turned(turn)]
    }

    /// The goods of one kind in a segment.
    #[inline]
    pub const fn count(&self, segment: usize, good: Good) -> u8 {
        self.goods[segment][good as usize]
    }
}

/// A tile, by its number in [`FACES`]; written `U01`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(pub(crate) u8);

impl Tile {
    /// All tiles in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TILES as u8).map(Self)
    }

    /// What it shows.
    #[inline]
    pub fn face(self) -> &'static Face {
        &FACES[usize::from(self.0)]
    }

    /// Its mark.
    pub const fn mark(self) -> Mark {
        match self.0 {
            0..30 => Mark::None,
            30..45 => Mark::Sheep,
            _ => Mark::Cow,
        }
    }

    /// What it is, in words.
    pub fn phrase(self) -> Phrase {
        let face = self.face();
        let [sacks, axes] = [Good::Sack, Good::Axe].map(|good| face.count(A, good) + face.count(B, good));
        let goods = match (sacks, axes) {
            (0, 0) => "none",
            (1, 0) => "sack",
            (_, 0) => "sacks",
            (0, 1) => "axe",
            (0, _) => "axes",
            _ => "both",
        };
        let phrase = match face.building {
            Some(Building { needs, demand, value }) => {
                Phrase::new(if needs == Good::Sack { "tile-mill" } else { "tile-sawmill" })
                    .number("demand", demand)
                    .number("value", value)
            }
            None if face.port => Phrase::new("tile-port"),
            None if goods == "none" => return Phrase::new("tile-meadows"),
            None => Phrase::new("tile-goods"),
        };
        phrase.text("goods", goods)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letter, first) = match self.mark() {
            Mark::None => ('U', 0),
            Mark::Sheep => ('S', 30),
            Mark::Cow => ('C', 45),
        };
        write!(f, "{letter}{:02}", self.0 - first + 1)
    }
}

impl FromStr for Tile {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let wrong = || Fault::Unknown { at: "tile".to_owned(), given: Fault::quote(text) };
        let &[letter, ten @ b'0'..=b'9', one @ b'0'..=b'9'] = text.as_bytes() else { return Err(wrong()) };
        let number = (ten - b'0') * 10 + one - b'0';
        match (letter, number) {
            (b'U', 1..=30) => Ok(Self(number - 1)),
            (b'S', 1..=15) => Ok(Self(number + 29)),
            (b'C', 1..=15) => Ok(Self(number + 44)),
            _ => Err(wrong()),
        }
    }
}

nurt_core::written!(Tile);

impl Piece for Tile {
    const COUNT: u32 = TILES as u32;

    #[inline]
    fn numbered(number: u8) -> Self {
        Self(number)
    }

    #[inline]
    fn number(self) -> u8 {
        self.0
    }
}

/// A set of tiles.
pub type Tiles = Pieces<Tile>;

/// Rulebook: the tiles for so many players: without cows unless four play, without sheep if two do.
pub fn tiles_for(players: u8) -> Tiles {
    Tile::all()
        .filter(|tile| match tile.mark() {
            Mark::None => true,
            Mark::Sheep => players != 2,
            Mark::Cow => players == 4,
        })
        .collect()
}
