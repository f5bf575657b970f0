//! The players' actions.

use super::guesses::Guess;
use super::setup::BlindSetup;
use crate::app::board::tries::TryInput;
use baroque::rules::{Position, Variant};
use bevy::ecs::message::Message;
use std::sync::Arc;

/// A user's action on the pages of blind games.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum BlindAction {
    /// Open blind games: the game, or the choices for one.
    Open,
    /// Show the choices for a new game.
    SetUp,
    /// Open the choices for a game from a position.
    OpenGame(Arc<Variant>, Box<Position>),
    /// Choose the game to play, by its id.
    ChooseGame(String),
    /// Replace the choices for a new game.
    Choose(Box<BlindSetup>),
    /// Begin a game with these choices.
    Begin,
    /// Show the game again.
    Continue,
    /// Continue a game on disk, by its place in the list.
    Resume(usize),
    /// Let go of what is done, or leave the page.
    Leave,
    /// Do something in the game.
    Game(BlindGameAction),
}

/// A player's action in a game.
#[derive(Clone, Debug, PartialEq)]
pub enum BlindGameAction {
    /// Use the pointer or the keys over the board.
    Hand(TryInput),
    /// Write a try.
    Write(String),
    /// Make the try that was written.
    Enter,
    /// Make a try: one of several with the same squares, or a choice of the array.
    Try(String),
    /// Ask how many captures the own orthodox pawns have.
    Ask,
    /// The player to move is alone and wants to see the board.
    Lift,
    /// Look at the position after so many plies, or at the current one.
    Look(Option<usize>),
    /// Choose what a click on a square notes, or make tries again.
    Guess(Option<Guess>),
    /// Note the enemy's pieces as they stood at the start.
    GuessArray,
    /// Remove all guesses.
    ForgetGuesses,
    /// Show how likely an enemy stands on each square, or no more.
    ToggleShares,
    /// Ask whether to resign, or no more.
    AskResign(bool),
    Resign,
    /// Turn the board.
    Flip,
    /// Open the game as an ordinary one, after the end.
    Replay,
}
