//! The paths of files, as users type them and as errors name them.

use super::FileLocation;
use baroque::variant_file::Diagnostic;
use directories::UserDirs;
use std::path::{Path, PathBuf};

/// The name of an error's file, without its folders.
pub fn file_name(problem: &Diagnostic) -> &str {
    let name = Path::new(&problem.file).file_name();
    name.and_then(|name| name.to_str()).unwrap_or(&problem.file)
}

/// The place of an error, if its file can be opened.
pub fn place(problem: &Diagnostic) -> Option<FileLocation> {
    let path = PathBuf::from(&problem.file);
    let (line, column) = problem.position().unwrap_or((1, 1));
    // Built-in files have no path that could be opened.
    path.is_absolute()
        .then_some(FileLocation { path, line, column })
}

/// The path that a user has typed. It may be in quotes, or start with `~`.
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
