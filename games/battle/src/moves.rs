//! The moves, and how they are written.

use std::fmt;
use std::str::FromStr;

use nurt_core::{Fault, Path, Phrase, Speak, Target};
use strum::EnumCount;

use crate::components::{Card, Cards, Tactics};
use crate::dams::DamId;
use crate::state::{Phase, Public, Role};

/// From which stock a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stock {
    /// The stock of battle cards.
    Battle,
    /// The stock of tactics cards.
    Tactics,
}

/// What Transfer does with a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Fate {
    /// It goes to the opponent's side of the same dam.
    Across,
    /// It is discarded.
    Discard,
}

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumCount)]
pub enum Move {
    /// R10: the attacker declares control of a dam. `claim 3`
    Claim(DamId),
    /// R11: the attacker discards his battle cards at a dam. `retreat 3`
    Retreat(DamId),
    /// R12: the defender throws a log at the attacker's card closest to a dam. `log 3`
    Log(DamId),
    /// R14: a battle card or an elite unit is laid at a dam. `play Y7 3`
    Play(Card, DamId),
    /// R43: Transfer of an own battle card. `transfer Y7 across`, `transfer Y7 discard`
    Transfer(Card, Fate),
    /// R43: Recruitment of a discarded battle card; `place` follows. `recruit Y7`
    Recruit(Card),
    /// R43: Support, the first and then the second discarded card. `support Y7`
    Support(Card),
    /// R43: Exchange; both players `give`. `exchange`
    Exchange,
    /// R43: Desertion of a battle card of the opponent. `desert Y7`
    Desert(Card),
    /// R43: Treason of a battle card of the opponent; `place` follows. `treason Y7`
    Treason(Card),
    /// R43: Explosion at a dam. `explode 3`
    Explode(DamId),
    /// The dam for a recruited or treacherous card. `place 3`
    Place(DamId),
    /// Exchange: a card to give. `give Y7`
    Give(Card),
    /// R17, R40: draw from a stock. `draw battle`, `draw tactics`
    Draw(Stock),
    /// A20: no card can be played. `pass`
    Pass,
    /// R10: the attacker declares nothing more and ends the turn. `end`
    End,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Claim(dam) => write!(f, "claim {}", dam.number()),
            Self::Retreat(dam) => write!(f, "retreat {}", dam.number()),
            Self::Log(dam) => write!(f, "log {}", dam.number()),
            Self::Play(card, dam) => write!(f, "play {card} {}", dam.number()),
            Self::Transfer(card, Fate::Across) => write!(f, "transfer {card} across"),
            Self::Transfer(card, Fate::Discard) => write!(f, "transfer {card} discard"),
            Self::Recruit(card) => write!(f, "recruit {card}"),
            Self::Support(card) => write!(f, "support {card}"),
            Self::Exchange => f.write_str("exchange"),
            Self::Desert(card) => write!(f, "desert {card}"),
            Self::Treason(card) => write!(f, "treason {card}"),
            Self::Explode(dam) => write!(f, "explode {}", dam.number()),
            Self::Place(dam) => write!(f, "place {}", dam.number()),
            Self::Give(card) => write!(f, "give {card}"),
            Self::Draw(Stock::Battle) => f.write_str("draw battle"),
            Self::Draw(Stock::Tactics) => f.write_str("draw tactics"),
            Self::Pass => f.write_str("pass"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        read(text).ok_or_else(|| Fault::Move { given: Fault::quote(text) })
    }
}

fn read(text: &str) -> Option<Move> {
    let dam = |text: &str| match *text.as_bytes() {
        [digit @ b'1'..=b'7'] => DamId::new(digit - b'0'),
        _ => None,
    };
    let any = |text: &str| text.parse::<Card>().ok();
    let battle = |text: &str| any(text).filter(|card| card.is_battle());
    let mut words = text.split(' ');
    let mut parts: [Option<&str>; 3] = std::array::from_fn(|_| words.next());
    if words.next().is_some() {
        return None;
    }
    let mv = match (parts[0]?, parts[1].take(), parts[2].take()) {
        ("claim", Some(at), None) => Move::Claim(dam(at)?),
        ("retreat", Some(at), None) => Move::Retreat(dam(at)?),
        ("log", Some(at), None) => Move::Log(dam(at)?),
        ("play", Some(card), Some(at)) => Move::Play(any(card).filter(|card| !card.is_ruse())?, dam(at)?),
        ("transfer", Some(card), Some("across")) => Move::Transfer(battle(card)?, Fate::Across),
        ("transfer", Some(card), Some("discard")) => Move::Transfer(battle(card)?, Fate::Discard),
        ("recruit", Some(card), None) => Move::Recruit(battle(card)?),
        ("support", Some(card), None) => Move::Support(battle(card)?),
        ("exchange", None, None) => Move::Exchange,
        ("desert", Some(card), None) => Move::Desert(battle(card)?),
        ("treason", Some(card), None) => Move::Treason(battle(card)?),
        ("explode", Some(at), None) => Move::Explode(dam(at)?),
        ("place", Some(at), None) => Move::Place(dam(at)?),
        ("give", Some(card), None) => Move::Give(any(card)?),
        ("draw", Some("battle"), None) => Move::Draw(Stock::Battle),
        ("draw", Some("tactics"), None) => Move::Draw(Stock::Tactics),
        ("pass", None, None) => Move::Pass,
        ("end", None, None) => Move::End,
        _ => return None,
    };
    Some(mv)
}

