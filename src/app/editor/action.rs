//! What a person does with the setup editor.

use super::{Edit, Editor};
use crate::app::board::action::BoardAction;
use crate::rules::{Setup, Variant};
use crate::variant_file::Catalogue;
use bevy::ecs::message::Message;
use std::sync::Arc;

/// What a person does with the setup editor.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum EditorAction {
    /// Open the setup editor with the position in sight, or close it.
    Open,
    /// Open it with the array of a game, by id; the piece with a letter, if one is named, is to be put on the board.
    OpenStart(String, Option<char>),
    /// Open it with a position of these rules.
    OpenAt(Arc<Variant>, Setup),
    /// Change something in the setup editor.
    Edit(Edit),
    /// Play from the position in the editor.
    PlayFromHere,
    /// Analyse the position in the editor.
    AnalyseFromHere,
    /// Let go of what is in the hand; with nothing in it, close the editor.
    Cancel,
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
