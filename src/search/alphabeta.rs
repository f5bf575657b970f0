//! The search proper: principal variation search, a refinement of alpha-beta.
//!
//! A node is searched with a window, from `alpha` to `beta`, and answers with a value that is exact
//! inside the window and a bound outside of it. *Zero-window* nodes, where `beta` is `alpha + 1`, are
//! only asked whether they beat `alpha`; most nodes are of this kind, and only there anything is left
//! out. Nodes with a wider window are on the principal variation.

use super::ends;
use super::eval::Evaluator;
use super::history::{Deed, History};
use super::movepicker::{Candidate, MovePicker, Wanted};
use super::pruning;
use super::score::{DRAW, INFINITE, MAX_PLY, SURE_WIN, Value, is_decided, lost_at, won_at};
use super::timeman::Budget;
use super::transposition::{Bound, Finding, Table};
use crate::rules::{Move, Piece, Position, Variant};

/// The longest line in which the clock may still run out unnoticed by the table, whose entries do not
/// know how far the clock is.
const CLOCK_NEAR: u16 = 12;

/// A move on the way from the root to the node at hand.
#[derive(Clone, Copy, Default)]
struct Step {
    /// What was done; nothing for a null move.
    deed: Option<Deed>,
    /// The evaluation of the position before it.
    eval: Value,
}

/// A search under way: all that its nodes share.
pub(super) struct Search<'a> {
    pub variant: &'a Variant,
    pub evaluator: &'a Evaluator,
    pub table: &'a Table,
    pub budget: Budget<'a>,
    pub history: History,
    /// Positions looked at.
    pub nodes: u64,
    /// The longest line that has been looked at, in plies.
    pub longest: usize,
    /// The depth of the iteration.
    pub root_depth: i32,
    /// Room for a list of moves.
    pub moves: Vec<Move>,
    /// Whether an attack on a king wins the game for the side on move, come what may.
    pub(super) takes_kings: bool,
    /// The digests of the positions before the node at hand, those of the game first.
    pub(super) past: Vec<u64>,
    /// The steps from the root.
    steps: [Step; MAX_PLY + 2],
    /// For each ply the best line from there.
    lines: Vec<Vec<Move>>,
}

