//! The platform's file dialogs.

use crate::app::texts::text;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// A dialog that closes this soon has never opened: nobody is as fast as that.
const BLINK: Duration = Duration::from_millis(250);

/// What a file dialog shows.
#[derive(Clone, Debug)]
pub struct FileDialog {
    /// Its title, if not the platform's own.
    pub title: Option<&'static str>,
    /// What its files are called.
    pub kind: &'static str,
    /// The ends of their names, without the dot.
    pub endings: &'static [&'static str],
    /// Its first folder; the first of these that exists.
    pub folders: Vec<PathBuf>,
    /// The name that a new file gets if nobody chooses another; nothing if a file is to be opened.
    pub save_as: Option<String>,
}

impl FileDialog {
    /// Shows the dialog and waits until it closes; nothing if no file is chosen. It needs a thread of its own.
    ///
    /// # Errors
    ///
    /// When the system has no dialog, in words.
    pub fn ask(self) -> Result<Option<PathBuf>, String> {
        let mut dialog = rfd::FileDialog::new().add_filter(self.kind, self.endings);
        if let Some(title) = self.title {
            dialog = dialog.set_title(title);
        }
        if let Some(folder) = self.folders.iter().find(|folder| folder.is_dir()) {
            dialog = dialog.set_directory(folder);
        }
        let opened = Instant::now();
        let chosen = match self.save_as {
            Some(name) => dialog.set_file_name(name).save_file(),
            None => dialog.pick_file(),
        };
        match chosen {
            None if opened.elapsed() < BLINK => Err(text!("browse-no-dialog").to_owned()),
            chosen => Ok(chosen),
        }
    }
}
