//! Bad input gets one clear sentence, exit code 2, and nothing is written.

use crate::common::{golden, nurt_with};

/// The sentence for bad input.
fn refused(args: &[&str], input: &str) -> String {
    let answer = nurt_with(args, input);
    assert_eq!(answer.code, 2, "{args:?}: {}{}", answer.out, answer.err);
    assert_eq!(answer.out, "", "{args:?} prints something");
    assert_eq!(answer.err.lines().count(), 1, "{args:?}: {}", answer.err);
    assert!(!answer.err.contains('{'), "{args:?} lacks a word: {}", answer.err);
    answer.err
}

#[test]
fn on_the_command_line() {
    let cases: [(&[&str], &str); 31] = [
        (&[], "Say what to do"),
        (&["fly"], "no command “fly”"),
        (&["games", "--jso"], "no argument “--jso”"),
        (&["play"], "GAME"),
        (&["play", "chess"], "no game “chess”; there are: battle, waterway, the-river, gold, winter, stones"),
        (&["play", "battle", "--players", "3"], "for 2 players, not for 3"),
        (&["play", "battle", "--players", "many"], "“many”"),
        (&["play", "battle", "--option", "tactic=on"], "no option “tactic”"),
        (&["play", "battle", "--option", "tactics=maybe"], "cannot be “maybe”; choose from: off, on"),
        (&["play", "battle", "--option", "tactics"], "name=value"),
        (&["play", "battle", "--option", "tactics=on", "--option", "tactics=off"], "twice"),
        (&["play", "battle", "--as", "2"], "no seat 2"),
        (&["play", "battle", "--bots", "genius"], "no bot “genius”; there are: random, greedy"),
        (&["play", "battle", "--bots", "greedy,greedy"], "2 bots are named, but there is 1 seat"),
        (&["play", "battle", "--lang", "de"], "no language “de”; choose en, pl or uk"),
        (&["sim", "battle", "--games", "0"], "“0”"),
        (&["sim", "battle", "--seed", "-1"], "-1"),
        (&["sim", "battle", "--threads", "0"], "“0”"),
        (&["bench", "battle", "--digest", "10"], "Only stones"),
        (&["arena", "battle", "--bots", "greedy,genius"], "“genius”"),
        (&["arena", "battle", "--bots", "search@0ms,greedy"], "search@0ms"),
        (&["arena", "battle", "--bots", "greedy@5it,greedy"], "greedy@5it"),
        (&["arena", "battle", "--bots", "search/speed=3,greedy"], "search/speed=3"),
        (&["arena", "battle", "--bots", "greedy"], "for 2 players"),
        (&["arena", "battle", "--budget", "soon"], "“soon”"),
        (&["arena", "battle", "--sprt", "50,0"], "“50,0”"),
        (&["tune", "stones"], "nothing to learn"),
        (&["tune", "battle", "--plan", "/nowhere.json"], "/nowhere.json"),
        (&["replay", "/nowhere/at/all.json"], "/nowhere/at/all.json"),
        (&["replay", "-", "--to", "x"], "“x”"),
        (&["probe", "battle", "/nowhere.json"], "/nowhere.json"),
    ];
    for (args, words) in cases {
        let sentence = refused(args, "");
        assert!(sentence.contains(words), "{args:?}: {sentence}");
    }
}

#[test]
fn in_every_language() {
    for (lang, words) in [("en", "There is no game"), ("pl", "Nie ma gry"), ("uk", "Немає гри")] {
        let sentence = refused(&["play", "chess", "--lang", lang], "");
        assert!(sentence.contains(words), "{lang}: {sentence}");
    }
}

