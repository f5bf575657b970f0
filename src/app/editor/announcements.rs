//! The editor's changes and verdicts in words, for screen readers.

use super::Editor;
use baroque::explain::occupied;
use baroque::rules::{Piece, Setup, Square};
use baroque::sketch::UndoStep;
use std::sync::Arc;

/// The most squares that are named after a change.
const MAX_NAMED_SQUARES: usize = 4;

/// The part of the editor's state that is announced.
#[derive(Clone, Debug, PartialEq)]
pub struct Announced {
    step: UndoStep,
    /// The error of an invalid FEN.
    error: Option<String>,
}

impl Editor {
    /// The state that is announced.
    pub fn announced(&self) -> Announced {
        Announced {
            step: self.sketch.now().clone(),
            error: self.fen.error.clone(),
        }
    }

    /// What has changed since a state: the squares, unless they are many, and the verdict.
    pub fn changes_since(&self, before: &Announced) -> Vec<String> {
        let mut sentences = Vec::new();
        if before.step != *self.sketch.now() {
            sentences.extend(self.changed_squares(&before.step));
            sentences.extend(self.verdict.problems.iter().cloned());
            sentences.extend(self.verdict.standing.clone());
        }
        if before.error != self.fen.error {
            sentences.extend(self.fen.error.clone());
        }
        sentences
    }

    fn changed_squares(&self, before: &UndoStep) -> Vec<String> {
        let variant = self.variant();
        if !Arc::ptr_eq(&before.variant, variant) {
            return Vec::new();
        }
        let squares = variant.geometry().squares().into_iter();
        let (old, new) = (&before.setup, self.sketch.setup());
        let squares: Vec<Square> = squares
            .filter(|&square| piece_on(old, square) != piece_on(new, square))
            .collect();
        let named = squares
            .iter()
            .filter(|_| squares.len() <= MAX_NAMED_SQUARES);
        named
            .map(|&square| occupied(variant, self.position(), square))
            .collect()
    }
}

fn piece_on(setup: &Setup, square: Square) -> Option<Piece> {
    let mut pieces = setup.pieces.iter();
    pieces
        .find(|(at, _)| *at == square)
        .map(|&(_, piece)| piece)
}
