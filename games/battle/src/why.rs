//! Why a move is against the rules.

use nurt_core::{Phrase, Reason, Speak};
use strum::EnumCount;

use crate::components::{Card, MOST_SPACES};
use crate::dams::DamId;
use crate::events::{cards_phrase, formation_phrase};
use crate::moves::{Stock, with_card};
use crate::rules::control::{Class, Formation};

/// The rule that stands against a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount)]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Why {
    /// The card is not in the own hand.
    NotInHand(Card),
    /// No free space on the own side of the dam.
    NoRoom(DamId),
    /// A card was already played in this turn.
    AlreadyPlayed,
    /// A card has to be played before one is drawn.
    NotYetPlayed,
    /// The effect of a ruse has to be finished first.
    RuseFirst,
    /// No ruse is being carried out that asks for this.
    NoRuse,
    /// The attacker has already retreated in this turn.
    Prepared,
    /// The defender has already thrown a log in this turn.
    LogThrown,
    /// Only the attacker may retreat.
    AttackerOnly,
    /// Only the attacker may declare control.
    DefenderClaims,
    /// Only the defender may throw logs.
    DefenderOnly,
    /// No own battle card to retreat with.
    NothingToRetreat(DamId),
    /// No card of the attacker for the log to hit.
    NothingToHit(DamId),
    /// All logs are thrown.
    NoLogs,
    /// The own formation is not complete.
    Incomplete(DamId),
    /// The defender's complete formation is stronger.
    Weaker { mine: Formation, theirs: Formation },
    /// Both formations are equal, and the defender completed his first.
    TiedLater(Formation),
    /// The defender could still lay cards that are stronger.
    Refuted { mine: Formation, theirs: Formation, with: [Option<Card>; MOST_SPACES] },
    /// One tactics card more than the opponent at most.
    TacticsLimit,
    /// There is no card at all on which the ruse could be used.
    NoTarget(Card),
    /// The battle card does not lie on the own side.
    NotMine(Card),
    /// The battle card does not lie on the opponent's side.
    NotTheirs(Card),
    /// The opponent's side of the dam is full.
    NoRoomAcross(DamId),
    /// The card is not among the discards.
    NotDiscarded(Card),
    /// Support needs two discarded battle cards.
    TooFewDiscards,
    /// No free space at any dam.
    NoRoomAnywhere,
    /// No battle card at the dam.
    NothingToExplode(DamId),
    /// Exchange: the card is not in the own hand, or already chosen.
    NotToGive(Card),
    /// A card can be played, so passing is not allowed.
    CanPlay,
    /// The stock is empty.
    StockEmpty(Stock),
    /// The turn ends after the draw.
    NotYetDrawn,
    /// The turn ends only after a card was drawn, and a card was.
    AlreadyDrawn,
}

impl Reason for Why {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInHand(_) | Self::NoRoom(_) => "R14",
            Self::AlreadyPlayed | Self::NotYetPlayed | Self::NotYetDrawn | Self::AlreadyDrawn => "R9",
            Self::RuseFirst | Self::DefenderClaims => "R10",
            Self::Prepared | Self::AttackerOnly | Self::NothingToRetreat(_) => "R11",
            Self::LogThrown | Self::DefenderOnly | Self::NothingToHit(_) | Self::NoLogs => "R12",
            Self::StockEmpty(Stock::Battle) => "R18",
            Self::Incomplete(_) => "R25",
            Self::Weaker { .. } | Self::TiedLater(_) => "R26",
            Self::Refuted { .. } => "R27",
            Self::StockEmpty(Stock::Tactics) => "R40",
            Self::TacticsLimit => "R41",
            Self::NoRuse
            | Self::NoTarget(_)
            | Self::NotMine(_)
            | Self::NotTheirs(_)
            | Self::NoRoomAcross(_)
            | Self::NotDiscarded(_)
            | Self::TooFewDiscards
            | Self::NoRoomAnywhere
            | Self::NothingToExplode(_)
            | Self::NotToGive(_) => "R43",
            Self::CanPlay => "A20",
        }
    }
}

