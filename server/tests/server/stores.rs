//! What every store promises, asked of each of them.

use std::collections::BTreeMap;
use std::sync::Arc;

use nurt_core::{Anew, Fair, Player, Record, Seat, Seats, Secret};
use nurt_server::entry::{CommandId, Entry, GuestId, Header, Said, Stamped, Summary};
use nurt_server::store::{Sqlite, Store, StoreError};
use nurt_server::wire::{ChatLine, Sitter, Status};

/// Runs a test on every store.
macro_rules! on_every_store {
    ($($name:ident),+ $(,)?) => {
        mod memory {
            $(#[tokio::test]
            async fn $name() {
                super::$name(std::sync::Arc::new(nurt_server::store::Memory::default())).await;
            })+
        }

        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                let folder = tempfile::tempdir().expect("a folder");
                let store = nurt_server::store::Sqlite::open(&folder.path().join("nurt.db")).expect("a database");
                super::$name(std::sync::Arc::new(store)).await;
            })+
        }
    };
}

on_every_store!(
    guests_are_known_by_the_hash_of_their_secret,
    a_table_comes_back_as_it_was_put_in,
    a_report_is_kept_with_its_table,
    a_log_grows_only_at_its_end,
    of_two_who_append_at_once_one_is_refused,
    lists_are_in_order_and_not_longer_than_asked,
    whoever_left_a_table_has_it_no_more,
    what_was_said_is_kept_in_order_and_once,
    what_is_not_there_cannot_be_written_to,
    a_name_is_given_once,
);

fn header(id: &str, host: GuestId) -> Header {
    Header {
        id: id.to_owned(),
        game: "battle".to_owned(),
        rules: 1,
        players: 2,
        options: BTreeMap::from([("tactics".to_owned(), "on".to_owned())]),
        open: true,
        host,
        host_name: "Łucja <3".to_owned(),
        invitation: format!("word-{id}"),
        secret: Secret::of_game(7, 7),
        created: 1000,
    }
}

fn summary(guests: [Option<GuestId>; 2], status: Status, changed: i64) -> Summary {
    let sitter = |guest: Option<GuestId>| guest.map(|_| Sitter { name: "Łucja <3".to_owned(), bot: None });
    Summary {
        status,
        seats: guests.map(sitter).to_vec(),
        guests: guests.to_vec(),
        to_act: Seats::NONE,
        winners: (status == Status::Over).then(|| Seats::one(Seat::new(1))),
        changed,
    }
}

fn stamped(entry: Entry, command: Option<(GuestId, &str)>) -> Stamped {
    let command = command.map(|(guest, id)| CommandId { guest, id: id.to_owned() });
    Stamped { at: 1234, entry, command }
}

fn moved(mv: &str) -> Stamped {
    stamped(Entry::Moved { seat: Seat::new(1), mv: mv.to_owned() }, None)
}

async fn guest(store: &Arc<impl Store>, n: u8) -> GuestId {
    store.add_guest("Łucja <3", [n; 32], 1).await.expect("a guest")
}

async fn guests_are_known_by_the_hash_of_their_secret(store: Arc<impl Store>) {
    let (ola, jan) = (guest(&store, 1).await, guest(&store, 2).await);
    assert_ne!(ola, jan);
    assert_eq!(store.guest([1; 32]).await.expect("an answer"), Some((ola, "Łucja <3".to_owned())));
    assert_eq!(store.guest([3; 32]).await.expect("an answer"), None);
    store.rename(ola, "Ola").await.expect("a name");
    assert_eq!(store.guest([1; 32]).await.expect("an answer"), Some((ola, "Ola".to_owned())));
    assert_eq!(store.guest([2; 32]).await.expect("an answer"), Some((jan, "Łucja <3".to_owned())));
    assert!(store.add_guest("Ewa", [1; 32], 1).await.is_err(), "a secret is one guest's");
    store.rename(GuestId(999), "nobody").await.expect("nothing happens");
    store.ready().await.expect("an answer");
}

/// The record of a game that was played on.
fn record() -> Record {
    let game = nurt_games::find("battle").expect("a game");
    let choices = game.choices(None, &BTreeMap::new()).expect("the defaults");
    let (mut table, _) = game.open(choices, Secret::of_game(1, 3));
    let fair = Some(Fair::new(Secret::of_game(1, 4), vec![None, Some(Secret::of_game(1, 5))]));
    table.begin_anew(Anew { step: 0, seat: Seat::new(1), secret: Secret::of_game(1, 6), fair });
    table.record(vec![Player { name: "Łucja <3".to_owned(), bot: None }; 2])
}

