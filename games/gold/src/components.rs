//! What is in the box: shore and river, influence tracks, building tiles, customers, masteries and patrons. Every table says
//! where it comes from. Two or more agreeing sources: FOUND. A single source: ONE SOURCE. Whoever owns the box can correct a
//! line here, and the whole game follows.
//!
//! What tiles, customers and patrons do is declared in one small vocabulary ([`Effect`], [`Ability`], [`Final`]); the rules
//! resolve it without knowing a single card.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Fault, Phrase, Piece, Pieces};
use serde::{Deserialize, Serialize};

/// FOUND: most players.
pub const MOST_PLAYERS: usize = 4;
/// FOUND: river spaces.
pub const RIVER: u8 = 14;
/// FOUND: shore spaces.
pub const SHORE: usize = 30;
/// FOUND: regions, each with a face of the die.
pub const REGIONS: usize = 6;
/// FOUND: where the ships start, before they are moved by a roll each.
pub const STARTS: [u8; 2] = [1, 8];
/// FOUND: places of the building row.
pub const ROW: usize = 4;
/// FOUND: by place in the order of turns.
pub const START_KOKU: [u8; MOST_PLAYERS] = [7, 8, 9, 10];
/// FOUND: of each good at the start.
pub const START_GOODS: u8 = 1;
/// FOUND: favour at the start.
pub const START_FAVOUR: u8 = 2;
/// FOUND: the limit of favour at the start.
pub const START_LIMIT: u8 = 3;
/// FOUND: customers in hand.
pub const HAND: u8 = 2;
/// FOUND: most koku.
pub const MOST_KOKU: u8 = 25;
/// FOUND: most of each good.
pub const MOST_GOODS: u8 = 6;
/// ONE SOURCE: the highest limit of favour.
pub const MOST_LIMIT: u8 = 6;
/// FOUND: markers on a building.
pub const MARKERS: usize = 2;
/// FOUND: goods of a kind that are given for another one.
pub const GOODS_FOR_GOOD: u8 = 2;
/// FOUND: koku that are given for a favour.
pub const KOKU_FOR_FAVOUR: u8 = 5;
/// FOUND: koku for an empty shore space that is visited.
pub const EMPTY_KOKU: u8 = 1;
/// FOUND: favour for the tile at the end of the row.
pub const ROW_END_FAVOUR: u8 = 1;
/// FOUND: koku at the end of a journey, unless a good is taken.
pub const JOURNEY_KOKU: u8 = 3;
/// FOUND: how much cheaper an artisan makes building.
pub const DISCOUNT: u8 = 2;
/// FOUND: customers drawn after a delivery.
pub const DRAWN: u8 = 2;
/// ONE SOURCE: points for bringing about the end.
pub const END_POINTS: u8 = 5;
/// FOUND: points for delivered customers, by their number; the last for all above.
pub const CUSTOMER_POINTS: [u8; 7] = [0, 2, 5, 9, 14, 20, 27];

/// FOUND: steps of an influence track.
pub const STEPS: u8 = 18;
/// FOUND: the step with the imperial flower.
pub const FLOWER: u8 = 11;

nurt_core::kinds! {
    /// A kind of goods.
    Good {
        Silk,
        Rice,
        Porcelain,
    }
}

impl Good {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Silk, Self::Rice, Self::Porcelain];

    /// The kind in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new("good").text("good", self.name())
    }
}

/// Goods by kind: silk, rice, porcelain.
pub type Goods = [u8; 3];

nurt_core::kinds! {
    /// A kind of building.
    Kind {
        Port,
        Market,
        Manor,
        Shrine,
    }
}

nurt_core::kinds! {
    /// A kind of customer.
    Trade {
        Artisan,
        Elder,
        Merchant,
        Monk,
        Noble,
    }
}

nurt_core::kinds! {
    // Own names.
    /// A clan: the colour of a player, and a pair of patrons.
    Clan {
        Alder,
        Reed,
        Willow,
        Rowan,
    }
}

