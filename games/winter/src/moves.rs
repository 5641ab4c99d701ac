//! What a player can decide, and how it is written.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Fault, Phrase, Piece, Seat, Speak};
use strum::{EnumCount, VariantArray};

use crate::cards::Card;
use crate::components::{Animal, Column, Culture, Effect, MOST_PLAYERS, People, SETUP, Side, Stone, Track};
use crate::geometry::{Hex, Hexes, Juncture, Place, RAFT_SPACES};
use crate::site::{Square, Squares};
use crate::state::{Figure, RIVAL, Spot};

/// Where a camp comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Camp {
    /// From the starting tile.
    Start,
    /// From a hex.
    Hex(Hex),
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumCount)]
pub enum Move {
    /// B2j: this side of the chief.
    Side(Side),
    /// B2n: this setup card, from 1.
    Setup(u8),
    /// E2o: the starting tile goes here.
    Start(Place),
    /// B3c: plays a culture card, and for every one but the first discards another card.
    Culture(Culture, Option<Card>),
    /// B3d: places a figure.
    Place(Figure, Spot),
    /// B3f: plays people for labour.
    Play(People),
    /// B5: takes a tribe card, to the hand or else to the discard pile.
    Recruit(People, bool),
    /// B5: takes a culture card.
    Learn(Culture),
    /// B5: takes an animal.
    Hunt(Animal),
    /// B5: moves a camp.
    Shift(Camp, Hex),
    /// E5a: moves the raft to this space.
    Raft(u8),
    /// B5: a new camp, on the base tile or the starting tile.
    Camp,
    /// E4b: a new camp where the raft is.
    CampAtRaft,
    /// B8e: builds a village; with the raft in place of a camp, or without it.
    Village(Juncture, bool),
    /// B5: takes a sacred stone.
    Stone(Stone),
    /// B9b: tips an animal.
    Tip(Animal),
    /// B12a: buries a card from hand, or from the discard pile.
    Bury(Card, bool),
    /// B10b, B10c: places a megalith.
    Megalith(Square),
    /// B10e: places a neutral megalith first.
    Neutral(Square),
    /// B13a: a step on this track.
    Step(Track),
    /// One of the options of people in the eclipse, from 1.
    Choose(People, u8),
    /// An exchange that a card offers.
    Exchange,
    /// E9c: moves somebody else's camp.
    Push(Seat, Hex, Hex),
    /// B14a: puts people into the eclipse pile.
    Add(People),
    /// B14a: the eclipse pile is complete.
    Ready,
    /// B14c: this ability of the pile is next.
    Resolve(People),
    /// B14c: the benefit of this hex is next.
    Take(Hex),
    /// E7d: the delta is next.
    Delta,
    /// B1g: nothing, or no more, of what is offered.
    Skip,
    /// B3e: nothing more in this column, but for the bonus of the first figure.
    End,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Column(column) => column.fmt(f),
            Self::Rest => f.write_str("rest"),
        }
    }
}

impl FromStr for Spot {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::all()
            .find(|spot| spot.to_string() == text)
            .ok_or_else(|| Fault::Unknown { at: "spot".to_owned(), given: Fault::quote(text) })
    }
}

nurt_core::written!(Spot);

impl Figure {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Member, Self::Chief];

    /// The name in moves and targets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Member => "member",
            Self::Chief => "chief",
        }
    }
}

impl fmt::Display for Camp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start => f.write_str("start"),
            Self::Hex(hex) => hex.fmt(f),
        }
    }
}

impl FromStr for Camp {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        if text == "start" { Ok(Self::Start) } else { text.parse().map(Self::Hex) }
    }
}

