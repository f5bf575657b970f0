//! The user's actions on the game on the board.

use super::table::{GameChoice, Table};
use baroque::game::NodeId;
use baroque::rules::{Outcome, Position, Square, Variant};
use baroque::search::Level;
use bevy::ecs::message::Message;
use std::sync::Arc;

/// An action that starts a game.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum NewGameAction {
    /// Open the choices for a new game, by the game's id.
    Open(String),
    /// Open the choices for the second game, with what was chosen for the first one. It has one more piece, of this
    /// letter, which is picked if there is room.
    Replace(String, String, char),
    /// Open the choices for a game with these rules, or start it from a position for two people at this screen.
    Show(Arc<Variant>, Option<Box<Position>>),
    Start(GameChoice),
    /// Start a first game against the computer, with tips.
    First,
    /// Start a game, by its id, between the players of the last one.
    Play(String),
    /// Open the choices for the same game again: layout, sides and options.
    Again,
    /// Change the choices for a new game.
    Choose(GameChoice),
    /// Start the game on the board again with these rules.
    Restart(Arc<Variant>),
}

/// Puts a game on the board.
#[derive(Message, Debug)]
pub struct LayGame {
    pub table: Box<Table>,
    /// How the game came about.
    pub origin: GameOrigin,
}

impl LayGame {
    /// A request to put a game on the board.
    pub fn new(table: Table, origin: GameOrigin) -> LayGame {
        let table = Box::new(table);
        LayGame { table, origin }
    }
}

/// How a game on the board came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameOrigin {
    /// It was opened: saved, from a file, or only to be looked at. *Back* leads to the page that opened it.
    Found,
    /// The user chose its players and clocks. The next game has the same.
    Chosen,
    /// The same for a first game, which has tips.
    First,
}

/// The board has another game.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct GameLaid;

/// An action in the game on the board, besides its moves.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PlayAction {
    /// Resign. In a long game, ask first.
    Resign,
    /// Offer a draw. Against the computer, which answers at once, ask first.
    OfferDraw,
    /// Offer it, after the question.
    ConfirmOffer,
    /// Accept the offered draw, or decline it.
    AnswerOffer(bool),
    /// Ask how the game ends, or close that question.
    Adjudicate,
    /// End the game with this result.
    Conclude(Outcome),
    /// Let moves after the end of the game start variations, and play the one that was asked about.
    Vary,
    /// Close the question and continue the game.
    PlayOn,
    /// Pause the game, or resume it.
    TogglePause,
    /// Let the computer play one move of a paused game.
    Step,
    /// Play the finished game again with colours changed.
    Rematch,
    /// The same, with the computer at another level.
    RematchAt(Level),
    /// Make a premove, from a square to a square.
    Premove(Square, Square),
    /// Move the keyboard focus to the field where a move is written.
    WriteMove,
    /// Cancel a question, a premove or the selection of a piece.
    Cancel,
}

/// An action on the moves of the game and its variations.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum MovesAction {
    /// Show the position at a node of the tree.
    Go(NodeId),
    /// Show the previous alternative to the last move.
    PreviousVariation,
    /// Show the next alternative to the last move.
    NextVariation,
    /// Show the previous move that has alternatives.
    PreviousBranch,
    /// Show the next move that has alternatives.
    NextBranch,
    /// Promote a variation by one: the one at a node, or the shown one.
    Promote(Option<NodeId>),
    /// Make the line through a node the main line.
    MakeMain(NodeId),
    /// Delete a node, or the shown one, and all moves after it.
    Delete(Option<NodeId>),
    /// Add a glyph to the move of a node, or remove it.
    ToggleNag(NodeId, u8),
    /// Set the comment of a node's move.
    WriteComment(NodeId, String),
    /// Open the field for a comment about the shown move, or close it.
    ToggleComment,
    /// Hide the pieces of this game.
    CloseLegend,
}
