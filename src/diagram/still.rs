//! A move as one picture on the board before it, for print.

use super::arrow::{Pen, arrows};
use super::board_view::BoardView;
use super::motion::leap_line;
use super::planned::jump_line;
use super::point::Point;
use super::preview::{is_moved_along, preview};
use super::scene::{Ink, Item, Shape};
use super::way::Way;
use crate::rules::{Effect, Square, Transition, Travel};

/// Lines longer than this may pass other pieces.
const LONG: f32 = 1.2;

/// The look of the mover's arrow.
const PEN: Pen = Pen {
    ink: Ink::Go,
    head: 0.3,
    alpha: 1.0,
};

/// The distance between the arrow's end and the centre of a piece on the stop.
const BEFORE_PIECE: f32 = 0.5;

/// The marks of [`preview`], and the mover's path with an arrowhead: straight, or with the arcs of a leap or a jump.
/// A mover that stays gets no arrow, and neither does one whose path the preview shows.
pub fn still(view: &BoardView, transition: &Transition) -> Vec<Item> {
    let mut items = preview(view, transition);
    let mv = transition.mv;
    let (from, to) = (view.center(mv.from), view.center(mv.to));
    let leap = leap_line(view, transition);
    items.extend(match mv.travel {
        Travel::Jump => tip(&jump_line(from, to), jump_ink(transition)),
        _ if !leap.is_empty() => tip(&leap, Ink::Capture),
        _ => own_way(transition).map_or_else(Vec::new, |(start, stop)| {
            let end = match occupied(transition, stop) {
                true => BEFORE_PIECE,
                false => 0.0,
            };
            let way = Way::of(view, transition);
            arrows(way, (view.center(start), view.center(stop)), end, PEN)
        }),
    });
    items
}

/// A scene with the marks of a move. Long lines, glows and squares lie below the pieces, so that the pieces stay readable.
pub fn marked(mut scene: Vec<Item>, marks: Vec<Item>) -> Vec<Item> {
    let (beneath, over) = beneath_pieces(marks);
    let is_piece = |item: &Item| matches!(item.shape, Shape::Piece(_));
    let pieces = scene.iter().position(is_piece).unwrap_or(scene.len());
    scene.splice(pieces..pieces, beneath);
    scene.extend(over);
    scene
}

/// The marks that belong below the pieces, and the others.
pub(super) fn beneath_pieces(marks: Vec<Item>) -> (Vec<Item>, Vec<Item>) {
    let beneath = |item: &Item| match item.shape {
        Shape::Bar | Shape::Arrow(_) => item.width > LONG,
        Shape::Glow | Shape::Square => true,
        _ => false,
    };
    marks.into_iter().partition(beneath)
}

/// The start and the stop of the mover, if it moves by its own power.
fn own_way(transition: &Transition) -> Option<(Square, Square)> {
    transition.effects.iter().find_map(|effect| match *effect {
        Effect::Travel { from, to, by, .. } => {
            let own = from == transition.mv.from && !is_moved_along(transition, from, by);
            own.then_some((from, to))
        }
        _ => None,
    })
}

/// Whether the mover captures a piece on the square where it stops.
fn occupied(transition: &Transition, stop: Square) -> bool {
    transition.captured().contains(stop)
}

fn jump_ink(transition: &Transition) -> Ink {
    match transition.removes() {
        true => Ink::Capture,
        false => Ink::Go,
    }
}

