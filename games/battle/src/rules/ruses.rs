//! The ruses of the tactics variant (R43).

use nurt_core::{Chance, Log, Seat};

use crate::components::{Card, Cards};
use crate::dams::DamId;
use crate::events::{Event, Hidden};
use crate::hand::Hand;
use crate::moves::Fate;
use crate::state::{Battle, Phase, Role};

impl Battle {
    /// R41, R43: the ruse leaves the hand, counts as played, and lies face up on the player's side.
    pub(crate) fn play_ruse(&mut self, ruse: Card) {
        let role = self.public.turn;
        self.take_from_hand(role, ruse);
        self.public.played[role] += 1;
        self.public.ruses[role].add(ruse);
        self.public.claims = 0; // R10: not in the middle of an effect
    }

    fn actor(&self) -> (Role, Seat) {
        (self.public.turn, self.public.seat(self.public.turn))
    }

    /// Transfer: an own battle card goes across, or to the discards (A15, A19).
    pub(crate) fn transfer(
        &mut self,
        card: Card,
        fate: Fate,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let (role, seat) = self.actor();
        let Some(dam) = self.public.find(role, card) else { return };
        self.public.side_mut(role, dam).remove(card);
        match fate {
            Fate::Across => self.public.put(role.other(), dam, card),
            Fate::Discard => {
                self.public.discards.insert(card);
            }
        }
        log.note(|| Event::Transferred { seat, card, dam, fate });
        self.begin_draw(chance, log);
    }

    /// Recruitment: first the card is chosen.
    pub(crate) fn recruit(&mut self, card: Card, log: &mut impl Log<Event>) {
        let (_, seat) = self.actor();
        self.public.phase = Phase::Recruit(card);
        log.note(|| Event::Recruited { seat, card });
    }

    /// Treason: first the card is chosen.
    pub(crate) fn betray(&mut self, card: Card, log: &mut impl Log<Event>) {
        let (_, seat) = self.actor();
        self.public.phase = Phase::Treason(card);
        log.note(|| Event::Betraying { seat, card });
    }

    /// Recruitment and Treason: then the dam. Recruiting is playing (R16), changing sides is not (A19).
    pub(crate) fn place(&mut self, dam: DamId, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let (role, seat) = self.actor();
        match self.public.phase {
            Phase::Recruit(card) => {
                self.public.discards.remove(card);
                log.note(|| Event::Played { seat, card, dam });
                self.public.lay(role, dam, card, log);
            }
            Phase::Treason(card) => {
                let Some(from) = self.public.find(role.other(), card) else { return };
                self.public.side_mut(role.other(), from).remove(card);
                self.public.put(role, dam, card);
                log.note(|| Event::Betrayed { seat, card, from, to: dam });
            }
            _ => return,
        }
        self.begin_draw(chance, log);
    }

    /// Support: the first card is chosen, then the second; both go back into the stock.
    pub(crate) fn support(&mut self, card: Card, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let (_, seat) = self.actor();
        let Phase::Support(first) = self.public.phase else {
            self.public.phase = Phase::Support(card);
            log.note(|| Event::Supporting { seat, card });
            return;
        };
        let back: Cards = [first, card].into_iter().collect();
        self.public.discards = self.public.discards.minus(back);
        self.stock = self.stock.union(back);
        self.public.returned = back;
        log.note(|| Event::Supported { seat, first, second: card });
        self.begin_draw(chance, log);
    }

    /// Exchange: both players choose cards. A player without cards has nothing to choose (A16).
    pub(crate) fn exchange(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let (_, seat) = self.actor();
        self.public.phase = Phase::Exchange;
        log.note(|| Event::Exchanging { seat });
        self.swap_when_ready(chance, log);
    }

    /// Exchange: one more card is chosen, in secret.
    pub(crate) fn give(
        &mut self,
        seat: Seat,
        card: Card,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let role = self.public.role(seat);
        self.giving[role].add(card);
        log.note(|| Event::Chose { seat, card: Hidden(card) });
        self.swap_when_ready(chance, log);
    }

    /// When both have chosen, the cards change hands, and both know where they are.
    fn swap_when_ready(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if Role::BOTH.into_iter().any(|role| self.owes(role) > 0) {
            return;
        }
        let given = std::mem::take(&mut self.giving);
        for role in Role::BOTH {
            for card in given[role].iter() {
                self.take_from_hand(role, card);
            }
        }
        for role in Role::BOTH {
            let got: Hand = given[role.other()];
            self.hands[role] = self.hands[role].plus(got);
            self.known[role] = self.known[role].plus(got);
            let (seat, cards) = (self.public.seat(role.other()), got);
            log.note(|| Event::Gave { seat, cards: Hidden(cards) });
        }
        self.begin_draw(chance, log);
    }

    /// Desertion: a battle card of the opponent is discarded.
    pub(crate) fn desert(&mut self, card: Card, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let (role, seat) = self.actor();
        let Some(dam) = self.public.find(role.other(), card) else { return };
        self.public.side_mut(role.other(), dam).remove(card);
        self.public.discards.insert(card);
        log.note(|| Event::Deserted { seat, card, dam });
        self.begin_draw(chance, log);
    }

    /// Explosion: all battle cards on both sides of a dam are discarded; elite units stay (A18).
    pub(crate) fn explode(&mut self, dam: DamId, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let (_, seat) = self.actor();
        let [mine, theirs] = Role::BOTH.map(|role| self.public.side_mut(role, dam).take_battle_cards());
        let cards = mine.union(theirs);
        self.public.discards = self.public.discards.union(cards);
        log.note(|| Event::Exploded { seat, dam, cards });
        self.begin_draw(chance, log);
    }
}
