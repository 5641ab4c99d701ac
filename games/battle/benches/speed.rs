//! How long a control proof takes: positions from random games, each with an attacker's side that is complete and a
//! defender's that is not. `cargo bench -p nurt-battle` prints nanoseconds. With the argument `proofs` every proof is
//! made once, with `play` a fixed number of random games is played: for callgrind, which counts instructions.

use std::hint::black_box;
use std::time::Instant;

use nurt_battle::components::{Card, Cards, Face};
use nurt_battle::rules::control::{can_beat, key};
use nurt_battle::{Battle, DamId, Role, Settings};
use nurt_core::{Chance, Fast, Game, Silent};

const PROOFS: usize = 4096;
const ROUNDS: usize = 200;
const GAMES: u32 = 2000;

struct Claim {
    face: Face,
    attacker: Vec<Card>,
    defender: Vec<Card>,
    unseen: Cards,
}

fn settings(tactics: bool) -> Settings {
    Settings { tactics, rematch: false, random_roles: false, shuffled_dams: false }
}

fn claims(tactics: bool) -> Vec<Claim> {
    let mut chance = Fast::new(1);
    let mut moves = Vec::new();
    let mut claims = Vec::new();
    while claims.len() < PROOFS {
        let mut position = Battle::new(&settings(tactics), &mut chance, &mut Silent);
        while let Some(seat) = position.to_act().lowest() {
            let public = position.public();
            for dam in DamId::all() {
                let (face, [mine, theirs]) =
                    (public.face(dam), Role::BOTH.map(|role| public.side(role, dam)));
                if mine.len() == face.spaces && theirs.len() < face.spaces && chance.below(8) == 0 {
                    let [attacker, defender] = [mine, theirs].map(|side| side.cards().to_vec());
                    claims.push(Claim { face, attacker, defender, unseen: public.unseen() });
                }
            }
            position.legal_moves(seat, &mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            position.play(seat, mv, &mut chance, &mut Silent);
        }
    }
    claims.truncate(PROOFS);
    claims
}

/// Makes every proof once; says how many claims hold.
fn prove(claims: &[Claim]) -> usize {
    let holds = |claim: &&Claim| {
        let Claim { face, attacker, defender, unseen } = black_box(claim);
        !can_beat(*face, defender, *unseen, key(*face, attacker))
    };
    claims.iter().filter(holds).count()
}

/// Random games through the contract; says how many decisions they had.
fn play(tactics: bool) -> u64 {
    let mut chance = Fast::new(1);
    let mut moves = Vec::with_capacity(Battle::FACTS.most_moves);
    let mut decisions = 0;
    for _ in 0..GAMES {
        let mut position = Battle::new(&settings(tactics), &mut chance, &mut Silent);
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
    let told = |word: &str| std::env::args().any(|arg| arg == word);
    let tactics = told("tactics");
    if told("play") {
        println!("{} decisions in {GAMES} games", play(tactics));
    } else if told("proofs") {
        println!("{} of {PROOFS} claims hold", prove(&claims(tactics)));
    } else {
        for (name, tactics) in [("base game", false), ("tactics", true)] {
            let claims = claims(tactics);
            prove(&claims);
            let start = Instant::now();
            let held: usize = (0..ROUNDS).map(|_| prove(&claims)).sum();
            let ns = start.elapsed().as_nanos() as f64 / (ROUNDS * PROOFS) as f64;
            println!("{name}: {ns:.1} ns for a control proof ({} of {PROOFS} claims hold)", held / ROUNDS);
        }
    }
}
