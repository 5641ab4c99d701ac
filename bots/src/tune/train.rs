//! How a network learns: by going down the slope of its errors (Adam).

use nurt_core::net::{DEEP, FULL_MARKS, HIDDEN, Layers, Net, OUT, POINTS, POOL, active, layer, scale};
use nurt_core::{Chance, Fast, Goal};
use pulp::Arch;

/// A position, and what it was found to be worth.
pub struct Lesson {
    /// What there is to know about each seat that something is told of.
    pub sights: Vec<Sight>,
    /// The one of them whose share of the victory is known.
    pub of: usize,
    /// That share; nothing if only points are to be foreseen.
    pub share: Option<f32>,
}

/// What a network is told of a seat, and what came of it.
pub struct Sight {
    /// What it is told.
    pub told: Vec<f32>,
    /// What the game expects by hand, in the units of what is to be foreseen.
    pub hunch: f32,
    /// How the game ended: its share of the victory, or its points.
    pub end: f32,
    /// The points that came to be expected later, if that is what is to be foreseen rather than the end.
    pub came: Option<f32>,
}

/// A network that learns.
pub struct Pupil {
    /// As far as it has learned.
    pub net: Net,
    goal: Goal,
    /// Of each half of the lessons, which are gone through side by side.
    slopes: [Vec<f32>; 2],
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

/// How far a network is off, on average.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Errors {
    /// What the training makes small.
    pub loss: f64,
    /// Of odds the squared error of the share; of points the error.
    pub off: f64,
}

impl Pupil {
    /// A network that knows nothing yet.
    pub fn new(goal: Goal, (whole, part): (usize, usize), seed: u64) -> Self {
        let layers = Layers::of(whole, part);
        let mut weights = vec![0.0; layers.len];
        let mut chance = Fast::new(seed);
        let mut fill = |range: std::ops::Range<usize>, inputs: usize| {
            let reach = (6.0 / inputs.max(1) as f32).sqrt() * 0.7;
            for weight in &mut weights[range] {
                *weight = (chance.below(20_001) as f32 / 10_000.0 - 1.0) * reach;
            }
        };
        fill(layers.pool..part * POOL, part);
        fill(layers.hidden..layers.hidden + (whole + POOL) * HIDDEN, whole + POOL);
        fill(layers.deep..layers.deep + HIDDEN * DEEP, HIDDEN);
        // At first nothing but the hunch counts.
        weights[layers.hunch] = 1.0;
        let net = Net::new(whole, part, weights).expect("as many weights as the layers have");
        Self::from(net, goal)
    }

    /// A network that goes on learning.
    pub fn from(net: Net, goal: Goal) -> Self {
        let len = net.weights().len();
        Self {
            net,
            goal,
            slopes: [vec![0.0; len], vec![0.0; len]],
            first: vec![0.0; len],
            second: vec![0.0; len],
            steps: 0,
        }
    }

    /// Learns from some lessons at once.
    pub fn learn(&mut self, lessons: &[&Lesson], rate: f32) -> Errors {
        let (net, goal) = (&self.net, self.goal);
        let half = |lessons: &[&Lesson], slope: &mut [f32]| {
            slope.fill(0.0);
            let mut errors = Errors::default();
            Arch::new().dispatch(
                #[inline(always)]
                || {
                    for lesson in lessons {
                        errors.add(slopes(net, goal, lesson, Some(slope)));
                    }
                },
            );
            errors
        };
        let (these, those) = lessons.split_at(lessons.len() / 2);
        let [slope, other] = &mut self.slopes;
        let errors = std::thread::scope(|scope| {
            let those = scope.spawn(|| half(those, other));
            let mut errors = half(these, slope);
            errors.add(those.join().expect("sums come to an end"));
            errors
        });
        slope.iter_mut().zip(other).for_each(|(sum, slope)| *sum += *slope);
        self.steps += 1;
        let (keep, keep_square): (f32, f32) = (0.9, 0.999);
        let (even, even_square) = (1.0 - keep.powi(self.steps), 1.0 - keep_square.powi(self.steps));
        let count = lessons.len() as f32;
        let moments = self.first.iter_mut().zip(&mut self.second);
        let slopes = slope.iter().zip(moments);
        for (weight, (slope, (first, second))) in self.net.weights_mut().iter_mut().zip(slopes) {
            let slope = slope / count;
            *first = keep * *first + (1.0 - keep) * slope;
            *second = keep_square * *second + (1.0 - keep_square) * slope * slope;
            let step = *first / even / ((*second / even_square).sqrt() + 1e-8);
            // Weights that are not needed fade.
            *weight -= rate * (step + 1e-4 * *weight);
        }
        errors.over(lessons.len())
    }

