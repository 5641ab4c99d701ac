//! What is in the box: cards, animals, terrain, stones, tracks, boards, fish and landmarks. Every table says where it comes
//! from. FOUND: the rulebook of the expansion, or public sources. DERIVED: follows from them. PROPOSED: ours, because nothing
//! was found. Whoever owns the box can correct a line here, and the whole game follows.
//!
//! What cards, tiles, tokens and steps do is declared in one small vocabulary ([`Effect`], [`Count`]); the rules resolve it
//! without knowing a single card.

use nurt_core::Pieces;
use serde::Serialize;
use strum::EnumCount;

/// FOUND: most players.
pub const MOST_PLAYERS: usize = 4;
/// PROPOSED: food for a tool, where a card offers it.
pub const FOOD_FOR_TOOL: u8 = 2;
/// FOUND: rounds.
pub const ROUNDS: u8 = 4;
/// DERIVED: the last round of the first era.
pub const FIRST_ERA: u8 = 2;
/// FOUND: tribe members of a player; the chief comes on top.
pub const MEMBERS: u8 = 2;
/// FOUND: camps of a player.
pub const CAMPS: usize = 5;
/// FOUND: villages of a player.
pub const VILLAGES: usize = 3;
/// FOUND: megaliths of a player.
pub const MEGALITHS: u8 = 8;
/// FOUND: neutral megaliths of a player.
pub const NEUTRAL: u8 = 2;
/// FOUND: megaliths in a slot of the player board.
pub const IN_SLOT: u8 = 2;
/// FOUND: cards drawn in a round.
pub const DRAWN: u8 = 5;
/// FOUND: open animals.
pub const HUNTING_GROUNDS: usize = 6;
/// FOUND: open culture cards.
pub const DISPLAY: usize = 8;
/// PROPOSED: most food and most tools.
pub const MOST: u8 = 10;
/// PROPOSED: steps of an idol track.
pub const STEPS: usize = 10;
/// PROPOSED: sacred stones of each era, by number of players.
pub const STONES_IN_PLAY: [usize; MOST_PLAYERS] = [3, 3, 4, 5];
/// FOUND: influence of a camp and of a raft.
pub const CAMP_INFLUENCE: u8 = 1;
/// PROPOSED: influence of a village on each hex that it touches.
pub const VILLAGE_INFLUENCE: u8 = 2;
/// PROPOSED: points for a megalith on the second and on the third level, before those for one's own supports.
pub const UPPER_POINTS: [u8; 2] = [3, 5];
/// PROPOSED: points for each support of one's own.
pub const SUPPORT_POINTS: u8 = 1;
/// PROPOSED: points for a village in the end.
pub const VILLAGE_POINTS: u8 = 5;
/// PROPOSED: points for a megalith in the end.
pub const MEGALITH_POINTS: u8 = 1;
/// FOUND: what a figure that rests brings. PROPOSED: how much strength.
pub const REST: &[Effect] = &[Effect::Tip(1), Effect::Draw(1), Effect::Strength(2)];
/// PROPOSED: what the first figure in each column brings.
pub const FIRST_BONUS: [&[Effect]; Column::COUNT] =
    [&[Effect::Steps(1)], &[Effect::MegalithFor(1)], &[Effect::Tools(2)], &[Effect::Moves(2)]];
/// PROPOSED: labour and tools for a sacred stone.
pub const STONE_COST: Cost = Cost { labour: 2, food: 0, tools: 1 };
/// PROPOSED: what moving a camp costs in the column.
pub const MOVE_COST: Cost = Cost { labour: 1, food: 0, tools: 0 };
/// PROPOSED: what a new camp costs in the column.
pub const CAMP_COST: Cost = Cost { labour: 1, food: 1, tools: 0 };

nurt_core::kinds! {
    /// A column of actions.
    Column {
        Initiate,
        Develop,
        Hunt,
        Migrate,
    }
}

