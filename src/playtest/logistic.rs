//! Logistic regression: how the chances of White follow from differences in material.
//!
//! Newton's method finds the weights. A small penalty on their squares (a ridge) makes sure that there always is an answer,
//! also if a difference decides every game. The covariance counts each pair of games as one observation, because positions
//! of a game depend on each other (the sandwich estimator).

use super::estimate::student;

/// The penalty on the square of a weight.
const RIDGE: f64 = 0.01;
/// The most steps of Newton's method.
const STEPS: usize = 50;
/// The largest change of a weight in a step.
const STRIDE: f64 = 2.0;

/// Observations of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The differences.
    pub inputs: Vec<f64>,
    /// White's points, from 0 to 1.
    pub result: f64,
    /// How much it counts.
    pub weight: f64,
    /// The pair of games that it is from.
    pub pair: u64,
}

/// The weights that explain the results best.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// The logarithm of White's odds for each unit of an input.
    pub weights: Vec<f64>,
    /// The covariance of the weights.
    pub covariance: Vec<Vec<f64>>,
    /// The number of pairs of games, without one for each weight.
    pub free: usize,
}

impl Fit {
    /// Half the width of the 95 % interval of a value with this variance.
    pub fn error(&self, variance: f64) -> f64 {
        student(self.free) * variance.max(0.0).sqrt()
    }
}

/// Fits the weights of the inputs, of which every row has the same number. The rows of a pair follow each other. `None` if
/// there are no more pairs than weights.
pub fn fit(rows: &[Row]) -> Option<Fit> {
    let size = rows.first()?.inputs.len();
    let mut weights = vec![0.0; size];
    for _ in 0..STEPS {
        let (gradient, curvature) = derivatives(rows, &weights);
        let step = solve(&curvature, &gradient)?;
        let longest = step
            .iter()
            .fold(0.0_f64, |most, change| most.max(change.abs()));
        let scale = if longest > STRIDE {
            STRIDE / longest
        } else {
            1.0
        };
        for (weight, change) in weights.iter_mut().zip(&step) {
            *weight += scale * change;
        }
        if longest < 1e-10 {
            break;
        }
    }
    let (_, curvature) = derivatives(rows, &weights);
    let (meat, pairs) = variation(rows, &weights);
    let free = pairs.checked_sub(size.max(1)).filter(|&free| free > 0)?;
    let inverse = inverted(&curvature)?;
    let mut covariance = multiplied(&multiplied(&inverse, &meat), &inverse);
    let small = pairs as f64 / free as f64;
    covariance
        .iter_mut()
        .flatten()
        .for_each(|value| *value *= small);
    Some(Fit {
        weights,
        covariance,
        free,
    })
}

