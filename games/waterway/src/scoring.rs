//! What a board scores: mills, sawmills, ports and meadows, counted from scratch.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::board::{Board, NO_TILE, START_TILE};
use crate::components::{A, B, Building, Good, MEADOW, ROUNDS, ROUTE_TILE, START};
use crate::grid::{Cell, Side};
use crate::moves::Move;

/// Points by category (R23 to R26).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// Mills with all their grain.
    pub mills: u8,
    /// Sawmills with all their timber.
    pub sawmills: u8,
    /// The longest route between two ports.
    pub ports: u8,
    /// Meadows.
    pub meadows: u8,
}

impl Score {
    /// R27.
    #[inline]
    pub const fn total(self) -> u8 {
        self.mills + self.sawmills + self.ports + self.meadows
    }
}

/// The goods of one segment, and where they end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drift {
    /// The tile on which they lie.
    pub tile: u8,
    /// The segment of its channel.
    pub segment: usize,
    /// The first bridge downstream, as the number of its tile; or [`NO_TILE`] if there is none.
    pub stop: u8,
}

/// A tile on a walk along a channel, and the end at which it is entered.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) tile: u8,
    pub(crate) entry: usize,
}

impl Board {
    /// R23 to R26: what the board scores as it stands.
    pub fn score(&self) -> Score {
        let mut score = Score {
            ports: ROUTE_TILE * self.longest_route(),
            meadows: self.meadow_points(),
            ..Score::default()
        };
        let arrived = self.arrived();
        for (tile, Move { tile: shown, .. }) in self.tiles().iter().enumerate() {
            if let Some(Building { needs, demand, value }) = shown.face().building
                && self.flows(tile as u8)
                && arrived[tile] >= demand
            {
                match needs {
                    Good::Sack => score.mills += value,
                    Good::Axe => score.sawmills += value,
                }
            }
        }
        score
    }

    /// By tile: how many of the goods that its building needs arrive there.
    #[inline]
    pub fn arrived(&self) -> [u8; ROUNDS as usize] {
        let mut arrived = [0; ROUNDS as usize];
        self.drift(|Drift { tile, segment, stop }| {
            if stop != NO_TILE
                && let Some(Building { needs, .. }) = self.tiles()[usize::from(stop)].tile.face().building
            {
                arrived[usize::from(stop)] +=
                    self.tiles()[usize::from(tile)].tile.face().count(segment, needs);
            }
        });
        arrived
    }

    /// R20, A7 to A9: where the goods of every segment on the river end. Those on oxbows are not visited.
    #[inline]
    pub fn drift(&self, mut visit: impl FnMut(Drift)) {
        // Down the outlet, from its far end: what lies below the last bridge drifts away.
        let mut arm = [Step { tile: NO_TILE, entry: 0 }; ROUNDS as usize];
        let mut count = 0;
        for step in self.arm(START.outlet.1) {
            arm[count] = step;
            count += 1;
        }
        let mut stop = NO_TILE;
        for &Step { tile, entry } in arm[..count].iter().rev() {
            stop = self.pass(tile, 1 - entry, stop, &mut visit);
        }
        // The goods of all inlets meet in the start tile. Up each arm, the bridge passed last is the next one downstream.
        for (_, side) in START.inlets {
            let mut stop = stop;
            for Step { tile, entry } in self.arm(side) {
                stop = self.pass(tile, entry, stop, &mut visit);
            }
        }
    }

    /// The goods of a tile whose channel is left, downstream, at an end; the next bridge below is `stop`. The next bridge
    /// for what comes from above.
    #[inline]
    fn pass(&self, tile: u8, exit: usize, stop: u8, visit: &mut impl FnMut(Drift)) -> u8 {
        if self.tiles()[usize::from(tile)].tile.face().building.is_some() {
            visit(Drift { tile, segment: exit, stop });
            visit(Drift { tile, segment: 1 - exit, stop: tile });
            tile
        } else {
            visit(Drift { tile, segment: A, stop });
            stop
        }
    }

    /// The tiles along the channel that is joined to an opening of the start tile, from there outward.
    #[inline]
    pub(crate) fn arm(&self, side: Side) -> impl Iterator<Item = Step> {
        self.walk(START_TILE, self.mouth(side))
    }

    /// The tiles along an oxbow, from one of its ends.
    #[inline]
    pub(crate) fn oxbow(&self, end: u8) -> impl Iterator<Item = Step> {
        self.walk(NO_TILE, end)
    }

