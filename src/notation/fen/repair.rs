//! Drops the rights, squares and choices of a setup that its pieces rule out.

use super::castling::{CHESS960, side};
use super::error::FenError;
use super::fields::{FenReader, Places};
use crate::rules::{Bitboard, Castling, PositionError, Setup, Variant};

/// Drops what the pieces rule out, with a note each. Other problems stay.
pub(super) fn repair(
    reader: &mut FenReader,
    setup: &mut Setup,
    places: &Places,
) -> Result<(), FenError> {
    for problem in reader.variant.problems(setup) {
        let (byte, done) = match &problem {
            PositionError::Castling(letter, _) => {
                (places.castling, drop_right(reader.variant, setup, *letter))
            }
            PositionError::EnPassant(_) => {
                setup.en_passant = Bitboard::EMPTY;
                (places.en_passant, "read as `-`".to_owned())
            }
            PositionError::Ban(_) => {
                setup.ban = None;
                (places.ban, "the ban was dropped".to_owned())
            }
            PositionError::Choice(_)
            | PositionError::ChoiceSide(..)
            | PositionError::ChoicePieces(_) => {
                setup.choice = 0;
                (places.choice, "the choice was dropped".to_owned())
            }
            _ => continue,
        };
        reader.mend(byte, FenError::Position(problem), &done)?;
    }
    Ok(())
}

/// Drops a castling right, and says so.
fn drop_right(variant: &Variant, setup: &mut Setup, letter: char) -> String {
    let castlings = &variant.settings().castlings;
    let Some(castling) = castlings.iter().find(|castling| castling.letter == letter) else {
        return String::new();
    };
    setup.castling = setup.castling.without(castling.right);
    match stands_as_in_chess960(variant, setup, castling) {
        true => format!("the right was dropped, because {CHESS960}"),
        false => "the right was dropped".to_owned(),
    }
}

/// Whether the king and a rook in the direction of the castling stand on their rank, but not on the squares of the array.
fn stands_as_in_chess960(variant: &Variant, setup: &Setup, castling: &Castling) -> bool {
    let geometry = variant.geometry();
    let rank = geometry.rank(castling.king);
    let types_at_home = |square| {
        let start = variant.start().piece(square)?;
        (start.color() == side(castling)).then_some(start)
    };
    let files = |home| {
        let wanted = types_at_home(home);
        let here = setup.pieces.iter().filter(move |&&(square, piece)| {
            geometry.rank(square) == rank && Some(piece) == wanted
        });
        here.map(|&(square, _)| geometry.file(square))
    };
    let to_the_right = geometry.file(castling.rook) > geometry.file(castling.king);
    let Some(king) = files(castling.king).next() else {
        return false;
    };
    files(castling.rook).any(|rook| rook != king && (rook > king) == to_the_right)
}
