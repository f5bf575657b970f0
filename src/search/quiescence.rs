//! Quiescence: the leaves are searched on with moves that win material only, until nothing hangs and the evaluation
//! is reliable. A side in check may play any move.

use super::alphabeta::Search;
use super::history::HistoryMove;
use super::movepicker::{MovePicker, MoveScope};
use super::node::NodeWindow;
use super::pruning;
use super::score::{DRAW, INFINITE, Value, is_decided};
use super::transposition::{Bound, TableHit};
use crate::rules::{Facts, Word};

/// The depth of these nodes in the table.
const DEPTH: i32 = 0;

impl<W: Word> Search<'_, W> {
    /// The value of a position after all worthwhile captures.
    pub(super) fn quiescence(
        &mut self,
        facts: &Facts<W>,
        (mut alpha, beta): (Value, Value),
        ply: usize,
        in_check: bool,
    ) -> Value {
        if let Some(value) = self.enter(facts, ply) {
            return value;
        }
        if let Some(value) = self.king_hangs(facts, alpha, beta, ply) {
            return value;
        }
        let position = facts.position();
        let found = self.table.probe(position.hash(), ply);
        if let Some(found) = found
            && beta - alpha == 1
            && found.settles(DEPTH, alpha, beta)
        {
            return found.value;
        }
        let (raw, stand) = match in_check {
            true => (DRAW, -INFINITE),
            false => {
                let (raw, eval) = self.raw_and_corrected(facts, found, ply);
                (raw, found.map_or(eval, |found| found.refine(eval)))
            }
        };
        let mut best = stand;
        if best >= beta {
            return best;
        }
        let first_alpha = alpha;
        alpha = alpha.max(best);
        let mut best_move = None;
        let mut legal = 0;
        let hint = found.and_then(|found| found.mv);
        let mut picker = match in_check {
            true => MovePicker::new(hint, MoveScope::Evasions, ply),
            false => MovePicker::gains(hint, pruning::least_gain(stand, alpha), ply),
        };
        while let Some(candidate) = picker.next(self, facts) {
            if !in_check && candidate.gain < pruning::least_gain(stand, alpha) {
                continue;
            }
            let next = facts.play(candidate.mv);
            let next = self.variant.facts(&next);
            if !in_check && !facts.is_legal(candidate.mv, &next) {
                continue;
            }
            legal += 1;
            let history_move = HistoryMove::new(position, candidate.mv);
            let window = NodeWindow {
                alpha,
                beta,
                depth: DEPTH - 1,
                cut: false,
            };
            let check = next.in_check();
            let value = self.child((&next, Some(history_move), check), window, ply);
            if self.budget.is_spent() {
                return best;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(candidate.mv);
                    self.extend_line(ply, candidate.mv);
                }
                if value >= beta {
                    break;
                }
            }
            // It is known now that the side gets out of check and is not lost: deeper nodes search the rest.
            if in_check && !is_decided(best) && legal >= pruning::EVASIONS {
                break;
            }
        }
        if in_check && legal == 0 {
            return self.without_moves(position, ply);
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > first_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let hit = TableHit {
            mv: best_move,
            value: best,
            eval: raw,
            depth: DEPTH,
            bound,
        };
        self.table.store(position.hash(), ply, hit);
        best
    }
}
