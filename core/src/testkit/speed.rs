//! Random games through the contract, for the benchmarks of games.

use std::time::Instant;

use crate::{Chance, Fast, Game, Silent};

const GAMES: u32 = 500;
const ROUNDS_OF_TIMING: u32 = 20;

/// Prints decisions a second; with the argument `play` a fixed number of games is played once: for callgrind, which counts
/// instructions.
pub fn speed<G: Game>(options: &G::Options) {
    if std::env::args().any(|arg| arg == "play") {
        println!("{} decisions in {GAMES} games", play::<G>(options, 1));
        return;
    }
    play::<G>(options, 0);
    let start = Instant::now();
    let decisions: u64 = (1..=ROUNDS_OF_TIMING).map(|seed| play::<G>(options, seed.into())).sum();
    let seconds = start.elapsed().as_secs_f64();
    println!("{:.2} million decisions a second", decisions as f64 / seconds / 1e6);
}

/// Plays so many games; says how many decisions they had.
fn play<G: Game>(options: &G::Options, seed: u64) -> u64 {
    let mut chance = Fast::new(seed);
    let mut moves = Vec::with_capacity(G::FACTS.most_moves);
    let mut decisions = 0;
    for _ in 0..GAMES {
        let mut position = G::new(options, &mut chance, &mut Silent);
        while let Some(seat) = position.to_act().lowest() {
            position.legal_moves(seat, &mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            // The move is from the list of legal ones.
            let _ = position.apply(seat, mv, &mut chance, &mut Silent);
            decisions += 1;
        }
    }
    decisions
}
