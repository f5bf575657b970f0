//! A puzzle of the collection.

use baroque::puzzles::Puzzle;

/// A puzzle with its id.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleEntry {
    /// Its id.
    pub id: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Whether the user has found it.
    pub own: bool,
}
