//! `nurt probe`: a position described by hand, what is legal in it, and why something is not.

use std::io::Write;

use clap::ArgMatches;
use nurt_core::registry::AnyTable;
use nurt_core::{Fault, Lang, Phrase, Scenario, Seat, Secret};
use serde_json::{Value, json};

use crate::args;
use crate::problem::{Problem, words};
use crate::sheet::{events_json, position_json, write_events, write_standing};

pub fn run(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let game = args::game(args)?;
    let fault = Problem::of(&*game);
    let scenario = Scenario::parse(&args::read(args)?)?;
    let secret = Secret::of_game(args.get_one::<u64>("seed").copied().unwrap_or(0), 0);
    let mut table = game.arrange(&scenario, secret).map_err(&fault)?;
    let viewer = args::viewer(args, table.choices().players())?;
    let words = words(lang, Some(&*game));
    let asked = |name: &str| args.get_many::<String>(name).into_iter().flatten();
    let seat_given = args.get_one::<u8>("as").copied();

    let mut made = Vec::new();
    for text in asked("move") {
        let (seat, mv) = who(&*table, text, seat_given)?;
        let events = table.play(seat, mv).map_err(&fault)?;
        made.push((seat, mv.to_owned(), events));
    }
    let mut whys = Vec::new();
    for text in asked("why") {
        let (seat, mv) = who(&*table, text, seat_given)?;
        whys.push((seat, mv.to_owned(), table.why_not(seat, mv).map_err(&fault)?));
    }

    if args.get_flag("json") {
        let mut answer = position_json(&*table, viewer);
        answer["moves"] = made
            .iter()
            .map(|(seat, mv, events)| {
                json!({ "seat": seat, "move": mv, "events": events_json(events, viewer, &words) })
            })
            .collect();
        answer["why"] = whys
            .iter()
            .map(|(seat, mv, why)| {
                let (rule, text) =
                    why.as_ref().map_or((None, None), |why| (why.rule, Some(words.say(&why.words))));
                json!({ "seat": seat, "move": mv, "legal": why.is_none(), "rule": rule, "words": text })
            })
            .collect();
        answer["legal"] = table
            .to_act()
            .iter()
            .map(|seat| {
                let offers = table.offers(seat);
                let offers: Value = offers
                    .iter()
                    .map(|offer| {
                        let path: Vec<&str> = offer.path.iter().map(|target| target.name.as_str()).collect();
                        json!({ "move": offer.mv, "path": path, "words": words.say(&offer.words) })
                    })
                    .collect();
                json!({ "seat": seat, "prompt": words.say(&table.prompt(seat)), "moves": offers })
            })
            .collect();
        serde_json::to_writer_pretty(&mut *out, &answer)?;
        return Ok(writeln!(out)?);
    }

    for (seat, mv, events) in &made {
        writeln!(out, "{}: {mv}", words.name(*seat))?;
        write_events(out, events, viewer, &words)?;
    }
    if !made.is_empty() {
        writeln!(out)?;
    }
    writeln!(out, "{}", table.sketch(viewer, &words))?;
    for seat in table.to_act().iter() {
        writeln!(out, "{}: {}", words.name(seat), words.say(&table.prompt(seat)))?;
        for offer in table.offers(seat) {
            let path: Vec<&str> = offer.path.iter().map(|target| target.name.as_str()).collect();
            writeln!(out, "  {:<22} {:<36} {}", offer.mv, path.join(" → "), words.say(&offer.words))?;
        }
    }
    for (_, mv, why) in &whys {
        let answer = match why {
            Some(why) => words.say(&why.words),
            None => words.word("cli-legal"),
        };
        writeln!(out, "{mv}: {answer}")?;
    }
    writeln!(out)?;
    write_standing(out, &table.standing(viewer), &words)
}

/// Whose move it is: `1: give Y7` says it; otherwise `--as`, or the one seat that is to act.
fn who<'a>(table: &dyn AnyTable, text: &'a str, given: Option<u8>) -> Result<(Seat, &'a str), Problem> {
    let players = table.choices().players();
    let (number, mv) = match text.split_once(": ") {
        Some((seat, mv)) => (seat.parse().ok(), mv),
        None => (given, text),
    };
    let seat = match number {
        Some(number) if number >= players => {
            return Err(Fault::Seat { given: number.into(), players: players.into() }.into());
        }
        Some(number) => Seat::new(number),
        None if text.contains(": ") => return Err(Fault::Move { given: Fault::quote(text) }.into()),
        None if table.to_act().len() > 1 => return Err(Problem::input(Phrase::new("cli-whose"))),
        None => table.to_act().lowest().unwrap_or(Seat::new(0)),
    };
    Ok((seat, mv))
}
