//! What Pond is made of besides its position: the flaws that it can have, its option, moves, reasons and events.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Choices, Fault, Field, Options, Phrase, Reason, Seat, Speak};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

/// What is wrong with a Pond, if anything.
pub mod flaw {
    use std::cell::Cell;

    thread_local! {
        /// The flaw of all Ponds of this thread. As a parameter of the type it would have the whole kit compiled for each.
        static NOW: Cell<u8> = const { Cell::new(NONE) };
    }

    pub fn now() -> u8 {
        NOW.get()
    }

    pub fn is(flaw: u8) -> bool {
        now() == flaw
    }

    #[allow(dead_code)] // Other tests play a sound game.
    pub fn set(flaw: u8) {
        NOW.set(flaw);
    }

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
        LOSES_CARD IMAGINES_NO_SCORE IMAGINES_THE_SAME REVEALS_NOTHING TELLS_ALONG COUNTS_GAMES WORTH_TOO_MUCH
        PLAY_ALLOCATES LIST_ALLOCATES
        TAKES_UNLISTED LISTS_REFUSED REFUSED_CHANGES LISTS_TWICE
        PATHS_ARE_SAME PATH_BEGINS_ANOTHER
        SHORT_BOUND NEVER_ENDS
        SAYS_OPEN SAYS_ONE_BY_ONE SAYS_NO_CHANCE
        TEXT_NOT_READ
        MESSAGE_MISSING MESSAGE_IDLE MESSAGE_TWICE REASON_UNLISTED REASON_IN_OTHER_WORDS
    }
}

/// Cards are numbered from 1.
pub const CARDS: u8 = 12;

/// Cards in a row.
pub fn text(cards: &[u8]) -> String {
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
pub enum Move {
    Lay(u8),
    Play(u8),
}

impl Move {
    pub fn card(self) -> u8 {
        match self {
            Self::Lay(card) | Self::Play(card) => card,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(card) => write!(f, "lay {card}"),
            Self::Play(card) => write!(f, "play {card}"),
        }
    }
}

impl FromStr for Move {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let known = if flaw::is(flaw::TEXT_NOT_READ) { 1..=CARDS - 3 } else { 1..=CARDS };
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

impl Speak for Move {
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
pub enum Why {
    NotInHand(u8),
    BaitsFirst,
    BaitsAreUp,
}

impl Reason for Why {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInHand(_) => "R1",
            Self::BaitsFirst => "R2",
            Self::BaitsAreUp => "R3",
        }
    }
}

impl Speak for Why {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        match self {
            Self::NotInHand(CARDS) if flaw::is(flaw::REASON_IN_OTHER_WORDS) => {
                Phrase::new("why-not-this-one")
            }
            Self::NotInHand(card) => Phrase::new("why-not-in-hand").number("card", *card),
            Self::BaitsFirst => Phrase::new("why-baits-first"),
            Self::BaitsAreUp => Phrase::new("why-baits-are-up"),
        }
    }

    fn every() -> Vec<Self> {
        let all = [Self::NotInHand(1), Self::BaitsFirst, Self::BaitsAreUp];
        all.into_iter().take(if flaw::is(flaw::REASON_UNLISTED) { 2 } else { 3 }).collect()
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
