//! What a person chooses about the program itself.

use super::Session;
use crate::app::action::Action;
use crate::diagram::PieceSet;

impl Session {
    /// The actions that change settings.
    pub(super) fn apply_to_settings(&mut self, action: Action) {
        match action {
            Action::ToggleCoordinates => {
                self.settings.coordinates = !self.settings.coordinates;
            }
            Action::ToggleDark => self.settings.dark = !self.settings.dark,
            Action::ToggleSound => self.settings.sound = !self.settings.sound,
            Action::NextSpeed => {
                self.settings.speed = self.settings.speed.next();
                self.notify(format!("Speed of motion: {}", self.settings.speed.name()));
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
            Action::SetLines(lines) => self.settings.set_lines(lines),
            _ => {}
        }
    }
}
