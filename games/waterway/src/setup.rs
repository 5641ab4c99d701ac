//! Positions described by hand, for `nurt probe` and tests.

use nurt_core::{Fault, Refusal, Speak};
use serde::Deserialize;

use crate::board::Board;
use crate::components::{HAND, ROUNDS, SOLO_REMOVED, Tile, Tiles};
use crate::rules::Why;
use crate::state::Waterway;

/// A position at the beginning of a round. Tiles that are named nowhere are in the stock.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// By seat: the river, as moves in the order in which they were made: `U12@(2,-1)r1`. All have the same number.
    pub boards: Vec<Vec<String>>,
    /// By seat: the three tiles in hand.
    pub hands: Vec<Vec<Tile>>,
    /// By seat: tiles in hands that the seat held in an earlier round. If it is left out, the last tile of each hand was
    /// drawn in this round, the one before it in the last one, and the first one earlier.
    #[serde(default)]
    pub seen: Vec<Vec<Tile>>,
    /// Alone: the six tiles that are out of the game.
    #[serde(default)]
    pub removed: Vec<Tile>,
    /// Alone: two discarded tiles for each one that was placed.
    #[serde(default)]
    pub discarded: Vec<Tile>,
}

/// The tiles that were named so far, each with its place.
struct Places {
    rest: Tiles,
    named: Vec<(Tile, String)>,
}

impl Places {
    /// A tile in a place; no tile can be in two, and none that is not in the game.
    fn put(&mut self, tile: Tile, at: &str) -> Result<(), Fault> {
        if let Some((_, first)) = self.named.iter().find(|(other, _)| *other == tile) {
            return Err(Fault::Twice { what: tile.to_string(), first: first.clone(), second: at.to_owned() });
        }
        if !self.rest.contains(tile) {
            return Err(Fault::Unknown { at: at.to_owned(), given: tile.to_string() });
        }
        self.rest = self.rest.without(Tiles::one(tile));
        self.named.push((tile, at.to_owned()));
        Ok(())
    }

    fn put_all(&mut self, tiles: &[Tile], at: &str, count: usize) -> Result<Tiles, Fault> {
        number(at, tiles.len(), count)?;
        tiles.iter().try_for_each(|&tile| self.put(tile, at))?;
        Ok(tiles.iter().copied().collect())
    }
}

/// There must be so many of something.
fn number(at: &str, given: usize, wanted: usize) -> Result<(), Fault> {
    let (given, wanted) = (given as i64, wanted as i64);
    if given == wanted {
        Ok(())
    } else {
        Err(Fault::Range { at: at.to_owned(), given, min: wanted, max: wanted })
    }
}

impl Setup {
    pub(crate) fn arrange(self, players: u8) -> Result<Waterway, Fault> {
        let seats = usize::from(players);
        let mut position = Waterway::empty(players);
        let mut places = Places { rest: position.stock, named: Vec::new() };
        number("boards", self.boards.len(), seats)?;
        number("hands", self.hands.len(), seats)?;
        let laid = self.boards.first().map_or(0, Vec::len);
        let most = usize::from(ROUNDS) - 1;
        if laid > most {
            return Err(Fault::Range {
                at: "boards[0]".to_owned(),
                given: laid as i64,
                min: 0,
                max: most as i64,
            });
        }
        position.round = laid as u8 + 1;
        for (at, texts) in self.boards.iter().enumerate() {
            let place = format!("boards[{at}]");
            number(&place, texts.len(), laid)?;
            position.boards[at] = read_board(texts)?;
            for mv in position.boards[at].tiles() {
                places.put(mv.tile, &place)?;
            }
        }
        for (at, hand) in self.hands.iter().enumerate() {
            position.hands[at] = places.put_all(hand, &format!("hands[{at}]"), HAND)?;
        }
        let solo = position.solo();
        let (removed, discarded) = if solo { (SOLO_REMOVED, 2 * laid) } else { (0, 0) };
        position.removed = places.put_all(&self.removed, "removed", removed)?;
        position.discarded = places.put_all(&self.discarded, "discarded", discarded)?;
        position.stock = places.rest;
        if self.seen.is_empty() {
            position.make_up_memories(&self.hands);
        } else {
            number("seen", self.seen.len(), seats)?;
            for (memory, seen) in position.seen.iter_mut().zip(&self.seen) {
                *memory = seen.iter().copied().collect();
            }
        }
        let clash = || Fault::Clash { at: "seen".to_owned(), with: "hands".to_owned() };
        if position.seen.iter().any(|seen| !seen.without(position.held()).is_empty())
            || position.odd_memory().is_some()
        {
            return Err(clash());
        }
        Ok(position)
    }
}

/// A board from its moves.
fn read_board(texts: &[String]) -> Result<Board, Fault> {
    let moves = texts.iter().map(|text| text.parse()).collect::<Result<Vec<_>, _>>()?;
    Board::with(&moves).map_err(|(number, misfit)| {
        let why = Refusal::Rule(Why::from(misfit)).phrase();
        Fault::StepRefused { step: number as i64 + 1, why }
    })
}
