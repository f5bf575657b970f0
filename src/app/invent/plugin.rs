//! The systems of the form.

use super::apply::{self, InventInputs};
use super::jobs::{InventJob, InventReport};
use super::{InventAction, InventState, ui};
use crate::app::board::shown_game::ShownGame;
use crate::app::screens::add_page;
use crate::app::shell::{Act, Outbox, Screen, run_jobs};
use crate::app::variants::{GamesChanged, Variants};
use baroque::library;
use bevy::prelude::*;

/// Adds the form for the user's own piece.
pub fn plugin(app: &mut App) {
    app.add_plugins(run_jobs::<InventJob>)
        .init_resource::<InventState>()
        .add_message::<InventAction>()
        .add_systems(Act, (hear, renew, take));
    add_page(app, Screen::Invent, ui::draw);
}

fn hear(
    mut actions: MessageReader<InventAction>,
    mut state: ResMut<InventState>,
    (game, variants): (Res<ShownGame>, Res<Variants>),
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        let in_sight = InventInputs {
            game: game
                .game
                .clone()
                .filter(|id| variants.games.info(id).is_ok()),
            games: &variants.games,
            first: variants.cards.first().map(|card| card.info.id.clone()),
            folder: library::own_folder(),
        };
        apply::apply(&mut state, action.clone(), &in_sight, &mut outbox);
    }
}

fn renew(
    mut changes: MessageReader<GamesChanged>,
    mut state: ResMut<InventState>,
    variants: Res<Variants>,
    mut outbox: ResMut<Outbox>,
) {
    for GamesChanged in changes.read() {
        apply::renew(&mut state, &variants.games, &mut outbox);
    }
}

fn take(
    mut reports: ResMut<Messages<InventReport>>,
    mut state: ResMut<InventState>,
    variants: Res<Variants>,
    mut outbox: ResMut<Outbox>,
) {
    for report in reports.drain() {
        apply::take(&mut state, report, &variants.games, &mut outbox);
    }
}
