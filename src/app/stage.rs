//! What the board shows: a game, a scene of the guide, or the position in the editor.

use crate::app::blind::{self, Blind};
use crate::app::board::draw::{BoardPlace, BoardScene};
use crate::app::board::shown_game::ShownGame;
use crate::app::editor::{Editor, SetupEditor};
use crate::app::guide::GuideViewer;
use crate::app::learn::LearnState;
use crate::app::penultima::{self, Penultima};
use crate::app::play::table::{Table, compose};
use crate::app::play::{BoardScreen, NewGame, Playing};
use crate::app::puzzles::Puzzles;
use crate::app::settings::Settings;
use crate::app::shell::{BeforeAct, Screen, Shell};
use baroque::diagram::{BoardView, Film, Frame, Item, traces};
use baroque::rules::{Position, Variant};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::sync::Arc;

/// What the board shows.
pub enum Stage<'a> {
    /// A game, a puzzle, or a scene of the guide that the reader plays.
    Table(&'a Table),
    /// A frame of a scene of the guide.
    Film(&'a Film, Frame),
    /// The position in the editor.
    Sketch(&'a Editor),
    /// A game of secret rules, with what everybody knows of it.
    Secret(&'a penultima::PenultimaGame),
    /// A blind game, with what one side knows of it.
    Blind(&'a blind::BlindGame),
}

impl<'a> Stage<'a> {
    /// The rules.
    pub fn variant(&self) -> &Arc<Variant> {
        match self {
            Stage::Table(table) => table.record.variant(),
            Stage::Film(film, _) => film.variant(),
            Stage::Sketch(editor) => editor.variant(),
            Stage::Secret(game) => game.public().board(),
            Stage::Blind(game) => game.variant(),
        }
    }

    /// The game, if moves can be made on the board.
    pub fn table(&self) -> Option<&'a Table> {
        match self {
            Stage::Table(table) => Some(table),
            Stage::Film(..) | Stage::Sketch(_) | Stage::Secret(_) | Stage::Blind(_) => None,
        }
    }

    /// How the board is turned.
    pub fn view(&self) -> &BoardView {
        match self {
            Stage::Table(table) => table.view(),
            Stage::Film(film, _) => film.view(),
            Stage::Sketch(editor) => editor.view(),
            Stage::Secret(game) => &game.board.view,
            Stage::Blind(game) => &game.board.view,
        }
    }

    /// The position that is shown.
    pub fn position(&self) -> &Position {
        match self {
            Stage::Table(table) => table.position(),
            Stage::Film(film, frame) => film.position(frame),
            Stage::Sketch(editor) => editor.position(),
            Stage::Secret(game) => game.position(),
            Stage::Blind(game) => game.position(),
        }
    }

    /// The items to draw.
    pub fn items(self) -> Vec<Item> {
        match self {
            Stage::Table(table) => compose(table),
            Stage::Film(film, frame) => film_items(film, frame),
            Stage::Sketch(editor) => editor.items(),
            Stage::Secret(game) => penultima::compose(game),
            Stage::Blind(game) => blind::compose(game),
        }
    }
}

/// The items of a frame. After a move, the pieces that it captured stay as ghosts.
fn film_items(film: &Film, frame: Frame) -> Vec<Item> {
    let made = frame.step.filter(|_| frame.seen.is_infinite());
    let last = made.and_then(|step| film.transition(frame.line, step));
    let ghosts = traces(film.view(), film.position(&frame), last);
    frame.items.into_iter().chain(ghosts).collect()
}

/// The features that may have a board on the screen.
#[derive(SystemParam)]
pub struct VisibleBoard<'w> {
    playing: Res<'w, Playing>,
    new_game: Res<'w, NewGame>,
    editor: Res<'w, SetupEditor>,
    guide: Res<'w, GuideViewer>,
    puzzles: Res<'w, Puzzles>,
    penultima: Res<'w, Penultima>,
    blind: Res<'w, Blind>,
    learn: Res<'w, LearnState>,
    shell: Res<'w, Shell>,
}

impl VisibleBoard<'_> {
    /// What the board shows, if the screen has one.
    pub fn stage(&self) -> Option<Stage<'_>> {
        let boards = Boards {
            playing: &self.playing,
            guide: &self.guide,
            editor: &self.editor,
            learn: &self.learn,
            puzzles: &self.puzzles,
            penultima: &self.penultima,
            blind: &self.blind,
        };
        boards.stage(self.shell.shown())
    }

    /// The game on the board, if moves can be made there.
    pub fn table(&self) -> Option<&Table> {
        self.stage()?.table()
    }

    /// What other features know of it.
    fn sight(&self) -> ShownGame {
        let editor = self.editor.open.as_ref();
        let editor = editor.filter(|_| self.shell.shows(Screen::Editor));
        let chosen = self.new_game.draft.as_ref();
        let chosen = chosen.filter(|_| self.shell.shows(Screen::NewGame));
        let stage = self.stage();
        let variant = match &stage {
            Some(stage) => Some(stage.variant().clone()),
            None => chosen.and_then(|draft| draft.variant.as_ref().ok().cloned()),
        };
        let game = match (&stage, editor, chosen) {
            (_, Some(editor), _) => Some(editor.file.game().unwrap_or(editor.variant().id())),
            (_, _, Some(draft)) => Some(draft.choice.id.as_str()),
            (Some(stage), ..) if self.shell.shows(Screen::Game) => Some(stage.variant().id()),
            _ => None,
        };
        ShownGame {
            game: game.map(str::to_owned),
            position: stage.map(|stage| stage.position().clone()),
            setup: editor.map(|editor| editor.fen().text.clone()),
            variant,
        }
    }
}

