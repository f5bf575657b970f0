//! The answer to a wrong move.

use baroque::rules::Move;

/// The answer to a wrong move.
#[derive(Clone, Debug, PartialEq)]
pub enum Refutation {
    /// The search looks for it; `true`: the board plays it then.
    Sought(bool),
    /// The answer.
    Found(Refuted),
}

/// A wrong move with what follows.
#[derive(Clone, Debug, PartialEq)]
pub struct Refuted {
    /// The wrong move and the answers to it.
    pub moves: Vec<Move>,
    /// The moves as text.
    pub texts: Vec<String>,
    /// What the best answer does, or how the wrong move has ended the game, in sentences.
    pub reason: String,
    /// The evaluation after them, in words.
    pub evaluation: String,
}
