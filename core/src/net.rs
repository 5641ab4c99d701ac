//! A small network that judges positions: what a game has learned from many games.
//!
//! What it is told has two kinds: figures of the whole, and parts that are alike (dams, hexes, buildings), each with the
//! same figures. Parts are judged by the same weights and pooled, so their order does not matter and their number may
//! vary. The weights are data: `nurt tune` finds them and writes them to a file of the game.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};

use arrayvec::ArrayVec;
use pulp::Arch;

use crate::seat::{Seat, Seats};
use crate::{Evaluate, Goal};

/// Units that pool the parts.
pub const POOL: usize = 64;
/// Units that judge the whole.
pub const HIDDEN: usize = 64;
/// Units that judge what those have found.
pub const DEEP: usize = 32;
/// What comes out: what is expected, and the logarithm of how far it may be off.
pub const OUT: usize = 2;
/// No game tells more figures than this.
pub const MOST_TOLD: usize = 768;

/// What a network is told of a position, as one seat sees it: first the whole, then part by part.
pub type Told = ArrayVec<f32, MOST_TOLD>;

/// A figure that says whether something is so.
#[inline]
pub fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// A network.
#[derive(Clone, Debug)]
pub struct Net {
    /// How many figures the whole has, and each part.
    whole: usize,
    part: usize,
    weights: Vec<f32>,
    /// Different weights, different number.
    number: u64,
}

impl PartialEq for Net {
    fn eq(&self, other: &Self) -> bool {
        (self.whole, self.part, &self.weights) == (other.whole, other.part, &other.weights)
    }
}

fn new_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// What a part is known by: all that its figures depend on.
pub type Mark = [u64; 6];

/// A part that was judged, and what the units made of it that pool the parts.
struct Judged {
    number: u64,
    mark: Mark,
    units: [f32; POOL],
}

/// So many parts are remembered.
const REMEMBERED: usize = 2048;

thread_local! {
    /// A search judges the same parts again and again: a move changes one of them, and leaves the others as they were.
    static JUDGED: RefCell<Vec<Option<Judged>>> = RefCell::new((0..REMEMBERED).map(|_| None).collect());
}

/// Where a part is remembered.
fn place(number: u64, mark: &Mark) -> usize {
    let mixed = mark
        .iter()
        .fold(number, |mixed, &word| (mixed.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    (mixed >> 40) as usize % REMEMBERED
}

/// What a network expects of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// What it expects, in the units in which it was trained.
    pub mean: f32,
    /// How far that may be off.
    pub spread: f32,
}

/// Where each layer begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layers {
    /// From parts to the pool, with its biases after it.
    pub pool: usize,
    /// From the whole and the pool to the hidden units, with their biases after it.
    pub hidden: usize,
    /// From the hidden units to the deep ones, with their biases after it.
    pub deep: usize,
    /// From the hidden and the deep units to what comes out, with the biases after it.
    pub out: usize,
    /// How much of what the game expects by hand comes out.
    pub hunch: usize,
    /// All weights.
    pub len: usize,
}

impl Layers {
    /// The layers of a network that is told so much.
    pub const fn of(whole: usize, part: usize) -> Self {
        let hidden = (part + 1) * POOL;
        let deep = hidden + (whole + POOL + 1) * HIDDEN;
        let out = deep + (HIDDEN + 1) * DEEP;
        let hunch = out + (HIDDEN + DEEP + 1) * OUT;
        Self { pool: 0, hidden, deep, out, hunch, len: hunch + 1 }
    }
}

impl Net {
    /// A network with these weights, if they are as many as it needs.
    pub fn new(whole: usize, part: usize, weights: Vec<f32>) -> Option<Self> {
        (weights.len() == Layers::of(whole, part).len).then(|| Self {
            whole,
            part,
            weights,
            number: new_number(),
        })
    }

