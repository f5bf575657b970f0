//! The captures of the last move, shown until the next move.

use super::board_view::BoardView;
use super::marks::piece_at;
use super::point::Point;
use super::scene::{Ink, Item, Shape};
use crate::rules::{Effect, Piece, Position, Square, Transition};

/// The size and the opacity of the ghost of a captured piece on an empty square.
const GHOST: (f32, f32) = (0.8, 0.5);

/// The same in the corner of a square with another piece, and the offset of the corner.
const BADGE: (f32, f32, Point) = (0.36, 0.9, Point::new(-0.31, -0.31));

/// The size of the cross as a part of its ghost's size, its opacity, and its offset from a large ghost, which it must not
/// hide.
const CROSS: (f32, f32, Point) = (0.4, 0.85, Point::new(0.3, -0.3));

/// The pieces that a move removed, each with its square at that time: a push or a pull may have moved it.
pub fn removed(transition: &Transition) -> Vec<(Square, Piece)> {
    let moved = |at: Square| {
        let stop = transition.effects.iter().find_map(|effect| match *effect {
            Effect::Travel { from, to, .. } if from == at => Some(to),
            _ => None,
        });
        stop.unwrap_or(at)
    };
    let effects = transition.effects.iter();
    effects
        .filter_map(|effect| match *effect {
            Effect::Capture { piece, at, .. } => Some((moved(at), piece)),
            Effect::Sacrifice { piece, at, .. } => Some((at, piece)),
            _ => None,
        })
        .collect()
}

/// A ghost with a small cross on the square of each piece that the last move removed, except where the captor stands
/// now. If another piece stands there, the ghost is small and in the corner.
pub fn traces(view: &BoardView, now: &Position, last: Option<&Transition>) -> Vec<Item> {
    let removed = last.map(removed).unwrap_or_default().into_iter();
    let stop = last.map(|last| last.mv.to);
    removed
        .filter(|&(square, _)| now.piece(square).is_none() || Some(square) != stop)
        .flat_map(|(square, piece)| {
            let ((size, alpha, off), aside) = match now.piece(square) {
                Some(_) => (BADGE, Point::default()),
                None => ((GHOST.0, GHOST.1, Point::default()), CROSS.2),
            };
            let at = view.center(square) + off;
            let cross = Item::new(Shape::Cross, Ink::Capture, at + aside);
            [
                piece_at(piece, at).sized(size).faded(alpha),
                cross.sized(CROSS.0 * size).faded(CROSS.1),
            ]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::rules::{Move, Variant};
    use crate::variant_file::Catalogue;

    /// The squares of the crosses after a move, with their sizes.
    fn crosses(game: &str, fen: &str, mv: &str) -> Vec<(String, f32)> {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &position, mv).unwrap();
        crosses_on(&variant, &position, mv, &variant.play(&position, mv))
    }

    /// The same in any position after a move.
    fn crosses_on(
        variant: &Variant,
        position: &Position,
        mv: Move,
        after: &Position,
    ) -> Vec<(String, f32)> {
        let transition = variant.transition(position, mv);
        let view = BoardView::new(variant.geometry(), false);
        let items = traces(&view, after, Some(&transition));
        let name = |item: &Item| {
            let square = view.square_at(variant.geometry(), item.at).unwrap();
            (variant.geometry().name(square).to_owned(), item.width)
        };
        let crosses = items.iter().filter(|item| item.shape == Shape::Cross);
        crosses.map(name).collect()
    }

    fn names(found: &[(String, f32)]) -> Vec<&str> {
        let mut names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        names
    }

    #[test]
    fn every_captured_piece_leaves_a_cross_on_its_square() {
        // The Long Leaper leaps over c1 and e1.
        let found = crosses("ultima", "7k/8/8/8/8/8/8/L1p1p2K w - - 0 1", "a1f1");
        assert_eq!(names(&found), ["c1", "e1"]);
        let found = crosses("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
        assert_eq!(names(&found), ["d5"]);
        let found = crosses("chess", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "d1d5");
        assert!(found.is_empty());
    }

    #[test]
    fn a_displacement_leaves_no_trace() {
        let onto = crosses("chess", "4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1", "d1d5");
        assert!(onto.is_empty());
    }

    #[test]
    fn a_trace_leaves_another_piece_that_stands_there_to_be_seen() {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let position = parse_fen(&variant, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").unwrap();
        let mv = find_move(&variant, &position, "e5d6").unwrap();
        let found = |after: &str| {
            let after = parse_fen(&variant, after).unwrap();
            crosses_on(&variant, &position, mv, &after)
        };
        let empty = found("4k3/8/3P4/8/8/8/8/4K3 b - - 0 1");
        let other = found("4k3/8/3P4/3N4/8/8/8/4K3 b - - 0 1");
        assert_eq!((names(&empty), names(&other)), (vec!["d5"], vec!["d5"]));
        assert!(other[0].1 < empty[0].1);
    }
}
