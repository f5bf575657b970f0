//! Games on disk: opened, saved, kept while they are played, gone on with.
//!
//! | file | |
//! |---|---|
//! | `deed` | what a person does with them |
//! | `tasks` | what is done on threads of their own, and what comes of it |
//! | `writer` | the thread that writes each ply down |
//! | `reading` | games out of files, as far as they make sense |
//! | `keepsake` | what a kept game says besides its moves: players, clocks, how the board is seen |
//! | `find` | which game a text means |
//! | `clip` | what a text from the clipboard is |
//! | `collection` | the list of a file's games |
//! | `details` | names, date and event |
//! | `systems` | all this in the window's frames |

pub mod clip;
pub mod collection;
pub mod deed;
pub mod details;
pub mod find;
pub mod keepsake;
pub mod reading;
pub mod resume;
pub mod systems;
pub mod tasks;
pub mod writer;

pub use collection::Collection;
pub use deed::Deed;
pub use details::Form;
pub use resume::Resume;
pub use systems::plugin;
pub use tasks::{Task, Told};

use crate::library::kept::Kept;
use crate::library::pgn_file::Home;
use std::path::PathBuf;

/// What the program knows of games on disk.
#[derive(Debug, Default)]
pub struct Saved {
    /// What is to be done on threads.
    pub tasks: Vec<Task>,
    /// The file that the game on the board belongs to.
    pub home: Option<Home>,
    /// The file in which it is kept while it is played.
    pub kept: Option<PathBuf>,
    /// The name that the person has given it.
    pub title: Option<String>,
    /// The game as it was laid on the board: as long as it is like that it need not be kept.
    pub laid: String,
    /// What has been kept last.
    pub last: String,
    /// What is to be kept.
    pub to_keep: Vec<Keep>,
    /// Whether something has been done since the game was looked at.
    pub touched: bool,
    /// The file of several games that is open.
    pub collection: Option<Collection>,
    /// The games that are kept.
    pub shelf: Vec<Kept>,
    /// Those that have been deleted.
    pub deleted: Vec<Kept>,
    /// The kept game that is being renamed, and its new name.
    pub renaming: Option<(PathBuf, String)>,
    /// Where a game is being saved.
    pub form: Option<Form>,
    /// The game that can be gone on with.
    pub resume: Option<Resume>,
    /// Text for the clipboard.
    pub clipboard: Option<String>,
    /// Recent files that are not there.
    pub missing: Vec<PathBuf>,
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
}

impl Saved {
    /// Forgets where the last game was, as another is laid on the board.
    pub fn part(&mut self) {
        self.home = None;
        self.kept = None;
        self.title = None;
        self.laid.clear();
        self.last.clear();
        if let Some(collection) = &mut self.collection {
            collection.open = None;
        }
    }
}
