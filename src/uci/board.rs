//! The command `d`: the board as text.

use super::game::UciGame;
use crate::notation::write_fen;
use crate::rules::Square;

/// The lines that show the current position, or say that there is none.
pub(super) fn draw(game: &UciGame) -> Vec<String> {
    let variant = &*game.variant;
    let position = match game.position() {
        Ok(position) => position,
        Err(problem) => return vec![format!("No position: {problem}")],
    };
    let geometry = variant.geometry();
    let letter = |square: Option<Square>| match square {
        None => ' ',
        Some(square) => position
            .piece(square)
            .map_or('.', |piece| variant.letter(piece)),
    };
    let rows = geometry.rows().zip(&geometry.plan().rows);
    let mut lines: Vec<String> = rows
        .map(|(row, name)| {
            let squares: Vec<String> = row.iter().map(|&at| letter(at).to_string()).collect();
            format!("{name:>3}  {}", squares.join(" "))
        })
        .collect();
    let options: Vec<String> = variant
        .options()
        .iter()
        .map(|(option, choice)| format!(":{option}={choice}"))
        .collect();
    lines.push(String::new());
    lines.push(format!(
        "Variant: {}:{}{}",
        variant.id(),
        variant.layout(),
        options.concat()
    ));
    lines.push(format!("Fen: {}", write_fen(variant, position)));
    lines
}
