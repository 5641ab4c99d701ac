//! Refusals: a code for programs, and a sentence for people in every language.

use nurt_core::{Fault, Lang, NoTakeBack, Phrase, Speak};

use crate::store::StoreError;
use crate::wire::{Code, Refused};

/// The words of the server, shared with the browser client.
pub fn catalogue(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../lang/en/server.ftl"),
        Lang::Pl => include_str!("../../lang/pl/server.ftl"),
        Lang::Uk => include_str!("../../lang/uk/server.ftl"),
    }
}

/// Why something was not done. Nothing was changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    /// The kind, for programs.
    pub code: Code,
    /// The sentence.
    pub words: Phrase,
    /// The number of the rule, where one is named.
    pub rule: Option<&'static str>,
    /// The present version of the table, where there is one.
    pub version: Option<u32>,
    /// The game whose words may be in the sentence.
    pub game: Option<String>,
}

impl Refusal {
    /// A refusal with the sentence that belongs to its kind.
    pub fn new(code: Code) -> Self {
        let name: &'static str = code.into();
        Self { code, words: Phrase::new(format!("refused-{name}")), rule: None, version: None, game: None }
    }

    /// A refusal with a sentence of its own.
    pub fn saying(code: Code, words: Phrase) -> Self {
        Self { words, ..Self::new(code) }
    }

    /// The same, with the number of the rule.
    #[must_use]
    pub fn by_rule(self, rule: Option<&'static str>) -> Self {
        Self { rule, ..self }
    }

    /// The same, with the version of the table.
    #[must_use]
    pub fn at(self, version: u32) -> Self {
        Self { version: Some(version), ..self }
    }

    /// The same, with words of a game in its sentence.
    #[must_use]
    pub fn of(self, game: &str) -> Self {
        Self { game: Some(game.to_owned()), ..self }
    }

    /// As it goes over the wire. The words of the game, if there is one, say what the rules have to say.
    pub fn told(self, table: Option<String>, id: Option<String>) -> Refused {
        let text = crate::games::words(self.game.as_deref()).say(&self.words);
        Refused {
            id,
            table,
            code: self.code,
            text,
            words: self.words,
            rule: self.rule,
            version: self.version,
        }
    }

    /// The status of an HTTP answer.
    pub const fn status(&self) -> u16 {
        match self.code {
            Code::Malformed | Code::BadChoice | Code::BadName | Code::NotAMove | Code::BadRecord => 400,
            Code::NoGuest => 401,
            Code::ForeignOrigin | Code::NotInvited | Code::NotSeated | Code::NotHost => 403,
            Code::NotFound => 404,
            Code::TooLarge => 413,
            Code::SlowDown => 429,
            Code::Unavailable => 503,
            _ => 409,
        }
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self::saying(Code::BadChoice, fault.phrase())
    }
}

impl From<NoTakeBack> for Refusal {
    fn from(why: NoTakeBack) -> Self {
        Self::saying(Code::NoTakeBack, why.phrase())
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "storage");
        Self::new(Code::Unavailable)
    }
}
