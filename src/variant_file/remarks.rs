//! What the author of a game may not expect although the file has no mistake.

use super::decode::{Overlay, Spanned};
use super::diagnostics::{Diagnostic, Severity, Span};
use super::schema::{GameFile, PieceFile};
use crate::rules::{Color, Impossibility, Piece, PieceKind, PieceType, Variant};

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
        Impossibility::Run(piece) => {
            let (span, letter) = at_piece(piece);
            let board = format!("on the board {layout}");
            (
                span,
                format!("the piece `{letter}` never stands where its double step begins {board}"),
            )
        }
        Impossibility::EnPassant(piece) => {
            let (span, letter) = at_piece(piece);
            let why = match variant.kinds().iter().any(|kind| kind.run.is_some()) {
                true => "because no double step passes a square on which it captures",
                false => "because no piece has a double step",
            };
            (
                span,
                format!("the piece `{letter}` can never capture en passant, {why}"),
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

/// Warnings about a layout: its game is over before it begins, its edge is the whole board, or its name is the size of
/// another board.
pub(super) fn layout(variant: &Variant, file: &GameFile, home: &Span) -> Vec<Diagnostic> {
    let layout = variant.layout();
    let mut setups = file.setups.iter();
    let key = setups.find(|(key, _)| key.value == layout);
    let span = key.map_or(home, |(key, _)| &key.span);
    let mut found = Vec::new();
    if let Some(outcome) = variant.outcome(variant.start()) {
        found.push(format!(
            "the game is over before the first move on the board {layout}: {outcome}"
        ));
    }
    let geometry = variant.geometry();
    let edge = variant.settings().edge;
    if Color::ALL
        .into_iter()
        .any(|color| geometry.squares() == edge[color])
    {
        found.push(format!(
            "the edge of the board {layout} is the whole board, so no piece can make a plain move"
        ));
    }
    let files = geometry.rows().map(|row| row.len()).max().unwrap_or(0);
    let size = format!("{files}x{}", geometry.rows().count());
    if is_size(layout) && layout != size {
        found.push(format!("the layout `{layout}` has a board of {size}"));
    }
    let warnings = found.into_iter();
    warnings
        .map(|message| Diagnostic::of(Severity::Warning, span, message))
        .collect()
}

/// Whether a name is the size of a board, such as `10x8`.
fn is_size(name: &str) -> bool {
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    name.split_once('x')
        .is_some_and(|(files, ranks)| number(files) && number(ranks))
}

/// Warnings of pieces of one side that have the same id or the same name.
pub(super) fn alike(variant: &Variant, file: &GameFile, home: &Span) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let kinds: Vec<(PieceType, &PieceKind)> =
        (0..).map(PieceType::new).zip(variant.kinds()).collect();
    for (at, (piece_type, kind)) in kinds.iter().enumerate() {
        for (known_type, known) in &kinds[..at] {
            let together = |color| {
                let army = variant.army(color);
                army.contains(*piece_type) && army.contains(*known_type)
            };
            let (what, value, help) = match () {
                () if !Color::ALL.into_iter().any(together) => continue,
                () if kind.id == known.id => (
                    "id",
                    &kind.id,
                    "what names this id means both; give one of them another one: `id: \"…\"`",
                ),
                () if kind.name == known.name => (
                    "name",
                    &kind.name,
                    "players cannot tell them apart; give one of them another `name`",
                ),
                () => continue,
            };
            let mut own = file.pieces.iter();
            let own = own.find(|(key, _)| [kind.letter, known.letter].contains(&key.value));
            let span = own.map_or(home, |(key, _)| &key.span);
            let letters = format!("`{}` and `{}`", known.letter, kind.letter);
            let message = format!("the pieces {letters} have the same {what}, `{value}`");
            found.push(Diagnostic::of(Severity::Warning, span, message).with_help(help));
        }
    }
    found
}

/// A note on an option of the base that a game does not offer.
pub(super) fn left_out(name: &str, base: &Span) -> Diagnostic {
    let message = format!(
        "the base's option `{name}` is about pieces, powers or an array that this game does not have, so it is left out"
    );
    let help = "to offer such an option, write it in `options`";
    Diagnostic::of(Severity::Note, base, message).with_help(help)
}

/// What a piece that is described without `name` and `like` takes over from the piece of the base with the same letter.
pub(super) fn taken_over(
    letter: &Spanned<char>,
    changes: &PieceFile,
    known: &PieceFile,
) -> Diagnostic {
    let changed = changes.given();
    let mut kept = known.given();
    let loses_text = known.loses_text(changes);
    kept.retain(|field| {
        let goes = loses_text && ["text", "source"].contains(field);
        !goes && !changed.contains(field) && !changes.removed.contains(field)
    });
    let kept: Vec<String> = kept.iter().map(|field| format!("`{field}`")).collect();
    let message = format!(
        "the piece `{}` changes the base's {} and keeps its {}{}",
        letter.value,
        known.name.as_deref().unwrap_or_default(),
        kept.join(", "),
        match loses_text && known.text.is_some() {
            true => "; its text is made from its rules",
            false => "",
        }
    );
    Diagnostic::of(Severity::Note, &letter.span, message)
}

/// A note on a piece that captures in another way than the piece that it is `like` or has other powers, and keeps its text.
pub(super) fn kept_text(
    letter: &Spanned<char>,
    changes: &PieceFile,
    known: &PieceFile,
) -> Option<Diagnostic> {
    let text = known.text.as_ref()?;
    let has_own = changes.text.is_some() || changes.removed.contains(&"text");
    if has_own || known.loses_text(changes) {
        return None;
    }
    let rules = ["captures", "powers", "double_step"];
    let given = changes.given();
    let changed = rules
        .into_iter()
        .filter(|field| given.contains(field) || changes.removed.contains(field));
    let changed: Vec<String> = changed.map(|field| format!("`{field}`")).collect();
    if changed.is_empty() {
        return None;
    }
    let message = format!(
        "the piece `{}` changes {} of the {} and keeps its text: {text}",
        letter.value,
        changed.join(", "),
        known.name.as_deref().unwrap_or_default(),
    );
    let help = "if that is not true here, write a `text`, or `text: None` for sentences made from its rules";
    Some(Diagnostic::of(Severity::Note, &letter.span, message).with_help(help))
}
