//! The commands, called as a person or a program would.

use crate::common::{json, nurt, nurt_with};
use serde_json::Value;

#[test]
fn games_lists_games_players_and_options() {
    let text = nurt(&["games"]);
    assert!(text.contains("battle: Battle for the River, 2 players"));
    assert!(text.contains("--option tactics=off|on"));
    let list = json(&["games", "--json"]);
    assert_eq!(list[0]["name"], "battle");
    assert_eq!(list[0]["players"], serde_json::json!([2, 2]));
    let options: Vec<&str> =
        list[0]["options"].as_array().expect("options").iter().filter_map(|o| o["name"].as_str()).collect();
    assert_eq!(options, ["tactics", "match", "roles", "dams"]);
    assert_eq!(list[0]["options"][0]["labels"], serde_json::json!(["without", "with"]));
}

#[test]
fn help_teaches_in_every_language() {
    for (lang, words) in [("en", "Examples"), ("pl", "Przykłady"), ("uk", "Приклади")] {
        for command in ["games", "play", "sim", "arena", "tune", "bench", "replay", "probe"] {
            let help = nurt(&[command, "--help", "--lang", lang]);
            assert!(help.contains(words) && help.contains(&format!("nurt {command} ")), "{lang}: {help}");
            assert!(!help.contains('{'), "{lang}: {help}");
        }
    }
}

/// A whole game by always taking the first choice; the game must end, with a winner, in each language.
#[test]
fn play_goes_to_the_end_in_every_language() {
    let first = "1\n".repeat(2000);
    for (lang, won) in [("en", "has won"), ("pl", "\nWygrywa "), ("uk", "\nПеремагає ")] {
        for option in ["tactics=off", "tactics=on"] {
            let args =
                ["play", "battle", "--seed", "3", "--lang", lang, "--option", option, "--bots", "random"];
            let answer = nurt_with(&args, &first);
            assert_eq!((answer.code, answer.err.as_str()), (0, ""));
            assert!(
                answer.out.contains(won),
                "{lang}: no winner in {}",
                &answer.out[answer.out.len() - 400..]
            );
            assert!(!answer.out.contains('{'), "{lang}: a word is missing");
        }
    }
}

#[test]
fn play_takes_back_explains_and_saves() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    let path = path.to_str().expect("a path");
    // A card is laid and taken back; a move is asked about; another card is laid and drawn for; then away.
    let input = "1\n1\nu\nwhy claim 3\nclaim 3\n99\n?\n1\n2\n\nq\n";
    let answer = nurt_with(&["play", "battle", "--seed", "7", "--record", path], input);
    assert_eq!(answer.code, 0, "{}", answer.err);
    for words in ["Taken back.", "(R25)", "There is no such number.", "You have left the table."] {
        assert!(answer.out.contains(words), "{words} is not in {}", answer.out);
    }
    let record: Value =
        serde_json::from_str(&std::fs::read_to_string(path).expect("a record")).expect("JSON");
    let moves = record["moves"].as_array().expect("moves");
    // Player: card and draw; bot: perhaps a log, card and draw.
    assert!(moves.len() >= 4, "{moves:?}");
    assert!(moves[0].as_str().expect("a move").starts_with("0 play"));
    assert!(nurt(&["replay", path, "--verify"]).contains("steps are right"));
}

#[test]
fn sim_is_the_same_for_a_seed_on_any_number_of_threads() {
    let run = |threads: &str, seed: &str| {
        json(&["sim", "battle", "--games", "60", "--seed", seed, "--threads", threads, "--json"])
    };
    let one = run("1", "5");
    assert_eq!(one, run("2", "5"));
    assert_ne!(one, run("2", "6"));
    assert_eq!(one["games"], 60);
    let wins: f64 =
        one["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["wins"].as_f64()).sum();
    assert!((wins - 60.0).abs() < 1e-9);
    let bars =
        one["length"]["histogram"].as_array().expect("bars").iter().filter_map(|bar| bar["games"].as_u64());
    assert_eq!(bars.sum::<u64>(), 60);
}

#[test]
fn greedy_beats_random() {
    for (bots, seat) in [("greedy,random", 0), ("random,greedy", 1)] {
        for option in ["tactics=off", "tactics=on"] {
            let report =
                json(&["sim", "battle", "--games", "60", "--bots", bots, "--option", option, "--json"]);
            let share = report["seats"][seat]["win_share"].as_f64().expect("a share");
            assert!(share > 0.75, "{bots}, {option}: {share}");
        }
    }
}

#[test]
fn sim_writes_records_that_replay() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    nurt(&["sim", "battle", "--games", "5", "--seed", "9", "--option", "match=rematch", "--records", path]);
    let files: Vec<_> = std::fs::read_dir(folder.path()).expect("a folder").flatten().collect();
    assert_eq!(files.len(), 5);
    for file in files {
        let file = file.path();
        let file = file.to_str().expect("a path");
        assert!(nurt(&["replay", file, "--verify"]).contains("every draw follows"));
        let whole = json(&["replay", file, "--json"]);
        assert!(whole["standing"]["winners"].is_array());
        let steps = whole["steps"].as_array().expect("steps").len();
        let part = json(&["replay", file, "--to", "10", "--json"]);
        assert!(steps > 10 && part["steps"].as_array().expect("steps").len() == 10);
        assert!(part["standing"]["winners"].is_null());
        let seen = json(&["replay", file, "--to", "10", "--positions", "--json"]);
        assert_eq!(seen["steps"][9]["position"]["view"], part["view"]);
    }
}