async fn a_table_comes_back_as_it_was_put_in(store: Arc<impl Store>) {
    let ola = guest(&store, 1).await;
    let seat = Seat::new(0);
    let all = vec![
        stamped(
            Entry::Seated {
                seat,
                guest: ola,
                name: "Ł \" \\ \u{1f9a6}".to_owned(),
                entropy: Some(Secret::of_game(1, 2)),
            },
            None,
        ),
        stamped(Entry::SeatedBot { seat, bot: "random".to_owned() }, None),
        stamped(Entry::Left { seat }, None),
        stamped(Entry::Started, None),
        stamped(Entry::Moved { seat, mv: "play Y7 3".to_owned() }, Some((ola, "a-1"))),
        stamped(Entry::TookBack { seat }, Some((ola, "a 2 \u{1f9a6}"))),
        stamped(Entry::AskedTakeBack { seat }, None),
        stamped(Entry::AnsweredTakeBack { seat, agree: false }, None),
        stamped(Entry::Rewound { seat, to: 7 }, None),
        stamped(Entry::Resigned { seat }, None),
        stamped(Entry::HandedOver { seat, bot: "greedy".to_owned() }, None),
        stamped(Entry::TookOver { table: "t".to_owned(), seat, record: Box::new(record()) }, None),
        stamped(Entry::Hints { allowed: true }, None),
        stamped(Entry::Rematch { seat, table: "t".to_owned(), invitation: "i".to_owned() }, None),
    ];
    let head = header("a", ola);
    store
        .add_table(head.clone(), all[..4].to_vec(), summary([Some(ola), None], Status::Playing, 5))
        .await
        .expect("a table");
    for (index, entry) in all.iter().enumerate().skip(4) {
        let summary = summary([Some(ola), None], Status::Playing, 5);
        store.append("a", index as u32, vec![entry.clone()], summary).await.expect("an entry");
    }
    assert_eq!(store.table("a").await.expect("an answer"), Some((head, all)));
    assert_eq!(store.table("b").await.expect("an answer"), None);
    let listed = store.invited("word-a").await.expect("an answer").expect("a table");
    assert_eq!((listed.id.as_str(), listed.host_name.as_str()), ("a", "Łucja <3"));
    assert_eq!(listed.summary, summary([Some(ola), None], Status::Playing, 5));
    assert!(store.invited("word-b").await.expect("an answer").is_none());
    assert!(store.invited("").await.expect("an answer").is_none());
}

async fn a_report_is_kept_with_its_table(store: Arc<impl Store>) {
    let ola = guest(&store, 1).await;
    let now = summary([Some(ola), None], Status::Over, 5);
    store.add_table(header("a", ola), Vec::new(), now).await.expect("a table");
    assert_eq!(store.report("a").await.expect("an answer"), None);
    for report in ["{}", "{\"expected\":[]}"] {
        store.keep_report("a", report.to_owned()).await.expect("room");
        assert_eq!(store.report("a").await.expect("an answer").as_deref(), Some(report));
    }
    assert!(store.keep_report("b", String::new()).await.is_err());
    assert_eq!(store.report("b").await.expect("an answer"), None);
}

async fn a_log_grows_only_at_its_end(store: Arc<impl Store>) {
    let ola = guest(&store, 1).await;
    let now = || summary([Some(ola), None], Status::Playing, 5);
    store.add_table(header("a", ola), vec![moved("x"), moved("y")], now()).await.expect("a table");
    for after in [0, 1, 3, 17] {
        let refused = store.append("a", after, vec![moved("z"), moved("z")], now()).await;
        assert!(matches!(refused, Err(StoreError::Conflict { .. })), "after {after}: {refused:?}");
    }
    let (_, log) = store.table("a").await.expect("an answer").expect("a table");
    assert_eq!(log, [moved("x"), moved("y")], "what was refused left nothing behind");
    store.append("a", 2, vec![moved("z")], now()).await.expect("an entry");
    assert_eq!(store.table("a").await.expect("an answer").expect("a table").1.len(), 3);
}

