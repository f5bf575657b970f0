//! The hints and analysis on the board.

use baroque::diagram::Item;
use baroque::rules::{Position, Transition};

/// What hints and analysis draw on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// Marks on the shown position.
    pub marks: Vec<Item>,
    /// Another position, shown instead.
    pub ahead: Option<Preview>,
    /// Whether the board keeps to itself what a move would do, because that is a question for the player.
    pub silent: bool,
    /// Whether the board hides which pieces are frozen, because a question asks for them.
    pub hides_frost: bool,
    /// Whether captured pieces leave no crosses, because the rings of an answer mark their squares.
    pub hides_crosses: bool,
}

/// A position of a line of analysis, a few moves ahead.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    pub position: Position,
    /// The move that led there.
    pub last: Transition,
    /// The marks on the position.
    pub marks: Vec<Item>,
}
