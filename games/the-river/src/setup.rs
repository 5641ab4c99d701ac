//! Positions described by hand, for `nurt probe` and tests.

use std::collections::BTreeMap;

use nurt_core::{Fault, Seat, Seats};
use serde::Deserialize;

use crate::components::{
    Card, Cards, EXPLORERS, Island, Kind, LAST_ROUND, MOST_PLAYERS, MOST_RESERVED, MOST_TERRAIN, ON_BOAT,
    RELEASING_TOKEN, SETTLE, SPACES, Tile, Tiles,
};
use crate::state::{Player, Step, TheRiver};

/// A position at the beginning of a turn, or of a decision in the draft. Pieces that are named nowhere are in their stacks,
/// resources in the supply.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The round; 0 for the draft.
    #[serde(default = "one")]
    pub round: u8,
    /// Who has the pawn.
    #[serde(default = "first")]
    pub pawn: Seat,
    /// The players by seat.
    pub players: Vec<PlayerSetup>,
    /// The face-up tiles.
    #[serde(default)]
    pub display: Vec<Tile>,
    /// The discarded tiles.
    #[serde(default)]
    pub discard: Vec<Tile>,
    /// The tile that is out of the game.
    #[serde(default)]
    pub removed: Vec<Tile>,
    /// The face-up building cards.
    #[serde(default)]
    pub offer: Vec<Card>,
    /// Whether this is the last round.
    #[serde(default)]
    pub ending: bool,
}

/// What one player has.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerSetup {
    /// Which of the river boards, from 0; by seat if it is left out.
    pub river: Option<u8>,
    /// The tiles, space by space.
    pub tiles: Vec<Tile>,
    /// What is stored.
    pub stored: BTreeMap<Kind, u8>,
    /// Reserved cards.
    pub reserved: Vec<Card>,
    /// Buildings.
    pub built: Vec<Card>,
    /// The values of the bonus tokens, in the order in which they were taken.
    pub tokens: Vec<u8>,
    /// Explorers on the islands.
    pub at: BTreeMap<Island, u8>,
    /// Explorers who have settled.
    pub settled: u8,
    /// Explorers who will settle in this round's cleanup.
    pub settling: u8,
}

fn one() -> u8 {
    1
}

fn first() -> Seat {
    Seat::new(0)
}

impl Setup {
    pub(crate) fn arrange(self, players: u8, to_act: Seats) -> Result<TheRiver, Fault> {
        Fault::range("players", self.players.len(), players.into(), players.into())?;
        Fault::range("pawn", self.pawn.index(), 0, usize::from(players) - 1)?;
        Fault::range("round", self.round.into(), 0, LAST_ROUND.into())?;
        let rivers = self.rivers()?;
        let mut position = TheRiver::empty(players, rivers);
        (position.round, position.pawn, position.ending) = (self.round, self.pawn, self.ending);
        let mut pieces = Pieces::default();
        position.display = pieces.tiles(&self.display, "display")?;
        position.discard = pieces.tiles(&self.discard, "discard")?;
        position.removed = pieces.tiles(&self.removed, "removed")?;
        position.offer = pieces.cards(&self.offer, "offer")?;
        for (at, player) in self.players.iter().enumerate() {
            position.seats[at] = player.arrange(rivers[at], &format!("players[{at}]"), &mut pieces)?;
        }
        position.stack = Tiles::all().without(pieces.tiles);
        position.deck = Cards::all().without(pieces.cards);
        position.take_tokens()?;
        for kind in Kind::ALL {
            let stored: u8 = position.seats.iter().map(|player| player.stored[kind as usize]).sum();
            let all = position.config().supply[kind as usize];
            Fault::range(format!("stored.{kind}"), stored.into(), 0, all.into())?;
            position.supply[kind as usize] = all - stored;
        }
        position.turn = to_act.lowest().unwrap_or(self.pawn);
        Fault::range("to_act", position.turn.index(), 0, usize::from(players) - 1)?;
        position.step = if self.round == 0 { Step::Draft } else { Step::Turn };
        position.check_seats()?;
        // R22: whoever has no explorer left is not asked.
        Fault::range("boat", position.me().boat.into(), 1, EXPLORERS.into())?;
        match position.broken() {
            Some(_) => Err(Fault::clash("players", "position")),
            None => Ok(position),
        }
    }
}

impl Setup {
    /// The river boards by seat, then those that nobody has. Who names none gets the first that nobody names.
    fn rivers(&self) -> Result<[u8; MOST_PLAYERS], Fault> {
        let mut free = vec![0, 1, 2, 3];
        for (at, river) in
            self.players.iter().enumerate().filter_map(|(at, player)| Some((at, player.river?)))
        {
            Fault::range(format!("players[{at}].river"), river.into(), 0, MOST_PLAYERS - 1)?;
            let Some(from) = free.iter().position(|&free| free == river) else {
                return Err(Fault::twice(format!("river board {river}"), &format!("players[{at}].river")));
            };
            free.remove(from);
        }
        let mut free = free.into_iter();
        let mut next = || free.next().unwrap_or_default();
        let named: Vec<u8> =
            self.players.iter().map(|player| player.river.unwrap_or_else(&mut next)).collect();
        let all: Vec<u8> =
            named.into_iter().chain(std::iter::from_fn(|| Some(next()))).take(MOST_PLAYERS).collect();
        Ok([0, 1, 2, 3].map(|at: usize| all[at]))
    }
}

