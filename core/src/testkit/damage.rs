//! Inputs that are nearly sound, for the readers of whatever comes from outside.

use crate::{Chance, Fast};

/// One to four small changes: bytes dropped, doubled, changed, or one of the pieces put in the place of a token.
pub fn damage(sound: &[u8], pieces: &[&str], chance: &mut Fast) -> Vec<u8> {
    let mut data = sound.to_vec();
    for _ in 0..=chance.below(4) {
        if data.is_empty() {
            break;
        }
        let at = chance.below(data.len() as u32) as usize;
        let end = (at + 1 + chance.below(12) as usize).min(data.len());
        match chance.below(5) {
            0 => drop(data.drain(at..end)),
            1 => data[at] = chance.below(256) as u8,
            2 => {
                let again = data[at..end].to_vec();
                data.splice(at..at, again);
            }
            _ => {
                // A whole token: between two of the signs that part tokens.
                let parts = |byte: &u8| b",:[]{}\n ".contains(byte);
                let from = data[..at].iter().rposition(parts).map_or(0, |sign| sign + 1);
                let to = data[at..].iter().position(parts).map_or(data.len(), |sign| at + sign).max(from);
                let piece = pieces[chance.below(pieces.len() as u32) as usize];
                data.splice(from..to, piece.bytes());
            }
        }
    }
    data
}
