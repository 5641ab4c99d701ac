//! Endless Winter with Rivers & Rafts: a tribe, its camps and the river, for one to four players.
//!
//! In four rounds everybody places three figures in columns of actions: people are initiated, cards developed, animals hunted,
//! camps moved. After each round comes an eclipse, in which cards that were kept, land, boards and sacred stones bring what
//! they bring. The rules are in `docs/rules/winter.md`.
//!
//! The rooms: [`components`] (what is in the box, and the vocabulary of its effects), [`geometry`] (hexes, junctures, the river),
//! [`map`] (the board as it lies), [`site`] (the building site), [`cards`], [`state`] (the position), [`moves`], `rules` (what may
//! be done), [`why`] (and why not), `deal` (setup), `flow` (turns), `eclipse`, `effects` (the queue in which everything is
//! resolved), `settlers` (camps and villages), `river` (the expansion over the base game), `rival` (playing alone), `scoring`,
//! [`events`], [`view`] (what a seat may see), [`outlook`] (what it can count out), [`setup`] (positions described by hand),
//! `evaluate` and [`learned`] (how good a position looks, by hand and to a network).
//! This page puts them behind the contract of `nurt-core`.

pub mod cards;
pub mod components;
mod deal;
mod eclipse;
mod effects;
mod evaluate;
pub mod events;
mod flow;
pub mod geometry;
mod laws;
pub mod learned;
pub mod map;
pub mod moves;
pub mod outlook;
mod rival;
mod river;
mod rules;
mod scoring;
mod settlers;
pub mod setup;
pub mod site;
mod sketch;
pub mod state;
mod travel;
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

use cards::{Card, kinds};
use components::Effect;
pub use events::Event;
use moves::Camp;
pub use moves::Move;
pub use outlook::Outlook;
pub use setup::Setup;
use state::{Figure, RIVAL, Source};
pub use state::{Phase, Winter, Wishes};
pub use view::View;
pub use why::Why;

impl Options for Wishes {
    const FIELDS: &'static [Field] = &[
        Field::choice("river", &["1", "2", "3", "off"]),
        Field::choice("sea-cows", &["on", "off"]).needing("river", &["1", "2", "3"]),
        Field::switch("warriors"),
        Field::switch("draft"),
        Field::choice("rival", &["normal", "easy", "hard"]).needing("players", &["1"]),
    ];

    fn from_choices(choices: &Choices) -> Self {
        let landmarks = choices.get("river").parse().unwrap_or(0);
        Self {
            players: choices.players(),
            landmarks,
            sea_cows: landmarks > 0 && choices.get("sea-cows") == "on",
            warriors: choices.get("warriors") == "on",
            draft: choices.get("draft") == "on",
            level: match choices.get("rival") {
                "easy" => 0,
                "hard" => 2,
                _ => 1,
            },
        }
    }
}

impl Game for Winter {
    const FACTS: Facts = Facts {
        name: "winter",
        rules: 1,
        players: (1, 4),
        hidden: true,
        simultaneous: true,
        chance: true,
        // The Warrior moves one of fifteen camps of others to six hexes, or one of five of one's own, or the raft; whoever
        // plays a second culture card has a few of them and a few dozen cards for each.
        most_moves: 512,
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
        Self::deal(*wishes, chance, log)
    }

    /// Twelve turns and four eclipses, each with at most a few dozen decisions.
    fn bound(wishes: &Wishes) -> u32 {
        1000 * u32::from(wishes.players)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.actors()
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if self.to_act().contains(seat) {
            let _ = self.each_move(seat, &mut |mv| {
                out.push(mv);
                ControlFlow::Continue(())
            });
        }
    }

    #[inline]
    fn judge(&self, seat: Seat, mv: Move) -> Result<(), Why> {
        self.allows(seat, mv)
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.advance_by(seat, mv, chance, log);
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
        let counts = |source: &Source| match source {
            Source::Fish | Source::Landmarks | Source::Delta => self.has_river(),
            Source::Rival => self.solo(),
            _ => true,
        };
        let sources: Vec<Source> = Source::VARIANTS.iter().copied().filter(counts).collect();
        let figures = |key, of: &dyn Fn(Seat) -> u16| ScoreLine {
            key,
            cells: self.seats().map(|seat| Some(i64::from(of(seat)))).collect(),
        };
        let mut lines: Vec<ScoreLine> = sources
            .iter()
            .map(|&source| match source {
                Source::Rival => ScoreLine { key: source.key(), cells: vec![None; self.seats().count()] },
                _ => figures(source.key(), &|seat| self.player(seat).points(source)),
            })
            .collect();
        lines.push(figures("score-total", &|seat| self.player(seat).score()));
        let rival = self.solo().then(|| {
            let rival = self.player(RIVAL);
            let points = sources.iter().map(|&source| rival.points(source)).chain([rival.score()]);
            nurt_core::Rival { name: "rival", cells: points.map(|points| Some(points.into())).collect() }
        });
        Standing { lines, winners: self.best(), rival }
    }

