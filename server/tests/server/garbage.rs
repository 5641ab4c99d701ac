//! Bad input over a live connection: a clear answer to every frame, and a table that is none the worse for it.

use nurt_core::{Chance, Fast};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::common::{House, Lost, Player, Socket, game_of_two, play_on};
use crate::frames::{damaged, sound};

/// Checks that a frame is a refusal with a code, a sentence and a phrase.
fn clear(frame: &Value) -> &str {
    assert_eq!(frame["type"], "refused", "{frame}");
    let text = frame["text"].as_str().expect("a sentence");
    assert!(text.len() > 10 && text.ends_with(|end: char| !end.is_whitespace()), "{frame}");
    assert!(!text.chars().any(char::is_control), "{frame}");
    assert!(frame["words"]["key"].is_string(), "{frame}");
    frame["code"].as_str().expect("a code")
}

/// After whatever was done to a table, both players can go on.
async fn goes_on(mut players: [Player; 2], before: &Value) {
    for player in &mut players {
        player.reconnect().await.expect("a connection");
    }
    let mut after = players[0].person.look(&players[0].table).await;
    after["present"] = before["present"].clone();
    assert_eq!(&after, before, "the table is as it was");
    play_on(&mut players, &mut Fast::new(1), 4).await;
}

async fn started(house: &House) -> ([Player; 2], Value) {
    let mut players = game_of_two(house, json!({ "tactics": "on" })).await;
    play_on(&mut players, &mut Fast::new(2), 6).await;
    let before = players[0].person.look(&players[0].table).await;
    (players, before)
}

async fn fresh(player: &Player) -> Socket {
    let mut socket = player.person.connect().await;
    assert_eq!(socket.next().await.expect("a frame")["type"], "welcome");
    socket
}

