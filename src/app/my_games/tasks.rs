//! What is done with games on disk on threads of their own, so that no frame waits for a disk, a dialog or a long
//! file.

use super::clip;
use super::details::{Form, Subject};
use super::keepsake::{self, Keepsake};
use super::reading::{open, open_kept, pick_again};
use super::resume::Resume;
use crate::app::jobs::Failure;
use crate::app::texts::text;
use crate::app::variants::{Games, written_path};
use crate::game::Game;
use crate::game::collection::{decode, retag};
use crate::library::kept::{self, Kept};
use crate::library::pgn_file::{self, Home, Listing, Refusal, Stored};
use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Something to be done.
#[derive(Debug)]
pub enum Task {
    /// Read a file of games; it can be stopped.
    Open(PathBuf, Games, Arc<AtomicBool>),
    /// Read a game of a file.
    Pick(Listing, usize, Games),
    /// Go on with a game that is kept.
    Kept(PathBuf, Games),
    /// Find out how a kept game stands.
    Draw(Kept, Games),
    /// Save a game where it came from; the number of the save.
    PutBack(u32, Home, String),
    /// Save a game as a form says; the number of the save.
    Store(u32, How, Box<Form>, Option<String>),
    /// Read which games are kept, and with the games that there are, the one to be gone on with.
    Shelf(Games),
    /// Give a kept game a name.
    Rename(PathBuf, String),
    /// Delete a kept game.
    Delete(PathBuf),
    /// Bring a deleted game back.
    BringBack(PathBuf),
    /// Take a text for what it is, beside the game on the board.
    Paste(String, Games, Option<Box<Game>>),
    /// The same with the text of a file.
    Text(PathBuf, Games, Option<Box<Game>>),
    /// Find out which files are not there.
    Missing(Vec<PathBuf>),
}

impl Task {
    /// Whether it changes files, so that its turn matters.
    pub fn writes(&self) -> bool {
        matches!(
            self,
            Task::PutBack(..)
                | Task::Store(..)
                | Task::Rename(..)
                | Task::Delete(_)
                | Task::BringBack(_)
        )
    }

    /// Whether it reads what may be being written.
    pub fn reads(&self) -> bool {
        matches!(
            self,
            Task::Open(..) | Task::Pick(..) | Task::Kept(..) | Task::Draw(..) | Task::Shelf(_)
        )
    }

    /// The answer if it fails in a way that nobody foresaw.
    pub fn failed(&self) -> impl FnOnce(Failure) -> TaskResult + Clone + Send + 'static + use<> {
        let (path, save) = match self {
            Task::Open(path, ..) => (Some(path.clone()), None),
            Task::PutBack(save, ..) | Task::Store(save, ..) => (None, Some(*save)),
            _ => (None, None),
        };
        move |failure| {
            let words = failure.to_string();
            match (path, save) {
                (Some(path), _) => TaskResult::NotRead(path, words),
                (None, Some(save)) => TaskResult::Refused(save, Refusal::Failed(words)),
                (None, None) => TaskResult::Failed(words),
            }
        }
    }
}

/// How a game goes into a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// As a new file.
    Create,
    /// Behind other games.
    Append,
    /// In place of the file.
    Over,
}

/// A game that has been read.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The game.
    pub game: Game,
    /// Where it may be saved.
    pub home: Option<Home>,
    /// The file that it has been read from, and which of its games it is.
    pub place: Option<(PathBuf, usize)>,
    /// The file in which it is kept, and what tells it from any other state of that file.
    pub kept: Option<(PathBuf, u64)>,
    /// The game file that it is played by, if that is not the one of its name.
    pub rules: Option<String>,
    /// What it says besides.
    pub keepsake: Keepsake,
    /// What is to be told about it.
    pub words: Vec<String>,
}

/// Games have no other likeness than their texts.
impl PartialEq for Opened {
    fn eq(&self, other: &Opened) -> bool {
        (&self.home, &self.kept, &self.words) == (&other.home, &other.kept, &other.words)
            && self.game.write() == other.game.write()
    }
}

