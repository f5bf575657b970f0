//! Fits the weights of the evaluation to the results of games, by Texel's method: a logistic curve turns the
//! evaluation of a quiet position into an expected result.
//!
//! The fit assumes that the evaluation is linear near the current weights. It measures the slopes by changing one
//! weight after the other, so no term needs code for tuning. A few rounds correct what is not linear.

use super::measure::{self, Profile};
use super::{Evaluator, Parameters, value};
use crate::rules::{Color, MAX_TYPES, Position, Variant};

/// A position from a game.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The position.
    pub position: Position,
    /// The result for White, from 0 for a loss to 1 for a win.
    pub result: f64,
    /// The score of a search for the position, in hundredths of a pawn for White, if known.
    pub score: Option<f64>,
    /// Whether the sample is only for validation.
    pub held_back: bool,
}

/// The samples of one game.
pub struct GameSamples<'a> {
    variant: &'a Variant,
    profiles: [Profile; MAX_TYPES],
    samples: Vec<Sample>,
    /// The slope of the logistic curve, for one hundredth of a pawn.
    slope: f64,
}

/// The errors of the expected results: the mean of the squares.
#[derive(Clone, Copy, Debug)]
pub struct Errors {
    /// On the samples for training.
    pub learned: f64,
    /// On the samples for validation.
    pub held_back: f64,
}

/// The number of steps of the descent in each round.
const STEPS: usize = 400;
/// The learning rate, in steps of a weight.
const RATE: f64 = 0.04;

impl<'a> GameSamples<'a> {
    /// Measures the pieces of a game for its samples.
    pub fn new(variant: &'a Variant, samples: Vec<Sample>) -> GameSamples<'a> {
        GameSamples {
            variant,
            profiles: measure::profiles(variant),
            samples,
            slope: 0.0,
        }
    }

    /// The value of every sample for White.
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

    /// Finds the slope with the least error, and mixes the scores of searches into the results.
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

/// The expected result for a value in units of the curve.
fn expected(value: f64) -> f64 {
    1.0 / (1.0 + (-value).exp())
}

/// The state of a fit.
pub struct Tuner<'a> {
    games: Vec<GameSamples<'a>>,
    /// How strongly weights stay at their old values, for weights that few samples depend on.
    inertia: f64,
    parameters: Parameters,
}

impl<'a> Tuner<'a> {
    /// Starts from the weights of the program. `trust`, up to 1, is the part of the searches' scores in the results
    /// to fit: they contain less chance than the results of games. `inertia` is the cost of changing a weight by a
    /// step.
    pub fn new(mut games: Vec<GameSamples<'a>>, trust: f64, inertia: f64) -> Tuner<'a> {
        let parameters = Parameters::default();
        for game in &mut games {
            game.calibrate(&parameters, trust);
        }
        Tuner {
            games,
            inertia,
            parameters,
        }
    }

    /// The names and current values of the weights.
    pub fn weights(&self) -> Vec<(&'static str, f64)> {
        let mut parameters = self.parameters;
        let values = parameters.as_mut().into_iter();
        let names = Parameters::NAMES.iter().copied();
        names.zip(values.map(|value| *value)).collect()
    }

    /// The errors with the current weights, of one game or of all.
    pub fn errors(&self, only: Option<&Variant>) -> Errors {
        let mut sums = [(0.0, 0.0); 2];
        for game in &self.games {
            if only.is_some_and(|variant| variant != game.variant) {
                continue;
            }
            let values = game.values(&self.parameters);
            for (sample, value) in game.samples.iter().zip(values) {
                let sum = &mut sums[usize::from(sample.held_back)];
                sum.0 += (expected(game.slope * value) - sample.result).powi(2);
                sum.1 += 1.0;
            }
        }
        let [learned, held_back] = sums.map(|(sum, number)| sum / f64::max(number, 1.0));
        Errors { learned, held_back }
    }

    /// The value of every piece of a game except kings, with the current weights.
    pub fn worths(&self, variant: &Variant) -> Vec<(String, i32)> {
        let game = self.games.iter().find(|game| game.variant == variant);
        let values = game.map(|game| value::values(variant, &game.profiles, &self.parameters));
        let kinds = variant.kinds().iter().zip(values.into_iter().flatten());
        kinds
            .filter(|(kind, _)| !kind.royal)
            .map(|(kind, value)| (kind.id.clone(), value))
            .collect()
    }

    /// Improves the weights that `free` names, or all if it names none.
    pub fn improve(&mut self, free: &[String]) {
        let chosen: Vec<usize> = (0..Parameters::NAMES.len())
            .filter(|&index| free.is_empty() || free.iter().any(|n| n == Parameters::NAMES[index]))
            .collect();
        let steps: Vec<f64> = self
            .weights()
            .iter()
            .map(|(_, value)| step(*value))
            .collect();
        let rows: Vec<TuningRow> = self
            .games
            .iter()
            .flat_map(|game| rows(game, &self.parameters, &chosen, &steps))
            .collect();
        let shift = descend(&rows, chosen.len(), self.inertia);
        let mut weights = self.parameters.as_mut();
        for (&index, shift) in chosen.iter().zip(shift) {
            *weights[index] += shift * steps[index];
        }
    }
}

/// The step by which a weight is changed to measure its slope.
fn step(value: f64) -> f64 {
    (value.abs() / 8.0).max(4.0)
}

/// A sample's values in the fit, in units of the curve.
struct TuningRow {
    value: f64,
    result: f64,
    slopes: Vec<f32>,
}

fn rows(
    game: &GameSamples,
    parameters: &Parameters,
    chosen: &[usize],
    steps: &[f64],
) -> Vec<TuningRow> {
    let used = |sample: &Sample| !sample.held_back;
    let values = game.values(parameters);
    let samples = game.samples.iter();
    let mut rows: Vec<Option<TuningRow>> = samples
        .zip(values)
        .map(|(sample, value)| {
            used(sample).then(|| TuningRow {
                value: game.slope * value,
                result: sample.result,
                slopes: Vec::with_capacity(chosen.len()),
            })
        })
        .collect();
    for &index in chosen {
        let moved = |by: f64| {
            let mut moved = *parameters;
            *moved.as_mut()[index] += by * steps[index];
            game.values(&moved)
        };
        for ((row, more), less) in rows.iter_mut().zip(moved(1.0)).zip(moved(-1.0)) {
            if let Some(row) = row {
                row.slopes.push((game.slope * (more - less) / 2.0) as f32);
            }
        }
    }
    rows.into_iter().flatten().collect()
}

/// The weights with the least error, in steps from here, by Adam (Kingma, Ba 2014).
fn descend(rows: &[TuningRow], size: usize, inertia: f64) -> Vec<f64> {
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

/// The slope of the error for each weight.
fn slope(rows: &[TuningRow], at: &[f64]) -> Vec<f64> {
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
