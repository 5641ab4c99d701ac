//! The position: plain data of fixed size.

use arrayvec::ArrayVec;
use nurt_core::Seat;
use serde::{Deserialize, Serialize};
use strum::EnumCount;

use crate::components::{
    Ability, Card, Cards, Clan, Goods, IN_PLAY, Kind, MOST_CLAIMS, MOST_GOODS, MOST_PLAYERS, Mastery, Patron,
    Patrons, REGIONS, ROW, SHORE, SHORES, START_LIMIT, Shore, Tile, Tiles, Trade, Whose,
};

use crate::events::Cause;

/// Where points come from.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::EnumCount, strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// What ships visited.
    Visits,
    /// What was visited of one's own.
    Owner,
    /// Steps of the influence tracks.
    Tracks,
    /// Merchants at the end of a journey, nobles with the royal ship.
    Customers,
    /// The patron.
    Patron,
    /// Masteries.
    Masteries,
    /// Having brought about the end.
    End,
    /// Regions, in the end.
    Regions,
    /// The number of customers, in the end.
    Deliveries,
    /// What the customers are worth in the end.
    Abilities,
}

/// How many sources of points there are.
pub const SOURCES: usize = <Source as strum::EnumCount>::COUNT;

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub(crate) koku: u8,
    pub(crate) goods: Goods,
    pub(crate) favour: u8,
    pub(crate) limit: u8,
    pub(crate) points: [u16; SOURCES],
    pub(crate) influence: [u8; REGIONS],
    pub(crate) hand: Cards,
    pub(crate) delivered: Cards,
    /// The river spaces of the two ships, from 1.
    pub(crate) ships: [u8; 2],
    /// Which of them is royal.
    pub(crate) royal: Option<u8>,
    /// The face of the die, from 1; 0 before it is rolled.
    pub(crate) die: u8,
    pub(crate) patron: Option<Patron>,
    /// R48: the clan that was dealt.
    pub(crate) clan: Option<Clan>,
}

impl Player {
    pub(crate) fn new() -> Self {
        Self {
            koku: 0,
            goods: [0; 3],
            favour: 0,
            limit: START_LIMIT,
            points: [0; SOURCES],
            influence: [0; REGIONS],
            hand: Cards::NONE,
            delivered: Cards::NONE,
            ships: [0; 2],
            royal: None,
            die: 0,
            patron: None,
            clan: None,
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

    /// The ability of the patron.
    #[inline]
    pub(crate) fn gift(&self) -> Option<Ability> {
        self.patron.and_then(|patron| patron.face().ability)
    }

    /// Whether a delivered customer gives this ability.
    #[inline]
    pub(crate) fn served(&self, ability: Ability) -> bool {
        self.delivered.iter().any(|card| card.face().ability == Some(ability))
    }

    /// Delivered customers, by trade.
    pub(crate) fn trades(&self) -> [u8; Trade::COUNT] {
        let mut trades = [0; Trade::COUNT];
        for card in self.delivered.iter() {
            trades[card.face().trade as usize] += 1;
        }
        trades
    }

    /// Whether some good has not reached its limit.
    #[inline]
    pub(crate) fn has_room(&self) -> bool {
        self.goods.iter().any(|&count| count < MOST_GOODS)
    }
}

/// What lies on a shore space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plot {
    pub(crate) tile: Option<Tile>,
    /// The seats of the markers, in the order in which they were put there.
    pub(crate) markers: [Option<Seat>; 2],
}

impl Plot {
    /// Whether the seat has a marker there.
    #[inline]
    pub(crate) fn is_of(self, seat: Seat) -> bool {
        self.markers.contains(&Some(seat))
    }

    /// Whether somebody else has.
    #[inline]
    pub(crate) fn is_of_another(self, seat: Seat) -> bool {
        self.markers.iter().flatten().any(|&owner| owner != seat)
    }

    #[inline]
    pub(crate) fn belongs(self, seat: Seat, whose: Whose) -> bool {
        match whose {
            Whose::Own => self.is_of(seat),
            Whose::Other => self.is_of_another(seat),
        }
    }

    /// R34: whether a second marker can be put there.
    #[inline]
    pub(crate) fn takes_marker(self, seat: Seat, whose: Whose) -> bool {
        matches!(self.markers, [Some(owner), None] if (owner == seat) == (whose == Whose::Own))
    }
}

/// What somebody has to decide before the turn goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// A good of choice, and what for.
    Good(Cause),
    /// R31: so many koku, or a good of choice.
    KokuOrGood(u8),
    /// Goods may be sold at this price.
    Sell(u8),
    /// R36: which ship becomes royal.
    Royal,
    /// R34: where the second marker goes.
    Marker(Whose),
    /// Customers are drawn when it comes to that.
    Draw(u8),
    /// R33: which customer is discarded.
    Discard,
}

/// A choice that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pending {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub choice: Choice,
}

/// So many choices can wait: at most four visits, eight owners, and the ends of six tracks for each of four.
pub(crate) const MOST_PENDING: usize = 44;

