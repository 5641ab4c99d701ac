//! `nurt sim`: plays many games between bots and tells how they went.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressStyle};
use nurt_bots::Kind;
use nurt_core::{
    Choices, Dice, Evaluate, Game, Lang, Options, Phrase, Player, Seat, Secret, Silent, Table, Viewer, Words,
    nth_seed,
};
use nurt_games::Visitor;
use rayon::prelude::*;
use serde::Serialize;

use crate::args;
use crate::problem::{Problem, words};

/// Games that one thread plays before it reports.
const BATCH: u64 = 16;

struct Sim<'a> {
    choices: Choices,
    bots: Vec<Kind>,
    seed: u64,
    games: u64,
    records: Option<PathBuf>,
    progress: &'a ProgressBar,
}

/// What many games came to. Sums, so that threads can add theirs up.
#[derive(Default)]
struct Sums {
    games: u64,
    wins: Vec<f64>,
    decisions: u64,
    lengths: BTreeMap<u32, u64>,
    /// By score line and seat: the sum, and how many games had a figure there.
    scores: BTreeMap<&'static str, Vec<(i64, u64)>>,
}

impl Sums {
    fn plus(mut self, other: Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        self.wins.resize(self.wins.len().max(other.wins.len()), 0.0);
        self.wins.iter_mut().zip(&other.wins).for_each(|(mine, theirs)| *mine += theirs);
        for (length, count) in other.lengths {
            *self.lengths.entry(length).or_default() += count;
        }
        for (line, seats) in other.scores {
            let mine = self.scores.entry(line).or_insert_with(|| vec![(0, 0); seats.len()]);
            mine.iter_mut()
                .zip(seats)
                .for_each(|(mine, theirs)| *mine = (mine.0 + theirs.0, mine.1 + theirs.1));
        }
        self
    }
}

impl Visitor for &Sim<'_> {
    type Out = Result<Sums, Problem>;

    fn visit<G: Game + Evaluate>(self) -> Self::Out {
        let batches = self.games.div_ceil(BATCH);
        (0..batches)
            .into_par_iter()
            .map(|batch| {
                let games = batch * BATCH..self.games.min((batch + 1) * BATCH);
                let sums = games
                    .clone()
                    .map(|index| self.game::<G>(index))
                    .try_fold(Sums::default(), |sums, game| Ok::<_, Problem>(sums.plus(game?)))?;
                self.progress.inc(games.end - games.start);
                Ok(sums)
            })
            .try_reduce(Sums::default, |a, b| Ok(a.plus(b)))
    }
}

impl Sim<'_> {
    /// One game. Its chance and its bots follow from the seed and its number.
    fn game<G: Game + Evaluate>(&self, index: u64) -> Result<Sums, Problem> {
        let secret = Secret::of_game(self.seed, index);
        let mut dice = Dice::new(secret);
        let mut position = G::new(&G::Options::from_choices(&self.choices), &mut dice, &mut Silent);
        let mut bots: Vec<_> = (0u64..)
            .zip(&self.bots)
            .map(|(seat, kind)| kind.seat::<G>(nth_seed(self.seed, index * 8 + seat + 1)))
            .collect();
        let mut moves = Vec::new();
        let broken = |law: String, decisions: usize| {
            let phrase =
                Phrase::new("cli-broken").number("game", index as i64).number("step", decisions as i64);
            Problem::Broken(phrase.text("law", law))
        };
        while let Some(seat) = position.to_act().lowest() {
            let mv = bots[seat.index()].choose(&position.view(Viewer::Seat(seat)), seat);
            if let Err(refusal) = position.apply(seat, mv, &mut dice, &mut Silent) {
                return Err(broken(format!("{mv}: {refusal:?}"), moves.len()));
            }
            moves.push((seat, mv));
            if let Some(law) = position.broken_law() {
                return Err(broken(law, moves.len()));
            }
        }
        if let Some(folder) = &self.records {
            let mut table = Table::<G>::new(self.choices.clone(), secret, &mut Silent);
            for &(seat, mv) in &moves {
                let _ = table.apply(seat, mv);
            }
            let player = |(seat, kind): (usize, &Kind)| Player {
                name: format!("{}-{seat}", kind.name()),
                bot: Some(kind.name().to_owned()),
            };
            let record = table.record(self.bots.iter().enumerate().map(player).collect());
            let (players, seed) = (self.choices.players(), self.seed);
            let path = folder.join(format!("{}-{players}p-{seed}-{index:06}.json", G::FACTS.name));
            let mut file =
                std::fs::File::create_new(&path).map_err(|error| args::unusable(Some(&path), &error))?;
            file.write_all(record.write().as_bytes())?;
        }
        Ok(sums_of(&position, moves.len()))
    }
}

fn sums_of<G: Game>(position: &G, decisions: usize) -> Sums {
    let standing = position.standing(Viewer::Open);
    let winners = standing.winners.unwrap_or_default();
    let seats = standing.lines.first().map_or(0, |line| line.cells.len());
    let share =
        |seat: usize| if winners.contains(Seat::new(seat as u8)) { 1.0 / winners.len() as f64 } else { 0.0 };
    let cell = |cell: &Option<i64>| cell.map_or((0, 0), |points| (points, 1));
    Sums {
        games: 1,
        wins: (0..seats).map(share).collect(),
        decisions: decisions as u64,
        lengths: BTreeMap::from([(decisions as u32, 1)]),
        scores: standing.lines.iter().map(|line| (line.key, line.cells.iter().map(cell).collect())).collect(),
    }
}