nurt_core::kinds! {
    /// An idol track.
    Track {
        /// Makes buried cards worth more.
        Honour,
        /// Makes food and tools worth more.
        Offering,
    }
}

nurt_core::kinds! {
    // Glacier FOUND, the others PROPOSED.
    /// A type of land.
    Terrain {
        Forest,
        Mountain,
        Plains,
        Tundra,
        Wetland,
        Glacier,
    }
}

/// What something costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // Fields are named after what they are.
pub struct Cost {
    pub labour: u8,
    pub food: u8,
    pub tools: u8,
}

/// What is counted for points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// One's own camps on hexes of the board, without the base tile.
    Camps,
    /// One's own villages.
    Villages,
    /// Those that touch land of this type.
    VillagesAt(Terrain),
    /// Those that touch a landmark.
    VillagesAtLandmarks,
    /// Those that touch a river hex.
    VillagesAtRiver,
    /// One's own megaliths on the site.
    Megaliths,
    /// Buried cards.
    Buried,
    /// Culture cards in hand, deck and discard pile.
    Culture,
    /// Cards in one's eclipse pile.
    EclipsePile,
    /// Types of animals that are not tipped.
    AnimalTypes,
    /// Pairs of animals of one type that are not tipped.
    AnimalPairs,
    /// Steps on a track.
    Steps(Track),
    /// Steps on the track on which one is farther back.
    LowerSteps,
    /// Hexes on which one has or shares the most influence.
    Majorities,
    /// Camps that are still on the player board.
    CampsAtHome,
    /// Central hexes with a camp or the raft.
    CentralHexes,
    /// Outer hexes with a camp or the raft.
    OuterHexes,
    /// Camps on this hex.
    CampsHere,
}

/// From where a card may be buried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Named after what they are.
pub enum From {
    Hand,
    HandOrDiscard,
}

/// What somebody gets or may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Food.
    Food(u8),
    /// Tools.
    Tools(u8),
    /// Points.
    Points(u8),
    /// Labour for this turn.
    Labour(u8),
    /// Labour for this turn, if the figure is placed in this column.
    LabourIn(Column, u8),
    /// Camp moves, each of which may go to the raft.
    Moves(u8),
    /// New camps, without a price.
    Camps(u8),
    /// A village, if its camps stand there.
    Village,
    /// A step on this track.
    Step(Track),
    /// Steps, each on a track of choice.
    Steps(u8),
    /// Megaliths are placed.
    Megaliths(u8),
    /// Cards are drawn.
    Draw(u8),
    /// Up to so many animals are tipped.
    Tip(u8),
    /// Up to so many cards are buried.
    Bury(u8, From),
    /// Up to so many times, a food for a tool.
    FoodForTools(u8),
    /// Up to so many times, a tool for two food.
    ToolsForFood(u8),
    /// Up to so many times, a food for a point.
    FoodForPoints(u8),
    /// Everything bought in the column costs so many tools less in this turn.
    Discount(Column, u8),
    /// The top animal of the deck.
    TopAnimal,
    /// An open animal.
    OpenAnimal,
    /// Tribe cards of choice, to the hand.
    Tribe(u8),
    /// Strength in this round's eclipse.
    Strength(u8),
    /// Points for each of something, up to the last figure.
    PointsPer(Count, u8, u8),
    /// A megalith may be placed at this price in tools.
    MegalithFor(u8),
    /// Fish tokens are drawn.
    Fish(u8),
    /// The discarded fish tokens go back.
    Reshuffle,
    /// A camp move of one's own and one of somebody else's camp, in any order.
    MovesAndOther,
    /// One of these.
    Choose(&'static [&'static [Effect]]),
}

use Column::{Develop, Hunt, Initiate, Migrate};
use Effect::{
    Choose, Draw, Fish, Food, Labour, LabourIn, Megaliths, Moves, Points, PointsPer, Step, Steps, Tip, Tools,
};
use Terrain::{Forest, Glacier, Mountain, Plains, Tundra, Wetland};
use Track::{Honour, Offering};

