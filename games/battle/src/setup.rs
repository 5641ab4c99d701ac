//! Positions described by hand, for `nurt probe`. `docs/scenarios.md` explains the format.

use nurt_core::{Fault, Seat, Seats};
use serde::{Deserialize, Deserializer};

use crate::components::{Card, Cards, LOGS, Tactics};
use crate::dams::{Dam, DamId, Side};
use crate::hand::Hand;
use crate::state::{Battle, ByRole, GameEnd, Phase, Public, Role, Settings};

/// A position in the terms of the game. What is not said is as at the start of a game; battle cards that are named
/// nowhere are in the stock, or, where the stock is described and the discards are not, discarded.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// Which seat attacks.
    pub attacker: Seat,
    /// Where in the turn.
    pub phase: Phase,
    /// Exchange: whose turn it is. In all other phases it is the turn of the seat to act.
    pub turn: Option<Role>,
    /// The dams that are damaged or have cards.
    pub dams: Vec<DamSetup>,
    /// The order of the dams from left to right.
    pub order: Option<[DamId; 7]>,
    /// The hands.
    #[serde(deserialize_with = "either")]
    pub hands: ByRole<Vec<Card>>,
    /// Exchange: the cards that are already chosen.
    #[serde(deserialize_with = "either")]
    pub giving: ByRole<Vec<Card>>,
    /// The cards of each hand that the opponent knows.
    #[serde(deserialize_with = "either")]
    pub known: ByRole<Vec<Card>>,
    /// The battle cards in the stock.
    pub stock: Option<Vec<Card>>,
    /// The discarded battle cards, and discarded elite units.
    pub discards: Option<Vec<Card>>,
    /// The tactics cards in their stock. Those named nowhere are there too.
    pub tactics_stock: Option<Vec<Card>>,
    /// The ruses that were played.
    #[serde(deserialize_with = "either")]
    pub ruses: ByRole<Vec<Card>>,
    /// How many tactics cards each has played; if it is not said, as many as are to be seen.
    pub played: Option<ByRole<u8>>,
    /// Logs left.
    pub logs: u8,
    /// Whether it is the attacker's last turn; if it is not said, it is if his turn begins with an empty stock.
    pub last_turn: Option<bool>,
    /// Rematch: how the first game ended.
    pub first_game: Option<GameEnd>,
    /// The cards that Support brought back into the stock.
    pub returned: Vec<Card>,
    /// How many battle cards each has drawn since then.
    #[serde(deserialize_with = "either")]
    pub drawn_since: ByRole<u8>,
}

/// One dam.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamSetup {
    /// Which one, from 1 to 7.
    pub dam: DamId,
    /// Which face is up.
    #[serde(default)]
    pub damaged: bool,
    /// The attacker's cards, the first played first.
    #[serde(default)]
    pub attacker: Vec<Card>,
    /// The defender's cards.
    #[serde(default)]
    pub defender: Vec<Card>,
    /// Who completed first, where both sides are full; the attacker, if it is not said.
    #[serde(default = "first")]
    pub first: Role,
}

/// Reads a value for each role; a role that is left out has none.
fn either<'de, D, T>(deserializer: D) -> Result<ByRole<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Default + Deserialize<'de>,
{
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Either<T: Default> {
        #[serde(default)]
        attacker: T,
        #[serde(default)]
        defender: T,
    }
    Either::deserialize(deserializer).map(|Either { attacker, defender }| ByRole { attacker, defender })
}

fn first() -> Role {
    Role::Attacker
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            attacker: Seat::new(0),
            phase: Phase::Prepare,
            turn: None,
            dams: Vec::new(),
            order: None,
            hands: ByRole::default(),
            giving: ByRole::default(),
            known: ByRole::default(),
            stock: None,
            discards: None,
            tactics_stock: None,
            ruses: ByRole::default(),
            played: None,
            logs: LOGS,
            last_turn: None,
            first_game: None,
            returned: Vec::new(),
            drawn_since: ByRole::default(),
        }
    }
}

/// Where each card has been put so far; refuses to put one twice.
struct Places {
    put: Vec<(Card, String)>,
    tactics: Tactics,
}

