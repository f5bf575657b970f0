//! Epochs, and the state between them.

use super::TrainError;
use super::model::{Model, Slopes};
use super::samples::{Sample, TrainingSet, expected};
use crate::search::nnue::Network;
use crate::search::random::Random;
use std::panic::resume_unwind;
use std::thread;

/// The number of positions in a batch.
const BATCH: usize = 4_096;
/// The last learning rate, as a part of the first.
const LAST_RATE: f32 = 0.01;

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct TrainingPlan {
    /// How often the training uses each position.
    pub epochs: u32,
    /// The first learning rate.
    pub rate: f32,
    /// The part of the score in the target, from 0 to 1. The rest is the result.
    pub trust: f32,
    /// Whether every other position is mirrored left to right.
    pub mirror: bool,
    /// The seed for the first weights and the order of positions.
    pub seed: u64,
    /// The number of threads. They add up numbers in another order, so that it changes the network a little.
    pub threads: usize,
}

/// The result of an epoch.
#[derive(Clone, Copy, Debug)]
pub struct Epoch {
    /// Its number, counted from 1.
    pub number: u32,
    /// The mean squared error on the training positions …
    pub learned: f32,
    /// … and on the positions for validation.
    pub held_back: f32,
}

/// Where a training begins, if not with random weights.
#[derive(Clone, Copy, Debug, Default)]
pub struct Start<'a> {
    /// A state to continue from …
    pub state: Option<&'a [u8]>,
    /// … or else the file of a network for the same board, to begin with its weights.
    pub network: Option<&'a [u8]>,
}

/// Trains a network. After each epoch it calls `report` with the file of the network and a state, from which a training
/// can continue.
///
/// # Errors
///
/// If the network to begin with cannot be read or has another board.
pub fn train(
    set: &mut TrainingSet,
    plan: &TrainingPlan,
    start: Start,
    report: &mut dyn FnMut(&Epoch, &[u8], &[u8]),
) -> Result<(), TrainError> {
    set.calibrate();
    let mut model = Model::new(set.len(), plan.seed);
    if let Some(file) = start.network {
        let network = Network::read(file).map_err(|error| TrainError(error.to_string()))?;
        let (board, blocks) = set.inputs();
        if network.board != board {
            return Err(TrainError("the network has another board".to_owned()));
        }
        model.begin_with(&network, blocks, set.scale);
    }
    let begun = start.state.and_then(|state| restore(&mut model, state));
    for number in begun.unwrap_or(0) + 1..=plan.epochs {
        let learned = epoch(set, &mut model, plan, number);
        let held_back = validation_error(set, &model, plan);
        let network = network(set, &model).write();
        let epoch = Epoch {
            number,
            learned,
            held_back,
        };
        report(&epoch, &network, &state(&mut model, number));
    }
    Ok(())
}

/// The network rounded to integers.
fn network(set: &TrainingSet, model: &Model) -> Network {
    model.round(set.inputs(), set.scale, set.pieces)
}

/// Trains on each position once, in a random order. Returns the mean error.
fn epoch(set: &TrainingSet, model: &mut Model, plan: &TrainingPlan, number: u32) -> f32 {
    let mut random = Random::new(plan.seed ^ u64::from(number) << 32);
    let mut order: Vec<u32> = (0..set.learned.len() as u32).collect();
    for last in (1..order.len()).rev() {
        order.swap(last, random.below(last + 1));
    }
    let batches = order.len().div_ceil(BATCH).max(1);
    let all = (plan.epochs as usize * batches) as f32;
    let mut slopes: Vec<Slopes> = (0..plan.threads.max(1)).map(|_| model.slopes()).collect();
    let mut sum = 0.0;
    for (batch, samples) in order.chunks(BATCH).enumerate() {
        let shares = samples.chunks(samples.len().div_ceil(slopes.len()));
        sum += thread::scope(|scope| {
            let (set, model) = (&*set, &*model);
            let learn = |(samples, slopes)| {
                let mut random = Random::new(random.below(usize::MAX) as u64);
                scope.spawn(move || learn_from(set, model, samples, slopes, plan, &mut random))
            };
            let threads: Vec<_> = shares.zip(&mut slopes).map(learn).collect();
            let errors = threads.into_iter().map(|thread| thread.join());
            errors
                .map(|error| error.unwrap_or_else(|panic| resume_unwind(panic)))
                .sum::<f64>()
        });
        let step = (number as usize - 1) * batches + batch + 1;
        let way = step as f32 / all;
        let cosine = (1.0 + (std::f32::consts::PI * way).cos()) / 2.0;
        let rate = plan.rate * (LAST_RATE + (1.0 - LAST_RATE) * cosine);
        model.step(&mut slopes, step as i32, rate);
    }
    (sum / order.len().max(1) as f64) as f32
}

