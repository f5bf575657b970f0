//! Whether a puzzle keeps what it promises.

use super::proof::Doubt;
use super::puzzle::{End, Opened};
use super::solver::Solver;
use super::theme::Theme;
use crate::rules::Variant;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Checks puzzles of one game.
pub struct Checker<'a>(Solver<'a>);

impl<'a> Checker<'a> {
    /// A checker that ends all searches when the flag is set.
    pub fn new(variant: Arc<Variant>, stop: &'a AtomicBool) -> Checker<'a> {
        Checker(Solver::new(variant, stop))
    }

    /// Proves a puzzle again, by a search of so many nodes for each move of the solver. It has to meet
    /// [`CHECKED`](super::CHECKED). A win in up to three moves is proved by trying every move.
    ///
    /// # Errors
    ///
    /// When that does not succeed.
    pub fn prove(&mut self, opened: &Opened, end: End, nodes: u64) -> Result<(), Doubt> {
        self.0.confirm(opened, end, nodes)
    }

    /// The themes of a puzzle, worked out again.
    pub fn themes(&self, opened: &Opened, end: End) -> Vec<Theme> {
        opened.themes(end, &self.0.values)
    }
}
