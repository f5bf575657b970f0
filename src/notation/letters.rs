//! The letters of a game's pieces, for messages.

use crate::rules::{Color, PieceType, Variant};

/// The letters of a game's pieces: those of chess pieces alone, the others with the piece's name, such as
/// `K, P, L for the Long Leaper and W for the Withdrawer`.
pub(super) fn letters(variant: &Variant) -> String {
    let [white, black] = Color::ALL.map(|color| variant.army(color));
    let kinds = variant.kinds().iter().enumerate();
    let played = kinds.filter(|(index, _)| {
        let piece_type = PieceType::new(*index);
        white.contains(piece_type) || black.contains(piece_type)
    });
    let (orthodox, others): (Vec<_>, Vec<_>) = played
        .map(|(_, kind)| kind)
        .partition(|kind| kind.is_orthodox());
    let mut texts: Vec<String> = orthodox
        .iter()
        .map(|kind| kind.letter.to_string())
        .collect();
    texts.extend(
        others
            .iter()
            .map(|kind| format!("{} for the {}", kind.letter, kind.name)),
    );
    match texts.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => texts.concat(),
    }
}
