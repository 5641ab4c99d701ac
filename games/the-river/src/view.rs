//! What a viewer may see, and how to imagine the rest.

use nurt_core::{Chance, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::{CONFIGS, Card, Cards, Goods, ISLANDS, MOST_PLAYERS, Tile, Tiles};
use crate::state::{Player, Step, TheRiver};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The round, from 1; 0 in the draft.
    pub round: u8,
    /// Who has the pawn.
    pub pawn: Seat,
    /// Whoever decides, or decided last.
    pub turn: Seat,
    /// What is decided now.
    pub step: Step,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The supply of wood, clay, stone and food.
    pub supply: Goods,
    /// The face-up tiles.
    pub display: Vec<Tile>,
    /// The discarded tiles.
    pub discard: Vec<Tile>,
    /// R18: the tile that is out of the game.
    pub removed: Vec<Tile>,
    /// How many tiles are in the stack; which ones follows from the others.
    pub stack: u8,
    /// The face-up building cards.
    pub offer: Vec<Card>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The left stack of bonus tokens, from the top.
    pub values: Vec<u8>,
    /// The zeros in the right stack.
    pub zeros: u8,
    /// who was skipped or has passed since the last placement or exchange.
    pub idle: Seats,
    /// R57: whether this is the last round.
    pub ending: bool,
}

/// What a viewer may know of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// Which of the river boards: 0 blue, 1 green, 2 black, 3 yellow.
    pub river: u8,
    /// The tiles, space by space.
    pub tiles: Vec<Tile>,
    /// What is stored: wood, clay, stone, food.
    pub stored: Goods,
    /// How many cards are reserved.
    pub reserving: u8,
    /// Which; seen by their owner until the end.
    pub reserved: Option<Vec<Card>>,
    /// How many buildings there are.
    pub buildings: u8,
    /// Which; seen by their owner until the end.
    pub built: Option<Vec<Card>>,
    /// How many bonus tokens there are.
    pub taken: u8,
    /// Their values; seen by their owner until the end.
    pub tokens: Option<Vec<u8>>,
    /// Explorers on the boat.
    pub boat: u8,
    /// Explorers on each island, in the order of the islands.
    pub at: [u8; ISLANDS],
    /// Explorers who have settled.
    pub settled: u8,
    /// Explorers who will settle in this round's cleanup.
    pub settling: u8,
}

impl View {
    pub(crate) fn new(position: &TheRiver, viewer: Viewer) -> Self {
        let over = position.step == Step::Over;
        let player = |seat: Seat| {
            let (player, sees) = (&position.seats[seat.index()], over || viewer.sees(seat));
            PlayerView {
                river: player.river,
                tiles: player.tiles().to_vec(),
                stored: player.stored,
                reserving: player.reserved.len() as u8,
                reserved: sees.then(|| player.reserved.iter().collect()),
                buildings: player.built.len() as u8,
                built: sees.then(|| player.built.iter().collect()),
                taken: player.taken,
                tokens: sees.then(|| player.tokens().to_vec()),
                boat: player.boat,
                at: player.at,
                settled: player.settled,
                settling: player.settling,
            }
        };
        Self {
            round: position.round,
            pawn: position.pawn,
            turn: position.turn,
            step: position.step,
            players: position.seats().map(player).collect(),
            supply: position.supply,
            display: position.display.iter().collect(),
            discard: position.discard.iter().collect(),
            removed: position.removed.iter().collect(),
            stack: position.stack.len() as u8,
            offer: position.offer.iter().collect(),
            deck: position.deck.len() as u8,
            values: position.values().to_vec(),
            zeros: position.zeros,
            idle: position.idle,
            ending: position.ending,
        }
    }

