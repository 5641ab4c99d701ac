//! `nurt`: serve, play, simulate, measure, replay and probe river board games.

mod arena;
mod args;
mod bench;
mod bench_search;
mod games;
mod load;
mod play;
mod probe;
mod problem;
mod replay;
mod serve;
mod sheet;
mod sim;
mod tune;
#[cfg(test)]
mod vocabulary;

use std::io::{self, Write};
use std::process::ExitCode;

use nurt_core::{Lang, allocations};

use problem::{Problem, words};

/// `nurt bench` shows that nothing is allocated where nothing should be.
#[global_allocator]
static COUNTING: allocations::Counting = allocations::Counting;

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let (lang, known) = args::language(&given);
    match known.map_err(Problem::from).and_then(|()| run(lang)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            if let Some(sentence) = problem.say(lang) {
                eprintln!("nurt: {sentence}");
            }
            ExitCode::from(problem.code())
        }
    }
}

fn run(lang: Lang) -> Result<(), Problem> {
    let matches = match args::command(&words(lang, None)).try_get_matches() {
        Ok(matches) => matches,
        Err(error) => {
            return match args::problem(&error) {
                Some(problem) => Err(problem),
                None => Ok(write!(io::stdout(), "{error}")?),
            };
        }
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    match matches.subcommand() {
        Some(("games", args)) => games::run(args, lang, &mut out)?,
        Some(("play", args)) => play::run(args, lang, &mut out)?,
        Some(("sim", args)) => sim::run(args, lang, &mut out)?,
        Some(("arena", args)) => arena::run(args, lang, &mut out)?,
        Some(("bench", args)) => bench::run(args, lang, &mut out)?,
        Some(("tune", args)) => tune::run(args, lang, &mut out)?,
        Some(("replay", args)) => replay::run(args, lang, &mut out)?,
        Some(("serve", args)) => serve::serve(args, lang, &mut out)?,
        Some(("load", args)) => load::run(args, lang, &mut out)?,
        Some(("backup", args)) => serve::backup(args, lang, &mut out)?,
        Some(("restore", args)) => serve::restore(args, lang, &mut out)?,
        Some(("probe", args)) => probe::run(args, lang, &mut out)?,
        _ => {}
    }
    Ok(out.flush()?)
}
