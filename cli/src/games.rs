//! `nurt games`: the games, their players and options.

use std::io::Write;

use clap::ArgMatches;
use nurt_core::registry::AnyGame;
use nurt_core::{Field, Kind, Lang, Phrase, Words};
use serde::Serialize;
use serde_json::Value;

use crate::problem::{Problem, words};

/// A game as a program reads it.
#[derive(Serialize)]
struct Listed {
    #[serde(flatten)]
    facts: nurt_core::Facts,
    title: String,
    about: String,
    provenance: String,
    options: Vec<Value>,
}

pub fn run(args: &ArgMatches, lang: Lang, out: &mut impl Write) -> Result<(), Problem> {
    let games = nurt_games::all();
    if args.get_flag("json") {
        let listed: Vec<Listed> = games.iter().map(|game| listed(&**game, lang)).collect();
        serde_json::to_writer_pretty(&mut *out, &listed)?;
        return Ok(writeln!(out)?);
    }
    for game in games {
        let (words, facts) = (words(lang, Some(&*game)), game.facts());
        let (fewest, most) = facts.players;
        let players = if fewest == most {
            Phrase::new("cli-players").number("count", most)
        } else {
            Phrase::new("cli-players-range").number("fewest", fewest).number("most", most)
        };
        writeln!(out, "{}: {}, {}", facts.name, words.word("game-name"), words.say(&players))?;
        writeln!(out, "  {}", words.word("game-blurb"))?;
        writeln!(out, "  {}", words.word("provenance"))?;
        if !facts.offered {
            writeln!(out, "  {}", words.word("cli-not-offered"))?;
        }
        for field in game.fields() {
            writeln!(out, "  --option {}", form(field))?;
            writeln!(out, "      {}. {}", label(&words, field, ""), label(&words, field, "-help"))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn label(words: &Words, field: &Field, suffix: &str) -> String {
    words.word(&format!("option-{}{suffix}", field.name))
}

/// An option as it is written, the default first; with what it needs, if it needs something.
fn form(field: &Field) -> String {
    let default = field.default();
    let values = match field.kind {
        Kind::Choice { .. } => {
            let others = field.values().into_iter().filter(|value| *value != default);
            std::iter::once(default.clone()).chain(others).collect::<Vec<_>>().join("|")
        }
        Kind::Number { .. } => format!("{default} ({})", field.range()),
    };
    let needs =
        field.needs.map_or(String::new(), |(other, wanted)| format!("  [{other}={}]", wanted.join("|")));
    format!("{}={values}{needs}", field.name)
}

fn listed(game: &dyn AnyGame, lang: Lang) -> Listed {
    let words = words(lang, Some(game));
    let option = |field: &Field| {
        let mut value = serde_json::to_value(field).unwrap_or(Value::Null);
        value["label"] = label(&words, field, "").into();
        value["help"] = label(&words, field, "-help").into();
        if let Kind::Choice { values, .. } = field.kind {
            let label = |value: &&str| words.word(&format!("option-{}-{value}", field.name));
            value["labels"] = values.iter().map(label).collect::<Vec<_>>().into();
        }
        value
    };
    Listed {
        facts: game.facts(),
        title: words.word("game-name"),
        about: words.word("game-blurb"),
        provenance: words.word("provenance"),
        options: game.fields().iter().map(option).collect(),
    }
}
