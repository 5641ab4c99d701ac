//! What the tests of Waterway share: the tiles as the rule file lists them, a second way to count, boards at random, and
//! the words in which scenarios are told.

#![allow(dead_code)] // Each file of tests uses its own part.

pub mod boards;
pub mod games;
pub mod given;
pub mod literal;
pub mod tiles;
