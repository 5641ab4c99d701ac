//! Taking back, giving up, handing over.

use std::sync::Arc;
use std::time::Duration;

use nurt_core::Fast;
use nurt_server::Config;
use nurt_server::store::Memory;
use serde_json::{Value, json};

use crate::common::{House, Player, game_of_two, play_on};

fn take_back() -> Value {
    json!({ "type": "take-back" })
}

fn ask() -> Value {
    json!({ "type": "ask-take-back" })
}

fn answer(agree: bool) -> Value {
    json!({ "type": "answer-take-back", "agree": agree })
}

/// A card, and then the draw, after which nothing is taken back without leave. Gives the view between the two.
async fn play_and_draw([ola, jan]: &mut [Player; 2]) -> Value {
    let mv = ola.offers().into_iter().find(|mv| mv.starts_with("play")).expect("a card to play");
    ola.play(&mv).await;
    let view = ola.state["now"]["view"].clone();
    let version = ola.play("draw battle").await;
    jan.catch_up(version).await;
    view
}

#[tokio::test]
async fn a_move_is_taken_back_as_long_as_the_engine_allows() {
    let house = House::new().await;
    let [mut ola, mut jan] = game_of_two(&house, json!({})).await;
    assert_eq!(ola.refused(take_back()).await, "no-take-back");
    assert_eq!(ola.refused(ask()).await, "no-take-back");
    let before = ola.state["now"].clone();
    for mv in ola.offers().into_iter().filter(|mv| mv.starts_with("play")).take(3) {
        ola.play(&mv).await;
        assert_eq!(ola.state["now"]["take_back"], "free");
        assert_eq!(jan.refused(take_back()).await, "stale");
        let version = ola.done(take_back()).await;
        assert_eq!(ola.state["now"], before);
        jan.catch_up(version).await;
        assert_eq!(jan.lines.last().expect("a line")["kind"], "took-back");
    }
    let mut players = [ola, jan];
    play_and_draw(&mut players).await;
    let [mut ola, mut jan] = players;
    assert_eq!(ola.state["now"]["take_back"], "ask");
    let version = ola.version();
    assert_eq!(ola.refused(take_back()).await, "no-take-back");
    assert_eq!(jan.refused(take_back()).await, "no-take-back");
    assert_eq!(ola.person.look(&ola.table).await["version"], version);
}

#[tokio::test]
async fn with_the_consent_of_the_other_a_move_is_taken_back_later() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({})).await;
    let view = play_and_draw(&mut players).await;
    let [mut ola, mut jan] = players;
    assert_eq!(jan.refused(answer(true)).await, "nothing-asked");
    let version = ola.done(ask()).await;
    assert_eq!(ola.state["now"]["asking"], json!({ "seat": 0, "waiting": [1] }));
    assert_eq!(ola.state["now"]["take_back"], "no");
    // Who asks does not answer, nor does somebody who only watches.
    assert_eq!(ola.refused(answer(true)).await, "nothing-asked");
    let mut ewa = Player::join(&house.person("Ewa").await, &ola.table).await;
    assert_eq!(ewa.refused(answer(true)).await, "not-seated");
    jan.catch_up(version).await;
    let version = jan.done(answer(true)).await;
    ola.catch_up(version).await;
    assert_eq!(ola.state["now"]["view"], view);
    assert_eq!((&ola.state["now"]["step"], &ola.state["now"]["asking"]), (&json!(1), &Value::Null));
    let kinds: Vec<&str> =
        ola.lines.iter().rev().take(3).map(|line| line["kind"].as_str().expect("a kind")).collect();
    assert_eq!(kinds, ["rewound", "answered-take-back", "asked-take-back"]);
    // The game goes on from there, and the same card is drawn.
    ola.play("draw battle").await;
    assert_eq!(ola.state["now"]["step"], 2);
}

