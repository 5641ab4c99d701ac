//! What a seat may know of a position.

use nurt_core::{Chance, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

use crate::cards::{Card, Crowd, Pile, crowd_len};
use crate::components::{Animal, Chief, Column, Culture, FishToken, People, Side, Stone, Track};
use crate::eclipse::listed;
use crate::geometry::{HEXES, Hex, Hexes, Juncture, Place, River};
use crate::map::{Ground, Map};
use crate::site::{LEVELS, Square};
use crate::state::{Phase, Player, RIVAL, SOURCES, SPOTS, Task, Turn, Winter, Wishes};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What the table has chosen.
    pub wishes: Wishes,
    /// Where in the game.
    pub phase: Phase,
    /// From 1.
    pub round: u8,
    /// The order of turns; seat 4 is the Rival.
    pub order: Vec<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who has yet to choose an eclipse pile.
    pub choosing: Seats,
    /// What lasts for this turn.
    pub now: TurnView,
    /// What is being resolved: the last one first.
    pub tasks: Vec<Task>,
    /// In an eclipse: abilities that are still to come.
    pub abilities: Vec<People>,
    /// In an eclipse: hexes whose benefits are still to come, if somebody leads there.
    pub open: Vec<Hex>,
    /// In an eclipse: whether the delta is still to come.
    pub delta: bool,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The Rival of a single player.
    pub rival: Option<PlayerView>,
    /// The Rival's cards that have not come up, by column.
    pub rival_cards: [u8; Column::COUNT],
    /// The board, hex by hex in the order of reading.
    pub ground: Vec<Ground>,
    /// How the river lies.
    pub river: Option<River>,
    /// Setup cards that can be chosen.
    pub setups: Vec<u8>,
    /// Who was the first in each column in this round.
    pub firsts: [Option<Seat>; Column::COUNT],
    /// Tribe cards in their piles, by kind of people.
    pub supply: Crowd,
    /// The open culture cards.
    pub display: Vec<Culture>,
    /// Culture cards that have not come up.
    pub cultures: Vec<Culture>,
    /// Culture cards that are out of the game.
    pub boxed: Vec<Culture>,
    /// The hunting grounds.
    pub grounds: Vec<Animal>,
    /// Animals in the deck, by type.
    pub herd: [u8; Animal::COUNT],
    /// Stones that can be taken, by era.
    pub stones: [Vec<Stone>; 2],
    /// Fish tokens in the supply.
    pub fish: Vec<FishToken>,
    /// Neutral megaliths on the ground.
    pub neutral: Vec<Square>,
}

/// What lasts for a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TurnView {
    /// Labour to spend.
    pub labour: u8,
    /// Labour for the case that the figure is placed in this column.
    pub labour_in: [u8; Column::COUNT],
    /// So many tools less for everything bought in this column.
    pub discount: [u8; Column::COUNT],
    /// Whether a culture card was played.
    pub cultured: bool,
    /// The column in which the figure stands.
    pub column: Option<Column>,
    /// Whether it is the first one there.
    pub first: bool,
    /// Whether the top section is over.
    pub middle: bool,
    /// Cards that lie in front of the player.
    pub played: Vec<Card>,
    /// Cards that were taken to the hand in this turn.
    pub fresh: Vec<Card>,
}

/// What a viewer may know of one tribe.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// Food.
    pub food: u8,
    /// Tools.
    pub tools: u8,
    /// Points by source.
    pub points: [u16; SOURCES],
    /// How many cards are in hand, those of a secret eclipse pile included.
    pub held: u8,
    /// Which; seen by their owner.
    pub hand: Option<Vec<Card>>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// What is in the deck, and in the hand and the secret eclipse pile where these are not seen.
    pub unseen: Vec<Card>,
    /// What everybody knows to be in hand.
    pub known: Vec<Card>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// Buried cards.
    pub buried: Vec<Card>,
    /// How many cards are buried; the Rival's are no real ones.
    pub buried_count: u8,
    /// The eclipse pile, once it is shown; its owner sees it before.
    pub pile: Option<Vec<People>>,
    /// Strength besides that of the pile.
    pub strength: u8,
    /// Tribe members that are not placed yet.
    pub members: u8,
    /// Tribe members by place: the columns, then Rest.
    pub placed: [u8; SPOTS],
    /// Where the chief stands, if it was placed.
    pub chief_at: Option<u8>,
    /// The chief.
    pub chief: Option<Chief>,
    /// The side that is up.
    pub side: Option<Side>,
    /// Camps on the player board.
    pub home: u8,
    /// Camps on the starting tile.
    pub start: u8,
    /// Camps on each hex, in the order of reading.
    pub camps: Vec<u8>,
    /// Where the starting tile lies.
    pub place: Option<Place>,
    /// The space of the raft: 0 is the headwaters, 6 the delta.
    pub raft: u8,
    /// Villages.
    pub villages: Vec<Juncture>,
    /// Megaliths on the player board.
    pub megaliths: u8,
    /// Neutral megaliths beside it.
    pub neutral: u8,
    /// Megaliths on the site.
    pub built: Vec<Square>,
    /// Animals that are not tipped, by type.
    pub animals: [u8; Animal::COUNT],
    /// Animals that are tipped, by type.
    pub tipped: [u8; Animal::COUNT],
    /// Sacred stones.
    pub stones: Vec<Stone>,
    /// Steps of honour and offering.
    pub steps: [u8; Track::COUNT],
}

