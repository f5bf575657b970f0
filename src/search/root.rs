//! The root of the search: iterative deepening over the legal moves, with aspiration windows.

use super::alphabeta::Search;
use super::history::HistoryMove;
use super::node::NodeWindow;
use super::pruning;
use super::report::SearchReport;
use super::score::{INFINITE, MAX_PLY, Score, Value, is_decided, plies_to_end};
use crate::rules::{Move, Position, Word};

/// A legal move of the root.
pub(super) struct RootMove<W: Word> {
    /// Its value in the last iteration that searched it exactly.
    pub value: Value,
    next: Position<W>,
    /// Whether it gives check.
    check: bool,
    history_move: HistoryMove,
    quiet: bool,
    line: Vec<Move>,
}

impl<W: Word> RootMove<W> {
    /// Whether the mover's pieces stand afterwards where they stood in an earlier position.
    pub fn goes_back_to(&self, earlier: &Position<W>) -> bool {
        let side = !self.next.turn();
        self.next.pieces(side) == earlier.pieces(side)
    }
}

/// The iterations over the moves of the root.
pub(super) struct Root<'s, 'a, W: Word> {
    search: &'s mut Search<'a, W>,
    /// The best one first.
    moves: Vec<RootMove<W>>,
    /// Moves this close to the best one get exact values too.
    slack: Value,
    /// The number of best moves to search with their lines.
    lines: usize,
    finished: u32,
}

impl<'s, 'a, W: Word> Root<'s, 'a, W> {
    /// The legal moves of a position, the most promising first. If `only` names any moves, all others are left out.
    pub fn new(
        search: &'s mut Search<'a, W>,
        position: &Position<W>,
        only: &[Move],
    ) -> Root<'s, 'a, W> {
        let legal = search.variant.legal_moves(position);
        let wanted = |mv: &Move| only.is_empty() || only.contains(mv);
        let evades = search.variant.in_check(position);
        let mut moves: Vec<RootMove<W>> = legal
            .into_iter()
            .filter(wanted)
            .map(|mv| {
                let (gain, next) = (search.gain(position, mv), search.variant.play(position, mv));
                RootMove {
                    value: gain,
                    quiet: gain == 0 && !search.evaluator.is_subtle(position, mv),
                    check: search.variant.in_check(&next),
                    next,
                    history_move: HistoryMove::new(position, mv),
                    line: vec![mv],
                }
            })
            .collect();
        let sees = |root: &RootMove<W>| search.sees(position, root.line[0], root.value);
        if !evades && moves.iter().any(sees) {
            moves.retain(sees);
        }
        moves.sort_by_key(|root| -root.value);
        Root {
            search,
            moves,
            slack: 0,
            lines: 1,
            finished: 0,
        }
    }

    /// Gives exact values to all moves this close to the best one.
    pub fn with_slack(self, slack: Value) -> Root<'s, 'a, W> {
        Root { slack, ..self }
    }

    /// Searches the lines of this many best moves, if there are so many.
    pub fn with_lines(self, lines: usize) -> Root<'s, 'a, W> {
        let lines = lines.clamp(1, self.moves.len().max(1));
        Root { lines, ..self }
    }

    /// Searches deeper and deeper from a first depth on, with a report of each depth and line.
    pub fn deepen(&mut self, first: u32, report: &mut dyn FnMut(&SearchReport)) {
        let mut guesses = vec![0; self.lines];
        for depth in first..=MAX_PLY as u32 {
            if self.moves.is_empty() || !self.search.budget.allows(depth) {
                return;
            }
            self.search.root_depth = depth as i32;
            if self.search_lines(&mut guesses, depth as i32).is_none() {
                return;
            }
            self.finished = depth;
            for found in (0..self.lines).filter_map(|line| self.report_line(line)) {
                report(&found);
            }
            if self.is_settled(guesses[0], depth) {
                return;
            }
        }
    }

    /// One iteration for each of the lines, which begin with different moves. If all moves are wanted, one iteration
    /// gives them exact values. Returns `None` if the search has to end.
    fn search_lines(&mut self, guesses: &mut [Value], depth: i32) -> Option<()> {
        if self.lines > 1 && self.lines == self.moves.len() {
            self.slack = 2 * INFINITE;
            guesses[0] = self.aspire(0, guesses[0], depth)?;
            self.moves.sort_by_key(|root| -root.value);
            return Some(());
        }
        for (line, guess) in guesses.iter_mut().enumerate() {
            *guess = self.aspire(line, *guess, depth)?;
        }
        // A move that had a better line before it may now be better than that line.
        self.moves[..self.lines].sort_by_key(|root| -root.value);
        guesses.sort_by_key(|&value| -value);
        Some(())
    }

    /// Whether a deeper search would change nothing: there is only one move, or the end is known.
    fn is_settled(&self, value: Value, depth: u32) -> bool {
        let budget = &self.search.budget;
        let mate = Score::new(value).mate();
        if mate.is_some_and(|moves| budget.is_mate_enough(moves)) {
            return true;
        }
        let proven = plies_to_end(value).is_some_and(|plies| plies <= depth as usize);
        budget.is_for_a_move() && (proven && self.lines == 1 || self.moves.len() == 1)
    }

