//! Checks whether the puzzles of a game are right.

use super::confirm::Doubt;
use super::demands::{Demands, KEPT};
use super::puzzle::{End, Opened};
use super::solver::Solver;
use super::theme::Theme;
use crate::rules::Variant;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A second look has so many times the nodes of the first.
const SECOND_LOOK: u64 = 8;

/// Checks puzzles of one game.
pub struct Checker<'a>(Solver<'a>);

impl<'a> Checker<'a> {
    /// A checker that ends all searches when the flag is set.
    pub fn new(variant: Arc<Variant>, stop: &'a AtomicBool) -> Checker<'a> {
        Checker(Solver::new(variant, stop))
    }

    /// Proves a puzzle again, by a search of so many nodes for each move of the solver. A move that is not clear
    /// ([`KEPT`]) is searched again with eight times as many nodes, and then it has to meet the demands. A win in up to
    /// three moves is proved by trying every move.
    ///
    /// # Errors
    ///
    /// When that does not succeed.
    pub fn prove(
        &mut self,
        opened: &Opened,
        end: End,
        nodes: u64,
        demands: Demands,
    ) -> Result<(), Doubt> {
        let looks = [(nodes, KEPT), (SECOND_LOOK.saturating_mul(nodes), demands)];
        self.0.confirm(opened, end, &looks)
    }

    /// The themes of a puzzle, worked out again.
    pub fn themes(&self, opened: &Opened, end: End) -> Vec<Theme> {
        opened.themes(end, &self.0.values)
    }
}
