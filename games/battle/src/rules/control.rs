//! Formations, and the proof that the defender can no longer beat one (R19 to R32).
//!
//! A *side* is a slice of the cards that one player has at a dam, elite units included, in any order: at most
//! [`MOST_SPACES`] cards, no ruses. The proof is exact: it gives the answer that trying every card the defender could
//! still lay would give.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::components::{BEAVER, Card, Cards, Colour, Face, MOST_SPACES, Requirement, VALUES};

/// The classes of formations, weakest first (R20), and what stands for them where a dam compares only sums.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Class {
    /// No class: at a minus dam only the sum counts, the lower the better (R31).
    LowSum,
    /// No class: at a plus dam only the sum counts, the higher the better (R31).
    HighSum,
    /// Any cards.
    Rabble,
    /// Consecutive values of any colours.
    Band,
    /// All of one colour.
    Brotherhood,
    /// All of one value.
    Company,
    /// One colour and consecutive values.
    Legion,
}

impl Class {
    /// All of them, weakest first.
    pub const ALL: [Self; 7] = [
        Self::LowSum,
        Self::HighSum,
        Self::Rabble,
        Self::Band,
        Self::Brotherhood,
        Self::Company,
        Self::Legion,
    ];

    /// The name by which the catalogues select.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LowSum => "low-sum",
            Self::HighSum => "high-sum",
            Self::Rabble => "rabble",
            Self::Band => "band",
            Self::Brotherhood => "brotherhood",
            Self::Company => "company",
            Self::Legion => "legion",
        }
    }
}

/// What a player is told about a complete side: the class that counts at that dam, and the sum of the values.
///
/// Where a dam asks for one class, that class is named if the side has it, and Rabble if not; where a dam compares only
/// sums, there is no class to name (R31). Elite units count as what is best for their owner (R42).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Formation {
    /// The class that counts at the dam.
    pub class: Class,
    /// The sum of the values, 0 to 44.
    pub sum: u8,
}

impl Formation {
    /// How strong the formation is at the face it was told for.
    #[must_use]
    pub const fn key(self, face: Face) -> Key {
        let strength = match face.requirement {
            Requirement::Minus => HIGHEST_SUM - self.sum,
            _ => self.sum,
        };
        Key { class: self.class, strength }
    }
}

/// The strength of a complete side at a dam: the larger is the stronger, equal ones are tied (R31).
///
/// Only keys made for the same [`Face`] can be compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    // The order of the fields is the order of the comparison.
    class: Class,
    strength: u8,
}

/// No side has a higher sum.
const HIGHEST_SUM: u8 = 4 * BEAVER;

impl Key {
    pub(super) const fn new(class: Class, strength: u32) -> Self {
        Self { class, strength: strength as u8 }
    }

    pub(super) const fn class(self) -> Class {
        self.class
    }

    /// What the key says in words. `face` must be the one the key was made for.
    #[must_use]
    pub const fn formation(self, face: Face) -> Formation {
        let sum = match face.requirement {
            Requirement::Minus => HIGHEST_SUM - self.strength,
            _ => self.strength,
        };
        Formation { class: self.class, sum }
    }
}

/// The strength of a complete side; only complete ones have any (R19).
#[must_use]
pub fn key(face: Face, cards: &[Card]) -> Key {
    debug_assert_eq!(cards.len(), usize::from(face.spaces), "R19");
    Prospect::new(face, cards, Cards::EMPTY).best(face.requirement)
}

/// The class and sum of a complete side, as players are told.
#[must_use]
pub fn formation(face: Face, cards: &[Card]) -> Formation {
    key(face, cards).formation(face)
}

/// The best key that a side can reach when it is completed with `unseen` cards, or nothing if they are too few for
/// that. The cards of the side must not be in `unseen`.
#[must_use]
pub fn best(face: Face, fixed: &[Card], unseen: Cards) -> Option<Key> {
    let side = Prospect::new(face, fixed, unseen);
    side.can_be_completed().then(|| side.best(face.requirement))
}

/// Whether a side can be completed with `unseen` cards so that it is stronger than the attacker's (R27): the same as
/// `best(face, fixed, unseen) > Some(attacker)`, but faster. A tie is not stronger (R29).
#[must_use]
pub fn can_beat(face: Face, fixed: &[Card], unseen: Cards, attacker: Key) -> bool {
    let side = Prospect::new(face, fixed, unseen);
    side.can_be_completed() && side.can_beat(face.requirement, attacker)
}