impl View {
    pub(crate) fn new(position: &Winter, viewer: Viewer) -> Self {
        let over = position.phase == Phase::Over;
        let secret = position.phase == Phase::Pile;
        let player = |seat: Seat| {
            let seen = over || viewer.sees(seat) || seat == RIVAL;
            PlayerView::new(position.player(seat), seen, seen || !secret)
        };
        Self {
            wishes: position.wishes,
            phase: position.phase,
            round: position.round,
            order: position.order.to_vec(),
            turn: position.turn,
            choosing: position.choosing,
            now: TurnView::new(&position.now),
            tasks: position.tasks.to_vec(),
            abilities: listed(position.abilities),
            open: position.open.iter().collect(),
            delta: position.delta,
            players: position.seats().map(player).collect(),
            rival: position.solo().then(|| player(RIVAL)),
            rival_cards: position.rival,
            ground: position.map.ground.to_vec(),
            river: position.map.river,
            setups: (1..=8).filter(|card| position.setups & 1 << (card - 1) != 0).collect(),
            firsts: position.firsts,
            supply: position.supply,
            display: position.display.to_vec(),
            cultures: position.cultures.iter().collect(),
            boxed: position.boxed.iter().collect(),
            grounds: position.grounds.to_vec(),
            herd: position.herd,
            stones: position.stones.each_ref().map(|stones| stones.to_vec()),
            fish: position.fish.iter().collect(),
            neutral: Square::of(0, position.neutral).collect(),
        }
    }

    /// A position that agrees with the view: hands and eclipse piles that are not seen are drawn from what may be in them.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> Winter {
        let mut ground = [Ground::Base; HEXES];
        ground.iter_mut().zip(&self.ground).for_each(|(to, &from)| *to = from);
        let mut position = Winter::empty(self.wishes, Map::new(ground, self.river));
        (position.phase, position.round, position.turn) = (self.phase, self.round, self.turn);
        position.order = self.order.iter().copied().take(4).collect();
        position.choosing = self.choosing;
        position.now = self.now.turn();
        position.tasks = self.tasks.iter().copied().take(crate::state::MOST_TASKS).collect();
        self.abilities.iter().for_each(|&people| position.abilities[people as usize] += 1);
        position.open = self.open.iter().copied().collect::<Hexes>();
        position.delta = self.delta;
        let tribes =
            (0..).map(Seat::new).zip(&self.players).chain(self.rival.iter().map(|rival| (RIVAL, rival)));
        for (seat, seen) in tribes {
            let ready = self.phase == Phase::Pile && !self.choosing.contains(seat);
            *position.player_mut(seat) = seen.imagine(ready, chance);
        }
        position.rival = self.rival_cards;
        position.setups = self.setups.iter().fold(0, |set, card| set | 1 << (card - 1));
        position.firsts = self.firsts;
        position.supply = self.supply;
        position.display = self.display.iter().copied().take(crate::components::DISPLAY).collect();
        position.cultures = self.cultures.iter().copied().collect();
        position.boxed = self.boxed.iter().copied().collect();
        position.grounds = self.grounds.iter().copied().take(crate::components::HUNTING_GROUNDS).collect();
        position.herd = self.herd;
        position.stones = self.stones.each_ref().map(|stones| stones.iter().copied().take(5).collect());
        position.fish = self.fish.iter().copied().collect();
        position.neutral = self.neutral.iter().fold(0, |set, square| set | square.bit());
        position
    }
}

