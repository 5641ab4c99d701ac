//! The River: worker placement, for two to four players.
//!
//! Explorers go to islands: for terrain tiles along one's own river, for wood, clay, stone and food, for buildings. Tiles
//! bring production and warehouses, but settle explorers for good. The rules are in `docs/rules/the-river.md`.
//!
//! The rooms: [`components`] (what is in the box), [`state`] (the position), [`moves`], `rules` (what may be done),
//! [`why`] (and why not), `flow` (what follows), [`scoring`], [`events`], [`view`] (what a seat may see), [`outlook`]
//! (what it can count out), [`setup`] (positions described by hand). This page puts them behind the contract of
//! `nurt-core`.

pub mod components;
mod evaluate;
pub mod events;
mod flow;
mod laws;
pub mod learned;
pub mod moves;
pub mod outlook;
mod rules;
pub mod scoring;
pub mod setup;
mod sketch;
pub mod state;
pub mod view;
pub mod why;

use std::ops::ControlFlow;
use std::sync::Arc;

use nurt_core::net::{Net, Told};
use nurt_core::{
    Chance, Choices, Evaluate, Facts, Fault, Field, Game, Log, Options, Path, Phrase, ScoreLine, Seat, Seats,
    Standing, Target, Viewer, Words,
};
use strum::VariantArray;

use components::{Card, Effect, Island, Kind, Terrain, Tile};
pub use events::Event;
pub use moves::Move;
pub use outlook::Outlook;
use scoring::Score;
pub use setup::Setup;
pub use state::{Step, TheRiver};
pub use view::View;
pub use why::Why;

/// The game has no options besides the number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Players(pub u8);

impl Options for Players {
    const FIELDS: &'static [Field] = &[];

    fn from_choices(choices: &Choices) -> Self {
        Self(choices.players())
    }
}

impl TheRiver {
    /// R59b: who has the most points, once the game is over.
    pub(crate) fn best(&self) -> Option<Seats> {
        if self.step != Step::Over {
            return None;
        }
        let total = |seat: Seat| self.player(seat).score().total();
        let best = self.seats().map(total).max()?;
        Some(self.seats().filter(|&seat| total(seat) == best).collect())
    }
}

impl Game for TheRiver {
    const FACTS: Facts = Facts {
        name: "the-river",
        rules: 1,
        players: (2, 4),
        hidden: true,
        simultaneous: false,
        chance: true,
        // Two of twelve tiles change places, or none does.
        most_moves: 67,
        offered: true,
    };

    type Options = Players;
    type Move = Move;
    type Event = Event;
    type EventView = Event;
    type Why = Why;
    type View = View;
    type Outlook = Outlook;
    type Setup = Setup;

