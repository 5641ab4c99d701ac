//! Positions told in words, tables on which they are played, and what is asked of them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Deref, DerefMut};

use nurt_core::testkit::ByHand;
use nurt_core::{Chance, Fast, Fault, Game, Scenario, Seat, Secret, Standing, Table, Viewer};
use nurt_gold::outlook::PlayerOutlook;
use nurt_gold::state::Player;
use nurt_gold::view::PlayerView;
use nurt_gold::{Event, Gold, Move, PatronRule, Phase};
use serde_json::{Value, json};

use super::count::{self, invariants, names};
use super::tables::{CARDS, SHORES, TILES};

pub const ALDER: u8 = 0;
pub const REED: u8 = 1;
pub const WILLOW: u8 = 2;
pub const ROWAN: u8 = 3;

/// A player of a position.
#[derive(Clone)]
pub struct Who(Value);

/// Somebody without anything, with ships on 1 and 8 and a die that shows 1.
pub fn who() -> Who {
    Who(json!({}))
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

impl Who {
    fn with(mut self, key: &str, value: Value) -> Self {
        self.0[key] = value;
        self
    }

    pub fn koku(self, koku: u8) -> Self {
        self.with("koku", koku.into())
    }

    /// Silk, rice, porcelain.
    pub fn goods(self, [silk, rice, porcelain]: [u8; 3]) -> Self {
        self.with("goods", json!({ "silk": silk, "rice": rice, "porcelain": porcelain }))
    }

    pub fn favour(self, favour: u8) -> Self {
        self.with("favour", favour.into())
    }

    pub fn limit(self, limit: u8) -> Self {
        self.with("limit", limit.into())
    }

    pub fn points(self, points: u16) -> Self {
        self.with("points", points.into())
    }

    /// Steps in regions 1 to 6.
    pub fn influence(self, influence: [u8; 6]) -> Self {
        self.with("influence", json!(influence))
    }

    /// Steps in one region, and none elsewhere.
    pub fn at(self, region: usize, steps: u8) -> Self {
        let mut influence = [0; 6];
        influence[region - 1] = steps;
        self.influence(influence)
    }

    pub fn hand(self, cards: &str) -> Self {
        self.with("hand", json!(words(cards)))
    }

    pub fn delivered(self, cards: &str) -> Self {
        self.with("delivered", json!(words(cards)))
    }

    pub fn ships(self, first: u8, second: u8) -> Self {
        self.with("ships", json!([first, second]))
    }

    /// The first ship or the second one is royal.
    pub fn royal(self, ship: u8) -> Self {
        self.with("royal", ship.into())
    }

    pub fn die(self, face: u8) -> Self {
        self.with("die", face.into())
    }

    pub fn patron(self, patron: &str) -> Self {
        self.with("patron", patron.into())
    }
}

/// A position.
#[derive(Clone)]
pub struct Given(Value);

/// A position at the beginning of a turn. Five tiles lie below the top of each stack unless it is told otherwise, and the
/// masteries in play are those that nobody meets by accident.
#[allow(clippy::needless_pass_by_value)] // It reads better.
pub fn given<const N: usize>(players: [Who; N]) -> Given {
    let players: Vec<Value> = players.iter().map(|who| who.0.clone()).collect();
    Given(json!({ "players": players, "shore": {} })).masteries("known-everywhere four-trades many-faces")
}

impl Given {
    fn with(mut self, key: &str, value: Value) -> Self {
        self.0[key] = value;
        self
    }

    /// A tile on a shore space, with the markers on it.
    pub fn built(mut self, space: u8, tile: &str, owners: &[u8]) -> Self {
        self.0["shore"][space.to_string()] = json!({ "tile": tile, "markers": owners });
        self
    }

    /// A tile that nobody owns.
    pub fn stands(self, space: u8, tile: &str) -> Self {
        self.built(space, tile, &[])
    }

    /// The building row, from position 4 to position 1.
    pub fn row(self, tiles: &str) -> Self {
        self.with("row", json!(words(tiles)))
    }

    /// The top tiles of both stacks; `-` where there is none.
    pub fn tops(self, tiles: &str) -> Self {
        let tops: Vec<Option<&str>> =
            words(tiles).into_iter().map(|tile| (tile != "-").then_some(tile)).collect();
        self.with("tops", json!(tops))
    }

    pub fn below(self, first: u8, second: u8) -> Self {
        self.with("below", json!([first, second]))
    }

    pub fn gone(self, tiles: &str) -> Self {
        self.with("gone", json!(words(tiles)))
    }

    pub fn discard(self, cards: &str) -> Self {
        self.with("discard", json!(words(cards)))
    }

    /// The numbers of the scoring tiles of regions 1 to 6.
    pub fn scoring(self, tiles: [u8; 6]) -> Self {
        self.with("scoring", json!(tiles))
    }

    pub fn masteries(self, names: &str) -> Self {
        self.with("masteries", json!(words(names)))
    }

    pub fn claims(self, claims: [&[u8]; 3]) -> Self {
        self.with("claims", json!(claims))
    }

    /// The end has come, and so many turns are left with the present one.
    pub fn last_turns(self, turns: u8) -> Self {
        self.with("last_turns", turns.into()).below(0, 0)
    }

    /// The table, with this seat to decide.
    #[track_caller]
    pub fn turn(self, seat: u8) -> Play {
        self.turn_with(seat, 1)
    }

    /// The table, with this seat to decide and another chance.
    #[track_caller]
    pub fn turn_with(self, seat: u8, chance: u64) -> Play {
        let play = self.try_turn(seat, chance).expect("a position");
        invariants(&play.view());
        play
    }

    /// Whether such a position is accepted at all.
    pub fn accepted(self, seat: u8) -> bool {
        self.try_turn(seat, 1).is_ok()
    }

    fn try_turn(mut self, seat: u8, chance: u64) -> Result<Play, Fault> {
        if self.0.get("below").is_none() {
            self = self.below(5, 5);
        }
        let players = self.0["players"].as_array().expect("players");
        let patrons = if players.iter().any(|who| who.get("patron").is_some()) { "drawn" } else { "off" };
        let frame = json!({
            "players": players.len(),
            "options": { "patrons": patrons },
            "to_act": seat,
            "position": self.0,
        });
        let scenario = Scenario::parse(&frame.to_string()).expect("a scenario");
        Table::arrange(&scenario, Secret::of_game(chance, 1))
            .map(|table| Play(ByHand::new(table, invariants)))
    }
}

/// A table.
#[derive(Clone)]
pub struct Play(ByHand<Gold>);

impl Deref for Play {
    type Target = ByHand<Gold>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Play {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

pub const PATRONS: [PatronRule; 3] = [PatronRule::Off, PatronRule::Drawn, PatronRule::Dealt];

/// A new game.
pub fn fresh(players: u8, patrons: PatronRule, seed: u64) -> Play {
    fresh_with_events(players, patrons, seed).0
}

pub fn fresh_with_events(players: u8, patrons: PatronRule, seed: u64) -> (Play, Vec<Event>) {
    let rule = match patrons {
        PatronRule::Off => "off",
        PatronRule::Drawn => "drawn",
        PatronRule::Dealt => "dealt",
    };
    let wishes = BTreeMap::from([("patrons".to_owned(), rule.to_owned())]);
    let choices = Table::<Gold>::choose(Some(players), &wishes).expect("a number of players");
    let mut events = Vec::new();
    let table = Table::new(choices, Secret::of_game(seed, 1), &mut events);
    (Play(ByHand::new(table, invariants)), events)
}

pub fn read(text: &str) -> Move {
    ByHand::<Gold>::read(text)
}

/// A random position in the middle of a game with patrons, in which everybody has much of everything.
pub fn crowded(players: u8, seed: u64) -> Play {
    let mut chance = Fast::new(seed);
    let mut customers: Vec<&str> = CARDS.iter().map(|row| row.id).collect();
    let mut tiles: Vec<&str> = TILES.iter().map(|row| row.id).filter(|id| id.starts_with('E')).collect();
    let mut patrons: Vec<[&str; 2]> = vec![
        ["bridge-builder", "surveyor"],
        ["courier", "pathfinder"],
        ["wayfarer", "fortune-teller"],
        ["toll-keeper", "stilt-walker"],
    ];
    chance.shuffle(&mut customers);
    chance.shuffle(&mut tiles);
    chance.shuffle(&mut patrons);
    let seats: Vec<Value> = (0..players)
        .map(|_| {
            let mut up_to = |most: u8| chance.below(u32::from(most) + 1) as u8;
            let limit = 3 + up_to(3);
            let patron = patrons.pop().expect("a clan")[usize::from(up_to(1))];
            let hand = if patron == "courier" { 3 } else { 2 };
            let hand = customers.split_off(customers.len() - hand);
            let delivered = customers.split_off(customers.len() - usize::from(up_to(4)));
            let seat = who()
                .koku(up_to(25))
                .goods([up_to(6), up_to(6), up_to(6)])
                .limit(limit)
                .favour(up_to(limit))
                .influence([(); 6].map(|()| up_to(9) + up_to(9)))
                .hand(&hand.join(" "))
                .delivered(&delivered.join(" "))
                .ships(1 + up_to(13), 1 + up_to(13))
                .die(1 + up_to(5))
                .patron(patron);
            let royal = 1 + up_to(1);
            if delivered.iter().any(|card| card.starts_with("NO")) { seat.royal(royal).0 } else { seat.0 }
        })
        .collect();
    let mut board = Given(json!({ "players": seats, "shore": {} })).below(2, 3);
    for row in SHORES.iter().filter(|row| row.kind != "im") {
        let owners: Vec<u8> = (0..=chance.below(2)).map(|_| chance.below(players.into()) as u8).collect();
        if chance.below(8) < 5 {
            board = board.built(row.id, tiles.pop().expect("a tile"), &owners);
        }
        if tiles.len() < 16 {
            break;
        }
    }
    let era = |tiles: &[&str], era: &str| tiles.iter().filter(|id| id.starts_with(era)).count();
    if era(&tiles, "E1") < 7 || era(&tiles, "E2") < 4 {
        return crowded(players, seed + 1_000_000);
    }
    board.turn_with(chance.below(players.into()) as u8, seed)
}

/// Chance that always shows this face of a die, from 1.
pub struct Loaded(pub u32);

impl Chance for Loaded {
    fn below(&mut self, n: u32) -> u32 {
        (self.0 - 1).min(n - 1)
    }
}

/// What changed for somebody: `+1 koku, -2 rice, +2 points, +3 in 4`.
pub fn change(before: &PlayerView, after: &PlayerView) -> String {
    let pair = |what: &str, before: u32, after: u32| {
        let by = i64::from(after) - i64::from(before);
        (by != 0).then(|| format!("{by:+} {what}"))
    };
    let mut all = vec![pair("koku", before.koku.into(), after.koku.into())];
    for (at, good) in ["silk", "rice", "porcelain"].into_iter().enumerate() {
        all.push(pair(good, before.goods[at].into(), after.goods[at].into()));
    }
    all.push(pair("limit", before.limit.into(), after.limit.into()));
    all.push(pair("favour", before.favour.into(), after.favour.into()));
    all.push(pair("points", count::score(before), count::score(after)));
    for (at, (from, to)) in (1..).zip(before.influence.into_iter().zip(after.influence)) {
        all.push(pair(&format!("in {at}"), from.into(), to.into()));
    }
    all.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

impl Play {
    pub fn p(&self, seat: u8) -> PlayerView {
        self.view().players[usize::from(seat)].clone()
    }

    pub fn player(&self, seat: u8) -> &Player {
        self.position().player(Seat::new(seat))
    }

    pub fn outlook(&self, seat: u8) -> PlayerOutlook {
        Gold::outlook(&self.view()).players[usize::from(seat)].clone()
    }

    pub fn koku(&self, seat: u8) -> u8 {
        self.p(seat).koku
    }

    pub fn goods(&self, seat: u8) -> [u8; 3] {
        self.p(seat).goods
    }

    pub fn favour(&self, seat: u8) -> u8 {
        self.p(seat).favour
    }

    pub fn score(&self, seat: u8) -> u32 {
        count::score(&self.p(seat))
    }

    pub fn influence(&self, seat: u8, region: usize) -> u8 {
        self.p(seat).influence[region - 1]
    }

    pub fn hand(&self, seat: u8) -> Vec<String> {
        names(self.p(seat).hand.expect("an open hand"))
    }

    pub fn ships(&self, seat: u8) -> [u8; 2] {
        self.p(seat).ships
    }

    /// The building row, from position 4 to position 1.
    pub fn row(&self) -> String {
        names(self.view().row).join(" ")
    }

    pub fn tile(&self, space: u8) -> String {
        self.view().shore[usize::from(space) - 1].tile.map(|tile| tile.to_string()).unwrap_or_default()
    }

    pub fn owners(&self, space: u8) -> Vec<u8> {
        let plot = &self.view().shore[usize::from(space) - 1];
        plot.markers.iter().map(|seat| seat.index() as u8).collect()
    }

    pub fn phase(&self) -> Phase {
        self.position().phase()
    }

    /// Whose turn it is.
    pub fn whose(&self) -> u8 {
        self.position().turn().index() as u8
    }

    /// Those that begin with this word, without it.
    pub fn moves_like(&self, start: &str) -> Vec<String> {
        let start = format!("{start} ");
        self.moves().into_iter().filter_map(|mv| mv.strip_prefix(&start).map(str::to_owned)).collect()
    }

    /// All but exchanges.
    pub fn answers(&self) -> Vec<String> {
        self.moves().into_iter().filter(|mv| !mv.starts_with("trade")).collect()
    }

    /// A legal move of the seat that decides; nobody goes back on a track.
    #[track_caller]
    pub fn go(&mut self, seat: u8, mv: &str) -> Vec<Event> {
        let before = self.view();
        let events = self.0.go(seat, mv);
        for (old, new) in before.players.iter().zip(&self.view().players) {
            assert!(old.influence.iter().zip(new.influence).all(|(&old, new)| old <= new), "steps back");
        }
        events
    }

    /// Several moves, each of the seat that decides.
    #[track_caller]
    pub fn go_all(&mut self, moves: &[&str]) {
        for mv in moves {
            self.go(self.acts(), mv);
        }
    }

    /// A legal move, and what it changes for each seat.
    #[track_caller]
    pub fn brings(&mut self, seat: u8, mv: &str) -> Vec<String> {
        let before = self.view();
        self.go(seat, mv);
        before.players.iter().zip(&self.view().players).map(|(old, new)| change(old, new)).collect()
    }

    /// The same table with one move more.
    #[track_caller]
    pub fn and(&self, seat: u8, mv: &str) -> Self {
        let mut next = self.clone();
        next.go(seat, mv);
        next
    }

    /// A random move: first of what kind, then which, so that rare kinds come up as often as others, and deliveries more often.
    pub fn lively_move(&self, chance: &mut Fast) -> String {
        let moves = self.moves();
        let kind = |mv: &String| mv.split(' ').next().expect("a word").to_owned();
        let kinds: BTreeSet<String> = moves.iter().map(kind).collect();
        let any = kinds.iter().nth(chance.below(kinds.len() as u32) as usize).expect("a kind");
        let delivery = kinds.get("deliver").filter(|_| chance.below(4) > 0);
        let picked = delivery.unwrap_or(any);
        let like: Vec<&String> = moves.iter().filter(|&mv| kind(mv) == *picked).collect();
        like[chance.below(like.len() as u32) as usize].clone()
    }

    /// The plainest answers until the next turn begins or the game is over.
    pub fn finish(&mut self) {
        while !self.over() && self.phase() != Phase::Main {
            let mv = self.answers()[0].clone();
            self.go(self.acts(), &mv);
        }
    }

    /// A whole turn in which the first ship sails.
    pub fn sail_and_finish(&mut self) {
        let sail = format!("sail {}", self.moves_like("sail")[0]);
        self.go(self.acts(), &sail);
        self.finish();
    }

    pub fn standing(&self) -> Standing {
        self.position().standing(Viewer::Spectator)
    }

    /// A line of the score sheet.
    #[track_caller]
    pub fn line(&self, key: &str) -> Vec<i64> {
        let line = self.standing().lines.into_iter().find(|line| line.key == key).expect("a line");
        line.cells.into_iter().map(|cell| cell.expect("an open figure")).collect()
    }
}
