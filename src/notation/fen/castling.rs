//! Reads the castling field of a FEN.

use super::error::FenError;
use super::reader::FenReader;
use crate::rules::{Castling, CastlingRights, Color, Variant};

/// What a note says about castling from other squares than those of the array.
pub(super) const CHESS960: &str = "Chess960 castling is not played here";

/// Reads rights in a field that is not `-`. A lenient reader also reads the files of the rooks (`HAha`), and drops what
/// is no right of this game.
pub(super) fn read(
    reader: &mut FenReader,
    byte: usize,
    text: &str,
) -> Result<CastlingRights, FenError> {
    let variant = reader.variant;
    let castlings = &variant.settings().castlings;
    let mut rights = CastlingRights::NONE;
    let (mut exact, mut other_files) = (true, false);
    for letter in text.chars() {
        let named = castlings.iter().find(|castling| castling.letter == letter);
        let by_file = || {
            castlings
                .iter()
                .find(|castling| file_letter(variant, castling) == Some(letter))
        };
        exact &= named.is_some_and(|castling| !rights.has(castling.right));
        match named.or_else(by_file) {
            Some(castling) => rights = rights.or(castling.right),
            None => other_files |= is_file(variant, letter),
        }
    }
    if exact {
        return Ok(rights);
    }
    let has = |letter: &char| castlings.iter().any(|castling| castling.letter == *letter);
    let letters: String = "KQkq".chars().filter(has).collect();
    let wanted = match castlings.is_empty() {
        true => "`-`: this game has no castling".to_owned(),
        false => format!("`-` or some of `{letters}`, each once"),
    };
    let is_read = |letter: &char| {
        let mut named = castlings
            .iter()
            .filter(|castling| castling.letter == *letter);
        named.any(|castling| rights.has(castling.right))
    };
    let read: String = "KQkq".chars().filter(is_read).collect();
    let read = if read.is_empty() { "-" } else { &read };
    let mut done = format!("read as `{read}`");
    if other_files && !castlings.is_empty() {
        done = format!("{done}, because {CHESS960}");
    }
    let fault = FenError::Field("castling", text.to_owned(), wanted);
    reader.mend(byte, fault, &done)?;
    Ok(rights)
}

/// The side that castles.
pub(super) fn side(castling: &Castling) -> Color {
    match castling.letter.is_ascii_uppercase() {
        true => Color::White,
        false => Color::Black,
    }
}

/// The letter of the rook's file, a capital letter for White.
fn file_letter(variant: &Variant, castling: &Castling) -> Option<char> {
    let geometry = variant.geometry();
    let file = geometry.plan().files.get(geometry.file(castling.rook))?;
    Some(match side(castling) {
        Color::White => file.to_ascii_uppercase(),
        Color::Black => file.to_ascii_lowercase(),
    })
}

fn is_file(variant: &Variant, letter: char) -> bool {
    let files = &variant.geometry().plan().files;
    files.contains(&letter.to_ascii_lowercase())
}
