//! What a person does with a board, whoever shows it.

use crate::rules::{Move, Piece, Square};
use bevy::ecs::message::Message;

/// What a person does with the board in sight: that of the game, of the guide or of the editor.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum BoardAction {
    /// Play a move.
    Play(Move),
    /// Play a move whose piece has been carried to its stop already.
    Drop(Move),
    /// Take the last move back, and the computer's answer with it.
    TakeBack,
    /// Take back the last change of the position or of the moves.
    Undo,
    /// Make a change again that has been taken back.
    Redo,
    /// Look at the board from the other side.
    Flip,
    /// Look at the start.
    First,
    /// Look one ply back.
    Back,
    /// Look one ply on.
    Forward,
    /// Look at the last position of the line.
    Last,
}

/// The menu of a piece, where it has been opened, in points of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MenuAt {
    /// The square.
    pub square: Option<Square>,
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// Whether keys have opened it, so that they are to lead through it.
    pub by_keys: bool,
}

/// What a person asks about the board in sight.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum InspectAction {
    /// Ask why the piece on a square cannot move.
    Ask(Square),
    /// Show what the piece on a square threatens.
    ShowThreats(Square),
    /// Show the pieces of the game and what they do in place of its moves, or the moves again.
    ToggleLegend,
    /// Open the menu of a piece.
    OpenMenu(MenuAt),
    /// Close the menu of a piece.
    CloseMenu,
    /// Give the keys to the board, or take them from it.
    Focus,
    /// Read the position out as text, or put that away.
    ReadOut,
}

/// A picture that a person asks for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureAction {
    /// Copy the board to the clipboard.
    Copy,
    /// Save the board as a file.
    Save,
    /// Save the scene of the guide, or the last move of the game, in motion, as a file.
    SaveFilm,
}

/// What a person wants to look up in the guide.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum LookUp {
    /// A piece of the game in sight.
    Piece(Piece),
    /// The rules of a game, by its id.
    Rules(String),
}

/// Leave the position ahead that is shown in place of the one on the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaveAhead;

/// Set up the position in sight, to be played from.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp;
