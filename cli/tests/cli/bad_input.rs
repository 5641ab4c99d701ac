//! Bad input gets one clear sentence, exit code 2, and nothing is written.

use crate::common::{nurt_with, root};

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
    let cases: [(&[&str], &str); 22] = [
        (&[], "Say what to do"),
        (&["fly"], "no command “fly”"),
        (&["games", "--jso"], "no argument “--jso”"),
        (&["play"], "GAME"),
        (&["play", "chess"], "no game “chess”; there are: battle, stones"),
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
    let golden = root().join("games/battle/tests/golden");
    let path = std::fs::read_dir(golden).expect("a folder").next().expect("a record").expect("a file").path();
    let sound = std::fs::read_to_string(path).expect("a record");
    let line = |number: usize| {
        let from = sound.find("\"moves\"").expect("moves");
        sound[from..].lines().nth(number).expect("a move").to_owned()
    };
    let replay = |text: &str| refused(&["replay", "-"], text);
    // A step changed, dropped, doubled; the secret, the options, the result changed.
    let third = line(3);
    let other =
        third.replace(" 3 #", " 5 #").replace(" 4 #", " 5 #").replace(" 1 #", " 2 #").replace(" 7 #", " 6 #");
    if other != third {
        assert!(replay(&sound.replacen(&third, &other, 1)).contains("Step 3"));
    }
    assert!(replay(&sound.replacen(&format!("{third}\n"), "", 1)).contains("Step 3"));
    assert!(replay(&sound.replacen(&third, &format!("{third}\n{third}"), 1)).contains("Step 4"));
    assert!(replay(&sound.replacen("\"secret\": \"0", "\"secret\": \"f", 1)).contains("Step 0"));
    assert!(replay(&sound.replacen("\"rules\": 1", "\"rules\": 2", 1)).contains("version 2 of the rules"));
    assert!(replay(&sound.replacen("\"nurt\": 1", "\"nurt\": 2", 1)).contains("format 2"));
    assert!(replay(&sound.replacen("\"game\": \"battle\"", "\"game\": \"go\"", 1)).contains("no game “go”"));
    assert!(replay(&sound.replacen("\"players\": 2", "\"players\": 4", 1)).contains("not for 4"));
    assert!(replay(&sound[..sound.len() / 2]).contains("Not readable"));
    let (winner, loser) = if sound.contains("\"winners\": [\n      0") { ("0", "1") } else { ("1", "0") };
    let result = sound.replacen(
        &format!("\"winners\": [\n      {winner}"),
        &format!("\"winners\": [\n      {loser}"),
        1,
    );
    assert_ne!(result, sound);
    assert!(replay(&result).contains("result"));
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
