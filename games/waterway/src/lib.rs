//! Waterway: the river-tile drafting game, for one to four players.
//!
//! Everybody builds a river of 13 tiles: choose one of three, pass two to the left, draw one. Grain that drifts down to
//! a mill, timber that drifts down to a sawmill, the longest route between two ports and meadows score. The rules are in
//! `docs/rules/waterway.md`.
//!
//! The rooms: [`components`] (what is in the box), [`grid`] (the plane), [`board`] (one player's river and what fits
//! where), [`scoring`], [`state`] (the position), [`moves`], [`rules`] (what may be done, and what follows), [`events`],
//! [`view`] (what a seat may see), [`outlook`] (what it can count out), [`setup`] (positions described by hand). This page
//! puts them behind the contract of `nurt-core`.

pub mod board;
pub mod components;
mod evaluate;
pub mod events;
pub mod grid;
mod laws;
mod learned;
mod memory;
pub mod moves;
pub mod outlook;
pub mod rules;
pub mod scoring;
pub mod setup;
mod sketch;
pub mod state;
pub mod view;

use std::sync::Arc;

use nurt_core::net::{Net, Told};
use nurt_core::{
    Chance, Choices, Evaluate, Facts, Fault, Field, Game, Goal, Log, Options, Path, Phrase, ScoreLine, Seat,
    Seats, Standing, Target, Viewer, Words,
};

use components::{HAND, RANKS, ROUNDS, Tile};
pub use events::{Event, EventView};
use grid::{Cell, Turn};
pub use moves::Move;
pub use outlook::Outlook;
pub use rules::Why;
use scoring::Score;
pub use setup::Setup;
pub use state::Waterway;
pub use view::View;

/// The game has no options besides the number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Players(pub u8);

impl Options for Players {
    const FIELDS: &'static [Field] = &[];

    fn from_choices(choices: &Choices) -> Self {
        Self(choices.players())
    }
}

impl Game for Waterway {
    const FACTS: Facts = Facts {
        name: "waterway",
        rules: 1,
        players: (1, 4),
        hidden: true,
        simultaneous: true,
        chance: true,
        // Before the last tile 14 cells are covered, so the edge has 30 at the most, and in each two turns fit.
        most_moves: 30 * 2 * HAND,
        offered: true,
    };

    type Options = Players;
    type Move = Move;
    type Event = Event;
    type EventView = EventView;
    type Why = Why;
    type View = View;
    type Outlook = Outlook;
    type Setup = Setup;

    fn new(&Players(players): &Players, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Self {
        let mut position = Self::empty(players);
        if position.solo() {
            position.remove(chance);
            let tiles = position.removed;
            log.note(|| Event::Removed { tiles });
        }
        for seat in position.seats() {
            let tiles = position.deal(seat, chance);
            log.note(|| Event::Dealt { seat, tiles });
        }
        position
    }

    /// Everybody decides once a round.
    fn bound(&Players(players): &Players) -> u32 {
        u32::from(ROUNDS) * u32::from(players)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.choosing()
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if self.to_act().contains(seat) {
            self.list_moves(seat, out);
        }
    }

    #[inline]
    fn judge(&self, seat: Seat, mv: Move) -> Result<(), Why> {
        self.allows(seat, mv)
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.choose(seat, mv, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn outlook(view: &View) -> Outlook {
        view.outlook()
    }

    fn see(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.seen_by(viewer))
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        event.reveals_to(viewer)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        view.imagine(chance)
    }

    fn winners(&self) -> Option<Seats> {
        self.over().then(|| self.best())
    }

    fn standing(&self, _: Viewer) -> Standing {
        let scores: Vec<Score> = self.seats().map(|seat| self.score(seat)).collect();
        let line = |key, of: fn(&Score) -> u8| ScoreLine {
            key,
            cells: scores.iter().map(|score| Some(i64::from(of(score)))).collect(),
        };
        let lines = vec![
            line("score-mills", |score| score.mills),
            line("score-sawmills", |score| score.sawmills),
            line("score-ports", |score| score.ports),
            line("score-meadows", |score| score.meadows),
            line("score-total", |score| score.total()),
        ];
        Standing::new(lines, self.winners())
    }

    fn prompt(&self, _: Seat) -> Phrase {
        let phrase = Phrase::new(if self.solo() { "prompt-solo" } else { "prompt-place" });
        phrase.number("round", self.round)
    }

    fn path(&self, _: Seat, Move { tile, cell, turn }: Move) -> Path {
        let Cell { x, y } = cell;
        vec![
            Target::new("hand", tile, tile.phrase()),
            Target::new("cell", format_args!("{x},{y}"), moves::cell_phrase(cell)),
            Target::new("turn", turn.quarters(), moves::turn_phrase(turn)),
        ]
    }

    /// The tiles of the own hand, on the cells that are drawn: those around the river.
    fn pointable(&self, seat: Seat) -> Vec<Move> {
        let cells = self.board(seat).surroundings();
        let placed =
            |tile| cells.iter().flat_map(move |&cell| Turn::ALL.map(|turn| Move::new(tile, cell, turn)));
        self.hand(seat).iter().flat_map(placed).collect()
    }

    fn arrange(&Players(players): &Players, setup: Setup, _: Seats) -> Result<Self, Fault> {
        setup.arrange(players)
    }

    fn broken_law(&self) -> Option<String> {
        self.broken()
    }

    fn sketch(view: &View, words: &Words) -> String {
        view.sketch(words)
    }

    nurt_core::catalogue!("../../..", "waterway");

    fn phrases() -> Vec<Phrase> {
        let keys =
            ["score-mills", "score-sawmills", "score-ports", "score-meadows", "score-total", "sketch-hand"];
        let prompts = ["prompt-place", "prompt-solo"].map(|key| Phrase::new(key).number("round", 1));
        let round = Phrase::new("sketch-round").number("round", 1).number("stock", 24);
        keys.into_iter()
            .map(Phrase::new)
            .chain(prompts)
            .chain([round])
            .chain(Tile::all().map(Tile::phrase))
            .chain(Turn::ALL.map(moves::turn_phrase))
            .chain((1..=RANKS.len() as u8).map(events::rank_phrase))
            .collect()
    }
}

impl Evaluate for Waterway {
    fn worth(&self, seat: Seat) -> f32 {
        self.guess(seat)
    }

    fn margin(&self, seat: Seat) -> f32 {
        self.score(seat).total().into()
    }

    const GOAL: Goal = Goal::Points;
    const TOLD: (usize, usize) = learned::TOLD;

    fn playing(&self) -> Seats {
        Seats::first(self.players)
    }

    fn tell(&self, seat: Seat) -> Told {
        self.told(seat)
    }

    fn hunch(&self, seat: Seat) -> f32 {
        self.expected(seat)
    }

    fn lesson(&self, seat: Seat) -> f32 {
        self.score(seat).total().into()
    }

    fn net() -> Option<Arc<Net>> {
        nurt_core::learned!("judgement.net")
    }
}
