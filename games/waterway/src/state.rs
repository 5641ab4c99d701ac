//! The position: plain data of fixed size.

use nurt_core::{Chance, Seat, Seats};

use crate::board::Board;
use crate::components::{HAND, MOST_PLAYERS, ROUNDS, SOLO_REMOVED, Tile, Tiles, tiles_for};
use crate::moves::Move;
use crate::scoring::Score;

/// A position of Waterway. The stock has no order: it is what may still come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waterway {
    pub(crate) players: u8,
    /// From 1; after the last one the game is over.
    pub(crate) round: u8,
    pub(crate) boards: [Board; MOST_PLAYERS],
    pub(crate) hands: [Tiles; MOST_PLAYERS],
    /// What each seat has chosen in this round, until all have.
    pub(crate) chosen: [Option<Move>; MOST_PLAYERS],
    /// By seat: the tiles in hands, anybody's, that it held in an earlier round. It passed them on itself, so it knows
    /// where they are.
    pub(crate) seen: [Tiles; MOST_PLAYERS],
    pub(crate) stock: Tiles,
    /// R28: out of the solo game from the start, and discarded since.
    pub(crate) removed: Tiles,
    pub(crate) discarded: Tiles,
}

impl Waterway {
    /// R6, R7: the table before the deal.
    pub(crate) fn empty(players: u8) -> Self {
        Self {
            players,
            round: 1,
            boards: [const { None::<Board> }; MOST_PLAYERS].map(|_| Board::new()),
            hands: [Tiles::NONE; MOST_PLAYERS],
            chosen: [None; MOST_PLAYERS],
            seen: [Tiles::NONE; MOST_PLAYERS],
            stock: tiles_for(players),
            removed: Tiles::NONE,
            discarded: Tiles::NONE,
        }
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The round, from 1 to 13; 14 when the game is over.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether one plays alone.
    #[inline]
    pub fn solo(&self) -> bool {
        self.players == 1
    }

    /// The river of a player.
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// What a player scores as the boards lie.
    pub fn score(&self, seat: Seat) -> Score {
        self.boards[seat.index()].score()
    }

    /// The tiles that a player holds.
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.hands[seat.index()]
    }

    /// The tiles that may still come.
    pub fn stock(&self) -> Tiles {
        self.stock
    }

    /// R28: the tiles that stay out of the solo game.
    pub fn removed(&self) -> Tiles {
        self.removed
    }

    /// R28: the tiles that were discarded in the solo game.
    pub fn discarded(&self) -> Tiles {
        self.discarded
    }

    /// Whether the game is over.
    #[inline]
    pub(crate) fn over(&self) -> bool {
        self.round > ROUNDS
    }

    /// The seats in order.
    #[inline]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat::new)
    }

    /// R10: the left neighbour, who gets what this seat does not place.
    #[inline]
    pub fn left_of(&self, seat: Seat) -> Seat {
        let next = seat.index() as u8 + 1;
        Seat::new(if next == self.players { 0 } else { next })
    }

    /// The tiles in anybody's hand.
    pub(crate) fn held(&self) -> Tiles {
        self.hands.iter().fold(Tiles::NONE, |all, &hand| all.or(hand))
    }

    /// A tile of a hand that nobody else has seen: it was drawn in this round.
    pub(crate) fn fresh(&self, seat: Seat) -> Tiles {
        self.seen.iter().fold(self.hands[seat.index()], |fresh, &seen| fresh.without(seen))
    }

    /// Takes a random tile from the stock.
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Tile {
        self.stock.draw(chance)
    }

    /// R28: takes six random tiles out of the solo game.
    pub(crate) fn remove(&mut self, chance: &mut impl Chance) {
        for _ in 0..SOLO_REMOVED {
            let tile = self.draw(chance);
            self.removed = self.removed.or(Tiles::one(tile));
        }
    }

    /// R7, R28: three tiles for a player.
    pub(crate) fn deal(&mut self, seat: Seat, chance: &mut impl Chance) -> [Tile; HAND] {
        let tiles = [(); HAND].map(|()| self.draw(chance));
        self.hands[seat.index()] = tiles.into_iter().collect();
        tiles
    }

    /// A12: the most points win, and ties are shared.
    pub(crate) fn best(&self) -> Seats {
        let totals = self.boards.each_ref().map(|board| board.score().total());
        let best = totals[..usize::from(self.players)].iter().max();
        self.seats().filter(|seat| Some(&totals[seat.index()]) == best).collect()
    }
}
