//! The array of the user's own game, while the form for a piece has asked to place it.
//!
//! The file belongs to the user, who asked to change this array. So it is saved without a question, also when the user goes back.
//! An array that no game can start from stays in the editor, which opens it again.

use super::jobs::SetupJob;
use super::state::SetupEditor;
use super::{Editor, FileForm, Saving};
use crate::app::play::action::NewGameAction;
use crate::app::shell::{Notify, Outbox, Screen, ScreenRequest};
use crate::app::variants::Variants;
use baroque::rules::Piece;
use baroque::texts::text;
use baroque::variant_file::LayoutText;
use std::path::Path;

/// The array of a game that is being changed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ArrayDraft {
    /// The id of the game.
    pub game: String,
    /// The piece to place.
    pub piece: Option<Piece>,
    /// The array in the file, as rows.
    saved: Option<Vec<String>>,
    /// The array that is being saved, and what to do afterwards.
    saving: Option<(Option<Vec<String>>, AfterSaving)>,
}

/// What to do once the array is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterSaving {
    /// Only say so.
    Stay,
    /// Go back.
    Close,
    /// Play the game.
    Play,
}

impl Editor {
    /// The array that is being changed, if the board still is that of its game.
    pub fn array_draft(&self) -> Option<&ArrayDraft> {
        let own = self.sketch.custom_board().is_none();
        let array = self.array.as_ref();
        array.filter(|array| own && array.game == self.variant().id())
    }

    /// Whether the array differs from that in the file.
    pub fn has_unsaved_array(&self) -> bool {
        let draft = self.array_draft();
        draft.is_some_and(|draft| draft.saved != self.array_rows())
    }

    /// The pieces on the board, as rows of a game file.
    fn array_rows(&self) -> Option<Vec<String>> {
        let layout = LayoutText::of(self.variant(), self.position());
        layout.array
    }

    /// Begins to change the array of a game, which is on the board.
    pub(super) fn begin_array(&mut self, game: &str, piece: Option<Piece>) {
        self.array = Some(ArrayDraft {
            game: game.to_owned(),
            piece,
            saved: self.array_rows(),
            saving: None,
        });
    }
}

impl SetupEditor {
    /// Saves the array into the file of its game, if it has changed, and then does `after`.
    pub(super) fn save_array(
        &mut self,
        after: AfterSaving,
        variants: &Variants,
        outbox: &mut Outbox,
    ) {
        let Some(editor) = &mut self.open else { return };
        let Some(game) = editor.array_draft().map(|draft| draft.game.clone()) else {
            return;
        };
        if let Err(problem) = editor.playable() {
            return outbox.send(Notify(text!("array-not-saved", problem = problem)));
        }
        if !editor.has_unsaved_array() {
            return go_on(after, game, outbox);
        }
        let rows = editor.array_rows();
        let Some(source) = variants.games.file_of(&game) else {
            return outbox.send(Notify(text!("array-no-file").to_owned()));
        };
        let mut copy = editor.clone();
        copy.file = FileForm::default();
        let name = editor.variant().name().to_owned();
        copy.file.belongs_to(Path::new(&source.name), name);
        copy.file.set_layout(editor.variant().layout().to_owned());
        outbox.send(SetupJob {
            editor: Box::new(copy),
            games: variants.games.clone(),
            saving: Some(Saving::Into),
        });
        if let Some(array) = &mut editor.array {
            array.saving = Some((rows, after));
        }
    }

    /// Saves a changed array that the user leaves. One that cannot be played stays here.
    pub(super) fn leave(&mut self, variants: &Variants, outbox: &mut Outbox) {
        let is_saving = |editor: &Editor| {
            let array = editor.array.as_ref();
            array.is_some_and(|array| array.saving.is_some())
        };
        let editor = self.open.as_ref().filter(|editor| !is_saving(editor));
        if editor.is_some_and(Editor::has_unsaved_array) {
            self.save_array(AfterSaving::Stay, variants, outbox);
        }
    }

    /// Notes that a job has saved the array. Returns false if it has saved something else.
    pub(super) fn array_saved(&mut self, outbox: &mut Outbox) -> bool {
        let editor = self.open.as_mut();
        let array = editor.and_then(|editor| editor.array.as_mut());
        let Some(array) = array else { return false };
        let Some((rows, after)) = array.saving.take() else {
            return false;
        };
        array.saved = rows;
        outbox.send(Notify(text!("array-saved").to_owned()));
        go_on(after, array.game.clone(), outbox);
        true
    }

    /// Notes that a job could not save, for this reason. Returns false if it was not about the array.
    pub(super) fn array_failed(&mut self, problem: &str, outbox: &mut Outbox) -> bool {
        let editor = self.open.as_mut();
        let array = editor.and_then(|editor| editor.array.as_mut());
        let failed = array.is_some_and(|array| array.saving.take().is_some());
        if failed {
            outbox.send(Notify(text!("array-not-saved", problem = problem)));
        }
        failed
    }
}

fn go_on(after: AfterSaving, game: String, outbox: &mut Outbox) {
    match after {
        AfterSaving::Stay => {}
        AfterSaving::Close => outbox.send(ScreenRequest::Close(Screen::Editor)),
        AfterSaving::Play => outbox.send(NewGameAction::Play(game)),
    }
}

#[cfg(test)]
mod tests;
