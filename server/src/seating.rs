//! One table that is awake: its task, its followers, and the order in which things happen there.
//!
//! A wish is decided, entered, stored and told, in this order. Until it is stored nothing else happens at the table and
//! nobody sees it, so whoever is told of a move can rely on it. If it cannot be stored, the table is thrown away and woken
//! anew from what is on disk.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use nurt_core::registry::WhyNot;
use nurt_core::{Phrase, Record, Seat, Secret, commitment};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::analyses::Told;
use crate::clock;
use crate::entry::{CommandId, Entry, GuestId, Header, Said, Stamped};
use crate::hub::House;
use crate::live::{Deal, Live, Puzzled, Wish};
use crate::refused::Refusal;
use crate::store::StoreError;
use crate::wire::{ChatLine, Code, Present, Status, Steps, TableState, Tell};

/// So many commands are remembered at a table that is awake, besides those that the log remembers.
const REMEMBERED: usize = 256;
/// The longest thing that can be said.
pub const LONGEST_TEXT: usize = 500;

/// An answer to be given.
pub type Answer<T> = oneshot::Sender<Result<T, Refusal>>;

/// Who follows a table, and how to reach them.
#[derive(Clone, Debug)]
pub struct Follower {
    /// The connection.
    pub connection: u64,
    /// Who it is.
    pub guest: GuestId,
    /// Where frames go.
    pub frames: mpsc::Sender<Utf8Bytes>,
    /// Rung when the connection does not keep up: it is closed then, and comes back for what it missed.
    pub overrun: Arc<Notify>,
}

impl Follower {
    /// Sends a frame; whether that went well.
    fn tell(&self, frame: Utf8Bytes) -> bool {
        let sent = self.frames.try_send(frame).is_ok();
        if !sent {
            self.overrun.notify_one();
        }
        sent
    }
}

/// What can be asked of a table.
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Message {
    /// Follow it: the state comes as the first frame.
    Join { follower: Follower, since: u32, answer: Answer<()> },
    /// Follow it no more.
    Leave { connection: u64, guest: GuestId },
    /// A wish, with the version that the client has seen and the name of the command.
    Want { guest: GuestId, version: Option<u32>, command: Option<CommandId>, wish: Wish, answer: Answer<u32> },
    /// Say something.
    Say { guest: GuestId, name: String, command: CommandId, text: String, answer: Answer<u32> },
    /// Why one may not point at these targets.
    Why { guest: GuestId, targets: Vec<String>, answer: Answer<Option<WhyNot>> },
    /// The table as a guest may see it.
    Look { guest: Option<GuestId>, answer: Answer<Box<TableState>> },
    /// The hash of the server's secret.
    Promise { answer: Answer<Secret> },
    /// A part of the game, step by step.
    Steps { guest: Option<GuestId>, from: u32, count: u32, answer: Answer<Steps> },
    /// The record.
    Record { answer: Answer<Box<Record>> },
    /// What somebody may know who wonders what to do.
    Puzzled { guest: GuestId, answer: Answer<Puzzled> },
    /// The story of a finished game.
    Story { answer: Answer<Box<Told>> },
    /// What a rematch needs.
    Again { guest: GuestId, answer: Answer<Again> },
    /// What a table with the same chance needs.
    Deal { answer: Answer<Box<Deal>> },
    /// What a table needs that plays on from a step.
    UpTo { step: u32, answer: Answer<Box<(Header, Record)>> },
    /// What a bot has chosen, when the table had this version.
    Chosen { version: u32, seat: Seat, mv: Option<String> },
}

/// What a rematch needs to know of a table.
pub struct Again {
    /// Its name and its invitation, if somebody has asked already.
    pub made: Option<(String, String)>,
    /// The header of this table.
    pub header: Header,
    /// Who sat where.
    pub seats: Vec<Option<crate::wire::Sitter>>,
    /// The seat of whoever asks.
    pub seat: Seat,
}

