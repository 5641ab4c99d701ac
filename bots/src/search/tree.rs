//! The tree: what was tried after which moves, and how it went.
//!
//! One tree is shared by all imagined positions. A place in it is a sequence of moves, whatever chance did in between;
//! at each place stand the moves of each seat that had to decide there, in those positions in which it had.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use nurt_core::Seat;
use rustc_hash::FxHasher;

/// No place.
pub(super) const NOWHERE: u32 = u32::MAX;
/// The place where the search begins.
pub(super) const ROOT: u32 = 0;

/// A move that a seat may make somewhere, and how it went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<M> {
    pub mv: M,
    /// The place it leads to, if nobody else decides at the same time.
    pub child: u32,
    /// How often it was made, and how often it could have been made.
    pub visits: u32,
    pub open: u32,
    /// What came of it for the seat, on average: more or less than the positions had promised in which it was made.
    pub mean: f32,
    /// What it looked like before anything was tried; not a number if nobody has looked.
    pub look: f32,
    /// How much it appeals among its neighbours.
    pub appeal: f32,
}

impl<M> Arm<M> {
    fn new(mv: M) -> Self {
        Self { mv, child: NOWHERE, visits: 0, open: 0, mean: 0.0, look: f32::NAN, appeal: 0.0 }
    }

    /// What it promises beside its neighbours, where the first look counts for so many visits.
    #[inline]
    pub fn promise(&self, trust: f32, beside: Beside) -> f32 {
        if self.look.is_nan() {
            return self.mean;
        }
        let tried = self.visits as f32;
        (self.mean * tried + (self.look + beside.shift) * trust) / (tried + trust)
    }

    /// Forgets how it went.
    pub fn forget(&mut self) {
        (self.visits, self.open, self.mean) = (0, 1, 0.0);
    }

    /// Counts a visit that came to this.
    fn learn(&mut self, worth: f32) {
        self.visits += 1;
        self.mean += (worth - self.mean) / self.visits as f32;
    }
}

/// What is known of all moves at a decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beside {
    /// How often any of them was made.
    pub visits: u32,
    /// By how much what came of them is better than they looked. Looks may be those of another judge: what they are good for
    /// is to compare moves.
    shift: f32,
}

impl Beside {
    pub fn of<'a, M: 'a>(arms: impl Iterator<Item = &'a Arm<M>>) -> Self {
        let (mut visits, mut sum) = (0, 0.0);
        for arm in arms.filter(|arm| arm.visits > 0 && !arm.look.is_nan()) {
            visits += arm.visits;
            sum += (arm.mean - arm.look) * arm.visits as f32;
        }
        Self { visits, shift: if visits > 0 { sum / visits as f32 } else { 0.0 } }
    }
}

/// What one seat may do at a place.
#[derive(Clone, Copy, Debug)]
struct Node {
    seat: Seat,
    /// The seat that may also have to decide here.
    next: u32,
    /// Where its moves are kept, how many, and how many would fit.
    first: u32,
    len: u16,
    room: u16,
    /// How often it has decided here, and what the positions promised then, on average.
    visits: u32,
    promised: f32,
    /// Whether anything but single moves leads on from here.
    forked: bool,
}

/// Moves that lead on from a place, mixed into one number: those of several seats at once, or one with what chance has shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Joint {
    place: u32,
    moves: u64,
}

/// Where that leads, and how often it came about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fork {
    pub child: u32,
    pub visits: u32,
}

#[derive(Clone)]
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    arms: Vec<Arm<M>>,
    /// Where several seats decide at once or chance has shown something: the place that this leads to.
    joints: HashMap<Joint, Fork, BuildHasherDefault<FxHasher>>,
}

impl<M: Copy + Eq> Tree<M> {
    pub fn new() -> Self {
        Self { nodes: Vec::new(), arms: Vec::new(), joints: HashMap::default() }
    }

