//! Messages of the board, the same for the game, the guide and the editor.

use baroque::rules::{Move, Piece, PieceType, Square, Variant};
use bevy::ecs::message::Message;
use std::sync::Arc;

/// An action on the board that is shown: in a game, the guide or the editor.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum BoardAction {
    Play(Move),
    /// Play a move whose piece has been dragged to its target already, so that it needs no animation.
    Drop(Move),
    /// Take back the last move, and the computer's answer with it.
    TakeBack,
    /// Undo the last change of the position or of the moves.
    Undo,
    /// Redo a change that has been undone.
    Redo,
    /// Turn the board round.
    Flip,
    /// Go to the start of the line.
    First,
    /// Go one ply back.
    Back,
    /// Go one ply forward.
    Forward,
    /// Go to the end of the line.
    Last,
}

/// Where the menu of a piece has been opened, in points of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MenuAt {
    /// The square; none for a menu that belongs to no square.
    pub square: Option<Square>,
    /// The distance from the left edge.
    pub x: f32,
    /// The distance from the top edge.
    pub y: f32,
    /// Whether the keyboard opened it. Then the menu takes the keyboard focus.
    pub by_keys: bool,
}

/// A question about the board that is shown.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum InspectAction {
    /// Ask why the piece on a square cannot move.
    Ask(Square),
    /// Show what the piece on a square threatens.
    ShowThreats(Square),
}

/// An action on the menu of a piece.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum MenuAction {
    Open(MenuAt),
    Close,
}

/// Show the pieces of the game and their abilities below the move list, or hide them, also in later games.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToggleLegend;

/// Move the keyboard focus to the board, or away from it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FocusBoard;

/// Show the position as text, or hide it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadOut;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureAction {
    /// Copy the picture to the clipboard.
    Copy,
    /// Save the picture as a file.
    Save,
    /// Save a moving picture as a file: the scene of the guide, or the last move of the game.
    SaveFilm,
}

/// Open the guide at a topic.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum LookUp {
    /// A piece of the game that is shown.
    Piece(Piece),
    /// The rules of a game, by its id.
    Rules(String),
}

/// A player wants exercises about a game, or about a piece of it.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Practise(pub Arc<Variant>, pub Option<Piece>);

/// Asks whether a piece and its king can force a win against a king, and practises that.
#[derive(Message, Clone, Debug)]
pub struct SolveEnding(pub Arc<Variant>, pub PieceType);

/// Leave the position of a line of the analysis, and show the one on the board again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaveAhead;

/// Set up the position that is shown, to play from it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp;