/// Adds the slopes of some positions. Returns the sum of their errors.
fn learn_from(
    set: &TrainingSet,
    model: &Model,
    samples: &[u32],
    slopes: &mut Slopes,
    plan: &TrainingPlan,
    random: &mut Random,
) -> f64 {
    let mut sum = 0.0;
    for &sample in samples {
        let sample = set.learned.get(sample);
        let target = set.target(sample, plan.trust);
        let bucket = set.bucket(sample);
        let inputs = set.learned.inputs_of(sample);
        let error = match plan.mirror && random.below(2) == 1 {
            false => model.learn(slopes, inputs, bucket, target),
            true => {
                let other = |&input: &u16| set.mirror(input);
                let turned = inputs.map(|side| side.iter().map(other).collect::<Vec<u16>>());
                model.learn(slopes, [&turned[0], &turned[1]], bucket, target)
            }
        };
        sum += f64::from(error);
    }
    sum
}

/// The mean squared error on the positions for validation.
fn validation_error(set: &TrainingSet, model: &Model, plan: &TrainingPlan) -> f32 {
    let error = |sample: &Sample| {
        let value = model.value(set.held_back.inputs_of(sample), set.bucket(sample));
        f64::from((expected(value) - set.target(sample, plan.trust)).powi(2))
    };
    let sum: f64 = set.held_back.iter().map(error).sum();
    (sum / set.held_back.len().max(1) as f64) as f32
}

/// The number of the last epoch, and all numbers of the model.
fn state(model: &mut Model, epoch: u32) -> Vec<u8> {
    let mut bytes = epoch.to_le_bytes().to_vec();
    for numbers in model.parts().into_iter().flat_map(|part| part.state()) {
        bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }
    bytes
}

