//! The thread that has the game files in its keeping: it watches them, reads them again once somebody has
//! finished writing, and does what takes time on a disk. No frame ever waits for it.

use super::duplicate::{Copied, Original, duplicate};
use super::patience::Burst;
use super::shelf::{Library, Shelf};
use super::watch::{Watch, concerns};
use crate::app::texts::text;
use crate::library;
use crate::variant_file::FileKind;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

/// What is new about files.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// They say something else than before.
    Changed(Arc<Library>),
    /// A file has been opened; the id of its game.
    Opened(String),
    /// A game has been copied.
    Copied(Copied),
    /// Something has come to nothing, in words.
    Failed(String),
    /// A file has been chosen to be opened.
    Chosen(PathBuf),
}

/// What the thread is told.
enum Told {
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

/// The link to the thread.
pub struct Keeper {
    tell: Sender<Told>,
    news: Mutex<Receiver<News>>,
    tell_news: Sender<News>,
}

impl Keeper {
    /// Starts the thread with files that have been read; `wake` is called with all that is new. Copies go to
    /// the folder `own`.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(
        shelf: Shelf,
        own: Option<PathBuf>,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Keeper> {
        let (tell, told) = channel();
        let (tell_news, news) = channel();
        let worker = Worker {
            shelf,
            own,
            tell: tell.clone(),
            news: tell_news.clone(),
            wake,
            watch: None,
            complained: false,
        };
        thread::Builder::new()
            .name("game files".to_owned())
            .spawn(move || worker.work(&told))?;
        Ok(Keeper {
            tell,
            news: Mutex::new(news),
            tell_news,
        })
    }

    /// Opens a file, and keeps it in sight.
    pub fn open(&self, path: PathBuf) {
        self.say(Told::Open(path));
    }

    /// Keeps a file in sight.
    pub fn keep(&self, path: PathBuf) {
        self.say(Told::Keep(path));
    }

    /// Copies a game into the person's own folder.
    pub fn duplicate(&self, original: Original) {
        self.say(Told::Duplicate(original));
    }

    fn say(&self, told: Told) {
        // The thread ends with the program only.
        let _ = self.tell.send(told);
    }

    /// For those that work on threads of their own: where they tell their news.
    pub fn teller(&self) -> Sender<News> {
        self.tell_news.clone()
    }

    /// What is new.
    pub fn news(&self) -> Vec<News> {
        let news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        news.try_iter().collect()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.say(Told::Stop);
    }
}

/// The thread's side.
struct Worker<W> {
    shelf: Shelf,
    own: Option<PathBuf>,
    tell: Sender<Told>,
    news: Sender<News>,
    wake: W,
    watch: Option<Watch>,
    /// Whether it has been told that changes go unseen.
    complained: bool,
}

impl<W: Fn()> Worker<W> {
    fn work(mut self, told: &Receiver<Told>) {
        self.own.as_deref().inspect(|folder| library::sweep(folder));
        self.begin_watch();
        // Something may have changed between the first reading and now.
        self.look();
        while let Ok(first) = told.recv() {
            let mut changed = false;
            let mut burst = Burst::new(Instant::now());
            let mut next = Some(first);
            while let Some(now) = next {
                match now {
                    Told::Stop => return,
                    Told::Open(path) => self.open(&path),
                    Told::Keep(path) => self.keep(&path),
                    Told::Duplicate(original) => self.duplicate(&original),
                    Told::Change(paths) if self.concern(&paths) => {
                        changed = true;
                        burst.goes_on(Instant::now());
                    }
                    Told::Change(_) => {}
                }
                let left = burst.left(Instant::now()).filter(|_| changed);
                next = left.and_then(|left| told.recv_timeout(left).ok());
            }
            if changed {
                self.watch_again();
                self.look();
            }
        }
    }

    fn say(&self, news: News) {
        // A window that is gone wants no news.
        let _ = self.news.send(news);
        (self.wake)();
    }

    /// Reads the files again, and tells what they say if it is something else.
    fn look(&mut self) {
        if let Some(library) = self.shelf.read() {
            self.say(News::Changed(Arc::new(library)));
        }
    }

    fn begin_watch(&mut self) {
        let tell = self.tell.clone();
        let watch = Watch::new(move |paths| {
            // The thread ends with the program only.
            let _ = tell.send(Told::Change(paths));
        });
        match watch {
            Ok(watch) => self.watch = Some(watch),
            Err(error) => self.complain(&format!("game files: {error}")),
        }
        self.watch_again();
    }

    fn watch_again(&mut self) {
        let places = self.shelf.places();
        let Some(watch) = &mut self.watch else { return };
        if let Err((folder, error)) = watch.set(&places) {
            self.complain(&format!("{}: {error}", folder.display()));
        }
    }

    /// Says once that changes go unseen; the program is no worse than one that never watches.
    fn complain(&mut self, what: &str) {
        if !std::mem::replace(&mut self.complained, true) {
            self.say(News::Failed(text!("files-unwatched", why = what)));
        }
    }

    fn concern(&self, paths: &[PathBuf]) -> bool {
        let places = self.shelf.places();
        paths.is_empty() || paths.iter().any(|path| concerns(&places, path))
    }

    fn open(&mut self, path: &Path) {
        let name = path.file_name().and_then(|name| name.to_str());
        let Some((FileKind::Game, id)) = name.and_then(FileKind::of) else {
            let place = path.display().to_string();
            return self.say(News::Failed(text!("files-no-game-file", path = place)));
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
            return self.say(News::Failed(words));
        }
        self.keep(path);
        self.say(News::Opened(id.to_owned()));
    }

    fn keep(&mut self, path: &Path) {
        self.shelf.add(path);
        self.watch_again();
        self.look();
    }

    fn duplicate(&mut self, original: &Original) {
        let Some(folder) = self.own.clone() else {
            let words = text!("files-no-own-folder");
            return self.say(News::Failed(words.to_owned()));
        };
        let taken = |id: &str| self.shelf.has(id);
        match duplicate(original, &folder, taken) {
            Ok(copied) => {
                self.watch_again();
                self.look();
                self.say(News::Copied(copied));
            }
            Err(error) => {
                let (folder, error) = (folder.display().to_string(), error.to_string());
                let words = text!("files-not-copied", error = error, folder = folder);
                self.say(News::Failed(words));
            }
        }
    }
}

#[cfg(test)]
mod tests;
