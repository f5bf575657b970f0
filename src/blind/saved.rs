//! A blind game in play as a file. All that is hidden is sealed, so the file shows nothing.

use super::pgn::{read_pgn, write_pgn};
use super::umpire::Umpire;
use crate::game::GameName;
use crate::library::{seal, unseal};
use crate::notation::pgn::{Tags, games};
use crate::rules::Variant;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// The version of the form.
const FORMAT: u32 = 1;

/// The sealed text is as long as a multiple of this many bytes, so its length tells next to nothing.
const BLOCK: usize = 16 << 10;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedFile {
    format: u32,
    game: String,
    sealed: String,
}

/// Why a saved blind game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedError {
    /// It is no saved blind game.
    Form(String),
    /// The version is another.
    Version(u32),
    /// The sealed field was changed.
    Seal,
    /// The game in it cannot be played.
    Game(String),
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedError::Form(problem) => write!(f, "this is no saved blind game: {problem}"),
            SavedError::Version(found) => write!(
                f,
                "this program reads format {FORMAT} of saved blind games, not format {found}: use a newer program"
            ),
            SavedError::Seal => f.write_str(
                "the field `sealed` was changed: use a copy of the file from before the change",
            ),
            SavedError::Game(problem) => write!(f, "the saved game cannot be played: {problem}"),
        }
    }
}

impl std::error::Error for SavedError {}

/// A game as text. Games of which a side knows the same differ only in the field `sealed`.
pub fn save(umpire: &Umpire, tags: &Tags) -> String {
    let mut text = write_pgn(umpire, tags).into_bytes();
    text.resize(text.len().next_multiple_of(BLOCK), b' ');
    let file = SavedFile {
        format: FORMAT,
        game: umpire.record().variant().id().to_owned(),
        sealed: seal(&text),
    };
    serde_json::to_string_pretty(&file).unwrap_or_default()
}

/// The game of a text, with its tags. `find` returns the variant of a name.
///
/// # Errors
///
/// If the text is no saved blind game, or was changed.
pub fn load(
    text: &str,
    find: impl FnOnce(GameName) -> Result<Arc<Variant>, String>,
) -> Result<(Umpire, Tags), SavedError> {
    let file: SavedFile =
        serde_json::from_str(text).map_err(|error| SavedError::Form(error.to_string()))?;
    if file.format != FORMAT {
        return Err(SavedError::Version(file.format));
    }
    let bytes = unseal(&file.sealed).ok_or(SavedError::Seal)?;
    let text = String::from_utf8(bytes).map_err(|_| SavedError::Seal)?;
    let raw = games(&text).next().ok_or(SavedError::Seal)?;
    let read = read_pgn(&raw, find).map_err(|note| SavedError::Game(note.message))?;
    match read.notes.first() {
        Some(note) => Err(SavedError::Game(note.message.clone())),
        None => Ok((read.umpire, read.tags)),
    }
}
