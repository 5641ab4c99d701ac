//! What a player would count out on the boards: where water flows and goods arrive, the longest route, the meadows, and
//! what each placement would bring.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::board::{Board, NO_TILE, START_TILE};
use crate::components::{A, Building, HAND, MEADOW, RANKS, Tile, Tiles, rank};
use crate::events::Change;
use crate::grid::{Cell, Side};
use crate::moves::Move;
use crate::scoring::{Drift, Score, Step};
use crate::view::View;

/// What follows from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// The boards by seat.
    pub boards: Vec<BoardOutlook>,
    /// What the moves of the viewer's own hand would change, as they are written; those that change nothing are left out.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, Change>"))]
    pub changes: BTreeMap<String, Change>,
    /// Alone: the rank that the points are worth, and the points for the next one, if there is one.
    pub rank: Option<RankOutlook>,
}

/// A rank of the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RankOutlook {
    /// The rank, from 1.
    pub rank: u8,
    /// The points for the next one.
    pub next: Option<u8>,
}

/// What follows from one board. Tiles are counted from 0, in the order in which they were placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardOutlook {
    /// What it scores as it stands.
    pub score: Score,
    /// By tile: the end of its channel where the water comes in; nothing on oxbows.
    pub current: Vec<Option<End>>,
    /// The mills and sawmills.
    pub buildings: Vec<BuildingOutlook>,
    /// The goods on the river.
    pub goods: Vec<GoodsOutlook>,
    /// The tiles of the longest route between two ports, from one to the other; the start tile is `null`.
    pub route: Vec<Option<u8>>,
    /// The meadows.
    pub meadows: Vec<MeadowOutlook>,
    /// The empty cells where no tile can ever lie.
    pub dead: Vec<Cell>,
}

/// An end of a channel, or the segment beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// In the north, before the tile is turned.
    A,
    /// In the south of a straight channel, in the east of a bend.
    B,
}

/// A mill or a sawmill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildingOutlook {
    /// The tile.
    pub tile: u8,
    /// How many of the goods that it needs arrive.
    pub arrived: u8,
    /// Whether it scores.
    pub served: bool,
}

/// The goods of one segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoodsOutlook {
    /// The tile on which they lie.
    pub tile: u8,
    /// The segment.
    pub segment: End,
    /// The tile with the bridge that stops them; nothing if they drift away.
    pub stop: Option<u8>,
}

/// A meadow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MeadowOutlook {
    /// The grid point: the north-western corner of the cell with these coordinates.
    #[serde(flatten)]
    pub point: Cell,
    /// What it scores.
    pub points: u8,
}

const fn end(number: usize) -> End {
    if number == A { End::A } else { End::B }
}

impl View {
    pub(crate) fn outlook(&self) -> Outlook {
        let boards: Vec<Board> =
            self.players.iter().map(|player| Board::with(&player.tiles).unwrap_or_default()).collect();
        let solo = boards.len() == 1;
        // The viewer is the one whose memory the view tells; with everything open there is no such one.
        let mut told = self.players.iter().zip(&boards).filter(|(player, _)| player.seen.is_some());
        let changes = match (told.next(), told.next()) {
            (Some((player, board)), None) if player.hand.len() == HAND && !player.ready => {
                changes(board, player.hand.iter().copied().collect())
            }
            _ => BTreeMap::new(),
        };
        let rank = solo.then(|| {
            let rank = rank(boards[0].score().total());
            RankOutlook { rank, next: RANKS.get(usize::from(rank)).copied() }
        });
        Outlook { boards: boards.iter().map(board).collect(), changes, rank }
    }
}

/// What each placement of these tiles would change.
fn changes(board: &Board, hand: Tiles) -> BTreeMap<String, Change> {
    let before = board.score();
    let mut changes = BTreeMap::new();
    for tile in hand.iter() {
        for (cell, turn) in board.places(tile.face().shape) {
            let mv = Move::new(tile, cell, turn);
            let mut after = board.clone();
            after.lay(mv);
            let change = Change::between(before, after.score());
            if change != Change::default() {
                changes.insert(mv.to_string(), change);
            }
        }
    }
    changes
}

fn board(board: &Board) -> BoardOutlook {
    let score = board.score();
    let mut current = vec![None; board.tiles().len()];
    for side in Side::ALL {
        for Step { tile, entry } in board.arm(side) {
            // Away from the start through the outlet, towards it everywhere else (R20).
            let outlet = side == crate::components::START.outlet.1;
            current[usize::from(tile)] = Some(end(if outlet { entry } else { 1 - entry }));
        }
    }
    let arrived = board.arrived();
    let building = |(tile, mv): (usize, &Move)| {
        let Building { demand, .. } = mv.tile.face().building?;
        let arrived = arrived[tile];
        let tile = tile as u8;
        Some(BuildingOutlook { tile, arrived, served: board.flows(tile) && arrived >= demand })
    };
    let mut goods = Vec::new();
    board.drift(|Drift { tile, segment, stop }| {
        if shown(board, tile).face().goods[segment] != [0, 0] {
            goods.push(GoodsOutlook { tile, segment: end(segment), stop: (stop != NO_TILE).then_some(stop) });
        }
    });
    goods.sort_unstable_by_key(|goods| (goods.tile, goods.segment as u8));
    BoardOutlook {
        score,
        current,
        buildings: board.tiles().iter().enumerate().filter_map(building).collect(),
        goods,
        route: route(board),
        meadows: board
            .meadows()
            .map(|(point, fragments)| MeadowOutlook { point, points: MEADOW[fragments] })
            .filter(|meadow| meadow.points > 0)
            .collect(),
        dead: board.dead_cells().collect(),
    }
}

fn shown(board: &Board, tile: u8) -> Tile {
    board.tiles()[usize::from(tile)].tile
}

/// R25: the longest route, tile by tile. Of several the first that is found: in the arms of the start tile, through it,
/// on oxbows.
fn route(board: &Board) -> Vec<Option<u8>> {
    let bridged = |tile: &u8| shown(board, *tile).face().building.is_some();
    let port = |tile: &u8| shown(board, *tile).face().port;
    let arms = Side::ALL.map(|side| board.arm(side).map(|step| step.tile).collect::<Vec<u8>>());
    let oxbows = board.oxbow_ends().map(|end| board.oxbow(end).map(|step| step.tile).collect::<Vec<u8>>());
    let channels: Vec<Vec<u8>> = arms.iter().cloned().chain(oxbows).collect();
    let mut routes: Vec<Vec<u8>> = Vec::new();
    for stretch in channels.iter().flat_map(|channel| channel.split(bridged)) {
        let ends = stretch.iter().position(port).zip(stretch.iter().rposition(port));
        routes.extend(
            ends.filter(|(first, last)| first < last).map(|(first, last)| stretch[first..=last].to_vec()),
        );
    }
    let reaches = arms.each_ref().map(|arm| {
        let open = arm.split(bridged).next().unwrap_or_default();
        open.iter().rposition(port).map_or(&open[..0], |last| &open[..=last])
    });
    for (a, up) in reaches.iter().enumerate().filter(|(_, reach)| !reach.is_empty()) {
        for down in reaches[a + 1..].iter().filter(|reach| !reach.is_empty()) {
            routes.push(up.iter().rev().copied().chain([START_TILE]).chain(down.iter().copied()).collect());
        }
    }
    // The last of the longest would do as well; the first does not jump when another one of the same length is built.
    let longest = routes.into_iter().rev().max_by_key(Vec::len).unwrap_or_default();
    longest.into_iter().map(|tile| (tile != START_TILE).then_some(tile)).collect()
}
