//! The messages that the session hears.

use super::{Parts, Session};
use crate::app::action::{
    self, Action, AnalysisAction, BoardAction, EditorAction, InspectAction, MovesAction,
    NewGameAction, PlayAction, ShellAction,
};
use crate::app::my_games::Deed;
use crate::app::shell::Act;
use crate::app::variants::GamesChanged;
use bevy::prelude::*;

/// Lets the session do what messages ask for.
pub fn plugin(app: &mut App) {
    hear::<ShellAction>(app);
    hear::<NewGameAction>(app);
    hear::<BoardAction>(app);
    hear::<InspectAction>(app);
    hear::<PlayAction>(app);
    hear::<MovesAction>(app);
    hear::<AnalysisAction>(app);
    hear::<Deed>(app);
    hear::<EditorAction>(app);
    app.init_resource::<Session>()
        .add_plugins(action::plugin)
        .add_systems(Act, renew_draft);
}

fn hear<A: Message + Clone + Into<Action>>(app: &mut App) {
    app.add_message::<A>().add_systems(Act, act::<A>);
}

fn act<A: Message + Clone + Into<Action>>(mut actions: MessageReader<A>, mut parts: Parts) {
    for action in actions.read() {
        parts.apply(action.clone().into());
    }
}

/// The game that is being chosen is as its file has it now.
fn renew_draft(mut changes: MessageReader<GamesChanged>, mut parts: Parts) {
    for GamesChanged in changes.read() {
        parts.renew_draft();
    }
}
