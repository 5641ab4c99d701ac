//! How likely a side still comes to each class. Nothing here decides a rule: it is what a network is told.
//!
//! Every card that may come does so with the same odds, whatever else comes, and a card that would serve at several dams
//! counts at each of them.

use crate::components::{Card, Cards, Colour, Face, Requirement, VALUES};
use crate::rules::control::{Class, Key, Prospect, best, highest};

/// For how near a future something is hoped: soon, and in the long run.
const TERMS: usize = 2;
/// One hope for each term.
pub(crate) type Hope = [f32; TERMS];

/// The classes that are hoped for.
const CLASSES: [Class; 4] = [Class::Band, Class::Brotherhood, Class::Company, Class::Legion];
/// One hope for each class.
pub(crate) type Hopes = [Hope; CLASSES.len()];

/// No side misses more cards than this.
const MOST_WANTED: usize = 4;

/// How likely at least so many of a number of cards come: by term, number and how many.
pub(crate) struct Odds([[[f32; MOST_WANTED + 1]; VALUES as usize + 1]; TERMS]);

impl Odds {
    /// For cards each of which comes with these odds.
    pub(crate) fn of(odds: Hope) -> Self {
        let mut table = [[[0.0; MOST_WANTED + 1]; VALUES as usize + 1]; TERMS];
        for (table, odds) in table.iter_mut().zip(odds) {
            table[0][0] = 1.0;
            for of in 1..table.len() {
                table[of][0] = 1.0;
                for wanted in 1..=MOST_WANTED {
                    // The last card comes, or it does not.
                    let (with, without) = (table[of - 1][wanted - 1], table[of - 1][wanted]);
                    table[of][wanted] = odds * with + (1.0 - odds) * without;
                }
            }
        }
        Self(table)
    }

    fn at_least(&self, wanted: u32, of: u32) -> Hope {
        std::array::from_fn(|term| self.0[term][of as usize][wanted as usize])
    }
}

/// What a side may still get: what is at hand for certain, and what may come.
#[derive(Clone, Copy)]
pub(crate) struct Supply {
    pub(crate) hand: Cards,
    pub(crate) may_come: Cards,
}

impl Supply {
    /// All of it.
    pub(crate) fn all(self) -> Cards {
        self.hand.union(self.may_come)
    }
}

/// What a side that is not complete may come to.
pub(crate) struct Future {
    /// The best with all that it may get, and with what is at hand.
    pub(crate) best: Option<Key>,
    pub(crate) at_hand: Option<Key>,
    pub(crate) hopes: Hopes,
}

/// What a side that is not complete may come to, beside the other one, if that is complete.
pub(crate) fn future(face: Face, cards: &[Card], supply: Supply, odds: &Odds, other: Option<Key>) -> Future {
    Future {
        best: best(face, cards, supply.all()),
        at_hand: best(face, cards, supply.hand),
        hopes: hopes(face, cards, supply, odds, other),
    }
}

/// How likely a side comes to each class that counts at the dam; only to what beats the other side, if that is complete.
fn hopes(face: Face, side: &[Card], supply: Supply, odds: &Odds, other: Option<Key>) -> Hopes {
    let side = Prospect::new(face, side, supply.all());
    let mut hopes = Hopes::default();
    for (hope, class) in hopes.iter_mut().zip(CLASSES) {
        let counts = match face.requirement {
            Requirement::None => true,
            Requirement::Plus | Requirement::Minus => false,
            Requirement::Company => class == Class::Company,
            Requirement::Brotherhood => class == Class::Brotherhood,
            Requirement::Band => class == Class::Band,
        };
        if counts && other.is_none_or(|other| other.class() <= class) {
            *hope = side.hope(class, supply, odds, other);
        }
    }
    hopes
}

impl Prospect {
    fn hope(&self, class: Class, supply: Supply, odds: &Odds, other: Option<Key>) -> Hope {
        let Supply { hand, may_come } = supply;
        let mut missed = [1.0; TERMS];
        let mut way = |sum: u32, likely: Hope| {
            if other.is_none_or(|other| Key::new(class, sum) > other) {
                missed.iter_mut().zip(likely).for_each(|(missed, likely)| *missed *= 1.0 - likely);
            }
        };
        match class {
            Class::Legion => {
                for colour in self.colours() {
                    let come = may_come.of_colour(colour);
                    self.each_run(odds, hand.of_colour(colour), come, |_| 1, &mut way);
                }
            }
            Class::Band => {
                let copies = |value| may_come.with_value(value);
                self.each_run(odds, hand.values(), may_come.values(), copies, &mut way);
            }
            Class::Company => {
                let mut values = self.common & ((1 << VALUES) - 1);
                while let Some(value) = values.checked_ilog2() {
                    values ^= 1 << value;
                    let wanted = self.missing.saturating_sub(hand.with_value(value as u8));
                    way(self.spaces * value, odds.at_least(wanted, may_come.with_value(value as u8)));
                }
            }
            Class::Brotherhood => {
                for colour in self.colours() {
                    let Some(sum) = highest(self.unseen.of_colour(colour), self.missing) else { continue };
                    let count = |cards: Cards, colour: Colour| cards.of_colour(colour).count_ones();
                    let wanted = self.missing.saturating_sub(count(hand, colour));
                    way(self.high + sum, odds.at_least(wanted, count(may_come, colour)));
                }
            }
            Class::LowSum | Class::HighSum | Class::Rabble => {}
        }
        missed.map(|missed| 1.0 - missed)
    }

