//! How a network learns: by going down the slope of its errors (Adam).

use nurt_core::net::{HIDDEN, Layers, Net, OUT, POOL};
use nurt_core::{Chance, Fast, Goal};

/// What a network was told, and what came of it.
pub struct Lesson {
    /// What it was told.
    pub told: Vec<f32>,
    /// What the game expected by hand, in the units of what is to be foreseen.
    pub hunch: f32,
    /// What it was to foresee: how the game ended, perhaps softened by what was expected soon after.
    pub goal: f32,
    /// How the game ended, for this seat. It tells how far one may be off.
    pub end: f32,
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
            for lesson in lessons {
                errors.add(slopes(net, goal, lesson, Some(slope)));
            }
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
fn slopes(net: &Net, goal: Goal, lesson: &Lesson, slope: Option<&mut [f32]>) -> Errors {
    let (whole_len, part_len) = net.shape();
    let layers = Layers::of(whole_len, part_len);
    let w = net.weights();
    let (whole, parts) = lesson.told.split_at(whole_len);
    let parts: Vec<&[f32]> = parts.chunks_exact(part_len.max(1)).collect();
    let mut pools = vec![[0.0f32; POOL]; parts.len()];
    let mut pooled = [0.0f32; POOL];
    for (units, part) in pools.iter_mut().zip(&parts) {
        units.copy_from_slice(&w[layers.hidden - POOL..layers.hidden]);
        for (at, &figure) in part.iter().enumerate().filter(|(_, figure)| **figure != 0.0) {
            let row = &w[at * POOL..(at + 1) * POOL];
            units.iter_mut().zip(row).for_each(|(unit, weight)| *unit += figure * weight);
        }
        pooled.iter_mut().zip(&*units).for_each(|(sum, unit)| *sum += unit.max(0.0));
    }
    let mut hidden = [0.0f32; HIDDEN];
    hidden.copy_from_slice(&w[layers.out - HIDDEN..layers.out]);
    let inputs = || whole.iter().chain(&pooled).copied().enumerate();
    for (at, figure) in inputs().filter(|(_, figure)| *figure != 0.0) {
        let row = &w[layers.hidden + at * HIDDEN..layers.hidden + (at + 1) * HIDDEN];
        hidden.iter_mut().zip(row).for_each(|(unit, weight)| *unit += figure * weight);
    }
    let mut out = [w[layers.hunch - 2] + w[layers.hunch] * lesson.hunch, w[layers.hunch - 1]];
    for (unit, value) in hidden.iter().enumerate() {
        for (at, out) in out.iter_mut().enumerate() {
            *out += value.max(0.0) * w[layers.out + unit * OUT + at];
        }
    }
    let (errors, slope_out) = match goal {
        Goal::Victory => {
            let share = 1.0 / (1.0 + (-out[0]).exp());
            let (yes, no) = (f64::from(share.max(1e-6)).ln(), f64::from((1.0 - share).max(1e-6)).ln());
            let goal = f64::from(lesson.goal);
            let loss = -goal * yes - (1.0 - goal) * no;
            (Errors { loss, off: f64::from((share - lesson.end).powi(2)) }, [share - lesson.goal, 0.0])
        }
        Goal::Points => {
            // The likelihood of a normal distribution.
            let log = out[1].clamp(-3.0, 3.0);
            let precise = (-2.0 * log).exp();
            let (off, missed) = (out[0] - lesson.goal, out[0] - lesson.end);
            let loss = f64::from(log + 0.5 * missed * missed * precise);
            let inside = f32::from(u8::from((-3.0..3.0).contains(&out[1])));
            // A step that is off by far must not throw the rest over.
            let pull = (off * precise).clamp(-4.0, 4.0);
            let widen = (1.0 - missed * missed * precise).clamp(-4.0, 4.0) * inside;
            (Errors { loss, off: f64::from(missed.abs()) }, [pull, widen])
        }
    };
    let Some(slope) = slope else { return errors };
    let mut slope_hidden = [0.0f32; HIDDEN];
    for (unit, value) in hidden.iter().enumerate() {
        for (at, slope_out) in slope_out.iter().enumerate() {
            slope[layers.out + unit * OUT + at] += slope_out * value.max(0.0);
            if *value > 0.0 {
                slope_hidden[unit] += slope_out * w[layers.out + unit * OUT + at];
            }
        }
    }
    for (at, slope_out) in slope_out.iter().enumerate() {
        slope[layers.out + HIDDEN * OUT + at] += slope_out;
    }
    slope[layers.hunch] += slope_out[0] * lesson.hunch;
    let mut slope_pool = [0.0f32; POOL];
    for (at, figure) in inputs() {
        let range = layers.hidden + at * HIDDEN..layers.hidden + (at + 1) * HIDDEN;
        if figure != 0.0 {
            slope[range.clone()]
                .iter_mut()
                .zip(&slope_hidden)
                .for_each(|(sum, slope)| *sum += figure * slope);
        }
        if at >= whole_len {
            slope_pool[at - whole_len] =
                w[range].iter().zip(&slope_hidden).map(|(weight, slope)| weight * slope).sum();
        }
    }
    let biases = layers.out - HIDDEN..layers.out;
    slope[biases].iter_mut().zip(&slope_hidden).for_each(|(sum, slope)| *sum += slope);
    for (units, part) in pools.iter().zip(&parts) {
        let mut slope_unit = slope_pool;
        slope_unit
            .iter_mut()
            .zip(units)
            .filter(|(_, unit)| **unit <= 0.0)
            .for_each(|(slope, _)| *slope = 0.0);
        for (at, &figure) in part.iter().enumerate().filter(|(_, figure)| **figure != 0.0) {
            let row = &mut slope[at * POOL..(at + 1) * POOL];
            row.iter_mut().zip(&slope_unit).for_each(|(sum, slope)| *sum += figure * slope);
        }
        let biases = layers.hidden - POOL..layers.hidden;
        slope[biases].iter_mut().zip(&slope_unit).for_each(|(sum, slope)| *sum += slope);
    }
    errors
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against the difference that a small change of each weight makes.
    #[test]
    fn slopes_are_those_of_the_errors() {
        for goal in [Goal::Victory, Goal::Points] {
            let mut pupil = Pupil::new(goal, (2, 3), 7);
            // A network that begins has nothing behind its hidden units yet, so that their slopes would all be flat.
            let out = Layers::of(2, 3).out;
            for (at, weight) in pupil.net.weights_mut()[out..].iter_mut().enumerate() {
                *weight = ((at * 37 % 101) as f32 - 50.0) / 200.0;
            }
            let lesson = Lesson {
                told: vec![0.4, -1.0, 1.0, 0.0, 0.5, 0.2, 2.0, -0.3],
                hunch: 0.5,
                goal: 1.0,
                end: 1.0,
            };
            let mut slope = vec![0.0; pupil.net.weights().len()];
            slopes(&pupil.net, goal, &lesson, Some(&mut slope));
            assert!(slope[..out].iter().filter(|slope| slope.abs() > 1e-3).count() > 50);
            for (at, slope) in slope.into_iter().enumerate() {
                let mut loss = |by: f32| {
                    pupil.net.weights_mut()[at] += by;
                    let loss = slopes(&pupil.net, goal, &lesson, None).loss;
                    pupil.net.weights_mut()[at] -= by;
                    loss
                };
                let difference = (loss(1e-3) - loss(-1e-3)) / 2e-3;
                assert!((difference - f64::from(slope)).abs() < 2e-2, "{at}: {difference} {slope}");
            }
        }
    }

    #[test]
    fn a_network_learns_a_sum_over_parts() {
        let mut chance = Fast::new(3);
        let mut lesson = || {
            let told: Vec<f32> = (0..7).map(|_| chance.below(100) as f32 / 100.0).collect();
            let goal =
                1.5 * told[0] + told[1..].chunks(2).map(|part| (part[0] - part[1]).max(0.0)).sum::<f32>();
            Lesson { told, hunch: 0.0, goal, end: goal }
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
