//! The map: nineteen hexes, the junctures where three of them meet, the places for starting tiles around them, and the river
//! that may flow through. Everything follows from axial coordinates; sets of hexes are bit masks.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Fault, Piece, Pieces};
use serde::{Deserialize, Serialize};

/// FOUND: hexes of the board.
pub const HEXES: usize = 19;
/// How far they lie from the middle at most.
const RADIUS: i8 = 2;
/// DERIVED: junctures of three hexes.
pub const JUNCTURES: usize = 24;
/// DERIVED: how many of them touch the middle; they come first.
pub const CENTRAL_JUNCTURES: usize = 6;
/// DERIVED: places for starting tiles.
pub const PLACES: usize = 12;
/// PROPOSED: hexes along which rafts move.
pub const CHANNEL: usize = 5;
/// Where rafts can be: the headwaters, the channel, the delta.
pub const RAFT_SPACES: u8 = CHANNEL as u8 + 2;

type Point = (i8, i8);

/// A hex of the board, numbered in the order of reading: by rows, each from west to east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hex(u8);

/// A set of hexes.
pub type Hexes = Pieces<Hex, u32>;

const fn distance((q, r): Point, (other_q, other_r): Point) -> u8 {
    let (dq, dr) = (q - other_q, r - other_r);
    let far = if dq.abs() > dr.abs() { dq.abs() } else { dr.abs() };
    let across = (dq + dr).abs();
    (if far > across { far } else { across }) as u8
}

const fn on_board(point: Point) -> bool {
    distance(point, (0, 0)) <= RADIUS as u8
}

const COORDINATES: [Point; HEXES] = {
    let mut all = [(0, 0); HEXES];
    let (mut count, mut r) = (0, -RADIUS);
    while r <= RADIUS {
        let mut q = -RADIUS;
        while q <= RADIUS {
            if on_board((q, r)) {
                all[count] = (q, r);
                count += 1;
            }
            q += 1;
        }
        r += 1;
    }
    assert!(count == HEXES);
    all
};

/// The number of the hex at a point, if there is one.
const fn number_at(point: Point) -> Option<u8> {
    let mut number = 0;
    while number < HEXES {
        if distance(COORDINATES[number], point) == 0 {
            return Some(number as u8);
        }
        number += 1;
    }
    None
}

/// The hexes beside a point, which need not be on the board.
const fn beside(point: Point) -> u32 {
    let mut mask = 0;
    let mut number = 0;
    while number < HEXES {
        if distance(COORDINATES[number], point) == 1 {
            mask |= 1 << number;
        }
        number += 1;
    }
    mask
}

const NEIGHBOURS: [u32; HEXES] = {
    let mut all = [0; HEXES];
    let mut number = 0;
    while number < HEXES {
        all[number] = beside(COORDINATES[number]);
        number += 1;
    }
    all
};

/// The middle.
pub const CENTRE: Hex = hex(0, 0);

/// The hex at these coordinates; only for those that are on the board.
pub const fn hex(q: i8, r: i8) -> Hex {
    match number_at((q, r)) {
        Some(number) => Hex(number),
        None => panic!("no such hex"),
    }
}

impl Hex {
    /// The hex at these coordinates, if it is on the board.
    pub fn at(q: i8, r: i8) -> Option<Self> {
        number_at((q, r)).map(Self)
    }

    /// Its axial coordinates.
    pub const fn coordinates(self) -> (i8, i8) {
        COORDINATES[self.0 as usize]
    }

    /// The hexes beside it.
    #[inline]
    pub const fn neighbours(self) -> Hexes {
        Hexes::from_bits(NEIGHBOURS[self.0 as usize])
    }

    /// The junctures at its corners.
    #[inline]
    pub const fn junctures(self) -> Junctures {
        Junctures::from_bits(CORNERS[self.0 as usize])
    }

    /// Its number in the order of reading.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many steps another hex is away.
    pub const fn distance(self, other: Self) -> u8 {
        distance(self.coordinates(), other.coordinates())
    }
}

/// The seven hexes in the middle.
pub const CENTRAL: Hexes = within(1);
/// The twelve hexes around them.
pub const OUTER: Hexes = Hexes::from_bits(within_bits(2) & !within_bits(1));

const fn within(steps: u8) -> Hexes {
    Hexes::from_bits(within_bits(steps))
}

