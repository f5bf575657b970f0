//! The order in which the search tries moves: the most promising first, with as little work as possible.
//!
//! The move of the table comes first, before the other moves are even listed. Then come captures that seem to win
//! material, the largest first, then quiet moves that were good elsewhere, then the other quiet moves by their
//! history, and last captures that lose the captor.

use super::alphabeta::Search;
use super::history::{History, HistoryMove};
use super::score::Value;
use crate::rules::{Bitboard, CaptureFilter, Facts, Move, Position, Square, Word};
use smallvec::SmallVec;
use std::cmp::Reverse;

/// A move and what the move picker knows about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub mv: Move,
    /// Its material gain.
    pub gain: Value,
    /// Whether it is known to capture nothing.
    pub idle: bool,
    order: i32,
}

impl Candidate {
    /// Whether it gains and loses no material.
    pub fn is_quiet(&self) -> bool {
        self.gain == 0
    }
}

/// Which moves the picker gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveScope {
    /// Every move.
    All,
    /// All moves out of check. They are all legal, because few pseudo-legal moves would be.
    Evasions,
    /// Moves that seem to win material.
    Gains,
}

/// Gives the moves of a position one after another.
pub(super) struct MovePicker {
    hint: Option<Move>,
    /// The hint, once it is known to be a move of the position.
    hinted: Option<Move>,
    wanted: MoveScope,
    /// The least gain of a move in the scope `Gains`.
    least: Value,
    ply: usize,
    /// Where its moves begin in `Search::candidates`. They are the last ones there whenever the picker is asked.
    first: usize,
    /// Where the moves are that come before those which only their history orders; empty if they are too many.
    early: SmallVec<[u16; 32]>,
    /// Whether the moves have been listed and ordered. Many nodes end with the hint.
    listed: bool,
    /// Whether the order of the remaining moves no longer matters.
    unordered: bool,
}

/// The orders of the kinds of moves. The history of a move changes less than the steps between them.
const GAIN: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const ANSWER: i32 = 1 << 19;
const LOSS: i32 = -(1 << 20);

impl MovePicker {
    /// The pseudo-legal moves of a position, or the legal evasions. `hint` comes first if it is one of them.
    pub fn new(hint: Option<Move>, wanted: MoveScope, ply: usize) -> MovePicker {
        MovePicker {
            hint,
            hinted: None,
            wanted,
            least: 1,
            ply,
            first: 0,
            early: SmallVec::new(),
            listed: false,
            unordered: false,
        }
    }

    /// The moves that seem to win at least `least` in material.
    pub fn gains(hint: Option<Move>, least: Value, ply: usize) -> MovePicker {
        MovePicker {
            least: least.max(1),
            ..MovePicker::new(hint, MoveScope::Gains, ply)
        }
    }

    /// Gives the remaining quiet moves in any order from now on, because the search will skip nearly all of them.
    pub fn stop_ordering(&mut self) {
        self.unordered = true;
    }

    /// The next move, or `None` if all have been given.
    pub fn next<W: Word>(&mut self, search: &mut Search<W>, facts: &Facts<W>) -> Option<Candidate> {
        if let Some(hinted) = self.take_hint(search, facts)
            && (self.wanted != MoveScope::Gains || hinted.gain >= self.least)
        {
            return Some(hinted);
        }
        if !self.listed {
            self.list(search, facts);
        }
        loop {
            let moves = &search.candidates[self.first..];
            let best = match self.unordered {
                true => moves.len().checked_sub(1)?,
                false => self.first_of_best(moves)?,
            };
            let candidate = moves[best];
            if candidate.order > KILLER && loses(search, facts, &candidate) {
                search.candidates[self.first + best].order = LOSS + candidate.gain;
                self.early.retain(|at| usize::from(*at) != best);
                continue;
            }
            let losing = candidate.gain > 0 && candidate.order < 0;
            self.remove(search, best);
            if losing && self.wanted == MoveScope::Gains {
                continue;
            }
            return Some(candidate);
        }
    }

    /// Removes a move. The last one takes its place.
    fn remove<W: Word>(&mut self, search: &mut Search<W>, index: usize) {
        search.candidates.swap_remove(self.first + index);
        let last = search.candidates.len() - self.first;
        self.early.retain(|at| usize::from(*at) != index);
        if let Some(moved) = self.early.iter_mut().find(|at| usize::from(**at) == last) {
            *moved = index as u16;
        }
    }

    /// The index of the first of the moves with the highest order.
    fn first_of_best(&self, moves: &[Candidate]) -> Option<usize> {
        let early = self.early.iter().map(|&at| usize::from(at));
        let best = early.max_by_key(|&at| (moves[at].order, Reverse(at)));
        best.or_else(|| first_of_all(moves))
    }

    /// The hint, once, if it is a move of the position.
    fn take_hint<W: Word>(
        &mut self,
        search: &mut Search<W>,
        facts: &Facts<W>,
    ) -> Option<Candidate> {
        let mv = self.hint.take()?;
        if !facts.is_pseudo_legal(mv, &mut search.moves)
            || self.wanted == MoveScope::Evasions && !facts.guard().allows(mv)
        {
            return None;
        }
        self.hinted = Some(mv);
        Some(Candidate {
            mv,
            gain: search.gain(facts.position(), mv),
            idle: false,
            order: 0,
        })
    }

