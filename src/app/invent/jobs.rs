//! Reads and writes files for the form, off the main thread.

use super::text::drawing_name;
use super::{PieceDrawing, PieceForm};
use crate::app::jobs::{Failure, Job, MailSender, Workplace};
use baroque::diagram::{LARGEST_DRAWING, own_drawing};
use baroque::library::{self, Unwritten};
use baroque::texts::text;
use baroque::variant_file::{Drawing, OwnDrawing, Source};
use bevy::prelude::*;
use std::fs::File;
use std::io::{ErrorKind, Read};
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
    Playtest,
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
    let text = read_drawing(path)?;
    own_drawing(&text).map(|sides| OwnDrawing::new(&text, sides))
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
        let drawing = match &self.form.drawn {
            PieceDrawing::File(from) => Some((drawing_name(&self.form), read_drawing(from)?)),
            PieceDrawing::Named(_) => None,
        };
        let drawing = drawing
            .as_ref()
            .map(|(name, text)| (name.as_str(), text.as_str()));
        library::write_game(&path, &self.text, self.file.is_none(), drawing)
            .map_err(|unwritten| in_words(&path, &unwritten))?;
        let source = library::read(&path).map_err(|problem| problem.to_string())?;
        Ok((path, source))
    }
}

/// Why the game or its drawing was not written.
fn in_words(game: &Path, (path, error): &Unwritten) -> String {
    let is_there = error.kind() == ErrorKind::AlreadyExists && path != game;
    let path = path.display().to_string();
    match is_there {
        true => text!("invent-drawing-there", path = path),
        false => text!("invent-unwritten", path = path, error = error.to_string()),
    }
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
