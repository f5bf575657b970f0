//! The user's actions on game files and autosaved games.

use super::details::SaveForm;
use super::tasks::TaskResult;
use crate::app::play::table::Player;
use baroque::game::Game;
use baroque::rules::ByColor;
use bevy::ecs::message::Message;
use std::path::PathBuf;

/// Lay a game on the board that another part of the program has made. It is kept once it is changed.
#[derive(Message, Debug)]
pub struct ShowGame {
    pub game: Box<Game>,
    /// The text of its rules, if they have no game file.
    pub rules: Option<String>,
}

/// Keep a game among the autosaved ones that was played on another page.
#[derive(Message, Debug)]
pub struct KeepGame {
    pub game: Box<Game>,
    pub players: ByColor<Player>,
    /// Its name in *My games*.
    pub title: String,
}

/// Show a blind game that was opened, with the views of both sides.
#[derive(Message, Debug)]
pub struct ShowBlind {
    pub game: Box<Game>,
    pub players: ByColor<Player>,
}

/// An action on game files or autosaved games.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SavedAction {
    /// Save the game in its file, or ask where.
    Save,
    /// Open the form for saving, with the file and the players.
    SaveAs,
    /// Change the content of the form.
    WriteForm(SaveForm),
    /// Choose the file in the platform's dialog.
    ChoosePlace,
    /// Save the game as a new file, as the form says.
    Store,
    /// Append it to the games of the existing file.
    Append,
    /// Replace the existing file, or the game in it.
    Replace,
    CloseForm,
    /// Copy the game as PGN.
    CopyGame,
    /// Copy the moves of the main line for Game Courier.
    CopyCourier,
    /// Copy the main line as a saved game of Zillions of Games.
    CopyZillions,
    /// Copy the position as FEN.
    CopyPosition,
    /// Paste the text on the clipboard.
    Paste,
    /// Read a text as a position, a game or moves.
    PasteText(String),
    /// Open a file of games.
    OpenGames(PathBuf),
    /// Read a text file like a pasted text.
    OpenText(PathBuf),
    /// Show the list of the file's games.
    ShowList,
    /// Search for games in the list.
    Search(String),
    /// Mark a row of the list.
    Mark(usize),
    OpenRow(usize),
    /// Open the next game of the list.
    NextGame,
    /// Open the previous game of the list.
    PreviousGame,
    CloseList,
    /// Open or close the page My games.
    OpenMyGames,
    /// Open an autosaved game and continue it.
    OpenKept(PathBuf),
    /// Open the last unfinished game and continue it.
    Resume,
    /// Read the position of an autosaved game for its picture.
    Draw(PathBuf),
    /// Start renaming an autosaved game, or cancel that.
    BeginRename(Option<PathBuf>),
    /// Change the new name in the field.
    WriteName(String),
    Rename,
    /// Delete an autosaved game. It can be restored for a while.
    Delete(PathBuf),
    /// Restore the game that was deleted last.
    BringBack,
    /// Save an autosaved game as the user's own file.
    Export(PathBuf),
    /// Set the name of the user.
    SetName(String),
    /// Apply the result of a task.
    Take(TaskResult),
}
