//! Who may do what: nobody acts for another, sits down uninvited, or is somebody else.

use nurt_core::Fast;
use serde_json::{Value, json};

use crate::common::client::request;
use crate::common::{House, Lost, Person, Player, Socket, entropy, game_of_two, play_on, table_of_two};

/// The deeds that need a seat, as frames without table, name and version.
fn deeds(mv: &str) -> [Value; 6] {
    [
        json!({ "type": "play", "move": mv }),
        json!({ "type": "take-back" }),
        json!({ "type": "ask-take-back" }),
        json!({ "type": "answer-take-back", "agree": true }),
        json!({ "type": "resign" }),
        json!({ "type": "hand-over", "seat": 0, "bot": "random" }),
    ]
}

#[tokio::test]
async fn nobody_moves_for_another_seat() {
    let house = House::new().await;
    let [ola, mut jan] = game_of_two(&house, json!({})).await;
    let before = ola.person.look(&ola.table).await;
    assert_eq!(before["now"]["to_act"], json!([0]));
    assert!(jan.offers().is_empty(), "who is not to act is offered nothing");
    for mv in ola.offers() {
        let refused = jan.want(json!({ "type": "play", "move": mv })).await.expect_err("a refusal");
        assert_eq!(refused["code"], "illegal", "{refused}");
    }
    assert_eq!(jan.refused(json!({ "type": "hand-over", "seat": 0, "bot": "random" })).await, "still-there");
    assert_eq!(jan.refused(json!({ "type": "take-back" })).await, "no-take-back");
    // A seat cannot be named in a move at all.
    let frame = json!({ "type": "play", "table": jan.table, "id": "x", "version": jan.version(),
                        "move": ola.offers()[0], "seat": 0 });
    assert_eq!(jan.socket.ask(frame.to_string()).await["code"], "malformed");
    assert_eq!(ola.person.look(&ola.table).await, before);
}

#[tokio::test]
async fn a_spectator_sees_what_is_public_and_can_do_nothing() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({ "tactics": "on" })).await;
    play_on(&mut players, &mut Fast::new(3), 20).await;
    let ewa = house.person("Ewa").await;
    let mut watching = Player::join(&ewa, &players[0].table).await;
    let before = ewa.look(&watching.table).await;
    for field in ["you", "invitation"] {
        assert_eq!(watching.state[field], Value::Null);
    }
    assert_eq!(watching.state["host"], false);
    let now = &watching.state["now"];
    assert_eq!(
        (&now["prompt"], &now["offers"]["moves"], &now["take_back"]),
        (&Value::Null, &json!([]), &json!("no"))
    );
    for role in ["attacker", "defender"] {
        for hidden in ["cards", "giving", "known"] {
            assert_eq!(now["view"]["hands"][role][hidden], Value::Null);
        }
    }
    let mv = [players[0].offers(), players[1].offers()].concat()[0].clone();
    for deed in deeds(&mv) {
        assert_eq!(watching.refused(deed.clone()).await, "not-seated", "{deed}");
    }
    let why = json!({ "type": "why", "table": watching.table, "id": "w", "targets": ["dam:1"] });
    assert_eq!(watching.socket.ask(why.to_string()).await["code"], "not-seated");
    let deeds = [
        ("sit", json!({ "entropy": entropy(9) }), "started"),
        ("stand", json!({ "seat": 0 }), "started"),
        ("bot", json!({ "seat": 0, "bot": "random" }), "started"),
        ("start", json!({}), "started"),
        ("rematch", json!({ "entropy": entropy(9) }), "not-seated"),
    ];
    for (deed, body, code) in deeds {
        assert_eq!(ewa.at_table(&watching.table, deed, body).await.refusal().1, code, "{deed}");
    }
    assert_eq!(ewa.get(&format!("/api/tables/{}/record", watching.table)).await.refusal().1, "not-over");
    assert_eq!(ewa.look(&watching.table).await, before);
    // And whoever has no cookie at all sees the same.
    let anybody = request(house.address, "GET", &format!("/api/tables/{}", watching.table), &[], b"").await;
    assert_eq!(anybody.expect("an answer").fine(), before);
}