#[test]
fn in_scenarios() {
    let probe = |position: &str| {
        refused(&["probe", "battle", "-"], &format!(r#"{{"to_act": 0, "position": {position}}}"#))
    };
    let cases = [
        ("[]", "position"),
        (r#"{"hand": {}}"#, "unknown field `hand`"),
        (r#"{"hands": {"attacker": ["Z9"]}}"#, "position.hands"),
        (
            r#"{"hands": {"attacker": ["Y7", "Y7"]}}"#,
            "Y7 is in two places: hands.attacker and hands.attacker",
        ),
        (r#"{"hands": {"attacker": ["Y7"]}, "discards": ["Y7"]}"#, "hands.attacker and discards"),
        (r#"{"hands": {"attacker": ["JK"]}}"#, "JK is in two places: options.tactics=off"),
        (r#"{"dams": [{"dam": 8}]}"#, "there is no dam 8"),
        (r#"{"dams": [{"dam": 3}, {"dam": 3}]}"#, "dam 3 is in two places"),
        (r#"{"dams": [{"dam": 4, "attacker": ["R1", "R2", "R3"]}]}"#, "is 3, but must lie between 0 and 2"),
        (r#"{"logs": 4}"#, "logs is 4"),
        (r#"{"phase": "close"}"#, "phase"),
        (r#"{"phase": "exchange"}"#, "options.tactics"),
        (r#"{"attacker": 1, "turn": "attacker"}"#, "turn"),
        (r#"{"stock": [], "discards": []}"#, "is nowhere"),
        (r#"{"first_game": {"winner": 0, "role": "attacker", "stock": 1, "defence": 1}}"#, "options.match"),
        (
            r#"{"dams": [{"dam": 1, "damaged": true}, {"dam": 2, "damaged": true}, {"dam": 3, "damaged": true},
                {"dam": 5, "damaged": true}]}"#,
            "four dams",
        ),
        (r#"{"dams": [{"dam": 3, "attacker": ["Y0"], "defender": ["Y11"]}]}"#, "duck and beaver"),
    ];
    for (position, words) in cases {
        let sentence = probe(position);
        assert!(sentence.contains(words), "{position}: {sentence}");
    }
    let frames = [
        ("", "EOF"),
        ("{", "EOF"),
        (r#"{"to_act": 5, "position": {}}"#, "no seat 5"),
        (r#"{"to_act": [0, 1], "position": {}}"#, "to act: 0, 1"),
        (r#"{"to_act": 0, "game": "stones", "position": {}}"#, "stones"),
        (r#"{"to_act": 0, "players": 3, "position": {}}"#, "not for 3"),
        (r#"{"to_act": 0, "options": {"tactics": "x"}, "position": {}}"#, "cannot be “x”"),
        (r#"{"to_act": 0, "position": {}} and more"#, "trailing"),
    ];
    for (text, words) in frames {
        let sentence = refused(&["probe", "battle", "-"], text);
        assert!(sentence.contains(words), "{text}: {sentence}");
    }
}

#[test]
fn in_moves() {
    let file = "examples/battle-claim.json";
    let cases = [
        ("fly 3", "“fly 3” is not a move"),
        ("play Y7", "is not a move"),
        ("play Y7 8", "is not a move"),
        ("play Y6 1", "You do not hold yellow 6. (R14)"),
        ("claim 5", "yellow 10: Legion 27 beats your Company 21. (R27)"),
        ("7: claim 3", "no seat 7"),
        ("x: claim 3", "is not a move"),
        ("1: log 3", "nothing to decide"),
    ];
    for (mv, words) in cases {
        let sentence = refused(&["probe", "battle", file, "--move", mv], "");
        assert!(sentence.contains(words), "{mv}: {sentence}");
    }
    let whose = refused(&["probe", "battle", "examples/battle-exchange.json", "--move", "give Y7"], "");
    assert!(whose.contains("whose"), "{whose}");
}

#[test]
fn in_records() {
    let sound = std::fs::read_to_string(golden()).expect("a record");
    // Every edit must really change the record, or the test would show nothing.
    let edited = |from: &str, to: &str| {
        let text = sound.replacen(from, to, 1);
        assert_ne!(text, sound, "{from} is not in the record");
        refused(&["replay", "-"], &text)
    };
    let third = "    \"1 play B0 7 #195e\",\n";
    let cases = [
        // A step changed to another legal one, to an illegal one, to nonsense; dropped; doubled.
        ("1 play B0 7 #", "1 play B0 6 #", "Step 3 does not fit its check"),
        ("1 play B0 7 #", "1 play P1 7 #", "Step 3 cannot be played: You do not hold purple 1. (R14)"),
        ("1 play B0 7 #", "1 fly B0 7 #", "Step 3 cannot be played: “fly B0 7” is not a move"),
        ("1 play B0 7 #", "play B0 7 #", "Step 3 cannot be read"),
        (third, "", "Step 3"),
        (third, &third.repeat(2), "Step 4"),
        // The secret, an option, the versions, the game, the players, the result.
        ("\"secret\": \"0", "\"secret\": \"f", "Step 0"),
        ("\"match\": \"single\"", "\"match\": \"rematch\"", "Step 0"),
        ("\"match\": \"single\"", "\"match\": \"best of five\"", "Option match"),
        ("\"rules\": 1", "\"rules\": 2", "version 2 of the rules"),
        ("\"nurt\": 1", "\"nurt\": 2", "format 2"),
        ("\"game\": \"battle\"", "\"game\": \"go\"", "no game “go”"),
        ("\"players\": 2", "\"players\": 4", "not for 4"),
        ("\"score-logs\": [", "\"score-logs\": [ 9,", "result"),
    ];
    for (from, to, words) in cases {
        let sentence = edited(from, to);
        assert!(sentence.contains(words), "{from} → {to}: {sentence}");
    }
    assert!(refused(&["replay", "-"], &sound[..sound.len() / 2]).contains("Not readable"));
}

#[test]
fn nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let path = records.to_str().expect("a path");
    refused(&["sim", "battle", "--bots", "genius", "--records", path], "");
    assert!(!records.exists());
    let record = folder.path().join("game.json");
    refused(&["play", "battle", "--as", "9", "--record", record.to_str().expect("a path")], "");
    assert!(!record.exists());
    let nowhere = folder.path().join("no/such/folder/game.json");
    let sentence = refused(&["play", "battle", "--record", nowhere.to_str().expect("a path")], "");
    assert!(sentence.contains("game.json"), "{sentence}");
    std::fs::write(&record, "precious").expect("a file");
    let sentence = refused(&["play", "battle", "--record", record.to_str().expect("a path")], "");
    assert!(sentence.contains("already there"), "{sentence}");
    assert_eq!(std::fs::read_to_string(&record).expect("the file"), "precious");
}
