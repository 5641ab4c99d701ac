//! The live connection: reads what a client asks, and writes what it is told.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as WsMessage, Utf8Bytes, WebSocket, close_code};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use nurt_core::Phrase;
use tokio::sync::{Notify, mpsc};

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
    let mut followed = HashMap::new();
    let me = Me { name: connection.guest.name.clone() };
    connection.tell(&Tell::Welcome { protocol: PROTOCOL, me });
    metrics::gauge!("nurt_sockets").increment(1);
    let mut closing = app.closing.subscribe();
    loop {
        tokio::select! {
            biased;
            () = async { drop(closing.wait_for(|closing| *closing).await) } => {
                let _ = sink.send(WsMessage::Text(frame(&Tell::Bye { after: COME_BACK }))).await;
                close(&mut sink, close_code::RESTART, "restart").await;
                break;
            }
            () = overrun.notified() => {
                close(&mut sink, close_code::AGAIN, "behind").await;
                break;
            }
            Some(text) = outbox.recv() => {
                if sink.send(WsMessage::Text(text)).await.is_err() {
                    break;
                }
            }
            heard = tokio::time::timeout(SILENCE, stream.next()) => match heard {
                Ok(Some(Ok(WsMessage::Text(text)))) => connection.hear(&text, &mut followed).await,
                Ok(Some(Ok(WsMessage::Binary(_)))) => {
                    let words = Phrase::new("refused-malformed").text("what", "binary frame");
                    connection.refuse(Refusal::saying(Code::Malformed, words), None, None, None);
                }
                Ok(Some(Ok(WsMessage::Ping(_) | WsMessage::Pong(_)))) => {}
                Ok(Some(Ok(WsMessage::Close(_))) | None) => break,
                Ok(Some(Err(error))) => {
                    tracing::debug!(%error, "a connection breaks off");
                    let words = Phrase::new("refused-too-large").number("most", LARGEST_ASK as i64);
                    let refused = Refusal::saying(Code::TooLarge, words).told(None, None, None);
                    let _ = sink.send(WsMessage::Text(frame(&Tell::Refused(refused)))).await;
                    close(&mut sink, close_code::SIZE, "too large").await;
                    break;
                }
                Err(_) => {
                    close(&mut sink, close_code::AWAY, "silence").await;
                    break;
                }
            }
        }
    }
    metrics::gauge!("nurt_sockets").decrement(1);
    for table in followed.keys() {
        let leave = Message::Leave { connection: connection.follower.connection };
        let _ = app.hub.send(table, leave).await;
    }
}

async fn close(sink: &mut SplitSink<WebSocket, WsMessage>, code: u16, reason: &'static str) {
    let _ = sink.send(WsMessage::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
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

    fn refuse(&self, refusal: Refusal, game: Option<&str>, table: Option<String>, id: Option<String>) {
        metrics::counter!("nurt_refused_total", "code" => <&str>::from(refusal.code)).increment(1);
        self.tell(&Tell::Refused(refusal.told(game, table, id)));
    }

    async fn hear(&self, text: &str, followed: &mut HashMap<String, String>) {
        let ask = self.limit.frame().and_then(|()| read(text));
        match ask {
            Ok(ask) => self.serve(ask, followed).await,
            Err(refusal) => self.refuse(refusal, None, None, None),
        }
    }

    /// `followed` are the tables that this connection follows, with their games.
    async fn serve(&self, ask: Ask, followed: &mut HashMap<String, String>) {
        match ask {
            Ask::Ping { n } => self.tell(&Tell::Pong { n }),
            Ask::Join { table, version } => self.join(table, version.unwrap_or(0), followed).await,
            Ask::Leave { table } => {
                if followed.remove(&table).is_some() {
                    let leave = Message::Leave { connection: self.follower.connection };
                    let _ = self.app.hub.send(&table, leave).await;
                }
            }
            Ask::Why { table, id, targets } => {
                let guest = self.guest.id;
                let why = self.app.hub.ask(&table, |answer| Message::Why { guest, targets, answer }).await;
                match why {
                    Ok(why) => self.tell(&Tell::Why { table, id, why }),
                    Err(refusal) => self.refuse(refusal, None, Some(table), Some(id)),
                }
            }
            Ask::Chat { table, id, text } => {
                let (guest, name) = (self.guest.id, self.guest.name.clone());
                let command = CommandId { guest, id: id.clone() };
                let said = match self.app.limits.chat(guest) {
                    Ok(()) => {
                        let say = |answer| Message::Say { guest, name, command, text, answer };
                        self.app.hub.ask(&table, say).await
                    }
                    Err(refusal) => Err(refusal),
                };
                self.answer(said, table, id, followed);
            }
            Ask::Play { table, id, version, mv } => {
                self.want(table, id, version, Wish::Play { mv }, followed).await;
            }
            Ask::TakeBack { table, id, version } => {
                self.want(table, id, version, Wish::TakeBack, followed).await;
            }
            Ask::AskTakeBack { table, id, version } => {
                self.want(table, id, version, Wish::AskTakeBack, followed).await;
            }
            Ask::AnswerTakeBack { table, id, version, agree } => {
                self.want(table, id, version, Wish::AnswerTakeBack { agree }, followed).await;
            }
            Ask::Resign { table, id, version } => self.want(table, id, version, Wish::Resign, followed).await,
            Ask::HandOver { table, id, version, seat, bot } => {
                let wish = Wish::HandOver { seat, bot, absent: false };
                self.want(table, id, version, wish, followed).await;
            }
        }
    }

    async fn join(&self, table: String, since: u32, followed: &mut HashMap<String, String>) {
        if followed.len() >= FOLLOWED && !followed.contains_key(&table) {
            return self.refuse(Refusal::new(Code::SlowDown), None, Some(table), None);
        }
        let follower = self.follower.clone();
        match self.app.hub.ask(&table, |answer| Message::Join { follower, since, answer }).await {
            Ok(game) => {
                followed.insert(table, game);
            }
            Err(refusal) => self.refuse(refusal, None, Some(table), None),
        }
    }

    async fn want(
        &self,
        table: String,
        id: String,
        version: u32,
        wish: Wish,
        followed: &HashMap<String, String>,
    ) {
        let guest = self.guest.id;
        if id.is_empty() || id.len() > 64 {
            let words = Phrase::new("refused-malformed").text("what", "id");
            return self.refuse(Refusal::saying(Code::Malformed, words), None, Some(table), None);
        }
        let command = Some(CommandId { guest, id: id.clone() });
        let want = |answer| Message::Want { guest, version: Some(version), command, wish, answer };
        let done = self.app.hub.ask(&table, want).await;
        self.answer(done, table, id, followed);
    }

    fn answer(
        &self,
        done: Result<u32, Refusal>,
        table: String,
        id: String,
        followed: &HashMap<String, String>,
    ) {
        match done {
            Ok(version) => self.tell(&Tell::Done { table, id, version }),
            Err(refusal) => {
                let game = followed.get(&table).map(String::as_str);
                self.refuse(refusal, game, Some(table), Some(id));
            }
        }
    }
}
