//! Boards, men, and the marks on squares.

use super::board_view::BoardView;
use super::point::Point;
use super::scene::{Ink, Item, Shape};
use crate::rules::{Bitboard, ByColor, Geometry, Piece, Position, Square, Variant};

/// How thick the lines of marks are.
pub(super) const LINE: f32 = 0.07;

/// How far the rim of a board reaches beyond its squares.
const RIM: f32 = 0.02;

/// The empty board: its squares, its edge and its palaces.
pub fn board(view: &BoardView, variant: &Variant) -> Vec<Item> {
    let geometry = variant.geometry();
    let mut items = rim(view, geometry);
    for square in geometry.squares() {
        // The corner below at the left is dark, on each sheet of the board alike.
        let (row, _) = geometry.row_from_bottom(square);
        let dark = !(geometry.file(square) + row).is_multiple_of(2);
        let ink = if dark { Ink::Dark } else { Ink::Light };
        items.push(Item::new(Shape::Square, ink, view.center(square)));
    }
    let settings = variant.settings();
    let either = |zone: ByColor<Bitboard>| zone.white | zone.black;
    items.extend(tint(view, either(settings.edge), Ink::Rim, 0.3));
    for sheet in 1..geometry.sheets() {
        items.extend(tint(view, geometry.only_on(sheet), Ink::Hint, 0.25));
    }
    items.extend(either(settings.goals).into_iter().map(|square| {
        let at = view.center(square);
        Item::new(Shape::Palace, Ink::Rim, at).faded(0.55)
    }));
    items
}

/// A dark rim around the squares: one field beneath a board without holes, else one for each square.
fn rim(view: &BoardView, geometry: &Geometry) -> Vec<Item> {
    let (columns, rows) = (view.columns() as f32, view.rows() as f32);
    if geometry.len() == view.columns() * view.rows() {
        let middle = Point::new(columns / 2.0, rows / 2.0);
        return vec![Item {
            width: columns + 2.0 * RIM,
            height: rows + 2.0 * RIM,
            ..Item::new(Shape::Square, Ink::Rim, middle)
        }];
    }
    let squares = geometry.squares().into_iter();
    squares
        .map(|square| {
            Item::new(Shape::Square, Ink::Rim, view.center(square)).sized(1.0 + 2.0 * RIM)
        })
        .collect()
}

/// The men of a position on these squares.
pub fn men(view: &BoardView, position: &Position, squares: Bitboard) -> Vec<Item> {
    squares
        .into_iter()
        .filter_map(|square| Some((square, position.man(square)?)))
        .map(|(square, man)| man_at(man, view.center(square)))
        .collect()
}

/// A man at a point.
pub(super) fn man_at(man: Piece, at: Point) -> Item {
    Item::new(Shape::Man(man), Ink::Own, at)
}

/// Squares washed with a colour.
pub fn tint(view: &BoardView, squares: Bitboard, ink: Ink, alpha: f32) -> Vec<Item> {
    squares
        .into_iter()
        .map(|square| Item::new(Shape::Square, ink, view.center(square)).faded(alpha))
        .collect()
}

/// Where the picked man may go: a dot on an empty square, a ring around a man.
pub fn targets(view: &BoardView, position: &Position, squares: Bitboard) -> Vec<Item> {
    squares
        .into_iter()
        .map(|square| {
            let at = view.center(square);
            if position.man(square).is_some() {
                Item::new(Shape::Ring, Ink::Go, at).faded(0.9)
            } else {
                Item::new(Shape::Disc, Ink::Go, at).sized(0.3).faded(0.85)
            }
        })
        .collect()
}

/// Rime over frozen men and around them, and a star in the corner of each.
pub fn frost(view: &BoardView, squares: Bitboard) -> Vec<Item> {
    squares
        .into_iter()
        .flat_map(|square| frost_at(view.center(square), 1.0))
        .collect()
}

/// Rime and star of one square.
pub(super) fn frost_at(at: Point, alpha: f32) -> [Item; 3] {
    let corner = Point::new(0.33, -0.33);
    let mark = |shape| Item::new(shape, Ink::Frost, at);
    [
        mark(Shape::Disc).sized(0.94).faded(0.28 * alpha),
        mark(Shape::Frost).faded(alpha),
        Item {
            at: at + corner,
            ..mark(Shape::Flake).sized(0.32).faded(alpha)
        },
    ]
}

/// A line that ends at the ring around a victim.
pub(super) fn capture_line(start: Point, victim: Point) -> Item {
    let end = victim - (victim - start).unit() * 0.45;
    Item::bar(start, end, LINE, Ink::Capture).faded(0.8)
}

/// Lines from attackers to the man that they attack.
pub fn attack_lines(view: &BoardView, attackers: Bitboard, target: Square) -> Vec<Item> {
    let target = view.center(target);
    attackers
        .into_iter()
        .map(|square| {
            let start = view.center(square);
            let start = start + (target - start).unit() * 0.45;
            Item {
                ink: Ink::Check,
                ..capture_line(start, target).faded(0.55)
            }
        })
        .collect()
}
