//! Positions told in words, tables on which they are played, and what is asked of them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Deref, DerefMut};

use nurt_core::testkit::ByHand;
use nurt_core::{Fault, Game, Scenario, Seat, Secret, Standing, Table, Viewer};
use nurt_the_river::components::{Island, Tile};
use nurt_the_river::outlook::PlayerOutlook;
use nurt_the_river::state::Player;
use nurt_the_river::view::PlayerView;
use nurt_the_river::{Event, Move, Step, TheRiver};
use serde_json::{Value, json};

use super::count::{self, invariants, names, visible};

pub const BLUE: u8 = 0;
pub const GREEN: u8 = 1;
pub const BLACK: u8 = 2;
pub const YELLOW: u8 = 3;

/// A player of a position.
#[derive(Clone)]
pub struct Who(Value);

/// Somebody without anything.
pub fn who() -> Who {
    Who(json!({}))
}

/// Somebody whose four explorers are all on the islands, on spaces that never fill up.
pub fn done() -> Who {
    who().at("terrain terrain build build")
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

impl Who {
    fn with(mut self, key: &str, value: Value) -> Self {
        self.0[key] = value;
        self
    }

    pub fn river(self, river: u8) -> Self {
        self.with("river", river.into())
    }

    /// `T01 T16`, space by space.
    pub fn tiles(self, tiles: &str) -> Self {
        self.with("tiles", json!(words(tiles)))
    }

    /// Wood, clay, stone, food.
    pub fn stores(self, [wood, clay, stone, food]: [u8; 4]) -> Self {
        self.with("stored", json!({ "wood": wood, "clay": clay, "stone": stone, "food": food }))
    }

    pub fn reserved(self, cards: &str) -> Self {
        self.with("reserved", json!(words(cards)))
    }

    pub fn built(self, cards: &str) -> Self {
        self.with("built", json!(words(cards)))
    }

    /// The values of bonus tokens; there must be at least as many buildings.
    pub fn tokens(self, tokens: &[u8]) -> Self {
        self.with("tokens", json!(tokens))
    }

    /// `terrain terrain food`: an explorer for each word.
    pub fn at(self, islands: &str) -> Self {
        let mut at: BTreeMap<&str, u8> = BTreeMap::new();
        for island in words(islands) {
            *at.entry(island).or_default() += 1;
        }
        self.with("at", json!(at))
    }

    pub fn settled(self, settled: u8) -> Self {
        self.with("settled", settled.into())
    }

    pub fn settling(self, settling: u8) -> Self {
        self.with("settling", settling.into())
    }
}

/// A position.
#[derive(Clone)]
pub struct Given(Value);

/// A position in round 1 with these players; the first one has the pawn.
#[allow(clippy::needless_pass_by_value)] // It reads better.
pub fn given<const N: usize>(players: [Who; N]) -> Given {
    given_all(&players)
}

pub fn given_all(players: &[Who]) -> Given {
    let players: Vec<Value> = players.iter().map(|who| who.0.clone()).collect();
    Given(json!({ "players": players }))
}

impl Given {
    fn with(mut self, key: &str, value: Value) -> Self {
        self.0[key] = value;
        self
    }

    pub fn round(self, round: u8) -> Self {
        self.with("round", round.into())
    }

    pub fn pawn(self, pawn: u8) -> Self {
        self.with("pawn", pawn.into())
    }

    pub fn display(self, tiles: &str) -> Self {
        self.with("display", json!(words(tiles)))
    }

    pub fn discard(self, tiles: &[String]) -> Self {
        self.with("discard", json!(tiles))
    }

    pub fn removed(self, tile: &str) -> Self {
        self.with("removed", json!([tile]))
    }

    pub fn offer(self, cards: &str) -> Self {
        self.with("offer", json!(words(cards)))
    }

    pub fn ending(self) -> Self {
        self.with("ending", true.into())
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
    #[track_caller]
    pub fn accepted(self, seat: u8) -> bool {
        self.try_turn(seat, 1).is_ok()
    }

    #[track_caller]
    fn try_turn(mut self, seat: u8, chance: u64) -> Result<Play, Fault> {
        // Who has no board by name gets that of the seat, or the next one that is left.
        let seats = self.0["players"].as_array_mut().expect("players");
        let players = seats.len();
        for at in 0..players {
            if seats[at].get("river").is_none() {
                let free = |river: &u64| seats.iter().all(|who| who["river"].as_u64() != Some(*river));
                seats[at]["river"] = [at as u64, 0, 1, 2, 3].into_iter().find(free).into();
            }
        }
        let frame = json!({ "players": players, "to_act": seat, "position": self.0 });
        let scenario = Scenario::parse(&frame.to_string()).expect("a scenario");
        let table = Table::arrange(&scenario, Secret::of_game(chance, 1))?;
        Ok(Play(ByHand::new(table, invariants)))
    }
}

/// A table.
#[derive(Clone)]
pub struct Play(ByHand<TheRiver>);

impl Deref for Play {
    type Target = ByHand<TheRiver>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Play {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// A new game, before the first tiles are chosen.
pub fn fresh(players: u8, seed: u64) -> Play {
    fresh_with_events(players, seed).0
}

pub fn fresh_with_events(players: u8, seed: u64) -> (Play, Vec<Event>) {
    let choices = Table::<TheRiver>::choose(Some(players), &BTreeMap::new()).expect("a number of players");
    let mut events = Vec::new();
    let table = Table::new(choices, Secret::of_game(seed, 1), &mut events);
    (Play(ByHand::new(table, invariants)), events)
}

/// A new game after the draft, in which everybody has taken the first tile on display.
pub fn drafted(players: u8, seed: u64) -> Play {
    let mut play = fresh(players, seed);
    while play.round() == 0 {
        play.first_move();
    }
    play
}

pub fn read(text: &str) -> Move {
    ByHand::<TheRiver>::read(text)
}

impl Play {
    pub fn p(&self, seat: u8) -> PlayerView {
        self.view().players[usize::from(seat)].clone()
    }

    pub fn player(&self, seat: u8) -> &Player {
        self.position().player(Seat::new(seat))
    }

    /// What can be counted out for a seat; the second way to count agrees.
    #[track_caller]
    pub fn counted(&self, seat: u8) -> PlayerOutlook {
        let outlook = TheRiver::outlook(&self.view()).players[usize::from(seat)].clone();
        let player = self.p(seat);
        let expected = visible(player.river, &names(&player.tiles));
        assert_eq!((outlook.production, outlook.warehouses), expected, "what is to be seen");
        outlook
    }

    pub fn production(&self, seat: u8) -> [u8; 3] {
        self.counted(seat).production
    }

    /// Visible warehouses.
    pub fn cap(&self, seat: u8) -> u8 {
        self.counted(seat).warehouses
    }

    pub fn stored(&self, seat: u8) -> [u8; 4] {
        self.p(seat).stored
    }

    pub fn supply(&self) -> [u8; 4] {
        self.view().supply
    }

    pub fn boat(&self, seat: u8) -> u8 {
        self.p(seat).boat
    }

    pub fn at(&self, seat: u8, island: Island) -> u8 {
        self.p(seat).at[island as usize]
    }

    pub fn tiles(&self, seat: u8) -> String {
        names(&self.p(seat).tiles).join(" ")
    }

    pub fn display(&self) -> String {
        names(&self.view().display).join(" ")
    }

    pub fn offer(&self) -> String {
        names(&self.view().offer).join(" ")
    }

    pub fn tokens(&self, seat: u8) -> Vec<u8> {
        self.p(seat).tokens.expect("open tokens")
    }

    pub fn built(&self, seat: u8) -> String {
        names(self.p(seat).built.expect("open cards")).join(" ")
    }

    pub fn reserved(&self, seat: u8) -> String {
        names(self.p(seat).reserved.expect("open cards")).join(" ")
    }

    pub fn round(&self) -> u8 {
        self.position().round()
    }

    pub fn pawn(&self) -> u8 {
        self.position().pawn().index() as u8
    }

    pub fn step(&self) -> Step {
        self.position().step()
    }

    #[track_caller]
    pub fn go(&mut self, seat: u8, mv: &str) -> Vec<Event> {
        self.0.go(seat, mv)
    }

    /// Several moves of one seat.
    #[track_caller]
    pub fn go_all(&mut self, seat: u8, moves: &[&str]) {
        for mv in moves {
            self.go(seat, mv);
        }
    }

    /// The same table with one move more.
    #[track_caller]
    pub fn and(&self, seat: u8, mv: &str) -> Self {
        let mut next = self.clone();
        next.go(seat, mv);
        next
    }

    /// Plays on until the round is another or the game is over, always with the plainest move: an explorer for the pawn, for
    /// a resource, for swapping, for terrain, and never a building.
    pub fn finish_round(&mut self) -> Vec<Event> {
        let (round, mut events) = (self.round(), Vec::new());
        while !self.over() && self.round() == round {
            let moves = self.moves();
            let plain = ["place food", "place wood", "place clay", "place stone", "place swap", "skip"];
            let mv = moves
                .iter()
                .find(|mv| plain.contains(&mv.as_str()))
                .or_else(|| moves.iter().find(|mv| !mv.starts_with("place build")))
                .unwrap_or(&moves[0])
                .clone();
            events.extend(self.go(self.acts(), &mv));
        }
        events
    }

    pub fn standing(&self, viewer: Viewer) -> Standing {
        self.position().standing(viewer)
    }

    /// A line of the score sheet.
    pub fn line(&self, viewer: Viewer, key: &str) -> Vec<Option<i64>> {
        let standing = self.standing(viewer);
        standing.lines.into_iter().find(|line| line.key == key).expect("a line").cells
    }

    /// Points for buildings, tokens, resources, columns and meadows; the second way to count agrees if the last cleanup is
    /// over.
    pub fn score(&self, seat: u8) -> [u32; 5] {
        let score = self.player(seat).score();
        let parts = [score.buildings, score.tokens, score.resources, score.columns, score.meadows];
        assert_eq!(score.total(), parts.iter().sum::<u8>());
        let parts = parts.map(u32::from);
        if self.over() {
            assert_eq!(parts, count::score(&self.p(seat)), "the two ways to count");
        }
        parts
    }

    /// What a tile of a seat scores by its effect.
    pub fn meadow(&self, seat: u8, name: &str) -> u8 {
        self.player(seat).meadow(tile(name))
    }
}

pub fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

/// `T10 T11 T12`, from the first to the last number.
pub fn range(first: usize, last: usize) -> String {
    (first..=last).map(|number| format!("T{number:02}")).collect::<Vec<_>>().join(" ")
}

/// The numbers of the seats that placed an explorer, in order.
pub fn placements(events: &[Event]) -> Vec<u8> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Placed { seat, .. } => Some(seat.index() as u8),
            _ => None,
        })
        .collect()
}

pub fn set(text: &str) -> BTreeSet<&str> {
    text.split_whitespace().collect()
}
