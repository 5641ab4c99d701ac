//! What was true at each version of a table, and which cards each viewer could know then: the game, played once more with
//! the dice that are known afterwards. And the search for cards in what was sent.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use nurt_battle::{Battle, Move, Phase, Role};
use nurt_core::{Record, Seat, Speak, Table};
use serde_json::{Value, json};

/// The codes of some cards.
pub type Codes = BTreeSet<String>;

/// Something that was done at the table, entry by entry.
#[derive(Clone, Debug)]
pub enum Deed {
    Other,
    Move(usize, String),
    TookBack(usize),
    Rewound(usize),
}

/// What was true at each version.
pub struct Truth {
    pub positions: Vec<Option<Battle>>,
    /// The cards in the hand of the other that each seat knows, because it gave them away itself.
    given: Vec<[Codes; 2]>,
    /// The cards that Support has put back into the stock of this game.
    returned: Vec<Codes>,
    /// The moves that stood.
    pub moves: Vec<Vec<(usize, String)>>,
    deeds: Vec<Deed>,
}

/// The moves that stand after some deeds.
pub fn deeds_moves(deeds: &[Deed]) -> Vec<(usize, String)> {
    let mut moves: Vec<(usize, String)> = Vec::new();
    for deed in deeds {
        match deed {
            Deed::Other => {}
            Deed::Move(seat, mv) => moves.push((*seat, mv.clone())),
            Deed::TookBack(seat) => {
                let last = moves.iter().rposition(|(by, _)| by == seat).expect("a move");
                moves.remove(last);
            }
            Deed::Rewound(to) => moves.truncate(*to),
        }
    }
    moves
}

pub fn codes(cards: impl IntoIterator<Item = nurt_battle::components::Card>) -> Codes {
    cards.into_iter().map(|card| card.to_string()).collect()
}

/// The game, played once more.
pub struct Walk {
    table: Table<Battle>,
    giving: [Codes; 2],
    given: [Codes; 2],
    returned: Codes,
}

impl Walk {
    /// The table after the deal, with the dice that are known now.
    fn start(record: &Record) -> Self {
        let choices = Table::<Battle>::choose(Some(record.players), &record.options).expect("options");
        let table = Table::new(choices, record.secret.parse().expect("dice"), &mut Vec::new());
        Self { table, giving: Default::default(), given: Default::default(), returned: Codes::new() }
    }

    fn step(&mut self, seat: usize, text: &str) {
        let mv: Move = text.parse().expect("a move");
        let first = self.table.position().public().first_game.is_none();
        self.table.apply(Seat::new(seat as u8), mv).expect("a move that was made");
        let position = self.table.position();
        match mv {
            Move::Give(card) => drop(self.giving[seat].insert(card.to_string())),
            Move::Support(card) => drop(self.returned.insert(card.to_string())),
            _ => {}
        }
        if !matches!(position.public().phase, Phase::Exchange) {
            for seat in 0..2 {
                self.given[seat].append(&mut self.giving[seat]);
            }
        }
        for (seat, known) in self.given.iter_mut().enumerate() {
            let hand = codes(position.hand(role(position, 1 - seat)).iter());
            known.retain(|card| hand.contains(card));
        }
        // Another game, with all cards dealt anew.
        if position.public().first_game.is_none() != first || position.public().clock == 0 {
            self.returned.clear();
            self.given = Default::default();
        }
    }
}

impl Truth {
    /// Plays the game once more, entry by entry.
    pub fn of(deeds: &[Deed], record: &Record) -> Self {
        let mut truth = Self {
            positions: vec![None],
            given: vec![Default::default()],
            returned: vec![Codes::new()],
            moves: vec![Vec::new()],
            deeds: deeds.to_vec(),
        };
        let started = deeds.iter().position(|deed| !matches!(deed, Deed::Other)).expect("a move");
        let mut walk = Walk::start(record);
        for (deed, version) in deeds.iter().zip(1..) {
            let moves = deeds_moves(&deeds[..version]);
            match deed {
                Deed::Other => {}
                Deed::Move(seat, mv) => walk.step(*seat, mv),
                Deed::TookBack(_) | Deed::Rewound(_) => {
                    walk = Walk::start(record);
                    for (seat, mv) in &moves {
                        walk.step(*seat, mv);
                    }
                }
            }
            truth.positions.push((version >= started).then(|| *walk.table.position()));
            truth.given.push(walk.given.clone());
            truth.returned.push(walk.returned.clone());
            truth.moves.push(moves);
        }
        let moves = truth.moves.last().expect("versions");
        let moves: Vec<String> = moves.iter().map(|(seat, mv)| format!("{seat} {mv}")).collect();
        let recorded: Vec<&str> =
            record.moves.iter().filter_map(|mv| Some(mv.rsplit_once(" #")?.0)).collect();
        assert_eq!(moves, recorded, "the record holds what was acknowledged, each once, in order");
        truth
    }

    /// The cards that a viewer may know at a version.
    pub fn known(&self, viewer: usize, version: usize) -> Codes {
        let position = self.positions[version].as_ref();
        position.map_or_else(Codes::new, |position| known(position, &self.given[version], viewer))
    }

