//! Playing on from a step of a finished game.

use std::collections::BTreeSet;
use std::sync::Arc;

use nurt_core::{Chance, Fast, Record, commitment};
use nurt_server::Config;
use nurt_server::store::{Memory, Store};
use serde_json::{Value, json};

use crate::analysis::report;
use crate::common::client::request;
use crate::common::{House, Person, Player, entropy, game_of_two, play_on};

/// A game of Ola and Jan, given up by Jan after so many moves.
async fn given_up(house: &House, moves: usize) -> [Player; 2] {
    let mut players = game_of_two(house, json!({ "tactics": "on" })).await;
    play_on(&mut players, &mut Fast::new(31), moves).await;
    let version = players[1].done(json!({ "type": "resign" })).await;
    players[0].catch_up(version).await;
    players
}

/// Plays on from a step, against a watchful bot.
async fn from(person: &Person, table: &str, step: u32, seat: u8) -> String {
    let wanted = json!({ "step": step, "seat": seat, "bot": "greedy", "entropy": entropy(6) });
    let made = person.at_table(table, "play-on", wanted).await.fine();
    made["id"].as_str().expect("a name").to_owned()
}

/// Random moves against bots, until the game is over.
async fn to_the_end(player: &mut Player, seed: u64) {
    let mut chance = Fast::new(seed);
    while player.status() == "playing" {
        let offers = player.offers();
        if offers.is_empty() {
            player.hear().await.expect("a live connection");
        } else {
            player.play(&offers[chance.below(offers.len() as u32) as usize]).await;
        }
    }
}

async fn record_of(person: &Person, table: &str) -> Record {
    Record::read(&person.get(&format!("/api/tables/{table}/record")).await.text()).expect("a record")
}

async fn step_of(person: &Person, table: &str, step: u32) -> Value {
    let path = format!("/api/tables/{table}/steps?from={step}&count=1");
    person.get(&path).await.fine()["steps"][0].clone()
}

/// What a table tells once it is played on, and again after a restart.
fn told(state: &Value) -> Vec<Value> {
    let fields = ["version", "status", "seats", "you", "now", "lines", "took_over", "commitment", "options"];
    fields.iter().map(|&field| state[field].clone()).collect()
}

#[tokio::test]
async fn the_game_goes_on_from_there_against_bots() {
    let house = House::new().await;
    let [ola, jan] = given_up(&house, 20).await;
    let seen = Player::join(&house.person("Iza").await, &ola.table).await.lines;
    let first = record_of(&ola.person, &ola.table).await;
    // Somebody who did not even play there takes the seat of Jan.
    let ewa = house.person("Ewa").await;
    let table = from(&ewa, &jan.table, 7, 1).await;
    let mut player = Player::join(&ewa, &table).await;
    assert_eq!(player.state["took_over"], json!({ "table": jan.table, "step": 7 }));
    assert_eq!((&player.state["you"], player.status()), (&json!(1), "playing"));
    assert_eq!(player.state["seats"][0]["bot"], "greedy");
    assert_eq!((&player.state["options"]["tactics"], &player.state["open"]), (&json!("on"), &json!(false)));
    assert_eq!((&player.state["hints"], &player.lines[0]["kind"]), (&json!(true), &json!("took-over")));
    // The moves up to there are the same, and they are told to Ewa as they were told to Jan.
    let moved = |lines: &[Value]| -> Vec<Value> {
        let moves = lines.iter().filter(|line| line["kind"] == "moved").take(7);
        moves.map(|line| json!([line["seat"], line["step"]])).collect()
    };
    assert_eq!(moved(&player.lines), moved(&seen));
    let told_jan: Vec<&Value> = jan.lines.iter().filter(|line| line["kind"] == "moved").take(7).collect();
    let told_ewa: Vec<&Value> = player.lines.iter().filter(|line| line["kind"] == "moved").take(7).collect();
    for (one, other) in told_jan.into_iter().zip(told_ewa) {
        assert_eq!(one["events"], other["events"]);
    }
    assert_eq!(first.seats[1].name, "Jan");

    to_the_end(&mut player, 5).await;
    let record = record_of(&ewa, &table).await;
    assert_eq!((&record.secret, &record.fair, &record.start), (&first.secret, &first.fair, &first.start));
    assert_eq!(record.moves[..7], first.moves[..7]);
    let replayed = ewa.post("/api/replay", serde_json::to_value(&record).expect("a record")).await.fine();
    assert_eq!((&replayed["total"], &replayed["anew"]), (&json!(record.moves.len()), &json!(7)));
    let steps = ewa.get(&format!("/api/tables/{table}/steps")).await.fine();
    assert_eq!((&steps["steps"], &steps["anew"]), (&replayed["steps"], &json!(7)));
    // It can be played again, and played on.
    let again = ewa.at_table(&table, "rematch", json!({ "entropy": entropy(5) })).await.fine();
    let again = ewa.look(again["id"].as_str().expect("a name")).await;
    assert_eq!((&again["took_over"], &again["you"]), (&Value::Null, &json!(0)));
    for step in [3, 7, 9] {
        let other = from(&ola.person, &table, step, 0).await;
        let mut player = Player::join(&ola.person, &other).await;
        to_the_end(&mut player, 6).await;
        let record = record_of(&ewa, &other).await;
        assert_eq!(record.anew.len(), if step < 7 { 1 } else { 2 });
        ewa.post("/api/replay", serde_json::to_value(&record).expect("a record")).await.fine();
    }
}

