//! Counts the leaves of the tree of legal moves, which is the standard test of a move generator.

use super::moves::Move;
use super::position::Position;
use super::variant::Variant;

/// The number of ways to play `depth` legal plies.
pub fn perft(variant: &Variant, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return variant.count_legal_moves(position);
    }
    variant
        .legal_moves(position)
        .into_iter()
        .map(|mv| perft(variant, &variant.play(position, mv), depth - 1))
        .sum()
}

/// The count of [`perft`] below each legal move.
pub fn divide(variant: &Variant, position: &Position, depth: u32) -> Vec<(Move, u64)> {
    variant
        .legal_moves(position)
        .into_iter()
        .map(|mv| {
            let next = variant.play(position, mv);
            (mv, perft(variant, &next, depth.saturating_sub(1)))
        })
        .collect()
}
