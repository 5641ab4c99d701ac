//! How long it takes to list the placements of a hand on a full board and to score it. `cargo bench
//! -p nurt-waterway` prints nanoseconds. With the argument `play` a fixed number of random games is played: for
//! callgrind, which counts instructions.

use std::hint::black_box;
use std::time::Instant;

use nurt_core::{Chance, Fast, Game, Seat, Silent};
use nurt_waterway::components::ROUNDS;
use nurt_waterway::{Move, Players, Waterway};

const POSITIONS: usize = 1024;
const ROUNDS_OF_TIMING: usize = 500;
const GAMES: u32 = 2000;

/// Positions of random games for two in the last round, when 12 tiles lie on each board.
fn full_boards() -> Vec<Waterway> {
    let mut chance = Fast::new(1);
    let mut moves = Vec::with_capacity(Waterway::FACTS.most_moves);
    (0..POSITIONS)
        .map(|_| {
            let mut position = Waterway::new(&Players(2), &mut chance, &mut Silent);
            while position.round() < ROUNDS {
                step(&mut position, &mut moves, &mut chance);
            }
            position
        })
        .collect()
}

fn step(position: &mut Waterway, moves: &mut Vec<Move>, chance: &mut Fast) {
    if let Some(seat) = position.to_act().lowest() {
        position.legal_moves(seat, moves);
        let mv = moves[chance.below(moves.len() as u32) as usize];
        // The move is from the list of legal ones.
        let _ = position.apply(seat, mv, chance, &mut Silent);
    }
}

/// Random games for two through the contract; says how many decisions they had.
fn play() -> u64 {
    let mut chance = Fast::new(1);
    let mut moves = Vec::with_capacity(Waterway::FACTS.most_moves);
    let mut decisions = 0;
    for _ in 0..GAMES {
        let mut position = Waterway::new(&Players(2), &mut chance, &mut Silent);
        while !position.to_act().is_empty() {
            step(&mut position, &mut moves, &mut chance);
            decisions += 1;
        }
    }
    decisions
}

/// The mean time of something done to each position, in nanoseconds, and the sum of what it says.
fn time(positions: &[Waterway], mut work: impl FnMut(&Waterway) -> usize) -> (f64, usize) {
    let start = Instant::now();
    let mut sum = 0;
    for _ in 0..ROUNDS_OF_TIMING {
        sum += positions.iter().map(|position| work(black_box(position))).sum::<usize>();
    }
    let count = ROUNDS_OF_TIMING * positions.len();
    (start.elapsed().as_nanos() as f64 / count as f64, sum / ROUNDS_OF_TIMING)
}

fn main() {
    if std::env::args().any(|arg| arg == "play") {
        println!("{} decisions in {GAMES} games", play());
        return;
    }
    let positions = full_boards();
    let seat = Seat::new(0);
    let mut moves = Vec::with_capacity(Waterway::FACTS.most_moves);
    let (ns, count) = time(&positions, |position| {
        position.legal_moves(seat, &mut moves);
        moves.len()
    });
    println!(
        "{ns:.1} ns to list the placements of a hand of three on 12 tiles ({} on average)",
        count / POSITIONS
    );
    let (ns, _) = time(&positions, |position| usize::from(position.score(seat).total()));
    println!("{ns:.1} ns to score a board of 12 tiles");
}
