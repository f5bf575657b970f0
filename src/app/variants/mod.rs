//! Game files while the program runs: they are watched, opened, copied, and shown in the person's editor.
//!
//! | file | |
//! |---|---|
//! | `loader` | the files, read again and again; games with mistakes stay as they were |
//! | `games` | the games that come of it |
//! | `watcher` | the thread that does all this |
//! | `watch`, `patience` | when to read |
//! | `duplicate` | a game as the beginning of another |
//! | `text_editor`, `file_jobs` | the person's editor; what is asked for |
//! | `action`, `plugin` | what a person does with game files, and what becomes of that |
//! | `ui` | what pages show of game files: mistakes, whose a game is, the field for a path |

mod action;
mod duplicate;
mod file_jobs;
mod games;
mod loader;
mod paths;
mod patience;
mod plugin;
mod text_editor;
pub mod ui;
mod watch;
mod watcher;

pub use action::GameFileAction;
pub use duplicate::{Copied, Original};
pub use file_jobs::FileJob;
pub use games::{Card, Games, first_game};
pub use loader::{GameFileLoader, Library};
pub use paths::{file_name, place, written_path};
pub use plugin::{Question, actions, settled};
pub use text_editor::Place;
pub use watcher::FileEvent;

use super::board::draw::BoardScene;
use super::jobs::Mailbox;
use super::settings::Settings;
use super::shell::{Outbox, Wanted};
use crate::app::ui::art::{BoardArt, PanelArt};
use crate::library;
use crate::rules::Variant;
use crate::variant_file::{Diagnostic, Source};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::path::PathBuf;
use std::sync::Arc;
use watcher::GameFileWatcher;

/// Games are not what they were: files have been read or written.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct GamesChanged;

/// A game file has just been written: its game is there at once.
#[derive(Message, Clone, Debug)]
pub struct GameWritten {
    /// The file's name in a library.
    pub file: String,
    /// Where it is.
    pub path: PathBuf,
    /// What stands in it.
    pub source: Arc<Source>,
}

/// The rules of the game that has been laid on the board.
#[derive(Message, Clone, Debug)]
pub struct RulesInPlay(pub Arc<Variant>);

/// What a game file asks of those who play.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PlayRequest {
    /// Choose how to play a game, by its id.
    Choose(String),
    /// Begin the game on the board anew, by these rules.
    Restart(Arc<Variant>),
}

/// A file that is no game file, for those who have games on disk.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum OpenRequest {
    /// A file of games.
    Games(PathBuf),
    /// A text with a position or a game.
    Text(PathBuf),
}

/// The games, and what is shown of their files.
#[derive(Resource, Debug, Default)]
pub struct Variants {
    /// The games.
    pub games: Games,
    /// Those that can be played, for the start page.
    pub cards: Vec<Card>,
    /// What is wrong with game files.
    pub problems: Vec<Diagnostic>,
    /// The rules of the game on the board.
    played: Option<Arc<Variant>>,
    /// What is to be asked about the rules of the game on the board.
    pub question: Option<Question>,
    /// The path that is being written, for a file to be opened.
    pub path: String,
    /// What has been told about mistakes last.
    told: String,
}

/// The thread that watches the files.
#[derive(Resource)]
pub struct Files(GameFileWatcher);

/// Everything about games and their files.
pub fn plugin(app: &mut App) {
    app.add_plugins(actions)
        .init_resource::<Mailbox<FileEvent>>()
        .add_systems(Update, (dropped, attend, redraw_what_changed).chain());
}

/// Begins to watch the files that have been read.
pub fn watch(app: &mut App, loader: GameFileLoader) {
    let events = app.world().resource::<Mailbox<FileEvent>>();
    let watcher = GameFileWatcher::start(loader, library::own_folder(), events);
    app.insert_resource(Files(watcher));
}

/// A file that has been dropped on the window is opened.
fn dropped(mut drops: MessageReader<FileDragAndDrop>, mut outbox: ResMut<Outbox>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            outbox.send(GameFileAction::OpenFile(path_buf.clone()));
        }
    }
}

/// Takes what is new in, and has done what is asked for.
fn attend(
    files: Option<Res<Files>>,
    events: Res<Mailbox<FileEvent>>,
    mut jobs: MessageReader<FileJob>,
    settings: Res<Settings>,
    mut outbox: ResMut<Outbox>,
    mut wanted: ResMut<Wanted>,
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

/// Forgets the pictures of games that are not what they were.
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
