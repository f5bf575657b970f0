//! The user's actions on puzzles.

use super::refutation::Refuted;
use baroque::progress::Subject;
use baroque::puzzles::series::{PuzzleChoice, SeriesKind};
use baroque::rules::Move;
use bevy::ecs::message::Message;

/// A user's action on puzzles.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PuzzleAction {
    /// Open the page of puzzles, with the series that is running.
    Open,
    /// Choose other puzzles.
    Choose(PuzzleChoice),
    /// Begin a series.
    Start(SeriesKind),
    /// Show the curve of a rating; without one, the page of progress.
    ShowProgress(Option<Subject>),
    /// Show the next puzzle of the series.
    Next,
    /// Show the next puzzle of the series, if this one is finished.
    GoOn,
    /// Play a move; `true` if its piece was dragged.
    Play(Move, bool),
    /// Show the piece to be moved, then its move.
    Hint,
    /// Play the solution.
    Solve,
    /// Show the position after so many plies of the line.
    Show(usize),
    /// Play the answer to the last wrong move.
    WhyNot,
    /// Show the answer that the search has found.
    Refute(Refuted),
    /// Open the line as a game, to analyse it.
    Analyse,
    /// Play the position on the board against the computer.
    PlayOn,
    /// Look for puzzles in the game on the board, or stop that.
    Find,
    /// Make puzzles from the mistakes in the game on the board.
    PractiseMissed,
    /// Solve the puzzles of the game on the board.
    SolveFound,
    /// Go back: from a puzzle to the choice, from there to where the page was opened.
    Leave,
}