/// The head of an arrow at the end of a line.
fn tip(line: &[Point], ink: Ink) -> Vec<Item> {
    match line {
        [.., before, end] => {
            let along = *end - *before;
            vec![Item::head(*end + along.unit() * 0.1, along, PEN.head, ink)]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::scene::Shape;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;

    /// The marks of a still that the preview lacks, and the centres of all pieces on the board.
    fn own(game: &str, fen: &str, mv: &str) -> (Vec<Item>, Vec<Point>) {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &position, mv).unwrap();
        let view = BoardView::new(variant.geometry(), false);
        let transition = variant.transition(&position, mv);
        let known = preview(&view, &transition);
        let shown = still(&view, &transition);
        assert_eq!(shown[..known.len()], known);
        let pieces = position.occupied().into_iter();
        let pieces = pieces.map(|square| view.center(square)).collect();
        (shown[known.len()..].to_vec(), pieces)
    }

    fn heads(items: &[Item]) -> usize {
        items
            .iter()
            .filter(|item| matches!(item.shape, Shape::Head | Shape::Arrow(_)))
            .count()
    }

    /// Both ends of a stroke.
    fn ends(item: &Item) -> [Point; 2] {
        let half = Point::new(item.angle.cos(), item.angle.sin()) * (item.width / 2.0);
        [item.at - half, item.at + half]
    }

    #[test]
    fn the_mover_has_one_arrow_that_keeps_clear_of_pieces() {
        let moves = [
            ("chess", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "d1d5"),
            ("chess", "4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1", "d1d5"),
            ("chess", "4k3/8/8/8/4r3/8/3N4/4K3 w - - 0 1", "d2e4"),
            ("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"),
            ("ultima", "7k/8/8/8/8/2cW4/8/K7 w - - 0 1", "d3e3"),
            ("ultima", "7k/8/8/8/8/8/8/L1p1p2K w - - 0 1", "a1f1"),
            (
                "rococo",
                "5k4/10/10/5p4/4P5/3P6/10/10/10/5K4[] w - - 0 1",
                "c4e6",
            ),
        ];
        for (game, fen, mv) in moves {
            let (items, pieces) = own(game, fen, mv);
            assert_eq!(heads(&items), 1, "{mv}");
            for end in items.iter().flat_map(ends) {
                let near = pieces.iter().map(|&piece| (piece - end).length());
                assert!(near.fold(f32::MAX, f32::min) > 0.4, "{mv}: {end:?}");
            }
        }
    }

    #[test]
    fn a_mover_that_stays_or_has_an_arrow_already_gets_none() {
        let moves = [
            ("ultima", "7k/8/8/8/2Wi4/8/8/K7 w - - 0 1", "c4c4"),
            (
                "swapper-chess",
                "4k5/10/10/10/10/10/1Sn7/10/10/4K5 w - - 0 1",
                "b4c4!",
            ),
            (
                "swapper-chess",
                "4k5/10/10/10/10/10/1S4n3/10/10/4K5 w - - 0 1",
                "b4g4",
            ),
            ("renaissance", "k8/9/9/9/2B6/9/9/9/K8[] w - - 0 1", "c5c5!"),
            ("renaissance", "k8/9/9/9/1Up6/9/9/9/K8[] w - - 0 1", "b5c5"),
        ];
        for (game, fen, mv) in moves {
            assert!(own(game, fen, mv).0.is_empty(), "{mv}");
        }
    }

    #[test]
    fn a_leap_is_drawn_around_the_pieces_it_leaps() {
        let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
        let fen = "7k/8/8/8/8/8/8/L1p1p2K w - - 0 1";
        let position = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &position, "a1f1").unwrap();
        let view = BoardView::new(variant.geometry(), false);
        let line = leap_line(&view, &variant.transition(&position, mv));
        // c1 and e1, on the lowest of eight rows.
        for over in [Point::new(2.5, 7.5), Point::new(4.5, 7.5)] {
            let near = line.iter().map(|&point| (point - over).length());
            assert!(near.fold(f32::MAX, f32::min) > 0.5);
            let above = line.iter().filter(|point| (point.x - over.x).abs() < 0.2);
            assert!(above.clone().count() > 0);
            assert!(above.into_iter().all(|point| point.y < over.y));
        }
    }

    #[test]
    fn a_way_round_the_board_has_an_arrow_on_either_side_and_a_bent_one_its_corner() {
        let shown = |fen, mv| {
            let variant = Catalogue::built_in().variant("maxima", None, &[]).unwrap();
            let position = parse_fen(&variant, fen).unwrap();
            let mv = find_move(&variant, &position, mv).unwrap();
            still(
                &BoardView::of(&variant, false),
                &variant.transition(&position, mv),
            )
        };
        let items = shown(
            "***2***/4k3/8/8/8/8/3l3p/1K6/6G1/8/***2*** w - - 0 1",
            "b4h5",
        );
        assert_eq!(heads(&items), 2);
        let ring = |item: &&Item| item.shape != Shape::Ring;
        let ends = items.iter().filter(ring).flat_map(ends);
        assert!(ends.into_iter().all(|end| end.x < 2.0 || end.x > 7.0));
        let items = shown(
            "***2***/6k1/8/3l4/8/8/6p1/2M5/8/7K/***2*** w - - 0 1",
            "c4d8",
        );
        assert_eq!(heads(&items), 1);
        // All but the first step is on the d file.
        let bars: Vec<&Item> = items
            .iter()
            .filter(|item| matches!(item.shape, Shape::Bar | Shape::Arrow(_)))
            .collect();
        assert_eq!(bars.len(), 2);
        assert!((bars[1].at.x - 3.5).abs() < 0.01 && bars[1].angle.cos().abs() < 0.01);
    }

    #[test]
    fn a_long_line_lies_beneath_the_pieces_and_a_ring_over_them() {
        let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
        let fen = "7k/8/8/8/p7/P7/8/K2C4 w - - 0 1";
        let position = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &position, "d1d4").unwrap();
        let view = BoardView::new(variant.geometry(), false);
        let marks = still(&view, &variant.transition(&position, mv));
        let board = crate::diagram::static_board(&view, &variant, &position, None);
        let count = board.len() + marks.len();
        let items = marked(board, marks);
        assert_eq!(items.len(), count);
        let place = |wanted: fn(&Item) -> bool| items.iter().position(wanted).unwrap();
        let piece = place(|item| matches!(item.shape, Shape::Piece(_)));
        let line = place(|item| item.shape == Shape::Bar && item.ink == Ink::Capture);
        let ring = place(|item| item.shape == Shape::Ring);
        assert!(line < piece && piece < ring);
    }

    #[test]
    fn a_long_leap_is_drawn_with_few_strokes() {
        let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
        let fen = "7k/8/8/8/8/8/8/L1p1p2K w - - 0 1";
        let position = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &position, "a1f1").unwrap();
        let view = BoardView::new(variant.geometry(), false);
        let points = leap_line(&view, &variant.transition(&position, mv)).len();
        assert!((8..=60).contains(&points), "{points}");
    }
}
