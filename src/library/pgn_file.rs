//! Files of games on disk, read and written without loss. To change a file, the caller gives the contents that it
//! read, so that no save overwrites the changes of another program. Windows of this program wait for each other.

use super::played::head;
use super::{lock_from_afar, write_new, write_unless_changed, write_whole};
use crate::game::collection::{self, CollectionEntry, Spliced};
use crate::game::{Form, form_of};
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The longest allowed file, in bytes.
pub const LONGEST: u64 = 1 << 29;

/// The most tries to add a game while another program changes the file.
const MOST_TRIES: usize = 10;

/// The games of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// The file.
    pub path: PathBuf,
    /// A digest of its bytes.
    pub checksum: u64,
    /// Its games.
    pub entries: Arc<Vec<CollectionEntry>>,
}

/// The place of a game in a file.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveTarget {
    /// The file.
    pub path: PathBuf,
    /// A digest of the file's bytes.
    pub checksum: u64,
    /// The game's bytes.
    pub range: Range<usize>,
    /// The old bytes.
    pub bytes: Vec<u8>,
}

/// A saved game.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// Its place now.
    pub home: SaveTarget,
    /// The games of its file.
    pub entries: Arc<Vec<CollectionEntry>>,
}

/// Why a game was not saved.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The file exists already: its path, its number of games, and a digest of its bytes, if it can be read.
    Taken(PathBuf, usize, Option<u64>),
    /// The file has changed. If the game is still in it unchanged, its new place.
    Changed(PathBuf, Option<SaveTarget>),
    /// It cannot be written, with the reason in words.
    Failed(String),
}

/// Reads a file's bytes.
///
/// # Errors
///
/// If it is no file, too long, or unreadable, with the reason in words.
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    let place = path.display();
    super::expect_file(path, LONGEST).map_err(|problem| format!("{place} {problem}"))?;
    fs::read(path).map_err(|error| format!("{place} cannot be read: {error}"))
}

