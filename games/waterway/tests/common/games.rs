//! Tables: new ones, arranged ones, and games in which somebody keeps book of who has held what.

use std::collections::{BTreeMap, BTreeSet};

use nurt_core::{
    Chance, Choices, Fast, Fault, Game, Reason, Refusal, Scenario, Seat, Seats, Secret, Table, Viewer,
};
use nurt_waterway::components::Tile;
use nurt_waterway::{Event, EventView, Move, Waterway};
use serde::Serialize;
use serde_json::{Value, json};

use super::given::read;
use super::tiles::ROWS;

pub fn choices(players: u8) -> Choices {
    Table::<Waterway>::choose(Some(players), &BTreeMap::new()).expect("a number of players")
}

pub fn fresh(players: u8, seed: u64) -> Table<Waterway> {
    fresh_with_events(players, seed).0
}

/// A new game and the events of the deal.
pub fn fresh_with_events(players: u8, seed: u64) -> (Table<Waterway>, Vec<Event>) {
    let mut events = Vec::new();
    let table = Table::new(choices(players), Secret::of_game(seed, 1), &mut events);
    (table, events)
}

/// A position described by hand, with everybody to act.
pub fn arrange(players: u8, position: &Value) -> Result<Table<Waterway>, Fault> {
    let to_act: Vec<u8> = (0..players).collect();
    let frame = json!({ "players": players, "to_act": to_act, "position": position });
    Table::arrange(&Scenario::parse(&frame.to_string())?, Secret::of_game(1, 1))
}

/// A game for one with this board and these tiles in hand. The rest of the hand, what is removed and what was discarded
/// are the first tiles that are not named.
pub fn alone(board: &str, hand: &[&str]) -> Table<Waterway> {
    let moves: Vec<&str> = board.split_whitespace().collect();
    let named: Vec<String> = moves.iter().map(|mv| read(mv).tile.to_string()).collect();
    let mut rest = ROWS
        .iter()
        .map(|row| row.id)
        .filter(|id| !id.starts_with('C') && !hand.contains(id) && !named.iter().any(|name| name == id));
    let mut take = |count: usize| rest.by_ref().take(count).collect::<Vec<_>>();
    let hand = [hand, &take(3 - hand.len())[..]].concat();
    let position = json!({
        "boards": [moves], "hands": [hand], "removed": take(6), "discarded": take(2 * moves.len()),
    });
    arrange(1, &position).expect("a position of one player")
}

/// A game for several with these boards and hands.
pub fn several(boards: &[&str], hands: &[&str]) -> Table<Waterway> {
    let list = |texts: &[&str]| -> Vec<Vec<String>> {
        texts.iter().map(|text| text.split_whitespace().map(ToOwned::to_owned).collect()).collect()
    };
    let position = json!({ "boards": list(boards), "hands": list(hands) });
    arrange(boards.len() as u8, &position).expect("a position of several players")
}

/// What a seat may do now.
pub fn legal(table: &Table<Waterway>, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    table.position().legal_moves(seat, &mut moves);
    moves
}

/// Any move of a seat, made.
pub fn any(table: &mut Table<Waterway>, seat: Seat, chance: &mut Fast) -> (Move, Vec<Event>) {
    let moves = legal(table, seat);
    let mv = moves[chance.below(moves.len() as u32) as usize];
    let events = table.apply(seat, mv).expect("a legal move");
    assert_eq!(table.position().broken_law(), None, "after {mv}");
    (mv, events)
}

/// The rule against a move of a seat that is to act; trying it changes nothing.
#[track_caller]
pub fn rule_against(table: &Table<Waterway>, seat: Seat, mv: &str) -> &'static str {
    assert!(!legal(table, seat).contains(&read(mv)), "{mv} is offered");
    let mut tried = table.clone();
    let refusal = tried.apply(seat, read(mv)).expect_err("a refusal");
    assert_eq!(tried.position(), table.position(), "a refused {mv} changed something");
    match refusal {
        Refusal::Rule(why) => why.rule(),
        other => panic!("{mv} was refused because of {other:?}"),
    }
}

/// The seats of a table.
pub fn seats(table: &Table<Waterway>) -> impl Iterator<Item = Seat> + use<> {
    Seats::first(table.position().players()).iter()
}

