//! The tables of section 3 of the rule file, copied by hand. Nothing here is read from the engine.

/// Tiles with the same face: the first and the last number, how many, the types, production of wood, clay and stone,
/// warehouses, and the effect as the rule file writes it.
pub struct TileRow {
    pub first: usize,
    pub last: usize,
    pub count: usize,
    pub terrain: &'static str,
    pub production: [u8; 3],
    pub warehouses: u8,
    pub effect: &'static str,
}

const fn row(
    (first, last): (usize, usize),
    count: usize,
    terrain: &'static str,
    production: [u8; 3],
    warehouses: u8,
    effect: &'static str,
) -> TileRow {
    TileRow { first, last, count, terrain, production, warehouses, effect }
}

/// Section 3.3.
pub const TILES: [TileRow; 38] = [
    row((1, 6), 6, "desert", [0, 0, 0], 2, ""),
    row((7, 9), 3, "desert", [0, 1, 0], 1, ""),
    row((10, 11), 2, "desert", [0, 0, 1], 1, ""),
    row((12, 12), 1, "desert", [1, 0, 0], 1, ""),
    row((13, 15), 3, "badlands", [0, 1, 0], 1, ""),
    row((16, 17), 2, "badlands", [0, 2, 0], 0, ""),
    row((18, 18), 1, "badlands", [1, 0, 0], 1, ""),
    row((19, 19), 1, "badlands", [0, 0, 1], 1, ""),
    row((20, 22), 3, "badlands", [0, 0, 0], 2, ""),
    row((23, 27), 5, "forest", [1, 0, 0], 1, ""),
    row((28, 29), 2, "forest", [2, 0, 0], 0, ""),
    row((30, 30), 1, "forest", [0, 0, 1], 1, ""),
    row((31, 36), 6, "forest", [0, 0, 0], 2, ""),
    row((37, 39), 3, "mountain", [0, 0, 1], 1, ""),
    row((40, 41), 2, "mountain", [0, 0, 2], 0, ""),
    row((42, 42), 1, "mountain", [0, 1, 0], 1, ""),
    row((43, 44), 2, "mountain", [0, 0, 0], 2, ""),
    row((45, 45), 1, "desert+forest", [0, 0, 0], 1, ""),
    row((46, 46), 1, "desert+mountain", [0, 0, 1], 0, ""),
    row((47, 47), 1, "badlands+forest", [1, 0, 0], 0, ""),
    row((48, 48), 1, "badlands+mountain", [0, 1, 0], 0, ""),
    row((49, 49), 1, "meadow", [1, 0, 0], 0, "M-PROD(wood)"),
    row((50, 50), 1, "meadow", [0, 1, 0], 0, "M-PROD(clay)"),
    row((51, 51), 1, "meadow", [0, 0, 1], 0, "M-PROD(stone)"),
    row((52, 52), 1, "meadow", [0, 0, 0], 0, "M-HARVEST(wood)"),
    row((53, 53), 1, "meadow", [0, 0, 0], 0, "M-HARVEST(clay)"),
    row((54, 54), 1, "meadow", [0, 0, 0], 0, "M-HARVEST(stone)"),
    row((55, 55), 1, "meadow", [0, 0, 0], 0, "M-GIFT(wood)"),
    row((56, 56), 1, "meadow", [0, 0, 0], 0, "M-GIFT(clay)"),
    row((57, 57), 1, "meadow", [0, 0, 0], 0, "M-GIFT(stone)"),
    row((58, 58), 1, "meadow", [0, 0, 0], 0, "M-TERRAIN(desert)"),
    row((59, 59), 1, "meadow", [0, 0, 0], 0, "M-TERRAIN(badlands)"),
    row((60, 60), 1, "meadow", [0, 0, 0], 0, "M-TERRAIN(forest)"),
    row((61, 61), 1, "meadow", [0, 0, 0], 0, "M-TERRAIN(mountain)"),
    row((62, 62), 1, "meadow", [0, 0, 0], 0, "M-TERRAIN(meadow)"),
    row((63, 63), 1, "meadow", [0, 0, 0], 0, "M-TOKENS"),
    row((64, 64), 1, "meadow", [0, 0, 0], 0, "M-SWAP2"),
    row((65, 65), 1, "meadow", [0, 0, 0], 0, "M-BOAT"),
];

/// The row of a tile by its name.
pub fn tile(name: &str) -> &'static TileRow {
    let number: usize = name[1..].parse().expect("the number of a tile");
    TILES.iter().find(|row| (row.first..=row.last).contains(&number)).expect("a tile")
}

