//! The settings of the program, saved for the next start.
//!
//! `settings.ron` is written at once after each change. The place of the window changes all the time, so it has its
//! own file (`shell/window_state`).
//!
//! | file | |
//! |---|---|
//! | `mod` | [`Settings`], and how they are read and written |
//! | `values`, `book`, `computer`, `recent` | the values of some settings, and the last games and files |
//! | `progress` | the results of games against the computer, and which other level they suggest |
//! | `group` | the tabs of the settings |
//! | `language` | the language of the window |
//! | `action`, `plugin` | the messages that change settings, how they are applied, and when they are saved |

mod action;
mod book;
mod computer;
#[cfg(all(test, feature = "probe"))]
mod faults;
mod group;
pub mod language;
mod plugin;
mod progress;
mod recent;
mod values;

pub use action::SettingsAction;
pub use book::{BookSource, OpeningBook};
pub use computer::{Computer, HASHES};
pub use group::SettingsGroup;
pub use plugin::{Remember, RememberSets, keep, plugin};
pub use progress::{GameResult, LevelProgress};
pub use recent::{Recent, Recents};
pub use values::{Coordinates, Speed};

use crate::app::keys::Keymap;
use baroque::diagram::{BoardTheme, Palette, PieceSet};
use baroque::library;
use baroque::texts::{Offer, text};
use bevy::ecs::resource::Resource;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// The range of the interface size, in percent.
pub const SCALE: RangeInclusive<u16> = 100..=300;
/// The step of the interface size, in percent.
pub const SCALE_STEP: u16 = 25;

/// The range of the volume, in percent.
pub const VOLUME: RangeInclusive<u8> = 0..=100;

/// All settings. Fields that a file lacks have their defaults.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Whether panels are dark with light text.
    pub dark: bool,
    /// The colours of the board.
    pub board: BoardTheme,
    pub pieces: PieceSet,
    /// Whether the coordinates are shown; see [`coordinates`](Settings::coordinates).
    coordinates: bool,
    /// Whether the coordinates are inside the board.
    coordinates_inside: bool,
    /// Whether the board turns to the side to move, for two players at one screen.
    pub turn_board: bool,
    /// Whether a new game lists its pieces beside the board.
    pub list_pieces: bool,
    /// The animation speed.
    pub speed: Speed,
    /// Whether motion is reduced to fades and marks.
    pub reduced_motion: bool,
    pub sound: bool,
    /// The volume; see [`volume`](Settings::volume).
    volume: u8,
    /// The interface size; see [`scale`](Settings::scale).
    scale: u16,
    /// The language of the window, by its tag; empty for the system's.
    pub language: String,
    /// The command that opens a game file in the user's text editor; empty to find one.
    pub editor: String,
    /// The resources that the engine may use.
    pub computer: Computer,
    pub book: OpeningBook,
    /// The keyboard shortcuts that were changed.
    pub keys: Keymap,
    /// The player's name in saved games; empty for none.
    pub name: String,
    /// The games and files that were opened last.
    pub recent: Recents,
    /// The last choice of the pieces to place, by the id of the game.
    pub sets: BTreeMap<String, String>,
    /// The number of the computer's level in the last game; 0 before the first one.
    pub level: usize,
    /// The same for blind games.
    pub blind_level: usize,
    /// The results of the last games against the computer.
    pub progress: LevelProgress,
    /// The number of lines in the analysis; see [`lines`](Settings::lines).
    lines: u8,
}

/// The state of the settings page.
#[derive(Resource, Debug, Default)]
pub struct SettingsPanel {
    /// The open tab.
    pub group: SettingsGroup,
    /// The languages to choose from.
    pub languages: Vec<Offer>,
}

/// The range of the number of lines in the analysis.
pub const LINES: RangeInclusive<u8> = 1..=5;

