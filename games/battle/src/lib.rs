//! Battle for the River: a card duel for two over seven dams.
//!
//! The attacker wants to damage four dams or destroy one; the defender holds out until the stock is empty. Both lay
//! cards at the dams, on their own side; full sides are compared as formations. The attacker may declare control of a
//! dam as soon as nothing that the defender could still lay would be stronger; [`rules::control`] proves that exactly.
//! The rules are in `docs/rules/battle.md`, and the numbers in this crate (`R27`, `A10`) are those of that page.
//!
//! The rooms: [`components`] (what is in the box, and where each figure comes from) and [`cards`] (cards and sets of
//! cards), [`state`] (the position, with [`dams`], [`hand`] and [`laws`]), [`moves`], [`events`] and [`why`] (what is done, what happens, what is refused),
//! [`rules`] (a file for each part of the rulebook), [`scoring`], [`view`] (what a seat may see), [`evaluate`] (how a
//! position looks to a bot), [`outlook`] (what players would count out), [`setup`] and [`sketch`] (positions by hand and in text).

pub mod cards;
pub mod components;
pub mod dams;
pub mod evaluate;
pub mod events;
pub mod hand;
pub mod laws;
pub mod learned;
pub mod moves;
pub mod outlook;
pub mod rules;
pub mod scoring;
pub mod setup;
pub mod sketch;
pub mod state;
pub mod view;
pub mod why;

use std::sync::Arc;

use nurt_core::net::{Net, Told};
use nurt_core::{
    Chance, Evaluate, Facts, Fault, Game, Goal, Log, Path, Phrase, Seat, Seats, Standing, Viewer, Words,
};

use components::{Cards, Colour, Tactics};
pub use dams::DamId;
pub use events::{Event, EventView};
pub use moves::{Fate, Move, Stock};
use moves::{card_phrase, dam_phrase, with_card};
pub use outlook::Outlook;
use rules::control::{Class, Formation};
pub use setup::Setup;
pub use state::{Battle, Phase, Role, Settings};
pub use view::View;
pub use why::Why;

impl Game for Battle {
    const FACTS: Facts = Facts {
        name: "battle",
        rules: 1,
        players: (2, 2),
        hidden: true,
        simultaneous: true,
        chance: true,
        most_moves: 320,
        offered: true,
    };

    type Options = Settings;
    type Move = Move;
    type Event = Event;
    type EventView = EventView;
    type Why = Why;
    type View = View;
    type Outlook = Outlook;
    type Setup = Setup;

