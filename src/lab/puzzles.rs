//! The puzzles that the levels of the computer solve: whether puzzles with higher ratings are harder.

use crate::puzzles::Opened;
use crate::search::{Engine, Level};
use std::sync::atomic::AtomicBool;

/// Whether a level finds every move of the solver, with a seed for its random choices.
pub fn solves(engine: &mut Engine, opened: &Opened, level: Level, seed: u64) -> bool {
    let Opened {
        variant, position, ..
    } = opened;
    let stop = AtomicBool::new(false);
    let mut history = vec![position.clone()];
    for (ply, &mv) in opened.line.iter().enumerate() {
        if ply % 2 == 0 {
            let report = engine.search_level(variant, &history, level, seed, &stop, &mut |_| {});
            if report.and_then(|report| report.best()) != Some(mv) {
                return false;
            }
        }
        history.extend(history.last().map(|at| variant.play(at, mv)));
    }
    true
}

/// Puzzles of a range of ratings, and how many of them each level has solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    /// The lowest rating.
    pub from: u16,
    /// The puzzles.
    pub puzzles: usize,
    /// For each level, the weakest first, how often it has solved one.
    pub solved: Vec<usize>,
}

impl Band {
    /// The width of a band, in points of rating.
    pub const WIDTH: u16 = 200;

    /// The lowest rating of the band of a rating.
    pub fn of(rating: u16) -> u16 {
        rating - rating % Band::WIDTH
    }
}
