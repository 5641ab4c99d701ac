//! Rivers & Rafts, the module over the base game: how the river lies, where starting tiles and new camps go, where rafts move,
//! and the delta. What its hexes bring is declared with the ground; everything else is as without it.

use nurt_core::{Chance, Log, Seat};
use strum::VariantArray;

use crate::components::{DELTA_POINTS, LAND, Landmark, OF_TERRAIN, Stone, Terrain};
use crate::events::Event;
use crate::geometry::{Bank, End, HEXES, Hex, Hexes, Place, RAFT_SPACES, River, Third};
use crate::map::{Ground, Map, tiles_of};
use crate::state::{Origin, Source, Winter};

/// E2j: terrain tiles beside the river.
const TILES: usize = 10;

/// Where the delta is among the spaces of rafts.
pub(crate) const DELTA: u8 = RAFT_SPACES - 1;

/// E2a to E2k: the board with so many landmarks.
pub(crate) fn deal(landmarks: u8, chance: &mut impl Chance) -> Map {
    let mut heads = || chance.below(2) == 0;
    let headwaters = if heads() { End::West } else { End::East };
    let central = if heads() { Bank::North } else { Bank::South };
    let landmark = usize::from(heads());
    let (west, east) = match landmarks {
        1 => (Third::Glacier, Third::Glacier),
        3 => (Third::Landmark, Third::Landmark),
        _ if heads() => (Third::Landmark, Third::Glacier),
        _ => (Third::Glacier, Third::Landmark),
    };
    let river = River { headwaters, central, landmark, west, east };
    let mut ground = [Ground::River; HEXES];
    for hex in river.glaciers().iter() {
        ground[hex.index()] = Ground::Glacier;
    }
    let mut marks = [Landmark::Volcano, Landmark::Cliff, Landmark::Arch, Landmark::Monolith, Landmark::Tree];
    chance.shuffle(&mut marks);
    for (hex, mark) in river.landmarks().iter().zip(marks) {
        ground[hex.index()] = Ground::Landmark(mark);
    }
    let tiles = deal_tiles(landmarks, chance);
    for (hex, tile) in river.land().iter().zip(tiles) {
        ground[hex.index()] = Ground::Land(tile);
    }
    Map::new(ground, Some(river))
}

/// E2f to E2j: the terrain tiles, shuffled.
fn deal_tiles(landmarks: u8, chance: &mut impl Chance) -> [u8; TILES] {
    let (mut tiles, mut count) = ([0; TILES], 0);
    let (mut rest, mut left) = ([0; LAND.len()], 0);
    for &terrain in Terrain::VARIANTS.iter().filter(|&&terrain| terrain != Terrain::Glacier) {
        let mut of_type = [0; OF_TERRAIN];
        tiles_of(terrain).for_each(|(at, (tile, _))| of_type[at] = tile);
        chance.shuffle(&mut of_type);
        // The first one is out, the second one is in for certain.
        let [_, sure, others @ ..] = of_type;
        tiles[count] = sure;
        count += 1;
        for tile in others {
            rest[left] = tile;
            left += 1;
        }
    }
    for (_, (tile, _)) in tiles_of(Terrain::Glacier).take(usize::from(landmarks) - 1) {
        tiles[count] = tile;
        count += 1;
    }
    let rest = &mut rest[..left];
    chance.shuffle(rest);
    tiles[count..].iter_mut().zip(rest).for_each(|(tile, &mut from)| *tile = from);
    chance.shuffle(&mut tiles);
    tiles
}

impl Winter {
    /// Whether the module is in play.
    pub(crate) fn has_river(&self) -> bool {
        self.map.river.is_some()
    }

    /// E2n: whether a stone may be in the display.
    pub(crate) fn fits(&self, stone: Stone) -> bool {
        if !self.has_river() {
            return stone != Stone::OF_EXPANSION;
        }
        match stone.face().per {
            crate::components::Count::VillagesAt(terrain) => self.map.of[terrain as usize].len() != 1,
            _ => true,
        }
    }

    /// E2o: whether a starting tile can lie there: none lies there or beside it.
    pub(crate) fn is_free_place(&self, place: Place) -> bool {
        let taken = self.tribes().filter_map(|seat| self.player(seat).place);
        !taken.into_iter().any(|other| other == place || other.excludes(place))
    }

    /// The hex of a tribe's raft, if it floats on one.
    #[inline]
    pub(crate) fn raft_hex(&self, seat: Seat) -> Option<Hex> {
        self.map.raft_hex(self.player(seat).raft)
    }

    /// The same as a set.
    #[inline]
    pub(crate) fn raft_hexes(&self, seat: Seat) -> Hexes {
        self.raft_hex(seat).map_or(Hexes::NONE, Hexes::one)
    }

    /// E5b, E5c: whether one move takes a raft from one space to another.
    #[inline]
    pub(crate) fn raft_reaches(&self, from: u8, to: u8) -> bool {
        self.has_river() && to < RAFT_SPACES && (to > from || to + 1 == from)
    }

    pub(crate) fn move_raft(&mut self, seat: Seat, to: u8, log: &mut impl Log<Event>) {
        let from = std::mem::replace(&mut self.player_mut(seat).raft, to);
        log.note(|| Event::Rafted { seat, from, to });
    }

    /// E7d: whether a raft is the closest to the delta, or tied.
    #[inline]
    pub(crate) fn is_closest(&self, seat: Seat) -> bool {
        let raft = self.player(seat).raft;
        self.has_river() && self.tribes().all(|other| self.player(other).raft <= raft)
    }

    /// E7d: points that the delta brings now.
    pub(crate) fn delta_points(&self, seat: Seat) -> u8 {
        if !self.is_closest(seat) {
            return 0;
        }
        let player = self.player(seat);
        let camps: u8 = self.map.waters.iter().map(|hex| player.camps[hex.index()]).sum();
        let (raft, camp) = DELTA_POINTS;
        raft + camp * camps
    }

    pub(crate) fn score_delta(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let points = self.delta_points(seat);
        self.score(seat, points, Source::Delta, Origin::Delta, log);
    }

    /// E5e: all rafts go back to the headwaters.
    pub(crate) fn call_rafts_back(&mut self, log: &mut impl Log<Event>) {
        if !self.has_river() {
            return;
        }
        for seat in self.tribes() {
            self.player_mut(seat).raft = 0;
        }
        log.note(|| Event::RaftsBack);
    }
}