const fn within_bits(steps: u8) -> u32 {
    let mut mask = 0;
    let mut number = 0;
    while number < HEXES {
        if distance(COORDINATES[number], (0, 0)) <= steps {
            mask |= 1 << number;
        }
        number += 1;
    }
    mask
}

impl Piece for Hex {
    const COUNT: u32 = HEXES as u32;

    #[inline]
    fn numbered(number: u8) -> Self {
        Self(number)
    }

    #[inline]
    fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.coordinates();
        write!(f, "({q},{r})")
    }
}

impl FromStr for Hex {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let read = || {
            let (q, r) = text.strip_prefix('(')?.strip_suffix(')')?.split_once(',')?;
            let hex = Self::at(q.parse().ok()?, r.parse().ok()?)?;
            // One spelling only.
            (hex.to_string() == text).then_some(hex)
        };
        read().ok_or_else(|| Fault::Unknown { at: "hex".to_owned(), given: Fault::quote(text) })
    }
}

nurt_core::written!(Hex);

/// A juncture: where three hexes meet and a village can stand. Those that touch the middle come first, each part in the order
/// of its hexes by column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Juncture(u8);

nurt_core::numbered!(Juncture, "J", JUNCTURES, "juncture");

/// A set of junctures.
pub type Junctures = Pieces<Juncture, u32>;

/// The hexes by column: west to east, each from north to south.
const BY_COLUMN: [u8; HEXES] = {
    let mut all = [0; HEXES];
    let (mut count, mut q) = (0, -RADIUS);
    while q <= RADIUS {
        let mut r = -RADIUS;
        while r <= RADIUS {
            if let Some(number) = number_at((q, r)) {
                all[count] = number;
                count += 1;
            }
            r += 1;
        }
        q += 1;
    }
    assert!(count == HEXES);
    all
};

const JUNCTURE_HEXES: [u32; JUNCTURES] = {
    let mut all = [0; JUNCTURES];
    let (mut central, mut others) = (0, CENTRAL_JUNCTURES);
    let mut first = 0;
    while first < HEXES {
        let mut second = first + 1;
        while second < HEXES {
            let mut third = second + 1;
            while third < HEXES {
                let [a, b, c] = [BY_COLUMN[first], BY_COLUMN[second], BY_COLUMN[third]];
                let meets = NEIGHBOURS[a as usize] & (1 << b) != 0
                    && NEIGHBOURS[a as usize] & (1 << c) != 0
                    && NEIGHBOURS[b as usize] & (1 << c) != 0;
                if meets {
                    let mask = 1 << a | 1 << b | 1 << c;
                    if mask & (1 << CENTRE.0) != 0 {
                        all[central] = mask;
                        central += 1;
                    } else {
                        all[others] = mask;
                        others += 1;
                    }
                }
                third += 1;
            }
            second += 1;
        }
        first += 1;
    }
    assert!(central == CENTRAL_JUNCTURES && others == JUNCTURES);
    all
};

/// The junctures at the corners of each hex.
const CORNERS: [u32; HEXES] = {
    let mut all = [0; HEXES];
    let mut juncture = 0;
    while juncture < JUNCTURES {
        let mut number = 0;
        while number < HEXES {
            if JUNCTURE_HEXES[juncture] & (1 << number) != 0 {
                all[number] |= 1 << juncture;
            }
            number += 1;
        }
        juncture += 1;
    }
    all
};

impl Juncture {
    /// The three hexes.
    #[inline]
    pub const fn hexes(self) -> Hexes {
        Hexes::from_bits(JUNCTURE_HEXES[self.0 as usize])
    }

    /// Whether the middle is one of them.
    #[inline]
    pub const fn is_central(self) -> bool {
        (self.0 as usize) < CENTRAL_JUNCTURES
    }

    /// The juncture of these three hexes, if they meet.
    pub fn of(hexes: Hexes) -> Option<Self> {
        Self::all().find(|juncture| juncture.hexes() == hexes)
    }
}

/// A place outside the board for a starting tile: it touches two hexes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Place(u8);

nurt_core::numbered!(Place, "P", PLACES, "place");

const PLACE_POINTS: [Point; PLACES] = {
    let mut all = [(0, 0); PLACES];
    let far = RADIUS + 1;
    let (mut count, mut q) = (0, -far);
    while q <= far {
        let mut r = -far;
        while r <= far {
            if distance((q, r), (0, 0)) == far as u8 && beside((q, r)).count_ones() == 2 {
                all[count] = (q, r);
                count += 1;
            }
            r += 1;
        }
        q += 1;
    }
    assert!(count == PLACES);
    all
};

