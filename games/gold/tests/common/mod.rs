//! What the tests of River of Gold share: the tables of the rule file copied by hand, a second way to count, and the words in
//! which positions are told.

#![allow(dead_code)] // Each file of tests uses its own part.

pub mod count;
pub mod given;
pub mod tables;
