//! What a person does with the setup editor.

use super::{Edit, Editor};
use crate::app::table::BoardAction;
use crate::variant_file::Catalogue;

/// What a person does with the setup editor.
#[derive(Clone, Debug, PartialEq)]
pub enum EditorAction {
    /// Open the setup editor with the position in sight, or close it.
    Open,
    /// Change something in the setup editor.
    Edit(Edit),
    /// Play from the position in the editor.
    PlayFromHere,
    /// Analyse the position in the editor.
    AnalyseFromHere,
}

impl Editor {
    /// Does what a person asks for on the board, where that means something here.
    pub fn apply_to_board(&mut self, action: &BoardAction, catalogue: &Catalogue) {
        match action {
            BoardAction::TakeBack | BoardAction::Undo => self.apply(Edit::Undo, catalogue),
            BoardAction::Redo => self.apply(Edit::Redo, catalogue),
            BoardAction::Flip => self.flip(),
            BoardAction::Play(_)
            | BoardAction::Drop(_)
            | BoardAction::First
            | BoardAction::Back
            | BoardAction::Forward
            | BoardAction::Last => {}
        }
    }
}
