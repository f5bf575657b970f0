//! What the search remembers of quiet moves that have been good: killers, answers and the history.

use super::score::MAX_PLY;
use crate::rules::{MAX_SQUARES, MAX_TYPES, Move, Piece, Position};

const PIECES: usize = 2 * MAX_TYPES;

/// A man and where it goes: the part of a move that stays good in other positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Deed {
    piece: usize,
    to: usize,
}

impl Deed {
    /// The deed of a move. A drop counts as one of the man dropped, a choice of the array as one of the
    /// first type: the memory is for ordering only, and an odd entry does no harm.
    #[inline]
    pub(super) fn new(position: &Position, mv: Move) -> Deed {
        Deed {
            piece: position
                .man(mv.from)
                .or_else(|| Some(Piece::new(position.turn(), mv.promotion?)))
                .map_or(0, Piece::index),
            to: mv.to.index(),
        }
    }
}

/// The memory of quiet moves within one search.
pub(super) struct History {
    worth: Box<[[i16; MAX_SQUARES]; PIECES]>,
    answers: Box<[[Option<Move>; MAX_SQUARES]; PIECES]>,
    killers: [[Option<Move>; 2]; MAX_PLY + 1],
}

impl History {
    /// The bounds of a move's worth.
    pub(super) const MOST: i32 = 8_192;

    pub(super) fn new() -> History {
        History {
            worth: Box::new([[0; MAX_SQUARES]; PIECES]),
            answers: Box::new([[None; MAX_SQUARES]; PIECES]),
            killers: [[None; 2]; MAX_PLY + 1],
        }
    }

    /// How often the deed has been good rather than bad.
    #[inline]
    pub(super) fn worth(&self, deed: Deed) -> i32 {
        i32::from(self.worth[deed.piece][deed.to])
    }

    /// Quiet moves that have refuted other moves at this ply, the latest first.
    #[inline]
    pub(super) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply.min(MAX_PLY)]
    }

    /// The quiet move that has last refuted this deed of the enemy's.
    #[inline]
    pub(super) fn answer(&self, to: Option<Deed>) -> Option<Move> {
        to.and_then(|deed| self.answers[deed.piece][deed.to])
    }

    /// Remembers that a quiet move was good enough to end the search of a node, though others tried
    /// before it were not.
    pub(super) fn reward(
        &mut self,
        (mv, deed): (Move, Deed),
        tried: &[Deed],
        after: Option<Deed>,
        depth: i32,
        ply: usize,
    ) {
        let bonus = (16 * depth * depth).min(1_200);
        self.shift(deed, bonus);
        for &other in tried {
            self.shift(other, -bonus);
        }
        let killers = &mut self.killers[ply.min(MAX_PLY)];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        if let Some(after) = after {
            self.answers[after.piece][after.to] = Some(mv);
        }
    }

    /// Moves a worth towards its bound, the slower the nearer it is.
    fn shift(&mut self, deed: Deed, by: i32) {
        let worth = &mut self.worth[deed.piece][deed.to];
        let old = i32::from(*worth);
        let new = old + by - old * by.abs() / Self::MOST;
        *worth = new.clamp(-Self::MOST, Self::MOST) as i16;
    }
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
        let (good, bad) = (Deed { piece: 3, to: 7 }, Deed { piece: 3, to: 8 });
        for _ in 0..1000 {
            history.reward((mv(7), good), &[bad], None, 9, 0);
        }
        assert!(history.worth(good) > 0 && history.worth(good) <= History::MOST);
        assert!(history.worth(bad) < 0 && history.worth(bad) >= -History::MOST);
    }

    #[test]
    fn the_last_two_killers_are_kept() {
        let mut history = History::new();
        let deed = Deed::default();
        for to in [1, 2, 2, 3] {
            history.reward((mv(to), deed), &[], Some(deed), 1, 5);
        }
        assert_eq!(history.killers(5), [Some(mv(3)), Some(mv(2))]);
        assert_eq!(history.killers(4), [None, None]);
        assert_eq!(history.answer(Some(deed)), Some(mv(3)));
        assert_eq!(history.answer(None), None);
    }
}
