//! Phase 1, preparation: retreat and logs (R11, R12).

use nurt_core::Log;

use crate::dams::DamId;
use crate::events::Event;
use crate::state::{Battle, Phase, Role};

impl Battle {
    /// R11: the attacker discards his battle cards at a dam; elite units stay (A3).
    pub(crate) fn retreat(&mut self, dam: DamId, log: &mut impl Log<Event>) {
        let public = &mut self.public;
        let cards = public.side_mut(Role::Attacker, dam).take_battle_cards();
        public.discards = public.discards.union(cards);
        public.phase = Phase::Play;
        let seat = public.attacker;
        log.note(|| Event::Retreated { seat, dam, cards });
        self.refresh_claims();
    }

    /// R12: the defender's log takes the attacker's card closest to a dam, whatever it is.
    pub(crate) fn throw_log(&mut self, dam: DamId, log: &mut impl Log<Event>) {
        let public = &mut self.public;
        let card = public.side_mut(Role::Attacker, dam).take(0);
        let _ = if card.is_battle() { public.discards.insert(card) } else { public.out.add(card) };
        public.logs -= 1;
        public.phase = Phase::Play;
        let seat = public.seat(Role::Defender);
        log.note(|| Event::Log { seat, dam, card });
    }
}
