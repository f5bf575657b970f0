//! The optimizer of the training: Adam (Kingma and Ba, 2014).

use std::thread;

/// The decay of the mean slope …
const MEAN: f32 = 0.9;
/// … and of the mean squared slope.
const SQUARE: f32 = 0.999;
/// The least number of weights that are worth a thread.
const FEW: usize = 1 << 14;

/// Weights with their moments.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    pub values: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    /// The limit of each weight.
    most: f32,
}

impl Weights {
    pub fn new(values: Vec<f32>, most: f32) -> Weights {
        let zeros = vec![0.0; values.len()];
        Weights {
            means: zeros.clone(),
            squares: zeros,
            values,
            most,
        }
    }

    /// Makes a step along the sum of some slopes, with a thread for each of them, and resets them to zero. The first
    /// step has number 1.
    pub fn step<'s>(
        &mut self,
        number: i32,
        rate: f32,
        slopes: impl ExactSizeIterator<Item = &'s mut Vec<f32>>,
    ) {
        let rate = rate * (1.0 - SQUARE.powi(number)).sqrt() / (1.0 - MEAN.powi(number));
        let most = self.most;
        let size = self.values.len().div_ceil(slopes.len()).max(FEW);
        let mut parts: Vec<Vec<&mut [f32]>> = Vec::new();
        parts.resize_with(self.values.len().div_ceil(size), Vec::new);
        for slopes in slopes {
            for (part, slopes) in parts.iter_mut().zip(slopes.chunks_mut(size)) {
                part.push(slopes);
            }
        }
        let moments = self
            .means
            .chunks_mut(size)
            .zip(self.squares.chunks_mut(size));
        let all = self.values.chunks_mut(size).zip(moments).zip(parts);
        thread::scope(|scope| {
            for ((values, moments), slopes) in all {
                scope.spawn(move || step(values, moments, slopes, rate, most));
            }
        });
    }

    /// All numbers that later steps depend on.
    pub fn state(&mut self) -> [&mut Vec<f32>; 3] {
        [&mut self.values, &mut self.means, &mut self.squares]
    }
}

fn step(
    values: &mut [f32],
    (means, squares): (&mut [f32], &mut [f32]),
    slopes: Vec<&mut [f32]>,
    rate: f32,
    most: f32,
) {
    let mut slopes = slopes.into_iter();
    let Some(sum) = slopes.next() else {
        return;
    };
    for more in slopes {
        for (sum, more) in sum.iter_mut().zip(more) {
            *sum += *more;
            *more = 0.0;
        }
    }
    let moments = means.iter_mut().zip(squares);
    for ((value, slope), (mean, square)) in values.iter_mut().zip(sum).zip(moments) {
        *mean = MEAN * *mean + (1.0 - MEAN) * *slope;
        *square = SQUARE * *square + (1.0 - SQUARE) * *slope * *slope;
        *value = (*value - rate * *mean / (square.sqrt() + 1e-8)).clamp(-most, most);
        *slope = 0.0;
    }
}
