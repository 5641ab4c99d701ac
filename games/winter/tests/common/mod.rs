//! What the tests of Endless Winter share: the tables of the rule file copied from it, a second way to count, and the words in
//! which positions are told.

#![allow(dead_code)] // Each file of tests uses its own part.

pub mod count;
pub mod given;
pub mod tables;
