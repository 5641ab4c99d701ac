//! River of Gold: ships, buildings and customers, for two to four players, with patrons if they like.
//!
//! Ships sail down the river and visit the buildings on its shores; their owners gain from every visit. Goods are delivered to
//! customers who stay and help. The rules are in `docs/rules/gold.md`.
//!
//! The rooms: [`components`] (what is in the box, and the vocabulary of its effects), [`state`] (the position), [`moves`],
//! `rules` (what may be done), [`why`] (and why not), `deal` (setup), `flow` (what follows), `effects` (how they are resolved), `scoring`,
//! [`events`], [`view`] (what a seat may see), [`outlook`] (what it can count out), [`setup`] (positions described by hand),
//! [`learned`] (what a network is told).
//! This page puts them behind the contract of `nurt-core`.

pub mod components;
mod deal;
mod effects;
mod evaluate;
pub mod events;
mod flow;
mod laws;
pub mod learned;
pub mod mastery;
pub mod moves;
mod next_turn;
pub mod outlook;
mod rules;
mod scoring;
pub mod setup;
mod sketch;
pub mod state;
pub mod view;
pub mod why;
mod words;

use std::ops::ControlFlow;
use std::sync::Arc;

use nurt_core::net::{Net, Told};
use nurt_core::{
    Chance, Choices, Evaluate, Facts, Fault, Field, Game, Log, Options, Path, Phrase, ScoreLine, Seat, Seats,
    Standing, Target, Viewer, Words,
};
use strum::VariantArray;

use components::{Card, Tile};
pub use events::Event;
pub use moves::Move;
use moves::Trade;
pub use outlook::Outlook;
pub use setup::Setup;
use state::{Choice, Pending, Source};
pub use state::{Gold, PatronRule, Phase};
pub use view::View;
pub use why::Why;

/// What a table chooses.
#[derive(Clone, PartialEq, Debug)]
pub struct Wishes {
    /// How many play.
    pub players: u8,
    /// R47, R48: with patrons or without.
    pub patrons: PatronRule,
}

impl Options for Wishes {
    const FIELDS: &'static [Field] = &[Field::choice("patrons", &["off", "drawn", "dealt"])];

    fn from_choices(choices: &Choices) -> Self {
        let patrons = match choices.get("patrons") {
            "drawn" => PatronRule::Drawn,
            "dealt" => PatronRule::Dealt,
            _ => PatronRule::Off,
        };
        Self { players: choices.players(), patrons }
    }
}

impl Game for Gold {
    const FACTS: Facts = Facts {
        name: "gold",
        rules: 1,
        players: (2, 4),
        hidden: true,
        simultaneous: false,
        chance: true,
        // Who builds anywhere has 27 spaces and four tiles; besides there are ships, customers, faces and exchanges.
        most_moves: 128,
        offered: true,
    };

    type Options = Wishes;
    type Move = Move;
    type Event = Event;
    type EventView = Event;
    type Why = Why;
    type View = View;
    type Outlook = Outlook;
    type Setup = Setup;

