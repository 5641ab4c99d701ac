//! The rules, a file for each part of the rulebook.

pub mod claim;
pub mod control;
pub(crate) mod hopes;
pub mod legal;
pub mod play;
pub mod prepare;
pub mod ruses;
pub mod series;
pub mod turn;
