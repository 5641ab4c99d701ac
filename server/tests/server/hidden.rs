//! Two seats' traffic is compared: no byte of it tells a hidden card.
//!
//! Whole games are played over real connections, and every byte that two players and a spectator hear is kept. Afterwards
//! the dice are known, so the game is played once more to know which cards each of them could know at every version. Then
//! every frame is searched for the codes of all other cards.

use std::sync::Arc;

use nurt_battle::{Battle, Move};
use nurt_core::{Chance, Fast, Game, Record, Seat, Secret, Speak, Table, Viewer};
use nurt_server::Config;
use nurt_server::entry::{Entry, Header, Stamped};
use nurt_server::live::Live;
use nurt_server::store::{Memory, Store};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::common::client::request;
use crate::common::{House, Person, Player};
use crate::truth::{Deed, Truth, deeds_moves, leaks, leaks_of_steps, named, role};

/// A refusal that a player got for a move, with the version of the table.
struct Tried {
    seat: usize,
    version: usize,
    mv: String,
    words: Value,
}

/// Everything that was heard of a game by the two seats and by a spectator, and what was done.
struct Traffic {
    heard: [Vec<String>; 3],
    /// Pages that were fetched besides: by whom, at which version.
    pages: Vec<(usize, usize, String)>,
    deeds: Vec<Deed>,
    tried: Vec<Tried>,
    record: Record,
}

/// A table of two people whose secret is known beforehand, so that the same game is played every time.
async fn found(store: &Memory, people: [&Person; 2], options: Value, seed: u64) -> String {
    let mut log = Vec::new();
    for (person, seat) in people.into_iter().zip(0..) {
        let secret: Secret = person.cookie.trim_start_matches("nurt=").parse().expect("a cookie");
        let known = store.guest(Sha256::digest(secret.bytes()).into()).await.expect("an answer");
        let (guest, name) = known.expect("a guest");
        let entropy = Some(Secret::of_game(seed, u64::from(seat) + 1));
        let entry = Entry::Seated { seat: Seat::new(seat), guest, name, entropy };
        log.push((guest, Stamped { at: 0, entry, command: None }));
    }
    let given = serde_json::from_value(options).expect("options");
    let choices = Table::<Battle>::choose(Some(2), &given).expect("options");
    let header = Header {
        id: format!("hidden{seed}"),
        game: "battle".to_owned(),
        rules: Battle::FACTS.rules,
        players: 2,
        options: choices.values().clone(),
        open: false,
        host: log[0].0,
        host_name: "ola".to_owned(),
        invitation: format!("word{seed}"),
        secret: Secret::of_game(seed, 0),
        created: 0,
    };
    let id = header.id.clone();
    let log: Vec<Stamped> = log.into_iter().map(|(_, stamped)| stamped).collect();
    let live = Live::replay(header.clone(), log.clone()).expect("a table");
    store.add_table(header, log, live.summary()).await.expect("a table");
    id
}

/// Plays a whole game with random legal moves, and some that are not; some moves are taken back.
async fn play(house: &House, store: &Memory, options: Value, seed: u64) -> Traffic {
    let mut chance = Fast::new(seed);
    let (ola, jan, ewa) = (house.person("ola").await, house.person("jan").await, house.person("ewa").await);
    let table = found(store, [&ola, &jan], options, seed).await;
    let mut all = [
        Player::join(&ola, &table).await,
        Player::join(&jan, &table).await,
        Player::join(&ewa, &table).await,
    ];
    ola.at_table(&table, "start", json!({})).await.fine();
    for player in &mut all {
        player.until(|frame| frame["status"] == "playing").await;
    }
    let mut deeds = vec![Deed::Other; all[0].version() as usize];
    let (mut tried, mut pages) = (Vec::new(), Vec::new());
    let every = Move::every();
    while all[0].status() == "playing" {
        let to_act = all[0].state["now"]["to_act"].as_array().expect("seats").clone();
        let seat = to_act[chance.below(to_act.len() as u32) as usize].as_u64().expect("a seat") as usize;
        match chance.below(12) {
            // Somebody tries something that may not be allowed.
            0 => {
                let seat = chance.below(2) as usize;
                let mv = every[chance.below(every.len() as u32) as usize].to_string();
                if !all[seat].offers().contains(&mv) {
                    let version = all[seat].version() as usize;
                    let refused =
                        all[seat].want(json!({ "type": "play", "move": mv })).await.expect_err("a refusal");
                    tried.push(Tried { seat, version, mv, words: refused["words"].clone() });
                }
            }
            // Somebody fetches what can be fetched.
            1 => {
                let who = chance.below(4) as usize;
                let version = all[0].version() as usize;
                let from = chance.below(version as u32);
                for path in
                    [format!("/api/tables/{table}"), format!("/api/tables/{table}/steps?from={from}&count=9")]
                {
                    let cookie = all.get(who).map_or("", |player| player.person.cookie.as_str());
                    let answer = request(house.address, "GET", &path, &[("Cookie", cookie)], b"").await;
                    pages.push((who.min(2), version, answer.expect("an answer").text()));
                }
            }
            // A new connection is told everything from the beginning.
            2 if chance.below(4) == 0 => {
                let who = chance.below(3) as usize;
                all[who].lines.clear();
                all[who].reconnect().await.expect("a connection");
            }
            3 if all[seat].state["now"]["take_back"] == "free" => {
                let version = all[seat].done(json!({ "type": "take-back" })).await;
                deeds.push(Deed::TookBack(seat));
                for player in &mut all {
                    player.catch_up(version).await;
                }
            }
            4 if chance.below(3) == 0 && all[seat].state["now"]["take_back"] == "ask" => {
                let to = deeds_moves(&deeds).iter().rposition(|(by, _)| *by == seat).expect("a move");
                let version = all[seat].done(json!({ "type": "ask-take-back" })).await;
                all[1 - seat].catch_up(version).await;
                let version = all[1 - seat].done(json!({ "type": "answer-take-back", "agree": true })).await;
                deeds.extend([Deed::Other, Deed::Other, Deed::Rewound(to)]);
                for player in &mut all {
                    player.catch_up(version).await;
                }
            }
            _ => {
                let offers = all[seat].offers();
                let mv = offers[chance.below(offers.len() as u32) as usize].clone();
                let version = all[seat].play(&mv).await;
                deeds.push(Deed::Move(seat, mv));
                for player in &mut all {
                    player.catch_up(version).await;
                }
            }
        }
        assert_eq!(all[0].version() as usize, deeds.len());
    }
    let record = ola.get(&format!("/api/tables/{table}/record")).await.text();
    let record = Record::read(&record).expect("a record");
    Traffic { heard: all.map(|player| player.socket.heard), pages, deeds, tried, record }
}

