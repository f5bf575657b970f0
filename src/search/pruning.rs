//! What the search leaves out or looks at less deeply, and by what margins: each heuristic by name.

use super::score::Value;

/// A position in check is looked at one ply deeper: its replies are few and forced.
pub(super) fn extension(in_check: bool, ply: usize, root_depth: i32) -> i32 {
    (in_check && (ply as i32) < 2 * root_depth).into()
}

/// Without a move from the table to try first, a shallower search is a cheap way to find one.
pub(super) fn depth_without_hint(depth: i32, hint: bool) -> i32 {
    if hint || depth < 4 { depth } else { depth - 1 }
}

/// **Reverse futility**: this far above the window, near the leaves, no single move of the enemy's
/// brings the value back.
pub(super) fn is_far_above(eval: Value, beta: Value, depth: i32) -> bool {
    depth <= 6 && eval - 85 * depth >= beta
}

/// **Null move**: where even doing nothing holds, a move holds too. Not with few men free to move, as
/// having to move is then often a burden.
pub(super) fn may_pass(eval: Value, beta: Value, depth: i32) -> bool {
    depth >= 3 && eval >= beta
}

/// The officers that must be free to move for doing nothing to be a fair test.
pub(super) const OFFICERS_TO_PASS: usize = 2;

/// How much less deeply the position after a null move is searched.
pub(super) fn pass_reduction(eval: Value, beta: Value, depth: i32) -> i32 {
    3 + depth / 4 + ((eval - beta) / 200).min(2)
}

/// **Futility**: this far below the window, near the leaves, no quiet move reaches it.
pub(super) fn is_futile(eval: Value, alpha: Value, depth: i32) -> bool {
    depth <= 6 && eval + 110 + 90 * depth <= alpha
}

/// **Late moves**: near the leaves, quiet moves this far down the list are left out.
pub(super) fn is_late(tried: usize, depth: i32, improving: bool) -> bool {
    let enough = 6 + 2 * depth * depth;
    depth <= 6 && tried as i32 > if improving { enough } else { enough / 2 + 2 }
}

/// **Late move reductions**: how much less deeply the `tried`-th move is searched at first.
pub(super) fn reduction(depth: i32, tried: usize, quiet: bool, pv: bool) -> i32 {
    if depth < 3 || tried < 3 {
        return 0;
    }
    let steep = log2(depth as u32) * log2(tried as u32);
    let base = if quiet { 96 + steep / 5 } else { steep / 8 };
    (base / 256 - i32::from(pv)).clamp(0, depth - 2)
}

/// Sixteen times the binary logarithm, straight between powers of two: in whole numbers, so that it
/// is the same on every machine.
fn log2(n: u32) -> i32 {
    let whole = n.max(1).ilog2();
    (whole * 16 + ((n.max(1) << 4) >> whole) - 16) as i32
}

/// **Delta**: a capture that, with this much on top, stays below the window is not worth playing out.
pub(super) fn is_too_little(stand: Value, gain: Value, alpha: Value) -> bool {
    stand + gain + 150 <= alpha
}

/// Replies to a check that are looked at among the captures at the leaves, once one has held.
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
                for (quiet, pv) in [(true, true), (true, false), (false, false)] {
                    let less = reduction(depth, tried, quiet, pv);
                    assert!(less == 0 || (0..depth - 1).contains(&less));
                }
            }
        }
    }
}
