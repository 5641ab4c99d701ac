//! Pond, a small game behind the contract: sound, or broken on purpose in one place.
//!
//! * R1. There are twelve cards, 1 to 12. Each of two players is dealt four; the rest is the stock.
//! * R2. First each player lays two cards face down as baits, one by one and without waiting for the other.
//! * R3. When all four lie, they are turned up into the pond: the highest scores two points and is on top.
//! * R4. Then they take turns: play a card into the pond, on top. Above the card before, it scores a point.
//! * R5. After that draw a card, while the stock lasts. The game is over when both hands are empty.
//! * R6. The most points win, or with the option `goal=fewest` the fewest. A tie is shared.

use std::hint::black_box;
use std::sync::atomic::{AtomicU8, Ordering};

use nurt_core::{
    Chance, Evaluate, Facts, Fault, Game, Lang, Log, Path, Phrase, Refusal, ScoreLine, Seat, Seats, Standing,
    Target, Viewer, Words,
};
use serde::{Deserialize, Serialize};

#[path = "parts.rs"]
mod parts;
#[path = "words.rs"]
mod words;

pub use parts::flaw;
use parts::{CARDS, Event, Goal, Move, Why, text};

const HAND: usize = 4;
const BAITS: u32 = 2;
const ALL: u32 = ((1 << CARDS) - 1) << 1;

const fn bit(card: u8) -> u32 {
    1 << card
}

fn set(cards: &[u8]) -> u32 {
    cards.iter().fold(0, |set, &card| set | bit(card))
}

fn cards(set: u32) -> impl DoubleEndedIterator<Item = u8> {
    (1..=CARDS).filter(move |&card| set & bit(card) != 0)
}

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    goal: Goal,
    turn: Seat,
    held: [u8; 2],
    hands: [Option<Vec<u8>>; 2],
    laid: [u8; 2],
    baits: [Option<Vec<u8>>; 2],
    pond: Vec<u8>,
    top: u8,
    stock: u8,
    scores: [u8; 2],
}

/// The hands of a game that begins; what is in neither is the stock.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    hands: [Vec<u8>; 2],
}

/// A position. Cards are sets, and the stock has no order. What the game says of itself belongs to the type, so a flaw in
/// that does too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pond<const SAYS: u8> {
    goal: Goal,
    turn: Seat,
    hands: [u32; 2],
    /// By seat, face down; empty again when they are turned up.
    baits: [u32; 2],
    /// Empty until the baits are turned up.
    water: u32,
    top: u8,
    stock: u32,
    scores: [u8; 2],
}

impl<const SAYS: u8> Pond<SAYS> {
    fn empty(goal: Goal) -> Self {
        let (turn, none) = (Seat::new(0), [0; 2]);
        Self { goal, turn, hands: none, baits: none, water: 0, top: 0, stock: ALL, scores: [0; 2] }
    }

    /// R2 to R4: whether the baits are still being laid.
    fn baiting(&self) -> bool {
        self.water == 0
    }

    fn draw(&mut self, chance: &mut impl Chance) -> u8 {
        let card = chance.member(self.stock) as u8;
        self.stock ^= bit(card);
        card
    }

    /// R3.
    fn turn_up(&mut self, log: &mut impl Log<Event>) {
        let baits = self.baits;
        log.note(|| Event::TurnedUp { baits: baits.map(|baits| cards(baits).collect()) });
        if flaw::is(flaw::TELLS_ALONG) {
            log.note(|| Event::Drew { seat: Seat::new(0), card: cards(self.hands[0]).next() });
        }
        self.water = baits[0] | baits[1];
        self.top = self.water.ilog2() as u8;
        self.scores[usize::from(baits[1] > baits[0])] += 2;
        self.baits = [0; 2];
    }

