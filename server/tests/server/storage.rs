//! What is on disk: sleeping tables, failing stores, restarts, backups.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use nurt_core::Fast;
use nurt_server::Config;
use nurt_server::data::{self, DataError, DataFolder};
use nurt_server::entry::{GuestId, Header, Listed, Said, Stamped, Summary};
use nurt_server::store::{Memory, Sqlite, Store, StoreError, Stored};
use serde_json::{Value, json};

use crate::common::client::request;
use crate::common::{House, Lost, Person, Player, entropy, game_of_two, play_on};

/// A store that can be told to fail.
#[derive(Default)]
struct Shaky {
    kept: Memory,
    /// Writes fail, and leave nothing behind.
    full: AtomicBool,
    /// Writes are kept, but said to have failed.
    doubtful: AtomicBool,
    /// Reads fail.
    blind: AtomicBool,
    /// Lists panic.
    mad: AtomicBool,
    /// How often a table was read: how often one was woken.
    woken: AtomicU32,
}

impl Shaky {
    fn set(flag: &AtomicBool, on: bool) {
        flag.store(on, Ordering::SeqCst);
    }

    fn fails(flag: &AtomicBool) -> Stored<()> {
        if flag.load(Ordering::SeqCst) { Err(StoreError::Closed) } else { Ok(()) }
    }
}

#[async_trait]
impl Store for Shaky {
    async fn add_guest(&self, name: &str, hash: [u8; 32], at: i64) -> Stored<GuestId> {
        Self::fails(&self.full)?;
        self.kept.add_guest(name, hash, at).await
    }

    async fn guest(&self, hash: [u8; 32]) -> Stored<Option<(GuestId, String)>> {
        self.kept.guest(hash).await
    }

    async fn rename(&self, guest: GuestId, name: &str) -> Stored<()> {
        Self::fails(&self.full)?;
        self.kept.rename(guest, name).await
    }

    async fn add_table(&self, header: Header, log: Vec<Stamped>, summary: Summary) -> Stored<()> {
        Self::fails(&self.full)?;
        self.kept.add_table(header, log, summary).await
    }

    async fn append(&self, table: &str, after: u32, log: Vec<Stamped>, summary: Summary) -> Stored<()> {
        Self::fails(&self.full)?;
        self.kept.append(table, after, log, summary).await?;
        Self::fails(&self.doubtful)
    }

    async fn table(&self, id: &str) -> Stored<Option<(Header, Vec<Stamped>)>> {
        self.woken.fetch_add(1, Ordering::SeqCst);
        Self::fails(&self.blind)?;
        self.kept.table(id).await
    }

    async fn invited(&self, word: &str) -> Stored<Option<Listed>> {
        self.kept.invited(word).await
    }

    async fn say(&self, table: &str, said: Said) -> Stored<()> {
        Self::fails(&self.full)?;
        self.kept.say(table, said).await
    }

    async fn said(&self, table: &str) -> Stored<Vec<Said>> {
        self.kept.said(table).await
    }

    async fn keep_report(&self, table: &str, report: String) -> Stored<()> {
        Self::fails(&self.full)?;
        self.kept.keep_report(table, report).await
    }

    async fn report(&self, table: &str) -> Stored<Option<String>> {
        self.kept.report(table).await
    }

    async fn mine(&self, guest: GuestId, most: u32) -> Stored<Vec<Listed>> {
        self.kept.mine(guest, most).await
    }

    async fn open(&self, most: u32) -> Stored<Vec<Listed>> {
        assert!(!self.mad.load(Ordering::SeqCst), "as it was told to");
        self.kept.open(most).await
    }

    async fn playing(&self) -> Stored<u32> {
        self.kept.playing().await
    }

    async fn ready(&self) -> Stored<()> {
        Self::fails(&self.blind)
    }

    async fn close(&self) {}
}

/// A state without what differs from connection to connection.
fn still(mut state: Value) -> Value {
    for field in ["present", "type", "since", "lines"] {
        state.as_object_mut().expect("an object").remove(field);
    }
    state
}