    /// The network that is written in a text: how many figures the whole has and each part, then the weights.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let (whole, part) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let weights: Option<Vec<f32>> = words.map(|word| word.parse().ok()).collect();
        Self::new(whole, part, weights?)
    }

    /// The text from which it can be read, rounded to what makes no difference.
    pub fn write(&self) -> String {
        let mut text = format!("{} {}", self.whole, self.part);
        for (at, weight) in self.weights.iter().enumerate() {
            text.push(if at % HIDDEN == 0 { '\n' } else { ' ' });
            let short = format!("{weight:.4}");
            text.push_str(short.trim_end_matches('0').trim_end_matches('.'));
        }
        text.push('\n');
        text
    }

    /// How many figures the whole has, and each part.
    pub fn shape(&self) -> (usize, usize) {
        (self.whole, self.part)
    }

    /// The weights, layer by layer.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The weights, to change them.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        self.number = new_number();
        &mut self.weights
    }

    /// What it expects of a position of which it is told so much and the game expects something by hand, in the units in
    /// which it was trained. A network that does not go by the hunch does not ask for it.
    #[inline]
    pub fn judge(&self, told: &[f32], hunch: impl FnOnce() -> f32) -> Outlook {
        // As many units at once as the processor can: each adds up the same figures in the same order on every machine.
        let out = Arch::new().dispatch(
            #[inline(always)]
            || {
                let (whole, parts) = told.split_at(self.whole);
                let mut pooled = [0.0; POOL];
                for part in parts.chunks_exact(self.part.max(1)) {
                    add(&mut pooled, &self.units(part));
                }
                self.conclude(whole, &pooled)
            },
        );
        self.outlook(out, hunch)
    }

    /// The same for those who say by what each part is known: a part that was judged before is not told again.
    #[inline]
    pub fn recognise(
        &self,
        whole: &[f32],
        marks: impl IntoIterator<Item = Mark>,
        tell: impl Fn(usize, &mut Told),
    ) -> Outlook {
        let marks = marks.into_iter();
        let out = Arch::new().dispatch(
            #[inline(always)]
            || {
                let mut pooled = [0.0; POOL];
                JUDGED.with_borrow_mut(|judged| {
                    for (part, mark) in marks.enumerate() {
                        let known = &mut judged[place(self.number, &mark)];
                        let new = |known: &Judged| known.number != self.number || known.mark != mark;
                        if known.as_ref().is_none_or(new) {
                            let mut told = Told::new();
                            tell(part, &mut told);
                            *known = Some(Judged { number: self.number, mark, units: self.units(&told) });
                        }
                        if let Some(known) = known {
                            add(&mut pooled, &known.units);
                        }
                    }
                });
                self.conclude(whole, &pooled)
            },
        );
        self.outlook(out, || 0.0)
    }

    #[inline(always)]
    fn outlook(&self, out: [f32; OUT], hunch: impl FnOnce() -> f32) -> Outlook {
        let trust = self.weights[Layers::of(self.whole, self.part).hunch];
        let hunch = if trust == 0.0 { 0.0 } else { trust * hunch() };
        Outlook { mean: out[0] + hunch, spread: out[1].clamp(-3.0, 3.0).exp() }
    }

    /// What the units that pool the parts make of one.
    #[inline(always)]
    fn units(&self, part: &[f32]) -> [f32; POOL] {
        let layers = Layers::of(self.whole, self.part);
        active(layer(&self.weights[layers.pool..layers.hidden], part.iter()))
    }

    #[inline(always)]
    fn conclude(&self, whole: &[f32], pooled: &[f32; POOL]) -> [f32; OUT] {
        let layers = Layers::of(self.whole, self.part);
        let hidden: [f32; HIDDEN] =
            active(layer(&self.weights[layers.hidden..layers.deep], whole.iter().chain(pooled)));
        let deep: [f32; DEEP] = active(layer(&self.weights[layers.deep..layers.out], hidden.iter()));
        layer(&self.weights[layers.out..layers.hunch], hidden.iter().chain(&deep))
    }
}

#[inline(always)]
fn add(pooled: &mut [f32; POOL], units: &[f32; POOL]) {
    pooled.iter_mut().zip(units).for_each(|(sum, unit)| *sum += unit);
}

/// The network of a game, read once from a file beside the source; nothing if the file is no network.
#[macro_export]
macro_rules! learned {
    ($file:literal) => {{
        static NET: std::sync::OnceLock<Option<std::sync::Arc<$crate::net::Net>>> =
            std::sync::OnceLock::new();
        NET.get_or_init(|| $crate::net::Net::read(include_str!($file)).map(std::sync::Arc::new)).clone()
    }};
}

