//! Work with game files outside the window: opening, copying, and editing them.

use super::duplicate::Original;
use super::import::ForeignText;
use super::watcher::{FileEvent, GameFileWatcher};
use crate::app::jobs::{Failure, Mailbox};
use crate::app::variants::text_editor;
use crate::app::variants::text_editor::{FileLocation, Launch};
use baroque::texts::text;
use baroque::variant_file::ExtendedGame;
use bevy::ecs::message::Message;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// If the editor ends with an error within this time, it has not opened the file.
const EDITOR_FAILURE_TIME: Duration = Duration::from_secs(5);

/// A game with one more piece, to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct Extension {
    /// The id of the game before.
    pub from: String,
    pub game: ExtendedGame,
    /// The file of the game, if it has one.
    pub file: Option<PathBuf>,
}

/// Work with a game file.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum FileJob {
    /// Open a game file, and watch it.
    Open(PathBuf),
    /// Watch a game file that was just written or read.
    Keep(PathBuf),
    /// Read all files again, although they have not changed.
    Reload,
    /// Copy a game into the user's folder.
    Duplicate(Original),
    /// Write a game with one more piece, to its file or a new one in the user's folder.
    Extend(Extension),
    /// Make a game file of a text of another program. The name chooses one of several games.
    Import(ForeignText, Option<String>),
    /// Open a place in the user's text editor.
    Edit(FileLocation),
}

/// Starts a job. `editor` is the command of the text editor, and `events` gets the result.
pub(super) fn run(
    job: FileJob,
    watcher: &GameFileWatcher,
    events: &Mailbox<FileEvent>,
    editor: &str,
) {
    match job {
        FileJob::Open(path) => watcher.open(path),
        FileJob::Keep(path) => watcher.keep(path),
        FileJob::Reload => watcher.reload(),
        FileJob::Duplicate(original) => watcher.duplicate(original),
        FileJob::Extend(extension) => watcher.extend(extension),
        FileJob::Import(foreign, game) => watcher.import(foreign, game),
        FileJob::Edit(place) => {
            let setting = editor.to_owned();
            events.spawn("editor", no_editor, move |sender| {
                if let Err(words) = edit(&place, &setting) {
                    sender.send(FileEvent::Failed(words));
                }
            });
        }
    }
}

fn no_editor(failure: Failure) -> FileEvent {
    FileEvent::Failed(text!("files-no-editor-thread", error = failure.to_string()))
}

/// Opens a place in the user's text editor, and waits until the editor is closed.
fn edit(place: &FileLocation, setting: &str) -> Result<(), String> {
    let file = place.path.display();
    let environment = ["VISUAL", "EDITOR"].map(|name| std::env::var(name).unwrap_or_default());
    match text_editor::launch(place, setting, &environment, text_editor::find_program)? {
        Launch::Usual => opener::open(&place.path).map_err(|error| {
            text!(
                "files-not-opened",
                path = file.to_string(),
                error = error.to_string()
            )
        }),
        Launch::Run(program, arguments) => {
            let name = program.display();
            let begun = Instant::now();
            let ended = Command::new(&program)
                .args(&arguments)
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status();
            match ended {
                Err(error) => Err(text!(
                    "files-editor-not-started",
                    program = name.to_string(),
                    path = file.to_string(),
                    error = error.to_string()
                )),
                Ok(status) if !status.success() && begun.elapsed() < EDITOR_FAILURE_TIME => {
                    Err(text!(
                        "files-editor-failed",
                        program = name.to_string(),
                        path = file.to_string(),
                        status = status.to_string()
                    ))
                }
                Ok(_) => Ok(()),
            }
        }
    }
}
