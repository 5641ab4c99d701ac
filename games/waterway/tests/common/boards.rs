//! Boards at random, and the same board for both ways to count.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use nurt_core::{Chance, Fast, Game};
use nurt_waterway::board::Board;
use nurt_waterway::components::Tile;
use nurt_waterway::grid::{Cell, Turn};
use nurt_waterway::outlook::{BoardOutlook, End};
use nurt_waterway::view::{PlayerView, View};
use nurt_waterway::{Move, Waterway};

use super::literal::{Count, Literal, Placed, Spot};
use super::tiles::{ROWS, number};

/// The tiles of the game by their number in the table.
static TILES: LazyLock<Vec<Tile>> =
    LazyLock::new(|| ROWS.iter().map(|row| row.id.parse().expect("a tile")).collect());

/// How random boards grow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taste {
    /// Anywhere.
    Any,
    /// Where most channels are joined: long arms, routes, and ends that come near to a ring.
    Channels,
    /// Where most tiles lie around: dense boards with meadows and dead cells.
    Crowd,
    /// Far from the start tile.
    Far,
}

impl Taste {
    pub const ALL: [Self; 4] = [Self::Any, Self::Channels, Self::Crowd, Self::Far];
}

/// The move of the game that lays a tile of the table.
pub fn to_move(Placed { tile, spot: (x, y), turn }: Placed) -> Move {
    Move::new(TILES[tile], Cell::new(x as i8, y as i8), Turn::new(turn as u8))
}

/// A move of the game, in terms of the table.
pub fn to_placed(mv: Move) -> Placed {
    let Cell { x, y } = mv.cell;
    let turn = usize::from(mv.turn.quarters());
    Placed { tile: number(&mv.tile.to_string()), spot: (x.into(), y.into()), turn }
}

/// The board of the game with these tiles.
pub fn to_board(literal: &Literal) -> Board {
    let moves: Vec<Move> = literal.tiles.iter().copied().map(to_move).collect();
    Board::with(&moves).unwrap_or_else(|(number, misfit)| {
        panic!("{} does not fit ({misfit:?}): {}", moves[number], show(literal))
    })
}

/// The same board, for the other way to count.
pub fn to_literal(tiles: &[Move]) -> Literal {
    let mut literal = Literal::new();
    for &mv in tiles {
        literal.lay(to_placed(mv));
    }
    literal
}

/// A board as scenarios write it.
pub fn show(literal: &Literal) -> String {
    literal.tiles.iter().map(|&placed| to_move(placed).to_string()).collect::<Vec<_>>().join(" ")
}

/// A board of so many tiles, each laid where the second way to count allows it.
pub fn random(chance: &mut Fast, size: usize, taste: Taste) -> Literal {
    let mut literal = Literal::new();
    let mut tiles: Vec<usize> = (0..ROWS.len()).collect();
    chance.shuffle(&mut tiles);
    for tile in tiles.into_iter().take(size) {
        let rim: Vec<Spot> = literal.rim().into_iter().collect();
        let mut any = || loop {
            let spot = rim[chance.below(rim.len() as u32) as usize];
            let placed = Placed { tile, spot, turn: chance.below(4) as usize };
            if literal.legal(placed) {
                return placed;
            }
        };
        let tries = if taste == Taste::Any { 1 } else { 5 };
        let worth = |placed: &Placed| match taste {
            Taste::Any => 0,
            Taste::Channels => literal.contacts(*placed),
            Taste::Crowd => literal.neighbours(placed.spot),
            Taste::Far => (placed.spot.0.abs() + placed.spot.1.abs()) as usize,
        };
        let placed = (0..tries).map(|_| any()).max_by_key(worth).expect("a placement");
        literal.lay(placed);
    }
    literal
}

/// What a spectator is told of a board, as the game counts it.
pub fn outlook(board: &Board) -> BoardOutlook {
    let player = PlayerView {
        tiles: board.tiles().to_vec(),
        held: 3,
        hand: Vec::new(),
        drew: None,
        ready: false,
        chosen: None,
        seen: None,
    };
    let view = View { round: 1, stock: 0, players: vec![player], removed: Vec::new(), discarded: Vec::new() };
    Waterway::outlook(&view).boards.remove(0)
}

fn end(end: End) -> usize {
    match end {
        End::A => 0,
        End::B => 1,
    }
}

fn spot(Cell { x, y }: Cell) -> Spot {
    (x.into(), y.into())
}

/// Everything that the game counts on a board. What it says twice must be the same.
pub fn count(board: &Board) -> Count {
    let outlook = outlook(board);
    let score = board.score();
    assert_eq!(outlook.score, score);
    let tiles = board.tiles();
    let arrived = board.arrived()[..tiles.len()].iter().map(|&units| u32::from(units)).collect::<Vec<u32>>();
    for building in &outlook.buildings {
        assert_eq!(u32::from(building.arrived), arrived[usize::from(building.tile)]);
    }
    for (tile, current) in outlook.current.iter().enumerate() {
        assert_eq!(current.is_some(), board.flows(tile as u8), "tile {tile}");
    }
    let mut fragments = BTreeMap::new();
    for (point, count) in board.meadows() {
        assert_eq!(fragments.insert(spot(point), count as u32), None, "a point is counted twice");
    }
    let scoring = outlook.meadows.iter().map(|meadow| (spot(meadow.point), u32::from(meadow.points)));
    let expected = fragments.iter().filter(|&(_, &count)| count > 2);
    let expected = expected.map(|(&point, &count)| (point, if count == 3 { 3 } else { 6 }));
    assert_eq!(scoring.collect::<BTreeMap<_, _>>(), expected.collect());
    let dead: BTreeSet<Spot> = board.dead_cells().map(spot).collect();
    assert_eq!(outlook.dead.iter().copied().map(spot).collect::<BTreeSet<_>>(), dead);
    Count {
        mills: score.mills.into(),
        sawmills: score.sawmills.into(),
        ports: score.ports.into(),
        meadows: score.meadows.into(),
        current: outlook.current.iter().map(|current| current.map(end)).collect(),
        arrived,
        stops: outlook
            .goods
            .iter()
            .map(|goods| ((usize::from(goods.tile), end(goods.segment)), goods.stop.map(usize::from)))
            .collect(),
        route: outlook.route.len() as u32,
        fragments,
        dead,
    }
}

/// The cells of a rectangle around the board, and two more on every side.
pub fn rectangle(literal: &Literal) -> Vec<Spot> {
    let spots = || literal.tiles.iter().map(|placed| placed.spot).chain([(0, 0), (1, 0)]);
    let range = |of: fn(Spot) -> i32| {
        let values: Vec<i32> = spots().map(of).collect();
        values.iter().min().expect("the start") - 2..=values.iter().max().expect("the start") + 2
    };
    range(|(_, y)| y).flat_map(|y| range(|(x, _)| x).map(move |x| (x, y))).collect()
}
