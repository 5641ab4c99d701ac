//! The games and bots, as the server offers them.

use std::sync::LazyLock;

use nurt_bots::Level;
use nurt_core::registry::AnyGame;
use nurt_core::{Lang, Words};

use crate::wire::GameInfo;

/// A game with its words in English, for programs that have no catalogues.
struct Known {
    game: Box<dyn AnyGame>,
    words: Words,
}

static ALL: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let known = |game: Box<dyn AnyGame>| {
        let catalogues = [game.catalogue(Lang::En), crate::refused::catalogue(Lang::En)];
        Known { words: Words::new(Lang::En, &catalogues), game }
    };
    nurt_games::all().into_iter().map(known).collect()
});

static WORDS: LazyLock<Words> =
    LazyLock::new(|| Words::new(Lang::En, &[crate::refused::catalogue(Lang::En)]));

/// The game of this name.
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    ALL.iter().map(|known| known.game.as_ref()).find(|game| game.facts().name == name)
}

/// The words of a game, or those that need none.
pub fn words(game: Option<&str>) -> &'static Words {
    let known = ALL.iter().find(|known| Some(known.game.facts().name) == game);
    known.map_or(&WORDS, |known| &known.words)
}

/// What clients are told of the games.
pub fn infos() -> Vec<GameInfo> {
    let offered = ALL.iter().filter(|known| known.game.facts().offered);
    offered
        .map(|known| {
            let facts = known.game.facts();
            GameInfo {
                name: facts.name,
                rules: facts.rules,
                players: facts.players,
                fields: known.game.fields().to_vec(),
                bots: Level::ALL.map(Level::name).to_vec(),
            }
        })
        .collect()
}
