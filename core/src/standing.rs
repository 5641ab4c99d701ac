//! Points by category, and who has won.

use serde::Serialize;

use crate::seat::Seats;

/// How the players stand, as far as the viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The score sheet, line by line. In games that are won by points the last line is what decides.
    pub lines: Vec<ScoreLine>,
    /// Who has won, once the game is over; several share a victory.
    pub winners: Option<Seats>,
    /// An opponent without a seat, if there is one.
    pub rival: Option<Rival>,
}

impl Standing {
    /// Where everybody who plays has a seat.
    pub fn new(lines: Vec<ScoreLine>, winners: Option<Seats>) -> Self {
        Self { lines, winners, rival: None }
    }
}

/// An opponent who is played by the rules, without a seat: it wins where nobody else does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rival {
    /// The key of the message that names it.
    pub name: &'static str,
    /// Its figure in each line.
    pub cells: Vec<Option<i64>>,
}

/// One line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreLine {
    /// The key of its message: `score-logs`.
    pub key: &'static str,
    /// The figure of each seat; `None` where it has none, or where the viewer may not know it.
    pub cells: Vec<Option<i64>>,
}