/// A table that is awake.
pub struct Seating {
    house: Arc<House>,
    live: Live,
    said: Vec<Said>,
    followers: Vec<Follower>,
    /// Commands that were carried out, with the version after them.
    done: HashMap<CommandId, u32>,
    order: VecDeque<CommandId>,
    /// When each seat was last seen, for those that are not connected.
    last_seen: HashMap<Seat, i64>,
    inbox: mpsc::WeakSender<Message>,
    thinking: bool,
}

impl Seating {
    /// Wakes a table, serves it until nobody has wanted anything for a while, and puts it to sleep.
    pub async fn run(
        house: Arc<House>,
        id: &str,
        inbox: mpsc::WeakSender<Message>,
        mut messages: mpsc::Receiver<Message>,
    ) {
        let idle = house.idle;
        let mut seating = match Self::wake(house, id, inbox).await {
            Ok(seating) => seating,
            Err(refusal) => {
                messages.close();
                while let Some(message) = messages.recv().await {
                    message.refuse(refusal.clone());
                }
                return;
            }
        };
        seating.think();
        loop {
            match tokio::time::timeout(idle, messages.recv()).await {
                Ok(Some(message)) => {
                    if seating.take(message).await.is_err() {
                        // Everybody comes back, and finds what is on disk.
                        seating.followers.iter().for_each(|follower| follower.overrun.notify_one());
                        break;
                    }
                }
                Ok(None) => break,
                Err(_) => {
                    seating.followers.retain(|follower| !follower.frames.is_closed());
                    if seating.followers.is_empty() && !seating.thinking {
                        break;
                    }
                }
            }
        }
        // Nothing is lost with it: the log is on disk, and whoever still has a message here is told to come again.
        messages.close();
        while let Some(message) = messages.recv().await {
            message.refuse(Refusal::new(Code::Unavailable));
        }
    }

    async fn wake(house: Arc<House>, id: &str, inbox: mpsc::WeakSender<Message>) -> Result<Self, Refusal> {
        let (header, log) = house.store.table(id).await?.ok_or_else(|| Refusal::new(Code::NotFound))?;
        let said = house.store.said(id).await?;
        // The newest are forgotten last.
        let versions =
            log.iter().zip(1..).filter_map(|(stamped, version)| Some((stamped.command.clone()?, version)));
        let chat = said.iter().map(|said| (said.command.clone(), log.len() as u32));
        let commands: Vec<(CommandId, u32)> = chat.chain(versions).collect();
        let order = commands.iter().map(|(command, _)| command.clone()).collect();
        let done = commands.into_iter().collect();
        let now = clock::now();
        let last_seen = (0..header.players).map(|seat| (Seat::new(seat), now)).collect();
        let live = Live::replay(header, log)?;
        Ok(Self { house, live, said, followers: Vec::new(), done, order, last_seen, inbox, thinking: false })
    }

