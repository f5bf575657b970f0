//! What a person does with the game on the board.

use super::table::{GameChoice, Table};
use crate::game::NodeId;
use crate::rules::{Outcome, Position, Square, Variant};
use crate::search::Level;
use bevy::ecs::message::Message;
use std::sync::Arc;

/// What a person does to begin a game.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum NewGameAction {
    /// Choose how to play a game, by its id.
    Open(String),
    /// Choose how to play a game of these rules, or lay a position of it on the board for two people at this screen.
    Show(Arc<Variant>, Option<Box<Position>>),
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

/// A game that is to lie on the board.
#[derive(Message, Debug)]
pub struct LayGame {
    /// The game.
    pub table: Box<Table>,
    /// Why it is laid there.
    pub origin: Origin,
}

impl LayGame {
    /// A game to be laid on the board.
    pub fn new(table: Table, origin: Origin) -> LayGame {
        let table = Box::new(table);
        LayGame { table, origin }
    }
}

/// Why a game is laid on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It was begun before, or is only to be looked at.
    Found,
    /// Somebody has chosen its players and clocks, which the next game is to have too.
    Chosen,
    /// The same for a first game, which has words on the way.
    First,
}

/// Another game lies on the board.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct GameLaid;

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
    /// Take back a question, a move made ahead, or what has been picked up.
    Cancel,
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