fn chance(row: &Row, weights: &[f64]) -> f64 {
    let sum: f64 = row.inputs.iter().zip(weights).map(|(x, w)| x * w).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// The gradient of the likelihood without and the curvature with the opposite sign, both with the penalty.
fn derivatives(rows: &[Row], weights: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let size = weights.len();
    let mut gradient: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
    let mut curvature = vec![vec![0.0; size]; size];
    for (index, line) in curvature.iter_mut().enumerate() {
        line[index] = RIDGE;
    }
    for row in rows {
        let chance = chance(row, weights);
        let (slope, bend) = (
            row.weight * (row.result - chance),
            row.weight * chance * (1.0 - chance),
        );
        for (i, x) in row.inputs.iter().enumerate().filter(|(_, x)| **x != 0.0) {
            gradient[i] += slope * x;
            for (j, y) in row.inputs.iter().enumerate() {
                curvature[i][j] += bend * x * y;
            }
        }
    }
    (gradient, curvature)
}

/// The sum of the squared gradients of pairs, and the number of pairs.
fn variation(rows: &[Row], weights: &[f64]) -> (Vec<Vec<f64>>, usize) {
    let size = weights.len();
    let mut sum = vec![vec![0.0; size]; size];
    let mut pairs = 0;
    for pair in rows.chunk_by(|one, other| one.pair == other.pair) {
        let mut gradient = vec![0.0; size];
        for row in pair {
            let slope = row.weight * (row.result - chance(row, weights));
            for (part, x) in gradient.iter_mut().zip(&row.inputs) {
                *part += slope * x;
            }
        }
        for i in 0..size {
            for j in 0..size {
                sum[i][j] += gradient[i] * gradient[j];
            }
        }
        pairs += 1;
    }
    (sum, pairs)
}

/// Solves a system with a positive definite matrix, by Cholesky's decomposition.
fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Option<Vec<f64>> {
    let size = right.len();
    let mut lower = vec![vec![0.0; size]; size];
    for i in 0..size {
        for j in 0..=i {
            let known: f64 = (0..j).map(|k| lower[i][k] * lower[j][k]).sum();
            let rest = matrix[i][j] - known;
            lower[i][j] = match i == j {
                true if rest <= 0.0 => return None,
                true => rest.sqrt(),
                false => rest / lower[j][j],
            };
        }
    }
    let mut half = vec![0.0; size];
    for i in 0..size {
        let known: f64 = (0..i).map(|k| lower[i][k] * half[k]).sum();
        half[i] = (right[i] - known) / lower[i][i];
    }
    let mut answer = vec![0.0; size];
    for i in (0..size).rev() {
        let known: f64 = (i + 1..size).map(|k| lower[k][i] * answer[k]).sum();
        answer[i] = (half[i] - known) / lower[i][i];
    }
    Some(answer)
}

fn inverted(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    let unit = |index: usize| {
        (0..size)
            .map(|at| f64::from(u8::from(at == index)))
            .collect()
    };
    (0..size)
        .map(|index| solve(matrix, &Vec::<f64>::from_iter::<Vec<f64>>(unit(index))))
        .collect()
}

fn multiplied(one: &[Vec<f64>], other: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let size = one.len();
    let entry = |i: usize, j: usize| (0..size).map(|k| one[i][k] * other[k][j]).sum();
    (0..size)
        .map(|i| (0..size).map(|j| entry(i, j)).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::random::Random;

    /// Games whose results follow from known weights: the intervals contain them.
    #[test]
    fn the_known_weights_of_simulated_games_are_found() {
        let truth = [0.3, 0.9, 2.7];
        let mut random = Random::new(3);
        let mut inside = [0; 3];
        const RUNS: usize = 200;
        for _ in 0..RUNS {
            let mut rows = Vec::new();
            for pair in 0..300 {
                // Three positions of a game, which all have its result.
                let inputs: Vec<f64> = (0..3).map(|_| random.below(3) as f64 - 1.0).collect();
                let sum: f64 = inputs.iter().zip(truth).map(|(x, w)| x * w).sum();
                let chance = 1.0 / (1.0 + (-sum).exp());
                let won = (random.next() as f64 / u64::MAX as f64) < chance;
                let row = Row {
                    inputs,
                    result: f64::from(u8::from(won)),
                    weight: 1.0,
                    pair,
                };
                rows.extend([row.clone(), row.clone(), row]);
            }
            let fit = fit(&rows).unwrap();
            for (index, inside) in inside.iter_mut().enumerate() {
                let error = fit.error(fit.covariance[index][index]);
                *inside += usize::from((fit.weights[index] - truth[index]).abs() <= error);
            }
        }
        for inside in inside {
            let share = inside as f64 / RUNS as f64;
            assert!((0.90..=0.99).contains(&share), "{share}");
        }
    }

    /// One win in four games: the odds are 1 to 3, so the weight of an input that is always 1 is -ln 3.
    #[test]
    fn a_constant_is_the_logarithm_of_the_odds() {
        let row = |pair: u64| Row {
            inputs: vec![1.0],
            result: f64::from(u8::from(pair.is_multiple_of(4))),
            weight: 1.0,
            pair,
        };
        let rows: Vec<Row> = (0..4_000).map(row).collect();
        let found = fit(&rows).unwrap();
        assert!((found.weights[0] + 3.0_f64.ln()).abs() < 1e-3, "{found:?}");
        // The variance of the logarithm of odds is 1/wins + 1/losses.
        let variance = 1.0 / 1_000.0 + 1.0 / 3_000.0;
        assert!((found.covariance[0][0] / variance - 1.0).abs() < 0.01);
    }

    #[test]
    fn a_difference_that_decides_every_game_has_an_answer() {
        let row = |pair: u64| Row {
            inputs: vec![if pair.is_multiple_of(2) { 1.0 } else { -1.0 }, 0.0],
            result: f64::from(u8::from(pair.is_multiple_of(2))),
            weight: 1.0,
            pair,
        };
        let rows: Vec<Row> = (0..50).map(row).collect();
        let fit = fit(&rows).unwrap();
        assert!(fit.weights[0] > 3.0 && fit.weights[0].is_finite());
        assert_eq!(fit.weights[1], 0.0);
    }

    #[test]
    fn nothing_follows_from_nothing() {
        assert_eq!(fit(&[]), None);
        let row = Row {
            inputs: vec![1.0],
            result: 1.0,
            weight: 1.0,
            pair: 0,
        };
        assert_eq!(fit(&[row]), None);
    }
}
