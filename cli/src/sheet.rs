//! The score sheet and the log, as the terminal shows them.

use std::io::Write;

use nurt_core::registry::{AnyEvent, AnyTable};
use nurt_core::{Phrase, Seat, Standing, Viewer, Words};
use serde_json::{Value, json};

use crate::problem::Problem;

/// Writes what happened, as far as the viewer may know it.
pub fn write_events(
    out: &mut impl Write,
    events: &[Box<dyn AnyEvent>],
    viewer: Viewer,
    words: &Words,
) -> Result<(), Problem> {
    for seen in events.iter().filter_map(|event| event.see(viewer)) {
        writeln!(out, "  {}", words.say(&seen.words))?;
    }
    Ok(())
}

/// The same for programs.
pub fn events_json(events: &[Box<dyn AnyEvent>], viewer: Viewer, words: &Words) -> Value {
    let seen = events.iter().filter_map(|event| event.see(viewer));
    seen.map(|seen| json!({ "event": seen.event, "words": words.say(&seen.words) })).collect()
}

/// Writes the score sheet, and who has won.
pub fn write_standing(out: &mut impl Write, standing: &Standing, words: &Words) -> Result<(), Problem> {
    let seats = standing.lines.first().map_or(0, |line| line.cells.len());
    let mut names: Vec<String> = (0..seats).map(|seat| words.name(Seat::new(seat as u8))).collect();
    names.extend(standing.rival.as_ref().map(|rival| words.word(rival.name)));
    let labels: Vec<String> = standing.lines.iter().map(|line| words.word(line.key)).collect();
    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    let pad = |text: &str, width: usize| {
        format!("{}{text}", " ".repeat(width.saturating_sub(text.chars().count())))
    };
    let column = |name: &String| name.chars().count().max(5);
    write!(out, "{}", " ".repeat(width))?;
    for name in &names {
        write!(out, "  {}", pad(name, column(name)))?;
    }
    writeln!(out)?;
    for (at, (label, line)) in labels.iter().zip(&standing.lines).enumerate() {
        let rival = standing.rival.as_ref().map(|rival| &rival.cells[at]);
        write!(out, "{label}{}", " ".repeat(width - label.chars().count()))?;
        for (cell, name) in line.cells.iter().chain(rival).zip(&names) {
            let text = cell.map_or_else(|| "-".to_owned(), |points| points.to_string());
            write!(out, "  {}", pad(&text, column(name)))?;
        }
        writeln!(out)?;
    }
    if let Some(winners) = standing.winners {
        match (&standing.rival, winners.is_empty()) {
            (Some(rival), true) => {
                let name = Phrase::new(rival.name);
                writeln!(out, "{}", words.say(&Phrase::new("cli-winner").phrase("who", name)))?;
            }
            (None, true) => writeln!(out, "{}", words.word("cli-nobody"))?,
            _ => {}
        }
        for seat in winners.iter() {
            writeln!(out, "{}", words.say(&Phrase::new("cli-winner").seat("who", seat)))?;
        }
    }
    Ok(())
}

/// The position and the score sheet, for programs.
pub fn position_json(table: &dyn AnyTable, viewer: Viewer) -> Value {
    json!({
        "to_act": table.to_act(),
        "view": table.view(viewer),
        "standing": table.standing(viewer),
    })
}
