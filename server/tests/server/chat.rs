//! What is said at a table: to everybody, once, as it was typed.

use std::sync::Arc;

use nurt_server::Config;
use nurt_server::data::DataFolder;
use serde_json::{Value, json};

use crate::common::{House, Player, game_of_two};

fn say(text: &str) -> Value {
    json!({ "type": "chat", "text": text })
}

#[tokio::test]
async fn what_is_said_reaches_everybody_as_it_was_typed() {
    let house = House::new().await;
    let [mut ola, mut jan] = game_of_two(&house, json!({})).await;
    let ewa = house.person("Ewa").await;
    let mut watching = Player::join(&ewa, &ola.table).await;
    let texts = ["<script>alert(1)</script>", "a & b \"c\" 'd' \\ /", "zażółć Ґ \u{1f9a6}"];
    for (text, n) in texts.iter().zip(1..) {
        ola.done(say(text)).await;
        for player in [&mut jan, &mut watching] {
            let frame = player.until(|frame| frame["type"] == "chat").await;
            assert_eq!(frame["line"]["text"], *text);
            assert_eq!((&frame["line"]["n"], &frame["line"]["seat"]), (&json!(n), &json!(0)));
            assert_eq!(frame["line"]["name"], "Ola");
        }
    }
    // It is no entry of the game: the version stays.
    assert_eq!(ola.person.look(&ola.table).await["version"], ola.version());
    let told = ola.person.look(&ola.table).await["chat"].clone();
    assert_eq!(told.as_array().map(Vec::len), Some(3));
}

#[tokio::test]
async fn what_is_said_has_1_to_500_characters() {
    let house = House::new().await;
    let [mut ola, _jan] = game_of_two(&house, json!({})).await;
    for text in ["", "   ", "\n\t", &"x".repeat(501), &"ż".repeat(501)] {
        assert_eq!(ola.refused(say(text)).await, "malformed");
    }
    // Another person, because even what is refused counts.
    let jan = house.person("Jan").await;
    let mut jan = Player::join(&jan, &ola.table).await;
    jan.done(say(&"ż".repeat(500))).await;
    jan.done(say(&format!("  {}  ", "x".repeat(500)))).await;
    let chat = jan.person.look(&jan.table).await["chat"].clone();
    assert_eq!(chat[0]["text"], "ż".repeat(500));
    assert_eq!(chat[1]["text"], "x".repeat(500));
    assert_eq!(chat.as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn what_does_not_show_or_turns_text_round_is_not_said() {
    let house = House::new().await;
    let [mut ola, _jan] = game_of_two(&house, json!({})).await;
    let mut shown = Vec::new();
    for text in ["a\u{0}b", "a\u{1b}[31mb", "a\u{7}b", "a\u{202e}b", "a\u{85}b"] {
        // Refused, or cleaned: but never passed on.
        if ola.want(say(text)).await.is_ok() {
            let chat = ola.person.look(&ola.table).await["chat"].clone();
            let line = chat.as_array().and_then(|lines| lines.last()).expect("a line")["text"].clone();
            let line = line.as_str().expect("a text").to_owned();
            if line.chars().any(|c| c.is_control() || c == '\u{202e}') {
                shown.push(line);
            }
        }
    }
    assert!(shown.is_empty(), "{shown:?}");
}

#[tokio::test]
async fn whoever_talks_too_fast_is_told_to_slow_down_and_others_are_not() {
    let house = House::new().await;
    let [mut ola, mut jan] = game_of_two(&house, json!({})).await;
    let mut said = 0;
    let code = loop {
        match ola.want(say("kwa")).await {
            Ok(_) => said += 1,
            Err(refused) => break refused["code"].clone(),
        }
        assert!(said < 30, "there is no limit");
    };
    assert_eq!(code, "slow-down");
    assert!(said >= 8);
    jan.done(say("kra")).await;
    // Nor does it keep anybody from playing.
    let mv = ola.offers()[0].clone();
    ola.play(&mv).await;
    assert_eq!(ola.person.look(&ola.table).await["chat"].as_array().map(Vec::len), Some(said + 1));
}

#[tokio::test]
async fn what_was_said_is_there_after_a_restart_once_even_if_it_is_sent_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || Arc::new(DataFolder::take(folder.path()).expect("a folder").open().expect("a database"));
    let house = House::open(store(), Config::default()).await;
    let [mut ola, jan] = game_of_two(&house, json!({})).await;
    let command = ola.command(say("Cześć! \u{1f9a6} <b>"));
    ola.send(&command).await.expect("a connection").expect("an answer");
    ola.send(&command).await.expect("a connection").expect("an answer");
    let before = ola.person.look(&ola.table).await["chat"].clone();
    assert_eq!(before.as_array().map(Vec::len), Some(1));
    let (person, table) = (ola.person.clone(), ola.table.clone());
    drop((ola, jan));
    house.close().await;
    let house = House::open(store(), Config::default()).await;
    let mut ola = Player::join(&person.at(house.address), &table).await;
    assert_eq!(ola.state["chat"], before);
    ola.send(&command).await.expect("a connection").expect("an answer");
    assert_eq!(ola.person.look(&table).await["chat"], before);
    house.close().await;
}
