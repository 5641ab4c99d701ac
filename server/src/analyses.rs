//! Where finished games are looked into: one at a time, with progress, and what was found is kept with the table.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use nurt_bots::Story;
use tokio::sync::Semaphore;

use crate::random;
use crate::store::Store;
use crate::wire::{Insight, Report, ReportedBalance, ReportedDecision, ReportedMove};

/// The longest that a game is looked into, and the longest for each step of it.
const WHOLE: Duration = Duration::from_secs(15);
const STEP: Duration = Duration::from_millis(120);
/// So many threads look into one game.
const THREADS: usize = 2;

/// The games that are being looked into.
pub struct Analyses {
    running: Mutex<HashMap<String, Arc<AtomicU32>>>,
    turn: Semaphore,
}

/// A story to be looked into, with the words of its moves.
pub struct Told {
    /// The story.
    pub story: Story,
    /// By step: the words of every move that was legal then.
    pub words: Vec<HashMap<String, nurt_core::Phrase>>,
}

impl Analyses {
    /// Nothing is being looked into.
    pub fn new() -> Arc<Self> {
        Arc::new(Self { running: Mutex::default(), turn: Semaphore::new(1) })
    }

    fn running(&self) -> MutexGuard<'_, HashMap<String, Arc<AtomicU32>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the look into a table is, in thousandths; `None` if nobody looks.
    pub fn progress(&self, table: &str) -> Option<u32> {
        self.running().get(table).map(|progress| progress.load(Ordering::Relaxed))
    }

    /// Begins to look into a table, unless somebody does already.
    pub fn begin(self: &Arc<Self>, table: String, told: Told, store: Arc<dyn Store>) {
        let progress = Arc::new(AtomicU32::new(0));
        match self.running().entry(table.clone()) {
            Entry::Occupied(_) => return,
            Entry::Vacant(free) => free.insert(Arc::clone(&progress)),
        };
        let analyses = Arc::clone(self);
        tokio::spawn(async move {
            let _turn = analyses.turn.acquire().await;
            let found = tokio::task::spawn_blocking(move || look_into(&told, &progress)).await;
            if let Some(report) = found.ok().flatten() {
                let text = serde_json::to_string(&report).unwrap_or_default();
                if let Err(error) = store.keep_report(&table, text).await {
                    tracing::error!(%error, "what was found out about a game could not be kept");
                }
            } else {
                tracing::error!("a game could not be looked into");
            }
            analyses.running().remove(&table);
        });
    }
}

fn look_into(Told { story, words }: &Told, progress: &AtomicU32) -> Option<Report> {
    let steps = story.len().max(1);
    let time = WHOLE.min(STEP * steps as u32);
    let tell = |done: usize| progress.store((1000 * done / steps) as u32, Ordering::Relaxed);
    let analysis = story.analyse(time, THREADS, random::seed(), &tell).ok()?;
    let said = |step: u32, mv: &str| words.get(step as usize).and_then(|words| words.get(mv)).cloned();
    let decisions = analysis.decisions.into_iter().map(|decision| {
        let made = |mv: String, worth: f32| ReportedMove { words: said(decision.step, &mv), mv, worth };
        ReportedDecision {
            step: decision.step,
            seat: decision.seat,
            made: made(decision.mv.clone(), decision.worth),
            best: decision.best.iter().map(|(mv, worth)| made(mv.clone(), *worth)).collect(),
        }
    });
    let balance = analysis.balance.iter().map(|balance| ReportedBalance {
        start: balance.start,
        own: balance.own,
        others: balance.others,
        luck: balance.luck,
        end: balance.end,
    });
    Some(Report { expected: analysis.expected, decisions: decisions.collect(), balance: balance.collect() })
}

/// What is known of a report that was kept.
pub fn kept(text: &str) -> Option<Insight> {
    serde_json::from_str(text).ok().map(|report| Insight::Report { report })
}
