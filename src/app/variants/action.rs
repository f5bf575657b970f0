//! What a person does with game files.

use super::{FileEvent, Place};
use bevy::ecs::message::Message;
use std::path::PathBuf;

/// What a person does with game files, and what becomes of them on disk.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum GameFileAction {
    /// Take in what is new about game files.
    Take(FileEvent),
    /// Write the path of a file to be opened.
    WritePath(String),
    /// Choose a file in the platform's dialog.
    ChooseFile,
    /// Open a file: a game file, a file of games, or a text with a position.
    OpenFile(PathBuf),
    /// Copy a game, by its id, into a file of the person's own, and show that in the editor.
    Duplicate(String),
    /// Show the file of one of the person's own games in the editor.
    EditGame(String),
    /// Show a place of a file in the editor.
    EditAt(Place),
    /// Play on by the rules that the game was begun with.
    KeepRules,
    /// Begin the game anew by the rules that its file has now.
    NewRules,
}
