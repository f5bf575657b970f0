//! Squares in texts of a diagram.

use crate::import::draft::DraftSquare;
use std::collections::BTreeSet;

/// Reads squares such as `a2-j2` or `b1,i1`.
pub(super) fn places(
    text: &str,
    files: usize,
    ranks: usize,
) -> Result<BTreeSet<DraftSquare>, String> {
    let mut found = BTreeSet::new();
    let squares = text
        .split([',', ':'])
        .map(str::trim)
        .filter(|square| !square.is_empty());
    for squares in squares {
        let (from, to) = squares.split_once('-').unwrap_or((squares, squares));
        let (from, to) = (place(from, files, ranks)?, place(to, files, ranks)?);
        for file in from.0.min(to.0)..=from.0.max(to.0) {
            let ranks = from.1.min(to.1)..=from.1.max(to.1);
            found.extend(ranks.map(|rank| (file, rank)));
        }
    }
    Ok(found)
}

pub(super) fn place(text: &str, files: usize, ranks: usize) -> Result<DraftSquare, String> {
    let text = text.trim();
    let letter = text.chars().next().filter(char::is_ascii_lowercase);
    let rank = text
        .get(1..)
        .and_then(|rank| rank.parse::<usize>().ok())
        .filter(|rank| *rank <= 999);
    let (Some(letter), Some(rank)) = (letter, rank) else {
        return Err(format!("`{text}` is no square"));
    };
    let (file, rank) = (usize::from(letter as u8 - b'a'), rank.checked_sub(1));
    match rank.filter(|rank| *rank < ranks && file < files) {
        Some(rank) => Ok((file, rank)),
        None => Err(format!("`{text}` is outside the board")),
    }
}