#[tokio::test]
async fn there_are_hints_and_it_can_be_looked_into() {
    let house = House::new().await;
    let [ola, _] = given_up(&house, 6).await;
    let record = record_of(&ola.person, &ola.table).await;
    let seat = record.moves[4][..1].parse().expect("a seat");
    let table = from(&ola.person, &ola.table, 4, seat).await;
    let mut player = Player::join(&ola.person, &table).await;
    let hint = ola.person.at_table(&table, "hint", json!({})).await.fine();
    assert_eq!(hint["moves"].as_array().map(Vec::len), Some(player.offers().len()));
    player.done(json!({ "type": "resign" })).await;
    let found = report(&ola.person, &table).await;
    assert_eq!(found["expected"].as_array().map(Vec::len), Some(5), "before every move, and the end");
}

#[tokio::test]
async fn a_restart_makes_the_same_table() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::open(Arc::clone(&store), Config::default()).await;
    let [ola, _] = given_up(&house, 12).await;
    let waits = json!({ "step": 5, "seat": 1, "bot": "greedy" });
    let waiting = ola.person.at_table(&ola.table, "play-on", waits).await.fine()["id"].clone();
    let waiting = waiting.as_str().expect("a name").to_owned();
    let mut tables = Vec::new();
    for step in [0, 4, 12] {
        let table = from(&ola.person, &ola.table, step, 0).await;
        let mut player = Player::join(&ola.person, &table).await;
        while player.offers().is_empty() {
            player.hear().await.expect("a live connection");
        }
        tables.push((table.clone(), ola.person.look(&table).await));
    }
    house.close().await;
    let house = House::open(store, Config::default()).await;
    let ola = ola.person.at(house.address);
    for (table, before) in tables {
        assert_eq!(told(&ola.look(&table).await), told(&before));
        to_the_end(&mut Player::join(&ola, &table).await, 8).await;
        let record = ola.get(&format!("/api/tables/{table}/record")).await.json();
        ola.post("/api/replay", record).await.fine();
    }
    ola.at_table(&waiting, "start", json!({ "entropy": entropy(4) })).await.fine();
    assert_eq!(ola.look(&waiting).await["took_over"]["step"], 5);
}