/// Whose building is meant: one with a marker of one's own, or of somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// One's own.
    Own,
    /// Another player's.
    Other,
}

/// What somebody gets or has to do. Where a region or a river space is meant, it is that of the tile, the customer or the
/// ship at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Koku.
    Koku(u8),
    /// One of these goods.
    Good(Good),
    /// A good of choice.
    AnyGood,
    /// Favour.
    Favour(u8),
    /// Points.
    Points(u8),
    /// Steps on the influence track of the region.
    Influence(u8),
    /// Steps in every region with a building of one's own.
    InfluenceWhereBuilt(u8),
    /// Steps in every region that touches the river space.
    InfluenceAround(u8),
    /// A koku for each building of this kind that one owns.
    KokuPer(Kind),
    /// A koku for each customer that one has delivered to.
    KokuPerCustomer,
    /// Koku for each empty shore space that was visited.
    KokuPerEmpty(u8),
    /// Points for each customer that one has delivered to.
    PointsPerCustomer(u8),
    /// Points for each river space that the shore space touches.
    PointsPerTouch(u8),
    /// Points if a building of this owner was visited.
    PointsIfVisited(Whose, u8),
    /// Points if this is one's first customer of the region.
    PointsIfFirst(u8),
    /// The limit of favour rises.
    Limit(u8),
    /// A second marker on a building that has one, of this owner.
    Marker(Whose),
    /// A ship becomes royal, unless one has a royal ship.
    Royal,
    /// Customers are drawn, then one is discarded.
    Draw(u8),
    /// Goods may be sold at this price.
    Sell(u8),
    /// Koku, or a good of choice.
    KokuOrGood(u8),
}

/// What somebody may do or is spared, for as long as the customer or patron is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// Building in the region of the customer costs less.
    Discount,
    /// A good from a market that the royal ship visits may be any.
    MarketChoice,
    /// The royal ship may sail one more or one less.
    Shift,
    /// Builds in any region.
    BuildAnywhere,
    /// Delivers to any region.
    DeliverAnywhere,
    /// Sets the die for a favour instead of rolling it.
    SetDie,
    /// Points when another player passes one's marker on a track.
    Toll(u8),
    /// Jumps over the markers of others on a track.
    Stilts,
}

/// What a customer is worth in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Final {
    /// A point for so many koku.
    PerKoku(u8),
    /// A point for so many goods.
    PerGoods(u8),
    /// A point for each building of this kind that one owns.
    PerBuilding(Kind),
    /// A point for each kind of building that one owns.
    PerKind,
    /// A point for each region with a building of one's own.
    PerRegion,
    /// The points of the region's scoring tile twice.
    DoubleRegion,
}

use Effect::{AnyGood, Favour, Influence, Koku, KokuPer, KokuPerCustomer, Points};
use Good::{Porcelain, Rice, Silk};
use Kind::{Manor, Market, Port, Shrine};

/// FOUND: the rewards of an influence track; those of step 2 are [`STEP_GOOD`].
pub const STEP_REWARDS: [(u8, &[Effect]); 4] =
    [(5, &[Koku(2)]), (9, &[Favour(1)]), (13, &[Points(3)]), (18, &[Points(3), AnyGood])];
/// FOUND: the step with a good.
pub const GOOD_STEP: u8 = 2;
/// FOUND: the good of that step, by region.
pub const STEP_GOOD: [Effect; REGIONS] = [
    Effect::Good(Porcelain),
    Effect::Good(Rice),
    Effect::Good(Silk),
    Effect::Good(Porcelain),
    Effect::Good(Rice),
    Effect::Good(Silk),
];

/// What lies on a shore space at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// Nothing.
    Empty,
    /// An imperial market.
    Imperial,
    /// A starting tile, if not more than so many play.
    UpTo(u8),
}

/// The bank of a shore space, looking downstream from the source at the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Named after what they are.
pub enum Bank {
    Left,
    Right,
}

