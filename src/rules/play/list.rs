//! Changes of lists of moves.

use crate::rules::moves::Move;

/// Keeps the moves of `out[start..]` that `wanted` accepts, and calls it in their order.
pub(super) fn retain(out: &mut Vec<Move>, start: usize, mut wanted: impl FnMut(Move) -> bool) {
    let mut end = start;
    for index in start..out.len() {
        let mv = out[index];
        if wanted(mv) {
            out[end] = mv;
            end += 1;
        }
    }
    out.truncate(end);
}
