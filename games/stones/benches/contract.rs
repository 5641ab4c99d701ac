//! What the contract costs: Stones through `nurt-core` against the same rules in plain Rust, in turns.
//! `cargo bench -p nurt-stones` prints both; `plain` or `contract` as an argument runs that one alone,
//! once, for callgrind.

mod plain;

use std::time::Instant;

use nurt_stones::yardstick::{self, Digest};

const GAMES: u32 = 1000;
const TURNS: usize = 41;

fn contract() -> Digest {
    yardstick::play(GAMES, |_| {})
}

fn alone() -> Digest {
    plain::play(GAMES)
}

fn speed(run: fn() -> Digest) -> f64 {
    let start = Instant::now();
    let moves = std::hint::black_box(run()).moves;
    moves as f64 / start.elapsed().as_secs_f64()
}

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("plain") => println!("{:08x}", alone().digest),
        Some("contract") => println!("{:08x}", contract().digest),
        _ => {
            let mut runs: Vec<(f64, f64)> = (0..TURNS).map(|_| (speed(contract), speed(alone))).collect();
            let mut median = |key: fn(&(f64, f64)) -> f64| {
                runs.sort_by(|a, b| key(a).total_cmp(&key(b)));
                key(&runs[TURNS / 2])
            };
            let (contract, alone) = (median(|run| run.0), median(|run| run.1));
            println!("contract {:.2} M moves/s, plain Rust {:.2} M moves/s", contract / 1e6, alone / 1e6);
            println!("share of plain Rust: {:.2}", median(|run| run.0 / run.1));
        }
    }
}
