//! What can be said on the command line, with help in the language of the user.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::path::{Path, PathBuf};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use nurt_bots::arena::Sprt;
use nurt_bots::{Budget, Kind};
use nurt_core::registry::AnyGame;
use nurt_core::{Choices, Fault, Lang, Phrase, Seat, Secret, Viewer, Words};

use crate::problem::Problem;

/// The language: `--lang`, then the environment, then English. An unknown one is answered in English.
pub fn language(args: &[String]) -> (Lang, Result<(), Fault>) {
    let after = |at: usize| args.get(at + 1).map(String::as_str);
    let said = args.iter().enumerate().find_map(|(at, arg)| match arg.strip_prefix("--lang") {
        Some("") => after(at),
        Some(rest) => rest.strip_prefix('='),
        None => None,
    });
    let known = |name: &str| name.get(..2).and_then(|code| code.parse().ok());
    let names = ["NURT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
    let usual = || names.iter().find_map(|name| known(&std::env::var(name).ok()?)).unwrap_or_default();
    match said.map(str::parse) {
        Some(Ok(lang)) => (lang, Ok(())),
        Some(Err(fault)) => (usual(), Err(fault)),
        None => (usual(), Ok(())),
    }
}

/// The whole command.
pub fn command(words: &Words) -> Command {
    let help = |key: &str| words.word(&format!("cli-help-{key}"));
    let headings = format!(
        "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
        words.word("cli-heading-usage")
    );
    let sub = |name: &'static str| {
        Command::new(name)
            .about(help(name))
            .after_help(format!("{}:\n{}", words.word("cli-heading-examples"), examples(name)))
            .help_template(&headings)
            .override_usage(usage(name))
            .next_help_heading(words.word("cli-heading-options"))
            .disable_help_flag(true)
            .arg(help_flag(words))
    };
    let arg = |name: &'static str, value: &'static str| {
        Arg::new(name).long(name).value_name(value).help(help(&format!("arg-{name}")))
    };
    let flag = |name: &'static str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(help(&format!("arg-{name}")))
    };
    let game = || Arg::new("game").value_name("GAME").required(true).help(help("arg-game"));
    let file = || {
        Arg::new("file")
            .value_name("FILE")
            .required(true)
            .value_parser(value_parser!(PathBuf))
            .help(help("arg-file"))
    };
    let players = || arg("players", "N").value_parser(value_parser!(u8));
    let option = || arg("option", "k=v").action(ArgAction::Append);
    let seed = || arg("seed", "S").value_parser(value_parser!(u64));
    let seat = || arg("as", "SEAT").value_parser(value_parser!(u8));
    let view = || arg("view", "SEAT").value_parser(value_parser!(u8));
    let bots = || arg("bots", "A,B");
    let data = || arg("data", "DIR").value_parser(value_parser!(PathBuf));
    let backup = || {
        Arg::new("backup")
            .value_name("FILE")
            .required(true)
            .value_parser(value_parser!(PathBuf))
            .help(help("arg-backup"))
    };
    let number = |name: &'static str, value: &'static str, most: i64| {
        arg(name, value).value_parser(value_parser!(u32).range(..=most))
    };
    let moves = |name: &'static str| arg(name, "MOVE").action(ArgAction::Append);
    Command::new("nurt")
        .version(env!("CARGO_PKG_VERSION"))
        .about(help("nurt"))
        .help_template(&headings)
        .after_help(format!("{}:\n{}", words.word("cli-heading-examples"), examples("nurt")))
        .override_usage(usage("nurt"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .subcommand_help_heading(words.word("cli-heading-commands"))
        .next_help_heading(words.word("cli-heading-options"))
        .arg(help_flag(words))
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .help(help("arg-version")),
        )
        .arg(arg("lang", "LANG").global(true))
        .subcommand(sub("serve").args([
            arg("address", "IP").value_parser(value_parser!(IpAddr)),
            arg("port", "PORT").value_parser(value_parser!(u16)),
            data(),
            arg("origin", "URL").action(ArgAction::Append),
            flag("log-json"),
        ]))
        .subcommand(sub("backup").args([backup(), data()]))
        .subcommand(sub("restore").args([backup(), data()]))
        .subcommand(sub("load").args([
            number("tables", "N", 10_000),
            number("moves", "N", 10_000),
            number("seconds", "N", 600),
            number("idle", "N", 1_000_000),
            data(),
            flag("json"),
        ]))
        .subcommand(sub("games").arg(flag("json")))
        .subcommand(
            sub("play")
                .args([game(), players(), option(), seed(), seat(), bots()])
                .arg(arg("record", "FILE").value_parser(value_parser!(PathBuf))),
        )
        .subcommand(
            sub("sim")
                .args([game(), players(), option()])
                .arg(
                    arg("games", "N")
                        .value_parser(value_parser!(u64).range(1..))
                        .default_value("1000")
                        .hide_default_value(true),
                )
                .args([seed(), bots()])
                .arg(arg("threads", "T").value_parser(value_parser!(u16).range(1..=1024)))
                .arg(arg("records", "DIR").value_parser(value_parser!(PathBuf)))
                .arg(flag("json")),
        )
        .subcommand(
            sub("arena")
                .args([game(), option(), bots()])
                .arg(arg("games", "N").value_parser(value_parser!(u64).range(1..)))
                .arg(arg("budget", "B").value_parser(budget))
                .arg(arg("sprt", "E0,E1").value_parser(sprt))
                .arg(seed())
                .arg(arg("threads", "T").value_parser(value_parser!(u16).range(1..=1024)))
                .arg(arg("log", "FILE").value_parser(value_parser!(PathBuf)))
                .arg(flag("json")),
        )
        .subcommand(
            sub("bench")
                .args([game(), players(), option()])
                .arg(arg("digest", "N").value_parser(value_parser!(u32).range(1..=1_000_000)))
                .arg(flag("search"))
                .arg(flag("json")),
        )
        .subcommand(
            sub("tune")
                .arg(game())
                .args(
                    ["plan", "from", "out"]
                        .map(|name| arg(name, "FILE").value_parser(value_parser!(PathBuf))),
                )
                .arg(seed())
                .arg(arg("threads", "T").value_parser(value_parser!(u16).range(1..=1024))),
        )
        .subcommand(sub("replay").arg(file()).arg(arg("to", "N").value_parser(value_parser!(usize))).args([
            view(),
            flag("positions"),
            flag("verify"),
            flag("json"),
        ]))
        .subcommand(sub("probe").args([
            game(),
            file(),
            moves("move"),
            moves("why"),
            seat(),
            view(),
            seed(),
            flag("json"),
        ]))
}

