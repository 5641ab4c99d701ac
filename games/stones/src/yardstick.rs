//! The yardstick: the same games on every engine, byte for byte, so that speeds can be compared.

use nurt_core::{BitSet, Chance, Fast, Game, Seat, Silent, Viewer};

use crate::components::CARDS;
use crate::moves::Move;
use crate::{NoOptions, Stones};

/// Deals a given deck, and chooses at random from the same stream of numbers that shuffled it.
#[derive(Clone, Debug)]
pub struct Yardstick {
    x: u32,
    deck: [u8; CARDS as usize],
    next: usize,
}

impl Yardstick {
    /// The chance of game number `index`.
    pub fn new(index: u32) -> Self {
        let x = index.wrapping_mul(2_654_435_761).wrapping_add(1).max(1);
        let mut yardstick = Self { x, deck: std::array::from_fn(|card| card as u8), next: 0 };
        for last in (1..CARDS).rev() {
            let other = yardstick.number() % (last + 1);
            yardstick.deck.swap(last as usize, other as usize);
        }
        yardstick
    }

    /// The next number of the stream (xorshift32).
    #[inline]
    pub fn number(&mut self) -> u32 {
        self.x ^= self.x << 13;
        self.x ^= self.x >> 17;
        self.x ^= self.x << 5;
        self.x
    }
}

impl Chance for Yardstick {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.number() % n
    }

    #[inline]
    fn member<S: BitSet>(&mut self, _: S) -> u32 {
        let card = self.deck[self.next];
        self.next += 1;
        u32::from(card)
    }
}

/// What so many games of the yardstick come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest {
    /// FNV-1a over every action and every winner.
    pub digest: u32,
    /// How many moves were played.
    pub moves: u64,
}

impl Digest {
    /// Of no games.
    pub const EMPTY: Self = Self { digest: 2_166_136_261, moves: 0 };

    /// One byte more.
    #[inline]
    pub fn byte(&mut self, byte: u8) {
        self.digest = (self.digest ^ u32::from(byte)).wrapping_mul(16_777_619);
    }

    /// One action more, `card * 9 + stone`.
    #[inline]
    pub fn action(&mut self, action: u32) {
        self.byte(action as u8);
        self.byte((action >> 8) as u8);
        self.moves += 1;
    }
}

fn action(mv: Move) -> u32 {
    u32::from(mv.card.0) * 9 + u32::from(mv.stone) - 1
}

/// Plays games `0..games` through the public contract: legal list, apply. `each` sees every position
/// before its move.
#[inline]
pub fn play(games: u32, mut each: impl FnMut(&Stones)) -> Digest {
    let mut digest = Digest::EMPTY;
    let mut moves = Vec::with_capacity(Stones::FACTS.most_moves);
    for index in 0..games {
        let mut chance = Yardstick::new(index);
        let mut position = Stones::new(&NoOptions, &mut chance, &mut Silent);
        while let Some(seat) = position.to_act().lowest() {
            each(&position);
            position.legal_moves(seat, &mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            digest.action(action(mv));
            // The move is from the list of legal ones.
            let _ = position.apply(seat, mv, &mut chance, &mut Silent);
        }
        digest.byte(position.winner().map_or(0, Seat::index) as u8);
    }
    digest
}

/// Plays `games` games of the yardstick, and before every move `per_decision` random games to the end from
/// positions that the player to move imagines. Returns the number of those.
pub fn simulate(games: u32, per_decision: u32) -> u64 {
    let mut chance = Fast::new(54);
    let mut moves = Vec::with_capacity(Stones::FACTS.most_moves);
    let mut played = 0;
    play(games, |position| {
        let Some(me) = position.to_act().lowest() else { return };
        let view = position.view(Viewer::Seat(me));
        for _ in 0..per_decision {
            let mut imagined = Stones::imagine(&view, &mut chance);
            while let Some(seat) = imagined.to_act().lowest() {
                imagined.legal_moves(seat, &mut moves);
                let mv = moves[chance.below(moves.len() as u32) as usize];
                imagined.play(seat, mv, &mut chance, &mut Silent);
            }
            played += 1;
        }
    });
    played
}
