//! The pointer and the keyboard on the board. A try may lead anywhere, so every square is a target except those with
//! the player's own pieces: a click there picks another piece.

use super::game::PenultimaGame;
use crate::app::board::tries::TryInput;
use baroque::penultima::{Role, Try};
use baroque::rules::{Color, Move, Square, Travel};

impl PenultimaGame {
    /// Applies input. Returns the try that it makes.
    pub(super) fn hand(&mut self, input: TryInput) -> Option<Try> {
        let tries = self.tries();
        let mv = self.board.apply(input, &tries)?;
        Some(Try {
            from: mv.from,
            to: mv.to,
            promotion: self.promotion.filter(|_| self.is_pawn(mv.from)),
        })
    }

    /// Whether there is a pawn on a square.
    pub(super) fn is_pawn(&self, square: Square) -> bool {
        let piece = self.public().position().piece(square);
        let letter = piece.map(|piece| self.public().board().kind(piece.piece_type()).letter);
        letter == Some(Role::Pawn.letter())
    }

    /// Whether the pawn on a square promotes with its next move. Hidden pawns never promote.
    pub fn promotes_next(&self, square: Square) -> bool {
        if self
            .public()
            .hidden()
            .iter()
            .any(|hidden| hidden.role == Role::Pawn)
        {
            return false;
        }
        let (position, geometry) = (self.public().position(), self.public().board().geometry());
        let rows: Vec<_> = geometry.rows().collect();
        let next = match position.turn() {
            Color::White => rows.get(1),
            Color::Black => rows.iter().rev().nth(1),
        };
        self.is_pawn(square) && next.is_some_and(|row| row.contains(&Some(square)))
    }

    /// All tries, as moves for the hand. Nothing here depends on rules.
    fn tries(&self) -> Vec<Move> {
        if !self.takes_tries() || self.board.looks_back() {
            return Vec::new();
        }
        let position = self.public().position();
        let own = position.pieces(position.turn());
        let others = self.public().board().geometry().squares() - own;
        let from = |from: Square| {
            let to = others.into_iter();
            to.map(move |to| Move::new(from, to, Travel::Walk))
        };
        own.into_iter().flat_map(from).collect()
    }
}