impl Speak for Why {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let at = |key: &str, dam: DamId| Phrase::new(key).number("dam", dam.number());
        let of = |key: &str, card: Card| with_card(Phrase::new(key), card);
        match *self {
            Self::NotInHand(card) => of("why-not-in-hand", card),
            Self::NoRoom(dam) => at("why-no-room", dam),
            Self::AlreadyPlayed => Phrase::new("why-already-played"),
            Self::NotYetPlayed => Phrase::new("why-not-yet-played"),
            Self::RuseFirst => Phrase::new("why-ruse-first"),
            Self::NoRuse => Phrase::new("why-no-ruse"),
            Self::Prepared => Phrase::new("why-prepared"),
            Self::LogThrown => Phrase::new("why-log-thrown"),
            Self::AttackerOnly => Phrase::new("why-attacker-only"),
            Self::DefenderClaims => Phrase::new("why-defender-claims"),
            Self::DefenderOnly => Phrase::new("why-defender-only"),
            Self::NothingToRetreat(dam) => at("why-nothing-to-retreat", dam),
            Self::NothingToHit(dam) => at("why-nothing-to-hit", dam),
            Self::NoLogs => Phrase::new("why-no-logs"),
            Self::Incomplete(dam) => at("why-incomplete", dam),
            Self::Weaker { mine, theirs } => Phrase::new("why-weaker")
                .phrase("mine", formation_phrase(mine))
                .phrase("theirs", formation_phrase(theirs)),
            Self::TiedLater(both) => Phrase::new("why-tied-later").phrase("both", formation_phrase(both)),
            Self::Refuted { mine, theirs, with } => Phrase::new("why-refuted")
                .phrase("cards", cards_phrase(with.into_iter().flatten()))
                .phrase("mine", formation_phrase(mine))
                .phrase("theirs", formation_phrase(theirs)),
            Self::TacticsLimit => Phrase::new("why-tactics-limit"),
            Self::NoTarget(ruse) => of("why-no-target", ruse),
            Self::NotMine(card) => of("why-not-mine", card),
            Self::NotTheirs(card) => of("why-not-theirs", card),
            Self::NoRoomAcross(dam) => at("why-no-room-across", dam),
            Self::NotDiscarded(card) => of("why-not-discarded", card),
            Self::TooFewDiscards => Phrase::new("why-too-few-discards"),
            Self::NoRoomAnywhere => Phrase::new("why-no-room-anywhere"),
            Self::NothingToExplode(dam) => at("why-nothing-to-explode", dam),
            Self::NotToGive(card) => of("why-not-to-give", card),
            Self::CanPlay => Phrase::new("why-can-play"),
            Self::StockEmpty(Stock::Battle) => Phrase::new("why-stock-empty"),
            Self::StockEmpty(Stock::Tactics) => Phrase::new("why-tactics-stock-empty"),
            Self::NotYetDrawn => Phrase::new("why-not-yet-drawn"),
            Self::AlreadyDrawn => Phrase::new("why-already-drawn"),
        }
    }

    fn every() -> Vec<Self> {
        let (card, mine) = (Card::SWAN, Formation { class: Class::Band, sum: 9 });
        let Some(dam) = DamId::new(1) else { return Vec::new() };
        let with = [Some(card), Some(card), None, None];
        vec![
            Self::NotInHand(card),
            Self::NoRoom(dam),
            Self::AlreadyPlayed,
            Self::NotYetPlayed,
            Self::RuseFirst,
            Self::NoRuse,
            Self::Prepared,
            Self::LogThrown,
            Self::AttackerOnly,
            Self::DefenderClaims,
            Self::DefenderOnly,
            Self::NothingToRetreat(dam),
            Self::NothingToHit(dam),
            Self::NoLogs,
            Self::Incomplete(dam),
            Self::Weaker { mine, theirs: mine },
            Self::TiedLater(mine),
            Self::Refuted { mine, theirs: mine, with },
            Self::TacticsLimit,
            Self::NoTarget(Card::TREASON),
            Self::NotMine(card),
            Self::NotTheirs(card),
            Self::NoRoomAcross(dam),
            Self::NotDiscarded(card),
            Self::TooFewDiscards,
            Self::NoRoomAnywhere,
            Self::NothingToExplode(dam),
            Self::NotToGive(card),
            Self::CanPlay,
            Self::StockEmpty(Stock::Battle),
            Self::StockEmpty(Stock::Tactics),
            Self::NotYetDrawn,
            Self::AlreadyDrawn,
        ]
    }
}