#[tokio::test]
async fn without_consent_everything_stays() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({})).await;
    play_and_draw(&mut players).await;
    let [mut ola, mut jan] = players;
    let before = ola.state["now"].clone();
    let version = ola.done(ask()).await;
    jan.catch_up(version).await;
    let version = jan.done(answer(false)).await;
    ola.catch_up(version).await;
    assert_eq!(ola.state["now"], before);
    jan.catch_up(version).await;
    assert_eq!(jan.refused(answer(true)).await, "nothing-asked");
    // One may ask again.
    let version = ola.done(ask()).await;
    jan.catch_up(version).await;
    jan.done(answer(true)).await;
}

#[tokio::test]
async fn a_question_is_forgotten_once_another_move_is_made() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({})).await;
    play_and_draw(&mut players).await;
    let version = players[0].done(ask()).await;
    players[1].catch_up(version).await;
    play_on(&mut players, &mut Fast::new(6), 1).await;
    let [ola, mut jan] = players;
    assert_eq!(ola.state["now"]["asking"], Value::Null);
    assert_eq!(jan.refused(answer(true)).await, "nothing-asked");
    assert_eq!(ola.person.look(&ola.table).await["version"], ola.version());
}

#[tokio::test]
async fn while_a_question_is_open_nobody_asks_another() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({})).await;
    let mut chance = Fast::new(6);
    while players.iter().any(|player| player.state["now"]["take_back"] != "ask") {
        play_on(&mut players, &mut chance, 1).await;
    }
    let [mut ola, mut jan] = players;
    let version = ola.done(ask()).await;
    jan.catch_up(version).await;
    // Both are told so, and the server keeps to it.
    for player in [&mut ola, &mut jan] {
        assert_eq!(player.state["now"]["take_back"], "no");
        let wanted = player.want(ask()).await;
        assert!(wanted.is_err(), "a question is put in the place of another");
    }
}

#[tokio::test]
async fn bots_agree_at_once() {
    let house = House::new().await;
    let ola = house.person("Ola").await;
    let table = ola.table(json!({ "against": "random" })).await;
    let mut ola = Player::join(&ola, &table).await;
    let mv = ola.offers().into_iter().find(|mv| mv.starts_with("play")).expect("a card to play");
    ola.play(&mv).await;
    let view = ola.state["now"]["view"].clone();
    ola.play("draw battle").await;
    // Every second time the bot is quicker than the question; then it is put once more.
    loop {
        match ola.want(ask()).await {
            Ok(_) => break,
            Err(refused) => {
                assert_eq!(refused["code"], "stale");
                let version = refused["version"].as_u64().expect("a version");
                ola.catch_up(version).await;
            }
        }
    }
    // Whatever was Ola's last move is undone; everything that came after it is, too.
    assert_eq!(ola.lines.iter().filter(|line| line["kind"] == "rewound").count(), 1);
    assert_eq!(ola.state["now"]["to_act"], json!([0]));
    assert_eq!(ola.state["now"]["view"], view);
}

#[tokio::test]
async fn who_gives_up_has_lost_and_the_cards_are_shown() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({})).await;
    play_on(&mut players, &mut Fast::new(8), 9).await;
    let [mut ola, mut jan] = players;
    // Also when it is not one's turn.
    let version = jan.done(json!({ "type": "resign" })).await;
    ola.catch_up(version).await;
    for player in [&mut ola, &mut jan] {
        assert_eq!(player.status(), "over");
        let now = &player.state["now"];
        assert_eq!((&now["ended"]["winners"], &now["ended"]["resigned"]), (&json!([0]), &json!(1)));
        assert_eq!((&now["to_act"], &now["offers"]["moves"]), (&json!([]), &json!([])));
        assert!(now["view"]["hands"]["attacker"]["cards"].is_object());
        assert!(now["view"]["hands"]["defender"]["cards"].is_object());
        for deed in
            [json!({ "type": "play", "move": "end" }), take_back(), ask(), json!({ "type": "resign" })]
        {
            assert_eq!(player.refused(deed).await, "over");
        }
        assert_eq!(player.refused(json!({ "type": "hand-over", "seat": 0, "bot": "random" })).await, "over");
    }
    let record = ola.person.get(&format!("/api/tables/{}/record", ola.table)).await.fine();
    assert_eq!((&record["resigned"], &record["result"]), (&json!(1), &Value::Null));
}

