//! `nurt play`: a game in the terminal, against bots.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use clap::ArgMatches;
use nurt_bots::{AnyBot, Kind};
use nurt_core::registry::{AnyTable, Offer};
use nurt_core::{Evaluate, Fault, Game, Lang, Path, Phrase, Player, Seat, Speak, Target, Viewer, Words};
use nurt_games::Visitor;

use crate::args;
use crate::problem::{Problem, words};
use crate::sheet::{write_events, write_standing};

/// Makes a bot for the game that is played.
struct Seating {
    kind: Kind,
    seed: u64,
}

impl Visitor for Seating {
    type Out = Box<dyn AnyBot>;

    fn visit<G: Game + Evaluate>(self) -> Self::Out {
        nurt_bots::any::<G>(self.kind, self.seed)
    }
}

/// Who sits at the table.
struct Sitting {
    me: Seat,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    players: Vec<Player>,
}

/// How a turn of the person ended.
enum Turn {
    Played,
    Left,
}

pub fn run(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let game = args::game(args)?;
    let choices = args::choices(args, &*game)?;
    let players = choices.players();
    let number = args.get_one::<u8>("as").copied().unwrap_or(0);
    if number >= players {
        return Err(Fault::Seat { given: number.into(), players: players.into() }.into());
    }
    let me = Seat::new(number);
    let kinds = args::bots(args, usize::from(players) - 1, Kind::Greedy)?;
    let words = words(lang, Some(&*game));
    let mut sitting = Sitting { me, bots: Vec::new(), players: Vec::new() };
    let mut kinds = kinds.into_iter();
    for seat in 0..players {
        let kind = if seat == number { None } else { kinds.next() };
        let seed = args.get_one::<u64>("seed").copied().unwrap_or(0) ^ u64::from(seat) << 32;
        let bot =
            kind.map(|kind| nurt_games::with_game(game.facts().name, Seating { kind, seed })).transpose()?;
        let name = kind.map_or_else(
            || words.word("cli-you"),
            |kind| words.say(&Phrase::new("cli-bot-name").text("bot", kind.name())),
        );
        sitting.bots.push(bot);
        sitting.players.push(Player { name, bot: kind.map(|kind| kind.name().to_owned()) });
    }
    let names = sitting.players.iter().map(|player| player.name.clone()).collect();
    let words = words.with_names(names);
    let mut table = game.open(choices, args::secret(args)?);
    writeln!(out, "{}", words.word("game-name"))?;
    writeln!(out, "{}\n", words.word("cli-play-hint"))?;
    let mut input = io::stdin().lock();
    let left = table_talk(&mut *table, &mut sitting, &words, &mut input, out)?;
    if let Some(path) = args.get_one::<PathBuf>("record") {
        std::fs::write(path, table.record(sitting.players).write())?;
        let saved = Phrase::new("cli-saved").text("path", path.display().to_string());
        writeln!(out, "{}", words.say(&saved))?;
    }
    if left {
        writeln!(out, "{}", words.word("cli-left"))?;
    }
    Ok(())
}

/// Plays to the end, or until the person leaves; says which.
fn table_talk(
    table: &mut dyn AnyTable,
    sitting: &mut Sitting,
    words: &Words,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<bool, Problem> {
    let viewer = Viewer::Seat(sitting.me);
    while let Some(next) = table.to_act().lowest() {
        let bot = table.to_act().iter().find(|seat| sitting.bots[seat.index()].is_some()).unwrap_or(next);
        let chosen = sitting.bots[bot.index()].as_mut().and_then(|player| player.choose(table, bot));
        match chosen {
            Some(mv) => {
                let events = table.play(bot, &mv)?;
                write_events(out, &events, viewer, words)?;
            }
            None => {
                if matches!(turn(table, sitting.me, words, input, out)?, Turn::Left) {
                    return Ok(true);
                }
            }
        }
    }
    writeln!(out, "\n{}", table.sketch(viewer, words))?;
    write_standing(out, &table.standing(viewer), words)?;
    Ok(false)
}

/// The person's decision: narrowing by numbers, or a move as it is written.
fn turn(
    table: &mut dyn AnyTable,
    me: Seat,
    words: &Words,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Turn, Problem> {
    writeln!(out, "\n{}", table.sketch(Viewer::Seat(me), words))?;
    let offers = table.offers(me);
    let mut picked: Path = Vec::new();
    loop {
        let open: Vec<&Offer> = offers.iter().filter(|offer| offer.path.starts_with(&picked)).collect();
        if let [only] = open[..]
            && (!picked.is_empty() && offers.len() > 1)
        {
            return play(table, me, &only.mv, words, out);
        }
        let mut targets: Vec<&Target> = Vec::new();
        for target in open.iter().filter_map(|offer| offer.path.get(picked.len())) {
            if !targets.contains(&target) {
                targets.push(target);
            }
        }
        if targets.is_empty() {
            // The path is walked to its end.
            let mv = open.first().map(|offer| offer.mv.clone()).unwrap_or_default();
            return play(table, me, &mv, words, out);
        }
        writeln!(out, "{}", words.say(&table.prompt(me)))?;
        for (number, target) in targets.iter().enumerate() {
            writeln!(out, "  {:>2}  {}", number + 1, words.say(&target.words))?;
        }
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line).unwrap_or(0) == 0 {
            writeln!(out)?;
            return Ok(Turn::Left);
        }
        match line.trim() {
            "" if targets.len() == 1 => picked.push(targets[0].clone()),
            "" => {}
            "q" => return Ok(Turn::Left),
            "b" => {
                picked.pop();
            }
            "u" => match table.take_back(me) {
                Ok(()) => {
                    writeln!(out, "{}", words.word("cli-taken-back"))?;
                    return Ok(Turn::Played);
                }
                Err(why) => writeln!(out, "{}", words.say(&why.phrase()))?,
            },
            "s" => writeln!(out, "\n{}", table.sketch(Viewer::Seat(me), words))?,
            "?" => writeln!(out, "{}", words.word("cli-play-help"))?,
            "l" => {
                for offer in &offers {
                    writeln!(out, "  {:<22} {}", offer.mv, words.say(&offer.words))?;
                }
            }
            text => match text.parse::<usize>() {
                Ok(number) if (1..=targets.len()).contains(&number) => {
                    picked.push(targets[number - 1].clone());
                }
                Ok(_) => writeln!(out, "{}", words.word("cli-no-number"))?,
                Err(_) => {
                    let (mv, only_ask) = match text.strip_prefix("why ") {
                        Some(mv) => (mv, true),
                        None => (text, false),
                    };
                    match table.why_not(me, mv) {
                        Ok(None) if only_ask => writeln!(out, "{}", words.word("cli-legal"))?,
                        Ok(None) => return play(table, me, mv, words, out),
                        Ok(Some(why)) => writeln!(out, "{}", words.say(&why.words))?,
                        Err(fault) => writeln!(out, "{}", words.say(&fault.phrase()))?,
                    }
                }
            },
        }
    }
}

fn play(
    table: &mut dyn AnyTable,
    me: Seat,
    mv: &str,
    words: &Words,
    out: &mut impl Write,
) -> Result<Turn, Problem> {
    let events = table.play(me, mv)?;
    write_events(out, &events, Viewer::Seat(me), words)?;
    Ok(Turn::Played)
}
