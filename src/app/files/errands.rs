//! What is done outside of the window: files are opened, copied, chosen in a dialog, shown in an editor.

use super::duplicate::Original;
use super::editor::{self, Launch, Place};
use super::keeper::{Keeper, News};
use crate::app::texts::text;
use crate::library;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

/// An editor that ends with an error this soon has not opened anything.
const SOON: Duration = Duration::from_secs(5);

/// A dialog that is gone this soon was never there: nobody is as fast as that.
pub const BLINK: Duration = Duration::from_millis(250);

/// Something to be done outside of the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Errand {
    /// Open a game file, and keep it in sight.
    Open(PathBuf),
    /// Keep a game file in sight that has just been written or read.
    Keep(PathBuf),
    /// Copy a game into the person's own folder.
    Duplicate(Original),
    /// Let the person choose a file.
    Choose,
    /// Show a place in the person's editor, with the command that is set for it.
    Edit(Place, String),
}

/// Has an errand done; what comes of it is told later.
pub(super) fn run(errand: Errand, keeper: &Keeper, wake: impl Fn() + Send + 'static) {
    match errand {
        Errand::Open(path) => keeper.open(path),
        Errand::Keep(path) => keeper.keep(path),
        Errand::Duplicate(original) => keeper.duplicate(original),
        Errand::Choose => {
            let failed = |error: String| text!("files-no-dialog-thread", error = error);
            begin("file dialog", failed, keeper.teller(), wake, choose)
        }
        Errand::Edit(place, setting) => {
            let work = move || edit(&place, &setting).err().map(News::Failed);
            let failed = |error: String| text!("files-no-editor-thread", error = error);
            begin("editor", failed, keeper.teller(), wake, work);
        }
    }
}

/// Works on a thread of its own, so that no frame waits for another program.
fn begin(
    name: &str,
    failed: fn(String) -> String,
    tell: Sender<News>,
    wake: impl Fn() + Send + 'static,
    work: impl FnOnce() -> Option<News> + Send + 'static,
) {
    let teller = tell.clone();
    let work = move || {
        if let Some(news) = work() {
            // A window that is gone wants no news.
            let _ = tell.send(news);
            wake();
        }
    };
    if let Err(error) = thread::Builder::new().name(name.to_owned()).spawn(work) {
        let _ = teller.send(News::Failed(failed(error.to_string())));
    }
}

/// Lets the person choose a file in the platform's dialog, where there is one.
fn choose() -> Option<News> {
    let mut dialog = rfd::FileDialog::new()
        .set_title(text!("files-open-title"))
        .add_filter(text!("files-open-kind"), &["pgn", "ron", "fen", "txt"]);
    if let Some(folder) = library::own_folder().filter(|folder| folder.is_dir()) {
        dialog = dialog.set_directory(folder);
    }
    let begun = Instant::now();
    match dialog.pick_file() {
        Some(path) => Some(News::Chosen(path)),
        None if begun.elapsed() < BLINK => {
            let words = text!("browse-no-dialog");
            Some(News::Failed(words.to_owned()))
        }
        None => None,
    }
}

/// Shows a place in the person's editor, and waits until the editor is closed.
fn edit(place: &Place, setting: &str) -> Result<(), String> {
    let file = place.path.display();
    let environment = ["VISUAL", "EDITOR"].map(|name| std::env::var(name).unwrap_or_default());
    match editor::launch(place, setting, &environment, editor::find_program)? {
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
                Ok(status) if !status.success() && begun.elapsed() < SOON => Err(text!(
                    "files-editor-failed",
                    program = name.to_string(),
                    path = file.to_string(),
                    status = status.to_string()
                )),
                Ok(_) => Ok(()),
            }
        }
    }
}
