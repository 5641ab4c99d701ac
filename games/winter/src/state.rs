//! The position: plain data of fixed size.

use arrayvec::ArrayVec;
use nurt_core::{Seat, Seats};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::cards::{Crowd, Pile};
use crate::components::{
    Animal, CAMP_INFLUENCE, CAMPS, Chief, Column, Culture, Cultures, DISPLAY, FishToken, FishTokens,
    HUNTING_GROUNDS, MEGALITHS, MEMBERS, MOST_PLAYERS, NEUTRAL, People, RIVAL_FIGURES, SETUP, Side, Stone,
    Stones, Track, VILLAGE_INFLUENCE, VILLAGES,
};
use crate::geometry::{HEXES, Hex, Hexes, Junctures, Place};
use crate::map::Map;
use crate::site::{LEVELS, Level, Square};

/// The tribe that plays against a single player. It has a place beside the seats.
pub const RIVAL: Seat = Seat::new(MOST_PLAYERS as u8);

/// Tribes that there can be room for: the players, and the Rival.
pub(crate) const TRIBES: usize = MOST_PLAYERS + 1;

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, EnumCount, VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Culture cards that were played.
    Culture,
    /// Squares and crossings of the building site.
    Site,
    /// Steps of the idol tracks.
    Idols,
    /// Land on the board.
    Terrain,
    /// Fish.
    Fish,
    /// Landmarks.
    Landmarks,
    /// The delta.
    Delta,
    /// The player board.
    Board,
    /// Sacred stones.
    Stones,
    /// Animals, in the end.
    Animals,
    /// What is printed on cards, in the end.
    Cards,
    /// Buried cards, in the end.
    Buried,
    /// The offering, in the end.
    Offering,
    /// Megaliths, in the end.
    Megaliths,
    /// Villages, in the end.
    Villages,
    /// What the Rival has besides: the first figures in columns, and its level.
    Rival,
}

/// How many sources of points there are.
pub const SOURCES: usize = Source::COUNT;

/// Where a figure can be placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Spot {
    /// In a column.
    Column(Column),
    /// On one's own board.
    Rest,
}

/// How many places for figures there are.
pub const SPOTS: usize = Column::COUNT + 1;

impl Spot {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Column::VARIANTS.iter().copied().map(Self::Column).chain([Self::Rest])
    }

    /// Its number: the columns first.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Column(column) => column as usize,
            Self::Rest => Column::COUNT,
        }
    }
}

/// A figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Named after what they are.
pub enum Figure {
    Member,
    Chief,
}

/// What one tribe has. The Rival has no cards, no chief and no board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub(crate) food: u8,
    pub(crate) tools: u8,
    pub(crate) points: [u16; SOURCES],
    pub(crate) hand: Pile,
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    pub(crate) buried: Pile,
    /// What everybody knows to be in hand: cards that were taken there openly.
    pub(crate) known: Pile,
    /// The eclipse pile: while it is chosen, and until the eclipse is over.
    pub(crate) pile: Crowd,
    /// Strength besides that of the pile.
    pub(crate) strength: u8,
    /// Tribe members that are not placed yet, and how many stand where.
    pub(crate) members: u8,
    pub(crate) placed: [u8; SPOTS],
    /// Where the chief stands, if it was placed.
    pub(crate) chief_at: Option<u8>,
    pub(crate) chief: Option<Chief>,
    pub(crate) side: Option<Side>,
    /// Camps on the player board, on the starting tile, and on each hex.
    pub(crate) home: u8,
    pub(crate) start: u8,
    pub(crate) camps: [u8; HEXES],
    /// The hexes with a camp.
    pub(crate) stands: Hexes,
    pub(crate) place: Option<Place>,
    /// The space of the raft: 0 is the headwaters.
    pub(crate) raft: u8,
    pub(crate) villages: Junctures,
    /// Megaliths on the player board, and neutral ones beside it.
    pub(crate) megaliths: u8,
    pub(crate) neutral: u8,
    /// Where its megaliths stand, by level.
    pub(crate) built: [Level; LEVELS],
    /// Animals by type: untipped and tipped.
    pub(crate) animals: [u8; Animal::COUNT],
    pub(crate) tipped: [u8; Animal::COUNT],
    pub(crate) stones: Stones,
    /// Steps of honour and offering.
    pub(crate) steps: [u8; Track::COUNT],
    /// Cards that the Rival has buried; they are no real ones.
    pub(crate) virtually_buried: u8,
}

