//! A board as text.

use super::{Failure, output};
use crate::rules::{Position, Variant};

/// Writes a board with the letters of FEN, and the names of its ranks and files.
pub(super) fn write(variant: &Variant, position: &Position) -> Result<(), Failure> {
    let geometry = variant.geometry();
    let rank = |name: &str| {
        name.trim_start_matches(|c: char| c.is_ascii_alphabetic())
            .to_owned()
    };
    let file = |name: &str| {
        name.trim_end_matches(|c: char| !c.is_ascii_alphabetic())
            .to_owned()
    };
    let mut files: Vec<String> = Vec::new();
    for row in geometry.rows() {
        let named = row.iter().flatten().next();
        let label = named.map_or(String::new(), |&at| rank(geometry.name(at)));
        let mut line = format!("{label:>4} ");
        files.resize(files.len().max(row.len()), String::new());
        for (index, square) in row.iter().enumerate() {
            let letter = match square {
                None => ' ',
                Some(at) => position
                    .piece(*at)
                    .map_or('.', |piece| variant.letter(piece)),
            };
            if let Some(at) = square {
                files[index] = file(geometry.name(*at));
            }
            line.push(' ');
            line.push(letter);
        }
        output::line(line.trim_end())?;
    }
    let files: Vec<String> = files.iter().map(|file| format!("{file:>2}")).collect();
    output::line(&format!("     {}", files.concat()))
}
