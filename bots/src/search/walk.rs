//! One walk through the tree after another.

use std::sync::Arc;

use nurt_core::net::Net;
use nurt_core::{Chance, Evaluate, Fast, Goal, Seat, Seats, Silent};

use super::budget::Clock;
use super::settings::{Knowledge, Settings};
use super::tree::{Beside, NOWHERE, ROOT, Tree, mix};

/// After so many iterations it is asked whether the choice is clear.
const LOOK_UP: u64 = 64;

/// What was done in a search.
pub(super) struct Found {
    pub iterations: u64,
    pub imagined: u64,
    /// What came of it for the seats that are watched, added up.
    pub came: [f64; Seat::MOST as usize],
}

/// A decision on the way.
struct Step {
    decision: u32,
    arm: u16,
    seat: Seat,
    /// What the position promised to the seat; nothing if it had no choice.
    promised: Option<f32>,
}

/// One thread of the search, with its tree.
pub(super) struct Walker<G: Evaluate> {
    pub settings: Settings,
    net: Option<Arc<Net>>,
    pub chance: Fast,
    pub tree: Tree<G::Move>,
    /// The seats whose prospects are to be known besides those of whoever decides on the way.
    pub watched: Seats,
    /// The seat that thinks.
    pub seat: Seat,
    /// The only move that is tried at the root.
    pub only: Option<G::Move>,
    /// The decisions on the way.
    way: Vec<Step>,
    /// What these seats could expect on the way when chance was last at work.
    promised: (Seats, [f32; Seat::MOST as usize]),
    moves: Vec<G::Move>,
    found: Vec<u16>,
}

impl<G: Evaluate> Walker<G> {
    pub fn new(settings: Settings, net: Option<Arc<Net>>, seed: u64) -> Self {
        Self {
            settings,
            net,
            chance: Fast::new(seed),
            tree: Tree::new(),
            watched: Seats::NONE,
            seat: Seat::new(0),
            only: None,
            way: Vec::new(),
            promised: (Seats::NONE, [0.0; Seat::MOST as usize]),
            moves: Vec::with_capacity(G::FACTS.most_moves),
            found: Vec::with_capacity(G::FACTS.most_moves),
        }
    }

