//! The river of one player: what lies where, what could be laid where, and which channels are joined.
//!
//! A board is a list of tiles in the order in which they were laid, and what follows from it and is asked all the time:
//! the edge (the empty cells beside tiles, with all that decides what fits there), the links between channels, and the
//! stream to which each channel belongs.

use arrayvec::ArrayVec;

use crate::components::{ROUNDS, START, Shape};
use crate::grid::{Cell, Side, Turn};
use crate::moves::Move;

/// The start tile, where tiles are counted by the order in which they were laid.
pub const START_TILE: u8 = ROUNDS;
/// No tile.
pub const NO_TILE: u8 = u8::MAX;

/// Most cells that an edge can have: k cells in one piece have at most 2k + 2 sides towards other cells, and there are
/// two of the start and one of each tile.
const MOST_EDGE: usize = 2 * (2 + ROUNDS as usize) + 2;

/// A board. Two boards with the same tiles, laid in the same order, are equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    count: u8,
    tiles: [Move; ROUNDS as usize],
    /// By tile and end: the tile whose channel goes on there.
    links: [[u8; 2]; ROUNDS as usize],
    /// By side of the start tile: the tile whose channel is joined to its opening there.
    mouths: [u8; 4],
    /// By tile: a name for all channels that are joined. Those joined to the start bear its name.
    streams: [u8; ROUNDS as usize + 1],
    edge: Edge,
}

/// The empty cells beside tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Edge {
    count: u8,
    cells: [Cell; MOST_EDGE],
    /// By cell and side: the tile there.
    neighbours: [[u8; 4]; MOST_EDGE],
    /// The sides with a neighbour in the lower half, those of them where its channel arrives in the upper half.
    meets: [u8; MOST_EDGE],
    /// The turns that fit here: those of straight channels in the lower half, those of bends in the upper half.
    fits: [u8; MOST_EDGE],
}

/// What stands against laying a tile somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// R14: a tile lies there.
    Occupied,
    /// R14: no tile lies beside it.
    Apart,
    /// R15: a channel would run against a bank.
    Bank,
    /// R16: the channel would be closed to a ring.
    Ring,
    /// R17: no tile at all fits there, whichever way it is turned.
    Dead,
}

/// By what meets a cell: the turns that fit, if no ring is closed.
static FITS: [u8; 256] = {
    let mut fits = [0; 256];
    let mut meets = 0;
    while meets < 256 {
        let (touched, rivers) = (meets as u8 & 15, meets as u8 >> 4);
        let mut turn = 0;
        while turn < 4 {
            // North and south, north and east.
            let straight = ends_mask(0b0101, turn);
            let bend = ends_mask(0b0011, turn);
            if straight & touched == rivers {
                fits[meets] |= 1 << turn;
            }
            if bend & touched == rivers {
                fits[meets] |= 16 << turn;
            }
            turn += 1;
        }
        meets += 1;
    }
    fits
};