/// Everything that somebody was told while the game was going on, against what that viewer may know.
fn all_leaks(truth: &Truth, viewer: usize, heard: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    for text in heard {
        let frame: Value = serde_json::from_str(text).expect("JSON");
        match frame["type"].as_str() {
            Some("table") => found.extend(leaks(truth, viewer, &frame)),
            // What was asked may be repeated, and is looked at on its own.
            Some("refused") => {}
            _ => found.extend(named(&frame).into_iter().map(|card| format!("{card}: {frame}"))),
        }
    }
    found
}

/// What is sent to a seat about the present follows from what that seat may know: in every position that it cannot tell
/// from the true one, the same bytes would have been sent.
fn same_in_imagined_positions(truth: &Truth, viewer: usize, frame: &Value, chance: &mut Fast) -> usize {
    let version = frame["version"].as_u64().expect("a version") as usize;
    let Some(position) = truth.positions[version].filter(|_| frame["status"] == "playing") else { return 0 };
    let eyes = if viewer < 2 { Viewer::Seat(Seat::new(viewer as u8)) } else { Viewer::Spectator };
    let view = position.view(eyes);
    let mut others = 0;
    for _ in 0..2 {
        let imagined = Battle::imagine(&view, chance);
        others += usize::from(imagined != position);
        let seen = imagined.view(eyes);
        let now = &frame["now"];
        assert_eq!(now["view"], json!(seen));
        assert_eq!(now["outlook"], json!(Battle::outlook(&seen)));
        assert_eq!(now["standing"], json!(imagined.standing(eyes)));
        assert_eq!(now["to_act"], json!(imagined.to_act()));
        let Viewer::Seat(seat) = eyes else { continue };
        let mut moves = Vec::new();
        imagined.legal_moves(seat, &mut moves);
        let offered: Vec<Value> = moves
            .iter()
            .map(|&mv| {
                let path: Vec<String> =
                    imagined.path(seat, mv).into_iter().map(|target| target.name).collect();
                let mut offer = json!({ "move": mv.to_string(), "path": path });
                if path.len() <= 2 {
                    offer["words"] = json!(mv.phrase());
                }
                offer
            })
            .collect();
        assert_eq!(now["offers"]["moves"], json!(offered));
        if !offered.is_empty() {
            assert_eq!(now["prompt"], json!(imagined.prompt(seat)));
        }
    }
    others
}

