//! A table in memory: what follows from its header and its log.
//!
//! Nothing here waits, stores or sends. A wish is [decided](Live::decide) first, which changes nothing and gives the
//! entries to be stored; then they are [entered](Live::enter). After a restart the same entries make the same table.

use std::any::Any;

use nurt_bots::Kind;
use nurt_core::registry::{AnyEvent, AnyTable, WhyNot};
use nurt_core::{Chance, Fair, Fault, Phrase, Player, Record, Seat, Seats, Secret, Viewer, commitment};

use crate::entry::{Entry, GuestId, Header, Stamped, Summary};
use crate::games;
use crate::refused::Refusal;
use crate::wire::{
    Asking, Code, Ended, Line, Now, OfferedMove, Offers, Rematch, Sitter, Status, Step, Steps, TableState,
    TakeBack,
};

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Holder {
    Person { guest: GuestId, name: String },
    Bot { kind: Kind },
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

/// A table in memory.
pub struct Live {
    header: Header,
    places: Vec<Place>,
    table: Option<Box<dyn AnyTable>>,
    lines: Vec<LogLine>,
    question: Option<Question>,
    resigned: Option<Seat>,
    rematch: Option<(String, String)>,
}

/// Something that somebody wants at a table.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Wish {
    Sit { seat: Option<Seat>, invitation: Option<String>, name: String, entropy: Option<Secret> },
    Stand { seat: Seat },
    SeatBot { seat: Seat, bot: String },
    Start { name: String, entropy: Option<Secret> },
    Play { mv: String },
    TakeBack,
    AskTakeBack,
    AnswerTakeBack { agree: bool },
    Resign,
    HandOver { seat: Seat, bot: String, absent: bool },
    Rematch { table: String, invitation: String },
}

impl Wish {
    /// Whether it is about a game that is going on.
    const fn needs_a_game(&self) -> bool {
        !matches!(
            self,
            Self::Sit { .. }
                | Self::Stand { .. }
                | Self::SeatBot { .. }
                | Self::Start { .. }
                | Self::Rematch { .. }
        )
    }
}

fn kind_of(bot: &str) -> Result<Kind, Refusal> {
    bot.parse().map_err(|_| {
        let known = Kind::ALL.map(Kind::name).join(", ");
        let words = Phrase::new("refused-bot").text("given", Fault::quote(bot)).text("known", known);
        Refusal::saying(Code::BadChoice, words)
    })
}