/// What comes of a task.
#[derive(Clone, Debug, PartialEq)]
pub enum TaskResult {
    /// A file is being read: how many games there are so far, and what part of it has been read.
    Reading(PathBuf, usize, f32),
    /// A file has been read.
    Listed(Listing),
    /// A game has been read.
    Opened(Box<Opened>),
    /// A file could not be read, in words.
    NotRead(PathBuf, String),
    /// A game has been saved; the number of the save.
    Stored(u32, Stored),
    /// A game has not been saved where it came from, or as the form says; the number of the save.
    Refused(u32, Refusal),
    /// A kept game goes on in another file than it should, since that one has been changed by others.
    KeptElsewhere(PathBuf, PathBuf),
    /// The games that are kept are others now.
    ShelfChanged,
    /// The games that are kept, and those that have been deleted; and the one to be gone on with.
    Shelf(Vec<Kept>, Vec<Kept>, Option<Box<Resume>>),
    /// How a kept game stands, if it could be read.
    Drawn(Kept, Option<Box<Resume>>),
    /// A place has been chosen for a game.
    Place(PathBuf),
    /// These files are not there.
    Missing(Vec<PathBuf>),
    /// The game on the board, or another one, could not be kept, in words.
    NotKept(String),
    /// Something could not be written, in words.
    Unwritten(String),
    /// Something has come to nothing, in words.
    Failed(String),
}

/// Does a task; `tell` hears what comes of it.
pub fn run(task: Task, tell: &dyn Fn(TaskResult)) {
    let told = match task {
        Task::Open(path, games, stop) => return open(&path, &games, &stop, tell),
        Task::Pick(listing, index, games) => pick_again(&listing, index, &games, tell),
        Task::Kept(path, games) => {
            if !path.exists() {
                tell(TaskResult::ShelfChanged);
            }
            open_kept(&path, &games).map(|opened| TaskResult::Opened(Box::new(opened)))
        }
        Task::Draw(kept, games) => {
            let opened = open_kept(&kept.path, &games).ok();
            let stands = opened.map(|opened| Box::new(Resume::new(&kept, &opened)));
            Ok(TaskResult::Drawn(kept, stands))
        }
        Task::PutBack(save, home, text) => Ok(answer(save, pgn_file::put_back(&home, &text))),
        Task::Store(save, how, form, text) => Ok(answer(save, store(how, &form, text))),
        Task::Shelf(games) => Ok(shelf(&games)),
        Task::Rename(path, title) => return changed(kept::rename(&path, &title), tell),
        Task::Delete(path) => return changed(kept::delete(&path), tell),
        Task::BringBack(path) => return changed(kept::bring_back(&path), tell),
        Task::Paste(text, games, board) => paste(&text, &games, board.as_deref()),
        Task::Text(path, games, board) => {
            pgn_file::read(&path).and_then(|bytes| paste(&decode(&bytes), &games, board.as_deref()))
        }
        Task::Missing(paths) => {
            let gone = paths.into_iter().filter(|path| fs::metadata(path).is_err());
            Ok(TaskResult::Missing(gone.collect()))
        }
    };
    tell(told.unwrap_or_else(TaskResult::Failed));
}

fn answer(save: u32, result: Result<Stored, Refusal>) -> TaskResult {
    match result {
        Ok(stored) => TaskResult::Stored(save, stored),
        Err(refusal) => TaskResult::Refused(save, refusal),
    }
}

/// Tells what has come of a change to the kept games. They are looked at again even if it has failed: then they
/// are not what they seemed to be.
fn changed(result: Result<(), String>, tell: &dyn Fn(TaskResult)) {
    if let Err(words) = result {
        tell(TaskResult::Unwritten(words));
    }
    tell(TaskResult::ShelfChanged);
}

/// The games that are kept, and the one that was left last.
fn shelf(games: &Games) -> TaskResult {
    let Some(folder) = kept::folder() else {
        return TaskResult::Shelf(Vec::new(), Vec::new(), None);
    };
    let (there, deleted) = kept::list(&folder);
    let resume = to_resume(&there, games);
    TaskResult::Shelf(there, deleted, resume)
}

/// The game that was left last. Positions that were only tried come after all others.
fn to_resume(there: &[Kept], games: &Games) -> Option<Box<Resume>> {
    let going = there.iter().filter(|kept| kept.goes_on());
    let (tried, played): (Vec<&Kept>, Vec<&Kept>) =
        going.partition(|kept| keepsake::is_tried(&kept.entry.tags));
    played.into_iter().chain(tried).find_map(|kept| {
        let opened = open_kept(&kept.path, games).ok()?;
        Some(Box::new(Resume::new(kept, &opened)))
    })
}

