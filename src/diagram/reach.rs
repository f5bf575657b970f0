//! The moves of a piece, and the pieces that it could capture.

use super::board_view::BoardView;
use super::marks::targets;
use super::scene::{Ink, Item, Shape};
use crate::rules::{Bitboard, Move, Position, Square, Travel, Variant};

/// The opacity of the ring around a piece that could be captured, and its size, which is outside the piece's edge.
const POSSIBLE: (f32, f32) = (0.35, 1.06);

/// The moves of a piece as marks. A target with a capture gets a dot in a thin ring, or corners around a piece, in
/// the colour of captures. Every piece that one of the moves captures gets a faint ring.
pub fn reach<'a>(
    view: &BoardView,
    variant: &Variant,
    position: &Position,
    moves: impl IntoIterator<Item = &'a Move>,
) -> Vec<Item> {
    let [mut all, mut capturing, mut victims] = [Bitboard::EMPTY; 3];
    for &mv in moves {
        // A move that stays on the piece's own square has another mark.
        let captured = variant.captured(position, mv);
        victims |= captured;
        if mv.from != mv.to || mv.travel == Travel::Drop {
            all.insert(mv.to);
            capturing |= captured.any().then_some(mv.to).into();
        }
    }
    let ring = |square| Item::new(Shape::Ring, Ink::Capture, view.center(square));
    let mut items: Vec<Item> = victims
        .into_iter()
        .map(|square| ring(square).faded(POSSIBLE.0).sized(POSSIBLE.1))
        .collect();
    items.extend(targets(view, position, all - capturing));
    let occupied = |square: &Square| position.piece(*square).is_some();
    let (onto, beside): (Vec<Square>, Vec<Square>) = capturing.into_iter().partition(occupied);
    items.extend(onto.into_iter().map(|square| Item {
        shape: Shape::Corners,
        ..ring(square).faded(0.9)
    }));
    items.extend(beside.into_iter().flat_map(|square| {
        let dot = Item {
            shape: Shape::Disc,
            ..ring(square)
        };
        [dot.sized(0.26), ring(square).sized(0.5)].map(|item| item.faded(0.9))
    }));
    items
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_fen;
    use crate::variant_file::Catalogue;

    /// The marks of the piece on a square, as the names of the squares with the wanted ones.
    fn squares(game: &str, fen: &str, from: &str, wanted: impl Fn(&Item) -> bool) -> Vec<String> {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let view = BoardView::new(variant.geometry(), true);
        let geometry = variant.geometry();
        let from = geometry.square(from).unwrap();
        let moves = variant.legal_moves(&position);
        let moves = moves.iter().filter(|mv| mv.from == from);
        let items = reach(&view, &variant, &position, moves);
        let mut names: Vec<String> = items
            .iter()
            .filter(|item| wanted(item))
            .filter_map(|item| view.square_at(geometry, item.at))
            .map(|square| geometry.name(square).to_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_target_with_a_capture_looks_unlike_a_quiet_one() {
        // The Withdrawer on d4 captures c5 by moving away from it to e3, f2 or g1.
        let fen = "7k/8/8/2p5/3W4/8/8/K7 w - - 0 1";
        let of = |wanted: fn(&Item) -> bool| squares("ultima", fen, "d4", wanted);
        let captures = of(|item| item.shape == Shape::Disc && item.ink == Ink::Capture);
        assert_eq!(captures, ["e3", "f2", "g1"]);
        let ringed = of(|item| item.shape == Shape::Ring && item.width < 1.0);
        assert_eq!(ringed, captures);
        let quiet = of(|item| item.shape == Shape::Disc && item.ink == Ink::Go);
        assert!(!quiet.is_empty());
        assert!(quiet.iter().all(|square| !captures.contains(square)));
        let victims = of(|item| item.shape == Shape::Ring && item.width > 1.0);
        assert_eq!(victims, ["c5"]);
    }

    #[test]
    fn a_capture_by_displacement_has_corners_of_its_colour() {
        let fen = "8/7k/8/2p5/3B4/8/8/K7 w - - 0 1";
        let corners = |ink| {
            let wanted = move |item: &Item| (item.shape, item.ink) == (Shape::Corners, ink);
            squares("chess", fen, "d4", wanted)
        };
        assert_eq!(corners(Ink::Capture), ["c5"]);
        assert!(corners(Ink::Go).is_empty());
    }

    #[test]
    fn a_piece_in_hand_can_go_to_marked_squares() {
        let guards = "10/gggggggggg/pppppppppp/10/10/10/10/PPPPPPPPPP/GGGGGGGGGG/10";
        let fen = format!("{guards}[KQkq] w - - 0 1");
        let quiet = |item: &Item| item.shape == Shape::Disc && item.ink == Ink::Go;
        assert_eq!(squares("draft", &fen, "d1", quiet), ["d1"]);
    }
}