impl Settings {
    /// The number of lines in the analysis.
    pub fn lines(&self) -> usize {
        // A file may contain any number.
        usize::from(self.lines.clamp(*LINES.start(), *LINES.end()))
    }

    /// The colours of boards in the window.
    pub fn palette(&self) -> Palette {
        let palette = Palette::new(self.board);
        match self.dark {
            true => palette.dimmed(),
            false => palette,
        }
    }

    /// Whether nothing moves: animations are off or motion is reduced.
    pub fn stands_still(&self) -> bool {
        self.reduced_motion || self.speed.pace().is_none()
    }

    /// The place of the coordinates.
    pub fn coordinates(&self) -> Coordinates {
        match (self.coordinates, self.coordinates_inside) {
            (false, _) => Coordinates::Off,
            (true, true) => Coordinates::Inside,
            (true, false) => Coordinates::Outside,
        }
    }

    pub fn set_coordinates(&mut self, place: Coordinates) {
        self.coordinates = place != Coordinates::Off;
        self.coordinates_inside = place == Coordinates::Inside;
    }

    /// The volume of sounds, in percent.
    pub fn volume(&self) -> u8 {
        self.volume.clamp(*VOLUME.start(), *VOLUME.end())
    }

    /// Sets the volume of sounds, in percent.
    pub fn set_volume(&mut self, percent: u8) {
        self.volume = percent.clamp(*VOLUME.start(), *VOLUME.end());
    }

    /// The interface size, in percent.
    pub fn scale(&self) -> u16 {
        self.scale.clamp(*SCALE.start(), *SCALE.end())
    }

    /// Sets the interface size, in percent.
    pub fn set_scale(&mut self, percent: u16) {
        self.scale = percent.clamp(*SCALE.start(), *SCALE.end());
    }

    /// Sets the number of lines in the analysis.
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
            coordinates_inside: false,
            turn_board: false,
            list_pieces: true,
            speed: Speed::default(),
            reduced_motion: false,
            sound: true,
            volume: 60,
            scale: 100,
            language: String::new(),
            editor: String::new(),
            computer: Computer::default(),
            book: OpeningBook::default(),
            keys: Keymap::default(),
            name: String::new(),
            recent: Recents::default(),
            sets: BTreeMap::new(),
            level: 0,
            blind_level: 0,
            progress: LevelProgress::default(),
            lines: 3,
        }
    }
}

/// The path of the settings file, if the platform has a folder for settings.
pub fn path() -> Option<PathBuf> {
    Some(library::places()?.config_dir().join("settings.ron"))
}

/// Reads the settings. A missing file is no error.
///
/// # Errors
///
/// If the file exists but cannot be read or parsed. The error is a message for the user.
pub fn load(path: &Path) -> Result<Settings, String> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Settings::default()),
        Err(error) => {
            let (path, error) = (path.display().to_string(), error.to_string());
            return Err(text!("settings-unreadable", path = path, error = error));
        }
    };
    let text = String::from_utf8(bytes).map_err(|_| text!("settings-not-utf8").to_owned());
    text.and_then(|text| ron::from_str(&text).map_err(|error| error.to_string()))
        .map_err(|problem| put_aside(path, &problem))
}

/// Renames a file that cannot be parsed, because the next change writes a new one. Returns a message about it.
fn put_aside(path: &Path, problem: &str) -> String {
    match library::put_aside(path, "broken") {
        Ok(kept) => text!(
            "settings-put-aside",
            problem = problem,
            path = kept.display().to_string()
        ),
        Err(error) => text!(
            "settings-not-understood",
            path = path.display().to_string(),
            problem = problem,
            error = error.to_string()
        ),
    }
}

/// Writes the settings, all or nothing. If the disk is full, the old file stays as it was.
///
/// # Errors
///
/// If the file cannot be written. The error is a message for the user.
pub fn save(path: &Path, settings: &Settings) -> Result<(), String> {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default())
        .map_err(|error| error.to_string())?;
    library::put(path, text.as_bytes()).map_err(|error| {
        let (path, error) = (path.display().to_string(), error.to_string());
        text!("settings-unsaved", error = error, path = path)
    })
}

