//! Game files while the program runs: they are watched, opened, copied, and shown in the person's editor.
//!
//! | file | |
//! |---|---|
//! | `loader` | the files, read again and again; games with mistakes stay as they were |
//! | `games` | the games that come of it |
//! | `watcher` | the thread that does all this |
//! | `watch`, `patience` | when to read |
//! | `duplicate` | a game as the beginning of another |
//! | `editor`, `file_jobs` | the person's editor; what is asked for |

mod action;
mod duplicate;
mod editor;
mod file_jobs;
mod games;
mod loader;
mod patience;
mod watch;
mod watcher;

pub use action::GameFileAction;
pub use duplicate::{Copied, Original};
pub use editor::Place;
pub use file_jobs::FileJob;
pub use games::Games;
pub use loader::{GameFileLoader, Library};
pub use watcher::FileEvent;

use super::art::{BoardArt, PanelArt};
use super::board::draw::Drawn;
use super::jobs::Mailbox;
use super::session::Session;
use super::shell::Wanted;
use crate::library;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use watcher::GameFileWatcher;

/// The files that have been read before the window opened, until the thread takes them over.
#[derive(Resource, Default)]
pub struct FirstFiles(Option<GameFileLoader>);

impl FirstFiles {
    /// These files.
    pub fn new(loader: GameFileLoader) -> FirstFiles {
        FirstFiles(Some(loader))
    }
}

/// The thread that watches the files.
#[derive(Resource)]
pub struct Files(GameFileWatcher);

/// Everything about files.
pub fn plugin(app: &mut App) {
    app.init_resource::<FirstFiles>()
        .init_resource::<Mailbox<FileEvent>>()
        .add_systems(Startup, start)
        .add_systems(Update, (dropped, attend, redraw_what_changed).chain());
}

fn start(mut commands: Commands, events: Res<Mailbox<FileEvent>>, mut first: ResMut<FirstFiles>) {
    if let Some(loader) = first.0.take() {
        let watcher = GameFileWatcher::start(loader, library::own_folder(), &events);
        commands.insert_resource(Files(watcher));
    }
}

/// A file that has been dropped on the window is opened.
fn dropped(mut drops: MessageReader<FileDragAndDrop>, mut session: ResMut<Session>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            session.apply(GameFileAction::OpenFile(path_buf.clone()));
        }
    }
}

/// Takes what is new in, and has done what the session asks for.
fn attend(
    files: Option<Res<Files>>,
    events: Res<Mailbox<FileEvent>>,
    mut session: ResMut<Session>,
    mut wanted: ResMut<Wanted>,
) {
    let Some(files) = files else { return };
    for event in events.take() {
        session.apply(GameFileAction::Take(event));
        wanted.soon();
    }
    for job in std::mem::take(&mut session.file_jobs) {
        file_jobs::run(job, &files.0, &events);
    }
}

/// Forgets the pictures of games that are not what they were.
fn redraw_what_changed(
    session: Res<Session>,
    mut panels: ResMut<PanelArt>,
    mut board: ResMut<BoardArt>,
    mut drawn: ResMut<Drawn>,
    mut last: Local<u32>,
) {
    if std::mem::replace(&mut *last, session.edition) == session.edition {
        return;
    }
    for pictures in ["card:", "men:", "start:"] {
        panels.forget(pictures);
    }
    board.forget();
    *drawn = Drawn::default();
}
