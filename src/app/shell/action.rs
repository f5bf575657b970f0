//! What a person does with pages and the program itself.

use bevy::ecs::message::Message;

/// What a person does with pages and the program itself.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum ShellAction {
    /// Go to the start page.
    OpenStart,
    /// Go back to the game on the board.
    Continue,
    /// Let go of what has been picked up, or close what has been opened.
    Cancel,
    /// Show or hide the keys.
    ToggleHelp,
    /// Show what the program is, or the keys again.
    ToggleAbout,
    /// Let the window fill the screen, or not.
    ToggleFullscreen,
    /// Leave the program.
    Quit,
}