/// The seat to which another one passes: the next one.
pub fn next(table: &Table<Waterway>, seat: Seat) -> Seat {
    Seat::new((seat.index() as u8 + 1) % table.position().players())
}

/// The tiles in a hand.
pub fn hand(table: &Table<Waterway>, seat: Seat) -> BTreeSet<Tile> {
    table.position().hand(seat).iter().collect()
}

/// The tiles on a board.
pub fn placed(table: &Table<Waterway>, seat: Seat) -> BTreeSet<Tile> {
    table.position().board(seat).tiles().iter().map(|mv| mv.tile).collect()
}

/// The tiles in the stock.
pub fn stock(table: &Table<Waterway>) -> BTreeSet<Tile> {
    table.position().stock().iter().collect()
}

/// The totals of the score sheet.
pub fn totals(table: &Table<Waterway>) -> Vec<i64> {
    let standing = table.position().standing(Viewer::Spectator);
    let line = standing.lines.iter().find(|line| line.key == "score-total").expect("the totals");
    line.cells.iter().map(|cell| cell.expect("a figure")).collect()
}

/// What a viewer may know of events.
pub fn seen(events: &[Event], viewer: Viewer) -> Vec<EventView> {
    events.iter().filter_map(|event| Waterway::see(event, viewer)).collect()
}

/// As it goes over the wire.
pub fn wire(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

/// The names of tiles in a text.
pub fn tiles_in(text: &str) -> BTreeSet<Tile> {
    text.as_bytes().windows(3).filter_map(|window| std::str::from_utf8(window).ok()?.parse().ok()).collect()
}

/// A game of random moves, and a book of the tiles that each seat has held.
pub struct Watch {
    pub table: Table<Waterway>,
    pub chance: Fast,
    /// By seat: the tiles that it held in earlier rounds.
    before: Vec<BTreeSet<Tile>>,
}

impl Watch {
    /// A new game, and the events of the deal.
    pub fn new(players: u8, seed: u64) -> (Self, Vec<Event>) {
        let (table, events) = fresh_with_events(players, seed);
        let before = vec![BTreeSet::new(); usize::from(players)];
        (Self { table, chance: Fast::new(seed), before }, events)
    }

    /// A new game after so many rounds.
    pub fn after(players: u8, seed: u64, rounds: u8) -> Self {
        let (mut watch, _) = Self::new(players, seed);
        while watch.table.position().round() <= rounds {
            watch.step();
        }
        watch
    }

    pub fn position(&self) -> &Waterway {
        self.table.position()
    }

    /// Any of the seats that owe a decision makes any move.
    pub fn step(&mut self) -> Vec<Event> {
        let to_act: Vec<Seat> = self.position().to_act().iter().collect();
        let seat = to_act[self.chance.below(to_act.len() as u32) as usize];
        let (round, held): (u8, Vec<_>) =
            (self.position().round(), seats(&self.table).map(|seat| hand(&self.table, seat)).collect());
        let (_, events) = any(&mut self.table, seat, &mut self.chance);
        if self.position().round() > round {
            for (before, held) in self.before.iter_mut().zip(held) {
                before.extend(held);
            }
        }
        events
    }

    /// Whether a seat held a tile in an earlier round.
    pub fn held_before(&self, seat: Seat, tile: Tile) -> bool {
        self.before[seat.index()].contains(&tile)
    }

    /// What a viewer can know of a hand: its own, and what it held itself.
    pub fn known(&self, viewer: Viewer, holder: Seat) -> BTreeSet<Tile> {
        let knows = |tile: &Tile| match viewer {
            Viewer::Seat(seat) => seat == holder || self.held_before(seat, *tile),
            Viewer::Spectator => false,
            Viewer::Open => true,
        };
        hand(&self.table, holder).into_iter().filter(knows).collect()
    }

    /// The tiles that a viewer may know by name: those on boards, those out of the game, and those of hands that it knows
    /// or has known.
    pub fn may_name(&self, viewer: Viewer) -> BTreeSet<Tile> {
        let position = self.position();
        let mut names: BTreeSet<Tile> =
            seats(&self.table).flat_map(|seat| placed(&self.table, seat)).collect();
        names.extend(position.removed().iter().chain(position.discarded().iter()));
        if let Viewer::Seat(seat) = viewer {
            names.extend(hand(&self.table, seat));
            names.extend(&self.before[seat.index()]);
        }
        names
    }
}