#[tokio::test]
async fn a_table_that_nobody_follows_leaves_memory_and_comes_back_the_same() {
    let store = Arc::new(Shaky::default());
    let idle = Duration::from_millis(20);
    let house = House::open(store.clone(), Config { idle, ..Config::default() }).await;
    let mut players = game_of_two(&house, json!({ "tactics": "on" })).await;
    play_on(&mut players, &mut Fast::new(31), 15).await;
    let woken = store.woken.load(Ordering::SeqCst);
    let people = players.each_ref().map(|player| player.person.clone());
    let states = players.each_ref().map(|player| still(player.state.clone()));
    let (lines, table) = (players[0].lines.clone(), players[0].table.clone());
    // As long as somebody follows it, it stays awake.
    tokio::time::sleep(idle * 5).await;
    people[0].look(&table).await;
    assert_eq!(store.woken.load(Ordering::SeqCst), woken);
    drop(players);
    for _ in 0..500 {
        tokio::time::sleep(idle * 3).await;
        people[0].look(&table).await;
        if store.woken.load(Ordering::SeqCst) > woken {
            break;
        }
    }
    assert!(store.woken.load(Ordering::SeqCst) > woken, "it never sleeps");
    let mut back = [Player::join(&people[0], &table).await, Player::join(&people[1], &table).await];
    assert_eq!(back.each_ref().map(|player| still(player.state.clone())), states);
    assert_eq!(back[0].lines, lines);
    play_on(&mut back, &mut Fast::new(32), 10).await;
}

/// Tables that fall asleep all the time answer all the time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_just_falling_asleep_answers() {
    let store = Arc::new(Shaky::default());
    let house =
        House::open(store.clone(), Config { idle: Duration::from_micros(200), ..Config::default() }).await;
    let ola = house.person("Ola").await;
    let table = ola.table(json!({ "open": true })).await;
    let looks = |person: Person, table: String| async move {
        for _ in 0..150 {
            let answer = person.get(&format!("/api/tables/{table}")).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            tokio::time::sleep(Duration::from_micros(300)).await;
        }
    };
    let tasks: Vec<_> = (0..4).map(|_| tokio::spawn(looks(ola.clone(), table.clone()))).collect();
    for task in tasks {
        task.await.expect("answers");
    }
    assert!(store.woken.load(Ordering::SeqCst) > 10, "it never slept");
}

#[tokio::test]
async fn when_a_move_cannot_be_stored_nothing_changes_and_the_table_goes_on() {
    let store = Arc::new(Shaky::default());
    let house = House::open(store.clone(), Config::default()).await;
    let mut players = game_of_two(&house, json!({})).await;
    play_on(&mut players, &mut Fast::new(33), 6).await;
    let acting = usize::from(players[0].offers().is_empty());
    let (state, lines) = (still(players[acting].state.clone()), players[acting].lines.clone());
    let mv = players[acting].offers()[0].clone();
    Shaky::set(&store.full, true);
    let player = &mut players[acting];
    let command = player.command(json!({ "type": "play", "move": mv }));
    for _ in 0..3 {
        match player.send(&command).await {
            Ok(Err(refused)) => assert_eq!(refused["code"], "unavailable"),
            Ok(Ok(version)) => panic!("acknowledged as {version}, but not stored"),
            Err(_) => {}
        }
        player.reconnect().await.expect("a connection");
        assert_eq!(still(player.state.clone()), state);
        assert_eq!(player.lines, lines);
    }
    // Neither can other things be done, and it is said so.
    let person = player.person.clone();
    let wanted = json!({ "game": "battle", "entropy": entropy(1) });
    assert_eq!(person.post("/api/tables", wanted).await.refusal(), (503, "unavailable".to_owned()));
    assert_eq!(
        person.post("/api/me", json!({ "name": "Ola" })).await.refusal(),
        (503, "unavailable".to_owned())
    );
    Shaky::set(&store.full, false);
    player.reconnect().await.expect("a connection");
    let version = player.send(&command).await.expect("a connection").expect("a legal move");
    assert_eq!(version as usize, lines.len() + 1);
    for player in &mut players {
        player.reconnect().await.expect("a connection");
    }
    play_on(&mut players, &mut Fast::new(34), 6).await;
}

