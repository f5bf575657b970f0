//! Games on disk in the window's frames: tasks are begun, what comes of them is taken in, plies are kept.

use super::deed::Deed;
use super::leaving::{ask, leave};
use super::tasks::{self, Task, Told};
use super::worker::{Hand, Worker};
use crate::app::action::Action;
use crate::app::engine::waker;
use crate::app::redraw::Wanted;
use crate::app::report;
use crate::app::session::Session;
use crate::app::texts::text;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::{EguiClipboard, EguiPostUpdateSet};
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The way to the threads and back.
#[derive(Resource)]
pub struct Courier {
    tell: Sender<Told>,
    told: Mutex<Receiver<Told>>,
    worker: Option<Worker>,
}

impl Courier {
    /// Starts the thread that writes; `wake` is called when there is news. Why there is no such thread, if there is none,
    /// is told too.
    pub fn start(wake: impl Fn() + Send + 'static) -> (Courier, Option<io::Error>) {
        let (tell, told) = channel();
        let news = tell.clone();
        let worker = Worker::start(move |told| {
            // A window that is gone wants no news.
            let _ = news.send(told);
            wake();
        });
        let (worker, error) = match worker {
            Ok(worker) => (Some(worker), None),
            Err(error) => (None, Some(error)),
        };
        let courier = Courier {
            tell,
            told: Mutex::new(told),
            worker,
        };
        (courier, error)
    }

    /// A hand for the thread that writes, if the system has given one.
    pub fn hand(&self) -> Option<&Hand> {
        self.worker.as_ref().map(Worker::hand)
    }
}

/// Everything about games on disk.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, start)
        .add_systems(Update, (attend, ask, leave).chain())
        .add_systems(
            PostUpdate,
            keep.after(EguiPostUpdateSet::EndPass).before(report::tell),
        )
        .add_systems(Last, settle);
}

fn start(mut commands: Commands, proxy: Res<EventLoopProxyWrapper>, mut session: ResMut<Session>) {
    let (courier, error) = Courier::start(waker(&proxy));
    if let Some(error) = error {
        session.notify(text!("games-no-writer", error = error.to_string()));
    }
    commands.insert_resource(courier);
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

/// Begins a task: what writes gets in line, all else has a thread of its own.
fn begin(task: Task, courier: &Courier, wake: impl Fn() + Send + 'static) {
    let hand = courier.hand().cloned();
    let task = match &hand {
        Some(hand) if task.writes() => return hand.task(task),
        _ => task,
    };
    let (tell, failed) = (courier.tell.clone(), courier.tell.clone());
    let undone = task.undone(text!("games-no-thread").to_owned());
    let work = move || {
        if let Some(hand) = hand.filter(|_| task.reads()) {
            hand.settle();
        }
        tasks::run(task, &|told| {
            // A window that is gone wants no news.
            let _ = tell.send(told);
            wake();
        });
    };
    let thread = thread::Builder::new().name("games on disk".to_owned());
    if thread.spawn(work).is_err() {
        let _ = failed.send(undone);
    }
}

/// Has the game on the board written down whenever something has been done.
fn keep(courier: Option<Res<Courier>>, mut session: ResMut<Session>) {
    if !session.saved.touched {
        return;
    }
    session.saved.touched = false;
    session.keep();
    let hand = courier.as_ref().and_then(|courier| courier.hand());
    for keep in std::mem::take(&mut session.saved.to_keep) {
        if let Some(hand) = hand {
            hand.keep(keep);
        }
    }
}

/// Before the program ends, all is on the disk.
pub fn settle(
    exits: MessageReader<AppExit>,
    courier: Option<Res<Courier>>,
    mut session: ResMut<Session>,
) {
    let hand = courier.as_ref().and_then(|courier| courier.hand());
    let Some(hand) = hand.filter(|_| !exits.is_empty()) else {
        return;
    };
    let tasks = std::mem::take(&mut session.saved.tasks);
    for task in tasks.into_iter().filter(Task::writes) {
        hand.task(task);
    }
    hand.settle();
}
