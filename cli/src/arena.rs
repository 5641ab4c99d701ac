//! `nurt arena`: bots play each other until it is clear who is stronger.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use clap::ArgMatches;
use indicatif::ProgressBar;
use nurt_bots::arena::{Contest, Interval, Set, Shares, Sprt, Tally, Trouble, Verdict, elo};
use nurt_bots::{Budget, Entrant};
use nurt_core::{Evaluate, Fault, Game, Lang, Phrase, Words};
use nurt_games::Visitor;
use serde::{Deserialize, Serialize};

use crate::args;
use crate::problem::{Problem, words};
use crate::sim::{bar, decimal};

/// Games that are played if nothing is said.
const GAMES: u64 = 200;

/// What a contest is about: the first line of its log.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Header {
    game: String,
    rules: u32,
    players: u8,
    options: BTreeMap<String, String>,
    seed: u64,
    bots: Vec<String>,
}

/// What is printed.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    contest: Header,
    sets: u64,
    games: u64,
    entrants: Vec<EntrantReport>,
    sprt: Option<Verdict>,
}

#[derive(Serialize)]
struct EntrantReport {
    bot: String,
    wins: f64,
    win_share: f64,
    win_share_95: Interval,
    elo: Option<f64>,
    elo_95: [Option<f64>; 2],
    mean_scores: BTreeMap<String, f64>,
    decisions: u64,
    ms_per_decision: f64,
    ms_longest: f64,
}

/// What is played, and what was played before.
struct Arena<'a> {
    contest: Contest,
    sets: u64,
    sprt: Option<Sprt>,
    threads: usize,
    log: Option<File>,
    done: BTreeMap<u64, Set>,
    progress: &'a ProgressBar,
}

impl Arena<'_> {
    /// What the test says of the sets that are done without a gap: how long a set takes must not count.
    fn verdict(&self) -> Option<Verdict> {
        let players = self.contest.entrants.len();
        let mut shares = Shares::default();
        for set in (0..).map_while(|number| self.done.get(&number)) {
            shares.add(set.entrants[0].wins / f64::from(set.games));
        }
        self.sprt.map(|sprt| sprt.verdict(&shares, players))
    }

    fn decided(&self) -> bool {
        self.verdict().is_some_and(|verdict| verdict.passed.is_some())
    }

    fn note(&mut self, set: Set) -> Result<(), Problem> {
        if let Some(log) = &mut self.log {
            let mut line = serde_json::to_vec(&set)?;
            line.push(b'\n');
            log.write_all(&line)?;
            log.flush()?;
        }
        self.progress.inc(u64::from(set.games));
        self.done.insert(set.set, set);
        Ok(())
    }
}

impl Visitor for &mut Arena<'_> {
    type Out = Result<(), Problem>;

    fn visit<G: Game + Evaluate>(self) -> Self::Out {
        if let Some(stranger) = self.contest.entrants.iter().find(|entrant| !entrant.fits::<G>()) {
            return Err(args::foreign_net(stranger, G::FACTS.name));
        }
        let missing: Vec<u64> = (0..self.sets).filter(|set| !self.done.contains_key(set)).collect();
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(self.decided()));
        let (send, receive) = mpsc::channel();
        let contest = self.contest.clone();
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                let (send, contest) = (send.clone(), &contest);
                let (next, stop, missing) = (&next, &stop, &missing);
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        let Some(&set) = missing.get(next.fetch_add(1, Ordering::Relaxed) as usize) else {
                            break;
                        };
                        if send.send(contest.play::<G>(set)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            for set in receive {
                let noted = set.map_err(problem).and_then(|set| self.note(set));
                if noted.is_err() || self.decided() {
                    stop.store(true, Ordering::Relaxed);
                }
                noted?;
            }
            Ok(())
        })
    }
}

fn problem(trouble: Trouble) -> Problem {
    let Trouble::Program { command, what } = trouble;
    let phrase = Phrase::new("cli-program").text("command", Fault::quote(&command));
    Problem::input(phrase.text("what", Fault::quote(&what)))
}

/// The bots that were named, as many as play.
fn entrants(args: &ArgMatches) -> Result<Vec<Entrant>, Problem> {
    let budget = args.get_one::<Budget>("budget").copied().unwrap_or(nurt_bots::USUAL_BUDGET);
    let named = args.get_one::<String>("bots").map_or("search,greedy", String::as_str);
    let read = |name: &str| {
        let entrant: Entrant = name.parse().map_err(|_| args::unknown_bot(name))?;
        Ok(entrant.with_budget(budget))
    };
    named.split(',').map(read).collect()
}

/// The sets of an earlier run, and the log to go on with.
fn resume(path: &Path, header: &Header) -> Result<(BTreeMap<u64, Set>, File), Problem> {
    let unusable = |error: &std::io::Error| args::unusable(Some(path), error);
    let mut file = OpenOptions::new()
        .read(true)
        .append(true)
        .create(true)
        .open(path)
        .map_err(|error| unusable(&error))?;
    let mut done = BTreeMap::new();
    let mut lines = BufReader::new(&file).lines();
    match lines.next() {
        None => {
            let mut line = serde_json::to_vec(header)?;
            line.push(b'\n');
            file.write_all(&line)?;
        }
        Some(first) => {
            let first = first.map_err(|error| unusable(&error))?;
            if serde_json::from_str::<Header>(&first).ok().as_ref() != Some(header) {
                let path = Fault::quote(&path.display().to_string());
                return Err(Problem::input(Phrase::new("cli-other-contest").text("path", path)));
            }
            // A line that was cut off by a power cut is played again.
            for line in lines.map_while(Result::ok) {
                if let Ok(set) = serde_json::from_str::<Set>(&line) {
                    done.insert(set.set, set);
                }
            }
        }
    }
    Ok((done, file))
}

