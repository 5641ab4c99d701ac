//! How pieces are named, and every sentence that the game can say besides moves, events and reasons.

use nurt_core::{Phrase, Piece, Seat};
use strum::VariantArray;

use crate::cards::Card;
use crate::components::{
    Animal, Chief, ChiefFace, Column, Count, Culture, Effect, FISH_TOKENS, FishToken, From, Landmark, People,
    SETUP, Side, Stone, Terrain, Track,
};
use crate::geometry::CENTRE;
use crate::map::Ground;
use crate::site::Square;
use crate::state::{Origin, RIVAL, Source, Spot};

/// Says who; the Rival has no seat.
pub(crate) fn with_who(phrase: Phrase, seat: Seat) -> Phrase {
    if seat == RIVAL { phrase.phrase("who", Phrase::new("rival")) } else { phrase.seat("who", seat) }
}

/// Phrases one after the other.
pub(crate) fn listed(phrases: &[Phrase]) -> Phrase {
    match phrases {
        [] => Phrase::new("list-none"),
        [only] => only.clone(),
        [first, rest @ ..] => Phrase::new("list").phrase("first", first.clone()).phrase("rest", listed(rest)),
    }
}

/// Cards one after the other.
pub(crate) fn list(cards: &[Card]) -> Phrase {
    listed(&cards.iter().map(|card| card.phrase()).collect::<Vec<_>>())
}

/// Effects one after the other.
pub(crate) fn effects(effects: &[Effect]) -> Phrase {
    listed(&effects.iter().map(|effect| effect.phrase()).collect::<Vec<_>>())
}

/// An option of people in the eclipse, from 1.
pub(crate) fn option(people: People, option: u8) -> Phrase {
    effects(crate::moves::options(people).get(usize::from(option) - 1).copied().unwrap_or(&[]))
}

impl Count {
    /// What is counted, in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Camps => Phrase::new("count-camps"),
            Self::Villages => Phrase::new("count-villages"),
            Self::VillagesAt(terrain) => Phrase::new("count-villages-at").text("terrain", terrain.name()),
            Self::VillagesAtLandmarks => Phrase::new("count-villages-at-landmarks"),
            Self::VillagesAtRiver => Phrase::new("count-villages-at-river"),
            Self::Megaliths => Phrase::new("count-megaliths"),
            Self::Buried => Phrase::new("count-buried"),
            Self::Culture => Phrase::new("count-culture"),
            Self::EclipsePile => Phrase::new("count-eclipse-pile"),
            Self::AnimalTypes => Phrase::new("count-animal-types"),
            Self::AnimalPairs => Phrase::new("count-animal-pairs"),
            Self::Steps(track) => Phrase::new("count-steps").text("track", track.name()),
            Self::LowerSteps => Phrase::new("count-lower-steps"),
            Self::Majorities => Phrase::new("count-majorities"),
            Self::CampsAtHome => Phrase::new("count-camps-at-home"),
            Self::CentralHexes => Phrase::new("count-central-hexes"),
            Self::OuterHexes => Phrase::new("count-outer-hexes"),
            Self::CampsHere => Phrase::new("count-camps-here"),
        }
    }
}

