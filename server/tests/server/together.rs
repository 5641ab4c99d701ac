//! Games in which all choose at once, and games for one: Waterway over the wire.

use nurt_core::{Chance, Fast};
use serde_json::{Value, json};

use crate::common::{House, Person, Player, entropy};

/// A started table of Waterway with these people, all of them connected.
async fn river(house: &House, names: &[&str]) -> Vec<Player> {
    let mut people = Vec::new();
    for name in names {
        people.push(house.person(name).await);
    }
    let table = people[0].table(json!({ "game": "waterway", "players": names.len() })).await;
    let invitation = people[0].look(&table).await["invitation"].as_str().expect("a word").to_owned();
    for person in &people[1..] {
        person.sit(&table, &invitation).await.fine();
    }
    people[0].at_table(&table, "start", json!({})).await.fine();
    let mut players = Vec::new();
    for person in &people {
        players.push(Player::join(person, &table).await);
    }
    players
}

/// Any of the moves that are offered.
fn some(player: &Player, chance: &mut Fast) -> String {
    let offers = player.offers();
    offers[chance.below(offers.len() as u32) as usize].clone()
}

/// The tiles that a seat holds, as far as somebody may know them.
fn hand(state: &Value, seat: usize) -> Vec<String> {
    serde_json::from_value(state["now"]["view"]["players"][seat]["hand"].clone()).expect("tiles")
}

fn seat_of(player: &Player) -> usize {
    player.state["you"].as_u64().expect("a seat") as usize
}

#[tokio::test]
async fn those_who_choose_at_the_same_moment_do_not_get_in_each_others_way() {
    let house = House::new().await;
    let mut players = river(&house, &["Ola", "Jan", "Ewa"]).await;
    let mut chance = Fast::new(1);
    for round in 1..=13 {
        assert_eq!(players[0].state["now"]["view"]["round"], round);
        // All of them send the version that they saw before anybody had chosen.
        for player in &mut players {
            let mv = some(player, &mut chance);
            player.play(&mv).await;
        }
        let version = players[2].version();
        for player in &mut players {
            player.catch_up(version).await;
        }
    }
    assert!(players.iter().all(|player| player.status() == "over"));
    assert_eq!(players[0].lines.iter().filter(|line| line["kind"] == "moved").count(), 39);
}

#[tokio::test]
async fn a_choice_is_hidden_until_the_last_one_is_in_and_may_be_taken_back_until_then() {
    let house = House::new().await;
    let mut players = river(&house, &["Ola", "Jan", "Ewa"]).await;
    let mut watcher = Player::join(&house.person("Lev").await, &players[0].table).await;
    let mut chance = Fast::new(2);
    let secret = hand(&players[0].state, 0);
    assert_eq!(secret.len(), 3);
    let (first, second) = (some(&players[0], &mut chance), some(&players[1], &mut chance));
    let before = players[1].version();
    let version = players[0].play(&first).await;
    for other in [&mut watcher, &mut players[1]] {
        other.catch_up(version).await;
        let seen = &other.state["now"]["view"]["players"][0];
        assert_eq!((&seen["ready"], &seen["chosen"]), (&json!(true), &Value::Null));
        for tile in &secret {
            let told = other.socket.heard.iter().find(|text| text.contains(tile.as_str()));
            assert_eq!(told, None, "{tile} of another hand is told");
        }
    }
    assert_eq!(players[0].state["now"]["take_back"], "free");
    // Jan chooses by what he saw before; Ola thinks again by what she saw before that.
    players[1].done(json!({ "type": "play", "move": second, "version": before })).await;
    players[0].done(json!({ "type": "take-back", "version": version })).await;
    assert_eq!(players[0].state["now"]["view"]["players"][0]["ready"], false);
    assert_eq!(players[0].state["now"]["view"]["players"][1]["ready"], true);
    let (third, last) = (some(&players[0], &mut chance), some(&players[2], &mut chance));
    let version = players[0].play(&third).await;
    players[2].catch_up(version).await;
    let version = players[2].play(&last).await;
    players[0].catch_up(version).await;
    let placed = |seat: usize| players[0].state["now"]["view"]["players"][seat]["tiles"][0]["tile"].clone();
    let tile = |mv: &str| json!(mv.split('@').next());
    assert_eq!([placed(0), placed(1), placed(2)], [tile(&third), tile(&second), tile(&last)]);
    // Now the tiles are passed on: it is too late, and what was meant for the round before is stale.
    assert_ne!(players[0].state["now"]["take_back"], "free");
    players[1].catch_up(version).await;
    let late = players[1].refused(json!({ "type": "play", "move": second, "version": before })).await;
    assert_eq!(late, "stale");
}