    /// How far it is off, without learning.
    pub fn errors(&self, lessons: &[Lesson]) -> Errors {
        let mut errors = Errors::default();
        for lesson in lessons {
            errors.add(slopes(&self.net, self.goal, lesson, None));
        }
        errors.over(lessons.len())
    }
}

impl Errors {
    fn add(&mut self, more: Self) {
        self.loss += more.loss;
        self.off += more.off;
    }

    fn over(self, count: usize) -> Self {
        let count = count.max(1) as f64;
        Self { loss: self.loss / count, off: self.off / count }
    }
}

/// How far the network is off, and which way each weight would have to go.
#[inline(always)]
fn slopes(net: &Net, goal: Goal, lesson: &Lesson, slope: Option<&mut [f32]>) -> Errors {
    let passes: Vec<Pass<'_>> = lesson.sights.iter().map(|sight| Pass::of(net, sight)).collect();
    let mut slopes_out = vec![[0.0; OUT]; passes.len()];
    let mut errors = Errors::default();
    match (goal, lesson.share) {
        (Goal::Points, Some(_)) if passes.len() > 1 => {
            // A lead counts for the more, the less anybody may be off.
            let squares: Vec<f32> = passes.iter().map(|pass| (2.0 * pass.log()).exp()).collect();
            let sum: f32 = squares.iter().sum();
            let scale = scale(sum, passes.len());
            let leads: Vec<f32> = passes.iter().map(|pass| pass.out[0] / scale).collect();
            let (found, pulls) = odds(lesson, &leads);
            let missed =
                passes.iter().zip(&lesson.sights).map(|(pass, sight)| (pass.out[0] - sight.end).abs());
            errors = Errors { off: f64::from(missed.sum::<f32>()) / passes.len() as f64, ..found };
            let widen: f32 = pulls.iter().zip(&leads).map(|(pull, lead)| -pull * lead).sum();
            for (at, slope) in slopes_out.iter_mut().enumerate() {
                *slope = [pulls[at] / scale, widen * squares[at] / sum * passes[at].inside()];
            }
        }
        (Goal::Points, share) => {
            let count = passes.len() as f64;
            for ((pass, sight), slope) in passes.iter().zip(&lesson.sights).zip(&mut slopes_out) {
                let known = match share {
                    Some(share) => share * FULL_MARKS / POINTS,
                    None => sight.came.unwrap_or(sight.end),
                };
                // The likelihood of a normal distribution.
                let precise = (-2.0 * pass.log()).exp();
                let (off, missed) = (pass.out[0] - known, pass.out[0] - sight.end);
                errors.loss += f64::from(pass.log() + 0.5 * missed * missed * precise) / count;
                errors.off += f64::from(missed.abs()) / count;
                // A step that is off by far must not throw the rest over.
                let widen = (1.0 - missed * missed * precise).clamp(-4.0, 4.0) * pass.inside();
                *slope = [(off * precise).clamp(-4.0, 4.0), widen];
            }
        }
        (Goal::Victory | Goal::AsSeen, _) => {
            let leads: Vec<f32> = passes.iter().map(|pass| pass.out[0]).collect();
            let (found, pulls) = odds(lesson, &leads);
            errors.add(found);
            slopes_out.iter_mut().zip(pulls).for_each(|(slope, pull)| slope[0] = pull);
        }
    }
    if let Some(slope) = slope {
        for (pass, slope_out) in passes.iter().zip(slopes_out) {
            pass.back(slope_out, slope);
        }
    }
    errors
}

/// How far the share that these leads give to a seat is off, and which way each lead would have to go. Whoever nothing is
/// told of has no lead.
fn odds(lesson: &Lesson, leads: &[f32]) -> (Errors, Vec<f32>) {
    let of = lesson.of;
    let known = lesson.share.unwrap_or(lesson.sights[of].end);
    let best = leads.iter().copied().fold(if leads.len() == 1 { 0.0 } else { f32::MIN }, f32::max);
    let weights: Vec<f32> = leads.iter().map(|lead| (lead - best).exp()).collect();
    let unseen = if leads.len() == 1 { (-best).exp() } else { 0.0 };
    let sum = weights.iter().sum::<f32>() + unseen;
    let share = (weights[of] / sum).clamp(1e-6, 1.0 - 1e-6);
    let (yes, no) = (f64::from(share).ln(), f64::from(1.0 - share).ln());
    let loss = -f64::from(known) * yes - f64::from(1.0 - known) * no;
    let off = f64::from((share - lesson.sights[of].end).powi(2));
    let pull = |at: usize| {
        if at == of { share - known } else { (known - share) * weights[at] / sum / (1.0 - share) }
    };
    (Errors { loss, off }, (0..leads.len()).map(pull).collect())
}