/// A shore space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shore {
    /// The region, from 0.
    pub region: u8,
    /// What building there costs; nothing is built on the spaces of imperial markets.
    pub cost: u8,
    /// What lies there at the start.
    pub start: Start,
    /// The bank.
    pub bank: Bank,
    /// The first and the last river space that it touches.
    pub river: (u8, u8),
}

impl Shore {
    /// How many river spaces it touches.
    pub const fn touches(&self) -> u8 {
        self.river.1 - self.river.0 + 1
    }
}

const fn shore(region: u8, cost: u8, start: Start, bank: Bank, river: (u8, u8)) -> Shore {
    Shore { region: region - 1, cost, start, bank, river }
}

use Bank::{Left, Right};
use Start::{Empty, Imperial, UpTo};

/// FOUND: the shore spaces, 1 to 30 in order.
pub const SHORES: [Shore; SHORE] = [
    shore(1, 6, Empty, Right, (1, 1)),
    shore(1, 5, Empty, Left, (1, 1)),
    shore(1, 8, UpTo(3), Right, (1, 2)),
    shore(1, 12, Empty, Left, (1, 3)),
    shore(1, 6, Empty, Right, (2, 2)),
    shore(2, 0, Imperial, Left, (3, 4)),
    shore(2, 8, UpTo(2), Right, (2, 3)),
    shore(2, 6, Empty, Left, (4, 4)),
    shore(2, 12, Empty, Right, (3, 5)),
    shore(2, 9, Empty, Left, (4, 5)),
    shore(3, 8, UpTo(3), Right, (5, 6)),
    shore(3, 12, Empty, Left, (5, 7)),
    shore(3, 6, Empty, Right, (6, 6)),
    shore(3, 5, UpTo(2), Left, (7, 7)),
    shore(3, 11, Empty, Right, (6, 8)),
    shore(4, 9, Empty, Left, (7, 8)),
    shore(4, 0, Imperial, Left, (8, 9)),
    shore(4, 12, Empty, Right, (8, 10)),
    shore(4, 6, Empty, Left, (9, 9)),
    shore(4, 6, Empty, Right, (10, 10)),
    shore(5, 12, Empty, Left, (9, 11)),
    shore(5, 8, UpTo(3), Left, (11, 12)),
    shore(5, 9, UpTo(2), Right, (10, 11)),
    shore(5, 6, Empty, Left, (12, 12)),
    shore(5, 11, Empty, Right, (11, 13)),
    shore(6, 13, Empty, Left, (12, 14)),
    shore(6, 6, Empty, Right, (13, 13)),
    shore(6, 6, Empty, Left, (14, 14)),
    shore(6, 0, Imperial, Right, (13, 14)),
    shore(6, 5, Empty, Right, (14, 14)),
];

/// The four shore spaces at each river space, counted from 0, in order: they follow from [`SHORES`].
pub const AROUND: [[u8; 4]; RIVER as usize] = around();

const fn around() -> [[u8; 4]; RIVER as usize] {
    let mut all = [[0; 4]; RIVER as usize];
    let mut river = 0;
    while river < RIVER as usize {
        let (mut found, mut space) = (0, 0);
        while space < SHORE {
            let (first, last) = SHORES[space].river;
            if first as usize <= river + 1 && river < last as usize {
                all[river][found] = space as u8;
                found += 1;
            }
            space += 1;
        }
        assert!(found == 4, "each river space touches four shore spaces");
        river += 1;
    }
    all
}

/// A building tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileFace {
    /// The name in moves.
    pub name: &'static str,
    /// What is built.
    pub kind: Kind,
    /// What the ship gets that visits it.
    pub visitor: &'static [Effect],
    /// What the owner of a marker gets when it is visited.
    pub owner: &'static [Effect],
    /// The influence that building it brings.
    pub influence: u8,
}

const fn tile(
    name: &'static str,
    kind: Kind,
    visitor: &'static [Effect],
    owner: &'static [Effect],
    influence: u8,
) -> TileFace {
    TileFace { name, kind, visitor, owner, influence }
}

const SILK: Effect = Effect::Good(Silk);
const RICE: Effect = Effect::Good(Rice);
const PORCELAIN: Effect = Effect::Good(Porcelain);