impl Live {
    /// A new table, with nobody at it.
    pub fn new(header: Header) -> Self {
        let places = vec![Place::default(); usize::from(header.players)];
        Self { header, places, table: None, lines: Vec::new(), question: None, resigned: None, rematch: None }
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
    pub fn bot_to_act(&self) -> Option<(Seat, Kind, Box<dyn Any + Send>)> {
        let table = self.table.as_ref()?;
        self.to_act().iter().find_map(|seat| match self.places[seat.index()].holder {
            Some(Holder::Bot { kind }) => Some((seat, kind, table.typed_view(Viewer::Seat(seat)))),
            _ => None,
        })
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

    /// What is to be stored if a guest's wish is fulfilled. Nothing changes.
    pub fn decide(&self, guest: GuestId, wish: Wish) -> Result<Vec<Entry>, Refusal> {
        self.decided(guest, wish).map_err(|refusal| refusal.of(&self.header.game))
    }

    fn decided(&self, guest: GuestId, wish: Wish) -> Result<Vec<Entry>, Refusal> {
        let own = self.seat_of(guest);
        let seated = || own.ok_or_else(|| Refusal::new(Code::NotSeated));
        if wish.needs_a_game() {
            seated()?;
            match self.status() {
                Status::Waiting => return Err(Refusal::new(Code::NotStarted)),
                Status::Over => return Err(Refusal::new(Code::Over)),
                Status::Playing => {}
            }
        } else if self.table.is_some() && !matches!(wish, Wish::Rematch { .. }) {
            return Err(Refusal::new(Code::Started));
        }
        match wish {
            Wish::Sit { seat, invitation, name, entropy } => {
                let known = own.is_some() || guest == self.header.host;
                let invited = invitation.is_some_and(|word| same(&word, &self.header.invitation));
                if !self.header.open && !known && !invited {
                    return Err(Refusal::new(Code::NotInvited));
                }
                let mut free = self.places.iter().enumerate().filter(|(_, place)| place.holder.is_none());
                let first = || free.next().map(|(index, _)| Seat::new(index as u8));
                let seat = seat.or(own).or_else(first).ok_or_else(|| Refusal::new(Code::SeatTaken))?;
                if self.place(seat)?.holder.is_some() && own != Some(seat) {
                    return Err(Refusal::new(Code::SeatTaken));
                }
                // Whoever sits there already only adds something else to the chance.
                let left = own.filter(|&own| own != seat).map(|seat| Entry::Left { seat });
                Ok(left.into_iter().chain([Entry::Seated { seat, guest, name, entropy }]).collect())
            }
            Wish::Stand { seat } => match self.place(seat)?.holder {
                Some(Holder::Person { guest: id, .. }) if id != guest && guest != self.header.host => {
                    Err(Refusal::new(Code::NotHost))
                }
                Some(Holder::Bot { .. }) if own.is_none() => Err(Refusal::new(Code::NotSeated)),
                Some(_) => Ok(vec![Entry::Left { seat }]),
                None => Err(Refusal::new(Code::NotSeated)),
            },
            Wish::SeatBot { seat, bot } => {
                seated()?;
                kind_of(&bot)?;
                match self.place(seat)?.holder {
                    Some(Holder::Person { .. }) => Err(Refusal::new(Code::SeatTaken)),
                    Some(Holder::Bot { .. }) => {
                        Ok(vec![Entry::Left { seat }, Entry::SeatedBot { seat, bot }])
                    }
                    None => Ok(vec![Entry::SeatedBot { seat, bot }]),
                }
            }
            Wish::Start { name, entropy } => {
                let seat = seated()?;
                if self.places.iter().any(|place| place.holder.is_none()) {
                    return Err(Refusal::new(Code::SeatsFree));
                }
                let added = entropy.map(|_| Entry::Seated { seat, guest, name, entropy });
                Ok(added.into_iter().chain([Entry::Started]).collect())
            }
            Wish::Play { mv } => self.decide_move(seated()?, mv),
            Wish::TakeBack => {
                let seat = seated()?;
                self.game()?.may_take_back(seat)?;
                Ok(vec![Entry::TookBack { seat }])
            }
            Wish::AskTakeBack => self.decide_asking(seated()?),
            Wish::AnswerTakeBack { agree } => self.decide_answer(seated()?, agree),
            Wish::Resign => {
                let seat = seated()?;
                if self.header.players > 2 {
                    return Err(Refusal::new(Code::NoResigning));
                }
                Ok(vec![Entry::Resigned { seat }])
            }
            Wish::HandOver { seat, bot, absent } => {
                kind_of(&bot)?;
                if !matches!(self.place(seat)?.holder, Some(Holder::Person { .. })) {
                    return Err(Refusal::new(Code::SeatTaken));
                }
                if Some(seat) != own && !absent {
                    return Err(Refusal::new(Code::StillThere));
                }
                Ok(vec![Entry::HandedOver { seat, bot }])
            }
            Wish::Rematch { table, invitation } => {
                let seat = seated()?;
                if self.status() != Status::Over {
                    return Err(Refusal::new(Code::NotOver));
                }
                if self.rematch.is_some() {
                    return Err(Refusal::new(Code::Started));
                }
                Ok(vec![Entry::Rematch { seat, table, invitation }])
            }
        }
    }

    /// What is to be stored if a seat makes a move: a person's, or a bot's.
    pub fn decide_move(&self, seat: Seat, mv: String) -> Result<Vec<Entry>, Refusal> {
        if self.status() == Status::Over {
            return Err(Refusal::new(Code::Over));
        }
        let table = self.game()?;
        match table.why_not(seat, &mv) {
            Ok(None) => Ok(vec![Entry::Moved { seat, mv }]),
            Ok(Some(WhyNot { rule, words })) => Err(Refusal::saying(Code::Illegal, words).by_rule(rule)),
            Err(fault) => Err(Refusal { code: Code::NotAMove, ..fault.into() }),
        }
    }

    fn decide_asking(&self, seat: Seat) -> Result<Vec<Entry>, Refusal> {
        if self.game()?.may_take_back(seat).is_ok() {
            return Ok(vec![Entry::TookBack { seat }]);
        }
        let to = self.last_move_of(seat).ok_or(nurt_core::NoTakeBack::Nothing)?;
        if self.question.is_some() {
            return Err(Refusal::new(Code::NoTakeBack));
        }
        if self.people().without(seat).is_empty() {
            // Bots are patient.
            return Ok(vec![Entry::Rewound { seat, to }]);
        }
        Ok(vec![Entry::AskedTakeBack { seat }])
    }

    fn decide_answer(&self, seat: Seat, agree: bool) -> Result<Vec<Entry>, Refusal> {
        let asked = |question: &Question| question.waiting.contains(seat);
        let question = self.question.filter(asked).ok_or_else(|| Refusal::new(Code::NothingAsked))?;
        let answer = Entry::AnsweredTakeBack { seat, agree };
        if agree && question.waiting.without(seat).is_empty() {
            return Ok(vec![answer, Entry::Rewound { seat: question.seat, to: question.to }]);
        }
        Ok(vec![answer])
    }

    /// The number of moves before the last one of a seat.
    fn last_move_of(&self, seat: Seat) -> Option<u32> {
        let moves = self.table.as_ref()?.moves();
        moves.iter().rposition(|&(by, _)| by == seat).map(|index| index as u32)
    }

    fn game(&self) -> Result<&dyn AnyTable, Refusal> {
        self.table.as_deref().ok_or_else(|| Refusal::new(Code::NotStarted))
    }

    /// Enters what has been stored. It was decided here, or by the same code before a restart.
    pub fn enter(&mut self, Stamped { at, entry, .. }: Stamped) -> Result<(), Refusal> {
        let who = |seat: Seat| Phrase::new(format!("table-{}", entry.kind())).seat("who", seat);
        let mut words = entry.seat().map(who);
        let mut events = Vec::new();
        match &entry {
            Entry::Seated { seat, guest, name, entropy } => {
                // The name, because the seat may be somebody else's later. Who sits there already, only adds to the chance.
                let new = self.seat_of(*guest) != Some(*seat);
                words = new.then(|| Phrase::new("table-seated").text("name", name.clone()));
                let holder = Holder::Person { guest: *guest, name: name.clone() };
                self.places[seat.index()] = Place { holder: Some(holder), entropy: *entropy };
            }
            Entry::SeatedBot { seat, bot } => {
                let holder = Holder::Bot { kind: kind_of(bot)? };
                self.places[seat.index()] = Place { holder: Some(holder), entropy: None };
                words = Some(Phrase::new("table-seated-bot").text("bot", bot.clone()));
            }
            Entry::Left { seat } => {
                let name = self.sitter(*seat).map_or_else(String::new, |sitter| sitter.name);
                words = Some(Phrase::new("table-left").text("name", name));
                self.places[seat.index()] = Place::default();
            }
            Entry::Started => {
                let game = games::find(&self.header.game).ok_or_else(|| Refusal::new(Code::OldRules))?;
                if game.facts().rules != self.header.rules {
                    return Err(Refusal::new(Code::OldRules));
                }
                let choices = game.choices(Some(self.header.players), &self.header.options)?;
                let (table, dealt) = game.open(choices, self.fair().dice());
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
                self.places[seat.index()].holder = Some(Holder::Bot { kind: kind_of(bot)? });
                self.question = None;
            }
            Entry::Rematch { table, invitation, .. } => {
                self.rematch = Some((table.clone(), invitation.clone()));
            }
        }
        let step = self.table.as_ref().map_or(0, |table| table.steps()) as u32;
        self.lines.push(LogLine { step, at, entry, words, events });
        Ok(())
    }

    fn fair(&self) -> Fair {
        Fair::new(self.header.secret, self.places.iter().map(|place| place.entropy).collect())
    }

    /// Who has a seat.
    pub fn sitter(&self, seat: Seat) -> Option<Sitter> {
        self.places[seat.index()].holder.as_ref().map(|holder| match holder {
            Holder::Person { name, .. } => Sitter { name: name.clone(), bot: None },
            Holder::Bot { kind } => {
                let bots = self.places[..seat.index()].iter();
                let before = bots.filter(|place| matches!(place.holder, Some(Holder::Bot { .. }))).count();
                Sitter { name: BOT_NAMES[before].to_owned(), bot: Some(kind.name().to_owned()) }
            }
        })
    }

    fn sitters(&self) -> Vec<Option<Sitter>> {
        Seats::first(self.header.players).iter().map(|seat| self.sitter(seat)).collect()
    }

    /// Whose eyes somebody has: those of a seat, or of a spectator; everything is open once the game is over.
    fn viewer(&self, seat: Option<Seat>) -> Viewer {
        match (self.status(), seat) {
            (Status::Over, _) => Viewer::Open,
            (_, Some(seat)) => Viewer::Seat(seat),
            (_, None) => Viewer::Spectator,
        }
    }

    /// The table as a guest may see it, with the lines that came after a version. What was said, and who is there, is
    /// for the caller to add.
    pub fn state(&self, guest: Option<GuestId>, since: u32) -> TableState {
        let you = guest.and_then(|guest| self.seat_of(guest));
        let host = guest == Some(self.header.host);
        let since = if since > self.version() { 0 } else { since };
        let inside = host || you.is_some();
        TableState {
            table: self.header.id.clone(),
            version: self.version(),
            since,
            game: self.header.game.clone(),
            players: self.header.players,
            options: self.header.options.clone(),
            open: self.header.open,
            status: self.status(),
            seats: self.sitters(),
            you,
            host,
            invitation: inside.then(|| self.header.invitation.clone()),
            commitment: commitment(self.header.secret),
            now: self.table.as_deref().map(|table| self.now(table, you)),
            lines: self.lines(self.viewer(you), since),
            chat: Vec::new(),
            present: crate::wire::Present::default(),
            rematch: self.rematch.as_ref().map(|(table, invitation)| Rematch {
                table: table.clone(),
                invitation: you.map(|_| invitation.clone()),
            }),
        }
    }

    fn now(&self, table: &dyn AnyTable, you: Option<Seat>) -> Now {
        let viewer = self.viewer(you);
        let acting = you.filter(|&seat| self.to_act().contains(seat));
        Now {
            step: table.steps() as u32,
            to_act: self.to_act(),
            view: table.view(viewer),
            outlook: table.outlook(viewer),
            standing: table.standing(viewer),
            prompt: acting.map(|seat| table.prompt(seat)),
            offers: acting.map_or_else(Offers::default, |seat| offers(table, seat)),
            take_back: self.take_back(table, you),
            asking: self.question.map(|Question { seat, waiting, .. }| Asking { seat, waiting }),
            ended: self.ended(table),
        }
    }

    fn take_back(&self, table: &dyn AnyTable, you: Option<Seat>) -> TakeBack {
        let Some(seat) = you.filter(|_| self.status() == Status::Playing) else { return TakeBack::No };
        if table.may_take_back(seat).is_ok() {
            TakeBack::Free
        } else if self.last_move_of(seat).is_some() && self.question.is_none() {
            TakeBack::Ask
        } else {
            TakeBack::No
        }
    }

    fn ended(&self, table: &dyn AnyTable) -> Option<Ended> {
        (self.status() == Status::Over).then(|| Ended {
            winners: self.winners(table),
            resigned: self.resigned,
            fair: self.fair(),
        })
    }

    fn winners(&self, table: &dyn AnyTable) -> Seats {
        match self.resigned {
            Some(seat) => Seats::first(self.header.players).without(seat),
            None => table.standing(Viewer::Open).winners.unwrap_or_default(),
        }
    }

    fn lines(&self, viewer: Viewer, since: u32) -> Vec<Line> {
        let told = |(index, line): (usize, &LogLine)| Line {
            version: index as u32 + 1,
            step: line.step,
            at: line.at,
            kind: line.entry.kind(),
            seat: line.entry.seat(),
            words: line.words.clone(),
            events: line.events.iter().filter_map(|event| event.see(viewer)).collect(),
        };
        self.lines.iter().enumerate().skip(since as usize).map(told).collect()
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

    /// Why a guest may not point at these targets.
    pub fn why(&self, guest: GuestId, targets: &[String]) -> Result<Option<WhyNot>, Refusal> {
        let seat = self.seat_of(guest).ok_or_else(|| Refusal::new(Code::NotSeated))?;
        Ok(self.game()?.why_not_at(seat, targets))
    }

    /// The record, once the game is over.
    pub fn record(&self) -> Result<Record, Refusal> {
        if self.status() != Status::Over {
            return Err(Refusal::new(Code::NotOver));
        }
        let seat = |sitter: Option<Sitter>| {
            let sitter = sitter.unwrap_or(Sitter { name: String::new(), bot: None });
            Player { name: sitter.name, bot: sitter.bot }
        };
        let mut record = self.game()?.record(self.sitters().into_iter().map(seat).collect());
        record.fair = Some(self.fair());
        record.resigned = self.resigned;
        Ok(record)
    }

    /// A part of the game, step by step, as a guest may see it.
    pub fn steps(&self, guest: Option<GuestId>, from: u32, count: u32) -> Result<Steps, Refusal> {
        let game = self.game()?;
        let viewer = self.viewer(guest.and_then(|guest| self.seat_of(guest)));
        let over = self.status() == Status::Over;
        let mut steps = walk(game, viewer, from, count);
        if let Some(first) = steps.first_mut().filter(|step| step.step == 0) {
            let dealt = self.lines.iter().find(|line| line.entry == Entry::Started);
            first.events = dealt
                .into_iter()
                .flat_map(|line| &line.events)
                .filter_map(|event| event.see(viewer))
                .collect();
        }
        let seats = self.sitters().into_iter().flatten().collect();
        Ok(Steps {
            game: self.header.game.clone(),
            players: self.header.players,
            options: self.header.options.clone(),
            seats,
            total: game.steps() as u32,
            steps,
            result: game.outcome().filter(|_| over),
            resigned: self.resigned,
            fair: over.then(|| self.fair()),
        })
    }

    /// The table of the rematch and its invitation, if somebody has asked for one.
    pub fn rematch(&self) -> Option<&(String, String)> {
        self.rematch.as_ref()
    }
}

/// The steps of a table from one to another, each with the position after it. The events of the deal are not known here.
pub fn walk(game: &dyn AnyTable, viewer: Viewer, from: u32, count: u32) -> Vec<Step> {
    if count == 0 {
        return Vec::new();
    }
    let moves = game.moves();
    let last = moves.len().min(from.saturating_add(count - 1) as usize);
    let mut table = game.at((from as usize).saturating_sub(1));
    let mut steps = Vec::new();
    for step in from as usize..=last {
        let mut events = Vec::new();
        let mut seat = None;
        if step > 0 {
            let (by, mv) = &moves[step - 1];
            seat = Some(*by);
            // The move was made here before.
            events = table.play(*by, mv).unwrap_or_default();
        }
        steps.push(Step {
            step: step as u32,
            seat,
            events: events.iter().filter_map(|event| event.see(viewer)).collect(),
            to_act: table.to_act(),
            view: table.view(viewer),
            outlook: table.outlook(viewer),
            standing: table.standing(viewer),
        });
    }
    steps
}

/// The legal moves of a seat, with the words of every target once.
fn offers(table: &dyn AnyTable, seat: Seat) -> Offers {
    let mut offers = Offers::default();
    for offer in table.offers(seat) {
        let path = offer.path.into_iter().map(|target| {
            offers.targets.entry(target.name.clone()).or_insert(target.words);
            target.name
        });
        let path = path.collect();
        offers.moves.push(OfferedMove { mv: offer.mv, path, words: offer.words });
    }
    offers
}

/// Whether two words are the same, in a time that does not tell where they differ.
fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
}

/// What the first bot at a table is called, the second, and so on, so that two can be told apart, and a rematch is
/// against the same one.
const BOT_NAMES: [&str; Seat::MOST as usize] =
    ["Bóbr", "Wydra", "Czapla", "Szczupak", "Żaba", "Rak", "Łabędź", "Ślimak"];