/// What went through a network.
struct Pass<'a> {
    net: &'a Net,
    sight: &'a Sight,
    pools: Vec<[f32; POOL]>,
    pooled: [f32; POOL],
    hidden: [f32; HIDDEN],
    deep: [f32; DEEP],
    out: [f32; OUT],
}

impl<'a> Pass<'a> {
    #[inline(always)]
    fn of(net: &'a Net, sight: &'a Sight) -> Self {
        let (whole_len, part_len) = net.shape();
        let layers = Layers::of(whole_len, part_len);
        let w = net.weights();
        let (whole, parts) = sight.told.split_at(whole_len);
        let mut pools = Vec::with_capacity(parts.len() / part_len.max(1));
        let mut pooled = [0.0f32; POOL];
        for part in parts.chunks_exact(part_len.max(1)) {
            let units: [f32; POOL] = layer(&w[layers.pool..layers.hidden], part.iter());
            pooled.iter_mut().zip(&units).for_each(|(sum, unit)| *sum += unit.max(0.0));
            pools.push(units);
        }
        let hidden: [f32; HIDDEN] =
            active(layer(&w[layers.hidden..layers.deep], whole.iter().chain(&pooled)));
        let deep: [f32; DEEP] = active(layer(&w[layers.deep..layers.out], hidden.iter()));
        let mut out: [f32; OUT] = layer(&w[layers.out..layers.hunch], hidden.iter().chain(&deep));
        out[0] += w[layers.hunch] * sight.hunch;
        Self { net, sight, pools, pooled, hidden, deep, out }
    }

    /// The logarithm of how far it may be off.
    fn log(&self) -> f32 {
        self.out[1].clamp(-3.0, 3.0)
    }

    /// 1 if a small change of that makes a difference, 0 if not.
    fn inside(&self) -> f32 {
        f32::from(u8::from((-3.0..3.0).contains(&self.out[1])))
    }

    /// Adds which way each weight would have to go.
    #[inline(always)]
    fn back(&self, slope_out: [f32; OUT], slope: &mut [f32]) {
        let (whole_len, part_len) = self.net.shape();
        let layers = Layers::of(whole_len, part_len);
        let w = self.net.weights();
        let (whole, parts) = self.sight.told.split_at(whole_len);
        slope[layers.hunch] += slope_out[0] * self.sight.hunch;
        let (weights, sums) = (&w[layers.out..layers.hunch], &mut slope[layers.out..layers.hunch]);
        learn(sums, self.hidden.iter().chain(&self.deep), &slope_out);
        let mut slope_hidden: [f32; HIDDEN] = blame(weights, &slope_out);
        let mut slope_deep: [f32; DEEP] = blame(&weights[HIDDEN * OUT..], &slope_out);
        rest(&mut slope_deep, &self.deep);
        learn(&mut slope[layers.deep..layers.out], self.hidden.iter(), &slope_deep);
        let through: [f32; HIDDEN] = blame(&w[layers.deep..layers.out], &slope_deep);
        slope_hidden.iter_mut().zip(through).for_each(|(slope, through)| *slope += through);
        rest(&mut slope_hidden, &self.hidden);
        let (weights, sums) = (&w[layers.hidden..layers.deep], &mut slope[layers.hidden..layers.deep]);
        learn(sums, whole.iter().chain(&self.pooled), &slope_hidden);
        let slope_pool: [f32; POOL] = blame(&weights[whole_len * HIDDEN..], &slope_hidden);
        for (units, part) in self.pools.iter().zip(parts.chunks_exact(part_len.max(1))) {
            let mut slope_unit = slope_pool;
            rest(&mut slope_unit, units);
            learn(&mut slope[layers.pool..layers.hidden], part.iter(), &slope_unit);
        }
    }
}

/// Which way the weights of a layer would have to go, if its units have these slopes.
#[inline(always)]
fn learn<'a, const N: usize>(sums: &mut [f32], figures: impl Iterator<Item = &'a f32>, slope: &[f32; N]) {
    let (rows, biases) = sums.split_at_mut(sums.len() - N);
    for (row, &figure) in rows.chunks_exact_mut(N).zip(figures) {
        if figure != 0.0 {
            row.iter_mut().zip(slope).for_each(|(sum, slope)| *sum += figure * slope);
        }
    }
    biases.iter_mut().zip(slope).for_each(|(sum, slope)| *sum += slope);
}

