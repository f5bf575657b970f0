//! Folders under the system's watch.

use notify::event::{AccessKind, AccessMode, EventKind};
use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Tells of changes in folders, those that come to be later included.
pub struct Watch {
    watcher: RecommendedWatcher,
    watched: BTreeSet<PathBuf>,
}

impl Watch {
    /// A watch over nothing yet; `tell` is called on a thread of the system's with the paths of each
    /// change, and with none where it is not known what has changed.
    ///
    /// # Errors
    ///
    /// When the system watches nothing.
    pub fn new(tell: impl Fn(Vec<PathBuf>) + Send + 'static) -> notify::Result<Watch> {
        let hear = move |event: notify::Result<Event>| match event {
            Ok(event) if is_change(&event) => tell(event.paths),
            Ok(_) => {}
            Err(_) => tell(Vec::new()),
        };
        Ok(Watch {
            watcher: notify::recommended_watcher(hear)?,
            watched: BTreeSet::new(),
        })
    }

    /// Watches these folders, and where one is missing that above it in which it would appear. All watches are
    /// set anew: one on a folder that has been removed and made again would be deaf.
    ///
    /// # Errors
    ///
    /// The first folder that cannot be watched; the others are.
    pub fn set(&mut self, places: &[PathBuf]) -> Result<(), (PathBuf, notify::Error)> {
        for known in std::mem::take(&mut self.watched) {
            // It may be gone, and its watch with it.
            let _ = self.watcher.unwatch(&known);
        }
        let mut failed = None;
        for folder in places.iter().filter_map(|place| nearest(place)) {
            if self.watched.contains(folder) {
                continue;
            }
            match self.watcher.watch(folder, RecursiveMode::NonRecursive) {
                Ok(()) => drop(self.watched.insert(folder.to_owned())),
                Err(error) => failed = failed.or(Some((folder.to_owned(), error))),
            }
        }
        failed.map_or(Ok(()), Err)
    }
}

/// Whether files may have changed. To be read is no change: we read them ourselves.
fn is_change(event: &Event) -> bool {
    match event.kind {
        EventKind::Access(AccessKind::Close(AccessMode::Write)) => true,
        EventKind::Access(_) => event.need_rescan(),
        _ => true,
    }
}

/// A folder, or the nearest one above it that exists.
fn nearest(place: &Path) -> Option<&Path> {
    place.ancestors().find(|folder| folder.is_dir())
}

/// Whether a change at a path has to do with one of the places: it is in it or of it, or one on the way to it.
pub fn concerns(places: &[PathBuf], path: &Path) -> bool {
    let near = |place: &Path| path.parent() == Some(place) || place.starts_with(path);
    places.iter().any(|place| {
        // Some systems tell paths as they are when all links are followed.
        near(place) || place.canonicalize().is_ok_and(|place| near(&place))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_in_a_folder_or_leads_to_it_concerns_it() {
        let places = [PathBuf::from("/home/a/games")];
        let yes = ["/home/a/games/x.ron", "/home/a/games", "/home/a", "/home"];
        for path in yes {
            assert!(concerns(&places, Path::new(path)), "{path}");
        }
        let no = ["/home/b", "/home/a/notes", "/home/a/games/deep/x.ron"];
        for path in no {
            assert!(!concerns(&places, Path::new(path)), "{path}");
        }
    }

    #[test]
    fn a_folder_that_is_not_there_is_awaited_above_it() {
        let folder = std::env::temp_dir();
        let missing = folder.join("baroque-missing/variants/armies");
        assert_eq!(nearest(&missing), Some(folder.as_path()));
        assert_eq!(nearest(&folder), Some(folder.as_path()));
    }
}
