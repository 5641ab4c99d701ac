//! What a seat may see and remembers, and how to imagine the rest.

use nurt_core::{Chance, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::{Cards, Tactics};
use crate::hand::Hand;
use crate::state::{Battle, ByRole, Public, Role};

/// What a viewer may know of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "BattleView"))]
pub struct View {
    /// What everybody may know.
    #[serde(flatten)]
    pub public: Public,
    /// The hands.
    pub hands: ByRole<HandView>,
    /// How many battle cards are left in the stock.
    pub stock: u8,
    /// How many tactics cards are left in their stock.
    pub tactics_stock: u8,
}

/// What a viewer may know of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    /// How many battle cards. Draws are public, so everybody can count.
    pub battle: u8,
    /// How many tactics cards.
    pub tactics: u8,
    /// Exchange: how many cards are chosen.
    pub chosen: u8,
    /// The cards, for their owner.
    pub cards: Option<Hand>,
    /// Exchange: the cards chosen, for their owner.
    pub giving: Option<Hand>,
    /// The cards among them that the opponent knows, since an Exchange. Both players remember that.
    pub known: Option<Hand>,
}

impl View {
    pub(crate) fn new(position: &Battle, viewer: Viewer) -> Self {
        let hands = ByRole::from_fn(|role| {
            let hand = position.hands[role];
            let own = viewer.sees(position.public.seat(role));
            HandView {
                battle: hand.battle.len() as u8,
                tactics: hand.tactics.len() as u8,
                chosen: position.giving[role].len() as u8,
                cards: own.then_some(hand),
                giving: own.then_some(position.giving[role]),
                known: (viewer != Viewer::Spectator).then_some(position.known[role]),
            }
        });
        Self {
            public: position.public,
            hands,
            stock: position.stock.len() as u8,
            tactics_stock: position.tactics_stock.len() as u8,
        }
    }

    /// A position that agrees with the view: hidden hands are drawn from what is unseen and may be there; the rest
    /// is in the stocks.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> Battle {
        let mut position = Battle::undealt(self.public);
        let mut battle = self.public.unseen();
        let mut tactics = position.tactics_stock;
        for set in
            [self.public.elites(), self.public.out, self.public.ruses.attacker, self.public.ruses.defender]
        {
            set.iter().for_each(|card| {
                tactics.remove(card);
            });
        }
        for role in Role::BOTH {
            let view = &self.hands[role];
            position.known[role] = view.known.unwrap_or_default();
            position.giving[role] = view.giving.unwrap_or_default();
            let sure = view.cards.unwrap_or(position.known[role]);
            position.hands[role] = sure;
            battle = battle.minus(sure.battle);
            sure.tactics.iter().for_each(|card| {
                tactics.remove(card);
            });
        }
        for role in Role::BOTH {
            self.fill(role, &mut position, &mut battle, &mut tactics, chance);
        }
        position.stock = battle;
        position.tactics_stock = tactics;
        position
    }

    /// Draws what a viewer cannot see of a hand.
    fn fill(
        &self,
        role: Role,
        position: &mut Battle,
        battle: &mut Cards,
        tactics: &mut Tactics,
        chance: &mut impl Chance,
    ) {
        let view = &self.hands[role];
        let hand = &mut position.hands[role];
        // A card that Support brought back can be in the hand only if it was drawn since, or came in an Exchange:
        // that the players know, but not a spectator.
        let mut back = if view.known.is_some() { self.public.drawn_since[role] } else { u8::MAX };
        while hand.battle.len() < u32::from(view.battle) {
            let pool = if back == 0 { battle.minus(self.public.returned) } else { *battle };
            let card = Cards::card_at_bit(chance.member(pool.bits()));
            if self.public.returned.contains(card) {
                back -= 1;
            }
            battle.remove(card);
            hand.battle.insert(card);
        }
        while hand.tactics.len() < u32::from(view.tactics) {
            let card = Tactics::card_at_bit(chance.member(u32::from(tactics.bits())));
            tactics.remove(card);
            hand.tactics.add(card);
        }
        let mut choice = hand.minus(position.giving[role]);
        while position.giving[role].len() < u32::from(view.chosen) {
            let nth = chance.below(choice.len());
            let Some(card) = choice.iter().nth(nth as usize) else { return };
            choice.remove(card);
            position.giving[role].add(card);
        }
    }
}

#[cfg(test)]
mod tests {
    use nurt_core::{Fast, Game, Scenario, Seat, Secret, Table};

    use super::*;
    use crate::components::Card;

    /// Support brought two cards back; until the defender draws, they cannot be in that hand.
    #[test]
    fn returned_cards_are_imagined_where_they_can_be() {
        let text = |drawn: u8| {
            format!(
                r#"{{"options": {{"tactics": "on"}}, "to_act": 1, "position": {{
                    "hands": {{"attacker": ["R1", "R2"], "defender": ["G1", "G2", "G3", "G4", "G5"]}},
                    "stock": ["Y7", "B8"], "returned": ["Y7", "B8"], "drawn_since": {{"defender": {drawn}}}}}}}"#
            )
        };
        let returned: Vec<Card> = ["Y7", "B8"].into_iter().filter_map(|code| code.parse().ok()).collect();
        let seen = |drawn: u8| {
            let scenario = Scenario::parse(&text(drawn)).expect("a scenario");
            let table = Table::<Battle>::arrange(&scenario, Secret::of_game(1, 1)).expect("a position");
            let view = table.position().view(Viewer::Seat(Seat::new(0)));
            let mut chance = Fast::new(1);
            let held = |_| {
                let imagined = view.imagine(&mut chance);
                returned.iter().filter(|&&card| imagined.hands.defender.contains(card)).count()
            };
            (0..200).map(held).max()
        };
        assert_eq!((seen(0), seen(1), seen(2)), (Some(0), Some(1), Some(2)));
    }
}
