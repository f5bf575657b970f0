//! Positions with the values of the hand-made evaluation. A network can learn from them before it learns from games.

use super::alphabeta::Search;
use super::eval::Evaluator;
use super::memory::Memory;
use super::score::{INFINITE, Value, is_decided};
use super::timeman::{Budget, Limits};
use super::transposition::Table;
use crate::rules::{Position, Variant};
use std::sync::atomic::AtomicBool;

/// The size of the transposition table, in MiB.
const HASH_MIB: usize = 4;
/// The most that captures may change the value of a quiet position, in hundredths of a pawn.
const QUIET: Value = 40;

/// Evaluates positions one after another. Passes on the quiet ones, each with its value for the side to move in
/// hundredths of a pawn. Quiet means: no check, no end in sight, and no captures that change much.
pub(crate) fn judge(
    variant: &Variant,
    positions: impl Iterator<Item = Position>,
    mut keep: impl FnMut(&Position, Value),
) {
    let evaluator = Evaluator::by_hand(variant);
    let (table, stop) = (Table::new(HASH_MIB), AtomicBool::new(false));
    let budget = Budget::new(Limits::default(), &stop);
    let memory = Memory::new(variant);
    let mut search = Search::new(variant, &evaluator, &table, budget, &[], memory);
    for position in positions {
        if variant.in_check(&position) || variant.outcome_without_moves(&position).is_some() {
            continue;
        }
        let still = search.evaluate(&position, 0);
        let value = search.quiescence(&position, (-INFINITE, INFINITE), 0, false);
        if !is_decided(value) && (value - still).abs() <= QUIET {
            keep(&position, value);
        }
    }
}
