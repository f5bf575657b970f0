//! The systems of Penultima: messages, and the results of jobs.

use super::jobs::{self, PenultimaDone, PenultimaJob};
use super::{Penultima, PenultimaAction};
use crate::app::jobs::Mailbox;
use crate::app::shell::{Act, Deliver, FrameRequests, Outbox, Screen, hear, hear_on};
use bevy::prelude::*;

/// Penultima.
pub fn plugin(app: &mut App) {
    app.add_plugins(actions)
        .init_resource::<Mailbox<PenultimaDone>>()
        .add_systems(Update, take.before(Deliver))
        .add_systems(Update, jobs::start.after(Deliver));
}

/// What needs no window.
pub fn actions(app: &mut App) {
    app.init_resource::<Penultima>()
        .add_message::<PenultimaJob>()
        .add_message::<PenultimaDone>()
        .add_systems(Act, finish);
    hear::<PenultimaAction, Penultima>(app, Penultima::apply);
    hear_on(app, Screen::Penultima, Penultima::apply_to_board);
}

fn finish(
    mut done: ResMut<Messages<PenultimaDone>>,
    mut penultima: ResMut<Penultima>,
    mut outbox: ResMut<Outbox>,
) {
    for done in done.drain() {
        penultima.take(done, &mut outbox);
    }
}

/// Tells what has come of jobs.
fn take(
    done: Res<Mailbox<PenultimaDone>>,
    mut outbox: ResMut<Outbox>,
    mut wanted: ResMut<FrameRequests>,
) {
    for done in done.take() {
        outbox.send(done);
        wanted.soon();
    }
}
