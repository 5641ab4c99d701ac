//! What a finished game was like: who could expect what at each step, where it turned, what else could have been done, and
//! how much of it was luck.

use std::any::Any;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use nurt_core::registry::AnyTable;
use nurt_core::{Evaluate, Fault, Game, Seat, Seats, Viewer};
use nurt_games::Visitor;

use crate::search::{Budget, Search, Settings, Thoughts};

/// The share of the effort for a step that goes into who can expect what; the rest goes into what else could be done.
const OPEN_SHARE: f64 = 0.35;
/// The least time for a step, however late it is.
const LEAST: Duration = Duration::from_micros(500);
/// A move that was tried less often than this is tried by itself.
const TRIED: u32 = 40;
/// How many other moves are told of each decision.
const OTHERS: usize = 3;

/// A finished game, step by step.
pub struct Story {
    game: String,
    players: u8,
    chapters: Vec<Chapter>,
    /// By seat: the share of the victory in the end; alone, of full marks.
    end: Vec<f32>,
}

/// A move of the story, and what could be known before it.
struct Chapter {
    seat: Seat,
    mv: String,
    /// How many moves were legal.
    choices: usize,
    own: Box<dyn Any + Send + Sync>,
    open: Box<dyn Any + Send + Sync>,
}

/// What was found out about a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// By step, from the deal to the end, and by seat: the share of the victory that each could expect with all cards
    /// open and nothing known of chance to come.
    pub expected: Vec<Vec<f32>>,
    /// The decisions that left a choice.
    pub decisions: Vec<Decision>,
    /// By seat: luck and skill.
    pub balance: Vec<Balance>,
}

/// A decision, judged by what the seat could know.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// How many moves were made before it.
    pub step: u32,
    /// Who decided.
    pub seat: Seat,
    /// The move that was made.
    pub mv: String,
    /// The share of the victory that it promised.
    pub worth: f32,
    /// The best moves, the best first, with what they promised.
    pub best: Vec<(String, f32)>,
}

impl Decision {
    /// What the best move would have been worth more; nothing if it was made.
    pub fn missed(&self) -> f32 {
        self.best.first().map_or(0.0, |(_, worth)| (worth - self.worth).max(0.0))
    }
}

/// Where the result of a seat came from. The parts add up to it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Balance {
    /// What the deal promised.
    pub start: f32,
    /// What the own mistakes cost: at most 0.
    pub own: f32,
    /// What the mistakes of others brought: at least 0.
    pub others: f32,
    /// What draws and hidden cards brought.
    pub luck: f32,
    /// What came of it.
    pub end: f32,
}

impl Story {
    /// The story of a table that is over, and the shares of the victory that its seats have in the end.
    pub fn of(game: &str, table: &dyn AnyTable, end: Vec<f32>) -> Self {
        let mut chapters = Vec::new();
        let mut again = table.at(0);
        for (seat, mv) in table.moves() {
            chapters.push(Chapter {
                seat,
                choices: again.offers(seat).len(),
                own: again.typed_view(Viewer::Seat(seat)),
                open: again.typed_view(Viewer::Open),
                mv: mv.clone(),
            });
            // It was played once already.
            let _ = again.play(seat, &mv);
        }
        Self { game: game.to_owned(), players: table.choices().players(), chapters, end }
    }

    /// How many steps there are to look into.
    pub fn len(&self) -> usize {
        self.chapters.len()
    }

    /// Whether nothing happened.
    pub fn is_empty(&self) -> bool {
        self.chapters.is_empty()
    }

    /// Looks into every step: for so long in all, or with so many iterations for each, which finds the same whenever the seed
    /// is the same. `tell` hears how many steps are done.
    pub fn analyse(
        &self,
        effort: Budget,
        threads: usize,
        seed: u64,
        tell: &(impl Fn(usize) + Sync),
    ) -> Result<Analysis, Fault> {
        nurt_games::with_game(&self.game, Analyst { story: self, effort, threads, seed, tell })
    }
}

struct Analyst<'a, T> {
    story: &'a Story,
    effort: Budget,
    threads: usize,
    seed: u64,
    tell: &'a T,
}

/// What was found out about one step.
struct Look {
    expected: Vec<f32>,
    decision: Option<Decision>,
}

impl<T: Fn(usize) + Sync> Visitor for Analyst<'_, T> {
    type Out = Analysis;

    fn visit<G: Game + Evaluate>(self) -> Analysis {
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let begun = Instant::now();
        let run = || {
            let mut looks = Vec::new();
            loop {
                let step = next.fetch_add(1, Ordering::Relaxed);
                let Some(chapter) = self.story.chapters.get(step) else { return looks };
                looks.push((step, self.look::<G>(step, chapter, self.budget(step, begun))));
                (self.tell)(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        let mut looks: Vec<(usize, Look)> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(run)).collect();
            // A search that panics is a fault of the game, and nothing else could be done about it.
            threads.into_iter().flat_map(|thread| thread.join().expect("a search ends")).collect()
        });
        looks.sort_by_key(|(step, _)| *step);
        let mut expected: Vec<Vec<f32>> = looks.iter().map(|(_, look)| look.expected.clone()).collect();
        expected.push(self.story.end.clone());
        let decisions: Vec<Decision> = looks.into_iter().filter_map(|(_, look)| look.decision).collect();
        let balance = balance(&expected, &decisions);
        Analysis { expected, decisions, balance }
    }
}

