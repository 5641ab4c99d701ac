//! Pond, a small game behind the contract: sound, or broken on purpose in one place.
//!
//! * R1. There are twelve cards, 1 to 12. Each of two players is dealt four; the rest is the stock.
//! * R2. First each player lays two cards face down as baits, one by one and without waiting for the other.
//! * R3. When all four lie, they are turned up into the pond: the highest scores two points and is on top.
//! * R4. Then they take turns: play a card into the pond, on top. Above the card before, it scores a point.
//! * R5. After that draw a card, while the stock lasts. The game is over when both hands are empty.
//! * R6. The most points win, or with the option `goal=fewest` the fewest. A tie is shared.

use std::fmt;
use std::hint::black_box;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

use nurt_core::{
    Chance, Choices, Facts, Fault, Field, Game, Lang, Log, Options, Path, Phrase, Reason, Refusal, ScoreLine,
    Seat, Seats, Speak, Standing, Target, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

#[path = "words.rs"]
mod words;

/// What is wrong with a Pond, if anything.
pub mod flaw {
    macro_rules! flaws {
        ($($name:ident)+) => { flaws!(@count 0u8; $($name)+); };
        (@count $number:expr; $name:ident $($rest:ident)*) => {
            pub const $name: u8 = $number;
            flaws!(@count $number + 1; $($rest)*);
        };
        (@count $number:expr;) => {};
    }
    flaws! {
        NONE
        VIEW_SHOWS_HANDS VIEW_SHOWS_BAITS EVENT_SHOWS_DRAW EVENT_SHOWS_BAIT
        LIST_KNOWS_HAND REASON_KNOWS_HAND SCORE_KNOWS_HAND PATH_KNOWS_HAND
        LOSES_CARD IMAGINES_NO_SCORE REVEALS_NOTHING COUNTS_GAMES
        PLAY_ALLOCATES LIST_ALLOCATES
        TAKES_UNLISTED LISTS_REFUSED REFUSED_CHANGES LISTS_TWICE
        PATHS_ARE_SAME PATH_BEGINS_ANOTHER
        SHORT_BOUND NEVER_ENDS
        SAYS_OPEN SAYS_ONE_BY_ONE SAYS_NO_CHANCE
        TEXT_NOT_READ
        MESSAGE_MISSING MESSAGE_IDLE MESSAGE_TWICE REASON_UNLISTED
    }
}

const CARDS: u8 = 12;
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

fn text(cards: &[u8]) -> String {
    cards.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// The option: who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    Most,
    Fewest,
}

impl Options for Goal {
    const FIELDS: &'static [Field] = &[Field::choice("goal", &["most", "fewest"])];

    fn from_choices(choices: &Choices) -> Self {
        if choices.get("goal") == "fewest" { Self::Fewest } else { Self::Most }
    }
}

/// `lay 7` as a bait, `play 7` into the pond.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumCount)]
pub enum Move<const FLAW: u8> {
    Lay(u8),
    Play(u8),
}

impl<const FLAW: u8> Move<FLAW> {
    fn card(self) -> u8 {
        match self {
            Self::Lay(card) | Self::Play(card) => card,
        }
    }
}

impl<const FLAW: u8> fmt::Display for Move<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(card) => write!(f, "lay {card}"),
            Self::Play(card) => write!(f, "play {card}"),
        }
    }
}

impl<const FLAW: u8> FromStr for Move<FLAW> {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let known = if FLAW == flaw::TEXT_NOT_READ { 1..=CARDS - 3 } else { 1..=CARDS };
        let read = |verb: &str| {
            let card = text.strip_prefix(verb)?.strip_prefix(' ')?;
            known.clone().find(|number| number.to_string() == card)
        };
        read("lay")
            .map(Self::Lay)
            .or_else(|| read("play").map(Self::Play))
            .ok_or_else(|| Fault::Move { given: Fault::quote(text) })
    }
}

impl<const FLAW: u8> Speak for Move<FLAW> {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let key = if matches!(self, Self::Lay(_)) { "move-lay" } else { "move-play" };
        Phrase::new(key).number("card", self.card())
    }

    fn every() -> Vec<Self> {
        (1..=CARDS).map(Self::Lay).chain((1..=CARDS).map(Self::Play)).collect()
    }
}

/// Why a card may not be laid or played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount)]
pub enum Why<const FLAW: u8> {
    NotInHand(u8),
    BaitsFirst,
    BaitsAreUp,
}

impl<const FLAW: u8> Reason for Why<FLAW> {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInHand(_) => "R4",
            Self::BaitsFirst => "R2",
            Self::BaitsAreUp => "R3",
        }
    }
}

impl<const FLAW: u8> Speak for Why<FLAW> {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        match self {
            Self::NotInHand(card) => Phrase::new("why-not-in-hand").number("card", *card),
            Self::BaitsFirst => Phrase::new("why-baits-first"),
            Self::BaitsAreUp => Phrase::new("why-baits-are-up"),
        }
    }

    fn every() -> Vec<Self> {
        let all = [Self::NotInHand(1), Self::BaitsFirst, Self::BaitsAreUp];
        all.into_iter().take(if FLAW == flaw::REASON_UNLISTED { 2 } else { 3 }).collect()
    }
}

