//! What can be wrong with what comes from outside: one clear sentence for each, in every language.

use std::fmt;

use strum::{EnumCount, IntoStaticStr};

use crate::words::{Lang, Phrase, Speak, Words};

/// Bad input. Nothing was changed by it. [`Speak`] gives the sentence; `Display` says it in English.
#[derive(Clone, PartialEq, Eq, Debug, EnumCount, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Fault {
    /// No such language.
    Language { given: String },
    /// No such game.
    Game { given: String, known: String },
    /// The game is not for so many players.
    Players { given: i64, fewest: i64, most: i64 },
    /// The game has no such option.
    Option { name: String, known: String },
    /// The option has no such value.
    Value { name: String, given: String, range: String },
    /// The option goes with certain values of another one only.
    Needs { name: String, given: String, other: String, wanted: String },
    /// A secret is 64 hexadecimal digits.
    Secret,
    /// The text is not a move of the game.
    Move { given: String },
    /// There is no such seat at the table.
    Seat { given: i64, players: i64 },
    /// The move is against the rules; `why` says which.
    Refused { why: Phrase },
    /// The file is not JSON of the right shape.
    Shape { at: String, what: String },
    /// The record is in a later format.
    Format { needs: i64, has: i64 },
    /// The record is of another game.
    OtherGame { needs: String, given: String },
    /// The record was played by other rules.
    Rules { game: String, needs: i64, has: i64 },
    /// The record does not name everybody at the table.
    Names { given: i64, players: i64 },
    /// A step of the record cannot be read.
    StepText { step: i64, given: String },
    /// A step of the record cannot be played.
    StepRefused { step: i64, why: Phrase },
    /// A step of the record was changed, or something before it that does not show.
    StepCheck { step: i64 },
    /// The record says that the game ended otherwise than it did.
    Result,
    /// The secret of the server is not the one that was promised.
    Commitment,
    /// The dice do not follow from what the server and the players brought.
    Dice,
    /// Something stands in two places of a position.
    Twice { what: String, first: String, second: String },
    /// Something stands nowhere in a position.
    Nowhere { what: String },
    /// A number is outside its range.
    Range { at: String, given: i64, min: i64, max: i64 },
    /// Something that does not belong there.
    Unknown { at: String, given: String },
    /// Two parts of a position do not go together.
    Clash { at: String, with: String },
    /// Another seat is to act than the scenario says.
    ToAct { said: String, found: String },
}

impl Fault {
    /// Foreign text as it may be repeated in a sentence: short, and without control characters.
    pub fn quote(text: &str) -> String {
        let mut quoted: String =
            text.chars().take(40).map(|c| if c.is_control() { '·' } else { c }).collect();
        if text.chars().nth(40).is_some() {
            quoted.push('…');
        }
        quoted
    }

    /// Whether a number of a position is within its range.
    pub fn range(at: impl Into<String>, given: usize, min: usize, max: usize) -> Result<(), Self> {
        if (min..=max).contains(&given) {
            return Ok(());
        }
        Err(Self::Range { at: at.into(), given: given as i64, min: min as i64, max: max as i64 })
    }

    /// Something that is named here stands somewhere else in a position.
    pub fn twice(what: impl fmt::Display, at: &str) -> Self {
        Self::Twice { what: what.to_string(), first: "position".to_owned(), second: at.to_owned() }
    }

    /// Two parts of a position do not go together.
    pub fn clash(at: impl Into<String>, with: impl fmt::Display) -> Self {
        Self::Clash { at: at.into(), with: with.to_string() }
    }
}

impl Speak for Fault {
    const KINDS: usize = Self::COUNT;

    fn phrase(&self) -> Phrase {
        let name: &'static str = self.into();
        let phrase = Phrase::new(format!("fault-{name}"));
        match self.clone() {
            Self::Secret | Self::Result | Self::Commitment | Self::Dice => phrase,
            Self::Language { given } | Self::Move { given } => phrase.text("given", given),
            Self::Game { given, known } => phrase.text("given", given).text("known", known),
            Self::Players { given, fewest, most } if fewest == most => {
                Phrase::new("fault-players-exactly").number("given", given).number("count", most)
            }
            Self::Players { given, fewest, most } => {
                phrase.number("given", given).number("fewest", fewest).number("most", most)
            }
            Self::Option { name, known } => phrase.text("name", name).text("known", known),
            Self::Value { name, given, range } => {
                phrase.text("name", name).text("given", given).text("range", range)
            }
            Self::Needs { name, given, other, wanted } => {
                phrase.text("name", name).text("given", given).text("other", other).text("wanted", wanted)
            }
            Self::Seat { given, players } | Self::Names { given, players } => {
                phrase.number("given", given).number("players", players)
            }
            Self::Refused { why } => phrase.phrase("why", why),
            Self::Shape { at, what } => phrase.text("at", at).text("what", what),
            Self::Format { needs, has } => phrase.number("needs", needs).number("has", has),
            Self::OtherGame { needs, given } => phrase.text("needs", needs).text("given", given),
            Self::Rules { game, needs, has } => {
                phrase.text("game", game).number("needs", needs).number("has", has)
            }
            Self::StepText { step, given } => phrase.number("step", step).text("given", given),
            Self::StepRefused { step, why } => phrase.number("step", step).phrase("why", why),
            Self::StepCheck { step } => phrase.number("step", step),
            Self::Twice { what, first, second } => {
                phrase.text("what", what).text("first", first).text("second", second)
            }
            Self::Nowhere { what } => phrase.text("what", what),
            Self::Range { at, given, min, max } => {
                phrase.text("at", at).number("given", given).number("min", min).number("max", max)
            }
            Self::Unknown { at, given } => phrase.text("at", at).text("given", given),
            Self::Clash { at, with } => phrase.text("at", at).text("with", with),
            Self::ToAct { said, found } => phrase.text("said", said).text("found", found),
        }
    }

    fn every() -> Vec<Self> {
        let s = || "x".to_owned();
        let why = || Phrase::new("refusal-over");
        vec![
            Self::Language { given: s() },
            Self::Game { given: s(), known: s() },
            Self::Players { given: 9, fewest: 1, most: 4 },
            Self::Players { given: 9, fewest: 2, most: 2 },
            Self::Option { name: s(), known: s() },
            Self::Value { name: s(), given: s(), range: s() },
            Self::Needs { name: s(), given: s(), other: s(), wanted: s() },
            Self::Secret,
            Self::Move { given: s() },
            Self::Seat { given: 9, players: 2 },
            Self::Refused { why: why() },
            Self::Shape { at: s(), what: s() },
            Self::Format { needs: 2, has: 1 },
            Self::OtherGame { needs: s(), given: s() },
            Self::Rules { game: s(), needs: 2, has: 1 },
            Self::Names { given: 1, players: 2 },
            Self::StepText { step: 1, given: s() },
            Self::StepRefused { step: 1, why: why() },
            Self::StepCheck { step: 1 },
            Self::Result,
            Self::Commitment,
            Self::Dice,
            Self::Twice { what: s(), first: s(), second: s() },
            Self::Nowhere { what: s() },
            Self::Range { at: s(), given: 9, min: 0, max: 3 },
            Self::Unknown { at: s(), given: s() },
            Self::Clash { at: s(), with: s() },
            Self::ToAct { said: s(), found: s() },
        ]
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::new(Lang::En, &[]).say(&self.phrase()))
    }
}

impl std::error::Error for Fault {}
