//! `nurt bench --search`: how fast the search is, and how far each thread adds.

use std::time::{Duration, Instant};

use nurt_bots::{Budget, Search, Settings};
use nurt_core::{Choices, Evaluate, Fast, Game, Options, Seat, Silent, Viewer};
use nurt_games::Visitor;
use nurt_stones::{Stones, yardstick};
use serde::Serialize;

/// How long the search thinks about each position.
const THOUGHT: Duration = Duration::from_millis(200);
/// Positions that it thinks about.
const POSITIONS: usize = 10;
/// Iterations before each move of the yardstick.
const PER_DECISION: u32 = 1000;
/// Games of the yardstick in which they are searched.
const SEARCHED_GAMES: u32 = 10;

/// What a search comes to with so many threads.
#[derive(Serialize)]
pub struct SearchReport {
    pub threads: u32,
    pub iterations_per_second: f64,
    /// How many times as many as with one thread.
    pub times_one_thread: f64,
    pub nodes_per_decision: f64,
    pub imagined_per_second: f64,
}

pub struct Searching {
    pub choices: Choices,
}

impl Visitor for Searching {
    type Out = Vec<SearchReport>;

    fn visit<G: Game + Evaluate>(self) -> Self::Out {
        let views = decisions::<G>(&G::Options::from_choices(&self.choices));
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
        let mut reports: Vec<SearchReport> = Vec::new();
        for threads in 1..=cores {
            let settings = Settings { threads, ..Settings::of(G::FACTS.name) };
            let (mut iterations, mut nodes, mut imagined) = (0, 0, 0);
            let begun = Instant::now();
            for (view, seat) in &views {
                let thoughts = Search::<G>::new(settings, Budget::Time(THOUGHT), 1).think(view, *seat);
                iterations += thoughts.iterations;
                nodes += thoughts.nodes;
                imagined += thoughts.imagined;
            }
            let per_second = |count: u64| count as f64 / begun.elapsed().as_secs_f64();
            let rate = per_second(iterations);
            reports.push(SearchReport {
                threads,
                iterations_per_second: rate,
                times_one_thread: rate / reports.first().map_or(rate, |one| one.iterations_per_second),
                nodes_per_decision: nodes as f64 / views.len() as f64,
                imagined_per_second: per_second(imagined),
            });
        }
        reports
    }
}

/// Decisions from games of bots that look one step ahead, spread over the whole game.
fn decisions<G: Evaluate>(options: &G::Options) -> Vec<(G::View, Seat)> {
    let mut chance = Fast::new(5);
    let mut bot = nurt_bots::Kind::Greedy.seat::<G>(5);
    let mut moves = Vec::new();
    let mut met = Vec::new();
    let mut position = G::new(options, &mut chance, &mut Silent);
    while let Some(seat) = position.to_act().lowest() {
        position.legal_moves(seat, &mut moves);
        let view = position.view(Viewer::Seat(seat));
        let mv = bot.choose(&view, seat);
        if moves.len() > 1 {
            met.push((view, seat));
        }
        position.play(seat, mv, &mut chance, &mut Silent);
    }
    let step = met.len().div_ceil(POSITIONS).max(1);
    met.into_iter().step_by(step).collect()
}

/// Simulations a second of the search without knowledge in the games of the yardstick: a position is imagined, walked
/// down the tree, and played to the end at random.
pub fn yardstick_searches() -> f64 {
    let settings = Settings::default().plain();
    let mut done = 0;
    let mut time = Duration::ZERO;
    yardstick::play(SEARCHED_GAMES, |position| {
        let Some(me) = position.to_act().lowest() else { return };
        let view = position.view(Viewer::Seat(me));
        let begun = Instant::now();
        let mut search = Search::<Stones>::new(settings, Budget::Iterations(PER_DECISION), 54);
        done += search.think(&view, me).iterations;
        time += begun.elapsed();
    });
    done as f64 / time.as_secs_f64()
}
