//! Information-set Monte Carlo tree search, one for all games.
//!
//! Again and again a position that agrees with the view is imagined and played through along the tree, which all these
//! positions share: every seat prefers what has served it well and what was tried little. Where the tree ends, the
//! position is judged, and every move on the way learns what came of it for the seat that made it.
//!
//! * **Hidden things and chance** are imagined anew each time. What is possible in some positions only is compared by how
//!   often it was possible.
//! * **Several players**: each wants the best for itself.
//! * **Several seats at once**: each chooses without knowing what the others choose.
//! * **Many moves**: a first look at each says how much it appeals, and what does not appeal is hardly tried.
//! * **Side by side**: the moves at hand that look best are tried in the same imagined positions with the same luck, and
//!   those that fall behind are dropped.
//! * **Budget**: time, or a number of iterations, which makes the choice repeatable.
//! * **Threads** search on their own; what they found is added up.
//! * **From move to move** what was found is kept, if the moves in between show in the view.

mod budget;
mod race;
mod settings;
mod tree;
mod walk;

use std::sync::Arc;

use nurt_core::net::Net;
use nurt_core::{Evaluate, Fast, Seat, Seats, Silent, Viewer};

use crate::Bot;
pub use budget::{Budget, UnknownBudget};
pub use settings::{Knowledge, Settings};
use tree::{Arm, Beside, NOWHERE, ROOT};
use walk::Walker;

/// How many sequences of moves are tried to find out what has happened since the last decision.
const GUESSES: u32 = 400;

/// A player that searches.
pub struct Search<G: Evaluate> {
    settings: Settings,
    budget: Budget,
    walkers: Vec<Walker<G>>,
    last: Option<(G::View, Seat)>,
}

/// What the search thinks of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// The share of the victory that it promises.
    pub worth: f32,
    /// How much it appealed at first sight among the others; nothing without knowledge.
    pub appeal: f32,
}

/// What a search came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Thoughts<M> {
    /// Every legal move, the best first.
    pub moves: Vec<Thought<M>>,
    /// How many times a position was played through.
    pub iterations: u64,
    /// How many positions were imagined.
    pub imagined: u64,
    /// How many decisions the trees hold.
    pub nodes: u64,
    /// How many of them were kept from the last search.
    pub kept: u64,
    /// By seat: what those can expect who were to be watched.
    pub expected: [f32; Seat::MOST as usize],
}

impl<G: Evaluate> Search<G> {
    /// The same seed gives the same choices, if the budget is a number of iterations.
    pub fn new(settings: Settings, budget: Budget, seed: u64) -> Self {
        Self::with_net(settings, G::net(), budget, seed)
    }

    /// A search that judges by this network, or without any.
    pub fn with_net(settings: Settings, net: Option<Arc<Net>>, budget: Budget, seed: u64) -> Self {
        let net = net.filter(|_| settings.knowledge == Knowledge::Full);
        let walker = |thread: u64| {
            Walker::new(settings, net.clone(), seed ^ thread.wrapping_mul(0xd134_2543_de82_ef95))
        };
        Self {
            settings,
            budget,
            walkers: (0..u64::from(settings.threads.max(1))).map(walker).collect(),
            last: None,
        }
    }

    /// Thinks about a decision. The seat is to act.
    pub fn think(&mut self, view: &G::View, seat: Seat) -> Thoughts<G::Move> {
        self.ponder(view, seat, false)
    }