impl Effect {
    /// What it brings, in words.
    pub fn phrase(self) -> Phrase {
        let counted = |key: &str, count: u8| Phrase::new(key).number("count", count);
        match self {
            Self::Food(count) => counted("effect-food", count),
            Self::Tools(count) => counted("effect-tools", count),
            Self::Points(count) => counted("effect-points", count),
            Self::Labour(count) => counted("effect-labour", count),
            Self::LabourIn(column, count) => counted("effect-labour-in", count).text("column", column.name()),
            Self::Moves(count) => counted("effect-moves", count),
            Self::Camps(count) => counted("effect-camps", count),
            Self::Village => Phrase::new("effect-village"),
            Self::Step(track) => Phrase::new("effect-step").text("track", track.name()),
            Self::Steps(count) => counted("effect-steps", count),
            Self::Megaliths(count) => counted("effect-megaliths", count),
            Self::Draw(count) => counted("effect-draw", count),
            Self::Tip(count) => counted("effect-tip", count),
            Self::Bury(count, From::Hand) => counted("effect-bury", count),
            Self::Bury(count, From::HandOrDiscard) => counted("effect-bury-any", count),
            Self::FoodForTools(count) => counted("effect-food-for-tools", count),
            Self::ToolsForFood(count) => counted("effect-tools-for-food", count),
            Self::FoodForPoints(count) => counted("effect-food-for-points", count),
            Self::Discount(column, count) => counted("effect-discount", count).text("column", column.name()),
            Self::TopAnimal => Phrase::new("effect-top-animal"),
            Self::OpenAnimal => Phrase::new("effect-open-animal"),
            Self::Tribe(count) => counted("effect-tribe", count),
            Self::Strength(count) => counted("effect-strength", count),
            Self::PointsPer(per, points, most) => {
                let key = if most == u8::MAX { "effect-points-per" } else { "effect-points-per-most" };
                counted(key, points).phrase("per", per.phrase()).number("most", most)
            }
            Self::MegalithFor(count) => counted("effect-megalith-for", count),
            Self::Fish(count) => counted("effect-fish", count),
            Self::Reshuffle => Phrase::new("effect-reshuffle"),
            Self::MovesAndOther => Phrase::new("effect-moves-and-other"),
            Self::Choose(options) => match options {
                [first, second] => Phrase::new("effect-choose")
                    .phrase("first", effects(first))
                    .phrase("second", effects(second)),
                _ => Phrase::new("list-none"),
            },
        }
    }
}

impl Card {
    /// Its name.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::People(people) => people.phrase(),
            Self::Culture(culture) => Phrase::new("culture").text("culture", culture.to_string()),
        }
    }
}

impl People {
    /// Its name.
    pub fn phrase(self) -> Phrase {
        Phrase::new("people").text("people", self.name())
    }
}

impl Animal {
    /// Its name.
    pub fn phrase(self) -> Phrase {
        Phrase::new("animal").text("animal", self.name())
    }
}

impl ChiefFace {
    /// What it brings and where, in words.
    pub fn phrase(&self) -> Phrase {
        let bonus = effects(self.bonus);
        match self.column {
            Some(column) => Phrase::new("chief-in").text("column", column.name()).phrase("effect", bonus),
            None => Phrase::new("chief-anywhere").phrase("effect", bonus),
        }
    }
}

impl Stone {
    /// What it scores, in words.
    pub fn phrase(self) -> Phrase {
        let face = self.face();
        Effect::PointsPer(face.per, face.points, face.most).phrase()
    }
}

impl FishToken {
    /// What it brings, in words.
    pub fn phrase(self) -> Phrase {
        effects(FISH_TOKENS[usize::from(self.0)])
    }

    /// The same where it is told what happens: that the others go back is told on its own.
    pub(crate) fn told(self) -> Phrase {
        match FISH_TOKENS[usize::from(self.0)] {
            [told @ .., Effect::Reshuffle] => effects(told),
            all => effects(all),
        }
    }
}

impl Ground {
    /// What it is, in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Base => Phrase::new("ground-base"),
            Self::River => Phrase::new("ground-river"),
            Self::Landmark(landmark) => Phrase::new("landmark").text("landmark", landmark.name()),
            Self::Land(_) | Self::Glacier => {
                let terrain = self.terrain().unwrap_or(Terrain::Glacier);
                Phrase::new("terrain").text("terrain", terrain.name())
            }
        }
    }
}

impl Origin {
    /// What for, in words.
    pub(crate) fn phrase(self) -> Phrase {
        let people = |key: &str, people: People| Phrase::new(key).text("people", people.name());
        match self {
            Self::Setup(card) => Phrase::new("cause-setup").number("card", card),
            Self::Chief(chief, _) => Phrase::new("cause-chief").text("chief", chief.name()),
            Self::Culture(culture) => {
                Phrase::new("cause-culture").phrase("card", Card::Culture(culture).phrase())
            }
            Self::People(kind) | Self::Option(kind, _) => people("cause-people", kind),
            Self::Played(kind) => people("cause-played", kind),
            Self::First(column) => Phrase::new("cause-first").text("column", column.name()),
            Self::Rest => Phrase::new("cause-rest"),
            Self::Animal(animal) => Phrase::new("cause-animal").text("animal", animal.name()),
            Self::Hex(hex) => Phrase::new("cause-hex").text("hex", hex.to_string()),
            Self::Square(square) => Phrase::new("cause-square").text("square", square.to_string()),
            Self::Step(track, to) => Phrase::new("cause-step").text("track", track.name()).number("to", to),
            Self::Fish(_) => Phrase::new("cause-fish"),
            Self::Delta => Phrase::new("cause-delta"),
            Self::Board => Phrase::new("cause-board"),
            Self::Stone(stone) => Phrase::new("cause-stone").phrase("stone", stone.phrase()),
        }
    }
}

