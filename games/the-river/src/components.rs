//! What is in the box: tiles, buildings, tokens, river boards, islands and supplies. Every figure says where it comes
//! from: TEXT is the rulebook, FOUND another public source, DERIVED follows from those, PROPOSED is our own design because
//! nothing is known. Whoever owns the box can correct a line here, and the whole game follows.

use nurt_core::{Phrase, Pieces};
use serde::{Deserialize, Serialize, Serializer};
use strum::{IntoStaticStr, VariantArray};

/// TEXT: most players.
pub const MOST_PLAYERS: usize = 4;
/// TEXT: explorers of each player.
pub const EXPLORERS: u8 = 5;
/// TEXT: explorers on the boat at the start; the last one waits on the second bonus space.
pub const ON_BOAT: u8 = 4;
/// TEXT: the bonus token that releases it.
pub const RELEASING_TOKEN: u8 = 2;
/// TEXT: spaces of a river board.
pub const SPACES: usize = 12;
/// FOUND: face-up building cards.
pub const OFFER: usize = 4;
/// TEXT: reserved cards that a player may hold.
pub const MOST_RESERVED: usize = 2;
/// TEXT: explorers of one player on the terrain island in a round.
pub const MOST_TERRAIN: u8 = 2;
/// TEXT: resources that are given for a food, and that score a point at the end.
pub const BUNDLE: u8 = 3;
/// TEXT: resources that a gift brings at the most.
pub const GIFT: u8 = 4;
/// TEXT: most points of a meadow that counts production symbols.
pub const MOST_FOR_PRODUCTION: u8 = 3;
/// TEXT: points of a meadow that yields in each cleanup.
pub const HARVEST_POINTS: u8 = 2;
/// TEXT: points of a column whose two upper tiles match, and of one where all three do.
pub const COLUMN_POINTS: [u8; 2] = [2, 6];
/// PROPOSED: the game is scored after the cleanup of this round at the latest.
pub const LAST_ROUND: u8 = 60;

/// PROPOSED: covering one of these spaces settles an explorer.
pub const SETTLE: [u8; 4] = [6, 8, 10, 12];

/// DERIVED: the spaces of each column, from the top. The river runs along the rows like a snake.
pub const COLUMNS: [[u8; 3]; 4] = [[1, 8, 9], [2, 7, 10], [3, 6, 11], [4, 5, 12]];

nurt_core::kinds! {
    /// A kind of resource.
    Kind {
        Wood,
        Clay,
        Stone,
        /// Stands for any of the others in a payment.
        Food,
    }
}

impl Kind {
    /// Those that are produced and that buildings cost.
    pub const BASIC: [Self; 3] = [Self::Wood, Self::Clay, Self::Stone];
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Wood, Self::Clay, Self::Stone, Self::Food];

    /// The kind in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new("kind").text("kind", self.name())
    }
}

/// Resources by kind: wood, clay, stone, food.
pub type Goods = [u8; 4];

/// A type of terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray, IntoStaticStr)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)] // Named after what they are.
pub enum Terrain {
    Desert,
    Badlands,
    Meadow,
    Forest,
    Mountain,
}

impl Terrain {
    /// The name in messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The type as a set of one.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What a meadow does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// R60: a point for each production symbol of this kind, three at the most.
    Production(Kind),
    /// R61: yields one in each cleanup, and 2 points.
    Harvest(Kind),
    /// R62: up to four, once.
    Gift(Kind),
    /// R63: two swaps, once.
    Swaps,
    /// R64: a point for each bonus token.
    Tokens,
    /// R65: a point for each explorer on the boat.
    Boat,
    /// R66: a point for each tile of this type.
    Terrain(Terrain),
}

/// What a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileFace {
    /// Its types, as bits: two for a mixed tile.
    #[serde(serialize_with = "listed")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Terrain>"))]
    pub terrain: u8,
    /// Warehouses.
    pub warehouses: u8,
    /// Production symbols of wood, clay and stone.
    pub production: [u8; 3],
    /// What the meadow does.
    pub effect: Option<Effect>,
}

/// The types of terrain one by one.
#[allow(clippy::trivially_copy_pass_by_ref)] // So it is called.
fn listed<S: Serializer>(terrain: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(Terrain::VARIANTS.iter().filter(|kind| terrain & kind.bit() != 0))
}

const fn tile(terrain: Terrain) -> TileFace {
    TileFace { terrain: terrain.bit(), warehouses: 0, production: [0; 3], effect: None }
}

