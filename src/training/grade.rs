//! The difficulty of an exercise, as a grade.

use std::ops::RangeInclusive;

/// The grades, from the easiest to the most difficult.
pub const GRADES: RangeInclusive<u8> = 1..=10;

/// The points of one grade.
const POINTS: usize = 8;

/// The features that make an exercise difficult.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// The pieces on the board.
    pub pieces: usize,
    /// The squares or moves of the answer; the pieces captured where a move is shown or asked for.
    pub answers: usize,
    /// The capture methods involved.
    pub methods: usize,
    /// The difficulty of the hardest of them for a newcomer, from 0 to 100.
    pub oddity: u32,
    /// The distance from the stop of the move to its farthest effect, in steps of a king.
    pub distance: usize,
    /// The pieces, moves or squares that look like a part of the answer and are not.
    pub near_misses: usize,
    /// The number of moves of the side to move that the player must foresee.
    pub depth: usize,
    /// The moves to choose from, where a move is asked for.
    pub choices: usize,
}

impl Features {
    /// The grade, from 1 to 10. More of any feature never makes it lower.
    pub fn grade(&self) -> u8 {
        let beyond = |value: usize, first: usize, each: usize, most: usize| {
            (value.saturating_sub(first) * each).min(most)
        };
        let points = beyond(self.pieces, 4, 2, 44)
            + beyond(self.answers, 1, 4, 16)
            + beyond(self.methods, 1, 8, 16)
            + beyond(self.oddity as usize, 0, 1, 100) / 5
            + beyond(self.distance, 1, 4, 16)
            + beyond(self.near_misses, 0, 5, 25)
            + beyond(self.depth, 1, 25, 50)
            + beyond(self.choices, 3, 1, 30) / 3;
        let grade = 1 + points / POINTS;
        u8::try_from(grade).unwrap_or(u8::MAX).min(*GRADES.end())
    }

    /// About how many pieces an exercise of a grade has.
    pub(super) fn pieces_for(grade: u8) -> usize {
        2 + 2 * usize::from(grade)
    }
}
