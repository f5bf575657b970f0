//! Freezing (the rulebook, sections 3 to 9, 13 and 14; section 4 for the Cambridge rule).

use super::geometry::{LINES, Sq};
use super::lines::slides;
use super::position::{Board, Piece};
use super::rules::Game;

/// Whether an adjacent enemy freezes the piece on a square.
pub fn is_frozen(game: &Game, board: &Board, sq: Sq) -> bool {
    let Some(piece) = board[sq] else {
        return false;
    };
    if game.rules.never_frozen == Some(piece.kind) {
        return false;
    }
    let mut lines = slides(&game.grid, board, sq, &LINES).into_iter();
    // The first piece on a line meets the line freezer first too.
    let looks =
        |other: Piece| other.white != piece.white && Some(other.kind) == game.rules.line_freezer;
    if lines.any(|run| board[run.to].is_some_and(looks)) {
        return true;
    }
    let held_by_chameleon =
        piece.kind == 'I' && !enemies_near(game, board, sq, piece, 'X').is_empty();
    let immobilizers = enemies_near(game, board, sq, piece, 'I');
    if game.rules.options.cambridge_freezing {
        let holds = |freezer: &Sq| !is_held_off(game, board, *freezer, sq);
        return held_by_chameleon || immobilizers.iter().any(holds);
    }
    held_by_chameleon || !immobilizers.is_empty()
}

/// The squares of adjacent enemies of a type, on any sheet. I and X name the same pieces in every game that has them.
fn enemies_near(game: &Game, board: &Board, sq: Sq, piece: Piece, kind: char) -> Vec<Sq> {
    let wanted = Some(Piece {
        white: !piece.white,
        kind,
    });
    let near = game.grid.around(sq, &LINES);
    near.into_iter()
        .filter(|other| board[*other] == wanted)
        .collect()
}

/// The Cambridge rule: an Immobilizer next to an enemy Chameleon or Immobilizer other than `asking` does not freeze
/// `asking`.
fn is_held_off(game: &Game, board: &Board, immobilizer: Sq, asking: Sq) -> bool {
    let holder = |other: &Sq| {
        let piece = board[*other]
            .filter(|piece| Some(piece.white) == board[asking].map(|piece| piece.white));
        *other != asking && piece.is_some_and(|piece| matches!(piece.kind, 'I' | 'X'))
    };
    game.grid.around(immobilizer, &LINES).iter().any(holder)
}

/// The squares of all frozen pieces.
pub fn frozen_pieces(game: &Game, board: &Board) -> Vec<Sq> {
    let frozen = |sq: &Sq| is_frozen(game, board, *sq);
    (0..board.len()).filter(frozen).collect()
}
