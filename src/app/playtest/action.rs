//! The user's actions on playtests.

use super::{ExportKind, RunSettings, Selection};
use baroque::playtest::GameId;
use baroque::rules::Variant;
use bevy::ecs::message::Message;
use std::sync::Arc;

/// An action on playtests.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PlaytestAction {
    /// Choose the number of games and the strength of the computer.
    Choose(RunSettings),
    /// Play games until there are as many as chosen, or more if there are.
    Start,
    /// Stop playing. Finished games are kept.
    Stop,
    /// Playtest the rules that the game has now.
    Renew,
    /// List some games.
    List(Selection),
    /// Put a game on the board, with analysis: the position after so many plies, or its end.
    OpenGame(GameId, Option<usize>),
    /// Show the page again after a game.
    Return,
    /// Choose a version to compare with, or end that.
    ToggleCompare,
    /// Measure the value of a piece, by its id, with a match at odds.
    Measure(String),
    /// Solve which pieces mate alone, or stop that.
    ToggleEndings,
    /// Playtest this version too, and compare.
    Compare(Arc<Variant>),
    /// Export the games or the report.
    Export(ExportKind),
    /// Close the list, or else the page.
    Leave,
}
