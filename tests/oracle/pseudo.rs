//! Pseudo-legal moves: all moves by the pieces' powers, without regard to their king's safety.

use super::added::added_piece;
use super::chessma::{chessma_piece, drops};
use super::draft::draft_piece;
use super::freezing::is_frozen;
use super::fugue::fugue_piece;
use super::geometry::Sq;
use super::hyper::hyper_piece;
use super::maxima::maxima_piece;
use super::orthodox::orthodox;
use super::position::{Piece, Position};
use super::renaissance::renaissance_piece;
use super::rococo::{hand_in, rococo_piece};
use super::rules::{Family, Game};
use super::turn::Turn;
use super::ultima::ultima_piece;

/// The pseudo-legal moves of the side to move, without castling, which captures nothing.
pub fn pseudo(game: &Game, position: &Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    for sq in 0..game.grid.len() {
        if let Some(piece) = position.own(sq) {
            turns.extend(turns_of(game, position, sq, piece));
        }
    }
    if game.family == Family::Chessma {
        turns.extend(drops(game, position));
    }
    turns
}

fn turns_of(game: &Game, position: &Position, sq: Sq, piece: Piece) -> Vec<Turn> {
    let mut turns = if !is_frozen(game, &position.board, sq) {
        piece_turns(game, position, sq, piece.kind)
    } else if game.rules.suicide && piece.kind != 'K' {
        vec![Turn::suicide(&game.grid, sq)]
    } else {
        Vec::new()
    };
    if matches!(game.family, Family::Rococo | Family::Fugue) {
        for turn in &mut turns {
            turn.hand_in = hand_in(position, turn);
        }
    }
    turns
}

fn piece_turns(game: &Game, position: &Position, sq: Sq, kind: char) -> Vec<Turn> {
    match game.family {
        Family::Chess => orthodox(game, position, sq, kind)
            .unwrap_or_else(|| added_piece(game, position, sq, kind)),
        Family::Ultima => ultima_piece(game, position, sq, kind),
        Family::Rococo => rococo_piece(game, position, sq, kind),
        Family::Maxima => maxima_piece(game, position, sq, kind),
        Family::Renaissance => renaissance_piece(game, position, sq, kind),
        Family::Chessma => chessma_piece(game, position, sq, kind),
        Family::Hyper => hyper_piece(game, position, sq, kind),
        Family::Fugue => fugue_piece(game, position, sq, kind),
        Family::Draft => draft_piece(game, position, sq, kind),
    }
}