impl Places {
    fn put(&mut self, card: Card, place: &str) -> Result<(), Fault> {
        let free = if card.is_battle() {
            self.put.iter().all(|(other, _)| *other != card)
        } else {
            self.tactics.remove(card)
        };
        if !free {
            let before = self.put.iter().rfind(|(other, _)| *other == card);
            let first = before.map_or("options.tactics=off", |(_, place)| place);
            return Err(Fault::Twice {
                what: card.to_string(),
                first: first.to_owned(),
                second: place.to_owned(),
            });
        }
        self.put.push((card, place.to_owned()));
        Ok(())
    }

    fn put_all(&mut self, cards: &[Card], place: &str, fits: impl Fn(Card) -> bool) -> Result<Hand, Fault> {
        for &card in cards {
            if !fits(card) {
                return Err(Fault::Unknown { at: place.to_owned(), given: card.to_string() });
            }
            self.put(card, place)?;
        }
        Ok(cards.iter().copied().collect())
    }

    fn named(&self) -> Cards {
        self.put.iter().map(|(card, _)| *card).collect()
    }
}

impl Setup {
    pub(crate) fn arrange(&self, settings: Settings, to_act: Seats) -> Result<Battle, Fault> {
        let clash = |at: &str, with: &str| Fault::Clash { at: at.to_owned(), with: with.to_owned() };
        if self.attacker.index() > 1 {
            return Err(Fault::Seat { given: self.attacker.index() as i64, players: 2 });
        }
        let mut position = Battle::undealt(Public::new(settings, self.attacker));
        let all_tactics = position.tactics_stock;
        let mut places = Places { put: Vec::new(), tactics: all_tactics };
        let public = &mut position.public;
        if let Some(order) = self.order {
            if DamId::all().any(|dam| !order.contains(&dam)) {
                return Err(clash("order", "dams"));
            }
            public.order = order;
        }
        for (index, setup) in self.dams.iter().enumerate() {
            if self.dams[..index].iter().any(|other| other.dam == setup.dam) {
                let what = format!("dam {}", setup.dam.number());
                let first = self.dams.iter().position(|other| other.dam == setup.dam).unwrap_or(0);
                return Err(Fault::Twice {
                    what,
                    first: format!("dams[{first}]"),
                    second: format!("dams[{index}]"),
                });
            }
            place_dam(public, setup, &format!("dams[{index}]"), &mut places)?;
        }
        for role in Role::BOTH {
            position.hands[role] =
                places.put_all(&self.hands[role], &format!("hands.{}", role.name()), |_| true)?;
            public.ruses[role] =
                places.put_all(&self.ruses[role], &format!("ruses.{}", role.name()), Card::is_ruse)?.tactics;
        }
        let stock =
            self.stock.as_deref().map(|cards| places.put_all(cards, "stock", Card::is_battle)).transpose()?;
        let discards = match self.discards.as_deref() {
            Some(cards) => Some(places.put_all(cards, "discards", |card| !card.is_ruse())?),
            None => None,
        };
        let tactics_stock = match self.tactics_stock.as_deref() {
            Some(cards) => Some(places.put_all(cards, "tactics_stock", Card::is_tactics)?.tactics),
            None => None,
        };
        let rest = Cards::ALL.minus(places.named());
        public.out = discards.unwrap_or_default().tactics;
        public.discards = discards.unwrap_or_default().battle;
        position.stock = stock.unwrap_or_default().battle;
        match (stock, discards) {
            (Some(_), Some(_)) => {
                if let Some(card) = rest.iter().next() {
                    return Err(Fault::Nowhere { what: card.to_string() });
                }
            }
            (Some(_), None) => public.discards = rest,
            (None, _) => position.stock = rest,
        }
        position.tactics_stock = tactics_stock.unwrap_or(places.tactics);
        if tactics_stock.is_some()
            && let Some(card) = places.tactics.iter().next()
        {
            return Err(Fault::Nowhere { what: card.to_string() });
        }
        self.finish(position, to_act)
    }