    /// How many places with decisions there are.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    pub fn clear(&mut self) {
        self.nodes.clear();
        self.arms.clear();
        self.joints.clear();
    }

    /// A new place, at which the seat decides.
    pub fn grow(&mut self, seat: Seat) -> u32 {
        let first = self.arms.len() as u32;
        let (visits, promised, forked) = (0, 0.0, false);
        self.nodes.push(Node { seat, next: NOWHERE, first, len: 0, room: 0, visits, promised, forked });
        self.nodes.len() as u32 - 1
    }

    /// Counts a visit of a decision: the arm that was chosen, what the position promised, and what came of it.
    pub fn learn(&mut self, decision: u32, arm: u16, promised: f32, worth: f32) {
        let node = &mut self.nodes[decision as usize];
        node.visits += 1;
        node.promised += (promised - node.promised) / node.visits as f32;
        self.arms_mut(decision)[usize::from(arm)].learn(worth - promised);
    }

    /// What the positions promised in which a seat decided there, on average.
    pub fn promised(&self, decision: u32) -> f32 {
        self.nodes[decision as usize].promised
    }

    /// The decision of a seat at a place. A new one has no moves yet.
    pub fn decision(&mut self, place: u32, seat: Seat) -> u32 {
        let mut at = place;
        loop {
            let node = self.nodes[at as usize];
            if node.seat == seat {
                return at;
            }
            if node.next == NOWHERE {
                let new = self.grow(seat);
                self.nodes[at as usize].next = new;
                return new;
            }
            at = node.next;
        }
    }

    pub fn arms(&self, decision: u32) -> &[Arm<M>] {
        let Node { first, len, .. } = self.nodes[decision as usize];
        &self.arms[first as usize..first as usize + usize::from(len)]
    }

    pub fn arms_mut(&mut self, decision: u32) -> &mut [Arm<M>] {
        let Node { first, len, .. } = self.nodes[decision as usize];
        &mut self.arms[first as usize..first as usize + usize::from(len)]
    }

    /// Finds the arms of these moves, and adds those that are missing. Games list their moves in a fixed order, so those
    /// of one position are found in those of all positions by going through both once.
    pub fn meet(&mut self, decision: u32, moves: &[M], found: &mut Vec<u16>) {
        found.clear();
        let mut at = 0;
        for &mv in moves {
            let arms = self.arms(decision);
            let here = arms[at..].iter().position(|arm| arm.mv == mv).map(|ahead| at + ahead);
            let place = here.or_else(|| arms[..at].iter().position(|arm| arm.mv == mv));
            let place = place.unwrap_or_else(|| {
                self.insert(decision, at, Arm::new(mv), moves.len());
                at
            });
            found.push(place as u16);
            at = at.max(place + 1);
        }
    }

    fn insert(&mut self, decision: u32, at: usize, arm: Arm<M>, wanted: usize) {
        let Node { first, len, room, .. } = self.nodes[decision as usize];
        let (mut first, len) = (first as usize, usize::from(len));
        if len == usize::from(room) {
            // The moves go to the end of the store, where there is room.
            let room = (2 * len).max(wanted);
            let old = first;
            first = self.arms.len();
            self.arms.resize(first + room, arm);
            self.arms.copy_within(old..old + len, first);
            let node = &mut self.nodes[decision as usize];
            (node.first, node.room) = (first as u32, room as u16);
        }
        self.arms.copy_within(first + at..first + len, first + at + 1);
        self.arms[first + at] = arm;
        self.nodes[decision as usize].len += 1;
    }

    /// Forgets the moves of a decision that are not among these.
    pub fn narrow(&mut self, decision: u32, moves: &[M]) {
        let arms = self.arms_mut(decision);
        let mut kept = 0;
        for at in 0..arms.len() {
            if moves.contains(&arms[at].mv) {
                arms[kept] = arms[at];
                kept += 1;
            }
        }
        self.nodes[decision as usize].len = kept as u16;
    }

    /// The place that moves mixed into one number lead to.
    pub fn joint(&self, place: u32, moves: u64) -> u32 {
        self.joints.get(&Joint { place, moves }).map_or(NOWHERE, |fork| fork.child)
    }

    /// Whether moves together, or moves with what chance has shown, lead on from a place.
    pub fn forks(&self, place: u32) -> bool {
        self.nodes[place as usize].forked
    }

    /// The same place, to change it.
    pub fn fork(&mut self, place: u32, moves: u64) -> &mut Fork {
        self.nodes[place as usize].forked = true;
        self.joints.entry(Joint { place, moves }).or_insert(Fork { child: NOWHERE, visits: 0 })
    }

    /// What follows from a place alone: the rest is forgotten.
    pub fn rooted(&self, place: u32) -> Self {
        let mut next = Self::new();
        // Old places in the order of their new numbers.
        let mut kept = vec![place];
        next.copy(self.nodes[place as usize]);
        let mut joints: HashMap<u32, Vec<(u64, Fork)>, BuildHasherDefault<FxHasher>> = HashMap::default();
        for (&Joint { place, moves }, &fork) in self.joints.iter().filter(|(_, fork)| fork.child != NOWHERE) {
            joints.entry(place).or_default().push((moves, fork));
        }
        let mut new = 0;
        while new < kept.len() {
            let old = self.nodes[kept[new] as usize];
            let first = next.arms.len();
            next.nodes[new].first = first as u32;
            next.nodes[new].room = old.len;
            next.arms.extend_from_slice(self.arms(kept[new]));
            let mut keep = |next: &mut Self, place: u32| {
                kept.push(place);
                next.copy(self.nodes[place as usize])
            };
            for arm in first..next.arms.len() {
                let child = next.arms[arm].child;
                if child != NOWHERE {
                    next.arms[arm].child = keep(&mut next, child);
                }
            }
            if old.next != NOWHERE {
                next.nodes[new].next = keep(&mut next, old.next);
            }
            for &(moves, fork) in joints.get(&kept[new]).into_iter().flatten() {
                kept.push(fork.child);
                let child = next.copy(self.nodes[fork.child as usize]);
                *next.fork(new as u32, moves) = Fork { child, ..fork };
            }
            new += 1;
        }
        next
    }

    fn copy(&mut self, node: Node) -> u32 {
        self.nodes.push(Node { next: NOWHERE, ..node });
        self.nodes.len() as u32 - 1
    }
}

