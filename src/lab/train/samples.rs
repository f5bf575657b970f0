//! The quiet positions of the games as inputs, with their targets.
//!
//! Several games can share a network: a piece that stands in two games has the same inputs in both.

use super::TrainError;
use crate::lab::games::TrainingGame;
use crate::rules::{Color, Position, Variant};
use crate::search::nnue::{Block, Inputs, bucket};
use crate::search::random::Random;
use crate::search::teacher;
use crate::variant_file::Catalogue;
use std::fmt;
use std::io::Read;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// One game in this many is for validation.
const HELD_BACK: u64 = 20;
/// The number of games that a thread takes at once.
const SHARE: usize = 64;
/// The most random moves from a game's position to one near it.
const WAY: usize = 3;

/// A quiet position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    /// The index of its first input: the inputs of the side to move, then as many of the other side.
    first: usize,
    /// The number of inputs of each side.
    count: u16,
    /// The number of pieces on the board.
    pieces: u8,
    /// The points of the side to move, doubled, or `None` for a position from no game.
    result: Option<u8>,
    /// The score of a search for the side to move, in hundredths of a pawn.
    score: i16,
}

/// Quiet positions and their inputs.
#[derive(Debug, Default)]
pub(super) struct Samples {
    all: Vec<Sample>,
    inputs: Vec<u16>,
}

impl Samples {
    /// The number of positions.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Sample> {
        self.all.iter()
    }

    pub fn get(&self, index: u32) -> &Sample {
        &self.all[index as usize]
    }

    /// The inputs of the side to move and of the other side.
    pub fn inputs_of(&self, sample: &Sample) -> [&[u16]; 2] {
        let (first, count) = (sample.first, usize::from(sample.count));
        [
            &self.inputs[first..first + count],
            &self.inputs[first + count..first + 2 * count],
        ]
    }

    /// Adds other positions.
    fn append(&mut self, other: Samples) {
        let first = self.inputs.len();
        self.inputs.extend(other.inputs);
        self.all.extend(other.all.into_iter().map(|sample| Sample {
            first: sample.first + first,
            ..sample
        }));
    }
}

/// The positions of some games for training and for validation.
pub struct TrainingSet {
    catalogue: Catalogue,
    variants: Vec<SampledGame>,
    /// The board of all games, once there is one.
    board: u64,
    /// The blocks of all games.
    blocks: Vec<Block>,
    /// For each input the one on the other wing.
    mirrored: Vec<u16>,
    /// The games for training, with the index of their variant.
    games: Vec<(usize, TrainingGame)>,
    pub(super) learned: Samples,
    pub(super) held_back: Samples,
    /// The most pieces on the board of a start.
    pub(super) pieces: usize,
    /// The hundredths of a pawn that multiply the odds of winning by e.
    pub(super) scale: f32,
}

/// A game of which there are positions.
struct SampledGame {
    /// The game and its layout, as in `hyper-chess:8x8`.
    name: String,
    variant: Variant,
    inputs: Inputs,
    /// The network's input for each input of the game.
    places: Vec<u16>,
}

impl SampledGame {
    /// Adds a position with the points of its game and the score of a search.
    fn add(&self, position: &Position, (result, score): (Option<u8>, i16), to: &mut Samples) {
        let (turn, first) = (position.turn(), to.inputs.len());
        for view in [turn, !turn] {
            let inputs = self.inputs.of(&self.variant, position, view);
            let places = inputs.iter().map(|&input| self.places[usize::from(input)]);
            to.inputs.extend(places);
        }
        to.all.push(Sample {
            first,
            count: ((to.inputs.len() - first) / 2) as u16,
            pieces: position.occupied().len() as u8,
            result: result.map(|white| match turn {
                Color::White => white,
                Color::Black => 2 - white,
            }),
            score,
        });
    }
}

impl TrainingSet {
    /// An empty set for games of a catalogue.
    pub fn new(catalogue: Catalogue) -> TrainingSet {
        TrainingSet {
            catalogue,
            variants: Vec::new(),
            board: 0,
            blocks: Vec::new(),
            mirrored: Vec::new(),
            games: Vec::new(),
            learned: Samples::default(),
            held_back: Samples::default(),
            pieces: 0,
            scale: 0.0,
        }
    }

    /// Adds the games of a file.
    ///
    /// # Errors
    ///
    /// If the file is damaged, or has games that are not in the catalogue or have another board than those before. An
    /// incomplete last game is left out.
    pub fn add(&mut self, from: &mut impl Read) -> Result<(), TrainError> {
        loop {
            let game = match TrainingGame::read(from) {
                Ok(Some(game)) => game,
                Ok(None) | Err(crate::lab::games::GamesError::Truncated) => return Ok(()),
                Err(error) => return Err(TrainError(error.to_string())),
            };
            let known = self.variant(&game.variant)?;
            let number = game.number;
            self.add_game(known, &game)
                .ok_or_else(|| TrainError(format!("game {number} is not legal")))?;
            if !number.is_multiple_of(HELD_BACK) {
                self.games.push((known, game));
            }
        }
    }