impl<'a> Search<'a> {
    /// A search of the last position of a game.
    pub fn new(
        variant: &'a Variant,
        evaluator: &'a Evaluator,
        table: &'a Table,
        budget: Budget<'a>,
        game: &[Position],
    ) -> Search<'a> {
        Search {
            variant,
            evaluator,
            table,
            budget,
            history: History::new(),
            nodes: 0,
            longest: 0,
            root_depth: 0,
            moves: Vec::new(),
            takes_kings: ends::takes_kings(variant),
            past: game.iter().map(Position::hash).collect(),
            steps: [Step::default(); MAX_PLY + 2],
            lines: vec![Vec::new(); MAX_PLY + 2],
        }
    }

    /// The best line from a ply on, as the last node there has found it.
    pub fn line(&self, ply: usize) -> &[Move] {
        &self.lines[ply]
    }

    /// What a move changes in men.
    #[inline]
    pub fn gain(&self, position: &Position, mv: Move) -> Value {
        self.evaluator.gain(self.variant, position, mv)
    }

    /// The worth of the man that moves.
    #[inline]
    pub fn mover_value(&self, position: &Position, mv: Move) -> Value {
        let man = position.man(mv.from);
        man.map_or(0, |man: Piece| self.evaluator.value(man))
    }

    /// What the enemy did to bring the node at this ply about.
    #[inline]
    pub fn last_deed(&self, ply: usize) -> Option<Deed> {
        self.steps[ply.checked_sub(1)?].deed
    }

    /// Evaluates a position.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> Value {
        self.evaluator.evaluate(self.variant, position)
    }

    /// Searches the position after a move, from the view of the side that made it.
    pub fn child(
        &mut self,
        (position, deed): (&Position, Option<Deed>),
        (alpha, beta): (Value, Value),
        depth: i32,
        ply: usize,
    ) -> Value {
        self.steps[ply].deed = deed;
        self.past.push(position.hash());
        let value = -self.node(position, -beta, -alpha, depth, ply + 1);
        self.past.pop();
        value
    }

    /// Counts a node, and gives its value where nothing needs to be searched.
    pub fn enter(&mut self, position: &Position, ply: usize) -> Option<Value> {
        self.lines[ply].clear();
        if self.budget.is_spent() {
            return Some(DRAW);
        }
        self.nodes += 1;
        self.longest = self.longest.max(ply);
        if self.budget.spent(self.nodes) {
            return Some(DRAW);
        }
        match self.end(position, ply) {
            None if ply >= MAX_PLY => Some(self.evaluate(position)),
            end => end,
        }
    }

    /// Searches a position, `ply` plies from the root, to a depth.
    fn node(
        &mut self,
        position: &Position,
        mut alpha: Value,
        mut beta: Value,
        depth: i32,
        ply: usize,
    ) -> Value {
        let in_check = self.variant.in_check(position);
        let depth = depth + pruning::extension(in_check, ply, self.root_depth);
        if depth <= 0 {
            return self.quiescence(position, (alpha, beta), ply, in_check);
        }
        if let Some(value) = self.enter(position, ply) {
            return value;
        }
        if let Some(value) = self.king_hangs(position, alpha, beta, ply) {
            return value;
        }
        // No line from here is better than winning at once, or worse than having lost already.
        alpha = alpha.max(lost_at(ply));
        beta = beta.min(won_at(ply + 1));
        if alpha >= beta {
            return alpha;
        }
        let pv = beta - alpha > 1;
        let found = self.table.probe(position.hash(), ply);
        if let Some(found) = found
            && !pv
            && found.settles(depth, alpha, beta)
            && !self.is_clock_near(position)
        {
            return found.value;
        }
        let hint = found.and_then(|found| found.mv);
        let eval = match found {
            Some(found) => found.eval,
            None => self.evaluate(position),
        };
        self.steps[ply].eval = eval;
        if !pv && !in_check && !is_decided(beta) {
            if pruning::is_far_above(eval, beta, depth) {
                return eval;
            }
            if let Some(value) = self.try_passing(position, beta, depth, ply) {
                return value;
            }
        }
        let depth = pruning::depth_without_hint(depth, hint.is_some());
        let improving = !in_check && ply >= 2 && eval > self.steps[ply - 2].eval;
        // Once a mate is known, nothing but a shorter one will do, and any move may be that.
        let may_skip = !pv && !in_check && !is_decided(alpha);
        let futile = may_skip && pruning::is_futile(eval, alpha, depth);

        let first_alpha = alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut legal = 0;
        let mut quiets: Vec<Deed> = Vec::new();
        let mut picker = MovePicker::new(self, position, hint, Wanted::All, ply);
        while let Some(candidate) = picker.next(self, position) {
            let deed = Deed::new(position, candidate.mv);
            let late = futile || pruning::is_late(legal, depth, improving);
            if may_skip && late && self.may_be_skipped(position, &candidate) && best > -SURE_WIN {
                continue;
            }
            let Some(next) = self.variant.play_if_legal(position, candidate.mv) else {
                continue;
            };
            let child = (&next, Some(deed));
            let reduction = match in_check {
                true => 0,
                false => pruning::reduction(depth, legal, candidate.is_quiet(), pv),
            };
            legal += 1;
            let value = self.try_move(child, (alpha, beta), (depth, reduction), ply, legal == 1);
            if self.budget.is_spent() {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(candidate.mv);
                    self.extend_line(ply, candidate.mv);
                }
                if value >= beta {
                    if candidate.is_quiet() {
                        let after = self.last_deed(ply);
                        let quiet = (candidate.mv, deed);
                        self.history.reward(quiet, &quiets, after, depth, ply);
                    }
                    break;
                }
            }
            if candidate.is_quiet() {
                quiets.push(deed);
            }
        }
        if legal == 0 {
            return self.without_moves(position, ply);
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > first_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let finding = Finding {
            mv: best_move,
            value: best,
            eval,
            depth,
            bound,
        };
        self.table.store(position.hash(), ply, finding);
        best
    }

    /// The value of a move: the first of a node with the whole window, the others with a zero window,
    /// and again more thoroughly if they turn out better than thought.
    fn try_move(
        &mut self,
        child: (&Position, Option<Deed>),
        (alpha, beta): (Value, Value),
        (depth, reduction): (i32, i32),
        ply: usize,
        first: bool,
    ) -> Value {
        if first {
            return self.child(child, (alpha, beta), depth - 1, ply);
        }
        let zero = (alpha, alpha + 1);
        let mut value = self.child(child, zero, (depth - 1 - reduction).max(0), ply);
        if value > alpha && reduction > 0 {
            value = self.child(child, zero, depth - 1, ply);
        }
        if value > alpha && value < beta {
            value = self.child(child, (alpha, beta), depth - 1, ply);
        }
        value
    }

    /// The value of doing nothing, if that is enough to stay above the window.
    fn try_passing(
        &mut self,
        position: &Position,
        beta: Value,
        depth: i32,
        ply: usize,
    ) -> Option<Value> {
        let eval = self.steps[ply].eval;
        if !pruning::may_pass(eval, beta, depth)
            || position.choice() != 0
            || self.last_deed(ply).is_none()
            || self.evaluator.free_officers(self.variant, position) < pruning::OFFICERS_TO_PASS
        {
            return None;
        }
        let passed = self.variant.pass(position);
        let depth = depth - pruning::pass_reduction(eval, beta, depth);
        let value = self.child((&passed, None), (beta - 1, beta), depth.max(0), ply);
        match value >= beta && !self.budget.is_spent() {
            // A win after a null move is no proof of one.
            true if is_decided(value) => Some(beta),
            true => Some(value),
            false => None,
        }
    }

    /// Whether a move may be left out near the leaves: it wins nothing and has no power that shows only
    /// in the next position.
    fn may_be_skipped(&self, position: &Position, candidate: &Candidate) -> bool {
        candidate.gain <= 0 && !self.evaluator.is_subtle(position, candidate.mv)
    }

    /// Whether the game may soon be drawn by the clock, which the table knows nothing of.
    fn is_clock_near(&self, position: &Position) -> bool {
        let clock = self.variant.settings().clock;
        clock > 0 && position.halfmove() + CLOCK_NEAR >= clock
    }

    /// Puts a move in front of the best line of the next ply.
    pub fn extend_line(&mut self, ply: usize, mv: Move) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut here[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }
}