/// A number that depends on every move that was mixed in.
pub(super) fn mix(joint: u64, seat: Seat, mv: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    (joint, seat, mv).hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(tree: &Tree<u32>, decision: u32) -> Vec<u32> {
        tree.arms(decision).iter().map(|arm| arm.mv).collect()
    }

    #[test]
    fn moves_of_different_positions_are_merged_in_their_order() {
        let mut tree = Tree::new();
        let root = tree.grow(Seat::new(0));
        let mut found = Vec::new();
        for (listed, places, merged) in [
            (vec![2, 5, 9], vec![0, 1, 2], vec![2, 5, 9]),
            (vec![1, 5, 7, 9], vec![0, 2, 3, 4], vec![1, 2, 5, 7, 9]),
            (vec![9, 2], vec![4, 1], vec![1, 2, 5, 7, 9]),
            (vec![3], vec![0], vec![3, 1, 2, 5, 7, 9]),
        ] {
            tree.meet(root, &listed, &mut found);
            assert_eq!((found.clone(), moves(&tree, root)), (places, merged));
        }
    }

    #[test]
    fn what_an_arm_has_learned_moves_with_it() {
        let mut tree = Tree::new();
        let (root, other) = (tree.grow(Seat::new(0)), tree.grow(Seat::new(1)));
        let mut found = Vec::new();
        tree.meet(root, &[4], &mut found);
        tree.learn(root, 0, 0.0, 0.75);
        tree.meet(other, &[8, 9], &mut found);
        tree.meet(root, &[1, 2, 3, 4], &mut found);
        let arm = tree.arms(root)[3];
        assert_eq!((arm.mv, arm.visits), (4, 1));
        assert!((arm.mean - 0.75).abs() < 1e-6);
        assert_eq!(moves(&tree, other), [8, 9]);
    }

    /// Two moves looked 0.3 and 0.2 to one judge, and the first came out at 0.6 to another.
    #[test]
    fn a_move_that_was_not_tried_promises_what_it_looked_like_beside_those_that_were() {
        let mut arms = [Arm::new(1), Arm::new(2)];
        (arms[0].look, arms[1].look) = (0.3, 0.2);
        let promises = |arms: &[Arm<i32>; 2]| {
            let beside = Beside::of(arms.iter());
            [0, 1].map(|at: usize| arms[at].promise(1.0, beside))
        };
        let near = |[a, b]: [f32; 2], [c, d]: [f32; 2]| (a - c).abs() < 1e-6 && (b - d).abs() < 1e-6;
        assert!(near(promises(&arms), [0.3, 0.2]));
        arms[0].learn(0.6);
        assert!(near(promises(&arms), [0.6, 0.5]));
    }

    #[test]
    fn moves_that_are_not_legal_after_all_are_forgotten() {
        let mut tree = Tree::new();
        let mut found = Vec::new();
        let root = tree.grow(Seat::new(0));
        tree.meet(root, &[1, 2, 3, 4], &mut found);
        tree.learn(root, 2, 0.0, 0.5);
        tree.narrow(root, &[3, 5, 1]);
        assert_eq!(moves(&tree, root), [1, 3]);
        assert_eq!(tree.arms(root)[1].visits, 1);
        tree.meet(root, &[1, 3, 5], &mut found);
        assert_eq!(moves(&tree, root), [1, 3, 5]);
    }

    #[test]
    fn luck_that_came_before_a_move_is_not_its_merit() {
        let mut tree = Tree::new();
        let mut found = Vec::new();
        let root = tree.grow(Seat::new(0));
        tree.meet(root, &[1, 2], &mut found);
        // The first move was made in lucky positions, the second in others, and the second made more of them.
        for (arm, promised, worth) in [(0, 0.8, 0.75), (0, 0.7, 0.7), (1, 0.3, 0.35), (1, 0.2, 0.3)] {
            tree.learn(root, arm, promised, worth);
        }
        let [lucky, good] = [0, 1].map(|arm| tree.arms(root)[arm].mean);
        assert!((lucky + 0.025).abs() < 1e-6 && (good - 0.075).abs() < 1e-6, "{lucky} {good}");
        assert!((tree.promised(root) - 0.5).abs() < 1e-6);
    }

    #[test]
    fn what_follows_from_a_place_is_kept_and_the_rest_forgotten() {
        let [first, second] = [0, 1].map(Seat::new);
        let mut tree = Tree::new();
        let mut found = Vec::new();
        let root = tree.grow(first);
        tree.meet(root, &[1, 2], &mut found);
        let [gone, kept] = [tree.grow(second), tree.grow(second)];
        tree.arms_mut(root)[0].child = gone;
        tree.arms_mut(root)[1].child = kept;
        tree.meet(gone, &[7], &mut found);
        tree.meet(kept, &[8, 9], &mut found);
        // At the kept place the first seat may have to decide at the same time.
        let beside = tree.decision(kept, first);
        tree.meet(beside, &[5], &mut found);
        let after = tree.grow(first);
        tree.meet(after, &[6], &mut found);
        tree.fork(kept, 77).child = after;
        tree.fork(kept, 79).visits += 1;
        tree.learn(kept, 1, 0.0, 1.0);

        let mut next = tree.rooted(kept);
        assert_eq!(next.size(), 3);
        assert_eq!(moves(&next, ROOT), [8, 9]);
        assert_eq!(next.arms(ROOT)[1].visits, 1);
        let beside = next.decision(ROOT, first);
        assert_eq!(moves(&next, beside), [5]);
        assert_eq!(moves(&next, next.joint(ROOT, 77)), [6]);
        assert_eq!((next.joint(ROOT, 78), next.joint(ROOT, 79)), (NOWHERE, NOWHERE));
    }
}
