//! What everything is worth in the end, and as it stands.

use serde::{Deserialize, Serialize};

use crate::components::{BUNDLE, COLUMN_POINTS, COLUMNS, Effect, HARVEST_POINTS, MOST_FOR_PRODUCTION, Tile};
use crate::state::Player;

/// Points by category (R59).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// Buildings.
    pub buildings: u8,
    /// Bonus tokens.
    pub tokens: u8,
    /// Resources that are left.
    pub resources: u8,
    /// Columns of the river board.
    pub columns: u8,
    /// Meadows.
    pub meadows: u8,
}

impl Score {
    /// R59: all together.
    pub const fn total(self) -> u8 {
        self.buildings + self.tokens + self.resources + self.columns + self.meadows
    }
}

impl Player {
    /// R59: what the player has, as if the game ended now.
    pub fn score(&self) -> Score {
        Score {
            buildings: self.built.iter().map(|card| card.face().points).sum(),
            tokens: self.tokens().iter().sum(),
            resources: self.stock() / BUNDLE,
            columns: self.columns().into_iter().sum(),
            meadows: self.tiles().iter().map(|&tile| self.meadow(tile)).sum(),
        }
    }

    /// R59a: the points of each column.
    pub fn columns(&self) -> [u8; 4] {
        // A space without a tile has no type.
        let types =
            |space: u8| self.tiles().get(usize::from(space) - 1).map_or(0, |tile| tile.face().terrain);
        COLUMNS.map(|spaces| {
            let [top, middle, bottom] = spaces.map(types);
            match (top & middle, top & middle & bottom) {
                (0, _) => 0,
                (_, 0) => COLUMN_POINTS[0],
                _ => COLUMN_POINTS[1],
            }
        })
    }

    /// R60 to R66: the points of a tile by what its meadow does.
    pub fn meadow(&self, tile: Tile) -> u8 {
        match tile.face().effect {
            Some(Effect::Production(kind)) => self.production[kind as usize].min(MOST_FOR_PRODUCTION),
            Some(Effect::Harvest(_)) => HARVEST_POINTS,
            Some(Effect::Tokens) => self.taken,
            // All will have come back to the boat, but for those who settle.
            Some(Effect::Boat) => (self.boat + self.out()).saturating_sub(self.settling),
            Some(Effect::Terrain(terrain)) => {
                self.tiles().iter().filter(|tile| tile.face().terrain & terrain.bit() != 0).count() as u8
            }
            Some(Effect::Gift(_) | Effect::Swaps) | None => 0,
        }
    }
}