/// Everything that the board may show.
pub struct Boards<'a> {
    /// The game.
    pub playing: &'a Playing,
    pub guide: &'a GuideViewer,
    pub editor: &'a SetupEditor,
    /// The lessons.
    pub learn: &'a LearnState,
    pub puzzles: &'a Puzzles,
    pub penultima: &'a Penultima,
    pub blind: &'a Blind,
}

impl<'a> Boards<'a> {
    /// What the board of a screen shows, if the screen has one.
    pub fn stage(&self, screen: Screen) -> Option<Stage<'a>> {
        match screen {
            Screen::Game => self.playing.table().map(Stage::Table),
            Screen::Guide => scene(self.guide),
            Screen::Learn => match self.learn.viewer() {
                Some(viewer) => scene(viewer),
                None => self.learn.table().map(Stage::Table),
            },
            Screen::Puzzles => self.puzzles.table().map(Stage::Table),
            Screen::Editor => self.editor.open.as_ref().map(Stage::Sketch),
            Screen::Penultima => self.penultima.shown().map(Stage::Secret),
            Screen::Blind => self.blind.shown().map(Stage::Blind),
            Screen::Start
            | Screen::NewGame
            | Screen::Invent
            | Screen::Playtest
            | Screen::Collection
            | Screen::MyGames => None,
        }
    }
}

/// The scene that is open, or the try at it.
fn scene(viewer: &GuideViewer) -> Option<Stage<'_>> {
    let open = viewer.open.as_ref()?;
    Some(match &open.trial {
        Some(trial) => Stage::Table(&trial.table),
        None => Stage::Film(&open.film, open.frame()),
    })
}

/// Updates the resource [`ShownGame`] before each message.
pub fn plugin(app: &mut App) {
    app.add_systems(BeforeAct, update);
}

fn update(in_sight: VisibleBoard, mut sight: ResMut<ShownGame>) {
    let now = in_sight.sight();
    sight.set_if_neq(now);
}

/// Fills the scene of the board, if there is room for one.
pub fn set_scene(
    in_sight: VisibleBoard,
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
        palette: settings.palette(),
        pieces: settings.pieces,
    });
}