nurt_core::kinds! {
    // Artisan PROPOSED, the others FOUND.
    /// A card with people: those that everybody begins with, and the tribe cards. All of a kind are alike.
    People {
        Tribesman,
        Tribeswoman,
        Brave,
        Elder,
        Artisan,
        Hunter,
        Guide,
        Shaman,
        Warrior,
    }
}

/// What a card with people shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PeopleFace {
    /// How many everybody begins with, or how many are in the pile.
    pub copies: u8,
    /// What a tribe card costs; nothing for those that everybody begins with.
    pub cost: Cost,
    /// Labour, and strength in the eclipse.
    pub labour: u8,
    /// In these columns so much labour instead.
    pub better: &'static [(Column, u8)],
    /// In this column a tool comes on top.
    pub tool: Option<Column>,
    /// What it brings in the eclipse.
    pub eclipse: &'static [Effect],
    /// Points in the end.
    pub points: u8,
}

/// PROPOSED: what a tribe card costs.
const TRIBE_COST: Cost = Cost { labour: 1, food: 2, tools: 0 };

const fn starting(copies: u8, better: &'static [(Column, u8)], eclipse: &'static [Effect]) -> PeopleFace {
    PeopleFace {
        copies,
        cost: Cost { labour: 0, food: 0, tools: 0 },
        labour: 1,
        better,
        tool: None,
        eclipse,
        points: 0,
    }
}

const fn tribe(labour: u8, better: &'static [(Column, u8)], eclipse: &'static [Effect]) -> PeopleFace {
    // FOUND: fifteen of each.
    PeopleFace { copies: 15, cost: TRIBE_COST, labour, better, tool: None, eclipse, points: 1 }
}

/// By kind. FOUND: nine cards at the start, fifteen in a pile, and all that the Warrior does but for labour. PROPOSED: the rest.
pub const PEOPLE: [PeopleFace; People::COUNT] = [
    starting(4, &[], &[]),
    starting(3, &[(Initiate, 2), (Develop, 2)], &[Food(1)]),
    starting(2, &[(Hunt, 2), (Migrate, 2)], &[Choose(&[&[Tools(1)], &[Moves(1)]])]),
    tribe(1, &[(Initiate, 3)], &[Step(Honour)]),
    tribe(1, &[(Develop, 3)], &[Choose(&[&[Tools(1)], &[Effect::MegalithFor(2)]])]),
    tribe(1, &[(Hunt, 3)], &[Choose(&[&[Tip(1)], &[Food(2)]])]),
    tribe(1, &[(Migrate, 3)], &[Moves(2)]),
    tribe(2, &[], &[Steps(1)]),
    PeopleFace { tool: Some(Migrate), ..tribe(2, &[], &[Effect::MovesAndOther]) },
];

impl People {
    /// What it shows.
    #[inline]
    pub const fn face(self) -> &'static PeopleFace {
        &PEOPLE[self as usize]
    }

    /// Whether it is a tribe card, and not one that everybody begins with.
    #[inline]
    pub fn is_tribe(self) -> bool {
        self >= Self::Elder
    }

    /// Labour in a column.
    #[inline]
    pub fn labour_in(self, column: Column) -> u8 {
        let face = self.face();
        face.better.iter().find(|(better, _)| *better == column).map_or(face.labour, |&(_, labour)| labour)
    }
}

/// What a culture card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CultureFace {
    /// What it costs.
    pub cost: Cost,
    /// Points in the end.
    pub points: u8,
    /// What it does when it is played.
    pub effects: &'static [Effect],
}

const fn culture(labour: u8, tools: u8, points: u8, effects: &'static [Effect]) -> CultureFace {
    CultureFace { cost: Cost { labour, food: 0, tools }, points, effects }
}

/// FOUND: culture cards of an era.
pub const ERA: usize = 20;

/// A culture card, numbered through both eras.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Culture(pub(crate) u8);

nurt_core::numbered!(Culture, "C", 2 * ERA, "culture card");

