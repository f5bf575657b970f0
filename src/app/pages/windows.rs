//! The windows above a page.

use crate::app::access::Spoken;
use crate::app::action::{Action, InspectAction, ShellAction};
use crate::app::my_games::{Saved, SavedAction};
use crate::app::shell::{Overlay, Shell};

/// A window above a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PageWindow {
    /// The form for saving a game.
    Save,
    /// The position as text.
    Position,
    Shell(Overlay),
}

impl PageWindow {
    pub fn close(self) -> Action {
        match self {
            PageWindow::Save => SavedAction::CloseForm.into(),
            PageWindow::Position => InspectAction::ReadOut.into(),
            PageWindow::Shell(overlay) => ShellAction::Toggle(overlay).into(),
        }
    }
}

/// The windows above the page, the top one last.
pub fn open(shell: &Shell, saved: &Saved, spoken: &Spoken) -> Vec<PageWindow> {
    let form = saved.form.as_ref().map(|_| PageWindow::Save);
    let position = spoken.read_out.as_ref().map(|_| PageWindow::Position);
    // The help is the first overlay, and opens above the others.
    let overlays = shell.overlays.iter().rev();
    let overlays = overlays.map(|&overlay| PageWindow::Shell(overlay));
    form.into_iter().chain(position).chain(overlays).collect()
}
