//! Positions with their values: by the hand-made evaluation, so that a network can learn from them before it learns
//! from games, or by that of full strength.

use super::alphabeta::Search;
use super::eval::Evaluator;
use super::memory::Memory;
use super::score::{INFINITE, Value, is_decided};
use super::timeman::{Budget, Limits};
use super::transposition::TranspositionTable;
use crate::rules::{Position, Variant, Word};
use std::sync::atomic::AtomicBool;

/// The size of the transposition table, in MiB.
const HASH_MIB: usize = 4;
/// The most that captures may change the value of a quiet position, in hundredths of a pawn.
const QUIET: Value = 40;

/// The values that full strength gives to positions without a search, for the side to move in hundredths of a pawn.
pub(crate) fn evaluated<W: Word>(
    variant: &Variant<W>,
    positions: impl IntoIterator<Item = Position<W>>,
) -> Vec<Value> {
    with_search(variant, &Evaluator::new(variant), |search| {
        let positions = positions.into_iter();
        positions
            .map(|position| search.evaluate(&variant.facts(&position), 0))
            .collect()
    })
}

/// Evaluates positions one after another. Passes on the quiet ones, each with its value for the side to move in
/// hundredths of a pawn. Quiet means: no check, no end in sight, and no captures that change much.
pub(crate) fn judge<W: Word>(
    variant: &Variant<W>,
    positions: impl Iterator<Item = Position<W>>,
    mut keep: impl FnMut(&Position<W>, Value),
) {
    with_search(variant, &Evaluator::by_hand(variant), |search| {
        for position in positions {
            let facts = variant.facts(&position);
            if facts.in_check() || facts.outcome_without_moves().is_some() {
                continue;
            }
            let still = search.evaluate(&facts, 0);
            let value = search.quiescence(&facts, (-INFINITE, INFINITE), 0, false);
            if !is_decided(value) && (value - still).abs() <= QUIET {
                keep(&position, value);
            }
        }
    });
}

/// Calls `with` with a search that has no limit.
fn with_search<T, W: Word>(
    variant: &Variant<W>,
    evaluator: &Evaluator<W>,
    with: impl FnOnce(&mut Search<W>) -> T,
) -> T {
    let (table, stop) = (TranspositionTable::new(HASH_MIB), AtomicBool::new(false));
    let budget = Budget::new(Limits::default(), &stop);
    let memory = Memory::new(variant);
    with(&mut Search::new(
        variant,
        evaluator,
        &table,
        budget,
        &[],
        memory,
    ))
}
