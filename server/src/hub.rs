//! The tables that are awake. Each has a task of its own, which alone changes it; whoever wants something of a table
//! sends it a message. A table that nobody follows goes to sleep, and is woken from the store when it is asked for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::refused::Refusal;
use crate::seating::{Message, Seating};
use crate::store::Store;
use crate::thinking::Thinking;
use crate::wire::Code;

/// So many messages can wait for a table; whoever comes then, waits at the door.
const INBOX: usize = 64;

/// What tables need of the house.
pub struct House {
    /// Where they are kept.
    pub store: Arc<dyn Store>,
    /// Where bots think.
    pub thinking: Thinking,
    /// After so long without anybody a table goes to sleep.
    pub idle: Duration,
    /// After so long a player who is not there can be replaced by a bot.
    pub patience: Duration,
}

/// All tables that are awake.
pub struct Hub {
    house: Arc<House>,
    awake: Mutex<HashMap<String, mpsc::Sender<Message>>>,
}

impl Hub {
    /// A hub with no table awake.
    pub fn new(house: House) -> Arc<Self> {
        Arc::new(Self { house: Arc::new(house), awake: Mutex::default() })
    }

    /// The store.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.house.store
    }

    /// Where bots think.
    pub fn thinking(&self) -> &Thinking {
        &self.house.thinking
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Message>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The inbox of a table, which is woken if it sleeps. A table that does not exist answers so.
    fn inbox(self: &Arc<Self>, table: &str) -> mpsc::Sender<Message> {
        let mut awake = self.awake();
        if let Some(inbox) = awake.get(table).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        let (inbox, messages) = mpsc::channel(INBOX);
        awake.insert(table.to_owned(), inbox.clone());
        metrics::gauge!("nurt_tables_awake").set(awake.len() as f64);
        let (hub, house, id, own) =
            (Arc::clone(self), Arc::clone(&self.house), table.to_owned(), inbox.downgrade());
        tokio::spawn(async move {
            Seating::run(house, &id, own, messages).await;
            let mut awake = hub.awake();
            // Somebody may have woken the table again in the meantime.
            if awake.get(&id).is_some_and(mpsc::Sender::is_closed) {
                awake.remove(&id);
            }
            metrics::gauge!("nurt_tables_awake").set(awake.len() as f64);
        });
        inbox
    }

    /// Sends a message to a table. A table that is just falling asleep is woken again.
    pub async fn send(self: &Arc<Self>, table: &str, message: Message) -> Result<(), Refusal> {
        let mut message = message;
        for _ in 0..8 {
            match self.inbox(table).send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => message = back,
            }
        }
        Err(Refusal::new(Code::Unavailable))
    }

    /// Sends a message to a table and waits for the answer.
    pub async fn ask<T>(
        self: &Arc<Self>,
        table: &str,
        message: impl FnOnce(oneshot::Sender<Result<T, Refusal>>) -> Message,
    ) -> Result<T, Refusal> {
        let (answer, answered) = oneshot::channel();
        self.send(table, message(answer)).await?;
        answered.await.unwrap_or_else(|_| Err(Refusal::new(Code::Unavailable)))
    }
}
