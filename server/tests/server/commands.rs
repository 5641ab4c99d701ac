//! Commands: done once, on the version that was seen, and heard of by everybody.

use std::sync::Arc;

use nurt_core::Fast;
use nurt_server::Config;
use nurt_server::store::Memory;
use serde_json::{Value, json};

use crate::common::{House, Player, game_of_two, play_on};

/// What a table looks like to somebody, without what changes from connection to connection.
fn position(state: &Value) -> Value {
    let mut state = state.clone();
    for field in ["present", "lines", "since", "type", "chat"] {
        state.as_object_mut().expect("an object").remove(field);
    }
    state
}

#[tokio::test]
async fn a_repeated_command_is_answered_but_not_played_twice() {
    let house = House::new().await;
    let [mut ola, mut jan] = game_of_two(&house, json!({})).await;
    let mv = ola.offers()[0].clone();
    let command = ola.command(json!({ "type": "play", "move": mv }));
    let version = ola.send(&command).await.expect("a connection").expect("a legal move");
    for _ in 0..3 {
        assert_eq!(ola.send(&command).await.expect("a connection"), Ok(version));
    }
    // From another tab, over another connection, too.
    let mut tab = Player::join(&ola.person, &ola.table).await;
    assert_eq!(tab.send(&command).await.expect("a connection"), Ok(version));
    assert_eq!(tab.version(), version);
    // The name of a command belongs to its sender: another person's is another command.
    jan.catch_up(version).await;
    let refused = jan.send(&command).await.expect("a connection").expect_err("a refusal");
    assert_eq!(refused["code"], "stale");
    assert_eq!(jan.person.look(&jan.table).await["version"], version);
}

#[tokio::test]
async fn a_stale_version_is_refused_with_the_present_one_and_changes_nothing() {
    let house = House::new().await;
    let [mut ola, _jan] = game_of_two(&house, json!({})).await;
    let (mv, seen) = (ola.offers()[0].clone(), ola.version());
    let before = position(&ola.person.look(&ola.table).await);
    for version in [0, seen - 1, seen + 1, u64::from(u32::MAX)] {
        let refused =
            ola.want(json!({ "type": "play", "move": mv, "version": version })).await.expect_err("a refusal");
        assert_eq!((&refused["code"], &refused["version"]), (&json!("stale"), &json!(seen)));
    }
    assert_eq!(position(&ola.person.look(&ola.table).await), before);
    assert_eq!(ola.play(&mv).await, seen + 1);
}

#[tokio::test]
async fn whoever_comes_back_is_told_exactly_what_was_missed() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({ "tactics": "on" })).await;
    let mut chance = Fast::new(11);
    play_on(&mut players, &mut chance, 5).await;
    let (person, table) = (players[1].person.clone(), players[1].table.clone());
    let mut away = Player::join(&person, &table).await;
    let (had, version) = (away.lines.clone(), away.version());
    away.socket.put(tokio_tungstenite::tungstenite::Message::Close(None)).await.expect("a connection");
    away.socket.end().await;
    play_on(&mut players, &mut chance, 9).await;
    away.reconnect().await.expect("a connection");
    assert_eq!(away.state["since"], version);
    assert_eq!(away.state["lines"].as_array().map(Vec::len), Some(9));
    assert_eq!(away.lines[..had.len()], had);
    let afresh = Player::join(&person, &table).await;
    assert_eq!(away.lines, afresh.lines, "what was missed and what was had is all there is");
    assert_eq!(position(&away.state), position(&afresh.state));
    // A version that the table has never had is no reason to leave something out.
    let mut odd = person.connect().await;
    let frame = odd.ask(json!({ "type": "join", "table": table, "version": 4_000_000 }).to_string()).await;
    assert_eq!((&frame["since"], &frame["lines"]), (&json!(0), &json!(afresh.lines)));
}

