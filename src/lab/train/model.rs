//! The network with floating-point numbers: forward pass, slopes, and rounding.

use super::adam::Weights;
use super::samples::expected;
use crate::search::nnue::{BUCKETS, Block, FIRST_ONE, Network, SECOND_ONE, WIDTH};
use crate::search::random::Random;

/// The limit of a weight, so that the engine's integers do not overflow.
const MOST: f32 = 127.0 / SECOND_ONE as f32;

/// How the error changes with each weight, in the order of [`Model::parts`].
#[derive(Debug)]
pub(super) struct Slopes([Vec<f32>; 4]);

/// One side's sums.
type Sums = [f32; WIDTH];

/// A network in training.
#[derive(Clone, Debug)]
pub(super) struct Model {
    /// A row for each input.
    rows: Weights,
    bias: Weights,
    /// For each bucket, the weights of the side to move, then those of the other side.
    second: Weights,
    second_bias: Weights,
}

impl Model {
    pub fn new(inputs: usize, seed: u64) -> Model {
        let mut random = Random::new(seed);
        let mut draw = |count: usize, most: f32| {
            let one = |_| (random.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * most;
            Weights::new((0..count).map(one).collect(), MOST)
        };
        Model {
            rows: draw(inputs * WIDTH, 0.1),
            bias: draw(WIDTH, 0.1),
            second: draw(2 * BUCKETS * WIDTH, 0.1),
            second_bias: draw(BUCKETS, 0.0),
        }
    }

    /// Takes the weights of a network whose board and some of whose blocks are the same. The others stay as they are.
    /// `scale` is that of the values of this model.
    pub fn begin_with(&mut self, network: &Network, blocks: &[Block], scale: f32) {
        let take = |to: &mut [f32], row: &[i16], one: f32| {
            for (to, &weight) in to.iter_mut().zip(row) {
                *to = f32::from(weight) / one;
            }
        };
        let first_one = FIRST_ONE as f32;
        let mut first = 0;
        for block in blocks {
            let rows = self.rows.values[first * WIDTH..].chunks_exact_mut(WIDTH);
            for (to, row) in rows.zip(network.rows_of(block).unwrap_or_default()) {
                take(to, row, first_one);
            }
            first += block.len;
        }
        take(&mut self.bias.values, &network.bias, first_one);
        let second_one = SECOND_ONE as f32 * scale / network.scale as f32;
        let sides = network.second.iter().flatten();
        for (to, row) in self.second.values.chunks_exact_mut(WIDTH).zip(sides) {
            take(to, row, second_one);
        }
        for (to, &bias) in self.second_bias.values.iter_mut().zip(&network.second_bias) {
            *to = bias as f32 / (first_one * second_one);
        }
    }

    /// The output for a position: the logarithm of the odds.
    pub fn value(&self, inputs: [&[u16]; 2], bucket: usize) -> f32 {
        self.output(&inputs.map(|side| self.sums(side)), bucket)
    }

    fn sums(&self, inputs: &[u16]) -> Sums {
        let mut sums = [0.0; WIDTH];
        sums.copy_from_slice(&self.bias.values);
        for &input in inputs {
            let row = &self.rows.values[usize::from(input) * WIDTH..][..WIDTH];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        sums
    }

    fn output(&self, sums: &[Sums; 2], bucket: usize) -> f32 {
        let weights = &self.second.values[2 * bucket * WIDTH..][..2 * WIDTH];
        let sums = sums.iter().flatten().zip(weights);
        let terms = sums.map(|(&sum, weight)| sum.clamp(0.0, 1.0).powi(2) * weight);
        self.second_bias.values[bucket] + terms.sum::<f32>()
    }

    /// Adds the slopes of the squared error on a position. Returns the error.
    pub fn learn(
        &self,
        slopes: &mut Slopes,
        inputs: [&[u16]; 2],
        bucket: usize,
        target: f32,
    ) -> f32 {
        let sums = inputs.map(|side| self.sums(side));
        let foretold = expected(self.output(&sums, bucket));
        let error = foretold - target;
        let slope = 2.0 * error * foretold * (1.0 - foretold);
        let Slopes([rows, bias, second, second_bias]) = slopes;
        second_bias[bucket] += slope;
        for (side, (sums, inputs)) in sums.iter().zip(inputs).enumerate() {
            let first = (2 * bucket + side) * WIDTH;
            let weights = &self.second.values[first..][..WIDTH];
            let slopes = &mut second[first..][..WIDTH];
            let mut below = [0.0; WIDTH];
            for index in 0..WIDTH {
                let clipped = sums[index].clamp(0.0, 1.0);
                slopes[index] += slope * clipped * clipped;
                let open = f32::from(u8::from(clipped == sums[index]));
                below[index] = slope * weights[index] * 2.0 * clipped * open;
            }
            add(bias, &below);
            for &input in inputs {
                add(&mut rows[usize::from(input) * WIDTH..][..WIDTH], &below);
            }
        }
        error * error
    }

    /// Slopes of zero, for [`Model::learn`].
    pub fn slopes(&mut self) -> Slopes {
        Slopes(self.parts().map(|part| vec![0.0; part.values.len()]))
    }

    /// Makes a step along all slopes together, with a thread for each of them. The first step has number 1.
    pub fn step(&mut self, slopes: &mut [Slopes], number: i32, rate: f32) {
        for (index, weights) in self.parts().into_iter().enumerate() {
            weights.step(
                number,
                rate,
                slopes.iter_mut().map(|Slopes(all)| &mut all[index]),
            );
        }
    }

    /// All weights with their moments.
    pub fn parts(&mut self) -> [&mut Weights; 4] {
        [
            &mut self.rows,
            &mut self.bias,
            &mut self.second,
            &mut self.second_bias,
        ]
    }

    /// The network rounded to integers, for a board and blocks of inputs.
    pub fn round(&self, (board, blocks): (u64, &[Block]), scale: f32, pieces: usize) -> Network {
        let row = |values: &[f32], one: i32| {
            let mut row = [0; WIDTH];
            for (to, value) in row.iter_mut().zip(values) {
                *to = (value * one as f32).round() as i16;
            }
            row
        };
        let rows = self.rows.values.chunks_exact(WIDTH);
        let mut second = [[[0; WIDTH]; 2]; BUCKETS];
        let sides = second.iter_mut().flatten();
        for (to, values) in sides.zip(self.second.values.chunks_exact(WIDTH)) {
            *to = row(values, SECOND_ONE);
        }
        let mut second_bias = [0; BUCKETS];
        for (to, value) in second_bias.iter_mut().zip(&self.second_bias.values) {
            *to = (value * (FIRST_ONE * SECOND_ONE) as f32).round() as i32;
        }
        Network {
            board,
            blocks: blocks.to_vec(),
            scale: scale as i32,
            pieces,
            rows: rows.map(|values| row(values, FIRST_ONE)).collect(),
            bias: row(&self.bias.values, FIRST_ONE),
            second,
            second_bias,
        }
    }
}

fn add(slopes: &mut [f32], more: &Sums) {
    for (slope, more) in slopes.iter_mut().zip(more) {
        *slope += more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small step against a slope reduces the error by the expected amount.
    #[test]
    fn slopes_are_those_of_the_error() {
        let inputs: [&[u16]; 2] = [&[1, 4, 7], &[0, 2, 9]];
        let mut model = Model::new(10, 3);
        // Keeps the sums well inside their range.
        for value in model.bias.values.iter_mut() {
            *value = 0.5;
        }
        let error = |model: &Model| (expected(model.value(inputs, 5)) - 0.9).powi(2);
        let mut slopes = model.slopes();
        model.learn(&mut slopes, inputs, 5, 0.9);
        for (part, index) in [(0, 4 * WIDTH + 3), (1, 7), (2, 11 * WIDTH + 2), (3, 5)] {
            let slope = slopes.0[part][index];
            assert!(slope != 0.0, "{part}");
            let mut other = model.clone();
            other.parts()[part].values[index] += 1e-2;
            let measured = (error(&other) - error(&model)) / 1e-2;
            assert!(
                (measured - slope).abs() < 0.02 * slope.abs() + 1e-5,
                "{part}: {measured} {slope}"
            );
        }
    }

    #[test]
    fn what_is_shown_often_is_learned() {
        let shown: [([&[u16]; 2], f32); 2] = [([&[0], &[1]], 0.9), ([&[1], &[0]], 0.1)];
        let mut model = Model::new(2, 1);
        let mut slopes = [model.slopes(), model.slopes()];
        for step in 1..300 {
            for (slopes, (inputs, target)) in slopes.iter_mut().zip(shown) {
                model.learn(slopes, inputs, 0, target);
            }
            model.step(&mut slopes, step, 0.01);
        }
        for (inputs, target) in shown {
            assert!((expected(model.value(inputs, 0)) - target).abs() < 0.02);
        }
    }
}
