//! What happens, and what each viewer may know of it.

use nurt_core::{Phrase, Seat, Speak, Viewer};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

use crate::components::{Card, Cards};
use crate::dams::DamId;
use crate::hand::Hand;
use crate::moves::{Fate, Stock, card_phrase, with_card};
use crate::rules::control::{Class, Formation};
use crate::state::Role;

/// Something that happened. `C` and `H` are what is told of a card or of cards that may be hidden: within the engine the
/// cards themselves, to a viewer only what it may see. So a hidden card cannot be forgotten in a view: its type is another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, EnumCount)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are named after what they are.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Happening<C, H> {
    /// R6, R7: a game begins.
    Started { attacker: Seat, game: u8 },
    /// R6, R39: a hand was dealt.
    Dealt { seat: Seat, hand: H },
    /// R11: the attacker retreated from a dam.
    Retreated { seat: Seat, dam: DamId, cards: Cards },
    /// R12: a log took the card closest to a dam.
    Log { seat: Seat, dam: DamId, card: Card },
    /// R14: a card was laid at a dam.
    Played { seat: Seat, card: Card, dam: DamId },
    /// R16: duck and beaver of one colour met; both are gone.
    Met { duck: Card, beaver: Card, dam: DamId },
    /// R43: Transfer.
    Transferred { seat: Seat, card: Card, dam: DamId, fate: Fate },
    /// R43: Recruitment, before the card is laid.
    Recruited { seat: Seat, card: Card },
    /// R43: Support, the first card chosen.
    Supporting { seat: Seat, card: Card },
    /// R43: Support.
    Supported { seat: Seat, first: Card, second: Card },
    /// R43: Exchange was played; both choose.
    Exchanging { seat: Seat },
    /// R43: a card was chosen for the Exchange.
    Chose { seat: Seat, card: C },
    /// R43: the cards of the Exchange changed hands.
    Gave { seat: Seat, cards: H },
    /// R43: Desertion.
    Deserted { seat: Seat, card: Card, dam: DamId },
    /// R43: Treason, before the card is laid.
    Betraying { seat: Seat, card: Card },
    /// R43: Treason.
    Betrayed { seat: Seat, card: Card, from: DamId, to: DamId },
    /// R43: Explosion.
    Exploded { seat: Seat, dam: DamId, cards: Cards },
    /// A20: nothing could be played.
    Passed { seat: Seat },
    /// R10: the attacker ended the turn without another claim.
    Ended { seat: Seat },
    /// R17, R40: a card was drawn.
    Drew { seat: Seat, stock: Stock, card: C },
    /// R30: the attacker took control of an undamaged dam, which is damaged now.
    Damaged { seat: Seat, dam: DamId, class: Class, sum: u8 },
    /// R30: the attacker took control of a damaged dam, which is destroyed now.
    Destroyed { seat: Seat, dam: DamId, class: Class, sum: u8 },
    /// A10: the attacker's last turn begins.
    LastTurn { seat: Seat },
    /// R34, R35: a game is won.
    GameWon { seat: Seat, role: Role },
    /// R38: the pair of games is tied and is played again.
    Tied,
    /// R37, R38: the match is won.
    MatchWon { seat: Seat },
}

/// What happened, with everything hidden in it.
pub type Event = Happening<Hidden<Card>, Hidden<Hand>>;

/// Something that not everybody may see. It cannot be written, so it stays within the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden<T>(pub T);

/// What a viewer may know of it: a card or the cards only where it may see them, otherwise how many.
pub type EventView = Happening<Option<Card>, Seen>;

/// Cards that may be hidden: how many of each kind, and which, if the viewer may see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SeenCards"))]
pub struct Seen {
    /// How many battle cards.
    pub battle: u8,
    /// How many tactics cards.
    pub tactics: u8,
    /// Which.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Hand>,
}

