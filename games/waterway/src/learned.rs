//! What a network is told of a position.

use arrayvec::ArrayVec;
use nurt_core::Seat;
use nurt_core::net::{Told, flag};

use crate::board::{Board, NO_TILE};
use crate::components::{Building, Face, Good, HAND, ROUNDS, START, Shape, Tiles};
use crate::grid::{Cell, Side};
use crate::scoring::Drift;
use crate::state::Waterway;

/// Figures of the whole, and of each part.
pub(crate) const TOLD: (usize, usize) = (40, FIGURES + KINDS);
/// Figures of each part besides its kind.
const FIGURES: usize = 21;
/// So many oxbows are told of.
const OXBOWS: usize = 6;

/// The kinds of parts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// An arm of the river.
    Arm,
    /// A tile in hand.
    InHand,
    /// The meadows that are begun.
    Meadows,
    /// A tile that the neighbour holds, and may pass on.
    Coming,
    /// A channel that is not joined to the start.
    Oxbow,
}

const KINDS: usize = Kind::Oxbow as usize + 1;

impl Waterway {
    /// Nothing is told of a board that is complete: what it scores is known.
    pub(crate) fn told(&self, seat: Seat) -> Told {
        let mut told = Told::new();
        let board = &self.boards[seat.index()];
        let left = ROUNDS + 1 - self.round.min(ROUNDS + 1);
        match self.chosen[seat.index()] {
            Some(_) if left == 1 => return told,
            Some(mv) => {
                let mut next = board.clone();
                next.lay(mv);
                next.tell_whole(&mut told, left - 1);
                self.tell_table(&mut told, seat);
                next.tell_parts(&mut told, left - 1);
                self.tell_coming(&mut told, seat, &next, left - 1);
            }
            None => {
                board.tell_whole(&mut told, left);
                self.tell_table(&mut told, seat);
                board.tell_parts(&mut told, left);
                tell_tiles(&mut told, Kind::InHand, self.hands[seat.index()], board, left);
                if left > 1 {
                    self.tell_coming(&mut told, seat, board, left);
                }
            }
        }
        debug_assert_eq!((told.len() - TOLD.0) % TOLD.1, 0);
        told
    }

    /// The tiles of which all but one will be passed on to a seat.
    fn tell_coming(&self, told: &mut Told, seat: Seat, board: &Board, left: u8) {
        let Some(giver) = self.seats().find(|&other| other != seat && self.left_of(other) == seat) else {
            return;
        };
        let mut tiles = self.hands[giver.index()];
        if let Some(mv) = self.chosen[giver.index()] {
            tiles = tiles.without(Tiles::one(mv.tile));
        }
        tell_tiles(told, Kind::Coming, tiles, board, left);
    }

    /// What lies outside of the own board.
    fn tell_table(&self, told: &mut Told, seat: Seat) {
        told.push(flag(self.solo()));
        told.push(f32::from(self.players) / 4.0);
        told.push(flag(self.chosen[seat.index()].is_some()));
        // What may still come, by kind.
        let count = |of: fn(&Face) -> bool| self.stock.iter().filter(|tile| of(tile.face())).count() as f32;
        told.push(count(|face| face.port) / 10.0);
        told.push(count(|face| face.goods[0][0] + face.goods[1][0] > 0) / 20.0);
        told.push(count(|face| face.goods[0][1] + face.goods[1][1] > 0) / 20.0);
        told.push(count(|face| face.building.is_some_and(|building| building.needs == Good::Sack)) / 10.0);
        told.push(count(|face| face.building.is_some_and(|building| building.needs == Good::Axe)) / 10.0);
        debug_assert_eq!(told.len(), TOLD.0);
    }
}

/// Tiles: what each shows.
fn tell_tiles(told: &mut Told, kind: Kind, tiles: Tiles, board: &Board, left: u8) {
    let waiting = board.adrift_now();
    for tile in tiles.iter().take(HAND) {
        let face = tile.face();
        let part = Part::begin(told, kind);
        told.push(f32::from(left) / f32::from(ROUNDS));
        told.push(flag(face.shape == Shape::Bend));
        told.push(flag(face.port));
        told.push(f32::from(face.goods[0][0] + face.goods[1][0]) / 2.0);
        told.push(f32::from(face.goods[0][1] + face.goods[1][1]) / 2.0);
        told.push(face.meadow.names().count() as f32 / 3.0);
        let Building { needs, demand, value } =
            face.building.unwrap_or(Building { needs: Good::Sack, demand: 0, value: 0 });
        told.push(flag(face.building.is_some() && needs == Good::Sack));
        told.push(flag(face.building.is_some() && needs == Good::Axe));
        told.push(f32::from(demand) / 4.0);
        told.push(f32::from(value) / 14.0);
        told.push(f32::from(waiting[needs as usize].min(demand)) / 4.0);
        part.end(told);
    }
}

