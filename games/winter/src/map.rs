//! The board as it lies: what each hex is, and the river that may flow through.

use nurt_core::Chance;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::components::{Effect, LAND, LANDMARKS, LandFace, Landmark, OF_TERRAIN, Terrain};
use crate::geometry::{CENTRE, HEXES, Hex, Hexes, River};

/// What a hex is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// The base tile.
    Base,
    /// A terrain tile: its number in the table, from 0.
    Land(u8),
    /// A glacier on a river tile.
    Glacier,
    /// A river hex.
    River,
    /// A landmark.
    Landmark(Landmark),
}

/// What the most influence on a landmark brings, by landmark.
const LANDMARK_BENEFITS: [[Effect; 1]; Landmark::COUNT] = {
    let mut all = [[Effect::Fish(0)]; Landmark::COUNT];
    let mut number = 0;
    while number < Landmark::COUNT {
        let (points, count) = LANDMARKS[number];
        all[number] = [Effect::PointsPer(count, points, u8::MAX)];
        number += 1;
    }
    all
};

impl Ground {
    /// What the most influence brings in the eclipse.
    #[inline]
    pub fn benefit(self) -> &'static [Effect] {
        match self {
            Self::Base | Self::Glacier => &[],
            Self::Land(tile) => LAND[usize::from(tile)].benefit,
            Self::River => &[Effect::Fish(1)],
            Self::Landmark(landmark) => &LANDMARK_BENEFITS[landmark as usize],
        }
    }

    /// Its type of land. Snow on river and landmark hexes is no glacier.
    pub fn terrain(self) -> Option<Terrain> {
        match self {
            Self::Land(tile) => Some(LAND[usize::from(tile)].terrain),
            Self::Glacier => Some(Terrain::Glacier),
            _ => None,
        }
    }
}

/// The board. It does not change in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    pub(crate) ground: [Ground; HEXES],
    pub(crate) river: Option<River>,
    /// The hexes of each type of land.
    pub(crate) of: [Hexes; Terrain::COUNT],
    pub(crate) waters: Hexes,
    pub(crate) landmarks: Hexes,
    /// The base tile, if it lies there.
    pub(crate) base: Hexes,
    /// The hexes that bring something in the eclipse.
    pub(crate) rich: Hexes,
}

impl Map {
    /// The board of these hexes.
    pub(crate) fn new(ground: [Ground; HEXES], river: Option<River>) -> Self {
        let where_is = |is: &dyn Fn(Ground) -> bool| {
            Hexes::all().iter().filter(|&hex| is(ground[hex.index()])).collect::<Hexes>()
        };
        let mut of = [Hexes::NONE; Terrain::COUNT];
        for &terrain in Terrain::VARIANTS {
            of[terrain as usize] = where_is(&|ground| ground.terrain() == Some(terrain));
        }
        Self {
            ground,
            river,
            of,
            waters: where_is(&|ground| ground == Ground::River),
            landmarks: where_is(&|ground| matches!(ground, Ground::Landmark(_))),
            base: where_is(&|ground| ground == Ground::Base),
            rich: where_is(&|ground| !ground.benefit().is_empty()),
        }
    }

    /// What a hex is.
    #[inline]
    pub fn ground(&self, hex: Hex) -> Ground {
        self.ground[hex.index()]
    }

    /// The hex on which a raft at this space floats: the headwaters and the delta are none.
    #[inline]
    pub(crate) fn raft_hex(&self, space: u8) -> Option<Hex> {
        self.river?.raft_hex(space)
    }

    /// B2g, B2h: the board of the base game.
    pub(crate) fn deal(chance: &mut impl Chance) -> Self {
        let mut ground = [Ground::Base; HEXES];
        let (glaciers, mut tiles) = (deal_glaciers(chance), [0; HEXES]);
        // One tile of each type is out of the game.
        let mut count = 0;
        for &terrain in Terrain::VARIANTS {
            let out = chance.below(OF_TERRAIN as u32) as usize;
            for (tile, _) in tiles_of(terrain).filter(|&(at, _)| at != out).map(|(_, tile)| tile) {
                if terrain != Terrain::Glacier {
                    tiles[count] = tile;
                    count += 1;
                }
            }
        }
        let tiles = &mut tiles[..count];
        chance.shuffle(tiles);
        let land = Hexes::all().without(Hexes::one(CENTRE)).without(glaciers);
        for (hex, &mut tile) in land.iter().zip(tiles) {
            ground[hex.index()] = Ground::Land(tile);
        }
        let ice = tiles_of(Terrain::Glacier).map(|(_, (tile, _))| tile);
        for (hex, tile) in glaciers.iter().zip(ice) {
            ground[hex.index()] = Ground::Land(tile);
        }
        Self::new(ground, None)
    }
}

/// The tiles of a type: their place among those of the type, their number, what they show.
pub(crate) fn tiles_of(terrain: Terrain) -> impl Iterator<Item = (usize, (u8, &'static LandFace))> {
    (0..).zip(&LAND).filter(move |(_, face)| face.terrain == terrain).enumerate()
}

/// B2h: three glaciers, none beside the base tile, no two side by side.
fn deal_glaciers(chance: &mut impl Chance) -> Hexes {
    loop {
        let mut left = Hexes::all().without(Hexes::one(CENTRE));
        let mut glaciers = Hexes::NONE;
        for _ in 0..OF_TERRAIN - 1 {
            glaciers.put(left.draw(chance));
        }
        let apart = |hex: Hex| hex.neighbours().and(glaciers.or(Hexes::one(CENTRE))).is_empty();
        if glaciers.iter().all(apart) {
            return glaciers;
        }
    }
}
