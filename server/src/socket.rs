//! The live connection: reads what a client asks, and writes what it is told.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as WsMessage, Utf8Bytes, WebSocket, close_code};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use nurt_core::Phrase;
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;

use crate::App;
use crate::entry::CommandId;
use crate::guests::Guest;
use crate::limits::{FOLLOWED, FrameLimit, LARGEST_ASK};
use crate::live::Wish;
use crate::refused::Refusal;
use crate::seating::{Follower, Message, frame};
use crate::wire::{Ask, Code, Me, PROTOCOL, Tell};

/// So many frames can wait for a client. One that is further behind is cut off; it comes back for what it missed.
const OUTBOX: usize = 64;
/// A client that has been silent for so long is gone. Browsers ping on their own, through [`Ask::Ping`].
const SILENCE: Duration = Duration::from_secs(75);
/// A client that has not read a frame for so long is gone too.
const PATIENCE: Duration = Duration::from_secs(10);
/// So long a client that is cut off may still read what was meant for it.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// The longest name of a command, in bytes.
const LONGEST_ID: usize = 64;
/// How long a client waits before it comes back after a restart.
const COME_BACK: u32 = 1000;

static CONNECTIONS: AtomicU64 = AtomicU64::new(1);

/// A frame as a client sends it, or why it cannot be understood.
pub fn read(text: &str) -> Result<Ask, Refusal> {
    if text.len() > LARGEST_ASK {
        let words = Phrase::new("refused-too-large").number("most", LARGEST_ASK as i64);
        return Err(Refusal::saying(Code::TooLarge, words));
    }
    serde_json::from_str(text).map_err(|error| malformed(&error))
}

/// A refusal of JSON that cannot be understood.
pub fn malformed(error: &serde_json::Error) -> Refusal {
    let what: String = error.to_string().chars().filter(|c| !c.is_control()).take(200).collect();
    Refusal::saying(Code::Malformed, Phrase::new("refused-malformed").text("what", what))
}

