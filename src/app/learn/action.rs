//! The user's actions on lessons.

use baroque::progress::Scope;
use baroque::rules::{Piece, PieceType, Variant};
use baroque::training::{EndingGoal, Kind};
use bevy::ecs::message::Message;
use std::sync::Arc;

/// What a player does with the path of lessons and with the lesson that is open.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum LearnAction {
    /// Open the lessons where they were left.
    Open,
    /// Begin a lesson, by its id.
    Begin(String),
    /// Go on with the lesson that was left.
    Resume,
    /// Practise what went wrong earlier and is due.
    Review,
    /// Practise a game, or a piece of it.
    Practise(Arc<Variant>, Option<Piece>),
    /// Practise one kind of exercise only, or all kinds.
    ChooseKind(Option<Kind>),
    /// Go from a lesson to the path, and from there to where it was opened.
    Leave,
    /// Go back to the words before.
    Back,
    /// Check the answer, or go on to the next step.
    Continue,
    /// Do something about the question that is open.
    Answer(AnswerAction),
    /// Play the game of the lesson.
    PlayGame,
    /// Go on with the game of the lesson that was left.
    ResumeGame,
    /// Leave the game of the lesson out.
    SkipGame,
    /// Go back from that game to the lesson.
    Return,
    /// Begin the lesson that has ended again.
    Again,
    /// Begin the lesson after the one that has ended.
    NextLesson,
    /// Do something about a reset of progress.
    Reset(ResetAction),
    /// Practise endings.
    Ending(EndingAction),
}

/// What a player does on the page of endings.
#[derive(Clone, Debug, PartialEq)]
pub enum EndingAction {
    /// Open the choice.
    Open,
    /// Show the endings of a game, by its index in the list.
    ChooseGame(usize),
    /// Begin to practise the ending with White's king and this piece against a king.
    Begin(Arc<Variant>, PieceType, EndingGoal),
    /// Begin an exercise that needs so many moves.
    SetMoves(u16),
    /// Begin the next exercise.
    Next,
    /// Show a best move on the board, which counts as a mistake.
    ShowMove,
}

/// What a player does about a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerAction {
    /// Say that nothing is the answer, or take that back.
    Nothing,
    /// Choose a move of the list by its index, or take that back.
    Choose(usize),
    /// Show a move of the list on the board, or none.
    Point(Option<usize>),
    Check,
    /// Show the answer, which counts as a mistake.
    Show,
}

/// What a player does about a reset of progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResetAction {
    /// Show what can be reset, or hide it.
    Toggle,
    /// Ask whether this is meant.
    Ask(Scope),
    /// Remove what was asked about.
    Confirm,
    /// Keep everything.
    Cancel,
}
