//! What happened. Everybody sees everything but the cards that others draw, and eclipse piles until they are revealed.

use nurt_core::{Phrase, Seat, Speak, Viewer};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

use crate::cards::Card;
use crate::components::{Animal, Chief, Column, Culture, FishToken, People, Side, Stone, Track};
use crate::geometry::{Hex, Juncture, Place};
use crate::moves::Camp;
use crate::site::Square;
use crate::state::{Figure, Origin, RIVAL, Source, Spot};
use crate::words::with_who;

/// What somebody got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Named after what they are.
pub enum Gain {
    Food(u8),
    Tools(u8),
    Points(u8),
    Labour(u8),
    Strength(u8),
}

/// What was exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Named after what they are.
pub enum Exchange {
    FoodForTool,
    ToolForFood,
    FoodForPoint,
}

/// Something that happened. What a viewer may not see is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, EnumCount)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Event {
    /// B2: the table is set.
    Began { order: Vec<Seat> },
    /// B2j: the chief that was dealt.
    Chief { seat: Seat, chief: Chief },
    /// B2j.
    Side { seat: Seat, chief: Chief, side: Side },
    /// B2n: the setup cards from which can be chosen.
    Setups { cards: Vec<u8> },
    /// B2n.
    Setup { seat: Seat, card: u8 },
    /// E2o.
    Started { seat: Seat, place: Place },
    /// Cards were drawn; which, only their owner sees.
    Drew { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    /// B4f: a discard pile is a new deck.
    Shuffled { seat: Seat },
    /// B3c: a culture card was played, and perhaps a card discarded for it.
    Cultured { seat: Seat, culture: Culture, other: Option<Card> },
    /// B3d.
    Placed { seat: Seat, figure: Figure, spot: Spot, first: bool },
    /// B4b.
    Played { seat: Seat, people: People, labour: u8 },
    /// B5: a tribe card was taken, to the hand or to the discard pile.
    Recruited { seat: Seat, people: People, hand: bool },
    /// B5.
    Learned { seat: Seat, culture: Culture },
    /// B11b.
    TookStone { seat: Seat, stone: Stone },
    /// B9a.
    Hunted { seat: Seat, animal: Animal },
    /// B9b.
    Tipped { seat: Seat, animal: Animal },
    /// B12a.
    Buried { seat: Seat, card: Card, discard: bool },
    /// B17b: the Rival buries a card that is none.
    RivalBuried,
    /// B8b, E4a, E4b: a new camp; on the base tile or the starting tile if no hex is named.
    Camped { seat: Seat, hex: Option<Hex> },
    /// B8c.
    Moved { seat: Seat, from: Camp, to: Hex },
    /// E5a.
    Rafted { seat: Seat, from: u8, to: u8 },
    /// E9c.
    Pushed { seat: Seat, owner: Seat, from: Hex, to: Hex },
    /// B8e, E6a.
    Settled { seat: Seat, juncture: Juncture, raft: bool },
    /// B10b, B10c.
    Raised { seat: Seat, square: Square },
    /// B10e.
    RaisedNeutral { seat: Seat, square: Square },
    /// B13a.
    Stepped { seat: Seat, track: Track, to: u8 },
    /// Somebody got something.
    Gained { seat: Seat, gain: Gain, why: Origin },
    /// An exchange that a card offers.
    Exchanged { seat: Seat, exchange: Exchange },
    /// E8a.
    Fished { seat: Seat, fish: FishToken },
    /// E8b.
    FishBack,
    /// B3g, B15c: what came up in the hunting grounds and among the culture cards.
    Refilled { animals: Vec<Animal>, cultures: Vec<Culture> },
    /// B17b: culture cards that the Rival removed.
    Boxed { cultures: Vec<Culture> },
    /// B17b: the card that the Rival turned up.
    RivalCard { column: Column },
    /// B14a.
    Eclipse { round: u8 },
    /// B14a: an eclipse pile is complete; nobody sees it yet.
    Ready { seat: Seat },
    /// B14b: the pile and the strength.
    Revealed { seat: Seat, pile: Vec<People>, strength: u8 },
    /// B14b.
    Order { order: Vec<Seat> },
    /// B14c: somebody's eclipse begins.
    EclipseOf { seat: Seat },
    /// B14c: an ability is resolved.
    Resolved { seat: Seat, people: People },
    /// B14c: one of the options of an ability, from 1.
    Chose { seat: Seat, people: People, option: u8 },
    /// B1g: nothing, or no more, of what is offered.
    Skipped { seat: Seat, why: Origin },
    /// B14c: a benefit of the board is resolved.
    Took { seat: Seat, hex: Hex },
    /// B15a.
    Round { round: u8 },
    /// B15c.
    SecondEra,
    /// E5e.
    RaftsBack,
    /// B16: what one line of the final scoring brings.
    Scored { seat: Seat, source: Source, points: u16 },
    /// B16g.
    Ended,
}

