//! The board cursor, which arrow keys move from square to square and to the pieces in hand. Its steps follow the
//! picture, so that they fit boards of any shape.

use super::interact::Pick;
use baroque::diagram::{BoardView, Point, hands};
use baroque::rules::{Bitboard, Position, Square, Variant};
use bevy::ecs::resource::Resource;

/// The least distance of the next place in the direction of the step, in squares. Pieces in hand are close together.
const AHEAD: f32 = 0.2;

/// How much more a distance to the side costs than one in the direction of the step.
const ASIDE: f32 = 3.0;

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Cursor {
    /// Where the cursor is, or was last.
    pub at: Option<Pick>,
    /// Whether the board has the keyboard focus, so that the cursor is shown.
    pub shown: bool,
}

/// All places to which the cursor can go, on the board and beside it, with their centers.
pub fn places(view: &BoardView, variant: &Variant, position: &Position) -> Vec<(Pick, Point)> {
    let held = hands(view, variant, position).into_iter();
    let held = held.filter(|held| held.piece.color() == position.turn());
    squares(view, variant)
        .into_iter()
        .map(|(square, at)| (Pick::Board(square), at))
        .chain(held.map(|held| (Pick::Hand(held.piece.piece_type()), held.at)))
        .collect()
}

/// All squares, with their centers.
pub fn squares(view: &BoardView, variant: &Variant) -> Vec<(Square, Point)> {
    let squares = variant.geometry().squares().into_iter();
    squares
        .map(|square| (square, view.center(square)))
        .collect()
}

/// The place nearest to the bottom left corner, where the cursor starts.
pub fn first<T: Copy>(places: &[(T, Point)]) -> Option<T> {
    let far = |at: Point| at.x - at.y;
    let first = places
        .iter()
        .min_by(|(_, a), (_, b)| far(*a).total_cmp(&far(*b)));
    first.map(|&(place, _)| place)
}

/// The next place from a point in a direction of the picture. A place straight ahead, even beyond a small gap, is
/// preferred to one at the side.
pub fn beside<T: Copy>(places: &[(T, Point)], from: Point, way: Point) -> Option<T> {
    let cost = |&(place, at): &(T, Point)| {
        let off = at - from;
        let along = off.x * way.x + off.y * way.y;
        let aside = (off.x * way.y - off.y * way.x).abs();
        (along > AHEAD).then_some((place, along + ASIDE * aside))
    };
    let ahead = places.iter().filter_map(cost);
    let nearest = ahead.min_by(|(_, a), (_, b)| a.total_cmp(b));
    nearest.map(|(place, _)| place)
}

/// The next of some squares after a point in reading order, row by row, or the one before it if `back`. After the last
/// comes the first.
pub fn next_of(view: &BoardView, squares: Bitboard, from: Point, back: bool) -> Option<Square> {
    let order = |at: Point| (at.y.floor(), at.x);
    let mut read: Vec<Square> = squares.into_iter().collect();
    read.sort_by(|&a, &b| {
        let (a, b) = (order(view.center(a)), order(view.center(b)));
        a.partial_cmp(&b).unwrap_or(std::cmp::Ordering::Equal)
    });
    let from = order(from);
    let after = |&&square: &&Square| order(view.center(square)) > from;
    let before = |&&square: &&Square| order(view.center(square)) < from;
    let found = match back {
        false => read.iter().find(after).or(read.first()),
        true => read.iter().rev().find(before).or(read.last()),
    };
    found.copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::variant_file::Catalogue;

    const RIGHT: Point = Point::new(1.0, 0.0);
    const LEFT: Point = Point::new(-1.0, 0.0);
    const UP: Point = Point::new(0.0, -1.0);
    const DOWN: Point = Point::new(0.0, 1.0);

    fn board(game: &str, flipped: bool) -> (Variant, BoardView) {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let view = BoardView::of(&variant, flipped);
        (variant, view)
    }

    /// The squares that the cursor visits.
    fn walk(game: &str, flipped: bool, from: &str, ways: &[Point]) -> Vec<String> {
        let (variant, view) = board(game, flipped);
        let geometry = variant.geometry();
        let places = squares(&view, &variant);
        let mut at = geometry.square(from).unwrap();
        let mut steps = Vec::new();
        for &way in ways {
            at = beside(&places, view.center(at), way).unwrap_or(at);
            steps.push(geometry.name(at).to_owned());
        }
        steps
    }

    #[test]
    fn arrow_keys_follow_the_picture_of_the_board() {
        let ways = [UP, RIGHT, DOWN, LEFT, LEFT];
        assert_eq!(
            walk("ultima", false, "b2", &ways),
            ["b3", "c3", "c2", "b2", "a2"]
        );
        assert_eq!(
            walk("ultima", true, "b2", &ways),
            ["b1", "a1", "a2", "b2", "c2"]
        );
        assert_eq!(walk("ultima", false, "a1", &[LEFT, DOWN]), ["a1", "a1"]);
    }

    #[test]
    fn every_square_of_every_board_is_reached_by_arrows() {
        let catalogue = Catalogue::built_in();
        for id in catalogue.ids() {
            let (variant, view) = board(id, false);
            let places = &squares(&view, &variant);
            let mut reached: Bitboard = first(places).into();
            let mut new = reached;
            while new.any() {
                let steps = new.into_iter().flat_map(|square| {
                    let from = view.center(square);
                    let step = move |way| beside(places, from, way);
                    [UP, DOWN, LEFT, RIGHT].into_iter().filter_map(step)
                });
                let steps: Bitboard = steps.collect();
                new = steps - reached;
                reached |= steps;
            }
            assert_eq!(reached, variant.geometry().squares(), "{id}");
        }
    }

    #[test]
    fn the_cursor_starts_in_the_bottom_left_corner() {
        for (flipped, corner) in [(false, "a1"), (true, "h8")] {
            let (variant, view) = board("ultima", flipped);
            let found = first(&squares(&view, &variant)).unwrap();
            assert_eq!(variant.geometry().name(found), corner);
        }
    }

    #[test]
    fn targets_come_in_reading_order() {
        let (variant, view) = board("ultima", false);
        let geometry = variant.geometry();
        let square = |name| geometry.square(name).unwrap();
        let targets: Bitboard = ["c5", "f5", "a2"].into_iter().map(square).collect();
        let step = |from, back| {
            let next = next_of(&view, targets, view.center(square(from)), back).unwrap();
            geometry.name(next).to_owned()
        };
        assert_eq!(step("d5", false), "f5");
        assert_eq!(step("f5", false), "a2");
        assert_eq!(step("a2", false), "c5");
        assert_eq!(step("c5", true), "a2");
        assert_eq!(step("d4", true), "f5");
    }
}
