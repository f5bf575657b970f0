//! What a person does with the setup editor.

use super::{Edit, Editor, Over};
use crate::app::board::action::BoardAction;
use crate::diagram::{Point, Tone};
use crate::rules::{Setup, Square, Variant};
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
    OpenAt(Arc<Variant>, Box<Setup>),
    /// Change something in the setup editor.
    Edit(Edit),
    /// Do something with the hand over the board.
    Hand(HandEdit),
    /// Play from the position in the editor.
    PlayFromHere,
    /// Analyse the position in the editor.
    AnalyseFromHere,
    /// Let go of what is in the hand; with nothing in it, close the editor.
    Cancel,
}

/// What a hand does over the board of the editor. Points lie in the picture, in squares.
#[derive(Clone, Debug, PartialEq)]
pub enum HandEdit {
    /// The pointer moves.
    Point(Over, Point),
    /// The first button is pressed.
    Press(Over, Point),
    /// It is let go.
    Release(Over),
    /// The second button is pressed.
    PressSecond(Over, Tone),
    /// It is let go.
    ReleaseSecond(Over),
    /// The same as a click, by a key.
    Click(Over, Point),
    /// Move the mark of the keys, or take it away.
    Mark(Option<Square>),
}

impl Editor {
    /// Does what a hand does over the board.
    pub fn hand(&mut self, action: HandEdit, catalogue: &Catalogue) {
        let edit = match action {
            HandEdit::Point(over, at) => {
                self.drawing.reach(over.square());
                self.pointer.point(over, at)
            }
            HandEdit::Press(over, at) => {
                self.wipe(over);
                self.press(over, at)
            }
            HandEdit::Release(over) => self.pointer.release(over),
            HandEdit::PressSecond(over, tone) => self.press_second(over, tone),
            HandEdit::ReleaseSecond(over) => self.release_second(over),
            HandEdit::Click(over, at) => {
                let pressed = self.press(over, at);
                pressed.or(self.pointer.release(over))
            }
            HandEdit::Mark(square) => {
                self.pointer.cursor = square;
                None
            }
        };
        if let Some(edit) = edit {
            self.apply(edit, catalogue);
        }
    }

    fn press(&mut self, over: Over, at: Point) -> Option<Edit> {
        let piece = match over {
            Over::Square(square) => self.position().piece(square),
            Over::Held(piece) | Over::Palette(piece) => Some(piece),
            Over::Gap(..) | Over::Strip | Over::Nothing => None,
        };
        self.pointer.press(over, at, piece)
    }

    /// Whether something is carried, stamped or drawn.
    pub fn is_busy(&self) -> bool {
        self.pointer.is_down() || self.drawing.is_drawing()
    }

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
