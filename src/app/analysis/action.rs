//! The user's actions on the analysis.

use super::Pointed;
use baroque::rules::Move;
use bevy::ecs::message::Message;

/// An action on the analysis, the hint or the game review.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum AnalysisAction {
    /// Start or stop the analysis of the board's position.
    Toggle,
    /// Show a hint: first the piece to move, then the move.
    Hint,
    PlayLine(Vec<Move>),
    /// Keep the position after these moves of a line on the board, or let it go.
    Pin(Option<Vec<Move>>),
    /// Preview the part of the lines under the pointer, after the pointer has moved.
    Point(Option<Pointed>),
    /// Start or stop the work on the table of the ending on the board.
    ToggleEnding,
    /// Remove the hint.
    DropHint,
    /// Open the page of the game review, and start, continue or stop the review.
    Review,
    /// Close the page of the review.
    CloseReview,
    /// Show the position before the mistake at a ply, and ask for a better move.
    AskInReview(usize),
    /// Show the best move in the place of the mistake that was asked about.
    ShowBest,
    /// Remove the game review.
    ClearReview,
    /// Add what the review says about the move at a ply, or about all moves, to the game.
    KeepReview(Option<usize>),
}
