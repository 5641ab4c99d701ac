//! What may be done, and what follows when all have chosen.

use nurt_core::{Chance, Log, Phrase, Reason, Seat, Seats, Speak};
use strum::EnumCount;

use crate::board::Misfit;
use crate::components::{MOST_PLAYERS, Tile, Tiles};
use crate::events::{Event, NewHand};
use crate::moves::Move;
use crate::state::Waterway;

/// Why a tile may not be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount)]
pub enum Why {
    /// R9: the tile is not in the own hand.
    NotInHand(Tile),
    /// R14: a tile lies there.
    Occupied,
    /// R14: no side of a tile touches that cell.
    Apart,
    /// R15: river would touch bank.
    Bank,
    /// R16: the river would run in a circle.
    Ring,
    /// R17: no tile can ever lie there.
    Dead,
}

impl From<Misfit> for Why {
    fn from(misfit: Misfit) -> Self {
        match misfit {
            Misfit::Occupied => Self::Occupied,
            Misfit::Apart => Self::Apart,
            Misfit::Bank => Self::Bank,
            Misfit::Ring => Self::Ring,
            Misfit::Dead => Self::Dead,
        }
    }
}

impl Reason for Why {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInHand(_) => "R9",
            Self::Occupied | Self::Apart => "R14",
            Self::Bank => "R15",
            Self::Ring => "R16",
            Self::Dead => "R17",
        }
    }
}

impl Speak for Why {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        match self {
            Self::NotInHand(tile) => Phrase::new("why-not-in-hand").phrase("tile", tile.phrase()),
            Self::Occupied => Phrase::new("why-occupied"),
            Self::Apart => Phrase::new("why-apart"),
            Self::Bank => Phrase::new("why-bank"),
            Self::Ring => Phrase::new("why-ring"),
            Self::Dead => Phrase::new("why-dead"),
        }
    }

    fn every() -> Vec<Self> {
        let others = [Self::Occupied, Self::Apart, Self::Bank, Self::Ring, Self::Dead];
        Tile::all().map(Self::NotInHand).chain(others).collect()
    }
}

impl Waterway {
    /// R9: who has not chosen yet.
    #[inline]
    pub(crate) fn choosing(&self) -> Seats {
        if self.over() {
            return Seats::NONE;
        }
        self.seats().filter(|seat| self.chosen[seat.index()].is_none()).collect()
    }

    /// R9, R13 to R18: every tile of the hand at every place in every turn that fits.
    #[inline]
    pub(crate) fn list_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        let (board, hand) = (&self.boards[seat.index()], self.hands[seat.index()]);
        // Tiles of the same shape fit into the same places.
        let mut places = [None, None];
        for tile in hand.iter() {
            let shape = tile.face().shape;
            let places = places[shape as usize].get_or_insert_with(|| board.places(shape));
            out.extend(places.iter().map(|&(cell, turn)| Move::new(tile, cell, turn)));
        }
    }

    #[inline]
    pub(crate) fn allows(&self, seat: Seat, mv: Move) -> Result<(), Why> {
        if !self.hands[seat.index()].contains(mv.tile) {
            return Err(Why::NotInHand(mv.tile));
        }
        Ok(self.boards[seat.index()].fit(mv)?)
    }

    /// A2: a choice stays hidden until the last one is in. Then all are final and shown.
    #[inline]
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        if self.solo() {
            self.place(seat, mv, log);
            self.discard_rest(log);
            self.round += 1;
            if self.over() {
                let points = self.score(seat).total();
                log.note(|| Event::Ranked { seat, points });
            } else {
                let tiles = self.deal(seat, chance);
                log.note(|| Event::Dealt { seat, tiles });
            }
            return;
        }
        self.chosen[seat.index()] = Some(mv);
        log.note(|| Event::Chose { seat, mv });
        if self.choosing().is_empty() {
            for seat in self.seats() {
                if let Some(mv) = self.chosen[seat.index()].take() {
                    self.place(seat, mv, log);
                }
            }
            self.round += 1;
            if !self.over() {
                self.pass(chance, log);
            }
            let held = self.held();
            for seen in &mut self.seen {
                *seen = seen.and(held);
            }
        }
    }

    #[inline]
    fn place(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.without(Tiles::one(mv.tile));
        let board = &mut self.boards[seat.index()];
        board.lay(mv);
        log.note(|| Event::placed(seat, board));
    }

    /// R10: what was not placed goes to the left, and everybody draws a tile.
    #[inline]
    fn pass(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let rests = self.hands;
        let mut hands = [None; MOST_PLAYERS];
        for seat in self.seats() {
            let left = self.left_of(seat).index();
            let rest = rests[seat.index()];
            self.seen[seat.index()] = self.seen[seat.index()].or(rest);
            self.hands[left] = rest;
        }
        for seat in self.seats() {
            let drew = self.draw(chance);
            let hand = &mut self.hands[seat.index()];
            hands[seat.index()] = Some(NewHand { got: *hand, drew });
            *hand = hand.or(Tiles::one(drew));
        }
        let round = self.round;
        log.note(|| Event::Passed { round, hands });
    }

    /// R28: alone one discards what one does not place.
    #[inline]
    fn discard_rest(&mut self, log: &mut impl Log<Event>) {
        let rest = std::mem::take(&mut self.hands[0]);
        self.discarded = self.discarded.or(rest);
        log.note(|| Event::Discarded { tiles: rest });
    }
}