#[tokio::test]
async fn whoever_could_not_be_served_is_told_so_before_the_connection_ends() {
    let store = Arc::new(Shaky::default());
    let house = House::open(store.clone(), Config::default()).await;
    let [mut ola, _jan] = game_of_two(&house, json!({})).await;
    let mv = ola.offers()[0].clone();
    Shaky::set(&store.full, true);
    let mut told = Vec::new();
    for ask in [json!({ "type": "play", "move": mv }), json!({ "type": "chat", "text": "kwa" })] {
        ola.reconnect().await.expect("a connection");
        let command = ola.command(ask);
        told.push(match ola.send(&command).await {
            Ok(Err(refused)) => refused["code"].clone(),
            Ok(Ok(_)) => panic!("acknowledged, but not stored"),
            Err(lost) => json!(format!("{lost:?}")),
        });
    }
    assert_eq!(told, [json!("unavailable"), json!("unavailable")]);
}

#[tokio::test]
async fn when_it_is_in_doubt_whether_a_move_was_stored_it_is_not_played_twice() {
    let store = Arc::new(Shaky::default());
    let house = House::open(store.clone(), Config::default()).await;
    let [mut ola, _jan] = game_of_two(&house, json!({})).await;
    let (mv, version) = (ola.offers()[0].clone(), ola.version());
    Shaky::set(&store.doubtful, true);
    let command = ola.command(json!({ "type": "play", "move": mv }));
    assert!(!matches!(ola.send(&command).await, Ok(Ok(_))));
    Shaky::set(&store.doubtful, false);
    ola.reconnect().await.expect("a connection");
    assert_eq!(ola.send(&command).await.expect("a connection"), Ok(version + 1));
    assert_eq!(ola.person.look(&ola.table).await["version"], version + 1);
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_unavailable_and_not_lost() {
    let store = Arc::new(Shaky::default());
    let house = House::open(store.clone(), Config { idle: Duration::ZERO, ..Config::default() }).await;
    let ola = house.person("Ola").await;
    let table = ola.table(json!({})).await;
    Shaky::set(&store.blind, true);
    let answer = ola.get(&format!("/api/tables/{table}")).await;
    assert_eq!(answer.refusal(), (503, "unavailable".to_owned()));
    assert_eq!(ola.get("/readyz").await.status, 503);
    assert_eq!(ola.get("/healthz").await.status, 200);
    Shaky::set(&store.blind, false);
    assert_eq!(ola.look(&table).await["you"], 0);
    assert_eq!(ola.get("/readyz").await.status, 200);
}

#[tokio::test]
async fn a_panic_is_an_answer_like_any_other() {
    let store = Arc::new(Shaky::default());
    let house = House::open(store.clone(), Config::default()).await;
    let ola = house.person("Ola").await;
    Shaky::set(&store.mad, true);
    let answer = ola.get("/api/home").await;
    assert_eq!(answer.refusal(), (503, "unavailable".to_owned()));
    Shaky::set(&store.mad, false);
    assert_eq!(ola.get("/api/home").await.status, 200);
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert!(answer.header("content-security-policy").is_some());
}

fn open(folder: &Path) -> Arc<Sqlite> {
    Arc::new(DataFolder::take(folder).expect("a folder").open().expect("a database"))
}

#[tokio::test]
async fn clients_are_told_to_come_back_and_find_everything_on_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(open(folder.path()), Config::default()).await;
    let mut players = game_of_two(&house, json!({ "tactics": "on" })).await;
    play_on(&mut players, &mut Fast::new(41), 20).await;
    let states = players.each_ref().map(|player| still(player.state.clone()));
    let mut watching = house.person("Ewa").await.connect().await;
    // Somebody who never hangs up does not hold the server.
    let stubborn = tokio::net::TcpStream::connect(house.address).await.expect("a connection");
    let closing = tokio::spawn(house.close());
    let [mut ola, mut jan] = players;
    for socket in [&mut ola.socket, &mut jan.socket, &mut watching] {
        let bye = socket.next_of(|frame| frame["type"] == "bye").await;
        assert!(bye["after"].is_u64());
        assert!(matches!(socket.end().await, Lost::Closed(Some(1012))));
    }
    closing.await.expect("an end");
    drop(stubborn);
    let house = House::open(open(folder.path()), Config::default()).await;
    let people = [ola.person.at(house.address), jan.person.at(house.address)];
    let mut back = [Player::join(&people[0], &ola.table).await, Player::join(&people[1], &ola.table).await];
    assert_eq!(back.each_ref().map(|player| still(player.state.clone())), states);
    assert_eq!(back[0].lines, ola.lines);
    play_on(&mut back, &mut Fast::new(42), 10).await;
    house.close().await;
}

