//! Phase 2: laying a card (R14 to R16).

use nurt_core::{Chance, Log};

use crate::components::{BEAVER, Card};
use crate::dams::DamId;
use crate::events::Event;
use crate::state::{Battle, Public, Role};

impl Public {
    /// R15, R24: puts a card outermost on a side, and stamps the side if that fills it.
    pub(crate) fn put(&mut self, role: Role, dam: DamId, card: Card) {
        let face = self.face(dam);
        let side = &mut self.dams[dam.index()].sides[role];
        side.push(card);
        if side.len() == face.spaces {
            self.clock += 1;
            side.complete(face, self.clock);
        }
    }

    /// R16: lays a card; if its partner lies opposite, both are discarded at once.
    pub(crate) fn lay(&mut self, role: Role, dam: DamId, card: Card, log: &mut impl Log<Event>) {
        let Some(opposite) =
            partner(card).filter(|&other| self.dams[dam.index()].sides[role.other()].remove(other))
        else {
            return self.put(role, dam, card);
        };
        self.discards.insert(card);
        self.discards.insert(opposite);
        let (duck, beaver) = if card < opposite { (card, opposite) } else { (opposite, card) };
        log.note(|| Event::Met { duck, beaver, dam });
    }
}

impl Battle {
    /// Takes a card out of a hand; the opponent no longer knows it to be there.
    pub(crate) fn take_from_hand(&mut self, role: Role, card: Card) {
        self.hands[role].remove(card);
        self.known[role].remove(card);
    }

    /// R14: lays a battle card or an elite unit from the hand.
    pub(crate) fn play_card(
        &mut self,
        card: Card,
        dam: DamId,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let role = self.public.turn;
        let seat = self.public.seat(role);
        self.take_from_hand(role, card);
        if card.is_tactics() {
            self.public.played[role] += 1; // R41
        }
        log.note(|| Event::Played { seat, card, dam });
        self.public.lay(role, dam, card, log);
        self.begin_draw(chance, log);
    }
}

/// R16: the duck for a beaver and the beaver for a duck; nothing for other cards.
#[inline]
pub(crate) fn partner(card: Card) -> Option<Card> {
    let colour = card.colour()?;
    match card.value()? {
        0 => Some(Card::battle(colour, BEAVER)),
        BEAVER => Some(Card::battle(colour, 0)),
        _ => None,
    }
}
