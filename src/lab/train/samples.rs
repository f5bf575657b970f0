//! The positions of the games that a network learns from as inputs, with their targets.
//!
//! Several games can share a network: a piece that stands in two games has the same inputs in both.

use super::TrainError;
use super::variant::TrainingVariant;
use crate::lab::games::TrainingGame;
use crate::search::nnue::{Block, Inputs, bucket};
use crate::search::random::Random;
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

/// A position to learn from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    /// The index of its first input: the inputs of the side to move, then as many of the other side.
    pub first: usize,
    /// The number of inputs of each side.
    pub count: u16,
    /// The number of pieces on the board.
    pub pieces: u8,
    /// The points of the side to move, doubled, or `None` for a position without a result.
    pub result: Option<u8>,
    /// The score of a search for the side to move, in hundredths of a pawn.
    pub score: i16,
}

/// Positions and their inputs.
#[derive(Debug, Default)]
pub(super) struct Samples {
    pub all: Vec<Sample>,
    pub inputs: Vec<u16>,
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
    variants: Vec<TrainingVariant>,
    /// The board of all games, once there is one.
    board: u64,
    /// The blocks of all games.
    blocks: Vec<Block>,
    /// For each input the one on the other wing.
    mirrored: Vec<u16>,
    /// The games that were read since the last [`TrainingSet::fill`], with the index of their variant.
    games: Vec<(usize, TrainingGame)>,
    /// Whether positions count in which a side that is behind captures.
    attacks: bool,
    pub(super) learned: Samples,
    pub(super) held_back: Samples,
    /// The most pieces on the board of a start.
    pub(super) pieces: usize,
    /// The hundredths of a pawn that multiply the odds of winning by e.
    pub(super) scale: f32,
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
            attacks: false,
            learned: Samples::default(),
            held_back: Samples::default(),
            pieces: 0,
            scale: 0.0,
        }
    }

    /// The same set, also with the positions in which a side that has three pawns less captures.
    pub fn with_attacks(self, attacks: bool) -> TrainingSet {
        TrainingSet { attacks, ..self }
    }

    /// Reads the games of a file. [`TrainingSet::fill`] adds their positions.
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
            let variant = self.variant(&game.variant)?;
            self.games.push((variant, game));
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
        self.variants
            .push(TrainingVariant::new(name, variant, inputs, places));
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

    /// Adds the positions of the games read, and positions near them, `near` for each ply, with the values of the
    /// hand-made evaluation. Those are cheap, and teach the network the knowledge of that evaluation.
    ///
    /// The number of threads changes nothing.
    ///
    /// # Errors
    ///
    /// If a move of a game is not legal.
    pub fn fill(&mut self, near: usize, threads: usize) -> Result<(), TrainError> {
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
                        let positions = set.positions(share, index as u64, near);
                        if send.send((index, positions)).is_err() {
                            return;
                        }
                    }
                });
            }
        });
        drop(send);
        let mut found: Vec<_> = found.into_iter().collect();
        found.sort_by_key(|(index, _)| *index);
        for (_, positions) in found {
            let [learned, held_back] = positions?;
            self.learned.append(learned);
            self.held_back.append(held_back);
        }
        Ok(())
    }

    /// The positions of some games of one variant, for training and for validation.
    fn positions(
        &self,
        games: &[(usize, TrainingGame)],
        seed: u64,
        near: usize,
    ) -> Result<[Samples; 2], TrainError> {
        let [mut learned, mut held_back] = [Samples::default(), Samples::default()];
        let Some((variant, _)) = games.first() else {
            return Ok([learned, held_back]);
        };
        let variant = &self.variants[*variant];
        let games = games.iter().map(|(_, game)| game);
        let validates = |game: &TrainingGame| game.number.is_multiple_of(HELD_BACK);
        for game in games.clone() {
            let samples = match validates(game) {
                true => &mut held_back,
                false => &mut learned,
            };
            variant
                .add_game(game, self.attacks, samples)
                .ok_or_else(|| TrainError(format!("game {} is not legal", game.number)))?;
        }
        if near > 0 {
            let games = games.filter(|game| !validates(game));
            variant.add_near(games, near, &mut Random::new(seed), &mut learned);
        }
        Ok([learned, held_back])
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
