//! What ends a piece's runs along lines, and the several ways that lead to one square.

use super::{Bitboard, Direction, Move, Origin, Piece, Square, Travel, View};
use smallvec::SmallVec;

/// A piece that ends a run along a line of one sheet.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct LineEnd {
    pub sheet: usize,
    pub direction: Direction,
    pub piece: Square,
}

/// The pieces that end a piece's runs: the first one on each line, and those that it comes to by leaps.
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

/// The pieces that end a piece's runs after leaps, if it may do anything to them.
pub(in crate::rules) fn leap_ends(
    view: View,
    piece: Piece,
    from: Square,
) -> SmallVec<[LineEnd; 16]> {
    let mut found = SmallVec::new();
    for capture in &view.kind(piece).captures {
        let rule = capture.method.rule();
        if rule.leaps_onward() {
            let prey = view.prey(!piece.color(), capture.victims);
            let origin = Origin {
                view,
                piece,
                from,
                walked: None,
                prey,
            };
            rule.leap_ends(&origin, &mut found);
        }
    }
    found
}

/// Makes one move of several ways to the same square, and one for each group that a move may enclose.
pub(in crate::rules) fn settle(view: View, piece: Piece, start: usize, out: &mut Vec<Move>) {
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