/// The `unseen` cards with which a side becomes as strong as it can, in ascending order, and what it then is; but
/// nothing if that does not beat the attacker. Of several such choices it is the one that comes first in card order.
/// For explanations: it takes up to some microseconds.
#[must_use]
pub fn refutation(
    face: Face,
    fixed: &[Card],
    unseen: Cards,
    attacker: Key,
) -> Option<(ArrayVec<Card, MOST_SPACES>, Formation)> {
    let target = best(face, fixed, unseen).filter(|&key| key > attacker)?;
    let mut side: ArrayVec<Card, MOST_SPACES> = fixed.iter().copied().collect();
    let mut left = unseen;
    // If the target is out of reach with a card, it is in reach without it: one pass is enough.
    for card in unseen.iter() {
        if side.len() == usize::from(face.spaces) {
            break;
        }
        left.remove(card);
        side.push(card);
        if best(face, &side, left) != Some(target) {
            side.pop();
        }
    }
    Some((side.drain(fixed.len()..).collect(), target.formation(face)))
}

/// A side and the cards it can still get.
pub(super) struct Prospect {
    /// Cards when complete.
    pub(super) spaces: u32,
    /// Cards still to come.
    pub(super) missing: u32,
    /// Where they come from.
    pub(super) unseen: Cards,
    /// Sums of the fixed cards with every elite unit at its highest and at its lowest.
    pub(super) high: u32,
    low: u32,
    /// The values that every fixed card can stand for, as a mask.
    pub(super) common: u16,
    /// The values of the fixed battle cards, as a mask.
    pub(super) values: u16,
    /// Whether two of them are equal.
    pub(super) doubled: bool,
    /// The colours of the fixed battle cards, as a mask.
    colours: u8,
    /// What each elite unit can stand for.
    pub(super) elites: ArrayVec<u16, MOST_SPACES>,
}

impl Prospect {
    pub(super) fn new(face: Face, fixed: &[Card], unseen: Cards) -> Self {
        let mut side = Self {
            spaces: u32::from(face.spaces),
            missing: u32::from(face.spaces),
            unseen,
            high: 0,
            low: 0,
            common: u16::MAX,
            values: 0,
            doubled: false,
            colours: 0,
            elites: ArrayVec::new(),
        };
        for card in fixed {
            debug_assert!(!card.is_ruse(), "a ruse never lies at a dam");
            let stands_for = card.stands_for();
            side.missing = side.missing.saturating_sub(1);
            side.high += stands_for.checked_ilog2().unwrap_or(0);
            side.low += stands_for.trailing_zeros();
            side.common &= stands_for;
            if let Some(colour) = card.colour() {
                side.doubled |= side.values & stands_for != 0;
                side.values |= stands_for;
                side.colours |= 1 << colour as u8;
            } else {
                side.elites.push(stands_for);
            }
        }
        // The unit with the narrowest choice must take its place in a run first.
        side.elites.sort_unstable_by_key(|values| values.count_ones());
        side
    }

    fn can_be_completed(&self) -> bool {
        self.unseen.len() >= self.missing // A25
    }

    /// The best key in reach (R31).
    fn best(&self, requirement: Requirement) -> Key {
        use Class::{Band, Brotherhood, Company, Legion};
        let strongest_first: &[Class] = match requirement {
            Requirement::None => &[Legion, Company, Brotherhood, Band],
            Requirement::Plus => return Key::new(Class::HighSum, self.highest_sum()),
            Requirement::Minus => {
                return Key::new(Class::LowSum, u32::from(HIGHEST_SUM) - self.lowest_sum());
            }
            Requirement::Company => &[Company],
            Requirement::Brotherhood => &[Brotherhood],
            Requirement::Band => &[Band],
        };
        strongest_first
            .iter()
            .find_map(|&class| Some(Key::new(class, self.sum_of(class)?)))
            .unwrap_or_else(|| Key::new(Class::Rabble, self.highest_sum()))
    }

    fn can_beat(&self, requirement: Requirement, attacker: Key) -> bool {
        use Class::{Band, Brotherhood, Company, Legion, Rabble};
        match requirement {
            Requirement::None => [Rabble, Brotherhood, Company, Band, Legion] // cheapest first
                .into_iter()
                .filter(|&class| class >= attacker.class)
                .any(|class| self.sum_of(class).is_some_and(|sum| Key::new(class, sum) > attacker)),
            _ => self.best(requirement) > attacker,
        }
    }

