//! The thread that reads a book: one at a time, and none longer than it is wanted.

use super::Wanted;
use crate::app::engine::waker;
use crate::app::files::Games;
use crate::app::redraw::Wanted as Frames;
use crate::app::session::Session;
use crate::app::texts::text;
use crate::book::Reading;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often it is told how far the reading is.
const TELL: Duration = Duration::from_millis(500);

/// What a thread tells.
enum Told {
    /// What part of the book has been read.
    Part(f32),
    /// The book, or why there is none.
    Read(Result<Reading, String>),
}

/// The thread that reads, if one does.
#[derive(Resource, Default)]
pub struct Reader(Option<Job>);

struct Job {
    told: Mutex<Receiver<Told>>,
    stop: Arc<AtomicBool>,
}

/// A book that is not wanted any more is read no further.
impl Drop for Job {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Has the book of the game on the board read, and looks up what it says about the position that is shown.
pub fn attend(
    mut session: ResMut<Session>,
    mut reader: ResMut<Reader>,
    proxy: Res<EventLoopProxyWrapper>,
    mut frames: ResMut<Frames>,
) {
    let Session {
        table,
        settings,
        openings,
        catalogue,
        ..
    } = &mut *session;
    let table = table.as_ref();
    if let Some(wanted) = openings.turn_to(table, &settings.book) {
        reader.0 = None;
        match Job::begin(wanted, catalogue.clone(), waker(&proxy)) {
            Ok(job) => reader.0 = Some(job),
            Err(error) => openings.learn(Err(text!("book-unreadable", error = error.to_string()))),
        }
    }
    for told in reader.0.as_ref().map(Job::news).unwrap_or_default() {
        match told {
            Told::Part(part) => openings.hear(part),
            Told::Read(read) => {
                reader.0 = None;
                openings.learn(read);
            }
        }
        frames.soon();
    }
    openings.look_up(table);
}

impl Job {
    fn begin(
        wanted: Wanted,
        games: Games,
        wake: impl Fn() + Send + 'static,
    ) -> std::io::Result<Job> {
        let (tell, told) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let work = move || {
            let mut last = Instant::now();
            let read = wanted.read(&games, |part| {
                if last.elapsed() >= TELL {
                    last = Instant::now();
                    send(&tell, Told::Part(part));
                    wake();
                }
                !stopped.load(Ordering::Relaxed)
            });
            send(&tell, Told::Read(read));
            wake();
        };
        let thread = thread::Builder::new().name("opening book".to_owned());
        thread.spawn(work)?;
        let told = Mutex::new(told);
        Ok(Job { told, stop })
    }

    fn news(&self) -> Vec<Told> {
        let told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.try_iter().collect()
    }
}

/// Tells something to the window; one that is gone, or wants another book, wants no news.
fn send(tell: &Sender<Told>, told: Told) {
    let _ = tell.send(told);
}
