//! What a bot would do in somebody's place, and why.

use std::any::Any;

use nurt_core::{Evaluate, Fast, Fault, Game, Seat, Seats, Silent, Viewer};
use nurt_games::Visitor;

use crate::search::{Budget, Search, Settings};

/// How many moves get a reason.
const REASONED: usize = 3;
/// How many other moves they are compared with.
const OTHERS: usize = 4;
/// In how many imagined positions.
const WORLDS: u64 = 8;
/// How many decisions are played on before points are compared.
const AHEAD: u32 = 12;
/// A difference in points that is worth a word.
const WORTH_A_WORD: f32 = 0.4;

/// What a bot thinks of the moves of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The moves, the best first. The first ones have reasons.
    pub moves: Vec<Advised>,
    /// How many positions were played through.
    pub iterations: u64,
}

/// What a bot thinks of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The move, in the notation of the game.
    pub mv: String,
    /// The share of the victory that it promises; alone, the share of full marks.
    pub worth: f32,
    /// How often it was tried.
    pub visits: u32,
    /// What it changes in the next few turns beside what else could be done, the most first.
    pub reasons: Vec<Reason>,
}

/// What a move changes on the score sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// Whose line.
    pub seat: Seat,
    /// The key of the line.
    pub line: &'static str,
    /// By how many points.
    pub points: f32,
}

/// What a bot thinks of the moves of a seat that is to act, from what [`AnyTable::typed_view`] gives for that seat; `None`
/// if the view is of another game.
///
/// [`AnyTable::typed_view`]: nurt_core::registry::AnyTable::typed_view
pub fn advise(
    game: &str,
    view: &dyn Any,
    seat: Seat,
    budget: Budget,
    seed: u64,
) -> Result<Option<Advice>, Fault> {
    nurt_games::with_game(game, Adviser { view, seat, budget, seed })
}

struct Adviser<'a> {
    view: &'a dyn Any,
    seat: Seat,
    budget: Budget,
    seed: u64,
}

impl Visitor for Adviser<'_> {
    type Out = Option<Advice>;

    fn visit<G: Game + Evaluate>(self) -> Option<Advice> {
        let view = self.view.downcast_ref::<G::View>()?;
        Some(consider::<G>(view, self.seat, self.budget, self.seed))
    }
}

/// What a bot thinks of the moves of a seat that is to act.
pub fn consider<G: Evaluate>(view: &G::View, seat: Seat, budget: Budget, seed: u64) -> Advice {
    // Whoever wants to compare moves looks into more of them than whoever has to find one.
    let usual = Settings::of(G::FACTS.name);
    let settings = Settings { explore: 3.0 * usual.explore, doubt: 2.0 * usual.doubt, ..usual };
    let thoughts = Search::<G>::new(settings, budget, seed).think(view, seat);
    let moves: Vec<G::Move> = thoughts.moves.iter().map(|thought| thought.mv).collect();
    let mut reasons = reasons::<G>(view, seat, &moves, seed);
    let advised = thoughts.moves.iter().enumerate().map(|(at, thought)| Advised {
        mv: thought.mv.to_string(),
        worth: thought.worth,
        visits: thought.visits,
        reasons: reasons.get_mut(at).map(std::mem::take).unwrap_or_default(),
    });
    Advice { moves: advised.collect(), iterations: thoughts.iterations }
}

/// The score sheet after a while, by line and seat, added up over imagined positions.
type Sheet = Vec<(&'static str, Vec<f32>)>;

/// For the first moves: what they change on the score sheet beside the others.
fn reasons<G: Evaluate>(view: &G::View, seat: Seat, moves: &[G::Move], seed: u64) -> Vec<Vec<Reason>> {
    let compared = moves.len().min(REASONED + OTHERS);
    let mut sheets: Vec<Sheet> = vec![Vec::new(); compared];
    for number in 0..WORLDS {
        let world = G::imagine(view, &mut Fast::new(seed ^ number));
        for (&mv, sheet) in moves.iter().zip(&mut sheets) {
            // The same chance after every move, as far as it goes.
            let mut chance = Fast::new(seed ^ (number + 1).rotate_left(40));
            let mut next = world.clone();
            next.play(seat, mv, &mut chance, &mut Silent);
            play_on(&mut next, &mut chance);
            add(sheet, &next);
        }
    }
    let reasoned = (0..compared.min(REASONED)).map(|at| {
        let others: Vec<&Sheet> =
            sheets.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, sheet)| sheet).collect();
        compare(&sheets[at], &others)
    });
    reasoned.collect()
}

/// Everybody makes the move that looks best, for a while.
fn play_on<G: Evaluate>(position: &mut G, chance: &mut Fast) {
    let net = G::net();
    let mut moves = Vec::with_capacity(G::FACTS.most_moves);
    for _ in 0..AHEAD {
        let Some(seat) = position.to_act().lowest() else { return };
        position.legal_moves(seat, &mut moves);
        let mut best = (moves[0], f32::MIN);
        for &mv in moves.iter().filter(|_| moves.len() > 1) {
            let mut next = position.clone();
            next.play(seat, mv, chance, &mut Silent);
            let worth = next.foreseen(net.as_deref(), Seats::one(seat))[seat.index()];
            if worth > best.1 {
                best = (mv, worth);
            }
        }
        position.play(seat, best.0, chance, &mut Silent);
    }
}

fn add<G: Game>(sheet: &mut Sheet, position: &G) {
    for line in position.standing(Viewer::Open).lines {
        let cells = line.cells.iter().map(|cell| cell.unwrap_or(0) as f32 / WORLDS as f32);
        match sheet.iter_mut().find(|(key, _)| *key == line.key) {
            Some((_, sums)) => sums.iter_mut().zip(cells).for_each(|(sum, cell)| *sum += cell),
            None => sheet.push((line.key, cells.collect())),
        }
    }
}

/// The lines in which a sheet differs from the mean of others, the largest difference first. A sum says nothing that its
/// lines do not say.
fn compare(sheet: &Sheet, others: &[&Sheet]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let single = sheet.len() == 1;
    for (key, cells) in sheet.iter().filter(|(key, _)| single || *key != TOTAL) {
        for (index, cell) in cells.iter().enumerate() {
            let of = |other: &&Sheet| {
                other.iter().find(|(line, _)| line == key).and_then(|(_, cells)| cells.get(index)).copied()
            };
            let mean = others.iter().filter_map(of).sum::<f32>() / others.len().max(1) as f32;
            let points = cell - mean;
            if !others.is_empty() && points.abs() >= WORTH_A_WORD {
                reasons.push(Reason { seat: Seat::new(index as u8), line: key, points });
            }
        }
    }
    reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    reasons
}

/// The line of a score sheet that is the sum of the others.
const TOTAL: &str = "score-total";