impl Event {
    /// What a viewer may know.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> EventView {
        let card = |seat: Seat, card: Card| viewer.sees(seat).then_some(card);
        let hand = |visible: bool, hand: Hand| Seen {
            battle: hand.battle.len() as u8,
            tactics: hand.tactics.len() as u8,
            cards: visible.then_some(hand),
        };
        match *self {
            Self::Started { attacker, game } => Happening::Started { attacker, game },
            Self::Dealt { seat, hand: Hidden(cards) } => {
                Happening::Dealt { seat, hand: hand(viewer.sees(seat), cards) }
            }
            Self::Retreated { seat, dam, cards } => Happening::Retreated { seat, dam, cards },
            Self::Log { seat, dam, card } => Happening::Log { seat, dam, card },
            Self::Played { seat, card, dam } => Happening::Played { seat, card, dam },
            Self::Met { duck, beaver, dam } => Happening::Met { duck, beaver, dam },
            Self::Transferred { seat, card, dam, fate } => Happening::Transferred { seat, card, dam, fate },
            Self::Recruited { seat, card } => Happening::Recruited { seat, card },
            Self::Supporting { seat, card } => Happening::Supporting { seat, card },
            Self::Supported { seat, first, second } => Happening::Supported { seat, first, second },
            Self::Exchanging { seat } => Happening::Exchanging { seat },
            Self::Chose { seat, card: Hidden(chosen) } => Happening::Chose { seat, card: card(seat, chosen) },
            // Both players see what goes from hand to hand; nobody else does.
            Self::Gave { seat, cards: Hidden(cards) } => {
                Happening::Gave { seat, cards: hand(viewer != Viewer::Spectator, cards) }
            }
            Self::Deserted { seat, card, dam } => Happening::Deserted { seat, card, dam },
            Self::Betraying { seat, card } => Happening::Betraying { seat, card },
            Self::Betrayed { seat, card, from, to } => Happening::Betrayed { seat, card, from, to },
            Self::Exploded { seat, dam, cards } => Happening::Exploded { seat, dam, cards },
            Self::Passed { seat } => Happening::Passed { seat },
            Self::Ended { seat } => Happening::Ended { seat },
            Self::Drew { seat, stock, card: Hidden(drawn) } => {
                Happening::Drew { seat, stock, card: card(seat, drawn) }
            }
            Self::Damaged { seat, dam, class, sum } => Happening::Damaged { seat, dam, class, sum },
            Self::Destroyed { seat, dam, class, sum } => Happening::Destroyed { seat, dam, class, sum },
            Self::LastTurn { seat } => Happening::LastTurn { seat },
            Self::GameWon { seat, role } => Happening::GameWon { seat, role },
            Self::Tied => Happening::Tied,
            Self::MatchWon { seat } => Happening::MatchWon { seat },
        }
    }

    /// Whether a viewer learns something by it: who draws, those whose hand is dealt or exchanged.
    pub(crate) fn reveals(&self, viewer: Viewer) -> bool {
        match *self {
            Self::Drew { seat, .. } | Self::Dealt { seat, .. } => viewer.sees(seat),
            // A spectator learns at least how many tactics cards are among them.
            Self::Gave { .. } => true,
            _ => false,
        }
    }
}

/// A class in words.
pub(crate) fn formation_phrase(Formation { class, sum }: Formation) -> Phrase {
    Phrase::new("formation").text("class", class.name()).number("sum", sum)
}

/// Several cards in words, one after another.
pub(crate) fn cards_phrase(cards: impl Iterator<Item = Card>) -> Phrase {
    let mut phrases = cards.map(card_phrase);
    let Some(first) = phrases.next() else { return Phrase::new("cards-none") };
    phrases.fold(first, |all, card| Phrase::new("cards-and").phrase("first", all).phrase("second", card))
}

