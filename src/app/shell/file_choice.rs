//! The purposes of the platform's file dialog.

use bevy::ecs::message::Message;

/// The purpose for which the user chooses a file. The message opens the dialog.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileChoice {
    /// Open a file of any kind.
    Open,
    /// Use a file of games as the opening book.
    Book,
    /// Edit the setup in a file.
    OpenSetup,
    SaveSetup,
    SaveGame,
    /// Export a game or its rules.
    Export,
    ExportPlaytest,
    /// To write progress to it.
    ExportProgress,
    /// To read progress from it.
    ImportProgress,
}