async fn of_two_who_append_at_once_one_is_refused(store: Arc<impl Store>) {
    let ola = guest(&store, 1).await;
    store
        .add_table(header("a", ola), Vec::new(), summary([Some(ola), None], Status::Playing, 5))
        .await
        .expect("a table");
    for after in 0..20 {
        let append = |mv: &'static str| {
            let store = Arc::clone(&store);
            let now = summary([Some(ola), None], Status::Playing, 5);
            tokio::spawn(async move { store.append("a", after, vec![moved(mv)], now).await.is_ok() })
        };
        let tasks = ["p", "q", "r"].map(append);
        let mut stored = 0;
        for task in tasks {
            stored += u32::from(task.await.expect("a task"));
        }
        assert_eq!(stored, 1);
        assert_eq!(store.table("a").await.expect("an answer").expect("a table").1.len() as u32, after + 1);
    }
}

async fn lists_are_in_order_and_not_longer_than_asked(store: Arc<impl Store>) {
    let (ola, jan) = (guest(&store, 1).await, guest(&store, 2).await);
    let both = [Some(ola), Some(jan)];
    for (id, open, guests, status, changed) in [
        ("a", true, [Some(ola), None], Status::Waiting, 30),
        ("b", true, [Some(jan), None], Status::Waiting, 50),
        ("c", false, [Some(jan), None], Status::Waiting, 60),
        ("d", true, both, Status::Playing, 20),
        ("e", true, both, Status::Over, 90),
        ("f", true, both, Status::Over, 95),
        ("g", true, [Some(ola), None], Status::Waiting, 40),
    ] {
        let host = guests[0].expect("a host");
        let head = Header { open, created: changed, ..header(id, host) };
        store.add_table(head, Vec::new(), summary(guests, status, changed)).await.expect("a table");
    }
    let ids = |listed: Vec<nurt_server::entry::Listed>| -> String {
        listed.iter().map(|table| table.id.as_str()).collect()
    };
    assert_eq!(ids(store.mine(ola, 10).await.expect("a list")), "gadfe");
    assert_eq!(ids(store.mine(jan, 10).await.expect("a list")), "cbdfe");
    assert_eq!(ids(store.mine(jan, 2).await.expect("a list")), "cb");
    assert_eq!(ids(store.mine(GuestId(999), 10).await.expect("a list")), "");
    assert_eq!(ids(store.open(10).await.expect("a list")), "bga");
    assert_eq!(ids(store.open(1).await.expect("a list")), "b");
    assert_eq!(store.playing().await.expect("a number"), 1);
    // Lists follow what happens.
    store.append("a", 0, vec![moved("x")], summary(both, Status::Playing, 99)).await.expect("an entry");
    assert_eq!(ids(store.open(10).await.expect("a list")), "bg");
    assert_eq!(ids(store.mine(jan, 10).await.expect("a list")), "acbdfe");
    assert_eq!(store.playing().await.expect("a number"), 2);
}

async fn whoever_left_a_table_has_it_no_more(store: Arc<impl Store>) {
    let (ola, jan) = (guest(&store, 1).await, guest(&store, 2).await);
    let head = header("a", ola);
    store
        .add_table(head, Vec::new(), summary([Some(ola), Some(jan)], Status::Waiting, 1))
        .await
        .expect("a table");
    assert_eq!(store.mine(jan, 10).await.expect("a list").len(), 1);
    store
        .append("a", 0, vec![moved("x")], summary([None, None], Status::Waiting, 2))
        .await
        .expect("an entry");
    assert_eq!(store.mine(jan, 10).await.expect("a list").len(), 0, "a guest who left");
    assert_eq!(store.mine(ola, 10).await.expect("a list").len(), 1, "a host is a host");
}

fn said(n: u32, text: &str, by: GuestId) -> Said {
    let line = ChatLine {
        n,
        at: 5,
        seat: n.is_multiple_of(2).then(|| Seat::new(1)),
        name: "Ł".to_owned(),
        text: text.to_owned(),
    };
    Said { line, command: CommandId { guest: by, id: format!("c{n}") } }
}