nurt_core::written!(Camp);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side(side) => write!(f, "side {side}"),
            Self::Setup(card) => write!(f, "setup {card}"),
            Self::Start(place) => write!(f, "start {place}"),
            Self::Culture(culture, None) => write!(f, "culture {culture}"),
            Self::Culture(culture, Some(other)) => write!(f, "culture {culture} for {other}"),
            Self::Place(figure, spot) => write!(f, "place {} {spot}", figure.name()),
            Self::Play(people) => write!(f, "play {people}"),
            Self::Recruit(people, true) => write!(f, "recruit {people}"),
            Self::Recruit(people, false) => write!(f, "recruit {people} to discard"),
            Self::Learn(culture) => write!(f, "learn {culture}"),
            Self::Hunt(animal) => write!(f, "hunt {animal}"),
            Self::Shift(from, to) => write!(f, "move {from} {to}"),
            Self::Raft(space) => write!(f, "raft {space}"),
            Self::Camp => f.write_str("camp"),
            Self::CampAtRaft => f.write_str("camp at raft"),
            Self::Village(juncture, false) => write!(f, "village {juncture}"),
            Self::Village(juncture, true) => write!(f, "village {juncture} with raft"),
            Self::Stone(stone) => write!(f, "stone {stone}"),
            Self::Tip(animal) => write!(f, "tip {animal}"),
            Self::Bury(card, false) => write!(f, "bury {card}"),
            Self::Bury(card, true) => write!(f, "bury {card} from discard"),
            Self::Megalith(square) => write!(f, "megalith {square}"),
            Self::Neutral(square) => write!(f, "neutral {square}"),
            Self::Step(track) => write!(f, "step {track}"),
            Self::Choose(people, option) => write!(f, "choose {people} {option}"),
            Self::Exchange => f.write_str("exchange"),
            Self::Push(seat, from, to) => write!(f, "push {seat} {from} {to}"),
            Self::Add(people) => write!(f, "add {people}"),
            Self::Ready => f.write_str("ready"),
            Self::Resolve(people) => write!(f, "resolve {people}"),
            Self::Take(hex) => write!(f, "take {hex}"),
            Self::Delta => f.write_str("delta"),
            Self::Skip => f.write_str("skip"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = || {
            let mv = match *words.as_slice() {
                ["side", side] => Self::Side(side.parse().ok()?),
                ["setup", card] => Self::Setup(card.parse().ok()?),
                ["start", place] => Self::Start(place.parse().ok()?),
                ["culture", culture] => Self::Culture(culture.parse().ok()?, None),
                ["culture", culture, "for", other] => {
                    Self::Culture(culture.parse().ok()?, Some(other.parse().ok()?))
                }
                ["place", figure, spot] => {
                    let figure = Figure::ALL.into_iter().find(|known| known.name() == figure)?;
                    Self::Place(figure, spot.parse().ok()?)
                }
                ["play", people] => Self::Play(people.parse().ok()?),
                ["recruit", people] => Self::Recruit(people.parse().ok()?, true),
                ["recruit", people, "to", "discard"] => Self::Recruit(people.parse().ok()?, false),
                ["learn", culture] => Self::Learn(culture.parse().ok()?),
                ["hunt", animal] => Self::Hunt(animal.parse().ok()?),
                ["move", from, to] => Self::Shift(from.parse().ok()?, to.parse().ok()?),
                ["raft", space] => Self::Raft(space.parse().ok()?),
                ["camp"] => Self::Camp,
                ["camp", "at", "raft"] => Self::CampAtRaft,
                ["village", juncture] => Self::Village(juncture.parse().ok()?, false),
                ["village", juncture, "with", "raft"] => Self::Village(juncture.parse().ok()?, true),
                ["stone", stone] => Self::Stone(stone.parse().ok()?),
                ["tip", animal] => Self::Tip(animal.parse().ok()?),
                ["bury", card] => Self::Bury(card.parse().ok()?, false),
                ["bury", card, "from", "discard"] => Self::Bury(card.parse().ok()?, true),
                ["megalith", square] => Self::Megalith(square.parse().ok()?),
                ["neutral", square] => Self::Neutral(square.parse().ok()?),
                ["step", track] => Self::Step(track.parse().ok()?),
                ["choose", people, option] => Self::Choose(people.parse().ok()?, option.parse().ok()?),
                ["exchange"] => Self::Exchange,
                ["push", seat, from, to] => {
                    let seat = Seat::try_from(seat.parse::<u8>().ok()?).ok()?;
                    Self::Push(seat, from.parse().ok()?, to.parse().ok()?)
                }
                ["add", people] => Self::Add(people.parse().ok()?),
                ["ready"] => Self::Ready,
                ["resolve", people] => Self::Resolve(people.parse().ok()?),
                ["take", hex] => Self::Take(hex.parse().ok()?),
                ["delta"] => Self::Delta,
                ["skip"] => Self::Skip,
                ["end"] => Self::End,
                _ => return None,
            };
            // One spelling only, and nothing that can never be.
            (mv.can_be() && mv.to_string() == text).then_some(mv)
        };
        read().ok_or_else(|| Fault::Move { given: Fault::quote(text) })
    }
}

