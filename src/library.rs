//! Game files on disk: finding the files that a user adds to the built-in games.

pub mod collection;
mod disk;
mod drawings;
mod ending_files;
pub mod find;
mod game_files;
mod games;
pub mod lines;
mod own_game;
pub mod pgn_file;
pub mod played;
mod rules_hash;
mod save;
pub mod saved_games;
mod seal;
pub mod site;
pub mod write_guard;

#[cfg(any(test, feature = "lab", feature = "probe"))]
pub use disk::faults;
pub use disk::{create_folder, lock, lock_from_afar};
pub use ending_files::EndingFiles;
pub use game_files::{GameFileLoader, GameLibrary};
pub use games::{Card, Games, first_game, new_kinds};
pub use own_game::{NewDrawing, Unwritten, write_game};
pub use rules_hash::rules_hash;
pub use save::{
    copy_aside, put, put_aside, remove, sweep, write_new, write_unless_changed, write_whole,
};
pub use seal::{seal, unseal};

use crate::variant_file::{Catalogue, Diagnostic, FileKind, LONGEST_FILE, Source, Span};
use directories::ProjectDirs;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The platform's folders for a user's data and settings of this program, or `None` if it has none.
pub fn places() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "baroque")
}

/// The folder for a user's own games, or `None` if the platform has none.
pub fn own_folder() -> Option<PathBuf> {
    Some(places()?.data_dir().join("variants"))
}

/// The folder for a user's translations, or `None` if the platform has none.
pub fn texts_folder() -> Option<PathBuf> {
    Some(places()?.data_dir().join("texts"))
}

/// The built-in games and those of these folders. Games of later folders replace those of earlier ones. Missing
/// folders are skipped, and unreadable files are reported. A file with mistakes does not replace a built-in game, and
/// its mistakes are reported.
pub fn load(folders: &[PathBuf]) -> (Catalogue, Vec<Diagnostic>) {
    let (mut catalogue, mut problems) = load_unchecked(folders);
    problems.extend(catalogue.restore_built_in());
    (catalogue, problems)
}

/// The same games, but here a file with mistakes replaces a built-in game too.
pub fn load_unchecked(folders: &[PathBuf]) -> (Catalogue, Vec<Diagnostic>) {
    let mut catalogue = Catalogue::built_in();
    let mut problems = Vec::new();
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        for (place, path) in listing(folder, &mut problems) {
            match read_game(&path) {
                Ok(source) => catalogue.add(&place, source),
                Err(problem) => problems.push(problem),
            }
        }
    }
    let ids: Vec<&str> = catalogue.ids().collect();
    problems.extend(ids.iter().flat_map(|id| catalogue.picture_problems(id)));
    (catalogue, problems)
}

/// The files of a library folder: their place in it, and their path. Only these are read as games: `*.ron` in the
/// folder itself and in its folder `armies`.
pub fn listing(folder: &Path, problems: &mut Vec<Diagnostic>) -> Vec<(String, PathBuf)> {
    let mut found = Vec::new();
    for (below, prefix) in [(folder.to_owned(), ""), (folder.join("armies"), "armies/")] {
        if !below.is_dir() {
            continue;
        }
        match fs::read_dir(&below) {
            Ok(entries) => found.extend(entries.flatten().filter_map(|entry| {
                let place = format!("{prefix}{}", entry.file_name().to_str()?);
                FileKind::of(&place)?;
                entry.path().is_file().then(|| (place, entry.path()))
            })),
            Err(error) => problems.push(cannot_read(&below, &error)),
        }
    }
    found.sort();
    found
}

/// Reads a game file, with a limit on its length.
///
/// # Errors
///
/// If it is no file, too long, unreadable, or not UTF-8.
pub fn read_game(path: &Path) -> Result<std::sync::Arc<Source>, Diagnostic> {
    let wrong =
        |message: String| Diagnostic::file(path.display().to_string(), format!("this {message}"));
    expect_file(path, LONGEST_FILE as u64).map_err(wrong)?;
    read(path)
}

/// Checks that a path is a file of at most `longest` bytes.
///
/// # Errors
///
/// If it is no file, too long, or inaccessible. The words follow the path.
fn expect_file(path: &Path, longest: u64) -> Result<(), String> {
    let data = fs::metadata(path).map_err(|error| format!("cannot be read: {error}"))?;
    if data.is_dir() {
        return Err("is a folder".to_owned());
    }
    if !data.is_file() {
        return Err("is not a file".to_owned());
    }
    match (data.len() > longest, longest >> 20) {
        (false, _) => Ok(()),
        (true, 0) => Err(format!("is longer than {longest} bytes")),
        (true, mebibytes) => Err(format!("is longer than {mebibytes} MiB")),
    }
}

/// The folder of a path.
pub fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Reads a file as text.
///
/// # Errors
///
/// If it cannot be read, or is not UTF-8.
pub fn read(path: &Path) -> Result<std::sync::Arc<Source>, Diagnostic> {
    let bytes = fs::read(path).map_err(|error| cannot_read(path, &error))?;
    let error = match String::from_utf8(bytes) {
        Ok(text) => return Ok(source(path, text)),
        Err(error) => error,
    };
    let at = error.utf8_error().valid_up_to();
    let (message, help) = match error.as_bytes() {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => (
            "the file is UTF-16 text, not UTF-8",
            "save it again as UTF-8 (editors ask for the \"encoding\" where they ask for the name)",
        ),
        _ => (
            "not UTF-8 text: this byte is not part of a character",
            "save the file as UTF-8",
        ),
    };
    let text = String::from_utf8_lossy(error.as_bytes());
    let source = Source::new(path.display().to_string(), text);
    let place = Span {
        source,
        range: at..at,
    };
    Err(Diagnostic::new(&place.at(0), message).with_help(help))
}

/// The source of a file at a path, with the drawings that it names.
pub fn source(path: &Path, text: String) -> std::sync::Arc<Source> {
    let drawings = drawings::beside(path, &text);
    Source::with_drawings(path.display().to_string(), text, drawings)
}

fn cannot_read(path: &Path, error: &io::Error) -> Diagnostic {
    Diagnostic::file(
        path.display().to_string(),
        format!("this cannot be read: {error}"),
    )
}
