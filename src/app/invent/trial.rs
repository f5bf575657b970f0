//! The new piece on an otherwise empty board, with enemies that the user has put there.

use baroque::rules::{Bitboard, Color, Piece, Position, Setup, Square, Variant};
use std::sync::Arc;

/// The most squares that are tried for each king.
const KING_SQUARES: usize = 12;

/// A position to try the piece in.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The game with the piece.
    pub variant: Arc<Variant>,
    /// The piece, the enemies and the kings.
    pub position: Position,
    /// The squares where the piece can go, each with the pieces that it captures by that move.
    pub moves: Vec<(Square, Bitboard)>,
}

impl Trial {
    /// The position with a piece in the middle of the board. None if the rules do not allow it.
    pub fn new(variant: Arc<Variant>, piece: Piece, enemies: Bitboard) -> Option<Trial> {
        let at = middle(&variant);
        let mut pieces = vec![(at, piece)];
        for square in enemies {
            pieces.push((square, enemy(&variant, !piece.color(), square)?));
        }
        let position = with_kings(&variant, at, pieces)?;
        let own = |mv: &baroque::rules::Move| mv.from == at;
        let moves = variant.legal_moves(&position).into_iter().filter(own);
        let moves = moves
            .map(|mv| (mv.to, variant.captured(&position, mv)))
            .collect();
        Some(Trial {
            variant,
            position,
            moves,
        })
    }

    /// Whether the piece can capture each of these enemies.
    pub fn captures(&self, enemies: Bitboard) -> bool {
        let all = self.moves.iter();
        let victims = all.fold(Bitboard::EMPTY, |all, &(_, victims)| all | victims);
        (enemies - victims).is_empty()
    }
}

/// A square near the middle of the board.
pub fn middle(game: &Variant) -> Square {
    let geometry = game.geometry();
    let plan = geometry.plan();
    let off = |square: &Square| {
        let file = (2 * geometry.file(*square) + 1).abs_diff(plan.files.len());
        let rank = (2 * geometry.rank(*square) + 1).abs_diff(plan.ranks.len());
        (file.max(rank), file + rank)
    };
    geometry
        .squares()
        .into_iter()
        .min_by_key(off)
        .unwrap_or(Square::new(0))
}

/// An ordinary piece of a side that may stand on a square.
pub fn enemy(variant: &Variant, color: Color, at: Square) -> Option<Piece> {
    let army = variant.army(color).iter();
    let pieces = army.map(|piece_type| Piece::new(color, piece_type));
    let strangeness = |piece: &Piece| {
        let kind = variant.kind(piece.piece_type());
        let strange = kind.immune || !kind.freezes.is_empty();
        (strange, !kind.pawn && !kind.is_orthodox(), !kind.pawn)
    };
    pieces
        .filter(|piece| !variant.royals().contains(piece.piece_type()))
        .filter(|&piece| variant.standing_room(piece).contains(at))
        .min_by_key(strangeness)
}

/// The position with kings far from the piece, so that the king of its side is not in check.
fn with_kings(variant: &Variant, at: Square, pieces: Vec<(Square, Piece)>) -> Option<Position> {
    let geometry = variant.geometry();
    let taken: Bitboard = pieces.iter().map(|&(square, _)| square).collect();
    let lines = geometry.lines(at);
    let places = |color: Color| -> Vec<Option<(Square, Piece)>> {
        let royal = variant.army(color).and(variant.royals()).iter().next();
        let Some(royal) = royal else {
            return vec![None];
        };
        let king = Piece::new(color, royal);
        let mut squares: Vec<Square> = (variant.standing_room(king) - taken).into_iter().collect();
        let (bottom, top) = (Color::White, Color::Black);
        let far = |&square: &Square| {
            let (row, rows) = geometry.row_from_bottom(square);
            let half = if 2 * row <= rows { bottom } else { top };
            let distance = geometry.distance(at, square);
            (lines.contains(square), half != color, usize::MAX - distance)
        };
        squares.sort_by_key(far);
        squares.truncate(KING_SQUARES);
        squares
            .into_iter()
            .map(|square| Some((square, king)))
            .collect()
    };
    let [whites, blacks] = Color::ALL.map(places);
    let mut pairs = whites
        .iter()
        .flat_map(|white| blacks.iter().map(move |black| (*white, *black)));
    pairs.find_map(|(white, black)| {
        let mut setup = Setup {
            pieces: pieces.clone(),
            ..Setup::empty()
        };
        setup.pieces.extend(white.into_iter().chain(black));
        let position = variant.position(&setup).ok()?;
        (!variant.in_check(&position)).then_some(position)
    })
}
