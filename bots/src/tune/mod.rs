//! How games learn to judge positions: bots play, and a network learns what came of each position.
//!
//! What is played and how often is data: `bots/tuning/GAME.json`, which `nurt tune GAME` follows.

mod train;

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use nurt_core::net::{Net, POINTS, foretold};
use nurt_core::{Chance, Choices, Evaluate, Fast, Goal, Options, Seat, Silent, Viewer, nth_seed};
use serde::{Deserialize, Serialize};

use crate::search::{Search, Thought};
use crate::{Bot, Entrant, UnknownEntrant};
pub use train::{Errors, Lesson, Pupil, Sight};

/// How the network of a game is trained.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The tables at which is played, in turn.
    pub variants: Vec<Variant>,
    /// What is done, one after the other.
    pub stages: Vec<Stage>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// How many play.
    pub players: u8,
    /// The options of the game that are not the usual ones.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// Games, and what is learned from them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// Who plays, as in the arena, in all seats unless something else is said. A search judges by what was learned in the stages before.
    pub teacher: String,
    /// Who plays in the other seats, if the teacher has only one, which goes round: its positions are those that such
    /// players bring about. Nothing is learned from what they think.
    #[serde(default)]
    pub against: Option<String>,
    /// What is learned.
    pub learn: Learn,
    /// Beside the teacher's thoughts: how much the end of the game counts for the positions that were played.
    #[serde(default)]
    pub end: f32,
    /// In the course of a game: how much more what comes later counts than what the network expects at the next decision.
    #[serde(default)]
    pub patience: f32,
    /// How many times the whole stage is gone through, each time with what was learned before.
    #[serde(default = "once")]
    pub times: u32,
    /// How many games.
    pub games: u64,
    /// One of so many moves is made at random, so that mistakes are met too.
    pub stray: NonZeroU32,
    /// One of so many positions is learned from.
    pub sample: NonZeroU32,
    /// How many times all lessons are gone through.
    pub rounds: u32,
    /// How far each step goes in the first round; it grows smaller towards the last.
    pub rate: f32,
    /// How many lessons are learned from at once.
    pub batch: usize,
}

fn once() -> u32 {
    1
}

/// What is learned from a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Learn {
    /// How it ended.
    End,
    /// What the teacher, which must be a search, found the moves to be worth that it thought about.
    Thoughts,
    /// What the network itself expected later in the game, and at last how it ended: whatever comes after a position says
    /// something about it, and the nearer it is, the less of it is chance.
    Course,
}

/// A search has looked at a move enough to say what it is worth if it spent one of so many walks on it.
const ENOUGH: u64 = 20;

/// How the training went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// The round, from 1.
    pub round: u32,
    /// How many lessons there are.
    pub lessons: u64,
    /// How far the network is off on lessons that it has learned from.
    pub learned: Errors,
    /// And on those that it has never seen.
    pub unseen: Errors,
}

impl Plan {
    /// The plan that is written in a text, or what is wrong with it.
    pub fn read(text: &str) -> Result<Self, String> {
        let plan: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if plan.variants.is_empty() { Err("no variants".to_owned()) } else { Ok(plan) }
    }

    /// The stages, each as often as it is gone through.
    pub fn all_stages(&self) -> impl Iterator<Item = &Stage> {
        self.stages.iter().flat_map(|stage| std::iter::repeat_n(stage, stage.times as usize))
    }

    /// The plan of a game.
    pub fn of(game: &str) -> Option<Self> {
        let text = match game {
            "battle" => include_str!("../../tuning/battle.json"),
            "waterway" => include_str!("../../tuning/waterway.json"),
            "the-river" => include_str!("../../tuning/the-river.json"),
            "gold" => include_str!("../../tuning/gold.json"),
            "winter" => include_str!("../../tuning/winter.json"),
            _ => return None,
        };
        Self::read(text).ok()
    }
}

