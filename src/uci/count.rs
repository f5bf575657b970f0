//! `go perft`: counts positions for each move, until `stop`.

use super::output::Output;
use crate::notation::write_move;
use crate::rules::{Position, Variant};
use std::sync::atomic::{AtomicBool, Ordering};

/// The most plies for which a thread's stack has room.
const DEEPEST: u64 = 60;

/// Sends the count for each move, and their sum.
pub(super) fn count(
    variant: &Variant,
    position: &Position,
    depth: u64,
    stop: &AtomicBool,
    output: &Output,
) {
    let mut sum: u64 = 0;
    let rest = depth.clamp(1, DEEPEST) - 1;
    for mv in variant.legal_moves(position) {
        let next = variant.play(position, mv);
        let Some(nodes) = below(variant, &next, rest, stop) else {
            return;
        };
        output.send(&format!("{}: {nodes}", write_move(variant, mv)));
        sum = sum.saturating_add(nodes);
    }
    output.send("");
    output.send(&format!("Nodes searched: {sum}"));
}

/// The number of positions after this many plies, or `None` if stopped.
fn below(variant: &Variant, position: &Position, depth: u64, stop: &AtomicBool) -> Option<u64> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    if depth == 0 {
        return Some(1);
    }
    let moves = variant.legal_moves(position);
    if depth == 1 {
        return Some(moves.len() as u64);
    }
    let mut sum: u64 = 0;
    for mv in moves {
        let nodes = below(variant, &variant.play(position, mv), depth - 1, stop)?;
        sum = sum.saturating_add(nodes);
    }
    Some(sum)
}
