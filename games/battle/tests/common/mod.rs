//! Given, when, then: positions, moves and questions that read like the scenarios of the rule file.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use nurt_battle::components::{Card, Cards, DAMS, Face};
use nurt_battle::rules::control::Class;
use nurt_battle::state::{GameEnd, Public};
pub use nurt_battle::{Battle, DamId, Event, EventView, Move, Phase, Role, Stock, View, Why};
use nurt_core::{Chance, Fast, Fault, Game, Options, Reason, Refusal, Scenario, Seats, Secret, Table};
pub use nurt_core::{Seat, Viewer};
use serde_json::{Value, json};

pub use Role::{Attacker, Defender};

pub const SEAT_0: Seat = Seat::new(0);
pub const SEAT_1: Seat = Seat::new(1);

/// A dam with one of its faces up.
#[derive(Clone, Copy)]
pub struct Tile {
    dam: u8,
    damaged: bool,
}

impl From<u8> for Tile {
    fn from(dam: u8) -> Self {
        Self { dam, damaged: false }
    }
}

/// The dam with its damaged face up.
pub fn damaged(dam: u8) -> Tile {
    Tile { dam, damaged: true }
}

/// A position that is being described.
#[derive(Clone)]
pub struct Given {
    options: Value,
    position: Value,
    full: Option<Role>,
    left: Option<usize>,
}

/// A position of the base game.
pub fn given() -> Given {
    Given { options: json!({}), position: json!({ "dams": [] }), full: None, left: None }
}

/// A position with tactics cards.
pub fn with_tactics() -> Given {
    given().option("tactics", "on")
}

/// A position of the first game of a rematch.
pub fn rematch() -> Given {
    given().option("match", "rematch")
}

fn list(cards: &str) -> Value {
    cards.split_whitespace().collect()
}

