//! The systems of the editor: its messages and its files.

use super::jobs::{self, SetupDone, SetupJob};
use super::state::{Given, SetupEditor};
use super::{Edit, EditorAction, Tab};
use crate::app::board::action::{BoardAction, SetUp};
use crate::app::board::shown_game::ShownGame;
use crate::app::jobs::Mailbox;
use crate::app::play::{NewGame, Playing};
use crate::app::shell::{Act, Deliver, FrameRequests, Outbox, Screen, Shell};
use crate::app::variants::Variants;
use bevy::prelude::*;

/// Adds the setup editor.
pub fn plugin(app: &mut App) {
    app.add_plugins(actions)
        .init_resource::<Mailbox<SetupDone>>()
        .add_systems(Update, take.before(Deliver))
        .add_systems(Update, jobs::begin.after(Deliver));
}

/// Adds the actions, which need no window.
pub fn actions(app: &mut App) {
    app.init_resource::<SetupEditor>()
        .add_message::<EditorAction>()
        .add_message::<SetupJob>()
        .add_message::<SetupDone>()
        .add_systems(Act, (hear, act_on_board, set_up, finish));
}

fn hear(
    mut actions: MessageReader<EditorAction>,
    mut editor: ResMut<SetupEditor>,
    (shell, game, variants): (Res<Shell>, Res<ShownGame>, Res<Variants>),
    (playing, new_game): (Res<Playing>, Res<NewGame>),
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        let given = Given {
            screen: shell.shown(),
            game: &game,
            table: playing.table.as_ref(),
            last: new_game.last,
            variants: &variants,
        };
        editor.apply(action.clone(), &given, &mut outbox);
    }
}

fn act_on_board(
    mut actions: MessageReader<BoardAction>,
    mut editor: ResMut<SetupEditor>,
    (shell, variants): (Res<Shell>, Res<Variants>),
) {
    for action in actions.read() {
        let editor = editor.open.as_mut();
        if let Some(editor) = editor.filter(|_| shell.shows(Screen::Editor)) {
            editor.apply_to_board(action, &variants.games);
        }
    }
}

/// Opens the editor with the visible position.
fn set_up(mut asked: MessageReader<SetUp>, mut outbox: ResMut<Outbox>) {
    for SetUp in asked.read() {
        outbox.send(EditorAction::Open);
        outbox.send(EditorAction::Edit(Edit::Tab(Tab::Play)));
    }
}

fn finish(
    mut done: MessageReader<SetupDone>,
    mut editor: ResMut<SetupEditor>,
    variants: Res<Variants>,
) {
    for done in done.read() {
        editor.take(done, &variants);
    }
}

/// Sends the results of jobs: first to the library of games, then to the editor.
fn take(
    done: Res<Mailbox<SetupDone>>,
    mut outbox: ResMut<Outbox>,
    mut wanted: ResMut<FrameRequests>,
) {
    for done in done.take() {
        done.send(&mut outbox);
        wanted.soon();
    }
}
