//! The systems of the editor: its messages and its files.

use super::jobs::{SetupJob, SetupReport};
use super::state::{EditorInputs, SetupEditor};
use super::{Edit, EditorAction, Tab, ui};
use crate::app::board::action::{BoardAction, SetUp};
use crate::app::board::shown_game::ShownGame;
use crate::app::play::stage::add_board;
use crate::app::play::{NewGame, Playing};
use crate::app::screens::add_page;
use crate::app::shell::{Act, Outbox, PassTime, Screen, Shell, ShellAction, run_jobs};
use crate::app::variants::Variants;
use bevy::prelude::*;

/// Adds the setup editor.
pub fn plugin(app: &mut App) {
    app.add_plugins(run_jobs::<SetupJob>)
        .init_resource::<SetupEditor>()
        .add_message::<EditorAction>()
        .add_systems(Act, (hear, act_on_board, set_up, take))
        .add_systems(PassTime, save_left);
    add_board(app, Screen::Editor, SetupEditor::stage);
    add_page(app, Screen::Editor, ui::draw).on(ShellAction::Cancel, EditorAction::Cancel);
}

fn hear(
    mut actions: MessageReader<EditorAction>,
    mut editor: ResMut<SetupEditor>,
    (shell, game, variants): (Res<Shell>, Res<ShownGame>, Res<Variants>),
    (playing, new_game): (Res<Playing>, Res<NewGame>),
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        let given = EditorInputs {
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

fn take(
    mut reports: MessageReader<SetupReport>,
    mut editor: ResMut<SetupEditor>,
    variants: Res<Variants>,
    mut outbox: ResMut<Outbox>,
) {
    for report in reports.read() {
        editor.take(report, &variants.games, &mut outbox);
    }
}

/// Saves a changed array when its page is left.
fn save_left(
    mut shown: Local<bool>,
    (shell, variants): (Res<Shell>, Res<Variants>),
    mut editor: ResMut<SetupEditor>,
    mut outbox: ResMut<Outbox>,
) {
    let now = shell.shows(Screen::Editor);
    if std::mem::replace(&mut *shown, now) && !now {
        editor.leave(&variants, &mut outbox);
    }
}
