//! The messages about settings, and the saving of changes.

use super::{
    Recent, SCALE, SCALE_STEP, Settings, SettingsAction, SettingsPanel, path, save_changes,
};
use crate::app::jobs::DiskWorker;
use crate::app::keys::{KeyEdit, Rebinding};
use crate::app::shell::{Act, Notify, Outbox, hear};
use baroque::diagram::PieceSet;
use baroque::texts::text;
use bevy::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};

/// Adds a game or a file to those opened last.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Remember(pub Recent);

/// Keeps the choice of the pieces to place in the game with an id.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct RememberSets(pub String, pub String);

/// Adds the settings.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<SettingsPanel>()
        .add_message::<SettingsAction>()
        .add_systems(Act, (act, bind));
    hear(app, |settings: &mut Settings, Remember(recent), _| {
        settings.recent.note(recent.clone());
    });
    hear(
        app,
        |settings: &mut Settings, RememberSets(game, sets), _| {
            settings.sets.insert(game.clone(), sets.clone());
        },
    );
}

fn act(
    mut actions: MessageReader<SettingsAction>,
    mut settings: ResMut<Settings>,
    mut panel: ResMut<SettingsPanel>,
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        settings.apply(action.clone(), &mut panel, &mut outbox);
    }
}

/// Applies changes of keyboard shortcuts.
fn bind(
    mut edits: MessageReader<KeyEdit>,
    mut rebinding: ResMut<Rebinding>,
    mut settings: ResMut<Settings>,
) {
    for edit in edits.read() {
        rebinding.apply(edit.clone(), &mut settings.keys);
    }
}

/// Saves the settings whenever they have changed.
pub fn keep(
    settings: Res<Settings>,
    disk: Res<DiskWorker>,
    mut written: Local<Option<Arc<Mutex<Settings>>>>,
) {
    let settings = settings.clone();
    let Some(written) = written.clone() else {
        // The settings as they were read from the file.
        *written = Some(Arc::new(Mutex::new(settings)));
        return;
    };
    let Some(path) = path() else { return };
    disk.handle().write(path.clone(), move || {
        let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
        if *written != settings {
            save_changes(&path, &written, &settings)?;
            *written = settings;
        }
        Ok(())
    });
}

impl Settings {
    /// Applies a change of the settings.
    pub fn apply(
        &mut self,
        action: SettingsAction,
        panel: &mut SettingsPanel,
        outbox: &mut Outbox,
    ) {
        match action {
            SettingsAction::ShowGroup(group) => panel.group = group,
            SettingsAction::NextCoordinates => self.set_coordinates(self.coordinates().next()),
            SettingsAction::SetCoordinates(place) => self.set_coordinates(place),
            SettingsAction::ToggleTurning => self.turn_board = !self.turn_board,
            SettingsAction::ListPieces(list) => self.list_pieces = list,
            SettingsAction::SetVolume(percent) => self.set_volume(percent),
            SettingsAction::SetScale(percent) => self.set_scale(percent),
            SettingsAction::Enlarge => self.set_scale(self.scale() + SCALE_STEP),
            SettingsAction::Reduce => self.set_scale(self.scale() - SCALE_STEP),
            SettingsAction::UsualScale => self.set_scale(*SCALE.start()),
            SettingsAction::ToggleDark => self.dark = !self.dark,
            SettingsAction::ToggleSound => self.sound = !self.sound,
            SettingsAction::NextSpeed => {
                self.speed = self.speed.next();
                let words = text!("settings-speed-now", speed = self.speed.name());
                outbox.send(Notify(words));
            }
            SettingsAction::NextPieces => {
                self.pieces = match self.pieces {
                    PieceSet::Disks => PieceSet::Figurines,
                    PieceSet::Figurines => PieceSet::Disks,
                };
            }
            SettingsAction::SetPieces(set) => self.pieces = set,
            SettingsAction::SetBoard(theme) => self.board = theme,
            SettingsAction::SetSpeed(speed) => self.speed = speed,
            SettingsAction::ToggleReduced => self.reduced_motion = !self.reduced_motion,
            SettingsAction::SetHash(mib) => self.computer.hash = mib,
            SettingsAction::SetThreads(threads) => self.computer.threads = threads,
            SettingsAction::SetBook(source) => self.book.source = source,
            SettingsAction::SetBookFile(path) => self.book.file = path,
            SettingsAction::ChooseBook => outbox.send(self.book.choice()),
            SettingsAction::SetBookMoves(moves) => self.book.set_moves(moves),
            SettingsAction::SetLanguage(tag) => self.language = tag,
            SettingsAction::SetLines(lines) => self.set_lines(lines),
            SettingsAction::SetEditor(command) => self.editor = command,
        }
    }
}
