//! The keys in the program: which messages they hear.

use super::{KeyEdit, Rebinding};
use crate::app::session::Session;
use crate::app::shell::Act;
use bevy::prelude::*;

/// The keys of commands, as the person changes them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Rebinding>()
        .add_message::<KeyEdit>()
        .add_systems(Act, hear);
}

fn hear(
    mut edits: MessageReader<KeyEdit>,
    mut rebinding: ResMut<Rebinding>,
    mut session: ResMut<Session>,
) {
    for edit in edits.read() {
        rebinding.apply(edit.clone(), &mut session.settings.keys);
    }
}