#[tokio::test]
async fn who_hands_over_the_own_seat_watches_from_then_on() {
    let house = House::new().await;
    let [mut ola, mut jan] = game_of_two(&house, json!({ "tactics": "on" })).await;
    let version = ola.done(json!({ "type": "hand-over", "seat": 0, "bot": "random" })).await;
    assert_eq!(ola.state["you"], Value::Null);
    assert_eq!(ola.state["seats"][0]["bot"], "random");
    for role in ["attacker", "defender"] {
        assert_eq!(ola.state["now"]["view"]["hands"][role]["cards"], Value::Null);
    }
    jan.catch_up(version).await;
    // Its turn is played for it.
    while jan.offers().is_empty() && jan.status() == "playing" {
        let version = jan.version() + 1;
        jan.catch_up(version).await;
    }
    ola.catch_up(jan.version()).await;
    assert_eq!(ola.refused(json!({ "type": "take-back" })).await, "not-seated");
    // Once the last person has gone, the bots play it out between them.
    while let Err(refused) = jan.want(json!({ "type": "hand-over", "seat": 1, "bot": "random" })).await {
        assert_eq!(refused["code"], "stale");
        jan.catch_up(refused["version"].as_u64().expect("a version")).await;
    }
    jan.until(|frame| frame["status"] == "over").await;
}

#[tokio::test]
async fn a_bot_keeps_its_name_when_another_sits_down_before_it() {
    let house = House::new().await;
    let [mut ola, mut jan] = game_of_two(&house, json!({})).await;
    let version = jan.done(json!({ "type": "hand-over", "seat": 1, "bot": "random" })).await;
    assert_eq!(jan.state["seats"][1]["name"], "Bóbr");
    ola.catch_up(version).await;
    while let Err(refused) = ola.want(json!({ "type": "hand-over", "seat": 0, "bot": "random" })).await {
        assert_eq!(refused["code"], "stale");
        ola.catch_up(refused["version"].as_u64().expect("a version")).await;
    }
    ola.until(|frame| frame["status"] == "over").await;
    assert_eq!([0, 1].map(|seat| ola.state["seats"][seat]["name"].clone()), ["Wydra", "Bóbr"]);
}

#[tokio::test]
async fn somebody_else_is_handed_over_only_when_absent_for_long_enough() {
    let over = |seat: u8| json!({ "type": "hand-over", "seat": seat, "bot": "random" });
    let alone = |frame: &Value| frame["type"] == "present" && frame["present"]["seats"] == json!([1]);
    // With the usual patience, nobody is replaced at once.
    let house = House::new().await;
    let [ola, mut jan] = game_of_two(&house, json!({})).await;
    assert_eq!(jan.refused(over(0)).await, "still-there");
    drop(ola);
    jan.until(alone).await;
    assert_eq!(jan.refused(over(0)).await, "still-there");
    // With none, whoever is gone is.
    let config = Config { patience: Duration::ZERO, ..Config::default() };
    let house = House::open(Arc::new(Memory::default()), config).await;
    let [ola, mut jan] = game_of_two(&house, json!({})).await;
    assert_eq!(jan.refused(over(0)).await, "still-there", "a player who is connected is not absent");
    let mut ewa = Player::join(&house.person("Ewa").await, &ola.table).await;
    drop(ola);
    jan.until(alone).await;
    ewa.until(alone).await;
    assert_eq!(ewa.refused(over(0)).await, "not-seated");
    jan.done(over(0)).await;
    assert_eq!(jan.state["seats"][0]["bot"], "random");
    while jan.offers().is_empty() {
        let version = jan.version() + 1;
        jan.catch_up(version).await;
    }
    assert_eq!(jan.refused(over(0)).await, "seat-taken", "a bot is not replaced by a bot");
    // Who is not to act keeps nobody waiting.
    let [mut ola, jan] = game_of_two(&house, json!({})).await;
    drop(jan);
    ola.until(|frame| frame["type"] == "present" && frame["present"]["seats"] == json!([0])).await;
    assert_eq!(ola.refused(over(1)).await, "still-there");
}
