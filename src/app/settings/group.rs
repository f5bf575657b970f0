//! The tabs of the settings.

use baroque::texts::text;

/// A tab of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SettingsGroup {
    /// The board and the pieces.
    #[default]
    Board,
    /// The animation of pieces.
    Motion,
    Sound,
    /// Playing games.
    Play,
    /// Panels and text.
    Panels,
    /// Files and folders.
    Files,
    /// Keyboard shortcuts.
    Keys,
}

impl SettingsGroup {
    /// All tabs, in the order in which they are shown.
    pub const ALL: [SettingsGroup; 7] = [
        SettingsGroup::Board,
        SettingsGroup::Motion,
        SettingsGroup::Sound,
        SettingsGroup::Play,
        SettingsGroup::Panels,
        SettingsGroup::Files,
        SettingsGroup::Keys,
    ];

    pub fn name(self) -> &'static str {
        match self {
            SettingsGroup::Board => text!("settings-group-board"),
            SettingsGroup::Motion => text!("settings-group-motion"),
            SettingsGroup::Sound => text!("settings-group-sound"),
            SettingsGroup::Play => text!("settings-group-play"),
            SettingsGroup::Panels => text!("settings-group-panels"),
            SettingsGroup::Files => text!("settings-group-files"),
            SettingsGroup::Keys => text!("settings-group-keys"),
        }
    }
}
