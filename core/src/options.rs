//! The options of a table: typed for the game, described for a form, validated for everybody.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::fault::Fault;
use crate::words::Phrase;

/// One option, as a form shows it. Its words are the messages `option-<name>`, `option-<name>-help` and,
/// for each value of a choice, `option-<name>-<value>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    /// The name, as in `--option name=value`.
    pub name: &'static str,
    /// What can be chosen.
    #[serde(flatten)]
    pub kind: Kind,
    /// The option matters only while another one, which stands before it, has one of these values; `players` can be
    /// named too. Otherwise it is `off`, or, if it cannot be off, keeps its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub needs: Option<(&'static str, &'static [&'static str])>,
}

/// What can be chosen for an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Kind {
    /// One of several values.
    Choice {
        /// The values.
        values: &'static [&'static str],
        /// The one that holds if nothing is said.
        default: &'static str,
    },
    /// A whole number.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
        /// The one that holds if nothing is said.
        default: u32,
    },
}

impl Field {
    /// A switch: `off`, unless it is turned `on`.
    pub const fn switch(name: &'static str) -> Self {
        Self::choice(name, &["off", "on"])
    }

    /// A choice; the first value is the default.
    pub const fn choice(name: &'static str, values: &'static [&'static str]) -> Self {
        Self { name, kind: Kind::Choice { values, default: values[0] }, needs: None }
    }

    /// A number.
    pub const fn number(name: &'static str, min: u32, max: u32, default: u32) -> Self {
        Self { name, kind: Kind::Number { min, max, default }, needs: None }
    }

    /// The same field, which matters only while `other` has one of `values`.
    #[must_use]
    pub const fn needing(self, other: &'static str, values: &'static [&'static str]) -> Self {
        Self { needs: Some((other, values)), ..self }
    }

    /// The value that holds if nothing is said.
    pub fn default(&self) -> String {
        match self.kind {
            Kind::Choice { default, .. } => default.to_owned(),
            Kind::Number { default, .. } => default.to_string(),
        }
    }

    /// The value that it has while what it needs is not there.
    fn idle(&self) -> String {
        match self.kind {
            Kind::Choice { values, .. } if values.contains(&"off") => "off".to_owned(),
            _ => self.default(),
        }
    }

    /// Every value.
    pub fn values(&self) -> Vec<String> {
        match self.kind {
            Kind::Choice { values, .. } => values.iter().map(|&value| value.to_owned()).collect(),
            Kind::Number { min, max, .. } => (min..=max).map(|value| value.to_string()).collect(),
        }
    }

    /// Values that stand for all.
    fn samples(&self) -> Vec<String> {
        match self.kind {
            Kind::Choice { .. } => self.values(),
            Kind::Number { min, max, default } => {
                let mut samples = vec![min, default, max];
                samples.sort_unstable();
                samples.dedup();
                samples.iter().map(ToString::to_string).collect()
            }
        }
    }

    /// The values as a person reads them: `off, on` or `1–3`.
    pub fn range(&self) -> String {
        match self.kind {
            Kind::Choice { values, .. } => values.join(", "),
            Kind::Number { min, max, .. } => format!("{min}–{max}"),
        }
    }

    /// The messages that a form needs for this field.
    pub fn phrases(&self) -> Vec<Phrase> {
        let base = format!("option-{}", self.name);
        let mut keys = vec![base.clone(), format!("{base}-help")];
        if let Kind::Choice { values, .. } = self.kind {
            keys.extend(values.iter().map(|value| format!("{base}-{value}")));
        }
        keys.into_iter().map(Phrase::new).collect()
    }
}

/// The options of a game as a type of its own, made from choices that were validated before.
pub trait Options: Clone + PartialEq + std::fmt::Debug + Send + Sync + 'static {
    /// What can be chosen besides the number of players, in the order of the form.
    const FIELDS: &'static [Field];

    /// The options for choices that fit [`FIELDS`](Options::FIELDS).
    fn from_choices(choices: &Choices) -> Self;
}

/// The number of players and a value for every field: complete and valid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choices {
    players: u8,
    #[serde(flatten)]
    values: BTreeMap<String, String>,
}

impl Choices {
    /// Completes and validates what was asked for. Without a number of players, the least that the game
    /// allows but at least two, if it allows two.
    pub fn read(
        fields: &[Field],
        range: (u8, u8),
        players: Option<u8>,
        given: &BTreeMap<String, String>,
    ) -> Result<Self, Fault> {
        Self::complete(fields, range, players, given, |field, value| value == field.idle())
    }

    /// The choices of a table or a record, which may be old: what does not matter was kept at its default once.
    pub fn recall(
        fields: &[Field],
        range: (u8, u8),
        players: u8,
        given: &BTreeMap<String, String>,
    ) -> Result<Self, Fault> {
        let harmless = |field: &Field, value: &str| value == field.idle() || value == field.default();
        Self::complete(fields, range, Some(players), given, harmless)
    }

