//! What a player would count out at the table: what each island gives now, what a building lacks, what the columns and
//! meadows score.

use std::collections::BTreeMap;

use nurt_core::{Fast, Seat};
use serde::Serialize;

use crate::components::{Card, Goods, Kind};
use crate::scoring::Score;
use crate::state::{Player, TheRiver};
use crate::view::View;

/// What follows from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// The players by seat.
    pub players: Vec<PlayerOutlook>,
    /// What the face-up cards, and the reserved ones that the viewer knows, lack for each seat.
    #[cfg_attr(feature = "ts", ts(type = "Record<Card, (Lack | null)[]>"))]
    pub cards: BTreeMap<Card, Vec<Option<Lack>>>,
}

/// What follows for one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerOutlook {
    /// Production symbols of wood, clay and stone that are to be seen.
    pub production: [u8; 3],
    /// Warehouses that are to be seen.
    pub warehouses: u8,
    /// How many of wood, clay and stone would come now, the first explorer's included.
    pub yields: [u8; 3],
    /// What the columns score.
    pub columns: [u8; 4],
    /// What each tile scores by its meadow, space by space.
    pub meadows: Vec<u8>,
    /// The score as it stands, as far as it is known to the viewer: without buildings and tokens that it may not see.
    pub score: Score,
}

/// What is missing to build a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lack {
    /// Units of wood, clay and stone that are not stored; food can stand for them.
    pub missing: [u8; 3],
    /// Whether it can be built now.
    pub payable: bool,
    /// The payment that keeps the most food: wood, clay, stone, food. Nothing if it cannot be paid.
    pub payment: Option<Goods>,
}

impl View {
    pub(crate) fn outlook(&self) -> Outlook {
        // What is hidden does not matter here: whatever is drawn for it is left out again.
        let mut position = self.imagine(&mut Fast::new(0));
        for (player, seen) in position.seats.iter_mut().zip(&self.players) {
            if seen.built.is_none() {
                player.built = crate::components::Cards::NONE;
            }
            if seen.tokens.is_none() {
                player.tokens = [0; 5];
            }
        }
        let players = position.seats().map(|seat| player(&position, seat)).collect();
        let mut cards: BTreeMap<Card, Vec<Option<Lack>>> = BTreeMap::new();
        for &card in &self.offer {
            let lacks = position.seats().map(|seat| Some(lack(position.player(seat), card.face().cost)));
            cards.insert(card, lacks.collect());
        }
        for (at, seen) in self.players.iter().enumerate() {
            for &card in seen.reserved.iter().flatten() {
                let lacks = position
                    .seats()
                    .map(|seat| (seat.index() == at).then(|| cheapest(position.player(seat), card)));
                cards.insert(card, lacks.collect());
            }
        }
        Outlook { players, cards }
    }
}

fn player(position: &TheRiver, seat: Seat) -> PlayerOutlook {
    let player = position.player(seat);
    PlayerOutlook {
        production: player.production,
        warehouses: player.warehouses,
        yields: Kind::BASIC.map(|kind| position.yields(seat, kind)),
        columns: player.columns(),
        meadows: player.tiles().iter().map(|&tile| player.meadow(tile)).collect(),
        score: player.score(),
    }
}

/// What a cost lacks.
fn lack(player: &Player, cost: [u8; 3]) -> Lack {
    let missing = Kind::BASIC.map(|kind| cost[kind as usize].saturating_sub(player.stored[kind as usize]));
    let payable = player.can_pay(cost);
    let [wood, clay, stone] = Kind::BASIC.map(|kind| cost[kind as usize] - missing[kind as usize]);
    let payment = payable.then(|| [wood, clay, stone, missing.iter().sum()]);
    Lack { missing, payable, payment }
}

/// R45: what a reserved card lacks with the discount where it helps most.
fn cheapest(player: &Player, card: Card) -> Lack {
    let cost = card.face().cost;
    let cheaper = Kind::BASIC.into_iter().filter_map(|kind| crate::state::less(cost, kind));
    let lacks = cheaper.map(|cost| lack(player, cost));
    lacks.min_by_key(|lack| lack.missing.iter().sum::<u8>()).unwrap_or_else(|| lack(player, cost))
}
