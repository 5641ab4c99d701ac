//! Many players at many tables.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use nurt_core::{Chance, Fast, Secret};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::subject::Subject;
use super::{Plan, failed};
use crate::problem::Problem;

/// So many guests play at all the tables.
const GUESTS: u32 = 200;
/// So many things are prepared at a time.
const AT_A_TIME: usize = 32;

/// What a player needs to know of a frame.
#[derive(Deserialize)]
struct Told {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    version: u32,
    #[serde(default)]
    now: Option<ToldNow>,
}

#[derive(Deserialize)]
struct ToldNow {
    offers: ToldOffers,
}

#[derive(Deserialize)]
struct ToldOffers {
    moves: Vec<ToldMove>,
}

#[derive(Deserialize)]
struct ToldMove {
    #[serde(rename = "move")]
    mv: String,
}

/// What is known of a table.
#[derive(Default)]
struct Table {
    version: u32,
    /// The moves of the seat that is to act.
    moves: Vec<String>,
    acting: usize,
    /// The move that is on its way: the version before it, who made it, and when.
    sent: Option<(u32, usize, Instant)>,
}

/// The tables, and the way to the players at them.
pub struct Hall {
    tables: Vec<Arc<Mutex<Table>>>,
    players: Vec<[mpsc::UnboundedSender<String>; 2]>,
    ids: Vec<String>,
    heard: Arc<Heard>,
}

/// What came back.
#[derive(Default)]
struct Heard {
    acknowledged: AtomicU64,
    refused: AtomicU64,
    /// How long each move took to the opponent.
    seen: Mutex<Vec<Duration>>,
}

/// What was measured.
pub struct Played {
    /// Moves sent.
    pub sent: u64,
    /// Moves acknowledged.
    pub acknowledged: u64,
    /// Moves refused.
    pub refused: u64,
    /// How long each took to the opponent, the quickest first.
    pub seen: Vec<Duration>,
    /// How long it all took.
    pub took: Duration,
}

/// One request, in a thread that may wait.
async fn post(address: &str, path: String, cookie: String, body: Value) -> Result<(Value, String), Problem> {
    let url = format!("http://{address}{path}");
    let request = move || {
        let mut request = ureq::post(&url);
        if !cookie.is_empty() {
            request = request.header("cookie", &cookie);
        }
        let mut answer = request.send_json(&body)?;
        let cookie = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|line| line.split(';').next()).unwrap_or_default().to_owned();
        Ok::<_, ureq::Error>((answer.body_mut().read_json::<Value>()?, cookie))
    };
    tokio::task::spawn_blocking(request).await.map_err(failed)?.map_err(failed)
}

/// Makes guests and tables, seats two guests at each, and connects them.
pub async fn seat(subject: &Subject, plan: Plan) -> Result<Hall, Problem> {
    let address = subject.address().to_owned();
    let mut cookies = Vec::new();
    for number in 0..GUESTS {
        let name = json!({ "name": format!("Guest {number}") });
        cookies.push(post(&address, "/api/me".to_owned(), String::new(), name).await?.1);
    }
    let heard = Arc::new(Heard::default());
    let gate = Arc::new(Semaphore::new(AT_A_TIME));
    let mut making = tokio::task::JoinSet::new();
    for number in 0..plan.tables {
        let (address, gate, heard) = (address.clone(), Arc::clone(&gate), Arc::clone(&heard));
        let pair = [number % GUESTS, (number + 1 + number / GUESTS) % GUESTS];
        let pair = pair.map(|guest| cookies[guest as usize].clone());
        making.spawn(async move {
            let _room = gate.acquire().await.map_err(failed)?;
            let entropy = Secret::of_game(7, number.into()).to_string();
            let table = json!({ "game": "battle", "open": true, "entropy": entropy });
            let made = post(&address, "/api/tables".to_owned(), pair[0].clone(), table).await?.0;
            let id = made["id"].as_str().unwrap_or_default().to_owned();
            let path = |what: &str| format!("/api/tables/{id}/{what}");
            post(&address, path("sit"), pair[1].clone(), json!({ "entropy": entropy })).await?;
            post(&address, path("start"), pair[0].clone(), json!({})).await?;
            let table = Arc::new(Mutex::new(Table::default()));
            let mut players = Vec::new();
            for (seat, cookie) in pair.iter().enumerate() {
                let socket = connect(&address, cookie, &id).await?;
                let (orders, inbox) = mpsc::unbounded_channel();
                tokio::spawn(attend(socket, seat, inbox, Arc::clone(&table), Arc::clone(&heard)));
                players.push(orders);
            }
            let players: [_; 2] = players.try_into().map_err(|_| failed("two players"))?;
            Ok::<_, Problem>((id, table, players))
        });
    }
    let mut hall = Hall { tables: Vec::new(), players: Vec::new(), ids: Vec::new(), heard };
    while let Some(made) = making.join_next().await {
        let (id, table, players) = made.map_err(failed)??;
        hall.ids.push(id);
        hall.tables.push(table);
        hall.players.push(players);
    }
    Ok(hall)
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn connect(address: &str, cookie: &str, table: &str) -> Result<Socket, Problem> {
    let mut request = format!("ws://{address}/api/ws").into_client_request().map_err(failed)?;
    request.headers_mut().insert("cookie", cookie.parse().map_err(failed)?);
    let config =
        tokio_tungstenite::tungstenite::protocol::WebSocketConfig::default().read_buffer_size(16 * 1024);
    let connected = tokio_tungstenite::connect_async_with_config(request, Some(config), true).await;
    let (mut socket, _) = connected.map_err(failed)?;
    let join = json!({ "type": "join", "table": table }).to_string();
    socket.send(Message::text(join)).await.map_err(failed)?;
    Ok(socket)
}

/// Sends what it is told to, and notes what comes.
async fn attend(
    socket: Socket,
    seat: usize,
    mut orders: mpsc::UnboundedReceiver<String>,
    table: Arc<Mutex<Table>>,
    heard: Arc<Heard>,
) {
    let (mut sink, mut stream) = socket.split();
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                Some(order) => if sink.send(Message::text(order)).await.is_err() { return },
                None => return,
            },
            frame = stream.next() => match frame {
                Some(Ok(Message::Text(text))) => hear(&text, seat, &table, &heard),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
        }
    }
}