#[tokio::test]
async fn whoever_has_no_cookie_or_a_forged_one_is_nobody() {
    let house = House::new().await;
    let [ola, _jan] = game_of_two(&house, json!({})).await;
    let own = ola.person.cookie.clone();
    let flipped = |at: usize| {
        let mut cookie = own.clone().into_bytes();
        cookie[at] = if cookie[at] == b'0' { b'1' } else { b'0' };
        String::from_utf8(cookie).expect("text")
    };
    let forged = [
        String::new(),
        "nurt=".to_owned(),
        format!("nurt={}", entropy(0)),
        format!("nurt={}", "z".repeat(64)),
        format!("nurt={}", "é".repeat(32)),
        format!("nurt={}", "a".repeat(8000)),
        own[..own.len() - 1].to_owned(),
        format!("{own}0"),
        flipped(5),
        flipped(own.len() - 1),
        own.replace("nurt=", "Nurt="),
        format!("nurt={};{own}", entropy(0)),
    ];
    for cookie in &forged {
        let headers = [("Cookie", cookie.as_str())];
        if cookie.is_ascii() {
            match Socket::open(house.address, &headers).await {
                Err(Lost::Refused(401, body)) => {
                    assert!(String::from_utf8_lossy(&body).contains("no-guest"));
                }
                other => panic!("{cookie}: {:?}", other.err()),
            }
        }
        let state = request(house.address, "GET", &format!("/api/tables/{}", ola.table), &headers, b"").await;
        let state = state.expect("an answer").fine();
        assert_eq!((&state["you"], &state["invitation"]), (&Value::Null, &Value::Null), "{cookie}");
        for (path, body) in [
            ("/api/tables".to_owned(), json!({ "game": "battle", "entropy": entropy(1) })),
            (format!("/api/tables/{}/start", ola.table), json!({})),
            (format!("/api/tables/{}/rematch", ola.table), json!({ "entropy": entropy(1) })),
        ] {
            let body = body.to_string();
            let answer = request(house.address, "POST", &path, &headers, body.as_bytes()).await;
            assert_eq!(answer.expect("an answer").refusal(), (401, "no-guest".to_owned()), "{cookie} {path}");
        }
    }
}

#[tokio::test]
async fn a_cookie_cannot_be_read_by_scripts_and_is_not_sent_from_other_sites() {
    let house = House::new().await;
    let body = br#"{"name": "Ola"}"#;
    let answer = request(house.address, "POST", "/api/me", &[], body).await.expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let config = nurt_server::Config { https: true, ..Default::default() };
    let store = std::sync::Arc::new(nurt_server::store::Memory::default());
    let house = House::open(store, config).await;
    let answer = request(house.address, "POST", "/api/me", &[], body).await.expect("an answer");
    assert!(answer.header("set-cookie").expect("a cookie").contains("; Secure"));
    // Who is known already keeps the cookie, and only gets another name.
    let ola = house.person("Ola").await;
    let answer = ola.post("/api/me", json!({ "name": "Aleksandra" })).await;
    assert_eq!((answer.header("set-cookie"), &answer.fine()["name"]), (None, &json!("Aleksandra")));
    assert_eq!(ola.get("/api/home").await.fine()["me"]["name"], "Aleksandra");
}