    /// Serves one message. An error means that the table in memory and the store may differ: it must be woken anew.
    async fn take(&mut self, message: Message) -> Result<(), StoreError> {
        match message {
            Message::Join { follower, since, answer } => {
                self.join(follower, since);
                let _ = answer.send(Ok(()));
            }
            Message::Leave { connection, guest } => self.leave(connection, guest),
            Message::Want { guest, version, command, wish, answer } => {
                let wanted = self.want(guest, version, command, wish).await;
                let (told, broken) = split(wanted);
                let _ = answer.send(told);
                broken?;
            }
            Message::Say { guest, name, command, text, answer } => {
                let (told, broken) = split(self.say(guest, name, command, text).await);
                let _ = answer.send(told);
                broken?;
            }
            Message::Why { guest, targets, answer } => {
                let _ = answer.send(self.live.why(guest, &targets));
            }
            Message::Look { guest, answer } => {
                let _ = answer.send(Ok(Box::new(self.whole(guest, 0))));
            }
            Message::Promise { answer } => {
                let _ = answer.send(Ok(commitment(self.live.header().secret)));
            }
            Message::Steps { guest, from, count, answer } => {
                let _ = answer.send(self.live.steps(guest, from, count));
            }
            Message::Record { answer } => {
                let _ = answer.send(self.live.record().map(Box::new));
            }
            Message::Puzzled { guest, answer } => {
                let _ = answer.send(self.live.puzzled(guest));
            }
            Message::Story { answer } => {
                let _ = answer.send(self.live.story().map(Box::new));
            }
            Message::Again { guest, answer } => {
                let _ = answer.send(self.again(guest));
            }
            Message::Deal { answer } => {
                let _ = answer.send(self.live.deal().map(Box::new));
            }
            Message::UpTo { step, answer } => {
                let _ = answer.send(self.live.up_to(step).map(Box::new));
            }
            Message::Chosen { version, seat, mv } => {
                self.thinking = false;
                if self.live.to_act().contains(seat) && !self.live.stale(seat, version) {
                    let entries = mv.map(|mv| self.live.decide_move(seat, mv));
                    match entries {
                        Some(Ok(entries)) => self.enter(entries, None).await?,
                        Some(Err(refusal)) => {
                            tracing::error!(?refusal, "a bot chose a move that is not legal");
                        }
                        None => tracing::error!("a bot could not choose"),
                    }
                } else {
                    self.think();
                }
            }
        }
        Ok(())
    }

    fn state(&self, guest: Option<GuestId>, since: u32, present: &Present) -> TableState {
        let mut state = self.live.state(guest, since);
        state.present = present.clone();
        state
    }

    /// The same with all that was said. That has no version, so whoever was away hears all of it again.
    fn whole(&self, guest: Option<GuestId>, since: u32) -> TableState {
        let mut state = self.state(guest, since, &self.present());
        state.chat = self.said.iter().map(|said| said.line.clone()).collect();
        state
    }

    fn present(&self) -> Present {
        let mut present = Present::default();
        let mut watching: Vec<GuestId> = Vec::new();
        for follower in &self.followers {
            match self.live.seat_of(follower.guest) {
                Some(seat) => present.seats = present.seats.with(seat),
                None => watching.push(follower.guest),
            }
        }
        watching.sort_unstable();
        watching.dedup();
        present.watching = watching.len() as u32;
        present
    }

    fn join(&mut self, follower: Follower, since: u32) {
        self.followers.retain(|other| other.connection != follower.connection);
        let guest = follower.guest;
        self.followers.push(follower);
        let state = self.whole(Some(guest), since);
        if let Some(newest) = self.followers.last() {
            newest.tell(frame(&Tell::Table(Box::new(state))));
        }
        self.tell_presence();
    }

    fn leave(&mut self, connection: u64, guest: GuestId) {
        self.followers.retain(|other| other.connection != connection);
        if let Some(seat) = self.live.seat_of(guest) {
            self.last_seen.insert(seat, clock::now());
        }
        self.tell_presence();
    }

    fn tell_presence(&mut self) {
        let present = self.present();
        let table = self.live.header().id.clone();
        self.tell_all(&frame(&Tell::Present { table, present }));
    }

    fn tell_all(&mut self, frame: &Utf8Bytes) {
        self.followers.retain(|follower| follower.tell(frame.clone()));
    }

    /// Tells everybody what came after a version. Those who see the same get the same frame.
    fn tell_change(&mut self, since: u32) {
        let mut frames: HashMap<GuestId, Utf8Bytes> = HashMap::new();
        let mut watching: Option<Utf8Bytes> = None;
        let present = self.present();
        let followers = std::mem::take(&mut self.followers);
        let kept = followers.into_iter().filter(|follower| {
            let guest = follower.guest;
            let outside = self.live.seat_of(guest).is_none() && guest != self.live.header().host;
            let make = || frame(&Tell::Table(Box::new(self.state(Some(guest), since, &present))));
            let frame = if outside {
                watching.get_or_insert_with(make).clone()
            } else {
                frames.entry(guest).or_insert_with(make).clone()
            };
            follower.tell(frame)
        });
        let kept: Vec<Follower> = kept.collect();
        self.followers = kept;
    }

