//! Fits the weights of the evaluation to the results of games, by Texel's method: the evaluation of a
//! quiet position, through a logistic curve, is to foretell how the game ended.
//!
//! The evaluation is assumed to be linear near the weights at hand. Its slopes are measured by changing one
//! weight after the other, so that no term has to know that it is being tuned; a few rounds make up for
//! what is not linear.

use super::measure::{self, Profile};
use super::{Evaluator, Parameters, value};
use crate::rules::{Color, MAX_TYPES, Position, Variant};

/// A position from a game.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The position.
    pub position: Position,
    /// How the game ended for White: 1 for a win, 0 for a loss.
    pub result: f64,
    /// The score of a search for the position, in hundredths of a pawn for White, where that is known.
    pub score: Option<f64>,
    /// Whether it is only looked at to see how well the others have been learned from.
    pub held_back: bool,
}

/// The samples of one game.
pub struct Lesson<'a> {
    variant: &'a Variant,
    profiles: [Profile; MAX_TYPES],
    samples: Vec<Sample>,
    /// Of the logistic curve, for one hundredth of a pawn.
    slope: f64,
}

/// How well the weights foretell results: the mean of the squared errors.
#[derive(Clone, Copy, Debug)]
pub struct Errors {
    /// On the samples that are learned from.
    pub learned: f64,
    /// On those that are held back.
    pub held_back: f64,
}

/// Steps of the descent in each round.
const STEPS: usize = 400;
/// How fast it goes, in steps of a weight.
const RATE: f64 = 0.04;

impl<'a> Lesson<'a> {
    /// The samples of a game, whose pieces are measured now.
    pub fn new(variant: &'a Variant, samples: Vec<Sample>) -> Lesson<'a> {
        Lesson {
            variant,
            profiles: measure::profiles(variant),
            samples,
            slope: 0.0,
        }
    }

    /// The value of White's side of every sample.
    fn values(&self, parameters: &Parameters) -> Vec<f64> {
        let evaluator = Evaluator::with(self.variant, &self.profiles, parameters);
        let value = |sample: &Sample| {
            let value = f64::from(evaluator.evaluate(self.variant, &sample.position));
            match sample.position.turn() {
                Color::White => value,
                Color::Black => -value,
            }
        };
        self.samples.iter().map(value).collect()
    }

    /// Finds the slope with the least error, and mixes what searches expected into the results.
    fn calibrate(&mut self, parameters: &Parameters, trust: f64) {
        let values = self.values(parameters);
        let error = |slope: f64| -> f64 {
            let pairs = self.samples.iter().zip(&values);
            pairs
                .map(|(sample, value)| (expected(slope * value) - sample.result).powi(2))
                .sum()
        };
        let slopes = (5..100).map(|n| f64::from(n) * 1e-4);
        self.slope = slopes
            .min_by(|a, b| error(*a).total_cmp(&error(*b)))
            .unwrap_or(0.004);
        for sample in &mut self.samples {
            if let Some(score) = sample.score {
                let expected = expected(self.slope * score);
                sample.result += trust * (expected - sample.result);
            }
        }
    }
}

/// The result that is expected of a value in units of the curve.
fn expected(value: f64) -> f64 {
    1.0 / (1.0 + (-value).exp())
}

/// A fit under way.
pub struct Tuner<'a> {
    lessons: Vec<Lesson<'a>>,
    /// The pull of weights to their old values, for weights with little information in the samples.
    inertia: f64,
    parameters: Parameters,
}