    /// Thinks about a decision; if it is only about choosing a move, no longer than it takes.
    fn ponder(&mut self, view: &G::View, seat: Seat, to_choose: bool) -> Thoughts<G::Move> {
        self.recall(view, seat);
        let size = |walkers: &[Walker<G>]| walkers.iter().map(|walker| walker.tree.size() as u64).sum();
        let kept = size(&self.walkers);
        let (budget, threads) = (self.budget, self.walkers.len() as u32);
        let found = match &mut self.walkers[..] {
            [walker] => vec![walker.search(view, seat, budget.clock(1), to_choose)],
            walkers => std::thread::scope(|scope| {
                let run = |walker| {
                    scope.spawn(move || Walker::search(walker, view, seat, budget.clock(threads), to_choose))
                };
                let running: Vec<_> = walkers.iter_mut().map(run).collect();
                // A search that panics is a fault of the game, and nothing else could be done about it.
                running.into_iter().map(|thread| thread.join().expect("a search ends")).collect()
            }),
        };
        let trust = self.settings.trust;
        let mut moves: Vec<Thought<G::Move>> = Vec::new();
        for (number, walker) in self.walkers.iter_mut().enumerate() {
            let decision = walker.tree.decision(ROOT, seat);
            let arms = walker.tree.arms(decision);
            let beside = Beside::of(arms.iter());
            let promised = walker.tree.promised(decision);
            for arm in arms.iter().filter(|arm| arm.open > 0 || beside.visits == 0) {
                let worth = promised + arm.promise(trust, beside);
                let thought = Thought { mv: arm.mv, visits: arm.visits, worth, appeal: arm.appeal };
                match moves.iter_mut().find(|other| other.mv == arm.mv).filter(|_| number > 0) {
                    Some(other) => other.add(&thought),
                    None => moves.push(thought),
                }
            }
        }
        moves.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth.total_cmp(&a.worth)));
        Thoughts {
            moves,
            iterations: found.iter().map(|found| found.iterations).sum(),
            imagined: found.iter().map(|found| found.imagined).sum(),
            nodes: size(&self.walkers),
            kept,
            expected: std::array::from_fn(|seat| {
                let came: f64 = found.iter().map(|found| found.came[seat]).sum();
                let count: u64 = found.iter().map(|found| found.iterations).sum();
                (came / count.max(1) as f64) as f32
            }),
        }
    }

    /// Also finds out what these seats can expect.
    #[must_use]
    pub fn watching(mut self, seats: Seats) -> Self {
        for walker in &mut self.walkers {
            walker.watched = seats;
        }
        self
    }

    /// Tries this move only, to find out what it is worth.
    #[must_use]
    pub fn trying(mut self, mv: G::Move) -> Self {
        for walker in &mut self.walkers {
            walker.only = Some(mv);
        }
        self
    }

    /// Keeps of the trees what still holds, and forgets the rest.
    fn recall(&mut self, view: &G::View, seat: Seat) {
        let last = self.last.replace((view.clone(), seat)).filter(|(_, same)| *same == seat);
        for walker in &mut self.walkers {
            let place = last.as_ref().and_then(|(last, _)| walker.retrace(last, view, seat));
            match place {
                Some(ROOT) => {}
                Some(place) => {
                    walker.tree = walker.tree.rooted(place);
                    walker.narrow(view, seat);
                }
                None => walker.tree.clear(),
            }
        }
    }

    /// The settings.
    pub fn settings(&self) -> Settings {
        self.settings
    }
}

impl<M> Thought<M> {
    fn add(&mut self, other: &Self) {
        let visits = self.visits + other.visits;
        if visits > 0 {
            let (mine, theirs) = (self.visits as f32, other.visits as f32);
            self.worth = (self.worth * mine + other.worth * theirs) / visits as f32;
        }
        self.visits = visits;
    }
}

impl<G: Evaluate> Walker<G> {
    /// The place in the tree at which the seat finds itself with the new view, if it follows from the last one by moves
    /// that are in the tree, and nothing was drawn or shown in between that could not be foreseen.
    fn retrace(&mut self, last: &G::View, view: &G::View, seat: Seat) -> Option<u32> {
        if self.tree.size() == 0 {
            return None;
        }
        if last == view {
            return Some(ROOT);
        }
        let world = G::imagine(last, &mut self.chance);
        let mut guesses = GUESSES;
        self.follow(&world, ROOT, view, seat, &mut guesses)
    }

    fn follow(
        &mut self,
        world: &G,
        place: u32,
        view: &G::View,
        seat: Seat,
        guesses: &mut u32,
    ) -> Option<u32> {
        let to_act = world.to_act();
        let actor = to_act.lowest().filter(|_| to_act.len() == 1)?;
        let decision = self.tree.decision(place, actor);
        let forks = self.tree.forks(place);
        let leads_on = |arm: &&Arm<G::Move>| if forks { arm.visits > 0 } else { arm.child != NOWHERE };
        let mut tried: Vec<_> = self.tree.arms(decision).iter().filter(leads_on).copied().collect();
        tried.sort_by_key(|arm| std::cmp::Reverse(arm.visits));
        for arm in tried {
            if *guesses == 0 {
                return None;
            }
            *guesses -= 1;
            if world.check(actor, arm.mv).is_err() {
                continue;
            }
            let mut next = world.clone();
            next.play(actor, arm.mv, &mut self.chance, &mut Silent);
            let known = self.known_as(&next, actor, arm.mv);
            let child = known.map_or(arm.child, |known| self.tree.joint(place, known));
            if child == NOWHERE {
                continue;
            }
            if next.to_act().contains(seat) && next.view(Viewer::Seat(seat)) == *view {
                return Some(child);
            }
            // What comes after one's own next decision is not looked for.
            if !next.to_act().contains(seat) || actor == seat && place == ROOT {
                let found = self.follow(&next, child, view, seat, guesses);
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Move {
        only_move::<G>(view, seat).unwrap_or_else(|| self.ponder(view, seat, true).moves[0].mv)
    }
}

/// The only legal move of a seat, if it has just one: there is nothing to think about.
pub(crate) fn only_move<G: Evaluate>(view: &G::View, seat: Seat) -> Option<G::Move> {
    let mut moves = Vec::with_capacity(G::FACTS.most_moves);
    G::imagine(view, &mut Fast::new(1)).legal_moves(seat, &mut moves);
    if let [only] = moves[..] { Some(only) } else { None }
}
