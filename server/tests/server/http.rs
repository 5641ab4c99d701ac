//! HTTP: every address with good and bad requests, and what every answer carries.

use std::collections::BTreeSet;

use nurt_core::Fast;
use serde_json::{Value, json};

use crate::common::client::{raw, request};
use crate::common::{Answer, House, Person, entropy, game_of_two, play_on};

/// What every answer carries.
fn sealed(path: &str, answer: &Answer) {
    let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{path}: no policy"));
    for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"] {
        assert!(policy.contains(part), "{path}: {policy}");
    }
    assert!(
        !policy.contains("unsafe") && !policy.contains('*') && !policy.contains("http"),
        "{path}: {policy}"
    );
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
    assert!(answer.header("referrer-policy").is_some(), "{path}");
    assert_eq!(answer.header("access-control-allow-origin"), None, "{path}");
    if path.starts_with("/api") {
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
    }
}

/// A refusal as programs and people need it.
fn told(path: &str, answer: &Answer) -> String {
    sealed(path, answer);
    let kind = answer.header("content-type").unwrap_or_default();
    assert!(kind.starts_with("application/json"), "{path}: {} {kind:?}: {}", answer.status, answer.text());
    let body = answer.json();
    assert!(body["text"].as_str().is_some_and(|text| text.len() > 10), "{path}: {body}");
    assert!(body["words"]["key"].is_string(), "{path}: {body}");
    body["code"].as_str().unwrap_or_else(|| panic!("{path}: {body}")).to_owned()
}

async fn ask(person: &Person, method: &str, path: &str, body: &[u8]) -> Answer {
    request(person.address, method, path, &[("Cookie", &person.cookie)], body).await.expect("an answer")
}

/// The same JSON, in so many bytes.
fn padded(text: &str, size: usize) -> String {
    format!("{text}{}", " ".repeat(size - text.len()))
}

/// The addresses that change something and take a body, with a sound one.
fn posts(table: &str) -> Vec<(String, Value)> {
    let at = |deed: &str| format!("/api/tables/{table}/{deed}");
    vec![
        ("/api/me".to_owned(), json!({ "name": "Ola" })),
        ("/api/tables".to_owned(), json!({ "game": "battle", "entropy": entropy(1) })),
        (at("sit"), json!({ "entropy": entropy(1) })),
        (at("stand"), json!({ "seat": 0 })),
        (at("bot"), json!({ "seat": 1, "bot": "random" })),
        (at("rematch"), json!({ "entropy": entropy(1) })),
    ]
}

#[tokio::test]
async fn bad_bodies_are_refused_everywhere() {
    let house = House::new().await;
    let ola = house.person("Ola").await;
    let table = ola.table(json!({})).await;
    let before = ola.look(&table).await;
    let bad: [&[u8]; 12] = [
        b"null",
        b"[[]]",
        b"0",
        b"\"\"",
        b"{",
        b"\xff\xfe",
        b"{\"name\":",
        b"{\"unknown\":1}",
        b"{\"seat\":\"0\"}",
        b"{\"entropy\":\"00\"}",
        b"{\"name\":[\"Ola\"],\"entropy\":1,\"seat\":-1}",
        b"{}{}",
    ];
    for (path, sound) in posts(&table) {
        for body in bad {
            let answer = ask(&ola, "POST", &path, body).await;
            assert_eq!((answer.status, told(&path, &answer).as_str()), (400, "malformed"), "{path} {body:?}");
        }
        for (name, _) in sound.as_object().expect("an object") {
            // A field of another type, and a field that nobody knows.
            let mut odd = sound.clone();
            odd[name] = json!({ "deep": [[[[]]]] });
            let answer = ask(&ola, "POST", &path, odd.to_string().as_bytes()).await;
            assert_eq!((answer.status, told(&path, &answer).as_str()), (400, "malformed"), "{path} {odd}");
        }
        let mut more = sound.clone();
        more["admin"] = json!(true);
        let answer = ask(&ola, "POST", &path, more.to_string().as_bytes()).await;
        assert_eq!((answer.status, told(&path, &answer).as_str()), (400, "malformed"), "{path} {more}");
        let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
        let answer = ask(&ola, "POST", &path, deep.as_bytes()).await;
        assert_eq!((answer.status, told(&path, &answer).as_str()), (400, "malformed"), "{path} deep");
    }
    assert_eq!(ola.look(&table).await, before);
}

