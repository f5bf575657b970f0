//! The ring around the square where a move of the player has ended.

use super::solving::Solving;
use baroque::diagram::{Annotation, Tone, annotations};
use baroque::rules::Square;

impl Solving {
    /// Rings the square where a move has ended, in the colour of right or wrong.
    pub(super) fn ring(&mut self, square: Square, right: bool) {
        let tone = match right {
            true => Tone::Green,
            false => Tone::Red,
        };
        let (from, to) = (square, square);
        let ring = annotations(self.table.view(), &[Annotation { from, to, tone }]);
        self.table.advice.marks = ring;
    }

    /// Whether a ring is shown, which will soon go away.
    pub(super) fn is_ringed(&self) -> bool {
        !self.table.advice.marks.is_empty()
    }
}