impl Stage {
    /// Plays the games. `tell` hears of every one that is over.
    pub fn lessons<G: Evaluate>(
        &self,
        variants: &[Choices],
        net: &Net,
        seed: u64,
        threads: usize,
        tell: &(impl Fn() + Sync),
    ) -> Result<Vec<Lesson>, UnknownEntrant> {
        let teacher = self.teacher.parse::<Entrant>()?.with_net(Arc::new(net.clone()));
        let silent = self.learn == Learn::Thoughts && teacher.search::<G>(0).is_none();
        let against = self.against.as_deref().map(str::parse::<Entrant>).transpose()?;
        let unfit = |bot: &Entrant| bot.program().is_some() || bot.sees_all() || !bot.fits::<G>();
        if silent || unfit(&teacher) || against.as_ref().is_some_and(unfit) {
            return Err(UnknownEntrant);
        }
        let next = AtomicU64::new(0);
        let run = || {
            let mut lessons = Vec::new();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games {
                    return lessons;
                }
                let choices = &variants[game as usize % variants.len()];
                let seed = nth_seed(seed, game);
                // The teacher's only seat goes round.
                let alone = game / variants.len() as u64 % u64::from(choices.players());
                let players = (0..choices.players())
                    .filter_map(|at| match &against {
                        Some(other) if u64::from(at) != alone => {
                            other.seat(seed ^ u64::from(at)).map(Player::Other)
                        }
                        _ => self.player(&teacher, seed ^ u64::from(at)),
                    })
                    .collect();
                lessons.push((game, self.play::<G>(choices, players, net, seed)));
                tell();
            }
        };
        let mut games: Vec<(u64, Vec<Lesson>)> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(run)).collect();
            // A game that panics is a fault of the game, and nothing can be learned from it.
            threads.into_iter().flat_map(|thread| thread.join().expect("a game ends")).collect()
        });
        // In the order of the games, however many threads played.
        games.sort_by_key(|(game, _)| *game);
        Ok(games.into_iter().flat_map(|(_, lessons)| lessons).collect())
    }

    /// Plays a game and takes down what can be learned from it.
    fn play<G: Evaluate>(
        &self,
        choices: &Choices,
        mut players: Vec<Player<G>>,
        net: &Net,
        seed: u64,
    ) -> Vec<Lesson> {
        let mut chance = Fast::new(seed);
        let mut position = G::new(&G::Options::from_choices(choices), &mut chance, &mut Silent);
        let mut notes = Notes { lessons: Vec::new(), seats: Vec::new(), played: Vec::new() };
        let mut course = Course::default();
        let mut moves = Vec::new();
        while let Some(seat) = position.to_act().lowest() {
            position.legal_moves(seat, &mut moves);
            let sampled = chance.below(self.sample.get()) == 0;
            let view = || position.view(Viewer::Seat(seat));
            let mut mv = moves[chance.below(moves.len() as u32) as usize];
            let stray = moves.len() == 1 || chance.below(self.stray.get()) == 0;
            if self.learn == Learn::Course {
                course.add(&position, net, stray && moves.len() > 1, sampled.then_some(notes.lessons.len()));
            }
            match &mut players[seat.index()] {
                Player::Bot(bot) => {
                    if sampled {
                        notes.add(&position, None, true, &mut chance);
                    }
                    if !stray {
                        mv = bot.choose(&view(), seat);
                    }
                }
                Player::Search(search) if moves.len() > 1 && (sampled || !stray) => {
                    let thoughts = search.think(&view(), seat);
                    if sampled {
                        let tried: u64 = thoughts.moves.iter().map(|thought| u64::from(thought.visits)).sum();
                        // The mean of all walks: the best of many moves seems better than it is.
                        let of =
                            |thought: &Thought<G::Move>| f64::from(thought.visits) * f64::from(thought.worth);
                        let worth = thoughts.moves.iter().map(of).sum::<f64>() / tried.max(1) as f64;
                        notes.add(&position, Some((seat, worth as f32)), true, &mut chance);
                        for thought in &thoughts.moves {
                            if u64::from(thought.visits) * ENOUGH >= tried {
                                let mut next = position.clone();
                                next.play(seat, thought.mv, &mut chance, &mut Silent);
                                notes.add(&next, Some((seat, thought.worth)), false, &mut chance);
                            }
                        }
                    }
                    if !stray {
                        mv = thoughts.moves[0].mv;
                    }
                }
                Player::Other(bot) => {
                    if !stray {
                        mv = bot.choose(&view(), seat);
                    }
                }
                Player::Search(_) => {}
            }
            position.play(seat, mv, &mut chance, &mut Silent);
        }
        if self.learn == Learn::Course {
            course.close(&position, net, self.patience, &mut notes);
        }
        notes.close(&position, self.end)
    }

    fn player<G: Evaluate>(&self, teacher: &Entrant, seed: u64) -> Option<Player<G>> {
        match self.learn {
            Learn::End | Learn::Course => teacher.seat(seed).map(Player::Bot),
            Learn::Thoughts => teacher.search(seed).map(Box::new).map(Player::Search),
        }
    }

    /// The network goes on learning.
    pub fn train(
        &self,
        pupil: &mut Pupil,
        mut lessons: Vec<Lesson>,
        seed: u64,
        mut tell: impl FnMut(Progress),
    ) {
        // Lessons of one game stand together: the last ones are of games that it never sees.
        let unseen = lessons.split_off(lessons.len() - lessons.len() / 20);
        let mut order: Vec<usize> = (0..lessons.len()).collect();
        let mut chance = Fast::new(seed);
        for round in 0..self.rounds {
            chance.shuffle(&mut order);
            let rate = self.rate * (1.0 - round as f32 / self.rounds as f32).max(0.05);
            let mut learned = Errors::default();
            for batch in order.chunks(self.batch.max(1)) {
                let batch: Vec<&Lesson> = batch.iter().map(|&at| &lessons[at]).collect();
                let errors = pupil.learn(&batch, rate);
                let share = batch.len() as f64 / lessons.len() as f64;
                learned.loss += share * errors.loss;
                learned.off += share * errors.off;
            }
            let count = lessons.len() as u64;
            tell(Progress { round: round + 1, lessons: count, learned, unseen: pupil.errors(&unseen) });
        }
    }
}

