//! A second way to count, slow and literal, from the words of the rule file: every unit of goods drifts downstream from
//! tile to tile, every path between two ports is walked, fragments are counted at every grid point, rings are found by
//! letting water run, and a cell is dead when all tiles were tried there in vain. Nothing of the game's own code is used,
//! only the table of the tiles and the places where they lie.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::tiles::{Building, ROWS, Row};

/// A cell, or the grid point at its north-western corner.
pub type Spot = (i32, i32);

const N: usize = 0;
const E: usize = 1;
const S: usize = 2;
const W: usize = 3;

/// A1: the start tile covers these cells, water comes in through three sides and goes out through one.
const START: [Spot; 2] = [(0, 0), (1, 0)];
const INLETS: [(Spot, usize); 3] = [((0, 0), W), ((0, 0), N), ((1, 0), S)];
const OUTLET: (Spot, usize) = ((1, 0), E);
/// The fragments of meadows of the start tile: the cell and the corner.
const START_MEADOW: [(Spot, usize); 2] = [((1, 0), 1), ((0, 0), 3)];

/// A tile that lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Its number in the table.
    pub tile: usize,
    pub spot: Spot,
    /// Quarter turns clockwise.
    pub turn: usize,
}

impl Placed {
    pub fn row(self) -> &'static Row {
        &ROWS[self.tile]
    }
}

/// A rule that can be left out, to see whether that is noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// R13: tiles are turned clockwise.
    Clockwise,
    /// R14: a tile shares a side with another one; a corner is not enough.
    Touch,
    /// R15: river meets river, and bank meets bank.
    Match,
    /// R16: no ring.
    Ring,
    /// R20: towards the start through an inlet, away from it through the outlet.
    Current,
    /// R23: as many as are demanded.
    Demand,
    /// R23: mills on oxbows stand still.
    Oxbow,
    /// R24: every bridge stops both boats and rafts.
    Bridge,
    /// R25: no bridge on the route.
    BridgeOnRoute,
    /// R25: routes on oxbows count.
    OxbowRoute,
    /// R25: the start counts as one tile.
    StartTile,
    /// R26: four fragments are worth more than three.
    FourFragments,
    /// A7: goods beside a bridge lie on one side of it.
    Segment,
    /// A8: what a building does not need ends there all the same.
    Surplus,
    /// A9: the goods of all inlets go on through the outlet.
    Confluence,
    /// A14: the corners of the start tile are part of meadows.
    StartMeadow,
}

impl Rule {
    pub const ALL: [Self; 16] = [
        Self::Clockwise,
        Self::Touch,
        Self::Match,
        Self::Ring,
        Self::Current,
        Self::Demand,
        Self::Oxbow,
        Self::Bridge,
        Self::BridgeOnRoute,
        Self::OxbowRoute,
        Self::StartTile,
        Self::FourFragments,
        Self::Segment,
        Self::Surplus,
        Self::Confluence,
        Self::StartMeadow,
    ];
}

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lying {
    Start,
    /// The tile with this number, in the order in which they were laid.
    Tile(usize),
}

/// Where goods end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ending {
    /// No water flows there.
    Oxbow,
    /// They drift away.
    Away,
    /// At the bridge on this tile.
    Bridge(usize),
}

/// Everything that is counted on a board. Tiles are numbered in the order in which they were laid.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Count {
    pub mills: u32,
    pub sawmills: u32,
    pub ports: u32,
    pub meadows: u32,
    /// By tile: the end where water comes in, 0 for a and 1 for b; nothing on oxbows.
    pub current: Vec<Option<usize>>,
    /// By tile: how many of the goods that its building needs arrive.
    pub arrived: Vec<u32>,
    /// By tile and segment: the bridge where the goods there end; nothing if they drift away.
    pub stops: BTreeMap<(usize, usize), Option<usize>>,
    /// The tiles of the longest route.
    pub route: u32,
    /// By grid point: the fragments.
    pub fragments: BTreeMap<Spot, u32>,
    /// The cells beside tiles where no tile fits.
    pub dead: BTreeSet<Spot>,
}

/// A board.
#[derive(Clone)]
pub struct Literal {
    cells: HashMap<Spot, Lying>,
    pub tiles: Vec<Placed>,
    without: Option<Rule>,
}

fn beside((x, y): Spot, side: usize) -> Spot {
    [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)][side]
}

fn opposite(side: usize) -> usize {
    (side + 2) % 4
}

impl Literal {
    /// The start tile alone.
    pub fn new() -> Self {
        Self { cells: START.map(|spot| (spot, Lying::Start)).into(), tiles: Vec::new(), without: None }
    }