#[tokio::test]
async fn requests_from_other_sites_are_refused() {
    let house = House::new().await;
    let ola = house.person("Ola").await;
    let table = ola.table(json!({})).await;
    let before = ola.look(&table).await;
    let own = format!("http://{}", house.address);
    let port = house.address.port();
    let foreign = [
        "https://evil.example".to_owned(),
        "null".to_owned(),
        format!("http://127.0.0.1.evil.example:{port}"),
        "http://127.0.0.1".to_owned(),
        format!("http://evil.example/{}", house.address),
        format!("http://evil@{}", house.address),
        format!("{own}, https://evil.example"),
        String::new(),
    ];
    for origin in &foreign {
        let headers = [("Cookie", ola.cookie.as_str()), ("Origin", origin)];
        for path in
            ["/api/me", "/api/tables", &format!("/api/tables/{table}/start"), "/api/replay", "/api/nowhere"]
        {
            let answer = request(house.address, "POST", path, &headers, b"{}").await.expect("an answer");
            assert_eq!(answer.refusal(), (403, "foreign-origin".to_owned()), "{origin} {path}");
        }
        match Socket::open(house.address, &headers).await {
            Err(Lost::Refused(403, body)) => {
                assert!(String::from_utf8_lossy(&body).contains("foreign-origin"));
            }
            other => panic!("{origin}: {:?}", other.err()),
        }
        // Reading is no harm: the answer does not say that another site may have it.
        let answer = request(house.address, "GET", "/api/home", &headers, b"").await.expect("an answer");
        assert_eq!((answer.status, answer.header("access-control-allow-origin")), (200, None));
    }
    assert_eq!(ola.look(&table).await, before);
    let headers = [("Cookie", ola.cookie.as_str()), ("Origin", own.as_str())];
    assert!(Socket::open(house.address, &headers).await.is_ok());
    let answer = request(house.address, "POST", "/api/me", &headers, br#"{"name": "Ola"}"#).await;
    assert_eq!(answer.expect("an answer").status, 200);
}

#[tokio::test]
async fn a_private_table_needs_the_invitation_and_an_open_one_does_not() {
    let house = House::new().await;
    let (ola, jan) = (house.person("Ola").await, house.person("Jan").await);
    let table = ola.table(json!({})).await;
    let word = ola.look(&table).await["invitation"].as_str().expect("an invitation").to_owned();
    assert!(word.len() >= 26, "130 bits cannot be guessed");
    assert_eq!(jan.look(&table).await["invitation"], Value::Null);
    let sit = json!({ "entropy": entropy(2) });
    assert_eq!(jan.at_table(&table, "sit", sit.clone()).await.refusal(), (403, "not-invited".to_owned()));
    let mut wrong =
        vec![String::new(), table.clone(), word.to_uppercase(), format!("{word}a"), word[1..].to_owned()];
    wrong.extend((0..word.len()).map(|at| {
        let other = if &word[at..=at] == "2" { "3" } else { "2" };
        format!("{}{other}{}", &word[..at], &word[at + 1..])
    }));
    for word in &wrong {
        assert_eq!(jan.sit(&table, word).await.refusal().1, "not-invited", "{word}");
        assert_eq!(jan.get(&format!("/api/invitations/{word}")).await.status, 404, "{word}");
    }
    let home = jan.get("/api/home").await.fine();
    assert_eq!(home["open"], json!([]), "a private table is listed for nobody");
    // The invitation of one table opens no other.
    let other = ola.table(json!({})).await;
    assert_eq!(jan.sit(&other, &word).await.refusal().1, "not-invited");
    let invited = jan.get(&format!("/api/invitations/{word}")).await.fine();
    assert_eq!((&invited["table"]["id"], &invited["host"]), (&json!(table), &json!("Ola")));
    jan.sit(&table, &word).await.fine();
    assert_eq!(jan.look(&table).await["you"], 1);
    assert_eq!(jan.look(&table).await["invitation"], json!(word));

    let open = ola.table(json!({ "open": true })).await;
    let home = jan.get("/api/home").await.fine();
    assert_eq!(home["open"][0]["id"], json!(open));
    jan.at_table(&open, "sit", sit).await.fine();
    assert_eq!(jan.look(&open).await["you"], 1);
}

#[tokio::test]
async fn seats_are_taken_left_and_freed_as_they_should_be() {
    let house = House::new().await;
    let (ola, jan, ewa) = (house.person("Ola").await, house.person("Jan").await, house.person("Ewa").await);
    let table = ola.table(json!({ "open": true, "seat": 1 })).await;
    let sit = |seat: u8| json!({ "seat": seat, "entropy": entropy(2) });
    assert_eq!(ola.at_table(&table, "start", json!({})).await.refusal().1, "seats-free");
    assert_eq!(jan.at_table(&table, "sit", sit(1)).await.refusal().1, "seat-taken");
    assert_eq!(jan.at_table(&table, "sit", sit(5)).await.refusal(), (400, "bad-choice".to_owned()));
    assert_eq!(jan.at_table(&table, "start", json!({})).await.refusal().1, "not-seated");
    assert_eq!(
        jan.at_table(&table, "bot", json!({ "seat": 0, "bot": "random" })).await.refusal().1,
        "not-seated"
    );
    jan.at_table(&table, "sit", sit(0)).await.fine();
    assert_eq!(ewa.at_table(&table, "sit", json!({ "entropy": entropy(3) })).await.refusal().1, "seat-taken");
    // Only the host asks somebody to leave.
    assert_eq!(ewa.at_table(&table, "stand", json!({ "seat": 0 })).await.refusal().1, "not-host");
    assert_eq!(jan.at_table(&table, "stand", json!({ "seat": 1 })).await.refusal().1, "not-host");
    jan.at_table(&table, "stand", json!({ "seat": 0 })).await.fine();
    assert_eq!(jan.at_table(&table, "stand", json!({ "seat": 0 })).await.refusal().1, "not-seated");
    jan.at_table(&table, "sit", sit(0)).await.fine();
    ola.at_table(&table, "stand", json!({ "seat": 0 })).await.fine();
    assert_eq!(jan.look(&table).await["you"], Value::Null);
    // Whoever sits already changes the seat, and never has two.
    ola.at_table(&table, "sit", sit(0)).await.fine();
    let state = ola.look(&table).await;
    assert_eq!((&state["you"], &state["seats"][1]), (&json!(0), &Value::Null));
    // Bots come and go before the start.
    assert_eq!(
        ola.at_table(&table, "bot", json!({ "seat": 0, "bot": "random" })).await.refusal().1,
        "seat-taken"
    );
    assert_eq!(
        ola.at_table(&table, "bot", json!({ "seat": 1, "bot": "deep" })).await.refusal().1,
        "bad-choice"
    );
    ola.at_table(&table, "bot", json!({ "seat": 1, "bot": "random" })).await.fine();
    ola.at_table(&table, "bot", json!({ "seat": 1, "bot": "greedy" })).await.fine();
    assert_eq!(ola.look(&table).await["seats"][1]["bot"], "greedy");
    assert_eq!(ewa.at_table(&table, "stand", json!({ "seat": 1 })).await.refusal().1, "not-seated");
    ola.at_table(&table, "stand", json!({ "seat": 1 })).await.fine();
    jan.at_table(&table, "sit", sit(1)).await.fine();
    jan.at_table(&table, "start", json!({})).await.fine();
    // After the start nobody comes or goes.
    for (person, deed, body) in [
        (&ewa, "sit", sit(0)),
        (&jan, "stand", json!({ "seat": 1 })),
        (&ola, "stand", json!({ "seat": 1 })),
        (&ola, "bot", json!({ "seat": 1, "bot": "random" })),
        (&ola, "start", json!({})),
    ] {
        assert_eq!(
            person.at_table(&table, deed, body).await.refusal(),
            (409, "started".to_owned()),
            "{deed}"
        );
    }
}

#[tokio::test]
async fn nothing_is_played_before_the_start() {
    let house = House::new().await;
    let (ola, jan) = (house.person("Ola").await, house.person("Jan").await);
    let table = table_of_two(&ola, &jan, json!({})).await;
    let mut player = Player::join(&ola, &table).await;
    assert_eq!((player.status(), &player.state["now"]), ("waiting", &Value::Null));
    for deed in deeds("draw battle") {
        assert_eq!(player.refused(deed).await, "not-started");
    }
    for path in ["steps", "record"] {
        assert_eq!(ola.get(&format!("/api/tables/{table}/{path}")).await.status, 409);
    }
}

#[tokio::test]
async fn two_who_sit_down_at_once_do_not_share_a_seat() {
    let house = House::new().await;
    let host = house.person("Ola").await;
    let people: Vec<Person> =
        [house.person("Jan").await, house.person("Ewa").await, house.person("Iwo").await].into();
    for _ in 0..5 {
        let table = host.table(json!({ "open": true })).await;
        let sit = |person: Person| {
            let table = table.clone();
            async move { person.at_table(&table, "sit", json!({ "entropy": entropy(2) })).await.status }
        };
        let tasks: Vec<_> = people.iter().cloned().map(|person| tokio::spawn(sit(person))).collect();
        let mut sat = 0;
        for task in tasks {
            let status = task.await.expect("a task");
            assert!(status == 200 || status == 409);
            sat += u32::from(status == 200);
        }
        assert_eq!(sat, 1);
    }
}