impl Speak for EventView {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let by = |key: &str, seat: &Seat| Phrase::new(key).seat("who", *seat);
        let at = |phrase: Phrase, dam: &DamId| phrase.number("dam", dam.number());
        let taken = |key: &str, seat: &Seat, dam: &DamId, class: Class, sum: u8| {
            at(by(key, seat), dam).phrase("formation", formation_phrase(Formation { class, sum }))
        };
        match self {
            Self::Started { attacker, game } => by("event-started", attacker).number("game", *game),
            Self::Dealt { seat, hand: Seen { cards: Some(hand), .. } } => {
                by("event-dealt", seat).phrase("cards", cards_phrase(hand.iter()))
            }
            Self::Dealt { seat, hand } => {
                by("event-dealt-hidden", seat).number("count", hand.battle + hand.tactics)
            }
            Self::Retreated { seat, dam, cards } => {
                at(by("event-retreated", seat), dam).phrase("cards", cards_phrase(cards.iter()))
            }
            Self::Log { seat, dam, card } => with_card(at(by("event-log", seat), dam), *card),
            Self::Played { seat, card, dam } => with_card(at(by("event-played", seat), dam), *card),
            Self::Met { duck, dam, .. } => with_card(at(Phrase::new("event-met"), dam), *duck),
            Self::Transferred { seat, card, dam, fate: Fate::Across } => {
                with_card(at(by("event-transferred-across", seat), dam), *card)
            }
            Self::Transferred { seat, card, dam, fate: Fate::Discard } => {
                with_card(at(by("event-transferred-discard", seat), dam), *card)
            }
            Self::Recruited { seat, card } => with_card(by("event-recruited", seat), *card),
            Self::Supporting { seat, card } => with_card(by("event-supporting", seat), *card),
            Self::Supported { seat, first, second } => {
                by("event-supported", seat).phrase("cards", cards_phrase([*first, *second].into_iter()))
            }
            Self::Exchanging { seat } => by("event-exchanging", seat),
            Self::Chose { seat, card: Some(card) } => with_card(by("event-chose", seat), *card),
            Self::Chose { seat, card: None } => by("event-chose-hidden", seat),
            Self::Gave { seat, cards: Seen { cards: Some(cards), .. } } => {
                by("event-gave", seat).phrase("cards", cards_phrase(cards.iter()))
            }
            Self::Gave { seat, cards } => {
                by("event-gave-hidden", seat).number("count", cards.battle + cards.tactics)
            }
            Self::Deserted { seat, card, dam } => with_card(at(by("event-deserted", seat), dam), *card),
            Self::Betraying { seat, card } => with_card(by("event-betraying", seat), *card),
            Self::Betrayed { seat, card, to, .. } => with_card(at(by("event-betrayed", seat), to), *card),
            Self::Exploded { seat, dam, cards } => {
                at(by("event-exploded", seat), dam).phrase("cards", cards_phrase(cards.iter()))
            }
            Self::Passed { seat } => by("event-passed", seat),
            Self::Ended { seat } => by("event-ended", seat),
            Self::Drew { seat, card: Some(card), .. } => with_card(by("event-drew", seat), *card),
            Self::Drew { seat, card: None, stock: Stock::Battle } => by("event-drew-battle", seat),
            Self::Drew { seat, card: None, stock: Stock::Tactics } => by("event-drew-tactics", seat),
            Self::Damaged { seat, dam, class, sum } => taken("event-damaged", seat, dam, *class, *sum),
            Self::Destroyed { seat, dam, class, sum } => taken("event-destroyed", seat, dam, *class, *sum),
            Self::LastTurn { seat } => by("event-last-turn", seat),
            Self::GameWon { seat, role } => by("event-game-won", seat).text("role", role.name()),
            Self::Tied => Phrase::new("event-tied"),
            Self::MatchWon { seat } => by("event-match-won", seat),
        }
    }

    fn every() -> Vec<Self> {
        let (seat, dam, duck, other) = (Seat::new(0), DamId::all(), Cards::ALL.iter(), Card::SWAN);
        let (Some(dam), Some(card)) = ({ dam }.next(), { duck }.next()) else { return Vec::new() };
        let cards: Cards = [card].into_iter().collect();
        let hand = Seen { battle: 1, tactics: 1, cards: Some([card, other].into_iter().collect()) };
        let hidden = Seen { cards: None, ..hand };
        let mut all = vec![
            Self::Started { attacker: seat, game: 1 },
            Self::Dealt { seat, hand },
            Self::Dealt { seat, hand: hidden },
            Self::Retreated { seat, dam, cards },
            Self::Log { seat, dam, card },
            Self::Played { seat, card, dam },
            Self::Met { duck: card, beaver: card, dam },
            Self::Transferred { seat, card, dam, fate: Fate::Across },
            Self::Transferred { seat, card, dam, fate: Fate::Discard },
            Self::Recruited { seat, card },
            Self::Supporting { seat, card },
            Self::Supported { seat, first: card, second: card },
            Self::Exchanging { seat },
            Self::Chose { seat, card: Some(card) },
            Self::Chose { seat, card: None },
            Self::Gave { seat, cards: hand },
            Self::Gave { seat, cards: hidden },
            // A hand that was empty gives nothing (A16).
            Self::Gave { seat, cards: Seen { battle: 0, tactics: 0, cards: Some(Hand::EMPTY) } },
            Self::Deserted { seat, card, dam },
            Self::Betraying { seat, card },
            Self::Betrayed { seat, card, from: dam, to: dam },
            Self::Exploded { seat, dam, cards },
            Self::Passed { seat },
            Self::Ended { seat },
            Self::Drew { seat, stock: Stock::Battle, card: Some(card) },
            Self::Drew { seat, stock: Stock::Battle, card: None },
            Self::Drew { seat, stock: Stock::Tactics, card: None },
            Self::LastTurn { seat },
            Self::GameWon { seat, role: Role::Attacker },
            Self::GameWon { seat, role: Role::Defender },
            Self::Tied,
            Self::MatchWon { seat },
        ];
        for class in Class::ALL {
            all.extend([
                Self::Damaged { seat, dam, class, sum: 9 },
                Self::Destroyed { seat, dam, class, sum: 9 },
            ]);
        }
        all
    }
}
