//! Writes a user's game files.

use super::{disk, folder_of, write_new, write_whole};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A file or folder that was not written, and why.
pub type Unwritten = (PathBuf, io::Error);

/// A drawing that a game file names: the name of its file beside the game file, and its text.
pub type NewDrawing<'t> = (&'t str, &'t str);

/// Writes a game file, all or nothing, and creates its folder if needed. Its drawing comes first, so that the file names
/// none that is missing.
///
/// # Errors
///
/// If something cannot be written. With [`io::ErrorKind::AlreadyExists`] there is a file of this name already: the game
/// if it `is_new`, or another drawing.
pub fn write_game(
    path: &Path,
    text: &str,
    is_new: bool,
    drawing: Option<NewDrawing>,
) -> Result<(), Unwritten> {
    let folder = folder_of(path);
    disk::create_folder(folder).map_err(|error| (folder.to_owned(), error))?;
    if let Some((name, drawing)) = drawing {
        let place = folder.join(name);
        write_drawing(&place, drawing.as_bytes()).map_err(|error| (place, error))?;
    }
    let written = match is_new {
        true => write_new(path, text.as_bytes()),
        false => write_whole(path, text.as_bytes()),
    };
    written.map_err(|error| (path.to_owned(), error))
}

/// Writes a drawing, unless it is there already.
fn write_drawing(path: &Path, bytes: &[u8]) -> io::Result<()> {
    match write_new(path, bytes) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            match fs::read(path).is_ok_and(|known| known == bytes) {
                true => Ok(()),
                false => Err(error),
            }
        }
        written => written,
    }
}
