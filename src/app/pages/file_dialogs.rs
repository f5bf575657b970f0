//! Opens the platform's file dialog, and passes on the chosen file.

use crate::app::action::{EditorAction, GameFileAction, SettingsAction};
use crate::app::editor::{Edit, SetupEditor};
use crate::app::jobs::{Failure, FileDialog, Mailbox};
use crate::app::my_games::{Saved, SavedAction, TaskResult};
use crate::app::playtest::{Playtest, PlaytestAction};
use crate::app::progress::ProgressAction;
use crate::app::settings::Settings;
use crate::app::shell::{FileChoice, Notify, Outbox};
use crate::app::texts::text;
use crate::app::variants::{Export, ExportForm, Variants, written_path};
use baroque::{library, progress};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// The name of an exported file of progress, unless the user chooses another.
const PROGRESS: &str = "baroque-progress.jsonl";

/// The file that the user has chosen, if any; a message if the dialog failed.
pub struct FileChosen(FileChoice, Result<Option<PathBuf>, String>);

/// Opens the dialog that was asked for, and passes on the chosen file. Only one dialog is open at a time.
pub fn attend(
    mut choices: MessageReader<FileChoice>,
    (settings, editor, saved): (Res<Settings>, Res<SetupEditor>, Res<Saved>),
    (variants, playtest): (Res<Variants>, Res<Playtest>),
    mut outbox: ResMut<Outbox>,
    chosen: Res<Mailbox<FileChosen>>,
    mut open: Local<bool>,
) {
    for &choice in choices.read() {
        if *open {
            outbox.send(Notify(text!("browse-open-already").to_owned()));
            continue;
        }
        *open = true;
        let form = variants.export.as_ref().map(|export| export.form);
        let path = match choice {
            FileChoice::ExportPlaytest => PathBuf::from(playtest.export_name()),
            _ => path_of(choice, &settings, &editor, &saved, &variants),
        };
        let endings = match choice {
            FileChoice::ExportPlaytest => playtest.export_kind().endings(),
            _ => endings(choice, form),
        };
        let dialog = dialog(choice, &path, endings);
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
            Ok(Some(path)) => take(&mut outbox, choice, path),
            Ok(None) => {}
            Err(words) => without_dialog(&mut outbox, choice, words, &variants, &playtest),
        }
    }
}

/// The path where the dialog starts: what the user has typed so far.
fn path_of(
    choice: FileChoice,
    settings: &Settings,
    editor: &SetupEditor,
    saved: &Saved,
    variants: &Variants,
) -> PathBuf {
    match choice {
        FileChoice::Open
        | FileChoice::ExportPlaytest
        | FileChoice::ExportProgress
        | FileChoice::ImportProgress => PathBuf::new(),
        FileChoice::Book => PathBuf::from(&settings.book.file),
        FileChoice::OpenSetup | FileChoice::SaveSetup => {
            let editor = editor.open.as_ref();
            editor.map_or_else(PathBuf::new, |editor| PathBuf::from(&editor.file.path))
        }
        FileChoice::Export => {
            let name = variants.export.as_ref().map(Export::file_name);
            PathBuf::from(name.unwrap_or_default())
        }
        FileChoice::SaveGame => {
            let form = saved.form.as_ref();
            let path = form.and_then(|form| written_path(&form.path));
            path.unwrap_or_default()
        }
    }
}

/// The extensions of the files of a purpose.
fn endings(choice: FileChoice, export: Option<ExportForm>) -> &'static [&'static str] {
    match choice {
        FileChoice::Open => &[
            "pgn", "ron", "fen", "txt", "zsg", "jsonl", "ini", "html", "htm",
        ],
        FileChoice::Export => export.map_or(&[], ExportForm::endings),
        FileChoice::ExportPlaytest => &[],
        FileChoice::Book | FileChoice::SaveGame => &["pgn"],
        FileChoice::OpenSetup | FileChoice::SaveSetup => &["ron"],
        FileChoice::ExportProgress | FileChoice::ImportProgress => &["jsonl"],
    }
}