    /// The highest sum in reach of a formation that answers the description of a class, whatever else it is (R32).
    fn sum_of(&self, class: Class) -> Option<u32> {
        match class {
            Class::Rabble | Class::HighSum => Some(self.highest_sum()),
            Class::LowSum => Some(self.lowest_sum()),
            Class::Band => self.run(self.unseen.values()),
            Class::Brotherhood => {
                let missing = |colour| highest(self.unseen.of_colour(colour), self.missing);
                Some(self.high + self.colours().filter_map(missing).max()?)
            }
            Class::Company => {
                let values = self.common & in_number(self.unseen, self.missing);
                Some(self.spaces * values.checked_ilog2()?)
            }
            Class::Legion => {
                self.colours().filter_map(|colour| self.run(self.unseen.of_colour(colour))).max()
            }
        }
    }

    fn highest_sum(&self) -> u32 {
        self.high + self.filled((0..VALUES).rev())
    }

    fn lowest_sum(&self) -> u32 {
        self.low + self.filled(0..VALUES)
    }

    /// The sum of the missing cards when they are taken from the unseen ones in this order of values.
    fn filled(&self, order: impl Iterator<Item = u8>) -> u32 {
        let (mut missing, mut sum) = (self.missing, 0);
        for value in order {
            let taken = self.unseen.with_value(value).min(missing);
            sum += taken * u32::from(value);
            missing -= taken;
            if missing == 0 {
                break;
            }
        }
        sum
    }

    /// The colours that all fixed battle cards have: one or none, or all five as long as there is no battle card.
    pub(super) fn colours(&self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(|&colour| self.colours & !(1 << colour as u8) == 0)
    }

    /// Where a run may begin, as a mask: not so low or so high that a fixed card would be left out, nor past 11 (A5).
    pub(super) fn starts(&self) -> u16 {
        let last = self.values.trailing_zeros().min(u32::from(VALUES) - self.spaces);
        let first = (u16::BITS - self.values.leading_zeros()).saturating_sub(self.spaces);
        ((2 << last) - 1) & (!0 << first)
    }

    /// The sum of a run that begins there.
    pub(super) fn sum_from(&self, start: u32) -> u32 {
        self.spaces * start + self.spaces * (self.spaces - 1) / 2
    }

    /// The highest sum of consecutive values when cards of the `available` values can be laid.
    fn run(&self, available: u16) -> Option<u32> {
        if self.doubled {
            return None;
        }
        let mut starts = self.starts();
        if self.elites.is_empty() {
            // A shortcut for `fills`: all starts at once.
            let laid = self.values | available;
            starts &= (1..self.spaces).fold(laid, |runs, place| runs & laid >> place);
        }
        while let Some(start) = starts.checked_ilog2() {
            let run = ((1 << self.spaces) - 1) << start;
            if self.fills(run & !self.values, available) {
                return Some(self.sum_from(start));
            }
            starts ^= 1 << start;
        }
        None
    }

    /// Whether the elite units and the `available` values can fill the gaps of a run.
    fn fills(&self, mut gaps: u16, available: u16) -> bool {
        for stands_for in &self.elites {
            let places = gaps & stands_for;
            let needy = places & !available;
            let place = if needy == 0 { places } else { needy };
            if place == 0 {
                return false;
            }
            gaps &= !(place & place.wrapping_neg());
        }
        gaps & !available == 0
    }
}

/// The sum of the highest `count` values in a mask, if it has so many.
pub(super) fn highest(mut values: u16, count: u32) -> Option<u32> {
    let mut sum = 0;
    for _ in 0..count {
        let value = values.checked_ilog2()?;
        sum += value;
        values ^= 1 << value;
    }
    Some(sum)
}

/// The values of which there are at least `count` cards, up to 4, as a mask.
fn in_number(cards: Cards, count: u32) -> u16 {
    let mut at_least = [u16::MAX, 0, 0, 0, 0];
    for colour in Colour::ALL {
        let one_more = cards.of_colour(colour);
        for number in (1..at_least.len()).rev() {
            at_least[number] |= at_least[number - 1] & one_more;
        }
    }
    at_least[count as usize]
}
