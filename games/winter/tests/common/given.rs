//! Positions told in words, tables on which they are played, and what is asked of them.
//!
//! How a test reads: `given([who().camps("(1,0)").food(3), who()]).turn(RED)` is a table at the beginning of Red's turn, in the
//! base game, on the plain map below; `.eclipse()` is one where everybody chooses a pile, and `.piles(["elder", ""])` one where
//! they have. With the river: `.tm1(["volcano", "cliff", "arch"])` is the test map of the rule file (5.5), and `.river(…)` any
//! other. Lists are words separated by spaces, written as in moves. What is not named is absent, except cards that everybody
//! begins with, which are in the deck.
//!
//! `play.go(seat, "place member hunt")` makes a legal move, `play.brings(seat, mv)` says what it changes (`+2 food, -1 tools`),
//! `play.refused(mv)` says why it is against the rules. After every move the invariants of `count.rs` are checked.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};

use nurt_core::testkit::ByHand;
use nurt_core::{
    Chance, Fast, Fault, Game, Reason, Refusal, Scenario, Seat, Secret, Standing, Table, Viewer,
};
use nurt_winter::geometry::Hex;
use nurt_winter::state::{Player, Source};
use nurt_winter::view::PlayerView;
use nurt_winter::{Event, Move, Phase, Why, Winter};
use serde_json::{Value, json};

use super::count::{invariants, score};

pub const RED: u8 = 0;
pub const BLUE: u8 = 1;
pub const GREEN: u8 = 2;
pub const YELLOW: u8 = 3;
pub const RIVAL: u8 = 4;

/// The plain map: hexes and the numbers of their terrain tiles (3.5), as the rows of the board.
pub const PLAIN: [(&str, u8); 18] = [
    ("(0,-2)", 21), // glacier
    ("(1,-2)", 1),  // forest: 2 food
    ("(2,-2)", 5),  // mountain: 1 tool
    ("(-1,-1)", 9), // plains: move, 1 food
    ("(0,-1)", 3),  // forest: 1 food, 1 point
    ("(1,-1)", 17), // wetland: 2 points
    ("(2,-1)", 22), // glacier
    ("(-2,0)", 13), // tundra: step on any track
    ("(-1,0)", 7),  // mountain: 1 tool, 1 point
    ("(1,0)", 11),  // plains: move, 1 point
    ("(2,0)", 2),   // forest: 2 food
    ("(-2,1)", 19), // wetland: 1 point, 1 food
    ("(-1,1)", 15), // tundra: honour
    ("(0,1)", 6),   // mountain: 1 tool
    ("(1,1)", 20),  // wetland: 1 point, 1 tool
    ("(-2,2)", 23), // glacier
    ("(-1,2)", 10), // plains: move, 1 food
    ("(0,2)", 16),  // tundra: offering
];

/// The land of the test map (5.5).
const TM1: [(&str, u8); 10] = [
    ("(0,-2)", 1),  // forest: 2 food
    ("(1,-2)", 5),  // mountain: 1 tool
    ("(2,-2)", 9),  // plains: move, 1 food
    ("(2,-1)", 13), // tundra: step on any track
    ("(-2,1)", 17), // wetland: 2 points
    ("(-1,1)", 3),  // forest: 1 food, 1 point
    ("(0,1)", 7),   // mountain: 1 tool, 1 point
    ("(-2,2)", 11), // plains: move, 1 point
    ("(-1,2)", 21), // glacier
    ("(0,2)", 22),  // glacier
];

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// `mammoth mammoth teratorn` as a map with counts.
fn counted(text: &str) -> Value {
    let mut counts: BTreeMap<&str, u8> = BTreeMap::new();
    for word in words(text) {
        *counts.entry(word).or_default() += 1;
    }
    json!(counts)
}

/// A player of a position.
#[derive(Clone)]
pub struct Who(Value);

/// Somebody without anything.
pub fn who() -> Who {
    Who(json!({}))
}

impl Who {
    fn with(mut self, key: &str, value: Value) -> Self {
        self.0[key] = value;
        self
    }

    pub fn food(self, food: u8) -> Self {
        self.with("food", food.into())
    }

    pub fn tools(self, tools: u8) -> Self {
        self.with("tools", tools.into())
    }

    pub fn points(self, points: u16) -> Self {
        self.with("points", points.into())
    }

    pub fn hand(self, cards: &str) -> Self {
        self.with("hand", json!(words(cards)))
    }

