//! The pieces in hand, in a strip at the right of the board, next to each side's end of it.

use super::board_view::BoardView;
use super::point::Point;
use super::scene::{Ink, Item, Shape};
use crate::rules::{Color, Piece, PieceType, Position, Variant};

/// The width of the strip, in squares.
pub const STRIP: f32 = 1.3;

/// The size of a piece in hand, in squares, if there is room.
const SIZE: f32 = 0.86;

/// The pieces of one type in one hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// The piece.
    pub piece: Piece,
    /// The number of pieces.
    pub count: u8,
    /// The centre of its place.
    pub at: Point,
    /// Its size, in squares.
    pub size: f32,
}

impl Held {
    /// Whether a point is on the piece.
    pub fn covers(&self, point: Point) -> bool {
        (point - self.at).length() <= self.size / 2.0
    }
}

/// The pieces in both hands. Empty in a game without hands. A pool stands once, between the hands, in the colour of the side
/// to move. There is always room for as many types as the game begins with, so that sizes stay while pieces are placed.
pub fn hands(view: &BoardView, variant: &Variant, position: &Position) -> Vec<Held> {
    if !variant.settings().hands {
        return Vec::new();
    }
    let types = |position: &Position, color: Color, shared: bool| -> Vec<PieceType> {
        let held = position.hand(color).types().iter();
        held.filter(|&kind| variant.is_shared(kind) == shared)
            .collect()
    };
    let turn = position.turn();
    let pool = types(position, turn, true);
    let own = Color::ALL.map(|color| types(position, color, false));
    let first = |shared| {
        let counts = Color::ALL.map(|color| types(variant.start(), color, shared).len());
        counts.into_iter().max().unwrap_or(0)
    };
    let places = own.iter().map(Vec::len).fold(first(false), usize::max);
    let rows = view.rows() as f32;
    let ends = match pool.is_empty() {
        true => rows / 2.0,
        false => places as f32,
    };
    let [white, black] = own;
    let at_end = (0.0, ends / places.max(1) as f32);
    let white = side(view, position, (Color::White, &white), at_end);
    let black = side(view, position, (Color::Black, &black), at_end);
    // A pool keeps its place when the other side is to move.
    let places = pool.len().max(first(true)).max(1);
    let between = (ends, (rows - 2.0 * ends) / places as f32);
    let mut shared = side(view, position, (Color::White, &pool), between);
    for held in &mut shared {
        held.piece = Piece::new(turn, held.piece.piece_type());
    }
    [white, black, shared].concat()
}

/// Pieces in a side's hand, from a distance to its end of the board on, with at most this room for each.
fn side(
    view: &BoardView,
    position: &Position,
    (color, types): (Color, &[PieceType]),
    (start, room): (f32, f32),
) -> Vec<Held> {
    let hand = position.hand(color);
    let rows = view.rows() as f32;
    let step = room.min(1.0);
    let below = (color == Color::White) != view.flipped();
    let place = |(index, piece_type): (usize, &PieceType)| {
        let way = start + step * (index as f32 + 0.5);
        let y = if below { rows - way } else { way };
        Held {
            piece: Piece::new(color, *piece_type),
            count: hand.count(*piece_type),
            at: Point::new(view.columns() as f32 + STRIP / 2.0 + 0.1, y),
            size: SIZE * step,
        }
    };
    types.iter().enumerate().map(place).collect()
}

/// The drawings of pieces in hand, with a number for several pieces of a type.
pub fn held_pieces(held: &[Held]) -> Vec<Item> {
    held.iter().flat_map(held_piece).collect()
}

fn held_piece(held: &Held) -> impl Iterator<Item = Item> + use<> {
    let piece = Item::new(Shape::Piece(held.piece), Ink::Own, held.at).sized(held.size);
    let corner = held.at + Point::new(0.36, 0.36) * held.size;
    let count = Item::new(Shape::Count(held.count), Ink::Selected, corner).sized(0.4 * held.size);
    [Some(piece), (held.count > 1).then_some(count)]
        .into_iter()
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_fen;
    use crate::variant_file::Catalogue;

    #[test]
    fn each_side_keeps_its_pieces_at_its_own_end() {
        let variant = Catalogue::built_in()
            .variant("renaissance", None, &[])
            .unwrap();
        let fen = "4k4/9/9/9/9/9/9/9/4K4[PUUbrw] w - - 0 1";
        let position = parse_fen(&variant, fen).unwrap();
        for flipped in [false, true] {
            let view = BoardView::new(variant.geometry(), flipped);
            let held = hands(&view, &variant, &position);
            assert_eq!(held.len(), 5);
            assert_eq!(held.iter().map(|held| held.count).max(), Some(2));
            let drawn = held_pieces(&held);
            let counts = drawn.iter().filter(|item| item.shape == Shape::Count(2));
            assert_eq!((counts.count(), drawn.len()), (1, 6));
            for (index, piece) in held.iter().enumerate() {
                let below = piece.at.y > view.rows() as f32 / 2.0;
                assert_eq!(below, (piece.piece.color() == Color::White) != flipped);
                assert!(held[..index].iter().all(|other| !other.covers(piece.at)));
            }
        }
    }

    #[test]
    fn a_pool_is_drawn_once_between_the_hands() {
        let army = [("army".to_owned(), "pool".to_owned())];
        let games = Catalogue::built_in();
        let variant = games.variant("draft", None, &army).unwrap();
        let view = BoardView::new(variant.geometry(), false);
        let held = hands(&view, &variant, variant.start());
        // Two kings, and twelve types in the pool, all White's as long as White is to move.
        assert_eq!(held.len(), 14);
        let black = held
            .iter()
            .filter(|held| held.piece.color() == Color::Black);
        assert_eq!(black.count(), 1);
        for (index, piece) in held.iter().enumerate() {
            assert!((0.0..10.0).contains(&piece.at.y));
            assert!(held[..index].iter().all(|other| !other.covers(piece.at)));
        }
    }

    #[test]
    fn pieces_keep_their_size_while_others_are_placed() {
        for army in ["equal", "pool"] {
            let army = [("army".to_owned(), army.to_owned())];
            let variant = Catalogue::built_in().variant("draft", None, &army).unwrap();
            let view = BoardView::new(variant.geometry(), false);
            let mut position = variant.start().clone();
            while position.hand(Color::White).types().iter().next().is_some() {
                let sizes = |position: &Position, shared: bool| -> Vec<f32> {
                    let held = hands(&view, &variant, position).into_iter();
                    let held =
                        held.filter(|held| variant.is_shared(held.piece.piece_type()) == shared);
                    held.map(|held| held.size).collect()
                };
                for shared in [false, true] {
                    let first = sizes(variant.start(), shared);
                    let now = sizes(&position, shared);
                    assert!(now.iter().all(|size| Some(size) == first.first()));
                }
                let mv = variant.legal_moves(&position)[0];
                position = variant.play(&position, mv);
            }
        }
    }

    #[test]
    fn a_game_without_hands_has_no_strip() {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let view = BoardView::new(variant.geometry(), false);
        assert!(hands(&view, &variant, variant.start()).is_empty());
    }
}