/// All building tiles.
pub const TILES: usize = 49;
/// FOUND: by stack, the tiles of an era: the first and the one after the last.
pub const ERAS: [(u8, u8); 2] = [(0, 24), (24, 40)];
/// FOUND: the starting tiles.
pub const STARTING: (u8, u8) = (40, 46);
/// FOUND: the imperial markets.
pub const IMPERIAL: (u8, u8) = (46, 49);
/// FOUND: by number of players from two, the sizes of the two stacks.
pub const STACKS: [[u8; 2]; 3] = [[12, 9], [14, 11], [16, 13]];

/// FOUND: what the tiles show.
pub const TILE_FACES: [TileFace; TILES] = [
    // Era 1.
    tile("E1-P1", Port, &[Koku(3)], &[RICE], 1),
    tile("E1-P2", Port, &[Koku(3)], &[Koku(1), PORCELAIN], 0),
    tile("E1-P3", Port, &[Koku(3)], &[Favour(1)], 4),
    tile("E1-P4", Port, &[Koku(3)], &[KokuPer(Port)], 3),
    tile("E1-P5", Port, &[Koku(3)], &[Points(1)], 3),
    tile("E1-P6", Port, &[Koku(3)], &[Favour(1), Points(1)], 1),
    tile("E1-M1", Market, &[SILK], &[Koku(2)], 4),
    tile("E1-M2", Market, &[RICE], &[Favour(1), Points(1)], 1),
    tile("E1-M3", Market, &[PORCELAIN], &[Koku(1), Points(1)], 2),
    tile("E1-M4", Market, &[SILK], &[Points(1)], 3),
    tile("E1-M5", Market, &[RICE], &[Favour(1)], 4),
    tile("E1-M6", Market, &[PORCELAIN], &[KokuPer(Market)], 3),
    tile("E1-R1", Manor, &[Influence(2)], &[SILK], 1),
    tile("E1-R2", Manor, &[Influence(2)], &[Koku(1), RICE], 0),
    tile("E1-R3", Manor, &[Influence(2)], &[Favour(1)], 4),
    tile("E1-R4", Manor, &[Influence(2)], &[KokuPer(Manor)], 3),
    tile("E1-R5", Manor, &[Influence(2)], &[KokuPerCustomer], 4),
    tile("E1-R6", Manor, &[Influence(2)], &[Points(1)], 3),
    tile("E1-S1", Shrine, &[Points(2)], &[PORCELAIN], 1),
    tile("E1-S2", Shrine, &[Points(2)], &[Koku(1), SILK], 0),
    tile("E1-S3", Shrine, &[Points(2)], &[Favour(1)], 4),
    tile("E1-S4", Shrine, &[Points(2)], &[KokuPer(Shrine)], 3),
    tile("E1-S5", Shrine, &[Points(2)], &[Koku(1), Points(1)], 2),
    tile("E1-S6", Shrine, &[Points(2)], &[Points(1)], 3),
    // Era 2.
    tile("E2-P1", Port, &[Koku(5)], &[Points(2)], 3),
    tile("E2-P2", Port, &[Koku(5)], &[AnyGood], 4),
    tile("E2-P3", Port, &[Koku(5)], &[RICE, Favour(1)], 4),
    tile("E2-P4", Port, &[Koku(5)], &[Points(3)], 2),
    tile("E2-M1", Market, &[AnyGood], &[Favour(1)], 5),
    tile("E2-M2", Market, &[AnyGood], &[Influence(1)], 5),
    tile("E2-M3", Market, &[AnyGood], &[Points(3)], 2),
    tile("E2-M4", Market, &[AnyGood], &[Points(2)], 3),
    tile("E2-R1", Manor, &[Influence(3)], &[Influence(1)], 5),
    tile("E2-R2", Manor, &[Influence(3)], &[PORCELAIN, Favour(1)], 4),
    tile("E2-R3", Manor, &[Influence(3)], &[Points(2)], 3),
    tile("E2-R4", Manor, &[Influence(3)], &[Points(3)], 2),
    tile("E2-S1", Shrine, &[Points(3)], &[Influence(1)], 5),
    tile("E2-S2", Shrine, &[Points(3)], &[SILK], 5),
    tile("E2-S3", Shrine, &[Points(3)], &[AnyGood], 4),
    tile("E2-S4", Shrine, &[Points(3)], &[Favour(1)], 5),
    // Starting tiles, which nobody owns.
    tile("ST-P1", Port, &[Koku(3)], &[], 0),
    tile("ST-P2", Port, &[Koku(3)], &[], 0),
    tile("ST-R1", Manor, &[Influence(2)], &[], 0),
    tile("ST-R2", Manor, &[Influence(2)], &[], 0),
    tile("ST-S1", Shrine, &[Points(2)], &[], 0),
    tile("ST-S2", Shrine, &[Points(2)], &[], 0),
    // Imperial markets, which nobody owns.
    tile("IM-1", Market, &[PORCELAIN, Favour(1)], &[], 0),
    tile("IM-2", Market, &[RICE, Favour(1)], &[], 0),
    tile("IM-3", Market, &[SILK, Effect::Draw(1)], &[], 0),
];