    fn prompt(&self, _: Seat) -> Phrase {
        if self.phase != Phase::Pile
            && let Some(effect) = self.effect()
        {
            return self.prompt_for(effect);
        }
        match self.phase {
            Phase::Side => Phrase::new("prompt-side"),
            Phase::Draft => Phrase::new("prompt-draft"),
            Phase::Start => Phrase::new("prompt-start"),
            Phase::Culture => Phrase::new("prompt-culture"),
            Phase::Column | Phase::Bottom | Phase::Rest => {
                let playable = || kinds(self.me().hand.people).any(|kind| self.playable(kind) > 0);
                let key = match (self.now.middle, self.now.labour) {
                    (true, _) => "prompt-column-late",
                    (false, 0) if playable() => "prompt-column-play",
                    (false, _) => "prompt-column",
                };
                let column = self.now.column.unwrap_or(components::Column::Initiate);
                Phrase::new(key).text("column", column.name()).number("labour", self.now.labour)
            }
            Phase::Pile => Phrase::new("prompt-pile"),
            Phase::Abilities => Phrase::new("prompt-abilities"),
            Phase::Terrain => Phrase::new("prompt-terrain"),
            Phase::Over => Phrase::new("prompt-over"),
        }
    }

    fn path(&self, _: Seat, mv: Move) -> Path {
        let card = |kind, card: Card| Target::new(kind, card, card.phrase());
        let people = |kind, people: components::People| Target::new(kind, people, people.phrase());
        let animal = |kind, animal: components::Animal| Target::new(kind, animal, animal.phrase());
        let hex = |hex: geometry::Hex| {
            Target::new("hex", hex, Phrase::new("target-hex").text("hex", hex.to_string()))
        };
        let square = |square: site::Square| {
            Target::new("square", square, Phrase::new("target-square").text("square", square.to_string()))
        };
        let named = |kind, id: &str, key: &str| Target::new(kind, id, Phrase::new(key));
        match mv {
            Move::Side(side) => {
                let words = self.me().chief.map(|chief| chief.face(side).phrase());
                vec![Target::new("side", side, words.unwrap_or(Phrase::new("list-none")))]
            }
            Move::Setup(number) => {
                vec![Target::new("setup", number, Phrase::new("target-setup").number("card", number))]
            }
            Move::Start(place) => {
                let words = Phrase::new("target-place").text("place", place.to_string());
                vec![Target::new("place", place, words)]
            }
            Move::Culture(culture, None) => vec![card("hand", Card::Culture(culture))],
            Move::Culture(culture, Some(other)) => {
                vec![card("hand", Card::Culture(culture)), card("pay", other)]
            }
            Move::Place(figure, spot) => {
                let words = Phrase::new("target-spot").text("spot", spot.to_string());
                let mut path = vec![Target::new("spot", spot, words)];
                // Whoever has only one kind of figure left need not say which.
                let me = self.me();
                if Figure::ALL.into_iter().all(|figure| me.has(figure)) || !me.has(figure) {
                    let words = Phrase::new("target-figure").text("figure", figure.name());
                    path.push(Target::new("figure", figure.name(), words));
                }
                path
            }
            Move::Play(kind) | Move::Add(kind) => vec![people("hand", kind)],
            Move::Recruit(kind, hand) => {
                let to = if hand {
                    named("to", "hand", "target-hand")
                } else {
                    named("to", "discard", "target-discard")
                };
                // Tribe cards that come for nothing go to the hand.
                if self.effect().is_some() && hand {
                    vec![people("tribe", kind)]
                } else {
                    vec![people("tribe", kind), to]
                }
            }
            Move::Learn(culture) => vec![card("culture", Card::Culture(culture))],
            Move::Hunt(which) => vec![animal("animal", which)],
            Move::Shift(from, to) => {
                let from = match from {
                    Camp::Start => named("camp", "start", "target-start"),
                    Camp::Hex(from) => {
                        Target::new("camp", from, Phrase::new("target-camp-at").text("hex", from.to_string()))
                    }
                };
                vec![from, hex(to)]
            }
            Move::Raft(space) => {
                let words = Phrase::new("target-water").number("space", space);
                vec![named("raft", "own", "target-raft"), Target::new("water", space, words)]
            }
            Move::Camp if self.has_river() => vec![named("new", "home", "target-camp")],
            Move::Camp => vec![named("new", "home", "target-camp-base")],
            Move::CampAtRaft => vec![named("new", "raft", "target-camp-raft")],
            Move::Village(juncture, raft) => {
                let words = Phrase::new("target-juncture").text("juncture", juncture.to_string());
                let mut path = vec![Target::new("juncture", juncture, words)];
                // A15: where both would do, the owner chooses.
                if self.surrounds(self.turn, juncture, true) && self.surrounds(self.turn, juncture, false) {
                    path.push(if raft {
                        named("with", "raft", "target-with-raft")
                    } else {
                        named("with", "camps", "target-with-camps")
                    });
                }
                path
            }
            Move::Stone(stone) => vec![Target::new("stone", stone, stone.phrase())],
            Move::Tip(which) => vec![animal("mine", which)],
            Move::Bury(which, discard) => {
                vec![Target::button("bury"), card(if discard { "discarded" } else { "hand" }, which)]
            }
            Move::Megalith(at) => vec![square(at)],
            Move::Neutral(at) => vec![Target::button("neutral"), square(at)],
            Move::Step(track) => {
                vec![Target::new("track", track, Phrase::new("track").text("track", track.name()))]
            }
            Move::Choose(kind, option) => {
                let words = words::option(kind, option);
                vec![Target::new("option", format_args!("{kind}-{option}"), words)]
            }
            Move::Exchange => vec![Target::button("exchange")],
            Move::Push(seat, from, to) => {
                let words = Phrase::new("target-other-camp").text("hex", from.to_string());
                vec![
                    Target::new("other", format_args!("{seat}{from}"), words::with_who(words, seat)),
                    hex(to),
                ]
            }
            Move::Ready => vec![Target::button("ready")],
            Move::Resolve(kind) => vec![people("pile", kind)],
            Move::Take(from) => vec![hex(from)],
            Move::Delta => vec![named("delta", "delta", "target-delta")],
            Move::Skip => vec![Target::button("skip")],
            Move::End => vec![Target::button("end")],
        }
    }

