//! What lies in the box: battle cards, tactics cards and dams.
//!
//! Every fact says where it comes from, so that an owner of the box can correct it where it stands: *booklet* is the
//! printed Polish rule text, *sister game* is public material on Schotten Totten 2, and *proposed* is our own choice
//! where neither was found. R1 and A1 are rule and ambiguity numbers of the rule file. What animals and dams are
//! called is cosmetic (mostly proposed too) and left to the translations.

use serde::{Deserialize, Serialize};

pub use crate::cards::{Card, Cards, Tactics, UnknownCard};

/// Lowest and highest value of a battle card are 0 (the duck) and this (the beaver). Booklet, R1.
pub const BEAVER: u8 = 11;
/// How many different values there are, and so how many cards of each colour. Booklet, R1.
pub const VALUES: u8 = BEAVER + 1;
/// Battle cards in each starting hand. Booklet, R6.
pub const HAND: u8 = 6;
/// Tactics cards added to each starting hand in the tactics variant. Booklet, R39.
pub const TACTICS_HAND: u8 = 1;
/// Logs the defender starts with. Booklet, R7.
pub const LOGS: u8 = 3;
/// Damaged dams that win the game for the attacker. Booklet, R34.
pub const DAMS_TO_WIN: u8 = 4;
/// Cards each player gives away in an Exchange, if he has so many. Booklet, R43.
pub const EXCHANGED: u8 = 3;
/// Discarded battle cards that Support shuffles into the stock. Booklet, R43.
pub const SUPPORTED: u8 = 2;
/// The largest number of spaces on one side of a dam (see [`DAMS`]).
pub const MOST_SPACES: usize = 4;

/// The colour of a battle card. That there are five: booklet; of the names only yellow is, the others are proposed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Letter R.
    Red,
    /// Letter Y.
    Yellow,
    /// Letter G.
    Green,
    /// Letter B.
    Blue,
    /// Letter P.
    Purple,
}

impl Colour {
    /// Every colour, in card order.
    pub const ALL: [Self; 5] = [Self::Red, Self::Yellow, Self::Green, Self::Blue, Self::Purple];

    /// The letter that stands for the colour in card codes.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Green => 'G',
            Self::Blue => 'B',
            Self::Purple => 'P',
        }
    }
}

/// What a face of a dam asks of the formations there (R31). Booklet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Requirement {
    /// Class first, then sum.
    None,
    /// The higher sum wins, classes do not count.
    Plus,
    /// The lower sum wins, classes do not count.
    Minus,
    /// Cards of one value beat anything else.
    Company,
    /// Cards of one colour beat anything else.
    Brotherhood,
    /// Consecutive values beat anything else.
    Band,
}

/// One face of a dam tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// Cards that make a side of the dam complete, 2 to [`MOST_SPACES`].
    pub spaces: u8,
    /// What makes one formation stronger than another here.
    pub requirement: Requirement,
}

/// A two-sided dam tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DamTile {
    /// 1 to 7, as in the names D1 to D7.
    pub id: u8,
    /// The side with the blue sky, up at the start.
    pub undamaged: Face,
    /// The side that the attacker has to take to destroy the dam.
    pub damaged: Face,
}

const fn face(spaces: u8, requirement: Requirement) -> Face {
    Face { spaces, requirement }
}

const fn dam(id: u8, undamaged: Face, damaged: Face) -> DamTile {
    DamTile { id, undamaged, damaged }
}

/// The seven dams. That there are seven two-sided ones: booklet (R2). Spaces and requirements: sister game, and every
/// worked example of the booklet fits them. Their order: proposed, the booklet leaves it free (R5).
pub const DAMS: [DamTile; 7] = {
    use Requirement::{Band, Brotherhood, Company, Minus, None, Plus};
    [
        //  id, undamaged, damaged
        dam(1, face(3, Plus), face(3, Band)),
        dam(2, face(4, None), face(2, Company)),
        dam(3, face(3, None), face(3, Brotherhood)),
        dam(4, face(2, None), face(4, Minus)),
        dam(5, face(3, None), face(3, Brotherhood)),
        dam(6, face(4, None), face(2, Company)),
        dam(7, face(3, Minus), face(3, Band)),
    ]
};

/// Battle cards: one of each colour and value. Booklet, R1.
pub(crate) const BATTLE_CARDS: u8 = 5 * VALUES;

/// A kind of tactics card.
pub(crate) struct TacticsCard {
    /// How it is written.
    pub(crate) code: &'static str,
    /// Copies in the box.
    pub(crate) copies: u8,
    /// Values it can stand for in a formation, as in [`Card::stands_for`].
    pub(crate) stands_for: u16,
}

const fn tactics(code: &'static str, copies: u8, stands_for: u16) -> TacticsCard {
    TacticsCard { code, copies, stands_for }
}

/// The tactics cards in card order: code, copies, values. Kinds, copies and the values of swan and grebe: booklet (R42,
/// R43); its list adds up to 11, as in the sister game. That a dragonfly can be anything from 0 to 11: proposed (A14).
pub(crate) const TACTICS: [TacticsCard; 10] = [
    tactics("JK", 2, ALL_VALUES),
    tactics("SW", 1, 1 << 7),
    tactics("GR", 1, 1 << 1 | 1 << 2 | 1 << 3),
    tactics("transfer", 1, 0),
    tactics("recruitment", 1, 0),
    tactics("support", 1, 0),
    tactics("exchange", 1, 0),
    tactics("desertion", 1, 0),
    tactics("treason", 1, 0),
    tactics("explosion", 1, 0),
];

/// Every value, as a mask.
pub(crate) const ALL_VALUES: u16 = (1 << VALUES) - 1;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dams_have_the_spaces_of_the_rule_file() {
        let spaces = |face: fn(&DamTile) -> Face| DAMS.iter().map(|dam| face(dam).spaces).sum::<u8>();
        assert_eq!((spaces(|dam| dam.undamaged), spaces(|dam| dam.damaged)), (22, 20));
        assert!(DAMS.iter().zip(1..).all(|(dam, id)| dam.id == id));
    }
}