const fn meadow(effect: Effect) -> TileFace {
    TileFace { effect: Some(effect), ..tile(Terrain::Meadow) }
}

impl TileFace {
    const fn and(self, terrain: Terrain) -> Self {
        Self { terrain: self.terrain | terrain.bit(), ..self }
    }

    const fn stores(self, warehouses: u8) -> Self {
        Self { warehouses, ..self }
    }

    const fn makes(mut self, kind: Kind, count: u8) -> Self {
        self.production[kind as usize] = count;
        self
    }
}

/// FOUND: the number of tiles; the numbers of each terrain are decoded from a damaged list.
pub const TILES: usize = 65;

use Kind::{Clay, Stone, Wood};
use Terrain::{Badlands, Desert, Forest, Meadow, Mountain};

/// PROPOSED: what each tile shows, T01 to T65 in order.
pub const TILE_FACES: [TileFace; TILES] = [
    // T01 to T12, desert.
    tile(Desert).stores(2),
    tile(Desert).stores(2),
    tile(Desert).stores(2),
    tile(Desert).stores(2),
    tile(Desert).stores(2),
    tile(Desert).stores(2),
    tile(Desert).stores(1).makes(Clay, 1),
    tile(Desert).stores(1).makes(Clay, 1),
    tile(Desert).stores(1).makes(Clay, 1),
    tile(Desert).stores(1).makes(Stone, 1),
    tile(Desert).stores(1).makes(Stone, 1),
    tile(Desert).stores(1).makes(Wood, 1),
    // T13 to T22, badlands.
    tile(Badlands).stores(1).makes(Clay, 1),
    tile(Badlands).stores(1).makes(Clay, 1),
    tile(Badlands).stores(1).makes(Clay, 1),
    tile(Badlands).makes(Clay, 2),
    tile(Badlands).makes(Clay, 2),
    tile(Badlands).stores(1).makes(Wood, 1),
    tile(Badlands).stores(1).makes(Stone, 1),
    tile(Badlands).stores(2),
    tile(Badlands).stores(2),
    tile(Badlands).stores(2),
    // T23 to T36, forest.
    tile(Forest).stores(1).makes(Wood, 1),
    tile(Forest).stores(1).makes(Wood, 1),
    tile(Forest).stores(1).makes(Wood, 1),
    tile(Forest).stores(1).makes(Wood, 1),
    tile(Forest).stores(1).makes(Wood, 1),
    tile(Forest).makes(Wood, 2),
    tile(Forest).makes(Wood, 2),
    tile(Forest).stores(1).makes(Stone, 1),
    tile(Forest).stores(2),
    tile(Forest).stores(2),
    tile(Forest).stores(2),
    tile(Forest).stores(2),
    tile(Forest).stores(2),
    tile(Forest).stores(2),
    // T37 to T44, mountain.
    tile(Mountain).stores(1).makes(Stone, 1),
    tile(Mountain).stores(1).makes(Stone, 1),
    tile(Mountain).stores(1).makes(Stone, 1),
    tile(Mountain).makes(Stone, 2),
    tile(Mountain).makes(Stone, 2),
    tile(Mountain).stores(1).makes(Clay, 1),
    tile(Mountain).stores(2),
    tile(Mountain).stores(2),
    // T45 to T48, mixed.
    tile(Desert).and(Forest).stores(1),
    tile(Desert).and(Mountain).makes(Stone, 1),
    tile(Badlands).and(Forest).makes(Wood, 1),
    tile(Badlands).and(Mountain).makes(Clay, 1),
    // T49 to T65, meadows.
    meadow(Effect::Production(Wood)).makes(Wood, 1),
    meadow(Effect::Production(Clay)).makes(Clay, 1),
    meadow(Effect::Production(Stone)).makes(Stone, 1),
    meadow(Effect::Harvest(Wood)),
    meadow(Effect::Harvest(Clay)),
    meadow(Effect::Harvest(Stone)),
    meadow(Effect::Gift(Wood)),
    meadow(Effect::Gift(Clay)),
    meadow(Effect::Gift(Stone)),
    meadow(Effect::Terrain(Desert)),
    meadow(Effect::Terrain(Badlands)),
    meadow(Effect::Terrain(Forest)),
    meadow(Effect::Terrain(Mountain)),
    meadow(Effect::Terrain(Meadow)),
    meadow(Effect::Tokens),
    meadow(Effect::Swaps),
    meadow(Effect::Boat),
];

