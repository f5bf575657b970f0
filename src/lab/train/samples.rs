//! The quiet positions of the games as inputs, with their targets.

use super::TrainError;
use crate::lab::games::TrainingGame;
use crate::notation::{find_move, parse_fen};
use crate::rules::{Color, Position, Variant};
use crate::search::nnue::{Inputs, bucket};
use crate::search::random::Random;
use crate::search::teacher;
use std::fmt;
use std::io::Read;

/// One game in this many is for validation.
const HELD_BACK: u64 = 20;
/// The most random moves from a game's position to one near it.
const WAY: usize = 3;

/// A quiet position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    /// The index of its first input: the inputs of the side to move, then as many of the other side.
    first: usize,
    /// The number of inputs of each side.
    count: u16,
    /// The index of its second layer.
    pub bucket: u8,
    /// The points of the side to move, doubled, or `None` for a position from no game.
    result: Option<u8>,
    /// The score of a search for the side to move, in hundredths of a pawn.
    score: i16,
}

/// The positions of a game for training and for validation.
pub struct TrainingSet {
    pub(super) inputs: Inputs,
    active: Vec<u16>,
    /// The games for training.
    games: Vec<TrainingGame>,
    pub(super) learned: Vec<Sample>,
    pub(super) held_back: Vec<Sample>,
    /// The most pieces on the board.
    pub(super) pieces: usize,
    /// The hundredths of a pawn that multiply the odds of winning by e.
    pub(super) scale: f32,
}

impl TrainingSet {
    /// An empty set for a game.
    ///
    /// # Errors
    ///
    /// If the game cannot have a network.
    pub fn new(variant: &Variant) -> Result<TrainingSet, TrainError> {
        let inputs = Inputs::new(variant).ok_or_else(|| {
            TrainError("the board of this game does not look the same from both sides".to_owned())
        })?;
        Ok(TrainingSet {
            inputs,
            active: Vec::new(),
            games: Vec::new(),
            learned: Vec::new(),
            held_back: Vec::new(),
            pieces: variant.start().occupied().len(),
            scale: 0.0,
        })
    }

    /// Adds the games of a file.
    ///
    /// # Errors
    ///
    /// If the file is damaged, or has games of another variant. An incomplete last game is left out.
    pub fn add(&mut self, variant: &Variant, from: &mut impl Read) -> Result<(), TrainError> {
        let name = format!("{}:{}", variant.id(), variant.layout());
        loop {
            let game = match TrainingGame::read(from) {
                Ok(Some(game)) => game,
                Ok(None) | Err(crate::lab::games::GamesError::Truncated) => return Ok(()),
                Err(error) => return Err(TrainError(error.to_string())),
            };
            if game.variant != name {
                return Err(TrainError(format!("there are games of {}", game.variant)));
            }
            let number = game.number;
            self.add_game(variant, &game)
                .ok_or_else(|| TrainError(format!("game {number} is not legal")))?;
            if !number.is_multiple_of(HELD_BACK) {
                self.games.push(game);
            }
        }
    }

    fn add_game(&mut self, variant: &Variant, game: &TrainingGame) -> Option<()> {
        let mut position = parse_fen(variant, &game.start).ok()?;
        for ply in &game.plies {
            if let Some(score) = ply.score.filter(|_| ply.quiet) {
                let sample = self.sample(variant, &position, Some(game.result), score);
                match game.number.is_multiple_of(HELD_BACK) {
                    true => self.held_back.push(sample),
                    false => self.learned.push(sample),
                }
            }
            let mv = find_move(variant, &position, &ply.mv)?;
            position = variant.play(&position, mv);
        }
        Some(())
    }

