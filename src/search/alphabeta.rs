//! The search proper: principal variation search, a refinement of alpha-beta.
//!
//! A node is searched with a window, from `alpha` to `beta`, and answers with a value that is exact
//! inside the window and a bound outside of it. *Zero-window* nodes, where `beta` is `alpha + 1`, are
//! only asked whether they beat `alpha`; most nodes are of this kind, and only there anything is left
//! out. Nodes with a wider window are on the principal variation.

use super::ends;
use super::eval::{self, Evaluator};
use super::history::{HistoryMove, LastMoves};
use super::memory::Memory;
use super::nnue::Accumulators;
use super::node::{Node, NodeWindow};
use super::score::{DRAW, MAX_PLY, Value, lost_at, won_at};
use super::sight::Sight;
use super::timeman::Budget;
use super::transposition::{Table, TableHit};
use crate::rules::{CaptureFilter, Move, Piece, Position, Variant};

/// The longest line in which the clock may still run out unnoticed by the table, whose entries do not
/// know how far the clock is.
const CLOCK_NEAR: u16 = 12;

/// A move on the way from the root to the node at hand.
#[derive(Clone, Copy, Default)]
pub(super) struct Step {
    /// The move; nothing for a null move.
    pub history_move: Option<HistoryMove>,
    /// The evaluation of the position before it.
    pub eval: Value,
    /// A move that the next search of the position before it leaves out.
    pub excluded: Option<Move>,
}

/// The position after a move, what was done (nothing for a null move), and whether that is check.
pub(super) type Child<'p> = (&'p Position, Option<HistoryMove>, bool);

/// A search under way: all that its nodes share.
pub(super) struct Search<'a> {
    pub variant: &'a Variant,
    pub evaluator: &'a Evaluator,
    pub table: &'a Table,
    pub budget: Budget<'a>,
    pub memory: Memory,
    /// Positions looked at.
    pub nodes: u64,
    /// The longest line that has been looked at, in plies.
    pub longest: usize,
    /// The depth of the iteration.
    pub root_depth: i32,
    /// Room for a list of moves.
    pub moves: Vec<Move>,
    /// Whether an attack on a king wins the game for the side to move, come what may.
    pub(super) takes_kings: bool,
    /// The digests of the positions before the node at hand, those of the game first.
    pub(super) past: Vec<u64>,
    /// The steps from the root.
    pub(super) steps: [Step; MAX_PLY + 2],
    /// For each ply the best line from there.
    lines: Vec<Vec<Move>>,
    evaluations: eval::Memory,
    /// The vision of a weak player; nothing for a player that sees everything.
    pub sight: Option<Sight>,
    /// The network of the game, if it has one.
    network: Option<Accumulators>,
}