    /// The parts that rest on where the cards are.
    fn finish(&self, mut position: Battle, to_act: Seats) -> Result<Battle, Fault> {
        let clash = |at: &str, with: &str| Fault::Clash { at: at.to_owned(), with: with.to_owned() };
        let public = &mut position.public;
        if self.logs > LOGS {
            return Err(Fault::Range {
                at: "logs".to_owned(),
                given: self.logs.into(),
                min: 0,
                max: LOGS.into(),
            });
        }
        public.logs = self.logs;
        public.phase = self.phase;
        let actor = to_act.lowest().ok_or_else(|| clash("to_act", "position"))?;
        public.turn = match (self.phase, self.turn) {
            (Phase::Exchange, Some(turn)) => turn,
            (Phase::Exchange, None) => public.role(actor),
            (_, turn) if turn.is_none_or(|turn| turn == public.role(actor)) => public.role(actor),
            _ => return Err(clash("turn", "to_act")),
        };
        let seen = |role: Role| {
            let laid =
                public.dams.iter().flat_map(|dam| dam.sides[role].cards()).filter(|card| card.is_elite());
            laid.count() as u8 + public.ruses[role].len() as u8
        };
        public.played = self.played.unwrap_or_else(|| ByRole::from_fn(seen));
        for role in Role::BOTH {
            let (given, max) = (public.played[role].into(), Tactics::ALL.len().into());
            if given > max {
                return Err(Fault::Range { at: format!("played.{}", role.name()), given, min: 0, max });
            }
        }
        let ruse =
            matches!(self.phase, Phase::Recruit(_) | Phase::Treason(_) | Phase::Support(_) | Phase::Exchange);
        if ruse && !public.settings.tactics {
            return Err(clash("phase", "options.tactics"));
        }
        public.first_game = self.first_game;
        if self.first_game.is_some() && !public.settings.rematch {
            return Err(clash("first_game", "options.match"));
        }
        // The roles have swapped since: who won as attacker defends now.
        let roles = |end: GameEnd| end.winner.index() < 2 && public.role(end.winner) != end.role;
        if self.first_game.is_some_and(|end| !roles(end)) {
            return Err(clash("first_game", "attacker"));
        }
        public.last_turn =
            self.last_turn.unwrap_or(public.turn == Role::Attacker && position.stock.is_empty());
        public.returned = self.returned.iter().copied().collect();
        public.drawn_since = self.drawn_since;
        for role in Role::BOTH {
            position.known[role] = self.known[role].iter().copied().collect();
            position.giving[role] = self.giving[role].iter().copied().collect();
            if position.giving[role].len() > position.hands[role].len().min(3) {
                return Err(clash(&format!("giving.{}", role.name()), "hands"));
            }
        }
        position.refresh_claims();
        let public = &position.public;
        let role = public.turn;
        let sound = match public.phase {
            Phase::Recruit(card) => public.discards.contains(card) && public.room(role) != 0,
            Phase::Treason(card) => public.find(role.other(), card).is_some() && public.room(role) != 0,
            Phase::Support(card) => public.discards.contains(card) && public.discards.len() >= 2,
            Phase::Draw => !(position.stock.is_empty() && position.tactics_stock.is_empty()),
            Phase::Close => public.claims != 0,
            Phase::Over => false,
            Phase::Prepare | Phase::Play | Phase::Exchange => true,
        };
        if sound { Ok(position) } else { Err(clash("phase", "position")) }
    }
}

fn place_dam(public: &mut Public, setup: &DamSetup, at: &str, places: &mut Places) -> Result<(), Fault> {
    let dam = setup.dam;
    public.dams[dam.index()] = Dam { damaged: setup.damaged, ..Dam::NEW };
    let spaces = public.face(dam).spaces;
    let mut order = [Role::Attacker, Role::Defender];
    if setup.first == Role::Defender {
        order.reverse();
    }
    for role in order {
        let cards = match role {
            Role::Attacker => &setup.attacker,
            Role::Defender => &setup.defender,
        };
        let place = format!("{at}.{}", role.name());
        if cards.len() > usize::from(spaces) {
            return Err(Fault::Range { at: place, given: cards.len() as i64, min: 0, max: spaces.into() });
        }
        places.put_all(cards, &place, |card| !card.is_ruse())?;
        debug_assert_eq!(*public.side(role, dam), Side::EMPTY);
        for &card in cards {
            public.put(role, dam, card);
        }
    }
    Ok(())
}
