//! Everything that reads what comes from outside, fed with anything. None of it may panic, and whatever is
//! accepted must be playable. Shared by the fuzz targets in `fuzz/` and the seeded run in `make test`.

use nurt_core::registry::AnyTable;
use nurt_core::{Lang, Record, Scenario, Seats, Secret, Viewer, Words};

/// Reads a record and replays it.
pub fn record(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let Ok(record) = Record::read(text).inspect_err(|fault| drop(fault.to_string())) else { return false };
    let Ok(game) = nurt_games::find(&record.game) else { return false };
    let Ok((mut table, _)) = game.start_of(&record) else { return false };
    let replayed = record.play_on(&mut *table, None, |_, _, _, _| {});
    if replayed.is_ok() {
        assert_eq!(
            Record::read(&table.record(record.seats.clone()).write()).as_ref(),
            Ok(&record_of(&*table, &record))
        );
    }
    replayed.is_ok()
}

/// The record that the table writes: the one that was read, with its defaults filled in.
fn record_of(table: &dyn AnyTable, record: &Record) -> Record {
    Record { options: table.choices().values().clone(), ..record.clone() }
}

/// Reads a scenario for every game, and plays a few moves from it.
pub fn scenario(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let Ok(scenario) = Scenario::parse(text).inspect_err(|fault| drop(fault.to_string())) else {
        return false;
    };
    let mut accepted = false;
    for game in nurt_games::all() {
        let Ok(mut table) = game.arrange(&scenario, Secret::of_game(1, 0)) else { continue };
        accepted = true;
        let words = Words::new(Lang::En, &[game.catalogue(Lang::En)]);
        for step in 0..12 {
            let Some(seat) = table.to_act().lowest() else { break };
            let offers = table.offers(seat);
            assert!(!offers.is_empty(), "a seat is to act without a move: {text}");
            for viewer in Viewer::all(table.choices().players()) {
                let _ = (table.view(viewer), table.standing(viewer), table.sketch(viewer, &words));
            }
            let mv = &offers[(step * 7) % offers.len()].mv;
            assert!(table.play(seat, mv).is_ok(), "a legal move is refused: {mv} in {text}");
        }
    }
    accepted
}

/// Reads a move for every game, in a fresh position of each variant of chance.
pub fn moves(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let mut accepted = false;
    for game in nurt_games::all() {
        let Ok(choices) = game.choices(None, &std::collections::BTreeMap::new()) else { continue };
        let (mut table, _) = game.open(choices, Secret::of_game(data.len() as u64, 0));
        for seat in Seats::first(table.choices().players()).iter() {
            let legal = matches!(table.why_not(seat, text), Ok(None));
            let played = table.play(seat, text).is_ok();
            assert_eq!(legal, played, "{text}");
            accepted |= played;
        }
    }
    accepted
}