impl<'a> Tuner<'a> {
    /// Starts from the weights that the program plays with. `trust` is the part, up to 1, that what a
    /// search has expected has in the result that is to be foretold: much less is left to chance in it. `inertia`
    /// is what it costs to change a weight by a step.
    pub fn new(mut lessons: Vec<Lesson<'a>>, trust: f64, inertia: f64) -> Tuner<'a> {
        let parameters = Parameters::default();
        for lesson in &mut lessons {
            lesson.calibrate(&parameters, trust);
        }
        Tuner {
            lessons,
            inertia,
            parameters,
        }
    }

    /// The names of the weights and what they are now.
    pub fn weights(&self) -> Vec<(&'static str, f64)> {
        let mut parameters = self.parameters;
        let values = parameters.as_mut().into_iter();
        let names = Parameters::NAMES.iter().copied();
        names.zip(values.map(|value| *value)).collect()
    }

    /// The errors with the weights as they are now, of one game or of all.
    pub fn errors(&self, only: Option<&Variant>) -> Errors {
        let mut sums = [(0.0, 0.0); 2];
        for lesson in &self.lessons {
            if only.is_some_and(|variant| variant != lesson.variant) {
                continue;
            }
            let values = lesson.values(&self.parameters);
            for (sample, value) in lesson.samples.iter().zip(values) {
                let sum = &mut sums[usize::from(sample.held_back)];
                sum.0 += (expected(lesson.slope * value) - sample.result).powi(2);
                sum.1 += 1.0;
            }
        }
        let [learned, held_back] = sums.map(|(sum, number)| sum / f64::max(number, 1.0));
        Errors { learned, held_back }
    }

    /// What every piece of a game is worth with the weights as they are now, kings left out.
    pub fn worths(&self, variant: &Variant) -> Vec<(String, i32)> {
        let lesson = self.lessons.iter().find(|lesson| lesson.variant == variant);
        let values =
            lesson.map(|lesson| value::values(variant, &lesson.profiles, &self.parameters));
        let kinds = variant.kinds().iter().zip(values.into_iter().flatten());
        kinds
            .filter(|(kind, _)| !kind.royal)
            .map(|(kind, value)| (kind.id.clone(), value))
            .collect()
    }

    /// Improves those weights that `free` names, all if it names none.
    pub fn improve(&mut self, free: &[String]) {
        let chosen: Vec<usize> = (0..Parameters::NAMES.len())
            .filter(|&index| free.is_empty() || free.iter().any(|n| n == Parameters::NAMES[index]))
            .collect();
        let steps: Vec<f64> = self
            .weights()
            .iter()
            .map(|(_, value)| step(*value))
            .collect();
        let rows: Vec<Row> = self
            .lessons
            .iter()
            .flat_map(|lesson| rows(lesson, &self.parameters, &chosen, &steps))
            .collect();
        let shift = descend(&rows, chosen.len(), self.inertia);
        let mut weights = self.parameters.as_mut();
        for (&index, shift) in chosen.iter().zip(shift) {
            *weights[index] += shift * steps[index];
        }
    }
}

/// How far a weight is changed to see what it does.
fn step(value: f64) -> f64 {
    (value.abs() / 8.0).max(4.0)
}

/// The data of a sample in the fit, in units of the curve.
struct Row {
    value: f64,
    result: f64,
    slopes: Vec<f32>,
}

fn rows(lesson: &Lesson, parameters: &Parameters, chosen: &[usize], steps: &[f64]) -> Vec<Row> {
    let kept = |sample: &Sample| !sample.held_back;
    let values = lesson.values(parameters);
    let samples = lesson.samples.iter();
    let mut rows: Vec<Option<Row>> = samples
        .zip(values)
        .map(|(sample, value)| {
            kept(sample).then(|| Row {
                value: lesson.slope * value,
                result: sample.result,
                slopes: Vec::with_capacity(chosen.len()),
            })
        })
        .collect();
    for &index in chosen {
        let moved = |by: f64| {
            let mut moved = *parameters;
            *moved.as_mut()[index] += by * steps[index];
            lesson.values(&moved)
        };
        for ((row, more), less) in rows.iter_mut().zip(moved(1.0)).zip(moved(-1.0)) {
            if let Some(row) = row {
                row.slopes.push((lesson.slope * (more - less) / 2.0) as f32);
            }
        }
    }
    rows.into_iter().flatten().collect()
}

/// Where the error is least, in steps from here, by Adam (Kingma, Ba 2014).
fn descend(rows: &[Row], size: usize, inertia: f64) -> Vec<f64> {
    let mut at = vec![0.0; size];
    let (mut mean, mut square) = (vec![0.0; size], vec![0.0; size]);
    let (fading, fading_square) = (0.9, 0.999);
    for round in 1..=STEPS {
        let slope = slope(rows, &at);
        for index in 0..size {
            let slope = slope[index] + 2.0 * inertia * at[index];
            mean[index] = fading * mean[index] + (1.0 - fading) * slope;
            square[index] = fading_square * square[index] + (1.0 - fading_square) * slope * slope;
            let mean = mean[index] / (1.0 - f64::powi(fading, round as i32));
            let square = square[index] / (1.0 - f64::powi(fading_square, round as i32));
            let rate = RATE * (1.0 - 0.9 * round as f64 / STEPS as f64);
            at[index] -= rate * mean / (square.sqrt() + 1e-9);
        }
    }
    at
}

/// How the error changes with each weight.
fn slope(rows: &[Row], at: &[f64]) -> Vec<f64> {
    let mut sum = vec![0.0; at.len()];
    for row in rows {
        let change: f64 = row
            .slopes
            .iter()
            .zip(at)
            .map(|(s, x)| f64::from(*s) * x)
            .sum();
        let expected = expected(row.value + change);
        let error = 2.0 * (expected - row.result) * expected * (1.0 - expected);
        for (sum, slope) in sum.iter_mut().zip(&row.slopes) {
            *sum += error * f64::from(*slope);
        }
    }
    let number = rows.len().max(1) as f64;
    sum.into_iter().map(|sum| sum / number).collect()
}
