//! A program that plays, and how it is set up.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A program that speaks UCI.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Its name in results.
    pub name: String,
    /// The program, a path or a name to be looked for where the system looks for programs.
    pub program: PathBuf,
    /// Its command line.
    pub arguments: Vec<OsString>,
    /// Options to be set, in this order; a program that lacks one of them cannot play.
    pub options: Vec<(String, String)>,
    /// Options to be set after those where the program has them and they are not among those.
    pub usual: Vec<(String, String)>,
}

impl Player {
    /// The program and the arguments that a command line names: words with blanks between them, or one
    /// path that may have blanks itself.
    pub fn of_command(line: &str) -> Player {
        let line = line.trim();
        let mut words = match Path::new(line).is_file() {
            true => vec![line],
            false => line.split_whitespace().collect(),
        }
        .into_iter();
        let program = PathBuf::from(words.next().unwrap_or_default());
        Player {
            name: line.to_owned(),
            program,
            arguments: words.map(OsString::from).collect(),
            options: Vec::new(),
            usual: Vec::new(),
        }
    }

    /// Whether an option is to be set to a value that was asked for.
    pub(super) fn sets(&self, option: &str) -> bool {
        let mut names = self.options.iter().map(|(name, _)| name);
        names.any(|name| name.eq_ignore_ascii_case(option))
    }
}