impl TurnView {
    fn new(now: &Turn) -> Self {
        Self {
            labour: now.labour,
            labour_in: now.labour_in,
            discount: now.discount,
            cultured: now.cultured,
            column: now.column,
            first: now.first,
            middle: now.middle,
            played: now.played.iter().collect(),
            fresh: now.fresh.iter().collect(),
        }
    }

    fn turn(&self) -> Turn {
        Turn {
            labour: self.labour,
            labour_in: self.labour_in,
            discount: self.discount,
            cultured: self.cultured,
            column: self.column,
            first: self.first,
            middle: self.middle,
            played: self.played.iter().copied().collect(),
            fresh: self.fresh.iter().copied().collect(),
        }
    }
}

impl PlayerView {
    /// What is to be seen of a tribe, depending on whether its hand and its eclipse pile are.
    fn new(player: &Player, hand: bool, pile: bool) -> Self {
        let mut unseen = player.deck;
        if !hand {
            unseen.swallow(&mut player.hand.clone());
        }
        if !pile {
            unseen.swallow(&mut Pile { people: player.pile, ..Pile::default() });
        }
        let built = (0..LEVELS).flat_map(|level| Square::of(level, player.built[level]));
        Self {
            food: player.food,
            tools: player.tools,
            points: player.points,
            held: player.hand.len() + if pile { 0 } else { crowd_len(&player.pile) },
            hand: hand.then(|| player.hand.iter().collect()),
            deck: player.deck.len(),
            unseen: unseen.iter().collect(),
            known: player.known.iter().collect(),
            discard: player.discard.iter().collect(),
            buried: player.buried.iter().collect(),
            buried_count: player.buried_len(),
            pile: pile.then(|| listed(player.pile)),
            strength: player.strength,
            members: player.members,
            placed: player.placed,
            chief_at: player.chief_at,
            chief: player.chief,
            side: player.side,
            home: player.home,
            start: player.start,
            camps: player.camps.to_vec(),
            place: player.place,
            raft: player.raft,
            villages: player.villages.iter().collect(),
            megaliths: player.megaliths,
            neutral: player.neutral,
            built: built.collect(),
            animals: player.animals,
            tipped: player.tipped,
            stones: player.stones.iter().collect(),
            steps: player.steps,
        }
    }

    /// A tribe that looks like this. What is not seen of hand and eclipse pile is drawn; a pile that is complete holds any of
    /// the people, one that is not is empty.
    fn imagine(&self, ready: bool, chance: &mut impl Chance) -> Player {
        let mut player = Player::new();
        (player.food, player.tools, player.points) = (self.food, self.tools, self.points);
        player.deck = self.unseen.iter().copied().collect();
        player.known = self.known.iter().copied().collect();
        if let Some(hand) = &self.hand {
            player.hand = hand.iter().copied().collect();
        } else {
            // What is known to be there is there.
            for card in player.known.iter() {
                player.deck.take(card);
                player.hand.put(card);
            }
            while player.hand.len() < self.held && !player.deck.is_empty() {
                let card = player.deck.draw(chance);
                player.hand.put(card);
            }
        }
        match &self.pile {
            Some(pile) => pile.iter().for_each(|&people| player.pile[people as usize] += 1),
            None if ready => {
                for card in player.hand.iter() {
                    if let Card::People(people) = card
                        && chance.below(2) == 0
                    {
                        player.hand.take(card);
                        player.pile[people as usize] += 1;
                    }
                }
            }
            None => {}
        }
        player.discard = self.discard.iter().copied().collect();
        player.buried = self.buried.iter().copied().collect();
        player.virtually_buried = self.buried_count.saturating_sub(player.buried.len());
        (player.strength, player.members, player.placed) = (self.strength, self.members, self.placed);
        (player.chief_at, player.chief, player.side) = (self.chief_at, self.chief, self.side);
        (player.home, player.start, player.place, player.raft) =
            (self.home, self.start, self.place, self.raft);
        player.camps.iter_mut().zip(&self.camps).for_each(|(to, &from)| *to = from);
        player.stands = Hexes::all().iter().filter(|hex| player.camps[hex.index()] > 0).collect();
        player.villages = self.villages.iter().copied().collect();
        (player.megaliths, player.neutral) = (self.megaliths, self.neutral);
        self.built.iter().for_each(|square| player.built[square.level()] |= square.bit());
        (player.animals, player.tipped, player.steps) = (self.animals, self.tipped, self.steps);
        player.stones = self.stones.iter().copied().collect();
        player
    }
}
