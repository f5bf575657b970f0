//! The systems of progress: messages, loading and saving.

use super::{PlayerProgress, ProgressJob, ProgressReport, files};
use crate::app::jobs::{DiskWorker, Mailbox, finish};
use crate::app::shell::{Act, Deliver, Outbox, hear, run_jobs};
use baroque::progress;
use bevy::prelude::*;
use std::time::{SystemTime, UNIX_EPOCH};

/// Progress that is kept on the disk.
pub fn plugin(app: &mut App) {
    app.add_plugins(run_jobs::<ProgressJob>)
        .init_resource::<PlayerProgress>()
        .add_systems(Startup, load)
        .add_systems(Act, take)
        .add_systems(Update, update_time.before(Deliver))
        .add_systems(Last, save.before(finish));
    hear(app, PlayerProgress::apply);
}

fn load(mut outbox: ResMut<Outbox>) {
    outbox.send(ProgressJob::Load);
}

fn update_time(mut progress: ResMut<PlayerProgress>) {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    });
    progress.bypass_change_detection().set_now(now);
}

fn take(
    mut reports: ResMut<Messages<ProgressReport>>,
    mut progress: ResMut<PlayerProgress>,
    mut outbox: ResMut<Outbox>,
) {
    for report in reports.drain() {
        progress.take(report, &mut outbox);
    }
}

/// Has saved what is new, also in the last frame.
fn save(
    results: Res<Mailbox<ProgressReport>>,
    disk: Res<DiskWorker>,
    mut progress: ResMut<PlayerProgress>,
) {
    let progress = progress.bypass_change_detection();
    if !std::mem::take(&mut progress.unsaved) {
        return;
    }
    if let Some(path) = progress::path() {
        files::save(path, progress.log.clone(), disk.handle(), results.sender());
    }
}
