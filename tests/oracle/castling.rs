//! Castling (the rulebook, section 3; section 8 for Chessma 84).

use super::freezing::is_frozen;
use super::geometry::Sq;
use super::legal::is_attacked;
use super::position::{Piece, Position};
use super::rules::{Castling, Game};
use super::turn::{Turn, shifted};

/// The castlings of the side to move. They capture nothing, so attack ignores them. The general rule checks the
/// king's last square after the rook has moved.
pub fn castlings(game: &Game, position: &Position) -> Vec<Turn> {
    let Some(castling) = game.rules.castling else {
        return Vec::new();
    };
    let turn = |wing: usize| castle(game, position, castling, wing);
    [0, 1].into_iter().filter_map(turn).collect()
}

fn castle(game: &Game, position: &Position, castling: Castling, wing: usize) -> Option<Turn> {
    let (rook_file, king_stop, rook_stop) = castling.wings[wing];
    let square = |file| game.grid.own(file, castling.depth, position.white);
    let (king, rook) = (square(castling.king), square(rook_file));
    let right = Piece {
        white: position.white,
        kind: ['K', 'Q'][wing],
    };
    let stands = |sq: Sq, kind| position.own(sq).is_some_and(|piece| piece.kind == kind);
    let frozen = |sq| !game.rules.options.frozen_castling && is_frozen(game, &position.board, sq);
    let fit = position.castling.contains(&right.letter())
        && stands(king, 'K')
        && stands(rook, 'R')
        && !frozen(king)
        && !frozen(rook)
        && files_between(castling.king, rook_file).all(|file| position.empty(square(file)));
    let crossed = files_between(castling.king, king_stop).chain([castling.king, king_stop]);
    let safe = |file| safe_with_king_on(game, position, king, square(file));
    (fit && crossed.into_iter().all(safe)).then(|| Turn {
        shifts: vec![(king, square(king_stop)), (rook, square(rook_stop))],
        ..Turn::shift(&game.grid, king, square(king_stop))
    })
}

fn files_between(one: usize, other: usize) -> std::ops::Range<usize> {
    one.min(other) + 1..one.max(other)
}

/// Whether the king would be safe on a square, with all other pieces where they are.
fn safe_with_king_on(game: &Game, position: &Position, king: Sq, sq: Sq) -> bool {
    let mut moved = position.clone();
    if sq != king {
        moved.board = shifted(&position.board, &[(king, sq)]);
    }
    !is_attacked(game, &moved, !position.white, sq)
}
