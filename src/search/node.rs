//! A node of the tree: its window, and the search of its moves one after another.

use super::alphabeta::{Child, Search};
use super::history::HistoryMove;
use super::movepicker::{Candidate, MovePicker, MoveScope};
use super::pruning;
use super::score::{DRAW, INFINITE, SURE_WIN, Value, is_decided};
use super::shortcuts::Extension;
use super::transposition::{Bound, TableHit};
use crate::rules::{Facts, Move, Word};

/// The window and the depth of a search.
#[derive(Clone, Copy)]
pub(super) struct NodeWindow {
    pub alpha: Value,
    pub beta: Value,
    /// In plies.
    pub depth: i32,
    /// Whether the search expects a move to reach `beta`.
    pub cut: bool,
}

impl NodeWindow {
    /// Whether the node needs an exact value: it is on the principal variation.
    #[inline]
    pub fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The same window for the other side.
    #[inline]
    pub fn turned(self) -> NodeWindow {
        NodeWindow {
            alpha: -self.beta,
            beta: -self.alpha,
            ..self
        }
    }
}

/// A node of the tree before the search of its moves.
pub(super) struct Node<'p, W: Word> {
    pub facts: &'p Facts<'p, W>,
    pub window: NodeWindow,
    pub ply: usize,
    pub in_check: bool,
    /// The evaluation as the table stores it …
    pub raw: Value,
    /// … and the corrected one.
    pub eval: Value,
    /// Whether the evaluation is better than at the side's last turn.
    pub improving: bool,
    pub found: Option<TableHit>,
    /// The move that this search skips.
    pub excluded: Option<Move>,
}

impl<W: Word> Node<'_, W> {
    /// Whether moves may be skipped. Once a mate is known, only a shorter one is better, and any move may be that.
    fn may_skip(&self) -> bool {
        !self.window.is_pv() && !self.in_check && !is_decided(self.window.alpha)
    }
}

