//! Every sentence of the command line is there in every language, and none lies idle.

use std::collections::BTreeSet;

use nurt_core::testkit::unused_and_missing;
use nurt_core::{Phrase, Seat};

use crate::args;
use crate::problem::{catalogue, words};

/// Where sentences are said.
const SOURCES: [&str; 16] = [
    include_str!("arena.rs"),
    include_str!("args.rs"),
    include_str!("bench.rs"),
    include_str!("bench_search.rs"),
    include_str!("games.rs"),
    include_str!("load/mod.rs"),
    include_str!("load/report.rs"),
    include_str!("main.rs"),
    include_str!("play.rs"),
    include_str!("probe.rs"),
    include_str!("problem.rs"),
    include_str!("replay.rs"),
    include_str!("serve.rs"),
    include_str!("sheet.rs"),
    include_str!("sim.rs"),
    include_str!("tune.rs"),
];

/// Each sentence once, with the arguments that the program gives it.
fn said() -> Vec<Phrase> {
    let text = |key: &str, names: &[&'static str]| {
        names.iter().fold(Phrase::new(key), |phrase, name| phrase.text(name, "x"))
    };
    let numbers = |key: &str, names: &[&'static str]| {
        names.iter().fold(Phrase::new(key), |phrase, name| phrase.number(name, 2))
    };
    let plain = [
        "cli-heading-usage cli-heading-commands cli-heading-options cli-heading-examples cli-not-offered cli-you",
        "cli-nobody cli-play-hint cli-play-help cli-no-number cli-taken-back cli-legal cli-left cli-sim-laws cli-no-command cli-usage",
        "cli-whose cli-bench-games cli-bench-decisions cli-bench-clone cli-bench-legal cli-bench-apply cli-bench-view",
        "cli-bench-imagine cli-bench-bytes cli-bench-allocations cli-bench-digest cli-bench-moves cli-bench-moves-second",
        "cli-bench-moves-clone cli-bench-simulations cli-bench-search-simulations cli-bench-search-iterations cli-bench-search-times",
        "cli-bench-search-nodes cli-bench-search-imagined cli-no-net cli-serving-alone",
        "cli-load-idle cli-load-memory-start cli-load-tables cli-load-sockets cli-load-sent cli-load-acknowledged",
        "cli-load-rate cli-load-refused cli-load-seen cli-load-seen-95 cli-load-seen-99 cli-load-seen-max",
        "cli-load-memory-peak cli-load-cpu",
    ];
    let mut said: Vec<Phrase> = plain.iter().flat_map(|line| line.split(' ')).map(Phrase::new).collect();
    said.extend([
        numbers("cli-players", &["count"]),
        numbers("cli-players-range", &["fewest", "most"]),
        text("cli-bot-name", &["bot"]),
        text("cli-bot-number", &["bot"]).number("number", 2),
        text("cli-saved", &["path"]),
        Phrase::new("cli-winner").seat("who", Seat::new(0)),
        numbers("cli-verified", &["steps"]),
        numbers("cli-fair", &["people"]).text("commitment", "x"),
        numbers("cli-anew", &["step"]).seat("who", Seat::new(0)),
        Phrase::new("cli-resigned").seat("who", Seat::new(0)),
        numbers("cli-sim-games", &["games"]),
        text("cli-sim-wins", &["bot", "share", "wins"]).seat("who", Seat::new(0)),
        numbers("cli-sim-decisions", &["min", "low", "median", "high", "max"]).text("mean", "1.0"),
        numbers("cli-bench-search-threads", &["threads"]),
        numbers("cli-tune-stage", &["stage", "games"]).text("teacher", "greedy"),
        numbers("cli-tune-round", &["round", "lessons"])
            .text("loss", "0.1")
            .text("unseen", "0.1")
            .text("off", "0.1"),
        text("cli-nothing-to-learn", &["game"]),
        text("cli-foreign-net", &["bot", "game"]),
        numbers("cli-arena-games", &["games", "sets"]),
        text(
            "cli-arena-bot",
            &["bot", "share", "low", "high", "elo", "elo-low", "elo-high", "time", "longest"],
        ),
        text("cli-arena-passed", &["ratio", "bound"]),
        text("cli-arena-failed", &["ratio", "bound"]),
        text("cli-arena-open", &["ratio", "bound"]),
        text("cli-program", &["command", "what"]),
        text("cli-other-contest", &["path"]),
        text("cli-io", &["error"]),
        text("cli-file", &["path", "error"]),
        text("cli-exists", &["path"]),
        numbers("cli-broken", &["game", "step"]).text("law", "x"),
        text("cli-unknown-argument", &["given"]),
        text("cli-unknown-command", &["given"]),
        text("cli-missing", &["what"]),
        text("cli-bad-value", &["arg", "given"]),
        text("cli-option-form", &["given"]),
        text("cli-option-twice", &["name"]),
        text("cli-bot", &["given", "known"]),
        numbers("cli-bots-many", &["given", "seats"]),
        text("cli-no-digest", &["game"]),
        numbers("cli-to", &["to", "steps"]),
        text("cli-serving", &["address", "path"]),
        text("cli-restored", &["path"]),
        text("cli-address", &["address", "error"]),
        text("cli-data-in-use", &["path", "error"]),
        text("cli-data-not-empty", &["path", "error"]),
        text("cli-data-empty", &["path", "error"]),
        text("cli-no-backup", &["path", "error"]),
        text("cli-load-failed", &["error"]),
        numbers("cli-load-filling", &["count"]),
        numbers("cli-load-joining", &["tables", "sockets"]),
        numbers("cli-load-playing", &["moves", "seconds"]),
    ]);
    said.extend(helped().into_iter().map(Phrase::new));
    said
}

/// The sentences of the help: one for each command and each argument.
fn helped() -> BTreeSet<String> {
    let command = args::command(&words(nurt_core::Lang::En, None));
    let mut keys = BTreeSet::from(["cli-help-nurt".to_owned()]);
    let mut arguments = |command: &clap::Command| {
        keys.extend(command.get_arguments().map(|arg| format!("cli-help-arg-{}", arg.get_id())));
    };
    arguments(&command);
    command.get_subcommands().for_each(&mut arguments);
    keys.extend(command.get_subcommands().map(|sub| format!("cli-help-{}", sub.get_name())));
    keys
}

#[test]
fn every_sentence_is_in_every_language_and_used() {
    assert_eq!(unused_and_missing(&said(), catalogue), Ok(()));
}

#[test]
fn every_sentence_that_the_program_says_is_in_the_list() {
    let listed: BTreeSet<String> = said().into_iter().map(|phrase| phrase.key).collect();
    for source in SOURCES {
        for literal in source.split('"').skip(1).step_by(2).filter(|text| text.starts_with("cli-")) {
            assert!(listed.contains(literal) || literal.contains('{'), "{literal} is not in the list");
        }
    }
}
