//! The order in which moves are tried: the likely best first, with as little work as may be.
//!
//! The move of the table comes before anything is weighed; then captures that seem to win something,
//! the largest first, quiet moves that have been good elsewhere, the other quiet moves by their
//! history, and captures that lose what they take with.

use super::alphabeta::Search;
use super::history::{Deed, History};
use super::score::Value;
use crate::rules::{Move, Position};

/// A move with what is known of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub mv: Move,
    /// What it changes in men.
    pub gain: Value,
    order: i32,
}

impl Candidate {
    /// Whether it changes nothing in men.
    pub fn is_quiet(&self) -> bool {
        self.gain == 0
    }
}

/// Which moves are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Every move.
    All,
    /// Moves that win men at first sight.
    Gains,
}

/// Gives the moves of a position one after another.
pub(super) struct MovePicker {
    hint: Option<Move>,
    wanted: Wanted,
    ply: usize,
    moves: Vec<Candidate>,
    weighed: bool,
}

/// Orders of the kinds of moves; the history of a quiet move lies between −8192 and 8192.
const GAIN: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const ANSWER: i32 = 1 << 19;
const LOSS: i32 = -(1 << 20);

impl MovePicker {
    /// The pseudo-legal moves of a position, `hint` first if it is one of them.
    pub fn new(
        search: &mut Search,
        position: &Position,
        hint: Option<Move>,
        wanted: Wanted,
        ply: usize,
    ) -> MovePicker {
        let mut moves = std::mem::take(&mut search.moves);
        moves.clear();
        search.variant.pseudo_legal_moves(position, &mut moves);
        let candidates = moves.iter().map(|&mv| Candidate {
            mv,
            gain: 0,
            order: 0,
        });
        let picker = MovePicker {
            hint,
            wanted,
            ply,
            moves: candidates.collect(),
            weighed: false,
        };
        search.moves = moves;
        picker
    }

    /// The next move, if any is left.
    pub fn next(&mut self, search: &Search, position: &Position) -> Option<Candidate> {
        if let Some(mut hinted) = self.take_hint() {
            hinted.gain = search.gain(position, hinted.mv);
            if self.wanted == Wanted::All || hinted.gain > 0 {
                return Some(hinted);
            }
        }
        if !self.weighed {
            self.weighed = true;
            self.weigh(search, position);
        }
        loop {
            let best = (0..self.moves.len()).max_by_key(|&at| (self.moves[at].order, !at))?;
            let candidate = self.moves[best];
            if candidate.order > KILLER && loses(search, position, &candidate) {
                self.moves[best].order = LOSS + candidate.gain;
                continue;
            }
            let losing = candidate.gain > 0 && candidate.order < 0;
            self.moves.swap_remove(best);
            if losing && self.wanted == Wanted::Gains {
                continue;
            }
            return Some(candidate);
        }
    }

    /// The hint, once, if it is a move of the position.
    fn take_hint(&mut self) -> Option<Candidate> {
        let hint = self.hint.take()?;
        let at = self
            .moves
            .iter()
            .position(|candidate| candidate.mv == hint)?;
        Some(self.moves.swap_remove(at))
    }

    fn weigh(&mut self, search: &Search, position: &Position) {
        let history = &search.history;
        let killers = history.killers(self.ply);
        let answer = history.answer(search.last_deed(self.ply));
        for candidate in &mut self.moves {
            let mv = candidate.mv;
            candidate.gain = search.gain(position, mv);
            candidate.order = match candidate.gain {
                1.. => GAIN + 16 * candidate.gain - search.mover_value(position, mv),
                0 if killers[0] == Some(mv) => KILLER,
                0 if killers[1] == Some(mv) => KILLER - 1,
                0 if answer == Some(mv) => ANSWER,
                0 => history.worth(Deed::new(position, mv)),
                _ => 2 * LOSS + candidate.gain,
            };
        }
        if self.wanted == Wanted::Gains {
            self.moves.retain(|candidate| candidate.gain > 0);
        }
    }
}

const _: () = assert!(ANSWER > History::MOST && LOSS < -History::MOST);

/// Whether a capture gives up more than it takes: the captor is worth more and can be taken in turn.
fn loses(search: &Search, position: &Position, candidate: &Candidate) -> bool {
    if search.mover_value(position, candidate.mv) <= candidate.gain {
        return false;
    }
    let next = search.variant.play(position, candidate.mv);
    let stop = candidate.mv.to;
    next.men(position.turn()).contains(stop)
        && search.variant.attackers(&next, stop, next.turn()).any()
}