impl Place {
    /// Its axial coordinates.
    pub const fn coordinates(self) -> (i8, i8) {
        PLACE_POINTS[self.0 as usize]
    }

    /// The two hexes that it touches.
    #[inline]
    pub const fn touches(self) -> Hexes {
        Hexes::from_bits(beside(self.coordinates()))
    }

    /// Whether starting tiles on both would lie side by side.
    pub const fn excludes(self, other: Self) -> bool {
        distance(self.coordinates(), other.coordinates()) == 1
    }
}

/// An end of the river.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Named after what they are.
pub enum End {
    West,
    East,
}

/// A side of the river.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Named after what they are.
pub enum Bank {
    North,
    South,
}

/// What the third hex of a river tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Named after what they are.
pub enum Third {
    Landmark,
    Glacier,
}

/// How the river tiles lie. PROPOSED: the course is straight through the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct River {
    /// Where the headwaters are; the delta is at the other end.
    pub headwaters: End,
    /// To which bank the central tile reaches.
    pub central: Bank,
    /// Which of its two hexes there is the landmark, from the west; the other is a river hex off the channel.
    pub landmark: usize,
    /// The tile at the west end.
    pub west: Third,
    /// The tile at the east end.
    pub east: Third,
}

const WEST_TO_EAST: [Hex; CHANNEL] = [hex(-2, 0), hex(-1, 0), hex(0, 0), hex(1, 0), hex(2, 0)];

impl River {
    /// The hexes along which rafts move, from the headwaters to the delta.
    pub const fn channel(self) -> [Hex; CHANNEL] {
        let mut channel = WEST_TO_EAST;
        if let End::East = self.headwaters {
            let mut at = 0;
            while at < CHANNEL {
                channel[at] = WEST_TO_EAST[CHANNEL - 1 - at];
                at += 1;
            }
        }
        channel
    }

    /// The hex of a raft space: 0 is the headwaters, 6 the delta, and both are none.
    pub fn raft_hex(self, space: u8) -> Option<Hex> {
        self.channel().get(usize::from(space).checked_sub(1)?).copied()
    }

    const fn central_hexes(self) -> [Hex; 2] {
        match self.central {
            Bank::North => [hex(0, -1), hex(1, -1)],
            Bank::South => [hex(-1, 1), hex(0, 1)],
        }
    }

    /// A1: the river hex off the channel.
    pub const fn backwater(self) -> Hex {
        self.central_hexes()[1 - self.landmark]
    }

    const fn west_third(self) -> Hex {
        match self.west {
            Third::Landmark => hex(-1, -1),
            Third::Glacier => hex(-2, 1),
        }
    }

    const fn east_third(self) -> Hex {
        match self.east {
            Third::Landmark => hex(1, 1),
            Third::Glacier => hex(2, -1),
        }
    }

    fn thirds(self, shown: Third) -> Hexes {
        let ends = [(self.west, self.west_third()), (self.east, self.east_third())];
        ends.into_iter().filter(|&(third, _)| third == shown).map(|(_, hex)| hex).collect()
    }

    /// The hexes with landmarks.
    pub fn landmarks(self) -> Hexes {
        self.thirds(Third::Landmark).or(Hexes::one(self.central_hexes()[self.landmark]))
    }

    /// The glaciers on river tiles.
    pub fn glaciers(self) -> Hexes {
        self.thirds(Third::Glacier)
    }

    /// All river hexes.
    pub fn hexes(self) -> Hexes {
        self.channel().into_iter().chain([self.backwater()]).collect()
    }