/// What happened. A card that a viewer may not see is `None` there; in the engine it is always known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, EnumCount)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Laid { seat: Seat, card: Option<u8> },
    TurnedUp { baits: [Vec<u8>; 2] },
    Played { seat: Seat, card: u8, points: u8 },
    Drew { seat: Seat, card: Option<u8> },
}

impl Speak for Event {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let with = |key: &str, seat: Seat, card: Option<u8>| match card {
            Some(card) => Phrase::new(key).seat("who", seat).number("card", card),
            None => Phrase::new(format!("{key}-hidden")).seat("who", seat),
        };
        match self {
            Self::Laid { seat, card } => with("event-laid", *seat, *card),
            Self::TurnedUp { baits: [first, second] } => {
                Phrase::new("event-turned-up").text("first", text(first)).text("second", text(second))
            }
            Self::Played { seat, card, points } => {
                with("event-played", *seat, Some(*card)).number("points", *points)
            }
            Self::Drew { seat, card } => with("event-drew", *seat, *card),
        }
    }

    fn every() -> Vec<Self> {
        let seat = Seat::new(0);
        let either = [None, Some(7)];
        let turned = Self::TurnedUp { baits: [vec![1, 2], vec![3, 4]] };
        let laid = either.map(|card| Self::Laid { seat, card });
        let drew = either.map(|card| Self::Drew { seat, card });
        let played = [0, 1].map(|points| Self::Played { seat, card: 7, points });
        laid.into_iter().chain([turned]).chain(played).chain(drew).collect()
    }
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

/// A position. Cards are sets, and the stock has no order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pond<const FLAW: u8> {
    goal: Goal,
    turn: Seat,
    hands: [u32; 2],
    /// By seat, face down; empty again when they are turned up.
    baits: [u32; 2],
    /// Empty until the baits are turned up.
    pond: u32,
    top: u8,
    stock: u32,
    scores: [u8; 2],
}

impl<const FLAW: u8> Pond<FLAW> {
    fn empty(goal: Goal) -> Self {
        let (turn, none) = (Seat::new(0), [0; 2]);
        Self { goal, turn, hands: none, baits: none, pond: 0, top: 0, stock: ALL, scores: [0; 2] }
    }

    /// R2 to R4: whether the baits are still being laid.
    fn baiting(&self) -> bool {
        self.pond == 0
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
        self.pond = baits[0] | baits[1];
        self.top = self.pond.ilog2() as u8;
        self.scores[usize::from(baits[1] > baits[0])] += 2;
        self.baits = [0; 2];
    }

    /// R4, R5.
    fn throw(&mut self, seat: Seat, card: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let points = u8::from(card > self.top);
        self.scores[seat.index()] += points;
        self.top = card;
        if FLAW != flaw::LOSES_CARD || card != 5 {
            self.pond |= bit(card);
        }
        log.note(|| Event::Played { seat, card, points });
        if self.stock != 0 {
            let drawn = self.draw(chance);
            self.hands[seat.index()] |= bit(drawn);
            log.note(|| Event::Drew { seat, card: Some(drawn) });
        }
        if FLAW == flaw::NEVER_ENDS && self.stock == 0 {
            (self.stock, self.pond) = (self.pond & !bit(card), bit(card));
        }
        self.turn = Seat::new(1 - seat.index() as u8);
    }
}

/// How many games there were, for the Pond that should not count them.
static GAMES: AtomicU8 = AtomicU8::new(0);

impl<const FLAW: u8> Game for Pond<FLAW> {
    const FACTS: Facts = Facts {
        name: "pond",
        rules: 1,
        players: (2, 2),
        hidden: FLAW != flaw::SAYS_OPEN,
        simultaneous: FLAW != flaw::SAYS_ONE_BY_ONE,
        chance: FLAW != flaw::SAYS_NO_CHANCE,
        most_moves: HAND,
        offered: false,
    };

    type Options = Goal;
    type Move = Move<FLAW>;
    type Event = Event;
    type EventView = Event;
    type Why = Why<FLAW>;
    type View = View;
    type Setup = Setup;

    fn new(goal: &Goal, chance: &mut impl Chance, _: &mut impl Log<Event>) -> Self {
        let mut position = Self::empty(*goal);
        for seat in 0..2 {
            for _ in 0..HAND {
                position.hands[seat] |= bit(position.draw(chance));
            }
        }
        if FLAW == flaw::COUNTS_GAMES {
            position.scores[0] = 1 + GAMES.fetch_add(1, Ordering::Relaxed) % 100;
        }
        position
    }

