//! What the author of a game may not expect although the file has no mistake.

use super::decode::{Overlay, Spanned};
use super::diagnostics::{Diagnostic, Severity, Span};
use super::schema::{GameFile, PieceFile};
use crate::rules::{Impossibility, Piece, Variant};

/// A warning of something that can never happen, at the piece or the zone in the file, or at the file.
pub(super) fn warning(
    what: Impossibility,
    variant: &Variant,
    file: &GameFile,
    home: &Span,
) -> Diagnostic {
    let layout = variant.layout();
    let at_piece = |piece: Piece| {
        let letter = variant.kind(piece.piece_type()).letter;
        let mut own = file.pieces.iter();
        let own = own.find(|(key, _)| key.value == letter);
        (
            own.map_or(home, |(key, _)| &key.span),
            variant.letter(piece),
        )
    };
    let (span, message) = match what {
        Impossibility::Move(piece) => {
            let (span, letter) = at_piece(piece);
            (
                span,
                format!("the piece `{letter}` can never move on the board {layout}"),
            )
        }
        Impossibility::Promotion(piece) => {
            let (span, letter) = at_piece(piece);
            (
                span,
                format!("the piece `{letter}` can never promote on the board {layout}"),
            )
        }
        Impossibility::Goal(color, square) => {
            let square = variant.geometry().name(square);
            let span = file.rules.goals.as_ref().map_or(home, |goals| &goals.span);
            (span, format!("{color} can never reach the goal {square}"))
        }
    };
    Diagnostic::of(Severity::Warning, span, message)
}

/// What a piece that is described without `name` and `like` takes over from the piece of the base with the same letter.
pub(super) fn taken_over(
    letter: &Spanned<char>,
    changes: &PieceFile,
    known: &PieceFile,
) -> Diagnostic {
    let changed = changes.given();
    let mut kept = known.given();
    kept.retain(|field| !changed.contains(field) && !changes.removed.contains(field));
    let kept: Vec<String> = kept.iter().map(|field| format!("`{field}`")).collect();
    let message = format!(
        "the piece `{}` changes the base's {} and keeps its {}",
        letter.value,
        known.name.as_deref().unwrap_or_default(),
        kept.join(", ")
    );
    Diagnostic::of(Severity::Note, &letter.span, message)
}