#[tokio::test]
async fn all_tabs_of_a_person_hear_the_same() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({})).await;
    let mut tabs = Vec::new();
    for _ in 0..3 {
        tabs.push(Player::join(&players[0].person, &players[0].table).await);
    }
    play_on(&mut players, &mut Fast::new(5), 12).await;
    let version = players[0].version();
    for tab in &mut tabs {
        tab.catch_up(version).await;
        assert_eq!(position(&tab.state), position(&players[0].state));
        assert_eq!(tab.lines, players[0].lines);
    }
    // A person with several tabs is there once, and is there until the last tab is closed.
    assert_eq!(
        tabs[0].person.look(&tabs[0].table).await["present"],
        json!({ "seats": [0, 1], "watching": 0 })
    );
    drop(tabs.split_off(1));
    let (person, table) = (tabs[0].person.clone(), tabs[0].table.clone());
    let [ola, mut jan] = players;
    drop(ola);
    drop(tabs);
    jan.until(|frame| frame["type"] == "present" && frame["present"]["seats"] == json!([1])).await;
    let mut back = Player::join(&person, &table).await;
    jan.until(|frame| frame["type"] == "present" && frame["present"]["seats"] == json!([0, 1])).await;
    let mv = if back.offers().is_empty() { jan.offers()[0].clone() } else { back.offers()[0].clone() };
    if back.offers().is_empty() {
        jan.play(&mv).await
    } else {
        back.play(&mv).await
    };
}

#[tokio::test]
async fn the_same_move_sent_by_two_tabs_at_once_is_played_once() {
    let house = House::new().await;
    let [mut ola, _jan] = game_of_two(&house, json!({})).await;
    let mut tab = Player::join(&ola.person, &ola.table).await;
    let (mv, version) = (ola.offers()[0].clone(), ola.version());
    // Two commands with names of their own: one is carried out, the other is stale.
    let first = ola.command(json!({ "type": "play", "id": "a", "move": mv }));
    let second = tab.command(json!({ "type": "play", "id": "b", "move": mv }));
    let (first, second) = tokio::join!(ola.send(&first), tab.send(&second));
    let answers = [first.expect("a connection"), second.expect("a connection")];
    assert_eq!(answers.iter().filter(|answer| **answer == Ok(version + 1)).count(), 1);
    let stale =
        answers.iter().filter(|answer| answer.as_ref().is_err_and(|refused| refused["code"] == "stale"));
    assert_eq!(stale.count(), 1);
    assert_eq!(ola.person.look(&ola.table).await["version"], version + 1);
}

/// Plays a card and takes it back, again and again: commands as many as one likes. Gives them all, with their versions.
async fn many_commands(player: &mut Player, most: usize) -> Vec<((String, String), u64)> {
    let mut done = Vec::new();
    while done.len() < most {
        let mv = player.offers().into_iter().find(|mv| mv.starts_with("play")).expect("a card to play");
        for ask in [json!({ "type": "play", "move": mv }), json!({ "type": "take-back" })] {
            let command = player.command(ask);
            let version = player.send(&command).await.expect("a connection").expect("a legal command");
            done.push((command, version));
        }
    }
    done
}

#[tokio::test]
async fn the_latest_commands_are_remembered_at_a_table_that_has_seen_many() {
    let house = House::new().await;
    let [mut ola, _jan] = game_of_two(&house, json!({})).await;
    let done = many_commands(&mut ola, 400).await;
    for (command, version) in &done[done.len() - 200..] {
        assert_eq!(ola.send(command).await.expect("a connection"), Ok(*version), "{}", command.1);
    }
}

#[tokio::test]
async fn the_latest_commands_are_remembered_after_a_restart_at_a_table_that_has_seen_many() {
    let store = Arc::new(Memory::default());
    let house = House::open(store.clone(), Config::default()).await;
    let [mut ola, _jan] = game_of_two(&house, json!({})).await;
    let mut done = many_commands(&mut ola, 400).await;
    let (person, table) = (ola.person.clone(), ola.table.clone());
    house.close().await;
    let house = House::open(store, Config::default()).await;
    let mut ola = Player::join(&person.at(house.address), &table).await;
    // One more, as another player might have made in the meantime.
    let command = ola.command(json!({ "type": "play", "id": "fresh", "move": ola.offers()[0] }));
    let version = ola.send(&command).await.expect("a connection").expect("a legal command");
    done.push((command, version));
    for (command, version) in &done[done.len() - 200..] {
        assert_eq!(ola.send(command).await.expect("a connection"), Ok(*version), "{}", command.1);
    }
}
