//! What a person has chosen about the program itself, kept from one time to the next.
//!
//! | file | |
//! |---|---|
//! | `mod` | [`Settings`], how they are read and written |
//! | `values`, `book`, `computer`, `recent` | what can be chosen, and what was opened last |
//! | `progress` | how games against the computer went, and which other level that suggests |
//! | `group` | the groups in which they are shown |
//! | `language` | which language is spoken |
//! | `action`, `plugin` | what a person does with them, what becomes of that, and how they come to the disk |

mod action;
mod book;
mod computer;
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
pub use plugin::{Remember, keep, plugin};
pub use progress::{GameResult, Progress};
pub use recent::{Recent, Recents};
pub use values::{Coordinates, Speed};

use crate::app::keys::Keymap;
use crate::app::texts::{Offer, text};
use crate::diagram::{BoardTheme, PieceSet};
use crate::library;
use bevy::ecs::resource::Resource;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::ErrorKind;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// How large panels and writing can be, in percent, and how far one step goes.
pub const SCALE: RangeInclusive<u16> = 100..=300;
/// See [`SCALE`].
pub const SCALE_STEP: u16 = 25;

/// How loud sounds can be, in percent.
pub const VOLUME: RangeInclusive<u8> = 0..=100;

/// All settings. A file that lacks some is filled up with the usual ones.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light writing on dark panels.
    pub dark: bool,
    /// The colours of the board.
    pub board: BoardTheme,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// Whether files and ranks are named; see [`coordinates`](Settings::coordinates).
    coordinates: bool,
    /// Whether their names stand on the squares.
    coordinates_inside: bool,
    /// Whether the board turns to whoever is to move, for two people at one screen.
    pub turn_board: bool,
    /// How fast pieces move.
    pub speed: Speed,
    /// Whether motion is reduced to fades and marks.
    pub reduced_motion: bool,
    /// Whether moves can be heard.
    pub sound: bool,
    /// How loud they are; see [`volume`](Settings::volume).
    volume: u8,
    /// How large panels and writing are; see [`scale`](Settings::scale).
    scale: u16,
    /// The language of the window, by its tag; empty for the system's.
    pub language: String,
    /// The command that shows a game file in the person's editor; empty for whatever is found.
    pub editor: String,
    /// What the computer may take up.
    pub computer: Computer,
    /// The book that it plays openings from.
    pub book: OpeningBook,
    /// The keys that do something else than usual.
    pub keys: Keymap,
    /// The name under which whoever sits at this screen saves games; empty for none.
    pub name: String,
    /// What has been played or opened last.
    pub recent: Recents,
    /// How games against the computer went lately.
    pub progress: Progress,
    /// How many lines the analysis shows; see [`lines`](Settings::lines).
    lines: u8,
}

/// What is shown of the settings.
#[derive(Resource, Debug, Default)]
pub struct SettingsPanel {
    /// The group that is open.
    pub group: SettingsGroup,
    /// The languages to choose from.
    pub languages: Vec<Offer>,
}

/// How many lines the analysis can show.
pub const LINES: RangeInclusive<u8> = 1..=5;

impl Settings {
    /// How many lines the analysis shows.
    pub fn lines(&self) -> usize {
        // A file may say anything.
        usize::from(self.lines.clamp(*LINES.start(), *LINES.end()))
    }

    /// Whether things are at once where they go.
    pub fn stands_still(&self) -> bool {
        self.reduced_motion || self.speed.pace().is_none()
    }

    /// Where the names of files and ranks stand.
    pub fn coordinates(&self) -> Coordinates {
        match (self.coordinates, self.coordinates_inside) {
            (false, _) => Coordinates::Off,
            (true, true) => Coordinates::Inside,
            (true, false) => Coordinates::Outside,
        }
    }

    /// Chooses where the names of files and ranks stand.
    pub fn set_coordinates(&mut self, place: Coordinates) {
        self.coordinates = place != Coordinates::Off;
        self.coordinates_inside = place == Coordinates::Inside;
    }

