//! How games learn to judge positions: bots play, and a network learns what came of each position.
//!
//! What is played and how often is data: `bots/tuning/GAME.json`, which `nurt tune GAME` follows.

mod train;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use nurt_core::net::{Net, POINTS};
use nurt_core::{Chance, Choices, Evaluate, Fast, Goal, Options, Seat, Silent, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Entrant, UnknownEntrant};
pub use train::{Errors, Lesson, Pupil};

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
    /// Who plays, as in the arena: for each seat of each game one of them is drawn. A search judges by what was learned in
    /// the stages before.
    pub teachers: Vec<String>,
    /// How many games.
    pub games: u64,
    /// One of so many moves is made at random, so that mistakes are met too.
    pub stray: u32,
    /// One of so many positions is learned from.
    pub sample: u32,
    /// How many times all lessons are gone through.
    pub rounds: u32,
    /// How far each step goes in the first round; it grows smaller towards the last.
    pub rate: f32,
    /// How many lessons are learned from at once.
    pub batch: usize,
    /// Whether the network goes on learning; otherwise it begins anew.
    pub goes_on: bool,
    /// How much what comes later counts against what the network of the stage before (or the game by hand) expects at the
    /// next lesson of the game: with 1 nothing counts but the end, with less the luck of a single game blurs less.
    #[serde(default = "only_the_end")]
    pub patience: f32,
}

fn only_the_end() -> f32 {
    1.0
}

/// Spreads the numbers of games over all seeds.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

/// What a network expects, or the game by hand if there is none yet, in the units of the lessons.
fn expected(net: Option<&Net>, goal: Goal, lesson: &Lesson) -> f32 {
    let mean = net.map_or(lesson.hunch, |net| net.judge(&lesson.told, || lesson.hunch).mean);
    if goal == Goal::Points { mean } else { 1.0 / (1.0 + (-mean).exp()) }
}

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
        serde_json::from_str(text).map_err(|error| error.to_string())
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
        net: Option<&Net>,
        seed: u64,
        threads: usize,
        tell: &(impl Fn() + Sync),
    ) -> Result<Vec<Lesson>, UnknownEntrant> {
        let net = net.map(|net| Arc::new(net.clone()));
        let mut teachers = Vec::new();
        for teacher in &self.teachers {
            let teacher: Entrant = teacher.parse()?;
            teachers.push(if let Some(net) = &net { teacher.with_net(net.clone()) } else { teacher });
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
                lessons.push((
                    game,
                    self.play::<G>(choices, &teachers, net.as_deref(), seed ^ game.wrapping_mul(MIX)),
                ));
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

    fn play<G: Evaluate>(
        &self,
        choices: &Choices,
        teachers: &[Entrant],
        net: Option<&Net>,
        seed: u64,
    ) -> Vec<Lesson> {
        let unit = if G::GOAL == Goal::Points { POINTS } else { 1.0 };
        let mut chance = Fast::new(seed);
        let mut position = G::new(&G::Options::from_choices(choices), &mut chance, &mut Silent);
        let mut lessons = Vec::new();
        let mut seat = |seat: u8| {
            let teacher = &teachers[chance.below(teachers.len() as u32) as usize];
            teacher.seat::<G>(seed ^ u64::from(seat))
        };
        let Some(mut bots) = (0..choices.players()).map(&mut seat).collect::<Option<Vec<_>>>() else {
            return lessons;
        };
        let mut moves = Vec::new();
        let mut seats = Vec::new();
        while let Some(seat) = position.to_act().lowest() {
            position.legal_moves(seat, &mut moves);
            if chance.below(self.sample) == 0 {
                for seat in position.playing().iter() {
                    let told = position.tell(seat);
                    if !told.is_empty() {
                        let hunch = position.hunch(seat) / unit;
                        lessons.push(Lesson { told: told.to_vec(), hunch, goal: 0.0, end: 0.0 });
                        seats.push(seat);
                    }
                }
            }
            let mv = if moves.len() == 1 || chance.below(self.stray) == 0 {
                moves[chance.below(moves.len() as u32) as usize]
            } else {
                bots[seat.index()].choose(&position.view(Viewer::Seat(seat)), seat)
            };
            position.play(seat, mv, &mut chance, &mut Silent);
        }
        // From the last lesson of each seat to the first: some of what came later, and some of what was expected next.
        let mut later: [Option<f32>; Seat::MOST as usize] = [None; Seat::MOST as usize];
        for (lesson, &seat) in lessons.iter_mut().zip(&seats).rev() {
            lesson.end = position.lesson(seat) / unit;
            lesson.goal = later[seat.index()].unwrap_or(lesson.end);
            if self.patience < 1.0 {
                let expected = expected(net, G::GOAL, lesson);
                later[seat.index()] = Some(expected + self.patience * (lesson.goal - expected));
            }
        }
        lessons
    }

    /// Trains a network.
    pub fn train<G: Evaluate>(
        &self,
        mut lessons: Vec<Lesson>,
        from: Option<Net>,
        seed: u64,
        mut tell: impl FnMut(Progress),
    ) -> Net {
        let mut pupil = match from.filter(|_| self.goes_on) {
            Some(net) => Pupil::from(net, G::GOAL),
            None => Pupil::new(G::GOAL, G::TOLD, seed),
        };
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
        pupil.net
    }
}
