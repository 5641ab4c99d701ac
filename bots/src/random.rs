//! Any legal move, each equally likely.

use nurt_core::{Chance, Fast, Game, Seat};

use crate::Bot;

/// Plays at random.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Fast,
}

impl Random {
    /// The same seed gives the same choices.
    pub fn new(seed: u64) -> Self {
        Self { chance: Fast::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Move {
        let mut moves = Vec::with_capacity(G::FACTS.most_moves);
        G::imagine(view, &mut self.chance).legal_moves(seat, &mut moves);
        moves[self.chance.below(moves.len() as u32) as usize]
    }
}