    /// Fulfils a wish, or says why not. The answer is the version after it.
    async fn want(
        &mut self,
        guest: GuestId,
        version: Option<u32>,
        command: Option<CommandId>,
        wish: Wish,
    ) -> Result<Result<u32, Refusal>, StoreError> {
        let now = self.live.version();
        if let Some(&version) = command.as_ref().and_then(|command| self.done.get(command)) {
            return Ok(Ok(version));
        }
        // Whoever sits here minds only what concerns the own seat.
        let seat = self.live.seat_of(guest);
        let stale = |version| seat.map_or(version != now, |seat| self.live.stale(seat, version));
        if version.is_some_and(stale) {
            return Ok(Err(Refusal::new(Code::Stale).at(now)));
        }
        let wish = match wish {
            Wish::HandOver { seat, bot, .. } => Wish::HandOver { absent: self.absent(seat), seat, bot },
            wish => wish,
        };
        match self.live.decide(guest, wish) {
            Ok(entries) => self.enter(entries, command).await.map(|()| Ok(self.live.version())),
            Err(refusal) => Ok(Err(refusal.at(now))),
        }
    }

    /// Whether the table has waited long enough for a player who is not there.
    fn absent(&self, seat: Seat) -> bool {
        let now = clock::now();
        let patience = self.house.patience.as_millis() as i64;
        let seen = self.last_seen.get(&seat).copied().unwrap_or_default();
        !self.present().seats.contains(seat)
            && self.live.to_act().contains(seat)
            && now - seen >= patience
            && now - self.live.changed() >= patience
    }

    /// Stores entries, enters them, tells everybody, and lets bots think.
    async fn enter(&mut self, entries: Vec<Entry>, command: Option<CommandId>) -> Result<(), StoreError> {
        let begun = std::time::Instant::now();
        let before = self.live.version();
        let at = clock::now();
        let last = entries.len() - 1;
        let stamped: Vec<Stamped> = entries
            .into_iter()
            .enumerate()
            .map(|(index, entry)| Stamped { at, entry, command: command.clone().filter(|_| index == last) })
            .collect();
        for entry in stamped.clone() {
            // It was decided on this very table.
            self.live.enter(entry).map_err(|refusal| {
                StoreError::Unreadable(format!("an entry that was decided cannot be entered: {refusal:?}"))
            })?;
        }
        let summary = self.live.summary();
        let id = self.live.header().id.clone();
        // Until this returns nobody is told anything; if it fails, the table is thrown away and woken from the store.
        self.house.store.append(&id, before, stamped, summary).await?;
        metrics::histogram!("nurt_append_seconds").record(begun.elapsed().as_secs_f64());
        metrics::counter!("nurt_entries_total").increment(u64::from(self.live.version() - before));
        if let Some(command) = command {
            self.remember(command, self.live.version());
        }
        self.tell_change(before);
        self.think();
        Ok(())
    }

    fn remember(&mut self, command: CommandId, version: u32) {
        self.order.push_back(command.clone());
        self.done.insert(command, version);
        while self.order.len() > REMEMBERED {
            if let Some(oldest) = self.order.pop_front() {
                self.done.remove(&oldest);
            }
        }
    }

