//! The arena: bots play each other until it is clear who is stronger.
//!
//! Games are played in sets. All games of a set have the same chance, and every bot sits in every seat in turn, so that
//! neither the deal nor the seat decides. What a set says counts as one observation.

mod program;
mod score;

use std::collections::BTreeMap;
use std::time::Instant;

use nurt_core::{Choices, Dice, Evaluate, Options, Seat, Secret, Silent, Viewer, nth_seed};
use serde::{Deserialize, Serialize};

use crate::search::Budget;
use crate::{Bot, Entrant};
use program::Program;
pub use score::{Interval, Shares, Sprt, Verdict, elo, share};

/// What went wrong in the arena.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // Fields are named after what they are.
pub enum Trouble {
    /// A program cannot be started, has ended, or answered something that is not a legal move.
    Program { command: String, what: String },
}

/// Who plays what.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The options of the game; as many players as entrants.
    pub choices: Choices,
    /// Who takes part.
    pub entrants: Vec<Entrant>,
    /// From which all chance follows.
    pub seed: u64,
}

/// What a set of games came to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Set {
    /// The number of the set.
    pub set: u64,
    /// How many games.
    pub games: u32,
    /// By entrant.
    pub entrants: Vec<Tally>,
}

/// What an entrant came to.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The shares of victories, added up.
    pub wins: f64,
    /// By score line: the points added up, and in how many games there were any.
    pub scores: BTreeMap<String, (i64, u64)>,
    /// How many decisions it made, those with a single legal move apart.
    pub decisions: u64,
    /// How long it thought about them, in nanoseconds.
    pub thought: u64,
    /// The longest that it thought about one, in nanoseconds.
    pub longest: u64,
}

impl Tally {
    /// Adds another one.
    pub fn add(&mut self, other: &Self) {
        self.wins += other.wins;
        for (line, &(points, games)) in &other.scores {
            let mine = self.scores.entry(line.clone()).or_default();
            *mine = (mine.0 + points, mine.1 + games);
        }
        self.decisions += other.decisions;
        self.thought += other.thought;
        self.longest = self.longest.max(other.longest);
    }
}

impl Contest {
    /// The seatings of a set: which entrant sits where. Entrants that are the same are not told apart.
    pub fn seatings(&self) -> Vec<Vec<usize>> {
        let alike = |a: usize, b: usize| self.entrants[a] == self.entrants[b];
        let mut seatings: Vec<Vec<usize>> = vec![Vec::new()];
        for _ in 0..self.entrants.len() {
            let mut longer = Vec::new();
            for seating in seatings {
                let mut tried: Vec<usize> = Vec::new();
                for entrant in 0..self.entrants.len() {
                    if !seating.contains(&entrant) && !tried.iter().any(|&other| alike(other, entrant)) {
                        tried.push(entrant);
                        longer.push([&seating[..], &[entrant]].concat());
                    }
                }
            }
            seatings = longer;
        }
        seatings
    }

    /// Plays a set.
    pub fn play<G: Evaluate>(&self, set: u64) -> Result<Set, Trouble> {
        let seatings = self.seatings();
        let mut entrants = vec![Tally::default(); self.entrants.len()];
        for (number, seating) in seatings.iter().enumerate() {
            self.game::<G>(set, number as u64, seating, &mut entrants)?;
        }
        Ok(Set { set, games: seatings.len() as u32, entrants })
    }

    fn game<G: Evaluate>(
        &self,
        set: u64,
        number: u64,
        seating: &[usize],
        entrants: &mut [Tally],
    ) -> Result<(), Trouble> {
        let mut dice = Dice::new(Secret::of_game(self.seed, set));
        let mut position = G::new(&G::Options::from_choices(&self.choices), &mut dice, &mut Silent);
        let options = serde_json::json!(self.choices.values());
        let mut chairs = Vec::new();
        for (seat, &entrant) in (0u8..).zip(seating) {
            let turn = (set * 24 + number) * 8 + entrant as u64 + 1;
            let seed = nth_seed(self.seed, turn);
            let mut chair = Chair::<G>::new(&self.entrants[entrant], seed)?;
            if let Chair::Program(program, _) = &mut chair {
                program.begin::<G>(self.choices.players(), &options, Seat::new(seat))?;
            }
            chairs.push(chair);
        }
        let mut legal = Vec::with_capacity(G::FACTS.most_moves);
        while let Some(seat) = position.to_act().lowest() {
            position.legal_moves(seat, &mut legal);
            let mv = if let [only] = legal[..] {
                only
            } else {
                let shown = self.entrants[seating[seat.index()]].sees_all();
                let view = position.view(if shown { Viewer::Open } else { Viewer::Seat(seat) });
                let begun = Instant::now();
                let mv = chairs[seat.index()].choose(&view, seat, &legal)?;
                let thought = begun.elapsed().as_nanos() as u64;
                let tally = &mut entrants[seating[seat.index()]];
                tally.decisions += 1;
                tally.thought += thought;
                tally.longest = tally.longest.max(thought);
                mv
            };
            position.play(seat, mv, &mut dice, &mut Silent);
        }
        let standing = position.standing(Viewer::Open);
        let winners = standing.winners.unwrap_or_default();
        for (seat, &entrant) in (0u8..).zip(seating) {
            let tally = &mut entrants[entrant];
            if winners.contains(Seat::new(seat)) {
                tally.wins += 1.0 / winners.len() as f64;
            }
            for line in &standing.lines {
                if let Some(points) = line.cells[usize::from(seat)] {
                    let sum = tally.scores.entry(line.key.to_owned()).or_default();
                    *sum = (sum.0 + points, sum.1 + 1);
                }
            }
            if let Chair::Program(program, _) = &mut chairs[usize::from(seat)] {
                program.end(winners.iter().collect())?;
            }
        }
        Ok(())
    }
}

/// Who sits in a seat.
enum Chair<G: Evaluate> {
    Bot(Box<dyn Bot<G>>),
    Program(Program, Option<u64>),
}

impl<G: Evaluate> Chair<G> {
    fn new(entrant: &Entrant, seed: u64) -> Result<Self, Trouble> {
        let time = |budget: Budget| match budget {
            Budget::Time(time) => Some(time.as_millis() as u64),
            Budget::Iterations(_) => None,
        };
        match (entrant.seat(seed), entrant.program()) {
            (Some(bot), _) => Ok(Self::Bot(bot)),
            (None, command) => {
                let program = Program::start(command.unwrap_or_default())?;
                Ok(Self::Program(program, entrant.budget().and_then(time)))
            }
        }
    }

    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Move]) -> Result<G::Move, Trouble> {
        match self {
            Self::Bot(bot) => Ok(bot.choose(view, seat)),
            Self::Program(program, budget) => program.choose::<G>(view, seat, legal, *budget),
        }
    }
}