/// Serves a connection until it ends.
pub async fn serve(app: Arc<App>, guest: Guest, socket: WebSocket) {
    let (mut sink, mut stream) = socket.split();
    let (frames, mut outbox) = mpsc::channel::<Utf8Bytes>(OUTBOX);
    let overrun = Arc::new(Notify::new());
    let connection = Connection {
        app: Arc::clone(&app),
        follower: Follower {
            connection: CONNECTIONS.fetch_add(1, Ordering::Relaxed),
            guest: guest.id,
            frames,
            overrun: Arc::clone(&overrun),
        },
        guest,
        limit: FrameLimit::default(),
    };
    let mut followed = HashSet::new();
    let me = Me { name: connection.guest.name.clone() };
    connection.tell(&Tell::Welcome { protocol: PROTOCOL, me });
    metrics::gauge!("nurt_sockets").increment(1);
    let mut closing = app.closing.subscribe();
    let mut heard = Instant::now();
    let (code, reason) = loop {
        tokio::select! {
            biased;
            () = async { drop(closing.wait_for(|closing| *closing).await) } => {
                write(&mut sink, WsMessage::Text(frame(&Tell::Bye { after: COME_BACK }))).await;
                break (close_code::RESTART, "restart");
            }
            () = overrun.notified() => {
                // What is still to be said is said, if the client reads.
                let _ = tokio::time::timeout(LAST_WORDS, async {
                    while let Ok(text) = outbox.try_recv() {
                        let _ = sink.send(WsMessage::Text(text)).await;
                    }
                }).await;
                break (close_code::AGAIN, "behind");
            }
            () = tokio::time::sleep_until(heard + SILENCE) => break (close_code::AWAY, "silence"),
            Some(text) = outbox.recv() => {
                if !write(&mut sink, WsMessage::Text(text)).await {
                    break (close_code::AGAIN, "behind");
                }
            }
            message = stream.next() => {
                heard = Instant::now();
                match message {
                    Some(Ok(WsMessage::Text(text))) => connection.hear(&text, &mut followed).await,
                    Some(Ok(WsMessage::Binary(_))) => connection.refuse(unreadable("binary frame"), None, None),
                    Some(Ok(WsMessage::Ping(_) | WsMessage::Pong(_))) => {}
                    Some(Ok(WsMessage::Close(_))) | None => break (close_code::NORMAL, ""),
                    Some(Err(error)) => {
                        let (refusal, code) = broken(&error);
                        write(&mut sink, WsMessage::Text(frame(&Tell::Refused(refusal.told(None, None))))).await;
                        break (code, "unreadable");
                    }
                }
            }
        }
    };
    write(&mut sink, WsMessage::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
    metrics::gauge!("nurt_sockets").decrement(1);
    for table in &followed {
        let _ = app.hub.send(table, connection.leave()).await;
    }
}

/// Writes a frame, if the client reads; whether it did.
async fn write(sink: &mut SplitSink<WebSocket, WsMessage>, message: WsMessage) -> bool {
    matches!(tokio::time::timeout(PATIENCE, sink.send(message)).await, Ok(Ok(())))
}

fn unreadable(what: &str) -> Refusal {
    Refusal::saying(Code::Malformed, Phrase::new("refused-malformed").text("what", what))
}

/// What a client is told whose frame could not even be read, and with which code the connection ends.
fn broken(error: &axum::Error) -> (Refusal, u16) {
    tracing::debug!(%error, "a connection breaks off");
    // The library tells sizes apart from other mistakes only in words.
    if error.to_string().contains("too long") || error.to_string().contains("too large") {
        let words = Phrase::new("refused-too-large").number("most", LARGEST_ASK as i64);
        return (Refusal::saying(Code::TooLarge, words), close_code::SIZE);
    }
    (unreadable("frame"), close_code::INVALID)
}

struct Connection {
    app: Arc<App>,
    guest: Guest,
    follower: Follower,
    limit: FrameLimit,
}

impl Connection {
    /// Puts a frame into the own outbox.
    fn tell(&self, tell: &Tell) {
        if self.follower.frames.try_send(frame(tell)).is_err() {
            self.follower.overrun.notify_one();
        }
    }

    fn leave(&self) -> Message {
        Message::Leave { connection: self.follower.connection, guest: self.guest.id }
    }

    fn refuse(&self, refusal: Refusal, table: Option<String>, id: Option<String>) {
        metrics::counter!("nurt_refused_total", "code" => <&str>::from(refusal.code)).increment(1);
        self.tell(&Tell::Refused(refusal.told(table, id)));
    }

    async fn hear(&self, text: &str, followed: &mut HashSet<String>) {
        let ask = self.limit.frame().and_then(|()| read(text));
        match ask {
            Ok(ask) => self.serve(ask, followed).await,
            Err(refusal) => self.refuse(refusal, None, None),
        }
    }

    /// `followed` are the tables that this connection follows.
    async fn serve(&self, ask: Ask, followed: &mut HashSet<String>) {
        match ask {
            Ask::Ping { n } => self.tell(&Tell::Pong { n }),
            Ask::Join { table, version } => self.join(table, version.unwrap_or(0), followed).await,
            Ask::Leave { table } => {
                if followed.remove(&table) {
                    let _ = self.app.hub.send(&table, self.leave()).await;
                }
            }
            Ask::Why { table, id, targets } => {
                let guest = self.guest.id;
                let why = match self.command(&id) {
                    Ok(_) => self.app.hub.ask(&table, |answer| Message::Why { guest, targets, answer }).await,
                    Err(refusal) => Err(refusal),
                };
                match why {
                    Ok(why) => self.tell(&Tell::Why { table, id, why }),
                    Err(refusal) => self.refuse(refusal, Some(table), Some(id)),
                }
            }
            Ask::Chat { table, id, text } => self.say(table, id, text).await,
            Ask::Play { table, id, version, mv } => self.want(table, id, version, Wish::Play { mv }).await,
            Ask::TakeBack { table, id, version } => self.want(table, id, version, Wish::TakeBack).await,
            Ask::AskTakeBack { table, id, version } => self.want(table, id, version, Wish::AskTakeBack).await,
            Ask::AnswerTakeBack { table, id, version, agree } => {
                self.want(table, id, version, Wish::AnswerTakeBack { agree }).await;
            }
            Ask::Resign { table, id, version } => self.want(table, id, version, Wish::Resign).await,
            Ask::HandOver { table, id, version, seat, bot } => {
                self.want(table, id, version, Wish::HandOver { seat, bot, absent: false }).await;
            }
        }
    }

    async fn join(&self, table: String, since: u32, followed: &mut HashSet<String>) {
        if followed.len() >= FOLLOWED && !followed.contains(&table) {
            return self.refuse(Refusal::new(Code::SlowDown), Some(table), None);
        }
        let follower = self.follower.clone();
        match self.app.hub.ask(&table, |answer| Message::Join { follower, since, answer }).await {
            Ok(()) => drop(followed.insert(table)),
            Err(refusal) => self.refuse(refusal, Some(table), None),
        }
    }

    /// The name of a command, if it can be one.
    fn command(&self, id: &str) -> Result<CommandId, Refusal> {
        let fair = !id.is_empty() && id.len() <= LONGEST_ID;
        fair.then(|| CommandId { guest: self.guest.id, id: id.to_owned() }).ok_or_else(|| unreadable("id"))
    }

    async fn say(&self, table: String, id: String, text: String) {
        let (guest, name) = (self.guest.id, self.guest.name.clone());
        let said = match self.app.limits.chat(guest).and_then(|()| self.command(&id)) {
            Ok(command) => {
                let say = |answer| Message::Say { guest, name, command, text, answer };
                self.app.hub.ask(&table, say).await
            }
            Err(refusal) => Err(refusal),
        };
        self.answer(said, table, id);
    }

    async fn want(&self, table: String, id: String, version: u32, wish: Wish) {
        let guest = self.guest.id;
        let done = match self.command(&id) {
            Ok(command) => {
                let (version, command) = (Some(version), Some(command));
                let want = |answer| Message::Want { guest, version, command, wish, answer };
                self.app.hub.ask(&table, want).await
            }
            Err(refusal) => Err(refusal),
        };
        self.answer(done, table, id);
    }

    fn answer(&self, done: Result<u32, Refusal>, table: String, id: String) {
        match done {
            Ok(version) => self.tell(&Tell::Done { table, id, version }),
            Err(refusal) => self.refuse(refusal, Some(table), Some(id)),
        }
    }
}