/// A customer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardFace {
    /// The name in moves.
    pub name: &'static str,
    /// What the customer is.
    pub trade: Trade,
    /// The region, from 0.
    pub region: u8,
    /// The goods that are ordered.
    pub order: Goods,
    /// What the delivery brings.
    pub delivery: &'static [Effect],
    /// What every end of a journey brings from then on.
    pub journey: &'static [Effect],
    /// What every voyage of the royal ship brings from then on.
    pub royal: &'static [Effect],
    /// What is possible from then on.
    pub ability: Option<Ability>,
    /// What the customer is worth in the end.
    pub last: Option<Final>,
}

const PLAIN: CardFace = CardFace {
    name: "",
    trade: Trade::Artisan,
    region: 0,
    order: [0; 3],
    delivery: &[],
    journey: &[],
    royal: &[],
    ability: None,
    last: None,
};

const fn artisan(name: &'static str, region: u8, order: Goods) -> CardFace {
    CardFace {
        name,
        trade: Trade::Artisan,
        region: region - 1,
        order,
        // ONE SOURCE: the influence.
        delivery: &[Influence(2)],
        ability: Some(Ability::Discount),
        last: Some(Final::PerGoods(3)),
        ..PLAIN
    }
}

const fn elder(name: &'static str, region: u8, order: Goods) -> CardFace {
    CardFace {
        name,
        trade: Trade::Elder,
        region: region - 1,
        order,
        last: Some(Final::DoubleRegion),
        ..PLAIN
    }
}

const fn merchant(name: &'static str, region: u8, order: Goods, journey: &'static [Effect]) -> CardFace {
    CardFace {
        name,
        trade: Trade::Merchant,
        region: region - 1,
        order,
        delivery: &[Influence(3)],
        journey,
        last: Some(Final::PerKoku(5)),
        ..PLAIN
    }
}

const OWN_MARKER: &[Effect] = &[Effect::Limit(1), Favour(2), Effect::Marker(Whose::Own)];
const OTHER_MARKER: &[Effect] = &[Effect::Limit(1), Favour(2), Effect::Marker(Whose::Other)];

const fn monk(name: &'static str, region: u8, order: Goods, delivery: &'static [Effect]) -> CardFace {
    CardFace { name, trade: Trade::Monk, region: region - 1, order, delivery, ..PLAIN }
}

const fn noble(name: &'static str, region: u8, order: Goods, last: Final) -> CardFace {
    CardFace {
        name,
        trade: Trade::Noble,
        region: region - 1,
        order,
        // ONE SOURCE: the influence.
        delivery: &[Influence(2), Effect::Royal],
        last: Some(last),
        ..PLAIN
    }
}

impl CardFace {
    const fn sails(self, royal: &'static [Effect]) -> Self {
        Self { royal, ..self }
    }

