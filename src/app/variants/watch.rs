//! Watches folders for changes.

use notify::event::{AccessKind, AccessMode, EventKind};
use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Reports changes in folders, even in folders that are created later.
pub struct Watch {
    watcher: RecommendedWatcher,
    watched: BTreeSet<PathBuf>,
}

impl Watch {
    /// A watch without folders. `tell` is called on another thread with the paths of each change, or with no paths if
    /// they are unknown.
    ///
    /// # Errors
    ///
    /// If the system cannot watch files.
    pub fn new(report: impl Fn(Vec<PathBuf>) + Send + 'static) -> notify::Result<Watch> {
        let hear = move |event: notify::Result<Event>| match event {
            Ok(event) if is_change(&event) => report(event.paths),
            Ok(_) => {}
            Err(_) => report(Vec::new()),
        };
        Ok(Watch {
            watcher: notify::recommended_watcher(hear)?,
            watched: BTreeSet::new(),
        })
    }

    /// Watches these folders. For a missing one it watches the nearest folder above it. All watches are replaced,
    /// because a watch does not survive if its folder is removed and created again.
    ///
    /// # Errors
    ///
    /// The first folder that cannot be watched. The others are watched.
    pub fn set(&mut self, places: &[PathBuf]) -> Result<(), (PathBuf, notify::Error)> {
        for known in std::mem::take(&mut self.watched) {
            // The folder may be gone, and its watch with it.
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

/// Whether an event may have changed files. Reading is no change, and the program itself reads them.
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

/// Whether a change at a path concerns one of the folders: the path is in it, or is the folder itself or one above it.
pub fn concerns(places: &[PathBuf], path: &Path) -> bool {
    let near = |place: &Path| path.parent() == Some(place) || place.starts_with(path);
    places.iter().any(|place| {
        // Some systems report paths with all links resolved.
        near(place) || place.canonicalize().is_ok_and(|place| near(&place))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_in_a_folder_or_above_it_concern_it() {
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
    fn a_missing_folder_is_watched_from_above() {
        let folder = std::env::temp_dir();
        let missing = folder.join("baroque-missing/variants/armies");
        assert_eq!(nearest(&missing), Some(folder.as_path()));
        assert_eq!(nearest(&folder), Some(folder.as_path()));
    }
}
