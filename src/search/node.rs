//! A node of the tree: what is asked of it, and its moves searched one after another.

use super::alphabeta::{Child, Search};
use super::history::Deed;
use super::movepicker::{Candidate, MovePicker, Wanted};
use super::pruning;
use super::score::{DRAW, INFINITE, SURE_WIN, Value, is_decided};
use super::shortcuts::Extension;
use super::transposition::{Bound, Finding};
use crate::rules::{Move, Position};

/// What is asked of a node: its value inside a window, by a search of some depth.
#[derive(Clone, Copy)]
pub(super) struct Quest {
    pub alpha: Value,
    pub beta: Value,
    /// In plies.
    pub depth: i32,
    /// Whether some move is expected to reach `beta`.
    pub cut: bool,
}

impl Quest {
    /// Whether an exact value is wanted.
    #[inline]
    pub fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The same seen by the other side.
    #[inline]
    pub fn turned(self) -> Quest {
        Quest {
            alpha: -self.beta,
            beta: -self.alpha,
            ..self
        }
    }
}

/// A node of the tree with what is known of it before its moves are searched.
pub(super) struct Node<'p> {
    pub position: &'p Position,
    pub quest: Quest,
    pub ply: usize,
    pub in_check: bool,
    /// The evaluation as the table keeps it …
    pub raw: Value,
    /// … and as good as it can be told.
    pub eval: Value,
    /// Whether the side on move stands better than at its last turn.
    pub improving: bool,
    pub found: Option<Finding>,
    /// A move that is left out.
    pub excluded: Option<Move>,
}

impl Node<'_> {
    /// Whether moves may be left out. Once a mate is known, nothing but a shorter one will do, and any move
    /// may be that.
    fn may_skip(&self) -> bool {
        !self.quest.is_pv() && !self.in_check && !is_decided(self.quest.alpha)
    }
}