    async fn say(
        &mut self,
        guest: GuestId,
        name: String,
        command: CommandId,
        text: String,
    ) -> Result<Result<u32, Refusal>, StoreError> {
        if self.done.contains_key(&command) {
            return Ok(Ok(self.live.version()));
        }
        // What does not show, or turns text round, is not passed on.
        let text: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
        let text: String = text.trim().chars().filter(|&c| !crate::guests::odd(c)).collect();
        if text.is_empty() || text.chars().count() > LONGEST_TEXT {
            return Ok(Err(Refusal::saying(Code::Malformed, Phrase::new("refused-bad-text"))));
        }
        let seat = self.live.seat_of(guest);
        let name = seat.and_then(|seat| self.live.sitter(seat)).map_or(name, |sitter| sitter.name);
        let line = ChatLine { n: self.said.len() as u32 + 1, at: clock::now(), seat, name, text };
        let said = Said { line: line.clone(), command: command.clone() };
        let table = self.live.header().id.clone();
        self.house.store.say(&table, said.clone()).await?;
        self.said.push(said);
        self.remember(command, self.live.version());
        self.tell_all(&frame(&Tell::Chat { table, line }));
        Ok(Ok(self.live.version()))
    }

    fn again(&self, guest: GuestId) -> Result<Again, Refusal> {
        let seat = self.live.seat_of(guest).ok_or_else(|| Refusal::new(Code::NotSeated))?;
        if self.live.status() != Status::Over {
            return Err(Refusal::new(Code::NotOver));
        }
        let made = self.live.rematch().cloned();
        Ok(Again { made, header: self.live.header().clone(), seats: self.live.summary().seats, seat })
    }

    /// Lets a bot think, if one is to act. One at a time: after its move the next may be another.
    fn think(&mut self) {
        if self.thinking {
            return;
        }
        let Some((seat, kind, view)) = self.live.bot_to_act() else { return };
        let Some(inbox) = self.inbox.upgrade() else { return };
        self.thinking = true;
        let (house, game, version) =
            (Arc::clone(&self.house), self.live.header().game.clone(), self.live.version());
        tokio::spawn(async move {
            let mv = house.thinking.choose(game, kind, view, seat).await;
            let _ = inbox.send(Message::Chosen { version, seat, mv }).await;
        });
    }
}

/// What the asker is told, and whether the table must be woken anew.
fn split<T>(done: Result<Result<T, Refusal>, StoreError>) -> (Result<T, Refusal>, Result<(), StoreError>) {
    match done {
        Ok(told) => (told, Ok(())),
        Err(error) => {
            tracing::error!(%error, "a table goes back to what is on disk");
            (Err(Refusal::new(Code::Unavailable)), Err(error))
        }
    }
}

impl Message {
    /// Tells whoever sent it that nothing comes of it.
    fn refuse(self, refusal: Refusal) {
        match self {
            Self::Join { answer, .. } => drop(answer.send(Err(refusal))),
            Self::Want { answer, .. } | Self::Say { answer, .. } => drop(answer.send(Err(refusal))),
            Self::Why { answer, .. } => drop(answer.send(Err(refusal))),
            Self::Look { answer, .. } => drop(answer.send(Err(refusal))),
            Self::Promise { answer } => drop(answer.send(Err(refusal))),
            Self::Steps { answer, .. } => drop(answer.send(Err(refusal))),
            Self::Record { answer } => drop(answer.send(Err(refusal))),
            Self::Story { answer } => drop(answer.send(Err(refusal))),
            Self::Puzzled { answer, .. } => drop(answer.send(Err(refusal))),
            Self::Again { answer, .. } => drop(answer.send(Err(refusal))),
            Self::Deal { answer } => drop(answer.send(Err(refusal))),
            Self::UpTo { answer, .. } => drop(answer.send(Err(refusal))),
            Self::Leave { .. } | Self::Chosen { .. } => {}
        }
    }
}

/// A frame as it goes over the wire. What is told is plain data, which can always be written.
pub fn frame(tell: &Tell) -> Utf8Bytes {
    serde_json::to_string(tell).unwrap_or_default().into()
}

/// How long a table stays awake without anybody, and how long an absent player is waited for, if nothing else is said.
pub const IDLE: Duration = Duration::from_mins(1);
/// See [`IDLE`].
pub const PATIENCE: Duration = Duration::from_mins(3);
