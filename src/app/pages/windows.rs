//! The windows above a page.

use crate::app::access::Spoken;
use crate::app::action::{Action, InspectAction, ShellAction};
use crate::app::my_games::{Saved, SavedAction};
use crate::app::shell::{Overlay, Shell};

/// A window above a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Window {
    /// The form for saving a game.
    Save,
    /// The position as text.
    Position,
    /// A window of the shell.
    Shell(Overlay),
}

impl Window {
    /// The action that closes it.
    pub fn close(self) -> Action {
        match self {
            Window::Save => SavedAction::CloseForm.into(),
            Window::Position => InspectAction::ReadOut.into(),
            Window::Shell(overlay) => ShellAction::Toggle(overlay).into(),
        }
    }
}

/// The windows above the page, the top one last.
pub fn open(shell: &Shell, saved: &Saved, spoken: &Spoken) -> Vec<Window> {
    let form = saved.form.as_ref().map(|_| Window::Save);
    let position = spoken.read_out.as_ref().map(|_| Window::Position);
    // The help is the first overlay, and opens above the others.
    let overlays = shell.overlays.iter().rev();
    let overlays = overlays.map(|&overlay| Window::Shell(overlay));
    form.into_iter().chain(position).chain(overlays).collect()
}