/// A set of culture cards.
pub type Cultures = Pieces<Culture>;

impl Culture {
    /// What it shows.
    #[inline]
    pub const fn face(self) -> &'static CultureFace {
        &CULTURE[self.0 as usize]
    }

    /// Those of an era, from 1.
    pub const fn of_era(era: u8) -> Cultures {
        let first = (1 << ERA) - 1;
        Cultures::from_bits(if era == 1 { first } else { first << ERA })
    }
}

/// FOUND: forty different cards, twenty of each era. PROPOSED: all that they show.
pub const CULTURE: [CultureFace; 2 * ERA] = [
    // Era 1.
    culture(2, 0, 1, &[Food(3)]),
    culture(2, 0, 1, &[Tools(1), Food(1)]),
    culture(2, 1, 1, &[LabourIn(Hunt, 3)]),
    culture(2, 1, 1, &[Moves(3)]),
    culture(2, 1, 1, &[Effect::Camps(1), Moves(1)]),
    culture(2, 1, 1, &[Draw(2)]),
    culture(2, 1, 2, &[Effect::Bury(1, From::HandOrDiscard)]),
    culture(2, 1, 1, &[Step(Honour), Draw(1)]),
    culture(2, 1, 1, &[Tip(1), Food(1)]),
    culture(3, 1, 2, &[Megaliths(1)]),
    culture(2, 0, 1, &[Food(1), Effect::FoodForTools(3)]),
    culture(2, 0, 1, &[Tools(1), Effect::ToolsForFood(2)]),
    culture(2, 1, 1, &[Step(Offering), Food(1)]),
    culture(2, 1, 1, &[LabourIn(Initiate, 3)]),
    culture(2, 1, 1, &[LabourIn(Develop, 3)]),
    culture(2, 1, 1, &[LabourIn(Migrate, 3)]),
    culture(3, 1, 2, &[Labour(2)]),
    culture(3, 2, 2, &[Effect::TopAnimal]),
    culture(3, 1, 2, &[Effect::Tribe(1)]),
    culture(2, 1, 2, &[Effect::Strength(2), Food(1)]),
    // Era 2.
    culture(3, 1, 3, &[Food(4)]),
    culture(3, 1, 3, &[Tools(3)]),
    culture(4, 2, 3, &[LabourIn(Hunt, 4), Effect::Discount(Hunt, 1)]),
    culture(3, 2, 3, &[Moves(4)]),
    culture(4, 2, 4, &[Effect::Village]),
    culture(3, 2, 3, &[Draw(3)]),
    culture(3, 2, 4, &[Effect::Bury(2, From::HandOrDiscard)]),
    culture(3, 2, 3, &[Steps(2)]),
    culture(3, 1, 3, &[Tip(2)]),
    culture(4, 2, 4, &[Megaliths(2)]),
    culture(3, 1, 3, &[Food(2), Effect::FoodForPoints(5)]),
    culture(3, 1, 3, &[Step(Honour), Step(Offering)]),
    culture(4, 2, 4, &[PointsPer(Count::Megaliths, 1, 5)]),
    culture(4, 2, 4, &[PointsPer(Count::AnimalTypes, 1, 6)]),
    culture(4, 2, 4, &[PointsPer(Count::Camps, 1, 5)]),
    culture(4, 2, 4, &[PointsPer(Count::Villages, 2, 6)]),
    culture(4, 1, 3, &[Labour(4)]),
    culture(4, 2, 3, &[Effect::OpenAnimal]),
    culture(4, 1, 3, &[Effect::Tribe(2)]),
    culture(3, 1, 3, &[Effect::Strength(4), Points(2)]),
];

nurt_core::kinds! {
    // Sloth, rhino, sabre-tooth and sea cow FOUND, the others PROPOSED.
    /// An animal.
    Animal {
        StagMoose,
        Glyptodon,
        GroundSloth,
        WoollyRhino,
        SabreTooth,
        Mammoth,
        Teratorn,
        SeaCow,
    }
}

