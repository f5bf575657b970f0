//! The guide among the pages, and what lies on the board.

use super::Session;
use crate::app::action::{GuideAction, SceneAction};
use crate::app::board::scene;
use crate::app::editor::Editor;
use crate::app::reading::{Reading, Trial};
use crate::app::shell::Screen;
use crate::app::table::Table;
use crate::diagram::{BoardView, Film, Frame, Item};
use crate::guide::Guide;
use crate::rules::{Piece, Position, Variant};
use crate::variant_file::Catalogue;
use std::sync::Arc;

/// What lies on the board.
pub enum Stage<'a> {
    /// A game, or a try at a scene.
    Table(&'a Table),
    /// A scene of the guide at a moment.
    Film(&'a Film, Frame),
    /// The position in the editor.
    Sketch(&'a Editor),
}

impl Stage<'_> {
    /// The rules.
    pub fn variant(&self) -> &Arc<Variant> {
        match self {
            Stage::Table(table) => table.record.variant(),
            Stage::Film(film, _) => film.variant(),
            Stage::Sketch(editor) => editor.variant(),
        }
    }

    /// How the board is seen.
    pub fn view(&self) -> &BoardView {
        match self {
            Stage::Table(table) => table.view(),
            Stage::Film(film, _) => film.view(),
            Stage::Sketch(editor) => editor.view(),
        }
    }

    /// The position that is shown.
    pub fn position(&self) -> &Position {
        match self {
            Stage::Table(table) => table.position(),
            Stage::Film(film, frame) => film.position(frame),
            Stage::Sketch(editor) => editor.position(),
        }
    }

    /// The picture.
    pub fn items(self) -> Vec<Item> {
        match self {
            Stage::Table(table) => scene::compose(table),
            Stage::Film(_, frame) => frame.items,
            Stage::Sketch(editor) => editor.items(),
        }
    }
}

impl Session {
    /// What lies on the board, if the page has one.
    pub fn stage(&self) -> Option<Stage<'_>> {
        match self.shell.shown() {
            Screen::Game => self.table.as_ref().map(Stage::Table),
            Screen::Guide => {
                let open = self.reading.as_ref()?.open.as_ref()?;
                Some(match &open.trial {
                    Some(trial) => Stage::Table(&trial.table),
                    None => Stage::Film(&open.film, open.frame()),
                })
            }
            Screen::Editor => self.editor.as_ref().map(Stage::Sketch),
            _ => None,
        }
    }

    /// The board on which a person can move: the game's, or that of a try.
    pub fn board(&self) -> Option<&Table> {
        match self.shell.shown() {
            Screen::Guide => Some(&self.trial()?.table),
            Screen::Editor => None,
            _ => self.table.as_ref(),
        }
    }

    /// The same, to be changed.
    pub fn board_mut(&mut self) -> Option<&mut Table> {
        match self.shell.shown() {
            Screen::Guide => {
                let open = self.reading.as_mut()?.open.as_mut()?;
                Some(&mut open.trial.as_mut()?.table)
            }
            Screen::Editor => None,
            _ => self.table.as_mut(),
        }
    }

    fn trial(&self) -> Option<&Trial> {
        self.reading.as_ref()?.open.as_ref()?.trial.as_ref()
    }

    /// Opens a page of the guide, or takes it up where it was left. It is about the games as they are published,
    /// whatever a person has made of them.
    pub(super) fn open_guide(&mut self, page: Option<&str>) {
        let reading = self.reading.get_or_insert_with(|| {
            let games = Catalogue::built_in();
            Reading::new(Guide::built_in(&games), games)
        });
        reading.quiet = self.settings.reduced_motion;
        let opened = match page {
            Some(_) => reading.open(page),
            None => Ok(()),
        };
        let problems: Vec<String> = reading
            .guide
            .problems
            .drain(..)
            .chain(opened.err().into_iter().flatten())
            .map(|problem| problem.to_string())
            .collect();
        self.shell.screens.open(Screen::Guide);
        for problem in problems {
            self.notify(problem);
        }
    }

    /// Opens the page about a man of the game that is shown, or the one about the game.
    pub(super) fn open_man(&mut self, man: Piece) {
        let chosen = || self.draft.as_ref()?.variant.as_ref().ok();
        let variant = match self.shell.shown() {
            Screen::NewGame => chosen().cloned(),
            _ => self.stage().map(|stage| stage.variant().clone()),
        };
        let Some(variant) = variant else { return };
        let published = self.catalogue.file_of(variant.id()).is_none();
        self.open_guide(None);
        let page = self.reading.as_ref().and_then(|reading| {
            let guide = &reading.guide;
            match published {
                true => guide.of_man(&variant, man.piece_type()),
                false => guide.of_same_man(&variant, man),
            }
        });
        match page.map(|page| page.id.clone()) {
            Some(id) => self.open_guide(Some(&id)),
            None => self.open_made_page(&variant, man),
        }
    }

    pub(super) fn open_contents(&mut self) {
        self.open_guide(None);
        if let Some(reading) = &mut self.reading {
            reading.open = None;
        }
    }

    pub(super) fn close_guide(&mut self) {
        self.shell.screens.close(Screen::Guide);
    }

    /// From a try to its scene, from a page to the contents, from there to where the guide was opened.
    pub(super) fn leave_page_of_guide(&mut self) {
        let Some(open) = self
            .reading
            .as_mut()
            .and_then(|reading| reading.open.as_mut())
        else {
            return self.close_guide();
        };
        let trial = open.trial.as_mut();
        if trial.is_some_and(|trial| trial.table.interaction.cancel()) {
            return;
        }
        match open.trial.take() {
            Some(_) => {}
            None => self.open_contents(),
        }
    }

    /// Makes all boards follow the setting.
    pub(super) fn reduce_motion(&mut self) {
        let quiet = self.settings.reduced_motion;
        if let Some(table) = &mut self.table {
            table.quiet = quiet;
        }
        if let Some(reading) = &mut self.reading {
            reading.quiet = quiet;
            if let Some(open) = &mut reading.open {
                open.choose(open.scene, quiet);
            }
        }
    }

    /// The actions that open pages of the guide, and put it away.
    pub(super) fn apply_to_guide(&mut self, action: GuideAction) {
        match action {
            GuideAction::Open(page) => self.open_guide(page.as_deref()),
            GuideAction::OpenContents => self.open_contents(),
            GuideAction::OpenMan(man) => self.open_man(man),
            GuideAction::Close => self.close_guide(),
        }
    }

    /// The actions that need the guide in sight.
    pub(super) fn apply_to_scene(&mut self, action: SceneAction) {
        let reading = self.reading.as_mut();
        if let Some(reading) = reading.filter(|_| self.shell.shows(Screen::Guide)) {
            reading.apply(action);
        }
    }
}