    fn new(wishes: &Wishes, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Self {
        Self::deal(wishes.players, wishes.patrons, chance, log)
    }

    /// The rule file's bound of turns, each with at most a few dozen decisions.
    fn bound(wishes: &Wishes) -> u32 {
        let players = u32::from(wishes.players);
        let [first, second] = components::STACKS[usize::from(wishes.players) - 2].map(u32::from);
        60 * (14 * (first + second - 4) + 18 * players + 30)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.actor().map_or(Seats::NONE, Seats::one)
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if self.to_act().contains(seat) {
            let _ = self.each_move(&mut |mv| {
                out.push(mv);
                ControlFlow::Continue(())
            });
        }
    }

    #[inline]
    fn judge(&self, _: Seat, mv: Move) -> Result<(), Why> {
        self.allows(mv)
    }

    #[inline]
    fn play(&mut self, _: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.advance_by(mv, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn outlook(view: &View) -> Outlook {
        view.outlook()
    }

    fn see(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        event.reveals_to(viewer)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        view.imagine(chance)
    }

    fn winners(&self) -> Option<Seats> {
        self.best()
    }

    fn standing(&self, _: Viewer) -> Standing {
        let line = |key, of: &dyn Fn(Seat) -> u16| ScoreLine {
            key,
            cells: self.seats().map(|seat| Some(i64::from(of(seat)))).collect(),
        };
        let mut lines: Vec<ScoreLine> = Source::VARIANTS
            .iter()
            .filter(|&&source| source != Source::Patron || self.rule != PatronRule::Off)
            .map(|&source| line(source.key(), &|seat| self.player(seat).points(source)))
            .collect();
        lines.push(line("score-total", &|seat| self.player(seat).score()));
        Standing::new(lines, self.best())
    }

    fn prompt(&self, _: Seat) -> Phrase {
        match self.phase {
            Phase::Patron => Phrase::new("prompt-patron"),
            Phase::First => Phrase::new("prompt-first"),
            Phase::Main => {
                let key = if self.last_turns.is_some() { "prompt-main-last" } else { "prompt-main" };
                Phrase::new(key).number("face", self.me().die)
            }
            Phase::End if self.last_turns.is_some() => Phrase::new("prompt-last"),
            Phase::End if self.me().gift() == Some(components::Ability::SetDie) && self.me().favour > 0 => {
                Phrase::new("prompt-end-or-set")
            }
            Phase::End => Phrase::new("prompt-end"),
            Phase::Over => Phrase::new("prompt-over"),
            Phase::Act | Phase::Settle => {
                let choice = self.next_pending().map(|at| self.pending[at]);
                choice.map_or(Phrase::new("prompt-over"), |Pending { choice, .. }| choice.prompt())
            }
        }
    }

    fn path(&self, _: Seat, mv: Move) -> Path {
        let space =
            |space: u8| Target::new("shore", space, Phrase::new("target-shore").number("space", space));
        let card = |card: Card| Target::new("hand", card, card.phrase());
        let tile = |tile: Tile| Target::new("row", tile, tile.phrase());
        let face = |kind, face: u8| Target::new(kind, face, Phrase::new("target-face").number("face", face));
        let ship = |ship: u8| Target::new("ship", ship, Phrase::new("target-ship").number("ship", ship));
        match mv {
            Move::Patron(patron) => vec![Target::new("patron", patron, patron.phrase())],
            Move::Die(to) | Move::Set(to) => vec![face("die", to)],
            Move::Trade(Trade::Goods(from, to)) => vec![
                Target::button("trade"),
                Target::new("give", from, from.phrase()),
                Target::new("get", to, to.phrase()),
            ],
            Move::Trade(Trade::Favour) => {
                let koku = Target::new("give", "koku", Phrase::new("target-koku"));
                vec![Target::button("trade"), koku]
            }
            Move::Build(at, built) => vec![tile(built), space(at)],
            Move::Sail(with, steps) => {
                let to = flow::sail_to(self.me().ships[usize::from(with) - 1], steps);
                let words = Phrase::new("target-river").number("space", to);
                vec![ship(with), Target::new("river", to, words)]
            }
            Move::Deliver(to) => vec![card(to), Target::button("deliver")],
            Move::Discard(which) => vec![card(which)],
            Move::Take(good) => vec![Target::new("take", good, good.phrase())],
            Move::TakeKoku => vec![Target::new(
                "take",
                "koku",
                Phrase::new("target-some-koku").number("count", components::JOURNEY_KOKU),
            )],
            Move::Sell(good) => vec![Target::new("sell", good, good.phrase())],
            Move::Done => vec![Target::button("done")],
            Move::Royal(which) => vec![ship(which)],
            Move::Mark(at) => vec![space(at)],
            Move::Roll => vec![Target::button("roll")],
            Move::End => vec![Target::button("end")],
        }
    }

    fn pointable(&self, _: Seat) -> Vec<Move> {
        // Whoever points at a shore space means to build there, unless a marker is asked for.
        let marker =
            self.next_pending().is_some_and(|at| matches!(self.pending[at].choice, Choice::Marker(_)));
        let meant = |mv: &Move| match mv {
            Move::Build(_, tile) => self.row.contains(tile),
            Move::Mark(_) => marker,
            _ => true,
        };
        <Move as nurt_core::Speak>::every().into_iter().filter(meant).collect()
    }

    fn arrange(wishes: &Wishes, setup: Setup, to_act: Seats) -> Result<Self, Fault> {
        setup.arrange(wishes, to_act)
    }

    fn broken_law(&self) -> Option<String> {
        self.broken()
    }

    fn sketch(view: &View, words: &Words) -> String {
        view.sketch(words)
    }

    nurt_core::catalogue!("../../..", "gold");

    fn phrases() -> Vec<Phrase> {
        words::phrases()
    }
}

impl Choice {
    /// What is asked.
    fn prompt(self) -> Phrase {
        match self {
            Self::Good(_) => Phrase::new("prompt-good"),
            Self::KokuOrGood(count) => Phrase::new("prompt-journey").number("count", count),
            Self::Sell(price) => Phrase::new("prompt-sell").number("price", price),
            Self::Royal => Phrase::new("prompt-royal"),
            Self::Marker(components::Whose::Own) => Phrase::new("prompt-marker-own"),
            Self::Marker(components::Whose::Other) => Phrase::new("prompt-marker-other"),
            Self::Draw(_) | Self::Discard => Phrase::new("prompt-discard"),
        }
    }
}

impl Evaluate for Gold {
    fn worth(&self, seat: Seat) -> f32 {
        self.guess(seat)
    }

    fn margin(&self, seat: Seat) -> f32 {
        self.player(seat).score().into()
    }

    /// The die of whoever has the turn decides what can be done in it.
    fn omen(&self) -> u32 {
        self.player(self.turn).die.into()
    }

    const TOLD: (usize, usize) = learned::TOLD;

    fn playing(&self) -> Seats {
        Seats::first(self.players)
    }

    fn tell(&self, seat: Seat) -> Told {
        self.told(seat)
    }

    fn hunch(&self, seat: Seat) -> f32 {
        self.lead(seat)
    }

    fn net() -> Option<Arc<Net>> {
        nurt_core::learned!("judgement.net")
    }
}
