//! Boards of scenarios, told as in section 4 of the rule file. Whatever is expected of a board must be found by the game
//! and by the second way to count.

use std::collections::BTreeMap;

use nurt_core::Seat;
use nurt_waterway::Move;
use nurt_waterway::board::Board;

use super::boards::{self, to_placed};
use super::games;
use super::literal::{Count, Literal, Placed, Spot};
use super::tiles::{ROWS, SIDES};

/// A board.
pub struct Given {
    tiles: String,
    pub board: Board,
    pub literal: Literal,
}

/// The board with these tiles, laid in this order, each step legal.
pub fn given(tiles: &str) -> Given {
    let (mut board, mut literal) = (Board::new(), Literal::new());
    for text in tiles.split_whitespace() {
        let mv = read(text);
        assert_eq!(board.fit(mv), Ok(()), "{text}");
        assert!(literal.legal(to_placed(mv)), "{text}");
        board.lay(mv);
        literal.lay(to_placed(mv));
    }
    Given { tiles: tiles.to_owned(), board, literal }
}

pub fn read(text: &str) -> Move {
    text.parse().unwrap_or_else(|_| panic!("{text} is not a move"))
}

impl Given {
    /// The same board with more tiles.
    pub fn and(&self, tiles: &str) -> Self {
        given(&format!("{} {tiles}", self.tiles))
    }

    /// Everything that is counted, both ways.
    pub fn count(&self) -> Count {
        let count = boards::count(&self.board);
        assert_eq!(count, self.literal.count(), "the two ways to count, on {}", self.tiles);
        count
    }

    /// Points for mills, sawmills, ports and meadows, and their sum.
    #[track_caller]
    pub fn scores(&self, [mills, sawmills, ports, meadows]: [u32; 4], total: u32) -> &Self {
        let count = self.count();
        let found = [count.mills, count.sawmills, count.ports, count.meadows];
        assert_eq!(found, [mills, sawmills, ports, meadows], "mills, sawmills, ports, meadows");
        assert_eq!(u32::from(self.board.score().total()), total);
        self
    }

    /// `U04=0, C01=2`: what reaches every building on the river.
    #[track_caller]
    pub fn delivers(&self, expected: &str) -> &Self {
        let count = self.count();
        let on_river = |number: &usize| count.current[*number].is_some();
        let building = |number: usize| {
            let row = self.literal.tiles[number].row();
            row.building.map(|_| format!("{}={}", row.id, count.arrived[number]))
        };
        let found = (0..self.literal.tiles.len()).filter(on_river).filter_map(building);
        assert_eq!(sorted(found), sorted(expected.split(", ").filter(|text| !text.is_empty())));
        self
    }

    /// `(0,-1) N>S, (2,0) W>E`: through which sides the water enters and leaves every tile of the river.
    #[track_caller]
    pub fn flows(&self, expected: &str) -> &Self {
        let count = self.count();
        let flow = |(placed, entry): (&Placed, &Option<usize>)| {
            let Placed { tile, spot: (x, y), turn } = *placed;
            let side = |end: usize| SIDES[(ROWS[tile].ends[end] + turn) % 4];
            entry.map(|entry| format!("({x},{y}) {}>{}", side(entry), side(1 - entry)))
        };
        let found = self.literal.tiles.iter().zip(&count.current).filter_map(flow);
        assert_eq!(sorted(found), sorted(expected.split(", ").filter(|text| !text.is_empty())));
        self
    }

    /// The fragments that meet at a grid point.
    pub fn fragments(&self, point: Spot) -> u32 {
        self.count().fragments.get(&point).copied().unwrap_or_default()
    }

    /// The points with three or four fragments.
    pub fn meadows(&self) -> BTreeMap<Spot, u32> {
        self.count().fragments.into_iter().filter(|&(_, fragments)| fragments > 2).collect()
    }

    /// The points for ports.
    pub fn ports(&self) -> u32 {
        self.count().ports
    }

    /// The tiles of the longest route, as the game shows them: `U12 start U28`.
    pub fn route(&self) -> String {
        let name = |tile: Option<u8>| match tile {
            Some(number) => self.board.tiles()[usize::from(number)].tile.to_string(),
            None => "start".to_owned(),
        };
        boards::outlook(&self.board).route.into_iter().map(name).collect::<Vec<_>>().join(" ")
    }

    /// Whether a tile may be laid.
    pub fn allows(&self, mv: &str) -> bool {
        let legal = self.literal.legal(to_placed(read(mv)));
        assert_eq!(self.board.fit(read(mv)).is_ok(), legal, "{mv} on {}", self.tiles);
        legal
    }

    /// The rule against a move of somebody who plays alone, has this board and holds the tile.
    #[track_caller]
    pub fn rule_against(&self, mv: &str) -> &'static str {
        assert!(!self.allows(mv), "{mv} is legal");
        let tile = read(mv).tile.to_string();
        games::rule_against(&games::alone(&self.tiles, &[&tile]), Seat::new(0), mv)
    }
}

fn sorted(texts: impl Iterator<Item = impl Into<String>>) -> Vec<String> {
    let mut texts: Vec<String> = texts.map(Into::into).collect();
    texts.sort_unstable();
    texts
}