#[tokio::test]
async fn bodies_that_are_too_large_are_refused_everywhere() {
    let house = House::new().await;
    let ola = house.person("Ola").await;
    let table = ola.table(json!({})).await;
    let before = ola.look(&table).await;
    for (path, sound) in posts(&table) {
        for size in [64 * 1024 + 1, 300_000] {
            let answer = ask(&ola, "POST", &path, padded(&sound.to_string(), size).as_bytes()).await;
            assert_eq!((answer.status, told(&path, &answer).as_str()), (413, "too-large"), "{path}");
        }
        // Without a length, in pieces.
        let cookie = &ola.cookie;
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {cookie}\r\nTransfer-Encoding: chunked\r\n\r\n",
            house.address
        );
        let piece = format!("{:x}\r\n{}\r\n", 9000, " ".repeat(9000)).repeat(8);
        let answer =
            raw(house.address, format!("{head}{piece}0\r\n\r\n").as_bytes()).await.expect("an answer");
        assert_eq!((answer.status, told(&path, &answer).as_str()), (413, "too-large"), "{path}");
    }
    assert_eq!(ola.look(&table).await, before);
}

#[tokio::test]
async fn a_record_may_be_larger_than_other_bodies_and_says_how_large() {
    let house = House::new().await;
    let golden = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../games/battle/tests/golden/battle-2p-1-000000.json"
    ))
    .expect("a record");
    let large = padded(&golden, 200_000);
    let answer =
        request(house.address, "POST", "/api/replay", &[], large.as_bytes()).await.expect("an answer");
    assert_eq!(answer.fine()["game"], "battle");
    let larger = padded(&golden, 1024 * 1024 + 1);
    let answer =
        request(house.address, "POST", "/api/replay", &[], larger.as_bytes()).await.expect("an answer");
    assert_eq!((answer.status, told("/api/replay", &answer).as_str()), (413, "too-large"));
    assert_eq!(answer.json()["words"]["args"]["most"], 1024 * 1024, "{}", answer.text());
}

#[tokio::test]
async fn records_that_cannot_be_replayed_are_refused() {
    let house = House::new().await;
    let golden = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../games/battle/tests/golden/battle-2p-1-000000.json"
    ))
    .expect("a record");
    let other = golden.replacen("\"battle\"", "\"chess\"", 1);
    for body in
        ["", "{}", "null", "[1]", &golden[..golden.len() / 2], &other, &golden.replacen(" #", " #0", 1)]
    {
        let answer =
            request(house.address, "POST", "/api/replay", &[], body.as_bytes()).await.expect("an answer");
        assert_eq!(
            (answer.status, told("/api/replay", &answer).as_str()),
            (400, "bad-record"),
            "{body:.100}"
        );
    }
    let answer = request(house.address, "POST", "/api/replay", &[], b"\xff").await.expect("an answer");
    assert_eq!((answer.status, told("/api/replay", &answer).as_str()), (400, "malformed"));
}

