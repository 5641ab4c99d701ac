//! A game written down: small enough to paste, and the same on every machine. `docs/record-format.md`
//! describes it for people who write programs of their own.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chance::Secret;
use crate::fair::Fair;
use crate::fault::Fault;
use crate::registry::{AnyEvent, AnyTable};
use crate::seat::{Seat, Seats};
use crate::words::Speak;

/// The version of the record format that this program writes and reads.
pub(crate) const FORMAT: u32 = 1;

/// Everything that is needed to play a game again, step by step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the format.
    pub nurt: u32,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The number of players.
    pub players: u8,
    /// The options of the table; those left out have their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The 256 bits from which all chance follows, in hexadecimal.
    pub secret: String,
    /// How the secret came about, where it can be checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
    /// Where chance began anew, in the order of the steps; nowhere in most games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub anew: Vec<Anew>,
    /// Who played, by seat.
    pub seats: Vec<Player>,
    /// The check of the setup.
    pub start: String,
    /// The moves: see [`RecordedMove`].
    pub moves: Vec<String>,
    /// Who gave up, if somebody did; there is no result then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resigned: Option<Seat>,
    /// How it ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

/// A step from which a game was played on as another one: what a seat could see there stays, the rest is imagined, and all
/// chance is new.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Anew {
    /// The number of moves before.
    pub step: u32,
    /// Whose eyes decide what stays.
    pub seat: Seat,
    /// The 256 bits from which all chance follows from there on, that of imagining too.
    pub secret: Secret,
    /// How that secret came about, where it can be checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
}

/// Somebody who played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name at the table.
    pub name: String,
    /// The bot that played, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Who won.
    pub winners: Seats,
    /// The score sheet: the figures of each line by seat.
    pub scores: BTreeMap<String, Vec<Option<i64>>>,
}

/// One move of a record, written `seat move #check`: `0 play Y7 3 #5f1a`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// Who moved.
    pub seat: Seat,
    /// The move in the notation of the game.
    pub mv: String,
    /// Sixteen bits that depend on everything up to and including this move.
    pub check: u16,
}

impl fmt::Display for RecordedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} #{:04x}", self.seat, self.mv, self.check)
    }
}

impl RecordedMove {
    /// Reads what [`Display`](fmt::Display) writes.
    pub fn read(text: &str) -> Option<Self> {
        let (rest, check) = text.rsplit_once(" #")?;
        let (seat, mv) = rest.split_once(' ')?;
        let seat = match *seat.as_bytes() {
            [digit @ b'0'..=b'7'] => Seat::new(digit - b'0'),
            _ => return None,
        };
        if check.len() != 4 || !check.bytes().all(|d| matches!(d, b'0'..=b'9' | b'a'..=b'f')) {
            return None;
        }
        Some(Self { seat, mv: mv.to_owned(), check: u16::from_str_radix(check, 16).ok()? })
    }
}

impl Record {
    /// Reads a record from JSON. A record of another format is refused as such, whatever else is in it.
    pub fn read(text: &str) -> Result<Self, Fault> {
        /// What every format has.
        #[derive(Deserialize)]
        struct Version {
            nurt: u32,
        }
        read_json(text).map_err(|fault| match serde_json::from_str(text) {
            Ok(Version { nurt }) if nurt != FORMAT => {
                Fault::Format { needs: nurt.into(), has: FORMAT.into() }
            }
            _ => fault,
        })
    }

    /// The record as JSON, one line for each move.
    pub fn write(&self) -> String {
        // A record has only strings, numbers and lists in it: writing it cannot fail.
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Plays the moves on a table at the start of this record, all of them or the first `to`, and hands
    /// each step to `watch`. Refuses a step that cannot be read or played or was changed, and a result that
    /// is not the one of the game.
    pub fn play_on(
        &self,
        table: &mut dyn AnyTable,
        to: Option<usize>,
        mut watch: impl FnMut(usize, &RecordedMove, &[Box<dyn AnyEvent>], &dyn AnyTable),
    ) -> Result<(), Fault> {
        for (index, text) in self.moves.iter().enumerate().take(to.unwrap_or(usize::MAX)) {
            let step = index as i64 + 1;
            let recorded = RecordedMove::read(text)
                .filter(|recorded| recorded.seat.index() < usize::from(self.players))
                .ok_or_else(|| Fault::StepText { step, given: Fault::quote(text) })?;
            let events = table.play(recorded.seat, &recorded.mv).map_err(|fault| Fault::StepRefused {
                step,
                why: match fault {
                    Fault::Refused { why } => why,
                    other => other.phrase(),
                },
            })?;
            if table.check() != recorded.check {
                return Err(Fault::StepCheck { step });
            }
            watch(index + 1, &recorded, &events, table);
        }
        if to.is_none_or(|to| to >= self.moves.len()) && self.result != table.outcome() {
            return Err(Fault::Result);
        }
        Ok(())
    }

    /// How the chance came about that was played with last, where it can be checked.
    pub fn last_fair(&self) -> Option<&Fair> {
        self.anew.last().map_or(self.fair.as_ref(), |anew| anew.fair.as_ref())
    }

    /// Whether the steps from which the game was played on are there, in order, and their chance is what was promised.
    pub(crate) fn check_anew(&self, players: u8) -> Result<(), Fault> {
        let mut before = 0;
        for (index, anew) in self.anew.iter().enumerate() {
            let step = anew.step as usize;
            Fault::range(format!("anew[{index}].step"), step, before, self.moves.len())?;
            if anew.seat.index() >= usize::from(players) {
                return Err(Fault::Seat { given: anew.seat.index() as i64, players: players.into() });
            }
            anew.fair.as_ref().map_or(Ok(()), |fair| fair.verify(anew.secret))?;
            before = step;
        }
        Ok(())
    }

    /// The names of the players, by seat.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|player| player.name.clone()).collect()
    }
}

/// Reads JSON and says where and what is wrong, if something is.
pub(crate) fn read_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Fault> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| Fault::Shape {
        at: Fault::quote(&error.path().to_string()),
        what: clean(error.inner()),
    })?;
    reader.end().map_err(|error| Fault::Shape { at: ".".to_owned(), what: clean(&error) })?;
    Ok(value)
}

/// An error of the JSON reader as part of a sentence: on one line, and not endless.
pub(crate) fn clean(error: &serde_json::Error) -> String {
    let mut text: String = error.to_string().chars().map(|c| if c.is_control() { '·' } else { c }).collect();
    if text.chars().count() > 200 {
        text = text.chars().take(200).chain(['…']).collect();
    }
    text
}
