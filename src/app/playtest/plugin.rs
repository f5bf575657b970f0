//! The systems of playtests.

use super::job::{PlaytestJob, PlaytestReport};
use super::{Playtest, PlaytestAction, ui};
use crate::app::analysis::analyst::Analyst;
use crate::app::play::opponent::Computer;
use crate::app::screens::add_page;
use crate::app::shell::{Act, Deliver, Outbox, Screen, ShellAction, run_jobs};
use crate::app::variants::{GamesChanged, PlaytestRequest, Variants};
use bevy::prelude::*;

/// Adds playtests.
pub fn plugin(app: &mut App) {
    app.add_plugins(run_jobs::<PlaytestJob>)
        .init_resource::<Playtest>()
        .add_message::<PlaytestAction>()
        .add_message::<PlaytestRequest>()
        .add_systems(Startup, scan)
        .add_systems(Act, (hear, renew, take))
        .add_systems(Update, give_way.after(Deliver));
    add_page(app, Screen::Playtest, ui::draw).on(ShellAction::Back, PlaytestAction::Leave);
}

fn hear(
    mut requests: MessageReader<PlaytestRequest>,
    mut actions: MessageReader<PlaytestAction>,
    mut playtest: ResMut<Playtest>,
    variants: Res<Variants>,
    mut outbox: ResMut<Outbox>,
) {
    for request in requests.read() {
        playtest.ask(request, &variants, &mut outbox);
    }
    for action in actions.read() {
        playtest.apply(action, &variants, &mut outbox);
    }
}

fn renew(
    mut changes: MessageReader<GamesChanged>,
    mut playtest: ResMut<Playtest>,
    variants: Res<Variants>,
) {
    if changes.read().count() > 0 {
        playtest.notice_changes(&variants);
    }
}

fn take(
    mut reports: ResMut<Messages<PlaytestReport>>,
    mut playtest: ResMut<Playtest>,
    mut variants: ResMut<Variants>,
    mut outbox: ResMut<Outbox>,
) {
    for report in reports.drain() {
        playtest.take(report, &mut variants, &mut outbox);
    }
}

fn scan(playtest: Res<Playtest>, mut outbox: ResMut<Outbox>) {
    playtest.scan(&mut outbox);
}

/// Lets games wait while the opponent thinks or the analysis runs.
fn give_way(playtest: Res<Playtest>, computer: Res<Computer>, analyst: Res<Analyst>) {
    playtest.pause(computer.is_thinking() || analyst.is_busy());
}
