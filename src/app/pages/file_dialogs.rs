//! Which file dialog opens for what, and what becomes of the file that is chosen.

use crate::app::action::{GameFileAction, SettingsAction};
use crate::app::editor::{Edit, Editor};
use crate::app::jobs::{Failure, FileDialog, Mailbox};
use crate::app::my_games::{Deed, Told};
use crate::app::session::Session;
use crate::app::shell::FileChoice;
use crate::app::texts::text;
use crate::app::variants::written_path;
use crate::library;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// The file that has been chosen, if any; an error in words if there was no dialog.
pub struct FileChosen(FileChoice, Result<Option<PathBuf>, String>);

/// Opens the dialog that has been asked for, and passes on what has been chosen. There is one at a time.
pub fn attend(
    mut session: ResMut<Session>,
    chosen: Res<Mailbox<FileChosen>>,
    mut open: Local<bool>,
) {
    if let Some(choice) = session.bypass_change_detection().browse.take() {
        if *open {
            return session.notify(text!("browse-open-already"));
        }
        *open = true;
        let dialog = dialog(choice, &session);
        let failed = move |failure: Failure| {
            let words = text!("files-no-dialog-thread", error = failure.to_string());
            FileChosen(choice, Err(words))
        };
        chosen.spawn("file dialog", failed, move |sender| {
            sender.send(FileChosen(choice, dialog.ask()));
        });
    }
    for FileChosen(choice, path) in chosen.take() {
        *open = false;
        match path {
            Ok(Some(path)) => take(&mut session, choice, path),
            Ok(None) => {}
            Err(words) => session.notify(words),
        }
    }
}

fn dialog(choice: FileChoice, session: &Session) -> FileDialog {
    let path = match choice {
        FileChoice::Open => PathBuf::new(),
        FileChoice::Book => PathBuf::from(&session.settings.book.file),
        FileChoice::OpenSetup | FileChoice::SaveSetup => {
            let editor = session.editor.as_ref();
            editor.map_or_else(PathBuf::new, |editor| PathBuf::from(&editor.file.path))
        }
        FileChoice::SaveGame => {
            let form = session.saved.form.as_ref();
            let path = form.and_then(|form| written_path(&form.path));
            path.unwrap_or_default()
        }
    };
    let own = library::own_folder().filter(|_| choice != FileChoice::SaveGame);
    let folders = path.parent().map(Path::to_owned).into_iter().chain(own);
    let name = path.file_name().and_then(|name| name.to_str());
    FileDialog {
        title: match choice {
            FileChoice::Open => Some(text!("files-open-title")),
            FileChoice::SaveGame => Some(text!("games-save-title")),
            _ => None,
        },
        kind: match choice {
            FileChoice::Open => text!("files-open-kind"),
            _ => text!("browse-games"),
        },
        endings: match choice {
            FileChoice::Open => &["pgn", "ron", "fen", "txt"],
            FileChoice::Book | FileChoice::SaveGame => &["pgn"],
            FileChoice::OpenSetup | FileChoice::SaveSetup => &["ron"],
        },
        folders: folders.collect(),
        save_as: match choice {
            FileChoice::SaveSetup => Some(name.unwrap_or("my-game.ron").to_owned()),
            FileChoice::SaveGame => Some(name.unwrap_or_default().to_owned()),
            FileChoice::Open | FileChoice::Book | FileChoice::OpenSetup => None,
        },
    }
}

fn take(session: &mut Session, choice: FileChoice, path: PathBuf) {
    match choice {
        FileChoice::Open => session.outbox.send(GameFileAction::OpenFile(path)),
        FileChoice::Book => {
            let path = path.display().to_string();
            session.outbox.send(SettingsAction::SetBookFile(path));
        }
        FileChoice::SaveGame => session.outbox.send(Deed::Take(Told::Place(path))),
        FileChoice::OpenSetup => {
            set_path(session, &path);
            session.open_setup();
        }
        FileChoice::SaveSetup => set_path(session, &path),
    }
}

/// Writes a path into the setup editor's form.
fn set_path(session: &mut Session, path: &Path) {
    let Session {
        editor, catalogue, ..
    } = session;
    if let Some(editor) = editor {
        let edit = Edit::Path(path.display().to_string());
        Editor::apply(editor, edit, catalogue);
    }
}
