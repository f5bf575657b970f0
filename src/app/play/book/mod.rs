//! The opening book of the game on the board: which one is wanted, what has become of it, and what it says.
//!
//! | file | |
//! |---|---|
//! | `reader` | the thread that reads it |
//! | `shown` | its moves in the position that is shown |

pub mod reader;
mod shown;
#[cfg(test)]
mod tests;

pub use shown::Row;

use crate::app::play::table::{Player, Table};
use crate::app::settings::{BookSource, OpeningBook};
use crate::app::texts::text;
use crate::app::variants::{Games, written_path};
use crate::book::{self, Reading};
use crate::library::pgn_file;
use crate::rules::{Move, Variant};
use crate::search::Level;
use bevy::ecs::resource::Resource;
use shown::Shown;
use std::path::PathBuf;
use std::sync::Arc;

/// The weakest level that plays from a book: those below play weaker than any.
const LEAST: Level = Level::Club;

/// A book that is wanted: of which game, and out of which file; without one it is the program's own.
#[derive(Clone, Debug)]
pub struct BookChoice {
    variant: Arc<Variant>,
    file: Option<PathBuf>,
}

impl BookChoice {
    /// The book for the game on a table; nothing if it is to have none.
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

    /// Reads it; `go_on` hears what part of it has been read, from 0 to 1, and may end that.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or holds no games, in words.
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

/// What has become of the book.
#[derive(Clone, Debug, Default)]
enum State {
    /// Nothing yet.
    #[default]
    Unread,
    /// So much of it has been read, from 0 to 1.
    Reading(f32),
    /// It is there.
    Ready(Arc<Reading>),
    /// Why there is none.
    Failed(String),
}

/// The opening book of the game on the board.
#[derive(Resource, Clone, Debug, Default)]
pub struct Openings {
    wanted: Option<BookChoice>,
    state: State,
    shown: Shown,
}

impl Openings {
    /// Turns to the book of the game on a table; that book, if it has to be read.
    fn turn_to(&mut self, table: Option<&Table>, settings: &OpeningBook) -> Option<BookChoice> {
        let wanted = table.and_then(|table| BookChoice::of(table, settings));
        let same = match (&wanted, &self.wanted) {
            (Some(wanted), Some(known)) => wanted.is(known),
            (wanted, known) => wanted.is_none() && known.is_none(),
        };
        // The rules of the same game may be another copy, which is found out only once.
        self.wanted.clone_from(&wanted);
        if same {
            return None;
        }
        self.state = State::Unread;
        self.shown = Shown::default();
        wanted
    }

    /// Takes in what part of the book has been read.
    fn hear(&mut self, part: f32) {
        self.state = State::Reading(part);
    }

    /// Takes in the book that was wanted, or why there is none.
    fn learn(&mut self, read: Result<Reading, String>) {
        self.state = match read {
            Ok(reading) => State::Ready(Arc::new(reading)),
            Err(problem) => State::Failed(problem),
        };
        self.shown = Shown::default();
    }

    /// The book, once it is there.
    fn book(&self) -> Option<&Arc<Reading>> {
        match &self.state {
            State::Ready(reading) => Some(reading),
            _ => None,
        }
    }

    /// What the computer plays out of the book in the game on a table; the same for the same seed.
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

    /// What has become of the book, in words.
    pub fn words(&self) -> String {
        let file = |wanted: &BookChoice| wanted.file.is_some();
        let own = self.wanted.as_ref().is_some_and(file);
        match &self.state {
            State::Unread => String::new(),
            State::Reading(part) => text!("book-reading", percent = format!("{:.0}", 100.0 * part)),
            State::Failed(problem) => text!("book-failed", problem = problem.as_str()),
            State::Ready(reading) if own => told(reading),
            State::Ready(reading) if reading.games == 0 => text!("book-none").to_owned(),
            State::Ready(reading) => {
                text!("book-lines", count = reading.games)
            }
        }
    }
}

/// What has become of the games of a person's own file.
fn told(reading: &Reading) -> String {
    let fault = reading.fault.as_ref().map(ToString::to_string);
    text!(
        "book-own",
        count = reading.games,
        others = reading.others,
        faulty = fault.as_ref().map_or(0, |_| reading.faulty),
        fault = fault.unwrap_or_default()
    )
}