impl Player {
    pub(crate) fn new() -> Self {
        Self {
            food: 0,
            tools: 0,
            points: [0; SOURCES],
            hand: Pile::default(),
            deck: Pile::default(),
            discard: Pile::default(),
            buried: Pile::default(),
            known: Pile::default(),
            pile: Crowd::default(),
            strength: 0,
            members: MEMBERS,
            placed: [0; SPOTS],
            chief_at: None,
            chief: None,
            side: None,
            home: CAMPS as u8,
            start: 0,
            camps: [0; HEXES],
            stands: Hexes::NONE,
            place: None,
            raft: 0,
            villages: Junctures::NONE,
            megaliths: MEGALITHS,
            neutral: NEUTRAL,
            built: [0; LEVELS],
            animals: [0; Animal::COUNT],
            tipped: [0; Animal::COUNT],
            stones: Stones::NONE,
            steps: [0; Track::COUNT],
            virtually_buried: 0,
        }
    }

    /// All points so far.
    pub fn score(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Points from one source.
    pub fn points(&self, source: Source) -> u16 {
        self.points[source as usize]
    }

    /// Cards under the burial card.
    #[inline]
    pub(crate) fn buried_len(&self) -> u8 {
        self.buried.len() + self.virtually_buried
    }

    /// Villages on the player board.
    #[inline]
    pub(crate) fn villages_left(&self) -> u8 {
        VILLAGES as u8 - self.villages.len() as u8
    }

    /// Megaliths on the site.
    #[inline]
    pub(crate) fn built_len(&self) -> u8 {
        self.built.iter().map(|level| level.count_ones() as u8).sum()
    }

    /// Whether a figure of a kind is left to place.
    #[inline]
    pub(crate) fn has(&self, figure: Figure) -> bool {
        match figure {
            Figure::Member => self.members > 0,
            Figure::Chief => self.chief_at.is_none(),
        }
    }

    #[inline]
    pub(crate) fn put_camp(&mut self, hex: Hex) {
        self.camps[hex.index()] += 1;
        self.stands.put(hex);
    }

    #[inline]
    pub(crate) fn take_camp(&mut self, hex: Hex) {
        self.camps[hex.index()] -= 1;
        if self.camps[hex.index()] == 0 {
            self.stands.take(hex);
        }
    }
}

/// Where something comes from: what is being resolved, or what was gained for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A setup card, from 1.
    Setup(u8),
    /// A chief.
    Chief(Chief, Side),
    /// A culture card that was played.
    Culture(Culture),
    /// The ability of people in the eclipse.
    People(People),
    /// One of the options of that, from 0.
    Option(People, u8),
    /// In a column: what people bring besides labour.
    Played(People),
    /// The first figure in a column.
    First(Column),
    /// A figure that rests.
    Rest,
    /// An animal that was tipped.
    Animal(Animal),
    /// A hex.
    Hex(Hex),
    /// A square of the building site.
    Square(Square),
    /// A step of a track.
    Step(Track, u8),
    /// A fish token.
    Fish(FishToken),
    /// The delta.
    Delta,
    /// The player board.
    Board,
    /// A sacred stone.
    Stone(Stone),
}

/// Effects that are being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Task {
    /// Where they come from.
    pub origin: Origin,
    /// Which of them is next.
    pub at: u8,
    /// How much of it is left, once it has begun. For the Warrior: 1 for one's own camp, 2 for that of somebody else.
    pub left: u8,
    /// Whether a neutral megalith was put down for the one that is to come.
    pub neutral: bool,
}

/// Tasks are put aside only for what they bring about, and end as soon as nothing is left of them. The longest chain: a culture
/// card or an ability, a tipped animal, a fish, a megalith, a step, a megalith for it, a step.
pub(crate) const MOST_TASKS: usize = 16;

