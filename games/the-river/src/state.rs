//! The position: plain data of fixed size.

use nurt_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::{
    CONFIGS, Card, Cards, Config, EXPLORERS, Goods, ISLANDS, Island, Kind, MOST_PLAYERS, ON_BOAT, Print,
    RIVERS, SETTLE, SPACES, Tile, Tiles,
};

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Which of the river boards.
    pub(crate) river: u8,
    /// The tiles on the river board, space by space; those beyond `laid` mean nothing.
    pub(crate) tiles: [Tile; SPACES],
    pub(crate) laid: u8,
    pub(crate) stored: Goods,
    /// What is to be seen on the river board: production symbols and warehouses.
    pub(crate) production: [u8; 3],
    pub(crate) warehouses: u8,
    pub(crate) reserved: Cards,
    pub(crate) built: Cards,
    /// The values of the bonus tokens, in the order in which they were taken.
    pub(crate) tokens: [u8; 5],
    pub(crate) taken: u8,
    /// Explorers on the boat, on each island, at rest for good.
    pub(crate) boat: u8,
    pub(crate) at: [u8; ISLANDS],
    pub(crate) settled: u8,
    /// Settle spaces that were covered in this round.
    pub(crate) settling: u8,
}

impl Player {
    /// R11: a player at the start, with one of the river boards.
    pub(crate) fn new(river: u8) -> Self {
        let mut player = Self {
            river,
            tiles: [Tile(0); SPACES],
            laid: 0,
            stored: [0; 4],
            production: [0; 3],
            warehouses: 0,
            reserved: Cards::NONE,
            built: Cards::NONE,
            tokens: [0; 5],
            taken: 0,
            boat: ON_BOAT,
            at: [0; ISLANDS],
            settled: 0,
            settling: 0,
        };
        for print in RIVERS[usize::from(river)] {
            player.show(print, 1);
        }
        player
    }

    /// Symbols printed on a space come into sight, or are covered.
    fn show(&mut self, print: Print, by: i8) {
        match print {
            Print::Blank => {}
            Print::Warehouse => self.warehouses = self.warehouses.wrapping_add_signed(by),
            Print::Makes(kind) => {
                let symbols = &mut self.production[kind as usize];
                *symbols = symbols.wrapping_add_signed(by);
            }
        }
    }

    /// R29, R30: lays a tile on the next space.
    pub(crate) fn lay(&mut self, tile: Tile) {
        let space = usize::from(self.laid);
        self.show(RIVERS[usize::from(self.river)][space], -1);
        self.tiles[space] = tile;
        self.laid += 1;
        let face = tile.face();
        self.warehouses += face.warehouses;
        for kind in Kind::BASIC {
            self.production[kind as usize] += face.production[kind as usize];
        }
        // R33.
        if SETTLE.contains(&self.laid) {
            self.settling += 1;
        }
    }

    /// The tiles on the river board, space by space.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.laid)]
    }

    /// The values of the bonus tokens.
    #[inline]
    pub fn tokens(&self) -> &[u8] {
        &self.tokens[..usize::from(self.taken)]
    }

    /// How many resources are stored.
    #[inline]
    pub fn stock(&self) -> u8 {
        self.stored.iter().sum()
    }

    /// R37: room for so many more. Nothing while too much is stored.
    #[inline]
    pub fn free(&self) -> u8 {
        self.warehouses.saturating_sub(self.stock())
    }

    /// Stored resources of other kinds.
    #[inline]
    pub(crate) fn others(&self, kind: Kind) -> u8 {
        self.stock() - self.stored[kind as usize]
    }

    /// Whether the fifth explorer still waits beside the bonus spaces.
    #[inline]
    pub fn fifth_waits(&self) -> bool {
        self.taken < crate::components::RELEASING_TOKEN
    }

    /// Explorers on the islands.
    #[inline]
    pub(crate) fn out(&self) -> u8 {
        self.at.iter().sum()
    }

    /// All explorers, wherever they are.
    pub(crate) fn explorers(&self) -> u8 {
        self.boat + self.out() + self.settled + u8::from(self.fifth_waits()) * (EXPLORERS - ON_BOAT)
    }

    /// Units of a cost that only food could pay.
    #[inline]
    fn missing(&self, cost: [u8; 3]) -> u8 {
        cost.iter().zip(&self.stored).map(|(&cost, &stored)| cost.saturating_sub(stored)).sum()
    }

    /// R46: whether a cost can be paid.
    #[inline]
    pub(crate) fn can_pay(&self, cost: [u8; 3]) -> bool {
        self.missing(cost) <= self.stored[Kind::Food as usize]
    }

    /// R44: whether a cost can be paid in more than one way.
    #[inline]
    pub(crate) fn may_vary(&self, cost: [u8; 3]) -> bool {
        let missing = self.missing(cost);
        missing < self.stored[Kind::Food as usize] && missing < cost.iter().sum()
    }

    /// R45: whether a reserved card can be paid for, with one unit less of some kind.
    #[inline]
    pub(crate) fn can_pay_less(&self, cost: [u8; 3]) -> bool {
        Kind::BASIC.into_iter().any(|kind| less(cost, kind).is_some_and(|cost| self.can_pay(cost)))
    }
}

