//! Runs jobs that are sent as messages. Their reports are messages too.

use super::{Deliver, Outbox};
use crate::app::jobs::{DiskWorker, Job, Mailbox, finish};
use bevy::ecs::message::Message;
use bevy::prelude::*;

/// Starts each job of a kind that is sent, and sends what it reports.
pub fn run_jobs<J: Job + Message>(app: &mut App)
where
    J::Output: Message,
{
    app.add_message::<J>()
        .add_message::<J::Output>()
        .init_resource::<Mailbox<J::Output>>()
        .add_systems(Update, send_reports::<J>.before(Deliver))
        .add_systems(Update, start::<J>.after(Deliver))
        .add_systems(Last, start::<J>.before(finish));
}

fn start<J: Job + Message>(
    mut jobs: ResMut<Messages<J>>,
    disk: Res<DiskWorker>,
    reports: Res<Mailbox<J::Output>>,
) {
    for job in jobs.drain() {
        job.start(disk.handle(), &reports);
    }
}

fn send_reports<J: Job>(reports: Res<Mailbox<J::Output>>, mut outbox: ResMut<Outbox>)
where
    J::Output: Message,
{
    for report in reports.take() {
        outbox.send(report);
    }
}