    const fn may(self, ability: Ability) -> Self {
        Self { ability: Some(ability), ..self }
    }
}

/// FOUND: five trades in six regions.
pub const CARDS: usize = 30;

/// The customers. FOUND: trades, regions and orders. ONE SOURCE: what merchants (but ME6) and nobles do, and whose buildings
/// monks want.
pub const CARD_FACES: [CardFace; CARDS] = [
    artisan("AR1", 1, [0, 0, 2]),
    artisan("AR2", 2, [0, 0, 2]),
    artisan("AR3", 3, [2, 0, 0]),
    artisan("AR4", 4, [2, 0, 0]),
    artisan("AR5", 5, [0, 2, 0]),
    artisan("AR6", 6, [0, 2, 0]),
    elder("EL1", 1, [2, 1, 2]),
    elder("EL2", 2, [2, 2, 1]),
    elder("EL3", 3, [2, 1, 2]),
    elder("EL4", 4, [2, 2, 1]),
    elder("EL5", 5, [2, 1, 2]),
    elder("EL6", 6, [2, 1, 2]),
    merchant("ME1", 1, [0, 0, 3], &[Effect::InfluenceWhereBuilt(1)]),
    merchant("ME2", 2, [0, 3, 0], &[Effect::PointsPerCustomer(1)]),
    merchant("ME3", 3, [3, 0, 0], &[AnyGood]),
    merchant("ME4", 4, [2, 1, 0], &[Effect::Sell(5)]),
    merchant("ME5", 5, [0, 2, 1], &[Favour(1)]),
    merchant("ME6", 6, [1, 2, 0], &[Koku(3)]),
    monk("MO1", 1, [1, 2, 1], OWN_MARKER),
    monk("MO2", 2, [3, 2, 0], OTHER_MARKER),
    monk("MO3", 3, [2, 1, 1], OWN_MARKER),
    monk("MO4", 4, [1, 1, 3], OTHER_MARKER),
    monk("MO5", 5, [1, 2, 1], OWN_MARKER),
    monk("MO6", 6, [1, 2, 2], OTHER_MARKER),
    noble("NO1", 1, [1, 1, 2], Final::PerBuilding(Market)).may(Ability::MarketChoice),
    noble("NO2", 2, [2, 0, 2], Final::PerBuilding(Port)).sails(&[Effect::KokuPerEmpty(1)]),
    noble("NO3", 3, [2, 1, 1], Final::PerBuilding(Manor)).sails(&[Effect::InfluenceAround(1)]),
    noble("NO4", 4, [2, 2, 0], Final::PerBuilding(Shrine)).sails(&[Effect::PointsIfVisited(Whose::Other, 1)]),
    noble("NO5", 5, [0, 2, 2], Final::PerKind).may(Ability::Shift),
    noble("NO6", 6, [1, 2, 1], Final::PerRegion).sails(&[Effect::PointsIfVisited(Whose::Own, 1)]),
];

/// A patron.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PatronFace {
    /// The name in moves.
    pub name: &'static str,
    /// The clan.
    pub clan: Clan,
    /// More koku at the start.
    pub koku: u8,
    /// More customers in hand.
    pub hand: u8,
    /// What building brings.
    pub build: &'static [Effect],
    /// What every voyage brings.
    pub sail: &'static [Effect],
    /// What every delivery brings.
    pub deliver: &'static [Effect],
    /// What is possible.
    pub ability: Option<Ability>,
}

const fn patron(name: &'static str, clan: Clan) -> PatronFace {
    PatronFace { name, clan, koku: 0, hand: 0, build: &[], sail: &[], deliver: &[], ability: None }
}

/// FOUND: two for each clan.
pub const PATRONS: usize = 8;