    fn pointable(&self, seat: Seat) -> Vec<Move> {
        // What is not on the table cannot be pointed at: of cards those in hand, on display and in one's own piles.
        let hand = self.player(seat).hand;
        let meant = |mv: &Move| match *mv {
            Move::Culture(culture, other) => {
                let paid = other.is_none_or(|other| self.now.cultured && hand.contains(other));
                hand.contains(Card::Culture(culture)) && paid
            }
            Move::Learn(culture) => self.display.contains(&culture),
            Move::Shift(from, _) => self.has_camp(seat, from),
            Move::Push(owner, from, _) => {
                self.tribes().any(|tribe| tribe == owner) && self.player(owner).stands.contains(from)
            }
            _ => true,
        };
        <Move as nurt_core::Speak>::every().into_iter().filter(meant).collect()
    }

    fn arrange(wishes: &Wishes, setup: Setup, to_act: Seats) -> Result<Self, Fault> {
        setup.arrange(*wishes, to_act)
    }

    fn broken_law(&self) -> Option<String> {
        self.broken()
    }

    fn sketch(view: &View, words: &Words) -> String {
        view.sketch(words)
    }

    nurt_core::catalogue!("../../..", "winter");

    fn phrases() -> Vec<Phrase> {
        words::phrases()
    }
}

impl Winter {
    /// What an effect that waits asks.
    fn prompt_for(&self, effect: Effect) -> Phrase {
        let (left, neutral) = self.task().map_or((1, false), |task| (task.left, task.neutral));
        let key = match effect {
            Effect::Megaliths(_) | Effect::MegalithFor(_) if neutral => "prompt-own-megalith",
            Effect::MovesAndOther if left == effects::OWN && self.has_river() => "prompt-own-camp-or-raft",
            Effect::MovesAndOther if left == effects::OWN => "prompt-own-camp",
            Effect::MovesAndOther if left == effects::OTHER => "prompt-other-camp",
            effect => words::prompt_of(effect, self.has_river()),
        };
        let count = if let Effect::MegalithFor(price) = effect { price } else { left };
        Phrase::new(key).number("count", count)
    }
}

impl Evaluate for Winter {
    fn worth(&self, seat: Seat) -> f32 {
        self.guess(seat)
    }

    fn margin(&self, seat: Seat) -> f32 {
        self.player(seat).score().into()
    }

    const TOLD: (usize, usize) = learned::TOLD;

    fn playing(&self) -> Seats {
        Seats::first(self.players())
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

    /// Alone, it is the Rival who must be beaten, and points say little about that.
    fn judged(&self, net: &Net, seats: Seats) -> [f32; Seat::MOST as usize] {
        if self.players() == 1 { self.prospects(seats) } else { nurt_core::net::judged(self, net, seats) }
    }
}
