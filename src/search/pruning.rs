//! Which moves the search skips or searches less deeply, and by what margins: one function for each heuristic.

use super::node::NodeWindow;
use super::score::{Value, is_decided};

/// **Internal reduction**: without a move from the table, the depth is less, because a shallower search finds a first
/// move cheaply.
pub(super) fn depth_without_hint(depth: i32, hint: bool) -> i32 {
    if hint || depth < 4 { depth } else { depth - 1 }
}

/// **Reverse futility**: near the leaves, so far above the window that no single enemy move brings the value back.
///
/// A side that is ahead keeps more distance, because a small error may cost its win.
pub(super) fn is_far_above(eval: Value, beta: Value, depth: i32, improving: bool) -> bool {
    let ply = if beta > 400 { 136 } else { 85 };
    depth <= 7 && eval - ply * (depth - i32::from(improving)) >= beta
}

/// **Razoring**: near the leaves, so far below the window that only captures can help.
pub(super) fn is_far_below(eval: Value, alpha: Value, depth: i32) -> bool {
    depth <= 3 && eval + 300 + 200 * depth * depth <= alpha
}

/// **Null move**: if passing keeps the value above the window, a move does too. Not with few pieces free to move,
/// because then having to move is often a disadvantage.
pub(super) fn may_pass(eval: Value, beta: Value, depth: i32) -> bool {
    depth >= 3 && eval >= beta
}

/// The least number of pieces besides pawns that are free to move, for a null move to be allowed.
pub(super) const OFFICERS_TO_PASS: usize = 2;

/// How many plies less deeply the position after a null move is searched.
pub(super) fn pass_reduction(eval: Value, beta: Value, depth: i32) -> i32 {
    3 + depth / 4 + ((eval - beta) / 200).min(3)
}

/// **Futility**: so far below the window that no quiet move reaches it in this many plies.
pub(super) fn is_futile(eval: Value, alpha: Value, left: i32) -> bool {
    left <= 7 && eval + 20 + 90 * left <= alpha
}

/// **Late moves**: near the leaves, the search skips quiet moves after this many others.
pub(super) fn is_late(tried: usize, depth: i32, improving: bool) -> bool {
    let enough = 6 + 2 * depth * depth;
    depth <= 7 && tried as i32 > if improving { enough } else { enough / 2 }
}

/// **History**: near the leaves, the search skips quiet moves that were bad before.
pub(super) fn is_bad(worth: i32, left: i32) -> bool {
    left <= 4 && worth < -3_000 * left
}

/// The number of legal moves after which the guard is computed, which tests the legality of all later moves. It takes
/// too long for fewer moves.
pub(super) const GUARDED: usize = 2;

/// **Late move reductions**: how many plies less deeply the `tried`-th move is searched at first. A quiet move with a
/// good history is reduced less, and all are reduced more once `refuted` moves before them have failed.
pub(super) fn reduction(
    window: &NodeWindow,
    tried: usize,
    worth: Option<i32>,
    improving: bool,
    refuted: u32,
) -> i32 {
    let depth = window.depth;
    // Once a mate is known, any move may be a shorter one.
    if depth < 3 || tried < 2 || is_decided(window.alpha) {
        return 0;
    }
    let steep = steepness(depth, tried);
    let parts = match worth {
        None => steep / 8,
        Some(worth) => {
            let stale = if improving { 0 } else { 128 };
            let cut = if window.cut { 200 } else { 0 };
            96 + steep / 5 - worth / 50 + stale + cut
        }
    };
    let hopeless = if refuted > 2 { 256 } else { 0 };
    let exact = if window.is_pv() { 256 } else { 0 };
    ((parts + hopeless - exact) / 256).clamp(0, depth - 2)
}

/// The reduction for a quiet move of the root, where more is at stake.
pub(super) fn root_reduction(depth: i32, tried: usize) -> i32 {
    match depth < 3 || tried < 3 {
        true => 0,
        false => (steepness(depth, tried) / 1_638).clamp(0, depth - 2),
    }
}

/// How reductions grow with the depth and the number of moves tried before.
fn steepness(depth: i32, tried: usize) -> i32 {
    log2(depth as u32) * log2(tried as u32 + 1)
}

/// **Exchanges**: the most material that a quiet move may lose near the leaves, with this many plies left.
pub(super) fn quiet_loss(left: i32) -> Option<Value> {
    (left <= 6).then(|| 20 * left.max(0) * left.max(0))
}

/// The most material that a capture may lose.
pub(super) fn loss(depth: i32) -> Option<Value> {
    (depth <= 6).then(|| 100 * depth)
}

/// **Singular extension**: the least depth for it.
pub(super) const SINGULAR_DEPTH: i32 = 6;

/// How much worse than the table's move all other moves must be.
pub(super) fn singular_margin(depth: i32) -> Value {
    2 * depth
}

/// Sixteen times the binary logarithm, linear between powers of two. It uses only integers, so it is the same on
/// every machine.
fn log2(n: u32) -> i32 {
    let whole = n.max(1).ilog2();
    (whole * 16 + ((n.max(1) << 4) >> whole) - 16) as i32
}

/// **Delta**: the least material gain that lifts the value near the window. Captures that gain less are not searched.
pub(super) fn least_gain(stand: Value, alpha: Value) -> Value {
    alpha - stand - 149
}

/// The number of legal replies to a check that quiescence searches, if one of them does not lose.
pub(super) const EVASIONS: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_of_powers_of_two_are_exact_and_the_rest_lies_between() {
        for power in 0..20 {
            assert_eq!(log2(1 << power), 16 * power);
        }
        assert_eq!(log2(3), 24);
        assert!((1..100).all(|n| log2(n) <= log2(n + 1)));
    }

    #[test]
    fn a_reduced_search_keeps_a_ply() {
        for depth in 1..60 {
            for tried in 0..200 {
                for (worth, pv) in [(Some(-5_000), true), (Some(5_000), false), (None, false)] {
                    let window = NodeWindow {
                        alpha: 0,
                        beta: if pv { 2 } else { 1 },
                        depth,
                        cut: !pv,
                    };
                    let less = reduction(&window, tried, worth, false, 3);
                    assert!(less == 0 || (0..depth - 1).contains(&less));
                }
            }
        }
    }
}
