//! The laws of the game: what is true in every position.

use crate::components::{Card, Cards, DAMS_TO_WIN, LOGS, Tactics};
use crate::dams::DamId;
use crate::rules::control::formation;
use crate::rules::play::partner;
use crate::state::{Battle, Phase, Role};

impl Battle {
    /// The laws of the game: every card in one place, sides within their spaces, stamps on full sides only.
    pub(crate) fn law(&self) -> Option<String> {
        let public = &self.public;
        let mut battle = Cards::EMPTY;
        let laid = Role::BOTH.map(|role| public.laid(role));
        for set in [
            self.hands.attacker.battle,
            self.hands.defender.battle,
            self.stock,
            public.discards,
            laid[0],
            laid[1],
        ] {
            if let Some(card) = set.iter().find(|&card| battle.contains(card)) {
                return Some(format!("{card} is there twice"));
            }
            battle = battle.union(set);
        }
        if let Some(card) = Cards::ALL.minus(battle).iter().next() {
            return Some(format!("{card} is lost"));
        }
        let mut tactics = Tactics::EMPTY;
        let [hand, other] = Role::BOTH.map(|role| self.hands[role].tactics);
        let ruses = public.ruses;
        for set in
            [hand, other, self.tactics_stock, public.out, public.elites(), ruses.attacker, ruses.defender]
        {
            if let Some(card) = set.iter().find(|&card| !tactics.add(card)) {
                return Some(format!("{card} is there too often"));
            }
        }
        let all = if public.settings.tactics { Tactics::ALL } else { Tactics::EMPTY };
        if tactics != all {
            return Some(format!("the tactics cards are {tactics:?}"));
        }
        for dam in DamId::all() {
            for role in Role::BOTH {
                let (side, spaces) = (public.side(role, dam), public.face(dam).spaces);
                let number = dam.number();
                if side.len() > spaces {
                    return Some(format!(
                        "{} cards on a side of dam {number}, which has {spaces} spaces",
                        side.len()
                    ));
                }
                if (side.len() == spaces) != (side.stamp > 0) || side.stamp > public.clock {
                    return Some(format!("the stamp of a side of dam {number} is {}", side.stamp));
                }
                let worth = (side.len() == spaces).then(|| formation(public.face(dam), side.cards()));
                if side.worth() != worth {
                    return Some(format!("a side of dam {number} is taken for {:?}", side.worth()));
                }
                let cards = side.cards().iter();
                if let Some(card) = cards.clone().find(|card| card.is_ruse()) {
                    return Some(format!("the ruse {card} lies at dam {number}"));
                }
            }
            let [mine, theirs] = Role::BOTH.map(|role| public.side(role, dam).battle_cards());
            let meets = |card: Card| partner(card).is_some_and(|partner| theirs.contains(partner));
            if !public.settings.tactics && mine.iter().any(meets) {
                return Some(format!("duck and beaver of one colour are both at dam {}", dam.number()));
            }
        }
        if public.logs > LOGS {
            return Some(format!("there are {} logs", public.logs));
        }
        if public.phase != Phase::Over && public.damaged() >= DAMS_TO_WIN {
            return Some("four dams are damaged, but the game goes on".to_owned());
        }
        if public.played.attacker.abs_diff(public.played.defender) > 1 {
            return Some(format!("the tactics cards played are {:?}", public.played));
        }
        for role in Role::BOTH {
            let (hand, known, giving) = (self.hands[role], self.known[role], self.giving[role]);
            if !hand.has(known) {
                return Some(format!("the opponent of the {} knows cards that are not there", role.name()));
            }
            if !hand.has(giving) {
                return Some(format!("the {} gives cards that are not there", role.name()));
            }
            if public.phase != Phase::Exchange && !giving.is_empty() {
                return Some("cards are given without an Exchange".to_owned());
            }
        }
        None
    }
}
