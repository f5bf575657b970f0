//! The messages that the session hears.

use super::{Parts, Session};
use crate::app::action::{
    self, AnalysisAction, BoardAction, EditorAction, InspectAction, MovesAction, NewGameAction,
    PlayAction, ShellAction,
};
use crate::app::editor::SetupJob;
use crate::app::my_games::SavedAction;
use crate::app::shell::Act;
use crate::app::variants::GamesChanged;
use bevy::prelude::*;

/// Lets the session do what messages ask for.
pub fn plugin(app: &mut App) {
    hear::<ShellAction>(app, |parts, action| parts.apply_to_shell(action));
    hear::<NewGameAction>(app, |parts, action| parts.apply_to_new_game(action));
    hear::<BoardAction>(app, |parts, action| parts.apply_to_board(action));
    hear::<InspectAction>(app, |parts, action| parts.inspect(action));
    hear::<PlayAction>(app, |parts, action| parts.apply_to_play(action));
    hear::<MovesAction>(app, |parts, action| parts.apply_to_moves(action));
    hear::<AnalysisAction>(app, |parts, action| parts.apply_to_analysis(action));
    hear::<SavedAction>(app, |parts, action| parts.apply_to_saved(action));
    hear::<EditorAction>(app, |parts, action| parts.apply_to_editor(action));
    app.init_resource::<Session>()
        .add_plugins(action::plugin)
        .add_message::<SetupJob>()
        .add_systems(Act, renew_draft);
}

fn hear<A: Message + Clone>(app: &mut App, apply: fn(&mut Parts, A)) {
    let act = move |mut actions: MessageReader<A>, mut parts: Parts| {
        for action in actions.read() {
            parts.saved.touched = true;
            apply(&mut parts, action.clone());
        }
    };
    app.add_message::<A>().add_systems(Act, act);
}

/// The game that is being chosen is as its file has it now.
fn renew_draft(mut changes: MessageReader<GamesChanged>, mut parts: Parts) {
    for GamesChanged in changes.read() {
        parts.renew_draft();
    }
}
