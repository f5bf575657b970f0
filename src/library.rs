//! Games on disk: finding the files that a person adds to the built-in ones.

use crate::variant_file::{Catalogue, Diagnostic, FileKind, Source};
use directories::ProjectDirs;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The folder in which a person keeps games of their own, if the platform has such a place.
pub fn own_folder() -> Option<PathBuf> {
    let places = ProjectDirs::from("", "", "baroque")?;
    Some(places.data_dir().join("variants"))
}

/// The built-in games and those of these folders, the later ones first in line. Folders that do not
/// exist are passed over; what cannot be read is reported.
pub fn load(folders: &[PathBuf]) -> (Catalogue, Vec<Diagnostic>) {
    let mut catalogue = Catalogue::built_in();
    let mut problems = Vec::new();
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        for (place, path) in files(folder, &mut problems) {
            match read(&path) {
                Ok(source) => catalogue.add(&place, source),
                Err(problem) => problems.push(problem),
            }
        }
    }
    (catalogue, problems)
}

/// The files of a library folder: their place in it, and their path.
fn files(folder: &Path, problems: &mut Vec<Diagnostic>) -> Vec<(String, PathBuf)> {
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

/// Reads a file as text.
///
/// # Errors
///
/// When it cannot be read, or is not UTF-8.
pub fn read(path: &Path) -> Result<std::sync::Arc<Source>, Diagnostic> {
    let bytes = fs::read(path).map_err(|error| cannot_read(path, &error))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source::new(path.display().to_string(), text)),
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            let lines = error.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n');
            let message = format!(
                "not UTF-8 text: line {} holds other bytes",
                lines.count() + 1
            );
            Err(Diagnostic::file(path.display().to_string(), message)
                .with_help("save the file as UTF-8"))
        }
    }
}

fn cannot_read(path: &Path, error: &io::Error) -> Diagnostic {
    Diagnostic::file(
        path.display().to_string(),
        format!("cannot be read: {error}"),
    )
}

/// Writes a file, all or nothing: it takes its name only once it is complete, and one that had the name
/// before stays as it was until then.
///
/// # Errors
///
/// When it cannot be written.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let fresh = path.with_file_name(name);
    let written = File::create(&fresh)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&fresh, path));
    if written.is_err() {
        // What is half done is of no use; if it cannot be removed, the first error says more.
        let _ = fs::remove_file(&fresh);
    }
    written
}