    fn new(&Players(players): &Players, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Self {
        Self::deal(players, chance, log)
    }

    /// At most 60 rounds with five explorers each; a placement with all that belongs to it takes a few dozen decisions at
    /// the very most.
    fn bound(&Players(players): &Players) -> u32 {
        60 * 5 * 40 * u32::from(players)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        if self.step == Step::Over { Seats::NONE } else { Seats::one(self.turn) }
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
        self.advance(mv, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn outlook(view: &View) -> Outlook {
        view.outlook()
    }

    fn see(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
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

    fn standing(&self, viewer: Viewer) -> Standing {
        let sees = |seat: Seat| self.step == Step::Over || viewer.sees(seat);
        let line = |key, hidden: bool, of: fn(Score) -> u8| ScoreLine {
            key,
            cells: self
                .seats()
                .map(|seat| (!hidden || sees(seat)).then(|| i64::from(of(self.player(seat).score()))))
                .collect(),
        };
        let lines = vec![
            line("score-buildings", true, |score| score.buildings),
            line("score-tokens", true, |score| score.tokens),
            line("score-resources", false, |score| score.resources),
            line("score-columns", false, |score| score.columns),
            line("score-meadows", false, |score| score.meadows),
            line("score-total", true, Score::total),
        ];
        Standing::new(lines, self.best())
    }

    fn prompt(&self, _: Seat) -> Phrase {
        let kind = |key: &str, kind: Kind| Phrase::new(key).text("kind", kind.name());
        match self.step {
            Step::Draft => Phrase::new("prompt-draft"),
            Step::Turn if !self.can_place(self.turn) => Phrase::new("prompt-blocked"),
            Step::Turn if self.can_exchange(self.turn) => Phrase::new("prompt-turn"),
            Step::Turn => Phrase::new("prompt-place"),
            Step::Overflow => Phrase::new("prompt-overflow"),
            Step::Take { kind: what, .. } => kind("prompt-take", what),
            Step::Gift { kind: what } => kind("prompt-gift", what),
            Step::Return { kind: what, owed, .. } => kind("prompt-return", what).number("count", owed),
            Step::Discount { card } => Phrase::new("prompt-discount").phrase("card", card.phrase()),
            Step::Pay { at, cost, .. } => {
                let what = Kind::BASIC[usize::from(at)];
                kind("prompt-pay", what).number("count", cost[usize::from(at)])
            }
            Step::Swap { free: false, .. } => Phrase::new("prompt-swap"),
            Step::Swap { times: 1, .. } => Phrase::new("prompt-swap-second"),
            Step::Swap { .. } => Phrase::new("prompt-swap-first"),
            Step::Harvest { kind: what, .. } => kind("prompt-harvest", what),
            Step::Over => Phrase::new("prompt-over"),
        }
    }

    fn path(&self, _: Seat, mv: Move) -> Path {
        let island = |island: Island| Target::new("island", island.name(), island.phrase());
        let card = |card: Card| Target::new("card", card, card.phrase());
        let tile = |tile: Tile| Target::new("tile", tile, tile.phrase());
        let stored = |kind: Kind| Target::new("stored", kind, kind.phrase());
        let space =
            |space: u8| Target::new("space", space, Phrase::new("target-space").number("space", space));
        match mv {
            Move::Draft(taken) | Move::Terrain(taken) => vec![tile(taken)],
            Move::Place(place) => vec![island(place)],
            Move::Food(kind) => vec![island(Island::Food), Target::new("kind", kind, kind.phrase())],
            Move::Reserve(taken) => vec![island(Island::Reserve), card(taken)],
            Move::Build(built) => vec![island(Island::Build), card(built)],
            Move::Exchange(goods) => {
                let words = moves::goods_in(Phrase::new("target-bundle"), goods);
                let [wood, clay, stone, food] = goods;
                let bundle = Target::new("give", format_args!("{wood}{clay}{stone}{food}"), words);
                vec![Target::button("exchange"), bundle]
            }
            Move::Pass => vec![Target::button("pass")],
            Move::Return(kind) | Move::Harvest(kind) => vec![stored(kind)],
            Move::Take(count) => {
                vec![Target::new("take", count, Phrase::new("target-take").number("count", count))]
            }
            Move::Discount(kind) => vec![Target::new("kind", kind, kind.phrase())],
            Move::Pay(units) => {
                vec![Target::new("food", units, Phrase::new("target-food").number("count", units))]
            }
            Move::Swap(first, second) => vec![space(first), space(second)],
            Move::Done => vec![Target::button("done")],
            Move::Skip => vec![Target::button("skip")],
        }
    }

    /// Tiles and cards that are not there cannot be pointed at, and a tile on display is meant as the step asks.
    fn pointable(&self, seat: Seat) -> Vec<Move> {
        let there = |mv: &Move| match *mv {
            Move::Draft(tile) => self.step == Step::Draft && self.display.contains(tile),
            Move::Terrain(tile) => self.step != Step::Draft && self.display.contains(tile),
            Move::Reserve(card) => self.offer.contains(card),
            Move::Build(card) => self.offer.contains(card) || self.player(seat).reserved.contains(card),
            _ => true,
        };
        <Move as nurt_core::Speak>::every().into_iter().filter(there).collect()
    }

    fn arrange(&Players(players): &Players, setup: Setup, to_act: Seats) -> Result<Self, Fault> {
        setup.arrange(players, to_act)
    }

    fn broken_law(&self) -> Option<String> {
        self.broken()
    }

    fn sketch(view: &View, words: &Words) -> String {
        view.sketch(words)
    }

    nurt_core::catalogue!("../../..", "the-river");

    fn phrases() -> Vec<Phrase> {
        let plain = [
            "prompt-draft",
            "prompt-turn",
            "prompt-place",
            "prompt-blocked",
            "prompt-overflow",
            "prompt-swap",
            "prompt-swap-first",
            "prompt-swap-second",
            "prompt-over",
            "button-exchange",
            "button-pass",
            "button-done",
            "button-skip",
            "score-buildings",
            "score-tokens",
            "score-resources",
            "score-columns",
            "score-meadows",
            "score-total",
            "sketch-tiles",
            "sketch-cards",
            "sketch-tokens",
            "sketch-boat",
            "sketch-reserved",
            "sketch-built",
        ];
        let kinds = Kind::ALL.into_iter().flat_map(|kind| {
            let asked = ["prompt-take", "prompt-gift", "prompt-harvest"];
            let told = ["prompt-return", "prompt-pay"];
            let asked = asked.into_iter().map(move |key| Phrase::new(key).text("kind", kind.name()));
            let told = told
                .into_iter()
                .map(move |key| Phrase::new(key).text("kind", kind.name()).number("count", 2));
            asked.chain(told).chain([kind.phrase()])
        });
        let goods = ["target-bundle", "sketch-supply", "sketch-makes"];
        let numbers = [("target-space", "space"), ("target-take", "count"), ("target-food", "count")];
        let more = [("sketch-round", "round")];
        plain
            .into_iter()
            .map(Phrase::new)
            .chain(kinds)
            .chain(goods.map(|key| moves::goods_in(Phrase::new(key), [1, 0, 2, 0])))
            .chain(numbers.into_iter().chain(more).map(|(key, name)| Phrase::new(key).number(name, 2)))
            .chain([moves::goods_in(Phrase::new("sketch-stored").number("warehouses", 6), [1, 0, 2, 0])])
            .chain([Phrase::new("prompt-discount").phrase("card", Card(0).phrase())])
            .chain(Island::VARIANTS.iter().map(|island| island.phrase()))
            .chain(Tile::all().map(Tile::phrase))
            .chain(Card::all().map(Card::phrase))
            .chain(Terrain::VARIANTS.iter().map(|&terrain| Effect::Terrain(terrain).phrase()))
            .collect()
    }
}

impl Evaluate for TheRiver {
    fn worth(&self, seat: Seat) -> f32 {
        self.guess(seat)
    }

    fn margin(&self, seat: Seat) -> f32 {
        self.player(seat).score().total().into()
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
