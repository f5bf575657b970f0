//! A puzzle of the collection.

use baroque::puzzles::Puzzle;

/// A puzzle with its id.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleEntry {
    pub id: String,
    pub puzzle: Puzzle,
    /// Whether the user has found it.
    pub own: bool,
}
