//! The user's actions on lessons.

use baroque::progress::Scope;
use baroque::rules::{Piece, PieceType, Variant};
use baroque::training::{EndingGoal, Kind};
use bevy::ecs::message::Message;
use std::sync::Arc;

/// A user's action on the path of lessons or in the open lesson.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum LearnAction {
    /// Open the lessons on the page where they were left.
    Open,
    /// Begin a lesson, by its id.
    Begin(String),
    /// Continue the open lesson.
    Resume,
    /// Practise the exercises that are due.
    Review,
    /// Practise a game, or a piece of it.
    Practise(Arc<Variant>, Option<Piece>),
    /// Practise one kind of exercise only, or all kinds.
    ChooseKind(Option<Kind>),
    /// Go from a lesson to the path, and from there to where it was opened.
    Leave,
    /// Show the step before.
    Back,
    /// Check the answer, or show the next step.
    Continue,
    /// Act on the open question.
    Answer(AnswerAction),
    /// Play the game of the lesson.
    PlayGame,
    /// Continue the game of the lesson.
    ResumeGame,
    /// Skip the game of the lesson.
    SkipGame,
    /// Go back from that game to the lesson.
    Return,
    /// Begin the lesson that has ended again.
    Again,
    /// Begin the lesson after the one that has ended.
    NextLesson,
    /// Act on the form for a reset of progress.
    Reset(ResetAction),
    /// Practise endings.
    Ending(EndingAction),
}

/// A user's action on the page of endings.
#[derive(Clone, Debug, PartialEq)]
pub enum EndingAction {
    /// Open the choice.
    Open,
    /// Show the endings of a game, by its index in the list.
    ChooseGame(usize),
    /// Begin to practise the ending with White's king and this piece against a king.
    Begin(Arc<Variant>, PieceType, EndingGoal),
    /// Begin an exercise with this number of moves.
    SetMoves(u16),
    /// Begin the next exercise.
    Next,
    /// Show a best move on the board and why it is good, which counts as help.
    ShowMove,
    /// Begin the same exercise again.
    StartOver,
    /// Open the position with analysis.
    Analyse,
    /// Go back from the analysis to the exercise.
    Return,
}

/// A user's action on a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerAction {
    /// Set or clear the answer "nothing".
    Nothing,
    /// Choose a move of the list by its index, or clear the choice.
    Choose(usize),
    /// Show a move of the list on the board, or none.
    Point(Option<usize>),
    Check,
    /// Show the answer, which counts as a mistake.
    Show,
}

/// A user's action on the form for a reset of progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResetAction {
    /// Show what can be reset, or hide it.
    Toggle,
    /// Ask for confirmation.
    Ask(Scope),
    /// Remove the progress in question.
    Confirm,
    /// Keep everything.
    Cancel,
}
