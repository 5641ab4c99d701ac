//! A table in memory: what follows from its header and its log.
//!
//! Nothing here waits, stores or sends. A wish is [decided](Live::decide) first, which changes nothing and gives the
//! entries to be stored; then they are [entered](Live::enter). After a restart the same entries make the same table.

mod deciding;
mod telling;

use std::any::Any;

use nurt_bots::Kind;
use nurt_core::registry::{AnyEvent, AnyTable, Opened};
use nurt_core::{Anew, Chance, Fair, Fault, Phrase, Record, Seat, Seats, Secret, Viewer};

use crate::entry::{Entry, GuestId, Header, Stamped, Summary};
use crate::games;
use crate::refused::Refusal;
use crate::wire::{Code, SameDeal, Sitter, Status};

pub use deciding::Wish;
pub use telling::walk;

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Holder {
    Person {
        guest: GuestId,
        name: String,
    },
    /// Each bot has the first number that no other bot at the table has when it sits down.
    Bot {
        kind: Kind,
        number: usize,
    },
}

/// A seat that changed hands keeps what its first holder added to the chance.
#[derive(Clone, Debug, Default)]
struct Place {
    holder: Option<Holder>,
    entropy: Option<Secret>,
}

/// A line of the log, with everything hidden in it.
struct LogLine {
    step: u32,
    at: i64,
    entry: Entry,
    words: Option<Phrase>,
    events: Vec<Box<dyn AnyEvent>>,
}

/// Somebody asks to take a move back.
#[derive(Clone, Copy, Debug)]
struct Question {
    seat: Seat,
    to: u32,
    waiting: Seats,
}

/// What a table needs to deal the same as another one.
pub struct Deal {
    /// The header of the other table, with its secret.
    pub header: Header,
    /// What its player added to the chance.
    pub entropy: Option<Secret>,
    /// How it ended.
    pub same: SameDeal,
    /// Where it was played on from, if it was.
    pub took_over: Option<Entry>,
}

/// The game from which this one is played on.
#[derive(Clone, Debug)]
struct TakenOver {
    table: String,
    seat: Seat,
    /// The moves up to there.
    record: Box<Record>,
}

/// Somebody who is to act and wonders what to do.
pub struct Puzzled {
    /// The game.
    pub game: String,
    /// The version of the table.
    pub version: u32,
    /// The seat.
    pub seat: Seat,
    /// What the seat may know.
    pub view: Box<dyn Any + Send + Sync>,
}

/// A table in memory.
pub struct Live {
    header: Header,
    places: Vec<Place>,
    table: Option<Box<dyn AnyTable>>,
    lines: Vec<LogLine>,
    question: Option<Question>,
    resigned: Option<Seat>,
    rematch: Option<(String, String)>,
    same: Option<SameDeal>,
    took_over: Option<TakenOver>,
    hints: Option<bool>,
    /// By seat: the last version that changed what the seat is asked, or may do.
    asked: [u32; Seat::MOST as usize],
}

fn kind_of(bot: &str) -> Result<Kind, Refusal> {
    bot.parse().map_err(|_| {
        let known = Kind::names();
        let words = Phrase::new("refused-bot").text("given", Fault::quote(bot)).text("known", known);
        Refusal::saying(Code::BadChoice, words)
    })
}

impl Live {
    /// A new table, with nobody at it.
    pub fn new(header: Header) -> Self {
        let places = vec![Place::default(); usize::from(header.players)];
        Self {
            header,
            places,
            table: None,
            lines: Vec::new(),
            question: None,
            resigned: None,
            rematch: None,
            same: None,
            took_over: None,
            hints: None,
            asked: [0; Seat::MOST as usize],
        }
    }

    /// The table that follows from a header and a log.
    pub fn replay(header: Header, log: Vec<Stamped>) -> Result<Self, Refusal> {
        let mut live = Self::new(header);
        for stamped in log {
            live.enter(stamped)?;
        }
        Ok(live)
    }

