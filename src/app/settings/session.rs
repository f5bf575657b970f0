//! What a person chooses about the program itself.

use crate::app::action::SettingsAction;
use crate::app::keys::KeyEdit;
use crate::app::session::Session;
use crate::app::settings::{SCALE, SCALE_STEP};
use crate::app::shell::FileChoice;
use crate::app::texts::text;
use crate::diagram::PieceSet;

impl Session {
    /// The actions that change settings.
    pub(crate) fn apply_to_settings(&mut self, action: SettingsAction) {
        match action {
            SettingsAction::Toggle => self.toggle_settings(),
            SettingsAction::ShowGroup(group) => self.settings_group = group,
            SettingsAction::NextCoordinates => {
                let next = self.settings.coordinates().next();
                self.settings.set_coordinates(next);
            }
            SettingsAction::SetCoordinates(place) => self.settings.set_coordinates(place),
            SettingsAction::ToggleTurning => {
                self.settings.turn_board = !self.settings.turn_board;
                self.turned = None;
            }
            SettingsAction::SetVolume(percent) => self.settings.set_volume(percent),
            SettingsAction::SetScale(percent) => self.settings.set_scale(percent),
            SettingsAction::Enlarge => self.settings.set_scale(self.settings.scale() + SCALE_STEP),
            SettingsAction::Reduce => self.settings.set_scale(self.settings.scale() - SCALE_STEP),
            SettingsAction::UsualScale => self.settings.set_scale(*SCALE.start()),
            SettingsAction::ToggleDark => self.settings.dark = !self.settings.dark,
            SettingsAction::ToggleSound => self.settings.sound = !self.settings.sound,
            SettingsAction::NextSpeed => {
                self.settings.speed = self.settings.speed.next();
                self.notify(text!(
                    "settings-speed-now",
                    speed = self.settings.speed.name()
                ));
            }
            SettingsAction::NextPieces => {
                self.settings.pieces = match self.settings.pieces {
                    PieceSet::Disks => PieceSet::Figurines,
                    PieceSet::Figurines => PieceSet::Disks,
                };
            }
            SettingsAction::SetPieces(set) => self.settings.pieces = set,
            SettingsAction::SetBoard(theme) => self.settings.board = theme,
            SettingsAction::SetSpeed(speed) => self.settings.speed = speed,
            SettingsAction::ToggleReduced => {
                self.settings.reduced_motion = !self.settings.reduced_motion;
                if let Some(table) = &mut self.table {
                    table.quiet = self.settings.reduced_motion;
                }
            }
            SettingsAction::SetHash(mib) => self.settings.computer.hash = mib,
            SettingsAction::SetThreads(threads) => self.settings.computer.threads = threads,
            SettingsAction::SetBook(source) => self.settings.book.source = source,
            SettingsAction::SetBookFile(path) => self.settings.book.file = path,
            SettingsAction::ChooseBook => self.browse = Some(FileChoice::Book),
            SettingsAction::SetBookMoves(moves) => self.settings.book.set_moves(moves),
            SettingsAction::SetLanguage(tag) => self.settings.language = tag,
            SettingsAction::SetLines(lines) => self.settings.set_lines(lines),
            SettingsAction::SetEditor(command) => self.settings.editor = command,
        }
    }

    /// Shows or hides the settings; no key is waited for any longer.
    pub(crate) fn toggle_settings(&mut self) {
        self.settings_open = !self.settings_open;
        self.outbox.send(KeyEdit::Stop);
    }
}
