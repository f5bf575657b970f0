//! The optimizer of the training: Adam (Kingma and Ba, 2014).

/// The decay of the mean slope …
const MEAN: f32 = 0.9;
/// … and of the mean squared slope.
const SQUARE: f32 = 0.999;

/// Weights with their slopes and moments.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    pub values: Vec<f32>,
    pub slopes: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    /// The limit of each weight.
    most: f32,
}

impl Weights {
    pub fn new(values: Vec<f32>, most: f32) -> Weights {
        let zeros = vec![0.0; values.len()];
        Weights {
            slopes: zeros.clone(),
            means: zeros.clone(),
            squares: zeros,
            values,
            most,
        }
    }

    /// Makes a step along the slopes and resets them to zero. The first step has number 1.
    pub fn step(&mut self, number: i32, rate: f32) {
        let rate = rate * (1.0 - SQUARE.powi(number)).sqrt() / (1.0 - MEAN.powi(number));
        let states = self.means.iter_mut().zip(&mut self.squares);
        let all = self.values.iter_mut().zip(&mut self.slopes).zip(states);
        for ((value, slope), (mean, square)) in all {
            *mean = MEAN * *mean + (1.0 - MEAN) * *slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * *slope * *slope;
            *value = (*value - rate * *mean / (square.sqrt() + 1e-8)).clamp(-self.most, self.most);
            *slope = 0.0;
        }
    }

    /// All numbers that later steps depend on.
    pub fn state(&mut self) -> [&mut Vec<f32>; 3] {
        [&mut self.values, &mut self.means, &mut self.squares]
    }
}
