//! The platform's file dialogs.

use crate::app::texts::text;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// A dialog that closes within this time has failed to open, because nobody answers so fast.
const BLINK: Duration = Duration::from_millis(250);

/// The contents of a file dialog.
#[derive(Clone, Debug)]
pub struct FileDialog {
    /// Its title, or none for the platform's.
    pub title: Option<&'static str>,
    /// The name of its kind of files.
    pub kind: &'static str,
    /// The extensions of its files, without the dot.
    pub endings: &'static [&'static str],
    /// Folders for the start. The first one that exists is used.
    pub folders: Vec<PathBuf>,
    /// The suggested name of a new file; none if the dialog opens a file.
    pub save_as: Option<String>,
}

impl FileDialog {
    /// Shows the dialog and waits until it is closed. None if the user chooses no file. Call it on its own thread.
    ///
    /// # Errors
    ///
    /// If the system has no dialog. The error is a message for the user.
    pub fn ask(self) -> Result<Option<PathBuf>, String> {
        // Some dialogs tell small letters from capitals.
        let capitals = self.endings.iter().map(|end| end.to_uppercase());
        let endings = self.endings.iter().map(|&end| end.to_owned());
        let endings: Vec<String> = endings.chain(capitals).collect();
        let mut dialog = rfd::FileDialog::new().add_filter(self.kind, &endings);
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