/// What an animal card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnimalFace {
    /// DERIVED: how many there are.
    pub copies: u8,
    /// What hunting it costs.
    pub cost: Cost,
    /// What tipping it brings.
    pub tip: &'static [Effect],
    /// Points in the end for one of its type, for two, and so on; the last for all above.
    pub set: &'static [u8],
}

const fn animal(copies: u8, labour: u8, tools: u8, tip: &'static [Effect], set: &'static [u8]) -> AnimalFace {
    AnimalFace { copies, cost: Cost { labour, food: 0, tools }, tip, set }
}

/// By type. FOUND: the copies of the sea cow and what tipping it brings. PROPOSED: costs, benefits and sets.
pub const ANIMALS: [AnimalFace; Animal::COUNT] = [
    animal(10, 1, 1, &[Food(2)], &[2, 5, 9, 13, 17, 21]),
    animal(10, 2, 1, &[Food(2), Tools(1)], &[3, 8, 13, 19, 25, 31]),
    animal(10, 1, 2, &[Food(4)], &[3, 7, 12, 18, 24, 30]),
    animal(10, 2, 2, &[Food(4), Tools(1)], &[4, 10, 17, 24, 31, 38]),
    animal(10, 2, 3, &[Food(2), Tools(2)], &[5, 12, 20, 28, 36, 44]),
    animal(5, 3, 3, &[Food(6), Tools(1)], &[7, 17, 28, 40, 53]),
    animal(5, 1, 2, &[Food(1), Steps(1)], &[3, 8, 14, 21, 29]),
    animal(5, 1, 2, &[Fish(2)], &[3, 8, 13, 19, 26]),
];

impl Animal {
    /// What it shows.
    #[inline]
    pub const fn face(self) -> &'static AnimalFace {
        &ANIMALS[self as usize]
    }

    /// Points for so many of the type.
    pub fn set_points(self, count: u8) -> u8 {
        let set = self.face().set;
        match usize::from(count).min(set.len()) {
            0 => 0,
            count => set[count - 1],
        }
    }
}

/// A terrain tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandFace {
    /// The type.
    pub terrain: Terrain,
    /// What the most influence brings in the eclipse.
    pub benefit: &'static [Effect],
}

const fn land(terrain: Terrain, benefit: &'static [Effect]) -> LandFace {
    LandFace { terrain, benefit }
}

/// DERIVED: tiles of each type.
pub const OF_TERRAIN: usize = 4;

/// FOUND: 24 tiles beside the base tile. PROPOSED: what they bring.
pub const LAND: [LandFace; OF_TERRAIN * Terrain::COUNT] = [
    land(Forest, &[Food(2)]),
    land(Forest, &[Food(2)]),
    land(Forest, &[Food(1), Points(1)]),
    land(Forest, &[Food(1), Points(1)]),
    land(Mountain, &[Tools(1)]),
    land(Mountain, &[Tools(1)]),
    land(Mountain, &[Tools(1), Points(1)]),
    land(Mountain, &[Tools(1), Points(1)]),
    land(Plains, &[Moves(1), Food(1)]),
    land(Plains, &[Moves(1), Food(1)]),
    land(Plains, &[Moves(1), Points(1)]),
    land(Plains, &[Moves(1), Points(1)]),
    land(Tundra, &[Steps(1)]),
    land(Tundra, &[Steps(1)]),
    land(Tundra, &[Step(Honour)]),
    land(Tundra, &[Step(Offering)]),
    land(Wetland, &[Points(2)]),
    land(Wetland, &[Points(2)]),
    land(Wetland, &[Points(1), Food(1)]),
    land(Wetland, &[Points(1), Tools(1)]),
    land(Glacier, &[]),
    land(Glacier, &[]),
    land(Glacier, &[]),
    land(Glacier, &[]),
];

/// What a sacred stone scores in every eclipse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoneFace {
    /// The era, from 1.
    pub era: u8,
    /// What is counted.
    pub per: Count,
    /// Points for each.
    pub points: u8,
    /// At most so many points.
    pub most: u8,
}

