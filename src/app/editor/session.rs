//! The setup editor among the pages.

use super::jobs::{self, SetupDone, SetupJob};
use crate::app::action::EditorAction;
use crate::app::editor::{Edit, Editor, Saving, Tool};
use crate::app::jobs::Mailbox;
use crate::app::play::table::{PERSONS, Player, Table};
use crate::app::session::Parts;
use crate::app::shell::{Deliver, Screen, Wanted};
use crate::app::variants::GameWritten;
use crate::game::TimeControl;
use crate::rules::{ByColor, Setup, Variant};
use crate::variant_file::FileKind;
use bevy::prelude::*;
use std::sync::Arc;

/// The editor's files in the window's frames.
pub fn plugin(app: &mut App) {
    app.init_resource::<Mailbox<SetupDone>>()
        .add_systems(Update, take.before(Deliver))
        .add_systems(Update, jobs::begin.after(Deliver));
}

/// Takes in what has come of files.
fn take(done: Res<Mailbox<SetupDone>>, mut parts: Parts, mut wanted: ResMut<Wanted>) {
    for done in done.take() {
        parts.take_setup(done);
        wanted.soon();
    }
}

impl Parts<'_> {
    /// Opens the editor with what is in sight: the position on the board, the start of the game that is being
    /// chosen, or what was there before.
    pub(crate) fn open_editor(&mut self) {
        if self.shell.shows(Screen::Editor) {
            return self.close_editor();
        }
        match self.in_sight() {
            Some((variant, setup)) => self.edit_position(variant, setup),
            None if self.editor.is_some() => self.turn_to_editor(),
            None => {
                if let Some(card) = self.variants.cards.first() {
                    let variant = card.variant.clone();
                    let setup = variant.start().setup();
                    self.edit_position(variant, setup);
                }
            }
        }
    }

    /// Opens the editor with a position. What was in it before is one step back.
    pub fn edit_position(&mut self, variant: Arc<Variant>, setup: Setup) {
        match &mut self.session.editor {
            Some(editor) => editor.open(&self.variants.games, variant, setup),
            None => {
                let mut editor = Editor::new(variant, setup, self.last.players);
                editor.time = self.last.time;
                self.editor = Some(editor);
            }
        }
        self.turn_to_editor();
    }

    fn turn_to_editor(&mut self) {
        self.menu = None;
        self.shell.screens.open(Screen::Editor);
    }

    fn in_sight(&self) -> Option<(Arc<Variant>, Setup)> {
        let shown =
            |stage: crate::app::session::Stage| (stage.variant().clone(), stage.position().setup());
        match self.shell.shown() {
            Screen::NewGame => {
                let variant = self.draft.as_ref()?.variant.as_ref().ok()?.clone();
                let setup = variant.start().setup();
                Some((variant, setup))
            }
            Screen::Start if self.editor.is_none() => {
                let table = self.table.as_ref()?;
                Some((table.record.variant().clone(), table.position().setup()))
            }
            _ => self.stage().map(shown),
        }
    }

    /// Goes back to where the editor has been opened.
    pub(crate) fn close_editor(&mut self) {
        self.shell.screens.close(Screen::Editor);
    }

    /// The actions that open the editor, or need it in sight.
    pub(crate) fn apply_to_editor(&mut self, action: EditorAction) {
        match action {
            EditorAction::Open => self.open_editor(),
            EditorAction::OpenStart(id, letter) => self.edit_start(&id, letter),
            EditorAction::Edit(_) | EditorAction::PlayFromHere | EditorAction::AnalyseFromHere
                if !self.shell.shows(Screen::Editor) => {}
            EditorAction::Edit(Edit::Save(Saving::Not)) => self.tell_file(None),
            EditorAction::Edit(Edit::Save(how)) => self.begin_setup(Some(how)),
            EditorAction::Edit(Edit::OpenFile) => self.begin_setup(None),
            EditorAction::Edit(Edit::Browse(what)) => self.outbox.send(what),
            EditorAction::Edit(edit) => {
                if let Some(editor) = &mut self.session.editor {
                    editor.apply(edit, &self.variants.games);
                }
            }
            EditorAction::PlayFromHere => self.play_from_here(),
            EditorAction::AnalyseFromHere => self.analyse_from_here(),
        }
    }

    /// Has the setup saved into the file of the form, or that file opened.
    pub(crate) fn begin_setup(&mut self, saving: Option<Saving>) {
        if let Some(editor) = &self.session.editor {
            let job = SetupJob {
                editor: Box::new(editor.clone()),
                games: self.variants.games.clone(),
                saving,
            };
            self.outbox.send(job);
        }
    }

    /// Takes in what has come of it.
    pub(crate) fn take_setup(&mut self, done: SetupDone) {
        match done {
            SetupDone::Asked(path) => {
                self.tell_file(None);
                if let Some(editor) = &mut self.editor {
                    editor.file.asked = Some(path);
                }
            }
            SetupDone::Failed(told) => self.tell_file(Some(told)),
            SetupDone::Saved(written, told) => {
                self.take_in(&written);
                self.tell_file(Some(told));
            }
            SetupDone::Opened(written, variant, told) => {
                self.take_in(&written);
                let setup = variant.start().setup();
                if let Some(editor) = &mut self.session.editor {
                    editor.open(&self.variants.games, variant, setup);
                }
                self.tell_file(Some(told));
            }
        }
    }

    /// Goes on with a file that is being edited from now on.
    fn take_in(&mut self, written: &GameWritten) {
        self.variants.take_in(written, &mut self.outbox);
        let id = FileKind::of(&written.file).map_or("", |(_, id)| id);
        let name = self.variants.games.info(id).map(|info| info.name);
        if let Some(editor) = &mut self.session.editor {
            let name = name.unwrap_or_else(|_| editor.file.name.trim().to_owned());
            let text = &written.source.text;
            editor.file.has_opened(&written.path, text, name);
        }
    }

    /// Says something about the file; nothing more is asked then.
    fn tell_file(&mut self, told: Option<String>) {
        if let Some(editor) = &mut self.editor {
            editor.file.asked = None;
            editor.file.told = told;
        }
    }

    /// Opens the editor with the array of a game, and a piece to be put on the board.
    fn edit_start(&mut self, id: &str, letter: Option<char>) {
        match self.variants.games.variant(id, None, &[]).map(Arc::new) {
            Ok(variant) => {
                let piece = letter.and_then(|letter| variant.piece(letter));
                let setup = variant.start().setup();
                self.edit_position(variant, setup);
                if let Some((editor, piece)) = self.editor.as_mut().zip(piece) {
                    editor.pointer.tool = Tool::Stamp(piece);
                }
            }
            Err(error) => self.notify(error.to_string()),
        }
    }

    /// Lets go of what is in the hand; with nothing in it, closes the editor.
    pub(crate) fn cancel_in_editor(&mut self) {
        if let Some(editor) = &mut self.editor
            && !editor.pointer.cancel()
        {
            self.close_editor();
        }
    }

    fn play_from_here(&mut self) {
        let chosen = self.editor.as_ref();
        if let Some((players, time)) = chosen.map(|editor| (editor.players, editor.time))
            && self.lay_sketch(players, time)
        {
            self.last.players = players;
            self.last.time = time;
        }
    }

    fn analyse_from_here(&mut self) {
        if self.lay_sketch(PERSONS, None) {
            self.analysis.on = true;
        }
    }

    /// Lays the position of the editor on the board; whether it can be played.
    fn lay_sketch(&mut self, players: ByColor<Player>, time: Option<ByColor<TimeControl>>) -> bool {
        let Some(editor) = &self.editor else {
            return false;
        };
        match editor.playable() {
            Ok((variant, position)) => {
                self.lay(Table::new(variant, position, players).timed(time));
                true
            }
            Err(problem) => {
                self.notify(problem);
                false
            }
        }
    }
}