    /// The header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// How many entries there are.
    pub fn version(&self) -> u32 {
        self.lines.len() as u32
    }

    /// How far it is.
    pub fn status(&self) -> Status {
        match &self.table {
            None => Status::Waiting,
            Some(_) if self.resigned.is_some() => Status::Over,
            Some(table) if table.to_act().is_empty() => Status::Over,
            Some(_) => Status::Playing,
        }
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        let sits =
            |place: &Place| matches!(place.holder, Some(Holder::Person { guest: id, .. }) if id == guest);
        self.places.iter().position(sits).map(|index| Seat::new(index as u8))
    }

    /// The seats that owe a decision.
    pub fn to_act(&self) -> Seats {
        match (&self.table, self.resigned) {
            (Some(table), None) => table.to_act(),
            _ => Seats::NONE,
        }
    }

    /// When something last happened.
    pub fn changed(&self) -> i64 {
        self.lines.last().map_or(self.header.created, |line| line.at)
    }

    /// A bot that is to act, with what it may know.
    pub fn bot_to_act(&self) -> Option<(Seat, Kind, Box<dyn Any + Send + Sync>)> {
        let table = self.table.as_ref()?;
        self.to_act().iter().find_map(|seat| match self.places[seat.index()].holder {
            Some(Holder::Bot { kind, .. }) => Some((seat, kind, table.typed_view(Viewer::Seat(seat)))),
            _ => None,
        })
    }

    /// Whether players may ask what a bot would do. If the host has not said it, whoever plays with bots only may.
    pub fn hints(&self) -> bool {
        self.hints.unwrap_or_else(|| self.people().len() < 2)
    }

    /// What a guest may know who asks what a bot would do.
    pub fn puzzled(&self, guest: GuestId) -> Result<Puzzled, Refusal> {
        let seat = self.seat_of(guest).ok_or_else(|| Refusal::new(Code::NotSeated))?;
        let table = self.game()?;
        if self.status() == Status::Over {
            return Err(Refusal::new(Code::Over));
        }
        if !self.hints() || !self.to_act().contains(seat) {
            return Err(Refusal::new(Code::NoHints));
        }
        let view = table.typed_view(Viewer::Seat(seat));
        Ok(Puzzled { game: self.header.game.clone(), version: self.version(), seat, view })
    }

    /// Any legal move of somebody who is to act, for measurements.
    pub fn some_move(&self, chance: &mut impl Chance) -> Option<(Seat, String)> {
        let (table, seat) = (self.table.as_ref()?, self.to_act().lowest()?);
        let mut offers = table.offers(seat);
        let pick = chance.below(offers.len() as u32) as usize;
        Some((seat, offers.swap_remove(pick).mv))
    }

    fn people(&self) -> Seats {
        let person = |place: &Place| matches!(place.holder, Some(Holder::Person { .. }));
        self.places
            .iter()
            .enumerate()
            .filter(|(_, place)| person(place))
            .map(|(n, _)| Seat::new(n as u8))
            .collect()
    }

    fn place(&self, seat: Seat) -> Result<&Place, Refusal> {
        let (given, players) = (seat.index() as i64, self.header.players.into());
        self.places.get(seat.index()).ok_or_else(|| Refusal::from(Fault::Seat { given, players }))
    }

    /// The number of moves before the last one of a seat.
    fn last_move_of(&self, seat: Seat) -> Option<u32> {
        self.table.as_ref()?.before_last_of(seat).map(|steps| steps as u32)
    }

    fn game(&self) -> Result<&dyn AnyTable, Refusal> {
        self.table.as_deref().ok_or_else(|| Refusal::new(Code::NotStarted))
    }

