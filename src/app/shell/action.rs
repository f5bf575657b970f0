//! Messages about pages and the program itself.

use super::Overlay;
use bevy::ecs::message::Message;

/// An action on pages or on the program itself.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum ShellAction {
    /// Go to the start page.
    OpenStart,
    /// Go back to the game on the board, or start what the page offers.
    Continue,
    /// Open or close an overlay.
    Show(Overlay, bool),
    /// Cancel what is going on, or else go back.
    Cancel,
    /// Go back to the page before.
    Back,
    /// Leave the game on the board, even in its middle.
    LeaveGame,
    /// Open or close an overlay, whichever it is not.
    Toggle(Overlay),
    /// Switch the help between the keyboard shortcuts and the page about the program.
    ToggleAbout,
    /// Switch full screen on or off.
    ToggleFullscreen,
    /// Close a notice, by its index.
    Dismiss(usize),
    /// Quit the program.
    Quit,
}