pub fn run(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let game = args::game(args)?;
    let entrants = entrants(args)?;
    let choices = args::choices_for(args, &*game, Some(entrants.len() as u8))?;
    let seed = args.get_one::<u64>("seed").copied().unwrap_or(1);
    let contest = Contest { choices: choices.clone(), entrants, seed };
    let header = Header {
        game: game.facts().name.to_owned(),
        rules: game.facts().rules,
        players: choices.players(),
        options: choices.values().clone(),
        seed,
        bots: contest.entrants.iter().map(ToString::to_string).collect(),
    };
    let in_set = contest.seatings().len() as u64;
    let games = args.get_one::<u64>("games").copied().unwrap_or(GAMES);
    let sets = games.div_ceil(in_set);
    let (mut done, log) = match args.get_one::<PathBuf>("log") {
        Some(path) => resume(path, &header).map(|(done, file)| (done, Some(file)))?,
        None => (BTreeMap::new(), None),
    };
    done.retain(|&set, _| set < sets);
    let progress = bar(sets * in_set);
    progress.inc(done.values().map(|set| u64::from(set.games)).sum());
    let threads = args::threads(args);
    let sprt = args.get_one::<Sprt>("sprt").copied();
    let mut arena = Arena { contest, sets, sprt, threads, log, done, progress: &progress };
    nurt_games::with_game(game.facts().name, &mut arena)??;
    progress.finish_and_clear();
    let report = report(&arena, header);
    if args.get_flag("json") {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    write_report(out, &report, &words(lang, Some(&*game)))
}

fn report(arena: &Arena, contest: Header) -> Report {
    let games: u64 = arena.done.values().map(|set| u64::from(set.games)).sum();
    let players = usize::from(contest.players);
    let entrants = (0..players).map(|entrant| {
        let mut tally = Tally::default();
        let mut shares = Shares::default();
        for set in arena.done.values() {
            tally.add(&set.entrants[entrant]);
            shares.add(set.entrants[entrant].wins / f64::from(set.games));
        }
        let interval = shares.interval();
        EntrantReport {
            bot: contest.bots[entrant].clone(),
            wins: tally.wins,
            win_share: shares.mean(),
            win_share_95: interval,
            elo: elo(shares.mean(), players),
            elo_95: [elo(interval.low, players), elo(interval.high, players)],
            mean_scores: tally
                .scores
                .iter()
                .filter(|(_, (_, games))| *games > 0)
                .map(|(line, &(points, games))| (line.clone(), points as f64 / games as f64))
                .collect(),
            decisions: tally.decisions,
            ms_per_decision: tally.thought as f64 / tally.decisions.max(1) as f64 / 1e6,
            ms_longest: tally.longest as f64 / 1e6,
        }
    });
    Report {
        entrants: entrants.collect(),
        sets: arena.done.len() as u64,
        games,
        sprt: arena.verdict(),
        contest,
    }
}

fn write_report(out: &mut impl Write, report: &Report, words: &Words) -> Result<(), Problem> {
    let number = |number: f64, places: usize| decimal(number, places, words);
    let games = Phrase::new("cli-arena-games").number("games", report.games as i64);
    writeln!(out, "{}", words.say(&games.number("sets", report.sets as i64)))?;
    for entrant in &report.entrants {
        let Interval { low, high } = entrant.win_share_95;
        let points = |elo: Option<f64>| elo.map_or("∞".to_owned(), |elo| number(elo, 0));
        let line = Phrase::new("cli-arena-bot")
            .text("bot", entrant.bot.clone())
            .text("share", number(100.0 * entrant.win_share, 1))
            .text("low", number(100.0 * low, 1))
            .text("high", number(100.0 * high, 1))
            .text("elo", points(entrant.elo))
            .text("elo-low", points(entrant.elo_95[0]))
            .text("elo-high", points(entrant.elo_95[1]))
            .text("time", number(entrant.ms_per_decision, 1))
            .text("longest", number(entrant.ms_longest, 0));
        writeln!(out, "{}", words.say(&line))?;
        for (line, mean) in &entrant.mean_scores {
            writeln!(out, "    {}: {}", words.word(line), number(*mean, 2))?;
        }
    }
    if let Some(Verdict { ratio, bound, passed }) = report.sprt {
        let key = match passed {
            Some(true) => "cli-arena-passed",
            Some(false) => "cli-arena-failed",
            None => "cli-arena-open",
        };
        let line = Phrase::new(key).text("ratio", number(ratio, 2)).text("bound", number(bound, 2));
        writeln!(out, "{}", words.say(&line))?;
    }
    Ok(())
}