/// Saves a game as a form says; without a text it is one that is kept.
fn store(how: How, form: &Form, text: Option<String>) -> Result<Stored, Refusal> {
    let failed = |words: &str| Refusal::Failed(words.to_owned());
    let path = named_path(&form.path).ok_or_else(|| failed(text!("games-no-file")))?;
    let text = match (&form.subject, text) {
        (_, Some(text)) => text,
        (Subject::Kept(kept), None) => {
            let text = decode(&pgn_file::read(kept).map_err(Refusal::Failed)?);
            retag(&text, |tags| {
                Keepsake::take(tags);
                form.write(tags);
            })
        }
        (Subject::Board, None) => return Err(failed(text!("games-nothing-to-save"))),
    };
    match how {
        How::Create => pgn_file::create(&path, &text),
        How::Append => pgn_file::append(&path, &text),
        How::Over => pgn_file::write_over(&path, form.seal, &text),
    }
}

/// The whole path of the file that a person has named. A name without the end of such files gets it, unless that is
/// how a file is called that is there.
fn named_path(written: &str) -> Option<PathBuf> {
    let path = written_path(written)?;
    let path = std::path::absolute(&path).unwrap_or(path);
    let ends = |end: &OsStr| end.eq_ignore_ascii_case("pgn");
    if path.extension().is_some_and(ends) || path.exists() {
        return Some(path);
    }
    let mut name = path.file_name()?.to_owned();
    name.push(".pgn");
    Some(path.with_file_name(name))
}

fn paste(text: &str, games: &Games, board: Option<&Game>) -> Result<TaskResult, String> {
    let mut pasted = clip::read(text, games, board)?;
    let keepsake = Keepsake::take(&mut pasted.game.tags);
    Ok(TaskResult::Opened(Box::new(Opened {
        game: pasted.game,
        home: None,
        place: None,
        kept: None,
        rules: None,
        keepsake: Keepsake {
            players: None,
            clock: None,
            ..keepsake
        },
        words: vec![pasted.words],
    })))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn a_file_that_is_named_has_a_whole_path_and_the_right_end() {
        let here = std::env::current_dir().unwrap();
        let named = |text: &str| named_path(text).unwrap();
        assert_eq!(named("mine"), here.join("mine.pgn"));
        assert_eq!(named("Round 1.5"), here.join("Round 1.5.pgn"));
        assert_eq!(named("/games/mine.PGN"), Path::new("/games/mine.PGN"));
        assert_eq!(named("Cargo.toml"), here.join("Cargo.toml"), "it is there");
        assert_eq!(named_path("  "), None);
        assert_eq!(named_path("/"), Some(PathBuf::from("/")));
    }

    #[test]
    fn a_position_that_was_only_tried_does_not_hide_the_game_that_was_left() {
        let folder = std::env::temp_dir().join(format!("baroque-tried-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let people = "[WhitePlayer \"person\"]\n[BlackPlayer \"person\"]\n[Variant \"chess\"]\n[Layout \"8x8\"]\n";
        let from = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n";
        let write = |name: &str, text: String, age: u64| {
            let path = folder.join(name);
            kept::write(&path, &text, None).unwrap();
            let file = fs::File::options().write(true).open(&path).unwrap();
            let when = std::time::SystemTime::now() - std::time::Duration::from_secs(age);
            file.set_modified(when).unwrap();
        };
        write("game.pgn", format!("{people}\n1. e4 *\n"), 60);
        write("tried.pgn", format!("{people}{from}\n1. e4 *\n"), 0);
        let games = Games::from(crate::variant_file::Catalogue::built_in());
        let resumed = |games: &Games| {
            let resume = to_resume(&kept::list(&folder).0, games).unwrap();
            resume.path.file_name().unwrap().to_owned()
        };
        assert_eq!(resumed(&games), "game.pgn");
        // Against the computer it is a game like others.
        let computer = people.replacen("person", "computer: level 3", 1);
        write("tried.pgn", format!("{computer}{from}\n1. e4 *\n"), 0);
        assert_eq!(resumed(&games), "tried.pgn");
        fs::remove_dir_all(folder).unwrap();
    }

    /// So that the next save of the game is not held back for ever.
    #[test]
    fn a_save_that_panics_is_refused() {
        let home = Home {
            path: PathBuf::from("a.pgn"),
            seal: 0,
            range: 0..0,
            bytes: Vec::new(),
        };
        let failed = Task::PutBack(7, home, String::new()).failed();
        let TaskResult::Refused(7, Refusal::Failed(words)) =
            failed(Failure::Panicked("lost".to_owned()))
        else {
            panic!("another answer");
        };
        assert!(words.contains("lost"), "{words}");
    }
}