    /// Searches until the clock says stop; if it is only about choosing a move, until it is clear which.
    pub fn search(&mut self, view: &G::View, seat: Seat, mut clock: Clock, to_choose: bool) -> Found {
        let mut found = Found { iterations: 0, imagined: 0, came: [0.0; Seat::MOST as usize] };
        self.seat = seat;
        if self.tree.size() == 0 {
            self.tree.grow(seat);
        }
        self.glance(view, seat);
        if self.settings.rivals > 1 && self.settings.knowledge == Knowledge::Full && self.only.is_none() {
            self.race(view, seat, &mut clock, to_choose, &mut found);
            return found;
        }
        let reuse = self.settings.reuse.max(1);
        let mut world = None;
        while clock.goes_on() {
            if found.iterations.is_multiple_of(u64::from(reuse)) {
                world = Some(G::imagine(view, &mut self.chance));
                found.imagined += 1;
            }
            if let Some(world) = &world {
                let worth = self.walk(world.clone());
                found.came.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += f64::from(worth));
            }
            found.iterations += 1;
            if to_choose
                && found.iterations.is_multiple_of(LOOK_UP)
                && self.is_clear(seat, clock.left(found.iterations))
            {
                break;
            }
        }
        found
    }

    /// Whether no other move can still be tried as often as the one that leads.
    fn is_clear(&mut self, seat: Seat, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        let decision = self.tree.decision(ROOT, seat);
        for arm in self.tree.arms(decision) {
            if arm.visits > most {
                (most, second) = (arm.visits, most);
            } else {
                second = second.max(arm.visits);
            }
        }
        most - second > left
    }

    /// Forgets what was possible at the root in positions that have turned out not to be.
    pub fn narrow(&mut self, view: &G::View, seat: Seat) {
        let decision = self.tree.decision(ROOT, seat);
        G::imagine(view, &mut self.chance).legal_moves(seat, &mut self.moves);
        self.tree.narrow(decision, &self.moves);
    }

    /// A look at the moves at hand, in several positions; a tree that was kept may not know all of them.
    fn glance(&mut self, view: &G::View, seat: Seat) {
        if self.settings.knowledge == Knowledge::None {
            return;
        }
        let decision = self.tree.decision(ROOT, seat);
        let times = self.settings.glances.max(1);
        self.tree.arms_mut(decision).iter_mut().for_each(|arm| arm.look = f32::NAN);
        let mut sums: Vec<f32> = Vec::new();
        for _ in 0..times {
            let world = G::imagine(view, &mut self.chance);
            world.legal_moves(seat, &mut self.moves);
            self.tree.meet(decision, &self.moves, &mut self.found);
            self.look(&world, decision, seat);
            let arms = self.tree.arms_mut(decision);
            sums.resize(arms.len(), 0.0);
            for (sum, arm) in sums.iter_mut().zip(arms) {
                *sum += arm.look;
                arm.look = f32::NAN;
            }
        }
        for (sum, arm) in sums.iter().zip(self.tree.arms_mut(decision)) {
            arm.look = sum / times as f32;
        }
        self.weigh(decision);
    }

    /// Looks at the moves that nobody has looked at.
    fn look(&mut self, world: &G, decision: u32, seat: Seat) -> bool {
        let mut new = false;
        let net = self.net.as_deref().filter(|_| !self.settings.hasty);
        // The same luck for all, or it would be luck that is compared.
        let luck = self.chance.clone();
        for at in 0..self.found.len() {
            let arm = &self.tree.arms(decision)[usize::from(self.found[at])];
            if arm.look.is_nan() {
                let mut next = world.clone();
                self.chance.clone_from(&luck);
                next.play(seat, arm.mv, &mut self.chance, &mut Silent);
                for _ in 0..if decision == ROOT { self.settings.ahead } else { 0 } {
                    if next.to_act() != Seats::one(seat) {
                        break;
                    }
                    next = pick(&next, seat, u32::MAX, net, &mut self.moves, &mut self.chance);
                }
                let look = next.foreseen(net, Seats::one(seat))[seat.index()];
                self.tree.arms_mut(decision)[usize::from(self.found[at])].look = look;
                new = true;
            }
        }
        self.chance = luck;
        if new {
            self.chance.below(2);
        }
        new
    }

    /// How much each move appeals that was looked at, by how it looks beside the best.
    fn weigh(&mut self, decision: u32) {
        let doubt = self.settings.doubt.max(1e-4);
        let arms = self.tree.arms_mut(decision);
        let best = arms.iter().map(|arm| arm.look).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for arm in arms.iter_mut().filter(|arm| !arm.look.is_nan()) {
            arm.appeal = ((arm.look - best) / doubt).exp();
            sum += arm.appeal;
        }
        for arm in arms.iter_mut().filter(|arm| !arm.look.is_nan()) {
            arm.appeal /= sum;
        }
    }

    /// Plays a position through, and lets every move on the way learn what came of it.
    pub fn walk(&mut self, mut world: G) -> [f32; Seat::MOST as usize] {
        self.way.clear();
        self.promised.0 = Seats::NONE;
        let mut place = ROOT;
        let mut acted = self.watched;
        loop {
            let to_act = world.to_act();
            let Some(first) = to_act.lowest() else { break };
            let base = place;
            let visits;
            // Where several decide at once, what they do together leads on; where chance has shown something, that too.
            let mut joint = 0;
            let mut link = None;
            if to_act.len() == 1 {
                let (decision, arm) = self.decide(&mut world, base, first);
                acted = acted.with(first);
                let chosen = &self.tree.arms(decision)[usize::from(arm)];
                match self.known_as(&world, first, chosen.mv) {
                    None => {
                        (place, visits) = (chosen.child, chosen.visits);
                        link = Some((decision, arm));
                    }
                    Some(known) => {
                        joint = known;
                        let fork = self.tree.fork(base, joint);
                        (place, visits) = (fork.child, fork.visits);
                        fork.visits += 1;
                    }
                }
            } else {
                let mut fewest = u32::MAX;
                for seat in to_act.iter() {
                    // Whoever decided before may have changed what the others are asked.
                    if world.to_act().contains(seat) {
                        let (decision, arm) = self.decide(&mut world, base, seat);
                        acted = acted.with(seat);
                        let chosen = &self.tree.arms(decision)[usize::from(arm)];
                        joint = mix(joint, seat, chosen.mv);
                        fewest = fewest.min(chosen.visits);
                    }
                }
                (place, visits) = (self.tree.joint(base, joint), fewest);
            }
            if place == NOWHERE {
                // What was met often enough grows.
                let Some(next) = world.to_act().lowest().filter(|_| visits >= self.settings.expand) else {
                    break;
                };
                place = self.tree.grow(next);
                match link {
                    Some((decision, arm)) => self.tree.arms_mut(decision)[usize::from(arm)].child = place,
                    None => self.tree.fork(base, joint).child = place,
                }
            }
        }
        let worth = self.judge(world, acted);
        for &Step { decision, arm, seat, promised } in &self.way {
            let worth = worth[seat.index()];
            // Of a move without a choice it cannot be said that it was better or worse than what was promised.
            self.tree.learn(decision, arm, promised.unwrap_or(worth), worth);
        }
        worth
    }

    /// How what follows a move is found in the tree, if not by the move alone: what chance has openly shown is told
    /// apart, and moves of others that come to the same are not.
    pub fn known_as(&self, world: &G, seat: Seat, mv: G::Move) -> Option<u64> {
        let omen = if self.settings.omens { world.omen() } else { 0 };
        let gist = if self.settings.gists && seat != self.seat { G::gist(mv) } else { 0 };
        match (gist, omen) {
            (0, 0) => None,
            (0, omen) => Some(mix(u64::from(omen), seat, mv)),
            (gist, omen) => Some(mix(u64::from(omen), seat, gist)),
        }
    }

    /// A seat chooses, and its move is played.
    fn decide(&mut self, world: &mut G, place: u32, seat: Seat) -> (u32, u16) {
        let decision = self.tree.decision(place, seat);
        world.legal_moves(seat, &mut self.moves);
        self.tree.meet(decision, &self.moves, &mut self.found);
        let only = self.only.filter(|_| decision == ROOT).and_then(|only| {
            self.found.iter().copied().find(|&at| self.tree.arms(decision)[usize::from(at)].mv == only)
        });
        let arm = match self.settings.knowledge {
            _ if self.found.len() == 1 => self.found[0],
            _ if let Some(only) = only => {
                self.tree.arms_mut(decision)[usize::from(only)].open += 1;
                only
            }
            Knowledge::None => self.any_new_or_best(decision),
            Knowledge::Full => {
                if self.look(world, decision, seat) {
                    self.weigh(decision);
                }
                self.most_promising(decision)
            }
        };
        let promised = match self.settings.fair {
            true if self.found.len() == 1 => None,
            true => Some(self.promised(world, seat)),
            false => Some(0.0),
        };
        let luck = self.chance.clone();
        world.play(seat, self.tree.arms(decision)[usize::from(arm)].mv, &mut self.chance, &mut Silent);
        if luck != self.chance {
            self.promised.0 = Seats::NONE;
        }
        self.way.push(Step { decision, arm, seat, promised });
        (decision, arm)
    }

    /// What a seat could expect when chance was last at work.
    fn promised(&mut self, world: &G, seat: Seat) -> f32 {
        let (known, worth) = &mut self.promised;
        if !known.contains(seat) {
            // What some can expect mostly says what the others can.
            let asked = if G::GOAL == Goal::AsSeen { Seats::one(seat) } else { world.playing() };
            let found = world.foreseen(self.net.as_deref(), asked);
            for seat in asked.iter() {
                worth[seat.index()] = found[seat.index()];
                *known = known.with(seat);
            }
        }
        worth[seat.index()]
    }

    /// By what came of a move and by how much it appeals while it was tried little.
    fn most_promising(&mut self, decision: u32) -> u16 {
        let Settings { explore, trust, .. } = self.settings;
        let arms = self.tree.arms_mut(decision);
        let beside = Beside::of(self.found.iter().map(|&arm| &arms[usize::from(arm)]));
        let curious = explore * (beside.visits as f32 + 1.0).sqrt();
        let mut best = (self.found[0], f32::MIN);
        for &at in &self.found {
            let arm = &mut arms[usize::from(at)];
            arm.open += 1;
            let tried = arm.visits as f32;
            let score = arm.promise(trust, beside) + curious * arm.appeal / (1.0 + tried);
            if score > best.1 {
                best = (at, score);
            }
        }
        best.0
    }

    /// Any move that was never tried; if there is none, the one with the highest bound of confidence.
    fn any_new_or_best(&mut self, decision: u32) -> u16 {
        let explore = self.settings.explore;
        let arms = self.tree.arms_mut(decision);
        let mut new = 0;
        let mut best = (self.found[0], f32::MIN);
        for &at in &self.found {
            let arm = &mut arms[usize::from(at)];
            arm.open += 1;
            if arm.visits == 0 {
                new += 1;
            } else if new == 0 {
                let tried = arm.visits as f32;
                let score = arm.mean + explore * ((arm.open as f32).ln() / tried).sqrt();
                if score > best.1 {
                    best = (at, score);
                }
            }
        }
        if new == 0 {
            return best.0;
        }
        let mut nth = self.chance.below(new);
        for &at in &self.found {
            if arms[usize::from(at)].visits == 0 {
                if nth == 0 {
                    return at;
                }
                nth -= 1;
            }
        }
        best.0
    }

    /// What those who decided on the way can expect.
    fn judge(&mut self, mut world: G, acted: Seats) -> [f32; Seat::MOST as usize] {
        let (mut left, picks) = match self.settings.knowledge {
            Knowledge::None => (u32::MAX, 1),
            Knowledge::Full => (self.settings.playout, self.settings.picks),
        };
        while left > 0
            && let Some(seat) = world.to_act().lowest()
        {
            if picks > 1 {
                let net = self.net.as_deref().filter(|_| !self.settings.hasty);
                world = pick(&world, seat, picks, net, &mut self.moves, &mut self.chance);
            } else {
                world.legal_moves(seat, &mut self.moves);
                let mv = self.moves[self.chance.below(self.moves.len() as u32) as usize];
                world.play(seat, mv, &mut self.chance, &mut Silent);
            }
            left -= 1;
        }
        world.foreseen(self.net.as_deref(), acted)
    }
}

