//! Writes a position and its board as a layout.

use super::layout::CastlingText;
use crate::rules::{Bitboard, Castling, Geometry, Position, Square, Variant};

/// The pieces of a position as the rows of an array's picture.
pub(super) fn picture(variant: &Variant, position: &Position) -> Vec<String> {
    let cell = |square: Option<Square>| match square {
        Some(square) => position
            .piece(square)
            .map_or('.', |piece| variant.letter(piece)),
        None => '#',
    };
    let rows = variant.geometry().rows();
    rows.map(|row| row.into_iter().map(cell).collect())
        .collect()
}

/// The castlings that the position still allows. If only one side has a castling, the text names the
/// partner, so that the other side does not get it.
pub(super) fn castlings(variant: &Variant, position: &Position) -> Vec<CastlingText> {
    let geometry = variant.geometry();
    let letter = |square| geometry.plan().files.get(geometry.file(square)).copied();
    let files = |from, to| {
        [letter(from), letter(to)]
            .into_iter()
            .flatten()
            .collect::<String>()
    };
    let mut found: Vec<(CastlingText, Vec<Castling>)> = Vec::new();
    for &castling in &variant.settings().castlings {
        if !position.castling().has(castling.right) {
            continue;
        }
        let text = CastlingText {
            king: files(castling.king, castling.king_to),
            rook: files(castling.rook, castling.rook_to),
            partner: None,
        };
        match found.iter_mut().find(|(known, _)| *known == text) {
            Some((_, sides)) => sides.push(castling),
            None => found.push((text, vec![castling])),
        }
    }
    let partner = |castling: &Castling| {
        let piece = position.piece(castling.rook)?;
        Some(variant.kind(piece.piece_type()).id.clone())
    };
    let named = found.into_iter().map(|(text, sides)| CastlingText {
        partner: match sides.as_slice() {
            [one] => partner(one),
            _ => None,
        },
        ..text
    });
    named.collect()
}

/// A set of squares as a zone: whole ranks, whole files, and the other squares.
pub(super) fn squares_text(geometry: &Geometry, squares: Bitboard) -> String {
    let mut words = Vec::new();
    let mut covered = Bitboard::EMPTY;
    let mut add = |line: Bitboard, word: String| {
        if line.any() && (line - squares).is_empty() && (line - covered).any() && line.len() > 1 {
            words.push(word);
            covered |= line;
        }
    };
    for (index, name) in geometry.plan().ranks.iter().enumerate() {
        let on: Bitboard = geometry
            .squares()
            .into_iter()
            .filter(|&at| geometry.rank(at) == index)
            .collect();
        add(on, format!("*{name}"));
    }
    for (index, letter) in geometry.plan().files.iter().enumerate() {
        let on: Bitboard = geometry
            .squares()
            .into_iter()
            .filter(|&at| geometry.file(at) == index)
            .collect();
        add(on, format!("{letter}*"));
    }
    let rest = squares - covered;
    words.extend(
        rest.into_iter()
            .map(|square| geometry.name(square).to_owned()),
    );
    words.join(" ")
}