fn help_flag(words: &Words) -> Arg {
    let text = words.word("cli-help-arg-help");
    Arg::new("help").long("help").short('h').action(ArgAction::Help).help(text)
}

/// How a command is written. Names are the same in every language.
fn usage(name: &str) -> &'static str {
    match name {
        "serve" => "nurt serve [--address IP] [--port PORT] [--data DIR] [--origin URL]… [--log-json]",
        "backup" => "nurt backup FILE [--data DIR]",
        "restore" => "nurt restore FILE [--data DIR]",
        "load" => "nurt load [--tables N] [--moves N] [--seconds N] [--idle N] [--data DIR] [--json]",
        "games" => "nurt games [--json]",
        "play" => {
            "nurt play GAME [--players N] [--option k=v]… [--seed S] [--as SEAT] [--bots A,B] [--record FILE]"
        }
        "sim" => {
            "nurt sim GAME [--players N] [--option k=v]… [--games N] [--seed S] [--bots A,B] [--threads T] \
             [--records DIR] [--json]"
        }
        "arena" => {
            "nurt arena GAME [--bots A,B[,C,D]] [--option k=v]… [--games N] [--budget 200ms|1000it] \
             [--sprt E0,E1] [--seed S] [--threads T] [--log FILE] [--json]"
        }
        "tune" => "nurt tune GAME [--plan FILE] [--from FILE] [--out FILE] [--seed S] [--threads T]",
        "bench" => "nurt bench GAME [--players N] [--option k=v]… [--digest N] [--search] [--json]",
        "replay" => "nurt replay FILE [--to N] [--view SEAT] [--positions] [--verify] [--json]",
        "probe" => {
            "nurt probe GAME FILE [--move MOVE]… [--why MOVE]… [--as SEAT] [--view SEAT] [--seed S] [--json]"
        }
        _ => "nurt COMMAND",
    }
}