    /// The index of a variant, which is added if it is new.
    fn variant(&mut self, name: &str) -> Result<usize, TrainError> {
        if let Some(index) = self.variants.iter().position(|known| known.name == name) {
            return Ok(index);
        }
        let wrong = |problem: &str| TrainError(format!("{name}: {problem}"));
        let (id, layout) = name.split_once(':').unwrap_or((name, ""));
        let variant = self.catalogue.variant(id, Some(layout), &[]);
        let variant = variant.map_err(|error| wrong(&error.to_string()))?;
        let inputs = Inputs::new(&variant)
            .ok_or_else(|| wrong("the board does not look the same from both sides"))?;
        if !self.variants.is_empty() && self.board != inputs.board() {
            return Err(wrong("the board differs from that of the games before"));
        }
        self.board = inputs.board();
        let places = self.place(&inputs);
        if self.len() > usize::from(u16::MAX) {
            return Err(wrong(
                "the games have too many kinds of pieces for one network",
            ));
        }
        self.pieces = self.pieces.max(variant.start().occupied().len());
        self.variants.push(SampledGame {
            name: name.to_owned(),
            variant,
            inputs,
            places,
        });
        Ok(self.variants.len() - 1)
    }

    /// Adds the blocks of a game that are new. Returns the network's input for each input of the game.
    fn place(&mut self, inputs: &Inputs) -> Vec<u16> {
        let mut places = Vec::new();
        for block in inputs.blocks() {
            let known = self.blocks.iter().position(|other| other == block);
            let before = &self.blocks[..known.unwrap_or(self.blocks.len())];
            let (here, place) = (places.len(), len(before));
            places.extend((place..place + block.len).map(|input| input as u16));
            if known.is_none() {
                self.blocks.push(*block);
                let mirror = |input: usize| inputs.mirror(input as u16).map(usize::from);
                let new = here..here + block.len;
                self.mirrored.extend(
                    new.map(|input| (mirror(input).unwrap_or(input) - here + place) as u16),
                );
            }
        }
        places
    }

    /// The number of inputs.
    pub(super) fn len(&self) -> usize {
        len(&self.blocks)
    }

    /// The board and the blocks of the network.
    pub(super) fn inputs(&self) -> (u64, &[Block]) {
        (self.board, &self.blocks)
    }

    /// The same input on the other wing, if the wings are alike.
    pub(super) fn mirror(&self, input: u16) -> u16 {
        self.mirrored[usize::from(input)]
    }

    fn add_game(&mut self, known: usize, game: &TrainingGame) -> Option<()> {
        let known = &self.variants[known];
        let samples = match game.number.is_multiple_of(HELD_BACK) {
            true => &mut self.held_back,
            false => &mut self.learned,
        };
        let mut legal = 0;
        for (position, ply) in game.positions(&known.variant) {
            if let Some(score) = ply.score.filter(|_| ply.quiet) {
                known.add(&position, (Some(game.result), score), samples);
            }
            legal += 1;
        }
        (legal == game.plies.len()).then_some(())
    }

    /// Adds positions near those of the games, `times` for each ply, with the values of the hand-made evaluation.
    ///
    /// They are cheap, and teach the network the knowledge of that evaluation. The number of threads changes nothing.
    pub fn spread(&mut self, times: usize, threads: usize) {
        let games = std::mem::take(&mut self.games);
        let shares: Vec<&[(usize, TrainingGame)]> = games
            .chunk_by(|(one, _), (other, _)| one == other)
            .flat_map(|games| games.chunks(SHARE))
            .collect();
        let next = AtomicUsize::new(0);
        let (send, found) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (set, shares, next, send) = (&*self, &shares, &next, send.clone());
                scope.spawn(move || {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let Some(share) = shares.get(index) else {
                            return;
                        };
                        if send.send((index, set.near(share, index, times))).is_err() {
                            return;
                        }
                    }
                });
            }
        });
        drop(send);
        let mut found: Vec<(usize, Samples)> = found.into_iter().collect();
        found.sort_by_key(|(index, _)| *index);
        for (_, samples) in found {
            self.learned.append(samples);
        }
    }

    /// Positions near those of some games of one variant.
    fn near(&self, games: &[(usize, TrainingGame)], seed: usize, times: usize) -> Samples {
        let mut samples = Samples::default();
        let Some((known, _)) = games.first() else {
            return samples;
        };
        let known = &self.variants[*known];
        let variant = &known.variant;
        let mut random = Random::new(seed as u64);
        let near = games
            .iter()
            .flat_map(|(_, game)| game.positions(variant))
            .flat_map(|(position, _)| {
                let few: Vec<Position> = (0..times)
                    .filter_map(|_| after_random_moves(variant, &position, &mut random))
                    .collect();
                few
            });
        teacher::judge(variant, near, |position, value| {
            if let Ok(score) = i16::try_from(value) {
                known.add(position, (None, score), &mut samples);
            }
        });
        samples
    }

    /// The index of the second layer of a position.
    pub(super) fn bucket(&self, sample: &Sample) -> usize {
        bucket(usize::from(sample.pieces), self.pieces)
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
        let (games, inputs) = (self.variants.len(), self.len());
        write!(
            f,
            "{games} games, {learned} positions, {held_back} held back, {inputs} inputs"
        )
    }
}

/// The number of inputs of some blocks.
fn len(blocks: &[Block]) -> usize {
    blocks.iter().map(|block| block.len).sum()
}

fn points(sample: &Sample) -> Option<f32> {
    sample.result.map(|result| f32::from(result) / 2.0)
}

/// The expected points for a value on the scale.
pub(super) fn expected(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}