async fn what_was_said_is_kept_in_order_and_once(store: Arc<impl Store>) {
    let ola = guest(&store, 1).await;
    store
        .add_table(header("a", ola), Vec::new(), summary([Some(ola), None], Status::Waiting, 1))
        .await
        .expect("a table");
    let all: Vec<Said> = ["a", "<b>", "\u{1f9a6} \"x\"\n", "'; DROP TABLE chat; --"]
        .iter()
        .zip(1..)
        .map(|(text, n)| said(n, text, ola))
        .collect();
    for line in &all {
        store.say("a", line.clone()).await.expect("a line");
    }
    assert_eq!(store.said("a").await.expect("lines"), all);
    assert_eq!(store.said("b").await.expect("lines"), []);
    assert!(store.say("a", said(2, "again", ola)).await.is_err(), "a number is given once");
    assert_eq!(store.said("a").await.expect("lines"), all);
}

async fn what_is_not_there_cannot_be_written_to(store: Arc<impl Store>) {
    let ola = guest(&store, 1).await;
    let now = summary([Some(ola), None], Status::Playing, 5);
    let written = store.append("nowhere", 0, vec![moved("x")], now).await;
    assert!(written.is_err(), "an entry of a table that is not there");
    assert!(store.say("nowhere", said(1, "x", ola)).await.is_err(), "a line of a table that is not there");
    assert_eq!(store.mine(ola, 10).await.expect("a list").len(), 0);
}

async fn a_name_is_given_once(store: Arc<impl Store>) {
    let ola = guest(&store, 1).await;
    let now = || summary([Some(ola), None], Status::Waiting, 1);
    store.add_table(header("a", ola), vec![moved("x")], now()).await.expect("a table");
    assert!(store.add_table(header("a", ola), vec![moved("y")], now()).await.is_err(), "the name of a table");
    let twice = Header { invitation: "word-a".to_owned(), ..header("b", ola) };
    assert!(store.add_table(twice, Vec::new(), now()).await.is_err(), "the word of an invitation");
    assert_eq!(store.table("a").await.expect("an answer").expect("a table").1, [moved("x")]);
    assert_eq!(store.table("b").await.expect("an answer"), None);
}

#[tokio::test]
async fn what_sqlite_keeps_is_there_when_it_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("nurt.db");
    let store = Arc::new(Sqlite::open(&path).expect("a database"));
    let ola = guest(&store, 1).await;
    store
        .add_table(header("a", ola), vec![moved("x")], summary([Some(ola), None], Status::Waiting, 1))
        .await
        .expect("a table");
    store.say("a", said(1, "x", ola)).await.expect("a line");
    store.close().await;
    let closed = store.append("a", 1, vec![moved("y")], summary([None, None], Status::Waiting, 1)).await;
    assert!(matches!(closed, Err(StoreError::Closed)));
    drop(store);
    let store = Sqlite::open(&path).expect("a database");
    assert_eq!(store.table("a").await.expect("an answer").expect("a table").1, [moved("x")]);
    assert_eq!(store.said("a").await.expect("lines"), [said(1, "x", ola)]);
    assert_eq!(store.guest([1; 32]).await.expect("an answer").map(|(id, _)| id), Some(ola));
}

/// The first version had no reports.
#[tokio::test]
async fn a_database_of_the_first_version_is_taken_along() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("nurt.db");
    let store = Sqlite::open(&path).expect("a database");
    let ola = store.add_guest("Ola", [1; 32], 1).await.expect("a guest");
    let now = || summary([Some(ola), None], Status::Over, 1);
    store.add_table(header("a", ola), vec![moved("x")], now()).await.expect("a table");
    store.close().await;
    drop(store);
    let old = rusqlite::Connection::open(&path).expect("a database");
    old.execute_batch("DROP TABLE reports; PRAGMA user_version = 1").expect("as it was");
    drop(old);
    let store = Sqlite::open(&path).expect("a database");
    assert_eq!(store.table("a").await.expect("an answer").expect("a table").1, [moved("x")]);
    store.keep_report("a", "{}".to_owned()).await.expect("room");
    assert_eq!(store.report("a").await.expect("an answer").as_deref(), Some("{}"));
}

#[test]
fn a_database_of_another_version_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("nurt.db");
    drop(Sqlite::open(&path).expect("a database"));
    let other = rusqlite::Connection::open(&path).expect("a database");
    other.pragma_update(None, "user_version", 99).expect("a version");
    drop(other);
    assert!(matches!(Sqlite::open(&path), Err(StoreError::Unreadable(_))));
}