    /// How loud sounds are, in percent.
    pub fn volume(&self) -> u8 {
        self.volume.clamp(*VOLUME.start(), *VOLUME.end())
    }

    /// Chooses how loud sounds are, in percent.
    pub fn set_volume(&mut self, percent: u8) {
        self.volume = percent.clamp(*VOLUME.start(), *VOLUME.end());
    }

    /// How large panels and writing are, in percent.
    pub fn scale(&self) -> u16 {
        self.scale.clamp(*SCALE.start(), *SCALE.end())
    }

    /// Chooses how large panels and writing are, in percent.
    pub fn set_scale(&mut self, percent: u16) {
        self.scale = percent.clamp(*SCALE.start(), *SCALE.end());
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
            coordinates_inside: false,
            turn_board: false,
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
            progress: Progress::default(),
            lines: 3,
        }
    }
}

/// Where the settings are kept, if the platform has such a place.
pub fn path() -> Option<PathBuf> {
    Some(library::places()?.config_dir().join("settings.ron"))
}

/// Reads the settings. A missing file is no error.
///
/// # Errors
///
/// When the file is there but cannot be read or understood, in words for its owner.
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

/// Keeps a file that is not understood under another name, since the next change writes a new one; what has become
/// of it.
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

/// Writes the settings, all or nothing: a full disk leaves the old file as it was.
///
/// # Errors
///
/// When they cannot be written, in words for their owner.
pub fn save(path: &Path, settings: &Settings) -> Result<(), String> {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default())
        .map_err(|error| error.to_string())?;
    library::put(path, text.as_bytes()).map_err(|error| {
        let (path, error) = (path.display().to_string(), error.to_string());
        text!("settings-unsaved", error = error, path = path)
    })
}

/// Writes what has been changed since `before` into the settings that are there: a second window may have changed
/// something else.
///
/// # Errors
///
/// When they cannot be written, in words for their owner.
pub fn save_changes(path: &Path, before: &Settings, settings: &Settings) -> Result<(), String> {
    let there = fs::read_to_string(path).ok();
    let there = there.and_then(|text| ron::from_str(&text).ok());
    let merged = there.and_then(|there| merge(before, settings, &there));
    save(path, merged.as_ref().unwrap_or(settings))
}

/// The settings of `theirs` with those that differ between `before` and `ours`.
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
        fs::write(&path, "(scale: 5, volume: 255)").unwrap();
        let odd = load(&path).unwrap();
        assert_eq!((odd.scale(), odd.volume()), (100, 100));
        fs::write(&path, "(coordinates: false)").unwrap();
        assert_eq!(
            load(&path).map(|settings| settings.coordinates()),
            Ok(Coordinates::Off),
            "as a file has it from before there was an inside"
        );
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_broken_file_is_kept_beside_and_the_usual_settings_hold() {
        let folder = std::env::temp_dir().join(format!("baroque-broken-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("settings.ron");
        fs::write(&path, "(dark: maybe)").unwrap();
        let told = load(&path).unwrap_err();
        assert!(told.contains("settings.ron.broken"), "{told}");
        let kept = fs::read_to_string(folder.join("settings.ron.broken"));
        assert_eq!(kept.unwrap(), "(dark: maybe)");
        assert_eq!(load(&path), Ok(Settings::default()));
        // A second one does not take the place of the first, be it text or not.
        fs::write(&path, b"(name: \"J\xf6rg\")").unwrap();
        let told = load(&path).unwrap_err();
        assert!(told.contains("settings.ron.broken-2"), "{told}");
        let kept = fs::read(folder.join("settings.ron.broken-2"));
        assert_eq!(kept.unwrap(), b"(name: \"J\xf6rg\")");
        let kept = fs::read_to_string(folder.join("settings.ron.broken"));
        assert_eq!(kept.unwrap(), "(dark: maybe)");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn two_windows_keep_what_each_has_changed() {
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
    fn a_place_that_cannot_be_written_gives_words() {
        let error = save(Path::new("/dev/null/settings.ron"), &Settings::default()).unwrap_err();
        assert!(error.starts_with("Could not save the settings"), "{error}");
    }
}
