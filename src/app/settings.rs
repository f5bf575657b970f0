//! What a person has chosen about the program itself, kept from one time to the next.

mod computer;
mod recent;

pub use computer::{Computer, HASHES};
pub use recent::{Recent, Recents};

use crate::app::keys::Keymap;
use crate::diagram::{BoardTheme, PieceSet};
use crate::library;
use directories::ProjectDirs;
use serde::{Deserialize, Serialize};
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// How fast men move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// They do not: they are there at once.
    Off,
    /// Faster than the eye likes.
    Fast,
    /// As the motions were made.
    #[default]
    Normal,
    /// Slow enough to explain.
    Slow,
}

impl Speed {
    /// All speeds.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Speed::Off => "Off",
            Speed::Fast => "Fast",
            Speed::Normal => "Normal",
            Speed::Slow => "Slow",
        }
    }

    /// How many seconds of a motion pass in one second; `None` for no motion at all.
    pub fn pace(self) -> Option<f32> {
        match self {
            Speed::Off => None,
            Speed::Fast => Some(1.8),
            Speed::Normal => Some(1.0),
            Speed::Slow => Some(0.4),
        }
    }

    /// The next one, from the last back to the first.
    pub fn next(self) -> Speed {
        let index = Speed::ALL.iter().position(|&speed| speed == self);
        Speed::ALL[(index.unwrap_or(0) + 1) % Speed::ALL.len()]
    }
}

/// All settings. A file that lacks some is filled up with the usual ones.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light writing on dark panels.
    pub dark: bool,
    /// The colours of the board.
    pub board: BoardTheme,
    /// The drawings of the men.
    pub pieces: PieceSet,
    /// Whether files and ranks are named along the board.
    pub coordinates: bool,
    /// How fast men move.
    pub speed: Speed,
    /// Whether motion is reduced to fades and marks.
    pub reduced_motion: bool,
    /// Whether moves can be heard.
    pub sound: bool,
    /// The command that shows a game file in the person's editor; empty for whatever is found.
    pub editor: String,
    /// What the computer may take up.
    pub computer: Computer,
    /// The keys that do something else than usual.
    pub keys: Keymap,
    /// The name under which whoever sits at this screen saves games; empty for none.
    pub name: String,
    /// What has been played or opened last.
    pub recent: Recents,
    /// How many lines the analysis shows; see [`lines`](Settings::lines).
    lines: u8,
}

/// How many lines the analysis can show.
pub const LINES: RangeInclusive<u8> = 1..=5;

impl Settings {
    /// How many lines the analysis shows.
    pub fn lines(&self) -> usize {
        // A file may say anything.
        usize::from(self.lines.clamp(*LINES.start(), *LINES.end()))
    }

    /// Chooses how many lines the analysis shows.
    pub fn set_lines(&mut self, lines: u8) {
        self.lines = lines.clamp(*LINES.start(), *LINES.end());
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            dark: false,
            board: BoardTheme::default(),
            pieces: PieceSet::default(),
            coordinates: true,
            speed: Speed::default(),
            reduced_motion: false,
            sound: true,
            editor: String::new(),
            computer: Computer::default(),
            keys: Keymap::default(),
            name: String::new(),
            recent: Recents::default(),
            lines: 3,
        }
    }
}

/// Where the settings are kept, if the platform has such a place.
pub fn path() -> Option<PathBuf> {
    let places = ProjectDirs::from("", "", "baroque")?;
    Some(places.config_dir().join("settings.ron"))
}

/// Reads the settings. A missing file is no error.
///
/// # Errors
///
/// When the file is there but cannot be read or understood, in words for its owner.
pub fn load(path: &Path) -> Result<Settings, String> {
    let place = path.display();
    match fs::read_to_string(path) {
        Ok(text) => ron::from_str(&text)
            .map_err(|error| format!("{place} is not understood and left alone: {error}")),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Settings::default()),
        Err(error) => Err(format!("{place} cannot be read: {error}")),
    }
}

/// Writes the settings, all or nothing: a full disk leaves the old file as it was.
///
/// # Errors
///
/// When they cannot be written, in words for their owner.
pub fn save(path: &Path, settings: &Settings) -> Result<(), String> {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default())
        .map_err(|error| error.to_string())?;
    write_whole(path, &text)
        .map_err(|error| format!("Settings could not be saved: {error} ({})", path.display()))
}

fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    library::write_whole(path, text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_the_round_trip_and_gaps_are_filled() {
        let folder = std::env::temp_dir().join(format!("baroque-settings-{}", std::process::id()));
        let path = folder.join("settings.ron");
        assert_eq!(load(&path), Ok(Settings::default()));
        let chosen = Settings {
            dark: true,
            speed: Speed::Slow,
            ..Settings::default()
        };
        save(&path, &chosen).unwrap();
        assert_eq!(load(&path), Ok(chosen));
        fs::write(&path, "(dark: true)").unwrap();
        assert_eq!(load(&path).map(|settings| settings.dark), Ok(true));
        fs::write(&path, "(lines: 200)").unwrap();
        assert_eq!(load(&path).map(|settings| settings.lines()), Ok(5));
        fs::write(&path, "(dark: maybe)").unwrap();
        assert!(load(&path).unwrap_err().contains("settings.ron"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_place_that_cannot_be_written_gives_words() {
        let error = save(Path::new("/dev/null/settings.ron"), &Settings::default()).unwrap_err();
        assert!(error.starts_with("Settings could not be saved"), "{error}");
    }
}