impl Move {
    /// The ruse that is played by this move, if one is.
    pub(crate) fn ruse(self) -> Option<Card> {
        match self {
            Self::Transfer(..) => Some(Card::TRANSFER),
            Self::Recruit(_) => Some(Card::RECRUITMENT),
            Self::Support(_) => Some(Card::SUPPORT),
            Self::Exchange => Some(Card::EXCHANGE),
            Self::Desert(_) => Some(Card::DESERTION),
            Self::Treason(_) => Some(Card::TREASON),
            Self::Explode(_) => Some(Card::EXPLOSION),
            _ => None,
        }
    }

    /// The move as a path of targets, in this position.
    pub(crate) fn path(self, public: &Public) -> Path {
        let hand = |card: Card| Target::new("hand", card, card_phrase(card));
        let at = |dam: DamId| Target::new("dam", dam.number(), dam_phrase(dam));
        let discarded = |card: Card| Target::new("discard", card, card_phrase(card));
        let on_table = |card: Card| {
            let dam = Role::BOTH.into_iter().find_map(|role| public.find(role, card));
            let words = dam.map(|dam| with_card(Phrase::new("target-at"), card).number("dam", dam.number()));
            Target::new("table", card, words.unwrap_or_else(|| card_phrase(card)))
        };
        match self {
            Self::Retreat(dam) => vec![Target::button("retreat"), at(dam)],
            Self::Log(dam) => vec![Target::button("log"), at(dam)],
            Self::Play(card, dam) => vec![hand(card), at(dam)],
            Self::Transfer(card, fate) => {
                let fate = match fate {
                    Fate::Across => Target::button("across"),
                    Fate::Discard => Target::button("discard"),
                };
                vec![hand(Card::TRANSFER), on_table(card), fate]
            }
            Self::Recruit(card) => vec![hand(Card::RECRUITMENT), discarded(card)],
            Self::Support(card) if matches!(public.phase, Phase::Support(_)) => vec![discarded(card)],
            Self::Support(card) => vec![hand(Card::SUPPORT), discarded(card)],
            Self::Exchange => vec![hand(Card::EXCHANGE)],
            Self::Desert(card) => vec![hand(Card::DESERTION), on_table(card)],
            Self::Treason(card) => vec![hand(Card::TREASON), on_table(card)],
            Self::Explode(dam) => vec![hand(Card::EXPLOSION), at(dam)],
            // Claiming is what pointing at a dam means; while a card is to be placed, nothing can be claimed.
            Self::Claim(dam) | Self::Place(dam) => vec![at(dam)],
            Self::Give(card) => vec![hand(card)],
            Self::Draw(Stock::Battle) => vec![Target::button("draw-battle")],
            Self::Draw(Stock::Tactics) => vec![Target::button("draw-tactics")],
            Self::Pass => vec![Target::button("pass")],
            Self::End => vec![Target::button("end")],
        }
    }
}

/// A card in words: «yellow 7», «the Swan».
pub(crate) fn card_phrase(card: Card) -> Phrase {
    with_card(Phrase::new("card"), card)
}

/// Adds a card to a phrase as `$kind` (its colour, or its code) and `$value`, by which the catalogues say it.
pub(crate) fn with_card(phrase: Phrase, card: Card) -> Phrase {
    match (card.colour(), card.value()) {
        (Some(colour), Some(value)) => {
            phrase.text("kind", colour.letter().to_string()).number("value", value)
        }
        _ => phrase.text("kind", card.to_string()).number("value", 0),
    }
}

/// A dam in words: its name.
pub(crate) fn dam_phrase(dam: DamId) -> Phrase {
    Phrase::new("dam").number("dam", dam.number())
}

impl Speak for Move {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let at = |key: &str, dam: DamId| Phrase::new(key).number("dam", dam.number());
        let of = |key: &str, card: Card| with_card(Phrase::new(key), card);
        match *self {
            Self::Claim(dam) => at("move-claim", dam),
            Self::Retreat(dam) => at("move-retreat", dam),
            Self::Log(dam) => at("move-log", dam),
            Self::Play(card, dam) => of("move-play", card).number("dam", dam.number()),
            Self::Transfer(card, Fate::Across) => of("move-transfer-across", card),
            Self::Transfer(card, Fate::Discard) => of("move-transfer-discard", card),
            Self::Recruit(card) => of("move-recruit", card),
            Self::Support(card) => of("move-support", card),
            Self::Exchange => Phrase::new("move-exchange"),
            Self::Desert(card) => of("move-desert", card),
            Self::Treason(card) => of("move-treason", card),
            Self::Explode(dam) => at("move-explode", dam),
            Self::Place(dam) => at("move-place", dam),
            Self::Give(card) => of("move-give", card),
            Self::Draw(Stock::Battle) => Phrase::new("move-draw-battle"),
            Self::Draw(Stock::Tactics) => Phrase::new("move-draw-tactics"),
            Self::Pass => Phrase::new("move-pass"),
            Self::End => Phrase::new("move-end"),
        }
    }

    fn every() -> Vec<Self> {
        let mut all = vec![
            Self::Exchange,
            Self::Draw(Stock::Battle),
            Self::Draw(Stock::Tactics),
            Self::Pass,
            Self::End,
        ];
        for dam in DamId::all() {
            all.extend([
                Self::Claim(dam),
                Self::Retreat(dam),
                Self::Log(dam),
                Self::Explode(dam),
                Self::Place(dam),
            ]);
        }
        for card in Cards::ALL.iter() {
            all.extend([
                Self::Transfer(card, Fate::Across),
                Self::Transfer(card, Fate::Discard),
                Self::Recruit(card),
            ]);
            all.extend([Self::Support(card), Self::Desert(card), Self::Treason(card)]);
        }
        for card in Cards::ALL.iter().chain(Tactics::ALL.kinds()) {
            all.push(Self::Give(card));
            if !card.is_ruse() {
                all.extend(DamId::all().map(|dam| Self::Play(card, dam)));
            }
        }
        all
    }
}
