//! `nurt replay`: steps through a record.

use std::io::Write;

use clap::ArgMatches;
use nurt_core::registry::AnyTable;
use nurt_core::{Fair, Lang, Phrase, Record};
use serde_json::json;

use crate::args;
use crate::problem::{Problem, words};
use crate::sheet::{events_json, position_json, write_events, write_standing};

pub fn run(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let record = Record::read(&args::read(args)?)?;
    let game = nurt_games::find(&record.game)?;
    let words = words(lang, Some(&*game)).with_names(record.names());
    let to = args.get_one::<usize>("to").copied();
    if let Some(to) = to.filter(|&to| to > record.moves.len()) {
        let phrase = Phrase::new("cli-to").number("to", to as i64).number("steps", record.moves.len() as i64);
        return Err(Problem::input(phrase));
    }
    let (mut table, dealt) = game.start_of(&record).map_err(Problem::of(&*game))?;
    let viewer = args::viewer(args, record.players)?;
    let mut log = Vec::new();
    write_events(&mut log, &dealt, viewer, &words)?;
    let mut steps = Vec::new();
    let mut written = Ok(());
    let positions = args.get_flag("positions");
    let mut write_step = |step: usize, events: &[_], table: &dyn AnyTable| -> Result<(), Problem> {
        writeln!(log, "{step}.")?;
        write_events(&mut log, events, viewer, &words)?;
        if positions {
            writeln!(log, "\n{}\n", table.sketch(viewer, &words))?;
        }
        Ok(())
    };
    // The whole record is read before anything is printed, so that a damaged one prints its fault alone.
    record
        .play_on(&mut *table, to, |step, recorded, events, table| {
            if args.get_flag("json") {
                let events = events_json(events, viewer, &words);
                let mut told =
                    json!({ "step": step, "seat": recorded.seat, "move": recorded.mv, "events": events });
                if positions {
                    told["position"] = position_json(table, viewer);
                }
                steps.push(told);
            } else if written.is_ok() {
                written = write_step(step, events, table);
            }
        })
        .map_err(Problem::of(&*game))?;
    written?;
    let done = table.steps() as i64;
    if args.get_flag("json") {
        let mut answer = position_json(&*table, viewer);
        answer["game"] = record.game.clone().into();
        answer["seats"] = serde_json::to_value(&record.seats)?;
        answer["verified"] = true.into();
        answer["deal"] = events_json(&dealt, viewer, &words);
        answer["steps"] = steps.into();
        serde_json::to_writer_pretty(&mut *out, &answer)?;
        return Ok(writeln!(out)?);
    }
    if args.get_flag("verify") {
        writeln!(out, "{}", words.say(&Phrase::new("cli-verified").number("steps", done)))?;
        let tell_fair = |fair: &Option<Fair>, out: &mut dyn Write| -> Result<(), Problem> {
            let Some(fair) = fair else { return Ok(()) };
            let people = fair.entropy.iter().flatten().count() as i64;
            let commitment = fair.commitment.to_string();
            let phrase = Phrase::new("cli-fair").number("people", people).text("commitment", commitment);
            Ok(writeln!(out, "{}", words.say(&phrase))?)
        };
        tell_fair(&record.fair, out)?;
        for anew in &record.anew {
            let phrase = Phrase::new("cli-anew").number("step", anew.step).seat("who", anew.seat);
            writeln!(out, "{}", words.say(&phrase))?;
            tell_fair(&anew.fair, out)?;
        }
        if let Some(seat) = record.resigned {
            writeln!(out, "{}", words.say(&Phrase::new("cli-resigned").seat("who", seat)))?;
        }
        return Ok(());
    }
    out.write_all(&log)?;
    writeln!(out, "\n{}", table.sketch(viewer, &words))?;
    write_standing(out, &table.standing(viewer), &words)
}
