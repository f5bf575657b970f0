//! The opening book of the game on the board.
//!
//! | file | |
//! |---|---|
//! | `reader` | the thread that reads it |
//! | `shown` | its moves in the shown position |

pub mod reader;
mod shown;
#[cfg(test)]
mod tests;

pub use shown::BookRow;

use crate::app::play::table::{Player, Table};
use crate::app::settings::{BookSource, OpeningBook};
use crate::app::variants::{Games, written_path};
use baroque::book::{self, Reading};
use baroque::library::pgn_file;
use baroque::rules::{Move, Variant};
use baroque::search::Level;
use baroque::texts::text;
use bevy::ecs::resource::Resource;
use shown::BookLookup;
use std::path::PathBuf;
use std::sync::Arc;

/// The weakest level that plays from a book. Book moves are too strong for those below.
const LEAST: Level = Level::Club;

/// A book for a game: from this file, or the built-in one.
#[derive(Clone, Debug)]
pub struct BookChoice {
    variant: Arc<Variant>,
    file: Option<PathBuf>,
}

impl BookChoice {
    /// The book for a game, or `None` if the settings ask for none.
    fn of(table: &Table, settings: &OpeningBook) -> Option<BookChoice> {
        let file = match settings.source {
            BookSource::Off => return None,
            BookSource::Program => None,
            BookSource::File => Some(written_path(&settings.file)?),
        };
        let variant = table.record.variant().clone();
        Some(BookChoice { variant, file })
    }

    fn is(&self, other: &BookChoice) -> bool {
        let same = Arc::ptr_eq(&self.variant, &other.variant) || self.variant == other.variant;
        self.file == other.file && same
    }

    /// Reads the book. `go_on` gets the part that has been read, from 0 to 1, and stops the reading by returning
    /// false.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or has no games, in words.
    pub fn read(&self, games: &Games, go_on: impl FnMut(f32) -> bool) -> Result<Reading, String> {
        let Some(path) = &self.file else {
            return Ok(book::read_built_in(&self.variant, games));
        };
        let bytes = pgn_file::read(path)?;
        book::read(&bytes, &self.variant, games, go_on).map_err(|problem| {
            let path = path.display().to_string();
            text!(
                "book-holds-none",
                path = path,
                problem = problem.to_string()
            )
        })
    }
}

#[derive(Clone, Debug, Default)]
enum BookState {
    /// Reading has not begun.
    #[default]
    Unread,
    /// This part has been read, from 0 to 1.
    Reading(f32),
    Ready(Arc<Reading>),
    /// An error in words.
    Failed(String),
}

/// The opening book of the game on the board.
#[derive(Resource, Clone, Debug, Default)]
pub struct Openings {
    wanted: Option<BookChoice>,
    state: BookState,
    shown: BookLookup,
}

impl Openings {
    /// Changes to the book of the game on a table. Returns the book if it has to be read.
    fn turn_to(&mut self, table: Option<&Table>, settings: &OpeningBook) -> Option<BookChoice> {
        let wanted = table.and_then(|table| BookChoice::of(table, settings));
        let same = match (&wanted, &self.wanted) {
            (Some(wanted), Some(known)) => wanted.is(known),
            (wanted, known) => wanted.is_none() && known.is_none(),
        };
        // Two copies of the same rules compare slowly, so the new copy replaces the old one.
        self.wanted.clone_from(&wanted);
        if same {
            return None;
        }
        self.state = BookState::Unread;
        self.shown = BookLookup::default();
        wanted
    }

    /// Sets the part of the book that has been read.
    fn hear(&mut self, part: f32) {
        self.state = BookState::Reading(part);
    }

    /// Sets the book, or the error.
    fn learn(&mut self, read: Result<Reading, String>) {
        self.state = match read {
            Ok(reading) => BookState::Ready(Arc::new(reading)),
            Err(problem) => BookState::Failed(problem),
        };
        self.shown = BookLookup::default();
    }

    /// The book, once it has been read.
    fn book(&self) -> Option<&Arc<Reading>> {
        match &self.state {
            BookState::Ready(reading) => Some(reading),
            _ => None,
        }
    }

    /// A book move for the computer in the game on a table. The same seed gives the same move.
    pub fn answer(&self, table: &Table, settings: &OpeningBook, seed: u64) -> Option<Move> {
        let plays = match table.player_on_move() {
            Player::Human => false,
            Player::Computer(level) => level >= LEAST,
            Player::Custom(_) => true,
        };
        let early = table.record.len() < 2 * usize::from(settings.moves());
        let reading = self.book().filter(|_| plays && early)?;
        let position = table.record.position();
        reading.book.choose(table.variant(), position, seed)
    }

    /// The state of the book, in words.
    pub fn words(&self) -> String {
        let file = |wanted: &BookChoice| wanted.file.is_some();
        let own = self.wanted.as_ref().is_some_and(file);
        match &self.state {
            BookState::Unread => String::new(),
            BookState::Reading(part) => {
                text!("book-reading", percent = format!("{:.0}", 100.0 * part))
            }
            BookState::Failed(problem) => text!("book-failed", problem = problem.as_str()),
            BookState::Ready(reading) if own => progress_words(reading),
            BookState::Ready(reading) if reading.games == 0 => text!("book-none").to_owned(),
            BookState::Ready(reading) => {
                text!("book-lines", count = reading.games)
            }
        }
    }
}

/// How many games of a user's own file the book has, in words.
fn progress_words(reading: &Reading) -> String {
    let fault = reading.notes.first().map(ToString::to_string);
    text!(
        "book-own",
        count = reading.games,
        others = reading.others,
        faulty = reading.faulty,
        fault = fault.unwrap_or_default()
    )
}
