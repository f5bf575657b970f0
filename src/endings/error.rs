//! Why there is no table.

use super::material::MOST_PIECES;
use crate::rules::Color;
use std::fmt;

/// Why an ending has no table, or a position no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndingError {
    /// The text names a piece that the side does not have.
    UnknownPiece(char, Color),
    /// A side has no king.
    NoKing(Color),
    /// A side has more kings than at the start of the game.
    Kings(Color),
    /// There are too many pieces.
    TooManyPieces(usize),
    /// A piece may come back from a hand.
    Hands,
    /// The position depends on earlier moves. The text says how.
    History(&'static str),
    /// Captures lead from this material to another one and back.
    Circular,
    /// A table with so many positions does not fit.
    TooLarge(usize),
    /// The work was stopped.
    Stopped,
}

impl fmt::Display for EndingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EndingError::UnknownPiece(letter, color) => write!(
                f,
                "{color} has no piece with the letter `{letter}`; write White's pieces in capitals, such as `KRk`"
            ),
            EndingError::NoKing(color) => {
                write!(f, "{color} has no king; name the kings of both sides")
            }
            EndingError::Kings(color) => {
                write!(f, "{color} never has so many kings; name fewer of them")
            }
            EndingError::TooManyPieces(pieces) => write!(
                f,
                "there are {pieces} pieces, but tables have at most {MOST_PIECES}, kings included"
            ),
            EndingError::Hands => f.write_str(
                "there is no table, because captured pieces can come back to the board here",
            ),
            EndingError::History(what) => write!(
                f,
                "there is no table, because positions depend on earlier moves here ({what})"
            ),
            EndingError::Circular => f.write_str(
                "there is no table, because captures lead to another material and back again",
            ),
            EndingError::TooLarge(positions) => {
                write!(f, "{positions} positions are too many for a table")
            }
            EndingError::Stopped => f.write_str("the work was stopped"),
        }
    }
}

impl std::error::Error for EndingError {}
