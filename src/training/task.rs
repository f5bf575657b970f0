//! Tasks, their right answers, and the answers of players.

use super::kind::Kind;
use crate::rules::{Bitboard, Move, Square, Variant};

/// A piece's way from its square to another, whatever it does on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    /// The piece's square.
    pub from: Square,
    /// The square that it would go to.
    pub to: Square,
}

impl Step {
    /// The squares of a move.
    pub const fn of(mv: Move) -> Step {
        Step {
            from: mv.from,
            to: mv.to,
        }
    }

    /// The two squares, as in `e2e4`.
    pub fn text(self, variant: &Variant) -> String {
        let name = |square| variant.geometry().name(square);
        format!("{}{}", name(self.from), name(self.to))
    }
}

/// The required captures of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Exactly these pieces.
    Exactly(Bitboard),
    /// As many pieces as the mover can capture in one move.
    Most,
}

/// The question of an exercise, without its position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Mark every piece that this move captures.
    Predict(Move),
    /// Find a move of the piece that captures this.
    Find(Square, Goal),
    /// Mark every piece of the side to move that the enemy attacks.
    Danger,
    /// Mark every square to which the piece can go, and where the enemy does not attack it then.
    Safe(Square),
    /// Mark every frozen piece, of both sides.
    Frozen,
    /// Find a move of another piece that frees this one.
    Thaw(Square),
    /// Choose the legal ones of these moves.
    Legal(Vec<Step>),
    /// Find the first move of a win that takes this number of moves, whatever the enemy does.
    Win(u32),
}

impl Task {
    /// The kind of exercise.
    pub const fn kind(&self) -> Kind {
        match self {
            Task::Predict(_) => Kind::Predict,
            Task::Find(..) => Kind::Find,
            Task::Danger => Kind::Danger,
            Task::Safe(_) => Kind::Safe,
            Task::Frozen => Kind::Frozen,
            Task::Thaw(_) => Kind::Thaw,
            Task::Legal(_) => Kind::Legal,
            Task::Win(_) => Kind::Mate,
        }
    }
}

/// The right answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// All of these squares and no other.
    Squares(Bitboard),
    /// Any one of these moves.
    Moves(Vec<Move>),
    /// All of these steps and no other.
    Steps(Vec<Step>),
}

impl Answer {
    /// Whether nothing is the right answer.
    pub fn is_empty(&self) -> bool {
        match self {
            Answer::Squares(squares) => squares.is_empty(),
            Answer::Moves(moves) => moves.is_empty(),
            Answer::Steps(steps) => steps.is_empty(),
        }
    }
}

/// An answer that somebody gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenAnswer {
    /// The marked squares.
    Squares(Bitboard),
    /// A move.
    Move(Move),
    /// The chosen steps.
    Steps(Vec<Step>),
}
