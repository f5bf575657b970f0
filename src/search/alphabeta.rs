//! Principal variation search, a refinement of alpha-beta.
//!
//! Each node is searched with a window from `alpha` to `beta`. Inside the window its value is exact, outside it is a
//! bound. Most nodes have a *zero window*: `beta` is `alpha + 1`, and the search only asks whether the node beats
//! `alpha`. Pruning happens only there. Nodes with a wider window are on the principal variation.

use super::ends;
use super::eval::{self, Evaluator};
use super::history::{HistoryMove, LastMoves};
use super::memory::Memory;
use super::movepicker::Candidate;
use super::nnue::Accumulators;
use super::node::{Node, NodeWindow};
use super::perfect::NodeTables;
use super::score::{DRAW, MAX_PLY, Value, lost_at, won_at};
use super::timeman::Budget;
use super::transposition::{TableHit, TranspositionTable};
use super::vision::Vision;
use crate::rules::{
    Facts, Move, Piece, PieceCaptures, PieceType, Position, TypeSet, Variant, Word,
};

/// With this many plies or fewer left on the halfmove clock, the search does not use the transposition table: its
/// entries do not know the clock.
const CLOCK_NEAR: u16 = 12;

/// A move on the path from the root to the current node.
#[derive(Clone, Copy, Default)]
pub(super) struct Step {
    /// The move, or `None` for a null move.
    pub history_move: Option<HistoryMove>,
    /// The evaluation of the position before the move.
    pub eval: Value,
    /// The move that a search without the move of the table leaves out in the position before it.
    pub excluded: Option<Move>,
    /// How many moves that lead to the position before the move have been refuted there so far.
    pub refuted: u32,
}

/// The position after a move, the move (`None` for a null move), and whether it gives check.
pub(super) type Child<'p, W> = (&'p Facts<'p, W>, Option<HistoryMove>, bool);

/// The state of a search in progress, shared by all its nodes.
pub(super) struct Search<'a, W: Word> {
    pub variant: &'a Variant<W>,
    pub evaluator: &'a Evaluator<W>,
    pub table: &'a TranspositionTable,
    pub budget: Budget<'a>,
    pub memory: Memory,
    /// The nodes searched so far.
    pub nodes: u64,
    /// The length of the longest line searched so far, in plies.
    pub longest: usize,
    /// The depth of the iteration.
    pub root_depth: i32,
    /// A buffer for lists of moves.
    pub moves: Vec<Move>,
    /// The moves that the nodes on the path from the root have still to try: those of a node above its parent's.
    pub candidates: Vec<Candidate>,
    /// The moves that these nodes have tried, in the same order.
    pub tried: Vec<(HistoryMove, bool)>,
    /// Whether the side to move always wins if it attacks the enemy king.
    pub(super) wins_by_attacking_king: bool,
    /// Types that never capture by moving onto the victim's square, so that they cannot be recaptured there.
    pub(super) elsewhere: TypeSet,
    /// The digests of the earlier positions: those of the game, then those on the path from the root.
    pub(super) past: Vec<u64>,
    /// The moves from the root to the current node.
    pub(super) steps: [Step; MAX_PLY + 2],
    /// For each ply, the best line from there.
    lines: Vec<Vec<Move>>,
    evaluations: eval::Memory,
    /// What a weak player sees, or `None` for a player that sees everything.
    pub sight: Option<Vision<W>>,
    /// The tables of endings to ask.
    pub tables: Option<NodeTables<'a>>,
    /// The positions that were found in tables of endings.
    pub table_hits: u64,
    /// The network of the game, if it has one.
    network: Option<Accumulators<W>>,
}