impl TheRiver {
    /// Nobody has more than there is room for.
    fn check_seats(&self) -> Result<(), Fault> {
        for (at, player) in self.seats.iter().enumerate() {
            let at = |what: &str| format!("players[{at}].{what}");
            Fault::range(at("stored"), player.stock().into(), 0, player.warehouses.into())?;
            Fault::range(at("reserved"), player.reserved.len(), 0, MOST_RESERVED)?;
            // R48: each comes with a building.
            Fault::range(at("tokens"), player.taken.into(), 0, self.config().bonus_spaces.into())?;
            Fault::range(at("tokens"), player.taken.into(), 0, player.built.len())?;
            Fault::range(
                at("at.terrain"),
                player.at[Island::Terrain as usize].into(),
                0,
                MOST_TERRAIN.into(),
            )?;
        }
        for &island in Island::ALL {
            let spaces = self.config().spaces[island as usize];
            Fault::range(format!("at.{}", island.name()), self.crowd(island).into(), 0, spaces.into())?;
        }
        Ok(())
    }

    /// The tokens of the players come from the stacks.
    fn take_tokens(&mut self) -> Result<(), Fault> {
        let config = self.config();
        let mut taken: Vec<u8> = self.seats.iter().flat_map(|player| player.tokens().to_vec()).collect();
        taken.sort_unstable_by(|a, b| b.cmp(a));
        let values = taken.iter().filter(|&&value| value > 0).count();
        let zeros = taken.len() - values;
        if taken[..values] != config.tokens[..values.min(config.tokens.len())] {
            return Err(Fault::Clash { at: "tokens".to_owned(), with: "the left stack".to_owned() });
        }
        Fault::range("tokens", zeros, 0, config.zeros.into())?;
        self.values_taken = values as u8;
        self.zeros = config.zeros - zeros as u8;
        Ok(())
    }
}

/// The pieces that were named so far.
#[derive(Default)]
struct Pieces {
    tiles: Tiles,
    cards: Cards,
}

impl Pieces {
    fn tiles(&mut self, tiles: &[Tile], at: &str) -> Result<Tiles, Fault> {
        for &tile in tiles {
            if self.tiles.contains(tile) {
                return Err(Fault::twice(tile, at));
            }
            self.tiles.put(tile);
        }
        Ok(tiles.iter().copied().collect())
    }

    fn cards(&mut self, cards: &[Card], at: &str) -> Result<Cards, Fault> {
        for &card in cards {
            if self.cards.contains(card) {
                return Err(Fault::twice(card, at));
            }
            self.cards.put(card);
        }
        Ok(cards.iter().copied().collect())
    }
}

impl PlayerSetup {
    fn arrange(&self, river: u8, at: &str, pieces: &mut Pieces) -> Result<Player, Fault> {
        Fault::range(format!("{at}.tiles"), self.tiles.len(), 0, SPACES)?;
        Fault::range(format!("{at}.tokens"), self.tokens.len(), 0, 5)?;
        pieces.tiles(&self.tiles, &format!("{at}.tiles"))?;
        let mut player = Player::new(river);
        self.tiles.iter().for_each(|&tile| player.lay(tile));
        for (&kind, &count) in &self.stored {
            Fault::range(format!("{at}.stored.{kind}"), count.into(), 0, 2 * SPACES)?;
            player.stored[kind as usize] = count;
        }
        player.reserved = pieces.cards(&self.reserved, &format!("{at}.reserved"))?;
        player.built = pieces.cards(&self.built, &format!("{at}.built"))?;
        for (token, &value) in player.tokens.iter_mut().zip(&self.tokens) {
            *token = value;
        }
        player.taken = self.tokens.len() as u8;
        for (&island, &count) in &self.at {
            Fault::range(format!("{at}.at.{}", island.name()), count.into(), 0, EXPLORERS.into())?;
            player.at[island as usize] = count;
        }
        Fault::range(format!("{at}.settling"), self.settling.into(), 0, SETTLE.len())?;
        (player.settled, player.settling) = (self.settled, self.settling);
        let mine = if player.taken < RELEASING_TOKEN { ON_BOAT } else { EXPLORERS };
        let away = usize::from(player.out()) + usize::from(self.settled);
        Fault::range(format!("{at}.at"), away, 0, mine.into())?;
        player.boat = mine - away as u8;
        Ok(player)
    }
}
