//! The server as a process: killed in the middle of play, again and again, it loses nothing that it has acknowledged and
//! plays nothing twice; told to stop, it says goodbye.

#[allow(dead_code)]
#[path = "../../server/tests/common/client.rs"]
mod client;

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use nurt_core::{Chance, Fast, Seat};
use nurt_server::entry::Entry;
use nurt_server::store::{Sqlite, Store};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use client::{Lost, Person, Player, entropy};

/// How often the server is killed.
const KILLS: usize = 50;
/// Games that are played at the same time.
const TABLES: u64 = 6;

/// A server process, killed at the latest when the test is over.
struct Serving(Child);

impl Serving {
    fn start(port: u16, data: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nurt"));
        command.args(["serve", "--port", &port.to_string(), "--data"]).arg(data);
        let child = command.env("NURT_LOG", "error").stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        Self(child.expect("the program"))
    }

    /// `kill -9`.
    fn kill(&mut self) {
        self.0.kill().expect("a process");
        self.0.wait().expect("an end");
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A port that nobody listens on.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port()
}

/// What all tables count together.
#[derive(Default)]
struct Counts {
    acknowledged: AtomicUsize,
    /// Commands whose answer was lost, and that were sent again.
    repeated: AtomicUsize,
    /// Those among them that had been stored before the process died.
    stored: AtomicUsize,
    stop: AtomicBool,
}

/// Something that the server has acknowledged.
#[derive(Clone)]
struct Deed {
    id: String,
    version: u64,
    what: Done,
}

#[derive(Clone, PartialEq, Debug)]
enum Done {
    Entry(Entry),
    Said(String),
}

/// A game, as its players remember it.
struct Game {
    table: String,
    person: Person,
    deeds: Vec<Deed>,
    lines: Vec<Value>,
}

/// Tries something until the server is there to do it.
async fn until_there<T, F: Future<Output = Result<T, Lost>>>(mut attempt: impl FnMut() -> F) -> T {
    for _ in 0..6000 {
        if let Ok(done) = attempt().await {
            return done;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the server does not come back");
}

/// Connects again. Whatever was heard before is still true.
async fn come_back(player: &mut Player) {
    let before = player.lines.clone();
    for _ in 0..6000 {
        if player.reconnect().await.is_ok() {
            assert!(player.lines.len() >= before.len(), "the table has forgotten something");
            assert_eq!(player.lines[..before.len()], before, "the table remembers something else");
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the server does not come back");
}

/// A table of two people that has started. All of it is tried again where the answer was lost.
async fn table(people: &[Person; 2]) -> String {
    let [ola, jan] = people;
    let wanted = json!({ "game": "battle", "options": { "tactics": "on", "match": "rematch" }, "entropy": entropy(1) });
    let made = until_there(|| ola.try_post("/api/tables", &wanted)).await.fine();
    let table = made["id"].as_str().expect("a name").to_owned();
    let path = format!("/api/tables/{table}");
    loop {
        let state = until_there(|| ola.try_get(&path)).await.fine();
        if state["status"] != "waiting" {
            return table;
        }
        if state["seats"][1].is_null() {
            let sit = json!({ "invitation": state["invitation"], "entropy": entropy(2) });
            let _ = jan.try_post(&format!("{path}/sit"), &sit).await;
        } else {
            let _ = ola.try_post(&format!("{path}/start"), &json!({})).await;
        }
    }
}

/// Something to do for a seat that is to act: mostly a move, sometimes to take one back, sometimes to say something.
fn wish(player: &Player, seat: usize, chance: &mut Fast) -> (Value, Done) {
    let seat = Seat::new(seat as u8);
    match chance.below(16) {
        0 => {
            let text = format!("{}", chance.below(1000));
            (json!({ "type": "chat", "text": text }), Done::Said(text))
        }
        1 | 2 if player.state["now"]["take_back"] == "free" => {
            (json!({ "type": "take-back" }), Done::Entry(Entry::TookBack { seat }))
        }
        _ => {
            let offers = player.offers();
            let mv = offers[chance.below(offers.len() as u32) as usize].clone();
            (json!({ "type": "play", "move": mv }), Done::Entry(Entry::Moved { seat, mv }))
        }
    }
}

/// Plays one game after another until it is told to stop, whatever happens to the server.
async fn play(address: SocketAddr, number: u64, counts: Arc<Counts>) -> Vec<Game> {
    let mut chance = Fast::new(number);
    let names = [format!("a{number}"), format!("b{number}")];
    let people = [
        until_there(|| Person::try_new(address, &names[0])).await,
        until_there(|| Person::try_new(address, &names[1])).await,
    ];
    let mut games = Vec::new();
    while !counts.stop.load(Ordering::SeqCst) {
        let table = table(&people).await;
        let mut players = [
            until_there(|| Player::try_join(&people[0], &table)).await,
            until_there(|| Player::try_join(&people[1], &table)).await,
        ];
        let mut deeds = Vec::new();
        while players[0].status() == "playing" && !counts.stop.load(Ordering::SeqCst) {
            let to_act = players[0].state["now"]["to_act"].as_array().expect("seats");
            let seat = to_act[chance.below(to_act.len() as u32) as usize].as_u64().expect("a seat") as usize;
            let (ask, what) = wish(&players[seat], seat, &mut chance);
            let command = players[seat].command(ask);
            let version = loop {
                match players[seat].send(&command).await {
                    Ok(Ok(version)) => break Some(version),
                    Ok(Err(refused)) => {
                        assert_eq!(refused["code"], "slow-down", "{refused}");
                        break None;
                    }
                    Err(_) => {
                        let before = players[seat].version();
                        come_back(&mut players[seat]).await;
                        counts.repeated.fetch_add(1, Ordering::SeqCst);
                        counts
                            .stored
                            .fetch_add(usize::from(players[seat].version() > before), Ordering::SeqCst);
                    }
                }
            };
            let Some(version) = version else { continue };
            counts.acknowledged.fetch_add(1, Ordering::SeqCst);
            deeds.push(Deed { id: command.0, version, what });
            for player in &mut players {
                while player.version() < version {
                    if player.hear().await.is_err() {
                        come_back(player).await;
                    }
                }
            }
        }
        let [ola, jan] = players;
        assert_eq!(ola.lines.len(), jan.lines.len());
        games.push(Game { table, person: people[0].clone(), deeds, lines: ola.lines });
    }
    games
}

fn play_all(address: SocketAddr, counts: &Arc<Counts>) -> Vec<JoinHandle<Vec<Game>>> {
    (0..TABLES).map(|number| tokio::spawn(play(address, number, Arc::clone(counts)))).collect()
}

/// Waits until so many commands more have been acknowledged, or a player has given up.
async fn acknowledged(counts: &Counts, more: usize, players: &[JoinHandle<Vec<Game>>]) {
    let wanted = counts.acknowledged.load(Ordering::SeqCst) + more;
    while counts.acknowledged.load(Ordering::SeqCst) < wanted && !players.iter().any(JoinHandle::is_finished)
    {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Compares what players were told with what is on disk: each of it is there once, in order, and nothing else. Gives the
/// number of entries, or the first difference.
async fn compare(data: &Path, games: &[Game]) -> Result<usize, String> {
    let store = Sqlite::open(&data.join("nurt.db")).expect("a database");
    let mut all = 0;
    for game in games {
        let (_, log) = store.table(&game.table).await.expect("an answer").expect("a table");
        let said = store.said(&game.table).await.expect("lines");
        let commanded = log.iter().zip(1..).filter_map(|(stamped, version): (_, u64)| {
            let id = stamped.command.as_ref()?.id.clone();
            Some((id, version, Done::Entry(stamped.entry.clone())))
        });
        let stored: Vec<(String, u64, Done)> = commanded.collect();
        let heard = said.into_iter().map(|said| (said.command.id, Done::Said(said.line.text)));
        let heard: Vec<(String, Done)> = heard.collect();
        let (spoken, done): (Vec<&Deed>, Vec<&Deed>) =
            game.deeds.iter().partition(|deed| matches!(deed.what, Done::Said(_)));
        let done: Vec<_> =
            done.into_iter().map(|deed| (deed.id.clone(), deed.version, deed.what.clone())).collect();
        let spoken: Vec<_> = spoken.into_iter().map(|deed| (deed.id.clone(), deed.what.clone())).collect();
        if stored != done {
            return Err(format!("acknowledged {done:?}\nstored {stored:?}"));
        }
        if heard != spoken {
            return Err(format!("acknowledged {spoken:?}\nstored {heard:?}"));
        }
        if log.len() != game.lines.len() {
            return Err(format!("{} entries are stored, {} were told", log.len(), game.lines.len()));
        }
        all += done.len();
    }
    store.close().await;
    Ok(all)
}

/// The comparison finds what it should: a deed that is missing, one that is there twice, one that was another.
async fn compare_bites(data: &Path, games: &mut [Game]) {
    let longest = games.iter_mut().max_by_key(|game| game.deeds.len()).expect("a game");
    let middle = longest.deeds.len() / 2;
    let deed = longest.deeds.remove(middle);
    assert!(compare(data, std::slice::from_ref(longest)).await.is_err(), "one that nobody acknowledged");
    longest.deeds.insert(middle, deed.clone());
    longest.deeds.insert(middle, deed.clone());
    assert!(compare(data, std::slice::from_ref(longest)).await.is_err(), "one that was played once");
    longest.deeds.remove(middle);
    longest.deeds[middle].what = Done::Entry(Entry::Started);
    assert!(compare(data, std::slice::from_ref(longest)).await.is_err(), "another one");
    longest.deeds[middle] = deed;
    assert!(compare(data, std::slice::from_ref(longest)).await.is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_the_server_loses_nothing_and_plays_nothing_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = free_port();
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let mut server = Serving::start(port, folder.path());
    let counts = Arc::new(Counts::default());
    let players = play_all(address, &counts);
    let mut chance = Fast::new(1);
    for _ in 0..KILLS {
        acknowledged(&counts, 10 + chance.below(60) as usize, &players).await;
        tokio::time::sleep(Duration::from_micros(u64::from(chance.below(8000)))).await;
        server.kill();
        server = Serving::start(port, folder.path());
    }
    acknowledged(&counts, 20, &players).await;
    counts.stop.store(true, Ordering::SeqCst);
    let mut games = Vec::new();
    for player in players {
        games.extend(player.await.expect("a player who was served well"));
    }
    // What the server says of each table is what its players were told.
    for game in &games {
        let path = format!("/api/tables/{}", game.table);
        let state = until_there(|| game.person.try_get(&path)).await.fine();
        assert_eq!(state["version"], game.lines.len());
        if state["status"] == "playing" {
            assert_eq!(state["lines"], json!(game.lines));
        }
    }
    server.kill();
    let moves = compare(folder.path(), &games).await.unwrap_or_else(|difference| panic!("{difference}"));
    compare_bites(folder.path(), &mut games).await;
    let count = |counter: &AtomicUsize| counter.load(Ordering::SeqCst);
    let (repeated, stored) = (count(&counts.repeated), count(&counts.stored));
    println!(
        "{KILLS} kills, {} games, {} acknowledged commands, {moves} of them entries, {repeated} sent again, {stored} of those stored before",
        games.len(),
        count(&counts.acknowledged),
    );
    assert!(repeated > 0, "no kill came in the middle of anything");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn told_to_stop_the_server_says_goodbye_and_everything_is_on_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = free_port();
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let mut server = Serving::start(port, folder.path());
    let counts = Arc::new(Counts::default());
    let players = play_all(address, &counts);
    acknowledged(&counts, 60, &players).await;
    let mut watching = Vec::new();
    for number in 0..20 {
        let name = format!("w{number}");
        let person = until_there(|| Person::try_new(address, &name)).await;
        watching.push(person.connect().await);
    }
    // A second server keeps its hands off the folder.
    let mut second = Command::new(env!("CARGO_BIN_EXE_nurt"));
    second.args(["serve", "--lang", "en", "--port", &free_port().to_string(), "--data"]).arg(folder.path());
    let second = second.output().expect("the program");
    assert!(!second.status.success());
    let complaint = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(complaint.contains(&folder.path().display().to_string()), "{complaint}");

    let signalled = Command::new("kill").args(["-TERM", &server.0.id().to_string()]).status().expect("kill");
    assert!(signalled.success());
    let mut parted = 0;
    for socket in &mut watching {
        socket.end().await;
        parted += usize::from(socket.heard.iter().any(|frame| frame.contains("\"type\":\"bye\"")));
    }
    let status = tokio::task::spawn_blocking(move || {
        let status = server.0.wait().expect("an end");
        drop(server);
        status
    });
    let status = tokio::time::timeout(Duration::from_secs(30), status).await.expect("an end within seconds");
    assert!(status.expect("a task").success());
    // It comes back on the same folder, and everybody goes on.
    let mut server = Serving::start(port, folder.path());
    acknowledged(&counts, 30, &players).await;
    counts.stop.store(true, Ordering::SeqCst);
    let mut games = Vec::new();
    for player in players {
        games.extend(player.await.expect("a player who was served well"));
    }
    server.kill();
    compare(folder.path(), &games).await.unwrap_or_else(|difference| panic!("{difference}"));
    assert_eq!(parted, watching.len(), "not everybody was told goodbye");
}
