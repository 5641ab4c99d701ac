//! A short seeded run of the fuzz targets: sound inputs, damaged in small ways, many times.

#[path = "readers/mod.rs"]
mod readers;

use std::path::Path;

use nurt_core::testkit::damage;
use nurt_core::{Chance, Fast};

const RUNS: u32 = 4000;

/// The sound inputs: files of a folder below the root of the project.
fn files(folder: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    let mut paths: Vec<_> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("a file")).collect()
}

/// Pieces that readers trip over.
const PIECES: [&str; 24] = [
    "\"Y7\"",
    "\"JK\"",
    "255",
    "256",
    "-1",
    "4294967296",
    "1e9",
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
    "\"exchange\"",
    "{\"recruit\":\"Y7\"}",
    "\"close\"",
    "\"draw\"",
    "\"on\"",
    "[0,1]",
    ",",
    ":",
    "\u{0}",
    "é",
    "9",
    "0",
];

fn run(sound: &[Vec<u8>], seed: u64, read: fn(&[u8]) -> bool) {
    let mut chance = Fast::new(seed);
    for data in sound {
        assert!(read(data), "a sound input is refused: {}", String::from_utf8_lossy(data));
    }
    let mut accepted = 0;
    for _ in 0..RUNS {
        let data = damage(&sound[chance.below(sound.len() as u32) as usize], &PIECES, &mut chance);
        accepted += u32::from(read(&data));
    }
    assert!(accepted < RUNS, "everything is accepted");
}

#[test]
fn damaged_records_are_refused_without_panic() {
    let games = nurt_games::all();
    let records = games.iter().flat_map(|game| files(&format!("games/{}/tests/golden", game.facts().name)));
    run(&records.collect::<Vec<_>>(), 1, readers::record);
}

#[test]
fn damaged_scenarios_are_refused_without_panic() {
    run(&files("examples"), 2, readers::scenario);
}

#[test]
fn damaged_moves_are_refused_without_panic() {
    // Which of them are legal depends on the deal, so here only what is written is sound.
    let texts =
        ["play Y7 3", "draw battle", "transfer R11 across", "give treason", "claim 7", "a7 4", "f9 9"];
    let sound: Vec<Vec<u8>> = texts.iter().map(|text| text.as_bytes().to_vec()).collect();
    let mut chance = Fast::new(3);
    for _ in 0..RUNS {
        readers::moves(&damage(&sound[chance.below(sound.len() as u32) as usize], &PIECES, &mut chance));
    }
}