/// Which way the figures of a layer would have to go, if its units have these slopes.
#[inline(always)]
fn blame<const FIGURES: usize, const N: usize>(weights: &[f32], slope: &[f32; N]) -> [f32; FIGURES] {
    let mut blame = [0.0; FIGURES];
    for (blame, row) in blame.iter_mut().zip(weights.chunks_exact(N)) {
        *blame = row.iter().zip(slope).map(|(weight, slope)| weight * slope).sum();
    }
    blame
}

/// Units that are idle have no slope.
#[inline(always)]
fn rest<const N: usize>(slope: &mut [f32; N], units: &[f32; N]) {
    let idle = slope.iter_mut().zip(units).filter(|(_, unit)| **unit <= 0.0);
    idle.for_each(|(slope, _)| *slope = 0.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sight(told: [f32; 8], hunch: f32, end: f32) -> Sight {
        Sight { told: told.to_vec(), hunch, end, came: None }
    }

    /// Against the difference that a small change of each weight makes.
    #[test]
    fn slopes_are_those_of_the_errors() {
        let one = || sight([0.4, -1.0, 1.0, 0.0, 0.5, 0.2, 2.0, -0.3], 0.5, 1.0);
        let two = || sight([0.1, 0.6, 0.0, 1.0, 0.3, -0.5, 0.8, 0.9], -0.2, 0.0);
        let three = || sight([-0.7, 0.2, 0.4, -0.6, 1.3, 0.0, 0.1, 0.7], 0.1, 0.0);
        let lessons = [
            (Goal::Victory, Lesson { sights: vec![one()], of: 0, share: None }),
            (Goal::Victory, Lesson { sights: vec![one(), two()], of: 1, share: Some(0.3) }),
            (Goal::Victory, Lesson { sights: vec![one(), two(), three()], of: 0, share: Some(0.6) }),
            (Goal::Points, Lesson { sights: vec![one(), two()], of: 0, share: None }),
            (Goal::Points, Lesson { sights: vec![one(), two(), three()], of: 2, share: Some(0.7) }),
        ];
        for (goal, lesson) in lessons {
            let mut pupil = Pupil::new(goal, (2, 3), 7);
            // A network that begins has nothing behind its hidden units yet, so that their slopes would all be flat.
            let out = Layers::of(2, 3).out;
            for (at, weight) in pupil.net.weights_mut()[out..].iter_mut().enumerate() {
                *weight = ((at * 37 % 101) as f32 - 50.0) / 200.0;
            }
            let mut slope = vec![0.0; pupil.net.weights().len()];
            slopes(&pupil.net, goal, &lesson, Some(&mut slope));
            assert!(slope[..out].iter().filter(|slope| slope.abs() > 1e-3).count() > 50);
            for (at, slope) in slope.into_iter().enumerate() {
                let mut loss = |by: f32| {
                    pupil.net.weights_mut()[at] += by;
                    let errors = slopes(&pupil.net, goal, &lesson, None);
                    pupil.net.weights_mut()[at] -= by;
                    // The error of points is a mean over seats, its slope a sum.
                    let mean = goal == Goal::Points && lesson.share.is_none();
                    errors.loss * if mean { lesson.sights.len() as f64 } else { 1.0 }
                };
                // So small that hardly any unit begins or ceases to count in between.
                let difference = (loss(2e-4) - loss(-2e-4)) / 4e-4;
                assert!((difference - f64::from(slope)).abs() < 2e-2, "{at}: {difference} {slope}");
            }
        }
    }

    #[test]
    fn a_network_learns_a_sum_over_parts() {
        let mut chance = Fast::new(3);
        let mut lesson = || {
            let told: Vec<f32> = (0..7).map(|_| chance.below(100) as f32 / 100.0).collect();
            let end =
                1.5 * told[0] + told[1..].chunks(2).map(|part| (part[0] - part[1]).max(0.0)).sum::<f32>();
            Lesson { sights: vec![Sight { told, hunch: 0.0, end, came: None }], of: 0, share: None }
        };
        let lessons: Vec<Lesson> = (0..2000).map(|_| lesson()).collect();
        let fresh: Vec<Lesson> = (0..200).map(|_| lesson()).collect();
        let mut pupil = Pupil::new(Goal::Points, (1, 2), 1);
        let before = pupil.errors(&fresh).off;
        for _ in 0..30 {
            for some in lessons.chunks(50) {
                pupil.learn(&some.iter().collect::<Vec<_>>(), 0.003);
            }
        }
        let after = pupil.errors(&fresh).off;
        assert!(after < 0.1 && after < before / 3.0, "{before} {after}");
    }
}
