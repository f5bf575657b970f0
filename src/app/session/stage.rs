//! What lies on the board.

use super::Session;
use crate::app::board::draw::{BoardPlace, BoardScene};
use crate::app::editor::Editor;
use crate::app::guide::GuideViewer;
use crate::app::play::table::{Table, compose};
use crate::app::settings::Settings;
use crate::app::shell::{Screen, Shell};
use crate::diagram::{BoardView, Film, Frame, Item};
use crate::rules::{Position, Variant};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
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
            Stage::Table(table) => compose(table),
            Stage::Film(_, frame) => frame.items,
            Stage::Sketch(editor) => editor.items(),
        }
    }
}

/// What is in sight, for systems that have nothing else to do with the guide.
#[derive(SystemParam)]
pub struct InSight<'w> {
    session: Res<'w, Session>,
    shell: Res<'w, Shell>,
    guide: Res<'w, GuideViewer>,
}

impl InSight<'_> {
    /// What lies on the board, if the page has one.
    pub fn stage(&self) -> Option<Stage<'_>> {
        self.session.stage(self.shell.shown(), &self.guide)
    }
}

impl Session {
    /// What lies on the board, if the page has one.
    pub fn stage<'a>(&'a self, screen: Screen, guide: &'a GuideViewer) -> Option<Stage<'a>> {
        match screen {
            Screen::Game => self.table.as_ref().map(Stage::Table),
            Screen::Guide => {
                let open = guide.open.as_ref()?;
                Some(match &open.trial {
                    Some(trial) => Stage::Table(&trial.table),
                    None => Stage::Film(&open.film, open.frame()),
                })
            }
            Screen::Editor => self.editor.as_ref().map(Stage::Sketch),
            _ => None,
        }
    }

    /// The game on the page that is shown: the one that is being chosen, or that of the board.
    pub fn variant_in_sight(&self, screen: Screen, guide: &GuideViewer) -> Option<Arc<Variant>> {
        match screen {
            Screen::NewGame => self.draft.as_ref()?.variant.as_ref().ok().cloned(),
            _ => self
                .stage(screen, guide)
                .map(|stage| stage.variant().clone()),
        }
    }

    /// The board on which a person can move: the game's, or that of a try at a scene.
    pub fn board<'a>(&'a self, screen: Screen, guide: &'a GuideViewer) -> Option<&'a Table> {
        match screen {
            Screen::Guide => guide.board(),
            Screen::Editor => None,
            _ => self.table.as_ref(),
        }
    }

    /// The same, to be changed.
    pub fn board_mut<'a>(
        &'a mut self,
        screen: Screen,
        guide: &'a mut GuideViewer,
    ) -> Option<&'a mut Table> {
        match screen {
            Screen::Guide => guide.board_mut(),
            _ => self.own_board_mut(screen),
        }
    }

    /// The game's board, if no other is in sight.
    pub(super) fn own_board_mut(&mut self, screen: Screen) -> Option<&mut Table> {
        match screen {
            Screen::Guide | Screen::Editor => None,
            _ => self.table.as_mut(),
        }
    }
}

/// Gives the board what lies on it, if there is room for one.
pub fn set_scene(
    in_sight: InSight,
    place: Res<BoardPlace>,
    settings: Res<Settings>,
    mut scene: ResMut<BoardScene>,
) {
    let stage = in_sight.stage().filter(|_| place.square > 0.0);
    let game = stage
        .as_ref()
        .map(|stage| (stage.variant().clone(), stage.view().clone()));
    scene.set_if_neq(BoardScene {
        game,
        items: stage.map(Stage::items).unwrap_or_default(),
        theme: settings.board,
        pieces: settings.pieces,
    });
}
