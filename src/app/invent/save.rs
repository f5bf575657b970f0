//! The game with the piece, written down.

use super::outcome::read_drawing;
use super::text::drawing_name;
use super::{Drawn, Invention};
use crate::app::texts::text;
use crate::library;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

impl Invention {
    /// Writes the game into the file that it has, or else into a new one in a folder; where it is.
    ///
    /// # Errors
    ///
    /// What could not be written, and why.
    pub fn write(&self, file: Option<&Path>, folder: &Path) -> Result<PathBuf, String> {
        let path = match file {
            Some(file) => file.to_owned(),
            None => folder.join(format!("{}.ron", self.outcome.id)),
        };
        let told = |error: io::Error| unwritten(&path, &error);
        let place = path.parent().unwrap_or(Path::new(""));
        fs::create_dir_all(place).map_err(told)?;
        self.bring_drawing(place)?;
        let bytes = self.outcome.text.as_bytes();
        match file {
            Some(_) => library::write_whole(&path, bytes).map_err(told)?,
            None => library::write_new(&path, bytes).map_err(told)?,
        }
        Ok(path)
    }

    /// Copies the drawing beside the game. A file of that name that holds another drawing stays.
    fn bring_drawing(&self, folder: &Path) -> Result<(), String> {
        let Drawn::File(from) = &self.form.drawn else {
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
