//! The paths of files: as people write them, and as mistakes name them.

use super::Place;
use crate::variant_file::Diagnostic;
use directories::UserDirs;
use std::path::{Path, PathBuf};

/// The name of a mistake's file, without the way to it.
pub fn file_name(problem: &Diagnostic) -> &str {
    let name = Path::new(&problem.file).file_name();
    name.and_then(|name| name.to_str()).unwrap_or(&problem.file)
}

/// Where a mistake stands, if its file is one that can be opened.
pub fn place(problem: &Diagnostic) -> Option<Place> {
    let path = PathBuf::from(&problem.file);
    let (line, column) = problem.position().unwrap_or((1, 1));
    // Those of the program itself have no way to them.
    path.is_absolute().then_some(Place { path, line, column })
}

/// A path as a person writes it: in quotes perhaps, or from the home folder on.
pub fn written_path(text: &str) -> Option<PathBuf> {
    let text = text.trim().trim_matches(['"', '\'']);
    if text.is_empty() {
        return None;
    }
    let home = text.strip_prefix("~/").and_then(|rest| {
        let places = UserDirs::new()?;
        Some(places.home_dir().join(rest))
    });
    Some(home.unwrap_or_else(|| PathBuf::from(text)))
}
