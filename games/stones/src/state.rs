//! The position: plain data of fixed size.

use nurt_core::{Chance, Seat};

use crate::components::{ALL_CARDS, ANY_STONES, Card, HAND, SLOTS, STONES};

/// A position of Stones-54. Sets of cards and stones are bit masks. The stock has no order: it is what
/// may still come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stones {
    pub(crate) hands: [u64; 2],
    pub(crate) stock: u64,
    /// By stone, then by seat: the cards laid so far.
    pub(crate) sides: [[Side; 2]; STONES],
    /// By seat: the stones won.
    pub(crate) claimed: [u16; 2],
    /// By seat: the stones where there is still a place on the own side.
    pub(crate) open: [u16; 2],
    pub(crate) turn: Seat,
}

/// One side of a stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Side {
    pub(crate) cards: [u8; SLOTS],
    pub(crate) len: u8,
    /// Whether this side was full before the other one.
    pub(crate) first: u8,
}

impl Side {
    /// The cards, in the order in which they were laid.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.into_iter().take(usize::from(self.len)).map(Card)
    }
}

impl Stones {
    /// R2: six cards for each player, the first seat first.
    pub(crate) fn deal(chance: &mut impl Chance) -> Self {
        let mut position = Self::empty();
        for seat in 0..2 {
            for _ in 0..HAND {
                let card = chance.member(position.stock);
                position.stock ^= 1 << card;
                position.hands[seat] |= 1 << card;
            }
        }
        position
    }

    /// The table before the deal: all cards in the stock.
    pub(crate) fn empty() -> Self {
        Self {
            hands: [0; 2],
            stock: ALL_CARDS,
            sides: [[Side::default(); 2]; STONES],
            claimed: [0; 2],
            open: [(1 << STONES) - 1; 2],
            turn: Seat::new(0),
        }
    }

    /// R7: who has three stones side by side, or any five.
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        [0, 1]
            .into_iter()
            .find(|&seat| {
                let won = self.claimed[seat];
                won & won >> 1 & won >> 2 != 0 || won.count_ones() >= ANY_STONES
            })
            .map(|seat| Seat::new(seat as u8))
    }

    /// The law of the game: every card is in exactly one place.
    pub(crate) fn lost_card(&self) -> Option<String> {
        let mut seen = 0u64;
        let mut twice = 0u64;
        let laid = self.sides.iter().flatten().flat_map(|side| side.cards().map(Card::bit));
        for set in laid.chain([self.hands[0], self.hands[1], self.stock]) {
            twice |= seen & set;
            seen |= set;
        }
        if let Some(card) = Card::of(twice).next() {
            return Some(format!("{card} is there twice"));
        }
        Card::of(ALL_CARDS & !seen).next().map(|card| format!("{card} is lost"))
    }
}
