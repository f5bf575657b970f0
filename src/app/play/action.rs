//! What a person does with a board and the game on it.

use crate::app::play::table::GameChoice;
use crate::game::NodeId;
use crate::rules::{Move, Outcome, Square, Variant};
use crate::search::Level;
use bevy::ecs::message::Message;
use std::sync::Arc;

/// What a person does to begin a game.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum NewGameAction {
    /// Choose how to play a game, by its id.
    Open(String),
    /// Play the game that has been chosen.
    Start(GameChoice),
    /// Play a first game against the computer, with words about it on the way.
    First,
    /// Play a game, by its id, between the players of the last one.
    Play(String),
    /// Choose the layout, sides and options of the same game anew.
    Again,
    /// Change the game that is being chosen.
    Choose(GameChoice),
    /// Begin the game on the board anew, by these rules.
    Restart(Arc<Variant>),
}

/// Another game lies on the board.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct GameLaid;

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

/// What a person asks about the board in sight.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum InspectAction {
    /// Ask why the piece on a square cannot move.
    Ask(Square),
    /// Show what the piece on a square threatens.
    ShowThreats(Square),
    /// Show the pieces of the game and what they do in place of its moves, or the moves again.
    ToggleLegend,
    /// Close the menu of a piece.
    CloseMenu,
    /// Give the keys to the board, or take them from it.
    Focus,
    /// Read the position out as text, or put that away.
    ReadOut,
}

/// What a person does about how the game on the board goes on.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PlayAction {
    /// Give the game up, or ask first whether that is meant.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Take the draw that is offered, or decline it.
    AnswerOffer(bool),
    /// Ask how the game is to be taken to have ended, or no more.
    Adjudicate,
    /// End the game so.
    Conclude(Outcome),
    /// Go on after all, whatever is asked beside the board.
    PlayOn,
    /// Let the game wait, or go on with it.
    TogglePause,
    /// Let the computer play one move of a game that waits.
    Step,
    /// Play the game that is over again with colours changed.
    Rematch,
    /// The same, with the computer at another level.
    RematchAt(Level),
    /// Make a move ahead of the computer's answer, from a square to a square.
    Premove(Square, Square),
    /// Give the keys to the field in which a move is written.
    WriteMove,
}

/// What a person does with the moves of the game and its variations.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum MovesAction {
    /// Look at the position after so many plies.
    Show(usize),
    /// Look at a place of the tree.
    Go(NodeId),
    /// Look at the move before among those that compete with the last one.
    PreviousVariation,
    /// Look at the move behind among those that compete with the last one.
    NextVariation,
    /// Look at the move before that others compete with.
    PreviousBranch,
    /// Look at the next move that others compete with.
    NextBranch,
    /// Move a variation one step up: that of a place, or the one that is shown.
    Promote(Option<NodeId>),
    /// Make the line through a place the main line.
    MakeMain(NodeId),
    /// Delete a place, or the one that is shown, with all that follows.
    Delete(Option<NodeId>),
    /// Put a glyph to the move of a place, or take it away.
    ToggleNag(NodeId, u8),
    /// Say something about the move of a place.
    WriteComment(NodeId, String),
    /// Begin to write a comment about the move that is shown, or end it.
    ToggleComment,
}