#[tokio::test]
async fn every_refusal_below_api_is_json_with_a_code() {
    let house = House::new().await;
    let [ola, _jan] = game_of_two(&house, json!({})).await;
    let (person, table) = (&ola.person, &ola.table);
    let mut wrong = Vec::new();
    for (path, status) in [
        ("/api".to_owned(), 404),
        ("/api/".to_owned(), 404),
        ("/api/nowhere".to_owned(), 404),
        ("/api/tables".to_owned(), 404),
        ("/api/tables/".to_owned(), 404),
        ("/api/tables/nowhere".to_owned(), 404),
        ("/api/tables/nowhere/steps".to_owned(), 404),
        ("/api/tables/nowhere/record".to_owned(), 404),
        ("/api/tables/%ff%fe".to_owned(), 400),
        ("/api/tables/%00".to_owned(), 404),
        ("/api/tables/..%2f..%2fetc%2fpasswd".to_owned(), 404),
        (format!("/api/tables/{}", "x".repeat(4000)), 404),
        (format!("/api/tables/{table}/nowhere"), 404),
        (format!("/api/tables/{table}/record"), 409),
        (format!("/api/tables/{table}/steps?from=-1"), 400),
        (format!("/api/tables/{table}/steps?from=abc"), 400),
        (format!("/api/tables/{table}/steps?from=4294967296"), 400),
        (format!("/api/tables/{table}/steps?count=x"), 400),
        (format!("/api/tables/{table}/steps?seat=1"), 400),
        (format!("/api/tables/{table}/steps?from=1&from=2"), 400),
        ("/api/invitations/nowhere".to_owned(), 404),
        ("/api/invitations/%ff".to_owned(), 400),
        ("/api/ws".to_owned(), 400),
    ] {
        let answer = ask(person, "GET", &path, b"").await;
        sealed(&path, &answer);
        let json = answer.header("content-type").is_some_and(|kind| kind.starts_with("application/json"));
        if answer.status != status || !json || answer.json()["code"].is_null() {
            wrong.push(format!("{path}: {} {}", answer.status, answer.text()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn wrong_methods_are_refused() {
    let house = House::new().await;
    let ola = house.person("Ola").await;
    let table = ola.table(json!({})).await;
    let before = ola.look(&table).await;
    let gets = [
        "/api/home",
        "/api/games",
        "/api/openapi.json",
        "/api/invitations/x",
        &format!("/api/tables/{table}"),
    ];
    for path in gets {
        for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"] {
            let answer = ask(&ola, method, path, b"").await;
            assert_eq!((answer.status, told(path, &answer).as_str()), (404, "not-found"), "{method} {path}");
        }
        let head = ask(&ola, "HEAD", path, b"").await;
        assert!(head.body.is_empty(), "{path}");
    }
    for (path, _) in posts(&table) {
        for method in ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"] {
            let answer = ask(&ola, method, &path, b"").await;
            assert_eq!((answer.status, told(&path, &answer).as_str()), (404, "not-found"), "{method} {path}");
        }
    }
    for path in ["/", "/t/x", "/assets/x.js"] {
        for method in ["POST", "PUT", "DELETE"] {
            assert_eq!(ask(&ola, method, path, b"").await.status, 404, "{method} {path}");
        }
    }
    assert_eq!(ola.look(&table).await, before);
}

#[tokio::test]
async fn every_answer_is_sealed() {
    let house = House::new().await;
    let [ola, _jan] = game_of_two(&house, json!({})).await;
    let table = &ola.table;
    for path in [
        "/",
        "/index.html",
        "/t/x",
        "/join/x",
        "/nowhere",
        "/assets/nowhere.js",
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/home",
        "/api/games",
        "/api/openapi.json",
        &format!("/api/tables/{table}"),
        &format!("/api/tables/{table}/steps"),
        &format!("/api/tables/{table}/record"),
        "/api/ws",
    ] {
        for method in ["GET", "HEAD", "POST"] {
            sealed(path, &ask(&ola.person, method, path, b"").await);
        }
    }
    assert_eq!(ask(&ola.person, "GET", "/healthz", b"").await.text(), "ok\n");
    assert_eq!(ask(&ola.person, "GET", "/readyz", b"").await.text(), "ready\n");
    assert!(ask(&ola.person, "GET", "/metrics", b"").await.text().contains("nurt_entries_total"));
}

#[tokio::test]
async fn no_path_leads_out_of_the_client() {
    let house = House::new().await;
    for path in [
        "/../Cargo.toml",
        "/../../Cargo.toml",
        "/assets/../../../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2f..%2fserver%2fCargo.toml",
        "/%2e%2e%2f%2e%2e%2fserver%2fCargo.toml",
        "/..\\..\\server\\Cargo.toml",
        "//etc/passwd",
        "///etc/passwd",
        "/assets//etc/passwd",
        "/assets/..%00/x",
        "/./../package.json",
        "/.git/config",
        "/../src/main.ts",
        "/..",
        "/assets",
        "/assets/",
    ] {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", house.address);
        let Ok(answer) = raw(house.address, request.as_bytes()).await else { continue };
        let text = answer.text();
        for found in ["[package]", "root:", "[core]", "devDependencies", "import "] {
            assert!(!text.contains(found), "{path}: {text:.200}");
        }
        assert!([200, 400, 404, 503].contains(&answer.status), "{path}: {}", answer.status);
        if answer.status == 200 {
            assert!(text.contains("<html") || text.contains("<!doctype"), "{path}: {text:.200}");
        }
    }
}

#[tokio::test]
async fn steps_are_told_in_parts_of_any_size() {
    let house = House::new().await;
    let mut players = game_of_two(&house, json!({})).await;
    play_on(&mut players, &mut Fast::new(9), 12).await;
    let path =
        |from: u32, count: u32| format!("/api/tables/{}/steps?from={from}&count={count}", players[0].table);
    let all = players[0].person.get(&path(0, 100)).await.fine();
    assert_eq!((&all["total"], all["steps"].as_array().map(Vec::len)), (&json!(12), Some(13)));
    assert_eq!((&all["fair"], &all["result"]), (&Value::Null, &Value::Null));
    for (from, count, told) in
        [(0, 1, 1), (3, 4, 4), (12, 9, 1), (13, 9, 0), (4_000_000_000, 100, 0), (0, u32::MAX, 13), (0, 0, 0)]
    {
        let part = players[0].person.get(&path(from, count)).await.fine();
        let steps = part["steps"].as_array().expect("steps");
        assert_eq!(steps.len(), told, "from {from}, {count}");
        let start = (from as usize).min(13);
        assert_eq!(steps[..], all["steps"].as_array().expect("steps")[start..start + told]);
    }
}

/// What the description says there is, and what the router has. A route that is in neither list is found because the
/// page of the router names it.
#[tokio::test]
async fn the_description_lists_every_route() {
    let house = House::new().await;
    let answer =
        request(house.address, "GET", "/api/openapi.json", &[], b"").await.expect("an answer").fine();
    let mut described = BTreeSet::new();
    for (path, methods) in answer["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            described.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    let router = include_str!("../../src/http/mod.rs");
    let mut routed = BTreeSet::new();
    for line in router.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")) {
        let (path, handler) = line.split_once('"').expect("a path");
        let method = if handler.contains("get(") { "GET" } else { "POST" };
        // Nested below /api; signs of life, the description itself and the live connection are no part of it.
        if !["/healthz", "/readyz", "/metrics", "/openapi.json", "/ws"].contains(&path) {
            routed.insert(format!("{method} /api{path}"));
        }
    }
    assert!(routed.len() >= 14, "{routed:?}");
    assert_eq!(described, routed);
    // And each of them is really there: it answers otherwise than an address that is not.
    for route in &described {
        let (method, path) = route.split_once(' ').expect("a route");
        let path = path.replace("{id}", "nowhere").replace("{word}", "nowhere");
        let answer = request(house.address, method, &path, &[], b"{}").await.expect("an answer");
        assert!(
            answer.status != 405 && (answer.status != 404 || path.contains("nowhere")),
            "{route}: {}",
            answer.status
        );
    }
}

#[tokio::test]
async fn a_table_is_made_only_of_what_the_games_offer() {
    let house = House::new().await;
    let ola = house.person("Ola").await;
    for (more, code) in [
        (json!({ "game": "chess" }), "bad-choice"),
        (json!({ "game": "stones" }), "bad-choice"),
        (json!({ "game": "" }), "bad-choice"),
        (json!({ "players": 3 }), "bad-choice"),
        (json!({ "players": 0 }), "bad-choice"),
        (json!({ "seat": 2 }), "bad-choice"),
        (json!({ "seat": 8 }), "malformed"),
        (json!({ "options": { "tactics": "maybe" } }), "bad-choice"),
        (json!({ "options": { "tempo": "fast" } }), "bad-choice"),
        (json!({ "against": "deep" }), "bad-choice"),
        (json!({ "entropy": "00" }), "malformed"),
        (json!({ "entropy": "é".repeat(32) }), "malformed"),
    ] {
        let mut wanted = json!({ "game": "battle", "entropy": entropy(1) });
        wanted.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        let answer = ola.post("/api/tables", wanted).await;
        assert_eq!(answer.refusal(), (400, code.to_owned()), "{more}");
    }
    assert_eq!(ola.get("/api/home").await.fine()["mine"], json!([]));
    for name in ["", "   ", "a\u{0}b", "a\u{202e}b", &"x".repeat(25), "a\nb\u{7}"] {
        assert_eq!(ola.post("/api/me", json!({ "name": name })).await.refusal().1, "bad-name", "{name:?}");
    }
    // Names with other letters are names; nothing is escaped, because nothing is HTML.
    for name in ["Олеся Ґ’є", "<b>Ola</b>", "O'Hara & \"Co\""] {
        assert_eq!(ola.post("/api/me", json!({ "name": name })).await.fine()["name"], name);
    }
}
