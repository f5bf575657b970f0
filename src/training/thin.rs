//! Removes pieces from a position as long as the answer stays the same.

use super::solve::{Solution, solve};
use super::task::Task;
use crate::rules::{Bitboard, ByColor, CastlingRights, Position, Setup, Square, Variant};
use crate::search::random::Random;

/// The requirements on a thinned position.
pub(super) struct ThinningGoal<'a> {
    pub task: &'a Task,
    pub solution: &'a Solution,
    /// The number of pieces to keep, if possible.
    pub pieces: usize,
    /// Pieces that stay.
    pub keep: Bitboard,
    /// The squares on which everything happens: pieces far from them go first.
    pub middle: Bitboard,
}

/// The position without pieces that the answer does not need, until so many are left or the budget is spent. Each
/// step leaves a position of the game that is not over and has the same answer.
pub(super) fn thin(
    variant: &Variant,
    position: &Position,
    wanted: &ThinningGoal,
    random: &mut Random,
    left: &mut usize,
) -> Position {
    let mut thinned = position.clone();
    let history = Setup {
        castling: CastlingRights::NONE,
        en_passant: Bitboard::EMPTY,
        ban: None,
        halfmove: 0,
        fullmove: 1,
        ..thinned.setup()
    };
    let without_hands = Setup {
        hands: ByColor::default(),
        ..history.clone()
    };
    let counters = Setup {
        halfmove: 0,
        fullmove: 1,
        ..thinned.setup()
    };
    for setup in [counters, history, without_hands] {
        if let Some(simpler) = same(variant, &setup, wanted, left) {
            thinned = simpler;
        }
    }
    for at in order(variant, position, wanted, random) {
        if thinned.occupied().len() <= wanted.pieces || *left == 0 {
            break;
        }
        let mut setup = thinned.setup();
        setup.pieces.retain(|&(square, _)| square != at);
        if let Some(simpler) = same(variant, &setup, wanted, left) {
            thinned = simpler;
        }
    }
    thinned
}

/// The position of a setup, if it has the same answer.
fn same(
    variant: &Variant,
    setup: &Setup,
    wanted: &ThinningGoal,
    left: &mut usize,
) -> Option<Position> {
    let position = variant.position(setup).ok()?;
    if variant.outcome(&position).is_some() {
        return None;
    }
    let solution = solve(variant, &position, wanted.task, left)?;
    (solution == *wanted.solution).then_some(position)
}

/// The pieces that may go, the farthest first.
fn order(
    variant: &Variant,
    position: &Position,
    wanted: &ThinningGoal,
    random: &mut Random,
) -> Vec<Square> {
    let royals = position.of_types(variant.royals());
    let pieces = position.occupied() - royals - wanted.keep;
    let distance = |at: Square| {
        let middle = wanted.middle.into_iter();
        let distances = middle.map(|square| variant.geometry().distance(square, at));
        distances.min().unwrap_or(0)
    };
    let mut order: Vec<(usize, u64, Square)> = pieces
        .into_iter()
        .map(|at| (usize::MAX - distance(at), random.next(), at))
        .collect();
    order.sort_unstable();
    order.into_iter().map(|(_, _, at)| at).collect()
}