    /// The hexes that are left for terrain tiles.
    pub fn land(self) -> Hexes {
        Hexes::all().without(self.hexes()).without(self.landmarks()).without(self.glaciers())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// East, north-east, north-west, west, south-west, south-east.
    const DIRECTIONS: [Point; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

    fn set(points: &[Point]) -> Hexes {
        points.iter().map(|&(q, r)| hex(q, r)).collect()
    }

    /// The lists of part 5.2, in their order.
    const TOUCHING_CENTRE: [[Point; 3]; 6] = [
        [(-1, 0), (-1, 1), (0, 0)],
        [(-1, 0), (0, -1), (0, 0)],
        [(-1, 1), (0, 0), (0, 1)],
        [(0, -1), (0, 0), (1, -1)],
        [(0, 0), (0, 1), (1, 0)],
        [(0, 0), (1, -1), (1, 0)],
    ];
    const OTHERS: [[Point; 3]; 18] = [
        [(-2, 0), (-2, 1), (-1, 0)],
        [(-2, 0), (-1, -1), (-1, 0)],
        [(-2, 1), (-2, 2), (-1, 1)],
        [(-2, 1), (-1, 0), (-1, 1)],
        [(-2, 2), (-1, 1), (-1, 2)],
        [(-1, -1), (-1, 0), (0, -1)],
        [(-1, -1), (0, -2), (0, -1)],
        [(-1, 1), (-1, 2), (0, 1)],
        [(-1, 2), (0, 1), (0, 2)],
        [(0, -2), (0, -1), (1, -2)],
        [(0, -1), (1, -2), (1, -1)],
        [(0, 1), (0, 2), (1, 1)],
        [(0, 1), (1, 0), (1, 1)],
        [(1, -2), (1, -1), (2, -2)],
        [(1, -1), (1, 0), (2, -1)],
        [(1, -1), (2, -2), (2, -1)],
        [(1, 0), (1, 1), (2, 0)],
        [(1, 0), (2, -1), (2, 0)],
    ];

    #[test]
    fn nineteen_hexes_with_forty_two_edges() {
        assert_eq!(Hexes::all().len(), 19);
        let edges: usize = Hexes::all().iter().map(|hex| hex.neighbours().len()).sum();
        assert_eq!(edges, 2 * 42);
        let ring = [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)];
        assert_eq!(CENTRE.neighbours(), set(&ring));
        assert_eq!(CENTRAL, set(&ring).or(Hexes::one(CENTRE)));
        let outer = [
            (0, -2),
            (1, -2),
            (2, -2),
            (-1, -1),
            (2, -1),
            (-2, 0),
            (2, 0),
            (-2, 1),
            (1, 1),
            (-2, 2),
            (-1, 2),
            (0, 2),
        ];
        assert_eq!(OUTER, set(&outer));
        assert_eq!(hex(-2, 0).distance(hex(2, 0)), 4);
        assert_eq!(hex(-2, 2).distance(hex(2, -1)), 4);
        assert_eq!(hex(0, -2).distance(hex(-1, -1)), 1);
    }

    #[test]
    fn neighbours_are_one_step_away() {
        for hex in Hexes::all().iter() {
            let near: Hexes = Hexes::all().iter().filter(|&other| hex.distance(other) == 1).collect();
            assert_eq!(hex.neighbours(), near, "{hex}");
            let (q, r) = hex.coordinates();
            let around: Hexes = DIRECTIONS.iter().filter_map(|(dq, dr)| Hex::at(q + dq, r + dr)).collect();
            assert_eq!(near, around, "{hex}");
        }
    }

    #[test]
    fn hexes_are_numbered_as_one_reads() {
        let all: Vec<_> = Hexes::all().iter().map(Hex::coordinates).collect();
        assert!(all.is_sorted_by_key(|&(q, r)| (r, q)));
    }

    #[test]
    fn a_hex_has_one_spelling() {
        for hex in Hexes::all().iter() {
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        assert_eq!("(-2,1)".parse(), Ok(hex(-2, 1)));
        for wrong in ["", "(3,0)", "-2,1", "(-2,+1)", "(-02,1)", "(-2, 1)", "(2,1)", "(-2,1,0)"] {
            assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_junctures_are_those_of_the_rules() {
        let listed: Vec<Hexes> = TOUCHING_CENTRE.iter().chain(&OTHERS).map(|points| set(points)).collect();
        assert_eq!(Juncture::all().map(Juncture::hexes).collect::<Vec<_>>(), listed);
        assert_eq!(Juncture::all().filter(|juncture| juncture.is_central()).count(), 6);
        for juncture in Juncture::all() {
            assert_eq!(juncture.is_central(), juncture.hexes().contains(CENTRE));
            assert_eq!(Juncture::of(juncture.hexes()), Some(juncture));
        }
        assert_eq!(Juncture::of(set(&[(0, 0), (1, 0), (2, 0)])), None);
    }

    #[test]
    fn starting_tiles_touch_two_hexes() {
        // Part 5.3: position, the hexes that it touches, the neighbour that it excludes.
        let listed: [(Point, [Point; 2], Point); 12] = [
            ((-3, 1), [(-2, 0), (-2, 1)], (-3, 2)),
            ((-3, 2), [(-2, 1), (-2, 2)], (-3, 1)),
            ((-2, -1), [(-2, 0), (-1, -1)], (-1, -2)),
            ((-2, 3), [(-2, 2), (-1, 2)], (-1, 3)),
            ((-1, -2), [(-1, -1), (0, -2)], (-2, -1)),
            ((-1, 3), [(-1, 2), (0, 2)], (-2, 3)),
            ((1, -3), [(0, -2), (1, -2)], (2, -3)),
            ((1, 2), [(0, 2), (1, 1)], (2, 1)),
            ((2, -3), [(1, -2), (2, -2)], (1, -3)),
            ((2, 1), [(1, 1), (2, 0)], (1, 2)),
            ((3, -2), [(2, -2), (2, -1)], (3, -1)),
            ((3, -1), [(2, -1), (2, 0)], (3, -2)),
        ];
        for (place, (point, touches, excluded)) in Place::all().zip(listed) {
            assert_eq!(place.coordinates(), point);
            assert_eq!(place.touches(), set(&touches), "{point:?}");
            let excludes: Vec<Point> =
                Place::all().filter(|&other| place.excludes(other)).map(Place::coordinates).collect();
            assert_eq!(excludes, [excluded], "{point:?}");
        }
    }

    #[test]
    fn three_starting_tiles_leave_room_for_a_fourth() {
        let fits = |chosen: &[Place], place: Place| {
            chosen.iter().all(|&other| other != place && !other.excludes(place))
        };
        let mut count = 0;
        for first in Place::all() {
            for second in Place::all().filter(|&place| place > first && fits(&[first], place)) {
                for third in Place::all().filter(|&place| place > second && fits(&[first, second], place)) {
                    count += 1;
                    assert!(Place::all().any(|place| fits(&[first, second, third], place)));
                }
            }
        }
        assert_eq!(count, 160);
    }

    fn rivers() -> impl Iterator<Item = River> {
        let thirds = [Third::Landmark, Third::Glacier];
        let ends = thirds.into_iter().flat_map(move |west| thirds.map(|east| (west, east)));
        ends.flat_map(|(west, east)| {
            [End::West, End::East].into_iter().flat_map(move |headwaters| {
                [Bank::North, Bank::South].into_iter().flat_map(move |central| {
                    [0, 1].map(|landmark| River { headwaters, central, landmark, west, east })
                })
            })
        })
    }

    #[test]
    fn every_river_leaves_ten_hexes_of_land() {
        assert_eq!(rivers().count(), 32);
        for river in rivers() {
            let landmarks = river.landmarks().len();
            assert_eq!(
                (river.hexes().len(), river.glaciers().len(), river.land().len()),
                (6, 3 - landmarks, 10)
            );
            assert!((1..=3).contains(&landmarks));
            // Each tile is a trefoil: its three hexes meet.
            let [west, near_west, middle, near_east, east] = WEST_TO_EAST;
            let [first, second] = river.central_hexes();
            let ends = [[west, near_west, river.west_third()], [near_east, east, river.east_third()]];
            for tile in ends.into_iter().chain([[middle, first, second]]) {
                assert!(Juncture::of(tile.into_iter().collect()).is_some(), "{river:?}");
            }
            assert_eq!(river.raft_hex(0), None);
            assert_eq!(river.raft_hex(RAFT_SPACES - 1), None);
            assert_eq!(river.raft_hex(3), Some(CENTRE));
        }
    }

    #[test]
    fn the_test_map_of_the_rules() {
        let river = River {
            headwaters: End::West,
            central: Bank::North,
            landmark: 0,
            west: Third::Landmark,
            east: Third::Landmark,
        };
        assert_eq!(river.channel().map(Hex::coordinates), [(-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)]);
        assert_eq!(river.backwater(), hex(1, -1));
        assert_eq!(river.landmarks(), set(&[(-1, -1), (0, -1), (1, 1)]));
        let land = [(0, -2), (1, -2), (2, -2), (2, -1), (-2, 1), (-1, 1), (0, 1), (-2, 2), (-1, 2), (0, 2)];
        assert_eq!(river.land(), set(&land));
        assert_eq!(river.raft_hex(1), Some(hex(-2, 0)));
        let back = River { headwaters: End::East, ..river };
        assert_eq!(back.raft_hex(1), Some(hex(2, 0)));
    }
}