    /// A position that agrees with the view: the cards and tokens that others have put away are drawn from all that are
    /// unseen.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> TheRiver {
        let players = self.players.len().clamp(2, MOST_PLAYERS) as u8;
        let mut rivers = [0, 1, 2, 3];
        let used = self.players.iter().map(|player| player.river).chain(0..4);
        let mut free: Vec<u8> = Vec::with_capacity(MOST_PLAYERS);
        used.for_each(|river| {
            if !free.contains(&river) {
                free.push(river);
            }
        });
        rivers.copy_from_slice(&free[..MOST_PLAYERS]);
        let mut position = TheRiver::empty(players, rivers);
        (position.round, position.pawn, position.turn, position.step) =
            (self.round, self.pawn, self.turn, self.step);
        (position.supply, position.zeros, position.idle, position.ending) =
            (self.supply, self.zeros, self.idle, self.ending);
        position.values_taken = (position.config().tokens.len() - self.values.len()) as u8;
        position.display = self.display.iter().copied().collect();
        position.discard = self.discard.iter().copied().collect();
        position.removed = self.removed.iter().copied().collect();
        position.offer = self.offer.iter().copied().collect();
        let mut tiles = position.display.or(position.discard).or(position.removed);
        position.deck = position.deck.without(position.offer);
        for (player, seen) in position.seats.iter_mut().zip(&self.players) {
            *player = seen.visible();
            tiles = tiles.or(seen.tiles.iter().copied().collect());
            position.deck = position.deck.without(player.reserved).without(player.built);
        }
        position.stack = Tiles::all().without(tiles);
        self.deal_cards(&mut position, chance);
        self.deal_tokens(&mut position, chance);
        position
    }

    /// The cards that others have put away. One that is just being built is to be seen.
    fn deal_cards(&self, position: &mut TheRiver, chance: &mut impl Chance) {
        if let Step::Discount { card } | Step::Pay { card, .. } = self.step
            && position.deck.contains(card)
        {
            position.deck.take(card);
            position.me_mut().reserved.put(card);
        }
        let deck = &mut position.deck;
        let fill = |deck: &mut Cards, cards: &mut Cards, count: u8, chance: &mut _| {
            while cards.len() < usize::from(count) {
                let card = deck.draw(chance);
                cards.put(card);
            }
        };
        for (player, seen) in position.seats.iter_mut().zip(&self.players) {
            fill(deck, &mut player.reserved, seen.reserving, chance);
            fill(deck, &mut player.built, seen.buildings, chance);
        }
    }

    /// The tokens that others have put away: those that are missing from the stacks.
    fn deal_tokens(&self, position: &mut TheRiver, chance: &mut impl Chance) {
        let config = &CONFIGS[self.players.len().clamp(2, MOST_PLAYERS) - 2];
        let mut gone = [0u8; 7];
        for &value in &config.tokens[..usize::from(position.values_taken)] {
            gone[usize::from(value)] += 1;
        }
        gone[0] += config.zeros - self.zeros;
        for &value in self.players.iter().filter_map(|player| player.tokens.as_ref()).flatten() {
            gone[usize::from(value)] = gone[usize::from(value)].saturating_sub(1);
        }
        let mut unseen: Vec<u8> = Vec::with_capacity(20);
        for (value, &count) in gone.iter().enumerate() {
            unseen.extend(std::iter::repeat_n(value as u8, count.into()));
        }
        chance.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        for (player, seen) in
            position.seats.iter_mut().zip(&self.players).filter(|(_, seen)| seen.tokens.is_none())
        {
            let tokens = &mut player.tokens[..usize::from(seen.taken)];
            tokens.iter_mut().zip(&mut unseen).for_each(|(token, value)| *token = value);
            // The best ones go first.
            tokens.sort_unstable_by(|a, b| b.cmp(a));
        }
    }
}

impl PlayerView {
    /// The player, without what is not to be seen.
    fn visible(&self) -> Player {
        let mut player = Player::new(self.river);
        self.tiles.iter().for_each(|&tile| player.lay(tile));
        player.stored = self.stored;
        player.reserved = self.reserved.iter().flatten().copied().collect();
        player.built = self.built.iter().flatten().copied().collect();
        for (token, &value) in player.tokens.iter_mut().zip(self.tokens.iter().flatten()) {
            *token = value;
        }
        player.taken = self.taken;
        (player.boat, player.at) = (self.boat, self.at);
        (player.settled, player.settling) = (self.settled, self.settling);
        player
    }
}
