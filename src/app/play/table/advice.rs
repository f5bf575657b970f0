//! What is shown on the board for whoever wants to know what to play.

use crate::diagram::Item;
use crate::rules::{Position, Transition};

/// Advice on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// Marks on the position that is shown.
    pub marks: Vec<Item>,
    /// A position to be shown instead of it.
    pub ahead: Option<Preview>,
    /// Whether the board keeps to itself what a move would do, because that is a question for the player.
    pub silent: bool,
}

/// A position some moves ahead.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The position.
    pub position: Position,
    /// The move that led there.
    pub last: Transition,
    /// The marks on it.
    pub marks: Vec<Item>,
}
