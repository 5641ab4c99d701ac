//! The position: plain data of fixed size. What is public stands apart from what is hidden.

use nurt_core::{Choices, Field, Options, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Card, Cards, DAMS, Face, LOGS, MOST_SPACES, Tactics};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// R39: play with the tactics cards.
    pub tactics: bool,
    /// R37: two games with the roles swapped, instead of one.
    pub rematch: bool,
    /// A1: chance decides who attacks first, instead of the first seat attacking.
    pub random_roles: bool,
    /// R5: the dams stand in a random order.
    pub shuffled_dams: bool,
}

impl Options for Settings {
    const FIELDS: &'static [Field] = &[
        Field::switch("tactics"),
        Field::choice("match", &["single", "rematch"]),
        Field::choice("roles", &["chosen", "random"]),
        Field::choice("dams", &["fixed", "shuffled"]),
    ];

    fn from_choices(choices: &Choices) -> Self {
        Self {
            tactics: choices.on("tactics"),
            rematch: choices.get("match") == "rematch",
            random_roles: choices.get("roles") == "random",
            shuffled_dams: choices.get("dams") == "shuffled",
        }
    }
}

/// What a player is in the present game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Wants to break through.
    Attacker,
    /// Holds the dams and has the logs.
    Defender,
}

impl Role {
    /// Both, the attacker first.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }

    /// The name, as it is written in events and scenarios.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
        }
    }
}

/// One value for each role.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ByRole<T> {
    /// The attacker's.
    pub attacker: T,
    /// The defender's.
    pub defender: T,
}

impl<T> ByRole<T> {
    /// Made role by role.
    pub fn from_fn(mut make: impl FnMut(Role) -> T) -> Self {
        Self { attacker: make(Role::Attacker), defender: make(Role::Defender) }
    }
}

impl<T> std::ops::Index<Role> for ByRole<T> {
    type Output = T;

    #[inline]
    fn index(&self, role: Role) -> &T {
        match role {
            Role::Attacker => &self.attacker,
            Role::Defender => &self.defender,
        }
    }
}

impl<T> std::ops::IndexMut<Role> for ByRole<T> {
    #[inline]
    fn index_mut(&mut self, role: Role) -> &mut T {
        match role {
            Role::Attacker => &mut self.attacker,
            Role::Defender => &mut self.defender,
        }
    }
}

/// One of the seven dams, by its number on the tile, whatever its place in the row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DamId(u8);

impl DamId {
    /// All seven.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..DAMS.len() as u8).map(Self)
    }

    /// The dam with this number, from 1 to 7.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= DAMS.len() as u8 { Some(Self(number - 1)) } else { None }
    }

    /// The number, from 1 to 7.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The dam as a set of dams.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }

    /// The dams of a set.
    #[inline]
    pub(crate) fn of(mut set: u8) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let lowest = set.trailing_zeros() as u8;
            set &= set.checked_sub(1)?;
            Some(Self(lowest))
        })
    }
}

impl Serialize for DamId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for DamId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| serde::de::Error::custom(format!("there is no dam {number}")))
    }
}

/// One player's side of a dam: the cards in the order of play, the first of them closest to the dam.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Side {
    cards: [Card; MOST_SPACES],
    len: u8,
    /// R24: when the side last became full, 0 while it is not.
    pub(crate) stamp: u8,
}

/// What stands in the unused places of a side, so that equal sides are equal values.
const NO_CARD: Card = Card::DRAGONFLY;

impl Side {
    /// No cards.
    pub const EMPTY: Self = Self { cards: [NO_CARD; MOST_SPACES], len: 0, stamp: 0 };

    /// The cards in the order of play.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many cards lie there.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether no card lies there.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The battle cards among them.
    pub fn battle_cards(&self) -> Cards {
        self.cards().iter().copied().collect()
    }

    /// R15: a new card goes outermost. There must be room.
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the card at a place away; the others close up, and the side is full no more (R15, R24).
    pub(crate) fn take(&mut self, place: usize) -> Card {
        let card = self.cards[place];
        self.cards.copy_within(place + 1.., place);
        self.cards[MOST_SPACES - 1] = NO_CARD;
        self.len -= 1;
        self.stamp = 0;
        card
    }

    /// Takes a card away, if it lies there.
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let place = self.cards().iter().position(|&here| here == card);
        place.map(|place| self.take(place)).is_some()
    }

    /// Takes all battle cards away; elite units stay and close up (A3, A18).
    pub(crate) fn take_battle_cards(&mut self) -> Cards {
        let taken = self.battle_cards();
        for card in taken.iter() {
            self.remove(card);
        }
        taken
    }
}

