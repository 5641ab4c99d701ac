//! A finished game is looked into: who could expect what, what was missed, and what was luck.

use std::sync::atomic::{AtomicUsize, Ordering};

use nurt_bots::{Analysis, Balance, Budget, Kind, Story, seated};
use nurt_core::registry::AnyTable;
use nurt_core::{Seat, Secret, Viewer};

/// For each step.
const EFFORT: Budget = Budget::Iterations(200);

/// A whole game between these, and the shares of the victory.
fn played(game: &str, kinds: &[Kind], seed: u64) -> (Box<dyn AnyTable>, Vec<f32>) {
    let found = nurt_games::find(game).expect("a game");
    let choices =
        found.choices(Some(kinds.len() as u8), &std::collections::BTreeMap::new()).expect("players");
    let (mut table, _) = found.open(choices, Secret::of_game(seed, 0));
    let mut bots: Vec<_> = kinds.iter().map(|&kind| seated(game, kind, seed).expect("a game")).collect();
    while let Some(seat) = table.to_act().lowest() {
        let view = table.typed_view(Viewer::Seat(seat));
        let mv = bots[seat.index()].choose(view.as_ref(), seat).expect("a view of this game");
        table.play(seat, &mv).expect("a legal move");
    }
    let winners = table.standing(Viewer::Open).winners.unwrap_or_default();
    let share = |seat: usize| {
        if winners.contains(Seat::new(seat as u8)) { 1.0 / winners.len() as f32 } else { 0.0 }
    };
    (table, (0..kinds.len()).map(share).collect())
}

fn analysed(game: &str, kinds: &[Kind], seed: u64) -> (Story, Analysis) {
    let (table, end) = played(game, kinds, seed);
    let story = Story::of(game, table.as_ref(), end);
    let told = AtomicUsize::new(0);
    let analysis = story
        .analyse(EFFORT, 2, 1, &|done| {
            told.fetch_max(done, Ordering::Relaxed);
        })
        .expect("a game");
    assert_eq!(told.into_inner(), story.len(), "every step is told");
    (story, analysis)
}

#[test]
fn every_step_has_an_outlook_and_the_parts_of_the_result_add_up() {
    for (game, seats) in [("battle", 2), ("waterway", 2), ("the-river", 3), ("gold", 2), ("winter", 2)] {
        let (story, analysis) = analysed(game, &vec![Kind::Greedy; seats], 3);
        assert_eq!(analysis.expected.len(), story.len() + 1, "{game}");
        for expected in &analysis.expected {
            let sum: f32 = expected.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{game}: {expected:?}");
        }
        for decision in &analysis.decisions {
            // What was made is judged like what could have been made instead.
            if decision.best[0].0 == decision.mv {
                assert!(decision.missed() < 1e-6, "{game}");
            }
            assert!((-0.01..=1.01).contains(&decision.worth) && !decision.best.is_empty());
        }
        let judged = analysis.decisions.iter().filter(|decision| decision.worth > 0.0).count();
        assert!(judged * 10 > analysis.decisions.len() * 8, "{game}: {judged}");
        for Balance { start, own, others, luck, end } in analysis.balance {
            assert!((start + own + others + luck - end).abs() < 1e-3, "{game}");
            assert!(own <= 0.0 && others >= 0.0, "{game}");
        }
    }
}

#[test]
fn whoever_plays_at_random_misses_more() {
    // Whoever has lost already has nothing more to miss, so a single game says little.
    let (mut careless, mut careful) = (0.0, 0.0);
    for seed in 4..7 {
        let (_, analysis) = analysed("the-river", &[Kind::Random, Kind::Greedy], seed);
        careless -= analysis.balance[0].own;
        careful -= analysis.balance[1].own;
    }
    assert!(careless > 1.5 * careful && careless > 0.9, "{careless} {careful}");
}

#[test]
fn the_same_seed_finds_the_same_on_any_number_of_threads() {
    let (story, analysis) = analysed("battle", &[Kind::Greedy, Kind::Random], 5);
    assert_eq!(story.analyse(EFFORT, 1, 1, &|_| ()).expect("a game"), analysis);
}