/// Section 3.4: name, cost in wood, clay and stone, total, points.
pub const CARDS: [(&str, [u8; 3], u8, u8); 33] = [
    ("cabin", [2, 1, 0], 3, 2),
    ("cabin", [1, 0, 2], 3, 2),
    ("cabin", [0, 2, 1], 3, 2),
    ("ferry", [1, 1, 1], 3, 3),
    ("ferry", [1, 1, 1], 3, 3),
    ("barn", [2, 2, 0], 4, 4),
    ("barn", [2, 0, 2], 4, 4),
    ("barn", [0, 2, 2], 4, 4),
    ("mill", [3, 1, 0], 4, 4),
    ("mill", [1, 0, 3], 4, 4),
    ("mill", [0, 3, 1], 4, 4),
    ("workshop", [2, 1, 1], 4, 5),
    ("workshop", [1, 2, 1], 4, 5),
    ("workshop", [1, 1, 2], 4, 5),
    ("chapel", [3, 0, 2], 5, 6),
    ("chapel", [2, 3, 0], 5, 6),
    ("chapel", [0, 2, 3], 5, 6),
    ("inn", [3, 2, 0], 5, 6),
    ("inn", [2, 0, 3], 5, 6),
    ("inn", [0, 3, 2], 5, 6),
    ("school", [2, 2, 1], 5, 7),
    ("school", [2, 1, 2], 5, 7),
    ("school", [1, 2, 2], 5, 7),
    ("store-hall", [3, 3, 0], 6, 7),
    ("store-hall", [3, 0, 3], 6, 7),
    ("store-hall", [0, 3, 3], 6, 7),
    ("fort", [2, 2, 2], 6, 8),
    ("town-hall", [3, 2, 1], 6, 8),
    ("town-hall", [2, 1, 3], 6, 8),
    ("town-hall", [1, 3, 2], 6, 8),
    ("grand-lodge", [3, 2, 2], 7, 9),
    ("grand-lodge", [2, 3, 2], 7, 9),
    ("grand-lodge", [2, 2, 3], 7, 9),
];

/// The points of a card by its name.
pub fn points(name: &str) -> u32 {
    let number: usize = name[1..].parse().expect("the number of a card");
    CARDS[number - 1].3.into()
}

/// Section 3.2: the spaces from 1 to 12 of blue, green, black and yellow; `w` is a warehouse, `-` is blank.
pub const RIVERS: [&str; 4] = [
    "- w wood w clay w stone - w wood w w",
    "- w clay w stone w wood - w clay w w",
    "- w stone w wood w clay - w stone w w",
    "- wood w w stone w clay w w w w -",
];

/// Section 3.2.
pub const SETTLE: [usize; 4] = [6, 8, 10, 12];

/// R4: the spaces of the columns, from the top.
pub const COLUMNS: [[usize; 3]; 4] = [[1, 8, 9], [2, 7, 10], [3, 6, 11], [4, 5, 12]];

/// What depends on the number of players: sections 3.1 and 3.5.
pub struct Side {
    pub display: usize,
    pub supply: [u8; 4],
    /// Single spaces by the name of the island.
    pub spaces: [(&'static str, u8); 7],
    pub first_bonus: u8,
    pub bonus_spaces: u8,
    pub left: &'static [u8],
    pub zeros: u8,
}

const THREE_OR_FOUR: [(&str, u8); 7] =
    [("wood", 2), ("clay", 2), ("stone", 2), ("food", 2), ("reserve", 2), ("swap", 2), ("first", 1)];

const TWO: [(&str, u8); 7] =
    [("wood", 1), ("clay", 1), ("stone", 1), ("food", 1), ("reserve", 1), ("swap", 1), ("first", 1)];

const ALL_TOKENS: &[u8] = &[6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1];

/// For two, three and four players.
pub const SIDES: [Side; 3] = [
    Side {
        display: 5,
        supply: [7, 7, 7, 3],
        spaces: TWO,
        first_bonus: 0,
        bonus_spaces: 4,
        left: &[6, 5, 4, 3, 2],
        zeros: 3,
    },
    Side {
        display: 7,
        supply: [10, 10, 10, 4],
        spaces: THREE_OR_FOUR,
        first_bonus: 1,
        bonus_spaces: 5,
        left: ALL_TOKENS,
        zeros: 9,
    },
    Side {
        display: 9,
        supply: [13, 13, 13, 5],
        spaces: THREE_OR_FOUR,
        first_bonus: 1,
        bonus_spaces: 5,
        left: ALL_TOKENS,
        zeros: 9,
    },
];

pub fn side(players: u8) -> &'static Side {
    &SIDES[usize::from(players) - 2]
}