    /// Tribe and culture cards in the deck, besides the cards that everybody begins with.
    pub fn deck(self, cards: &str) -> Self {
        self.with("deck", json!(words(cards)))
    }

    pub fn discard(self, cards: &str) -> Self {
        self.with("discard", json!(words(cards)))
    }

    pub fn buried(self, cards: &str) -> Self {
        self.with("buried", json!(words(cards)))
    }

    /// Cards that the Rival has buried.
    pub fn virtually_buried(self, count: u8) -> Self {
        self.with("virtually_buried", count.into())
    }

    /// Strength besides that of the pile.
    pub fn strength(self, strength: u8) -> Self {
        self.with("strength", strength.into())
    }

    /// Where tribe members stand.
    pub fn placed(self, spots: &str) -> Self {
        self.with("placed", json!(words(spots)))
    }

    pub fn chief_at(self, spot: &str) -> Self {
        self.with("chief_at", spot.into())
    }

    /// The chief and its side: `a` or `b`.
    pub fn chief(self, chief: &str, side: &str) -> Self {
        self.with("chief", chief.into()).with("side", side.into())
    }

    /// The hexes of camps, a hex as often as there are camps on it.
    pub fn camps(self, hexes: &str) -> Self {
        self.with("camps", json!(words(hexes)))
    }

    /// Camps on the starting tile.
    pub fn start(self, camps: u8) -> Self {
        self.with("start", camps.into())
    }

    /// Where the starting tile lies: `P01` to `P12`.
    pub fn place(self, place: &str) -> Self {
        self.with("place", place.into())
    }

    pub fn raft(self, space: u8) -> Self {
        self.with("raft", space.into())
    }

    pub fn villages(self, junctures: &str) -> Self {
        self.with("villages", json!(words(junctures)))
    }

    /// Megaliths on the site.
    pub fn built(self, squares: &str) -> Self {
        self.with("built", json!(words(squares)))
    }

    /// Upright animals.
    pub fn animals(self, animals: &str) -> Self {
        self.with("animals", counted(animals))
    }

    pub fn tipped(self, animals: &str) -> Self {
        self.with("tipped", counted(animals))
    }

    pub fn stones(self, stones: &str) -> Self {
        self.with("stones", json!(words(stones)))
    }

    pub fn honour(self, step: u8) -> Self {
        self.with("honour", step.into())
    }

    pub fn offering(self, step: u8) -> Self {
        self.with("offering", step.into())
    }
}

/// A position.
#[derive(Clone)]
pub struct Given {
    position: Value,
    options: BTreeMap<String, String>,
}

/// A position at the beginning of a turn in the first round of the base game, on the plain map.
#[allow(clippy::needless_pass_by_value)] // It reads better.
pub fn given<const N: usize>(players: [Who; N]) -> Given {
    let players: Vec<Value> = players.iter().map(|who| who.0.clone()).collect();
    let land: BTreeMap<&str, u8> = PLAIN.into_iter().collect();
    Given {
        position: json!({ "players": players, "map": { "land": land } }),
        options: BTreeMap::from([("river".to_owned(), "off".to_owned())]),
    }
}

impl Given {
    fn with(mut self, key: &str, value: Value) -> Self {
        self.position[key] = value;
        self
    }

    /// An option of the table.
    pub fn option(mut self, name: &str, value: &str) -> Self {
        self.options.insert(name.to_owned(), value.to_owned());
        self
    }

    /// Warriors instead of guides.
    pub fn warriors(self) -> Self {
        self.option("warriors", "on")
    }

    /// Another tile on a hex; the two change places if it lies elsewhere.
    pub fn land(mut self, hex: &str, tile: u8) -> Self {
        let land = self.position["map"]["land"].as_object_mut().expect("land");
        let old = land[hex].clone();
        if let Some(other) = land.iter_mut().find(|(_, lies)| **lies == json!(tile)) {
            *other.1 = old;
        }
        land[hex] = tile.into();
        self
    }

    /// The test map of 5.5: three landmarks, on (-1,-1), (0,-1) and (1,1); the headwaters are in the west.
    pub fn tm1(self, landmarks: [&str; 3]) -> Self {
        let [first, second, third] = landmarks;
        let land: BTreeMap<&str, u8> = TM1.into_iter().collect();
        self.option("river", "3").river(json!({
            "river": { "headwaters": "west", "central": "north", "landmark": 0, "west": "landmark", "east": "landmark" },
            "landmarks": { "(-1,-1)": first, "(0,-1)": second, "(1,1)": third },
            "land": land,
        }))
    }