/// A part that is being told.
struct Part(usize);

impl Part {
    fn begin(told: &mut Told, kind: Kind) -> Self {
        let at = told.len();
        told.extend((0..KINDS).map(|other| flag(other == kind as usize)));
        Self(at)
    }

    /// What is not told of this kind is nothing.
    fn end(self, told: &mut Told) {
        debug_assert!(told.len() <= self.0 + TOLD.1, "{}", told.len() - self.0);
        while told.len() < self.0 + TOLD.1 {
            told.push(0.0);
        }
    }
}

impl Board {
    /// Sacks and axes that drift away.
    fn adrift_now(&self) -> [u8; 2] {
        let mut goods = [0; 2];
        self.drift(|Drift { tile, segment, stop }| {
            if stop == NO_TILE {
                for good in [Good::Sack, Good::Axe] {
                    goods[good as usize] += self.shown(tile).count(segment, good);
                }
            }
        });
        goods
    }

    fn shown(&self, tile: u8) -> &'static Face {
        self.tiles()[usize::from(tile)].tile.face()
    }

    fn tell_whole(&self, told: &mut Told, left: u8) {
        let time = f32::from(left) / f32::from(ROUNDS);
        told.push(time);
        told.push(time * time);
        told.push(flag(left == 0));
        told.push(flag(left == 1));
        told.push(flag(left == 2));
        let score = self.score();
        for points in [score.mills, score.sawmills, score.ports, score.meadows] {
            told.push(f32::from(points) / 20.0);
        }
        let [sacks, axes] = self.adrift_now().map(f32::from);
        for goods in [sacks, axes] {
            told.push(goods / 5.0);
            told.push(time * goods / 5.0);
            told.push(flag(goods >= 1.0));
            told.push(flag(goods >= 2.0));
            told.push(flag(goods >= 3.0));
        }
        let count =
            |of: &dyn Fn(u8) -> bool| (0..self.tiles().len() as u8).filter(|&tile| of(tile)).count() as f32;
        let ports = count(&|tile| self.shown(tile).port);
        told.push(ports / 5.0);
        told.push(time * ports / 5.0);
        let oxbows = count(&|tile| !self.flows(tile));
        told.push(oxbows / 5.0);
        told.push(time * oxbows / 5.0);
        let dead = self.dead_cells().count() as f32;
        told.push(dead / 5.0);
        told.push(time * dead / 5.0);
        told.push(self.open_cells().count() as f32 / 20.0);
        let wanted = self.wanting(left);
        told.push(wanted / 20.0);
        told.push(time * wanted / 20.0);
        let bridges = count(&|tile| self.shown(tile).building.is_some());
        told.push(bridges / 5.0);
        let idle = bridges - self.working();
        told.push(idle / 5.0);
        told.push(time * idle / 5.0);
        told.push(time * f32::from(score.ports) / 20.0);
    }

    /// How many buildings have what they need.
    fn working(&self) -> f32 {
        let arrived = self.arrived();
        let works = |(tile, mv): (usize, &crate::moves::Move)| {
            mv.tile.face().building.is_some_and(|building| arrived[tile] >= building.demand)
                && self.flows(tile as u8)
        };
        self.tiles().iter().enumerate().filter(|&at| works(at)).count() as f32
    }

    fn tell_parts(&self, told: &mut Told, left: u8) {
        let arrived = self.arrived();
        for (_, side) in START.inlets {
            self.tell_arm(told, side, &arrived, left);
        }
        self.tell_arm(told, START.outlet.1, &arrived, left);
        self.tell_meadows(told, left);
        for end in self.oxbow_ends().take(OXBOWS) {
            self.tell_oxbow(told, end, left);
        }
    }

    /// An arm of the river: what its buildings lack, what lies beyond the last of them, and whether it can go on.
    fn tell_arm(&self, told: &mut Told, side: Side, arrived: &[u8; ROUNDS as usize], left: u8) {
        let part = Part::begin(told, Kind::Arm);
        let time = f32::from(left) / f32::from(ROUNDS);
        let outlet = side == START.outlet.1;
        let mut tiles = ArrayVec::<u8, { ROUNDS as usize }>::new();
        tiles.extend(self.arm(side).map(|step| step.tile));
        told.push(flag(outlet));
        told.push(time);
        told.push(tiles.len() as f32 / 8.0);
        let mut bridges = tiles.iter().copied().filter(|&tile| self.shown(tile).building.is_some());
        // Goods can still come to the last bridge up an inlet, and to the first one down the outlet.
        let open = if outlet { bridges.next() } else { bridges.next_back() };
        let building = open.and_then(|tile| self.shown(tile).building);
        let Building { needs, demand, value } =
            building.unwrap_or(Building { needs: Good::Sack, demand: 0, value: 0 });
        let lack = open.map_or(0, |tile| demand.saturating_sub(arrived[usize::from(tile)]));
        told.push(flag(open.is_none()));
        told.push(flag(open.is_some() && needs == Good::Sack));
        told.push(flag(open.is_some() && needs == Good::Axe));
        told.extend((1..=4).map(|count| if lack == count { f32::from(value) / 14.0 } else { 0.0 }));
        told.extend((1..=4).map(|count| if lack == count { time * f32::from(value) / 14.0 } else { 0.0 }));
        told.push(flag(lack > 0 && lack > 2 * left));
        // Ports beyond the last bridge, or on the whole arm.
        let from = open.filter(|_| !outlet).and_then(|bridge| tiles.iter().position(|&tile| tile == bridge));
        let beyond = &tiles[from.map_or(0, |at| at + 1)..];
        let ports = beyond.iter().filter(|&&tile| self.shown(tile).port).count() as f32;
        told.push(ports / 3.0);
        told.push(time * ports / 3.0);
        let reach = beyond.iter().rposition(|&tile| self.shown(tile).port).map_or(0, |at| at + 1);
        told.push(reach as f32 / 8.0);
        told.push(beyond.len() as f32 / 8.0);
        told.push(time * beyond.len() as f32 / 8.0);
        told.push(flag(self.goes_on(tiles.last().copied())));
        part.end(told);
    }

    /// An oxbow: what it would bring if it were joined to the river.
    fn tell_oxbow(&self, told: &mut Told, end: u8, left: u8) {
        let part = Part::begin(told, Kind::Oxbow);
        let time = f32::from(left) / f32::from(ROUNDS);
        let (mut tiles, mut ports, mut goods, mut demand, mut value) = (0u8, 0u8, [0; 2], [0; 2], [0; 2]);
        for step in self.oxbow(end) {
            let face = self.shown(step.tile);
            tiles += 1;
            ports += u8::from(face.port);
            for good in [Good::Sack, Good::Axe] {
                goods[good as usize] += face.goods[0][good as usize] + face.goods[1][good as usize];
            }
            if let Some(building) = face.building {
                demand[building.needs as usize] += building.demand;
                value[building.needs as usize] += building.value;
            }
        }
        told.extend([time, f32::from(tiles) / 8.0, time * f32::from(tiles) / 8.0, f32::from(ports) / 3.0]);
        told.extend(goods.map(|count| f32::from(count) / 3.0));
        told.extend(demand.map(|count| f32::from(count) / 4.0));
        told.extend(value.map(|value| f32::from(value) / 14.0));
        told.extend(value.map(|value| time * f32::from(value) / 14.0));
        part.end(told);
    }

    /// Whether a tile could be added at the far end of an arm with this last tile.
    fn goes_on(&self, last: Option<u8>) -> bool {
        let Some(last) = last else { return true };
        let mv = self.tiles()[usize::from(last)];
        let ends = mv.tile.face().ends(mv.turn);
        ends.into_iter()
            .enumerate()
            .filter(|&(end, _)| self.link(last, end) == NO_TILE)
            .any(|(_, end)| self.open_cells().any(|cell| cell == mv.cell.beside(end)))
    }

    /// The meadows that are begun, with the cells around them where a tile could still be laid.
    fn tell_meadows(&self, told: &mut Told, left: u8) {
        let time = f32::from(left) / f32::from(ROUNDS);
        let mut begun = [[0.0f32; 4]; 4];
        for (Cell { x, y }, fragments) in self.meadows() {
            if fragments < 4 {
                let around = [(0, 0), (-1, 0), (-1, -1), (0, -1)].map(|(dx, dy)| Cell::new(x + dx, y + dy));
                let free = around.iter().filter(|&&cell| self.is_free(cell)).count();
                begun[fragments][free.min(3)] += 1.0;
            }
        }
        let part = Part::begin(told, Kind::Meadows);
        for time in [1.0, time] {
            for begun in &begun[1..] {
                told.extend(begun[1..].iter().map(|count| time * count / 4.0));
            }
        }
        told.push(time);
        part.end(told);
    }
}