const fn stone(era: u8, points: u8, per: Count, most: u8) -> StoneFace {
    StoneFace { era, per, points, most }
}

/// No limit but that of the pieces.
const ALL: u8 = u8::MAX;

/// FOUND: stones; the last one comes with the expansion.
pub const STONES: usize = 21;

/// A sacred stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Stone(pub(crate) u8);

nurt_core::numbered!(Stone, "S", STONES, "sacred stone");

/// A set of sacred stones.
pub type Stones = Pieces<Stone, u32>;

impl Stone {
    /// The one that comes with the expansion.
    pub const OF_EXPANSION: Self = Self(STONES as u8 - 1);

    /// What it shows.
    #[inline]
    pub const fn face(self) -> &'static StoneFace {
        &STONE_FACES[self.0 as usize]
    }
}

/// FOUND: ten of each era, those of the first five have this form, and what the one of the expansion scores. PROPOSED: the
/// figures, the others, and the era of the one of the expansion (A3).
pub const STONE_FACES: [StoneFace; STONES] = [
    stone(1, 3, Count::VillagesAt(Forest), ALL),
    stone(1, 3, Count::VillagesAt(Mountain), ALL),
    stone(1, 3, Count::VillagesAt(Plains), ALL),
    stone(1, 3, Count::VillagesAt(Tundra), ALL),
    stone(1, 3, Count::VillagesAt(Wetland), ALL),
    stone(1, 1, Count::Camps, 3),
    stone(1, 1, Count::Buried, 5),
    stone(1, 1, Count::AnimalTypes, 5),
    stone(1, 1, Count::Megaliths, 4),
    stone(1, 1, Count::LowerSteps, 4),
    stone(2, 3, Count::Villages, 9),
    stone(2, 1, Count::Majorities, 8),
    stone(2, 2, Count::Buried, 10),
    stone(2, 3, Count::AnimalPairs, 9),
    stone(2, 2, Count::AnimalTypes, 10),
    stone(2, 1, Count::Megaliths, 8),
    stone(2, 1, Count::Steps(Honour), 8),
    stone(2, 1, Count::Steps(Offering), 8),
    stone(2, 2, Count::EclipsePile, 8),
    stone(2, 1, Count::Culture, 8),
    stone(1, 2, Count::VillagesAtLandmarks, ALL),
];

/// PROPOSED: points for a buried card, by step of honour.
pub const BURIED_POINTS: [u8; STEPS + 1] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5];
/// PROPOSED: food and tools for a point, by step of offering.
pub const OFFERING_RATE: [u8; STEPS + 1] = [3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1];
/// PROPOSED: points besides, by step of offering.
pub const OFFERING_POINTS: [u8; STEPS + 1] = [0, 0, 1, 1, 2, 3, 3, 4, 5, 6, 8];
/// PROPOSED: what steps 2, 4, 6, 8 and 10 of each track bring.
pub const STEP_BONUS: [[Effect; 5]; 2] = [
    [Food(1), Tools(1), Points(2), Megaliths(1), Points(4)],
    [Tools(1), Food(2), Points(2), Draw(1), Points(4)],
];

/// PROPOSED: what every eclipse brings.
pub const BASE_INCOME: [Effect; 2] = [Food(1), Tools(1)];
/// PROPOSED: what an eclipse brings for each empty place of the row of camps, from the left.
pub const CAMP_INCOME: [Effect; CAMPS] = [Food(1), Tools(1), Food(1), Points(1), Points(1)];
/// PROPOSED: the same for villages.
pub const VILLAGE_INCOME: [&[Effect]; VILLAGES] = [&[Tools(1), Points(2)], &[Points(3)], &[Points(4)]];
/// PROPOSED: the same for the slots of megaliths.
pub const SLOT_INCOME: [Effect; (MEGALITHS / IN_SLOT) as usize] = [Food(1), Tools(1), Points(1), Points(2)];