/// One of each kind.
pub(crate) fn origins() -> [Origin; 16] {
    [
        Origin::Setup(2),
        Origin::Chief(Chief::Firewolf, Side::A),
        Origin::Culture(Culture(0)),
        Origin::People(People::Elder),
        Origin::Option(People::Hunter, 1),
        Origin::Played(People::Warrior),
        Origin::First(Column::Hunt),
        Origin::Rest,
        Origin::Animal(Animal::Mammoth),
        Origin::Hex(CENTRE),
        Origin::Square(Square::numbered(0)),
        Origin::Step(Track::Honour, 2),
        Origin::Fish(FishToken(0)),
        Origin::Delta,
        Origin::Board,
        Origin::Stone(Stone(0)),
    ]
}

impl Source {
    /// The line of the score sheet.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::Culture => "score-culture",
            Self::Site => "score-site",
            Self::Idols => "score-idols",
            Self::Terrain => "score-terrain",
            Self::Fish => "score-fish",
            Self::Landmarks => "score-landmarks",
            Self::Delta => "score-delta",
            Self::Board => "score-board",
            Self::Stones => "score-stones",
            Self::Animals => "score-animals",
            Self::Cards => "score-cards",
            Self::Buried => "score-buried",
            Self::Offering => "score-offering",
            Self::Megaliths => "score-megaliths",
            Self::Villages => "score-villages",
            Self::Rival => "score-of-rival",
        }
    }
}

/// What an effect that waits asks, as the key of a prompt; rafts are named only where there is a river.
pub(crate) fn prompt_of(effect: Effect, river: bool) -> &'static str {
    match effect {
        Effect::Moves(_) if river => "prompt-moves",
        Effect::Moves(_) => "prompt-camp-moves",
        Effect::Camps(_) => "prompt-camps",
        Effect::Village => "prompt-village",
        Effect::Steps(_) => "prompt-steps",
        Effect::Megaliths(_) => "prompt-megaliths",
        Effect::MegalithFor(_) => "prompt-megalith-for",
        Effect::Tip(_) => "prompt-tip",
        Effect::Bury(_, From::Hand) => "prompt-bury",
        Effect::Bury(_, From::HandOrDiscard) => "prompt-bury-any",
        Effect::FoodForTools(_) => "prompt-food-for-tools",
        Effect::ToolsForFood(_) => "prompt-tools-for-food",
        Effect::FoodForPoints(_) => "prompt-food-for-points",
        Effect::OpenAnimal => "prompt-open-animal",
        Effect::Tribe(_) => "prompt-tribe",
        Effect::MovesAndOther => "prompt-moves-and-other",
        _ => "prompt-choose",
    }
}

