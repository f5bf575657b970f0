//! Epochs, and what is kept between them.

use super::model::Model;
use super::samples::{Lessons, Sample, expected};
use crate::search::nnue::Network;
use crate::search::random::Random;

/// Positions that are learned from together.
const BATCH: usize = 4_096;
/// The last rate of learning, as a part of the first.
const LAST_RATE: f32 = 0.01;

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How often each position is looked at.
    pub epochs: u32,
    /// The first rate of learning.
    pub rate: f32,
    /// How much of what is foretold is the score rather than the result, from 0 to 1.
    pub trust: f32,
    /// Whether every other look exchanges the wings of the board.
    pub mirror: bool,
    /// The seed for the first weights and the order of positions.
    pub seed: u64,
}

/// The result of an epoch.
#[derive(Clone, Copy, Debug)]
pub struct Epoch {
    /// Its number, counted from 1.
    pub number: u32,
    /// The mean squared error on what was learned from …
    pub learned: f32,
    /// … and on what was held back.
    pub held_back: f32,
}

/// Trains a network. After each epoch it calls `tell` with the file of the network and a state from which `from`
/// continues.
pub fn train(
    lessons: &mut Lessons,
    plan: &Plan,
    from: Option<&[u8]>,
    tell: &mut dyn FnMut(&Epoch, &[u8], &[u8]),
) {
    lessons.calibrate();
    let mut model = Model::new(lessons.inputs.len(), plan.seed);
    let begun = from.and_then(|state| restore(&mut model, state));
    for number in begun.unwrap_or(0) + 1..=plan.epochs {
        let learned = epoch(lessons, &mut model, plan, number);
        let held_back = examine(lessons, &model, plan);
        let network = network(lessons, &model).write();
        let epoch = Epoch {
            number,
            learned,
            held_back,
        };
        tell(&epoch, &network, &state(&mut model, number));
    }
}

/// The network in whole numbers.
fn network(lessons: &Lessons, model: &Model) -> Network {
    model.round(lessons.inputs.signature(), lessons.scale, lessons.pieces)
}

/// Looks at each position once, in an order of this epoch's own.
fn epoch(lessons: &Lessons, model: &mut Model, plan: &Plan, number: u32) -> f32 {
    let mut random = Random::new(plan.seed ^ u64::from(number) << 32);
    let mut order: Vec<u32> = (0..lessons.learned.len() as u32).collect();
    for last in (1..order.len()).rev() {
        order.swap(last, random.below(last + 1));
    }
    let batches = order.len().div_ceil(BATCH).max(1);
    let all = (plan.epochs as usize * batches) as f32;
    let mut sum = 0.0;
    for (batch, samples) in order.chunks(BATCH).enumerate() {
        for &sample in samples {
            let sample = &lessons.learned[sample as usize];
            let mirror = plan.mirror && random.below(2) == 1;
            sum += f64::from(look(lessons, model, sample, plan.trust, mirror));
        }
        let step = (number as usize - 1) * batches + batch + 1;
        let way = step as f32 / all;
        let cosine = (1.0 + (std::f32::consts::PI * way).cos()) / 2.0;
        let rate = plan.rate * (LAST_RATE + (1.0 - LAST_RATE) * cosine);
        model.step(step as i32, rate);
    }
    (sum / order.len().max(1) as f64) as f32
}

fn look(lessons: &Lessons, model: &mut Model, sample: &Sample, trust: f32, mirror: bool) -> f32 {
    let target = lessons.target(sample, trust);
    let bucket = usize::from(sample.bucket);
    let [own, enemy] = lessons.inputs_of(sample);
    if !mirror {
        return model.learn([own, enemy], bucket, target);
    }
    let turned = |side: &[u16]| -> Vec<u16> {
        let other = |&input| lessons.inputs.mirror(input).unwrap_or(input);
        side.iter().map(other).collect()
    };
    model.learn([&turned(own), &turned(enemy)], bucket, target)
}