/// Whoever plays to teach.
enum Player<G: Evaluate> {
    Bot(Box<dyn Bot<G>>),
    Search(Box<Search<G>>),
    /// Plays along, but nobody learns from it.
    Other(Box<dyn Bot<G>>),
}

/// What was taken down in a game, with the seats that each lesson is about, and whether the game came by there.
struct Notes {
    lessons: Vec<Lesson>,
    seats: Vec<Vec<Seat>>,
    played: Vec<bool>,
}

impl Notes {
    /// Takes down a position, perhaps with what a seat can expect there.
    fn add<G: Evaluate>(
        &mut self,
        position: &G,
        found: Option<(Seat, f32)>,
        played: bool,
        chance: &mut Fast,
    ) {
        if position.to_act().is_empty() {
            return;
        }
        let mut about = position.playing();
        if G::GOAL == Goal::AsSeen {
            // Every seat sees a position of its own: the lesson is what one of them sees.
            let nth = chance.below(about.len() as u32) as usize;
            about = found.map(|(seat, _)| seat).or(about.iter().nth(nth)).into_iter().collect();
        }
        let (mut sights, mut seats) = (Vec::new(), Vec::new());
        for seat in about.iter() {
            let told = position.tell(seat);
            if !told.is_empty() {
                let hunch = position.hunch(seat) / unit::<G>();
                sights.push(Sight { told: told.to_vec(), hunch, end: 0.0, came: None });
                seats.push(seat);
            }
        }
        // Points by themselves say nothing about shares.
        if G::GOAL == Goal::Points && found.is_some() && sights.len() < position.playing().len() {
            return;
        }
        let (of, share) = match found {
            // Of two seats one may be told about, and what the other expects is what is left.
            Some((seat, worth)) => match seats.iter().position(|&other| other == seat) {
                Some(at) => (at, Some(worth)),
                None => (0, Some(1.0 - worth)),
            },
            None => (chance.below(sights.len() as u32) as usize, None),
        };
        self.lessons.push(Lesson { sights, of, share });
        self.seats.push(seats);
        self.played.push(played);
    }

    /// The game is over: now it is known how it ended.
    fn close<G: Evaluate>(mut self, position: &G, counts: f32) -> Vec<Lesson> {
        for ((lesson, seats), played) in self.lessons.iter_mut().zip(self.seats).zip(self.played) {
            if let Some(share) = &mut lesson.share
                && played
            {
                *share += counts * (position.worth(seats[lesson.of]) - *share);
            }
            for (sight, seat) in lesson.sights.iter_mut().zip(seats) {
                sight.end = position.lesson(seat) / unit::<G>();
            }
        }
        self.lessons
    }
}