impl Event {
    /// What a viewer sees of it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Self {
        match self {
            &Self::Drew { seat, count, .. } if !viewer.sees(seat) => Self::Drew { seat, count, cards: None },
            event => event.clone(),
        }
    }

    /// Whether it shows a viewer something that it could not know before.
    pub(crate) fn reveals_to(&self, viewer: Viewer) -> bool {
        match self {
            Self::Began { .. }
            | Self::Chief { .. }
            | Self::Setups { .. }
            | Self::Fished { .. }
            | Self::RivalCard { .. }
            | Self::Revealed { .. }
            | Self::Ended => true,
            Self::Refilled { animals, cultures } => !animals.is_empty() || !cultures.is_empty(),
            Self::Drew { seat, count, .. } => viewer.sees(*seat) && *count > 0,
            Self::Cultured { seat, .. } | Self::Played { seat, .. } | Self::Buried { seat, .. } => {
                !viewer.sees(*seat)
            }
            _ => false,
        }
    }
}

impl Speak for Event {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let who = |key: &str, seat: Seat| with_who(Phrase::new(key), seat);
        let hex = |phrase: Phrase, hex: Hex| phrase.text("hex", hex.to_string());
        match *self {
            Self::Began { ref order } => who("event-began", order.first().copied().unwrap_or(Seat::new(0))),
            Self::Chief { seat, chief } => who("event-chief", seat).text("chief", chief.name()),
            Self::Side { seat, chief, side } => who("event-side", seat)
                .text("chief", chief.name())
                .phrase("effect", chief.face(side).phrase()),
            Self::Setups { .. } => Phrase::new("event-setups"),
            Self::Setup { seat, card } => who("event-setup", seat).number("card", card),
            Self::Started { seat, place } => who("event-started", seat).text("place", place.to_string()),
            Self::Drew { seat, cards: Some(ref cards), .. } if !cards.is_empty() => who("event-drew", seat)
                .number("count", cards.len() as u8)
                .phrase("cards", crate::words::list(cards)),
            Self::Drew { seat, count, .. } => who("event-drew-hidden", seat).number("count", count),
            Self::Shuffled { seat } => who("event-shuffled", seat),
            Self::Cultured { seat, culture, other } => {
                let phrase = who(if other.is_some() { "event-cultured-for" } else { "event-cultured" }, seat)
                    .phrase("card", Card::Culture(culture).phrase());
                match other {
                    Some(other) => phrase.phrase("other", other.phrase()),
                    None => phrase,
                }
            }
            Self::Placed { seat, figure, spot, first } => {
                who(if first { "event-placed-first" } else { "event-placed" }, seat)
                    .text("figure", figure.name())
                    .text("spot", spot.to_string())
            }
            Self::Played { seat, people, labour } => {
                who("event-played", seat).text("people", people.name()).number("labour", labour)
            }
            Self::Recruited { seat, people, hand } => {
                who(if hand { "event-recruited" } else { "event-recruited-discard" }, seat)
                    .text("people", people.name())
            }
            Self::Learned { seat, culture } => {
                who("event-learned", seat).phrase("card", Card::Culture(culture).phrase())
            }
            Self::TookStone { seat, stone } => who("event-stone", seat).phrase("stone", stone.phrase()),
            Self::Hunted { seat, animal } => who("event-hunted", seat).text("animal", animal.name()),
            Self::Tipped { seat, animal } => who("event-tipped", seat).text("animal", animal.name()),
            Self::Buried { seat, card, discard } => {
                who(if discard { "event-buried-discard" } else { "event-buried" }, seat)
                    .phrase("card", card.phrase())
            }
            Self::RivalBuried => Phrase::new("event-rival-buried"),
            Self::Camped { seat, hex: Some(at) } => hex(who("event-camped-hex", seat), at),
            Self::Camped { seat, hex: None } => who("event-camped", seat),
            Self::Moved { seat, from: Camp::Start, to } => hex(who("event-moved-start", seat), to),
            Self::Moved { seat, from: Camp::Hex(from), to } => {
                hex(who("event-moved", seat), to).text("from", from.to_string())
            }
            Self::Rafted { seat, to, .. } => who("event-rafted", seat).number("space", to),
            Self::Pushed { seat, owner, from, to } => {
                let phrase = hex(who("event-pushed", seat), to).text("from", from.to_string());
                if owner == RIVAL {
                    phrase.phrase("owner", Phrase::new("rival"))
                } else {
                    phrase.seat("owner", owner)
                }
            }
            Self::Settled { seat, juncture, raft } => {
                who(if raft { "event-settled-raft" } else { "event-settled" }, seat)
                    .text("juncture", juncture.to_string())
            }
            Self::Raised { seat, square } => who("event-raised", seat).text("square", square.to_string()),
            Self::RaisedNeutral { seat, square } => {
                who("event-raised-neutral", seat).text("square", square.to_string())
            }
            Self::Stepped { seat, track, to } => {
                who("event-stepped", seat).text("track", track.name()).number("to", to)
            }
            Self::Gained { seat, gain, why } => {
                let (key, count) = match gain {
                    Gain::Food(count) => ("event-food", count),
                    Gain::Tools(count) => ("event-tools", count),
                    Gain::Points(count) => ("event-points", count),
                    Gain::Labour(count) => ("event-labour", count),
                    Gain::Strength(count) => ("event-strength", count),
                };
                who(key, seat).number("count", count).phrase("cause", why.phrase())
            }
            Self::Exchanged { seat, exchange } => who(
                match exchange {
                    Exchange::FoodForTool => "event-food-for-tool",
                    Exchange::ToolForFood => "event-tool-for-food",
                    Exchange::FoodForPoint => "event-food-for-point",
                },
                seat,
            ),
            Self::Fished { seat, fish } => who("event-fished", seat).phrase("fish", fish.told()),
            Self::FishBack => Phrase::new("event-fish-back"),
            Self::Refilled { ref animals, ref cultures } => {
                let animals: Vec<Phrase> = animals.iter().map(|animal| animal.phrase()).collect();
                let cultures: Vec<Phrase> =
                    cultures.iter().map(|&culture| Card::Culture(culture).phrase()).collect();
                let all: Vec<Phrase> = animals.into_iter().chain(cultures).collect();
                Phrase::new("event-refilled").phrase("cards", crate::words::listed(&all))
            }
            Self::Boxed { ref cultures } => {
                let cards: Vec<Card> = cultures.iter().copied().map(Card::Culture).collect();
                Phrase::new("event-boxed").phrase("cards", crate::words::list(&cards))
            }
            Self::RivalCard { column } => Phrase::new("event-rival-card").text("column", column.name()),
            Self::Eclipse { round } => Phrase::new("event-eclipse").number("round", round),
            Self::Ready { seat } => who("event-ready", seat),
            Self::Revealed { seat, ref pile, strength } => {
                let cards: Vec<Card> = pile.iter().copied().map(Card::People).collect();
                let key = if cards.is_empty() { "event-revealed-none" } else { "event-revealed" };
                who(key, seat).number("strength", strength).phrase("cards", crate::words::list(&cards))
            }
            Self::Order { ref order } => who("event-order", order.first().copied().unwrap_or(Seat::new(0))),
            Self::EclipseOf { seat } => who("event-eclipse-of", seat),
            Self::Resolved { seat, people } => who("event-resolved", seat).text("people", people.name()),
            Self::Chose { seat, people, option } => who("event-chose", seat)
                .text("people", people.name())
                .phrase("effect", crate::words::option(people, option)),
            Self::Skipped { seat, why } => who("event-skipped", seat).phrase("cause", why.phrase()),
            Self::Took { seat, hex: from } => hex(who("event-took", seat), from),
            Self::Round { round } => Phrase::new("event-round").number("round", round),
            Self::SecondEra => Phrase::new("event-second-era"),
            Self::RaftsBack => Phrase::new("event-rafts-back"),
            Self::Scored { seat, source, points } => {
                who("event-scored", seat).phrase("line", Phrase::new(source.key())).number("points", points)
            }
            Self::Ended => Phrase::new("event-ended"),
        }
    }

    fn every() -> Vec<Self> {
        let (seat, hex, culture) = (Seat::new(0), crate::geometry::CENTRE, Culture(0));
        let (people, animal, square) = (People::Elder, Animal::Mammoth, Square::new(0, 2, 1));
        let juncture = <Juncture as nurt_core::Piece>::numbered(0);
        let card = Card::People(people);
        let gains = [Gain::Food(2), Gain::Tools(2), Gain::Points(2), Gain::Labour(2), Gain::Strength(2)];
        let mut every = vec![
            Self::Began { order: vec![seat] },
            Self::Chief { seat, chief: Chief::Firewolf },
            Self::Side { seat, chief: Chief::Firewolf, side: Side::A },
            Self::Setups { cards: vec![2, 3] },
            Self::Setup { seat, card: 2 },
            Self::Started { seat, place: <Place as nurt_core::Piece>::numbered(0) },
            Self::Drew { seat, count: 2, cards: Some(vec![card; 2]) },
            Self::Drew { seat, count: 2, cards: None },
            Self::Shuffled { seat },
            Self::Cultured { seat, culture, other: None },
            Self::Cultured { seat, culture, other: Some(card) },
            Self::Played { seat, people, labour: 3 },
            Self::Recruited { seat, people, hand: true },
            Self::Recruited { seat, people, hand: false },
            Self::Learned { seat, culture },
            Self::TookStone { seat, stone: Stone(0) },
            Self::Hunted { seat, animal },
            Self::Tipped { seat, animal },
            Self::Buried { seat, card, discard: false },
            Self::Buried { seat, card, discard: true },
            Self::RivalBuried,
            Self::Camped { seat, hex: None },
            Self::Camped { seat, hex: Some(hex) },
            Self::Moved { seat, from: Camp::Start, to: hex },
            Self::Moved { seat, from: Camp::Hex(hex), to: hex },
            Self::Rafted { seat, from: 0, to: 3 },
            Self::Pushed { seat, owner: Seat::new(1), from: hex, to: hex },
            Self::Pushed { seat, owner: RIVAL, from: hex, to: hex },
            Self::Settled { seat, juncture, raft: false },
            Self::Settled { seat, juncture, raft: true },
            Self::Raised { seat, square },
            Self::RaisedNeutral { seat, square },
            Self::Stepped { seat, track: Track::Honour, to: 4 },
            Self::Stepped { seat, track: Track::Offering, to: 4 },
            Self::Fished { seat, fish: FishToken(0) },
            Self::FishBack,
            Self::Refilled { animals: vec![animal], cultures: vec![culture] },
            Self::Boxed { cultures: vec![culture; 2] },
            Self::RivalCard { column: Column::Hunt },
            Self::Eclipse { round: 1 },
            Self::Ready { seat },
            Self::Revealed { seat, pile: vec![people], strength: 3 },
            Self::Revealed { seat, pile: vec![], strength: 0 },
            Self::Order { order: vec![seat] },
            Self::EclipseOf { seat },
            Self::Resolved { seat, people },
            Self::Chose { seat, people: People::Hunter, option: 1 },
            Self::Skipped { seat, why: Origin::Rest },
            Self::Took { seat, hex },
            Self::Round { round: 2 },
            Self::SecondEra,
            Self::RaftsBack,
            Self::Scored { seat, source: Source::Animals, points: 12 },
            Self::Ended,
        ];
        every.extend(gains.map(|gain| Self::Gained { seat, gain, why: Origin::Board }));
        every.extend(crate::words::origins().map(|why| Self::Gained { seat, gain: Gain::Food(1), why }));
        every.extend(
            [Exchange::FoodForTool, Exchange::ToolForFood, Exchange::FoodForPoint]
                .map(|exchange| Self::Exchanged { seat, exchange }),
        );
        every.extend(Figure::ALL.into_iter().flat_map(|figure| {
            Spot::all().map(move |spot| Self::Placed { seat, figure, spot, first: figure == Figure::Chief })
        }));
        every
    }
}
