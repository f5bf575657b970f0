//! The platform's file dialogs, on a thread of their own: the window goes on while one is open.

use super::action::Action;
use super::editor::{Browsing, Edit, Editor};
use super::engine::waker;
use super::session::Session;
use crate::app::texts::text;
use crate::library;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// The dialog that is open, if one is.
#[derive(Resource, Default)]
pub struct Browser {
    answer: Mutex<Option<(Browsing, Receiver<Option<PathBuf>>)>>,
}

/// Opens a dialog that has been asked for, and passes on what has been chosen in it.
pub fn browse(
    mut session: ResMut<Session>,
    browser: Res<Browser>,
    proxy: Res<EventLoopProxyWrapper>,
) {
    let Ok(mut open) = browser.answer.lock() else {
        return;
    };
    if let Some(what) = session.bypass_change_detection().browse.take() {
        if open.is_some() {
            return session.notify(text!("browse-open-already"));
        }
        let path = match what {
            Browsing::Book => session.settings.book.file.clone(),
            Browsing::Save | Browsing::Open => {
                let editor = session.editor.as_ref();
                editor.map_or_else(String::new, |editor| editor.file.path.clone())
            }
        };
        *open = ask(what, path, waker(&proxy));
        if open.is_none() {
            session.notify(text!("browse-none"));
        }
    }
    let Some((what, answer)) = open.as_ref() else {
        return;
    };
    let (what, chosen) = match answer.try_recv() {
        Ok(chosen) => (*what, chosen),
        Err(TryRecvError::Empty) => return,
        Err(TryRecvError::Disconnected) => (*what, None),
    };
    *open = None;
    match chosen {
        Some(path) => take(&mut session, what, &path),
        None => session.notify(text!("browse-none")),
    }
}

/// Opens a dialog; nothing if no thread can be had.
fn ask(
    what: Browsing,
    path: String,
    wake: impl Fn() + Send + 'static,
) -> Option<(Browsing, Receiver<Option<PathBuf>>)> {
    let (tell, answer) = channel();
    let thread = std::thread::Builder::new().name("file dialog".to_owned());
    let spawned = thread.spawn(move || {
        // Whoever asked may be gone.
        let _ = tell.send(dialog(what, Path::new(&path)));
        wake();
    });
    spawned.ok().map(|_| (what, answer))
}

fn dialog(what: Browsing, path: &Path) -> Option<PathBuf> {
    let ending = match what {
        Browsing::Book => "pgn",
        Browsing::Save | Browsing::Open => "ron",
    };
    let mut dialog = rfd::FileDialog::new().add_filter(text!("browse-games"), &[ending]);
    let folder = path.parent().map(Path::to_owned);
    if let Some(folder) = folder
        .filter(|folder| folder.is_dir())
        .or_else(library::own_folder)
    {
        dialog = dialog.set_directory(folder);
    }
    match what {
        Browsing::Save => {
            let name = path.file_name().and_then(|name| name.to_str());
            dialog
                .set_file_name(name.unwrap_or("my-game.ron"))
                .save_file()
        }
        Browsing::Open | Browsing::Book => dialog.pick_file(),
    }
}

fn take(session: &mut Session, what: Browsing, path: &Path) {
    if what == Browsing::Book {
        let path = path.display().to_string();
        return session.apply(Action::SetBookFile(path));
    }
    let Session {
        editor, catalogue, ..
    } = session;
    let Some(editor) = editor.as_mut() else {
        return;
    };
    let edit = Edit::Path(path.display().to_string());
    Editor::apply(editor, edit, catalogue);
    if what == Browsing::Open {
        session.open_setup();
    }
}
