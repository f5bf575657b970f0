//! Nodes whose value or best move is known without a search of each move.

use super::alphabeta::Search;
use super::node::{Node, NodeWindow};
use super::pruning;
use super::score::{DRAW, Value, is_decided};
use super::transposition::Bound;
use crate::rules::Word;

/// What to do with a move that may be the only good one.
pub(super) enum Extension {
    /// Search it this many plies deeper.
    By(i32),
    /// The node has this value, and needs no search.
    Settled(Value),
}

impl<W: Word> Search<'_, W> {
    /// The value of a node, if it is known without a search of each move.
    pub fn settle_early(&mut self, node: &Node<W>) -> Option<Value> {
        let NodeWindow { beta, depth, .. } = node.window;
        if node.window.is_pv() || node.in_check || is_decided(beta) || node.excluded.is_some() {
            return None;
        }
        if pruning::is_far_above(node.eval, beta, depth, node.improving) {
            return Some(node.eval);
        }
        if pruning::is_far_below(node.eval, node.window.alpha, depth) {
            let window = (node.window.alpha, beta);
            let value = self.quiescence(node.facts, window, node.ply, false);
            if value <= node.window.alpha {
                return Some(value);
            }
        }
        self.null_move_pruning(node)
    }

    /// The value of a null move, if it is above the window.
    fn null_move_pruning(&mut self, node: &Node<W>) -> Option<Value> {
        let Node {
            facts, ply, eval, ..
        } = *node;
        let position = facts.position();
        let NodeWindow { beta, depth, .. } = node.window;
        if !pruning::may_pass(eval, beta, depth)
            || facts.is_arranging()
            || self.last_history_move(ply).is_none()
            || self.evaluator.free_officers(self.variant, position) < pruning::OFFICERS_TO_PASS
        {
            return None;
        }
        let passed = self.variant.pass(position);
        let depth = depth - pruning::pass_reduction(eval, beta, depth);
        let window = NodeWindow {
            alpha: beta - 1,
            beta,
            depth: depth.max(0),
            cut: !node.window.cut,
        };
        let passed = self.variant.facts(&passed);
        let check = passed.in_check();
        let value = self.child((&passed, None, check), window, ply);
        match value >= beta && !self.budget.is_spent() {
            // A win after a null move is not proven.
            true if is_decided(value) => Some(beta),
            true => Some(value),
            false => None,
        }
    }

    /// Singular extension: how much deeper to search the table's move. A shallow search of all other moves shows
    /// whether one of them comes near its value.
    pub fn extend_hint(&mut self, node: &Node<W>) -> Extension {
        let Some(found) = node.found else {
            return Extension::By(0);
        };
        let NodeWindow { depth, beta, .. } = node.window;
        let fit = found.mv.is_some()
            && node.excluded.is_none()
            && found.depth >= depth - 3
            && found.bound != Bound::Upper
            && !is_decided(found.value)
            && node.ply < 2 * self.root_depth as usize;
        if !fit || depth < pruning::SINGULAR_DEPTH {
            return Extension::By(0);
        }
        let bar = found.value - pruning::singular_margin(depth);
        self.steps[node.ply].excluded = found.mv;
        let window = NodeWindow {
            alpha: bar - 1,
            beta: bar,
            depth: (depth - 1) / 2,
            cut: node.window.cut,
        };
        let value = self.node(node.facts, window, node.ply, node.in_check);
        self.steps[node.ply].excluded = None;
        if self.budget.is_spent() {
            return Extension::Settled(DRAW);
        }
        match value {
            _ if value < bar => Extension::By(1),
            // Several moves are good enough.
            _ if bar >= beta && !node.window.is_pv() => Extension::Settled(bar),
            _ if found.value >= beta => Extension::By(-1),
            _ => Extension::By(0),
        }
    }
}
