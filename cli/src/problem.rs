//! What can go wrong at the command line: one sentence, and an exit code.

use std::io;

use nurt_core::registry::AnyGame;
use nurt_core::{Fault, Lang, Phrase, Speak, Words};

/// Why the command stopped.
#[derive(Debug)]
pub enum Problem {
    /// Bad input: exit code 2.
    Input {
        /// The sentence.
        phrase: Phrase,
        /// The game whose words may be in it.
        game: Option<String>,
    },
    /// Something broke in the engine: exit code 1.
    Broken(Phrase),
    /// Whoever read the output has stopped reading. Nothing to say.
    Hangup,
    /// The output or a file could not be written: exit code 1.
    Io(io::Error),
}

impl Problem {
    /// Bad input that the command line itself notices.
    pub fn input(phrase: Phrase) -> Self {
        Self::Input { phrase, game: None }
    }

    /// A fault whose sentence may have words of a game in it.
    pub fn of(game: &dyn AnyGame) -> impl Fn(Fault) -> Self {
        let name = game.facts().name.to_owned();
        move |fault| Self::Input { phrase: fault.phrase(), game: Some(name.clone()) }
    }

    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Self::Input { .. } => 2,
            Self::Broken(_) | Self::Io(_) => 1,
            Self::Hangup => 0,
        }
    }

    /// The sentence in a language.
    pub fn say(&self, lang: Lang) -> Option<String> {
        match self {
            Self::Input { phrase, game } => {
                let game = game.as_deref().and_then(|name| nurt_games::find(name).ok());
                Some(words(lang, game.as_deref()).say(phrase))
            }
            Self::Broken(phrase) => Some(words(lang, None).say(phrase)),
            Self::Io(error) => {
                Some(words(lang, None).say(&Phrase::new("cli-io").text("error", error.to_string())))
            }
            Self::Hangup => None,
        }
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        Self::input(fault.phrase())
    }
}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe { Self::Hangup } else { Self::Io(error) }
    }
}

impl From<serde_json::Error> for Problem {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}

/// The words of the command line.
pub fn catalogue(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../lang/en/cli.ftl"),
        Lang::Pl => include_str!("../../lang/pl/cli.ftl"),
        Lang::Uk => include_str!("../../lang/uk/cli.ftl"),
    }
}

/// The words of the command line and of a game.
pub fn words(lang: Lang, game: Option<&dyn AnyGame>) -> Words {
    match game {
        Some(game) => Words::new(lang, &[catalogue(lang), game.catalogue(lang)]),
        None => Words::new(lang, &[catalogue(lang)]),
    }
}