/// R45: a cost without one unit of a kind, if it contains any.
#[inline]
pub(crate) fn less(mut cost: [u8; 3], kind: Kind) -> Option<[u8; 3]> {
    let units = &mut cost[kind as usize];
    *units = units.checked_sub(1)?;
    Some(cost)
}

/// What is decided now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Step {
    /// R17: a tile for the first space.
    Draft,
    /// R24, R25: an exchange, or an explorer.
    Turn,
    /// R30: what is given back because a warehouse was covered.
    Overflow,
    /// R36: how many of `amount` are taken, where not all find room.
    Take { kind: Kind, amount: u8 },
    /// R62: how many are taken.
    Gift { kind: Kind },
    /// R36: `owed` resources are given back before `take` of a kind come. Giving back the same kind is allowed if nothing
    /// else makes room.
    Return { kind: Kind, take: u8, owed: u8, same: bool, gift: bool },
    /// R45: of which kind a unit less is paid.
    Discount { card: Card },
    /// R44: how much food stands for the kind that is paid next; the cost, and the food for the kinds before.
    Pay { card: Card, cost: [u8; 3], food: [u8; 3], at: u8 },
    /// R51, R63: two tiles change places, so many times; whether it may be left.
    Swap { times: u8, free: bool },
    /// R61: the meadow on this space yields a resource, but there is no room.
    Harvest { space: u8, kind: Kind },
    /// The game is over.
    Over,
}

/// A position of The River. Stacks have no order: they are what may still come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TheRiver {
    pub(crate) players: u8,
    /// 0 in the draft.
    pub(crate) round: u8,
    pub(crate) pawn: Seat,
    /// Whoever decides, or decided last.
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    pub(crate) seats: [Player; MOST_PLAYERS],
    pub(crate) supply: Goods,
    pub(crate) stack: Tiles,
    pub(crate) display: Tiles,
    pub(crate) discard: Tiles,
    /// R18: the tile that was left over in the draft.
    pub(crate) removed: Tiles,
    pub(crate) deck: Cards,
    pub(crate) offer: Cards,
    /// Tokens taken from the left stack, and zeros left in the right one.
    pub(crate) values_taken: u8,
    pub(crate) zeros: u8,
    /// who was skipped or has passed since the last placement or exchange.
    pub(crate) idle: Seats,
    /// R57: this is the last round.
    pub(crate) ending: bool,
}

impl TheRiver {
    /// What depends on the number of players.
    #[inline]
    pub(crate) fn config(&self) -> &'static Config {
        &CONFIGS[usize::from(self.players) - 2]
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The round, from 1; 0 in the draft.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who has the pawn.
    pub fn pawn(&self) -> Seat {
        self.pawn
    }

    /// What is decided now.
    pub fn step(&self) -> Step {
        self.step
    }

    /// What a player has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// Whoever decides.
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

    /// The seat so many places to the left.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat, by: u8) -> Seat {
        Seat::new((seat.index() as u8 + by) % self.players)
    }

    /// The values that are still in the left stack of bonus tokens, from the top.
    pub fn values(&self) -> &'static [u8] {
        &self.config().tokens[usize::from(self.values_taken)..]
    }

    /// Explorers of all players on an island.
    #[inline]
    pub(crate) fn crowd(&self, island: Island) -> u8 {
        self.seats.iter().map(|player| player.at[island as usize]).sum()
    }

    /// R27: whether there is a free space on an island of single spaces.
    #[inline]
    pub(crate) fn has_space(&self, island: Island) -> bool {
        self.crowd(island) < self.config().spaces[island as usize]
    }

    /// R34, R35: how many of a basic resource a player would produce.
    #[inline]
    pub(crate) fn yields(&self, seat: Seat, kind: Kind) -> u8 {
        let first = if self.crowd(Island::of(kind)) == 0 { self.config().first_bonus } else { 0 };
        (self.seats[seat.index()].production[kind as usize] + first).min(self.supply[kind as usize])
    }
}