/// FOUND: squares of a megalith tile, in two rows.
pub const SQUARES: usize = 8;
/// FOUND: four tiles. PROPOSED: what their squares bring, row by row.
pub const SITES: [[Effect; SQUARES]; 4] = [
    [Food(1), Tools(1), Points(1), Moves(1), Points(1), Food(2), Steps(1), Points(1)],
    [Points(1), Moves(1), Food(1), Tools(1), Draw(1), Points(2), Points(1), Food(2)],
    [Tools(1), Points(1), Draw(1), Food(1), Points(2), Steps(1), Tools(1), Points(1)],
    [Food(2), Points(1), Steps(1), Points(2), Moves(1), Tools(1), Points(1), Draw(1)],
];
/// PROPOSED: where their upper left squares lie, by number of players: to the right and down.
pub const SITE_PLAN: [&[(u8, u8)]; MOST_PLAYERS] =
    [&[(0, 0), (0, 2)], &[(0, 0), (0, 2)], &[(0, 0), (4, 0), (2, 2)], &[(0, 0), (4, 0), (0, 2), (4, 2)]];

nurt_core::kinds! {
    // FOUND, in Spanish.
    /// A chief.
    Chief {
        Tuskbreaker,
        Thunderclaw,
        Stonecarver,
        Handeye,
        Firewolf,
    }
}

/// A side of a chief.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChiefFace {
    /// In which column; any if none is named.
    pub column: Option<Column>,
    /// What placing the chief brings there.
    pub bonus: &'static [Effect],
}

const fn chief(column: Option<Column>, bonus: &'static [Effect]) -> ChiefFace {
    ChiefFace { column, bonus }
}

/// FOUND: two sides each. PROPOSED: what they bring.
pub const CHIEFS: [[ChiefFace; 2]; Chief::COUNT] = [
    [chief(Some(Hunt), &[Labour(2)]), chief(Some(Hunt), &[Tools(2)])],
    [chief(Some(Initiate), &[Labour(2)]), chief(Some(Initiate), &[Food(1), Steps(1)])],
    [chief(None, &[Effect::MegalithFor(1)]), chief(Some(Develop), &[Megaliths(1)])],
    [chief(Some(Develop), &[Labour(2)]), chief(None, &[Food(1), Tools(1)])],
    [chief(Some(Migrate), &[Labour(2)]), chief(Some(Migrate), &[Effect::Camps(1), Moves(1)])],
];

impl Chief {
    /// What a side shows.
    #[inline]
    pub const fn face(self, side: Side) -> &'static ChiefFace {
        &CHIEFS[self as usize][side as usize]
    }
}

nurt_core::kinds! {
    /// Which side of a chief is up.
    Side {
        A,
        B,
    }
}

/// PROPOSED: what the setup cards give; the first one is for the first player only.
pub const SETUP: [&[Effect]; 6] = [
    &[Food(2), Tools(2)],
    &[Food(2), Tools(4)],
    &[Food(4), Tools(2)],
    &[Food(3), Tools(3)],
    &[Food(5), Tools(1)],
    &[Food(2), Tools(2), Steps(1)],
];

/// FOUND: fish tokens.
pub const FISH: usize = 15;

/// A fish token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct FishToken(pub(crate) u8);

nurt_core::numbered!(FishToken, "F", FISH, "fish token");

impl FishToken {
    /// The one that brings the others back.
    pub const SPECIAL: Self = Self(FISH as u8 - 1);
}

/// A set of fish tokens.
pub type FishTokens = Pieces<FishToken, u32>;

/// FOUND: the last one. PROPOSED: the others.
pub const FISH_TOKENS: [&[Effect]; FISH] = [
    &[Food(2)],
    &[Food(2)],
    &[Food(1), Tools(1)],
    &[Food(1), Tools(1)],
    &[Tools(1), Points(1)],
    &[Tools(1), Points(1)],
    &[Food(1), Points(1)],
    &[Food(1), Points(1)],
    &[Steps(1)],
    &[Steps(1)],
    &[Draw(1), Food(1)],
    &[Moves(2)],
    &[Megaliths(1)],
    &[Points(3)],
    &[Points(2), Effect::Reshuffle],
];