    /// The same board, counted with one rule left out.
    pub fn without(mut self, rule: Rule) -> Self {
        self.without = Some(rule);
        self
    }

    pub fn lay(&mut self, placed: Placed) {
        let before = self.cells.insert(placed.spot, Lying::Tile(self.tiles.len()));
        assert_eq!(before, None, "a tile lies at {:?}", placed.spot);
        self.tiles.push(placed);
    }

    fn keeps(&self, rule: Rule) -> bool {
        self.without != Some(rule)
    }

    /// Whether anything lies on a cell.
    pub fn covers(&self, spot: Spot) -> bool {
        self.cells.contains_key(&spot)
    }

    /// A side or a corner, once the tile is turned.
    fn turned(&self, place: usize, turn: usize) -> usize {
        (if self.keeps(Rule::Clockwise) { place + turn } else { place + 4 - turn }) % 4
    }

    /// The sides of the ends a and b of a tile.
    fn ends_of(&self, Placed { tile, turn, .. }: Placed) -> [usize; 2] {
        ROWS[tile].ends.map(|end| self.turned(end, turn))
    }

    fn ends(&self, number: usize) -> [usize; 2] {
        self.ends_of(self.tiles[number])
    }

    /// Whether a side of a covered cell shows river.
    fn river(&self, spot: Spot, side: usize) -> Option<bool> {
        Some(match *self.cells.get(&spot)? {
            Lying::Start => OUTLET == (spot, side) || INLETS.contains(&(spot, side)),
            Lying::Tile(number) => self.ends(number).contains(&side),
        })
    }

    /// How many tiles lie beside a cell.
    pub fn neighbours(&self, spot: Spot) -> usize {
        (0..4).filter(|&side| self.covers(beside(spot, side))).count()
    }

    /// How many channels a tile would join there to its own.
    pub fn contacts(&self, placed: Placed) -> usize {
        let meets = |side: &usize| self.river(beside(placed.spot, *side), opposite(*side)) == Some(true);
        self.ends_of(placed).iter().filter(|side| meets(side)).count()
    }

    /// The empty cells that share a side with a tile.
    pub fn rim(&self) -> BTreeSet<Spot> {
        let around = |&spot: &Spot| (0..4).map(move |side| beside(spot, side));
        self.cells.keys().flat_map(around).filter(|&spot| !self.covers(spot)).collect()
    }

    /// The cells to which water can run from a cell.
    fn joined(&self, spot: Spot) -> impl Iterator<Item = Spot> {
        let through = (0..4).filter_map(move |side| {
            let next = beside(spot, side);
            let open = self.river(spot, side)? && self.river(next, opposite(side))?;
            open.then_some(next)
        });
        let within = START.into_iter().filter(move |&other| START.contains(&spot) && other != spot);
        through.chain(within)
    }

    /// All cells that water reaches when it is poured into one.
    fn flood(&self, spot: Spot) -> HashSet<Spot> {
        let mut wet = HashSet::from([spot]);
        let mut open = vec![spot];
        while let Some(spot) = open.pop() {
            for next in self.joined(spot) {
                if wet.insert(next) {
                    open.push(next);
                }
            }
        }
        wet
    }

    /// R14 to R16: whether a tile may be laid there.
    pub fn legal(&self, placed: Placed) -> bool {
        let spot = placed.spot;
        if self.covers(spot) {
            return false;
        }
        let ends = self.ends_of(placed);
        let (mut touches, mut rivers) = (false, Vec::new());
        for side in 0..4 {
            let next = beside(spot, side);
            let Some(river) = self.river(next, opposite(side)) else { continue };
            touches = true;
            let own = ends.contains(&side);
            if river != own && self.keeps(Rule::Match) {
                return false;
            }
            if river && own {
                rivers.push(next);
            }
        }
        if !touches && !self.keeps(Rule::Touch) {
            touches = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
                .into_iter()
                .any(|(dx, dy)| self.covers((spot.0 + dx, spot.1 + dy)));
        }
        // Where both ends find the same water, the new tile would close a ring.
        let ring = matches!(rivers[..], [one, other] if self.flood(one).contains(&other));
        touches && !(ring && self.keeps(Rule::Ring))
    }

    /// Every cell of these and every turn where a tile may be laid.
    pub fn placements(&self, tile: usize, spots: &BTreeSet<Spot>) -> impl Iterator<Item = Placed> {
        spots
            .iter()
            .flat_map(move |&spot| (0..4).map(move |turn| Placed { tile, spot, turn }))
            .filter(|&placed| self.legal(placed))
    }