impl std::fmt::Debug for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}@{}", self.cards(), self.stamp)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSide {
    cards: Vec<Card>,
    stamp: u8,
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WrittenSide { cards: self.cards().to_vec(), stamp: self.stamp }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = WrittenSide::deserialize(deserializer)?;
        if written.cards.len() > MOST_SPACES {
            return Err(serde::de::Error::custom("too many cards on one side of a dam"));
        }
        let mut side = Self { stamp: written.stamp, ..Self::EMPTY };
        written.cards.into_iter().for_each(|card| side.push(card));
        Ok(side)
    }
}

/// A dam with the cards on both sides of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dam {
    /// R30: which face is up.
    pub damaged: bool,
    /// The cards.
    pub sides: ByRole<Side>,
}

impl Dam {
    /// Undamaged and without cards.
    pub const NEW: Self =
        Self { damaged: false, sides: ByRole { attacker: Side::EMPTY, defender: Side::EMPTY } };
}

/// Cards of both kinds: a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// The battle cards.
    #[serde(default)]
    pub battle: Cards,
    /// The tactics cards.
    #[serde(default)]
    pub tactics: Tactics,
}

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self { battle: Cards::EMPTY, tactics: Tactics::EMPTY };

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.battle.len() + self.tactics.len()
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.battle.is_empty() && self.tactics.is_empty()
    }

    /// Whether the card is among them.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.battle.contains(card) || self.tactics.contains(card)
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let _ = if card.is_battle() { self.battle.insert(card) } else { self.tactics.add(card) };
    }

    /// Takes a card out, if it is there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let _ = if card.is_battle() { self.battle.remove(card) } else { self.tactics.remove(card) };
    }

    /// The cards in card order, each copy once.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.battle.iter().chain(self.tactics.iter())
    }

    /// The different cards in card order.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        self.battle.iter().chain(self.tactics.kinds())
    }

    /// These cards without those.
    #[must_use]
    pub fn minus(mut self, other: Self) -> Self {
        other.iter().for_each(|card| self.remove(card));
        self
    }

    /// Whether all of those cards, each copy counted, are among these.
    pub fn has(self, others: Self) -> bool {
        self.minus(others).len() + others.len() == self.len()
    }

    /// These cards and those.
    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        other.iter().for_each(|card| self.add(card));
        self
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

/// Where in a turn the game is (R9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the card is played: preparation is still possible.
    Prepare,
    /// The preparation is done; a card is to be played.
    Play,
    /// Recruitment: this card from the discards is to be laid at a dam.
    Recruit(Card),
    /// Treason: this card of the opponent is to be laid at a dam.
    Treason(Card),
    /// Support: this card was chosen first; a second one is to be chosen.
    Support(Card),
    /// Exchange: both players choose cards to give.
    Exchange,
    /// A card is to be drawn.
    Draw,
    /// After the draw: the attacker can still declare control.
    Close,
    /// The match is over.
    Over,
}

/// How one game of a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameEnd {
    /// Who won.
    pub winner: Seat,
    /// In which role.
    pub role: Role,
    /// Battle cards left in the stock (A26).
    pub stock: u8,
    /// Logs left plus undamaged dams (A11).
    pub defence: u8,
}

/// Everything about a position that both players and all spectators may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The options of the table.
    pub settings: Settings,
    /// R38: how many pairs of games were tied before this one.
    pub pair: u16,
    /// R37: the first game of the pair, once it is over.
    pub first_game: Option<GameEnd>,
    /// The last game, once the match is over.
    pub last_game: Option<GameEnd>,
    /// Who has won the match, once it is over.
    pub winner: Option<Seat>,
    /// Who attacks in this game.
    pub attacker: Seat,
    /// R5: the dams from left to right.
    pub order: [DamId; 7],
    /// The dams by number.
    pub dams: [Dam; 7],
    /// R13: the battle cards that were discarded.
    pub discards: Cards,
    /// R45: the elite units that were discarded.
    pub out: Tactics,
    /// R43: the ruses that were played.
    pub ruses: ByRole<Tactics>,
    /// R41: how many tactics cards each has played.
    pub played: ByRole<u8>,
    /// R12: logs left.
    pub logs: u8,
    /// Whose turn it is.
    pub turn: Role,
    /// Where in the turn.
    pub phase: Phase,
    /// A10: this is the attacker's last turn.
    pub last_turn: bool,
    /// R24: the stamp that was given last.
    pub clock: u8,
    /// Dams whose control the attacker can declare now, as a bit mask (bit 0 is dam 1); 0 in other phases.
    pub claims: u8,
    /// The cards that Support brought back into the stock; they were in no hand then.
    pub returned: Cards,
    /// How many battle cards each has drawn since.
    pub drawn_since: ByRole<u8>,
}