nurt_core::kinds! {
    // FOUND.
    /// A landmark.
    Landmark {
        Volcano,
        Cliff,
        Arch,
        Monolith,
        Tree,
    }
}

/// FOUND: points for each of what a landmark counts.
pub const LANDMARKS: [(u8, Count); Landmark::COUNT] = [
    (1, Count::CampsAtHome),
    (1, Count::CentralHexes),
    (1, Count::OuterHexes),
    (1, Count::CampsHere),
    (2, Count::VillagesAtRiver),
];

/// FOUND: points for the raft that is closest to the delta, and for each camp on river hexes.
pub const DELTA_POINTS: (u8, u8) = (1, 1);

/// PROPOSED: cards of the Rival for each column.
pub const RIVAL_CARDS: u8 = 3;
/// PROPOSED: figures of the Rival.
pub const RIVAL_FIGURES: u8 = 3;
/// PROPOSED: points of the Rival for the first figure in a column.
pub const RIVAL_FIRST: u8 = 2;
/// PROPOSED: how far the Rival's raft goes before each turn, by column.
pub const RIVAL_RAFT: [u8; Column::COUNT] = [1, 1, 1, 2];
/// PROPOSED: sacred stones that the Rival takes in an era.
pub const RIVAL_STONES: usize = 2;
/// PROPOSED: culture cards that the Rival removes.
pub const RIVAL_BOXED: usize = 2;
/// PROPOSED: animals that the Rival takes.
pub const RIVAL_ANIMALS: usize = 2;
/// PROPOSED: camps that the Rival places.
pub const RIVAL_CAMPS: u8 = 2;
/// PROPOSED: camp moves of the Rival.
pub const RIVAL_MOVES: u8 = 3;
/// PROPOSED: the Rival's strength in an eclipse, to which the number of the round is added.
pub const RIVAL_STRENGTH: u8 = 1;
/// PROPOSED: points of the Rival for a hex with a benefit in every eclipse.
pub const RIVAL_HEX: u8 = 2;
/// PROPOSED: points of the Rival for a stone in every eclipse.
pub const RIVAL_STONE: u8 = 3;
/// PROPOSED: points of the Rival for a buried card in the end.
pub const RIVAL_BURIED: u8 = 4;
/// PROPOSED: points of the Rival in the end: easy, normal, hard.
pub const RIVAL_LEVEL: [u8; 3] = [0, 10, 20];

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;

    #[test]
    fn there_are_as_many_as_the_sources_say() {
        let copies = |kinds: &[PeopleFace]| kinds.iter().map(|face| u32::from(face.copies)).sum::<u32>();
        assert_eq!(copies(&PEOPLE[..3]), 9);
        assert_eq!(copies(&PEOPLE[3..8]), 75);
        assert_eq!(PEOPLE[People::Warrior as usize].copies, 15);
        let animals: u32 = ANIMALS[..7].iter().map(|face| u32::from(face.copies)).sum();
        assert_eq!((animals, ANIMALS[Animal::SeaCow as usize].copies), (60, 5));
        for &terrain in Terrain::VARIANTS {
            assert_eq!(LAND.iter().filter(|face| face.terrain == terrain).count(), 4);
        }
        let of_era = |era: u8| STONE_FACES[..20].iter().filter(|face| face.era == era).count();
        assert_eq!((of_era(1), of_era(2)), (10, 10));
        // Sites do not overlap.
        for plan in SITE_PLAN {
            let squares = |&(x, y): &(u8, u8)| (0..8).map(move |at| (x + at % 4, y + at / 4));
            let mut all: Vec<_> = plan.iter().flat_map(squares).collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), 8 * plan.len());
        }
    }
}