    /// Any map: `river`, `landmarks` and `land`. The option `river` has to fit.
    pub fn river(self, map: Value) -> Self {
        self.with("map", map)
    }

    pub fn round(self, round: u8) -> Self {
        self.with("round", round.into())
    }

    pub fn order(self, order: &[u8]) -> Self {
        self.with("order", json!(order))
    }

    /// Columns in which a figure stands already, besides those of the players.
    pub fn visited(self, columns: &str) -> Self {
        self.with("visited", json!(words(columns)))
    }

    /// The open culture cards.
    pub fn display(self, cards: &str) -> Self {
        self.with("display", json!(words(cards)))
    }

    /// The hunting grounds.
    pub fn grounds(self, animals: &str) -> Self {
        self.with("grounds", json!(words(animals)))
    }

    /// The stones that can be taken, of each era.
    pub fn stones(self, first: &str, second: &str) -> Self {
        self.with("stones", json!([words(first), words(second)]))
    }

    /// Fish tokens in the supply.
    pub fn fish(self, tokens: &str) -> Self {
        self.with("fish", json!(words(tokens)))
    }

    /// Neutral megaliths, with the seats that put them there.
    pub fn neutral(self, squares: &[(&str, u8)]) -> Self {
        self.with("neutral", json!(squares))
    }

    /// The Rival.
    #[allow(clippy::needless_pass_by_value)] // It reads better.
    pub fn rival(self, who: Who) -> Self {
        self.with("rival", who.0)
    }

    /// The Rival's cards that have not come up: initiate, develop, hunt, migrate.
    pub fn rival_cards(self, [initiate, develop, hunt, migrate]: [u8; 4]) -> Self {
        let cards = json!({ "initiate": initiate, "develop": develop, "hunt": hunt, "migrate": migrate });
        self.with("rival_cards", cards)
    }

    fn players(&self) -> u8 {
        self.position["players"].as_array().expect("players").len() as u8
    }

    /// The table, with this seat to begin a turn.
    #[track_caller]
    pub fn turn(self, seat: u8) -> Play {
        self.turn_with(seat, 1)
    }

    /// The same, with another chance.
    #[track_caller]
    pub fn turn_with(self, seat: u8, chance: u64) -> Play {
        self.arrange(&[seat], chance).expect("a position")
    }

    /// The table, when everybody chooses an eclipse pile.
    #[track_caller]
    pub fn eclipse(self) -> Play {
        self.eclipse_with(1)
    }

    /// The same, with another chance.
    #[track_caller]
    pub fn eclipse_with(self, chance: u64) -> Play {
        let seats: Vec<u8> = (0..self.players()).collect();
        self.with("eclipse", true.into()).arrange(&seats, chance).expect("a position")
    }

    /// The table when these piles were revealed, by seat, and what needs no choice was done.
    #[track_caller]
    pub fn piles<const N: usize>(self, piles: [&str; N]) -> Play {
        self.piles_and_events(piles).0
    }

    /// The same, and what happened.
    #[track_caller]
    pub fn piles_and_events<const N: usize>(self, piles: [&str; N]) -> (Play, Vec<Event>) {
        let mut play = self.eclipse();
        let events = play.piles(piles);
        (play, events)
    }

    /// Whether such a position is accepted at all.
    pub fn accepted(self, seat: u8) -> bool {
        self.arrange(&[seat], 1).is_ok()
    }

    fn arrange(self, to_act: &[u8], chance: u64) -> Result<Play, Fault> {
        let frame = json!({
            "players": self.players(),
            "options": self.options,
            "to_act": to_act,
            "position": self.position,
        });
        let scenario = Scenario::parse(&frame.to_string()).expect("a scenario");
        Table::arrange(&scenario, Secret::of_game(chance, 1))
            .map(|table| Play(ByHand::new(table, invariants)))
    }
}

/// A table.
#[derive(Clone)]
pub struct Play(ByHand<Winter>);

