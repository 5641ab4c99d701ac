//! Games without their types: what server and command line hold.
//!
//! Type erasure happens here and only here. Hot loops (bots, simulations, benchmarks) stay generic: see
//! `with_game` in `games/src/lib.rs`.

use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::Serialize;
use serde_json::Value;

use crate::chance::Secret;
use crate::fault::Fault;
use crate::options::{Choices, Field, Options};
use crate::path::Path;
use crate::record::{Anew, Outcome, Player, Record};
use crate::refusal::Refusal;
use crate::scenario::Scenario;
use crate::seat::{Seat, Seats, Viewer};
use crate::standing::Standing;
use crate::table::{NoTakeBack, Table};
use crate::words::{Lang, Phrase, Speak, Words};
use crate::{Facts, Game};

/// A game in the list of all games.
pub trait AnyGame: Send + Sync {
    /// What it declares about itself.
    fn facts(&self) -> Facts;
    /// Its options besides the number of players.
    fn fields(&self) -> &'static [Field];
    /// Its words in a language, for [`Words::new`].
    fn catalogue(&self, lang: Lang) -> &'static str;
    /// Validates options.
    fn choices(&self, players: Option<u8>, given: &BTreeMap<String, String>) -> Result<Choices, Fault>;
    /// The choices that a table was kept with.
    fn recall(&self, players: u8, kept: &BTreeMap<String, String>) -> Result<Choices, Fault>;
    /// A new table, and what happened at the deal.
    fn open(&self, choices: Choices, secret: Secret) -> Opened;
    /// A table that starts from a position described by hand.
    fn arrange(&self, scenario: &Scenario, secret: Secret) -> Result<Box<dyn AnyTable>, Fault>;
    /// The table at the start of a record, and what happened at the deal.
    fn start_of(&self, record: &Record) -> Result<Opened, Fault>;
}

/// A table, and what happened at the deal.
pub type Opened = (Box<dyn AnyTable>, Vec<Box<dyn AnyEvent>>);

/// A table whose game is not known by type.
pub trait AnyTable: Send {
    /// The options.
    fn choices(&self) -> &Choices;
    /// The number of moves so far.
    fn steps(&self) -> usize;
    /// Sixteen bits that depend on the whole game so far.
    fn check(&self) -> u16;
    /// The seats that owe a decision.
    fn to_act(&self) -> Seats;
    /// What a seat that is to act is asked.
    fn prompt(&self, seat: Seat) -> Phrase;
    /// The legal moves of a seat.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// Plays a move in the notation of the game.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<Vec<Box<dyn AnyEvent>>, Fault>;
    /// Why a move would be refused; `None` if it would not.
    fn why_not(&self, seat: Seat, mv: &str) -> Result<Option<WhyNot>, Fault>;
    /// Why a seat may not point at these targets, one after another; nothing if that is no move, or may be done.
    fn why_not_at(&self, seat: Seat, targets: &[String]) -> Option<WhyNot>;
    /// The moves so far, in the notation of the game.
    fn moves(&self) -> Vec<(Seat, String)>;
    /// The number of moves before the last one of a seat, if it has made one.
    fn before_last_of(&self, seat: Seat) -> Option<usize>;
    /// A copy of the table as it was after so many moves.
    fn at(&self, steps: usize) -> Box<dyn AnyTable>;
    /// Plays on as another game from a step that is now or still to come.
    fn begin_anew(&mut self, anew: Anew);
    /// Whether a seat may take back its last move.
    fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeBack>;
    /// Takes back the last move of a seat.
    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeBack>;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What follows from what a viewer may know, as JSON.
    fn outlook(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, as the game's own type, for bots.
    fn typed_view(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync>;
    /// What a viewer may know, in plain text.
    fn sketch(&self, viewer: Viewer, words: &Words) -> String;
    /// The score sheet.
    fn standing(&self, viewer: Viewer) -> Standing;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The record so far.
    fn record(&self, seats: Vec<Player>) -> Record;
}

/// Something that happened at a table.
pub trait AnyEvent: Send {
    /// What a viewer may know of it.
    fn see(&self, viewer: Viewer) -> Option<Seen>;
}

/// What a viewer may know of an event.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    /// The fact.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: Value,
    /// The sentence.
    pub words: Phrase,
}

/// A legal move as a client needs it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer {
    /// The move in the notation of the game.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its targets.
    pub path: Path,
    /// What it does, in words.
    pub words: Phrase,
}

/// Why a move would be refused.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WhyNot {
    /// The number of the rule, where one is named.
    pub rule: Option<&'static str>,
    /// The sentence, with the number in it.
    pub words: Phrase,
}

impl WhyNot {
    fn new<W: crate::Reason>(refusal: &Refusal<W>) -> Self {
        Self { rule: refusal.rule(), words: refusal.phrase() }
    }
}