const fn ends_mask(sides: u8, turn: u8) -> u8 {
    (sides << turn | sides >> (4 - turn)) & 15
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

impl Board {
    /// R7: the start tile alone.
    pub fn new() -> Self {
        let nothing = Move::new(crate::components::Tile(0), Cell::new(0, 0), Turn::new(0));
        let mut streams = [NO_TILE; ROUNDS as usize + 1];
        streams[usize::from(START_TILE)] = START_TILE;
        let mut board = Self {
            count: 0,
            tiles: [nothing; ROUNDS as usize],
            links: [[NO_TILE; 2]; ROUNDS as usize],
            mouths: [NO_TILE; 4],
            streams,
            edge: Edge {
                count: 0,
                cells: [Cell::new(0, 0); MOST_EDGE],
                neighbours: [[NO_TILE; 4]; MOST_EDGE],
                meets: [0; MOST_EDGE],
                fits: [0; MOST_EDGE],
            },
        };
        for cell in START.cells {
            for side in Side::ALL {
                let beside = cell.beside(side);
                if !START.cells.contains(&beside) {
                    let open = START.outlet == (cell, side) || START.inlets.contains(&(cell, side));
                    board.edge.meet(beside, side.opposite(), START_TILE, open);
                }
            }
        }
        for at in 0..board.edge.len() {
            board.refit(at);
        }
        board
    }

    /// The board with these tiles, if each of them may be laid in this order; or the number of the first that may not.
    pub fn with(tiles: &[Move]) -> Result<Self, (usize, Misfit)> {
        let mut board = Self::new();
        for (number, &mv) in tiles.iter().enumerate() {
            board.fit(mv).map_err(|misfit| (number, misfit))?;
            board.lay(mv);
        }
        Ok(board)
    }

    /// The tiles, in the order in which they were laid.
    #[inline]
    pub fn tiles(&self) -> &[Move] {
        &self.tiles[..usize::from(self.count)]
    }

    /// Whether the channel of a tile is joined to the start, so that its water flows (R20); else it is an oxbow (R21).
    #[inline]
    pub fn flows(&self, tile: u8) -> bool {
        self.streams[usize::from(tile)] == START_TILE
    }

    /// The name of the stream to which the channel of a tile belongs.
    #[inline]
    pub(crate) fn stream(&self, tile: u8) -> u8 {
        self.streams[usize::from(tile)]
    }

    /// The tile whose channel goes on at an end of a tile.
    #[inline]
    pub(crate) fn link(&self, tile: u8, end: usize) -> u8 {
        self.links[usize::from(tile)][end]
    }

    /// The tile whose channel is joined to the opening on this side of the start tile.
    #[inline]
    pub(crate) fn mouth(&self, side: Side) -> u8 {
        self.mouths[side as usize]
    }

    /// The end at which the channel of a tile is joined to that of another.
    #[inline]
    pub(crate) fn end_towards(&self, tile: u8, other: u8) -> usize {
        usize::from(self.link(tile, 0) != other)
    }

    /// The cells of a rectangle with the whole river and one cell more on every side.
    pub fn surroundings(&self) -> Vec<Cell> {
        let cells = || self.tiles().iter().map(|mv| mv.cell).chain(START.cells);
        let range = |of: fn(Cell) -> i8| {
            let (least, most) = cells().map(of).fold((0, 0), |(least, most), n| (n.min(least), n.max(most)));
            least - 1..=most + 1
        };
        range(|cell| cell.y).flat_map(|y| range(|cell| cell.x).map(move |x| Cell::new(x, y))).collect()
    }

    /// R17: the cells of the edge where no tile fits, whichever way it is turned.
    pub fn dead_cells(&self) -> impl Iterator<Item = Cell> {
        (0..self.edge.len()).filter(|&at| self.edge.fits[at] == 0).map(|at| self.edge.cells[at])
    }

    /// The cells of the edge where some tile fits.
    pub(crate) fn open_cells(&self) -> impl Iterator<Item = Cell> {
        (0..self.edge.len()).filter(|&at| self.edge.fits[at] != 0).map(|at| self.edge.cells[at])
    }

    /// Whether no tile lies in a cell, and some may come to lie there.
    pub(crate) fn is_free(&self, cell: Cell) -> bool {
        match self.edge.find(cell) {
            Some(at) => self.edge.fits[at] != 0,
            None => !START.cells.contains(&cell) && !self.tiles().iter().any(|laid| laid.cell == cell),
        }
    }

    /// R13 to R18: every cell and turn for a tile of this shape, cell by cell in the order of the edge. A side that is
    /// shared leaves two turns at the most.
    #[inline]
    pub(crate) fn places(&self, shape: Shape) -> ArrayVec<(Cell, Turn), { 2 * MOST_EDGE }> {
        let shift = 4 * shape as u8;
        let mut places = ArrayVec::new();
        for (&cell, &fits) in self.edge.cells[..self.edge.len()].iter().zip(&self.edge.fits) {
            let mut turns = fits >> shift & 15;
            while turns != 0 {
                places.push((cell, Turn(turns.trailing_zeros() as u8)));
                turns &= turns - 1;
            }
        }
        places
    }

    /// Whether a tile may be laid somewhere, and if not, what is against it.
    pub fn fit(&self, mv: Move) -> Result<(), Misfit> {
        let Some(at) = self.edge.find(mv.cell) else {
            let taken =
                START.cells.contains(&mv.cell) || self.tiles().iter().any(|laid| laid.cell == mv.cell);
            return Err(if taken { Misfit::Occupied } else { Misfit::Apart });
        };
        let shift = 4 * mv.tile.face().shape as u8;
        if self.edge.fits[at] >> (shift + mv.turn.0) & 1 == 1 {
            Ok(())
        } else if FITS[usize::from(self.edge.meets[at])] >> (shift + mv.turn.0) & 1 == 1 {
            Err(Misfit::Ring)
        } else if self.edge.fits[at] == 0 {
            Err(Misfit::Dead)
        } else {
            Err(Misfit::Bank)
        }
    }

    /// Lays a tile where it may be laid.
    pub fn lay(&mut self, mv: Move) {
        let Some(at) = self.edge.find(mv.cell) else {
            debug_assert!(false, "no tile may be laid there");
            return;
        };
        let neighbours = self.edge.remove(at);
        let tile = self.count;
        let index = usize::from(tile);
        self.tiles[index] = mv;
        self.count += 1;
        self.links[index] = [NO_TILE; 2];
        self.streams[index] = tile;
        let ends = mv.tile.face().ends(mv.turn);
        for (end, &side) in ends.iter().enumerate() {
            let other = neighbours[side as usize];
            if other != NO_TILE {
                self.links[index][end] = other;
                self.join(tile, other, side);
            }
        }
        for side in Side::ALL {
            if neighbours[side as usize] == NO_TILE {
                let at = self.edge.meet(mv.cell.beside(side), side.opposite(), tile, ends.contains(&side));
                self.refit(at);
            }
        }
    }

    /// The channel of a new tile goes on into that of another, which lies on this side of it.
    #[inline]
    fn join(&mut self, tile: u8, other: u8, side: Side) {
        if other == START_TILE {
            self.mouths[side.opposite() as usize] = tile;
        } else {
            let Move { tile: shown, turn, .. } = self.tiles[usize::from(other)];
            let end = usize::from(shown.face().ends(turn)[0] != side.opposite());
            self.links[usize::from(other)][end] = tile;
        }
        // The start keeps its name; of two oxbows the older one does.
        let (a, b) = (self.streams[usize::from(tile)], self.streams[usize::from(other)]);
        let (gone, kept) = if b == START_TILE || (a != START_TILE && b < a) { (a, b) } else { (b, a) };
        for stream in &mut self.streams {
            if *stream == gone {
                *stream = kept;
            }
        }
        for at in 0..self.edge.len() {
            if (self.edge.meets[at] >> 4).count_ones() == 2 {
                self.refit(at);
            }
        }
    }

    /// R15, R16: what fits into a cell of the edge. A tile has two ends, so where two channels arrive it has to join
    /// them, and they must not be joined already.
    #[inline]
    fn refit(&mut self, at: usize) {
        let meets = self.edge.meets[at];
        let rivers = meets >> 4;
        let ring = rivers.count_ones() == 2 && {
            let side = |river: u32| self.streams[usize::from(self.edge.neighbours[at][river as usize])];
            side(rivers.trailing_zeros()) == side(rivers.ilog2())
        };
        self.edge.fits[at] = if ring { 0 } else { FITS[usize::from(meets)] };
    }
}

impl Edge {
    #[inline]
    fn len(&self) -> usize {
        usize::from(self.count)
    }

    #[inline]
    fn find(&self, cell: Cell) -> Option<usize> {
        self.cells[..self.len()].iter().position(|&known| known == cell)
    }

    /// A tile lies on this side of an empty cell. Where the cell is in the edge.
    #[inline]
    fn meet(&mut self, cell: Cell, side: Side, tile: u8, river: bool) -> usize {
        let at = self.find(cell).unwrap_or_else(|| {
            let at = self.len();
            self.cells[at] = cell;
            self.neighbours[at] = [NO_TILE; 4];
            self.meets[at] = 0;
            self.count += 1;
            at
        });
        self.neighbours[at][side as usize] = tile;
        self.meets[at] |= side.bit() | if river { side.bit() << 4 } else { 0 };
        at
    }

    /// Takes a cell out of the edge: it is empty no more. Its neighbours by side.
    #[inline]
    fn remove(&mut self, at: usize) -> [u8; 4] {
        let neighbours = self.neighbours[at];
        self.count -= 1;
        let last = self.len();
        self.cells[at] = self.cells[last];
        self.neighbours[at] = self.neighbours[last];
        self.meets[at] = self.meets[last];
        self.fits[at] = self.fits[last];
        neighbours
    }
}