impl Search<'_> {
    /// Searches the moves of a node one after another.
    pub fn search_moves(&mut self, node: Node) -> Value {
        let Node { position, ply, .. } = node;
        let hint = node.found.and_then(|found| found.mv);
        let first_alpha = node.quest.alpha;
        let mut quest = Quest {
            depth: pruning::depth_without_hint(node.quest.depth, hint.is_some()),
            ..node.quest
        };
        let extension = match self.extend_hint(&node) {
            Extension::Settled(value) => return value,
            Extension::By(plies) => plies,
        };
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut legal = 0;
        let mut tried: Vec<(Deed, bool)> = Vec::new();
        let trail = self.trail(ply);
        let checks = self.variant.checks(position);
        let wanted = match node.in_check {
            true => Wanted::Evasions,
            false => Wanted::All,
        };
        let mut guard = None;
        let mut picker = MovePicker::new(hint, wanted, ply);
        while let Some(candidate) = picker.next(self, position) {
            if node.excluded == Some(candidate.mv) {
                continue;
            }
            let deed = Deed::new(position, candidate.mv);
            let quiet = candidate.is_quiet();
            let worth = quiet.then(|| self.memory.history.worth(deed, trail));
            let reduction = match node.in_check {
                true => 0,
                false => pruning::reduction(&quest, legal, worth, node.improving),
            };
            let left = quest.depth - reduction;
            let may_skip = node.may_skip() && best > -SURE_WIN;
            let hopeless = may_skip && self.is_hopeless(&node, &candidate, legal, worth, left);
            if hopeless && pruning::is_late(legal, node.quest.depth, node.improving) {
                picker.hurry();
            }
            let may_check = checks.may_check(position, candidate.mv);
            if hopeless && !may_check {
                continue;
            }
            if legal == pruning::GUARDED && !node.in_check {
                guard.get_or_insert_with(|| self.variant.guard(position));
            }
            let allowed = guard.as_ref().map(|guard| guard.allows(candidate.mv));
            if allowed == Some(false) {
                continue;
            }
            let legal_move = node.in_check || allowed.is_some();
            let Some(next) = self.play(position, candidate.mv, legal_move) else {
                continue;
            };
            let check = !checks.rules_out(position, candidate.mv) && self.variant.in_check(&next);
            let most = match quiet && !check {
                true => pruning::quiet_loss(left),
                false => pruning::loss(quest.depth),
            };
            if hopeless && !check || may_skip && self.gives_more(&node, &candidate, &next, most) {
                continue;
            }
            legal += 1;
            let more = match Some(candidate.mv) == hint && extension != 0 {
                true => extension,
                false => i32::from(check && self.is_worth_a_ply(&candidate, &next, ply)),
            };
            let whole = Quest {
                depth: quest.depth + more,
                ..quest
            };
            let child = (&next, Some(deed), check);
            let value = self.try_move(child, whole, reduction, ply, legal == 1);
            if self.budget.is_spent() {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > quest.alpha {
                    quest.alpha = value;
                    best_move = Some(candidate.mv);
                    self.extend_line(ply, candidate.mv);
                }
                if value >= quest.beta {
                    let good = (candidate.mv, deed, quiet);
                    let history = &mut self.memory.history;
                    history.reward(good, &tried, trail, quest.depth, ply);
                    break;
                }
            }
            tried.push((deed, quiet));
        }
        if legal == 0 {
            return match node.excluded {
                Some(_) => first_alpha,
                None => self.without_moves(position, ply),
            };
        }
        let bound = match best {
            _ if best >= quest.beta => Bound::Lower,
            _ if best > first_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        if node.excluded.is_none() {
            self.remember(&node, best, bound, best_move);
        }
        best
    }

    /// Leaves what a node has found out for others.
    fn remember(&mut self, node: &Node, value: Value, bound: Bound, best: Option<Move>) {
        let quiet = best.is_none_or(|mv| self.gain(node.position, mv) == 0);
        if !node.in_check && quiet && !is_decided(value) {
            let eval = self.steps[node.ply].eval;
            let correction = &mut self.memory.correction;
            correction.learn(node.position, (eval, value), bound, node.quest.depth);
        }
        let finding = Finding {
            mv: best,
            value,
            eval: node.raw,
            depth: node.quest.depth,
            bound,
        };
        self.table.store(node.position.hash(), node.ply, finding);
    }

    /// The value of a move: the first of a node with the whole window, the others with a zero window,
    /// and again more thoroughly if they turn out better than thought.
    fn try_move(
        &mut self,
        child: Child,
        quest: Quest,
        reduction: i32,
        ply: usize,
        first: bool,
    ) -> Value {
        let depth = quest.depth - 1;
        let whole = Quest {
            depth,
            cut: !quest.is_pv() && !quest.cut,
            ..quest
        };
        if first {
            return self.child(child, whole, ply);
        }
        let zero = Quest {
            beta: quest.alpha + 1,
            depth: (depth - reduction).max(0),
            cut: true,
            ..quest
        };
        let mut value = self.child(child, zero, ply);
        if value > quest.alpha && reduction > 0 {
            let again = Quest {
                depth,
                cut: !quest.cut,
                ..zero
            };
            value = self.child(child, again, ply);
        }
        if value > quest.alpha && value < quest.beta {
            value = self.child(child, whole, ply);
        }
        value
    }

    /// Whether a move is unlikely to come near the window, and has no power that shows only in the next
    /// position.
    fn is_hopeless(
        &self,
        node: &Node,
        candidate: &Candidate,
        tried: usize,
        worth: Option<i32>,
        left: i32,
    ) -> bool {
        let Quest { alpha, depth, .. } = node.quest;
        candidate.gain <= 0
            && (pruning::is_late(tried, depth, node.improving)
                || pruning::is_futile(node.eval, alpha, left)
                || worth.is_some_and(|worth| pruning::is_bad(worth, left)))
            && !self.evaluator.is_subtle(node.position, candidate.mv)
    }

    /// Whether a move gives up more than so much in men.
    fn gives_more(
        &self,
        node: &Node,
        candidate: &Candidate,
        next: &Position,
        most: Option<Value>,
    ) -> bool {
        most.is_some_and(|most| {
            self.mover_value(node.position, candidate.mv) - candidate.gain > most
                && self.net(next, candidate.mv, candidate.gain) < -most
        })
    }

    /// Whether a check is looked at a ply deeper: its answers are few and forced. Not one that only gives a
    /// man away.
    fn is_worth_a_ply(&self, candidate: &Candidate, next: &Position, ply: usize) -> bool {
        (ply as i32) < 2 * self.root_depth && self.net(next, candidate.mv, candidate.gain) >= 0
    }
}
