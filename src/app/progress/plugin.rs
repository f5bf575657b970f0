//! The systems of progress: messages, loading and saving.

use super::{FileJob, FileResult, PlayerProgress, files};
use crate::app::jobs::{DiskWorker, Failure, Mailbox, finish};
use crate::app::shell::{Deliver, FrameRequests, Outbox, hear};
use crate::app::texts::text;
use baroque::progress;
use bevy::prelude::*;
use std::time::{SystemTime, UNIX_EPOCH};

/// Progress that is kept on the disk.
pub fn plugin(app: &mut App) {
    app.add_plugins(actions)
        .init_resource::<Mailbox<FileResult>>()
        .add_systems(Startup, load)
        .add_systems(Update, (update_time, attend).chain().before(Deliver))
        .add_systems(Last, save.before(finish));
}

/// What needs no disk.
pub fn actions(app: &mut App) {
    app.init_resource::<PlayerProgress>();
    hear(app, PlayerProgress::apply);
}

fn load(results: Res<Mailbox<FileResult>>) {
    let Some(path) = progress::path() else {
        let words = text!("progress-no-folder").to_owned();
        return results.sender().send(FileResult::Message(words));
    };
    let failed = |failure: Failure| FileResult::Message(failure.to_string());
    results.spawn("progress", failed, move |sender| {
        sender.send(files::load(&path));
    });
}

fn update_time(mut progress: ResMut<PlayerProgress>) {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    });
    progress.bypass_change_detection().set_now(now);
}

/// Takes in what has come of work on files, and begins what has been asked for.
fn attend(
    results: Res<Mailbox<FileResult>>,
    disk: Res<DiskWorker>,
    mut progress: ResMut<PlayerProgress>,
    mut outbox: ResMut<Outbox>,
    mut wanted: ResMut<FrameRequests>,
) {
    for results in results.take() {
        progress.take(results, &mut outbox);
        wanted.soon();
    }
    for job in std::mem::take(&mut progress.bypass_change_detection().jobs) {
        let sender = results.sender();
        let failed = |failure: Failure| FileResult::Message(failure.to_string());
        match job {
            FileJob::Export(..) => disk.handle().run(move || {
                sender.guard(failed, |sender| sender.send(files::work(&job)));
            }),
            FileJob::Import(_) => results.spawn("import", failed, move |sender| {
                sender.send(files::work(&job));
            }),
        }
    }
}

/// Has saved what is new, also in the last frame.
fn save(
    results: Res<Mailbox<FileResult>>,
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
