//! What must be true in every position.

use crate::board::Board;
use crate::components::{HAND, ROUNDS, SOLO_REMOVED, Tiles, tiles_for};
use crate::state::Waterway;

impl Waterway {
    /// Every tile is in one place, the numbers of rule 8 hold, and all that is kept besides the tiles follows from them.
    pub(crate) fn broken(&self) -> Option<String> {
        self.tiles_broken()
            .or_else(|| self.numbers_broken())
            .or_else(|| self.odd_memory())
            .or_else(|| self.boards_broken())
    }

    fn tiles_broken(&self) -> Option<String> {
        let placed =
            self.boards.iter().map(|board| board.tiles().iter().map(|mv| mv.tile).collect::<Tiles>());
        let (mut all, mut twice) = (Tiles::NONE, Tiles::NONE);
        for set in placed.chain(self.hands).chain([self.stock, self.removed, self.discarded]) {
            twice = twice.or(all.and(set));
            all = all.or(set);
        }
        let tiles = tiles_for(self.players);
        if !twice.is_empty() {
            return Some(format!("{twice:?} are there twice"));
        }
        (all != tiles).then(|| {
            format!("{:?} are lost or do not belong here", all.without(tiles).or(tiles.without(all)))
        })
    }

    fn numbers_broken(&self) -> Option<String> {
        let placed = usize::from(self.round) - 1;
        let stock =
            (usize::from(ROUNDS) - placed.min(usize::from(ROUNDS) - 1) - 1) * usize::from(self.players);
        let stock = if self.solo() { stock * HAND } else { stock };
        let held = match (self.over(), self.solo()) {
            (false, _) => HAND,
            (true, true) => 0,
            (true, false) => HAND - 1,
        };
        if self.stock.len() != stock {
            return Some(format!("{} tiles in the stock, not {stock}", self.stock.len()));
        }
        let (removed, discarded) = if self.solo() { (SOLO_REMOVED, 2 * placed) } else { (0, 0) };
        if (self.removed.len(), self.discarded.len()) != (removed, discarded) {
            return Some("another number of tiles is out of the game".to_owned());
        }
        for at in 0..self.boards.len() {
            let (tiles, hand) = if at < usize::from(self.players) { (placed, held) } else { (0, 0) };
            if self.boards[at].tiles().len() != tiles || self.hands[at].len() != hand {
                return Some(format!("seat {at} has placed or holds another number of tiles"));
            }
            if !self.seen[at].without(self.held()).is_empty() {
                return Some(format!("seat {at} remembers a tile that nobody holds"));
            }
            if self.chosen[at]
                .is_some_and(|mv| !self.hands[at].contains(mv.tile) || self.boards[at].fit(mv).is_err())
            {
                return Some(format!("seat {at} has chosen what it may not"));
            }
        }
        self.choosing().is_empty().then(|| "nobody chooses".to_owned()).filter(|_| !self.over())
    }

    fn boards_broken(&self) -> Option<String> {
        self.boards.iter().enumerate().find_map(|(at, board)| match Board::with(board.tiles()) {
            Err((number, misfit)) => Some(format!("tile {number} of seat {at} does not fit: {misfit:?}")),
            Ok(again) => {
                (again != *board).then(|| format!("the board of seat {at} is not what its tiles make of it"))
            }
        })
    }
}
