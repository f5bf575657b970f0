//! What a person chooses about the program itself.

use super::Session;
use crate::app::action::Action;
use crate::app::file_dialogs::FileChoice;
use crate::app::settings::{SCALE, SCALE_STEP};
use crate::app::texts::text;
use crate::diagram::PieceSet;

/// Settings that belong together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SettingsGroup {
    /// The board and the men.
    #[default]
    Board,
    /// How men move.
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

impl Session {
    /// The actions that change settings.
    pub(super) fn apply_to_settings(&mut self, action: Action) {
        match action {
            Action::ShowSettings(group) => self.settings_group = group,
            Action::NextCoordinates => {
                let next = self.settings.coordinates().next();
                self.settings.set_coordinates(next);
            }
            Action::SetCoordinates(place) => self.settings.set_coordinates(place),
            Action::ToggleTurning => {
                self.settings.turn_board = !self.settings.turn_board;
                self.turned = None;
            }
            Action::SetVolume(percent) => self.settings.set_volume(percent),
            Action::SetScale(percent) => self.settings.set_scale(percent),
            Action::Enlarge => self.settings.set_scale(self.settings.scale() + SCALE_STEP),
            Action::Reduce => self.settings.set_scale(self.settings.scale() - SCALE_STEP),
            Action::UsualScale => self.settings.set_scale(*SCALE.start()),
            Action::ToggleDark => self.settings.dark = !self.settings.dark,
            Action::ToggleSound => self.settings.sound = !self.settings.sound,
            Action::NextSpeed => {
                self.settings.speed = self.settings.speed.next();
                self.notify(text!(
                    "settings-speed-now",
                    speed = self.settings.speed.name()
                ));
            }
            Action::NextPieces => {
                self.settings.pieces = match self.settings.pieces {
                    PieceSet::Disks => PieceSet::Figurines,
                    PieceSet::Figurines => PieceSet::Disks,
                };
            }
            Action::SetPieces(set) => self.settings.pieces = set,
            Action::SetBoard(theme) => self.settings.board = theme,
            Action::SetSpeed(speed) => self.settings.speed = speed,
            Action::ToggleReduced => {
                self.settings.reduced_motion = !self.settings.reduced_motion;
                self.reduce_motion();
            }
            Action::SetHash(mib) => self.settings.computer.hash = mib,
            Action::SetThreads(threads) => self.settings.computer.threads = threads,
            Action::SetBook(source) => self.settings.book.source = source,
            Action::SetBookFile(path) => self.settings.book.file = path,
            Action::ChooseBook => self.browse = Some(FileChoice::Book),
            Action::SetBookMoves(moves) => self.settings.book.set_moves(moves),
            Action::SetLanguage(tag) => self.settings.language = tag,
            Action::SetLines(lines) => self.settings.set_lines(lines),
            _ => {}
        }
    }
}
