//! `nurt bench`: how fast a game is, on one thread.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use clap::ArgMatches;
use indicatif::ProgressBar;
use nurt_core::{
    Chance, Choices, Evaluate, Fast, Game, Lang, Options, Phrase, Seat, Silent, Viewer, allocations,
};
use nurt_games::Visitor;
use nurt_stones::{Stones, yardstick};
use serde::Serialize;

use crate::args;
use crate::bench_search::{SearchReport, Searching, yardstick_searches};
use crate::problem::{Problem, words};

/// How long each measurement takes.
const SPELL: Duration = Duration::from_millis(700);
/// Positions on which single operations are measured.
const SAMPLES: usize = 4096;
/// Random games to the end before each move of the yardstick.
const PER_DECISION: u32 = 500;
/// Games of the yardstick in which they are played.
const SIMULATED_GAMES: u32 = 20;

/// What is measured.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    games_per_second: f64,
    decisions_per_second: f64,
    clone_ns: f64,
    legal_moves_ns: f64,
    apply_ns: f64,
    view_ns: f64,
    imagine_ns: f64,
    position_bytes: usize,
    allocations: u64,
    #[serde(flatten)]
    digest: Option<DigestReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    search: Option<Vec<SearchReport>>,
}

/// What the yardstick adds.
#[derive(Serialize)]
struct DigestReport {
    digest: String,
    moves: u64,
    moves_per_second: f64,
    moves_per_second_with_clone: f64,
    simulations_per_second: f64,
    search_simulations_per_second: f64,
}

struct Bench<'a> {
    choices: Choices,
    progress: &'a ProgressBar,
}

impl Visitor for Bench<'_> {
    type Out = Report;

    fn visit<G: Game + Evaluate>(self) -> Report {
        let options = G::Options::from_choices(&self.choices);
        let (games, decisions, seconds, allocated) = random_games::<G>(&options);
        self.progress.inc(1);
        let samples = samples::<G>(&options);
        let mut buffer = Vec::with_capacity(G::FACTS.most_moves);
        let mut chance = Fast::new(2);
        let views: Vec<G::View> =
            samples.iter().map(|(position, seat, _)| position.view(Viewer::Seat(*seat))).collect();
        let each = |run: &mut dyn FnMut(&Sample<G>)| {
            let ns = nanoseconds(&samples, run);
            self.progress.inc(1);
            ns
        };
        let clone_ns = each(&mut |(position, ..)| {
            black_box(black_box(position).clone());
        });
        let legal_moves_ns = each(&mut |(position, seat, _)| {
            position.legal_moves(*seat, &mut buffer);
            black_box(&buffer);
        });
        let both = each(&mut |(position, seat, mv)| {
            let mut copy = black_box(position).clone();
            let _ = black_box(copy.apply(*seat, *mv, &mut chance, &mut Silent));
            black_box(&copy);
        });
        let view_ns = each(&mut |(position, seat, _)| {
            black_box(position.view(Viewer::Seat(*seat)));
        });
        let imagine_ns = nanoseconds(&views, &mut |view| {
            black_box(G::imagine(black_box(view), &mut chance));
        });
        self.progress.inc(1);
        Report {
            game: G::FACTS.name,
            players: self.choices.players(),
            games_per_second: games as f64 / seconds,
            decisions_per_second: decisions as f64 / seconds,
            clone_ns,
            legal_moves_ns,
            apply_ns: (both - clone_ns).max(0.0),
            view_ns,
            imagine_ns,
            position_bytes: size_of::<G>(),
            allocations: allocated,
            digest: None,
            search: None,
        }
    }
}

/// Random play for a while: games, decisions, seconds, and allocations on the way.
fn random_games<G: Game>(options: &G::Options) -> (u64, u64, f64, u64) {
    let mut moves = Vec::with_capacity(G::FACTS.most_moves);
    let mut chance = Fast::new(1);
    let (mut games, mut decisions) = (0, 0);
    let before = allocations::so_far();
    let start = Instant::now();
    while start.elapsed() < 2 * SPELL {
        for _ in 0..64 {
            let mut position = G::new(options, &mut chance, &mut Silent);
            while let Some(seat) = position.to_act().lowest() {
                position.legal_moves(seat, &mut moves);
                let mv = moves[chance.below(moves.len() as u32) as usize];
                // The move is from the list of legal ones.
                let _ = position.apply(seat, mv, &mut chance, &mut Silent);
                decisions += 1;
            }
            games += 1;
        }
    }
    (games, decisions, start.elapsed().as_secs_f64(), allocations::so_far() - before)
}

/// A position with the seat to act and a move.
type Sample<G> = (G, Seat, <G as Game>::Move);

