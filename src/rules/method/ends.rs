//! The pieces at the ends of lines, and the choice between several moves to one square.

use crate::rules::board::{Bitboard, Direction, Square};
use crate::rules::definition::view::View;
use crate::rules::method::Origin;
use crate::rules::moves::Move;
use crate::rules::piece::{Piece, Travel};
use smallvec::SmallVec;

/// The first piece on a line of one sheet.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct LineEnd {
    pub sheet: usize,
    pub direction: Direction,
    pub piece: Square,
}

/// The first piece on each line from a square, and the pieces behind leaps.
pub(in crate::rules) fn line_ends(
    view: View,
    piece: Piece,
    from: Square,
) -> SmallVec<[LineEnd; 16]> {
    let geometry = view.geometry();
    let occupied = view.position.occupied();
    let mut found = leap_ends(view, piece, from);
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

/// The pieces that a piece comes to by leaps, if it may do something to them.
pub(in crate::rules) fn leap_ends(
    view: View,
    piece: Piece,
    from: Square,
) -> SmallVec<[LineEnd; 16]> {
    let mut found = SmallVec::new();
    for capture in &view.kind(piece).captures {
        let rule = capture.method.rule();
        if rule.leaps_onward() {
            let capturable = view.capturable(!piece.color(), capture.victims);
            let origin = Origin {
                view,
                piece,
                from,
                walked: None,
                capturable,
            };
            rule.leap_ends(&origin, &mut found);
        }
    }
    found
}

/// Keeps one of several ways to the same square, and makes one move for each group that a move may
/// enclose.
pub(in crate::rules) fn resolve_ambiguous(
    view: View,
    piece: Piece,
    start: usize,
    out: &mut Vec<Move>,
) {
    let by = |way| {
        let moves = out[start..].iter().filter(|mv| mv.travel == way);
        moves.map(|mv| mv.to).collect::<Bitboard>()
    };
    let (walked, leapt, teleported) = (by(Travel::Walk), by(Travel::Leap), by(Travel::Teleport));
    if leapt.meets(walked) || teleported.meets(walked | leapt) {
        let superfluous = |mv: &Move| match mv.travel {
            Travel::Walk => leapt.contains(mv.to),
            Travel::Teleport => (walked | leapt).contains(mv.to),
            _ => false,
        };
        let rest = out.split_off(start);
        out.extend(rest.into_iter().filter(|mv| !superfluous(mv)));
    }
    for capture in &view.kind(piece).captures {
        capture
            .method
            .rule()
            .choose(view, piece, capture, start, out);
    }
}
