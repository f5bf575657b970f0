//! What a position is worth to the side to move, in hundredths of a pawn or in moves to the end.

use std::fmt;

/// A worth inside the search: hundredths of a pawn, with the sure results at both ends.
pub(super) type Value = i32;

/// The longest line that is looked at, in plies from the root.
pub(super) const MAX_PLY: usize = 120;

/// Beyond every value.
pub(super) const INFINITE: Value = 32_000;

/// A draw.
pub(super) const DRAW: Value = 0;

/// A game won at once; each ply on the way there costs one.
const WIN: Value = 31_000;

/// A win of unknown length, for example when the enemy can only repeat and repetition loses.
pub(super) const SURE_WIN: Value = 25_000;

/// The most that an evaluation gives without knowing the end.
pub(super) const MOST: Value = 20_000;

/// The worth of having won after so many plies from the root.
#[inline]
pub(super) const fn won_at(ply: usize) -> Value {
    WIN - ply as Value
}

/// The worth of having lost after so many plies from the root.
#[inline]
pub(super) const fn lost_at(ply: usize) -> Value {
    -won_at(ply)
}

/// Whether the value names the ply on which the game is won or lost.
#[inline]
pub(super) const fn is_decided(value: Value) -> bool {
    value.abs() >= won_at(2 * MAX_PLY)
}

/// The plies to the end that a decided value names.
pub(super) const fn plies_to_end(value: Value) -> Option<usize> {
    if is_decided(value) {
        Some((WIN - value.abs()) as usize)
    } else {
        None
    }
}

/// The value of a position to the side to move.
///
/// Written as pawns and hundredths, `+0.35`; a sure win as the number of moves to it, `#3`, a sure
/// loss as `#-2`, whatever the way in which the game is won.
///
/// ```
/// use baroque::search::Score;
/// assert_eq!(Score::of_centipawns(35).to_string(), "+0.35");
/// assert_eq!(Score::of_centipawns(-1204).to_string(), "-12.04");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(Value);

impl Score {
    /// The score of a value of the search.
    pub(super) const fn new(value: Value) -> Score {
        Score(value)
    }

    /// So many hundredths of a pawn, as far as they tell no sure result.
    pub fn of_centipawns(centipawns: i32) -> Score {
        Score(centipawns.clamp(-SURE_WIN, SURE_WIN))
    }

    /// Hundredths of a pawn; a sure result is more than any material.
    pub const fn centipawns(self) -> i32 {
        self.0
    }

    /// In how many moves of its own the side to move wins, or loses if negative, where that is sure.
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
