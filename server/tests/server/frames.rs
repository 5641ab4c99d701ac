//! The reader of frames, fed with thousands of damaged ones. The fuzz target `frame` does the same without end.

use nurt_core::testkit::damage;
use nurt_core::{Chance, Fast};
use serde_json::json;

#[path = "../common/reader.rs"]
mod reader;

/// Frames of every kind, as a client sends them.
pub fn sound(table: &str, version: u64) -> Vec<Vec<u8>> {
    let command = |kind: &str| json!({ "type": kind, "table": table, "id": "a-1", "version": version });
    let with = |mut ask: serde_json::Value, name: &str, value: serde_json::Value| {
        ask[name] = value;
        ask
    };
    let all = [
        json!({ "type": "join", "table": table }),
        json!({ "type": "join", "table": table, "version": version }),
        json!({ "type": "join", "table": table, "version": null }),
        json!({ "type": "leave", "table": table }),
        with(command("play"), "move", json!("play Y7 3")),
        command("take-back"),
        command("ask-take-back"),
        with(command("answer-take-back"), "agree", json!(true)),
        command("resign"),
        with(with(command("hand-over"), "seat", json!(1)), "bot", json!("greedy")),
        json!({ "type": "chat", "table": table, "id": "a-1", "text": "Cześć \u{1f9a6} <b>" }),
        json!({ "type": "why", "table": table, "id": "a-1", "targets": ["hand:Y7", "dam:3"] }),
        json!({ "type": "ping", "n": 1 }),
    ];
    all.iter().map(|ask| ask.to_string().into_bytes()).collect()
}

/// Pieces that readers trip over.
const PIECES: [&str; 20] = [
    "\"type\"",
    "\"play\"",
    "\"ping\"",
    "255",
    "256",
    "-1",
    "4294967296",
    "1e999",
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
    "\"\\ud800\"",
    "{\"type\":\"ping\",\"n\":1}",
    ",",
    ":",
    "\u{0}",
    "é",
    "\"seat\":0",
];

/// A frame damaged in small ways.
pub fn damaged(sound: &[u8], chance: &mut Fast) -> Vec<u8> {
    damage(sound, &PIECES, chance)
}

#[test]
fn sound_frames_are_read() {
    for frame in sound("table", 7) {
        assert!(reader::frame(&frame), "{}", String::from_utf8_lossy(&frame));
    }
}

#[test]
fn damaged_frames_are_refused_without_panic() {
    const RUNS: u32 = 40_000;
    let (sound, mut chance) = (sound("table", 7), Fast::new(8));
    let mut accepted = 0;
    for _ in 0..RUNS {
        accepted += u32::from(reader::frame(&damaged(
            &sound[chance.below(sound.len() as u32) as usize],
            &mut chance,
        )));
    }
    assert!(accepted > 0 && accepted < RUNS / 2, "{accepted} of {RUNS} are accepted");
}

#[test]
fn a_frame_is_read_up_to_its_largest_size() {
    let ping = |size: usize| format!("{:size$}", r#"{"type":"ping","n":1}"#);
    assert!(nurt_server::socket::read(&ping(16 * 1024)).is_ok());
    let refused = nurt_server::socket::read(&ping(16 * 1024 + 1)).expect_err("a refusal");
    assert_eq!(refused.code, nurt_server::wire::Code::TooLarge);
}