async fn check(options: Value, seeds: std::ops::Range<u64>) {
    let store = Arc::new(Memory::default());
    let house = House::open(store.clone(), Config::default()).await;
    let (mut frames, mut others, mut reasons) = (0, 0, 0);
    for seed in seeds {
        let traffic = play(&house, &store, options.clone(), seed).await;
        let truth = Truth::of(&traffic.deeds, &traffic.record);
        let mut chance = Fast::new(seed);
        for viewer in 0..3 {
            let found = all_leaks(&truth, viewer, &traffic.heard[viewer]);
            assert!(
                found.is_empty(),
                "viewer {viewer} of game {seed} is told: {:#?}",
                &found[..found.len().min(3)]
            );
            frames += traffic.heard[viewer].len();
            for text in &traffic.heard[viewer] {
                let frame: Value = serde_json::from_str(text).expect("JSON");
                if frame["type"] == "table" {
                    others += same_in_imagined_positions(&truth, viewer, &frame, &mut chance);
                }
            }
        }
        for (viewer, version, page) in &traffic.pages {
            let page: Value = serde_json::from_str(page).expect("JSON");
            let found = if page["steps"].is_array() {
                leaks_of_steps(&traffic.record, &truth.moves[*version], *viewer, &page)
            } else {
                leaks(&truth, *viewer, &page)
            };
            assert!(
                found.is_empty(),
                "viewer {viewer} of game {seed} can fetch: {:#?}",
                &found[..found.len().min(3)]
            );
        }
        // Why a move was refused follows from what its maker may know.
        for Tried { seat, version, mv, words } in &traffic.tried {
            let seat = Seat::new(*seat as u8);
            let view = truth.positions[*version].expect("a position").view(Viewer::Seat(seat));
            for _ in 0..4 {
                let why = Battle::imagine(&view, &mut chance).why_not(seat, mv.parse().expect("a move"));
                assert_eq!(*words, json!(why.expect("a reason").phrase()), "{mv}");
            }
            reasons += 1;
        }
    }
    assert!(
        frames > 300 && others > 100 && reasons > 0,
        "{frames} frames, {others} imagined positions, {reasons} reasons"
    );
    println!("{frames} frames, {others} other positions, {reasons} refused moves");
}

#[tokio::test]
async fn no_byte_tells_a_hidden_card_in_the_base_game() {
    check(json!({ "match": "rematch" }), 100..102).await;
}

#[tokio::test]
async fn no_byte_tells_a_hidden_card_with_tactics() {
    check(json!({ "tactics": "on", "roles": "random", "dams": "shuffled" }), 200..205).await;
}

/// The search above finds what it should: the same traffic, made to leak in small ways.
#[tokio::test]
async fn a_leak_would_be_found() {
    let store = Arc::new(Memory::default());
    let house = House::open(store.clone(), Config::default()).await;
    let traffic = play(&house, &store, json!({ "tactics": "on" }), 300).await;
    let truth = Truth::of(&traffic.deeds, &traffic.record);
    for viewer in 0..3 {
        assert_eq!(all_leaks(&truth, viewer, &traffic.heard[viewer]), [""; 0]);
    }
    // The frames of one seat at the other, and at a spectator.
    for (viewer, other) in [(0, 1), (1, 0), (2, 0), (2, 1)] {
        assert!(!all_leaks(&truth, viewer, &traffic.heard[other]).is_empty(), "{other} told to {viewer}");
    }
    // One card of the other hand, or of the stock, in one frame, in any shape.
    let frames: Vec<Value> =
        traffic.heard[0].iter().map(|text| serde_json::from_str(text).expect("JSON")).collect();
    let mut tried = 0;
    for frame in frames.iter().filter(|frame| frame["type"] == "table" && frame["status"] == "playing") {
        let version = frame["version"].as_u64().expect("a version") as usize;
        let position = truth.positions[version].expect("a position");
        let known = truth.known(0, version);
        let hand = position.hand(role(&position, 1));
        let Some(card) = hand.battle.iter().find(|card| !known.contains(&card.to_string())) else { continue };
        let stock = position.stock().iter().next().map_or_else(|| card.to_string(), |card| card.to_string());
        let code = card.to_string();
        let (kind, value) = code.split_at(1);
        let value: i64 = value.parse().expect("a value");
        let shapes = [
            ("/now/prompt", json!({ "key": "x", "args": { "kind": kind, "value": value } })),
            ("/now/outlook/with", json!({ code.as_str(): [] })),
            ("/now/view/hands/attacker/known", json!({ "battle": [code], "tactics": [] })),
            ("/now/standing", json!({ "hint": format!("the next card is {stock}") })),
            ("/seats/0", json!({ "name": format!("hand:{code}"), "bot": null })),
            ("/chat", json!([{ "text": format!("({code})") }])),
        ];
        for (place, value) in shapes {
            let mut leaky = frame.clone();
            *leaky.pointer_mut(place).unwrap_or_else(|| panic!("no {place}")) = value;
            assert!(!leaks(&truth, 0, &leaky).is_empty(), "{code} at {place}");
            tried += 1;
        }
        let mut leaky = frame.clone();
        if let Some(line) = leaky["lines"].as_array_mut().and_then(|lines| lines.last_mut()) {
            line["events"] = json!([{ "event": { "drew": { "seat": 1, "stock": "battle", "card": code } } }]);
            let at = line["version"].as_u64().expect("a version") as usize;
            if !truth.told(0, at).contains(&code) {
                assert!(!leaks(&truth, 0, &leaky).is_empty(), "{code} in a line");
                tried += 1;
            }
        }
    }
    assert!(tried > 100);
}
