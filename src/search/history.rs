//! What the search remembers about good quiet moves: killers, countermoves and the history.

use super::score::MAX_PLY;
use crate::rules::{MAX_SQUARES, MAX_TYPES, Move, Piece, Position, Word};

const PIECES: usize = 2 * MAX_TYPES;

/// A piece and its destination: the part of a move that can be good in other positions too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct HistoryMove {
    piece: u8,
    to: u8,
}

impl HistoryMove {
    const COUNT: usize = PIECES * MAX_SQUARES;

    #[inline]
    const fn index(self) -> usize {
        self.piece as usize * MAX_SQUARES + self.to as usize
    }

    /// The piece and destination of a move. A drop counts as a move of the dropped piece, a choice of the array as
    /// one of the first type. Such entries may be odd, but they only influence the order of moves.
    #[inline]
    pub(super) fn new<W: Word>(position: &Position<W>, mv: Move) -> HistoryMove {
        HistoryMove {
            piece: position
                .piece(mv.from)
                .or_else(|| Some(Piece::new(position.turn(), mv.promotion?)))
                .map_or(0, |piece| piece.index() as u8),
            to: mv.to.index() as u8,
        }
    }
}

/// The last two moves before a position: the enemy's, and the player's own before that.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LastMoves {
    last: Option<HistoryMove>,
    /// Where the entries of the moves after each of them begin.
    rows: [Option<usize>; 2],
}

impl LastMoves {
    pub(super) fn new(last: Option<HistoryMove>, before: Option<HistoryMove>) -> LastMoves {
        let row = |history_move: Option<HistoryMove>, salt: usize| {
            history_move.map(|history_move| {
                (history_move.index() * 2 + salt).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40
            })
        };
        LastMoves {
            last,
            rows: [row(last, 0), row(before, 1)],
        }
    }
}

/// What a search remembers about moves.
pub(super) struct History {
    score: Box<[i16]>,
    /// How good a move is after another move. Several moves may share an entry: it only influences the order.
    after: Box<[i16]>,
    gains: Box<[i16]>,
    answers: Box<[Option<Move>]>,
    killers: [[Option<Move>; 2]; MAX_PLY + 1],
}

/// The number of entries for moves after moves, a power of two.
const FOLLOWED: usize = 1 << 20;

impl History {
    /// The bounds of each part of a move's history value.
    const LIMIT: i32 = 8_192;
    /// The bounds of a move's history value.
    pub(super) const MOST: i32 = 3 * Self::LIMIT;

    pub(super) fn new() -> History {
        History {
            score: vec![0; HistoryMove::COUNT].into(),
            after: vec![0; FOLLOWED].into(),
            gains: vec![0; HistoryMove::COUNT].into(),
            answers: vec![None; HistoryMove::COUNT].into(),
            killers: [[None; 2]; MAX_PLY + 1],
        }
    }

    /// How often a quiet move was good rather than bad, in general and after these moves.
    #[inline]
    pub(super) fn score(&self, history_move: HistoryMove, last_moves: LastMoves) -> i32 {
        let followed = |row: Option<usize>| {
            row.map_or(0, |row| {
                i32::from(self.after[(row ^ history_move.index()) & (FOLLOWED - 1)])
            })
        };
        i32::from(self.score[history_move.index()])
            + followed(last_moves.rows[0])
            + followed(last_moves.rows[1])
    }

    /// The same for a move that gains material.
    #[inline]
    pub(super) fn worth_of_gain(&self, history_move: HistoryMove) -> i32 {
        i32::from(self.gains[history_move.index()])
    }

    /// Quiet moves that refuted other moves at this ply, the latest first.
    #[inline]
    pub(super) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply.min(MAX_PLY)]
    }

    /// The last quiet move that refuted the enemy's last move.
    #[inline]
    pub(super) fn answer(&self, last_moves: LastMoves) -> Option<Move> {
        last_moves
            .last
            .and_then(|history_move| self.answers[history_move.index()])
    }

    /// Records that a move caused a cutoff, and that the moves tried before it did not.
    pub(super) fn reward(
        &mut self,
        (mv, history_move, quiet): (Move, HistoryMove, bool),
        tried: &[(HistoryMove, bool)],
        last_moves: LastMoves,
        depth: i32,
        ply: usize,
    ) {
        let bonus = (16 * depth * depth + 32 * depth).min(1_200);
        match quiet {
            true => self.shift(history_move, last_moves, bonus),
            false => shift(&mut self.gains[history_move.index()], bonus),
        }
        for &(other, was_quiet) in tried {
            match was_quiet {
                true if quiet => self.shift(other, last_moves, -bonus),
                true => {}
                false => shift(&mut self.gains[other.index()], -bonus),
            }
        }
        if !quiet {
            return;
        }
        let killers = &mut self.killers[ply.min(MAX_PLY)];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        if let Some(last) = last_moves.last {
            self.answers[last.index()] = Some(mv);
        }
    }

    fn shift(&mut self, history_move: HistoryMove, last_moves: LastMoves, by: i32) {
        shift(&mut self.score[history_move.index()], by);
        for row in last_moves.rows.into_iter().flatten() {
            shift(
                &mut self.after[(row ^ history_move.index()) & (FOLLOWED - 1)],
                by,
            );
        }
    }
}

/// Moves a history value towards its bound, in smaller steps the nearer it is.
fn shift(score: &mut i16, by: i32) {
    let old = i32::from(*score);
    let new = old + by - old * by.abs() / History::LIMIT;
    *score = new.clamp(-History::LIMIT, History::LIMIT) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Square, Travel};

    fn mv(to: usize) -> Move {
        Move::new(Square::new(0), Square::new(to), Travel::Walk)
    }

    #[test]
    fn worth_is_bounded_and_the_better_move_has_more() {
        let mut history = History::new();
        let (good, bad) = (
            HistoryMove { piece: 3, to: 7 },
            HistoryMove { piece: 3, to: 8 },
        );
        for _ in 0..1000 {
            history.reward(
                (mv(7), good, true),
                &[(bad, true)],
                LastMoves::default(),
                9,
                0,
            );
        }
        assert!(
            history.score(good, LastMoves::default()) > 0
                && history.score(good, LastMoves::default()) <= History::MOST
        );
        assert!(
            history.score(bad, LastMoves::default()) < 0
                && history.score(bad, LastMoves::default()) >= -History::MOST
        );
    }

    #[test]
    fn the_last_two_killers_are_kept() {
        let mut history = History::new();
        let history_move = HistoryMove::default();
        for to in [1, 2, 2, 3] {
            history.reward(
                (mv(to), history_move, true),
                &[],
                LastMoves::new(Some(history_move), None),
                1,
                5,
            );
        }
        assert_eq!(history.killers(5), [Some(mv(3)), Some(mv(2))]);
        assert_eq!(history.killers(4), [None, None]);
        assert_eq!(
            history.answer(LastMoves::new(Some(history_move), None)),
            Some(mv(3))
        );
        assert_eq!(history.answer(LastMoves::default()), None);
    }
}
