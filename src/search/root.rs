//! The root of the search: iterative deepening over the legal moves, with aspiration windows.

use super::alphabeta::Search;
use super::history::Deed;
use super::report::Report;
use super::score::{INFINITE, MAX_PLY, Score, Value, is_decided, plies_to_end};
use crate::rules::{Move, Position};

/// A legal move of the root.
pub(super) struct RootMove {
    /// What the last iteration that looked at it exactly made of it.
    pub value: Value,
    next: Position,
    deed: Deed,
    line: Vec<Move>,
}

/// The iterations over the moves of the root.
pub(super) struct Root<'s, 'a> {
    search: &'s mut Search<'a>,
    /// The best one first.
    moves: Vec<RootMove>,
    /// Moves this close to the best one get an exact value too.
    slack: Value,
    finished: u32,
}

impl<'s, 'a> Root<'s, 'a> {
    /// The legal moves of a position, the most promising first.
    pub fn new(search: &'s mut Search<'a>, position: &Position, slack: Value) -> Root<'s, 'a> {
        let legal = search.variant.legal_moves(position);
        let mut moves: Vec<RootMove> = legal
            .into_iter()
            .map(|mv| RootMove {
                value: search.gain(position, mv),
                next: search.variant.play(position, mv),
                deed: Deed::new(position, mv),
                line: vec![mv],
            })
            .collect();
        moves.sort_by_key(|root| -root.value);
        Root {
            search,
            moves,
            slack,
            finished: 0,
        }
    }

    /// Searches deeper and deeper, with a report of each depth.
    pub fn deepen(&mut self, report: &mut dyn FnMut(&Report)) {
        let mut guess = 0;
        for depth in 1..=MAX_PLY as u32 {
            if self.moves.is_empty() || !self.search.budget.allows(depth) {
                return;
            }
            self.search.root_depth = depth as i32;
            let Some(value) = self.aspire(guess, depth as i32) else {
                return;
            };
            guess = value;
            self.finished = depth;
            if let Some(found) = self.report() {
                report(&found);
            }
            if self.search.budget.is_for_a_move() && self.is_settled(value, depth) {
                return;
            }
        }
    }

    /// Whether thinking on would change nothing: the end is in sight, or there is no choice.
    fn is_settled(&self, value: Value, depth: u32) -> bool {
        let proven = plies_to_end(value).is_some_and(|plies| plies <= depth as usize);
        proven || self.moves.len() == 1
    }

    /// The state of the search; nothing where there are no moves.
    pub fn report(&self) -> Option<Report> {
        let best = self.moves.first()?;
        Some(Report {
            depth: self.finished,
            nodes: self.search.nodes,
            time: self.search.budget.elapsed(),
            score: Score::new(best.value),
            line: best.line.clone(),
        })
    }

    /// The moves with their values, the best first.
    pub fn moves(&self) -> &[RootMove] {
        &self.moves
    }

    /// Puts a move first.
    pub fn choose(&mut self, index: usize) {
        self.moves[..=index].rotate_right(1);
    }

    /// One iteration, with a narrow window around the last value that is widened as needed; nothing
    /// if the search has to end.
    fn aspire(&mut self, guess: Value, depth: i32) -> Option<Value> {
        let mut width = 30;
        let narrow = depth >= 4 && self.slack == 0 && !is_decided(guess);
        let (mut alpha, mut beta) = match narrow {
            true => (guess - width, guess + width),
            false => (-INFINITE, INFINITE),
        };
        loop {
            let value = self.iterate(alpha, beta, depth)?;
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

    /// Searches every move to a depth. A new best move goes to the front at once, so that the first is
    /// the answer even if the search has to end before the last.
    fn iterate(&mut self, alpha: Value, beta: Value, depth: i32) -> Option<Value> {
        let mut best = -INFINITE;
        for index in 0..self.moves.len() {
            let floor = alpha.max(best - self.slack);
            let value = self.try_move(index, (floor, beta), depth)?;
            let counts = value > floor || index == 0;
            if counts {
                self.learn(index, value);
            } else {
                self.moves[index].value = -INFINITE;
            }
            if value > best {
                best = value;
                // What is no better than the window is only known not to be good enough.
                if counts {
                    self.choose(index);
                }
            }
            if value >= beta {
                break;
            }
        }
        Some(best)
    }

    /// Takes down what the search of a move has just found.
    fn learn(&mut self, index: usize, value: Value) {
        let root = &mut self.moves[index];
        root.value = value;
        root.line.truncate(1);
        root.line.extend_from_slice(self.search.line(1));
    }

    /// The value of one move, exact if it lies inside the window.
    fn try_move(&mut self, index: usize, window: (Value, Value), depth: i32) -> Option<Value> {
        let root = &self.moves[index];
        let (floor, beta) = window;
        let child = (&root.next, Some(root.deed));
        let search = &mut *self.search;
        let whole = index == 0 || self.slack > 0;
        let mut value = match whole {
            true => search.child(child, window, depth - 1, 0),
            false => search.child(child, (floor, floor + 1), depth - 1, 0),
        };
        if !whole && value > floor && value < beta {
            value = search.child(child, window, depth - 1, 0);
        }
        (!search.budget.is_spent()).then_some(value)
    }
}
