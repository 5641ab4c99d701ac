//! Playing again.

use serde_json::{Value, json};

use crate::common::{House, Person, Player, entropy, game_of_two};

async fn again(person: &Person, table: &str) -> String {
    let answer = person.at_table(table, "rematch", json!({ "entropy": entropy(5) })).await;
    answer.fine()["id"].as_str().expect("a name").to_owned()
}

async fn ended(house: &House, options: Value) -> [Player; 2] {
    let [mut ola, mut jan] = game_of_two(house, options).await;
    let version = ola.done(json!({ "type": "resign" })).await;
    jan.catch_up(version).await;
    [ola, jan]
}

#[tokio::test]
async fn a_rematch_is_one_table_with_the_seats_changed() {
    let house = House::new().await;
    let [mut ola, mut jan] = game_of_two(&house, json!({ "tactics": "on" })).await;
    let early = ola.person.at_table(&ola.table, "rematch", json!({ "entropy": entropy(5) })).await;
    assert_eq!(early.refusal(), (409, "not-over".to_owned()));
    let version = ola.done(json!({ "type": "resign" })).await;
    jan.catch_up(version).await;
    let mut ewa = Player::join(&house.person("Ewa").await, &ola.table).await;
    let table = again(&jan.person, &jan.table).await;
    for player in [&mut ola, &mut ewa] {
        player.catch_up(version + 1).await;
        assert_eq!(player.state["rematch"]["table"], json!(table));
    }
    assert_eq!(ewa.state["rematch"]["invitation"], Value::Null, "who only watched is not invited");
    assert_eq!(again(&ola.person, &ola.table).await, table);
    let state = jan.person.look(&table).await;
    assert_eq!(
        (&state["status"], &state["you"], &state["host"]),
        (&json!("waiting"), &json!(0), &json!(true))
    );
    assert_eq!(state["options"]["tactics"], "on");
    assert_ne!(state["commitment"], jan.state["commitment"], "every table has a secret of its own");
    let word = ola.state["rematch"]["invitation"].as_str().expect("an invitation");
    ola.person.sit(&table, word).await.fine();
    assert_eq!(ola.person.look(&table).await["you"], 1);
    ola.person.at_table(&table, "start", json!({})).await.fine();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_both_ask_at_once_there_is_one_table_and_no_other_is_left_over() {
    let house = House::new().await;
    for _ in 0..10 {
        let [ola, jan] = ended(&house, json!({})).await;
        let ask = |player: &Player| {
            let (person, table) = (player.person.clone(), player.table.clone());
            tokio::spawn(async move { again(&person, &table).await })
        };
        let (first, second) = (ask(&ola), ask(&jan));
        let (first, second) = (first.await.expect("a task"), second.await.expect("a task"));
        assert_eq!(first, second);
        for player in [&ola, &jan] {
            let mine = player.person.get("/api/home").await.fine()["mine"].clone();
            let mut tables: Vec<&Value> =
                mine.as_array().expect("tables").iter().map(|line| &line["id"]).collect();
            tables.retain(|id| **id != json!(first) && **id != json!(player.table));
            assert!(
                tables.is_empty(),
                "{} has a table that nobody will ever come to: {mine}",
                player.person.name
            );
        }
    }
}

#[tokio::test]
async fn against_a_bot_a_rematch_starts_at_once() {
    let house = House::new().await;
    let person = house.person("Ola").await;
    let table = person.table(json!({ "against": "greedy" })).await;
    let mut ola = Player::join(&person, &table).await;
    ola.done(json!({ "type": "resign" })).await;
    let table = again(&person, &table).await;
    let state = person.look(&table).await;
    assert_ne!(state["status"], "waiting");
    assert_eq!((&state["you"], &state["seats"][0]["bot"]), (&json!(1), &json!("greedy")));
}