/// What a network expected from decision to decision.
#[derive(Default)]
struct Course(Vec<Passed>);

/// What every seat can expect.
type Expected = [f32; Seat::MOST as usize];

/// A position that a game came by.
struct Passed {
    /// What the network expected there.
    expected: Expected,
    /// Whether a move was made there for no reason: what follows says nothing about what went before.
    strayed: bool,
    /// Where it was taken down, if it was.
    note: Option<usize>,
}

impl Course {
    fn add<G: Evaluate>(&mut self, position: &G, net: &Net, strayed: bool, note: Option<usize>) {
        self.0.push(Passed { expected: expected(position, net), strayed, note });
    }

    /// The game is over: every position that was taken down learns what came after it.
    fn close<G: Evaluate>(self, position: &G, net: &Net, patience: f32, notes: &mut Notes) {
        let end = expected(position, net);
        for (Passed { note, .. }, came) in self.0.iter().zip(self.looking_back(end, patience)) {
            if let Some(note) = *note {
                let (lesson, seats) = (&mut notes.lessons[note], &notes.seats[note]);
                match G::GOAL {
                    Goal::Victory | Goal::AsSeen => lesson.share = Some(came[seats[lesson.of].index()]),
                    Goal::Points => {
                        for (sight, seat) in lesson.sights.iter_mut().zip(seats) {
                            sight.came = Some(came[seat.index()]);
                        }
                    }
                }
                notes.played[note] = false;
            }
        }
    }

    /// What came after each position: what was expected at the next one, and the more of what came after that, the more
    /// patience there is.
    fn looking_back(&self, end: Expected, patience: f32) -> Vec<Expected> {
        let (mut came, mut next) = (end, end);
        let mut all: Vec<Expected> = Vec::with_capacity(self.0.len());
        for passed in self.0.iter().rev() {
            if passed.strayed {
                came = passed.expected;
            } else {
                came.iter_mut().zip(next).for_each(|(came, next)| *came = next + patience * (*came - next));
            }
            next = passed.expected;
            all.push(came);
        }
        all.reverse();
        all
    }
}

/// What a network expects for every seat: its share of the victory, or its points, which tell more about a game than who
/// has won it.
fn expected<G: Evaluate>(position: &G, net: &Net) -> Expected {
    if G::GOAL != Goal::Points {
        return position.judged(net, position.playing());
    }
    let mut points = Expected::default();
    for seat in position.playing().iter() {
        points[seat.index()] = foretold(position, net, seat).mean;
    }
    points
}

/// What is one to a network of a game.
fn unit<G: Evaluate>() -> f32 {
    if G::GOAL == Goal::Points { POINTS } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(expected: [(f32, bool); 4]) -> Course {
        let passed =
            |(share, strayed)| Passed { expected: [share; Seat::MOST as usize], strayed, note: None };
        Course(expected.map(passed).into())
    }

    fn shares(course: &Course, patience: f32) -> Vec<f32> {
        course
            .looking_back([1.0; Seat::MOST as usize], patience)
            .iter()
            .map(|came| (came[0] * 1e4).round() / 1e4)
            .collect()
    }

    #[test]
    fn a_position_learns_from_the_next_one_or_from_the_end_or_from_all_that_comes() {
        let course = course([(0.5, false), (0.25, false), (0.5, false), (0.75, false)]);
        assert_eq!(shares(&course, 0.0), [0.25, 0.5, 0.75, 1.0]);
        assert_eq!(shares(&course, 1.0), [1.0; 4]);
        // Half of the next one and half of what that one learns: (0.75 + 1) / 2, and so on.
        assert_eq!(shares(&course, 0.5), [0.4688, 0.6875, 0.875, 1.0]);
    }

    #[test]
    fn what_follows_a_move_for_no_reason_says_nothing_about_what_went_before() {
        let course = course([(0.5, false), (0.25, false), (0.5, true), (0.75, false)]);
        assert_eq!(shares(&course, 1.0), [0.5, 0.5, 0.5, 1.0]);
        assert_eq!(shares(&course, 0.0), [0.25, 0.5, 0.5, 1.0]);
    }
}