/// What a building is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, IntoStaticStr, VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)] // Named after what they are.
pub enum Family {
    Cabin,
    Ferry,
    Barn,
    Mill,
    Workshop,
    Chapel,
    Inn,
    School,
    StoreHall,
    Fort,
    TownHall,
    GrandLodge,
}

/// What a building card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardFace {
    /// What it is.
    pub family: Family,
    /// The cost in wood, clay and stone.
    pub cost: [u8; 3],
    /// The points.
    pub points: u8,
}

const fn card(family: Family, cost: [u8; 3], points: u8) -> CardFace {
    CardFace { family, cost, points }
}

/// FOUND: the number of building cards.
pub const CARDS: usize = 33;

/// PROPOSED: the names, costs and points of the buildings, B01 to B33 in order; the points from 2 to 9 are FOUND.
pub const CARD_FACES: [CardFace; CARDS] = [
    card(Family::Cabin, [2, 1, 0], 2),
    card(Family::Cabin, [1, 0, 2], 2),
    card(Family::Cabin, [0, 2, 1], 2),
    card(Family::Ferry, [1, 1, 1], 3),
    card(Family::Ferry, [1, 1, 1], 3),
    card(Family::Barn, [2, 2, 0], 4),
    card(Family::Barn, [2, 0, 2], 4),
    card(Family::Barn, [0, 2, 2], 4),
    card(Family::Mill, [3, 1, 0], 4),
    card(Family::Mill, [1, 0, 3], 4),
    card(Family::Mill, [0, 3, 1], 4),
    card(Family::Workshop, [2, 1, 1], 5),
    card(Family::Workshop, [1, 2, 1], 5),
    card(Family::Workshop, [1, 1, 2], 5),
    card(Family::Chapel, [3, 0, 2], 6),
    card(Family::Chapel, [2, 3, 0], 6),
    card(Family::Chapel, [0, 2, 3], 6),
    card(Family::Inn, [3, 2, 0], 6),
    card(Family::Inn, [2, 0, 3], 6),
    card(Family::Inn, [0, 3, 2], 6),
    card(Family::School, [2, 2, 1], 7),
    card(Family::School, [2, 1, 2], 7),
    card(Family::School, [1, 2, 2], 7),
    card(Family::StoreHall, [3, 3, 0], 7),
    card(Family::StoreHall, [3, 0, 3], 7),
    card(Family::StoreHall, [0, 3, 3], 7),
    card(Family::Fort, [2, 2, 2], 8),
    card(Family::TownHall, [3, 2, 1], 8),
    card(Family::TownHall, [2, 1, 3], 8),
    card(Family::TownHall, [1, 3, 2], 8),
    card(Family::GrandLodge, [3, 2, 2], 9),
    card(Family::GrandLodge, [2, 3, 2], 9),
    card(Family::GrandLodge, [2, 2, 3], 9),
];

/// What is printed on a space of a river board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Print {
    /// Nothing.
    Blank,
    /// A warehouse.
    Warehouse,
    /// A production symbol.
    Makes(Kind),
}

use Print::{Blank, Makes, Warehouse};

/// PROPOSED: the four river boards, space by space: blue, green, black and yellow.
pub const RIVERS: [[Print; SPACES]; MOST_PLAYERS] = [
    [
        Blank,
        Warehouse,
        Makes(Wood),
        Warehouse,
        Makes(Clay),
        Warehouse,
        Makes(Stone),
        Blank,
        Warehouse,
        Makes(Wood),
        Warehouse,
        Warehouse,
    ],
    [
        Blank,
        Warehouse,
        Makes(Clay),
        Warehouse,
        Makes(Stone),
        Warehouse,
        Makes(Wood),
        Blank,
        Warehouse,
        Makes(Clay),
        Warehouse,
        Warehouse,
    ],
    [
        Blank,
        Warehouse,
        Makes(Stone),
        Warehouse,
        Makes(Wood),
        Warehouse,
        Makes(Clay),
        Blank,
        Warehouse,
        Makes(Stone),
        Warehouse,
        Warehouse,
    ],
    [
        Blank,
        Makes(Wood),
        Warehouse,
        Warehouse,
        Makes(Stone),
        Warehouse,
        Makes(Clay),
        Warehouse,
        Warehouse,
        Warehouse,
        Warehouse,
        Blank,
    ],
];

nurt_core::kinds! {
    /// Where explorers are placed.
    Island {
        Terrain,
        Wood,
        Clay,
        Stone,
        Food,
        Reserve,
        Build,
        First,
        Swap,
    }
}

/// How many islands there are.
pub const ISLANDS: usize = 9;