impl<T: Fn(usize) + Sync> Analyst<'_, T> {
    /// The effort for a step. What is left of the time is shared by the steps that are left.
    fn budget(&self, step: usize, begun: Instant) -> Budget {
        let Budget::Time(whole) = self.effort else { return self.effort };
        let share = self.threads as f64 / (self.story.len() - step) as f64;
        Budget::Time(whole.saturating_sub(begun.elapsed()).mul_f64(share).max(LEAST))
    }

    fn look<G: Evaluate>(&self, step: usize, chapter: &Chapter, budget: Budget) -> Look {
        let players = self.story.players;
        let settings = Settings::of(G::FACTS.name);
        let seed = self.seed ^ step as u64;
        let mut look = Look { expected: vec![0.0; usize::from(players)], decision: None };
        let open_share = if chapter.choices > 1 { OPEN_SHARE } else { 1.0 };
        if let Some(view) = chapter.open.downcast_ref::<G::View>() {
            let mut search =
                Search::<G>::new(settings, budget.times(open_share), seed).watching(Seats::first(players));
            let Thoughts { expected, .. } = search.think(view, chapter.seat);
            let expected = &expected[..usize::from(players)];
            // Each seat judges for itself; together they cannot have more than one victory.
            let all: f32 = if players > 1 { expected.iter().sum() } else { 1.0 };
            look.expected = expected.iter().map(|share| share / all.max(f32::EPSILON)).collect();
        }
        let view = chapter.own.downcast_ref::<G::View>().filter(|_| chapter.choices > 1);
        if let (Some(view), Ok(made)) = (view, chapter.mv.parse::<G::Move>()) {
            let thoughts =
                Search::<G>::new(settings, budget.times(1.0 - OPEN_SHARE), seed).think(view, chapter.seat);
            let known = thoughts.moves.iter().find(|thought| thought.mv == made);
            let worth = match known {
                Some(thought) if thought.visits >= TRIED || thoughts.moves[0].mv == made => thought.worth,
                // It was hardly tried, so it is looked into by itself.
                _ => {
                    let mut search = Search::<G>::new(settings, budget.times(0.3), seed).trying(made);
                    let alone = search.think(view, chapter.seat);
                    alone.moves.iter().find(|thought| thought.mv == made).map_or(0.0, |thought| thought.worth)
                }
            };
            let best =
                thoughts.moves.iter().take(OTHERS).map(|thought| (thought.mv.to_string(), thought.worth));
            look.decision = Some(Decision {
                step: step as u32,
                seat: chapter.seat,
                mv: chapter.mv.clone(),
                worth,
                best: best.collect(),
            });
        }
        look
    }
}

/// Luck is what neither the own mistakes nor those of others explain.
fn balance(expected: &[Vec<f32>], decisions: &[Decision]) -> Vec<Balance> {
    let (Some(first), Some(last)) = (expected.first(), expected.last()) else { return Vec::new() };
    let players = first.len();
    let missed = |seat: usize| -> f32 {
        decisions.iter().filter(|decision| decision.seat.index() == seat).map(Decision::missed).sum()
    };
    let of = |seat: usize| {
        let (start, end) = (first[seat], last[seat]);
        let own = -missed(seat);
        // What one loses, the others share.
        let others: f32 = (0..players).filter(|&other| other != seat).map(missed).sum::<f32>()
            / (players.max(2) - 1) as f32;
        Balance { start, own, others, luck: end - start - own - others, end }
    };
    (0..players).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_what_mistakes_do_not_explain() {
        let decision = |seat: u8, worth: f32| Decision {
            step: 0,
            seat: Seat::new(seat),
            mv: String::new(),
            worth,
            best: vec![(String::new(), 0.6), (String::new(), 0.2)],
        };
        let expected = [vec![0.5, 0.5], vec![0.7, 0.3], vec![1.0, 0.0]];
        let decisions = [decision(0, 0.5), decision(1, 0.4), decision(1, 0.6), decision(0, 0.65)];
        let parts = balance(&expected, &decisions);
        let near = |a: f32, b: f32| (a - b).abs() < 1e-5;
        assert!(near(parts[0].own, -0.1) && near(parts[0].others, 0.2) && near(parts[0].luck, 0.4));
        assert!(near(parts[1].own, -0.2) && near(parts[1].others, 0.1) && near(parts[1].luck, -0.4));
        for Balance { start, own, others, luck, end } in parts {
            assert!(near(start + own + others + luck, end));
        }
    }
}
