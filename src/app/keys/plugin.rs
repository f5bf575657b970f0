//! The messages about keyboard shortcuts.

use super::{Attend, KeyEdit, NextListener, Rebinding};
use crate::app::shell::{Act, Overlay, ShellAction, hear};
use bevy::prelude::*;

/// Adds the changing of shortcuts.
pub fn plugin(app: &mut App) {
    app.init_resource::<Rebinding>()
        .init_resource::<NextListener>()
        .add_message::<KeyEdit>()
        .add_systems(Act, forget);
    hear(app, |next: &mut NextListener, asked: &Attend, _| {
        next.0 = asked.0
    });
}

/// Ends a change of a shortcut when the settings are closed.
fn forget(mut actions: MessageReader<ShellAction>, mut rebinding: ResMut<Rebinding>) {
    for action in actions.read() {
        if [ShellAction::Toggle(Overlay::Settings), ShellAction::Cancel].contains(action) {
            *rebinding = Rebinding::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::Program;
    use baroque::variant_file::Catalogue;

    #[test]
    fn closing_the_settings_ends_a_change_of_a_shortcut() {
        for close in [ShellAction::Toggle(Overlay::Settings), ShellAction::Cancel] {
            let mut program = Program::new(Catalogue::built_in());
            let default = program.settings().keys.clone();
            program.apply(ShellAction::Toggle(Overlay::Settings));
            program.apply(KeyEdit::Wait(Some("board.flip")));
            assert!(program.shown().rebinding.waiting.is_some());
            program.apply(close);
            assert_eq!(*program.shown().rebinding, Rebinding::default());
            assert_eq!(program.settings().keys, default);
        }
    }
}