/// ONE SOURCE: what the patrons do.
pub const PATRON_FACES: [PatronFace; PATRONS] = [
    PatronFace { koku: 10, ability: Some(Ability::BuildAnywhere), ..patron("bridge-builder", Clan::Alder) },
    PatronFace { build: &[Effect::PointsPerTouch(1)], ..patron("surveyor", Clan::Alder) },
    PatronFace { hand: 1, ability: Some(Ability::DeliverAnywhere), ..patron("courier", Clan::Reed) },
    PatronFace { deliver: &[Effect::PointsIfFirst(3)], ..patron("pathfinder", Clan::Reed) },
    PatronFace { sail: &[Effect::PointsIfVisited(Whose::Other, 2)], ..patron("wayfarer", Clan::Willow) },
    PatronFace { ability: Some(Ability::SetDie), ..patron("fortune-teller", Clan::Willow) },
    PatronFace { ability: Some(Ability::Toll(3)), ..patron("toll-keeper", Clan::Rowan) },
    PatronFace { ability: Some(Ability::Stilts), ..patron("stilt-walker", Clan::Rowan) },
];

nurt_core::kinds! {
    /// What a mastery asks for.
    Mastery {
        /// Three different trades among one's customers.
        ManyFaces,
        /// The flower in any region.
        Blossom,
        /// Three buildings of one kind.
        ThreeAlike,
        /// Two customers of one trade.
        TwoAlike,
        /// Influence in all regions.
        KnownEverywhere,
        /// A building of each kind.
        FourTrades,
    }
}

/// FOUND: masteries in play.
pub const IN_PLAY: usize = 3;

/// FOUND: the points of a mastery by who is first: for two players, and for more.
pub const MASTERY_POINTS: [&[u8]; 2] = [&[5], &[7, 5, 3]];
/// How many can have the same mastery.
pub const MOST_CLAIMS: usize = MASTERY_POINTS[1].len();

/// The points of a mastery by who is first, among so many players.
pub const fn mastery_points(players: u8) -> &'static [u8] {
    MASTERY_POINTS[(players > 2) as usize]
}

/// FOUND: the region scoring tiles: for two players, and for more.
pub const SCORING: [[&[u8]; 2]; REGIONS] = [
    [&[3], &[7, 3]],
    [&[5, 2], &[9, 5]],
    [&[4, 2], &[8, 4]],
    [&[8, 4], &[12, 8, 4]],
    [&[6, 3], &[10, 6, 2]],
    [&[7, 3], &[11, 7, 3]],
];

/// FOUND: with two players the second is paid only if not farther behind than this.
pub const MOST_BEHIND: u8 = 5;

/// Makes a type for numbered pieces whose names stand in a table.
macro_rules! pieces {
    ($name:ident, $set:ident, $bits:ty, $count:expr, $face:ty, $faces:ident, $at:literal) => {
        #[doc = concat!("One of the ", $at, "s, by its number from 0; written by its name.")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// All of them in order.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..$count as u8).map(Self)
            }

            /// What it shows.
            #[inline]
            pub fn face(self) -> &'static $face {
                &$faces[usize::from(self.0)]
            }
        }

        impl Piece for $name {
            const COUNT: u32 = $count as u32;

            #[inline]
            fn numbered(number: u8) -> Self {
                Self(number)
            }

            #[inline]
            fn number(self) -> u8 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.face().name)
            }
        }

        impl FromStr for $name {
            type Err = Fault;

            fn from_str(text: &str) -> Result<Self, Fault> {
                Self::all()
                    .find(|piece| piece.face().name == text)
                    .ok_or_else(|| Fault::Unknown { at: $at.to_owned(), given: Fault::quote(text) })
            }
        }

        nurt_core::written!($name);

        #[doc = concat!("A set of ", $at, "s.")]
        pub type $set = Pieces<$name, $bits>;
    };
}

pieces!(Tile, Tiles, u64, TILES, TileFace, TILE_FACES, "tile");
pieces!(Card, Cards, u32, CARDS, CardFace, CARD_FACES, "customer");
pieces!(Patron, Patrons, u32, PATRONS, PatronFace, PATRON_FACES, "patron");

impl Tile {
    /// The tiles of a stretch of the table.
    pub(crate) fn of((first, after): (u8, u8)) -> Tiles {
        (first..after).map(Self).collect()
    }
}
