//! The systems of the form.

use super::apply::{self, InSight};
use super::jobs::{self, InventDone, InventJob};
use super::{InventAction, InventState};
use crate::app::board::shown_game::ShownGame;
use crate::app::jobs::Mailbox;
use crate::app::shell::{Act, Deliver, FrameRequests, Outbox};
use crate::app::variants::{GamesChanged, Variants};
use baroque::library;
use bevy::prelude::*;

/// Adds the form for the user's own piece.
pub fn plugin(app: &mut App) {
    app.init_resource::<InventState>()
        .init_resource::<Mailbox<InventDone>>()
        .add_message::<InventAction>()
        .add_message::<InventJob>()
        .add_systems(Act, (hear, renew))
        .add_systems(Update, take.before(Deliver))
        .add_systems(Update, jobs::begin.after(Deliver));
}

fn hear(
    mut actions: MessageReader<InventAction>,
    mut state: ResMut<InventState>,
    (game, variants): (Res<ShownGame>, Res<Variants>),
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        let in_sight = InSight {
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

/// Applies the results of jobs.
fn take(
    done: Res<Mailbox<InventDone>>,
    mut state: ResMut<InventState>,
    variants: Res<Variants>,
    mut outbox: ResMut<Outbox>,
    mut wanted: ResMut<FrameRequests>,
) {
    for done in done.take() {
        apply::take(&mut state, done, &variants.games, &mut outbox);
        wanted.soon();
    }
}
