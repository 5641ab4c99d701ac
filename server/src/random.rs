//! Secrets and names that nobody can guess.

use nurt_core::Secret;

/// Letters and digits that cannot be mistaken for each other: 32 of them, five bits each.
const LETTERS: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz0";

fn fill(bytes: &mut [u8]) {
    // Without randomness nothing here can be done safely; the operating system always has it.
    getrandom::fill(bytes).unwrap_or_else(|error| panic!("the system has no randomness: {error}"));
}

/// A word of so many letters, five random bits each.
pub fn word(letters: usize) -> String {
    let mut bytes = vec![0; letters];
    fill(&mut bytes);
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// 256 random bits.
pub fn secret() -> Secret {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    Secret::new(bytes)
}

/// 64 random bits.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}