/// A digest of a file's bytes.
pub fn checksum(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

/// Finds the games in the bytes of a file. For `go_on` see [`collection::index`].
///
/// # Errors
///
/// If the file is not text, with the reason in words.
pub fn list(
    path: &Path,
    bytes: &[u8],
    go_on: impl FnMut(usize, usize) -> bool,
) -> Result<Listing, String> {
    let entries = collection::index(bytes, go_on)
        .map_err(|problem| format!("{} contains no games: {problem}", path.display()))?;
    Ok(Listing {
        path: path.to_owned(),
        checksum: checksum(bytes),
        entries: Arc::new(entries),
    })
}

impl Listing {
    /// The place of a game of this file that has these bytes.
    pub fn home(&self, index: usize, bytes: &[u8]) -> Option<SaveTarget> {
        let range = self.entries.get(index)?.range.clone();
        Some(SaveTarget {
            path: self.path.clone(),
            checksum: self.checksum,
            bytes: bytes.get(range.clone())?.to_vec(),
            range,
        })
    }
}

/// Saves a game in its place in a file. All other bytes of the file stay.
///
/// # Errors
///
/// If the file has changed since, or cannot be written.
pub fn put_back(home: &SaveTarget, game: &str) -> Result<Stored, Refusal> {
    let path = &home.path;
    // Where no lock can be written, the comparison of the bytes must do.
    let _lock = lock_from_afar(path);
    let old = read(path).map_err(Refusal::Failed)?;
    if checksum(&old) != home.checksum || old.get(home.range.clone()) != Some(&home.bytes) {
        return Err(Refusal::Changed(path.clone(), find_again(home, &old)));
    }
    let listing = list(path, &old, |_, _| true).map_err(Refusal::Failed)?;
    let mut places = listing.entries.iter().map(|entry| &entry.range);
    let index = places.position(|range| *range == home.range);
    let new = index.and_then(|index| collection::replace(&old, &listing.entries, index, game));
    let written = write_spliced(path, &old, new)?;
    written.ok_or_else(|| {
        let now = read(path).unwrap_or_default();
        Refusal::Changed(path.clone(), find_again(home, &now))
    })
}

/// Saves a game as a file of its own.
///
/// # Errors
///
/// If the file exists already, or cannot be written.
pub fn create(path: &Path, game: &str) -> Result<Stored, Refusal> {
    match write_new(path, game.as_bytes()) {
        Ok(()) => stored_alone(path, game.as_bytes()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(taken(path)),
        Err(error) => Err(failed(path, &error)),
    }
}

/// Saves a game after the others of a file. A missing file is created.
///
/// # Errors
///
/// If the file is not text, or cannot be written.
pub fn append(path: &Path, game: &str) -> Result<Stored, Refusal> {
    let _lock = lock_from_afar(path);
    for _ in 0..MOST_TRIES {
        let added = match path.exists() {
            true => append_once(path, game)?,
            false => match create(path, game) {
                Err(Refusal::Taken(..)) => None,
                created => return created,
            },
        };
        if let Some(added) = added {
            return Ok(added);
        }
    }
    let place = path.display();
    Err(Refusal::Failed(format!(
        "{place} was not saved, because another program changes it all the time; try again"
    )))
}

/// Saves a game after the others of a file; `None` if another program changes the file at the same time.
fn append_once(path: &Path, game: &str) -> Result<Option<Stored>, Refusal> {
    let old = read(path).map_err(Refusal::Failed)?;
    let listing = list(path, &old, |_, _| true).map_err(Refusal::Failed)?;
    if form_of(&head(&old)) != Form::Pgn {
        let place = path.display();
        let problem =
            format!("{place} is no PGN file, so no game can be added; choose another name");
        return Err(Refusal::Failed(problem));
    }
    let new = collection::append(&old, &listing.entries, game);
    write_spliced(path, &old, new)
}

/// Writes a file with a new game; `None` if the file has changed.
fn write_spliced(path: &Path, old: &[u8], new: Option<Spliced>) -> Result<Option<Stored>, Refusal> {
    let place = path.display();
    let new = new.ok_or_else(|| {
        Refusal::Failed(format!(
            "{place} was not saved, because something else in it would be lost; choose another file"
        ))
    })?;
    match write_unless_changed(path, old, &new.bytes) {
        Ok(true) => stored(path, &new.bytes, new.entries, new.index).map(Some),
        Ok(false) => Ok(None),
        Err(error) => Err(failed(path, &error)),
    }
}

/// Replaces a whole file by a game, if the file is unchanged since the user agreed.
///
/// # Errors
///
/// If the file has changed since, or cannot be written.
pub fn write_over(path: &Path, checksum: Option<u64>, game: &str) -> Result<Stored, Refusal> {
    if !path.exists() {
        return create(path, game);
    }
    let _lock = lock_from_afar(path);
    let old = read(path).ok();
    if old.as_deref().map(self::checksum) != checksum {
        return Err(taken(path));
    }
    let written = match old {
        Some(old) => write_unless_changed(path, &old, game.as_bytes()),
        None => write_whole(path, game.as_bytes()).map(|()| true),
    };
    match written {
        Ok(true) => stored_alone(path, game.as_bytes()),
        Ok(false) => Err(taken(path)),
        Err(error) => Err(failed(path, &error)),
    }
}

/// The refusal because a file exists already.
fn taken(path: &Path) -> Refusal {
    let old = read(path).ok();
    let listing = old
        .as_ref()
        .and_then(|old| list(path, old, |_, _| true).ok());
    let games = listing.map_or(0, |listing| listing.entries.len());
    Refusal::Taken(path.to_owned(), games, old.as_deref().map(checksum))
}

/// The place of a game in a changed file, if it is there once and unchanged.
fn find_again(home: &SaveTarget, now: &[u8]) -> Option<SaveTarget> {
    let listing = list(&home.path, now, |_, _| true).ok()?;
    let same = |&index: &usize| now.get(listing.entries[index].range.clone()) == Some(&home.bytes);
    let mut places = (0..listing.entries.len()).filter(same);
    match (places.next(), places.next()) {
        (Some(index), None) => listing.home(index, now),
        _ => None,
    }
}

/// The only game of a written file.
fn stored_alone(path: &Path, bytes: &[u8]) -> Result<Stored, Refusal> {
    let entries = collection::index(bytes, |_, _| true).unwrap_or_default();
    stored(path, bytes, entries, 0)
}

/// A game of a written file.
fn stored(
    path: &Path,
    bytes: &[u8],
    entries: Vec<CollectionEntry>,
    index: usize,
) -> Result<Stored, Refusal> {
    let listing = Listing {
        path: path.to_owned(),
        checksum: checksum(bytes),
        entries: Arc::new(entries),
    };
    let home = listing
        .home(index, bytes)
        .ok_or_else(|| Refusal::Failed(format!("{} cannot be read as a game", path.display())))?;
    Ok(Stored {
        home,
        entries: listing.entries,
    })
}

fn failed(path: &Path, error: &io::Error) -> Refusal {
    Refusal::Failed(format!("{} was not saved: {}", path.display(), error))
}

#[cfg(test)]
mod tests;