/// Where in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// B2j: everybody chooses a side of the chief.
    Side,
    /// B2n: setup cards are chosen.
    Draft,
    /// E2o: starting tiles are placed.
    Start,
    /// B3c: culture cards before a figure is placed.
    Culture,
    /// B3e: a column is resolved.
    Column,
    /// B3e: the bottom of the column, and with it the turn, comes to its end.
    Bottom,
    /// B6a: a figure rests.
    Rest,
    /// B14a: everybody chooses an eclipse pile.
    Pile,
    /// B14c: the abilities of a pile.
    Abilities,
    /// B14c: the benefits of the board.
    Terrain,
    /// The game is over.
    Over,
}

/// What lasts for a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Turn {
    /// Labour to spend.
    pub(crate) labour: u8,
    /// Labour for the case that the figure is placed in this column.
    pub(crate) labour_in: [u8; Column::COUNT],
    /// So many tools less for everything bought in this column.
    pub(crate) discount: [u8; Column::COUNT],
    /// Whether a culture card was played.
    pub(crate) cultured: bool,
    /// The column in which the figure stands.
    pub(crate) column: Option<Column>,
    /// Whether it is the first one there.
    pub(crate) first: bool,
    /// Whether the top section is over, because the middle one was used.
    pub(crate) middle: bool,
    /// Cards that lie in front of the player until the end of the turn.
    pub(crate) played: Pile,
    /// Cards in hand that were bought or taken in this turn.
    pub(crate) fresh: Pile,
}

/// What a table chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wishes {
    /// How many play.
    pub players: u8,
    /// Landmarks of Rivers & Rafts; 0 is the base game.
    pub landmarks: u8,
    /// Whether there are sea cows; only with Rivers & Rafts.
    pub sea_cows: bool,
    /// Whether there are warriors instead of guides.
    pub warriors: bool,
    /// Whether setup cards are drafted.
    pub draft: bool,
    /// The Rival's points in the end, for a single player: 0 easy, 1 normal, 2 hard.
    pub level: u8,
}

/// A position of Endless Winter. Decks have no order: they are what may still come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Winter {
    pub(crate) wishes: Wishes,
    pub(crate) phase: Phase,
    /// From 1.
    pub(crate) round: u8,
    pub(crate) order: ArrayVec<Seat, MOST_PLAYERS>,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Who has yet to choose an eclipse pile.
    pub(crate) choosing: Seats,
    pub(crate) now: Turn,
    /// The last one is resolved first.
    pub(crate) tasks: ArrayVec<Task, MOST_TASKS>,
    /// In an eclipse: the people whose abilities, and the hexes whose benefits, are still to come; and whether the delta is.
    pub(crate) abilities: Crowd,
    pub(crate) open: Hexes,
    pub(crate) delta: bool,
    pub(crate) seats: [Player; TRIBES],
    pub(crate) map: Map,
    /// Setup cards that can be chosen, one bit each.
    pub(crate) setups: u8,
    /// Who was the first in each column in this round.
    pub(crate) firsts: [Option<Seat>; Column::COUNT],
    /// Tribe cards in their piles.
    pub(crate) supply: Crowd,
    pub(crate) display: ArrayVec<Culture, DISPLAY>,
    /// Culture cards that have not come up.
    pub(crate) cultures: Cultures,
    /// Those that are out of the game.
    pub(crate) boxed: Cultures,
    pub(crate) grounds: ArrayVec<Animal, HUNTING_GROUNDS>,
    pub(crate) herd: [u8; Animal::COUNT],
    /// Stones that can be taken, by era.
    pub(crate) stones: [ArrayVec<Stone, 5>; 2],
    pub(crate) fish: FishTokens,
    /// Neutral megaliths on the ground.
    pub(crate) neutral: Level,
    /// The Rival's cards, by column.
    pub(crate) rival: [u8; Column::COUNT],
}

impl Winter {
    /// How many play.
    pub fn players(&self) -> u8 {
        self.wishes.players
    }