    /// Every run that can still be filled, with how likely it is: its sum, and the odds.
    fn each_run(
        &self,
        odds: &Odds,
        hand: u16,
        may_come: u16,
        copies: impl Fn(u8) -> u32,
        way: &mut impl FnMut(u32, Hope),
    ) {
        if self.doubled {
            return;
        }
        let mut starts = self.starts();
        while let Some(start) = starts.checked_ilog2() {
            starts ^= 1 << start;
            let mut gaps = (((1 << self.spaces) - 1) << start) & !self.values;
            let fits = self.elites.iter().all(|stands_for| {
                // An elite unit takes the place of a card that cannot come, or else of one that is not at hand.
                let places = gaps & stands_for;
                let wanted = [places & !(hand | may_come), places & !hand, places];
                let place = wanted.into_iter().find(|&places| places != 0).unwrap_or(0);
                gaps &= !(place & place.wrapping_neg());
                place != 0
            });
            if !fits || gaps & !(hand | may_come) != 0 {
                continue;
            }
            let mut likely = [1.0; TERMS];
            let mut wanted = gaps & !hand;
            while let Some(value) = wanted.checked_ilog2() {
                wanted ^= 1 << value;
                let comes = odds.at_least(1, copies(value as u8));
                likely.iter_mut().zip(comes).for_each(|(likely, comes)| *likely *= comes);
            }
            way(self.sum_from(start), likely);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::control::key;

    fn cards(codes: &str) -> Vec<Card> {
        codes.split_whitespace().map(|code| code.parse().expect("a card")).collect()
    }

    fn set(codes: &str) -> Cards {
        cards(codes).into_iter().collect()
    }

    const THREE: Face = Face { spaces: 3, requirement: Requirement::None };

    /// In thousandths.
    fn long_run(face: Face, side: &str, hand: &str, stock: &str, other: &str) -> [u32; 4] {
        let other = (!other.is_empty()).then(|| key(face, &cards(other)));
        let supply = Supply { hand: set(hand), may_come: set(stock) };
        hopes(face, &cards(side), supply, &Odds::of([0.12, 0.4]), other)
            .map(|[_, long]| (long * 1e3).round() as u32)
    }

    #[test]
    fn what_is_at_hand_is_certain_and_what_may_come_has_its_odds() {
        // Band, brotherhood, company, legion; each card of the stock comes with 0.4.
        assert_eq!(long_run(THREE, "R4 R5 R6", "", "", ""), [1000, 1000, 0, 1000]);
        assert_eq!(long_run(THREE, "R4 R5", "R6", "", ""), [1000, 1000, 0, 1000]);
        assert_eq!(long_run(THREE, "R4 R5", "", "R6", ""), [400, 400, 0, 400]);
        // Either end of the run: 1 - 0.6 * 0.6; three cards of the colour.
        assert_eq!(long_run(THREE, "R4 R5", "", "R6 R3 R9", ""), [640, 784, 0, 640]);
        // Two of the three other fours: 3 * 0.16 * 0.6 + 0.064; one of each of two in a run with blue.
        assert_eq!(long_run(THREE, "R4", "", "G4 B4 P4", ""), [0, 0, 352, 0]);
        assert_eq!(long_run(THREE, "R4", "B5", "G6 P6", ""), [640, 0, 0, 0]);
    }

    #[test]
    fn only_what_beats_a_complete_side_is_hoped_for() {
        assert_eq!(long_run(THREE, "R4 R5", "R6", "R3", "G4 G5 G6"), [0; 4]);
        assert_eq!(long_run(THREE, "R4 R5", "R3", "R6", "G3 G4 G5"), [0, 0, 0, 400]);
        assert_eq!(long_run(THREE, "R4", "G4 B4", "R3 R5", "B2 G2 P2"), [0, 0, 1000, 160]);
    }

    #[test]
    fn a_dam_that_asks_for_one_class_hopes_for_no_other_and_sums_for_none() {
        let face = |requirement| Face { spaces: 3, requirement };
        assert_eq!(long_run(face(Requirement::Band), "R4 R5", "R6", "", ""), [1000, 0, 0, 0]);
        assert_eq!(long_run(face(Requirement::Brotherhood), "R4 R5", "R6", "", ""), [0, 1000, 0, 0]);
        assert_eq!(long_run(face(Requirement::Plus), "R4 R5", "R6", "", ""), [0; 4]);
    }

    #[test]
    fn elite_units_stand_for_what_is_missing() {
        assert_eq!(long_run(THREE, "R4 JK", "", "R7", ""), [0, 400, 0, 0]);
        assert_eq!(long_run(THREE, "R4 JK", "", "R6", ""), [400, 400, 0, 400]);
        assert_eq!(long_run(THREE, "R2 JK", "R3", "R1", ""), [1000, 1000, 0, 1000]);
        assert_eq!(long_run(THREE, "R0 JK", "", "R1", ""), [400, 400, 0, 400]);
        assert_eq!(long_run(THREE, "R9 SW", "R8", "B9", ""), [1000, 1000, 0, 1000]);
        assert_eq!(long_run(THREE, "R9 GR", "R8", "B9", ""), [0, 1000, 0, 0]);
    }
}