    /// Every decision lays or plays a card.
    fn bound(_: &Goal) -> u32 {
        if FLAW == flaw::SHORT_BOUND { 7 } else { CARDS.into() }
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

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move<FLAW>>) {
        out.clear();
        if !self.to_act().contains(seat) {
            return;
        }
        let how = if self.baiting() { Move::Lay } else { Move::Play };
        out.extend(cards(self.hands[seat.index()]).map(how));
        match FLAW {
            flaw::LIST_KNOWS_HAND if self.hands[1 - seat.index()] & bit(CARDS) != 0 => out.reverse(),
            flaw::LISTS_TWICE if !self.baiting() => out.push(out[0]),
            flaw::LISTS_REFUSED if !self.baiting() => out.push(Move::Play(self.top)),
            flaw::LIST_ALLOCATES => drop(black_box(Box::new(seat))),
            _ => {}
        }
    }

    fn judge(&self, seat: Seat, mv: Move<FLAW>) -> Result<(), Why<FLAW>> {
        let card = mv.card();
        match (mv, self.baiting()) {
            _ if FLAW == flaw::TAKES_UNLISTED && self.pond & bit(card) != 0 => Ok(()),
            (Move::Play(_), true) => Err(Why::BaitsFirst),
            (Move::Lay(_), false) => Err(Why::BaitsAreUp),
            _ if self.hands[seat.index()] & bit(card) != 0 => Ok(()),
            _ if FLAW == flaw::REASON_KNOWS_HAND && self.hands[1 - seat.index()] & bit(card) != 0 => {
                Err(Why::BaitsFirst)
            }
            _ => Err(Why::NotInHand(card)),
        }
    }

    fn play(&mut self, seat: Seat, mv: Move<FLAW>, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if FLAW == flaw::PLAY_ALLOCATES {
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
        mv: Move<FLAW>,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal<Why<FLAW>>> {
        if let Err(refusal) = self.check(seat, mv) {
            if FLAW == flaw::REFUSED_CHANGES {
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
                let sees = viewer.sees(Seat::new(at)) || FLAW == flawed;
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
            pond: cards(self.pond).collect(),
            top: self.top,
            stock: self.stock.count_ones() as u8,
            scores: self.scores,
        }
    }

    fn see(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut seen = event.clone();
        match &mut seen {
            Event::Laid { seat, card } if !viewer.sees(*seat) && FLAW != flaw::EVENT_SHOWS_BAIT => {
                *card = None
            }
            Event::Drew { seat, card } if !viewer.sees(*seat) && FLAW != flaw::EVENT_SHOWS_DRAW => {
                *card = None
            }
            _ => {}
        }
        Some(seen)
    }

    fn reveals(event: &Event) -> Seats {
        match event {
            Event::TurnedUp { .. } if FLAW != flaw::REVEALS_NOTHING => Seats::first(2),
            Event::Drew { seat, .. } => Seats::one(*seat),
            _ => Seats::NONE,
        }
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        let known =
            |seen: &[Option<Vec<u8>>; 2]| [0, 1].map(|at| set(seen[at].as_deref().unwrap_or_default()));
        let (hands, baits, pond) = (known(&view.hands), known(&view.baits), set(&view.pond));
        let stock = [hands, baits].iter().flatten().fold(ALL & !pond, |rest, seen| rest & !seen);
        let View { goal, turn, top, mut scores, .. } = *view;
        if FLAW == flaw::IMAGINES_NO_SCORE {
            scores = [0; 2];
        }
        let mut position = Self { goal, turn, hands, baits, pond, top, stock, scores };
        for at in 0..2 {
            while position.baits[at].count_ones() < view.laid[at].into() {
                position.baits[at] |= bit(position.draw(chance));
            }
            while position.hands[at].count_ones() < view.held[at].into() {
                position.hands[at] |= bit(position.draw(chance));
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
        let peek = |at: usize| if FLAW == flaw::SCORE_KNOWS_HAND { high(at) } else { 0 };
        let cells = [0, 1].map(|at| Some(i64::from(self.scores[at]) + peek(at))).to_vec();
        Standing { lines: vec![ScoreLine { key: "score-points", cells }], winners: self.winners() }
    }

    fn prompt(&self, _: Seat) -> Phrase {
        Phrase::new(if self.baiting() { "prompt-lay" } else { "prompt-play" })
    }

    fn path(&self, seat: Seat, mv: Move<FLAW>) -> Path {
        let card = mv.card();
        let words = Phrase::new("target-card").number("card", card);
        let held = Target::new("hand", card, words.clone());
        let lowest = cards(self.hands[seat.index()]).next() == Some(card);
        match FLAW {
            flaw::PATHS_ARE_SAME => vec![Target::new("hand", "any", words)],
            flaw::PATH_BEGINS_ANOTHER if lowest => vec![Target::button("go")],
            flaw::PATH_BEGINS_ANOTHER => vec![Target::button("go"), held],
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
        let sets = [self.hands[0], self.hands[1], self.baits[0], self.baits[1], self.pond, self.stock];
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
        words::catalogue(lang, FLAW)
    }

    fn phrases() -> Vec<Phrase> {
        let keys = ["prompt-lay", "prompt-play", "sketch-pond", "sketch-stock", "score-points"];
        let card = Phrase::new("target-card").number("card", 7);
        keys.into_iter().map(Phrase::new).chain([card]).collect()
    }
}
