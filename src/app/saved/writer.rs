//! The thread that writes games down while they are played. It has the newest state of each game only; what is
//! waiting when the program ends is written before that.

use super::Keep;
use crate::library::kept;
use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How long the end of the program waits for the disk at most.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Default)]
struct State {
    waiting: BTreeMap<PathBuf, Keep>,
    writes: bool,
    ends: bool,
}

/// What both sides see.
#[derive(Default)]
struct Desk {
    state: Mutex<State>,
    changed: Condvar,
}

impl Desk {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A hand for the thread.
#[derive(Clone)]
pub struct Hand(Arc<Desk>);

impl Hand {
    /// Has a game written; what waits of it already is forgotten.
    pub fn write(&self, keep: Keep) {
        self.0.state().waiting.insert(keep.path.clone(), keep);
        self.0.changed.notify_all();
    }

    /// Waits until nothing is left to be written, or the disk takes too long.
    pub fn settle(&self) {
        let busy = |state: &mut State| state.writes || !state.waiting.is_empty();
        let waited = self
            .0
            .changed
            .wait_timeout_while(self.0.state(), PATIENCE, busy);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }
}

/// The thread. With it goes all that waits, but not before that is written.
pub struct Writer {
    hand: Hand,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread; `tell` hears in words what could not be written.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(tell: impl Fn(String) + Send + 'static) -> io::Result<Writer> {
        let hand = Hand(Arc::default());
        let desk = hand.0.clone();
        let thread = thread::Builder::new()
            .name("game writer".to_owned())
            .spawn(move || work(&desk, tell))?;
        Ok(Writer {
            hand,
            thread: Some(thread),
        })
    }

    /// A hand for it.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.hand.0.state().ends = true;
        self.hand.0.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // It has nothing to say that has not been told.
            let _ = thread.join();
        }
    }
}

fn work(desk: &Desk, tell: impl Fn(String)) {
    loop {
        let idle = |state: &mut State| state.waiting.is_empty() && !state.ends;
        let waited = desk.changed.wait_while(desk.state(), idle);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        let Some((path, keep)) = state.waiting.pop_first() else {
            return;
        };
        state.writes = true;
        drop(state);
        if let Err(error) = kept::write(&path, &keep.text, keep.rules.as_deref()) {
            tell(format!(
                "The game cannot be kept in {}: {error}",
                path.display()
            ));
        }
        desk.state().writes = false;
        desk.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::sync::mpsc::channel;

    fn keep(path: &str, text: &str) -> Keep {
        Keep {
            path: std::env::temp_dir()
                .join(format!("baroque-writer-{}", std::process::id()))
                .join(path),
            text: text.to_owned(),
            rules: None,
        }
    }

    #[test]
    fn the_newest_state_is_on_the_disk_when_the_writer_is_gone() {
        let writer = Writer::start(|words| panic!("{words}")).unwrap();
        for ply in 0..200 {
            writer.hand().write(keep("a.pgn", &ply.to_string()));
            writer.hand().write(keep("b.pgn", &format!("{ply}!")));
        }
        drop(writer);
        let (a, b) = (keep("a.pgn", "").path, keep("b.pgn", "").path);
        assert_eq!(fs::read_to_string(&a).unwrap(), "199");
        assert_eq!(fs::read_to_string(b).unwrap(), "199!");
        fs::remove_dir_all(a.parent().unwrap()).unwrap();
    }

    #[test]
    fn what_cannot_be_written_is_told() {
        let (tell, told) = channel();
        let writer = Writer::start(move |words| tell.send(words).unwrap()).unwrap();
        let path = PathBuf::from("/dev/null/games/a.pgn");
        writer.hand().write(Keep {
            path,
            ..keep("", "")
        });
        writer.hand().settle();
        assert!(told.try_recv().unwrap().contains("/dev/null/games/a.pgn"));
    }
}