#[test]
fn replay_tells_the_game_in_words() {
    let path = crate::common::golden();
    let path = path.to_str().expect("a path");
    for (lang, words) in [("en", " lays "), ("pl", " kładzie "), ("uk", " кладе ")] {
        let text = nurt(&["replay", path, "--lang", lang]);
        assert!(text.contains(words), "{lang}: {}", &text[..600]);
        assert!(!text.contains('{'));
    }
}

#[test]
fn probe_lists_explains_and_plays() {
    let file = "examples/battle-claim.json";
    let position = json(&["probe", "battle", file, "--json"]);
    let moves = position["legal"][0]["moves"].as_array().expect("moves");
    let claims: Vec<&str> =
        moves.iter().filter_map(|mv| mv["move"].as_str()).filter(|mv| mv.starts_with("claim")).collect();
    assert_eq!(claims, ["claim 3"]);
    assert_eq!(moves[0]["path"], serde_json::json!(["dam:3"]));
    let why = json(&[
        "probe", "battle", file, "--why", "claim 3", "--why", "claim 5", "--why", "claim 4", "--json",
    ]);
    let rules: Vec<&Value> =
        why["why"].as_array().expect("answers").iter().map(|answer| &answer["rule"]).collect();
    assert_eq!(rules, [&Value::Null, &"R27".into(), &"R26".into()]);
    let after = json(&["probe", "battle", file, "--move", "claim 3", "--move", "play Y7 3", "--json"]);
    assert_eq!(after["view"]["dams"][2]["damaged"], true);
    assert_eq!(after["view"]["dams"][2]["sides"]["attacker"]["cards"], serde_json::json!(["Y7"]));
    assert_eq!(after["view"]["discards"].as_array().expect("discards").len(), 5);
    assert_eq!(after["standing"]["lines"][0]["cells"], serde_json::json!([1, null]));
    assert_eq!(after["moves"][0]["events"][0]["event"]["damaged"]["class"], "brotherhood");
}

/// What a seat sees of a position and of a game: its own cards, and nothing of the other's.
#[test]
fn probe_and_replay_can_look_through_the_eyes_of_a_seat() {
    let file = "examples/battle-claim.json";
    let seen = json(&["probe", "battle", file, "--view", "1", "--json"]);
    assert!(seen["view"]["hands"]["attacker"]["cards"].is_null());
    assert_eq!(seen["view"]["hands"]["defender"]["cards"]["battle"].as_array().map(Vec::len), Some(6));
    let record = crate::common::golden();
    let record = record.to_str().expect("a path");
    let text = nurt(&["replay", record, "--to", "6", "--view", "0"]);
    assert!(text.contains("draws a battle card"), "{text}");
    let all = nurt(&["replay", record, "--to", "6"]);
    assert!(!all.contains("draws a battle card"), "{all}");
}

#[test]
fn every_example_is_a_sound_scenario() {
    let mut count = 0;
    for entry in std::fs::read_dir(crate::common::root().join("examples")).expect("examples").flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|end| end != "json") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("an example");
        let example: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let (game, path) = (example["game"].as_str().expect("a game"), path.to_str().expect("a path"));
        assert!(path.contains(&format!("/{game}-")), "{path} is named after its game");
        // Something can be pointed at.
        let told = nurt(&["probe", game, path]);
        assert!(["hand:", "island:", "tile:"].iter().any(|target| told.contains(target)), "{path}: {told}");
        count += 1;
    }
    assert!(count >= 3);
}

#[test]
fn bench_gives_the_fields_that_programs_read() {
    let report = json(&["bench", "stones", "--digest", "100", "--json"]);
    assert_eq!((&report["digest"], &report["moves"]), (&"023de83e".into(), &5044.into()));
    assert_eq!(report["allocations"], 0);
    let fields = "games_per_second decisions_per_second clone_ns legal_moves_ns apply_ns view_ns imagine_ns position_bytes \
                  moves_per_second moves_per_second_with_clone simulations_per_second search_simulations_per_second";
    for field in fields.split(' ') {
        assert!(report[field].as_f64().is_some_and(|value| value >= 0.0), "{field}: {}", report[field]);
    }
    let report = json(&["bench", "stones", "--search", "--json"]);
    let fields = "threads iterations_per_second times_one_thread nodes_per_decision imagined_per_second";
    for field in fields.split(' ') {
        assert!(report["search"][0][field].as_f64().is_some_and(|value| value > 0.0), "{field}");
    }
}
