//! What a person does with pages and the program itself.

use super::Overlay;
use bevy::ecs::message::Message;

/// What a person does with pages and the program itself.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum ShellAction {
    /// Go to the start page.
    OpenStart,
    /// Go back to the game on the board.
    Continue,
    /// Show something over the page, or put it away.
    Show(Overlay, bool),
    /// Let go of what has been picked up, or close what has been opened.
    Cancel,
    /// Show or hide something over the page.
    Toggle(Overlay),
    /// Show what the program is, or the keys again.
    ToggleAbout,
    /// Let the window fill the screen, or not.
    ToggleFullscreen,
    /// Take a notice away, by its number among those that are shown.
    Dismiss(usize),
    /// Leave the program.
    Quit,
}