    /// Enters what has been stored. It was decided here, or by the same code before a restart.
    pub fn enter(&mut self, Stamped { at, entry, .. }: Stamped) -> Result<(), Refusal> {
        let who = |seat: Seat| Phrase::new(format!("table-{}", entry.kind())).seat("who", seat);
        let mut words = entry.seat().map(who);
        let mut events = Vec::new();
        let before = self.to_act();
        match &entry {
            Entry::Seated { seat, guest, name, entropy } => {
                // The name, because the seat may be somebody else's later. Who sits there already, only adds to the chance.
                let new = self.seat_of(*guest) != Some(*seat);
                words = new.then(|| Phrase::new("table-seated").text("name", name.clone()));
                let holder = Holder::Person { guest: *guest, name: name.clone() };
                self.places[seat.index()] = Place { holder: Some(holder), entropy: *entropy };
            }
            Entry::SeatedBot { seat, bot } => {
                let holder = self.bot(bot)?;
                self.places[seat.index()] = Place { holder: Some(holder), entropy: None };
                words = Some(Phrase::new("table-seated-bot").text("bot", bot.clone()));
            }
            Entry::Left { seat } => {
                let name = self.sitter(*seat).map_or_else(String::new, |sitter| sitter.name);
                words = Some(Phrase::new("table-left").text("name", name));
                self.places[seat.index()] = Place::default();
            }
            Entry::Started => {
                let (table, dealt) = self.opened()?;
                self.table = Some(table);
                // Most games tell of their beginning themselves.
                words = dealt.is_empty().then(|| Phrase::new("table-started"));
                events = dealt;
            }
            Entry::Moved { seat, mv } => {
                let table = self.table.as_mut().ok_or_else(|| Refusal::new(Code::NotStarted))?;
                events = table.play(*seat, mv)?;
                words = None;
                // A question about an earlier move is pointless once another one was made.
                self.question = None;
            }
            Entry::TookBack { seat } => {
                let table = self.table.as_mut().ok_or_else(|| Refusal::new(Code::NotStarted))?;
                table.take_back(*seat)?;
                self.question = None;
            }
            Entry::AskedTakeBack { seat } => {
                let to = self.last_move_of(*seat).unwrap_or_default();
                self.question = Some(Question { seat: *seat, to, waiting: self.people().without(*seat) });
            }
            Entry::AnsweredTakeBack { seat, agree } => {
                let answer = if *agree { "table-agreed" } else { "table-disagreed" };
                words = Some(Phrase::new(answer).seat("who", *seat));
                self.question = self
                    .question
                    .filter(|_| *agree)
                    .map(|question| Question { waiting: question.waiting.without(*seat), ..question })
                    .filter(|question| !question.waiting.is_empty());
            }
            Entry::Rewound { to, .. } => {
                self.table = Some(self.game()?.at(*to as usize));
                self.question = None;
            }
            Entry::Resigned { seat } => self.resigned = Some(*seat),
            Entry::HandedOver { seat, bot } => {
                let name = self.sitter(*seat).map_or_else(String::new, |sitter| sitter.name);
                words = Some(Phrase::new("table-handed-over").text("name", name));
                self.places[seat.index()].holder = Some(self.bot(bot)?);
                self.question = None;
            }
            Entry::SameDeal { table, name, score } => {
                let said = Phrase::new("table-same-deal").text("name", name.clone()).number("score", *score);
                words = Some(said);
                self.same = Some(SameDeal { table: table.clone(), name: name.clone(), score: *score });
            }
            Entry::TookOver { table, seat, record } => {
                words = Some(Phrase::new("table-took-over").number("step", record.moves.len() as i64));
                let (table, seat, record) = (table.clone(), *seat, record.clone());
                self.took_over = Some(TakenOver { table, seat, record });
            }
            Entry::Hints { allowed } => self.hints = Some(*allowed),
            Entry::Rematch { table, invitation, .. } => {
                self.rematch = Some((table.clone(), invitation.clone()));
            }
        }
        self.note_asked(before, &entry);
        let step = self.table.as_ref().map_or(0, |table| table.steps()) as u32;
        self.lines.push(LogLine { step, at, entry, words, events });
        Ok(())
    }

