//! The groups in which settings are shown.

use crate::app::texts::text;

/// Settings that belong together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SettingsGroup {
    /// The board and the pieces.
    #[default]
    Board,
    /// How pieces move.
    Motion,
    /// What can be heard.
    Sound,
    /// How games are played.
    Play,
    /// Panels and writing.
    Panels,
    /// Files and folders.
    Files,
    /// Which keys do what.
    Keys,
}

impl SettingsGroup {
    /// All groups, in the order in which they are shown.
    pub const ALL: [SettingsGroup; 7] = [
        SettingsGroup::Board,
        SettingsGroup::Motion,
        SettingsGroup::Sound,
        SettingsGroup::Play,
        SettingsGroup::Panels,
        SettingsGroup::Files,
        SettingsGroup::Keys,
    ];

    /// Its name.
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