    /// Lists the moves except the hint. In the scope `Gains` it may list only moves that win material. It does not if
    /// there was a hint: equal moves must keep the order of the full list.
    fn list<W: Word>(&mut self, search: &mut Search<W>, facts: &Facts<W>) {
        self.listed = true;
        let mut moves = std::mem::take(&mut search.moves);
        moves.clear();
        let capture_filter = facts.capture_filter();
        let few = self.wanted == MoveScope::Gains
            && self.hinted.is_none()
            && search.evaluator.gains_pieces_only(facts.position());
        match few {
            true => facts.pseudo_legal_gains(&capture_filter, &mut moves),
            false => facts.pseudo_legal_moves(&mut moves),
        }
        if let Some(at) = self
            .hinted
            .and_then(|hint| moves.iter().position(|&mv| mv == hint))
        {
            moves.swap_remove(at);
        }
        if self.wanted == MoveScope::Evasions {
            let guard = facts.guard();
            moves.retain(|&mv| guard.allows(mv));
        }
        let mut candidates = std::mem::take(&mut search.candidates);
        self.first = candidates.len();
        candidates.reserve(moves.len());
        self.weigh(search, facts, &capture_filter, &moves, &mut candidates);
        (search.moves, search.candidates) = (moves, candidates);
    }

    /// Makes the candidates of these moves.
    fn weigh<W: Word>(
        &mut self,
        search: &Search<W>,
        facts: &Facts<W>,
        capture_filter: &CaptureFilter<W>,
        moves: &[Move],
        candidates: &mut Vec<Candidate>,
    ) {
        let position = facts.position();
        let history = &search.memory.history;
        let killers = history.killers(self.ply);
        let last_moves = search.last_moves(self.ply);
        let answer = history.answer(last_moves);
        let remembered = killers.into_iter().chain([answer]).flatten();
        let remembered: Bitboard<W> = remembered.map(|mv| mv.to).collect();
        let of_piece = |from| capture_filter.of_piece(facts, from);
        let mut captures = of_piece(moves.first().map_or(Square::new(0), |mv| mv.from));
        for &mv in moves {
            if captures.from() != mv.from {
                captures = of_piece(mv.from);
            }
            let (gain, idle) = search.gain_at_sight(position, &captures, mv);
            if self.wanted == MoveScope::Gains && gain < self.least {
                continue;
            }
            let history_move = HistoryMove::new(position, mv);
            let order = match gain {
                1.. => {
                    let worth = history.worth_of_gain(history_move);
                    GAIN + 16 * gain - search.mover_value(position, mv) + worth
                }
                0 if !remembered.contains(mv.to) => history.score(history_move, last_moves),
                0 if killers[0] == Some(mv) => KILLER,
                0 if killers[1] == Some(mv) => KILLER - 1,
                0 if answer == Some(mv) => ANSWER,
                0 => history.score(history_move, last_moves),
                _ => 2 * LOSS + gain,
            };
            candidates.push(Candidate {
                mv,
                gain,
                idle,
                order,
            });
        }
        if search.sight.is_some() && self.wanted != MoveScope::Evasions {
            self.remove_overlooked(search, position, candidates);
        }
        self.find_early(&candidates[self.first..]);
    }

    fn find_early(&mut self, moves: &[Candidate]) {
        let early = moves.iter().enumerate();
        for (at, _) in early.filter(|(_, candidate)| candidate.order > History::MOST) {
            if self.early.len() == self.early.inline_size() {
                return self.early.clear();
            }
            self.early.push(at as u16);
        }
    }

    /// Removes the moves that the player overlooks, unless that would remove all.
    fn remove_overlooked<W: Word>(
        &self,
        search: &Search<W>,
        position: &Position<W>,
        candidates: &mut Vec<Candidate>,
    ) {
        let sees = |candidate: &Candidate| search.sees(position, candidate.mv, candidate.gain);
        let mut kept = self.first;
        for at in self.first..candidates.len() {
            if sees(&candidates[at]) {
                candidates.swap(kept, at);
                kept += 1;
            }
        }
        if self.wanted == MoveScope::Gains || kept > self.first {
            candidates.truncate(kept);
        }
    }
}

/// The index of the first of all moves with the highest order.
fn first_of_all(moves: &[Candidate]) -> Option<usize> {
    let mut best = 0;
    let mut most = moves.first()?.order;
    for (at, candidate) in moves.iter().enumerate() {
        if candidate.order > most {
            (best, most) = (at, candidate.order);
        }
    }
    Some(best)
}

const _: () = assert!(ANSWER > History::MOST && LOSS < -History::MOST);

/// Whether a capture loses more than it wins: the captor is worth more and can be recaptured.
fn loses<W: Word>(search: &Search<W>, facts: &Facts<W>, candidate: &Candidate) -> bool {
    if search.mover_value(facts.position(), candidate.mv) <= candidate.gain {
        return false;
    }
    let next = facts.play(candidate.mv);
    search.loses(&facts.of(&next), candidate.mv, candidate.gain, 0)
}