    /// The tiles along a channel, from `tile`, which is entered from `from`.
    #[inline]
    fn walk(&self, mut from: u8, mut tile: u8) -> impl Iterator<Item = Step> {
        std::iter::from_fn(move || {
            if tile == NO_TILE || tile == START_TILE {
                return None;
            }
            let step = Step { tile, entry: self.end_towards(tile, from) };
            (from, tile) = (tile, self.link(tile, 1 - step.entry));
            Some(step)
        })
    }

    /// R25: the tiles of the longest route between two ports, the start counting once; 0 if no two ports are joined.
    fn longest_route(&self) -> u8 {
        let mut best = 0;
        let mut reach = [0; 4];
        for side in Side::ALL {
            let (run, open) = self.run(self.arm(side));
            best = best.max(run);
            reach[side as usize] = open;
        }
        // Up one arm and down another: the two that reach farthest.
        reach.sort_unstable();
        if reach[2] > 0 {
            best = best.max(reach[2] + 1 + reach[3]);
        }
        for end in self.oxbow_ends() {
            best = best.max(self.run(self.oxbow(end)).0);
        }
        best
    }

    /// Along a channel: the tiles from the first to the last port of the longest stretch without a bridge that has two;
    /// and how far the last port before the first bridge is.
    #[inline]
    fn run(&self, steps: impl Iterator<Item = Step>) -> (u8, u8) {
        let (mut best, mut reach, mut first, mut bridged) = (0, 0, None, false);
        for (at, Step { tile, .. }) in (1u8..).zip(steps) {
            let face = self.tiles()[usize::from(tile)].tile.face();
            if face.building.is_some() {
                (first, bridged) = (None, true);
            } else if face.port {
                match first {
                    Some(first) => best = best.max(at - first + 1),
                    None => first = Some(at),
                }
                if !bridged {
                    reach = at;
                }
            }
        }
        (best, reach)
    }

    /// One end of each channel that is joined to nothing: the tile that was laid first of the two.
    #[inline]
    pub(crate) fn oxbow_ends(&self) -> impl Iterator<Item = u8> {
        let mut named = 0u32;
        (0..self.tiles().len() as u8).filter(move |&tile| {
            let open = self.link(tile, A) == NO_TILE || self.link(tile, B) == NO_TILE;
            let stream = 1 << self.stream(tile);
            let new = open && !self.flows(tile) && named & stream == 0;
            if new {
                named |= stream;
            }
            new
        })
    }

    /// R26: every grid point where fragments meet, and how many.
    pub fn meadows(&self) -> impl Iterator<Item = (Cell, usize)> {
        let mut points = Points::new();
        self.each_fragment(|point| {
            points.add(point);
        });
        points.iter()
    }

    fn meadow_points(&self) -> u8 {
        let mut points = Points::new();
        let mut score = 0;
        self.each_fragment(|point| {
            let fragments = points.add(point);
            score += MEADOW[fragments] - MEADOW[fragments - 1];
        });
        score
    }

    #[inline]
    fn each_fragment(&self, mut visit: impl FnMut(Cell)) {
        for (cell, corners) in START.meadow {
            corners.points(cell).for_each(&mut visit);
        }
        for Move { tile, cell, turn } in self.tiles() {
            tile.face().meadow.turned(*turn).points(*cell).for_each(&mut visit);
        }
    }
}

/// The fragments by grid point, and the points that have some, in the order in which they were met.
struct Points {
    fragments: [u8; Points::ROW * Points::ROW],
    met: ArrayVec<Cell, { Points::MOST }>,
}

impl Points {
    /// A row of points: to both sides as far as a tile can lie, and its far corner.
    const ROW: usize = 2 * ROUNDS as usize + 3;
    /// A tile has four corners, the start tile two cells.
    const MOST: usize = 4 * (ROUNDS as usize + 2);

    fn new() -> Self {
        Self { fragments: [0; Self::ROW * Self::ROW], met: ArrayVec::new() }
    }

    /// How many fragments there are at a point.
    #[inline]
    fn at(&mut self, Cell { x, y }: Cell) -> &mut u8 {
        let [x, y] = [x, y].map(|at| (at + ROUNDS as i8) as usize);
        &mut self.fragments[y * Self::ROW + x]
    }

    /// One fragment more at a point: how many there are now.
    #[inline]
    fn add(&mut self, point: Cell) -> usize {
        let fragments = self.at(point);
        *fragments += 1;
        let fragments = usize::from(*fragments);
        if fragments == 1 {
            self.met.push(point);
        }
        fragments
    }

    /// The points with a fragment, and how many.
    fn iter(mut self) -> impl Iterator<Item = (Cell, usize)> {
        std::mem::take(&mut self.met).into_iter().map(move |point| (point, usize::from(*self.at(point))))
    }
}