/// Positions from random games.
fn samples<G: Game>(options: &G::Options) -> Vec<Sample<G>> {
    let mut moves = Vec::new();
    let mut chance = Fast::new(3);
    let mut samples = Vec::with_capacity(SAMPLES);
    while samples.len() < SAMPLES {
        let mut position = G::new(options, &mut chance, &mut Silent);
        while let Some(seat) = position.to_act().lowest() {
            position.legal_moves(seat, &mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            if chance.below(4) == 0 && samples.len() < SAMPLES {
                samples.push((position.clone(), seat, mv));
            }
            position.play(seat, mv, &mut chance, &mut Silent);
        }
    }
    samples
}

/// Nanoseconds for one run over an item, on average over rounds through all items.
fn nanoseconds<T>(items: &[T], run: &mut (impl FnMut(&T) + ?Sized)) -> f64 {
    items.iter().for_each(&mut *run);
    let start = Instant::now();
    let mut count = 0;
    while start.elapsed() < SPELL {
        items.iter().for_each(&mut *run);
        count += items.len();
    }
    start.elapsed().as_nanos() as f64 / count as f64
}

/// How many times a second something happens that `run` counts.
fn per_second(mut run: impl FnMut() -> u64) -> f64 {
    run();
    let start = Instant::now();
    let mut count = 0;
    while start.elapsed() < SPELL {
        count += run();
    }
    count as f64 / start.elapsed().as_secs_f64()
}

fn digest(games: u32) -> DigestReport {
    let result = yardstick::play(games, |_| {});
    DigestReport {
        digest: format!("{:08x}", result.digest),
        moves: result.moves,
        moves_per_second: per_second(|| black_box(yardstick::play(games, |_| {})).moves),
        moves_per_second_with_clone: per_second(|| {
            yardstick::play(games, |position| {
                black_box(black_box(position).clone());
            })
            .moves
        }),
        simulations_per_second: per_second(|| yardstick::simulate(games.min(SIMULATED_GAMES), PER_DECISION)),
        search_simulations_per_second: yardstick_searches(),
    }
}

pub fn run(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let game = args::game(args)?;
    let choices = args::choices(args, &*game)?;
    let facts = game.facts();
    let games = args.get_one::<u32>("digest").copied();
    if games.is_some() && facts.name != Stones::FACTS.name {
        return Err(Problem::input(Phrase::new("cli-no-digest").text("game", facts.name)));
    }
    let progress = ProgressBar::new(if games.is_some() { 7 } else { 6 });
    let searching = args.get_flag("search").then(|| Searching { choices: choices.clone() });
    let mut report = nurt_games::with_game(facts.name, Bench { choices, progress: &progress })?;
    report.search = searching.map(|searching| nurt_games::with_game(facts.name, searching)).transpose()?;
    report.digest = games.map(digest);
    progress.finish_and_clear();
    if args.get_flag("json") {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    let words = words(lang, Some(&*game));
    let mut line = |key: &str, value: String| writeln!(out, "{value:>14}  {}", words.word(key));
    line("cli-bench-games", format!("{:.0}", report.games_per_second))?;
    line("cli-bench-decisions", format!("{:.0}", report.decisions_per_second))?;
    line("cli-bench-clone", format!("{:.1}", report.clone_ns))?;
    line("cli-bench-legal", format!("{:.1}", report.legal_moves_ns))?;
    line("cli-bench-apply", format!("{:.1}", report.apply_ns))?;
    line("cli-bench-view", format!("{:.1}", report.view_ns))?;
    line("cli-bench-imagine", format!("{:.1}", report.imagine_ns))?;
    line("cli-bench-bytes", report.position_bytes.to_string())?;
    line("cli-bench-allocations", report.allocations.to_string())?;
    if let Some(digest) = &report.digest {
        line("cli-bench-digest", digest.digest.clone())?;
        line("cli-bench-moves", digest.moves.to_string())?;
        line("cli-bench-moves-second", format!("{:.0}", digest.moves_per_second))?;
        line("cli-bench-moves-clone", format!("{:.0}", digest.moves_per_second_with_clone))?;
        line("cli-bench-simulations", format!("{:.0}", digest.simulations_per_second))?;
        line("cli-bench-search-simulations", format!("{:.0}", digest.search_simulations_per_second))?;
    }
    for search in report.search.iter().flatten() {
        let threads = Phrase::new("cli-bench-search-threads").number("threads", search.threads);
        writeln!(out, "{}", words.say(&threads))?;
        let mut line = |key: &str, value: String| writeln!(out, "{value:>14}  {}", words.word(key));
        line("cli-bench-search-iterations", format!("{:.0}", search.iterations_per_second))?;
        line("cli-bench-search-times", format!("{:.2}", search.times_one_thread))?;
        line("cli-bench-search-nodes", format!("{:.0}", search.nodes_per_decision))?;
        line("cli-bench-search-imagined", format!("{:.0}", search.imagined_per_second))?;
    }
    Ok(())
}
