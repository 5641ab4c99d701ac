//! How good a position looks: for bots, which ask it of positions that they have imagined.

use nurt_core::Seat;
use nurt_core::net::FULL_MARKS;

use crate::board::{Board, NO_TILE};
use crate::components::{Building, Face, Good, ROUNDS, START};
use crate::scoring::Drift;
use crate::state::Waterway;

// The weights were found by letting a greedy bot play 300 games alone and 300 for two with each change of one of them.

/// A building that still lacks goods: for each, this share of its value is left.
const LACK: f32 = 0.6;
/// A sack that drifts away, and could be stopped by a mill at the end of the outlet.
const SACK_ADRIFT: f32 = 1.1;
/// An axe that drifts away.
const AXE_ADRIFT: f32 = 1.5;
/// A port, which another one may join.
const PORT: f32 = 1.6;
/// By fragments at a point: what they may become.
const MEADOW_HOPE: [f32; 5] = [0.0, 0.3, 2.0, 0.8, 0.0];
/// A tile on an oxbow.
const OXBOW: f32 = -0.5;
/// A cell where no tile can ever lie.
const DEAD_CELL: f32 = -0.9;

impl Waterway {
    /// The share of the victory that a seat can expect; alone, how near to full marks it comes.
    pub(crate) fn guess(&self, seat: Seat) -> f32 {
        if self.over() {
            let best = self.best();
            return if best.contains(seat) { 1.0 / best.len() as f32 } else { 0.0 };
        }
        let mine = self.expected(seat);
        if self.solo() {
            return (mine / FULL_MARKS).clamp(0.0, 1.0);
        }
        // The fewer rounds are left, the less a lead can still be made up for.
        let doubt = 2.0 + 0.6 * f32::from(ROUNDS + 1 - self.round);
        let all: f32 = self.seats().map(|other| ((self.expected(other) - mine) / doubt).exp()).sum();
        1.0 / all
    }

    /// The points that a seat may come to, what it has chosen in this round counted as placed.
    pub(crate) fn expected(&self, seat: Seat) -> f32 {
        let board = &self.boards[seat.index()];
        match self.chosen[seat.index()] {
            Some(mv) => {
                let mut next = board.clone();
                next.lay(mv);
                next.promise(ROUNDS - self.round)
            }
            None => board.promise((ROUNDS + 1).saturating_sub(self.round)),
        }
    }
}

impl Board {
    /// The points that the board may come to with so many tiles more: what it scores, and a hope for what is begun.
    fn promise(&self, left: u8) -> f32 {
        let score = f32::from(self.score().total());
        if left == 0 {
            return score;
        }
        let time = f32::from(left) / f32::from(ROUNDS);
        let mut hope = 0.0;
        for tile in 0..self.tiles().len() as u8 {
            hope += if self.face(tile).port { PORT } else { 0.0 };
            hope += if self.flows(tile) { 0.0 } else { OXBOW };
        }
        hope += self.meadows().map(|(_, fragments)| MEADOW_HOPE[fragments]).sum::<f32>();
        hope += DEAD_CELL * self.dead_cells().count() as f32;
        score + time * hope + time.sqrt() * self.adrift() + (2.6 * time).min(1.0).sqrt() * self.wanting(left)
    }

    fn face(&self, tile: u8) -> &'static Face {
        self.tiles()[usize::from(tile)].tile.face()
    }

    /// What the goods are worth that drift away.
    fn adrift(&self) -> f32 {
        let [mut sacks, mut axes] = [0, 0];
        self.drift(|Drift { tile, segment, stop }| {
            if stop == NO_TILE {
                sacks += self.face(tile).count(segment, Good::Sack);
                axes += self.face(tile).count(segment, Good::Axe);
            }
        });
        SACK_ADRIFT * f32::from(sacks.min(4)) + AXE_ADRIFT * f32::from(axes.min(3))
    }

    /// What the buildings are worth that lack goods and can still get them. A tile can only be added at the end of a
    /// channel, so those are the last one up each inlet, and the first one down the outlet if no bridge closes all inlets.
    pub(crate) fn wanting(&self, left: u8) -> f32 {
        let arrived = self.arrived();
        let wish = |tile: u8| match self.face(tile).building {
            Some(Building { demand, value, .. }) => {
                let lack = demand.saturating_sub(arrived[usize::from(tile)]);
                if lack == 0 || lack > 2 * left { 0.0 } else { f32::from(value) * LACK.powi(lack.into()) }
            }
            None => 0.0,
        };
        let bridged = |tile: &u8| self.face(*tile).building.is_some();
        let mut sum = 0.0;
        let mut open = false;
        for (_, side) in START.inlets {
            match self.arm(side).map(|step| step.tile).filter(bridged).last() {
                Some(tile) => sum += wish(tile),
                None => open = true,
            }
        }
        let first = self.arm(START.outlet.1).map(|step| step.tile).find(bridged);
        sum + first.filter(|_| open).map_or(0.0, wish)
    }
}