    /// R17: the cells beside tiles where no tile fits in any turn.
    fn dead(&self) -> BTreeSet<Spot> {
        let fits =
            |spot| (0..ROWS.len()).any(|tile| (0..4).any(|turn| self.legal(Placed { tile, spot, turn })));
        self.rim().into_iter().filter(|&spot| !fits(spot)).collect()
    }

    /// Follows the channel out of a tile until it ends or comes to an opening of the start tile.
    fn opening(&self, mut number: usize, mut side: usize) -> Option<(Spot, usize)> {
        // No channel is longer than the board, unless a rule was left out.
        for _ in 0..=self.tiles.len() {
            let next = beside(self.tiles[number].spot, side);
            match *self.cells.get(&next)? {
                Lying::Start => return Some((next, opposite(side))),
                Lying::Tile(found) => {
                    let ends = self.ends(found);
                    let entry = ends.iter().position(|&end| end == opposite(side))?;
                    (number, side) = (found, ends[1 - entry]);
                }
            }
        }
        None
    }

    /// R20: the end of a tile where water comes in.
    fn entry(&self, number: usize) -> Option<usize> {
        let ends = self.ends(number);
        let (end, opening) = (0..2).find_map(|end| Some((end, self.opening(number, ends[end])?)))?;
        Some(if opening == OUTLET || !self.keeps(Rule::Current) { end } else { 1 - end })
    }

    /// Whether a bridge stops one more unit of a good, when so many of what its building needs have come already.
    fn stops(&self, building: Building, good: usize, arrived: u32) -> bool {
        (building.needs() == good || self.keeps(Rule::Bridge))
            && (arrived < building.demand || self.keeps(Rule::Surplus))
    }

    /// A7 to A9: where one unit of a good ends that lies on a segment of a tile.
    fn drift(&self, number: usize, segment: usize, good: usize, arrived: &[u32]) -> Ending {
        let Some(entry) = self.entry(number) else { return Ending::Oxbow };
        let (mut at, mut exit) = (number, 1 - entry);
        if let Some(building) = self.tiles[at].row().building {
            let above = segment != exit || !self.keeps(Rule::Segment);
            if above && self.stops(building, good, arrived[at]) {
                return Ending::Bridge(at);
            }
        }
        for _ in 0..=self.tiles.len() {
            let side = self.ends(at)[exit];
            let mut next = beside(self.tiles[at].spot, side);
            let mut through = side;
            if self.cells.get(&next) == Some(&Lying::Start) {
                if !self.keeps(Rule::Confluence) {
                    return Ending::Away;
                }
                next = beside(OUTLET.0, OUTLET.1);
                through = OUTLET.1;
            }
            let Some(&Lying::Tile(found)) = self.cells.get(&next) else { return Ending::Away };
            let Some(end) = self.ends(found).iter().position(|&end| end == opposite(through)) else {
                return Ending::Away;
            };
            (at, exit) = (found, 1 - end);
            if let Some(building) = self.tiles[at].row().building
                && self.stops(building, good, arrived[at])
            {
                return Ending::Bridge(at);
            }
        }
        Ending::Away
    }

    /// R25: the longest of all simple paths between two ports.
    fn longest_route(&self) -> u32 {
        let mut best = 0;
        for placed in &self.tiles {
            if placed.row().port
                && (self.keeps(Rule::OxbowRoute) || self.flood(placed.spot).contains(&START[0]))
            {
                self.walk(&mut vec![placed.spot], &mut best);
            }
        }
        best
    }

    fn walk(&self, path: &mut Vec<Spot>, best: &mut u32) {
        let here = path[path.len() - 1];
        for next in self.joined(here) {
            if path.contains(&next) {
                continue;
            }
            path.push(next);
            match self.cells[&next] {
                Lying::Tile(number) if self.tiles[number].row().building.is_some() => {
                    if !self.keeps(Rule::BridgeOnRoute) {
                        self.walk(path, best);
                    }
                }
                Lying::Tile(number) => {
                    if self.tiles[number].row().port {
                        *best = (*best).max(self.tiles_of(path));
                    }
                    self.walk(path, best);
                }
                Lying::Start => self.walk(path, best),
            }
            path.pop();
        }
    }

    /// How many tiles a path has. It may cross both cells of the start tile, which is one.
    fn tiles_of(&self, path: &[Spot]) -> u32 {
        let cells = path.len() as u32;
        let both = START.iter().all(|spot| path.contains(spot));
        cells - u32::from(both && self.keeps(Rule::StartTile))
    }