    /// Whether somebody plays alone, against the Rival.
    #[inline]
    pub(crate) fn solo(&self) -> bool {
        self.wishes.players == 1
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The era, from 0.
    #[inline]
    pub(crate) fn era(&self) -> usize {
        usize::from(self.round > crate::components::FIRST_ERA)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Where in the game.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What a tribe has.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn me(&self) -> &Player {
        self.player(self.turn)
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.seats[self.turn.index()]
    }

    /// The seats in order.
    #[inline]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.wishes.players).map(Seat::new)
    }

    /// All tribes: the seats, and the Rival.
    #[inline]
    pub(crate) fn tribes(&self) -> impl Iterator<Item = Seat> + use<> {
        self.seats().chain(self.solo().then_some(RIVAL))
    }

    /// The place of a tribe in the order of turns, from 0.
    #[inline]
    pub(crate) fn place_of(&self, seat: Seat) -> usize {
        self.order.iter().position(|&other| other == seat).unwrap_or(0)
    }

    /// Who decides.
    #[inline]
    pub(crate) fn actors(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::NONE,
            Phase::Pile => self.choosing,
            _ => Seats::one(self.turn),
        }
    }

    /// What is resolved next, and with which effect.
    #[inline]
    pub(crate) fn task(&self) -> Option<&Task> {
        self.tasks.last()
    }

    /// B8i, E7a: the influence of a tribe on a hex.
    #[inline]
    pub(crate) fn influence(&self, seat: Seat, hex: Hex) -> u8 {
        let player = self.player(seat);
        let villages = player.villages.and(hex.junctures()).len() as u8;
        let raft = u8::from(self.raft_hex(seat) == Some(hex));
        CAMP_INFLUENCE * (player.camps[hex.index()] + raft) + VILLAGE_INFLUENCE * villages
    }

    /// B8j: whether a tribe has the most influence on a hex, or shares it.
    #[inline]
    pub(crate) fn leads(&self, seat: Seat, hex: Hex) -> bool {
        let mine = self.influence(seat, hex);
        mine > 0 && self.tribes().all(|other| self.influence(other, hex) <= mine)
    }

    /// Where a tribe has any influence.
    #[inline]
    pub(crate) fn reach(&self, seat: Seat) -> Hexes {
        let player = self.player(seat);
        let villages = player.villages.iter().map(crate::geometry::Juncture::hexes);
        villages.fold(player.stands.or(self.raft_hexes(seat)), Hexes::or)
    }

    /// Junctures with a village of anybody.
    #[inline]
    pub(crate) fn settled(&self) -> Junctures {
        self.tribes().fold(Junctures::NONE, |all, seat| all.or(self.player(seat).villages))
    }

    /// What is covered on a level of the building site.
    #[inline]
    pub(crate) fn covered(&self, level: usize) -> Level {
        let own = self.tribes().fold(0, |all, seat| all | self.player(seat).built[level]);
        if level == 0 { own | self.neutral } else { own }
    }

    pub(crate) fn empty(wishes: Wishes, map: Map) -> Self {
        let mut seats: [Player; TRIBES] = std::array::from_fn(|_| Player::new());
        seats[RIVAL.index()].members = RIVAL_FIGURES;
        Self {
            wishes,
            phase: Phase::Side,
            round: 1,
            order: ArrayVec::new(),
            turn: Seat::new(0),
            choosing: Seats::NONE,
            now: Turn::default(),
            tasks: ArrayVec::new(),
            abilities: Crowd::default(),
            open: Hexes::NONE,
            delta: false,
            seats,
            map,
            setups: 0,
            firsts: [None; Column::COUNT],
            supply: Crowd::default(),
            display: ArrayVec::new(),
            cultures: Culture::of_era(1).or(Culture::of_era(2)),
            boxed: Cultures::NONE,
            grounds: ArrayVec::new(),
            herd: [0; Animal::COUNT],
            stones: [ArrayVec::new(), ArrayVec::new()],
            fish: FishTokens::all(),
            neutral: 0,
            rival: [0; Column::COUNT],
        }
    }
}

const _: () = assert!(SETUP.len() <= 8);
