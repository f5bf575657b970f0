//! Positions for tuning an evaluation.

use super::referee::{GameEnding, PlayedGame};
use crate::notation::write_fen;
use crate::rules::{Color, Variant};

/// The quiet positions of a game, each as `FEN;RESULT` with White's points. In a quiet position, the side to move is
/// not in check, and its move captures nothing. A game lost by an engine's fault has none, because its result says
/// nothing about the positions.
pub fn quiet_positions(variant: &Variant, game: &PlayedGame) -> Vec<String> {
    let result = match (&game.ending, game.ending.winner()) {
        (GameEnding::Fault(..), _) => return Vec::new(),
        (_, Some(Color::White)) => "1",
        (_, Some(Color::Black)) => "0",
        (_, None) => "0.5",
    };
    let quiet = game.plies.iter().filter(|(position, mv)| {
        !variant.is_arranging(position)
            && !variant.captured(position, *mv).any()
            && !variant.in_check(position)
    });
    quiet
        .map(|(position, _)| format!("{};{result}", write_fen(variant, position)))
        .collect()
}
