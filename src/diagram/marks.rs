//! Boards, pieces, and the marks on squares.

use super::board_view::BoardView;
use super::point::Point;
use super::scene::{Ink, Item, Shape};
use crate::rules::{Bitboard, ByColor, Geometry, Piece, Position, Square, Variant};
use std::collections::BTreeSet;

/// The thickness of the lines of marks.
pub(super) const LINE: f32 = 0.07;

/// How far the edge of a board extends beyond its squares.
const RIM: f32 = 0.02;

/// The empty board: its squares, its edge and its palaces.
pub fn board(view: &BoardView, variant: &Variant) -> Vec<Item> {
    let geometry = variant.geometry();
    let mut items = rim(view, geometry);
    for square in geometry.squares() {
        let dark = is_dark(geometry, square);
        let ink = if dark { Ink::Dark } else { Ink::Light };
        items.push(Item::new(Shape::Square, ink, view.center(square)));
    }
    let settings = variant.settings();
    let either = |zone: ByColor<Bitboard>| zone.white | zone.black;
    items.extend(tint(view, either(settings.edge), Ink::Rim, 0.3));
    for sheet in 1..geometry.sheets() {
        items.extend(tint(view, geometry.only_on(sheet), Ink::Hint, 0.25));
    }
    let goals = either(settings.goals) | either(settings.arrival_squares());
    items.extend(goals.into_iter().map(|square| {
        let at = view.center(square);
        Item::new(Shape::Palace, Ink::Rim, at).faded(0.8)
    }));
    items
}

/// Whether a square is dark. The bottom left corner of each sheet is dark.
pub(super) fn is_dark(geometry: &Geometry, square: Square) -> bool {
    let (row, _) = geometry.row_from_bottom(square);
    !(geometry.file(square) + row).is_multiple_of(2)
}

/// A dark edge around the board and around holes in it, with one stroke for each straight section.
fn rim(view: &BoardView, geometry: &Geometry) -> Vec<Item> {
    let cells: BTreeSet<(usize, usize)> = geometry
        .squares()
        .into_iter()
        .filter_map(|square| view.cell(square))
        .collect();
    let has = |column: usize, row: usize| cells.contains(&(column, row));
    let below = |line: usize, column: usize| has(column, line);
    let right = |line: usize, row: usize| has(line, row);
    let mut items = Vec::new();
    for (line, from, to) in stretches(view.rows(), view.columns(), below) {
        let middle = Point::new((from + to) / 2.0, line);
        items.push(Item {
            width: to - from + 2.0 * RIM,
            height: 2.0 * RIM,
            ..Item::new(Shape::Square, Ink::Rim, middle)
        });
    }
    for (line, from, to) in stretches(view.columns(), view.rows(), right) {
        let middle = Point::new(line, (from + to) / 2.0);
        items.push(Item {
            width: 2.0 * RIM,
            height: to - from + 2.0 * RIM,
            ..Item::new(Shape::Square, Ink::Rim, middle)
        });
    }
    items
}

/// The straight borders between existing and missing cells, along the edges of `lanes` parallel lanes. Each has the
/// number of the edge, its begin and its end. `has` says whether a cell of a lane exists.
fn stretches(
    lanes: usize,
    length: usize,
    has: impl Fn(usize, usize) -> bool,
) -> Vec<(f32, f32, f32)> {
    let mut found: Vec<(f32, f32, f32)> = Vec::new();
    for line in 0..=lanes {
        let mut open = false;
        for at in 0..length {
            let before = line.checked_sub(1).is_some_and(|lane| has(lane, at));
            let border = before != (line < lanes && has(line, at));
            match found.last_mut() {
                Some(stretch) if border && open => stretch.2 += 1.0,
                _ if border => found.push((line as f32, at as f32, at as f32 + 1.0)),
                _ => {}
            }
            open = border;
        }
    }
    found
}

/// The pieces of a position on these squares.
pub fn pieces(view: &BoardView, position: &Position, squares: Bitboard) -> Vec<Item> {
    squares
        .into_iter()
        .filter_map(|square| Some((square, position.piece(square)?)))
        .map(|(square, piece)| piece_at(piece, view.center(square)))
        .collect()
}