#[tokio::test]
async fn what_cannot_be_played_on_is_refused_and_changes_nothing() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({})).await;
    let (ewa, table) = (house.person("Ewa").await, players[0].table.clone());
    let wanted = json!({ "step": 0, "seat": 0, "bot": "greedy", "entropy": entropy(1) });
    let early = ewa.at_table(&table, "play-on", wanted.clone()).await;
    assert_eq!(early.refusal(), (409, "not-over".to_owned()));
    let total = play_on(&mut players, &mut Fast::new(23), usize::MAX).await.len();
    let with = |field: &str, value: Value| {
        let mut wanted = wanted.clone();
        wanted[field] = value;
        wanted
    };
    let refusals = [
        (with("step", json!(total)), (400, "bad-choice"), "must lie between 0 and"),
        (with("step", json!(4_000_000_000_u32)), (400, "bad-choice"), "must lie between 0 and"),
        (with("seat", json!(2)), (400, "bad-choice"), "no seat 2"),
        (with("bot", json!("deep")), (400, "bad-choice"), "no bot “deep”"),
        (with("bot", Value::Null), (409, "seats-free"), "Some seats are still free"),
        (with("step", json!(-1)), (400, "malformed"), ""),
        (with("entropy", json!("12")), (400, "malformed"), ""),
        (with("more", json!(1)), (400, "malformed"), ""),
    ];
    for (body, (status, code), text) in refusals {
        let answer = ewa.at_table(&table, "play-on", body).await;
        assert_eq!(answer.refusal(), (status, code.to_owned()));
        assert!(answer.text().contains(text), "{}", answer.text());
    }
    let nowhere = ewa.at_table("nowhere", "play-on", wanted.clone()).await;
    assert_eq!(nowhere.refusal(), (404, "not-found".to_owned()));
    let path = format!("/api/tables/{table}/play-on");
    let nobody = request(house.address, "POST", &path, &[], wanted.to_string().as_bytes()).await;
    assert_eq!(nobody.expect("an answer").refusal(), (401, "no-guest".to_owned()));
    assert_eq!(ewa.get("/api/home").await.fine()["mine"], json!([]));
    assert_eq!(ewa.look(&table).await["version"], json!(players[0].version()));
    // The last position in which somebody is to act is the last from which it can go on.
    from(&ewa, &table, total as u32 - 1, 0).await;
}

#[tokio::test]
async fn nothing_from_before_is_taken_back() {
    let house = House::new().await;
    let [ola, _] = given_up(&house, 13).await;
    let record = record_of(&ola.person, &ola.table).await;
    for step in 1..13 {
        let seat = record.moves[step][..1].parse().expect("a seat");
        let table = from(&ola.person, &ola.table, step as u32, seat).await;
        let mut player = Player::join(&ola.person, &table).await;
        assert_eq!(player.state["now"]["take_back"], "no");
        for wish in ["take-back", "ask-take-back"] {
            assert_eq!(player.refused(json!({ "type": wish })).await, "no-take-back");
        }
        let before = player.state["now"]["view"].clone();
        player.play(&player.offers()[0].clone()).await;
        // The bot may have answered already.
        while let Err(refused) = player.want(json!({ "type": "ask-take-back" })).await {
            assert_eq!(refused["code"], "stale");
            player.catch_up(refused["version"].as_u64().expect("a version")).await;
        }
        assert_eq!(player.state["now"]["step"], json!(step));
        assert_eq!(player.state["now"]["view"], before);
        assert_eq!(player.state["now"]["take_back"], "no");
    }
}

#[tokio::test]
async fn what_was_hidden_is_new_and_stays_hidden() {
    let house = House::new().await;
    let [ola, jan] = given_up(&house, 16).await;
    let ewa = house.person("Ewa").await;
    // It is Ola's turn after the tenth move, or at least after one close to it.
    let record = record_of(&ewa, &ola.table).await;
    let step = (8..16).find(|&step| record.moves[step].starts_with('0')).expect("a move of Ola") as u32;
    let open = step_of(&ewa, &ola.table, step).await;
    let (mut hands, mut ends) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..12 {
        let table = from(&ewa, &ola.table, step, 0).await;
        let mut player = Player::join(&ewa, &table).await;
        let mut watcher = Player::join(&jan.person, &table).await;
        let view = player.state["now"]["view"].clone();
        to_the_end(&mut player, seed).await;
        watcher.catch_up(player.version()).await;
        let after = record_of(&ewa, &table).await;
        let fair = after.last_fair().expect("how the dice came about").clone();
        let hidden =
            [fair.secret.to_string(), fair.dice().to_string(), fair.entropy[0].expect("ours").to_string()];
        for player in [&player, &watcher] {
            let over = player.socket.heard.iter().position(|text| text.contains("\"status\":\"over\""));
            for text in &player.socket.heard[..over.expect("an end")] {
                assert!(hidden.iter().all(|secret| !text.contains(secret.as_str())), "{text}");
                assert!(!text.contains("\"fair\":{"), "{text}");
            }
        }
        // What Ola held, and what everybody saw, stays.
        let begun = step_of(&ewa, &table, step).await;
        let (mut now, mut then) = (begun["view"].clone(), open["view"].clone());
        hands.insert(now["hands"]["defender"].take()["cards"].to_string());
        then["hands"]["defender"].take();
        assert_eq!((&now, &begun["to_act"]), (&then, &open["to_act"]));
        assert_ne!(view["hands"]["attacker"]["cards"], Value::Null);
        assert_eq!(
            (&view["hands"]["attacker"], &view["hands"]["defender"]["cards"]),
            (&now["hands"]["attacker"], &Value::Null)
        );
        ends.insert(after.moves.join("\n"));
        assert_eq!(after.moves[..step as usize], record.moves[..step as usize]);
    }
    assert!(hands.len() > 8, "the other hand was {} different ones", hands.len());
    assert_eq!(ends.len(), 12);
}

