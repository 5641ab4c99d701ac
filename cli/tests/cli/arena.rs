//! `nurt arena` and `nurt tune`.

use std::fs;

use crate::common::{json, nurt, nurt_with, root};

/// The report without what depends on the clock.
fn timeless(mut report: serde_json::Value) -> serde_json::Value {
    for entrant in report["entrants"].as_array_mut().expect("entrants") {
        let entrant = entrant.as_object_mut().expect("an entrant");
        assert!(entrant.remove("ms_per_decision").is_some() && entrant.remove("ms_longest").is_some());
    }
    report
}

/// The program in the examples; it plays the same way whenever it is told the same.
fn example_program() -> String {
    format!("program:python3 {}", root().join("examples/arena_bot.py").display())
}

#[test]
fn the_arena_is_the_same_for_a_seed_on_any_number_of_threads() {
    let contest = |threads: &str| {
        let args = ["arena", "stones", "--bots", "search@20it,random", "--games", "16", "--seed", "9"];
        timeless(json(&[&args[..], &["--threads", threads, "--json"]].concat()))
    };
    let report = contest("1");
    assert_eq!(report, contest("2"));
    assert_eq!((&report["games"], &report["sets"]), (&16.into(), &8.into()));
    let share = |at: usize| report["entrants"][at]["win_share"].as_f64().expect("a share");
    assert!((share(0) + share(1) - 1.0).abs() < 1e-9);
    assert!(share(0) > 0.5, "a search beats chance");
}

/// Two bots that are told apart but play alike share every set evenly, because both seatings of the same chance are played.
#[test]
fn mirrored_seats_even_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log.jsonl");
    let program = example_program();
    let bots = format!("{program} left,{program} right");
    let path = log.to_str().expect("text");
    let report = json(&["arena", "stones", "--bots", &bots, "--games", "8", "--log", path, "--json"]);
    assert_eq!((&report["games"], &report["sets"]), (&8.into(), &4.into()));
    let told = fs::read_to_string(&log).expect("a log");
    let sets: Vec<serde_json::Value> =
        told.lines().skip(1).map(|line| serde_json::from_str(line).expect("a set")).collect();
    assert_eq!(sets.len(), 4);
    for set in sets {
        assert_eq!(set["games"], 2);
        let [left, right] = [0, 1].map(|at| &set["entrants"][at]);
        for figure in ["wins", "scores", "decisions"] {
            assert_eq!(left[figure], right[figure], "{figure} of set {}", set["set"]);
        }
        assert_eq!(left["wins"], 1.0);
    }
}

#[test]
fn bots_that_are_the_same_are_not_told_apart() {
    let report = json(&["arena", "the-river", "--bots", "greedy,random,random", "--games", "6", "--json"]);
    assert_eq!(report["sets"], 2, "three seatings, because two of the three are the same");
    let entrants = report["entrants"].as_array().expect("entrants");
    let wins: f64 = entrants.iter().map(|entrant| entrant["wins"].as_f64().expect("a number")).sum();
    assert!((wins - 6.0).abs() < 1e-9, "every game has one victory to share: {wins}");
    assert!(entrants[0]["win_share"].as_f64() > Some(0.99));
    assert!(entrants[0]["mean_scores"]["score-total"].as_f64() > Some(20.0));
}

#[test]
fn a_clear_answer_ends_the_test_early() {
    let args = ["arena", "stones", "--bots", "greedy,random", "--games", "4000", "--sprt", "0,100"];
    let report = json(&[&args[..], &["--threads", "1", "--json"]].concat());
    assert_eq!(report["sprt"]["passed"], true);
    assert!(report["games"].as_u64() < Some(200), "{}", report["games"]);
    let spoken = nurt(&[&args[..], &["--lang", "pl"]].concat());
    assert!(spoken.contains("Test zdany") && spoken.contains("greedy"), "{spoken}");
}

#[test]
fn a_contest_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log.jsonl");
    let run = |games: &str, log: Option<&str>| {
        let args = ["arena", "stones", "--bots", "greedy,random", "--games", games, "--json"];
        timeless(json(&[&args[..], &log.map_or(vec![], |log| vec!["--log", log])].concat()))
    };
    let path = log.to_str().expect("text");
    let first = run("6", Some(path));
    assert_eq!(first["games"], 6);
    // The last line is cut off, as by a power cut.
    let written = fs::read_to_string(&log).expect("a log");
    fs::write(&log, &written[..written.len() - 20]).expect("room");
    let whole = run("20", Some(path));
    assert_eq!(whole, run("20", None));
    let other = nurt_with(&["arena", "stones", "--bots", "random,random", "--log", path], "");
    assert_eq!(other.code, 2);
    assert!(other.err.contains("another contest"), "{}", other.err);
}

