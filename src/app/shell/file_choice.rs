//! What the platform's file dialog is opened for.

use bevy::ecs::message::Message;

/// What a file is to be chosen for: the message opens the dialog.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileChoice {
    /// To open it, whatever it is.
    Open,
    /// To make an opening book of it, which is a file of games.
    Book,
    /// To edit its setup.
    OpenSetup,
    /// To save a setup there.
    SaveSetup,
    /// To save a game there.
    SaveGame,
}
