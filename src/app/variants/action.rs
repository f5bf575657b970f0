//! Messages about game files.

use super::{Export, FileEvent, FileLocation, ForeignText};
use bevy::ecs::message::Message;
use std::path::PathBuf;

/// An action on game files, or an event of the thread that watches them.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum GameFileAction {
    /// Apply an event of the watcher.
    Take(FileEvent),
    /// Set the path of a file to open.
    WritePath(String),
    /// Choose a file in the platform's dialog.
    ChooseFile,
    /// Open a file: a game file, a file of games, or a text with a position.
    OpenFile(PathBuf),
    /// Copy a game, by its id, to a file in the user's folder, and open it in the text editor.
    Duplicate(String),
    /// Add a piece of the piece book, by its id, to a game.
    AddPiece { game: String, piece: String },
    /// Make a game file of a text of another program. The name chooses one of several games.
    Import(ForeignText, Option<String>),
    /// Choose a file, and export a game to it.
    Export(Export),
    /// Open the file of one of the user's games in the text editor.
    EditGame(String),
    /// Open a place of a file in the text editor.
    EditAt(FileLocation),
    /// Continue with the rules with which the game was started.
    KeepRules,
    /// Restart the game with the rules that its file has now.
    NewRules,
}
