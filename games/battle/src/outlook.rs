//! What players would count out at the table: what each side is worth or could become, and what a card would make of it.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::components::{BEAVER, Card, Cards, Face, MOST_SPACES, Requirement};
use crate::dams::DamId;
use crate::rules::control::{Formation, best, formation};
use crate::state::{Public, Role};
use crate::view::View;

/// What follows from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// The dams by number.
    pub dams: [DamOutlook; 7],
    /// For each card of the viewer's own hand that can be laid, what it would make of his side of each dam, by number.
    /// Nothing where there is no room, and where duck and beaver would meet (R16).
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Card, (Prospect | null)[]>>"))]
    pub with: BTreeMap<Card, [Option<Prospect>; 7]>,
}

/// What a dam asks for now, and what both sides have to offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DamOutlook {
    /// Cards that make a side complete.
    pub spaces: u8,
    /// What makes one formation stronger than another here.
    pub requirement: Requirement,
    /// The attacker's side.
    pub attacker: Prospect,
    /// The defender's side.
    pub defender: Prospect,
}

/// What a side is worth, or could be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prospect {
    /// Whether the side is complete (R19).
    pub complete: bool,
    /// What it is worth, or at best could become with the cards that nobody has seen yet, as a claim is judged (R27);
    /// nothing if it can never be complete.
    pub formation: Option<Formation>,
}

impl Prospect {
    fn new(face: Face, cards: &[Card], unseen: Cards) -> Self {
        let complete = cards.len() == usize::from(face.spaces);
        let formation = if complete {
            Some(formation(face, cards))
        } else {
            best(face, cards, unseen).map(|key| key.formation(face))
        };
        Self { complete, formation }
    }
}

/// What a card would make of one's side of a dam.
fn with_card(public: &Public, role: Role, card: Card, dam: DamId) -> Option<Prospect> {
    let meets = |other: &Card| {
        let values = (card.value(), other.value());
        card.colour() == other.colour() && matches!(values, (Some(0), Some(BEAVER)) | (Some(BEAVER), Some(0)))
    };
    if !public.has_room(role, dam) || public.side(role.other(), dam).cards().iter().any(meets) {
        return None;
    }
    let mut cards = arrayvec::ArrayVec::<Card, MOST_SPACES>::new();
    cards.extend(public.side(role, dam).cards().iter().copied());
    cards.push(card);
    let mut unseen = public.unseen();
    if card.is_battle() {
        unseen.remove(card);
    }
    Some(Prospect::new(public.face(dam), &cards, unseen))
}

impl Outlook {
    pub(crate) fn new(view: &View) -> Self {
        let public = &view.public;
        let dams = DamId::ROW.map(|dam| {
            let face = public.face(dam);
            let promise = |role: Role| Prospect::new(face, public.side(role, dam).cards(), public.unseen());
            DamOutlook {
                spaces: face.spaces,
                requirement: face.requirement,
                attacker: promise(Role::Attacker),
                defender: promise(Role::Defender),
            }
        });
        let mut seen = Role::BOTH.into_iter().filter_map(|role| Some((role, view.hands[role].cards?)));
        let own = seen.next().filter(|_| seen.next().is_none());
        let with = own.map_or_else(BTreeMap::new, |(role, hand)| {
            hand.kinds()
                .filter(|card| !card.is_ruse())
                .map(|card| (card, DamId::ROW.map(|dam| with_card(public, role, card, dam))))
                .collect()
        });
        Self { dams, with }
    }
}

#[cfg(test)]
mod tests {
    use nurt_core::{Game, Scenario, Seat, Secret, Table, Viewer};

    use super::*;
    use crate::rules::control::Class;
    use crate::state::Battle;

    fn outlook(position: &str, viewer: Viewer) -> Outlook {
        let scenario =
            Scenario::parse(&format!(r#"{{"to_act": 0, "position": {position}}}"#)).expect("a scenario");
        let table = Table::<Battle>::arrange(&scenario, Secret::of_game(1, 1)).expect("a position");
        Battle::outlook(&table.position().view(viewer))
    }

    fn promise(complete: bool, class: Class, sum: u8) -> Prospect {
        Prospect { complete, formation: Some(Formation { class, sum }) }
    }

    const POSITION: &str = r#"{
        "hands": {"attacker": ["G9", "G0", "B11"], "defender": ["R1"]},
        "dams": [
            {"dam": 3, "attacker": ["G7", "G8"], "defender": ["B0"]},
            {"dam": 5, "attacker": ["R2", "R5", "R9"], "defender": ["P10"]},
            {"dam": 4, "defender": ["P9", "P8"]}
        ]}"#;

    /// Two places at the Sluice, three at the banks (R2); a Legion is one colour in a row (R20).
    #[test]
    fn sides_are_told_as_they_are_and_as_they_could_become() {
        let outlook = outlook(POSITION, Viewer::Spectator);
        assert_eq!(outlook.dams[2].attacker, promise(false, Class::Legion, 7 + 8 + 9));
        assert_eq!(outlook.dams[4].attacker, promise(true, Class::Brotherhood, 2 + 5 + 9));
        // Purple 8 and 9 lie at the Sluice, so 10 and 11 cannot become a Legion; three tens are a Company.
        assert_eq!(outlook.dams[4].defender, promise(false, Class::Company, 30));
        assert_eq!(outlook.dams[3].defender, promise(true, Class::Legion, 17));
        assert_eq!(outlook.dams[3].attacker, promise(false, Class::Legion, 11 + 10));
        assert_eq!((outlook.dams[0].spaces, outlook.dams[0].requirement), (3, Requirement::Plus));
        assert!(outlook.with.is_empty());
    }

    #[test]
    fn a_card_in_hand_is_tried_at_every_dam_with_room() {
        let outlook = outlook(POSITION, Viewer::Seat(Seat::new(0)));
        let with = |code: &str| outlook.with[&code.parse::<Card>().expect("a card")];
        assert_eq!(with("G9")[2], Some(promise(true, Class::Legion, 24)));
        assert_eq!(with("G0")[2], Some(promise(true, Class::Brotherhood, 15)));
        // R16: the blue beaver would meet the blue duck.
        assert_eq!(with("B11")[2], None);
        assert_eq!(with("G9")[4], None);
        assert_eq!(with("G9")[3], Some(promise(false, Class::Legion, 9 + 10)));
        assert_eq!(outlook.with.len(), 3);
    }
}