/// How patrons are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PatronRule {
    /// There are none.
    Off,
    /// R47: one of each clan is turned up.
    Drawn,
    /// R48: everybody has a clan, and one of its two patrons.
    Dealt,
}

/// Where in the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// R47, R48: a patron is chosen.
    Patron,
    /// A30: the first die is rolled, or set.
    First,
    /// R16: favour, exchange, and one action.
    Main,
    /// The action is resolved; the row comes after the choices that wait.
    Act,
    /// The row has moved; masteries come after the choices that wait.
    Settle,
    /// R16: the die is rolled for the next turn, or the last turn ends.
    End,
    /// The game is over.
    Over,
}

/// A position of River of Gold. Stacks have no order: they are what may still come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gold {
    pub(crate) players: u8,
    /// R47, R48: how patrons are chosen, if there are any.
    pub(crate) rule: PatronRule,
    pub(crate) first: Seat,
    /// Whose turn it is; while patrons are chosen, whose choice.
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) seats: [Player; MOST_PLAYERS],
    /// The patrons that can still be chosen.
    pub(crate) patrons: Patrons,
    pub(crate) shore: [Plot; SHORE],
    /// The building row, from its end: the oldest tile first.
    pub(crate) row: ArrayVec<Tile, ROW>,
    /// The top tiles of the stacks, which everybody sees.
    pub(crate) tops: [Option<Tile>; 2],
    /// How many tiles lie below them.
    pub(crate) below: [u8; 2],
    /// The tiles that nobody has seen: those in the stacks and those that are out of the game.
    pub(crate) unseen: Tiles,
    /// Building tiles that were discarded.
    pub(crate) gone: Tiles,
    /// The customers that are drawn from, and those that were discarded.
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    /// The scoring tile of each region.
    pub(crate) scoring: [u8; REGIONS],
    pub(crate) masteries: [Mastery; IN_PLAY],
    /// Who has claimed them, in the order in which it was done.
    pub(crate) claims: [ArrayVec<Seat, MOST_CLAIMS>; IN_PLAY],
    pub(crate) pending: ArrayVec<Pending, MOST_PENDING>,
    /// Whether the ship has left the map in this turn.
    pub(crate) journey: bool,
    /// Once the end has come: how many turns are left, the present one included.
    pub(crate) last_turns: Option<u8>,
}

impl Gold {
    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Where in the turn.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What a player has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.seats[self.turn.index()]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.seats[self.turn.index()]
    }

    /// The seats in order.
    #[inline]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat::new)
    }

    /// The seats clockwise, from one.
    #[inline]
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (0..players).map(move |by| Seat::new((first.index() as u8 + by) % players))
    }

    /// How many places to the left of another a seat is.
    #[inline]
    pub(crate) fn distance(&self, from: Seat, to: Seat) -> u8 {
        (to.index() as u8 + self.players - from.index() as u8) % self.players
    }

    /// The first of the choices that wait: those of whoever has the turn, then clockwise.
    #[inline]
    pub(crate) fn next_pending(&self) -> Option<usize> {
        let place = |&at: &usize| (self.distance(self.turn, self.pending[at].seat), at);
        (0..self.pending.len()).min_by_key(place)
    }

    /// Who decides.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over => None,
            Phase::Act | Phase::Settle => self.next_pending().map(|at| self.pending[at].seat),
            _ => Some(self.turn),
        }
    }

    /// R21: what building on a shore space costs a player.
    #[inline]
    pub(crate) fn price(player: &Player, space: usize) -> u8 {
        let Shore { region, cost, .. } = SHORES[space];
        let discount =
            |card: Card| card.face().region == region && card.face().ability == Some(Ability::Discount);
        if player.delivered.iter().any(discount) {
            cost.saturating_sub(crate::components::DISCOUNT)
        } else {
            cost
        }
    }

    /// Buildings that a seat owns, by kind.
    pub(crate) fn kinds_of(&self, seat: Seat) -> [u8; Kind::COUNT] {
        let mut kinds = [0; Kind::COUNT];
        for (_, tile) in self.owned(seat) {
            kinds[tile.face().kind as usize] += 1;
        }
        kinds
    }

    /// Buildings of a kind that a seat owns.
    pub(crate) fn buildings(&self, seat: Seat, kind: Kind) -> u8 {
        self.kinds_of(seat)[kind as usize]
    }

    /// The shore spaces and tiles that a seat owns.
    pub(crate) fn owned(&self, seat: Seat) -> impl Iterator<Item = (usize, Tile)> {
        self.shore
            .iter()
            .enumerate()
            .filter(move |(_, plot)| plot.is_of(seat))
            .filter_map(|(space, plot)| Some((space, plot.tile?)))
    }

    /// The regions in which a seat owns a building.
    pub(crate) fn regions_of(&self, seat: Seat) -> [bool; REGIONS] {
        let mut regions = [false; REGIONS];
        self.owned(seat).for_each(|(space, _)| regions[usize::from(SHORES[space].region)] = true);
        regions
    }

    /// R14, R49: how many customers a player holds.
    pub(crate) fn hand_size(player: &Player) -> u8 {
        crate::components::HAND + player.patron.map_or(0, |patron| patron.face().hand)
    }
}
