//! The user's actions in the setup editor.

use super::{AfterSaving, Edit, Editor, Over};
use crate::app::board::action::BoardAction;
use baroque::diagram::{Point, Tone};
use baroque::rules::Square;
use baroque::variant_file::Catalogue;
use bevy::ecs::message::Message;

/// An action in the setup editor.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum EditorAction {
    /// Open the setup editor with the visible position, or close it.
    Open,
    /// Open it with the array of a game, by id. A letter selects the piece that the next click puts on the board.
    OpenStart(String, Option<char>),
    /// Change something in the editor.
    Edit(Edit),
    /// Handle pointer or keyboard input on the board.
    Hand(HandEdit),
    /// Start a game from the position in the editor.
    PlayFromHere,
    /// Analyse the position in the editor.
    AnalyseFromHere,
    /// Save the array of the user's own game, and then do this.
    SaveArray(AfterSaving),
    /// Playtest games from the position in the editor.
    Playtest,
    /// Drop the tool or the picked piece, or else close the editor.
    Cancel,
}

/// Input on the board of the editor. Points are in squares of the picture.
#[derive(Clone, Debug, PartialEq)]
pub enum HandEdit {
    /// The pointer moves.
    Point(Over, Point),
    /// The left button is pressed.
    Press(Over, Point),
    /// The left button is released.
    Release(Over),
    /// The left button was released elsewhere.
    LetGo,
    /// The right button is pressed.
    PressSecond(Over, Tone),
    /// The right button is released.
    ReleaseSecond(Over),
    /// A key clicks on a place.
    Click(Over, Point),
    /// Move the board cursor, or hide it.
    Mark(Option<Square>),
}

impl Editor {
    /// Applies input to the board.
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
            HandEdit::LetGo => {
                self.pointer.let_go();
                None
            }
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

    /// Whether a piece is dragged, or a stroke or an arrow is being drawn.
    pub fn is_busy(&self) -> bool {
        self.pointer.is_down() || self.drawing.is_drawing()
    }

    /// Applies an action on the board. Some have no meaning here.
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
