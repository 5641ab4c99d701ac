//! What can be found out about a finished game, with progress, and kept.

use std::time::Duration;

use nurt_core::Fast;
use serde_json::{Value, json};

use crate::common::{House, Person, game_of_two, play_on};

/// Asks until there is a report.
pub async fn report(person: &Person, table: &str) -> Value {
    let mut last = 0;
    loop {
        let insight = person.at_table(table, "analysis", json!({})).await.fine();
        if insight["kind"] == "report" {
            return insight["report"].clone();
        }
        let now = insight["thousandths"].as_u64().expect("how far it is");
        assert!(now >= last && now <= 1000, "{now} after {last}");
        last = now;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_game_that_is_over_can_be_looked_into_and_the_report_stays() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({})).await;
    let table = players[0].state["table"].as_str().expect("a name").to_owned();
    let stranger = house.person("Ewa").await;
    let early = stranger.at_table(&table, "analysis", json!({})).await;
    assert_eq!(early.refusal().1, "not-over");
    let moves = play_on(&mut players, &mut Fast::new(3), 8).await;
    players[1].done(json!({ "type": "resign" })).await;

    let found = report(&stranger, &table).await;
    let expected = found["expected"].as_array().expect("shares");
    assert_eq!(expected.len(), moves.len() + 1, "before every move, and the end");
    assert_eq!(expected[moves.len()], json!([1.0, 0.0]), "whoever resigned has lost");
    for decision in found["decisions"].as_array().expect("decisions") {
        let (seat, mv) = &moves[decision["step"].as_u64().expect("a step") as usize];
        assert_eq!((&decision["seat"], &decision["made"]["move"]), (&json!(seat), &json!(mv)));
        assert!(
            decision["made"]["words"]["key"].is_string() && decision["best"][0]["words"]["key"].is_string()
        );
    }
    for seat in found["balance"].as_array().expect("a balance") {
        let part = |name: &str| seat[name].as_f64().expect("a share");
        let sum = part("start") + part("own") + part("others") + part("luck");
        assert!((sum - part("end")).abs() < 1e-3, "{seat}");
    }
    assert_eq!(report(&stranger, &table).await, found, "it is kept");
    let nowhere = stranger.at_table("nowhere", "analysis", json!({})).await;
    assert_eq!(nowhere.refusal(), (404, "not-found".to_owned()));
}
