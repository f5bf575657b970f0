//! Finds a place on a board for a label that hides nothing important.

use super::board_view::BoardView;
use super::point::Point;
use super::scene::Item;
use crate::rules::{Bitboard, Geometry, Square};

/// The distance between the places that are tried, in squares.
const STEP: f32 = 0.5;

/// The margin around a label, in squares.
const AROUND: f32 = 0.06;

/// The cost of hiding a square that must stay visible, and of any other square with a piece. A square of distance
/// costs 1.
const COST: (f32, f32) = (1000.0, 5.0);

/// The squares under marks, including all squares that lines cross.
pub fn covered(view: &BoardView, geometry: &Geometry, marks: &[Item]) -> Bitboard {
    let points = marks.iter().flat_map(|item| {
        let along = Point::new(item.angle.cos(), item.angle.sin());
        let half = (item.width - 1.0).max(0.0) / 2.0;
        let steps = (half / STEP).ceil() as i32;
        (-steps..=steps).map(move |step| {
            let part = step as f32 / steps.max(1) as f32;
            item.at + along * (half * part)
        })
    });
    points
        .filter_map(|point| view.square_at(geometry, point))
        .collect()
}

/// The best top left corner for a label of this size, as near as possible to a square. It hides none of the squares
/// in `seen`, if there is room anywhere, and few of the `others`.
pub fn clearing(
    view: &BoardView,
    near: Square,
    size: Point,
    seen: Bitboard,
    others: Bitboard,
) -> Point {
    let boxes = |squares: Bitboard| -> Vec<Point> {
        squares.into_iter().map(|at| view.center(at)).collect()
    };
    let (seen, others) = (boxes(seen.with(near)), boxes(others));
    let middle = view.center(near);
    let room = Point::new(view.columns() as f32, view.rows() as f32) - size;
    let cost = |corner: &Point| {
        let (left, right) = (corner.x - AROUND, corner.x + size.x + AROUND);
        let (top, bottom) = (corner.y - AROUND, corner.y + size.y + AROUND);
        let overlap = |at: &Point| {
            let across = right.min(at.x + 0.5) - left.max(at.x - 0.5);
            let down = bottom.min(at.y + 0.5) - top.max(at.y - 0.5);
            across.max(0.0) * down.max(0.0)
        };
        let sum = |squares: &[Point]| squares.iter().map(overlap).sum::<f32>();
        let nearest = Point::new(middle.x.clamp(left, right), middle.y.clamp(top, bottom));
        let aside = (corner.x + size.x / 2.0 - middle.x).abs();
        COST.0 * sum(&seen) + COST.1 * sum(&others) + (nearest - middle).length() + 0.1 * aside
    };
    let places = |middle: f32, half: f32, room: f32| {
        let start = middle - half;
        let steps = (-40..=40).map(move |step| start + STEP * step as f32);
        let inside: Vec<f32> = steps.filter(|place| (0.0..=room).contains(place)).collect();
        inside.into_iter().chain([0.0, room.max(0.0)])
    };
    let corners = places(middle.y, size.y / 2.0, room.y)
        .flat_map(|y| places(middle.x, size.x / 2.0, room.x).map(move |x| Point::new(x, y)));
    corners
        .min_by(|one, other| cost(one).total_cmp(&cost(other)))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::{Ink, Shape};
    use crate::variant_file::Catalogue;

    fn board(flipped: bool) -> (BoardView, Geometry) {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let geometry = variant.geometry().clone();
        (BoardView::new(&geometry, flipped), geometry)
    }

    fn squares(geometry: &Geometry, names: &[&str]) -> Bitboard {
        let square = |name: &&str| geometry.square(name).unwrap();
        names.iter().map(square).collect()
    }

    #[test]
    fn words_stand_near_and_cover_nothing_that_must_be_seen() {
        for flipped in [false, true] {
            let (view, geometry) = board(flipped);
            let near = geometry.square("d5").unwrap();
            let ring = ["c4", "c5", "c6", "d4", "d6", "e4", "e5", "e6", "d5"];
            let seen = squares(&geometry, &ring);
            let size = Point::new(2.5, 0.8);
            let corner = clearing(&view, near, size, seen, Bitboard::EMPTY);
            for square in seen {
                let off = view.center(square) - (corner + size * 0.5);
                let apart = off.x.abs() >= 0.5 + size.x / 2.0 || off.y.abs() >= 0.5 + size.y / 2.0;
                assert!(apart, "{flipped}: {} covered", geometry.name(square));
            }
            assert!((corner + size * 0.5 - view.center(near)).length() < 3.6);
        }
    }

    #[test]
    fn words_cover_no_piece_while_there_is_an_empty_place() {
        let (view, geometry) = board(false);
        let start = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let pieces = start.start().occupied();
        for name in ["e1", "b2", "g8"] {
            let near = geometry.square(name).unwrap();
            let size = Point::new(3.5, 1.2);
            let corner = clearing(&view, near, size, Bitboard::of(near), pieces);
            for square in pieces {
                let off = view.center(square) - (corner + size * 0.5);
                let apart = off.x.abs() >= 0.5 + size.x / 2.0 || off.y.abs() >= 0.5 + size.y / 2.0;
                assert!(apart, "{name}: {} covered", geometry.name(square));
            }
        }
    }

    #[test]
    fn words_stay_on_the_board_even_where_they_hardly_fit() {
        let (view, geometry) = board(false);
        let all = geometry.squares();
        for name in ["a1", "h8", "d1"] {
            let near = geometry.square(name).unwrap();
            for size in [Point::new(7.9, 3.0), Point::new(9.0, 9.0)] {
                let corner = clearing(&view, near, size, all, all);
                let last = Point::new(8.0, 8.0) - size;
                assert!((0.0..=last.x.max(0.0)).contains(&corner.x));
                assert!((0.0..=last.y.max(0.0)).contains(&corner.y));
            }
        }
    }

    #[test]
    fn a_line_covers_all_squares_that_it_crosses() {
        let (view, geometry) = board(false);
        let at = |name| view.center(geometry.square(name).unwrap());
        let line = Item::bar(at("a1"), at("d1"), 0.1, Ink::Capture);
        let ring = Item::new(Shape::Ring, Ink::Capture, at("g7"));
        let expected = squares(&geometry, &["a1", "b1", "c1", "d1", "g7"]);
        assert_eq!(covered(&view, &geometry, &[line, ring]), expected);
    }
}