/// Writes the changes since `before` into the settings file. Other settings in the file stay, because a second window
/// may have changed them.
///
/// # Errors
///
/// If the file cannot be written. The error is a message for the user.
pub fn save_changes(path: &Path, before: &Settings, settings: &Settings) -> Result<(), String> {
    // Without a folder for it there is no file to merge, and saving tells the reason.
    let _lock = library::lock(path);
    let there = fs::read_to_string(path).ok();
    let there = there.and_then(|text| ron::from_str(&text).ok());
    let merged = there.and_then(|there| merge(before, settings, &there));
    save(path, merged.as_ref().unwrap_or(settings))
}

/// `theirs`, with the settings that differ between `before` and `ours` taken from `ours`.
fn merge(before: &Settings, ours: &Settings, theirs: &Settings) -> Option<Settings> {
    let fields = |settings| serde_json::to_value(settings).ok();
    let (before, mut merged) = (fields(before)?, fields(theirs)?);
    for (name, value) in fields(ours)?.as_object()? {
        if before.get(name) != Some(value) {
            merged.as_object_mut()?.insert(name.clone(), value.clone());
        }
    }
    serde_json::from_value(merged).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_a_round_trip_and_missing_fields_get_defaults() {
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
        fs::write(&path, "(scale: 5, volume: 255)").unwrap();
        let odd = load(&path).unwrap();
        assert_eq!((odd.scale(), odd.volume()), (100, 100));
        fs::write(&path, "(coordinates: false)").unwrap();
        assert_eq!(
            load(&path).map(|settings| settings.coordinates()),
            Ok(Coordinates::Off),
            "a file from before names could be inside"
        );
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_broken_file_is_renamed_and_the_defaults_are_used() {
        let folder = std::env::temp_dir().join(format!("baroque-broken-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("settings.ron");
        fs::write(&path, "(dark: maybe)").unwrap();
        let message = load(&path).unwrap_err();
        assert!(message.contains("settings.ron.broken"), "{message}");
        let kept = fs::read_to_string(folder.join("settings.ron.broken"));
        assert_eq!(kept.unwrap(), "(dark: maybe)");
        assert_eq!(load(&path), Ok(Settings::default()));
        // A second broken file does not replace the first, whether it is text or not.
        fs::write(&path, b"(name: \"J\xf6rg\")").unwrap();
        let message = load(&path).unwrap_err();
        assert!(message.contains("settings.ron.broken-2"), "{message}");
        let kept = fs::read(folder.join("settings.ron.broken-2"));
        assert_eq!(kept.unwrap(), b"(name: \"J\xf6rg\")");
        let kept = fs::read_to_string(folder.join("settings.ron.broken"));
        assert_eq!(kept.unwrap(), "(dark: maybe)");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn two_windows_keep_the_changes_of_both() {
        let folder = std::env::temp_dir().join(format!("baroque-both-{}", std::process::id()));
        let path = folder.join("settings.ron");
        let begun = Settings::default();
        let dark = Settings {
            dark: true,
            ..begun.clone()
        };
        save_changes(&path, &begun, &dark).unwrap();
        let mut other = Settings {
            name: "Dora".to_owned(),
            speed: Speed::Slow,
            ..begun.clone()
        };
        other.recent.note(Recent::Game("chess".to_owned()));
        save_changes(&path, &begun, &other).unwrap();
        assert_eq!(
            load(&path),
            Ok(Settings {
                dark: true,
                ..other
            })
        );
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_cannot_be_written_is_an_error_with_a_message() {
        let error = save(Path::new("/dev/null/settings.ron"), &Settings::default()).unwrap_err();
        assert!(error.starts_with("Could not save the settings"), "{error}");
    }
}
