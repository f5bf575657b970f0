//! The thread that watches the game files and reads them again after a change. It also opens and copies files, so that
//! no frame waits for a disk.

use super::Extension;
use super::duplicate::{Copied, Original, duplicate};
use super::import::{ForeignText, ImportResult, import};
use super::patience::Burst;
use super::watch::{Watch, concerns};
use super::{GameFileLoader, GameLibrary};
use crate::app::jobs::{Failure, MailSender, Mailbox};
use baroque::library;
use baroque::texts::text;
use baroque::variant_file::FileKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

/// An event about game files.
#[derive(Clone, Debug, PartialEq)]
pub enum FileEvent {
    Changed(Arc<GameLibrary>),
    /// A file was opened. The event has the id of its game.
    Opened(String),
    /// A game was copied.
    Copied(Copied),
    /// A game with one more piece was written.
    Extended(Extension),
    /// A text with games of another program was read.
    Imported(ImportResult),
    /// Something failed, with a message for the user.
    Failed(String),
}

/// A request to the thread.
enum WatcherRequest {
    /// Files have changed at these paths; anywhere if there are none.
    Change(Vec<PathBuf>),
    /// Open a file, and watch it.
    Open(PathBuf),
    /// Watch a file.
    Keep(PathBuf),
    /// Read all files, although they have not changed.
    Reload,
    /// Copy a game into the user's folder.
    Duplicate(Original),
    /// Write a game with one more piece.
    Extend(Extension),
    /// Make a game file of a text of another program. The name chooses one of several games.
    Import(ForeignText, Option<String>),
    /// End the thread.
    Stop,
}

/// A handle to the thread. Dropping it ends the thread.
pub struct GameFileWatcher {
    requests: Sender<WatcherRequest>,
    events: MailSender<FileEvent>,
}

impl GameFileWatcher {
    /// Starts the thread with a loader that has read the files. `events` gets its events, and `own` is the folder for
    /// copies.
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

    pub fn open(&self, path: PathBuf) {
        self.ask(WatcherRequest::Open(path));
    }

    pub fn keep(&self, path: PathBuf) {
        self.ask(WatcherRequest::Keep(path));
    }

    pub fn reload(&self) {
        self.ask(WatcherRequest::Reload);
    }

    /// Copies a game into the user's folder.
    pub fn duplicate(&self, original: Original) {
        self.ask(WatcherRequest::Duplicate(original));
    }

    /// Writes a game with one more piece.
    pub fn extend(&self, extension: Extension) {
        self.ask(WatcherRequest::Extend(extension));
    }

    /// Makes a game file of a text of another program in the user's folder.
    pub fn import(&self, foreign: ForeignText, game: Option<String>) {
        self.ask(WatcherRequest::Import(foreign, game));
    }

    fn ask(&self, request: WatcherRequest) {
        if self.requests.send(request).is_err() {
            self.events.send(unwatched(Failure::NoWorker));
        }
    }
}

impl Drop for GameFileWatcher {
    fn drop(&mut self) {
        // If the thread has ended already, there is nothing to stop.
        let _ = self.requests.send(WatcherRequest::Stop);
    }
}

/// The event for a thread that does not run.
fn unwatched(failure: Failure) -> FileEvent {
    FileEvent::Failed(text!("files-no-watcher", error = failure.to_string()))
}

/// The state of the thread.
struct Watching {
    loader: GameFileLoader,
    own: Option<PathBuf>,
    /// The watch sends changes of files through this channel.
    requests: Sender<WatcherRequest>,
    events: MailSender<FileEvent>,
    watch: Option<Watch>,
    /// Whether the user knows already that changes are not noticed.
    complained: bool,
}

impl Watching {
    fn work(mut self, todo: &Receiver<WatcherRequest>) {
        self.own.as_deref().inspect(|folder| library::sweep(folder));
        self.begin_watch();
        // Files may have changed between the first reading and the start of the watch.
        self.look();
        while let Ok(first) = todo.recv() {
            let mut changed = false;
            let mut burst = Burst::new(Instant::now());
            let mut next = Some(first);
            while let Some(now) = next {
                match now {
                    WatcherRequest::Stop => return,
                    WatcherRequest::Open(path) => self.open(&path),
                    WatcherRequest::Keep(path) => self.keep(&path),
                    WatcherRequest::Reload => {
                        self.loader.forget();
                        self.look();
                    }
                    WatcherRequest::Duplicate(original) => self.duplicate(&original),
                    WatcherRequest::Extend(extension) => self.extend(extension),
                    WatcherRequest::Import(foreign, game) => self.import(foreign, game.as_deref()),
                    WatcherRequest::Change(paths) if self.concern(&paths) => {
                        changed = true;
                        burst.goes_on(Instant::now());
                    }
                    WatcherRequest::Change(_) => {}
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

    /// Reads the files, and sends an event if they have changed.
    fn look(&mut self) {
        if let Some(library) = self.loader.read() {
            self.events.send(FileEvent::Changed(Arc::new(library)));
        }
    }

    fn begin_watch(&mut self) {
        let requests = self.requests.clone();
        let watch = Watch::new(move |paths| {
            // If the thread has ended, changes no longer matter.
            let _ = requests.send(WatcherRequest::Change(paths));
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

    /// Reports once that changes are not noticed. The program works without it.
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

    /// The folder for files that the program makes, or a message for the user.
    fn own_folder(&self) -> Option<PathBuf> {
        if self.own.is_none() {
            let words = text!("files-no-own-folder");
            self.events.send(FileEvent::Failed(words.to_owned()));
        }
        self.own.clone()
    }

    fn import(&mut self, foreign: ForeignText, game: Option<&str>) {
        let Some(folder) = self.own_folder() else {
            return;
        };
        let result = import(foreign, game, &folder, |id| self.loader.has(id));
        self.watch_again();
        self.look();
        self.events.send(FileEvent::Imported(result));
    }

    fn extend(&mut self, extension: Extension) {
        let Extension { game, file, .. } = &extension;
        let new = || Some(self.own_folder()?.join(format!("{}.ron", game.id)));
        let Some(path) = file.clone().or_else(new) else {
            return;
        };
        match library::write_game(&path, &game.text, game.is_new, None) {
            Ok(()) => {
                self.keep(&path);
                self.events.send(FileEvent::Extended(extension));
            }
            Err((path, error)) => {
                let (path, error) = (path.display().to_string(), error.to_string());
                let words = text!("files-not-extended", path = path, error = error);
                self.events.send(FileEvent::Failed(words));
            }
        }
    }

    fn duplicate(&mut self, original: &Original) {
        let Some(folder) = self.own_folder() else {
            return;
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