    fn new(settings: &Settings, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Self {
        Self::begin(*settings, chance, log)
    }

    /// A turn has at most four decisions besides claims: preparation, play, draw, end. A game has at most 49 turns, with
    /// tactics 61 (R36), and four claims; ruses add a second card for Support, two dams, and six cards of an Exchange.
    fn bound(settings: &Settings) -> u32 {
        let game = if settings.tactics { 61 * 4 + 4 + 9 } else { 49 * 4 + 4 };
        if settings.rematch { 2 * game } else { game }
    }

    fn leg(&self) -> u32 {
        self.public.pair.into()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.acting()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if self.acting().contains(seat) {
            self.list(seat, out);
        }
    }

    fn judge(&self, seat: Seat, mv: Move) -> Result<(), Why> {
        self.allows(seat, mv)
    }

    fn play(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let goes_on = matches!(self.public.phase, Phase::Support(_));
        if let Some(ruse) = mv.ruse().filter(|_| !goes_on) {
            self.play_ruse(ruse);
        }
        match mv {
            Move::Claim(dam) => self.claim(dam, chance, log),
            Move::Retreat(dam) => self.retreat(dam, log),
            Move::Log(dam) => self.throw_log(dam, log),
            Move::Play(card, dam) => self.play_card(card, dam, chance, log),
            Move::Transfer(card, fate) => self.transfer(card, fate, chance, log),
            Move::Recruit(card) => self.recruit(card, log),
            Move::Support(card) => self.support(card, chance, log),
            Move::Exchange => self.exchange(chance, log),
            Move::Desert(card) => self.desert(card, chance, log),
            Move::Treason(card) => self.betray(card, log),
            Move::Explode(dam) => self.explode(dam, chance, log),
            Move::Place(dam) => self.place(dam, chance, log),
            Move::Give(card) => self.give(seat, card, chance, log),
            Move::Draw(stock) => self.draw(stock, chance, log),
            Move::Pass => {
                log.note(|| Event::Passed { seat });
                self.begin_draw(chance, log);
            }
            Move::End => {
                log.note(|| Event::Ended { seat });
                self.end_turn(chance, log);
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn outlook(view: &View) -> Outlook {
        Outlook::new(view)
    }

    fn see(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.seen_by(viewer))
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        event.reveals(viewer)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        view.imagine(chance)
    }

    fn winners(&self) -> Option<Seats> {
        self.public.winner.map(Seats::one)
    }

    fn standing(&self, _: Viewer) -> Standing {
        self.sheet()
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        let public = &self.public;
        let role = public.role(seat);
        Phrase::new(match public.phase {
            Phase::Prepare | Phase::Play if !self.can_play(role) => "prompt-stuck",
            Phase::Prepare | Phase::Play if public.claims != 0 => "prompt-claim-or-play",
            Phase::Prepare if role == Role::Attacker && self.retreats() != 0 => "prompt-attack",
            Phase::Prepare if role == Role::Defender && public.logs > 0 && self.log_targets() != 0 => {
                "prompt-defend"
            }
            Phase::Prepare | Phase::Play => "prompt-play",
            Phase::Recruit(card) | Phase::Treason(card) => {
                return Phrase::new("prompt-place").phrase("card", card_phrase(card));
            }
            Phase::Support(_) => "prompt-support",
            Phase::Exchange => return Phrase::new("prompt-give").number("count", self.owes(role)),
            Phase::Draw if public.claims != 0 => "prompt-claim-or-draw",
            Phase::Draw => "prompt-draw",
            Phase::Close | Phase::Over => "prompt-claim-or-end",
        })
    }

    fn path(&self, _: Seat, mv: Move) -> Path {
        mv.path(&self.public)
    }

    fn arrange(settings: &Settings, setup: Setup, to_act: Seats) -> Result<Self, Fault> {
        setup.arrange(*settings, to_act)
    }

    fn broken_law(&self) -> Option<String> {
        self.law()
    }

    fn sketch(view: &View, words: &Words) -> String {
        view.sketch(words)
    }

    nurt_core::catalogue!("../../..", "battle");

    fn phrases() -> Vec<Phrase> {
        let words = [
            "prompt-attack prompt-defend prompt-play prompt-stuck prompt-claim-or-play prompt-support prompt-draw",
            "prompt-claim-or-draw prompt-claim-or-end",
            "button-retreat button-log button-across button-discard button-draw-battle",
            "button-draw-tactics button-pass button-end",
            "score-damaged score-undamaged score-logs score-games score-stock score-defence",
            "sketch-legend sketch-never sketch-discards sketch-known sketch-giving sketch-last-turn sketch-stock-empty",
            "sketch-tactics-blocked cards-none",
        ];
        let count = |key: &str| [1, 2, 5].map(|count| Phrase::new(key).number("count", count));
        let card = card_phrase(components::Card::SWAN);
        let formation = |class: Class| events::formation_phrase(Formation { class, sum: 9 });
        let mut phrases: Vec<Phrase> =
            words.iter().flat_map(|line| line.split(' ')).map(Phrase::new).collect();
        phrases.extend(Cards::ALL.iter().chain(Tactics::ALL.kinds()).map(card_phrase));
        phrases
            .extend(Cards::ALL.iter().filter(|card| card.colour() == Some(Colour::Red)).map(animal_phrase));
        phrases.extend(DamId::all().map(dam_phrase));
        phrases.extend(
            ["sketch-stock", "sketch-tactics-stock", "sketch-logs", "sketch-damaged", "prompt-give"]
                .into_iter()
                .flat_map(count),
        );
        phrases.extend(Class::ALL.into_iter().flat_map(|class| {
            ["sketch-is", "sketch-at-best"].map(|key| Phrase::new(key).phrase("formation", formation(class)))
        }));
        phrases.extend([
            with_card(Phrase::new("target-at"), components::Card::SWAN).number("dam", 1),
            Phrase::new("prompt-place").phrase("card", card.clone()),
            Phrase::new("cards-and").phrase("first", card.clone()).phrase("second", card),
            Phrase::new("sketch-attacker").seat("who", Seat::new(0)),
            Phrase::new("sketch-defender").seat("who", Seat::new(1)),
            Phrase::new("sketch-held").number("battle", 5).number("tactics", 1),
            Phrase::new("sketch-played").seat("who", Seat::new(0)).number("count", 0),
            Phrase::new("sketch-ruses")
                .seat("who", Seat::new(0))
                .number("count", 2)
                .phrase("ruses", Phrase::new("cards-none")),
            Phrase::new("sketch-rematch-attack").seat("who", Seat::new(0)).number("stock", 12),
            Phrase::new("sketch-rematch-defence").seat("who", Seat::new(0)).number("defence", 5),
        ]);
        phrases
    }
}

/// The animal of a value.
fn animal_phrase(card: components::Card) -> Phrase {
    Phrase::new("animal").number("value", card.value().unwrap_or(0))
}

impl Evaluate for Battle {
    fn worth(&self, seat: Seat) -> f32 {
        self.guess(seat)
    }

    /// The other hand is hidden: where a card is laid is told apart, not which.
    fn gist(mv: Move) -> u32 {
        match mv {
            Move::Play(_, dam) => 1 + dam.index() as u32,
            _ => 0,
        }
    }

    const GOAL: Goal = Goal::AsSeen;
    const TOLD: (usize, usize) = learned::TOLD;

    fn tell(&self, seat: Seat) -> Told {
        self.told(seat)
    }

    fn heard(&self, net: &Net, seat: Seat) -> nurt_core::net::Outlook {
        self.recognised(net, seat)
    }

    fn net() -> Option<Arc<Net>> {
        nurt_core::learned!("judgement.net")
    }

    /// The network judges the present game; a match may hold another one.
    fn judged(&self, net: &Net, seats: Seats) -> [f32; Seat::MOST as usize] {
        let mut worth = nurt_core::net::judged(self, net, seats);
        if self.public.winner.is_none() {
            for seat in seats.iter() {
                worth[seat.index()] = self.of_match(seat, worth[seat.index()]);
            }
        }
        worth
    }
}