    /// A report of the best line, or `None` if there are no moves.
    pub fn report(&self) -> Option<SearchReport> {
        self.report_line(0)
    }

    fn report_line(&self, line: usize) -> Option<SearchReport> {
        let root = self.moves.get(line)?;
        let search = &*self.search;
        Some(SearchReport {
            depth: self.finished,
            selective_depth: search.longest as u32,
            rank: line as u32 + 1,
            nodes: search.nodes + search.budget.elsewhere(),
            table_hits: search.table_hits,
            fullness: search.table.fullness(),
            time: search.budget.elapsed(),
            score: Score::new(root.value),
            line: root.line.clone(),
        })
    }

    /// The moves with their values, the best first.
    pub fn moves(&self) -> &[RootMove<W>] {
        &self.moves
    }

    /// Puts the move at this index first.
    pub fn choose(&mut self, index: usize) {
        self.bring(index, 0);
    }

    /// Moves a move forward in the list.
    fn bring(&mut self, index: usize, to: usize) {
        self.moves[to..=index].rotate_right(1);
    }

    /// Restores the value of the first move if it lost in an iteration that ended early. The other moves were not all
    /// tried, so the loss may be later or avoidable.
    fn restore_value(&mut self, first: usize, before: (Value, Vec<Move>)) {
        let root = &mut self.moves[first];
        let lost = is_decided(root.value) && root.value < before.0;
        if lost && root.line.first() == before.1.first() {
            (root.value, root.line) = before;
        }
    }

    /// One iteration over the moves from `first` on, with a narrow window around the last value that widens as
    /// needed. Returns `None` if the search has to end.
    fn aspire(&mut self, first: usize, guess: Value, depth: i32) -> Option<Value> {
        let mut width = 30;
        let narrow = depth >= 4 && self.slack == 0 && !is_decided(guess);
        let (mut alpha, mut beta) = match narrow {
            true => (guess - width, guess + width),
            false => (-INFINITE, INFINITE),
        };
        let before = (self.moves[first].value, self.moves[first].line.clone());
        loop {
            let Some(value) = self.iterate(first, (alpha, beta), depth) else {
                self.restore_value(first, before);
                return None;
            };
            width *= 3;
            match value {
                _ if value <= alpha => alpha = (value - width).max(-INFINITE),
                _ if value >= beta => beta = (value + width).min(INFINITE),
                _ => return Some(value),
            }
            if width > 1_000 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// Searches every move from `first` on to a depth. A new best move goes to the front at once, so that the first
    /// move is the answer even if the search ends early.
    fn iterate(
        &mut self,
        first: usize,
        (alpha, beta): (Value, Value),
        depth: i32,
    ) -> Option<Value> {
        let mut best = -INFINITE;
        for index in first..self.moves.len() {
            let floor = alpha.max(best - self.slack);
            let whole = index == first || self.slack > 0;
            let value = self.try_move(index, (floor, beta), depth, whole)?;
            let counts = value > floor || index == first;
            if counts {
                self.learn(index, value);
            } else {
                self.moves[index].value = -INFINITE;
            }
            if value > best {
                best = value;
                // The value of a move below the window is only a bound.
                if counts {
                    self.bring(index, first);
                }
            }
            if value >= beta {
                break;
            }
        }
        Some(best)
    }

    /// Stores the value and the line of a move.
    fn learn(&mut self, index: usize, value: Value) {
        let root = &mut self.moves[index];
        root.value = value;
        root.line.truncate(1);
        root.line.extend_from_slice(self.search.line(1));
    }

    /// The value of one move, exact if it lies inside the window. The first search may have a zero window.
    fn try_move(
        &mut self,
        index: usize,
        window: (Value, Value),
        depth: i32,
        whole: bool,
    ) -> Option<Value> {
        let root = &self.moves[index];
        let (alpha, beta) = window;
        let search = &mut *self.search;
        let next = search.variant.facts(&root.next);
        let child = (&next, Some(root.history_move), root.check);
        let window = NodeWindow {
            alpha,
            beta,
            depth: depth - 1,
            cut: false,
        };
        let mut value = alpha + 1;
        if !whole {
            let zero = NodeWindow {
                beta: alpha + 1,
                cut: true,
                ..window
            };
            let reduction = match root.quiet && !is_decided(alpha) {
                true => pruning::root_reduction(depth, index),
                false => 0,
            };
            let reduced = NodeWindow {
                depth: zero.depth - reduction,
                ..zero
            };
            value = search.child(child, reduced, 0);
            if value > alpha && reduction > 0 {
                value = search.child(child, zero, 0);
            }
        }
        if whole || value > alpha && value < beta {
            value = search.child(child, window, 0);
        }
        (!search.budget.is_spent()).then_some(value)
    }
}
