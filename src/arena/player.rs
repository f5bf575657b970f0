//! A program that plays, and its options.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A program that speaks UCI.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArenaPlayer {
    /// Its name in results.
    pub name: String,
    /// The program: a path, or a name in the system's search path.
    pub program: PathBuf,
    /// Its command line.
    pub arguments: Vec<OsString>,
    /// Options to set in this order. A program that lacks one of them cannot play.
    pub options: Vec<(String, String)>,
    /// Options to set afterwards, if the program has them and `options` does not.
    pub defaults: Vec<(String, String)>,
}

impl ArenaPlayer {
    /// The program and arguments of a command line: words with spaces between them, or one path that may contain
    /// spaces.
    pub fn of_command(line: &str) -> ArenaPlayer {
        let line = line.trim();
        let mut words = match Path::new(line).is_file() {
            true => vec![line],
            false => line.split_whitespace().collect(),
        }
        .into_iter();
        let program = PathBuf::from(words.next().unwrap_or_default());
        ArenaPlayer {
            name: line.to_owned(),
            program,
            arguments: words.map(OsString::from).collect(),
            options: Vec::new(),
            defaults: Vec::new(),
        }
    }

    /// Whether this option is among those that were asked for.
    pub(super) fn sets(&self, option: &str) -> bool {
        let mut names = self.options.iter().map(|(name, _)| name);
        names.any(|name| name.eq_ignore_ascii_case(option))
    }
}
