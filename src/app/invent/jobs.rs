//! Reads and writes files for the form, off the main thread.

use super::text::drawing_name;
use super::{PieceDrawing, PieceForm};
use crate::app::jobs::{Failure, Job, MailSender, Workplace};
use crate::app::texts::text;
use baroque::diagram::{LARGEST_DRAWING, own_drawing};
use baroque::library;
use baroque::variant_file::{Drawing, Source};
use bevy::prelude::*;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A job with a file.
#[derive(Message, Clone, Debug)]
pub enum InventJob {
    /// Read the drawing at this path.
    Read(String),
    /// Save a game.
    Write(Box<GameFile>),
}

#[derive(Message, Debug)]
pub enum InventReport {
    /// The drawing at this path, or its error.
    Read(String, Drawing),
    /// The path of the saved game and its source, or an error in words.
    Written(Box<GameFile>, Result<(PathBuf, Arc<Source>), String>),
}

/// What to do once a game has been saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Nothing.
    Stay,
    /// Open the editor to place the piece.
    Place,
    /// Play the game.
    Play,
}

/// A game file with the piece, to be saved.
#[derive(Clone, Debug)]
pub struct GameFile {
    /// The content of the form.
    pub form: PieceForm,
    /// The game's id.
    pub id: String,
    pub text: String,
    /// Its file, if it has one already.
    pub file: Option<PathBuf>,
    /// The folder for a new file.
    pub folder: PathBuf,
    /// What to do afterwards.
    pub then: Then,
}

impl Job for InventJob {
    type Output = InventReport;

    fn workplace(&self) -> Workplace {
        match self {
            InventJob::Read(_) => Workplace::Thread("drawing"),
            InventJob::Write(_) => Workplace::Disk,
        }
    }

    fn failed(&self) -> impl FnOnce(Failure) -> InventReport + Clone + Send + 'static + use<> {
        let job = self.clone();
        move |failure| match job {
            InventJob::Read(path) => InventReport::Read(path, Err(failure.to_string())),
            InventJob::Write(game) => InventReport::Written(game, Err(failure.to_string())),
        }
    }

    fn run(self, reports: &MailSender<InventReport>) {
        reports.send(match self {
            InventJob::Read(path) => {
                let drawing = drawing(&path);
                InventReport::Read(path, drawing)
            }
            InventJob::Write(game) => {
                let written = game.write();
                InventReport::Written(game, written)
            }
        });
    }
}

/// The drawing in a file.
pub(super) fn drawing(path: &str) -> Drawing {
    read_drawing(path).and_then(|text| own_drawing(&text).map(Arc::new))
}

impl GameFile {
    /// Writes the game into its file, or into a new one. Returns the path and the source.
    ///
    /// # Errors
    ///
    /// If the file cannot be written, in words.
    pub fn write(&self) -> Result<(PathBuf, Arc<Source>), String> {
        let new = || self.folder.join(format!("{}.ron", self.id));
        let path = self.file.clone().unwrap_or_else(new);
        let in_words = |error: io::Error| unwritten(&path, &error);
        let place = path.parent().unwrap_or(Path::new(""));
        fs::create_dir_all(place).map_err(in_words)?;
        self.bring_drawing(place)?;
        let bytes = self.text.as_bytes();
        match self.file {
            Some(_) => library::write_whole(&path, bytes).map_err(in_words)?,
            None => library::write_new(&path, bytes).map_err(in_words)?,
        }
        let source = library::read(&path).map_err(|problem| problem.to_string())?;
        Ok((path, source))
    }

    /// Copies the drawing to the folder of the game. It never replaces a file with another drawing.
    fn bring_drawing(&self, folder: &Path) -> Result<(), String> {
        let PieceDrawing::File(from) = &self.form.drawn else {
            return Ok(());
        };
        let to = folder.join(drawing_name(&self.form));
        let text = read_drawing(from)?;
        match library::write_new(&to, text.as_bytes()) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                match fs::read(&to).is_ok_and(|known| known == text.as_bytes()) {
                    true => Ok(()),
                    false => {
                        let path = to.display().to_string();
                        Err(text!("invent-drawing-there", path = path))
                    }
                }
            }
            written => written.map_err(|error| unwritten(&to, &error)),
        }
    }
}

fn unwritten(path: &Path, error: &io::Error) -> String {
    text!(
        "invent-unwritten",
        path = path.display().to_string(),
        error = error.to_string()
    )
}

/// The text of a drawing.
///
/// # Errors
///
/// If the file cannot be read, in words.
fn read_drawing(path: &str) -> Result<String, String> {
    let path = Path::new(path.trim());
    if path.as_os_str().is_empty() {
        return Err(text!("invent-svg-no-path").to_owned());
    }
    let in_words = |error: std::io::Error| {
        text!(
            "invent-svg-unreadable",
            path = path.display().to_string(),
            error = error.to_string()
        )
    };
    // Reading a pipe would block the thread.
    if !path.metadata().map_err(in_words)?.is_file() {
        return Err(text!(
            "invent-svg-no-file",
            path = path.display().to_string()
        ));
    }
    let mut text = String::new();
    let file = File::open(path).map_err(in_words)?;
    let most = LARGEST_DRAWING as u64 + 1;
    file.take(most)
        .read_to_string(&mut text)
        .map_err(in_words)?;
    Ok(text)
}
