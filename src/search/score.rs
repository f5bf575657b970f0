//! The value of a position for the side to move, in hundredths of a pawn or in moves to the end.

use std::fmt;

/// A value inside the search: hundredths of a pawn, with the sure results at both ends.
pub(super) type Value = i32;

/// The longest line that is searched, in plies from the root.
pub(super) const MAX_PLY: usize = 120;

/// More than every value.
pub(super) const INFINITE: Value = 32_000;

/// A draw.
pub(super) const DRAW: Value = 0;

/// The value of a game won at once. Each ply until then costs one.
const WIN: Value = 31_000;

/// The value of a win of unknown length, for example if the enemy can only repeat and repetition loses.
pub(super) const SURE_WIN: Value = 25_000;

/// The highest value of an evaluation that does not know the end.
pub(super) const MOST: Value = 20_000;

/// The value of a win after this many plies from the root.
#[inline]
pub(super) const fn won_at(ply: usize) -> Value {
    WIN - ply as Value
}

/// The value of a loss after this many plies from the root.
#[inline]
pub(super) const fn lost_at(ply: usize) -> Value {
    -won_at(ply)
}

/// Whether the value tells in how many plies the game is won or lost.
#[inline]
pub(super) const fn is_decided(value: Value) -> bool {
    value.abs() >= won_at(2 * MAX_PLY)
}

/// The plies to the end, for a decided value.
pub(super) const fn plies_to_end(value: Value) -> Option<usize> {
    if is_decided(value) {
        Some((WIN - value.abs()) as usize)
    } else {
        None
    }
}

/// The value of a position for the side to move.
///
/// Written as pawns and hundredths, `+0.35`. A sure win is written as the number of moves to it, `#3`, a sure loss as
/// `#-2`, in any way of winning.
///
/// ```
/// use baroque::search::Score;
/// assert_eq!(Score::of_centipawns(35).to_string(), "+0.35");
/// assert_eq!(Score::of_centipawns(-1204).to_string(), "-12.04");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(Value);

impl Score {
    /// The score for a value of the search.
    pub(super) const fn new(value: Value) -> Score {
        Score(value)
    }

    /// This many hundredths of a pawn, limited to values that are not sure results.
    pub fn of_centipawns(centipawns: i32) -> Score {
        Score(centipawns.clamp(-SURE_WIN, SURE_WIN))
    }

    /// The value in hundredths of a pawn. A sure result is more than any material.
    pub const fn centipawns(self) -> i32 {
        self.0
    }

    /// In how many of its own moves the side to move surely wins, or loses if negative.
    pub const fn mate(self) -> Option<i32> {
        match plies_to_end(self.0) {
            Some(plies) => Some(plies.div_ceil(2) as i32 * self.0.signum()),
            None => None,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mate() {
            Some(moves) => write!(f, "#{moves}"),
            None => {
                let sign = if self.0 < 0 { '-' } else { '+' };
                write!(f, "{sign}{}.{:02}", self.0.abs() / 100, self.0.abs() % 100)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_counted_in_moves() {
        for (value, text) in [
            (won_at(1), "#1"),
            (won_at(2), "#1"),
            (won_at(3), "#2"),
            (lost_at(1), "#-1"),
            (lost_at(2), "#-1"),
            (lost_at(4), "#-2"),
            (DRAW, "+0.00"),
            (-7, "-0.07"),
            (SURE_WIN, "+250.00"),
        ] {
            assert_eq!(Score::new(value).to_string(), text);
        }
    }

    #[test]
    fn a_nearer_win_is_worth_more_and_a_nearer_loss_less() {
        assert!(won_at(1) > won_at(3) && won_at(3) > SURE_WIN && SURE_WIN > MOST);
        assert!(lost_at(2) < lost_at(4) && lost_at(4) < -SURE_WIN);
        assert!(is_decided(lost_at(MAX_PLY)) && !is_decided(SURE_WIN));
    }
}
