//! Random games for four with patrons through the contract. `cargo bench -p nurt-gold` prints decisions a second; with the
//! argument `play` a fixed number of games is played once: for callgrind, which counts instructions.

use std::time::Instant;

use nurt_core::{Chance, Fast, Game, Silent};
use nurt_gold::{Gold, PatronRule, Wishes};

const GAMES: u32 = 500;
const ROUNDS_OF_TIMING: u32 = 20;

/// Plays so many games; says how many decisions they had.
fn play(seed: u64) -> u64 {
    let mut chance = Fast::new(seed);
    let mut moves = Vec::with_capacity(Gold::FACTS.most_moves);
    let mut decisions = 0;
    for _ in 0..GAMES {
        let wishes = Wishes { players: 4, patrons: PatronRule::Drawn };
        let mut position = Gold::new(&wishes, &mut chance, &mut Silent);
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

fn main() {
    if std::env::args().any(|arg| arg == "play") {
        println!("{} decisions in {GAMES} games", play(1));
        return;
    }
    play(0);
    let start = Instant::now();
    let decisions: u64 = (1..=ROUNDS_OF_TIMING).map(|seed| play(seed.into())).sum();
    let seconds = start.elapsed().as_secs_f64();
    println!("{:.2} million decisions a second", decisions as f64 / seconds / 1e6);
}