/// Commands to copy. They are the same in every language.
fn examples(name: &str) -> &'static str {
    match name {
        "serve" => {
            "  nurt serve\n  nurt serve --address 0.0.0.0 --port 80 --data /var/lib/nurt\n  \
             nurt serve --origin https://nurt.example --log-json"
        }
        "backup" => "  nurt backup nurt-monday.db --data /var/lib/nurt",
        "restore" => "  nurt restore nurt-monday.db --data /var/lib/nurt",
        "load" => "  nurt load\n  nurt load --tables 200 --moves 100 --seconds 10 --idle 1000 --json",
        "games" => "  nurt games\n  nurt games --json",
        "play" => {
            "  nurt play battle\n  nurt play battle --as 1 --option tactics=on --lang pl\n  \
             nurt play battle --option match=rematch --seed 7 --record my-game.json"
        }
        "sim" => {
            "  nurt sim battle --games 10000 --bots greedy,random\n  \
             nurt sim battle --option tactics=on --seed 7 --threads 1 --json\n  \
             nurt sim battle --games 20 --records games/"
        }
        "arena" => {
            "  nurt arena battle --bots search,greedy --budget 100ms\n  \
             nurt arena gold --bots search@2000it,plain@2000it --games 400 --log gold.jsonl\n  \
             nurt arena waterway --bots search,greedy --sprt 0,50 --games 4000 --json\n  \
             nurt arena battle --bots \"program:python3 examples/arena_bot.py,greedy\" --games 20"
        }
        "tune" => {
            "  nurt tune battle --out games/battle/src/judgement.net\n  \
             nurt tune gold --plan my-plan.json --from games/gold/src/judgement.net --out gold.net"
        }
        "bench" => {
            "  nurt bench battle\n  nurt bench battle --option tactics=on --json\n  nurt bench stones --digest 1000\n  \
             nurt bench winter --players 2 --search --json"
        }
        "replay" => {
            "  nurt replay my-game.json\n  nurt replay my-game.json --to 20 --lang uk\n  nurt replay my-game.json --verify"
        }
        "probe" => {
            "  nurt probe battle examples/battle-claim.json\n  \
             nurt probe battle examples/battle-claim.json --why \"claim 5\"\n  \
             nurt probe battle examples/battle-claim.json --move \"claim 3\" --move \"play Y7 3\" --json"
        }
        _ => {
            "  nurt serve\n  nurt play battle\n  nurt sim battle --games 10000 --bots greedy,random\n  nurt bench battle --json"
        }
    }
}

