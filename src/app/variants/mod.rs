//! Game files while the program runs. They are watched, opened, copied, and edited in the user's text editor.
//!
//! [`GameFileLoader`] reads the files, and [`Games`] are the games that can be played.
//!
//! A change of files replaces all games at once. The game on the board continues by its old rules, and the window
//! asks whether to use the new ones if they differ.
//!
//! | file | |
//! |---|---|
//! | `character` | what playtests tell about games, in a line |
//! | `watcher` | the thread that reads and copies files |
//! | `watch`, `patience` | when to read the files |
//! | `duplicate` | copies a game |
//! | `import` | makes game files of games of other programs |
//! | `export` | writes a game as one file, and its rules to read |
//! | `paths` | the paths of files, as typed and as errors name them |
//! | `text_editor`, `file_jobs` | the user's text editor, and work outside the window |
//! | `action`, `plugin` | the messages about game files, and how they are applied |
//! | `ui` | panels about game files: errors, the author of a game, the field for a path |

mod action;
mod character;
mod duplicate;
mod export;
mod file_jobs;
mod import;
mod paths;
mod patience;
mod plugin;
mod text_editor;
pub mod ui;
mod watch;
mod watcher;

pub use action::GameFileAction;
pub use baroque::library::{Card, GameFileLoader, GameLibrary, Games, first_game, new_kinds};
pub use character::{Character, Characters};
pub use duplicate::{Copied, Original};
pub use export::{Export, ExportForm};
pub use file_jobs::{Extension, FileJob};
pub use import::{ForeignText, ImportResult, MadeGame};
pub use paths::{file_name, place, written_path};
pub use plugin::{RulesQuestion, settled};
pub use text_editor::FileLocation;
pub use watcher::FileEvent;

use super::board::draw::BoardScene;
use super::jobs::Mailbox;
use super::settings::Settings;
use super::shell::{FrameRequests, Outbox};
use crate::app::ui::art::{BoardArt, PanelArt};
use baroque::library;
use baroque::rules::{Position, Variant};
use baroque::variant_file::{Diagnostic, Source};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::path::PathBuf;
use std::sync::Arc;
use watcher::GameFileWatcher;

/// Games have changed, because files were read or written.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct GamesChanged;

/// A game file has just been written, and its game can be used at once.
#[derive(Message, Clone, Debug)]
pub struct GameWritten {
    /// The name of the file in a library.
    pub file: String,
    pub path: PathBuf,
    /// Its contents.
    pub source: Arc<Source>,
}

/// The rules of the game that is now on the board.
#[derive(Message, Clone, Debug)]
pub struct RulesInPlay(pub Arc<Variant>);

/// A request from a game file to the feature that plays games.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PlayRequest {
    /// Show the options of a game, by its id.
    Choose(String),
    /// Restart the game on the board with these rules.
    Restart(Arc<Variant>),
    /// Show the options of the second game instead of those of the first, with the same choices. It has one
    /// more piece, of this letter.
    Replace(String, String, char),
}

/// A request to show the puzzles of a game, by its id.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct PuzzleRequest(pub String);

/// A request to show the playtest of a game.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PlaytestRequest {
    /// Of a game with its layout and options.
    Rules(Arc<Variant>),
    /// Of games that begin with this position.
    Position(Arc<Variant>, Box<Position>),
    /// Of a game by its id, in its default layout.
    Game(String),
}

/// A request to open a file that is not a game file, for the feature of saved games.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum OpenRequest {
    /// A file of games.
    Games(PathBuf),
    /// A text with a position or a game.
    Text(PathBuf),
}

/// The games, and the state of the panels about their files.
#[derive(Resource, Debug, Default)]
pub struct Variants {
    pub games: Games,
    /// The cards of the start page.
    pub cards: Vec<Card>,
    /// The errors in game files.
    pub problems: Vec<Diagnostic>,
    /// The rules of the game on the board.
    played: Option<Arc<Variant>>,
    /// The open question about the rules of the game on the board.
    pub question: Option<RulesQuestion>,
    /// What came of the last text of another program.
    pub import: Option<ImportResult>,
    /// What playtests tell about games.
    pub characters: Characters,
    /// The typed path of a file to open.
    pub path: String,
    /// The last notice about errors.
    message: String,
}

/// The thread that watches the files.
#[derive(Resource)]
pub struct Files(GameFileWatcher);

/// Adds the games and their files.
pub fn plugin(app: &mut App) {
    app.add_plugins(plugin::actions)
        .init_resource::<Mailbox<FileEvent>>()
        .add_systems(Update, (dropped, attend, redraw_what_changed).chain());
}

/// Starts to watch the files that were read.
pub fn watch(app: &mut App, loader: GameFileLoader) {
    let events = app.world().resource::<Mailbox<FileEvent>>();
    let watcher = GameFileWatcher::start(loader, library::own_folder(), events);
    app.insert_resource(Files(watcher));
}

/// Opens a file that was dropped on the window.
fn dropped(mut drops: MessageReader<FileDragAndDrop>, mut outbox: ResMut<Outbox>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            outbox.send(GameFileAction::OpenFile(path_buf.clone()));
        }
    }
}

/// Applies the events of the watcher, and starts the jobs that were asked for.
fn attend(
    files: Option<Res<Files>>,
    events: Res<Mailbox<FileEvent>>,
    mut jobs: MessageReader<FileJob>,
    settings: Res<Settings>,
    mut outbox: ResMut<Outbox>,
    mut wanted: ResMut<FrameRequests>,
) {
    let Some(files) = files else { return };
    for event in events.take() {
        outbox.send(GameFileAction::Take(event));
        wanted.soon();
    }
    for job in jobs.read().cloned() {
        file_jobs::run(job, &files.0, &events, &settings.editor);
    }
}

/// Removes the pictures of games that have changed.
fn redraw_what_changed(
    mut changes: MessageReader<GamesChanged>,
    mut panels: ResMut<PanelArt>,
    mut board: ResMut<BoardArt>,
    mut scene: ResMut<BoardScene>,
) {
    if changes.read().count() == 0 {
        return;
    }
    for pictures in ["card:", "pieces:", "start:"] {
        panels.forget(pictures);
    }
    board.forget();
    scene.set_changed();
}
