//! What the panels show, and what they are given.

use crate::app::editor::SetupEditor;
use crate::app::play::ui::board::Hand;
use crate::app::shell::Shell;
use crate::app::ui::desk;

/// What the panels show.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The setup editor.
    pub editor: &'a SetupEditor,
    /// The notices.
    pub shell: &'a Shell,
    /// What is done on the board.
    pub hand: Hand,
}

/// What the panels are given.
pub type Desk<'t, 'a> = desk::Desk<'t, 'a, View<'a>>;