impl<W: Word> Search<'_, W> {
    /// Searches the moves of a node one after another.
    pub fn search_moves(&mut self, node: Node<W>) -> Value {
        let Node { facts, ply, .. } = node;
        let position = facts.position();
        let hint = node.found.and_then(|found| found.mv);
        let first_alpha = node.window.alpha;
        let mut window = NodeWindow {
            depth: pruning::depth_without_hint(node.window.depth, hint.is_some()),
            ..node.window
        };
        let extension = match self.extend_hint(&node) {
            Extension::Settled(value) => return value,
            Extension::By(plies) => plies,
        };
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut legal = 0;
        let first_tried = self.tried.len();
        let last_moves = self.last_moves(ply);
        // Many nodes end with their first move, and then one test is faster.
        let mut checks = None;
        let wanted = match node.in_check {
            true => MoveScope::Evasions,
            false => MoveScope::All,
        };
        let mut guard = None;
        let mut picker = MovePicker::new(hint, wanted, ply);
        while let Some(candidate) = picker.next(self, facts) {
            if node.excluded == Some(candidate.mv) {
                continue;
            }
            let history_move = HistoryMove::new(position, candidate.mv);
            let quiet = candidate.is_quiet();
            let worth = quiet.then(|| self.memory.history.score(history_move, last_moves));
            let reduction = match node.in_check {
                true => 0,
                false => {
                    let refuted = self.steps[ply + 1].refuted;
                    pruning::reduction(&window, legal, worth, node.improving, refuted)
                }
            };
            let left = window.depth - reduction;
            let may_skip = node.may_skip() && best > -SURE_WIN;
            let hopeless = may_skip && self.is_hopeless(&node, &candidate, legal, worth, left);
            if hopeless && pruning::is_late(legal, node.window.depth, node.improving) {
                picker.stop_ordering();
            }
            let checks = match legal {
                0 => None,
                _ => Some(&*checks.get_or_insert_with(|| facts.checks())),
            };
            if hopeless && checks.is_none_or(|checks| !checks.may_check(candidate.mv)) {
                continue;
            }
            if legal == pruning::GUARDED && !node.in_check {
                guard.get_or_insert_with(|| facts.guard());
            }
            let allowed = guard.as_ref().map(|guard| match candidate.idle {
                true => guard.allows_idle(candidate.mv),
                false => guard.allows(candidate.mv),
            });
            if allowed == Some(false) {
                continue;
            }
            let next = match candidate.idle {
                true => facts.play_idle(candidate.mv),
                false => facts.play(candidate.mv),
            };
            let next = self.variant.facts(&next);
            let known = node.in_check || allowed.is_some();
            if !known && !facts.is_legal(candidate.mv, &next) {
                continue;
            }
            let check = match checks {
                Some(checks) => checks.gives_check(candidate.mv, &next),
                None => next.in_check(),
            };
            let most = match quiet && !check {
                true => pruning::quiet_loss(left),
                false => pruning::loss(window.depth),
            };
            if hopeless && !check || may_skip && self.gives_more(&node, &candidate, &next, most) {
                continue;
            }
            legal += 1;
            let more = match Some(candidate.mv) == hint && extension != 0 {
                true => extension,
                false => i32::from(check && self.is_worth_a_ply(&candidate, &next, ply)),
            };
            let whole = NodeWindow {
                depth: window.depth + more,
                ..window
            };
            let child = (&next, Some(history_move), check);
            let value = self.try_move(child, whole, reduction, ply, legal == 1);
            if self.budget.is_spent() {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > window.alpha {
                    window.alpha = value;
                    best_move = Some(candidate.mv);
                    self.extend_line(ply, candidate.mv);
                }
                if value >= window.beta {
                    let good = (candidate.mv, history_move, quiet);
                    let (history, tried) = (&mut self.memory.history, &self.tried[first_tried..]);
                    history.reward(good, tried, last_moves, window.depth, ply);
                    self.steps[ply].refuted += 1;
                    break;
                }
            }
            self.tried.push((history_move, quiet));
        }
        if legal == 0 {
            return match node.excluded {
                Some(_) => first_alpha,
                None => self.without_moves(position, ply),
            };
        }
        let bound = match best {
            _ if best >= window.beta => Bound::Lower,
            _ if best > first_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        if node.excluded.is_none() {
            self.remember(&node, best, bound, best_move);
        }
        best
    }

    /// Stores the result of a node in the table, and corrects the evaluation by it.
    fn remember(&mut self, node: &Node<W>, value: Value, bound: Bound, best: Option<Move>) {
        let quiet = best.is_none_or(|mv| self.gain(node.facts.position(), mv) == 0);
        if !node.in_check && quiet && !is_decided(value) {
            let eval = self.steps[node.ply].eval;
            let correction = &mut self.memory.correction;
            correction.learn(
                node.facts.position(),
                (eval, value),
                bound,
                node.window.depth,
            );
        }
        let hit = TableHit {
            mv: best,
            value,
            eval: node.raw,
            depth: node.window.depth,
            bound,
        };
        self.table
            .store(node.facts.position().hash(), node.ply, hit);
    }

    /// The value of a move. The first move of a node is searched with the whole window, and the others with a zero
    /// window. If one of these is better than expected, it is searched again, deeper or with the whole window.
    fn try_move(
        &mut self,
        child: Child<W>,
        window: NodeWindow,
        reduction: i32,
        ply: usize,
        first: bool,
    ) -> Value {
        let depth = window.depth - 1;
        let whole = NodeWindow {
            depth,
            cut: !window.is_pv() && !window.cut,
            ..window
        };
        if first {
            return self.child(child, whole, ply);
        }
        let zero = NodeWindow {
            beta: window.alpha + 1,
            depth: (depth - reduction).max(0),
            cut: true,
            ..window
        };
        let mut value = self.child(child, zero, ply);
        if value > window.alpha && reduction > 0 {
            let again = NodeWindow {
                depth,
                cut: !window.cut,
                ..zero
            };
            value = self.child(child, again, ply);
        }
        if value > window.alpha && value < window.beta {
            value = self.child(child, whole, ply);
        }
        value
    }

    /// Whether a move is unlikely to come near the window. A move whose power shows only in the next position never
    /// counts as hopeless.
    fn is_hopeless(
        &self,
        node: &Node<W>,
        candidate: &Candidate,
        tried: usize,
        worth: Option<i32>,
        left: i32,
    ) -> bool {
        let NodeWindow { alpha, depth, .. } = node.window;
        candidate.gain <= 0
            && (pruning::is_late(tried, depth, node.improving)
                || pruning::is_futile(node.eval, alpha, left)
                || worth.is_some_and(|worth| pruning::is_bad(worth, left)))
            && !self
                .evaluator
                .is_subtle(node.facts.position(), candidate.mv)
    }

    /// Whether a move loses more than `most` in material.
    fn gives_more(
        &self,
        node: &Node<W>,
        candidate: &Candidate,
        next: &Facts<W>,
        most: Option<Value>,
    ) -> bool {
        most.is_some_and(|most| {
            self.mover_value(node.facts.position(), candidate.mv) - candidate.gain > most
                && self.loses(next, candidate.mv, candidate.gain, most)
        })
    }

    /// Whether a check is searched a ply deeper: its replies are few and forced. A check that only loses a piece is
    /// not.
    fn is_worth_a_ply(&self, candidate: &Candidate, next: &Facts<W>, ply: usize) -> bool {
        (ply as i32) < 2 * self.root_depth && !self.loses(next, candidate.mv, candidate.gain, 0)
    }
}
