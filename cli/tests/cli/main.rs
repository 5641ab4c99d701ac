//! The `nurt` command, called from outside.

mod bad_input;
mod commands;
mod common;