#[tokio::test]
async fn frames_that_are_no_commands_are_refused_one_by_one() {
    let house = House::new().await;
    let (players, before) = started(&house).await;
    let (table, version) = (players[0].table.clone(), players[0].version());
    let nested =
        |open: &str, close: &str, depth: usize| format!("{}{}", open.repeat(depth), close.repeat(depth));
    let play = |more: &str| format!(r#"{{"type":"play","table":"{table}","version":{version}{more}}}"#);
    let bad = [
        String::new(),
        " ".to_owned(),
        "null".to_owned(),
        "0".to_owned(),
        "[]".to_owned(),
        "{}".to_owned(),
        "\"ping\"".to_owned(),
        "{\"type\":".to_owned(),
        "\u{0}".to_owned(),
        "\u{feff}{\"type\":\"ping\",\"n\":1}".to_owned(),
        r#"{"type":"ping"}"#.to_owned(),
        r#"{"type":"ping","n":-1}"#.to_owned(),
        r#"{"type":"ping","n":4294967296}"#.to_owned(),
        r#"{"type":"ping","n":1.5}"#.to_owned(),
        r#"{"type":"ping","n":"1"}"#.to_owned(),
        r#"{"type":"ping","n":1,"n":2}"#.to_owned(),
        r#"{"type":"ping","n":1,"m":2}"#.to_owned(),
        r#"{"type":"ping","n":1} {"type":"ping","n":2}"#.to_owned(),
        r#"{"type":"PING","n":1}"#.to_owned(),
        r#"{"type":"welcome","protocol":1}"#.to_owned(),
        r#"{"type":["ping"],"n":1}"#.to_owned(),
        r#"{"n":1}"#.to_owned(),
        play(""),
        play(r#","id":"x""#),
        play(r#","id":1,"move":"end""#),
        play(r#","id":"x","move":["end"]"#),
        play(r#","id":"x","move":"end","seat":1"#),
        play(r#","id":"","move":"end""#),
        play(&format!(r#","id":"{}","move":"end""#, "x".repeat(65))),
        format!(r#"{{"type":"join","table":{}}}"#, nested("[", "]", 100)),
        nested("[", "]", 8000),
        nested("{\"a\":", "}", 2000).replace(":}", ":1}"),
        nested("{\"type\":", "}", 1500),
        r#"{"type":"hand-over","table":"x","id":"x","version":1,"seat":8,"bot":"random"}"#.to_owned(),
        r#"{"type":"hand-over","table":"x","id":"x","version":1,"seat":-1,"bot":"random"}"#.to_owned(),
        format!(r#"{{"type":"why","table":"{table}","id":"","targets":[]}}"#),
        format!(r#"{{"type":"chat","table":"{table}","id":"","text":"a"}}"#),
        format!(r#"{{"type":"chat","table":"{table}","id":"{}","text":"a"}}"#, "x".repeat(65)),
    ];
    let mut socket = fresh(&players[0]).await;
    let mut wrong = Vec::new();
    for text in &bad {
        let answer = socket.ask(text.clone()).await;
        if answer["type"] != "refused" || clear(&answer) != "malformed" {
            wrong.push((text, answer));
        }
    }
    assert_eq!(socket.ask(r#"{"type":"ping","n":7}"#).await, json!({ "type": "pong", "n": 7 }));
    goes_on(players, &before).await;
    assert!(wrong.is_empty(), "these are taken for commands: {wrong:#?}");
}

#[tokio::test]
async fn commands_that_make_no_sense_are_refused_with_their_reason() {
    let house = House::new().await;
    let (mut players, before) = started(&house).await;
    let acting = usize::from(players[0].offers().is_empty());
    let player = &mut players[acting];
    for (mv, code) in [
        ("", "not-a-move"),
        ("dance", "not-a-move"),
        ("play Y7", "not-a-move"),
        ("play Y7 8", "not-a-move"),
        ("play  Y7 1", "not-a-move"),
        ("PLAY Y7 1", "not-a-move"),
        ("play Y07 1", "not-a-move"),
        ("place 1", "illegal"),
        ("give Y7", "illegal"),
    ] {
        let refused = player.want(json!({ "type": "play", "move": mv })).await.expect_err("a refusal");
        assert_eq!(clear(&refused), code, "{mv}");
    }
    let long = "x".repeat(10_000);
    let refused = player.want(json!({ "type": "play", "move": long })).await.expect_err("a refusal");
    assert!(refused.to_string().len() < 1000, "a refusal does not repeat everything that was sent");
    assert_eq!(player.refused(json!({ "type": "answer-take-back", "agree": true })).await, "nothing-asked");
    assert_eq!(
        player.refused(json!({ "type": "hand-over", "seat": 7, "bot": "random" })).await,
        "bad-choice"
    );
    assert_eq!(
        player.refused(json!({ "type": "hand-over", "seat": acting, "bot": "x" })).await,
        "bad-choice"
    );
    // Tables that are not there.
    let own = player.table.clone();
    for table in ["", "nowhere", "../../etc/passwd", "' OR 1=1 --", &own.to_uppercase(), &"x".repeat(9000)] {
        for ask in [
            json!({ "type": "join", "table": table }),
            json!({ "type": "play", "table": table, "id": "x", "version": 1, "move": "end" }),
            json!({ "type": "chat", "table": table, "id": "x", "text": "x" }),
            json!({ "type": "why", "table": table, "id": "x", "targets": [] }),
        ] {
            let answer = player.socket.ask(ask.to_string()).await;
            assert!(["not-found", "slow-down"].contains(&clear(&answer)), "{answer}");
        }
    }
    goes_on(players, &before).await;
}

#[tokio::test]
async fn a_frame_that_is_too_large_is_refused_and_one_that_is_far_too_large_ends_the_connection() {
    let house = House::new().await;
    let (players, before) = started(&house).await;
    let mut socket = fresh(&players[0]).await;
    let ping = |size: usize| {
        let frame = r#"{"type":"ping","n":1}"#;
        format!("{frame}{}", " ".repeat(size - frame.len()))
    };
    assert_eq!(socket.ask(ping(16 * 1024)).await["type"], "pong");
    for size in [16 * 1024 + 1, 20_000, 256 * 1024] {
        let answer = socket.ask(ping(size)).await;
        assert_eq!(clear(&answer), "too-large", "{size}");
    }
    assert_eq!(socket.ask(r#"{"type":"ping","n":7}"#).await, json!({ "type": "pong", "n": 7 }));
    let mut told = 0;
    for size in [256 * 1024 + 1, 3_000_000] {
        let mut socket = fresh(&players[0]).await;
        // The server may hang up before all of it is sent.
        let _ = socket.say(ping(size)).await;
        let lost = socket.end().await;
        assert!(matches!(lost, Lost::Closed(Some(1009) | None) | Lost::Broken(_)), "{lost:?}");
        told += usize::from(socket.heard.iter().any(|frame| frame.contains("too-large")));
    }
    assert!(told > 0, "nobody was told why");
    // The same in pieces, none of which is too large.
    let mut socket = fresh(&players[0]).await;
    for piece in 0..40 {
        let code = OpCode::Data(if piece == 0 { Data::Text } else { Data::Continue });
        let frame = Frame::message(vec![b' '; 8 * 1024], code, false);
        if socket.put(Message::Frame(frame)).await.is_err() {
            break;
        }
    }
    let lost = socket.end().await;
    assert!(matches!(lost, Lost::Closed(Some(1009) | None) | Lost::Broken(_)), "{lost:?}");
    goes_on(players, &before).await;
}

#[tokio::test]
async fn binary_frames_are_refused_and_text_that_is_no_text_is_not_called_too_large() {
    let house = House::new().await;
    let (players, before) = started(&house).await;
    let mut socket = fresh(&players[0]).await;
    let mut chance = Fast::new(4);
    for size in [0, 1, 100, 20_000] {
        let bytes: Vec<u8> = (0..size).map(|_| chance.below(256) as u8).collect();
        socket.put(Message::binary(bytes)).await.expect("a connection");
        assert_eq!(clear(&socket.next().await.expect("a frame")), "malformed");
    }
    socket.put(Message::Ping(vec![1, 2, 3].into())).await.expect("a connection");
    assert_eq!(socket.ask(r#"{"type":"ping","n":7}"#).await["type"], "pong");
    // Text that is not UTF-8 ends the connection, as the protocol has it; the table does not mind.
    let frame = Frame::message(vec![0xff, 0xfe, 0xc3], OpCode::Data(Data::Text), true);
    socket.put(Message::Frame(frame)).await.expect("a connection");
    socket.end().await;
    goes_on(players, &before).await;
    assert!(!socket.heard.iter().any(|frame| frame.contains("too-large")), "{:?}", socket.heard.last());
}

#[tokio::test]
async fn ten_thousand_frames_of_garbage_get_an_answer_each_and_leave_the_table_alone() {
    const FRAMES: usize = 10_000;
    let house = House::new().await;
    let (players, before) = started(&house).await;
    let sound = sound(&players[0].table, players[0].version());
    let mut chance = Fast::new(7);
    let mut socket = fresh(&players[0]).await;
    let (mut refused, mut slowed) = (0, 0);
    for n in 0..FRAMES {
        let text = if n % 2 == 0 {
            let bytes: Vec<u8> = (0..chance.below(200)).map(|_| chance.below(256) as u8).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        } else {
            // What is still sound after it was damaged is not garbage.
            let frame = damaged(&sound[chance.below(sound.len() as u32) as usize], &mut chance);
            let text = String::from_utf8_lossy(&frame).into_owned();
            if nurt_server::socket::read(&text).is_ok() { "{}".to_owned() } else { text }
        };
        let answer = socket.ask(text).await;
        refused += 1;
        slowed += usize::from(clear(&answer) == "slow-down");
    }
    assert_eq!(refused, FRAMES);
    assert!(slowed > FRAMES / 2 && slowed < FRAMES, "{slowed} of {FRAMES} were too much at once");
    // All the while the others could play.
    goes_on(players, &before).await;
}

#[tokio::test]
async fn a_connection_follows_only_so_many_tables() {
    let house = House::new().await;
    let ola = house.person("Ola").await;
    let mut socket = ola.connect().await;
    let mut tables = Vec::new();
    for _ in 0..33 {
        tables.push(ola.table(json!({})).await);
    }
    for table in &tables[..32] {
        assert_eq!(socket.ask(json!({ "type": "join", "table": table }).to_string()).await["type"], "table");
    }
    let join = json!({ "type": "join", "table": tables[32] }).to_string();
    assert_eq!(clear(&socket.ask(join.clone()).await), "slow-down");
    // Joining again is no more, and leaving makes room.
    assert_eq!(socket.ask(json!({ "type": "join", "table": tables[0] }).to_string()).await["type"], "table");
    socket.say(json!({ "type": "leave", "table": tables[1] }).to_string()).await.expect("a connection");
    socket.say(json!({ "type": "leave", "table": "nowhere" }).to_string()).await.expect("a connection");
    assert_eq!(socket.ask(join).await["type"], "table");
}
