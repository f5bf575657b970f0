//! Writes to standard output and error without panics if a pipe is closed or a disk is full.

use crate::library;
use crate::notation::Note;
use crate::variant_file::printable;
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

/// Why a command failed, in words for the user.
#[derive(Debug)]
pub struct Failure(pub(super) String);

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.to_string())
    }
}

/// Writes a line of data. If the reader has closed the pipe, it needs no more data.
pub(super) fn line(text: &str) -> Result<(), Failure> {
    match writeln!(io::stdout().lock(), "{}", printable(text)) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure(format!("cannot write the output: {error}")))
        }
        _ => Ok(()),
    }
}

/// Writes lines of data.
pub(super) fn text(text: &str) -> Result<(), Failure> {
    line(text.trim_end())
}

/// Writes data as JSON.
pub(super) fn json(data: &impl Serialize) -> Result<(), Failure> {
    line(&serde_json::to_string_pretty(data)?)
}

/// Writes a file, all or nothing: it gets its name only after it is complete.
pub(super) fn file(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    library::write_whole(path, bytes)
        .map_err(|error| Failure(format!("cannot write `{}`: {error}", path.display())))
}

/// Refuses the name of a new file that is not that of a game file.
pub(super) fn check_game_file(path: &Path) -> Result<(), Failure> {
    match path.extension().is_some_and(|ending| ending == "ron") {
        true => Ok(()),
        false => Err(Failure(format!(
            "`{}`: the names of game files end in `.ron`",
            path.display()
        ))),
    }
}

/// Writes a new game file, and a line with the name of the game. A file that exists stays as it is.
pub(super) fn new_game_file(path: &Path, text: &str, game: &str) -> Result<(), Failure> {
    let name = path.display();
    library::write_new(path, text.as_bytes()).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            Failure(format!("`{name}` exists already; choose another name"))
        }
        _ => Failure(format!("cannot write `{name}`: {error}")),
    })?;
    line(&format!("{name}: {game}"))
}

/// Writes an error. If even that fails, there is no way to report it.
pub fn complain(message: &str) {
    let message = message.strip_prefix("error: ").unwrap_or(message);
    let _ = writeln!(io::stderr().lock(), "error: {}", printable(message));
}

/// Writes what the user should know although the command goes on.
pub(super) fn warn(message: &str) {
    note(&format!("warning: {message}"));
}

/// Writes a note about a place in a file that was not read as written.
pub(super) fn tell(path: &Path, note: &Note) {
    let (path, line) = (path.display(), note.line);
    self::note(&format!("{path}:{line}: {}", note.message));
}

/// Shows progress to the user. A failure does not matter.
pub(super) fn note(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{}", printable(text));
}
