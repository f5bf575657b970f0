//! The pieces at the ends of lines.

use crate::rules::board::{Direction, Square, Word};
use crate::rules::definition::Facts;
use smallvec::SmallVec;

/// The first piece on a line of one sheet.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct LineEnd {
    pub sheet: usize,
    pub direction: Direction,
    pub piece: Square,
}

/// The first piece on each line from a square, after the pieces behind `leaps`.
pub(in crate::rules) fn line_ends<W: Word>(
    facts: &Facts<W>,
    from: Square,
    leaps: &[LineEnd],
) -> SmallVec<[LineEnd; 16]> {
    let geometry = facts.geometry();
    let occupied = facts.position.occupied();
    let mut found = SmallVec::from_slice(leaps);
    for sheet in 0..geometry.sheets() {
        for direction in Direction::ALL {
            let first = geometry.first_on_line(sheet, from, direction, occupied);
            found.extend(first.map(|piece| LineEnd {
                sheet,
                direction,
                piece,
            }));
        }
    }
    found
}
