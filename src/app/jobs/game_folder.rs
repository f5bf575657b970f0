//! The files of the games of one way to play: each in a file of its own, in a folder beside the autosaved games.

use baroque::library::{self, saved_games};
use baroque::texts::text;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The most games that are listed.
const MAX_LISTED_GAMES: usize = 6;

/// The longest file that is read, in bytes.
const MAX_FILE_BYTES: u64 = 4 << 20;

/// A folder of games.
#[derive(Clone, Copy, Debug)]
pub struct GameFolder {
    /// Its name.
    pub name: &'static str,
}

/// A game on disk.
#[derive(Debug)]
pub struct GameOnDisk<G> {
    pub game: G,
    pub path: PathBuf,
    /// The time of its last change.
    pub when: SystemTime,
}

impl GameFolder {
    /// The folder; nothing if the platform has none.
    fn path(self) -> Option<PathBuf> {
        Some(saved_games::folder()?.with_file_name(self.name))
    }

    /// The file of a game that begins now; nothing if the platform has no folder.
    pub fn fresh(self) -> Option<PathBuf> {
        let time = jiff::Zoned::now().strftime("%Y-%m-%d %H-%M-%S%.3f");
        Some(self.path()?.join(format!("{time}.json")))
    }

    /// The newest games, and the errors of files that cannot be read. `read` returns the game of a text.
    pub fn newest<G>(
        self,
        read: impl Fn(&str) -> Result<G, String>,
    ) -> (Vec<GameOnDisk<G>>, Vec<String>) {
        let folder = self.path().and_then(|path| fs::read_dir(path).ok());
        let mut files: Vec<(SystemTime, PathBuf)> = folder
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|end| end == "json"))
            .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
            .collect();
        files.sort();
        let (mut found, mut problems) = (Vec::new(), Vec::new());
        for (when, path) in files.into_iter().rev().take(MAX_LISTED_GAMES) {
            match text_of(&path).and_then(|text| read(&text)) {
                Ok(game) => found.push(GameOnDisk { game, path, when }),
                Err(problem) => problems.push(format!("{}: {problem}", path.display())),
            }
        }
        (found, problems)
    }

    /// Writes a game into its file.
    ///
    /// # Errors
    ///
    /// Why it cannot be written, in words.
    pub fn write(path: &Path, text: &str) -> Result<(), String> {
        library::put(path, text.as_bytes()).map_err(|error| {
            text!(
                "game-file-unsaved",
                path = path.display().to_string(),
                error = error.to_string()
            )
        })
    }
}

fn text_of(path: &Path) -> Result<String, String> {
    let unreadable = |error: std::io::Error| error.to_string();
    if fs::metadata(path).map_err(unreadable)?.len() > MAX_FILE_BYTES {
        return Err(text!("game-file-too-long").to_owned());
    }
    fs::read_to_string(path).map_err(unreadable)
}