impl Island {
    /// All of them.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The island in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new("island").text("island", self.name())
    }

    /// Where a basic resource is produced.
    pub const fn of(kind: Kind) -> Self {
        match kind {
            Kind::Wood => Self::Wood,
            Kind::Clay => Self::Clay,
            Kind::Stone => Self::Stone,
            Kind::Food => Self::Food,
        }
    }
}

/// What depends on the number of players.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Config {
    /// Terrain tiles on display: 5 FOUND, 7 and 9 DERIVED.
    pub display: usize,
    /// The supply: for four DERIVED and FOUND, for two and three PROPOSED.
    pub supply: Goods,
    /// Single spaces of each island; those of terrain and building are counted otherwise. For three and four FOUND, for
    /// two PROPOSED but for RESERVE and FIRST.
    pub spaces: [u8; ISLANDS],
    /// TEXT: what the first explorer on an island of basic resources gets besides.
    pub first_bonus: u8,
    /// TEXT: bonus spaces of a river board.
    pub bonus_spaces: u8,
    /// The values of the left stack of bonus tokens, from the top: for three and four DERIVED, for two PROPOSED.
    pub tokens: &'static [u8],
    /// The zeros of the right stack.
    pub zeros: u8,
}

/// Any number of explorers.
pub const ANY: u8 = u8::MAX;

/// By number of players, from two.
pub const CONFIGS: [Config; 3] = [
    Config {
        display: 5,
        supply: [7, 7, 7, 3],
        spaces: [ANY, 1, 1, 1, 1, 1, ANY, 1, 1],
        first_bonus: 0,
        bonus_spaces: 4,
        tokens: &[6, 5, 4, 3, 2],
        zeros: 3,
    },
    Config { display: 7, supply: [10, 10, 10, 4], ..FOUR },
    FOUR,
];

const FOUR: Config = Config {
    display: 9,
    supply: [13, 13, 13, 5],
    spaces: [ANY, 2, 2, 2, 2, 2, ANY, 1, 2],
    first_bonus: 1,
    bonus_spaces: 5,
    tokens: &[6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1],
    zeros: 9,
};

/// One of the terrain tiles, by its number from 0; written `T01`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(pub(crate) u8);

nurt_core::numbered!(Tile, "T", TILES, "tile");

/// A set of tiles.
pub type Tiles = Pieces<Tile, u128>;

/// One of the building cards, by its number from 0; written `B01`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(pub(crate) u8);

nurt_core::numbered!(Card, "B", CARDS, "card");

/// A set of cards.
pub type Cards = Pieces<Card>;

impl Tile {
    /// What it shows.
    #[inline]
    pub fn face(self) -> &'static TileFace {
        &TILE_FACES[usize::from(self.0)]
    }

    /// What it is, in words.
    pub fn phrase(self) -> Phrase {
        let face = self.face();
        let mut types =
            Terrain::VARIANTS.iter().filter(|kind| face.terrain & kind.bit() != 0).map(|kind| kind.name());
        let terrain = types.next().unwrap_or_default();
        match face.effect {
            None => {
                let [wood, clay, stone] = face.production;
                Phrase::new("tile")
                    .text("terrain", terrain)
                    .text("second", types.next().unwrap_or("none"))
                    .number("wood", wood)
                    .number("clay", clay)
                    .number("stone", stone)
                    .number("warehouses", face.warehouses)
            }
            Some(effect) => effect.phrase(),
        }
    }
}

impl Effect {
    /// What a meadow with it is, in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Production(kind) => Phrase::new("meadow-production").text("kind", kind.name()),
            Self::Harvest(kind) => Phrase::new("meadow-harvest").text("kind", kind.name()),
            Self::Gift(kind) => Phrase::new("meadow-gift").text("kind", kind.name()),
            Self::Swaps => Phrase::new("meadow-swaps"),
            Self::Tokens => Phrase::new("meadow-tokens"),
            Self::Boat => Phrase::new("meadow-boat"),
            Self::Terrain(terrain) => Phrase::new("meadow-terrain").text("terrain", terrain.name()),
        }
    }
}

impl Card {
    /// What it shows.
    #[inline]
    pub fn face(self) -> &'static CardFace {
        &CARD_FACES[usize::from(self.0)]
    }

    /// What it is, in words.
    pub fn phrase(self) -> Phrase {
        let CardFace { family, cost: [wood, clay, stone], points } = *self.face();
        let family: &'static str = family.into();
        Phrase::new("card")
            .text("family", family)
            .number("wood", wood)
            .number("clay", clay)
            .number("stone", stone)
            .number("points", points)
    }
}
