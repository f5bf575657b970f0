//! The games and files that were opened last.

use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The most entries.
const MAX_ENTRIES: usize = 8;

/// A game that was played, or a file that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Recent {
    /// A game, by its id.
    Game(String),
    /// A file of games.
    File(PathBuf),
}

/// The games and files that were opened last, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Recents(Vec<Recent>);

impl Recents {
    /// Puts an entry before all others. A path that is not valid Unicode is left out, because the settings file could
    /// not be written with it.
    pub fn note(&mut self, recent: Recent) {
        if let Recent::File(path) = &recent
            && path.to_str().is_none()
        {
            return;
        }
        self.0.retain(|known| *known != recent);
        self.0.insert(0, recent);
        self.0.truncate(MAX_ENTRIES);
    }

    /// All entries.
    pub fn iter(&self) -> impl Iterator<Item = &Recent> {
        self.0.iter().take(MAX_ENTRIES)
    }

    /// The files among the entries.
    pub fn files(&self) -> Vec<PathBuf> {
        let file = |recent: &Recent| match recent {
            Recent::File(path) => Some(path.clone()),
            Recent::Game(_) => None,
        };
        self.iter().filter_map(file).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_entries_are_kept_once_each() {
        let mut recents = Recents::default();
        for number in 0..12 {
            recents.note(Recent::Game(number.to_string()));
            recents.note(Recent::File(PathBuf::from("a.pgn")));
        }
        let all: Vec<&Recent> = recents.iter().collect();
        assert_eq!(all.len(), MAX_ENTRIES);
        assert_eq!(all[0], &Recent::File(PathBuf::from("a.pgn")));
        assert_eq!(all[1], &Recent::Game("11".to_owned()));
        assert_eq!(recents.files().len(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_not_unicode_is_left_out() {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt;
        let mut recents = Recents::default();
        let path = PathBuf::from(OsStr::from_bytes(b"/games/J\xf6rg.pgn"));
        recents.note(Recent::File(path));
        recents.note(Recent::Game("chess".to_owned()));
        assert_eq!(recents.files(), Vec::<PathBuf>::new());
        assert!(ron::to_string(&recents).is_ok());
    }
}