    /// The game at its start, and what happened at the deal.
    fn opened(&self) -> Result<Opened, Refusal> {
        let game = games::find(&self.header.game).ok_or_else(|| Refusal::new(Code::OldRules))?;
        if game.facts().rules != self.header.rules {
            return Err(Refusal::new(Code::OldRules));
        }
        let fair = self.fair();
        let Some(TakenOver { seat, record, .. }) = &self.took_over else {
            let choices = game.recall(self.header.players, &self.header.options)?;
            return Ok(game.open(choices, fair.dice()));
        };
        let (mut table, dealt) = game.start_of(record)?;
        let step = record.moves.len() as u32;
        table.begin_anew(Anew { step, seat: *seat, secret: fair.dice(), fair: Some(fair) });
        Ok((table, dealt))
    }

    /// Takes note of whom an entry concerns. Where several decide at the same time, what another one chooses changes
    /// nothing for those who still owe a decision, nor for those who owe none.
    fn note_asked(&mut self, before: Seats, entry: &Entry) {
        let (now, version) = (self.to_act(), self.version() + 1);
        let together = before.len() > 1 || now.len() > 1;
        for seat in Seats::first(self.header.players).iter() {
            let apart = match entry {
                Entry::Moved { seat: other, .. } | Entry::TookBack { seat: other } => *other != seat,
                _ => false,
            };
            if !(apart && together && before.contains(seat) == now.contains(seat)) {
                self.asked[seat.index()] = version;
            }
        }
    }

    /// Whether something has changed for a seat since a version of the table.
    pub fn stale(&self, seat: Seat, version: u32) -> bool {
        version < self.asked[seat.index()] || version > self.version()
    }

    fn fair(&self) -> Fair {
        Fair::new(self.header.secret, self.places.iter().map(|place| place.entropy).collect())
    }

    /// Who has a seat.
    pub fn sitter(&self, seat: Seat) -> Option<Sitter> {
        self.places[seat.index()].holder.as_ref().map(|holder| match holder {
            Holder::Person { name, .. } => Sitter { name: name.clone(), bot: None },
            Holder::Bot { kind, number } => {
                let name = BOT_NAMES[*number].to_owned();
                Sitter { name, bot: Some(kind.name().to_owned()) }
            }
        })
    }

    /// A bot that sits down.
    fn bot(&self, kind: &str) -> Result<Holder, Refusal> {
        let taken = |free: &usize| {
            let known =
                |place: &Place| matches!(place.holder, Some(Holder::Bot { number, .. }) if number == *free);
            self.places.iter().any(known)
        };
        let number = (0..BOT_NAMES.len()).find(|free| !taken(free)).unwrap_or(0);
        Ok(Holder::Bot { kind: kind_of(kind)?, number })
    }

    fn sitters(&self) -> Vec<Option<Sitter>> {
        Seats::first(self.header.players).iter().map(|seat| self.sitter(seat)).collect()
    }

    /// What lists of tables show.
    pub fn summary(&self) -> Summary {
        let guest = |place: &Place| match place.holder {
            Some(Holder::Person { guest, .. }) => Some(guest),
            _ => None,
        };
        let over = self.table.as_deref().filter(|_| self.status() == Status::Over);
        Summary {
            status: self.status(),
            seats: self.sitters(),
            guests: self.places.iter().map(guest).collect(),
            to_act: self.to_act(),
            winners: over.map(|table| self.winners(table)),
            changed: self.changed(),
        }
    }

    /// The table of the rematch and its invitation, if somebody has asked for one.
    pub fn rematch(&self) -> Option<&(String, String)> {
        self.rematch.as_ref()
    }
}

/// What the bots at a table are called, by their numbers, so that two can be told apart, and a rematch is against the same
/// one.
const BOT_NAMES: [&str; Seat::MOST as usize] =
    ["Bóbr", "Wydra", "Czapla", "Szczupak", "Żaba", "Rak", "Łabędź", "Ślimak"];