/// The position after a move that a seat picks: of so many at random, or all of them, the one that looks best to it.
fn pick<G: Evaluate>(
    world: &G,
    seat: Seat,
    picks: u32,
    net: Option<&Net>,
    moves: &mut Vec<G::Move>,
    chance: &mut Fast,
) -> G {
    world.legal_moves(seat, moves);
    let count = moves.len();
    if count > picks as usize {
        for at in 0..picks as usize {
            let other = at + chance.below((count - at) as u32) as usize;
            moves.swap(at, other);
        }
        moves.truncate(picks as usize);
    }
    // The same luck for all.
    let luck = chance.clone();
    let mut best: Option<(f32, G, Fast)> = None;
    for &mv in moves.iter() {
        let (mut next, mut after) = (world.clone(), luck.clone());
        next.play(seat, mv, &mut after, &mut Silent);
        let look = if moves.len() == 1 { 0.0 } else { next.foreseen(net, Seats::one(seat))[seat.index()] };
        if best.as_ref().is_none_or(|(most, ..)| look > *most) {
            best = Some((look, next, after));
        }
    }
    let Some((_, next, after)) = best else { return world.clone() };
    *chance = after;
    next
}

#[cfg(test)]
mod tests {
    use nurt_battle::Battle;
    use nurt_core::{Choices, Game, Options};

    use super::*;

    /// R14: the other side lays a card, and which it has is not known.
    #[test]
    fn cards_of_the_other_hand_are_answered_together_if_they_are_laid_at_the_same_dam() {
        let [own, other] = [0, 1].map(Seat::new);
        let choices = &Choices::all(<Battle as Game>::Options::FIELDS, (2, 2))[0];
        let world = Battle::new(&Options::from_choices(choices), &mut Fast::new(3), &mut Silent);
        let mut walker = Walker::<Battle>::new(Settings::default(), None, 1);
        walker.seat = own;
        let known = |walker: &Walker<Battle>, seat, mv: &str| {
            walker.known_as(&world, seat, mv.parse().expect("a move"))
        };
        let laid = known(&walker, other, "play Y7 3");
        assert!(laid.is_some());
        assert_eq!(laid, known(&walker, other, "play G2 3"));
        assert_ne!(laid, known(&walker, other, "play Y7 4"));
        assert_eq!(known(&walker, other, "claim 3"), None);
        assert_eq!(known(&walker, own, "play Y7 3"), None);
        walker.settings.gists = false;
        assert_eq!(known(&walker, other, "play Y7 3"), None);
    }
}
