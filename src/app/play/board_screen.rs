//! What all screens have in common on which users make moves.

use super::hand::BoardInput;
use super::stage::{Stage, add_board};
use super::table::Table;
use super::typing::{self, Typed, Typing};
use crate::app::board::action::{BoardAction, InspectAction};
use crate::app::board::cursor::Cursor;
use crate::app::shell::{Act, Outbox, Screen, Shell, hear_on};
use bevy::ecs::component::Mutable;
use bevy::prelude::*;

/// The state of a feature whose screen may show a board where users make moves.
pub trait BoardScreen: Resource<Mutability = Mutable> {
    const SCREEN: Screen;

    /// The board, if the screen shows one.
    fn table(&self) -> Option<&Table>;

    /// What the board shows: the table, unless the feature has other boards too.
    fn stage(&self) -> Option<Stage<'_>> {
        self.table().map(Stage::of)
    }

    /// The same board, to be changed.
    fn table_mut(&mut self) -> Option<&mut Table>;

    /// Applies an action on the board. Some have no meaning on some screens.
    fn apply_to_board(&mut self, action: &BoardAction, outbox: &mut Outbox);

    /// Applies input of the pointer or the keyboard.
    fn use_hand(&mut self, input: &BoardInput, cursor: &mut Cursor, outbox: &mut Outbox) {
        if let Some(table) = self.table_mut() {
            table.hand(input, cursor, outbox);
        }
    }

    /// Applies an action that inspects the board.
    fn inspect(&mut self, action: &InspectAction, _: &mut Outbox) {
        if let Some(table) = self.table_mut() {
            table.inspect(action);
        }
    }
}

/// Adds the systems of a board screen.
pub fn board_screen<S: BoardScreen>(app: &mut App) {
    add_board(app, S::SCREEN, S::stage);
    hear_on(app, S::SCREEN, S::apply_to_board);
    hear_on(app, S::SCREEN, S::inspect);
    app.add_message::<BoardInput>()
        .add_message::<Typed>()
        .add_systems(Act, (use_hand::<S>, write_move::<S>));
}

fn use_hand<S: BoardScreen>(
    mut inputs: MessageReader<BoardInput>,
    mut state: ResMut<S>,
    (mut cursor, shell): (ResMut<Cursor>, Res<Shell>),
    mut outbox: ResMut<Outbox>,
) {
    for input in inputs.read() {
        if shell.shows(S::SCREEN) {
            state.use_hand(input, &mut cursor, &mut outbox);
        }
    }
}

fn write_move<S: BoardScreen>(
    mut typed: MessageReader<Typed>,
    mut typing: ResMut<Typing>,
    (state, shell): (Res<S>, Res<Shell>),
    mut outbox: ResMut<Outbox>,
) {
    for typed in typed.read() {
        if let Some(table) = state.table().filter(|_| shell.shows(S::SCREEN)) {
            typing::apply(&mut typing, typed.clone(), table, &mut outbox);
        }
    }
}
