//! Lists of moves: rooms for them, and changes.

use crate::rules::moves::Move;
use std::cell::RefCell;

thread_local! {
    /// Empty lists, so that a question that needs one does not allocate memory again and again.
    static ROOMS: RefCell<Vec<Vec<Move>>> = const { RefCell::new(Vec::new()) };
}

/// Calls a function with an empty list, which is used again later.
pub(super) fn with_room<T>(fill: impl FnOnce(&mut Vec<Move>) -> T) -> T {
    let mut room = ROOMS.with_borrow_mut(Vec::pop).unwrap_or_default();
    let answer = fill(&mut room);
    room.clear();
    ROOMS.with_borrow_mut(|rooms| rooms.push(room));
    answer
}

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
