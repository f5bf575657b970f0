//! The thread that watches the game files, reads them again once nobody writes any more, and does what takes time on a
//! disk, so that no frame waits for it.

use super::duplicate::{Copied, Original, duplicate};
use super::loader::{GameFileLoader, Library};
use super::patience::Burst;
use super::watch::{Watch, concerns};
use crate::app::jobs::{Failure, MailSender, Mailbox};
use crate::app::texts::text;
use crate::library;
use crate::variant_file::FileKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

/// What has happened to game files.
#[derive(Clone, Debug, PartialEq)]
pub enum FileEvent {
    /// They say something else than before.
    Changed(Arc<Library>),
    /// A file has been opened; the id of its game.
    Opened(String),
    /// A game has been copied.
    Copied(Copied),
    /// Something has come to nothing, in words.
    Failed(String),
}

/// What the thread is asked for.
enum Request {
    /// Something has changed at these paths; anywhere if there are none.
    Change(Vec<PathBuf>),
    /// Open a file, and keep it in sight.
    Open(PathBuf),
    /// Keep a file in sight.
    Keep(PathBuf),
    /// Copy a game into the person's own folder.
    Duplicate(Original),
    /// The program ends.
    Stop,
}

/// The link to the thread. Dropping it ends the thread.
pub struct GameFileWatcher {
    requests: Sender<Request>,
    events: MailSender<FileEvent>,
}

impl GameFileWatcher {
    /// Starts the thread with files that have been read; it sends what happens to `events`. Copies go to the folder
    /// `own`.
    pub fn start(
        loader: GameFileLoader,
        own: Option<PathBuf>,
        events: &Mailbox<FileEvent>,
    ) -> GameFileWatcher {
        let (requests, todo) = channel();
        let to_itself = requests.clone();
        events.spawn("game files", unwatched, move |events| {
            let worker = Watching {
                loader,
                own,
                requests: to_itself,
                events: events.clone(),
                watch: None,
                complained: false,
            };
            worker.work(&todo);
        });
        GameFileWatcher {
            requests,
            events: events.sender(),
        }
    }

    /// Opens a file, and keeps it in sight.
    pub fn open(&self, path: PathBuf) {
        self.ask(Request::Open(path));
    }

    /// Keeps a file in sight.
    pub fn keep(&self, path: PathBuf) {
        self.ask(Request::Keep(path));
    }

    /// Copies a game into the person's own folder.
    pub fn duplicate(&self, original: Original) {
        self.ask(Request::Duplicate(original));
    }

    fn ask(&self, request: Request) {
        if self.requests.send(request).is_err() {
            self.events.send(unwatched(Failure::NoWorker));
        }
    }
}

impl Drop for GameFileWatcher {
    fn drop(&mut self) {
        // If the thread has ended already, so much the better.
        let _ = self.requests.send(Request::Stop);
    }
}

/// What is said when there is no such thread any more.
fn unwatched(failure: Failure) -> FileEvent {
    FileEvent::Failed(text!("files-no-watcher", error = failure.to_string()))
}

/// The thread's side.
struct Watching {
    loader: GameFileLoader,
    own: Option<PathBuf>,
    /// Changes of files are requests of its own.
    requests: Sender<Request>,
    events: MailSender<FileEvent>,
    watch: Option<Watch>,
    /// Whether the user knows already that changes are not watched.
    complained: bool,
}

impl Watching {
    fn work(mut self, todo: &Receiver<Request>) {
        self.own.as_deref().inspect(|folder| library::sweep(folder));
        self.begin_watch();
        // Something may have changed between the first reading and now.
        self.look();
        while let Ok(first) = todo.recv() {
            let mut changed = false;
            let mut burst = Burst::new(Instant::now());
            let mut next = Some(first);
            while let Some(now) = next {
                match now {
                    Request::Stop => return,
                    Request::Open(path) => self.open(&path),
                    Request::Keep(path) => self.keep(&path),
                    Request::Duplicate(original) => self.duplicate(&original),
                    Request::Change(paths) if self.concern(&paths) => {
                        changed = true;
                        burst.goes_on(Instant::now());
                    }
                    Request::Change(_) => {}
                }
                let left = burst.left(Instant::now()).filter(|_| changed);
                next = left.and_then(|left| todo.recv_timeout(left).ok());
            }
            if changed {
                self.watch_again();
                self.look();
            }
        }
    }

    /// Reads the files again, and tells what they say if it is something else.
    fn look(&mut self) {
        if let Some(library) = self.loader.read() {
            self.events.send(FileEvent::Changed(Arc::new(library)));
        }
    }

    fn begin_watch(&mut self) {
        let requests = self.requests.clone();
        let watch = Watch::new(move |paths| {
            // After the thread nobody wants to know.
            let _ = requests.send(Request::Change(paths));
        });
        match watch {
            Ok(watch) => self.watch = Some(watch),
            Err(error) => self.complain(&format!("game files: {error}")),
        }
        self.watch_again();
    }

    fn watch_again(&mut self) {
        let places = self.loader.places();
        let Some(watch) = &mut self.watch else { return };
        if let Err((folder, error)) = watch.set(&places) {
            self.complain(&format!("{}: {error}", folder.display()));
        }
    }

    /// Says once that changes go unseen; the program is no worse than one that never watches.
    fn complain(&mut self, what: &str) {
        if !std::mem::replace(&mut self.complained, true) {
            self.events
                .send(FileEvent::Failed(text!("files-unwatched", why = what)));
        }
    }

    fn concern(&self, paths: &[PathBuf]) -> bool {
        let places = self.loader.places();
        paths.is_empty() || paths.iter().any(|path| concerns(&places, path))
    }

    fn open(&mut self, path: &Path) {
        let name = path.file_name().and_then(|name| name.to_str());
        let Some((FileKind::Game, id)) = name.and_then(FileKind::of) else {
            let place = path.display().to_string();
            return self
                .events
                .send(FileEvent::Failed(text!("files-no-game-file", path = place)));
        };
        let place = path.display().to_string();
        let wrong = match std::fs::metadata(path) {
            Ok(found) if found.is_dir() => Some(text!("files-is-folder", path = place)),
            Ok(_) => None,
            Err(error) => {
                let error = error.to_string();
                Some(text!("files-unreadable", path = place, error = error))
            }
        };
        if let Some(words) = wrong {
            return self.events.send(FileEvent::Failed(words));
        }
        self.keep(path);
        self.events.send(FileEvent::Opened(id.to_owned()));
    }

    fn keep(&mut self, path: &Path) {
        self.loader.add(path);
        self.watch_again();
        self.look();
    }

    fn duplicate(&mut self, original: &Original) {
        let Some(folder) = self.own.clone() else {
            let words = text!("files-no-own-folder");
            return self.events.send(FileEvent::Failed(words.to_owned()));
        };
        let taken = |id: &str| self.loader.has(id);
        match duplicate(original, &folder, taken) {
            Ok(copied) => {
                self.watch_again();
                self.look();
                self.events.send(FileEvent::Copied(copied));
            }
            Err(error) => {
                let (folder, error) = (folder.display().to_string(), error.to_string());
                let words = text!("files-not-copied", error = error, folder = folder);
                self.events.send(FileEvent::Failed(words));
            }
        }
    }
}

#[cfg(test)]
mod tests;