#[tokio::test]
async fn nobody_hears_of_a_hand_that_it_may_not_know() {
    let house = House::new().await;
    let mut players = river(&house, &["Ola", "Jan", "Ewa", "Iwo"]).await;
    let mut watcher = Player::join(&house.person("Lev").await, &players[0].table).await;
    let mut chance = Fast::new(3);
    // Until somebody has seen a tile in a hand of its own, or lying on a board, no byte tells it.
    let mut known = vec![std::collections::BTreeSet::<String>::new(); 5];
    while players[0].status() == "playing" {
        let version = players[0].version();
        for (who, player) in players.iter_mut().chain([&mut watcher]).enumerate() {
            player.catch_up(version).await;
            let tiles = |value: &Value| serde_json::from_value::<Vec<String>>(value.clone()).expect("tiles");
            for seat in player.state["now"]["view"]["players"].as_array().expect("players") {
                let placed = seat["tiles"].as_array().expect("tiles").iter();
                known[who].extend(placed.map(|mv| mv["tile"].as_str().expect("a tile").to_owned()));
            }
            if who < 4 {
                known[who].extend(tiles(&player.state["now"]["view"]["players"][who]["hand"]));
            }
            for tile in all_tiles().filter(|tile| !known[who].contains(tile)) {
                let told = player.socket.heard.iter().find(|text| text.contains(&format!("\"{tile}")));
                assert_eq!(told, None, "{who} is told of {tile}");
            }
        }
        let seat = chance.below(4) as usize;
        if players[seat].state["now"]["to_act"].as_array().expect("seats").contains(&json!(seat)) {
            let mv = some(&players[seat], &mut chance);
            let version = players[seat].play(&mv).await;
            players[0].catch_up(version).await;
        }
    }
}

fn all_tiles() -> impl Iterator<Item = String> {
    [('U', 30), ('S', 15), ('C', 15)]
        .into_iter()
        .flat_map(|(mark, count)| (1..=count).map(move |number| format!("{mark}{number:02}")))
}

/// Plays a game for one to its end. The hands of all rounds, and the total.
async fn alone(person: &Person, table: &str, seed: u64) -> (Vec<Vec<String>>, i64) {
    let mut player = Player::join(person, table).await;
    let mut chance = Fast::new(seed);
    let mut hands = Vec::new();
    while player.status() == "playing" {
        hands.push(hand(&player.state, seat_of(&player)));
        let mv = some(&player, &mut chance);
        let version = player.play(&mv).await;
        player.catch_up(version).await;
    }
    let lines = player.state["now"]["standing"]["lines"].as_array().expect("lines");
    let total = lines.iter().find(|line| line["key"] == "score-total").expect("a total");
    (hands, total["cells"][0].as_i64().expect("points"))
}

#[tokio::test]
async fn a_game_for_one_is_dealt_again_to_whoever_takes_up_the_challenge() {
    let house = House::new().await;
    let (ola, jan) = (house.person("Ola").await, house.person("Jan").await);
    let wanted = json!({ "game": "waterway", "players": 1, "against": "greedy" });
    let table = ola.table(wanted).await;
    assert_eq!(ola.look(&table).await["status"], "playing", "there is nobody to wait for");
    let early = jan.at_table(&table, "same", json!({})).await;
    assert_eq!(early.refusal(), (409, "not-over".to_owned()));
    let (hands, total) = alone(&ola, &table, 7).await;
    assert_eq!(hands.len(), 13);
    let again =
        jan.at_table(&table, "same", json!({})).await.fine()["id"].as_str().expect("a name").to_owned();
    assert_ne!(again, table);
    let state = jan.look(&again).await;
    assert_eq!((&state["status"], &state["you"]), (&json!("playing"), &json!(0)));
    assert_eq!(state["same"], json!({ "table": table, "name": "Ola", "score": total }));
    assert_eq!(state["commitment"], ola.look(&table).await["commitment"]);
    let (same, _) = alone(&jan, &again, 8).await;
    assert_eq!(same, hands, "the same tiles come, whatever is done with them");
    assert_eq!(ola.look(&table).await["same"], Value::Null);
    // The record of a game that was dealt again can be checked like any other.
    let record = jan.get(&format!("/api/tables/{again}/record")).await;
    let steps = jan.post("/api/replay", record.json()).await.fine();
    assert_eq!(steps["total"], 13);
}

#[tokio::test]
async fn a_game_for_two_is_not_dealt_again() {
    let house = House::new().await;
    let mut players = river(&house, &["Ola", "Jan"]).await;
    let table = players[0].table.clone();
    players[0].done(json!({ "type": "resign" })).await;
    let answer = players[1].person.at_table(&table, "same", json!({})).await;
    assert_eq!(answer.refusal(), (409, "not-alone".to_owned()));
    let nowhere = players[1].person.at_table("nowhere", "same", json!({ "entropy": entropy(1) })).await;
    assert_eq!(nowhere.refusal().0, 404);
}

#[tokio::test]
async fn bots_choose_beside_people() {
    let house = House::new().await;
    let ola = house.person("Ola").await;
    let wanted = json!({ "game": "waterway", "players": 4, "against": "greedy" });
    let mut player = Player::join(&ola, &ola.table(wanted).await).await;
    let mut chance = Fast::new(4);
    while player.status() == "playing" {
        if player.offers().is_empty() {
            player.hear().await.expect("a live connection");
        } else {
            let mv = some(&player, &mut chance);
            player.play(&mv).await;
        }
    }
    assert_eq!(player.lines.iter().filter(|line| line["kind"] == "moved").count(), 52);
}
