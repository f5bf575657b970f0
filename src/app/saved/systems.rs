//! Games on disk in the window's frames: tasks are begun, what comes of them is taken in, plies are kept.

use super::deed::Deed;
use super::tasks::{self, Task, Told};
use super::writer::Writer;
use crate::app::action::Action;
use crate::app::engine::waker;
use crate::app::redraw::Wanted;
use crate::app::report;
use crate::app::session::Session;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::{EguiClipboard, EguiPostUpdateSet};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The way to the threads and back.
#[derive(Resource)]
pub struct Courier {
    tell: Sender<Told>,
    told: Mutex<Receiver<Told>>,
    writer: Option<Writer>,
}

/// Everything about games on disk.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, start)
        .add_systems(Update, attend)
        .add_systems(
            PostUpdate,
            keep.after(EguiPostUpdateSet::EndPass).before(report::tell),
        )
        .add_systems(Last, settle);
}

fn start(mut commands: Commands, proxy: Res<EventLoopProxyWrapper>, mut session: ResMut<Session>) {
    let (tell, told) = channel();
    let (complain, wake) = (tell.clone(), waker(&proxy));
    let writer = Writer::start(move |words| {
        // A window that is gone wants no words.
        let _ = complain.send(Told::Failed(words));
        wake();
    });
    let writer = writer
        .inspect_err(|error| {
            session.notify(format!("Games are not kept while they are played: {error}"))
        })
        .ok();
    commands.insert_resource(Courier {
        tell,
        told: Mutex::new(told),
        writer,
    });
    session.look_for_games();
}

/// Takes in what has come of tasks, and begins those that have been asked for.
fn attend(
    courier: Option<Res<Courier>>,
    proxy: Res<EventLoopProxyWrapper>,
    mut session: ResMut<Session>,
    mut clipboard: ResMut<EguiClipboard>,
    mut wanted: ResMut<Wanted>,
) {
    let Some(courier) = courier else { return };
    let news: Vec<Told> = {
        let told = courier.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.try_iter().collect()
    };
    for told in news {
        session.apply(Action::Saved(Deed::Take(told)));
        wanted.soon();
    }
    for task in std::mem::take(&mut session.saved.tasks) {
        begin(task, &courier, waker(&proxy));
    }
    if let Some(text) = session.saved.clipboard.take() {
        clipboard.set_text(&text);
    }
}

/// Begins a task on a thread of its own.
fn begin(task: Task, courier: &Courier, wake: impl Fn() + Send + 'static) {
    let hand = courier.writer.as_ref().map(|writer| writer.hand().clone());
    let (tell, failed) = (courier.tell.clone(), courier.tell.clone());
    let work = move || {
        tasks::run(task, hand.as_ref(), &|told| {
            // A window that is gone wants no news.
            let _ = tell.send(told);
            wake();
        });
    };
    let thread = thread::Builder::new().name("games on disk".to_owned());
    if let Err(error) = thread.spawn(work) {
        let words = format!("Files cannot be reached: {error}");
        let _ = failed.send(Told::Failed(words));
    }
}

/// Has the game on the board written down whenever something has been done.
fn keep(courier: Option<Res<Courier>>, mut session: ResMut<Session>) {
    if !session.saved.touched {
        return;
    }
    session.saved.touched = false;
    session.keep();
    let writer = courier.as_ref().and_then(|courier| courier.writer.as_ref());
    for keep in std::mem::take(&mut session.saved.to_keep) {
        if let Some(writer) = writer {
            writer.hand().write(keep);
        }
    }
}

/// Before the program ends, all is on the disk.
fn settle(exits: MessageReader<AppExit>, courier: Option<Res<Courier>>) {
    if exits.is_empty() {
        return;
    }
    if let Some(writer) = courier.as_ref().and_then(|courier| courier.writer.as_ref()) {
        writer.hand().settle();
    }
}
