//! `nurt load`: starts a server of its own on this computer, lets many players play on it, and measures.
//!
//! It only ever talks to the process that it has started itself, on the loopback interface.

mod filling;
mod players;
mod report;
mod subject;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use nurt_core::{Lang, Phrase};

use crate::problem::{Problem, words};
use report::Report;
use subject::Subject;

/// How much is asked of the server.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Live tables, with two players each.
    pub tables: u32,
    /// Moves a second, all tables together.
    pub moves: u32,
    /// For so long.
    pub seconds: u32,
    /// Tables that only lie on disk.
    pub idle: u32,
}

/// The server could not be started or reached.
pub fn failed(error: impl std::fmt::Display) -> Problem {
    Problem::Broken(Phrase::new("cli-load-failed").text("error", error.to_string()))
}

/// A folder that goes away with the run, unless the user named one.
enum Folder {
    Named(PathBuf),
    Own(tempfile::TempDir),
}

impl Folder {
    fn path(&self) -> &Path {
        match self {
            Self::Named(path) => path,
            Self::Own(folder) => folder.path(),
        }
    }
}

/// Measures, and prints the table of results.
pub fn run(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let number = |name: &str, usual: u32| args.get_one::<u32>(name).copied().unwrap_or(usual);
    let plan = Plan {
        tables: number("tables", 2000).max(1),
        moves: number("moves", 500).max(1),
        seconds: number("seconds", 60).max(1),
        idle: number("idle", 100_000),
    };
    let folder = match args.get_one::<PathBuf>("data") {
        Some(path) => Folder::Named(path.clone()),
        None => Folder::Own(tempfile::tempdir()?),
    };
    let words = words(lang, None);
    let tell = |phrase: Phrase| eprintln!("{}", words.say(&phrase));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        tell(Phrase::new("cli-load-filling").number("count", plan.idle));
        filling::fill(folder.path(), plan.idle).await?;
        let mut subject = Subject::start(folder.path()).await?;
        let memory_start = subject.memory();
        let sockets = plan.tables * 2;
        tell(Phrase::new("cli-load-joining").number("tables", plan.tables).number("sockets", sockets));
        let hall = players::seat(&subject, plan).await?;
        tell(Phrase::new("cli-load-playing").number("moves", plan.moves).number("seconds", plan.seconds));
        let before = subject.processor();
        let played = players::play(&hall, plan, &mut subject).await?;
        let busy = subject.processor() - before;
        let report = Report::new(plan, &played, memory_start, subject.most_memory(), busy);
        subject.stop().await;
        Ok::<_, Problem>(report)
    })?;
    report.write(args.get_flag("json"), &words, out)
}