/// An error of the command line as one sentence; `None` for what is no error (help, version).
pub fn problem(error: &clap::Error) -> Option<Problem> {
    let text = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let phrase = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => return None,
        ErrorKind::UnknownArgument => {
            Phrase::new("cli-unknown-argument").text("given", text(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidSubcommand => {
            Phrase::new("cli-unknown-command").text("given", text(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => {
            Phrase::new("cli-missing").text("what", text(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => Phrase::new("cli-bad-value")
            .text("arg", text(ContextKind::InvalidArg))
            .text("given", Fault::quote(&text(ContextKind::InvalidValue))),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Phrase::new("cli-no-command")
        }
        _ => Phrase::new("cli-usage"),
    };
    Some(Problem::input(phrase))
}

/// The game that was named.
pub fn game(args: &ArgMatches) -> Result<Box<dyn AnyGame>, Problem> {
    Ok(nurt_games::find(args.get_one::<String>("game").map_or("", String::as_str))?)
}

fn budget(text: &str) -> Result<Budget, String> {
    text.parse().map_err(|_| text.to_owned())
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let numbers = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    match numbers {
        Some((elo0, elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
        _ => Err(text.to_owned()),
    }
}

/// The options of the table that were named.
pub fn choices(args: &ArgMatches, game: &dyn AnyGame) -> Result<Choices, Problem> {
    choices_for(args, game, args.get_one::<u8>("players").copied())
}

/// The options that were named, of a table for so many players.
pub fn choices_for(args: &ArgMatches, game: &dyn AnyGame, players: Option<u8>) -> Result<Choices, Problem> {
    let mut given = BTreeMap::new();
    for option in args.get_many::<String>("option").into_iter().flatten() {
        let Some((name, value)) = option.split_once('=') else {
            let given = Fault::quote(option);
            return Err(Problem::input(Phrase::new("cli-option-form").text("given", given)));
        };
        if given.insert(name.to_owned(), value.to_owned()).is_some() {
            let name = Fault::quote(name);
            return Err(Problem::input(Phrase::new("cli-option-twice").text("name", name)));
        }
    }
    Ok(game.choices(players, &given)?)
}

/// The seed that was named, or one that nobody knows.
pub fn secret(args: &ArgMatches) -> Result<Secret, Problem> {
    if let Some(&seed) = args.get_one::<u64>("seed") {
        return Ok(Secret::of_game(seed, 0));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Problem::Io(std::io::Error::other(error.to_string())))?;
    Ok(Secret::new(bytes))
}

/// Whose eyes were asked for: those of a seat, or all cards open.
pub fn viewer(args: &ArgMatches, players: u8) -> Result<Viewer, Problem> {
    match args.get_one::<u8>("view").copied() {
        None => Ok(Viewer::Open),
        Some(seat) if seat < players => Ok(Viewer::Seat(Seat::new(seat))),
        Some(seat) => Err(Fault::Seat { given: seat.into(), players: players.into() }.into()),
    }
}

/// The bots for so many seats: as many as were named, the last of them for the rest.
pub fn bots(args: &ArgMatches, seats: usize, default: Kind) -> Result<Vec<Kind>, Problem> {
    let mut kinds = Vec::new();
    if let Some(text) = args.get_one::<String>("bots") {
        for name in text.split(',') {
            kinds.push(name.parse().map_err(|_| unknown_kind(name))?);
        }
    }
    if kinds.len() > seats {
        let phrase =
            Phrase::new("cli-bots-many").number("given", kinds.len() as i64).number("seats", seats as i64);
        return Err(Problem::input(phrase));
    }
    let last = kinds.last().copied().unwrap_or(default);
    kinds.resize(seats, last);
    Ok(kinds)
}

fn unknown_kind(name: &str) -> Problem {
    let known = Kind::names();
    Problem::input(Phrase::new("cli-bot").text("given", Fault::quote(name)).text("known", known))
}

/// There is no such bot in the arena.
pub fn unknown_bot(name: &str) -> Problem {
    let known = format!("{}, search, plain, seer, program:COMMAND", Kind::names());
    Problem::input(Phrase::new("cli-bot").text("given", Fault::quote(name)).text("known", known))
}

/// The network that was named is one of another game.
pub fn foreign_net(bot: &impl std::fmt::Display, game: &str) -> Problem {
    let bot = Fault::quote(&bot.to_string());
    Problem::input(Phrase::new("cli-foreign-net").text("bot", bot).text("game", game))
}

/// How many threads were asked for; all cores, if nothing was said.
pub fn threads(args: &ArgMatches) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    args.get_one::<u16>("threads").map_or(cores, |&threads| usize::from(threads))
}

/// Reads a file that was named; `-` is the standard input.
pub fn read(args: &ArgMatches) -> Result<String, Problem> {
    let Some(path) = args.get_one::<PathBuf>("file") else { return Ok(String::new()) };
    let text = if path.as_os_str() == "-" {
        std::io::read_to_string(std::io::stdin())
    } else {
        std::fs::read_to_string(path)
    };
    text.map_err(|error| unusable(Some(path), &error))
}

/// A file or folder that was named cannot be used.
pub fn unusable(path: Option<&Path>, error: &std::io::Error) -> Problem {
    let path = Fault::quote(&path.unwrap_or(Path::new("")).display().to_string());
    Problem::input(Phrase::new("cli-file").text("path", path).text("error", error.to_string()))
}
