//! Files of games on disk: read, and written without loss. Whoever changes a file says what it was when it was
//! read, so that no save overwrites the changes of another program.

use super::{write_new, write_whole};
use crate::game::collection::{self, Entry};
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The longest file that is read, in bytes.
pub const LONGEST: u64 = 1 << 29;

/// The games of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// The file.
    pub path: PathBuf,
    /// A digest of its bytes.
    pub seal: u64,
    /// Its games.
    pub entries: Arc<Vec<Entry>>,
}

/// Where a game stands in a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Home {
    /// The file.
    pub path: PathBuf,
    /// A digest of the file's bytes.
    pub seal: u64,
    /// The game's bytes.
    pub range: Range<usize>,
    /// The old bytes.
    pub bytes: Vec<u8>,
}

/// A game that has been saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// Where it is now.
    pub home: Home,
    /// The games of its file.
    pub entries: Arc<Vec<Entry>>,
}

/// Why a game has not been saved.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The file exists already, with so many games; a digest of its bytes, if it can be read.
    Taken(PathBuf, usize, Option<u64>),
    /// The file is not what it was; where the game stands in it now, if it is still there as it was.
    Changed(PathBuf, Option<Home>),
    /// It cannot be written, in words.
    Failed(String),
}

/// Reads a file's bytes.
///
/// # Errors
///
/// When it is no file, too long, or cannot be read; in words.
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    let place = path.display();
    super::expect_file(path, LONGEST).map_err(|problem| format!("{place} {problem}"))?;
    fs::read(path).map_err(|error| format!("{place} cannot be read: {error}"))
}

/// A digest of a file's bytes.
pub fn seal(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

/// Finds the games of a file that has been read; `go_on` is as in [`collection::index`].
///
/// # Errors
///
/// When the file is no text, in words.
pub fn list(
    path: &Path,
    bytes: &[u8],
    go_on: impl FnMut(usize, usize) -> bool,
) -> Result<Listing, String> {
    let entries = collection::index(bytes, go_on)
        .map_err(|problem| format!("{} contains no games: {problem}", path.display()))?;
    Ok(Listing {
        path: path.to_owned(),
        seal: seal(bytes),
        entries: Arc::new(entries),
    })
}

impl Listing {
    /// Where a game of this file stands, which has these bytes.
    pub fn home(&self, index: usize, bytes: &[u8]) -> Option<Home> {
        let range = self.entries.get(index)?.range.clone();
        Some(Home {
            path: self.path.clone(),
            seal: self.seal,
            bytes: bytes.get(range.clone())?.to_vec(),
            range,
        })
    }
}

/// Saves a game where it came from; every other byte of the file stays.
///
/// # Errors
///
/// When the file has been changed since, or cannot be written.
pub fn put_back(home: &Home, game: &str) -> Result<Stored, Refusal> {
    let path = &home.path;
    let old = read(path).map_err(Refusal::Failed)?;
    if seal(&old) != home.seal || old.get(home.range.clone()) != Some(&home.bytes) {
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
/// When the file is there already, or cannot be written.
pub fn create(path: &Path, game: &str) -> Result<Stored, Refusal> {
    match write_new(path, game.as_bytes()) {
        Ok(()) => stored(path, game.as_bytes(), 0),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(taken(path)),
        Err(error) => Err(failed(path, &error)),
    }
}

/// Saves a game behind the others of a file; a file that is not there is made.
///
/// # Errors
///
/// When the file is no text, or cannot be written.
pub fn append(path: &Path, game: &str) -> Result<Stored, Refusal> {
    if !path.exists() {
        return create(path, game);
    }
    let old = read(path).map_err(Refusal::Failed)?;
    list(path, &old, |_, _| true).map_err(Refusal::Failed)?;
    let new = collection::append(&old, game);
    write(path, &new)?;
    stored(path, &new, old.len())
}

/// Saves a game in the place of a whole file, whatever that holds, if it is as it was when the user agreed.
///
/// # Errors
///
/// When the file has another `seal` by now, or cannot be written.
pub fn write_over(path: &Path, seal: Option<u64>, game: &str) -> Result<Stored, Refusal> {
    let now = read(path).ok().as_deref().map(self::seal);
    if path.exists() && now != seal {
        return Err(taken(path));
    }
    write(path, game.as_bytes())?;
    stored(path, game.as_bytes(), 0)
}

/// The reason why a new file cannot have its name.
fn taken(path: &Path) -> Refusal {
    let old = read(path).ok();
    let listing = old
        .as_ref()
        .and_then(|old| list(path, old, |_, _| true).ok());
    let games = listing.map_or(0, |listing| listing.entries.len());
    Refusal::Taken(path.to_owned(), games, old.as_deref().map(seal))
}

/// Where a game is in a file that has been changed since, if it is there once and as it was.
fn find_again(home: &Home, now: &[u8]) -> Option<Home> {
    let listing = list(&home.path, now, |_, _| true).ok()?;
    let same = |&index: &usize| now.get(listing.entries[index].range.clone()) == Some(&home.bytes);
    let mut places = (0..listing.entries.len()).filter(same);
    match (places.next(), places.next()) {
        (Some(index), None) => listing.home(index, now),
        _ => None,
    }
}

/// The game of a file that begins at this byte or is the first behind it, once it is written.
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
