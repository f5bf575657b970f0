//! A piece whose moves are wanted, and a move whose captures are wanted.

use crate::rules::board::{Bitboard, Direction, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::{Choices, Move};
use crate::rules::piece::{Piece, Travel, TypeSet};
use crate::rules::power::Shifts;

/// A piece whose moves are generated.
pub(in crate::rules) struct Origin<'a, W: Word> {
    pub facts: &'a Facts<'a, W>,
    pub piece: Piece,
    pub from: Square,
    /// The squares that it reaches by walking, if they are known and it replaces in the same way.
    pub walked: Option<Bitboard<W>>,
    /// The pieces that the current method may capture.
    pub capturable: Bitboard<W>,
}

/// A piece's move as a capture method sees it, with the board as it is before the move.
pub(in crate::rules) struct Journey<'a, W: Word> {
    pub facts: &'a Facts<'a, W>,
    pub piece: Piece,
    pub from: Square,
    pub to: Square,
    pub travel: Travel,
    pub choices: Choices,
    /// The direction of the move, if it follows a line.
    pub heading: Option<Direction>,
    /// The old and the new squares of the pieces that the mover swaps with or drives, if its methods
    /// need to know.
    pub shifts: Shifts,
    /// The pieces that the current method may capture.
    pub capturable: Bitboard<W>,
}

impl<'a, W: Word> Journey<'a, W> {
    /// The journey of a move, with nothing capturable and no shifts yet. A teleport follows no line, even
    /// between squares of one line.
    pub fn new(facts: &'a Facts<'a, W>, piece: Piece, mv: Move) -> Journey<'a, W> {
        let heading = match mv.travel {
            Travel::Teleport => None,
            _ => facts.geometry().heading(mv.from, mv.to),
        };
        Journey {
            facts,
            piece,
            from: mv.from,
            to: mv.to,
            travel: mv.travel,
            choices: mv.choices,
            heading,
            shifts: Shifts::new(),
            capturable: Bitboard::EMPTY,
        }
    }

    /// The mover's friends of these types, without the mover.
    pub fn partners(&self, types: TypeSet) -> Bitboard<W> {
        self.facts
            .pieces_of(self.piece.color(), types)
            .without(self.from)
    }

    /// The length of the move in king's steps.
    pub fn length(&self) -> usize {
        self.facts.geometry().distance(self.from, self.to)
    }
}
