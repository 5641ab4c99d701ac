//! The server from outside: what it promises to players, and what it does with those who do not play by its rules.

#[path = "../common/mod.rs"]
mod common;

mod analysis;
mod changes;
mod chat;
mod commands;
mod fair;
mod frames;
mod garbage;
mod hidden;
mod hints;
mod http;
mod people;
mod play_on;
mod rematch;
mod storage;
mod stores;
mod together;
mod truth;