    /// R4, R5.
    fn throw(&mut self, seat: Seat, card: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let points = u8::from(card > self.top);
        self.scores[seat.index()] += points;
        self.top = card;
        if !flaw::is(flaw::LOSES_CARD) || card != 5 {
            self.water |= bit(card);
        }
        log.note(|| Event::Played { seat, card, points });
        if self.stock != 0 {
            let drawn = self.draw(chance);
            self.hands[seat.index()] |= bit(drawn);
            log.note(|| Event::Drew { seat, card: Some(drawn) });
        }
        if flaw::is(flaw::NEVER_ENDS) && self.stock == 0 {
            (self.stock, self.water) = (self.water & !bit(card), bit(card));
        }
        self.turn = Seat::new(1 - seat.index() as u8);
    }
}

/// How many games there were, for the Pond that should not count them.
static GAMES: AtomicU8 = AtomicU8::new(0);

impl<const SAYS: u8> Game for Pond<SAYS> {
    const FACTS: Facts = Facts {
        name: "pond",
        rules: 1,
        players: (2, 2),
        hidden: SAYS != flaw::SAYS_OPEN,
        simultaneous: SAYS != flaw::SAYS_ONE_BY_ONE,
        chance: SAYS != flaw::SAYS_NO_CHANCE,
        most_moves: HAND,
        offered: false,
    };

    type Options = Goal;
    type Move = Move;
    type Event = Event;
    type EventView = Event;
    type Why = Why;
    type View = View;
    type Outlook = ();
    type Setup = Setup;

    fn new(goal: &Goal, chance: &mut impl Chance, _: &mut impl Log<Event>) -> Self {
        let mut position = Self::empty(*goal);
        for seat in 0..2 {
            for _ in 0..HAND {
                position.hands[seat] |= bit(position.draw(chance));
            }
        }
        if flaw::is(flaw::COUNTS_GAMES) {
            position.scores[0] = 1 + GAMES.fetch_add(1, Ordering::Relaxed) % 100;
        }
        position
    }

    /// Every decision lays or plays a card.
    fn bound(_: &Goal) -> u32 {
        if flaw::is(flaw::SHORT_BOUND) { 7 } else { CARDS.into() }
    }

    fn to_act(&self) -> Seats {
        if self.baiting() {
            Seats::first(2).iter().filter(|seat| self.baits[seat.index()].count_ones() < BAITS).collect()
        } else if self.hands == [0; 2] {
            Seats::NONE
        } else {
            Seats::one(self.turn)
        }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if !self.to_act().contains(seat) {
            return;
        }
        let how = if self.baiting() { Move::Lay } else { Move::Play };
        out.extend(cards(self.hands[seat.index()]).map(how));
        match flaw::now() {
            flaw::LIST_KNOWS_HAND if self.hands[1 - seat.index()] & bit(CARDS) != 0 => out.reverse(),
            flaw::LISTS_TWICE if !self.baiting() => out.push(out[0]),
            flaw::LISTS_REFUSED if self.stock == 0 => out.push(Move::Play(self.top)),
            flaw::LIST_ALLOCATES => drop(black_box(Box::new(seat))),
            _ => {}
        }
    }

    fn judge(&self, seat: Seat, mv: Move) -> Result<(), Why> {
        let card = mv.card();
        match (mv, self.baiting()) {
            _ if flaw::is(flaw::TAKES_UNLISTED) && self.water & bit(card) != 0 => Ok(()),
            (Move::Play(_), true) => Err(Why::BaitsFirst),
            (Move::Lay(_), false) => Err(Why::BaitsAreUp),
            _ if self.hands[seat.index()] & bit(card) != 0 => Ok(()),
            _ if flaw::is(flaw::REASON_KNOWS_HAND) && self.hands[1 - seat.index()] & bit(card) != 0 => {
                Err(Why::BaitsFirst)
            }
            _ => Err(Why::NotInHand(card)),
        }
    }

