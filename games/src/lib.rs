//! The list of all games. To add one, add it to the list at the end of this page.

use nurt_core::registry::{AnyGame, entry};
use nurt_core::{Evaluate, Fault, Game};

/// Something to be done with a game whose type is found by its name: how hot loops stay generic.
pub trait Visitor {
    /// What comes out of it.
    type Out;

    /// Does it with the game `G`.
    fn visit<G: Game + Evaluate>(self) -> Self::Out;
}

/// The game with this name, without its type.
pub fn find(name: &str) -> Result<Box<dyn AnyGame>, Fault> {
    all().into_iter().find(|game| game.facts().name == name).ok_or_else(|| unknown(name))
}

fn unknown(name: &str) -> Fault {
    let known = all().iter().map(|game| game.facts().name).collect::<Vec<_>>().join(", ");
    Fault::Game { given: Fault::quote(name), known }
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Every game, without its type.
        pub fn all() -> Vec<Box<dyn AnyGame>> {
            vec![$(entry::<$game>()),+]
        }

        /// Takes a visitor to the game with this name.
        pub fn with_game<V: Visitor>(name: &str, visitor: V) -> Result<V::Out, Fault> {
            $(
                if name == <$game as Game>::FACTS.name {
                    return Ok(visitor.visit::<$game>());
                }
            )+
            Err(unknown(name))
        }
    };
}

games!(
    nurt_battle::Battle,
    nurt_waterway::Waterway,
    nurt_the_river::TheRiver,
    nurt_gold::Gold,
    nurt_winter::Winter,
    nurt_stones::Stones
);
