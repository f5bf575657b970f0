//! What a person does with the analysis.

use super::Pointed;
use crate::rules::Move;
use bevy::ecs::message::Message;

/// What a person does with the analysis, hints and the review.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum AnalysisAction {
    /// Begin to analyse the position on the board, or stop that.
    Toggle,
    /// Show a hint: first the piece to be moved, then its move.
    Hint,
    /// Play the moves of a line.
    PlayLine(Vec<Move>),
    /// Keep the position after some moves of a line on the board; without any, let it go.
    Pin(Option<Vec<Move>>),
    /// Show what the pointer is on in the lines, now that it moves.
    Point(Option<Pointed>),
    /// Put the hint away.
    DropHint,
    /// Look the game through, or stop that.
    Review,
    /// Forget what is known from looking it through.
    ClearReview,
    /// Write what is known of the last of so many moves into the game, or of all moves.
    KeepReview(Option<usize>),
}