fn dialog(choice: FileChoice, path: &Path, endings: &'static [&'static str]) -> FileDialog {
    let own = library::own_folder().filter(|_| choice != FileChoice::SaveGame);
    let folders = path.parent().map(Path::to_owned).into_iter().chain(own);
    let name = path.file_name().and_then(|name| name.to_str());
    FileDialog {
        title: match choice {
            FileChoice::Open => Some(text!("files-open-title")),
            FileChoice::SaveGame => Some(text!("games-save-title")),
            FileChoice::Export | FileChoice::ExportPlaytest => Some(text!("export-title")),
            FileChoice::ExportProgress => Some(text!("progress-export-title")),
            FileChoice::ImportProgress => Some(text!("progress-import-title")),
            FileChoice::Book | FileChoice::OpenSetup | FileChoice::SaveSetup => None,
        },
        kind: match choice {
            FileChoice::Open => text!("files-open-kind"),
            FileChoice::Export => text!("export-kind"),
            FileChoice::ExportPlaytest => text!("playtest-export-kind"),
            FileChoice::ExportProgress | FileChoice::ImportProgress => text!("progress-kind"),
            FileChoice::Book
            | FileChoice::OpenSetup
            | FileChoice::SaveSetup
            | FileChoice::SaveGame => text!("browse-games"),
        },
        endings,
        folders: folders.collect(),
        save_as: match choice {
            FileChoice::SaveSetup => Some(name.unwrap_or("my-game.ron").to_owned()),
            FileChoice::SaveGame | FileChoice::Export | FileChoice::ExportPlaytest => {
                Some(name.unwrap_or_default().to_owned())
            }
            FileChoice::ExportProgress => Some(PROGRESS.to_owned()),
            FileChoice::Open
            | FileChoice::Book
            | FileChoice::OpenSetup
            | FileChoice::ImportProgress => None,
        },
    }
}

/// Where no dialog opens, progress and games are exported into the data folder, and progress is imported by its path.
fn without_dialog(
    outbox: &mut Outbox,
    choice: FileChoice,
    words: String,
    variants: &Variants,
    playtest: &Playtest,
) {
    match (choice, progress::path()) {
        (FileChoice::ExportPlaytest, Some(path)) => {
            let folder = path.with_file_name("exports");
            let path = folder.join(playtest.export_name());
            outbox.send(PlaytestAction::WriteExport(path));
        }
        (FileChoice::Export, Some(path)) => {
            let name = variants.export.as_ref().map(Export::file_name);
            let folder = path.with_file_name("exports");
            outbox.send(GameFileAction::WriteExport(
                folder.join(name.unwrap_or_default()),
            ));
        }
        (FileChoice::ExportProgress, Some(path)) => {
            outbox.send(ProgressAction::Export(path.with_file_name(PROGRESS)));
        }
        (FileChoice::ImportProgress, _) => {
            outbox.send(Notify(text!("progress-no-dialog").to_owned()));
        }
        _ => outbox.send(Notify(words)),
    }
}

/// Sends the chosen path to the part of the program that asked for it.
fn take(outbox: &mut Outbox, choice: FileChoice, path: PathBuf) {
    let written = path.display().to_string();
    match choice {
        FileChoice::Open => outbox.send(GameFileAction::OpenFile(path)),
        FileChoice::Export => outbox.send(GameFileAction::WriteExport(path)),
        FileChoice::ExportPlaytest => outbox.send(PlaytestAction::WriteExport(path)),
        FileChoice::Book => outbox.send(SettingsAction::SetBookFile(written)),
        FileChoice::SaveGame => outbox.send(SavedAction::Take(TaskResult::Place(path))),
        FileChoice::ExportProgress => outbox.send(ProgressAction::Export(path)),
        FileChoice::ImportProgress => outbox.send(ProgressAction::Import(path)),
        FileChoice::OpenSetup | FileChoice::SaveSetup => {
            outbox.send(EditorAction::Edit(Edit::Path(written)));
            if choice == FileChoice::OpenSetup {
                outbox.send(EditorAction::Edit(Edit::OpenFile));
            }
        }
    }
}
