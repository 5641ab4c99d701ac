//! A server within the test.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use nurt_core::{Chance, Fast};
use nurt_server::store::{Memory, Store};
use nurt_server::{Config, Server};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::client::{Person, Player};

/// A server that runs.
pub struct House {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<io::Result<()>>,
}

impl House {
    pub async fn open(store: Arc<dyn Store>, config: Config) -> Self {
        let server =
            Server::bind(SocketAddr::from(([127, 0, 0, 1], 0)), store, config).await.expect("a port");
        let address = server.address().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async { drop(stopped.await) }));
        Self { address, stop, running }
    }

    /// A server that keeps everything in memory.
    pub async fn new() -> Self {
        Self::open(Arc::new(Memory::default()), Config::default()).await
    }

    /// Somebody new.
    pub async fn person(&self, name: &str) -> Person {
        Person::new(self.address, name).await
    }

    /// Stops the server politely, and waits for it.
    pub async fn close(self) {
        let Self { stop, running, .. } = self;
        let _ = stop.send(());
        running.await.expect("a task").expect("a good end");
    }
}

/// A table of two people, which has not started. The second knows the invitation by now.
pub async fn table_of_two(host: &Person, other: &Person, options: Value) -> String {
    let table = host.table(json!({ "options": options })).await;
    let invitation = host.look(&table).await["invitation"].as_str().expect("an invitation").to_owned();
    other.sit(&table, &invitation).await.fine();
    table
}

/// A table of two people that has started, with both of them connected.
pub async fn game_of_two(house: &House, options: Value) -> [Player; 2] {
    let (ola, jan) = (house.person("Ola").await, house.person("Jan").await);
    let table = table_of_two(&ola, &jan, options).await;
    ola.at_table(&table, "start", json!({})).await.fine();
    [Player::join(&ola, &table).await, Player::join(&jan, &table).await]
}

/// Random legal moves by whoever is to act, so many or until the game is over. Gives the moves, by seat.
pub async fn play_on(players: &mut [Player; 2], chance: &mut Fast, most: usize) -> Vec<(usize, String)> {
    let mut made = Vec::new();
    while made.len() < most && players[0].status() == "playing" {
        let to_act = players[0].state["now"]["to_act"].as_array().expect("seats");
        let seat = to_act[chance.below(to_act.len() as u32) as usize].as_u64().expect("a seat") as usize;
        let offers = players[seat].offers();
        let mv = offers[chance.below(offers.len() as u32) as usize].clone();
        let version = players[seat].play(&mv).await;
        players[1 - seat].catch_up(version).await;
        made.push((seat, mv));
    }
    made
}
