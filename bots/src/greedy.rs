//! One step ahead: every move is tried in a few imagined positions, and the one that looks best is made.

use nurt_core::{Evaluate, Fast, Seat, Silent};

use crate::Bot;

/// In how many imagined positions each move is tried.
const WORLDS: usize = 12;

/// Makes the move after which the position looks best.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Fast,
}

impl Greedy {
    /// The same seed gives the same choices.
    pub fn new(seed: u64) -> Self {
        Self { chance: Fast::new(seed) }
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Move {
        let mut moves = Vec::with_capacity(G::FACTS.most_moves);
        let first = G::imagine(view, &mut self.chance);
        first.legal_moves(seat, &mut moves);
        if moves.len() == 1 {
            return moves[0];
        }
        let mut worth = vec![(0.0, 0.0); moves.len()];
        for _ in 0..WORLDS {
            let world = G::imagine(view, &mut self.chance);
            for (&mv, (worth, margin)) in moves.iter().zip(&mut worth) {
                let mut next = world.clone();
                next.play(seat, mv, &mut self.chance, &mut Silent);
                *worth += next.worth(seat);
                *margin += next.margin(seat);
            }
        }
        // The first of the best: a game lists first what decides most, such as a claim.
        let better = |&a: &usize, &b: &usize| {
            let ((worth, margin), (other, less)) = (worth[a], worth[b]);
            f32::total_cmp(&worth, &other).then(f32::total_cmp(&margin, &less))
        };
        let best = (0..moves.len()).rev().max_by(better);
        moves[best.unwrap_or(0)]
    }
}