    /// The cards that a line of the log may name: what could be known before or after it, and what the move itself says,
    /// unless it was made in secret.
    pub fn told(&self, viewer: usize, version: usize) -> Codes {
        let mut known = self.known(viewer, version);
        known.extend(self.known(viewer, version - 1));
        match &self.deeds[version - 1] {
            Deed::Move(seat, mv) if viewer == *seat || !mv.starts_with("give") => {
                known.extend(named(&json!(mv)));
            }
            _ => {}
        }
        known
    }
}

/// The cards that a viewer (a seat, or 2 for a spectator) may know: those on the table, and for a seat its own and those
/// in the other hand that it has given away itself.
pub fn known(position: &Battle, given: &[Codes; 2], viewer: usize) -> Codes {
    let public = position.public();
    let mut known = codes(public.discards.iter());
    known.extend(codes(public.out.iter()));
    for role in Role::BOTH {
        known.extend(codes(public.ruses[role].iter()));
        for dam in &public.dams {
            known.extend(codes(dam.sides[role].cards().iter().copied()));
        }
    }
    if viewer < 2 {
        known.extend(codes(position.hand(role(position, viewer)).iter()));
        known.extend(given[viewer].iter().cloned());
    }
    known
}

pub fn role(position: &Battle, seat: usize) -> Role {
    position.public().role(Seat::new(seat as u8))
}

/// Every card that is named anywhere in some JSON: as a code within a text or a key, or as kind and value.
pub fn named(value: &Value) -> Codes {
    let mut found = Codes::new();
    search(value, &mut found);
    found
}

/// The codes of all cards.
static ALL: LazyLock<Codes> = LazyLock::new(|| {
    Move::every().iter().filter_map(|mv| Some(mv.to_string().strip_prefix("give ")?.to_owned())).collect()
});

pub fn search(value: &Value, found: &mut Codes) {
    let mut text = |text: &str| {
        let parts = text.split(|c: char| !c.is_alphanumeric() && c != '-');
        found.extend(parts.filter(|part| ALL.contains(*part)).map(str::to_owned));
    };
    match value {
        Value::String(string) => text(string),
        Value::Array(items) => items.iter().for_each(|item| search(item, found)),
        Value::Object(fields) => {
            fields.keys().for_each(|key| text(key));
            if let (Some(Value::String(kind)), Some(Value::Number(value))) =
                (fields.get("kind"), fields.get("value"))
            {
                let code = format!("{kind}{value}");
                found.extend([code].into_iter().filter(|code| ALL.contains(code)));
            }
            fields.values().for_each(|item| search(item, found));
        }
        _ => {}
    }
}

/// The cards that a viewer has been told and may not know, with where. `frame` is a state of the table.
pub fn leaks(truth: &Truth, viewer: usize, frame: &Value) -> Vec<String> {
    let version = frame["version"].as_u64().expect("a version") as usize;
    if frame["status"] == "over" {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut rest = frame.clone();
    for line in rest["lines"].take().as_array().expect("lines") {
        let at = line["version"].as_u64().expect("a version") as usize;
        let told = truth.told(viewer, at);
        found.extend(named(line).difference(&told).map(|card| format!("{card} in line {at}: {line}")));
    }
    // A card that came back into the stock is told as such, whoever has it by now.
    let returned = rest.pointer_mut("/now/view/returned").map(Value::take).unwrap_or_default();
    found
        .extend(named(&returned).difference(&truth.returned[version]).map(|card| format!("{card} returned")));
    // The options of the table are no cards.
    rest["options"].take();
    if let Some(settings) = rest.pointer_mut("/now/view/settings") {
        settings.take();
    }
    let known = truth.known(viewer, version);
    found.extend(named(&rest).difference(&known).map(|card| format!("{card} at version {version}: {rest}")));
    found
}

/// The same for a part of the game, step by step: each step is told as it was known then.
pub fn leaks_of_steps(
    record: &Record,
    moves: &[(usize, String)],
    viewer: usize,
    page: &Value,
) -> Vec<String> {
    let mut found = Vec::new();
    let mut walk = Walk::start(record);
    let mut before = known(walk.table.position(), &walk.given, viewer);
    for number in 0..=moves.len() {
        let mut told = before;
        if let Some((seat, mv)) = number.checked_sub(1).map(|last| &moves[last]) {
            walk.step(*seat, mv);
            if *seat == viewer || !mv.starts_with("give") {
                told.extend(named(&json!(mv)));
            }
        }
        before = known(walk.table.position(), &walk.given, viewer);
        told.extend(before.iter().cloned());
        for step in page["steps"].as_array().expect("steps").iter().filter(|step| step["step"] == number) {
            let mut rest = step.clone();
            let returned = rest.pointer_mut("/view/returned").map(Value::take).unwrap_or_default();
            told.extend(named(&returned).intersection(&walk.returned).cloned());
            rest["view"]["settings"].take();
            found.extend(
                named(&rest).difference(&told).map(|card| format!("{card} in step {number}: {rest}")),
            );
        }
    }
    found
}
