//! FEN: a position as one line of text.
//!
//! The fields are `placement side castling ep halfmove fullmove`. The placement lists the ranks from
//! the top, writes numbers over nine in full, and has `*` for a missing square. In games with hands,
//! the hands follow it in brackets. The en passant field lists every square that the pawn has passed,
//! nearest to its start first. A seventh field may be `ban:d4d7`, for two pieces that may not swap
//! back, or `setup:1`, for the next choice of an array. Missing fields at the end mean `w - - 0 1`.
//!
//! There is one reader. An exact one refuses each fault. A lenient one reads what other programs write: it mends a fault
//! that leaves a position, and notes it.

mod castling;
mod error;
mod fields;
mod pasted;
mod placement;
mod reader;
mod repair;
mod write;

#[cfg(test)]
mod tests;

pub use error::FenError;
pub use write::{write_fen, write_hands, write_setup};

use self::pasted::PastedFen;
use self::reader::FenReader;
use super::note::Read;
use super::signs::plain;
use crate::rules::{Position, Setup, Variant};

/// Reads a FEN as a position of a game, exactly as Baroque writes it.
///
/// # Errors
///
/// If the text is not a FEN, or the game has no such position.
pub fn parse_fen(variant: &Variant, text: &str) -> Result<Position, FenError> {
    let setup = parse_setup(variant, text)?;
    variant.position(&setup).map_err(FenError::Position)
}

/// Reads a FEN as [`parse_fen`] does, without a check that the game has such a position.
///
/// # Errors
///
/// If the text does not describe the game's board and pieces.
pub fn parse_setup(variant: &Variant, text: &str) -> Result<Setup, FenError> {
    let mut reader = FenReader::exact(variant, text);
    reader.read().map(|(setup, _)| setup)
}

/// Reads a FEN as people and other programs write it, or a link to a board that contains one; `startpos` means the
/// array. Each part that was not read as written has a note.
///
/// # Errors
///
/// If the text leaves no position of the game.
pub fn read_fen(variant: &Variant, text: &str) -> Result<Read<Position>, FenError> {
    let pasted = PastedFen::new(variant, text)?;
    let mut reader = FenReader::lenient(variant, &pasted);
    let (mut setup, places) = reader.read()?;
    if variant.position(&setup).is_err() {
        repair::repair(&mut reader, &mut setup, &places)?;
    }
    let value = variant.position(&setup).map_err(FenError::Position)?;
    let notes = reader.into_notes();
    Ok(Read { value, notes })
}

/// Reads a FEN as [`read_fen`] does, without a check that the game has such a position.
///
/// # Errors
///
/// If the text does not describe the game's board and pieces.
pub fn read_setup(variant: &Variant, text: &str) -> Result<Read<Setup>, FenError> {
    let pasted = PastedFen::new(variant, text)?;
    let mut reader = FenReader::lenient(variant, &pasted);
    let (value, _) = reader.read()?;
    let notes = reader.into_notes();
    Ok(Read { value, notes })
}

/// Reads the start of a game as [`read_fen`] does. An empty text, `?` and `-` mean the array.
///
/// # Errors
///
/// If the text leaves no position of the game.
pub fn read_start(variant: &Variant, text: &str) -> Result<Read<Position>, FenError> {
    match plain(text).chars().all(|sign| " ?-".contains(sign)) {
        true => Ok(Read {
            value: variant.start().clone(),
            notes: Vec::new(),
        }),
        false => read_fen(variant, text),
    }
}

/// The FEN in a text as people paste it: in a link to a board, with underscores for spaces, in quotes.
///
/// # Errors
///
/// If the text is a link without one.
pub fn pasted_fen(variant: &Variant, text: &str) -> Result<String, FenError> {
    PastedFen::new(variant, text).map(|pasted| pasted.text)
}

/// Whether the placement of a FEN fits the board and the pieces of a game, whatever its other fields are.
pub fn placement_fits(variant: &Variant, text: &str) -> bool {
    PastedFen::new(variant, text)
        .is_ok_and(|pasted| FenReader::lenient(variant, &pasted).placement_fits())
}
