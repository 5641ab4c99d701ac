//! What a player would count out at the table: what each island gives now, what a building lacks, what the columns and
//! meadows score.

use std::collections::BTreeMap;

use nurt_core::{Fast, Seat};
use serde::Serialize;

use crate::components::{Card, Goods, Kind, SPACES, Tile};
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
    /// What each face-up tile would change for each seat that has a space for it.
    #[cfg_attr(feature = "ts", ts(type = "Record<Tile, (Laying | null)[]>"))]
    pub tiles: BTreeMap<Tile, Vec<Option<Laying>>>,
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
    /// R45: the kind of which the least would be missing with a unit less; of those the one that is scarcest afterwards.
    pub discount: Option<Kind>,
    /// The payment that keeps the most food: wood, clay, stone, food. Nothing if it cannot be paid.
    pub payment: Option<Goods>,
}

/// What a tile changes if it is laid next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Laying {
    /// The points of columns and meadows, as they stand.
    pub points: i8,
    /// The production symbols of wood, clay and stone.
    pub production: [i8; 3],
    /// The warehouses.
    pub warehouses: i8,
    /// R30: how many resources find no room any more.
    pub lost: u8,
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
        let laying = |tile| position.seats().map(|seat| laying(position.player(seat), tile)).collect();
        let tiles = self.display.iter().map(|&tile| (tile, laying(tile))).collect();
        Outlook { players, cards, tiles }
    }
}

/// R29, R30: what a tile would change on the next space.
fn laying(player: &Player, tile: Tile) -> Option<Laying> {
    let mut after = player.clone();
    (usize::from(player.laid) < SPACES).then(|| after.lay(tile))?;
    let points = |player: &Player| {
        let Score { columns, meadows, .. } = player.score();
        (columns + meadows).cast_signed()
    };
    let change = |after: u8, before: u8| after.cast_signed() - before.cast_signed();
    Some(Laying {
        points: points(&after) - points(player),
        production: Kind::BASIC
            .map(|kind| change(after.production[kind as usize], player.production[kind as usize])),
        warehouses: change(after.warehouses, player.warehouses),
        lost: after.stock().saturating_sub(after.warehouses),
    })
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
    let [wood, clay, stone] = Kind::BASIC.map(|kind| cost[kind as usize] - missing[kind as usize]);
    let payment = player.can_pay(cost).then(|| [wood, clay, stone, missing.iter().sum()]);
    Lack { missing, discount: None, payment }
}

/// R45: what a reserved card lacks with the discount where it helps most.
fn cheapest(player: &Player, card: Card) -> Lack {
    let cost = card.face().cost;
    let reduced = |kind| {
        let cost = crate::state::less(cost, kind)?;
        let left = player.stored[kind as usize].saturating_sub(cost[kind as usize]);
        let lack = Lack { discount: Some(kind), ..lack(player, cost) };
        Some((lack.missing.iter().sum::<u8>(), left, lack))
    };
    let cheapest =
        Kind::BASIC.into_iter().filter_map(reduced).min_by_key(|&(missing, left, _)| (missing, left));
    cheapest.map_or_else(|| lack(player, cost), |(.., lack)| lack)
}
