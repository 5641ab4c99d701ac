//! What may be done, and what follows from it.

use std::cmp::Ordering;

use nurt_core::{Chance, Log, Phrase, Reason, Seat, Speak, Viewer};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

use crate::components::{Card, SLOTS, STONES};
use crate::moves::Move;
use crate::scoring::strength;
use crate::state::Stones;

/// Why a card may not be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount)]
pub enum Why {
    /// R3: the card is not in the own hand.
    NotInHand(Card),
    /// R3: the stone is claimed.
    Claimed,
    /// R3: three own cards lie there.
    Full,
}

impl Reason for Why {
    fn rule(&self) -> &'static str {
        "R3"
    }
}

impl Speak for Why {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        match self {
            Self::NotInHand(card) => Phrase::new("why-not-in-hand").phrase("card", card.phrase()),
            Self::Claimed => Phrase::new("why-claimed"),
            Self::Full => Phrase::new("why-full"),
        }
    }

    fn every() -> Vec<Self> {
        vec![Self::NotInHand(Card::new(0, 1)), Self::Claimed, Self::Full]
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Event {
    /// A card was laid at a stone.
    Laid { seat: Seat, card: Card, stone: u8 },
    /// A stone was won.
    Claimed { seat: Seat, stone: u8 },
    /// A card was drawn.
    Drew { seat: Seat, card: Card },
}

/// What a viewer may know of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, EnumCount)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum EventView {
    /// A card was laid at a stone.
    Laid { seat: Seat, card: Card, stone: u8 },
    /// A stone was won.
    Claimed { seat: Seat, stone: u8 },
    /// A card was drawn; which one, only its owner sees.
    Drew { seat: Seat, card: Option<Card> },
}

impl Event {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> EventView {
        match *self {
            Self::Laid { seat, card, stone } => EventView::Laid { seat, card, stone },
            Self::Claimed { seat, stone } => EventView::Claimed { seat, stone },
            Self::Drew { seat, card } => EventView::Drew { seat, card: viewer.sees(seat).then_some(card) },
        }
    }
}

impl Speak for EventView {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        match *self {
            Self::Laid { seat, card, stone } => Phrase::new("event-laid")
                .seat("who", seat)
                .phrase("card", card.phrase())
                .number("stone", stone),
            Self::Claimed { seat, stone } => {
                Phrase::new("event-claimed").seat("who", seat).number("stone", stone)
            }
            Self::Drew { seat, card: None } => Phrase::new("event-drew-hidden").seat("who", seat),
            Self::Drew { seat, card: Some(card) } => {
                Phrase::new("event-drew").seat("who", seat).phrase("card", card.phrase())
            }
        }
    }

    fn every() -> Vec<Self> {
        let (seat, card, stone) = (Seat::new(0), Card::new(0, 1), 1);
        vec![
            Self::Laid { seat, card, stone },
            Self::Claimed { seat, stone },
            Self::Drew { seat, card: None },
            Self::Drew { seat, card: Some(card) },
        ]
    }
}

impl Stones {
    /// R3: every hand card at every open stone, in ascending order of card, then stone.
    #[inline]
    pub(crate) fn list_moves(&self, out: &mut Vec<Move>) {
        let me = self.turn.index();
        let mut stones = [0; STONES];
        let mut count = 0;
        let mut open = self.open[me];
        while open != 0 {
            stones[count] = open.trailing_zeros() as u8 + 1;
            count += 1;
            open &= open - 1;
        }
        let mut hand = self.hands[me];
        while hand != 0 {
            let card = Card(hand.trailing_zeros() as u8);
            out.extend(stones[..count].iter().map(|&stone| Move { card, stone }));
            hand &= hand - 1;
        }
    }

    #[inline]
    pub(crate) fn allows(&self, Move { card, stone }: Move) -> Result<(), Why> {
        let me = self.turn.index();
        if self.hands[me] & card.bit() == 0 {
            return Err(Why::NotInHand(card));
        }
        let here = 1 << (stone - 1);
        if self.open[me] & here != 0 {
            return Ok(());
        }
        Err(if (self.claimed[0] | self.claimed[1]) & here != 0 { Why::Claimed } else { Why::Full })
    }

    #[inline]
    pub(crate) fn lay(&mut self, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let Move { card, stone } = mv;
        let seat = self.turn;
        let (me, other) = (seat.index(), 1 - seat.index());
        let at = usize::from(stone) - 1;
        self.hands[me] ^= card.bit();
        let [mine, theirs] = if me == 0 { [0, 1] } else { [1, 0] };
        let sides = &mut self.sides[at];
        let len = usize::from(sides[mine].len);
        sides[mine].cards[len] = card.0;
        sides[mine].len += 1;
        log.note(|| Event::Laid { seat, card, stone });
        if len + 1 == SLOTS {
            self.open[me] &= !(1 << at);
            if usize::from(sides[theirs].len) < SLOTS {
                sides[mine].first = 1;
            } else {
                self.claim(at, log);
            }
        }
        // R4: draw, if a card is left.
        if self.stock != 0 {
            let drawn = chance.member(self.stock);
            self.stock ^= 1 << drawn;
            self.hands[me] |= 1 << drawn;
            log.note(|| Event::Drew { seat, card: Card(drawn as u8) });
        }
        self.turn = Seat::new(other as u8);
    }

    /// R5: both sides are full; the stronger one owns the stone, on a tie the one that was full first.
    fn claim(&mut self, at: usize, log: &mut impl Log<Event>) {
        let [a, b] = &self.sides[at];
        let (a_worth, b_worth) = (strength(&a.cards), strength(&b.cards));
        let owner = match a_worth.cmp(&b_worth) {
            Ordering::Greater => 0,
            Ordering::Less => 1,
            Ordering::Equal => 1 - usize::from(a.first),
        };
        self.claimed[owner] |= 1 << at;
        log.note(|| Event::Claimed { seat: Seat::new(owner as u8), stone: at as u8 + 1 });
    }
}