#[tokio::test]
async fn the_new_chance_is_promised_like_any_other() {
    let house = House::new().await;
    let [ola, _] = given_up(&house, 9).await;
    let jan = house.person("Jan").await;
    let wanted = json!({ "step": 6, "seat": 1, "bot": "greedy" });
    let made = jan.at_table(&ola.table, "play-on", wanted).await.fine();
    let table = made["id"].as_str().expect("a name").to_owned();
    // Whoever wants to be sure looks at the promise first. Until then nobody gets up.
    assert_eq!(jan.look(&table).await["status"], "waiting");
    for seat in 0..2 {
        let up = jan.at_table(&table, "stand", json!({ "seat": seat })).await;
        assert_eq!(up.refusal(), (409, "started".to_owned()));
    }
    let other = jan.at_table(&table, "sit", json!({ "seat": 0, "entropy": entropy(3) })).await;
    assert_eq!(other.refusal(), (409, "seat-taken".to_owned()));
    jan.at_table(&table, "start", json!({ "entropy": entropy(9) })).await.fine();
    let mut player = Player::join(&jan, &table).await;
    assert_ne!(player.state["commitment"], ola.state["commitment"]);
    to_the_end(&mut player, 3).await;
    let (record, first) = (record_of(&jan, &table).await, record_of(&jan, &ola.table).await);
    assert_eq!(record.fair, first.fair, "the moves that were taken over follow from the first dice");
    let anew = &record.anew[0];
    let fair = anew.fair.clone().expect("how the new dice came about");
    assert_eq!((anew.step, anew.seat.index(), fair.dice()), (6, 1, anew.secret));
    assert_eq!(json!(commitment(fair.secret)), made["commitment"]);
    assert_eq!(fair.entropy, [None, Some(entropy(9).parse().expect("32 bytes"))]);
    assert_eq!(player.state["now"]["ended"]["fair"], json!(fair));
    for damage in [
        |record: &mut Record| record.anew[0].secret = entropy(1).parse().expect("32 bytes"),
        |record: &mut Record| record.anew[0].step = 5,
        |record: &mut Record| record.anew[0].step = 10_000,
        |record: &mut Record| record.anew.clear(),
        |record: &mut Record| record.fair = record.anew[0].fair.clone(),
    ] {
        let mut record = record.clone();
        damage(&mut record);
        let answer = jan.post("/api/replay", serde_json::to_value(&record).expect("a record")).await;
        assert_eq!(answer.refusal(), (400, "bad-record".to_owned()));
    }
}

#[tokio::test]
async fn a_game_for_one_is_played_on_and_dealt_again_from_there() {
    let house = House::new().await;
    let ola = house.person("Ola").await;
    let table = ola.table(json!({ "game": "waterway", "players": 1, "against": "greedy" })).await;
    to_the_end(&mut Player::join(&ola, &table).await, 1).await;
    let wanted = json!({ "step": 4, "seat": 0, "entropy": entropy(2) });
    let on = ola.at_table(&table, "play-on", wanted).await.fine()["id"].clone();
    let on = on.as_str().expect("a name");
    to_the_end(&mut Player::join(&ola, on).await, 2).await;
    let same = ola.at_table(on, "same", json!({})).await.fine()["id"].clone();
    let same = same.as_str().expect("a name");
    let state = ola.look(same).await;
    assert_eq!((&state["took_over"]["step"], &state["same"]["table"]), (&json!(4), &json!(on)));
    assert_eq!(step_of(&ola, same, 4).await["view"], step_of(&ola, on, 4).await["view"]);
    to_the_end(&mut Player::join(&ola, same).await, 2).await;
    let (one, other) = (record_of(&ola, on).await, record_of(&ola, same).await);
    assert_eq!((one.moves, one.anew), (other.moves, other.anew), "the same choices, the same tiles");
}
