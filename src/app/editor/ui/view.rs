//! The state that the panels read.

use crate::app::editor::SetupEditor;
use crate::app::play::ui::board::BoardControls;
use crate::app::shell::Shell;
use crate::app::ui::context;

/// The state that the panels read.
#[derive(Clone, Copy)]
pub struct EditorView<'a> {
    pub editor: &'a SetupEditor,
    /// The notices.
    pub shell: &'a Shell,
    /// The board's cursor, menu and focus.
    pub hand: BoardControls,
}

/// The context of the panels.
pub type EditorContext<'t, 'a> = context::UiContext<'t, 'a, EditorView<'a>>;