impl Deref for Play {
    type Target = ByHand<Winter>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Play {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// A new game of the base game.
pub fn fresh(players: u8, seed: u64) -> Play {
    fresh_with(players, &[("river", "off")], seed)
}

/// A new game with these options.
pub fn fresh_with(players: u8, options: &[(&str, &str)], seed: u64) -> Play {
    fresh_and_events(players, options, seed).0
}

/// The same, and what was dealt.
pub fn fresh_and_events(players: u8, options: &[(&str, &str)], seed: u64) -> (Play, Vec<Event>) {
    let wishes = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let choices = Table::<Winter>::choose(Some(players), &wishes).expect("options");
    let mut events = Vec::new();
    let table = Table::new(choices, Secret::of_game(seed, 1), &mut events);
    (Play(ByHand::new(table, invariants)), events)
}

pub fn read(text: &str) -> Move {
    ByHand::<Winter>::read(text)
}

pub fn hex(text: &str) -> Hex {
    text.parse().expect("a hex")
}

/// Anything that is written, as words.
pub fn names<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(" ")
}

/// What changed for somebody: `+1 food, -2 tools, +3 points, +1 cards, +1 honour`.
pub fn change(before: &PlayerView, after: &PlayerView) -> String {
    let pair = |what: &str, before: u16, after: u16| {
        let by = i32::from(after) - i32::from(before);
        (by != 0).then(|| format!("{by:+} {what}"))
    };
    let figures = |of: &PlayerView| -> [(&'static str, u16); 10] {
        [
            ("food", of.food.into()),
            ("tools", of.tools.into()),
            ("points", score(of)),
            ("cards", of.held.into()),
            ("honour", of.steps[0].into()),
            ("offering", of.steps[1].into()),
            ("strength", of.strength.into()),
            ("camps", 5 - u16::from(of.home)),
            ("megaliths", of.built.len() as u16),
            ("buried", of.buried_count.into()),
        ]
    };
    let changes = figures(before)
        .into_iter()
        .zip(figures(after))
        .filter_map(|((what, old), (_, new))| pair(what, old, new));
    changes.collect::<Vec<_>>().join(", ")
}

impl Play {
    pub fn p(&self, seat: u8) -> PlayerView {
        self.view().players[usize::from(seat)].clone()
    }

    /// The Rival.
    pub fn rival(&self) -> PlayerView {
        self.view().rival.expect("a rival")
    }

    pub fn player(&self, seat: u8) -> &Player {
        self.position().player(Seat::new(seat))
    }

    pub fn food(&self, seat: u8) -> u8 {
        self.p(seat).food
    }

    pub fn tools(&self, seat: u8) -> u8 {
        self.p(seat).tools
    }

    /// All points.
    pub fn score(&self, seat: u8) -> u16 {
        score(&self.p(seat))
    }

    /// Points from one source.
    pub fn points(&self, seat: u8, source: Source) -> u16 {
        self.p(seat).points[source as usize]
    }

    /// Labour to spend in this turn.
    pub fn labour(&self) -> u8 {
        self.view().now.labour
    }

    /// The cards in hand.
    pub fn hand(&self, seat: u8) -> String {
        names(self.p(seat).hand.expect("an open hand"))
    }

    pub fn discard(&self, seat: u8) -> String {
        names(self.p(seat).discard)
    }

    pub fn buried(&self, seat: u8) -> String {
        names(self.p(seat).buried)
    }

    /// The open culture cards.
    pub fn display(&self) -> String {
        names(self.view().display)
    }

    /// The hunting grounds.
    pub fn grounds(&self) -> String {
        names(self.view().grounds)
    }

    /// Camps of somebody on a hex.
    pub fn camps(&self, seat: u8, at: &str) -> u8 {
        self.p(seat).camps[hex(at).index()]
    }

    pub fn villages(&self, seat: u8) -> String {
        names(self.p(seat).villages)
    }

    /// Steps of honour and offering.
    pub fn steps(&self, seat: u8) -> [u8; 2] {
        self.p(seat).steps
    }

    pub fn phase(&self) -> Phase {
        self.position().phase()
    }

    pub fn round(&self) -> u8 {
        self.position().round()
    }

    /// Whose turn it is, also while several choose piles.
    pub fn whose(&self) -> u8 {
        self.position().turn().index() as u8
    }

    /// The order of turns.
    pub fn order(&self) -> Vec<u8> {
        self.view().order.iter().map(|seat| seat.index() as u8).collect()
    }

    /// What a seat may do; also where several decide at once.
    pub fn moves_of(&self, seat: u8) -> Vec<String> {
        let mut moves = Vec::new();
        self.position().legal_moves(Seat::new(seat), &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// A legal move, also where several decide at once.
    #[track_caller]
    pub fn go(&mut self, seat: u8, mv: &str) -> Vec<Event> {
        let moves = self.moves_of(seat);
        assert!(moves.iter().any(|legal| legal == mv), "{mv} of {seat} is not among {moves:?}");
        let Ok(events) = self.0.table.apply(Seat::new(seat), read(mv)) else {
            panic!("{mv} was listed and is refused")
        };
        invariants(&self.view());
        assert_eq!(self.position().broken_law(), None, "after {mv}");
        events
    }

    /// Several moves, each of the seat that decides.
    #[track_caller]
    pub fn go_all(&mut self, moves: &[&str]) -> Vec<Event> {
        moves.iter().flat_map(|mv| self.go(self.acts(), mv)).collect()
    }

    /// A legal move, and what it changes for whoever makes it.
    #[track_caller]
    pub fn brings(&mut self, seat: u8, mv: &str) -> String {
        let before = self.p(seat);
        self.go(seat, mv);
        change(&before, &self.p(seat))
    }

    /// The same table with one move more of the seat that decides.
    #[track_caller]
    pub fn and(&self, mv: &str) -> Self {
        let mut next = self.clone();
        next.go(next.acts(), mv);
        next
    }

    /// The same table with several moves more.
    #[track_caller]
    pub fn after(&self, moves: &[&str]) -> Self {
        let mut next = self.clone();
        next.go_all(moves);
        next
    }

    /// Everybody lays down a pile, by seat, and it is revealed.
    #[track_caller]
    pub fn piles<const N: usize>(&mut self, piles: [&str; N]) -> Vec<Event> {
        let mut events = Vec::new();
        for (seat, pile) in (0..).zip(piles) {
            for people in words(pile) {
                self.go(seat, &format!("add {people}"));
            }
            events.extend(self.go(seat, "ready"));
        }
        events
    }

    /// Why a move of this seat is against the rules; trying it changes nothing.
    #[track_caller]
    pub fn refused_to(&self, seat: u8, mv: &str) -> Why {
        assert!(!self.moves_of(seat).iter().any(|legal| legal == mv), "{mv} is offered");
        let mut tried = self.table.clone();
        let refusal = tried.apply(Seat::new(seat), read(mv)).expect_err("a refusal");
        assert!(tried.position() == self.position(), "a refused {mv} changed something");
        match refusal {
            Refusal::Rule(why) => why,
            other => panic!("{mv} was refused because of {other:?}"),
        }
    }

    /// Why a move of the seat that decides is against the rules.
    #[track_caller]
    pub fn refused(&self, mv: &str) -> Why {
        self.refused_to(self.acts(), mv)
    }

    /// The same, with the rule that is named for it.
    #[track_caller]
    pub fn refused_by(&self, mv: &str) -> (Why, &'static str) {
        let why = self.refused(mv);
        (why, why.rule())
    }

    /// A random move: first of what kind, then which, so that rare kinds come up as often as others; `end` and `skip` seldom.
    pub fn lively_move(&self, seat: u8, chance: &mut Fast) -> String {
        let moves = self.moves_of(seat);
        let kind = |mv: &String| mv.split(' ').next().expect("a word").to_owned();
        let mut kinds: Vec<String> = moves.iter().map(kind).collect();
        kinds.dedup();
        if kinds.len() > 1 && chance.below(4) > 0 {
            kinds.retain(|kind| kind != "end" && kind != "skip");
        }
        let picked = &kinds[chance.below(kinds.len() as u32) as usize];
        let like: Vec<&String> = moves.iter().filter(|&mv| kind(mv) == *picked).collect();
        like[chance.below(like.len() as u32) as usize].clone()
    }

    /// Somebody who decides, where several may.
    pub fn somebody(&self) -> u8 {
        self.position().to_act().lowest().expect("a seat").index() as u8
    }

    /// The plainest answers (`skip`, `end`, `ready`, else the first) until something holds or the game is over.
    #[track_caller]
    pub fn until(&mut self, holds: impl Fn(&Self) -> bool) -> Vec<Event> {
        let mut events = Vec::new();
        while !self.over() && !holds(self) {
            let seat = self.somebody();
            let moves = self.moves_of(seat);
            let plain = ["skip", "end", "ready"].into_iter().find(|plain| moves.iter().any(|mv| mv == plain));
            let mv = plain.map_or_else(|| moves[0].clone(), str::to_owned);
            events.extend(self.go(seat, &mv));
        }
        events
    }

    /// The plainest answers until the next turn, eclipse or the end.
    #[track_caller]
    pub fn finish(&mut self) -> Vec<Event> {
        let (whose, round) = (self.whose(), self.round());
        self.until(|play| play.whose() != whose || play.round() != round || play.phase() == Phase::Pile)
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
