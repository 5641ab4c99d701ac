//! The position: plain data of fixed size. What is public stands apart from what is hidden.

use nurt_core::{Choices, Field, Options, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::{Card, Cards, DAMS, EXCHANGED, Face, LOGS, Tactics};
use crate::dams::{Dam, DamId, Side};
use crate::hand::Hand;

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

/// Where in a turn the game is (R9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
        Self {
            settings,
            pair: 0,
            first_game: None,
            last_game: None,
            winner: None,
            attacker,
            order: DamId::ROW,
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
        let most = u32::from(EXCHANGED);
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
}
