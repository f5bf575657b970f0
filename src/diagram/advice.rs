//! Hints: a move as one arrow.

use super::arrow::{Pen, arrows};
use super::board_view::BoardView;
use super::point::Point;
use super::scene::{Ink, Item, Shape};
use super::way::Way;
use crate::rules::{Bitboard, Square, Transition, Travel};

/// The width of the head of an arrow with weight 1.
const BOLD: f32 = 0.42;

/// The distance between the end of an arrow and the centre of its stop, if a piece stands there.
const BEFORE: f32 = 0.46;

/// The same as a part of the distance to a neighbour, where there is little room.
const BESIDE: f32 = 0.3;

/// A move as one arrow in the colour of hints, from its piece to its stop. A piece that stays gets a ring, and so do
/// the square of a piece from the hand and the pieces of a chosen array. `pieces` are those on the board, before the
/// move or after it. `weight` is up to 1: less is fainter and thinner.
pub fn advice(
    view: &BoardView,
    pieces: Bitboard,
    transition: &Transition,
    weight: f32,
) -> Vec<Item> {
    let mv = transition.mv;
    let (from, to) = (view.center(mv.from), view.center(mv.to));
    let ring = |shape, at| Item::new(shape, Ink::Hint, at).faded(weight);
    match mv.travel {
        Travel::Keep => return [from, to].map(|at| ring(Shape::Ring, at)).to_vec(),
        Travel::Exchange => return [from, to].map(|at| ring(Shape::DashedRing, at)).to_vec(),
        _ if mv.from == mv.to || mv.travel == Travel::Drop => return vec![ring(Shape::Ring, to)],
        _ => {}
    }
    let pen = Pen {
        ink: Ink::Hint,
        head: BOLD * weight.sqrt(),
        alpha: 0.4 + 0.5 * weight,
    };
    let before = before(pieces.contains(mv.to), from, to);
    arrows(Way::of(view, transition), (from, to), before, pen)
}

/// A planned move without its effects: one straight arrow in the colour of hints, on a board with these pieces.
pub fn intention(view: &BoardView, pieces: Bitboard, from: Square, to: Square) -> Vec<Item> {
    let pen = Pen {
        ink: Ink::Hint,
        head: BOLD,
        alpha: 0.9,
    };
    let (start, stop) = (view.center(from), view.center(to));
    let before = before(pieces.contains(to), start, stop);
    arrows(Way::Straight, (start, stop), before, pen)
}

/// The distance between the end of an arrow and the centre of its stop.
fn before(occupied: bool, from: Point, to: Point) -> f32 {
    match occupied {
        true => BEFORE.min(BESIDE * (to - from).length()),
        false => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;

    fn advised(game: &str, fen: &str, mv: &str, weight: f32) -> Vec<Item> {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &position, mv).unwrap();
        let view = BoardView::of(&variant, false);
        let transition = variant.transition(&position, mv);
        advice(&view, position.occupied(), &transition, weight)
    }

    fn count(items: &[Item], shape: Shape) -> usize {
        items.iter().filter(|item| item.shape == shape).count()
    }

    #[test]
    fn every_kind_of_move_has_one_arrow_or_a_ring() {
        let arrows = [
            ("chess", "4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1", "d1d5"),
            ("ultima", "7k/8/8/8/8/8/8/L1p1p2K w - - 0 1", "a1f1"),
            (
                "swapper-chess",
                "4k5/10/10/10/10/10/1S4n3/10/10/4K5 w - - 0 1",
                "b4g4",
            ),
            ("renaissance", "k8/9/9/9/1Up6/9/9/9/K8[] w - - 0 1", "b5c5"),
        ];
        for (game, fen, mv) in arrows {
            let items = advised(game, fen, mv, 1.0);
            let arrow = |item: &&Item| matches!(item.shape, Shape::Arrow(_));
            assert_eq!(items.iter().filter(arrow).count(), 1, "{mv}");
            assert!(items.iter().all(|item| item.ink == Ink::Hint));
        }
        let fen = "k8/9/9/9/2B6/9/9/9/K8[] w - - 0 1";
        let items = advised("renaissance", fen, "c5c5!", 1.0);
        assert_eq!((count(&items, Shape::Ring), items.len()), (1, 1));
    }

    #[test]
    fn what_has_less_weight_is_thinner_and_fainter() {
        let move_of = |weight| advised("chess", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "d1d5", weight);
        for (bold, faint) in move_of(1.0).iter().zip(move_of(0.5)) {
            assert!(faint.height < bold.height && faint.alpha < bold.alpha);
        }
    }
}