fn hear(text: &str, seat: usize, table: &Mutex<Table>, heard: &Heard) {
    let now = Instant::now();
    let Ok(told) = serde_json::from_str::<Told>(text) else { return };
    match told.kind.as_str() {
        "done" => drop(heard.acknowledged.fetch_add(1, Ordering::Relaxed)),
        "refused" => drop(heard.refused.fetch_add(1, Ordering::Relaxed)),
        "table" => {
            let mut table = table.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some((version, by, at)) = table.sent
                && by != seat
                && told.version > version
            {
                heard.seen.lock().unwrap_or_else(PoisonError::into_inner).push(now - at);
                table.sent = None;
            }
            table.version = table.version.max(told.version);
            let moves = told.now.map_or_else(Vec::new, |now| now.offers.moves);
            if !moves.is_empty() && told.version == table.version {
                table.moves = moves.into_iter().map(|offer| offer.mv).collect();
                table.acting = seat;
            } else if table.acting == seat {
                table.moves.clear();
            }
        }
        _ => {}
    }
}

/// Plays: so many moves a second, at one table after another.
pub async fn play(hall: &Hall, plan: Plan, subject: &mut Subject) -> Result<Played, Problem> {
    let mut chance = Fast::new(11);
    let total = u64::from(plan.moves) * u64::from(plan.seconds);
    let pause = Duration::from_secs(1) / plan.moves;
    let mut ticks = tokio::time::interval(pause);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Burst);
    let (begun, mut sent, mut next) = (Instant::now(), 0, 0);
    while sent < total && begun.elapsed() < Duration::from_secs(u64::from(plan.seconds) + 10) {
        ticks.tick().await;
        // The next table where somebody can move.
        for _ in 0..hall.tables.len() {
            next = (next + 1) % hall.tables.len();
            if order(hall, next, &mut chance, sent) {
                sent += 1;
                break;
            }
        }
        if sent % 1000 == 0 && !subject.up() {
            return Err(failed("it has stopped"));
        }
    }
    let took = begun.elapsed();
    // What is still on its way gets a moment to arrive.
    for _ in 0..50 {
        let seen = hall.heard.seen.lock().unwrap_or_else(PoisonError::into_inner).len() as u64;
        if seen + hall.heard.refused.load(Ordering::Relaxed) >= sent {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let mut seen = hall.heard.seen.lock().unwrap_or_else(PoisonError::into_inner).clone();
    seen.sort_unstable();
    Ok(Played {
        sent,
        acknowledged: hall.heard.acknowledged.load(Ordering::Relaxed),
        refused: hall.heard.refused.load(Ordering::Relaxed),
        seen,
        took,
    })
}

/// Has a move made at a table, if somebody is to act there and nothing is on its way.
fn order(hall: &Hall, number: usize, chance: &mut Fast, id: u64) -> bool {
    let mut table = hall.tables[number].lock().unwrap_or_else(PoisonError::into_inner);
    if table.sent.is_some() || table.moves.is_empty() {
        return false;
    }
    let pick = chance.below(table.moves.len() as u32) as usize;
    let mv = std::mem::take(&mut table.moves).swap_remove(pick);
    let play = json!({
        "type": "play", "table": hall.ids[number], "id": id.to_string(), "version": table.version, "move": mv,
    });
    table.sent = Some((table.version, table.acting, Instant::now()));
    hall.players[number][table.acting].send(play.to_string()).is_ok()
}
