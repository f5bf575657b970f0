//! Game files and autosaved games: opening, saving and continuing them.
//!
//! | file | |
//! |---|---|
//! | `action` | the user's actions |
//! | `games`, `open`, `save`, `autosaves` | what the actions do |
//! | `ui` | the pages and forms, and the parts on other pages |
//! | `tasks` | jobs for threads, and their results |
//! | `saves` | the saves in progress |
//! | `leaving` | the end of the program, once all is written |
//! | `reading` | reading games, as far as they are valid |
//! | `notes` | what was not read as written, in words |
//! | `saved_game_meta` | what an autosaved game has besides its moves: players, clocks, the side at the bottom |
//! | `clipboard` | recognizing text from the clipboard |
//! | `collection` | the list of a file's games |
//! | `dates` | days and times |
//! | `details` | names, date and event |
//! | `systems` | the systems |

pub mod action;
mod autosaves;
pub mod clipboard;
pub mod dates;
pub mod details;
pub mod games;
pub mod leaving;
mod notes;
mod open;
pub mod reading;
pub mod resume;
mod save;
pub mod saved_game_meta;
pub mod saves;
pub mod systems;
pub mod tasks;
#[cfg(test)]
mod tests;
pub mod ui;

pub use action::{KeepGame, SavedAction, ShowBlind, ShowGame};
pub use baroque::library::collection::Collection;
pub use details::{SaveForm, SaveSubject};
pub use resume::Resume;
pub use saves::{Saves, Saving};
pub use systems::plugin;
pub use tasks::{GameTask, TaskResult};

use baroque::library::pgn_file::SaveTarget;
use baroque::library::saved_games::SavedGame;
use baroque::library::write_guard::Keep;
use baroque::notation::pgn::Tags;
use baroque::rules::Outcome;
use bevy::ecs::resource::Resource;
use saved_game_meta::SavedGameMeta;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The state of game files and autosaved games.
#[derive(Resource, Debug, Default)]
pub struct Saved {
    /// The tasks to start.
    pub tasks: Vec<GameTask>,
    /// The number of games that have been on the board.
    pub game: u32,
    /// The saves in progress.
    pub saves: Saves,
    /// Whether the user knows that a write has failed. The next attempt to quit ends the program anyway.
    pub warned: bool,
    /// Whether the last autosave has failed.
    pub unkept: bool,
    /// Where the game on the board is stored.
    pub board: OnBoard,
    /// The game that is about to come onto the board.
    pub(super) arriving: Option<Arriving>,
    /// The games to autosave.
    pub to_keep: Vec<Keep>,
    /// Whether something has happened since the last check for an autosave.
    pub touched: bool,
    /// The open file of several games.
    pub collection: Option<Collection>,
    /// The page My games.
    pub list: GameList,
    pub form: Option<SaveForm>,
    /// Whether to paste the text on the clipboard.
    pub pastes: bool,
    /// Text for the clipboard.
    pub clipboard: Option<String>,
    /// Recent files that do not exist.
    pub missing: Vec<PathBuf>,
}

/// The content of the page My games.
#[derive(Debug, Default)]
pub struct GameList {
    /// The autosaved games.
    pub games: Vec<SavedGame>,
    pub deleted: Vec<SavedGame>,
    /// The game that is being renamed, and its new name.
    pub renaming: Option<(PathBuf, String)>,
    /// The last unfinished game, which can be continued.
    pub resume: Option<Resume>,
    /// The positions of games by file: when each was last played, and its position if it could be read.
    pub drawn: HashMap<PathBuf, (SystemTime, Option<Resume>)>,
}

impl GameList {
    /// The autosaved game in a file.
    fn game(&self, path: &Path) -> Option<&SavedGame> {
        self.games.iter().find(|game| game.path == path)
    }
}

/// Where the game on the board is stored, and its state there.
#[derive(Debug, Default)]
pub struct OnBoard {
    /// The file that it belongs to.
    pub home: Option<SaveTarget>,
    /// Its autosave file.
    pub saved_game: Option<PathBuf>,
    /// The hash of the autosave file's content when it was read.
    pub read: Option<u64>,
    /// The game file with its rules, if that is not the usual one.
    pub rules: Option<String>,
    /// Whether it came with tags, which then stay as they are.
    pub foreign: bool,
    /// The name that the user gave it.
    pub title: Option<String>,
    /// The text of the game when it came onto the board. An unchanged game needs no autosave.
    pub laid: String,
    /// The text of the last autosave, and its fingerprint.
    pub last: String,
    /// See [`last`](OnBoard::last).
    pub likeness: Option<Likeness>,
}

/// A game that is about to come onto the board.
#[derive(Debug)]
pub(super) struct Arriving {
    /// The number of its table.
    number: u64,
    /// Where it is stored.
    board: OnBoard,
    /// The file that it was read from, and its index there.
    place: Option<(PathBuf, usize)>,
}

/// Everything that the text of an autosave depends on. While it is the same, there is nothing to write.
#[derive(Clone, Debug, PartialEq)]
pub struct Likeness {
    /// The state of the tree.
    pub edition: u64,
    /// The result.
    pub ended: Option<Outcome>,
    pub tags: Tags,
    /// Players, clocks and the like. The clocks are in whole seconds, since they run.
    pub meta: SavedGameMeta,
    /// The seconds left for White and for Black.
    pub seconds: Option<[u64; 2]>,
}

impl Saved {
    /// Drops what was about the last game when the game with this number comes onto the board.
    pub fn part(&mut self, number: u64) {
        self.game = self.game.wrapping_add(1);
        self.board = OnBoard::default();
        self.form.take_if(|form| form.subject == SaveSubject::Board);
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

    /// Remembers which game of its file is on the board. A file of one game needs no list.
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