impl<'a, W: Word> Search<'a, W> {
    /// Prepares a search of the last position of a game.
    pub fn new(
        variant: &'a Variant<W>,
        evaluator: &'a Evaluator<W>,
        table: &'a TranspositionTable,
        budget: Budget<'a>,
        game: &[Position<W>],
        memory: Memory,
    ) -> Search<'a, W> {
        let kinds = variant.kinds().iter().enumerate();
        let elsewhere = kinds.filter(|(_, kind)| !kind.replaces());
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
            candidates: Vec::new(),
            tried: Vec::new(),
            wins_by_attacking_king: ends::wins_by_attacking_king(variant),
            elsewhere: elsewhere.map(|(index, _)| PieceType::new(index)).collect(),
            past: game.iter().map(Position::hash).collect(),
            steps: [Step::default(); MAX_PLY + 2],
            lines: vec![Vec::new(); MAX_PLY + 2],
            evaluations: eval::Memory::new(),
            sight: None,
            tables: None,
            table_hits: 0,
            network: evaluator.network(),
        }
    }

    /// Evaluates without the network.
    pub fn evaluate_by_hand(&mut self) {
        self.network = None;
    }

    /// The best line from a ply on, as found by the last node at that ply.
    pub fn line(&self, ply: usize) -> &[Move] {
        &self.lines[ply]
    }

    /// The material gain of a move.
    #[inline]
    pub fn gain(&self, position: &Position<W>, mv: Move) -> Value {
        self.evaluator.gain(self.variant, position, mv)
    }

    /// The material gain of a move, without playing the move if possible, and whether it is known to capture nothing.
    #[inline(always)]
    pub fn gain_at_sight(
        &self,
        position: &Position<W>,
        captures: &PieceCaptures<W>,
        mv: Move,
    ) -> (Value, bool) {
        self.evaluator
            .gain_at_sight(self.variant, position, captures, mv)
    }

    /// The value of the piece that moves.
    #[inline]
    pub fn mover_value(&self, position: &Position<W>, mv: Move) -> Value {
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
    pub fn evaluate(&mut self, facts: &Facts<W>, ply: usize) -> Value {
        let position = facts.position();
        let key = eval::key(self.variant, position);
        let (variant, evaluator, network) = (self.variant, self.evaluator, &mut self.network);
        self.evaluations.recall(key, || match network {
            Some(network) if evaluator.is_for_network(position) => {
                let value = network.value(facts, ply);
                evaluator.finish(variant, position, value)
            }
            _ => evaluator.evaluate(variant, position),
        })
    }

    /// The evaluation of a position, first as the table stores it, then corrected. Evaluations in check say little,
    /// so there is none.
    pub fn raw_and_corrected(
        &mut self,
        facts: &Facts<W>,
        found: Option<TableHit>,
        ply: usize,
    ) -> (Value, Value) {
        let raw = found.map_or_else(|| self.evaluate(facts, ply), |found| found.eval);
        (raw, self.memory.correction.apply(facts.position(), raw))
    }

    /// Whether the player notices a move that gains `gain` in material.
    pub fn sees(&self, position: &Position<W>, mv: Move, gain: Value) -> bool {
        let sight = self.sight.as_ref();
        sight.is_none_or(|sight| sight.sees(self.variant, position, mv, gain))
    }

    /// Searches the position after a move, from the view of the side that made it.
    pub fn child(
        &mut self,
        (facts, history_move, check): Child<W>,
        window: NodeWindow,
        ply: usize,
    ) -> Value {
        let hash = facts.position().hash();
        self.table.prefetch(hash);
        self.steps[ply].history_move = history_move;
        self.past.push(hash);
        let (candidates, tried) = (self.candidates.len(), self.tried.len());
        let value = -self.node(facts, window.turned(), ply + 1, check);
        self.candidates.truncate(candidates);
        self.tried.truncate(tried);
        self.past.pop();
        value
    }

    /// Counts a node, and returns its value if it needs no search.
    pub fn enter(&mut self, facts: &Facts<W>, ply: usize) -> Option<Value> {
        self.lines[ply].clear();
        if self.budget.is_spent() {
            return Some(DRAW);
        }
        self.nodes += 1;
        self.longest = self.longest.max(ply);
        if self.budget.spent(self.nodes) {
            return Some(DRAW);
        }
        match self.end(facts, ply) {
            None if ply >= MAX_PLY => Some(self.evaluate(facts, ply)),
            None => {
                let value = self.tables?.value(self.variant, facts.position(), ply)?;
                self.table_hits += 1;
                Some(value)
            }
            end => end,
        }
    }

    /// The value of a position that is `ply` plies from the root.
    pub fn node(
        &mut self,
        facts: &Facts<W>,
        window: NodeWindow,
        ply: usize,
        in_check: bool,
    ) -> Value {
        if window.depth <= 0 {
            return self.quiescence(facts, (window.alpha, window.beta), ply, in_check);
        }
        if let Some(value) = self.enter(facts, ply) {
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
        if let Some(value) = self.king_hangs(facts, alpha, beta, ply) {
            return value;
        }
        self.steps[ply + 1].refuted = 0;
        let position = facts.position();
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
            // In check there is no evaluation: use the one of the side's last turn, so that it counts as unchanged.
            true => {
                let before = ply.checked_sub(2).map(|before| self.steps[before].eval);
                (DRAW, before.unwrap_or(DRAW))
            }
            false => self.raw_and_corrected(facts, found, ply),
        };
        self.steps[ply].eval = eval;
        let node = Node {
            facts,
            window,
            ply,
            in_check,
            raw,
            // A value from an earlier search that is a bound on its side is better than the evaluation.
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

    /// Whether the halfmove clock may soon end the game. The transposition table does not know the clock.
    fn is_clock_near(&self, position: &Position<W>) -> bool {
        let clock = self.variant.settings().clock;
        clock > 0 && position.halfmove() + CLOCK_NEAR >= clock
    }

    /// Makes the best line at `ply`: this move, then the best line of the next ply.
    pub fn extend_line(&mut self, ply: usize, mv: Move) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut here[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }
}