/// The yardstick finishes games, hidden cards or not, and no table knows it.
#[test]
fn whoever_sees_everything_takes_part_in_the_arena_only() {
    for game in ["battle", "winter"] {
        let report = json(&["arena", game, "--bots", "seer@20it,random", "--games", "4", "--json"]);
        assert_eq!(report["entrants"][0]["win_share"], 1.0, "{game}");
    }
    assert_eq!(nurt_with(&["play", "battle", "--bots", "seer"], "").code, 2);
    assert_eq!(nurt_with(&["sim", "battle", "--bots", "seer"], "").code, 2);
}

#[test]
fn a_program_of_somebody_else_takes_part() {
    let program = example_program();
    for game in ["stones", "winter"] {
        let report = json(&["arena", game, "--bots", &format!("{program},random"), "--games", "2", "--json"]);
        assert_eq!(report["games"], 2);
        assert!(report["entrants"][0]["decisions"].as_u64() > Some(10));
    }
}

#[test]
fn a_program_that_fails_is_named() {
    for (program, words) in [
        ("program:/nowhere/at/all", "/nowhere/at/all"),
        ("program:true", "true"),
        ("program:yes", "expected"),
        ("program:python3 -c print('{\"move\":\"resign\"}')", "not a legal move"),
    ] {
        let answer =
            nurt_with(&["arena", "stones", "--bots", &format!("{program},random"), "--games", "2"], "");
        assert_eq!(answer.code, 2, "{program}");
        assert!(answer.err.contains(words), "{program}: {}", answer.err);
    }
}

#[test]
fn a_network_is_trained_and_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let (plan, net) = (folder.path().join("plan.json"), folder.path().join("my.net"));
    let stage = |teacher: &str, learn: &str| {
        format!(
            r#"{{"teacher": "{teacher}", "learn": "{learn}", "games": 8, "stray": 9, "sample": 2, "rounds": 2, "rate": 0.001,
                "batch": 16}}"#
        )
    };
    let against =
        |bot: &str| stage("search@30it", "thoughts").replace('}', &format!(r#", "against": "{bot}"}}"#));
    let stages = [stage("greedy", "end"), stage("search@30it", "thoughts"), against("greedy")].join(",");
    fs::write(&plan, format!(r#"{{"variants": [{{"players": 2}}], "stages": [{stages}]}}"#)).expect("room");
    let [plan, net] = [&plan, &net].map(|path| path.to_str().expect("text"));
    let tune = |out: &str, threads: &str| {
        nurt_with(&["tune", "battle", "--plan", plan, "--out", out, "--threads", threads], "")
    };
    assert_eq!(tune(net, "1").code, 0);
    let again = format!("{net}.again");
    assert_eq!(tune(&again, "2").code, 0);
    assert_eq!(fs::read(net).expect("a network"), fs::read(&again).expect("a network"));
    let bots = format!("search@10it/net={net},random");
    let report = json(&["arena", "battle", "--bots", &bots, "--games", "2", "--json"]);
    assert_eq!(report["games"], 2);
    // Only a search has thoughts to learn from; nobody learns from or with those who see everything; and nothing is one of
    // none.
    let none = stage("greedy", "end").replace('9', "0");
    for unfit in [stage("greedy", "thoughts"), stage("seer@30it", "thoughts"), against("seer@30it"), none] {
        fs::write(plan, format!(r#"{{"variants": [{{"players": 2}}], "stages": [{unfit}]}}"#)).expect("room");
        assert_eq!(tune(net, "1").code, 2, "{unfit}");
    }
    fs::write(plan, r#"{"variants": [], "stages": []}"#).expect("room");
    assert_eq!(tune(net, "1").code, 2);
    // A network of another game is refused by name.
    let strange = format!("search@10it/net={net},random");
    for args in [&["tune", "gold", "--from", net][..], &["arena", "gold", "--bots", &strange]] {
        let answer = nurt_with(args, "");
        assert!(answer.code == 2 && answer.err.contains(net), "{args:?}: {}", answer.err);
    }
    fs::write(net, "1 2 3").expect("room");
    for args in [&["tune", "battle", "--from", net][..], &["arena", "battle", "--bots", &bots]] {
        assert_eq!(nurt_with(args, "").code, 2, "{args:?}");
    }
}
