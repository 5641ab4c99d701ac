//! How the tests run a server and talk to it: [`house`] is the server within the test, [`client`] is somebody who
//! comes from outside, by HTTP and WebSocket.

pub mod client;
pub mod house;

pub use client::{Answer, Lost, Person, Player, Socket, entropy};
pub use house::{House, game_of_two, play_on, table_of_two};
