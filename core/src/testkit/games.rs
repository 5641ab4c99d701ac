//! Random games that shrink.

use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

use super::{Kit, Verdict, legal, name, variants};
use crate::chance::Secret;
use crate::options::Options;
use crate::seat::Seat;
use crate::table::Table;
use crate::{Chance, Fast, Game, Silent};

/// Longer games than this are not looked at, however large the bound of a game.
const MOST_PICKS: u32 = 2000;

/// So many positions of a game are all looked at.
const EVERY_ONE: usize = 80;

/// A random game: the variant, the chance, and a pick for each decision. Shrinking drops picks and makes
/// them smaller; what is left is still a game.
#[derive(Clone, Debug)]
struct Plan {
    variant: usize,
    chance: u64,
    picks: Vec<u16>,
}

/// Plays `cases` random games (more or fewer as the kit is told), some of every variant, and hands each position on the way to
/// `look`, with its table. The first thing wrong is shrunk and told with its game.
pub(super) fn hunt<G: Game>(
    kit: &Kit,
    cases: u32,
    look: impl Fn(&Table<G>, &mut Fast) -> Verdict,
) -> Verdict {
    let all = variants::<G>();
    let cases = (cases * kit.cases / 100).div_ceil(all.len().max(1) as u32);
    for variant in 0..all.len() {
        let bound = G::bound(&G::Options::from_choices(&all[variant])).min(MOST_PICKS) as usize;
        let plans = (any::<u64>(), proptest::collection::vec(any::<u16>(), 0..=bound))
            .prop_map(move |(chance, picks)| Plan { variant, chance, picks });
        let config = Config { cases, failure_persistence: None, max_shrink_iters: 3000, ..Config::default() };
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&kit.seed.to_le_bytes());
        seed[8..16].copy_from_slice(&(variant as u64).to_le_bytes());
        let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
        let result = runner.run(&plans, |plan| {
            let (mut table, mut chance) = start::<G>(&all, &plan);
            look(&table, &mut chance).map_err(TestCaseError::fail)?;
            for &pick in &plan.picks {
                let Some((seat, mv)) = decide(table.position(), pick) else { break };
                step(&mut table, seat, mv).map_err(TestCaseError::fail)?;
                if is_looked_at(&table) {
                    look(&table, &mut chance).map_err(TestCaseError::fail)?;
                }
            }
            Ok(())
        });
        match result {
            Ok(()) => {}
            Err(TestError::Fail(wrong, plan)) => return Err(tell::<G>(&all, &plan, &wrong.to_string())),
            Err(TestError::Abort(why)) => return Err(format!("the hunt was given up: {why}")),
        }
    }
    Ok(())
}

/// Of a long game every fourth position, from some length on, and its end: otherwise a few long games would take the time
/// of many.
fn is_looked_at<G: Game>(table: &Table<G>) -> bool {
    table.steps() < EVERY_ONE || table.steps().is_multiple_of(4) || table.position().to_act().is_empty()
}

fn start<G: Game>(all: &[crate::Choices], plan: &Plan) -> (Table<G>, Fast) {
    let table = Table::new(all[plan.variant].clone(), Secret::of_game(plan.chance, 0), &mut Silent);
    (table, Fast::new(plan.chance))
}

/// The seat and the move that a pick stands for.
fn decide<G: Game>(position: &G, pick: u16) -> Option<(Seat, G::Move)> {
    let seats: Vec<Seat> = position.to_act().iter().collect();
    let seat = *seats.get(usize::from(pick) % seats.len().max(1))?;
    let moves = legal(position, seat);
    let mv = *moves.get(usize::from(pick) / seats.len() % moves.len().max(1))?;
    Some((seat, mv))
}

fn step<G: Game>(table: &mut Table<G>, seat: Seat, mv: G::Move) -> Verdict {
    match table.apply(seat, mv) {
        Ok(_) => Ok(()),
        Err(refusal) => Err(format!("«{mv}» is listed for seat {seat}, but refused: {refusal:?}")),
    }
}

/// What is wrong, and the game that shows it.
fn tell<G: Game>(all: &[crate::Choices], plan: &Plan, wrong: &str) -> String {
    let mut text =
        format!("{wrong}\nin {} ({}), chance {}:", G::FACTS.name, name(&all[plan.variant]), plan.chance);
    let (mut table, _) = start::<G>(all, plan);
    for &pick in &plan.picks {
        let Some((seat, mv)) = decide(table.position(), pick) else { break };
        text.extend(["\n  ", &seat.to_string(), " ", &mv.to_string()]);
        if table.apply(seat, mv).is_err() {
            break;
        }
    }
    text
}

/// Plays a random game of each variant to the end, `games` times, with a fast generator; `look` sees the
/// position before each move, and the move. A game that goes on beyond its bound is broken off.
pub(super) fn whole_games<G: Game>(
    kit: &Kit,
    games: u32,
    mut look: impl FnMut(&crate::Choices, u32, &G, Option<(Seat, G::Move)>) -> Verdict,
) -> Verdict {
    for choices in variants::<G>() {
        let options = G::Options::from_choices(&choices);
        for game in 0..(games * kit.cases / 100).max(1) {
            let mut chance = Fast::new(kit.seed << 32 | u64::from(game));
            let mut position = G::new(&options, &mut chance, &mut Silent);
            let mut decisions = 0;
            loop {
                let picked = decide(&position, chance.below(1 << 16) as u16);
                let tell = |wrong| {
                    format!("{wrong}\nin {}, game {game}, after {decisions} decisions", name(&choices))
                };
                look(&choices, decisions, &position, picked).map_err(tell)?;
                let Some((seat, mv)) = picked else { break };
                if decisions > G::bound(&options) * (position.leg() + 1) {
                    break;
                }
                position.play(seat, mv, &mut chance, &mut Silent);
                decisions += 1;
            }
        }
    }
    Ok(())
}