    /// R26: the fragments that meet at a grid point, one from each of the four cells around it.
    fn fragments(&self, (x, y): Spot) -> u32 {
        // The cell to the north-west of the point has it at its south-eastern corner, and so on.
        let around = [((x - 1, y - 1), 2), ((x, y - 1), 3), ((x, y), 0), ((x - 1, y), 1)];
        let has = |&(spot, corner): &(Spot, usize)| match self.cells.get(&spot) {
            None => false,
            Some(Lying::Start) => self.keeps(Rule::StartMeadow) && START_MEADOW.contains(&(spot, corner)),
            Some(&Lying::Tile(number)) => {
                let Placed { tile, turn, .. } = self.tiles[number];
                ROWS[tile].meadow.iter().any(|&shown| self.turned(shown, turn) == corner)
            }
        };
        around.iter().filter(|place| has(place)).count() as u32
    }

    /// Counts everything.
    pub fn count(&self) -> Count {
        Count { dead: self.dead(), ..self.tally() }
    }

    /// The points for mills, sawmills, ports and meadows.
    pub fn score(&self) -> [u32; 4] {
        let Count { mills, sawmills, ports, meadows, .. } = self.tally();
        [mills, sawmills, ports, meadows]
    }

    /// Everything but the dead cells.
    fn tally(&self) -> Count {
        let mut count = Count { arrived: vec![0; self.tiles.len()], ..Count::default() };
        count.current = (0..self.tiles.len()).map(|number| self.entry(number)).collect();
        for (number, placed) in self.tiles.iter().enumerate() {
            let row = placed.row();
            let segments = if row.building.is_some() { 0..2 } else { 2..3 };
            for segment in segments {
                for good in 0..2 {
                    for _ in 0..row.goods[segment][good] {
                        let ending = self.drift(number, segment, good, &count.arrived);
                        if let Ending::Bridge(at) = ending
                            && self.tiles[at].row().building.is_some_and(|building| building.needs() == good)
                        {
                            count.arrived[at] += 1;
                        }
                        let stop = match ending {
                            Ending::Oxbow => continue,
                            Ending::Away => None,
                            Ending::Bridge(at) => Some(at),
                        };
                        count.stops.insert((number, segment % 2), stop);
                    }
                }
            }
        }
        for (number, placed) in self.tiles.iter().enumerate() {
            let Some(building) = placed.row().building else { continue };
            let demand = if self.keeps(Rule::Demand) { building.demand } else { 1 };
            let served = match count.current[number] {
                Some(_) => count.arrived[number] >= demand,
                None => !self.keeps(Rule::Oxbow) && self.lying_in_the_water_of(number, building) >= demand,
            };
            if served {
                let points = if building.kind == "mill" { &mut count.mills } else { &mut count.sawmills };
                *points += building.value;
            }
        }
        count.route = self.longest_route();
        count.ports = 2 * count.route;
        for &(x, y) in self.cells.keys() {
            for point in [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)] {
                let fragments = self.fragments(point);
                if fragments > 0 {
                    count.fragments.insert(point, fragments);
                }
            }
        }
        let four = if self.keeps(Rule::FourFragments) { 6 } else { 3 };
        count.meadows =
            count.fragments.values().map(|&fragments| [0, 0, 0, 3, four][fragments as usize]).sum();
        count
    }

    /// What a building needs and lies anywhere on the same water.
    fn lying_in_the_water_of(&self, number: usize, building: Building) -> u32 {
        let wet = self.flood(self.tiles[number].spot);
        let on = |placed: &&Placed| wet.contains(&placed.spot);
        let goods = |placed: &Placed| -> u32 {
            placed.row().goods.iter().map(|segment| segment[building.needs()]).sum()
        };
        self.tiles.iter().filter(on).map(goods).sum()
    }

    /// How many separate waters there are, and how many contacts of channels: in a forest of channels each contact joins
    /// two waters to one, so both together are as many as the tiles with the start.
    pub fn waters_and_contacts(&self) -> (usize, usize) {
        let spots = || self.tiles.iter().map(|placed| placed.spot).chain([START[0]]);
        let mut wet = HashSet::new();
        let mut waters = 0;
        for spot in spots() {
            if !wet.contains(&spot) {
                waters += 1;
                wet.extend(self.flood(spot));
            }
        }
        let sides: usize = self.cells.keys().map(|&spot| self.joined(spot).count()).sum();
        // Each contact was found from both sides, and so was the inside of the start tile.
        (waters, sides / 2 - 1)
    }

    /// Whether the water of two tiles meets directly; `None` is the start tile.
    pub fn meet(&self, one: Option<usize>, other: Option<usize>) -> bool {
        let spots = |tile: Option<usize>| tile.map_or(START.to_vec(), |number| vec![self.tiles[number].spot]);
        let others = spots(other);
        one != other
            && spots(one).into_iter().any(|spot| self.joined(spot).any(|next| others.contains(&next)))
    }
}