pub(crate) fn phrases() -> Vec<Phrase> {
    let plain = [
        "prompt-side",
        "prompt-draft",
        "prompt-start",
        "prompt-culture",
        "prompt-pile",
        "prompt-abilities",
        "prompt-terrain",
        "prompt-over",
        "prompt-own-megalith",
        "prompt-other-camp",
        "prompt-own-camp",
        "prompt-own-camp-or-raft",
        "prompt-village",
        "prompt-open-animal",
        "prompt-moves-and-other",
        "prompt-choose",
        "button-skip",
        "button-end",
        "button-ready",
        "button-bury",
        "button-neutral",
        "button-exchange",
        "target-hand",
        "target-discard",
        "target-start",
        "target-raft",
        "target-delta",
        "target-camp",
        "target-camp-base",
        "target-camp-raft",
        "target-with-raft",
        "target-with-camps",
        "rival",
        "list-none",
        "score-total",
        "sketch-hand",
        "sketch-deck",
        "sketch-discard",
        "sketch-buried",
        "sketch-animals",
        "sketch-open",
        "sketch-culture",
        "sketch-stones",
        "sketch-start",
        "sketch-raft",
        "ground-base",
        "ground-river",
    ];
    let numbered = [
        ("prompt-moves", "count"),
        ("prompt-camp-moves", "count"),
        ("prompt-camps", "count"),
        ("prompt-steps", "count"),
        ("prompt-megaliths", "count"),
        ("prompt-megalith-for", "count"),
        ("prompt-tip", "count"),
        ("prompt-bury", "count"),
        ("prompt-bury-any", "count"),
        ("prompt-food-for-tools", "count"),
        ("prompt-tools-for-food", "count"),
        ("prompt-food-for-points", "count"),
        ("prompt-tribe", "count"),
        ("target-setup", "card"),
        ("target-water", "space"),
    ];
    let columns = Column::VARIANTS.iter().flat_map(|column| {
        ["prompt-column", "prompt-column-play", "prompt-column-late"]
            .map(|key| Phrase::new(key).text("column", column.name()).number("labour", 3))
    });
    let spots = Spot::all().map(|spot| Phrase::new("target-spot").text("spot", spot.to_string()));
    let figures =
        crate::state::Figure::ALL.map(|figure| Phrase::new("target-figure").text("figure", figure.name()));
    let hexes = ["target-hex", "target-camp-at"].map(|key| Phrase::new(key).text("hex", CENTRE.to_string()));
    let grounds = [Ground::Base, Ground::River, Ground::Glacier, Ground::Land(0)];
    let grounds = grounds.into_iter().chain(Landmark::VARIANTS.iter().copied().map(Ground::Landmark));
    let terrains =
        Terrain::VARIANTS.iter().map(|terrain| Phrase::new("terrain").text("terrain", terrain.name()));
    let cards = Card::all().map(Card::phrase);
    let chiefs = Chief::VARIANTS.iter().flat_map(|&chief| {
        let name = Phrase::new("chief").text("chief", chief.name());
        Side::VARIANTS.iter().map(move |&side| chief.face(side).phrase()).chain([name])
    });
    let people = People::VARIANTS.iter().flat_map(|people| people.face().eclipse.iter());
    let culture = Culture::all().flat_map(|culture| culture.face().effects.iter());
    let animals = Animal::VARIANTS.iter().flat_map(|animal| animal.face().tip.iter());
    let land = crate::components::LAND.iter().flat_map(|face| face.benefit);
    let setup = SETUP.iter().copied().flatten();
    let sites = crate::components::SITES.iter().flatten();
    let told = people.chain(culture).chain(animals).chain(land).chain(setup).chain(sites).copied();
    let landmarks = Landmark::VARIANTS.iter().flat_map(|&landmark| Ground::Landmark(landmark).benefit());
    let told = told.chain(landmarks.copied());
    let more = [Effect::Bury(1, From::Hand), Effect::Village, Effect::Fish(1), Effect::Reshuffle];
    let named = [
        Phrase::new("target-place").text("place", "P01"),
        Phrase::new("target-juncture").text("juncture", "J01"),
        Phrase::new("target-square").text("square", "1a1"),
        Phrase::new("sketch-round").number("round", 1).text("order", "1, 2"),
        Phrase::new("sketch-stores").number("food", 2).number("tools", 3),
        Phrase::new("sketch-idols").number("honour", 2).number("offering", 3),
        Phrase::new("target-other-camp").text("hex", CENTRE.to_string()).seat("who", Seat::new(0)),
        Phrase::new("list").text("first", "a").text("rest", "b"),
    ];
    let tracks = Track::VARIANTS.iter().map(|track| Phrase::new("track").text("track", track.name()));
    let options = People::VARIANTS.iter().flat_map(|&people| {
        crate::moves::options(people).iter().map(|option| effects(option)).collect::<Vec<_>>()
    });
    plain
        .into_iter()
        .map(Phrase::new)
        .chain(numbered.map(|(key, name)| Phrase::new(key).number(name, 3)))
        .chain(columns)
        .chain(spots)
        .chain(figures)
        .chain(hexes)
        .chain(named)
        .chain(grounds.map(Ground::phrase))
        .chain(terrains)
        .chain(cards)
        .chain(chiefs)
        .chain(told.chain(more).map(Effect::phrase))
        .chain(Stone::all().map(Stone::phrase))
        .chain(FISH_TOKENS.iter().map(|token| effects(token)))
        .chain(Animal::VARIANTS.iter().map(|animal| animal.phrase()))
        .chain(Source::VARIANTS.iter().map(|source| Phrase::new(source.key())))
        .chain(tracks)
        .chain(options)
        .collect()
}
