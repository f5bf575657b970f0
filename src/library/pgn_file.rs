//! Files of games on disk, read and written without loss. To change a file, the caller gives the contents that it
//! read, so that no save overwrites the changes of another program.

use super::played::head;
use super::{write_new, write_whole};
use crate::game::collection::{self, CollectionEntry};
use crate::game::{Form, form_of};
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The longest allowed file, in bytes.
pub const LONGEST: u64 = 1 << 29;

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
pub struct Home {
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
    pub home: Home,
    /// The games of its file.
    pub entries: Arc<Vec<CollectionEntry>>,
}

/// Why a game was not saved.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The file exists already: its path, its number of games, and a digest of its bytes, if it can be read.
    Taken(PathBuf, usize, Option<u64>),
    /// The file has changed. If the game is still in it unchanged, its new place.
    Changed(PathBuf, Option<Home>),
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
    pub fn home(&self, index: usize, bytes: &[u8]) -> Option<Home> {
        let range = self.entries.get(index)?.range.clone();
        Some(Home {
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
pub fn put_back(home: &Home, game: &str) -> Result<Stored, Refusal> {
    let path = &home.path;
    let old = read(path).map_err(Refusal::Failed)?;
    if checksum(&old) != home.checksum || old.get(home.range.clone()) != Some(&home.bytes) {
        return Err(Refusal::Changed(path.clone(), find_again(home, &old)));
    }
    let new = collection::replace(&old, home.range.clone(), game);
    write(path, &new)?;
    stored(path, &new, home.range.start)
}

/// Saves a game as a file of its own.
///
/// # Errors
///
/// If the file exists already, or cannot be written.
pub fn create(path: &Path, game: &str) -> Result<Stored, Refusal> {
    match write_new(path, game.as_bytes()) {
        Ok(()) => stored(path, game.as_bytes(), 0),
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
    if !path.exists() {
        return create(path, game);
    }
    let old = read(path).map_err(Refusal::Failed)?;
    list(path, &old, |_, _| true).map_err(Refusal::Failed)?;
    if form_of(&head(&old)) != Form::Pgn {
        let place = path.display();
        let problem =
            format!("{place} is no PGN file, so no game can be added; choose another name");
        return Err(Refusal::Failed(problem));
    }
    let new = collection::append(&old, game);
    write(path, &new)?;
    stored(path, &new, old.len())
}

/// Replaces a whole file by a game, if the file is unchanged since the user agreed.
///
/// # Errors
///
/// If the file has changed since, or cannot be written.
pub fn write_over(path: &Path, checksum: Option<u64>, game: &str) -> Result<Stored, Refusal> {
    let now = read(path).ok().as_deref().map(self::checksum);
    if path.exists() && now != checksum {
        return Err(taken(path));
    }
    write(path, game.as_bytes())?;
    stored(path, game.as_bytes(), 0)
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
fn find_again(home: &Home, now: &[u8]) -> Option<Home> {
    let listing = list(&home.path, now, |_, _| true).ok()?;
    let same = |&index: &usize| now.get(listing.entries[index].range.clone()) == Some(&home.bytes);
    let mut places = (0..listing.entries.len()).filter(same);
    match (places.next(), places.next()) {
        (Some(index), None) => listing.home(index, now),
        _ => None,
    }
}

/// The game of a written file that starts at this byte, or the next one.
fn stored(path: &Path, bytes: &[u8], start: usize) -> Result<Stored, Refusal> {
    let listing = list(path, bytes, |_, _| true).map_err(Refusal::Failed)?;
    let mut places = listing.entries.iter();
    let index = places.position(|entry| entry.range.start >= start);
    let home = index.and_then(|index| listing.home(index, bytes));
    let home = home
        .ok_or_else(|| Refusal::Failed(format!("{} cannot be read as a game", path.display())))?;
    Ok(Stored {
        home,
        entries: listing.entries,
    })
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Refusal> {
    write_whole(path, bytes).map_err(|error| failed(path, &error))
}

fn failed(path: &Path, error: &io::Error) -> Refusal {
    Refusal::Failed(format!("{} was not saved: {}", path.display(), error))
}

#[cfg(test)]
mod tests;