/// What each of these seats can expect, as a network judges it. The figures of the others mean nothing.
#[inline]
pub fn judged<G: Evaluate>(position: &G, net: &Net, seats: Seats) -> [f32; Seat::MOST as usize] {
    let playing = position.playing();
    if position.to_act().is_empty() && (playing.len() > 1 || G::GOAL != Goal::Points) {
        return position.prospects(seats);
    }
    let mut worth = [0.0; Seat::MOST as usize];
    match G::GOAL {
        Goal::Victory => {
            for seat in playing.iter() {
                // Whoever nothing is told of has no lead.
                let told = position.tell(seat);
                if !told.is_empty() {
                    worth[seat.index()] = net.judge(&told, || position.hunch(seat)).mean;
                }
            }
            shares(&mut worth, playing, 1.0);
        }
        Goal::AsSeen => {
            for seat in seats.iter() {
                let lead = position.heard(net, seat).mean;
                worth[seat.index()] = 1.0 / (1.0 + (-lead).exp());
            }
        }
        Goal::Points => {
            let mut squares = 0.0;
            for seat in playing.iter() {
                let outlook = foretold(position, net, seat);
                worth[seat.index()] = outlook.mean;
                squares += outlook.spread * outlook.spread;
            }
            if playing.len() == 1 {
                for worth in &mut worth {
                    *worth *= POINTS / FULL_MARKS;
                }
            } else {
                shares(&mut worth, playing, scale(squares, playing.len()));
            }
        }
    }
    worth
}

/// The points that a seat will have, as a network judges it. Where nothing is told, nothing is left to foresee: what the
/// game expects by hand is what there will be.
#[inline]
pub fn foretold<G: Evaluate>(position: &G, net: &Net, seat: Seat) -> Outlook {
    if position.to_act().is_empty() {
        return Outlook { mean: position.lesson(seat) / POINTS, spread: CERTAIN };
    }
    let told = position.tell(seat);
    let hunch = || position.hunch(seat) / POINTS;
    if told.is_empty() { Outlook { mean: hunch(), spread: CERTAIN } } else { net.judge(&told, hunch) }
}

/// How far what is certain may be off.
const CERTAIN: f32 = 0.02;
/// The points that are one to a network.
pub const POINTS: f32 = 10.0;
/// Hardly anybody who plays alone comes to more points than this: the share of it counts as that of a victory.
pub const FULL_MARKS: f32 = 100.0;

/// By how many points more than another one seat is e times as likely to win, if the squares of how far so many seats may be
/// off add up to this.
#[inline]
pub fn scale(squares: f32, seats: usize) -> f32 {
    // A difference of two has both spreads in it; the logistic curve is as wide as the normal one with this factor.
    0.5513 * (2.0 * squares / seats as f32).sqrt()
}

/// Makes shares of the victory of leads.
#[inline]
fn shares(worth: &mut [f32; Seat::MOST as usize], playing: Seats, scale: f32) {
    let best = playing.iter().map(|seat| worth[seat.index()]).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for seat in playing.iter() {
        let odds = ((worth[seat.index()] - best) / scale).exp();
        worth[seat.index()] = odds;
        sum += odds;
    }
    for worth in worth {
        *worth /= sum;
    }
}

/// The biases, which stand last, and every figure times its row of weights.
#[inline(always)]
#[must_use]
pub fn layer<'a, const N: usize>(weights: &[f32], figures: impl Iterator<Item = &'a f32>) -> [f32; N] {
    let mut sums = [0.0; N];
    sums.copy_from_slice(&weights[weights.len() - N..]);
    for (row, &figure) in weights.chunks_exact(N).zip(figures) {
        if figure != 0.0 {
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += figure * weight);
        }
    }
    sums
}