/// A position of Battle for the River.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battle {
    pub(crate) public: Public,
    pub(crate) hands: ByRole<Hand>,
    /// The battle cards that may still come. They have no order.
    pub(crate) stock: Cards,
    pub(crate) tactics_stock: Tactics,
    /// Exchange: the cards chosen so far; they are still in the hands.
    pub(crate) giving: ByRole<Hand>,
    /// The cards of each hand that the opponent knows, because they came from there in an Exchange.
    pub(crate) known: ByRole<Hand>,
}

impl Public {
    /// The table before the cards are dealt.
    pub(crate) fn new(settings: Settings, attacker: Seat) -> Self {
        let mut numbers = DamId::all();
        Self {
            settings,
            pair: 0,
            first_game: None,
            last_game: None,
            winner: None,
            attacker,
            order: std::array::from_fn(|place| numbers.next().unwrap_or(DamId(place as u8))),
            dams: [Dam::NEW; 7],
            discards: Cards::EMPTY,
            out: Tactics::EMPTY,
            ruses: ByRole::default(),
            played: ByRole::default(),
            logs: LOGS,
            turn: Role::Attacker,
            phase: Phase::Prepare,
            last_turn: false,
            clock: 0,
            claims: 0,
            returned: Cards::EMPTY,
            drawn_since: ByRole::default(),
        }
    }

    /// The role of a seat in this game.
    #[inline]
    pub fn role(&self, seat: Seat) -> Role {
        if seat == self.attacker { Role::Attacker } else { Role::Defender }
    }

    /// The seat of a role in this game.
    #[inline]
    pub fn seat(&self, role: Role) -> Seat {
        match role {
            Role::Attacker => self.attacker,
            Role::Defender => Seat::new(1 - self.attacker.index() as u8),
        }
    }

    /// The dam with the cards at it.
    #[inline]
    pub fn dam(&self, dam: DamId) -> &Dam {
        &self.dams[dam.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, role: Role, dam: DamId) -> &mut Side {
        &mut self.dams[dam.index()].sides[role]
    }

    /// One side of a dam.
    #[inline]
    pub fn side(&self, role: Role, dam: DamId) -> &Side {
        &self.dams[dam.index()].sides[role]
    }

    /// The face of a dam that is up.
    #[inline]
    pub fn face(&self, dam: DamId) -> Face {
        let tile = DAMS[dam.index()];
        if self.dams[dam.index()].damaged { tile.damaged } else { tile.undamaged }
    }

    /// R14: whether there is a free space on a side.
    #[inline]
    pub fn has_room(&self, role: Role, dam: DamId) -> bool {
        self.side(role, dam).len() < self.face(dam).spaces
    }

    /// The dams where a side has a free space, as a set.
    #[inline]
    pub(crate) fn room(&self, role: Role) -> u8 {
        DamId::all().fold(0, |set, dam| set | if self.has_room(role, dam) { dam.bit() } else { 0 })
    }

    /// The battle cards on one side of all dams.
    pub fn laid(&self, role: Role) -> Cards {
        self.dams.iter().fold(Cards::EMPTY, |laid, dam| laid.union(dam.sides[role].battle_cards()))
    }

    /// Where on a side a battle card lies.
    pub(crate) fn find(&self, role: Role, card: Card) -> Option<DamId> {
        DamId::all().find(|&dam| card.is_battle() && self.side(role, dam).cards().contains(&card))
    }

    /// The elite units on the table.
    pub(crate) fn elites(&self) -> Tactics {
        let mut elites = Tactics::EMPTY;
        for dam in &self.dams {
            for role in Role::BOTH {
                dam.sides[role].cards().iter().filter(|card| card.is_elite()).for_each(|&card| {
                    elites.add(card);
                });
            }
        }
        elites
    }

    /// R34: how many dams are damaged.
    pub fn damaged(&self) -> u8 {
        self.dams.iter().filter(|dam| dam.damaged).count() as u8
    }

    /// R27: the battle cards that are neither on the table nor discarded.
    pub fn unseen(&self) -> Cards {
        let seen = self.laid(Role::Attacker).union(self.laid(Role::Defender)).union(self.discards);
        Cards::ALL.minus(seen)
    }
}

impl Battle {
    /// Everything that is public.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// A hand, for tests and for the end of a game.
    pub fn hand(&self, role: Role) -> Hand {
        self.hands[role]
    }

    /// The battle cards left in the stock.
    pub fn stock(&self) -> Cards {
        self.stock
    }

    /// The tactics cards left in their stock.
    pub fn tactics_stock(&self) -> Tactics {
        self.tactics_stock
    }