/// The options of people in the eclipse.
pub(crate) fn options(people: People) -> &'static [&'static [Effect]] {
    match people.face().eclipse {
        [Effect::Choose(options)] => options,
        _ => &[],
    }
}

impl Move {
    /// Whether such a move could be made in some position.
    pub(crate) fn can_be(self) -> bool {
        match self {
            Self::Setup(card) => (2..=SETUP.len() as u8).contains(&card),
            Self::Culture(culture, Some(other)) => other != Card::Culture(culture),
            Self::Recruit(people, _) => people.is_tribe(),
            Self::Shift(Camp::Hex(from), to) => from != to,
            Self::Raft(space) => space < RAFT_SPACES,
            Self::Push(seat, from, to) => seat.index() <= RIVAL.index() && from != to,
            Self::Neutral(square) => square.level() == 0,
            Self::Choose(people, option) => (1..=options(people).len()).contains(&usize::from(option)),
            Self::Resolve(people) => !people.face().eclipse.is_empty(),
            _ => true,
        }
    }
}

impl Speak for Move {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let hex = |key: &str, hex: Hex| Phrase::new(key).text("hex", hex.to_string());
        match *self {
            Self::Side(side) => Phrase::new("move-side").text("side", side.name()),
            Self::Setup(card) => Phrase::new("move-setup").number("card", card),
            Self::Start(place) => Phrase::new("move-start").text("place", place.to_string()),
            Self::Culture(culture, None) => {
                Phrase::new("move-culture").phrase("card", Card::Culture(culture).phrase())
            }
            Self::Culture(culture, Some(other)) => Phrase::new("move-culture-for")
                .phrase("card", Card::Culture(culture).phrase())
                .phrase("other", other.phrase()),
            Self::Place(figure, spot) => {
                Phrase::new("move-place").text("figure", figure.name()).text("spot", spot.to_string())
            }
            Self::Play(people) => Phrase::new("move-play").text("people", people.name()),
            Self::Recruit(people, hand) => {
                let key = if hand { "move-recruit" } else { "move-recruit-discard" };
                Phrase::new(key).text("people", people.name())
            }
            Self::Learn(culture) => Phrase::new("move-learn").phrase("card", Card::Culture(culture).phrase()),
            Self::Hunt(animal) => Phrase::new("move-hunt").text("animal", animal.name()),
            Self::Shift(Camp::Start, to) => hex("move-shift-start", to),
            Self::Shift(Camp::Hex(from), to) => hex("move-shift", to).text("from", from.to_string()),
            Self::Raft(space) => Phrase::new("move-raft").number("space", space),
            Self::Camp => Phrase::new("move-camp"),
            Self::CampAtRaft => Phrase::new("move-camp-raft"),
            Self::Village(juncture, raft) => {
                let key = if raft { "move-village-raft" } else { "move-village" };
                Phrase::new(key).text("juncture", juncture.to_string())
            }
            Self::Stone(stone) => Phrase::new("move-stone").phrase("stone", stone.phrase()),
            Self::Tip(animal) => Phrase::new("move-tip").text("animal", animal.name()),
            Self::Bury(card, discard) => {
                let key = if discard { "move-bury-discard" } else { "move-bury" };
                Phrase::new(key).phrase("card", card.phrase())
            }
            Self::Megalith(square) => Phrase::new("move-megalith").text("square", square.to_string()),
            Self::Neutral(square) => Phrase::new("move-neutral").text("square", square.to_string()),
            Self::Step(track) => Phrase::new("move-step").text("track", track.name()),
            Self::Choose(people, option) => Phrase::new("move-choose")
                .text("people", people.name())
                .phrase("effect", crate::words::option(people, option)),
            Self::Exchange => Phrase::new("move-exchange"),
            Self::Push(seat, from, to) => {
                crate::words::with_who(hex("move-push", to).text("from", from.to_string()), seat)
            }
            Self::Add(people) => Phrase::new("move-add").text("people", people.name()),
            Self::Ready => Phrase::new("move-ready"),
            Self::Resolve(people) => Phrase::new("move-resolve").text("people", people.name()),
            Self::Take(from) => hex("move-take", from),
            Self::Delta => Phrase::new("move-delta"),
            Self::Skip => Phrase::new("move-skip"),
            Self::End => Phrase::new("move-end"),
        }
    }

    fn every() -> Vec<Self> {
        let people = || People::VARIANTS.iter().copied();
        let hexes = || Hexes::all().iter();
        let mut every = Vec::new();
        every.extend(Side::VARIANTS.iter().copied().map(Self::Side));
        every.extend((2..=SETUP.len() as u8).map(Self::Setup));
        every.extend(Place::all().map(Self::Start));
        for culture in Culture::all() {
            every.extend([Self::Culture(culture, None), Self::Learn(culture)]);
            every.extend(Card::all().map(|other| Self::Culture(culture, Some(other))));
        }
        every.extend(
            Figure::ALL.into_iter().flat_map(|figure| Spot::all().map(move |spot| Self::Place(figure, spot))),
        );
        for people in people() {
            every.extend([Self::Play(people), Self::Add(people), Self::Resolve(people)]);
            every.extend([Self::Recruit(people, true), Self::Recruit(people, false)]);
            every.extend((1..=2).map(|option| Self::Choose(people, option)));
        }
        for &animal in Animal::VARIANTS {
            every.extend([Self::Hunt(animal), Self::Tip(animal)]);
        }
        for from in hexes() {
            every.extend([Self::Take(from), Self::Shift(Camp::Start, from)]);
            every.extend(hexes().map(|to| Self::Shift(Camp::Hex(from), to)));
            for seat in (0..=MOST_PLAYERS as u8).map(Seat::new) {
                every.extend(hexes().map(|to| Self::Push(seat, from, to)));
            }
        }
        every.extend((0..RAFT_SPACES).map(Self::Raft));
        for juncture in Juncture::all() {
            every.extend([Self::Village(juncture, false), Self::Village(juncture, true)]);
        }
        every.extend(Stone::all().map(Self::Stone));
        every.extend(Card::all().flat_map(|card| [Self::Bury(card, false), Self::Bury(card, true)]));
        every
            .extend(Squares::all().iter().flat_map(|square| [Self::Megalith(square), Self::Neutral(square)]));
        every.extend(Track::VARIANTS.iter().copied().map(Self::Step));
        every.extend([Self::Camp, Self::CampAtRaft, Self::Exchange, Self::Ready]);
        every.extend([Self::Delta, Self::Skip, Self::End]);
        every.retain(|mv| mv.can_be());
        every
    }
}

const _: () = assert!(Square::COUNT <= 128 && Column::COUNT == 4);