/// Units below nothing are idle.
#[inline(always)]
#[must_use]
pub fn active<const N: usize>(units: [f32; N]) -> [f32; N] {
    units.map(|unit| unit.max(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Net {
        let layers = Layers::of(2, 3);
        let weights = (0..layers.len).map(|at| ((at * 37 % 101) as f32 - 50.0) / 100.0).collect();
        Net::new(2, 3, weights).expect("as many weights as needed")
    }

    #[test]
    fn a_network_is_read_back_as_it_was_written() {
        let net = small();
        assert_eq!(Net::read(&net.write()), Some(net));
        assert_eq!(Net::read("2 3 0.5"), None);
        assert_eq!(Net::read("a"), None);
    }

    #[test]
    fn the_order_of_parts_makes_no_difference_and_their_number_may_vary() {
        let net = small();
        let ab = net.judge(&[1.0, -1.0, 0.5, 0.2, 0.0, 1.0, 1.0, 1.0], || 0.5);
        let ba = net.judge(&[1.0, -1.0, 1.0, 1.0, 1.0, 0.5, 0.2, 0.0], || 0.5);
        assert!((ab.mean - ba.mean).abs() < 1e-5 && (ab.spread - ba.spread).abs() < 1e-5);
        assert!(net.judge(&[1.0, -1.0], || 0.0).mean.is_finite());
    }

    #[test]
    fn a_part_is_told_once_to_a_network_and_again_when_its_weights_have_changed() {
        let parts = [[0.5, 0.2, 0.0], [1.0, 1.0, 1.0]];
        let told = std::cell::Cell::new(0);
        let hear = |net: &Net, marks: [u64; 2]| {
            let tell = |nth: usize, figures: &mut Told| {
                told.set(told.get() + 1);
                figures.extend(parts[nth]);
            };
            net.recognise(&[1.0, -1.0], marks.map(|mark| [mark, 0, 0, 0, 0, 7]), tell)
        };
        let judge = |net: &Net| net.judge(&[1.0, -1.0, 0.5, 0.2, 0.0, 1.0, 1.0, 1.0], || 0.0);
        let mut net = small();
        for (marks, new) in [([1, 2], 2), ([1, 2], 2), ([3, 2], 3)] {
            assert_eq!((hear(&net, marks), told.get()), (judge(&net), new));
        }
        net.weights_mut()[0] += 1.0;
        assert_eq!((hear(&net, [1, 2]), told.get()), (judge(&net), 5));
        assert_eq!((hear(&small(), [1, 2]), told.get()), (judge(&small()), 7));
    }

    /// Against the same sums done the long way round.
    #[test]
    fn what_comes_out_is_what_the_layers_say() {
        let net = small();
        let told = [0.3, 0.7, 1.0, 0.0, -2.0];
        let layers = Layers::of(2, 3);
        let w = net.weights();
        let mut pool = [0.0f32; POOL];
        for (unit, sum) in pool.iter_mut().enumerate() {
            *sum = w[3 * POOL + unit] + (0..3).map(|at| told[2 + at] * w[at * POOL + unit]).sum::<f32>();
            *sum = sum.max(0.0);
        }
        let mut hidden = [0.0f32; HIDDEN];
        for (unit, sum) in hidden.iter_mut().enumerate() {
            let row = |at: usize| w[layers.hidden + at * HIDDEN + unit];
            *sum = row(2 + POOL) + told[0] * row(0) + told[1] * row(1);
            *sum += (0..POOL).map(|at| pool[at] * row(2 + at)).sum::<f32>();
            *sum = sum.max(0.0);
        }
        let mut mean = w[layers.out + (HIDDEN + DEEP) * OUT] + 3.0 * w[layers.hunch];
        for unit in 0..DEEP {
            let row = |at: usize| w[layers.deep + at * DEEP + unit];
            let sum = row(HIDDEN) + (0..HIDDEN).map(|at| hidden[at] * row(at)).sum::<f32>();
            mean += sum.max(0.0) * w[layers.out + (HIDDEN + unit) * OUT];
        }
        mean += (0..HIDDEN).map(|unit| hidden[unit] * w[layers.out + unit * OUT]).sum::<f32>();
        let found = net.judge(&told, || 3.0).mean;
        assert!((found - mean).abs() < 1e-4 * mean.abs().max(1.0), "{found} {mean}");
    }
}
