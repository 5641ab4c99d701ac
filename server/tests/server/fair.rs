//! Chance that can be checked: promised before the start, shown after the end, hidden in between.

use nurt_core::{Fast, Fault, Record, Secret, commitment};
use serde_json::{Value, json};

use crate::common::client::request;
use crate::common::{House, Player, entropy, game_of_two, play_on, table_of_two};

/// Replays a record from the beginning to the end.
fn replay(record: &Record) -> Result<(), Fault> {
    let game = nurt_games::find(&record.game)?;
    let (mut table, _) = game.start_of(record)?;
    record.play_on(table.as_mut(), None, |_, _, _, _| {})
}

async fn record_of(player: &Player) -> Record {
    let answer = player.person.get(&format!("/api/tables/{}/record", player.table)).await;
    assert!(answer.header("content-disposition").is_some_and(|how| how.starts_with("attachment")));
    Record::read(&answer.text()).expect("a record")
}

#[tokio::test]
async fn the_secret_is_promised_before_the_start_and_shown_only_at_the_end() {
    let house = House::new().await;
    let (ola, jan) = (house.person("Ola").await, house.person("Jan").await);
    let table = table_of_two(&ola, &jan, json!({ "tactics": "on" })).await;
    let promised: Secret =
        serde_json::from_value(ola.look(&table).await["commitment"].clone()).expect("a promise");
    let mut players = [Player::join(&ola, &table).await, Player::join(&jan, &table).await];
    let mut ewa = Player::join(&house.person("Ewa").await, &table).await;
    ola.at_table(&table, "start", json!({})).await.fine();
    for player in &mut players {
        player.until(|frame| frame["status"] == "playing").await;
    }
    let mut heard = Vec::new();
    let mut chance = Fast::new(21);
    while players[0].status() == "playing" {
        play_on(&mut players, &mut chance, 1).await;
        if players[0].status() == "playing" {
            ewa.catch_up(players[0].version()).await;
            for player in [&players[0], &players[1], &ewa] {
                heard.push(player.socket.heard.last().expect("a frame").clone());
            }
            if players[0].version() % 16 == 0 {
                for path in ["", "/steps", "/record"] {
                    heard.push(ola.get(&format!("/api/tables/{table}{path}")).await.text());
                }
                heard.push(ola.get("/api/home").await.text());
            }
        }
    }
    let record = record_of(&players[0]).await;
    let fair = record.fair.clone().expect("how the dice came about");
    assert_eq!((fair.commitment, commitment(fair.secret)), (promised, promised));
    assert_eq!(
        fair.entropy,
        [Some(entropy(1).parse().expect("32 bytes")), Some(entropy(2).parse().expect("32 bytes"))]
    );
    assert_eq!(fair.dice().to_string(), record.secret);
    assert_eq!(players[1].state["now"]["ended"]["fair"], json!(fair));
    assert_eq!(replay(&record), Ok(()));
    // What was heard while it was being played: neither the secret, nor the dice, nor what anybody added.
    let hidden = [fair.secret.to_string(), fair.dice().to_string(), entropy(1), entropy(2)];
    assert!(heard.len() > 100);
    for text in &heard {
        for secret in &hidden {
            assert!(!text.to_lowercase().contains(secret.as_str()), "{text}");
        }
        assert!(!text.contains("\"fair\":{"), "{text}");
    }
    // Everything else that the connections have heard until the frame of the end, too.
    for player in [&players[0], &players[1]] {
        let over =
            player.socket.heard.iter().position(|text| text.contains("\"status\":\"over\"")).expect("an end");
        for text in &player.socket.heard[..over] {
            assert!(hidden.iter().all(|secret| !text.to_lowercase().contains(secret.as_str())));
        }
    }
}

#[tokio::test]
async fn a_record_that_was_tampered_with_is_refused() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({})).await;
    play_on(&mut players, &mut Fast::new(22), usize::MAX).await;
    let record = record_of(&players[0]).await;
    assert_eq!(replay(&record), Ok(()));
    let fair = record.fair.clone().expect("how the dice came about");
    let other: Secret = entropy(7).parse().expect("32 bytes");
    let tampered = |change: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        record
    };
    let with = |fair: nurt_core::Fair| tampered(&move |record| record.fair = Some(fair.clone()));
    let mut all = vec![
        with(nurt_core::Fair { secret: other, ..fair.clone() }),
        with(nurt_core::Fair { commitment: other, ..fair.clone() }),
        with(nurt_core::Fair { secret: other, commitment: commitment(other), ..fair.clone() }),
        with(nurt_core::Fair { entropy: vec![None, fair.entropy[1]], ..fair.clone() }),
        with(nurt_core::Fair { entropy: vec![fair.entropy[1], fair.entropy[0]], ..fair.clone() }),
        with(nurt_core::Fair { entropy: Vec::new(), ..fair.clone() }),
        tampered(&|record| record.secret = entropy(7)),
        tampered(&|record| record.moves.swap(3, 4)),
        tampered(&|record| drop(record.moves.pop())),
        tampered(&|record| record.result = None),
        tampered(&|record| record.start = "0000".to_owned()),
    ];
    all.push(tampered(&|record| record.moves[5] = record.moves[5].replace(" #", " #0")));
    for record in &all {
        assert!(replay(record).is_err(), "{:?}", record.fair);
        let text = record.write();
        let answer =
            request(house.address, "POST", "/api/replay", &[], text.as_bytes()).await.expect("an answer");
        assert_eq!(answer.refusal(), (400, "bad-record".to_owned()));
    }
    let whole = request(house.address, "POST", "/api/replay", &[], record.write().as_bytes()).await;
    let whole = whole.expect("an answer").fine();
    assert_eq!((&whole["total"], &whole["fair"]), (&json!(record.moves.len()), &json!(fair)));
}

#[tokio::test]
async fn what_each_adds_changes_the_dice() {
    let house = House::new().await;
    let ola = house.person("Ola").await;
    let mut seen: Vec<Value> = Vec::new();
    for _ in 0..3 {
        let table = ola.table(json!({ "against": "random" })).await;
        let mut player = Player::join(&ola, &table).await;
        seen.push(player.state["commitment"].clone());
        while let Err(refused) = player.want(json!({ "type": "resign" })).await {
            player.catch_up(refused["version"].as_u64().expect("a version")).await;
        }
        let record = record_of(&player).await;
        let fair = record.fair.as_ref().expect("how the dice came about");
        assert_eq!(fair.entropy[1], None, "bots add nothing");
        assert_eq!(fair.verify(record.secret.parse().expect("dice")), Ok(()));
        assert_eq!(replay(&record), Ok(()));
    }
    seen.sort_by_key(Value::to_string);
    seen.dedup();
    assert_eq!(seen.len(), 3);
}