/// Every battle card that is written somewhere in a description.
fn named(value: &Value, cards: &mut Cards) {
    match value {
        Value::String(text) => {
            if let Some(card) = text.parse().ok().filter(|card: &Card| card.is_battle()) {
                cards.insert(card);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| named(value, cards)),
        Value::Object(values) => values.values().for_each(|value| named(value, cards)),
        _ => {}
    }
}

impl Given {
    pub fn option(mut self, name: &str, value: &str) -> Self {
        self.options[name] = value.into();
        self
    }

    /// Any other line of the description.
    pub fn with(mut self, name: &str, value: Value) -> Self {
        self.position[name] = value;
        self
    }

    /// Cards at a dam, the first played first; where both sides are full the attacker was first.
    pub fn dam(mut self, tile: impl Into<Tile>, attacker: &str, defender: &str) -> Self {
        let Tile { dam, damaged } = tile.into();
        let (attacker, defender) = (list(attacker), list(defender));
        let dams = self.position["dams"].as_array_mut().unwrap();
        dams.push(json!({ "dam": dam, "damaged": damaged, "attacker": attacker, "defender": defender }));
        self
    }

    /// At the dam described last the defender completed first.
    pub fn defender_first(mut self) -> Self {
        self.position["dams"].as_array_mut().unwrap().last_mut().unwrap()["first"] = "defender".into();
        self
    }

    /// Every space of this side is taken, where nothing else is said by cards of the values 1 to 10.
    pub fn full(self, role: Role) -> Self {
        Self { full: Some(role), ..self }
    }

    pub fn hands(self, attacker: &str, defender: &str) -> Self {
        self.with("hands", json!({ "attacker": list(attacker), "defender": list(defender) }))
    }

    /// Exactly these cards are in the stock; unless the discards are described, all others are discarded.
    pub fn stock(self, cards: &str) -> Self {
        self.with("stock", list(cards))
    }

    /// So many cards are in the stock, and all others are discarded.
    pub fn left(self, count: usize) -> Self {
        Self { left: Some(count), ..self }
    }

    pub fn discards(self, cards: &str) -> Self {
        self.with("discards", list(cards))
    }

    /// These ruses were played by the attacker, so that they are out of the way; the defender played as many.
    pub fn ruses(self, cards: &str) -> Self {
        let played = list(cards).as_array().unwrap().len() as u8;
        self.with("ruses", json!({ "attacker": list(cards), "defender": [] })).played(played, played)
    }

    pub fn played(self, attacker: u8, defender: u8) -> Self {
        self.with("played", json!({ "attacker": attacker, "defender": defender }))
    }

    pub fn logs(self, logs: u8) -> Self {
        self.with("logs", logs.into())
    }

    /// The second game of a rematch: seat 1 attacks, and seat 0 has won the first game as attacker.
    pub fn after_attack(self, stock: u8) -> Self {
        let end = json!({ "winner": 0, "role": "attacker", "stock": stock, "defence": 0 });
        self.with("attacker", 1.into()).with("first_game", end)
    }

    /// The second game of a rematch: seat 1 attacks, and has won the first game as defender.
    pub fn after_defence(self, defence: u8) -> Self {
        let end = json!({ "winner": 1, "role": "defender", "stock": 0, "defence": defence });
        self.with("attacker", 1.into()).with("first_game", end)
    }

    pub fn attackers_turn(self) -> Board {
        self.arrange(Attacker).expect("a position of the attacker")
    }

    pub fn defenders_turn(self) -> Board {
        self.arrange(Defender).expect("a position of the defender")
    }

    /// The position, or what is wrong with it.
    pub fn arrange(mut self, turn: Role) -> Result<Board, Fault> {
        let mut cards = Cards::EMPTY;
        named(&self.position, &mut cards);
        if let Some(role) = self.full {
            self.fill(role, &mut cards);
        }
        if let Some(count) = self.left {
            let left: Vec<String> =
                Cards::ALL.minus(cards).iter().take(count).map(|card| card.to_string()).collect();
            assert_eq!(left.len(), count);
            self.position["stock"] = left.into();
        }
        let attacker = self.position["attacker"].as_u64().unwrap_or(0);
        let to_act = if turn == Attacker { attacker } else { 1 - attacker };
        let frame = json!({ "to_act": to_act, "options": self.options, "position": self.position });
        let scenario = Scenario::parse(&frame.to_string())?;
        Ok(Board { table: Table::arrange(&scenario, Secret::of_game(1, 1))? })
    }

    fn fill(&mut self, role: Role, cards: &mut Cards) {
        for tile in DAMS {
            let dams = self.position["dams"].as_array_mut().unwrap();
            let place = dams.iter().position(|dam| dam["dam"] == tile.id).unwrap_or_else(|| {
                dams.push(json!({ "dam": tile.id, "attacker": [], "defender": [] }));
                dams.len() - 1
            });
            let face = if dams[place]["damaged"] == true { tile.damaged } else { tile.undamaged };
            let side = dams[place][role.name()].as_array_mut().unwrap();
            while side.len() < usize::from(face.spaces) {
                let inner = |card: &Card| card.value().is_some_and(|value| (1..=10).contains(&value));
                let card = Cards::ALL.minus(*cards).iter().find(inner).unwrap();
                cards.insert(card);
                side.push(card.to_string().into());
            }
        }
    }
}

/// A game that is being played.
#[derive(Clone)]
pub struct Board {
    table: Table<Battle>,
}

/// A new game with these options.
pub fn fresh(options: &[(&str, &str)], seed: u64) -> Board {
    fresh_with_events(options, seed).0
}

/// A new game with these options, and the events of the deal.
pub fn fresh_with_events(options: &[(&str, &str)], seed: u64) -> (Board, Vec<Event>) {
    let mut events = Vec::new();
    let choices = Table::<Battle>::choose(None, &named_values(options)).expect("valid options");
    let table = Table::new(choices, Secret::of_game(seed, 1), &mut events);
    (Board { table }, events)
}

fn named_values(options: &[(&str, &str)]) -> BTreeMap<String, String> {
    options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

fn line(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

pub fn dam(number: u8) -> DamId {
    DamId::new(number).unwrap()
}

pub fn card(code: &str) -> Card {
    code.parse().unwrap()
}

/// Whether a text is a move at all.
pub fn is_move(text: &str) -> bool {
    text.parse::<Move>().is_ok()
}

/// What a viewer may know of events.
pub fn seen(events: &[Event], viewer: Viewer) -> Vec<EventView> {
    events.iter().filter_map(|event| Battle::see(event, viewer)).collect()
}

impl Board {
    pub fn position(&self) -> &Battle {
        self.table.position()
    }

    pub fn public(&self) -> &Public {
        self.position().public()
    }

    pub fn seat(&self, role: Role) -> Seat {
        self.public().seat(role)
    }

    /// Plays moves of a role, written one after another with commas between; all must be legal.
    pub fn act(&mut self, role: Role, moves: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for text in moves.split(", ") {
            let mv: Move = text.parse().unwrap_or_else(|_| panic!("{text} is not a move"));
            assert!(self.may(role, text), "{role:?} may not {text}: {:?}", self.why_not(role, text));
            events.extend(self.table.apply(self.seat(role), mv).expect("a legal move"));
            assert_eq!(self.position().broken_law(), None, "after {text}");
        }
        events
    }

    pub fn attacker(&mut self, moves: &str) -> Vec<Event> {
        self.act(Attacker, moves)
    }

    pub fn defender(&mut self, moves: &str) -> Vec<Event> {
        self.act(Defender, moves)
    }

    /// Draws a battle card if one is to be drawn, and ends the turn if that is asked.
    pub fn finish_turn(&mut self) {
        let role = self.turn();
        if self.phase() == Phase::Draw {
            self.act(role, "draw battle");
        }
        if self.phase() == Phase::Close {
            self.act(role, "end");
        }
    }

    /// What a role may do now, in alphabetical order.
    pub fn legal(&self, role: Role) -> Vec<String> {
        let mut moves = Vec::new();
        self.position().legal_moves(self.seat(role), &mut moves);
        let mut moves: Vec<String> = moves.iter().map(Move::to_string).collect();
        moves.sort_unstable();
        moves
    }

    /// What a role may do now that begins with a word.
    pub fn legal_with(&self, role: Role, word: &str) -> Vec<String> {
        self.legal(role).into_iter().filter(|mv| mv.split(' ').next() == Some(word)).collect()
    }

    fn why_not(&self, role: Role, mv: &str) -> Option<Refusal<Why>> {
        self.position().why_not(self.seat(role), mv.parse().unwrap())
    }

    /// Whether a role may make a move; the list of legal moves must say the same.
    pub fn may(&self, role: Role, mv: &str) -> bool {
        let allowed = self.why_not(role, mv).is_none();
        assert_eq!(self.legal(role).contains(&mv.to_owned()), allowed, "whether {mv} is listed");
        allowed
    }

    pub fn can_claim(&self, dam: u8) -> bool {
        self.may(Attacker, &format!("claim {dam}"))
    }

    /// The rule against a move of a role that is to act; trying it changes nothing.
    pub fn refused(&self, role: Role, mv: &str) -> (&'static str, Why) {
        assert!(!self.may(role, mv), "{mv} is legal");
        let mut tried = self.clone();
        let refusal = tried.table.apply(self.seat(role), mv.parse().unwrap()).unwrap_err();
        assert_eq!(tried.position(), self.position(), "a refused {mv} changed something");
        match refusal {
            Refusal::Rule(why) => (why.rule(), why),
            other => panic!("{mv} was refused because of {other:?}"),
        }
    }

    /// Only the reason of [`Board::refused`].
    pub fn why(&self, role: Role, mv: &str) -> Why {
        self.refused(role, mv).1
    }

    /// Only the rule number of [`Board::refused`].
    pub fn rule_against(&self, role: Role, mv: &str) -> &'static str {
        self.refused(role, mv).0
    }

    /// Whether a move is refused because it is not this role's turn to decide, or the game is over.
    pub fn is_out_of_turn(&self, role: Role, mv: &str) -> bool {
        matches!(self.why_not(role, mv), Some(Refusal::NotToAct | Refusal::Over))
    }

    /// Claims an undamaged or a damaged dam: the formation that counted.
    pub fn claim(&mut self, dam: u8) -> (Class, u8) {
        let events = self.attacker(&format!("claim {dam}"));
        let taken = events.iter().find_map(|event| match *event {
            Event::Damaged { class, sum, .. } | Event::Destroyed { class, sum, .. } => Some((class, sum)),
            _ => None,
        });
        taken.expect("a dam taken")
    }

    pub fn to_act(&self) -> Seats {
        self.position().to_act()
    }

    pub fn turn(&self) -> Role {
        self.public().turn
    }

    pub fn phase(&self) -> Phase {
        self.public().phase
    }

    pub fn is_last_turn(&self) -> bool {
        self.public().last_turn
    }

    /// The number of the seat that has won.
    pub fn winner(&self) -> Option<usize> {
        let winners = self.position().winners()?;
        assert_eq!(winners.len(), 1);
        winners.lowest().map(Seat::index)
    }

    pub fn face(&self, number: u8) -> Face {
        self.public().face(dam(number))
    }

    pub fn is_damaged(&self, number: u8) -> bool {
        self.public().dam(dam(number)).damaged
    }

    /// The cards of a side, the closest to the dam first.
    pub fn side(&self, role: Role, number: u8) -> String {
        line(self.public().side(role, dam(number)).cards().iter().copied())
    }

    /// When a side last became full; 0 while it is not.
    pub fn stamp(&self, role: Role, dam: u8) -> u64 {
        let view = serde_json::to_value(self.view(Viewer::Spectator)).unwrap();
        view["dams"][usize::from(dam) - 1]["sides"][role.name()]["stamp"].as_u64().unwrap()
    }

    /// A hand, in card order.
    pub fn hand(&self, role: Role) -> String {
        line(self.position().hand(role).iter())
    }

    pub fn hand_size(&self, role: Role) -> u32 {
        self.position().hand(role).len()
    }

    /// The discarded battle cards, in card order.
    pub fn discards(&self) -> String {
        line(self.public().discards.iter())
    }

    /// The discarded elite units.
    pub fn out(&self) -> String {
        line(self.public().out.iter())
    }

    pub fn ruses(&self, role: Role) -> String {
        line(self.public().ruses[role].iter())
    }

    pub fn stock(&self) -> u32 {
        self.position().stock().len()
    }

    pub fn stock_cards(&self) -> String {
        line(self.position().stock().iter())
    }

    pub fn tactics_stock(&self) -> u32 {
        self.position().tactics_stock().len()
    }

    pub fn logs(&self) -> u8 {
        self.public().logs
    }

    /// How many tactics cards attacker and defender have played.
    pub fn played(&self) -> (u8, u8) {
        (self.public().played.attacker, self.public().played.defender)
    }

    pub fn first_game(&self) -> Option<GameEnd> {
        self.public().first_game
    }

    pub fn view(&self, viewer: Viewer) -> View {
        self.position().view(viewer)
    }
}

/// How the attacker's complete formation compares with the defender's: a stronger one can be claimed whoever completed
/// first, an equal one only by who was first, a weaker one never.
pub fn compare(tile: impl Into<Tile>, attacker: &str, defender: &str) -> Ordering {
    compare_in(&with_tactics().played(1, 1), tile, attacker, defender)
}

fn compare_in(given: &Given, tile: impl Into<Tile>, attacker: &str, defender: &str) -> Ordering {
    let tile = tile.into();
    let attacker_first = given.clone().dam(tile, attacker, defender).attackers_turn();
    let defender_first = given.clone().dam(tile, attacker, defender).defender_first().attackers_turn();
    match (attacker_first.can_claim(tile.dam), defender_first.can_claim(tile.dam)) {
        (true, true) => Ordering::Greater,
        (true, false) => Ordering::Equal,
        (false, false) => Ordering::Less,
        (false, true) => panic!("only who completed later may claim"),
    }
}

/// A game that was played out: whose turn each was, what happened, and how it ended.
pub struct Story {
    pub turns: Vec<Role>,
    pub events: Vec<Event>,
    pub end: Battle,
}

/// Plays a single game. `choose` gets the legal moves of a seat to act, `look` every position.
pub fn play_out(
    options: &[(&str, &str)],
    seed: u64,
    choose: impl Fn(&Battle, &[Move], &mut Fast) -> Move,
    mut look: impl FnMut(&Battle),
) -> Story {
    let mut chance = Fast::new(seed);
    let mut events: Vec<Event> = Vec::new();
    let choices = Table::<Battle>::choose(None, &named_values(options)).expect("valid options");
    let settings = <Battle as Game>::Options::from_choices(&choices);
    let mut game = Battle::new(&settings, &mut chance, &mut events);
    let mut turns = vec![game.public().turn];
    let mut moves = Vec::new();
    look(&game);
    while let Some(seat) = game.to_act().lowest() {
        game.legal_moves(seat, &mut moves);
        let mv = choose(&game, &moves, &mut chance);
        game.apply(seat, mv, &mut chance, &mut events).expect("a legal move");
        if turns.last() != Some(&game.public().turn) {
            turns.push(game.public().turn);
        }
        look(&game);
    }
    Story { turns, events, end: game }
}

/// Any legal move, all equally likely.
pub fn any(_: &Battle, moves: &[Move], chance: &mut Fast) -> Move {
    moves[chance.below(moves.len() as u32) as usize]
}

/// Any legal move but a claim.
pub fn any_but_claims(_: &Battle, moves: &[Move], chance: &mut Fast) -> Move {
    let others: Vec<Move> = moves.iter().copied().filter(|mv| !matches!(mv, Move::Claim(_))).collect();
    others[chance.below(others.len() as u32) as usize]
}
