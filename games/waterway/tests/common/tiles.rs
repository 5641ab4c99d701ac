//! The 60 tiles as section 3.2 of the rule file lists them (`tests/tiles.csv`), read without the game's own code.

use std::sync::LazyLock;

/// Sides, clockwise: a side is its place in this list.
pub const SIDES: [&str; 4] = ["N", "E", "S", "W"];
/// Corners, clockwise: a corner is its place in this list.
pub const CORNERS: [&str; 4] = ["NW", "NE", "SE", "SW"];
/// Goods.
pub const GOODS: [&str; 2] = ["sack", "axe"];

/// The columns of the table.
const HEADING: &str =
    "id,mark,shape,end_a,end_b,building,demand,value,goods_a,goods_b,goods_channel,port,meadow";

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub id: &'static str,
    pub mark: &'static str,
    pub shape: &'static str,
    /// The sides of the ends a and b, before the tile is turned.
    pub ends: [usize; 2],
    pub building: Option<Building>,
    /// Sacks and axes beside the end a, beside the end b, and on a channel without a bridge.
    pub goods: [[u32; 2]; 3],
    pub port: bool,
    pub meadow: Vec<usize>,
}

/// A mill or a sawmill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Building {
    /// `mill` or `sawmill`.
    pub kind: &'static str,
    pub demand: u32,
    pub value: u32,
}

impl Building {
    /// What it needs, as a place in [`GOODS`].
    pub fn needs(self) -> usize {
        usize::from(self.kind == "sawmill")
    }
}

/// All tiles, in the order of the table.
pub static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let mut lines = include_str!("../tiles.csv").lines();
    assert_eq!(lines.next(), Some(HEADING));
    lines.map(row).collect()
});

/// The number of a tile in the table.
pub fn number(id: &str) -> usize {
    ROWS.iter().position(|row| row.id == id).unwrap_or_else(|| panic!("there is no tile {id}"))
}

fn row(line: &'static str) -> Row {
    let cells: Vec<&str> = line.split(',').collect();
    let &[id, mark, shape, end_a, end_b, kind, demand, value, a, b, channel, port, meadow] = &cells[..]
    else {
        panic!("not a line of the table: {line}")
    };
    let number = |text: &str| text.parse().expect("a number");
    Row {
        id,
        mark,
        shape,
        ends: [end_a, end_b].map(|end| place(&SIDES, end)),
        building: (kind != "-").then(|| Building { kind, demand: number(demand), value: number(value) }),
        goods: [a, b, channel].map(goods),
        port: port == "1",
        meadow: meadow.split(' ').filter(|&corner| corner != "-").map(|name| place(&CORNERS, name)).collect(),
    }
}

/// `sack1+axe1`.
fn goods(text: &str) -> [u32; 2] {
    let mut goods = [0; 2];
    for part in text.split('+').filter(|&part| part != "-") {
        let (name, count) = part.split_at(part.len() - 1);
        goods[place(&GOODS, name)] = count.parse().expect("a number of goods");
    }
    goods
}

fn place(names: &[&str], name: &str) -> usize {
    names.iter().position(|&known| known == name).unwrap_or_else(|| panic!("{name} is none of {names:?}"))
}
