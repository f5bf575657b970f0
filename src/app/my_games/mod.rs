//! Games on disk: opened, saved, kept while they are played, gone on with.
//!
//! | file | |
//! |---|---|
//! | `action` | what a person does with them |
//! | `games`, `open`, `save`, `shelf` | what becomes of that |
//! | `ui` | the pages and forms, and what of it stands on other pages |
//! | `tasks` | what is done on threads, and what comes of it |
//! | `write_guard` | what it has written, so that nothing of anybody else is written over |
//! | `saves` | which saves are under way, so that each answer finds its own |
//! | `leaving` | the end of the program, once all is written |
//! | `reading` | games out of files, as far as they make sense |
//! | `keepsake` | what a kept game says besides its moves: players, clocks, how the board is seen |
//! | `clip` | what a text from the clipboard is |
//! | `collection` | the list of a file's games |
//! | `dates` | days and times |
//! | `details` | names, date and event |
//! | `systems` | all this in the window's frames |

pub mod action;
pub mod clip;
pub mod collection;
pub mod dates;
pub mod details;
mod games;
pub mod keepsake;
pub mod leaving;
mod open;
pub mod reading;
pub mod resume;
mod save;
pub mod saves;
mod shelf;
pub mod systems;
pub mod tasks;
#[cfg(test)]
mod tests;
pub mod ui;
pub mod write_guard;

pub use action::SavedAction;
pub use collection::Collection;
pub use details::{Form, Subject};
pub use games::GameFiles;
pub use resume::Resume;
pub use saves::{Saves, Saving};
pub use systems::{actions, plugin};
pub use tasks::{Task, TaskResult};

use crate::library::kept::Kept;
use crate::library::pgn_file::Home;
use crate::notation::pgn::Tags;
use crate::rules::Outcome;
use bevy::ecs::resource::Resource;
use keepsake::Keepsake;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What the program knows of games on disk.
#[derive(Resource, Debug, Default)]
pub struct Saved {
    /// What is to be done on threads.
    pub tasks: Vec<Task>,
    /// Counts the games that have been laid on the board.
    pub game: u32,
    /// The saves that are under way.
    pub saves: Saves,
    /// Whether the person knows that not all is written, so that whoever leaves again wants it so.
    pub warned: bool,
    /// Whether the game could not be kept as it is.
    pub unkept: bool,
    /// Where the game on the board is on disk.
    pub board: OnBoard,
    /// The game that is about to be laid on the board.
    pub(super) arriving: Option<Arriving>,
    /// What is to be kept.
    pub to_keep: Vec<Keep>,
    /// Whether something has been done since the game was looked at.
    pub touched: bool,
    /// The file of several games that is open.
    pub collection: Option<Collection>,
    /// The games that are kept.
    pub shelf: Shelf,
    /// Where a game is being saved.
    pub form: Option<Form>,
    /// Text for the clipboard.
    pub clipboard: Option<String>,
    /// Recent files that are not there.
    pub missing: Vec<PathBuf>,
}

/// The games that are kept.
#[derive(Debug, Default)]
pub struct Shelf {
    /// They themselves.
    pub games: Vec<Kept>,
    /// Those that have been deleted.
    pub deleted: Vec<Kept>,
    /// The one that is being renamed, and its new name.
    pub renaming: Option<(PathBuf, String)>,
    /// The one that can be gone on with.
    pub resume: Option<Resume>,
    /// How they stand, by their files: when they were played on last, and the position if it could be read.
    pub drawn: HashMap<PathBuf, (SystemTime, Option<Resume>)>,
}

/// Where the game on the board came from and where it is kept, and what it was like there.
#[derive(Debug, Default)]
pub struct OnBoard {
    /// The file that it belongs to.
    pub home: Option<Home>,
    /// The file in which it is kept while it is played.
    pub kept: Option<PathBuf>,
    /// What told that file from any other state of it when it was read.
    pub read: Option<u64>,
    /// The game file that it is played by, if that is not the one of its name.
    pub rules: Option<String>,
    /// Whether it came from somewhere with tags, which then stay as they are.
    pub foreign: bool,
    /// The name that the person has given it.
    pub title: Option<String>,
    /// The game as it was laid on the board: as long as it is like that it need not be kept.
    pub laid: String,
    /// What has been kept last, and what the game was like then.
    pub last: String,
    /// See [`last`](OnBoard::last).
    pub likeness: Option<Likeness>,
}

/// A game out of a file that is about to be laid on the board.
#[derive(Debug)]
pub(super) struct Arriving {
    /// Its number.
    number: u64,
    /// Where it came from and where it is kept.
    board: OnBoard,
    /// The file of games that it was read from, and which of them it is.
    place: Option<(PathBuf, usize)>,
}

/// A game that is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keep {
    /// Its file.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
    /// The text of its own game file, if it has one.
    pub rules: Option<String>,
    /// What told the file from any other state of it, if the game was read from there.
    pub read: Option<u64>,
}

/// All that the text of a kept game depends on. As long as it is the same there is nothing to write.
#[derive(Clone, Debug, PartialEq)]
pub struct Likeness {
    /// Which state of the tree it is.
    pub edition: u64,
    /// How the game has ended.
    pub ended: Option<Outcome>,
    /// What its tags say.
    pub tags: Tags,
    /// Players, clocks and the like; the clocks in whole seconds, since they run.
    pub keepsake: Keepsake,
    /// The seconds left to White and to Black.
    pub seconds: Option<[u64; 2]>,
}

impl Saved {
    /// Forgets where the last game was, as the one with this number is laid on the board.
    pub fn part(&mut self, number: u64) {
        self.game = self.game.wrapping_add(1);
        self.board = OnBoard::default();
        self.form.take_if(|form| form.subject == Subject::Board);
        if let Some(collection) = &mut self.collection {
            collection.open = None;
        }
        let arriving = self.arriving.take();
        if let Some(arrived) = arriving.filter(|arriving| arriving.number == number) {
            self.board = arrived.board;
            if let Some((path, index)) = arrived.place {
                self.found_in(&path, index);
            }
        }
    }

    /// Notes which game of its file is on the board; a file of one game needs no list.
    fn found_in(&mut self, path: &Path, index: usize) {
        if let Some(collection) = &mut self.collection
            && collection.listing.path == path
        {
            collection.open = Some(index);
            if collection.progress.is_some() {
                self.collection = None;
            }
        }
    }
}
