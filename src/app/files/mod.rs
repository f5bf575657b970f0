//! Game files while the program runs: they are watched, opened, copied, and shown in the person's editor.
//!
//! | file | |
//! |---|---|
//! | `shelf` | the files, read again and again; games with mistakes stay as they were |
//! | `games` | the games that come of it |
//! | `keeper` | the thread that does all this |
//! | `watch`, `patience` | when to read |
//! | `duplicate` | a game as the beginning of another |
//! | `editor`, `errands` | other programs: the editor, the file dialog |

mod duplicate;
mod editor;
mod errands;
mod games;
mod keeper;
mod patience;
mod shelf;
mod watch;

pub use duplicate::{Copied, Original};
pub use editor::Place;
pub use errands::{BLINK, Errand};
pub use games::Games;
pub use keeper::News;
pub use shelf::{Library, Shelf};

use super::action::Action;
use super::art::{BoardArt, PanelArt};
use super::board::draw::Drawn;
use super::engine::waker;
use super::redraw::Wanted;
use super::session::Session;
use crate::app::texts::text;
use crate::library;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy::winit::EventLoopProxyWrapper;
use keeper::Keeper;

/// The files that have been read before the window opened, until the thread takes them over.
#[derive(Resource, Default)]
pub struct FirstShelf(Option<Shelf>);

impl FirstShelf {
    /// These files.
    pub fn new(shelf: Shelf) -> FirstShelf {
        FirstShelf(Some(shelf))
    }
}

/// The thread that keeps the files.
#[derive(Resource)]
pub struct Files(Keeper);

/// Everything about files.
pub fn plugin(app: &mut App) {
    app.init_resource::<FirstShelf>()
        .add_systems(Startup, start)
        .add_systems(Update, (dropped, attend, redraw_what_changed).chain());
}

fn start(
    mut commands: Commands,
    proxy: Res<EventLoopProxyWrapper>,
    mut first: ResMut<FirstShelf>,
    mut session: ResMut<Session>,
) {
    let Some(shelf) = first.0.take() else { return };
    match Keeper::start(shelf, library::own_folder(), waker(&proxy)) {
        Ok(keeper) => commands.insert_resource(Files(keeper)),
        Err(error) => session.notify(text!("files-no-keeper", error = error.to_string())),
    }
}

/// A file that has been dropped on the window is opened.
fn dropped(mut drops: MessageReader<FileDragAndDrop>, mut session: ResMut<Session>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            session.apply(Action::OpenFile(path_buf.clone()));
        }
    }
}

/// Takes what is new in, and has done what the session asks for.
fn attend(
    files: Option<Res<Files>>,
    proxy: Res<EventLoopProxyWrapper>,
    mut session: ResMut<Session>,
    mut wanted: ResMut<Wanted>,
) {
    let Some(files) = files else { return };
    for news in files.0.news() {
        session.apply(Action::Take(news));
        wanted.soon();
    }
    for errand in std::mem::take(&mut session.errands) {
        errands::run(errand, &files.0, waker(&proxy));
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
