//! Where bots think: so many at a time as the machine has room for, and never in the way of a table.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use nurt_bots::{Advice, Budget, Kind};
use nurt_core::Seat;
use tokio::sync::Semaphore;

use crate::live::Puzzled;

/// How long a bot thinks about somebody else's move.
const HINT: Budget = Budget::Time(Duration::from_millis(600));

/// A bounded pool. Those who find it full wait in the order in which they came.
#[derive(Clone)]
pub struct Thinking(Arc<Semaphore>);

impl Thinking {
    /// Room for so many bots at a time.
    pub fn new(at_a_time: usize) -> Self {
        Self(Arc::new(Semaphore::new(at_a_time.max(1))))
    }

    /// What a bot would do, given what its seat may know. `None` if it could not tell.
    pub async fn choose(
        &self,
        game: String,
        kind: Kind,
        view: Box<dyn Any + Send + Sync>,
        seat: Seat,
    ) -> Option<String> {
        let _room = self.0.acquire().await.ok()?;
        let begun = std::time::Instant::now();
        let think =
            move || nurt_bots::seated(&game, kind, crate::random::seed()).ok()?.choose(view.as_ref(), seat);
        let chosen = tokio::task::spawn_blocking(think).await.ok().flatten();
        metrics::histogram!("nurt_bot_seconds").record(begun.elapsed().as_secs_f64());
        chosen
    }

    /// What a bot thinks of the moves of somebody who is to act. `None` if it could not tell.
    pub async fn advise(&self, Puzzled { game, seat, view, .. }: Puzzled) -> Option<Advice> {
        let _room = self.0.acquire().await.ok()?;
        let think =
            move || nurt_bots::advise(&game, view.as_ref(), seat, HINT, crate::random::seed()).ok().flatten();
        tokio::task::spawn_blocking(think).await.ok().flatten()
    }
}
