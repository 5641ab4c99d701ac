//! Stones-54, the tutorial game and the yardstick of speed.
//!
//! Two players, nine stones in a row, 54 cards in six colours. Lay a card on your side of a stone, draw
//! one; three cards against three decide who owns the stone; three stones side by side, or any five, win.
//! The rules are in `docs/rules/stones.md`, and `docs/adding-a-game.md` walks through this crate.
//!
//! The rooms are those of every game: [`components`] (what is in the box), [`state`] (the position),
//! [`moves`] (what can be done), [`rules`] (what may be done, and what follows), [`scoring`] (who owns a
//! stone), [`view`] (what a seat may see). This page puts them behind the contract of `nurt-core`.

pub mod components;
pub mod moves;
pub mod rules;
pub mod scoring;
pub mod state;
pub mod view;
pub mod yardstick;

use nurt_core::{
    Chance, Choices, Evaluate, Facts, Fault, Field, Game, Log, Options, Path, Phrase, ScoreLine, Seat, Seats,
    Standing, Target, Viewer, Words,
};

use components::{Card, HAND, STONES};
pub use moves::Move;
pub use rules::{Event, EventView, Why};
pub use state::Stones;
pub use view::{Setup, View};

/// The game has no options.
#[derive(Clone, PartialEq, Debug)]
pub struct NoOptions;

impl Options for NoOptions {
    const FIELDS: &'static [Field] = &[];

    fn from_choices(_: &Choices) -> Self {
        Self
    }
}

impl Game for Stones {
    const FACTS: Facts = Facts {
        name: "stones",
        rules: 1,
        players: (2, 2),
        hidden: true,
        simultaneous: false,
        chance: true,
        most_moves: HAND * STONES,
        offered: false,
    };

    type Options = NoOptions;
    type Move = Move;
    type Event = Event;
    type EventView = EventView;
    type Why = Why;
    type View = View;
    type Outlook = ();
    type Setup = Setup;

    fn new(_: &NoOptions, chance: &mut impl Chance, _: &mut impl Log<Event>) -> Self {
        Self::deal(chance)
    }

    /// Every decision lays a card, and there are 54.
    fn bound(_: &NoOptions) -> u32 {
        components::CARDS
    }

    #[inline]
    fn to_act(&self) -> Seats {
        if self.winner().is_some() { Seats::NONE } else { Seats::one(self.turn) }
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if self.to_act().contains(seat) {
            self.list_moves(out);
        }
    }

    #[inline]
    fn judge(&self, _: Seat, mv: Move) -> Result<(), Why> {
        self.allows(mv)
    }

    #[inline]
    fn play(&mut self, _: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.lay(mv, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn outlook(_: &View) {}

    fn see(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.seen_by(viewer))
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::Drew { seat, .. } => viewer.sees(seat),
            Event::Laid { .. } | Event::Claimed { .. } => false,
        }
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        view.imagine(chance)
    }

    fn winners(&self) -> Option<Seats> {
        self.winner().map(Seats::one)
    }

    fn standing(&self, _: Viewer) -> Standing {
        let stones = self.claimed.iter().map(|claimed| Some(i64::from(claimed.count_ones()))).collect();
        Standing::new(vec![ScoreLine { key: "score-stones", cells: stones }], self.winners())
    }

    fn prompt(&self, _: Seat) -> Phrase {
        Phrase::new("prompt-lay")
    }

    fn path(&self, _: Seat, mv: Move) -> Path {
        vec![
            Target::new("hand", mv.card, mv.card.phrase()),
            Target::new("stone", mv.stone, Phrase::new("target-stone").number("stone", mv.stone)),
        ]
    }

    fn arrange(_: &NoOptions, setup: Setup, to_act: Seats) -> Result<Self, Fault> {
        setup.arrange(to_act)
    }

    fn broken_law(&self) -> Option<String> {
        self.lost_card()
    }

    fn sketch(view: &View, words: &Words) -> String {
        view.sketch(words)
    }

    nurt_core::catalogue!("../../..", "stones");

    fn phrases() -> Vec<Phrase> {
        let stone = Phrase::new("target-stone").number("stone", 1);
        let keys = ["prompt-lay", "score-stones", "sketch-hand", "sketch-stock"];
        keys.into_iter()
            .map(Phrase::new)
            .chain([stone, Card::new(0, 1).phrase(), Phrase::new("sketch-held").number("count", 6)])
            .collect()
    }
}

impl Evaluate for Stones {
    fn worth(&self, seat: Seat) -> f32 {
        self.prospect(seat)
    }
}