/// The mean squared error on what was held back.
fn examine(lessons: &Lessons, model: &Model, plan: &Plan) -> f32 {
    let error = |sample: &Sample| {
        let value = model.value(lessons.inputs_of(sample), usize::from(sample.bucket));
        f64::from((expected(value) - lessons.target(sample, plan.trust)).powi(2))
    };
    let sum: f64 = lessons.held_back.iter().map(error).sum();
    (sum / lessons.held_back.len().max(1) as f64) as f32
}

/// The number of the last epoch, and all numbers of the model.
fn state(model: &mut Model, epoch: u32) -> Vec<u8> {
    let mut bytes = epoch.to_le_bytes().to_vec();
    for numbers in model.parts().into_iter().flat_map(|part| part.state()) {
        bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }
    bytes
}

/// Loads a state. Returns the number of its epoch, or nothing if it belongs to another network.
fn restore(model: &mut Model, state: &[u8]) -> Option<u32> {
    let (epoch, mut rest) = state.split_first_chunk()?;
    let count: usize = model
        .parts()
        .into_iter()
        .map(|part| 3 * part.values.len())
        .sum();
    if rest.len() != 4 * count {
        return None;
    }
    for number in model
        .parts()
        .into_iter()
        .flat_map(|part| part.state())
        .flatten()
    {
        let (first, others) = rest.split_first_chunk()?;
        *number = f32::from_le_bytes(*first);
        rest = others;
    }
    Some(u32::from_le_bytes(*epoch))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::self_play::SelfPlay;
    use crate::search::nnue::Accumulators;
    use crate::variant_file::Catalogue;
    use std::sync::Arc;

    const PLAN: Plan = Plan {
        epochs: 6,
        rate: 0.01,
        trust: 0.7,
        mirror: true,
        seed: 1,
    };

    /// The engine's whole numbers say what the real ones do, training makes the error smaller, and one that was
    /// stopped comes to the same end.
    #[test]
    fn a_network_is_trained_stopped_and_continued() {
        let game = Catalogue::built_in().variant("hyper-chess", None, &[]);
        let variant = Arc::new(game.unwrap());
        let mut play = SelfPlay::new(variant.clone(), 30, 2);
        let games: Vec<u8> = (0..21)
            .flat_map(|number| play.game(number).unwrap().write())
            .collect();
        let mut lessons = Lessons::new(&variant).unwrap();
        lessons.add(&variant, &mut &games[..]).unwrap();
        assert!(lessons.held_back.len() > 20 && lessons.learned.len() > 500);
        let mut epochs = Vec::new();
        let mut keep = |epoch: &Epoch, network: &[u8], state: &[u8]| {
            epochs.push((*epoch, network.to_vec(), state.to_vec()));
        };
        train(&mut lessons, &PLAN, None, &mut keep);
        let errors: Vec<f32> = epochs.iter().map(|(epoch, ..)| epoch.learned).collect();
        assert!(errors[5] < 0.9 * errors[0], "{errors:?}");
        let mut last = Vec::new();
        train(
            &mut lessons,
            &PLAN,
            Some(&epochs[2].2),
            &mut |_, network, _| {
                last = network.to_vec();
            },
        );
        assert_eq!(last, epochs[5].1);

        let mut model = Model::new(lessons.inputs.len(), 0);
        restore(&mut model, &epochs[5].2).unwrap();
        let network = Arc::new(Network::read(&last).unwrap());
        let inputs = Arc::new(crate::search::nnue::Inputs::new(&variant).unwrap());
        let mut accumulators = Accumulators::new(network.clone(), inputs.clone());
        let mut position = variant.start().clone();
        for ply in 0..40 {
            let views = [position.turn(), !position.turn()];
            let active = views.map(|view| inputs.of(&variant, &position, view));
            // 256 weights of the second layer are each rounded to a 64th.
            let bucket = network.bucket(position.occupied().len());
            let real = model.value([&active[0], &active[1]], bucket) * lessons.scale;
            let whole = accumulators.value(&variant, &position, ply) as f32;
            assert!((real - whole).abs() < 0.1 * lessons.scale, "{real} {whole}");
            let moves = variant.legal_moves(&position);
            position = variant.play(&position, moves[ply * 7 % moves.len()]);
        }
    }
}
