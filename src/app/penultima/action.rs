//! The players' actions.

use super::game::Tab;
use super::setup::Setup;
use crate::app::board::tries::TryInput;
use baroque::penultima::Guess;
use baroque::rules::PieceType;
use bevy::ecs::message::Message;

/// A user's action on the pages of Penultima.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PenultimaAction {
    /// Open Penultima: the game, or the choices for one.
    Open,
    /// Show the choices for a new game.
    SetUp,
    /// Replace the choices for a new game.
    Choose(Setup),
    /// Begin a game with these choices.
    Begin,
    /// Show the game again.
    Continue,
    /// Continue a game on disk, by its place in the list.
    Resume(usize),
    /// Let go of what is done, or leave the page.
    Leave,
    /// Do something in the game.
    Game(GameAction),
}

/// A player's action in a game.
#[derive(Clone, Debug, PartialEq)]
pub enum GameAction {
    /// Use the pointer or the keys over the board.
    Hand(TryInput),
    /// Write a try.
    Write(String),
    /// Make the try that was written.
    Enter,
    /// Choose what the next pawn becomes.
    Promote(PieceType),
    /// Look at a try by its place in the log, or at the position to move in.
    Look(Option<usize>),
    /// Show a part of the panel.
    Show(Tab),
    /// Turn to a page of the notebook.
    Turn(usize),
    /// Change the guess on the page.
    Guess(Guess),
    /// Change the note on the page.
    Remark(String),
    /// Mark a try, or remove the mark.
    Star(usize),
    /// Find the tries that contradict the guess.
    Check,
    /// Declare that the guess is the rule.
    Declare,
    /// Ask whether to resign, or no more.
    AskResign(bool),
    /// Resign; in the laboratory, have the rules shown.
    Resign,
    /// Set the pieces up again, in the laboratory.
    SetUpAgain,
    /// Turn the board.
    Flip,
    /// Open the page about a piece, by its place among the hidden ones, after the end.
    Reveal(usize),
    /// Open the moves from a try on as an ordinary game, after the end.
    Replay(usize),
}
