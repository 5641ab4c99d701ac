//! What a bot would do in one's place: for those who are to act, where the table allows it.

use serde_json::{Value, json};

use crate::common::{House, Person, Player};

async fn hint(person: &Person, table: &str) -> Value {
    person.at_table(table, "hint", json!({})).await.fine()
}

async fn refused(person: &Person, table: &str) -> String {
    person.at_table(table, "hint", json!({})).await.refusal().1
}

#[tokio::test]
async fn whoever_plays_against_bots_may_ask() {
    let house = House::new().await;
    let ola = house.person("Ola").await;
    let table = ola.table(json!({ "game": "the-river", "against": "newcomer" })).await;
    let mut player = Player::join(&ola, &table).await;
    while player.offers().is_empty() {
        player.hear().await.expect("the bot moves");
    }
    let found = hint(&ola, &table).await;
    assert_eq!(found["version"], player.version());
    // Every move that is offered, each once, the best first.
    let moves = found["moves"].as_array().expect("moves");
    let mut hinted: Vec<String> =
        moves.iter().map(|hinted| hinted["move"].as_str().expect("a move").to_owned()).collect();
    let mut offers = player.offers();
    hinted.sort();
    offers.sort();
    assert_eq!(hinted, offers);
    assert!(moves[0]["sure"] == true);
    assert!(moves.iter().all(|hinted| (0.0..=1.0).contains(&hinted["worth"].as_f64().expect("a share"))));
    assert!(moves.iter().skip(3).all(|hinted| hinted["reasons"] == json!([])));
    // A stranger may not.
    let jan = house.person("Jan").await;
    assert_eq!(refused(&jan, &table).await, "not-seated");
}

#[tokio::test]
async fn among_people_only_if_the_host_has_said_so() {
    let house = House::new().await;
    for (wanted, allowed) in [(json!(null), false), (json!(false), false), (json!(true), true)] {
        let (ola, jan) = (house.person("Ola").await, house.person("Jan").await);
        let mut table = json!({ "game": "battle" });
        if !wanted.is_null() {
            table["hints"] = wanted;
        }
        let table = ola.table(table).await;
        assert_eq!(refused(&ola, &table).await, "not-started");
        let invitation = ola.look(&table).await["invitation"].as_str().expect("a word").to_owned();
        jan.sit(&table, &invitation).await.fine();
        ola.at_table(&table, "start", json!({})).await.fine();
        let state = jan.look(&table).await;
        assert_eq!(state["hints"], allowed);
        // The first seat attacks and begins.
        assert_eq!(refused(&jan, &table).await, "no-hints");
        if allowed {
            assert!(!hint(&ola, &table).await["moves"].as_array().expect("moves").is_empty());
        } else {
            assert_eq!(refused(&ola, &table).await, "no-hints");
        }
    }
}