    /// R27: the battle cards in hands and stock: the same as [`Public::unseen`], but known here without counting.
    #[inline]
    pub(crate) fn unseen(&self) -> Cards {
        self.hands.attacker.battle.union(self.hands.defender.battle).union(self.stock)
    }

    /// Exchange: how many cards a role still has to choose (A16).
    #[inline]
    pub(crate) fn owes(&self, role: Role) -> u32 {
        let most = u32::from(crate::components::EXCHANGED);
        self.hands[role].len().min(most) - self.giving[role].len()
    }

    /// The seats that owe a decision.
    #[inline]
    pub(crate) fn acting(&self) -> Seats {
        let public = &self.public;
        match public.phase {
            Phase::Over => Seats::NONE,
            Phase::Exchange => Role::BOTH
                .into_iter()
                .filter(|&role| self.owes(role) > 0)
                .map(|role| public.seat(role))
                .collect(),
            _ => Seats::one(public.seat(public.turn)),
        }
    }

    /// The laws of the game: every card in one place, sides within their spaces, stamps on full sides only.
    pub(crate) fn law(&self) -> Option<String> {
        let public = &self.public;
        let mut battle = Cards::EMPTY;
        let laid = Role::BOTH.map(|role| public.laid(role));
        for set in [
            self.hands.attacker.battle,
            self.hands.defender.battle,
            self.stock,
            public.discards,
            laid[0],
            laid[1],
        ] {
            if let Some(card) = set.iter().find(|&card| battle.contains(card)) {
                return Some(format!("{card} is there twice"));
            }
            battle = battle.union(set);
        }
        if let Some(card) = Cards::ALL.minus(battle).iter().next() {
            return Some(format!("{card} is lost"));
        }
        let mut tactics = Tactics::EMPTY;
        let [hand, other] = Role::BOTH.map(|role| self.hands[role].tactics);
        let ruses = public.ruses;
        for set in
            [hand, other, self.tactics_stock, public.out, public.elites(), ruses.attacker, ruses.defender]
        {
            if let Some(card) = set.iter().find(|&card| !tactics.add(card)) {
                return Some(format!("{card} is there too often"));
            }
        }
        let all = if public.settings.tactics { Tactics::ALL } else { Tactics::EMPTY };
        if tactics != all {
            return Some(format!("the tactics cards are {tactics:?}"));
        }
        for dam in DamId::all() {
            for role in Role::BOTH {
                let (side, spaces) = (public.side(role, dam), public.face(dam).spaces);
                let number = dam.number();
                if side.len() > spaces {
                    return Some(format!(
                        "{} cards on a side of dam {number}, which has {spaces} spaces",
                        side.len()
                    ));
                }
                if (side.len() == spaces) != (side.stamp > 0) || side.stamp > public.clock {
                    return Some(format!("the stamp of a side of dam {number} is {}", side.stamp));
                }
                let cards = side.cards().iter();
                if let Some(card) = cards.clone().find(|card| card.is_ruse()) {
                    return Some(format!("the ruse {card} lies at dam {number}"));
                }
            }
            let [mine, theirs] = Role::BOTH.map(|role| public.side(role, dam).battle_cards());
            let meets = |card: Card| partner(card).is_some_and(|partner| theirs.contains(partner));
            if !public.settings.tactics && mine.iter().any(meets) {
                return Some(format!("duck and beaver of one colour are both at dam {}", dam.number()));
            }
        }
        if public.logs > LOGS {
            return Some(format!("there are {} logs", public.logs));
        }
        if public.phase != Phase::Over && public.damaged() >= crate::components::DAMS_TO_WIN {
            return Some("four dams are damaged, but the game goes on".to_owned());
        }
        if public.played.attacker.abs_diff(public.played.defender) > 1 {
            return Some(format!("the tactics cards played are {:?}", public.played));
        }
        for role in Role::BOTH {
            let (hand, known, giving) = (self.hands[role], self.known[role], self.giving[role]);
            if !hand.has(known) {
                return Some(format!("the opponent of the {} knows cards that are not there", role.name()));
            }
            if !hand.has(giving) {
                return Some(format!("the {} gives cards that are not there", role.name()));
            }
            if public.phase != Phase::Exchange && !giving.is_empty() {
                return Some("cards are given without an Exchange".to_owned());
            }
        }
        None
    }
}

/// R16: the duck for a beaver and the beaver for a duck; nothing for other cards.
#[inline]
pub(crate) fn partner(card: Card) -> Option<Card> {
    let colour = card.colour()?;
    match card.value()? {
        0 => Some(Card::battle(colour, crate::components::BEAVER)),
        crate::components::BEAVER => Some(Card::battle(colour, 0)),
        _ => None,
    }
}
