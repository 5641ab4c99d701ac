//! The view drawn in plain text, for the terminal.

use nurt_core::{Phrase, Seat, Words};

use crate::board::Board;
use crate::components::{A, B, Building, Good, START, Shape};
use crate::grid::{Cell, Side};
use crate::moves::Move;
use crate::view::{PlayerView, View};

/// How wide a cell is drawn.
const WIDTH: usize = 6;

impl View {
    pub(crate) fn sketch(&self, words: &Words) -> String {
        let mut lines = Vec::new();
        let round = Phrase::new("sketch-round").number("round", self.round.min(crate::components::ROUNDS));
        lines.push(words.say(&round.number("stock", self.stock)));
        for (at, player) in self.players.iter().enumerate() {
            let board = Board::with(&player.tiles).unwrap_or_default();
            lines.push(String::new());
            lines.push(format!("{}: {}", words.name(Seat::new(at as u8)), board.score().total()));
            lines.extend(draw(&board));
            lines.push(hand(player, words));
        }
        lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
    }
}

/// The tiles in hand, as far as they are known.
fn hand(player: &PlayerView, words: &Words) -> String {
    let mut tiles: Vec<String> = player
        .hand
        .iter()
        .map(|tile| format!("{tile} {} ({})", channel(tile.face().shape, 0), words.say(&tile.phrase())))
        .collect();
    let hidden = usize::from(player.held).saturating_sub(tiles.len());
    tiles.extend((0..hidden).map(|_| "?".to_owned()));
    format!("{}: {}", words.word("sketch-hand"), tiles.join(", "))
}

/// The board in rows: the name of each tile, and under it its channel with what lies on it. The coordinates stand at the
/// edges.
fn draw(board: &Board) -> Vec<String> {
    let cells = board.surroundings();
    let columns = || cells.iter().filter(|cell| cell.y == cells[0].y).map(|cell| cell.x);
    let rows = || cells.iter().filter(|cell| cell.x == cells[0].x).map(|cell| cell.y);
    let mut lines = Vec::new();
    let heading: Vec<String> = columns().map(|x| format!("{x:^WIDTH$}")).collect();
    lines.push(format!("    {}", heading.concat()));
    for y in rows() {
        let (mut names, mut rivers) = (vec!["    ".to_owned()], vec![format!("{y:>3} ")]);
        for x in columns() {
            let cell = Cell::new(x, y);
            let (name, river) = match board.tiles().iter().find(|mv| mv.cell == cell) {
                Some(&mv) => (mv.tile.to_string(), channel_of(mv)),
                None if cell == START.cells[0] => ("<<<".to_owned(), "═╩═".to_owned()),
                None if cell == START.cells[1] => (">>>".to_owned(), "═╦═".to_owned()),
                None if board.dead_cells().any(|dead| dead == cell) => (String::new(), "×".to_owned()),
                None => (String::new(), "·".to_owned()),
            };
            names.push(format!("{name:^WIDTH$}"));
            rivers.push(format!("{river:^WIDTH$}"));
        }
        lines.push(names.concat());
        lines.push(rivers.concat());
    }
    lines
}

/// The channel of a tile, and signs for what is on it: `m2` a mill that needs two, `s` a sawmill, `o` sacks, `x` axes,
/// `p` a port.
fn channel_of(mv: Move) -> String {
    let face = mv.tile.face();
    let mut text = channel(face.shape, mv.turn.quarters()).to_string();
    if let Some(Building { needs, demand, .. }) = face.building {
        text.push(if needs == Good::Sack { 'm' } else { 's' });
        text += &demand.to_string();
    }
    for (good, sign) in [(Good::Sack, "o"), (Good::Axe, "x")] {
        text += &sign.repeat(usize::from(face.count(A, good) + face.count(B, good)));
    }
    if face.port {
        text.push('p');
    }
    text
}

/// A channel as a sign that is drawn with lines.
fn channel(shape: Shape, quarters: u8) -> char {
    let signs = match shape {
        Shape::Straight => ['║', '═', '║', '═'],
        Shape::Bend => ['╚', '╔', '╗', '╝'],
    };
    signs[usize::from(quarters) % Side::ALL.len()]
}
