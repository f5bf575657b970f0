//! The messages that the session hears.

use super::Session;
use crate::app::action::{
    Action, AnalysisAction, BoardAction, EditorAction, GameFileAction, InspectAction, MovesAction,
    NewGameAction, PlayAction, SettingsAction, ShellAction,
};
use crate::app::guide::GuideViewer;
use crate::app::my_games::Deed;
use crate::app::shell::{Act, Notify, Outbox, ScreenRequest};
use crate::app::variants::{GameWritten, GamesChanged};
use bevy::prelude::*;

/// Lets the session do what messages ask for.
pub fn plugin(app: &mut App) {
    hear::<ShellAction>(app);
    hear::<SettingsAction>(app);
    hear::<NewGameAction>(app);
    hear::<BoardAction>(app);
    hear::<InspectAction>(app);
    hear::<PlayAction>(app);
    hear::<MovesAction>(app);
    hear::<AnalysisAction>(app);
    hear::<GameFileAction>(app);
    hear::<Deed>(app);
    hear::<EditorAction>(app);
    app.add_message::<GamesChanged>()
        .add_message::<GameWritten>()
        .add_message::<Notify>()
        .add_message::<ScreenRequest>()
        .add_systems(Act, (show_screens, show_notices, take_in_games));
}

fn hear<A: Message + Clone + Into<Action>>(app: &mut App) {
    app.add_message::<A>().add_systems(Act, act::<A>);
}

fn act<A: Message + Clone + Into<Action>>(
    mut actions: MessageReader<A>,
    mut session: ResMut<Session>,
    guide: Res<GuideViewer>,
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        session.apply(action.clone().into(), &guide);
        outbox.append(&mut session.outbox);
    }
}

fn show_screens(mut requests: MessageReader<ScreenRequest>, mut session: ResMut<Session>) {
    for &request in requests.read() {
        session.shell.screens.apply(request);
    }
}

fn show_notices(mut notices: MessageReader<Notify>, mut session: ResMut<Session>) {
    for Notify(words) in notices.read() {
        session.notify(words.as_str());
    }
}

fn take_in_games(
    mut written: MessageReader<GameWritten>,
    mut session: ResMut<Session>,
    mut outbox: ResMut<Outbox>,
) {
    for GameWritten { file, path, source } in written.read() {
        session.take_in(file, path, source.clone());
        outbox.append(&mut session.outbox);
    }
}

/// Puts what the session tells without being asked into the outbox of the program.
pub fn collect(mut session: ResMut<Session>, mut outbox: ResMut<Outbox>) {
    if !session.outbox.is_empty() {
        outbox.append(&mut session.outbox);
    }
}