    fn sample(
        &mut self,
        variant: &Variant,
        position: &Position,
        result: Option<u8>,
        score: i16,
    ) -> Sample {
        let (turn, first) = (position.turn(), self.active.len());
        let own = self.inputs.of(variant, position, turn);
        let count = own.len() as u16;
        self.active.extend(own);
        self.active.extend(self.inputs.of(variant, position, !turn));
        Sample {
            first,
            count,
            bucket: bucket(position.occupied().len(), self.pieces) as u8,
            result: result.map(|white| match turn {
                Color::White => white,
                Color::Black => 2 - white,
            }),
            score,
        }
    }

    /// The inputs of the side to move and of the other side.
    pub(super) fn inputs_of(&self, sample: &Sample) -> [&[u16]; 2] {
        let (first, count) = (sample.first, usize::from(sample.count));
        [
            &self.active[first..first + count],
            &self.active[first + count..first + 2 * count],
        ]
    }

    /// Adds positions near those of the games, `times` for each ply, with the values of the hand-made evaluation.
    ///
    /// They are cheap, and teach the network the knowledge of that evaluation.
    pub fn spread(&mut self, variant: &Variant, times: usize) {
        let games = std::mem::take(&mut self.games);
        let mut random = Random::new(times as u64);
        let near = games.iter().flat_map(|game| positions(variant, game));
        let near = near.flat_map(|position| {
            let few: Vec<Position> = (0..times)
                .filter_map(|_| after_random_moves(variant, &position, &mut random))
                .collect();
            few
        });
        teacher::judge(variant, near, |position, value| {
            if let Ok(score) = i16::try_from(value) {
                let sample = self.sample(variant, position, None, score);
                self.learned.push(sample);
            }
        });
        self.games = games;
    }

    /// Finds the scale on which scores predict the results with the least error.
    pub(super) fn calibrate(&mut self) {
        let error = |scale: f32| -> f32 {
            let known = self.learned.iter().step_by(7).filter_map(|sample| {
                let by_score = expected(f32::from(sample.score) / scale);
                Some((by_score - points(sample)?).powi(2))
            });
            known.sum()
        };
        let scales = (10..80).map(|tens| 10.0 * tens as f32);
        let best = scales.min_by(|a, b| error(*a).total_cmp(&error(*b)));
        self.scale = best.unwrap_or(300.0);
    }

    /// The target of the network: a mixture of the score and of the result, if there is one.
    pub(super) fn target(&self, sample: &Sample, trust: f32) -> f32 {
        let by_score = expected(f32::from(sample.score) / self.scale);
        points(sample).map_or(by_score, |points| trust * by_score + (1.0 - trust) * points)
    }
}

/// The positions of a game.
fn positions<'a>(
    variant: &'a Variant,
    game: &'a TrainingGame,
) -> impl Iterator<Item = Position> + 'a {
    let mut position = parse_fen(variant, &game.start).ok();
    game.plies.iter().map_while(move |ply| {
        let here = position.take()?;
        let mv = find_move(variant, &here, &ply.mv);
        position = mv.map(|mv| variant.play(&here, mv));
        Some(here)
    })
}

/// A position after some random moves, or `None` if one of them is illegal.
fn after_random_moves(
    variant: &Variant,
    start: &Position,
    random: &mut Random,
) -> Option<Position> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for _ in 0..1 + random.below(WAY) {
        moves.clear();
        variant.pseudo_legal_moves(&position, &mut moves);
        let mv = moves.get(random.below(moves.len()))?;
        position = variant.play_if_legal(&position, *mv)?;
    }
    Some(position)
}

impl fmt::Display for TrainingSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (learned, held_back) = (self.learned.len(), self.held_back.len());
        let (inputs, signature) = (self.inputs.len(), self.inputs.signature());
        write!(
            f,
            "{learned} positions, {held_back} held back, {inputs} inputs, network {signature:016x}"
        )
    }
}

fn points(sample: &Sample) -> Option<f32> {
    sample.result.map(|result| f32::from(result) / 2.0)
}

/// The expected points for a value on the scale.
pub(super) fn expected(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}
