//! The tabs of the settings.

use baroque::texts::text;

/// A tab of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SettingsGroup {
    /// Light or dark, the interface size, the language and the window.
    #[default]
    Display,
    /// The board and the pieces.
    Board,
    /// The animation of pieces.
    Motion,
    Sound,
    /// Playing games.
    Play,
    /// Files and folders.
    Files,
    /// Keyboard shortcuts.
    Keys,
}

impl SettingsGroup {
    /// All tabs, in the order in which they are shown.
    pub const ALL: [SettingsGroup; 7] = [
        SettingsGroup::Display,
        SettingsGroup::Board,
        SettingsGroup::Motion,
        SettingsGroup::Sound,
        SettingsGroup::Play,
        SettingsGroup::Files,
        SettingsGroup::Keys,
    ];

    pub fn name(self) -> &'static str {
        match self {
            SettingsGroup::Display => text!("settings-group-display"),
            SettingsGroup::Board => text!("settings-group-board"),
            SettingsGroup::Motion => text!("settings-group-motion"),
            SettingsGroup::Sound => text!("settings-group-sound"),
            SettingsGroup::Play => text!("settings-group-play"),
            SettingsGroup::Files => text!("settings-group-files"),
            SettingsGroup::Keys => text!("settings-group-keys"),
        }
    }
}
