//! The course of a turn: the draw, its end, and the end of the game by an empty stock (R9, R17, R18, R35).

use nurt_core::{Chance, Log};

use crate::components::{Cards, Tactics};
use crate::events::{Event, Hidden};
use crate::moves::Stock;
use crate::state::{Battle, Phase, Role};

impl Battle {
    /// Phase 2 is over: on to the draw, or past it if there is nothing to draw.
    pub(crate) fn begin_draw(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if self.stock.is_empty() && self.tactics_stock.is_empty() {
            return self.begin_close(chance, log);
        }
        self.public.phase = Phase::Draw;
        self.refresh_claims();
    }

    /// R17, R40: draws a card.
    pub(crate) fn draw(&mut self, from: Stock, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let role = self.public.turn;
        let card = match from {
            Stock::Battle => {
                let card = Cards::card_at_bit(chance.member(self.stock.bits()));
                self.stock.remove(card);
                if !self.public.returned.is_empty() {
                    self.public.drawn_since[role] = self.public.drawn_since[role].saturating_add(1);
                }
                card
            }
            Stock::Tactics => {
                let card = Tactics::card_at_bit(chance.member(u32::from(self.tactics_stock.bits())));
                self.tactics_stock.remove(card);
                card
            }
        };
        self.hands[role].add(card);
        let seat = self.public.seat(role);
        log.note(|| Event::Drew { seat, stock: from, card: Hidden(card) });
        self.begin_close(chance, log);
    }

    /// R10: after the draw the attacker can still declare control; otherwise the turn is over.
    fn begin_close(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.public.phase = Phase::Close;
        self.refresh_claims();
        if self.public.claims == 0 {
            self.end_turn(chance, log);
        }
    }

    /// R8: the other player's turn begins, unless this was the last one (R35).
    pub(crate) fn end_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if self.public.turn == Role::Attacker && self.public.last_turn {
            return self.finish(Role::Defender, chance, log);
        }
        self.public.turn = self.public.turn.other();
        self.begin_turn(log);
    }

    /// A10: if the stock is empty when the attacker's turn begins, it is the last one.
    pub(crate) fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.public.phase = Phase::Prepare;
        if self.public.turn == Role::Attacker && self.stock.is_empty() {
            self.public.last_turn = true;
            let seat = self.public.attacker;
            log.note(|| Event::LastTurn { seat });
        }
        self.refresh_claims();
    }
}
