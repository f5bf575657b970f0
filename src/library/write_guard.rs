//! Autosaves games without overwriting other programs' changes. If a second window has changed an autosaved game, this
//! one saves under another name, and both stay.

use super::pgn_file::checksum;
use super::{lock_from_afar, saved_games};
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A game to autosave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keep {
    /// The autosave file.
    pub path: PathBuf,
    /// The game as PGN.
    pub text: String,
    /// The text of its own game file, if it has one.
    pub rules: Option<String>,
    /// The hash of the file's content when the game was read from it.
    pub read: Option<u64>,
}

/// The files that this program has written.
#[derive(Debug, Default)]
pub struct WriteGuard {
    /// The hash of each file's content at the last write.
    checksums: HashMap<PathBuf, u64>,
    /// The new names of games whose files others have changed.
    moved: HashMap<PathBuf, PathBuf>,
}

impl WriteGuard {
    /// Writes a game. Returns its new path if it needs one.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn keep(&mut self, keep: &Keep) -> io::Result<Option<PathBuf>> {
        // Where no lock can be written, the comparison of the bytes must do.
        let _lock = lock_from_afar(&keep.path);
        let path = match self.is_ours(&keep.path, keep.read) {
            true => keep.path.clone(),
            false => self.elsewhere(&keep.path)?,
        };
        saved_games::write(&path, &keep.text, keep.rules.as_deref())?;
        self.checksums
            .insert(path.clone(), checksum(keep.text.as_bytes()));
        if path == keep.path {
            return Ok(None);
        }
        self.moved.insert(keep.path.clone(), path.clone());
        Ok(Some(path))
    }

    /// Whether a file is as this program wrote or `read` it last, or does not exist.
    fn is_ours(&self, path: &Path, read: Option<u64>) -> bool {
        let Ok(bytes) = fs::read(path) else {
            // If the file cannot be read, writing gives the better error.
            return true;
        };
        let now = checksum(&bytes);
        read == Some(now) || self.checksums.get(path) == Some(&now)
    }

    fn elsewhere(&self, path: &Path) -> io::Result<PathBuf> {
        match self.moved.get(path) {
            Some(moved) if self.is_ours(moved, None) => Ok(moved.clone()),
            _ => saved_games::free(path),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_windows_with_one_game_save_both_versions() {
        let folder = std::env::temp_dir().join(format!("baroque-guard-{}", std::process::id()));
        let path = folder.join("game.pgn");
        let keep = |path: &Path, text: &str, read: &str| Keep {
            path: path.to_owned(),
            text: text.to_owned(),
            rules: None,
            read: Some(checksum(read.as_bytes())),
        };
        let (mut one, mut two) = (WriteGuard::default(), WriteGuard::default());
        assert_eq!(one.keep(&keep(&path, "e4", "")).unwrap(), None);
        assert_eq!(two.keep(&keep(&path, "e4 c5", "e4")).unwrap(), None);
        let moved = one.keep(&keep(&path, "e4 e5", "")).unwrap();
        let moved = moved.expect("a place of its own");
        // The window does not know the new path yet.
        let again = one.keep(&keep(&path, "e4 e5 Nf3", "")).unwrap();
        assert_eq!(again.as_ref(), Some(&moved));
        assert_eq!(one.keep(&keep(&moved, "e4 e5 f4", "")).unwrap(), None);
        assert_eq!(fs::read_to_string(&path).unwrap(), "e4 c5");
        assert_eq!(fs::read_to_string(&moved).unwrap(), "e4 e5 f4");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
        fs::remove_dir_all(folder).unwrap();
    }
}