/// Loads a state. Returns the number of its epoch, or `None` if it belongs to another network.
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
    use crate::rules::Variant;
    use crate::search::nnue::Accumulators;
    use crate::variant_file::Catalogue;
    use std::sync::Arc;

    const PLAN: TrainingPlan = TrainingPlan {
        epochs: 6,
        rate: 0.01,
        trust: 0.7,
        mirror: true,
        seed: 1,
        threads: 2,
    };

    /// The rounded network agrees with the exact one, training reduces the error, and an interrupted training reaches
    /// the same result.
    #[test]
    fn a_network_is_trained_stopped_and_continued() {
        let game = Catalogue::built_in().variant("hyper-chess", None, &[]);
        let variant = Arc::new(game.unwrap());
        let mut play = SelfPlay::new(variant.clone(), 30, 2);
        let games: Vec<u8> = (0..21)
            .flat_map(|number| play.game(number).unwrap().write())
            .collect();
        let mut set = TrainingSet::new(Catalogue::built_in());
        set.add(&mut &games[..]).unwrap();
        set.fill(0, 2).unwrap();
        assert!(set.held_back.len() > 20 && set.learned.len() > 500);
        let mut epochs = Vec::new();
        let mut keep = |epoch: &Epoch, network: &[u8], state: &[u8]| {
            epochs.push((*epoch, network.to_vec(), state.to_vec()));
        };
        train(&mut set, &PLAN, Start::default(), &mut keep).unwrap();
        let errors: Vec<f32> = epochs.iter().map(|(epoch, ..)| epoch.learned).collect();
        assert!(errors[5] < 0.9 * errors[0], "{errors:?}");
        let mut last = Vec::new();
        let start = Start {
            state: Some(&epochs[2].2),
            network: None,
        };
        train(&mut set, &PLAN, start, &mut |_, network, _| {
            last = network.to_vec();
        })
        .unwrap();
        assert_eq!(last, epochs[5].1);

        let mut model = Model::new(set.len(), 0);
        restore(&mut model, &epochs[5].2).unwrap();
        let network = Arc::new(Network::read(&last).unwrap());
        let inputs = Arc::new(crate::search::nnue::Inputs::new(&variant).unwrap());
        let mut accumulators = Accumulators::new(network.clone(), inputs.clone());
        let mut position = variant.start().clone();
        for ply in 0..40 {
            let views = [position.turn(), !position.turn()];
            let active = views.map(|view| inputs.of(&variant.facts(&position), view));
            // 256 weights of the second layer are each rounded to a 64th.
            let bucket = network.bucket(position.occupied().len());
            let real = model.value([&active[0], &active[1]], bucket) * set.scale;
            let whole = accumulators.value(&variant.facts(&position), ply) as f32;
            assert!((real - whole).abs() < 0.1 * set.scale, "{real} {whole}");
            let moves = variant.legal_moves(&position);
            position = variant.play(&position, moves[ply * 7 % moves.len()]);
        }
    }

    /// Two games on 10×8.
    fn variants(ids: [&str; 2]) -> [Arc<Variant>; 2] {
        let catalogue = Catalogue::built_in();
        ids.map(|id| Arc::new(catalogue.variant(id, Some("10x8"), &[]).unwrap()))
    }

    /// Training can begin with a network, also if the games come in another order and scores have another scale.
    #[test]
    fn a_training_begins_with_the_weights_of_a_network() {
        let games = variants(["chimaera-chess", "swapper-chess"]);
        let set = |games: &[&Arc<Variant>]| {
            let mut set = TrainingSet::new(Catalogue::built_in());
            for &game in games {
                let bytes = SelfPlay::new(game.clone(), 30, 2).game(1).unwrap().write();
                set.add(&mut &bytes[..]).unwrap();
                set.fill(0, 1).unwrap();
            }
            set.scale = 300.0;
            set
        };
        let [one, other] = [set(&[&games[0], &games[1]]), set(&[&games[1], &games[0]])];
        let known = network(&one, &Model::new(one.len(), 7));
        let begin = |scale: f32| {
            let mut model = Model::new(other.len(), 8);
            model.begin_with(&known, other.inputs().1, scale);
            model
        };
        let [same, twice] = [begin(300.0), begin(600.0)];
        let again = network(&other, &same);
        assert_ne!(again.blocks, known.blocks);
        for game in &games {
            let inputs = crate::search::nnue::Inputs::new(game).unwrap();
            assert_eq!(again.for_game(&inputs), known.for_game(&inputs));
        }
        let sample = other.learned.get(0);
        let odds =
            |model: &Model| model.value(other.learned.inputs_of(sample), other.bucket(sample));
        assert!((odds(&same) - 2.0 * odds(&twice)).abs() < 1e-3);
        assert!(odds(&same).abs() > 1e-2);
    }

    /// A network for two games gives a position of each the value that the model gives it.
    #[test]
    fn games_share_a_network() {
        let games = variants(["chess", "swapper-chess"]);
        let mut set = TrainingSet::new(Catalogue::built_in());
        let mut counts = vec![0];
        for game in &games {
            let mut play = SelfPlay::new(game.clone(), 30, 2);
            let bytes = play.game(1).unwrap().write();
            set.add(&mut &bytes[..]).unwrap();
            set.fill(0, 1).unwrap();
            counts.push(set.learned.len() as u32);
        }
        set.scale = 300.0;
        let model = Model::new(set.len(), 7);
        let shared = network(&set, &model);
        for (game, first) in games.iter().zip(counts) {
            let inputs = crate::search::nnue::Inputs::new(game).unwrap();
            let network = Arc::new(shared.for_game(&inputs).unwrap());
            let mut play = SelfPlay::new(game.clone(), 30, 2);
            let played = play.game(1).unwrap();
            let quiet = played.positions(game).find(|(_, ply)| ply.quiet);
            let mut accumulators = Accumulators::new(network, Arc::new(inputs));
            let whole = accumulators.value(&game.facts(&quiet.unwrap().0), 0) as f32;
            let sample = set.learned.get(first);
            let real = model.value(set.learned.inputs_of(sample), set.bucket(sample));
            let real = real * set.scale;
            assert!(
                real.abs() > 1.0 && (real - whole).abs() < 15.0,
                "{real} {whole}"
            );
        }
    }
}