    fn play(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if flaw::is(flaw::PLAY_ALLOCATES) {
            drop(black_box(Box::new(seat)));
        }
        let card = mv.card();
        self.hands[seat.index()] &= !bit(card);
        match mv {
            Move::Lay(_) => {
                self.baits[seat.index()] |= bit(card);
                log.note(|| Event::Laid { seat, card: Some(card) });
                if self.to_act().is_empty() {
                    self.turn_up(log);
                }
            }
            Move::Play(_) => self.throw(seat, card, chance, log),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal<Why>> {
        if let Err(refusal) = self.check(seat, mv) {
            if flaw::is(flaw::REFUSED_CHANGES) {
                self.scores[seat.index()] += 1;
            }
            return Err(refusal);
        }
        self.play(seat, mv, chance, log);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen = |sets: [u32; 2], flawed: u8| {
            [0, 1].map(|at| {
                let sees = viewer.sees(Seat::new(at)) || flaw::is(flawed);
                sees.then(|| cards(sets[usize::from(at)]).collect())
            })
        };
        View {
            goal: self.goal,
            turn: self.turn,
            held: self.hands.map(|hand| hand.count_ones() as u8),
            hands: seen(self.hands, flaw::VIEW_SHOWS_HANDS),
            laid: self.baits.map(|baits| baits.count_ones() as u8),
            baits: seen(self.baits, flaw::VIEW_SHOWS_BAITS),
            pond: cards(self.water).collect(),
            top: self.top,
            stock: self.stock.count_ones() as u8,
            scores: self.scores,
        }
    }

    fn outlook(_: &View) {}

    fn see(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut seen = event.clone();
        let (seat, card, flawed) = match &mut seen {
            Event::Laid { seat, card } => (*seat, card, flaw::EVENT_SHOWS_BAIT),
            Event::Drew { seat, card } => (*seat, card, flaw::EVENT_SHOWS_DRAW),
            Event::TurnedUp { .. } | Event::Played { .. } => return Some(seen),
        };
        if !viewer.sees(seat) && !flaw::is(flawed) && !flaw::is(flaw::TELLS_ALONG) {
            *card = None;
        }
        Some(seen)
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::TurnedUp { .. } => !flaw::is(flaw::REVEALS_NOTHING),
            Event::Drew { seat, .. } => viewer.sees(*seat),
            _ => false,
        }
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        let known =
            |seen: &[Option<Vec<u8>>; 2]| [0, 1].map(|at| set(seen[at].as_deref().unwrap_or_default()));
        let (hands, baits, water) = (known(&view.hands), known(&view.baits), set(&view.pond));
        let stock = [hands, baits].iter().flatten().fold(ALL & !water, |rest, seen| rest & !seen);
        let View { goal, turn, top, mut scores, .. } = *view;
        if flaw::is(flaw::IMAGINES_NO_SCORE) {
            scores = [0; 2];
        }
        let mut position = Self { goal, turn, hands, baits, water, top, stock, scores };
        let mut draw = |position: &mut Self| {
            if flaw::is(flaw::IMAGINES_THE_SAME) {
                let card = position.stock.trailing_zeros() as u8;
                position.stock ^= bit(card);
                return bit(card);
            }
            bit(position.draw(chance))
        };
        for at in 0..2 {
            while position.baits[at].count_ones() < view.laid[at].into() {
                position.baits[at] |= draw(&mut position);
            }
            while position.hands[at].count_ones() < view.held[at].into() {
                position.hands[at] |= draw(&mut position);
            }
        }
        position
    }

    fn winners(&self) -> Option<Seats> {
        let best = match self.goal {
            Goal::Most => self.scores.into_iter().max(),
            Goal::Fewest => self.scores.into_iter().min(),
        };
        let wins = |seat: &Seat| Some(self.scores[seat.index()]) == best;
        self.to_act().is_empty().then(|| Seats::first(2).iter().filter(wins).collect())
    }

    fn standing(&self, _: Viewer) -> Standing {
        let high = |at: usize| (self.hands[at] & ALL << (CARDS / 2)).count_ones() as i64;
        let peek = |at: usize| if flaw::is(flaw::SCORE_KNOWS_HAND) { high(at) } else { 0 };
        let cells = [0, 1].map(|at| Some(i64::from(self.scores[at]) + peek(at))).to_vec();
        Standing::new(vec![ScoreLine { key: "score-points", cells }], self.winners())
    }

    fn prompt(&self, _: Seat) -> Phrase {
        Phrase::new(if self.baiting() { "prompt-lay" } else { "prompt-play" })
    }

    fn path(&self, seat: Seat, mv: Move) -> Path {
        let card = mv.card();
        let words = Phrase::new("target-card").number("card", card);
        let held = Target::new("hand", card, words.clone());
        let pile = Target::new("hand", "all", words);
        let lowest = cards(self.hands[seat.index()]).next() == Some(card);
        match flaw::now() {
            flaw::PATHS_ARE_SAME => vec![pile],
            flaw::PATH_BEGINS_ANOTHER if lowest => vec![pile],
            flaw::PATH_BEGINS_ANOTHER => vec![pile, held],
            flaw::PATH_KNOWS_HAND => {
                let other = self.hands[1 - seat.index()].trailing_zeros();
                vec![Target { words: Phrase::new("target-card").number("card", other), ..held }]
            }
            _ => vec![held],
        }
    }

    fn arrange(goal: &Goal, setup: Setup, _: Seats) -> Result<Self, Fault> {
        let mut position = Self::empty(*goal);
        for (at, hand) in setup.hands.iter().enumerate() {
            let place = format!("hands[{at}]");
            if hand.len() != HAND {
                let (given, hand) = (hand.len() as i64, HAND as i64);
                return Err(Fault::Range { at: place, given, min: hand, max: hand });
            }
            for &card in hand {
                if card > CARDS || position.stock & bit(card) == 0 {
                    return Err(Fault::Unknown { at: place, given: card.to_string() });
                }
                position.stock ^= bit(card);
                position.hands[at] |= bit(card);
            }
        }
        Ok(position)
    }

    fn broken_law(&self) -> Option<String> {
        let sets = [self.hands[0], self.hands[1], self.baits[0], self.baits[1], self.water, self.stock];
        let twice = sets.iter().fold((0, 0), |(seen, twice), set| (seen | set, twice | seen & set)).1;
        let lost = sets.iter().fold(ALL, |lost, set| lost & !set);
        let twice = cards(twice).next().map(|card| format!("the {card} is there twice"));
        twice.or_else(|| cards(lost).next().map(|card| format!("the {card} is lost")))
    }

    fn sketch(view: &View, words: &Words) -> String {
        let mut lines = vec![
            format!("{}: {}", words.word("sketch-pond"), text(&view.pond)),
            format!("{}: {}", words.word("sketch-stock"), view.stock),
        ];
        for at in 0..2 {
            let hand = view.hands[at].as_deref().map_or_else(|| "?".repeat(view.held[at].into()), text);
            lines.push(format!("{}: {hand} ({})", words.name(Seat::new(at as u8)), view.scores[at]));
        }
        lines.join("\n")
    }

    fn catalogue(lang: Lang) -> &'static str {
        words::catalogue(lang, flaw::now())
    }

    fn phrases() -> Vec<Phrase> {
        let keys = ["prompt-lay", "prompt-play", "sketch-pond", "sketch-stock", "score-points"];
        let card = Phrase::new("target-card").number("card", 7);
        keys.into_iter().map(Phrase::new).chain([card]).collect()
    }
}

impl<const SAYS: u8> Evaluate for Pond<SAYS> {
    fn worth(&self, seat: Seat) -> f32 {
        match self.winners() {
            Some(winners) if winners.contains(seat) => 1.0 / winners.len() as f32,
            Some(_) => 0.0,
            None if flaw::is(flaw::WORTH_TOO_MUCH) => 7.0,
            None => 0.5,
        }
    }
}
