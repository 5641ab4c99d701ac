//! What a viewer may see, and how to imagine the rest.

use nurt_core::{Chance, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::components::{MOST_PLAYERS, Tile, Tiles};
use crate::moves::Move;
use crate::state::Waterway;

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The round, from 1 to 13; 14 when the game is over.
    pub round: u8,
    /// The tiles in the stock.
    pub stock: u8,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// R28: the tiles that stay out of the solo game.
    pub removed: Vec<Tile>,
    /// R28: the tiles that were discarded in the solo game.
    pub discarded: Vec<Tile>,
}

/// What a viewer may know of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// The river: the tiles in the order in which they were placed.
    pub tiles: Vec<Move>,
    /// How many tiles the player holds.
    pub held: u8,
    /// Which of them the viewer knows: all of its own, and those of others that it held before.
    pub hand: Vec<Tile>,
    /// The tile that the player drew in this round, which nobody else knows. Seen by its owner only.
    pub drew: Option<Tile>,
    /// Whether the player has chosen in this round.
    pub ready: bool,
    /// What the player has chosen; seen by itself only.
    pub chosen: Option<Move>,
    /// The tiles in hands, anybody's, that this player held in an earlier round; seen by itself only.
    pub seen: Option<Vec<Tile>>,
}

impl View {
    pub(crate) fn new(position: &Waterway, viewer: Viewer) -> Self {
        let known = match viewer {
            Viewer::Seat(seat) => position.seen[seat.index()].or(position.hands[seat.index()]),
            Viewer::Spectator => Tiles::NONE,
            Viewer::Open => position.held(),
        };
        let player = |seat: Seat| {
            let (at, sees) = (seat.index(), viewer.sees(seat));
            let hand = position.hands[at];
            let fresh = position.fresh(seat);
            PlayerView {
                tiles: position.boards[at].tiles().to_vec(),
                held: hand.len() as u8,
                hand: hand.and(known).iter().collect(),
                drew: if sees && fresh.len() == 1 { fresh.iter().next() } else { None },
                ready: position.chosen[at].is_some(),
                chosen: position.chosen[at].filter(|_| sees),
                seen: sees.then(|| position.seen[at].iter().collect()),
            }
        };
        Self {
            round: position.round,
            stock: position.stock.len() as u8,
            players: position.seats().map(player).collect(),
            removed: position.removed.iter().collect(),
            discarded: position.discarded.iter().collect(),
        }
    }

    /// A position that agrees with the view. The unseen tiles of hands are drawn from all that are unseen, the rest is the
    /// stock. Whoever has chosen in secret has chosen anything.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> Waterway {
        let players = self.players.len().min(MOST_PLAYERS) as u8;
        let mut position = Waterway::empty(players);
        let take = |position: &mut Waterway, tiles: Tiles| position.stock = position.stock.without(tiles);
        position.round = self.round;
        position.removed = self.removed.iter().copied().collect();
        position.discarded = self.discarded.iter().copied().collect();
        let out = position.removed.or(position.discarded);
        take(&mut position, out);
        for (at, player) in self.players.iter().take(MOST_PLAYERS).enumerate() {
            position.boards[at] = Board::with(&player.tiles).unwrap_or_default();
            position.hands[at] = player.hand.iter().copied().collect();
            let placed = player.tiles.iter().map(|mv| mv.tile).collect::<Tiles>();
            let gone = position.hands[at].or(placed);
            take(&mut position, gone);
        }
        for (at, player) in self.players.iter().take(MOST_PLAYERS).enumerate() {
            for _ in position.hands[at].len()..usize::from(player.held) {
                let tile = position.draw(chance);
                position.hands[at] = position.hands[at].or(Tiles::one(tile));
            }
        }
        self.remember(&mut position, chance);
        let mut moves = Vec::new();
        for (at, player) in self.players.iter().take(MOST_PLAYERS).enumerate() {
            position.chosen[at] = player.chosen;
            if player.ready && player.chosen.is_none() {
                moves.clear();
                position.list_moves(Seat::new(at as u8), &mut moves);
                position.chosen[at] = Some(moves[chance.below(moves.len() as u32) as usize]);
            }
        }
        position
    }
}
