//! What a person does with games on disk.

use super::details::Form;
use super::tasks::TaskResult;
use bevy::ecs::message::Message;
use std::path::PathBuf;

/// Something to do with games on disk.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SavedAction {
    /// Save the game where it came from, or ask where.
    Save,
    /// Ask where to save the game, and who played it.
    SaveAs,
    /// Change what is written in the form.
    WriteForm(Form),
    /// Choose the file in the platform's dialog.
    ChoosePlace,
    /// Save the game as the form says, in a new file.
    Store,
    /// Save it behind the other games of the file.
    Append,
    /// Save it in the place of what is in the file.
    Replace,
    /// Put the form away.
    CloseForm,
    /// Copy the game as PGN.
    CopyGame,
    /// Copy the position as FEN.
    CopyPosition,
    /// Paste what is in the clipboard.
    Paste,
    /// Take a text for a position, a game or moves.
    PasteText(String),
    /// Open a file of games.
    OpenGames(PathBuf),
    /// Read a text file, and take it as if it were pasted.
    OpenText(PathBuf),
    /// Show the list of the file's games.
    ShowList,
    /// Look for games in the list.
    Search(String),
    /// Mark a row of the list.
    Mark(usize),
    /// Open the game of a row of the list.
    OpenRow(usize),
    /// Open the next game of the list.
    NextGame,
    /// Open the one before.
    PreviousGame,
    /// Put the list away.
    CloseList,
    /// Show the games that are kept, or put them away.
    OpenShelf,
    /// Go on with a game that is kept.
    OpenKept(PathBuf),
    /// Go on with the game that was left last.
    Resume,
    /// Draw a game that is kept as it stands.
    Draw(PathBuf),
    /// Begin to rename a game that is kept; without one, let it be.
    BeginRename(Option<PathBuf>),
    /// Write its new name.
    WriteName(String),
    /// Give it that name.
    Rename,
    /// Delete a game that is kept; for a while it can be brought back.
    Delete(PathBuf),
    /// Bring back what was deleted last.
    BringBack,
    /// Save a game that is kept as a file of the person's own.
    Export(PathBuf),
    /// Choose the name of whoever sits at this screen.
    SetName(String),
    /// Take in what has come of a task.
    Take(TaskResult),
}
