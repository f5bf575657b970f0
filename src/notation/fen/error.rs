//! Why a text is not a FEN.

use crate::rules::PositionError;
use crate::words::count;
use std::fmt;

/// Why a text is not a FEN of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// The text is empty.
    Empty,
    /// The text is a link to a page, but not to a position.
    Link,
    /// The placement has too many or too few ranks.
    Ranks {
        /// The number of ranks in the text.
        found: usize,
        /// The number of ranks of the board.
        wanted: usize,
    },
    /// A rank that does not fit the board.
    Rank {
        /// The name of the rank.
        rank: String,
        /// What is wrong with it.
        problem: String,
    },
    /// The hand in brackets is wrong.
    Hand(String),
    /// Another field is wrong: its name, its text, and the expected form.
    Field(&'static str, String, String),
    /// The fields are well formed, but the game has no such position.
    Position(PositionError),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Empty => write!(f, "the FEN is empty"),
            FenError::Link => write!(f, "this link holds no FEN; copy the FEN itself"),
            FenError::Ranks { found, wanted } => {
                let found = count(*found, "rank");
                write!(f, "FEN placement: {found}, but the board has {wanted}")
            }
            FenError::Rank { rank, problem } => write!(f, "FEN placement, rank {rank}: {problem}"),
            FenError::Hand(problem) => write!(f, "FEN hand: {problem}"),
            FenError::Field(field, text, wanted) => {
                write!(f, "FEN {field} field `{text}`: expected {wanted}")
            }
            FenError::Position(error) => write!(f, "not a position of this game: {error}"),
        }
    }
}

impl std::error::Error for FenError {}