/// What is printed.
#[derive(Serialize)]
struct Report {
    game: String,
    players: u8,
    options: BTreeMap<String, String>,
    seed: u64,
    games: u64,
    seats: Vec<SeatReport>,
    decisions_per_game: f64,
    length: Lengths,
}

#[derive(Serialize)]
struct SeatReport {
    seat: usize,
    bot: &'static str,
    wins: f64,
    win_share: f64,
    mean_scores: BTreeMap<&'static str, Option<f64>>,
}

/// The distribution of the number of decisions.
#[derive(Serialize)]
struct Lengths {
    min: u32,
    p5: u32,
    median: u32,
    p95: u32,
    max: u32,
    histogram: Vec<Bar>,
}

#[derive(Serialize)]
struct Bar {
    from: u32,
    to: u32,
    games: u64,
}

impl Lengths {
    fn new(lengths: &BTreeMap<u32, u64>, games: u64) -> Self {
        let at = |share: f64| {
            let mut left = (share * games as f64).ceil().max(1.0) as u64;
            let found = lengths.iter().find(|(_, count)| {
                left = left.saturating_sub(**count);
                left == 0
            });
            found.map_or(0, |(&length, _)| length)
        };
        let (min, max) = (at(0.0), lengths.keys().last().copied().unwrap_or(0));
        let width = (max - min) / 12 + 1;
        let bars = (min..=max).step_by(width as usize).map(|from| {
            let to = (from + width - 1).min(max);
            Bar { from, to, games: lengths.range(from..=to).map(|(_, count)| count).sum() }
        });
        Self { min, p5: at(0.05), median: at(0.5), p95: at(0.95), max, histogram: bars.collect() }
    }
}

pub fn run(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let game = args::game(args)?;
    let choices = args::choices(args, &*game)?;
    let bots = args::bots(args, usize::from(choices.players()), Kind::Random)?;
    let games = args.get_one::<u64>("games").copied().unwrap_or(1000);
    let seed = args.get_one::<u64>("seed").copied().unwrap_or(1);
    let records = args.get_one::<PathBuf>("records").cloned();
    if let Some(folder) = &records {
        std::fs::create_dir_all(folder).map_err(|error| args::unusable(Some(folder), &error))?;
    }
    let words = words(lang, Some(&*game));
    let progress = bar(games);
    let sim = Sim { choices: choices.clone(), bots: bots.clone(), seed, games, records, progress: &progress };
    let threads = args.get_one::<u16>("threads").map_or(0, |&threads| usize::from(threads));
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Problem::Io(std::io::Error::other(error)))?;
    let name = game.facts().name;
    let sums = pool.install(|| nurt_games::with_game(name, &sim))??;
    progress.finish_and_clear();
    let report = Report {
        game: name.to_owned(),
        players: choices.players(),
        options: choices.values().clone(),
        seed,
        games: sums.games,
        seats: bots
            .iter()
            .enumerate()
            .map(|(seat, kind)| SeatReport {
                seat,
                bot: kind.name(),
                wins: sums.wins[seat],
                win_share: sums.wins[seat] / sums.games as f64,
                mean_scores: sums
                    .scores
                    .iter()
                    .map(|(&line, seats)| {
                        (line, (seats[seat].1 > 0).then(|| seats[seat].0 as f64 / seats[seat].1 as f64))
                    })
                    .collect(),
            })
            .collect(),
        decisions_per_game: sums.decisions as f64 / sums.games as f64,
        length: Lengths::new(&sums.lengths, sums.games),
    };
    if args.get_flag("json") {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    write_report(out, &report, &words)
}

/// How far many games have come.
pub fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}");
    let bar = ProgressBar::new(games);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A number as it is written in the language.
pub fn decimal(number: f64, places: usize, words: &Words) -> String {
    let text = format!("{number:.places$}");
    if words.lang() == Lang::En { text } else { text.replace('.', ",") }
}

fn write_report(out: &mut impl Write, report: &Report, words: &Words) -> Result<(), Problem> {
    writeln!(out, "{}", words.say(&Phrase::new("cli-sim-games").number("games", report.games as i64)))?;
    for seat in &report.seats {
        let phrase = Phrase::new("cli-sim-wins")
            .seat("who", Seat::new(seat.seat as u8))
            .text("bot", seat.bot)
            .text("share", decimal(100.0 * seat.win_share, 1, words))
            .text("wins", seat.wins.to_string());
        writeln!(out, "{}", words.say(&phrase))?;
        for (line, mean) in &seat.mean_scores {
            if let Some(mean) = mean {
                writeln!(out, "    {}: {}", words.word(line), decimal(*mean, 2, words))?;
            }
        }
    }
    let Lengths { min, p5, median, p95, max, .. } = report.length;
    let decisions = Phrase::new("cli-sim-decisions")
        .text("mean", decimal(report.decisions_per_game, 1, words))
        .number("min", min)
        .number("low", p5)
        .number("median", median)
        .number("high", p95)
        .number("max", max);
    writeln!(out, "{}", words.say(&decisions))?;
    let most = report.length.histogram.iter().map(|bar| bar.games).max().unwrap_or(1).max(1);
    for bar in &report.length.histogram {
        let stars = "#".repeat((bar.games * 50).div_ceil(most) as usize);
        writeln!(out, "  {:>4}-{:<4} {:>8} {stars}", bar.from, bar.to, bar.games)?;
    }
    writeln!(out, "{}", words.word("cli-sim-laws"))?;
    Ok(())
}
