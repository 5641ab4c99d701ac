//! A position described by hand: what `nurt probe` reads.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::Game;
use crate::fault::Fault;
use crate::options::{Choices, Options};
use crate::record::{clean, read_json};
use crate::seat::{Seat, Seats};
use crate::table::Table;

/// The frame of a scenario; the position inside is described in the terms of its game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The game, if the file says it.
    #[serde(default)]
    game: Option<String>,
    /// What is shown here: a note for the reader.
    #[serde(default, rename = "about")]
    _about: Option<String>,
    #[serde(default)]
    players: Option<u8>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    to_act: Acting,
    position: Map<String, Value>,
}

/// `0` or `[0, 1]`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
enum Acting {
    One(u8),
    Several(Vec<u8>),
}

impl Scenario {
    /// Reads the frame from JSON.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        read_json(text)
    }

    /// The options and the position.
    pub(crate) fn read<G: Game>(&self) -> Result<(Choices, G), Fault> {
        if let Some(game) = self.game.as_deref().filter(|&game| game != G::FACTS.name) {
            return Err(Fault::OtherGame { needs: Fault::quote(game), given: G::FACTS.name.to_owned() });
        }
        let choices = Table::<G>::choose(self.players, &self.options)?;
        let players = choices.players();
        let named = match &self.to_act {
            Acting::One(seat) => vec![*seat],
            Acting::Several(seats) => seats.clone(),
        };
        if let Some(&seat) = named.iter().find(|&&seat| seat >= players) {
            return Err(Fault::Seat { given: seat.into(), players: players.into() });
        }
        let to_act: Seats = named.into_iter().map(Seat::new).collect();
        let setup =
            serde_path_to_error::deserialize(Value::Object(self.position.clone())).map_err(|error| {
                let at = format!("position.{}", error.path());
                Fault::Shape { at: Fault::quote(&at), what: clean(error.inner()) }
            })?;
        let position = G::arrange(&G::Options::from_choices(&choices), setup, to_act)?;
        if position.to_act() != to_act {
            let list =
                |seats: Seats| seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ");
            return Err(Fault::ToAct { said: list(to_act), found: list(position.to_act()) });
        }
        if let Some(law) = position.broken_law() {
            return Err(Fault::Clash { at: "position".to_owned(), with: law });
        }
        Ok((choices, position))
    }
}