#[test]
fn a_data_folder_belongs_to_one_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = DataFolder::take(folder.path()).expect("a folder");
    assert!(matches!(DataFolder::take(folder.path()), Err(DataError::InUse)));
    drop(taken);
    assert!(DataFolder::take(folder.path()).is_ok());
}

#[tokio::test]
async fn a_backup_that_is_made_while_people_play_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(open(folder.path()), Config::default()).await;
    let mut players = game_of_two(&house, json!({ "tactics": "on", "match": "rematch" })).await;
    let mut chance = Fast::new(51);
    play_on(&mut players, &mut chance, 10).await;
    let (least, person, table) = (players[0].version(), players[0].person.clone(), players[0].table.clone());
    let file = folder.path().join("copy.db");
    let copy = {
        let (folder, file) = (folder.path().to_owned(), file.clone());
        tokio::task::spawn_blocking(move || data::backup(&folder, &file))
    };
    // Play goes on until the copy is there.
    while !copy.is_finished() {
        play_on(&mut players, &mut chance, 1).await;
        assert_eq!(players[0].status(), "playing");
    }
    copy.await.expect("a task").expect("a backup");
    play_on(&mut players, &mut chance, 5).await;
    let lines = players[0].lines.clone();
    drop(players);
    house.close().await;

    let elsewhere = tempfile::tempdir().expect("a folder");
    let other = elsewhere.path().join("data");
    data::restore(&file, &other).expect("a restored folder");
    let house = House::open(open(&other), Config::default()).await;
    let ola = Player::join(&person.at(house.address), &table).await;
    assert!(ola.version() >= least, "what was acknowledged before the copy is in it");
    assert_eq!(ola.lines[..], lines[..ola.lines.len()], "the copy is the beginning of what happened");
    house.close().await;
    // A folder that has a database keeps it.
    assert!(matches!(data::restore(&file, &other), Err(DataError::NotEmpty)));
    assert!(matches!(data::restore(&file, folder.path()), Err(DataError::NotEmpty)));
}

#[tokio::test]
async fn a_damaged_backup_is_not_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(open(folder.path()), Config::default()).await;
    let mut players = game_of_two(&house, json!({})).await;
    play_on(&mut players, &mut Fast::new(61), 30).await;
    drop(players);
    house.close().await;
    let file = folder.path().join("copy.db");
    data::backup(folder.path(), &file).expect("a backup");
    let whole = std::fs::read(&file).expect("a file");
    let page = |number: usize, byte: u8| {
        let mut bytes = whole.clone();
        bytes[number * 4096..(number + 1) * 4096].fill(byte);
        bytes
    };
    let mut header = whole.clone();
    header[..16].fill(b'x');
    let mut all = vec![
        ("empty", Vec::new()),
        ("text", b"This is no database.".to_vec()),
        ("half", whole[..whole.len() / 2].to_vec()),
        ("a page short", whole[..whole.len() - 4096].to_vec()),
        ("header", header),
    ];
    for number in 1..(whole.len() / 4096).min(8) {
        all.push(("page of 00", page(number, 0)));
        all.push(("page of ff", page(number, 0xff)));
    }
    for (what, bytes) in all {
        std::fs::write(&file, bytes).expect("a file");
        let target = tempfile::tempdir().expect("a folder");
        let restored = data::restore(&file, target.path());
        assert!(
            matches!(restored, Err(DataError::NoBackup(_) | DataError::Store(_))),
            "{what}: {restored:?}"
        );
        assert!(!target.path().join("nurt.db").exists(), "{what}: nothing is left behind");
    }
    assert!(data::restore(&folder.path().join("nowhere.db"), folder.path()).is_err());
    assert!(!folder.path().join("nowhere.db").exists());
    let empty = tempfile::tempdir().expect("a folder");
    assert!(matches!(data::backup(empty.path(), &file), Err(DataError::Empty)));
    // Another program's database is no backup of Nurt.
    let strange = empty.path().join("strange.db");
    let other = rusqlite::Connection::open(&strange).expect("a database");
    other.execute_batch("CREATE TABLE log (a INTEGER)").expect("a table");
    drop(other);
    assert!(matches!(data::restore(&strange, empty.path()), Err(DataError::NoBackup(_))));
}

#[tokio::test]
async fn nothing_of_a_request_is_served_after_the_end() {
    let house = House::new().await;
    let address = house.address;
    house.close().await;
    assert!(request(address, "GET", "/healthz", &[], b"").await.is_err());
}
