//! Where finished games are looked into: one at a time, with progress, and what was found is kept with the table.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use nurt_bots::{Budget, Story};
use nurt_core::Phrase;
use tokio::sync::Semaphore;

use crate::random;
use crate::refused::Refusal;
use crate::store::Store;
use crate::wire::{Code, Insight, Report, ReportedBalance, ReportedDecision, ReportedMove};

/// The longest that a game is looked into, and the longest for each step of it.
const WHOLE: Duration = Duration::from_secs(15);
const STEP: Duration = Duration::from_millis(120);
/// So many threads look into one game.
const THREADS: usize = 2;

/// The games that are being looked into, and those in which nothing could be found.
pub struct Analyses {
    looks: Mutex<HashMap<String, Look>>,
    turn: Semaphore,
}

/// A look into a game of which there is no report.
enum Look {
    /// It goes on; how far it is, in thousandths.
    Running(Arc<AtomicU32>),
    /// It failed, and would fail again.
    Failed,
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
        Arc::new(Self { looks: Mutex::default(), turn: Semaphore::new(1) })
    }

    fn looks(&self) -> MutexGuard<'_, HashMap<String, Look>> {
        self.looks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the look into a table is, in thousandths; `None` if nobody has looked. Refused if that came to nothing.
    pub fn progress(&self, table: &str) -> Result<Option<u32>, Refusal> {
        match self.looks().get(table) {
            None => Ok(None),
            Some(Look::Running(progress)) => Ok(Some(progress.load(Ordering::Relaxed))),
            Some(Look::Failed) => {
                Err(Refusal::saying(Code::Unavailable, Phrase::new("refused-analysis-failed")))
            }
        }
    }

    /// Begins to look into a table, unless somebody does or has done already.
    pub fn begin(self: &Arc<Self>, table: String, told: Told, store: Arc<dyn Store>) {
        let progress = Arc::new(AtomicU32::new(0));
        match self.looks().entry(table.clone()) {
            Entry::Occupied(_) => return,
            Entry::Vacant(free) => free.insert(Look::Running(Arc::clone(&progress))),
        };
        let analyses = Arc::clone(self);
        tokio::spawn(async move {
            let _turn = analyses.turn.acquire().await;
            let found = tokio::task::spawn_blocking(move || look_into(&told, &progress)).await;
            if keep(&table, found.ok().flatten(), store).await {
                analyses.looks().remove(&table);
            } else {
                analyses.looks().insert(table, Look::Failed);
            }
        });
    }
}

/// Keeps what was found with the table; whether it can be asked for now.
async fn keep(table: &str, found: Option<Report>, store: Arc<dyn Store>) -> bool {
    let text = found.and_then(|report| serde_json::to_string(&report).ok());
    let Some(text) = text.filter(|text| kept(text).is_some()) else {
        tracing::error!("a game could not be looked into");
        return false;
    };
    let stored = store.keep_report(table, text).await;
    if let Err(error) = &stored {
        tracing::error!(%error, "what was found out about a game could not be kept");
    }
    stored.is_ok()
}

fn look_into(Told { story, words }: &Told, progress: &AtomicU32) -> Option<Report> {
    let steps = story.len().max(1);
    let time = WHOLE.min(STEP * steps as u32);
    let tell = |done: usize| progress.store((1000 * done / steps) as u32, Ordering::Relaxed);
    let analysis = story.analyse(Budget::Time(time), THREADS, random::seed(), &tell).ok()?;
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use nurt_core::Secret;

    use super::*;
    use crate::store::Memory;

    /// A story of which nothing can be found out, because there is no such game.
    fn strange() -> Told {
        let game = nurt_games::find("stones").expect("a game");
        let (table, _) =
            game.open(game.choices(None, &BTreeMap::new()).expect("players"), Secret::of_game(1, 0));
        Told { story: Story::of("nonsense", table.as_ref(), vec![1.0, 0.0]), words: Vec::new() }
    }

    #[tokio::test]
    async fn a_look_that_failed_is_not_begun_again() {
        let (analyses, store) = (Analyses::new(), Arc::new(Memory::default()));
        let begin = || analyses.begin("table".to_owned(), strange(), Arc::clone(&store) as Arc<dyn Store>);
        assert_eq!(analyses.progress("table"), Ok(None));
        begin();
        while let Ok(progress) = analyses.progress("table") {
            assert!(progress.is_some(), "it was forgotten");
            tokio::task::yield_now().await;
        }
        begin();
        let refusal = analyses.progress("table").expect_err("it failed before");
        assert_eq!(refusal.words.key, "refused-analysis-failed");
        assert_eq!(analyses.progress("another"), Ok(None));
    }
}