impl<'a> Search<'a> {
    /// A search of the last position of a game.
    pub fn new(
        variant: &'a Variant,
        evaluator: &'a Evaluator,
        table: &'a Table,
        budget: Budget<'a>,
        game: &[Position],
        memory: Memory,
    ) -> Search<'a> {
        Search {
            variant,
            evaluator,
            table,
            budget,
            memory,
            nodes: 0,
            longest: 0,
            root_depth: 0,
            moves: Vec::new(),
            takes_kings: ends::takes_kings(variant),
            past: game.iter().map(Position::hash).collect(),
            steps: [Step::default(); MAX_PLY + 2],
            lines: vec![Vec::new(); MAX_PLY + 2],
            evaluations: eval::Memory::new(),
            sight: None,
            network: evaluator.network(),
        }
    }

    /// The best line from a ply on, as the last node there has found it.
    pub fn line(&self, ply: usize) -> &[Move] {
        &self.lines[ply]
    }

    /// The material gain of a move.
    #[inline]
    pub fn gain(&self, position: &Position, mv: Move) -> Value {
        self.evaluator.gain(self.variant, position, mv)
    }

    /// The same, without playing the move if possible.
    #[inline]
    pub fn gain_at_sight(
        &self,
        position: &Position,
        capture_filter: &CaptureFilter,
        mv: Move,
    ) -> Value {
        self.evaluator
            .gain_at_sight(self.variant, position, capture_filter, mv)
    }

    /// The worth of the piece that moves.
    #[inline]
    pub fn mover_value(&self, position: &Position, mv: Move) -> Value {
        let piece = position.piece(mv.from);
        piece.map_or(0, |piece: Piece| self.evaluator.value(piece))
    }

    /// The enemy's move before the node at this ply.
    #[inline]
    pub fn last_history_move(&self, ply: usize) -> Option<HistoryMove> {
        self.steps[ply.checked_sub(1)?].history_move
    }

    /// The moves before the node at this ply.
    #[inline]
    pub fn last_moves(&self, ply: usize) -> LastMoves {
        let before = |plies: usize| self.steps[ply.checked_sub(plies)?].history_move;
        LastMoves::new(before(1), before(2))
    }

    /// Evaluates a position.
    #[inline]
    pub fn evaluate(&mut self, position: &Position, ply: usize) -> Value {
        let key = eval::key(self.variant, position);
        let (variant, evaluator, network) = (self.variant, self.evaluator, &mut self.network);
        self.evaluations.recall(key, || match network {
            Some(network) if evaluator.is_for_network(position) => {
                let value = network.value(variant, position, ply);
                evaluator.finish(variant, position, value)
            }
            _ => evaluator.evaluate(variant, position),
        })
    }

    /// The position after a move; nothing if it is not legal, as it may be known to be.
    pub fn play(&self, position: &Position, mv: Move, legal: bool) -> Option<Position> {
        match legal {
            true => Some(self.variant.play(position, mv)),
            false => self.variant.play_if_legal(position, mv),
        }
    }

    /// The evaluation of a position as the table keeps it, and with its correction. In check it would say
    /// little, so it is left out.
    pub fn appraise(
        &mut self,
        position: &Position,
        found: Option<TableHit>,
        ply: usize,
    ) -> (Value, Value) {
        let raw = found.map_or_else(|| self.evaluate(position, ply), |found| found.eval);
        (raw, self.memory.correction.apply(position, raw))
    }

    /// Whether the player thinks of a move at all, given what it changes in pieces.
    pub fn sees(&self, position: &Position, mv: Move, gain: Value) -> bool {
        let sight = self.sight.as_ref();
        sight.is_none_or(|sight| sight.sees(self.variant, position, mv, gain))
    }

    /// Searches the position after a move, from the view of the side that made it.
    pub fn child(
        &mut self,
        (position, history_move, check): Child,
        window: NodeWindow,
        ply: usize,
    ) -> Value {
        self.table.touch(position.hash());
        self.steps[ply].history_move = history_move;
        self.past.push(position.hash());
        let value = -self.node(position, window.turned(), ply + 1, check);
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
            None if ply >= MAX_PLY => Some(self.evaluate(position, ply)),
            end => end,
        }
    }

    /// Searches a position, `ply` plies from the root.
    pub fn node(
        &mut self,
        position: &Position,
        window: NodeWindow,
        ply: usize,
        in_check: bool,
    ) -> Value {
        if window.depth <= 0 {
            return self.quiescence(position, (window.alpha, window.beta), ply, in_check);
        }
        if let Some(value) = self.enter(position, ply) {
            return value;
        }
        // No line from here is better than winning at once, or worse than having lost already.
        let window = NodeWindow {
            alpha: window.alpha.max(lost_at(ply)),
            beta: window.beta.min(won_at(ply + 1)),
            ..window
        };
        let NodeWindow {
            alpha, beta, depth, ..
        } = window;
        if alpha >= beta {
            return alpha;
        }
        if let Some(value) = self.king_hangs(position, alpha, beta, ply) {
            return value;
        }
        let excluded = self.steps[ply].excluded.take();
        let found = self.table.probe(position.hash(), ply);
        if let Some(found) = found
            && excluded.is_none()
            && !window.is_pv()
            && found.settles(depth, alpha, beta)
            && !self.is_clock_near(position)
        {
            return found.value;
        }
        let (raw, eval) = match in_check {
            // As good as at the side's last turn: it neither improves nor gets worse.
            true => {
                let before = ply.checked_sub(2).map(|before| self.steps[before].eval);
                (DRAW, before.unwrap_or(DRAW))
            }
            false => self.appraise(position, found, ply),
        };
        self.steps[ply].eval = eval;
        let node = Node {
            position,
            window,
            ply,
            in_check,
            raw,
            // A value from an earlier search says more than the evaluation, where it is a bound on its side.
            eval: found.map_or(eval, |found| found.refine(eval)),
            improving: !in_check && ply >= 2 && eval > self.steps[ply - 2].eval,
            found,
            excluded,
        };
        if let Some(value) = self.settle_early(&node) {
            return value;
        }
        self.search_moves(node)
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
