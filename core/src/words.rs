//! Words: what a person reads, in every language.
//!
//! The engine speaks in [`Phrase`]s, a key and its arguments. A [`Words`] turns them into sentences of one
//! language with the Fluent catalogues of `lang/`, which the browser client reads too.

use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use unic_langid::LanguageIdentifier;

use crate::fault::Fault;
use crate::seat::Seat;

/// A language that Nurt speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// All languages. They are equal: every sentence exists in each.
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::Uk];

    /// The code of the language: `en`, `pl`, `uk`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::Uk => "uk",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = Fault;

    fn from_str(code: &str) -> Result<Self, Fault> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or_else(|| Fault::Language { given: Fault::quote(code) })
    }
}

/// One argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(untagged))]
pub enum Arg {
    /// A number; the catalogue chooses the plural.
    Number(i64),
    /// A word that needs no translation, or by which the catalogue selects.
    Text(String),
    /// A player, said by name.
    Seat(#[cfg_attr(feature = "ts", ts(type = "{ seat: Seat }"))] Seat),
    /// A phrase within the phrase.
    Phrase(Phrase),
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => number.serialize(serializer),
            Self::Text(text) => text.serialize(serializer),
            Self::Phrase(phrase) => phrase.serialize(serializer),
            Self::Seat(seat) => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry("seat", seat)?;
                map.end()
            }
        }
    }
}

/// Something to say: the key of a message in the catalogues, and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phrase {
    /// The key of the message.
    pub key: String,
    /// The arguments by name.
    #[cfg_attr(feature = "ts", ts(optional, type = "Record<string, Arg>"))]
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// The message with this key, without arguments so far.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// With a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    /// With a word.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Text(text.into()))
    }

    /// With a player.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    /// With another phrase inside.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Self) -> Self {
        self.with(name, Arg::Phrase(phrase))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// This phrase and every phrase inside it.
    pub fn walk(&self, visit: &mut impl FnMut(&Self)) {
        visit(self);
        for (_, arg) in &self.args {
            if let Arg::Phrase(inner) = arg {
                inner.walk(visit);
            }
        }
    }
}

impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
            }
        }
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("key", &self.key)?;
        if !self.args.is_empty() {
            map.serialize_entry("args", &Args(&self.args))?;
        }
        map.end()
    }
}

/// A type whose values can be said aloud: moves, events, reasons, faults.
pub trait Speak: Sized {
    /// How many kinds of values there are: the number of variants of an enum (`strum::EnumCount` counts
    /// them), 1 for a struct. The test kit holds [`every`](Speak::every) to it.
    const KINDS: usize;

    /// What to say.
    fn phrase(&self) -> Phrase;

    /// At least one value of every kind, and of every sentence, so that the test kit can hear each.
    fn every() -> Vec<Self>;
}

/// The catalogue shared by all games: refusals, faults, undo, words of the options form.
pub fn core_catalogue(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../lang/en/core.ftl"),
        Lang::Pl => include_str!("../../lang/pl/core.ftl"),
        Lang::Uk => include_str!("../../lang/uk/core.ftl"),
    }
}

/// Implements `fn catalogue(lang)` of a game from `lang/<language>/<name>.ftl`.
#[macro_export]
macro_rules! catalogue {
    ($up:literal, $name:literal) => {
        fn catalogue(lang: $crate::Lang) -> &'static str {
            match lang {
                $crate::Lang::En => include_str!(concat!($up, "/lang/en/", $name, ".ftl")),
                $crate::Lang::Pl => include_str!(concat!($up, "/lang/pl/", $name, ".ftl")),
                $crate::Lang::Uk => include_str!(concat!($up, "/lang/uk/", $name, ".ftl")),
            }
        }
    };
}

/// Speaks one language: the shared catalogue and those of one game or program.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Words {
    /// The words of a language: the shared catalogue plus these. A message that stands twice is taken
    /// from the first that has it; text that Fluent cannot read is left out (the test kit sees both).
    pub fn new(lang: Lang, catalogues: &[&str]) -> Self {
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for text in std::iter::once(core_catalogue(lang)).chain(catalogues.iter().copied()) {
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(read, _)| read);
            // The first message of a name stays; the test kit finds doubles.
            let _ = bundle.add_resource(resource);
        }
        Self { lang, bundle, names: Vec::new() }
    }

    /// With the names of the players, by seat. A seat without a name is said as «seat N».
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Phrase::new("seat").number("number", seat.index() as i64)),
        }
    }

    /// The sentence. A phrase for which the catalogue lacks something shows as `{key}`, and the sentence
    /// around it is still said.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.put(phrase, |inner| Ok(self.say(inner))).unwrap_or_else(|_| format!("{{{}}}", phrase.key))
    }

    /// The sentence, or what the catalogue lacks for it.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, String> {
        self.put(phrase, |inner| self.try_say(inner))
    }

    /// The sentence, with the phrases inside it said by `inside`.
    fn put(
        &self,
        phrase: &Phrase,
        inside: impl Fn(&Phrase) -> Result<String, String>,
    ) -> Result<String, String> {
        let pattern = self
            .bundle
            .get_message(&phrase.key)
            .and_then(|message| message.value())
            .ok_or_else(|| format!("{}: no message {}", self.lang, phrase.key))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
                Arg::Phrase(inner) => FluentValue::from(inside(inner)?),
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(format!("{}: {}: {errors:?}", self.lang, phrase.key)) }
    }

    /// The sentence of a key without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(&Phrase::new(key))
    }
}