    /// Completes and validates. Of a field that does not matter only what is harmless may be given.
    fn complete(
        fields: &[Field],
        (fewest, most): (u8, u8),
        players: Option<u8>,
        given: &BTreeMap<String, String>,
        harmless: impl Fn(&Field, &str) -> bool,
    ) -> Result<Self, Fault> {
        let players = players.unwrap_or(fewest.max(2).min(most));
        if !(fewest..=most).contains(&players) {
            return Err(Fault::Players { given: players.into(), fewest: fewest.into(), most: most.into() });
        }
        if let Some(name) = given.keys().find(|name| fields.iter().all(|field| field.name != name.as_str())) {
            let known = fields.iter().map(|field| field.name).collect::<Vec<_>>().join(", ");
            return Err(Fault::Option { name: Fault::quote(name), known });
        }
        let mut values: BTreeMap<String, String> = BTreeMap::new();
        for field in fields {
            let mut value = given.get(field.name).cloned().unwrap_or_else(|| field.default());
            if !field.values().contains(&value) {
                let (name, given, range) = (field.name.to_owned(), Fault::quote(&value), field.range());
                return Err(Fault::Value { name, given, range });
            }
            if let Some((other, wanted)) = field.needs
                && !is_met(field, players, &values)
            {
                if given.contains_key(field.name) && !harmless(field, &value) {
                    let (name, other) = (field.name.to_owned(), other.to_owned());
                    return Err(Fault::Needs { name, given: value, other, wanted: wanted.join(", ") });
                }
                value = field.idle();
            }
            values.insert(field.name.to_owned(), value);
        }
        Ok(Self { players, values })
    }

    /// Every valid combination of players and values: what the test kit runs through. Of a number, the least, the usual
    /// and the most stand for all.
    pub fn all(fields: &[Field], (fewest, most): (u8, u8)) -> Vec<Self> {
        let mut all: Vec<BTreeMap<String, String>> = vec![BTreeMap::new()];
        for field in fields {
            all = all
                .into_iter()
                .flat_map(|before| {
                    field.samples().into_iter().map(move |value| {
                        let mut next = before.clone();
                        next.insert(field.name.to_owned(), value);
                        next
                    })
                })
                .collect();
        }
        (fewest..=most)
            .flat_map(|players| {
                all.iter()
                    .filter_map(move |given| Self::read(fields, (fewest, most), Some(players), given).ok())
            })
            .collect()
    }

    /// The number of players.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The value of a field; empty if the game has no such field.
    pub fn get(&self, name: &str) -> &str {
        self.values.get(name).map_or("", String::as_str)
    }

    /// Whether a field matters with the other values as they are.
    pub fn matters(&self, field: &Field) -> bool {
        is_met(field, self.players, &self.values)
    }

    /// Whether a switch is on.
    pub fn on(&self, name: &str) -> bool {
        self.get(name) == "on"
    }

    /// The value of a number field; 0 if the game has no such field.
    pub fn number(&self, name: &str) -> u32 {
        self.get(name).parse().unwrap_or(0)
    }

    /// All values by name.
    pub fn values(&self) -> &BTreeMap<String, String> {
        &self.values
    }
}

/// Whether what a field needs is there.
fn is_met(field: &Field, players: u8, values: &BTreeMap<String, String>) -> bool {
    field.needs.is_none_or(|(other, wanted)| match other {
        "players" => wanted.contains(&players.to_string().as_str()),
        _ => values.get(other).is_some_and(|value| wanted.contains(&value.as_str())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: &[Field] = &[
        Field::switch("rafts"),
        Field::number("landmarks", 1, 9, 1).needing("rafts", &["on"]),
        Field::choice("roles", &["chosen", "random"]),
        Field::switch("target").needing("players", &["1"]),
        Field::choice("otters", &["on", "off"]).needing("rafts", &["on"]),
    ];

    fn read(players: Option<u8>, given: &[(&str, &str)]) -> Result<Choices, Fault> {
        let given = given.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        Choices::read(FIELDS, (1, 4), players, &given)
    }

    #[test]
    fn what_is_not_said_has_its_default() {
        let choices = read(None, &[]).expect("defaults are valid");
        assert_eq!((choices.players(), choices.on("rafts"), choices.number("landmarks")), (2, false, 1));
        assert_eq!(choices.get("roles"), "chosen");
    }

    #[test]
    fn wrong_choices_are_refused_by_name() {
        assert!(matches!(read(Some(5), &[]), Err(Fault::Players { given: 5, fewest: 1, most: 4 })));
        assert!(matches!(read(None, &[("raft", "on")]), Err(Fault::Option { .. })));
        assert!(matches!(read(None, &[("rafts", "yes")]), Err(Fault::Value { .. })));
        assert!(matches!(read(None, &[("rafts", "on"), ("landmarks", "10")]), Err(Fault::Value { .. })));
        assert!(matches!(read(None, &[("landmarks", "2")]), Err(Fault::Needs { .. })));
        assert!(read(None, &[("rafts", "on"), ("landmarks", "2")]).is_ok());
        assert!(matches!(read(Some(2), &[("target", "on")]), Err(Fault::Needs { .. })));
        assert!(read(Some(1), &[("target", "on")]).is_ok());
    }

    #[test]
    fn what_needs_something_that_is_not_there_is_off() {
        let otters = |given: &[(&str, &str)]| read(None, given).map(|choices| choices.on("otters"));
        assert_eq!(otters(&[]), Ok(false));
        assert_eq!(otters(&[("rafts", "on")]), Ok(true));
        assert_eq!(otters(&[("otters", "off")]), Ok(false));
        assert!(matches!(otters(&[("otters", "on")]), Err(Fault::Needs { .. })));
        // An old table was kept with the default.
        let old = BTreeMap::from([("otters".to_owned(), "on".to_owned())]);
        let recalled = Choices::recall(FIELDS, (1, 4), 2, &old).expect("an old table");
        assert!(!recalled.on("otters"));
        let never = BTreeMap::from([("landmarks".to_owned(), "2".to_owned())]);
        assert!(matches!(Choices::recall(FIELDS, (1, 4), 2, &never), Err(Fault::Needs { .. })));
    }

    #[test]
    fn all_combinations_are_valid_and_complete() {
        // Rafts off leave one number of landmarks and no otters, on the least (which is the usual) and the most, each with
        // otters or without; two roles; a target or none for one player, none for two to four.
        assert_eq!(Choices::all(FIELDS, (1, 4)).len(), (1 + 2 * 2) * 2 * (2 + 3));
    }
}
