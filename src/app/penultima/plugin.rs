//! The systems of Penultima: messages, and the results of jobs.

use super::jobs::{PenultimaJob, PenultimaReport};
use super::{Penultima, PenultimaAction, ui};
use crate::app::my_games::SavedAction;
use crate::app::play::stage::add_board;
use crate::app::screens::add_page;
use crate::app::shell::{Act, Outbox, Screen, ShellAction, hear, hear_on, run_jobs};
use bevy::prelude::*;

/// Adds Penultima.
pub fn plugin(app: &mut App) {
    app.add_plugins(run_jobs::<PenultimaJob>)
        .init_resource::<Penultima>()
        .add_systems(Act, take);
    hear::<PenultimaAction, Penultima>(app, Penultima::apply);
    hear::<SavedAction, Penultima>(app, Penultima::hear_my_games);
    hear_on(app, Screen::Penultima, Penultima::apply_to_board);
    add_board(app, Screen::Penultima, Penultima::stage);
    add_page(app, Screen::Penultima, ui::draw).on(ShellAction::Back, PenultimaAction::Leave);
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
