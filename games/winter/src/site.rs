//! The building site of the megaliths: squares on the ground, and crossings above them where four pieces meet.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Fault, Piece, Pieces};

use crate::components::{Effect, MOST_PLAYERS, SITE_PLAN, SITES, SQUARES};

/// Columns of the largest site.
pub const WIDTH: u8 = 8;
/// Rows of the largest site.
pub const HEIGHT: u8 = 4;
/// PROPOSED: levels on which can be built.
pub const LEVELS: usize = 3;
/// Squares of a level.
const ROOM: u8 = WIDTH * HEIGHT;

/// A place for a megalith: a level, a column and a row, written `1c2`. A place above the ground bears the name of the first
/// of the four below it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Square(u8);

/// Squares of one level.
pub type Level = u32;

/// Squares of all levels.
pub type Squares = Pieces<Square, u128>;

/// The squares of the last column, which have none to their right, and those of the last row.
const LAST_COLUMN: Level = 0x8080_8080;
const LAST_ROW: Level = 0xff00_0000;

impl Square {
    /// The one at this level, column and row, all from 0.
    #[inline]
    pub const fn new(level: u8, x: u8, y: u8) -> Self {
        Self(level * ROOM + y * WIDTH + x)
    }

    /// Its level, from 0.
    #[inline]
    pub const fn level(self) -> usize {
        (self.0 / ROOM) as usize
    }

    /// Its bit among those of its level.
    #[inline]
    pub const fn bit(self) -> Level {
        1 << (self.0 % ROOM)
    }

    /// Its column and row, from 0.
    pub const fn place(self) -> (u8, u8) {
        (self.0 % WIDTH, self.0 % ROOM / WIDTH)
    }

    /// The four squares of the level below on which it rests; only above the ground.
    #[inline]
    pub const fn supports(self) -> Level {
        0x0303 << (self.0 % ROOM)
    }

    /// Those of a set on one level.
    #[inline]
    pub fn of(level: usize, mut set: Level) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let first = set.checked_ilog2().map(|_| set.trailing_zeros() as u8)?;
            set &= set - 1;
            Some(Self(level as u8 * ROOM + first))
        })
    }
}

/// Where a piece can rest on four others of the level below.
#[inline]
pub const fn crossings(below: Level) -> Level {
    let pairs = below & !LAST_COLUMN & (below >> 1);
    pairs & !LAST_ROW & (pairs >> WIDTH)
}

/// The squares on the ground, by number of players.
pub const fn ground(players: u8) -> Level {
    let plan = SITE_PLAN[players as usize - 1];
    let (mut set, mut tile) = (0, 0);
    while tile < plan.len() {
        let (x, y) = plan[tile];
        set |= 0x0f0f << (y * WIDTH + x);
        tile += 1;
    }
    set
}

/// What covering each square of the ground brings, by number of players.
const BENEFITS: [[&[Effect]; ROOM as usize]; MOST_PLAYERS] = {
    let mut all = [[&[] as &[Effect]; ROOM as usize]; MOST_PLAYERS];
    let mut players = 0;
    while players < MOST_PLAYERS {
        let plan = SITE_PLAN[players];
        let mut tile = 0;
        while tile < plan.len() {
            let (x, y) = plan[tile];
            let mut square = 0;
            while square < SQUARES {
                let (right, down) = (square as u8 % 4, square as u8 / 4);
                all[players][((y + down) * WIDTH + x + right) as usize] =
                    std::slice::from_ref(&SITES[tile][square]);
                square += 1;
            }
            tile += 1;
        }
        players += 1;
    }
    all
};

/// What covering a square brings; nothing above the ground.
#[inline]
pub fn benefit(players: u8, square: Square) -> &'static [Effect] {
    if square.level() > 0 { &[] } else { BENEFITS[usize::from(players) - 1][usize::from(square.0)] }
}

impl Piece for Square {
    const COUNT: u32 = LEVELS as u32 * ROOM as u32;

    #[inline]
    fn numbered(number: u8) -> Self {
        Self(number)
    }

    #[inline]
    fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y) = self.place();
        write!(f, "{}{}{}", self.level() + 1, char::from(b'a' + x), y + 1)
    }
}

impl FromStr for Square {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        match *text.as_bytes() {
            [level @ b'1'..=b'3', x @ b'a'..=b'h', y @ b'1'..=b'4'] => {
                Ok(Self::new(level - b'1', x - b'a', y - b'1'))
            }
            _ => Err(Fault::Unknown { at: "square".to_owned(), given: Fault::quote(text) }),
        }
    }
}

nurt_core::written!(Square);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_has_one_spelling() {
        for square in Squares::all().iter() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!("2c1".parse(), Ok(Square::new(1, 2, 0)));
        for wrong in ["", "0a1", "4a1", "1i1", "1a5", "1a", "1A1", "1a1 "] {
            assert!(wrong.parse::<Square>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_ground_is_as_large_as_its_tiles() {
        for (players, squares) in [(1, 16), (2, 16), (3, 24), (4, 32)] {
            assert_eq!(ground(players).count_ones(), squares);
            let brings = Squares::all().iter().filter(|&square| !benefit(players, square).is_empty());
            assert_eq!(brings.count() as u32, squares);
        }
        // Part 3.9: M1 begins at the upper left, M3 of three players in the middle below.
        assert_eq!(benefit(2, Square::new(0, 3, 0)), [Effect::Moves(1)]);
        assert_eq!(benefit(2, Square::new(0, 0, 3)), [Effect::Draw(1)]);
        assert_eq!(benefit(3, Square::new(0, 2, 2)), [Effect::Tools(1)]);
        assert_eq!(benefit(3, Square::new(0, 0, 2)), []);
        assert_eq!(benefit(4, Square::new(0, 7, 3)), [Effect::Draw(1)]);
    }

    #[test]
    fn crossings_rest_on_four() {
        // Seen from each place by hand.
        let covered = |set: Level, x: u8, y: u8| set & Square::new(0, x, y).bit() != 0;
        for set in [ground(2), ground(3), ground(4), 0x0703, 0xc0c0, 0x0707_0300, 0x8181_8181, 0x0101_8080] {
            let found = crossings(set);
            for y in 0..HEIGHT {
                for x in 0..WIDTH {
                    let rests = x + 1 < WIDTH
                        && y + 1 < HEIGHT
                        && covered(set, x, y)
                        && covered(set, x + 1, y)
                        && covered(set, x, y + 1)
                        && covered(set, x + 1, y + 1);
                    assert_eq!(found & Square::new(0, x, y).bit() != 0, rests, "{set:x} {x} {y}");
                    if rests {
                        assert_eq!(Square::new(1, x, y).supports() & !set, 0);
                    }
                }
            }
        }
        // Four by four squares carry nine crossings, and those four.
        assert_eq!(crossings(ground(2)).count_ones(), 9);
        assert_eq!(crossings(crossings(ground(2))).count_ones(), 4);
        assert_eq!(crossings(ground(4)).count_ones(), 21);
    }
}
