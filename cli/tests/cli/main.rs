//! The `nurt` command, called from outside.

mod arena;
mod bad_input;
mod commands;
mod common;