/// A piece at a point.
pub(super) fn piece_at(piece: Piece, at: Point) -> Item {
    Item::new(Shape::Piece(piece), Ink::Own, at)
}

/// Coloured squares.
pub fn tint(view: &BoardView, squares: Bitboard, ink: Ink, alpha: f32) -> Vec<Item> {
    squares
        .into_iter()
        .map(|square| Item::new(Shape::Square, ink, view.center(square)).faded(alpha))
        .collect()
}

/// The square of the selected piece. The corners show beside a piece that covers most of the square.
pub fn picked(view: &BoardView, squares: Bitboard) -> Vec<Item> {
    let mut items = tint(view, squares, Ink::Selected, 0.85);
    let corners = |square| Item::new(Shape::Corners, Ink::Rim, view.center(square)).faded(0.85);
    items.extend(squares.into_iter().map(corners));
    items
}

/// The squares that the selected piece can move to: a dot on an empty square, corners around a piece. Rings are for
/// captured pieces.
pub fn targets(view: &BoardView, position: &Position, squares: Bitboard) -> Vec<Item> {
    squares
        .into_iter()
        .map(|square| {
            let at = view.center(square);
            if position.piece(square).is_some() {
                Item::new(Shape::Corners, Ink::Go, at).faded(0.9)
            } else {
                Item::new(Shape::Disc, Ink::Go, at).sized(0.3).faded(0.85)
            }
        })
        .collect()
}

/// Frost over frozen pieces and around them, and a star in the corner of each.
pub fn frost(view: &BoardView, squares: Bitboard) -> Vec<Item> {
    squares
        .into_iter()
        .flat_map(|square| frost_at(view.center(square), 1.0))
        .collect()
}

/// The frost and the star of one square.
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

/// A shade over neutralized pieces, and a cross in the corner of each.
pub fn muted(view: &BoardView, squares: Bitboard) -> Vec<Item> {
    squares
        .into_iter()
        .flat_map(|square| {
            let at = view.center(square);
            let mark = |shape| Item::new(shape, Ink::Rim, at);
            [
                mark(Shape::Disc).sized(0.94).faded(0.25),
                Item {
                    at: at + Point::new(0.33, -0.33),
                    ..mark(Shape::Cross).sized(0.28)
                },
            ]
        })
        .collect()
}

/// Two rings around a protected piece, and a line from the friend that protects it.
pub(super) fn shield(view: &BoardView, by: Square, at: Square) -> [Item; 3] {
    let (friend, piece) = (view.center(by), view.center(at));
    let ring = Item::new(Shape::Ring, Ink::Protect, piece);
    [
        shield_line(friend, piece, 1.0),
        ring.sized(SHIELD.0),
        ring.sized(SHIELD.1),
    ]
}

/// The sizes of the two rings around a protected piece.
pub(super) const SHIELD: (f32, f32) = (1.0, 0.8);

/// A part of the line from a protector to the rings around the piece that it protects.
pub(super) fn shield_line(friend: Point, piece: Point, part: f32) -> Item {
    let way = piece - friend;
    let (start, end) = (friend + way.unit() * 0.3, piece - way.unit() * 0.47);
    Item::bar(start, start.towards(end, part), 1.4 * LINE, Ink::Protect)
}

/// A line that ends at the ring around a victim.
pub(super) fn capture_line(start: Point, victim: Point) -> Item {
    let end = victim - (victim - start).unit() * 0.45;
    Item::bar(start, end, LINE, Ink::Capture)
}

/// Lines from attackers to the piece that they attack.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    /// How many strokes the rim of a game's board has, and how long they are together.
    fn rim_of(game: &str) -> (usize, f32) {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let view = BoardView::new(variant.geometry(), true);
        let items = rim(&view, variant.geometry());
        let length = |item: &Item| item.width.max(item.height) - 2.0 * RIM;
        (items.len(), items.iter().map(length).sum())
    }

    #[test]
    fn the_rim_goes_round_squares_and_holes() {
        assert_eq!(rim_of("chess"), (4, 32.0));
        // Two palaces stand out: four corners more at each.
        assert_eq!(rim_of("maxima"), (12, 38.0));
    }
}
