//! How a search goes about it.

use std::collections::BTreeMap;
use std::sync::OnceLock;

/// How a search goes about it. The defaults serve all games; what was measured to be better for one is data,
/// `bots/search.json`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Where positions are judged and moves looked at by what the game knows of itself, or not at all.
    pub knowledge: Knowledge,
    /// How much what was tried little is preferred.
    pub explore: f32,
    /// By how much a move may look worse than the best and still appeal a third as much: in shares of the victory.
    pub doubt: f32,
    /// How many visits the first look at a move counts for.
    pub trust: f32,
    /// After how many visits of a move what may follow it is looked at.
    pub expand: u32,
    /// How many decisions are played on before a position is judged.
    pub playout: u32,
    /// Of how many random moves the best-looking one is made then.
    pub picks: u32,
    /// How many times each imagined position is used.
    pub reuse: u32,
    /// In how many imagined positions the moves at hand are looked at before the search begins.
    pub glances: u32,
    /// With how many more decisions of the same seat a look at a move goes on, each the best-looking.
    pub ahead: u32,
    /// Whether moves are looked at by hand even if a network judges positions, also beyond the tree: it takes less time.
    pub hasty: bool,
    /// Whether what comes of a move is measured against what the position promised in which it was made: the luck that
    /// came before it is not its merit.
    pub fair: bool,
    /// Whether what chance has openly shown is told apart ([`omen`](nurt_core::Evaluate::omen)).
    pub omens: bool,
    /// Whether moves of others that come to the same are answered together ([`gist`](nurt_core::Evaluate::gist)).
    pub gists: bool,
    /// How many of the moves at hand are compared side by side, always in the same imagined position with the same luck;
    /// with less than two each is tried on its own.
    pub rivals: u32,
    /// How many threads search, each on its own.
    pub threads: u32,
}

/// What the search knows of the game besides its rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Knowledge {
    /// Nothing: games are played to the end at random.
    None,
    /// How good a position looks.
    Full,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            knowledge: Knowledge::Full,
            explore: 0.6,
            doubt: 0.03,
            trust: 1.0,
            expand: 6,
            playout: 0,
            picks: 2,
            reuse: 1,
            glances: 8,
            ahead: 0,
            hasty: false,
            fair: true,
            omens: true,
            gists: true,
            rivals: 16,
            threads: 1,
        }
    }
}

impl Settings {
    /// How a search goes about a game.
    pub fn of(game: &str) -> Self {
        type Changes = BTreeMap<String, BTreeMap<String, f32>>;
        static CHANGES: OnceLock<Changes> = OnceLock::new();
        // The file is part of the program, and a test reads it.
        let read = || serde_json::from_str(include_str!("../../search.json")).unwrap_or_default();
        let mut settings = Self::default();
        for (name, &value) in CHANGES.get_or_init(read).get(game).into_iter().flatten() {
            // A test looks at the names too.
            let _ = settings.set(name, value);
        }
        settings
    }

    /// The same search without any knowledge: random games to the end, and no move looks better than another.
    #[must_use]
    pub fn plain(self) -> Self {
        Self { knowledge: Knowledge::None, explore: 0.7, expand: 1, fair: false, ..self }
    }
}

/// A search has no such setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownSetting;

impl Settings {
    /// Changes a setting by its name.
    pub fn set(&mut self, name: &str, value: f32) -> Result<(), UnknownSetting> {
        let count = value as u32;
        match name {
            "explore" => self.explore = value,
            "doubt" => self.doubt = value,
            "trust" => self.trust = value,
            "expand" => self.expand = count,
            "playout" => self.playout = count,
            "picks" => self.picks = count,
            "reuse" => self.reuse = count,
            "glances" => self.glances = count,
            "ahead" => self.ahead = count,
            "hasty" => self.hasty = value != 0.0,
            "fair" => self.fair = value != 0.0,
            "omens" => self.omens = value != 0.0,
            "gists" => self.gists = value != 0.0,
            "rivals" => self.rivals = count,
            "threads" => self.threads = count,
            _ => return Err(UnknownSetting),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_for_each_game_is_about_a_game_and_a_setting() {
        let text = include_str!("../../search.json");
        let changes: BTreeMap<String, BTreeMap<String, f32>> = serde_json::from_str(text).expect("JSON");
        for (game, changes) in changes {
            assert!(nurt_games::find(&game).is_ok(), "{game}");
            let mut settings = Settings::default();
            for (name, value) in changes {
                assert_eq!(settings.set(&name, value), Ok(()), "{game}: {name}");
            }
            assert_eq!(settings, Settings::of(&game));
        }
        assert_eq!(Settings::of("stones"), Settings::default());
    }
}