/// The entry of a game in the list of all games.
pub fn entry<G: Game>() -> Box<dyn AnyGame> {
    Box::new(Entry::<G>(PhantomData))
}

struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Game> AnyGame for Entry<G> {
    fn facts(&self) -> Facts {
        G::FACTS
    }

    fn fields(&self) -> &'static [Field] {
        G::Options::FIELDS
    }

    fn catalogue(&self, lang: Lang) -> &'static str {
        G::catalogue(lang)
    }

    fn choices(&self, players: Option<u8>, given: &BTreeMap<String, String>) -> Result<Choices, Fault> {
        Table::<G>::choose(players, given)
    }

    fn recall(&self, players: u8, kept: &BTreeMap<String, String>) -> Result<Choices, Fault> {
        Table::<G>::recall(players, kept)
    }

    fn open(&self, choices: Choices, secret: Secret) -> Opened {
        let mut events = Vec::new();
        let table = Table::<G>::new(choices, secret, &mut events);
        (Box::new(table), erased::<G>(events))
    }

    fn arrange(&self, scenario: &Scenario, secret: Secret) -> Result<Box<dyn AnyTable>, Fault> {
        Ok(Box::new(Table::<G>::arrange(scenario, secret)?))
    }

    fn start_of(&self, record: &Record) -> Result<Opened, Fault> {
        let mut events = Vec::new();
        let table = Table::<G>::start_of(record, &mut events)?;
        Ok((Box::new(table), erased::<G>(events)))
    }
}

struct Event<G: Game>(G::Event);

impl<G: Game> AnyEvent for Event<G> {
    fn see(&self, viewer: Viewer) -> Option<Seen> {
        G::see(&self.0, viewer).map(|view| Seen { event: json(&view), words: view.phrase() })
    }
}

fn erased<G: Game>(events: Vec<G::Event>) -> Vec<Box<dyn AnyEvent>> {
    events.into_iter().map(|event| Box::new(Event::<G>(event)) as Box<dyn AnyEvent>).collect()
}

/// A view as JSON. Views are plain data with string keys, which can always be written.
fn json(view: &impl Serialize) -> Value {
    serde_json::to_value(view).unwrap_or(Value::Null)
}

fn refused<W: crate::Reason>(refusal: &Refusal<W>) -> Fault {
    Fault::Refused { why: refusal.phrase() }
}

impl<G: Game> AnyTable for Table<G> {
    fn choices(&self) -> &Choices {
        self.choices()
    }

    fn steps(&self) -> usize {
        self.steps()
    }

    fn check(&self) -> u16 {
        self.check()
    }

    fn to_act(&self) -> Seats {
        self.position().to_act()
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        self.position().prompt(seat)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let mut moves = Vec::new();
        self.position().legal_moves(seat, &mut moves);
        let offer = |mv: G::Move| Offer {
            mv: mv.to_string(),
            path: self.position().path(seat, mv),
            words: mv.phrase(),
        };
        moves.into_iter().map(offer).collect()
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<Vec<Box<dyn AnyEvent>>, Fault> {
        let events = self.apply(seat, mv.parse()?).map_err(|refusal| refused(&refusal))?;
        Ok(erased::<G>(events))
    }

    fn why_not(&self, seat: Seat, mv: &str) -> Result<Option<WhyNot>, Fault> {
        let refusal = self.position().why_not(seat, mv.parse()?);
        Ok(refusal.as_ref().map(WhyNot::new))
    }

    fn why_not_at(&self, seat: Seat, targets: &[String]) -> Option<WhyNot> {
        self.why_not_at(seat, targets).as_ref().map(WhyNot::new)
    }

    fn moves(&self) -> Vec<(Seat, String)> {
        self.moves().map(|(seat, mv)| (seat, mv.to_string())).collect()
    }

    fn before_last_of(&self, seat: Seat) -> Option<usize> {
        self.before_last_of(seat)
    }

    fn at(&self, steps: usize) -> Box<dyn AnyTable> {
        Box::new(self.at(steps))
    }

    fn begin_anew(&mut self, anew: Anew) {
        self.begin_anew(anew);
    }

    fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeBack> {
        self.may_take_back(seat)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeBack> {
        self.take_back(seat)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.position().view(viewer))
    }

    fn outlook(&self, viewer: Viewer) -> Value {
        json(&G::outlook(&self.position().view(viewer)))
    }

    fn typed_view(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync> {
        Box::new(self.position().view(viewer))
    }

    fn sketch(&self, viewer: Viewer, words: &Words) -> String {
        G::sketch(&self.position().view(viewer), words)
    }

    fn standing(&self, viewer: Viewer) -> Standing {
        self.position().standing(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn record(&self, seats: Vec<Player>) -> Record {
        self.record(seats)
    }
}
