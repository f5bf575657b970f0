//! The systems of Penultima: messages, and the results of jobs.

use super::jobs::{PenultimaJob, PenultimaReport};
use super::{Penultima, PenultimaAction};
use crate::app::my_games::SavedAction;
use crate::app::shell::{Act, Outbox, Screen, hear, hear_on, job_messages, run_jobs};
use bevy::prelude::*;

/// Adds Penultima.
pub fn plugin(app: &mut App) {
    app.add_plugins((actions, run_jobs::<PenultimaJob>));
}

/// Adds the actions, which need no window.
pub fn actions(app: &mut App) {
    app.add_plugins(job_messages::<PenultimaJob>)
        .init_resource::<Penultima>()
        .add_systems(Act, take);
    hear::<PenultimaAction, Penultima>(app, Penultima::apply);
    hear::<SavedAction, Penultima>(app, Penultima::hear_my_games);
    hear_on(app, Screen::Penultima, Penultima::apply_to_board);
}

fn take(
    mut reports: ResMut<Messages<PenultimaReport>>,
    mut penultima: ResMut<Penultima>,
    mut outbox: ResMut<Outbox>,
) {
    for report in reports.drain() {
        penultima.take(report, &mut outbox);
    }
}
