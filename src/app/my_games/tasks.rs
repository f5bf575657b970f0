//! Jobs with game files, which run on threads so that no frame waits for a disk, a dialog or a long file.

use super::clipboard;
use super::details::{SaveForm, SaveSubject};
use super::reading::{open, open_kept, pick_again};
use super::resume::Resume;
use super::saved_game_meta::{self, SavedGameMeta};
use crate::app::jobs::{Failure, Job, MailSender, Workplace};
use crate::app::play::table::is_practice;
use crate::app::variants::{ForeignText, Games, written_path};
use baroque::game::Game;
use baroque::game::collection::{decode, retag};
use baroque::library::pgn_file::{self, Listing, Refusal, SaveTarget, Stored};
use baroque::library::saved_games::{self, SavedGame};
use baroque::notation::Note;
use baroque::texts::text;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A job.
#[derive(Debug)]
pub enum GameTask {
    /// Read a file of games. The flag stops it.
    Open(PathBuf, Games, Arc<AtomicBool>),
    /// Read a game of a file.
    Pick(Listing, usize, Games),
    /// Open an autosaved game.
    SavedGame(PathBuf, Games),
    /// Read the position of an autosaved game.
    Draw(SavedGame, Games),
    /// Save a game in its file. It has the number of the save.
    PutBack(u32, SaveTarget, String),
    /// Save a game as a form says. It has the number of the save.
    Store(u32, How, Box<SaveForm>, Option<String>),
    /// List the autosaved games, and read the last unfinished one.
    GameList(Games),
    /// Rename an autosaved game.
    Rename(PathBuf, String),
    /// Delete an autosaved game.
    Delete(PathBuf),
    /// Restore a deleted game.
    BringBack(PathBuf),
    /// Recognize a text, given the game on the board.
    Paste(String, Games, Option<Box<Game>>),
    /// The same with the text of a file.
    Text(PathBuf, Games, Option<Box<Game>>),
    /// Check which of these files do not exist.
    Missing(Vec<PathBuf>),
}

impl GameTask {
    /// Whether it changes files, so that the order of tasks matters.
    pub fn writes(&self) -> bool {
        matches!(
            self,
            GameTask::PutBack(..)
                | GameTask::Store(..)
                | GameTask::Rename(..)
                | GameTask::Delete(_)
                | GameTask::BringBack(_)
        )
    }
}

impl Job for GameTask {
    type Output = TaskResult;

    fn workplace(&self) -> Workplace {
        const THREAD: &str = "games on disk";
        match self {
            task if task.writes() => Workplace::Disk,
            // Their files may still be waiting to be written.
            GameTask::Open(..)
            | GameTask::Pick(..)
            | GameTask::SavedGame(..)
            | GameTask::Draw(..)
            | GameTask::GameList(_) => Workplace::ThreadAfterDisk(THREAD),
            _ => Workplace::Thread(THREAD),
        }
    }

    fn failed(&self) -> impl FnOnce(Failure) -> TaskResult + Clone + Send + 'static + use<> {
        let (path, save) = match self {
            GameTask::Open(path, ..) => (Some(path.clone()), None),
            GameTask::PutBack(save, ..) | GameTask::Store(save, ..) => (None, Some(*save)),
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

    fn run(self, reports: &MailSender<TaskResult>) {
        run(self, &|result| reports.send(result));
    }
}

/// How to save a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// As a new file.
    Create,
    /// After the other games of a file.
    Append,
    /// Instead of the existing file.
    Over,
}

/// A game that was read.
#[derive(Clone, Debug)]
pub struct OpenedGame {
    pub game: Game,
    /// Where it can be saved, if it can.
    pub home: Option<SaveTarget>,
    /// The file that it was read from, and its index there.
    pub place: Option<(PathBuf, usize)>,
    /// Its autosave file, and the hash of that file's content.
    pub saved_game: Option<(PathBuf, u64)>,
    /// The game file with its rules, if that is not the usual one.
    pub rules: Option<String>,
    /// Its data besides the moves.
    pub meta: SavedGameMeta,
    /// Messages about it.
    pub words: Vec<String>,
}

/// Games compare by their texts.
impl PartialEq for OpenedGame {
    fn eq(&self, other: &OpenedGame) -> bool {
        (&self.home, &self.saved_game, &self.words)
            == (&other.home, &other.saved_game, &other.words)
            && self.game.write() == other.game.write()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum TaskResult {
    /// A file is being read: the number of games so far, and the part that has been read.
    Reading(PathBuf, usize, f32),
    /// A file has been read.
    Listed(Listing),
    /// The notes on the games of a file, which has this hash, in order.
    Checked(PathBuf, u64, Vec<Vec<Note>>),
    /// A game has been read.
    Opened(Box<OpenedGame>),
    /// A file could not be read, with an error in words.
    NotRead(PathBuf, String),
    /// A game was saved, with the number of the save.
    Stored(u32, Stored),
    /// A game was not saved, with the number of the save.
    Refused(u32, Refusal),
    /// A game was autosaved in another file, because another program has changed its own.
    KeptElsewhere(PathBuf, PathBuf),
    /// The autosaved games have changed.
    ListChanged,
    /// The autosaved games, the deleted ones, and the last unfinished one.
    GameList(Vec<SavedGame>, Vec<SavedGame>, Option<Box<Resume>>),
    /// The position of an autosaved game, if it could be read.
    Drawn(SavedGame, Option<Box<Resume>>),
    /// The user has chosen a file for a game.
    Place(PathBuf),
    /// These files do not exist.
    Missing(Vec<PathBuf>),
    /// An autosave failed, with an error in words.
    NotKept(String),
    /// A file could not be written, with an error in words.
    Unwritten(String),
    /// The text has games of another program.
    Foreign(ForeignText),
    /// Another task failed, with an error in words.
    Failed(String),
}

/// Runs a task, and gives its results to `tell`.
pub fn run(task: GameTask, report: &dyn Fn(TaskResult)) {
    let result = match task {
        GameTask::Open(path, games, stop) => return open(&path, &games, &stop, report),
        GameTask::Pick(listing, index, games) => pick_again(&listing, index, &games, report),
        GameTask::SavedGame(path, games) => {
            if !path.exists() {
                report(TaskResult::ListChanged);
            }
            open_kept(&path, &games).map(|opened| TaskResult::Opened(Box::new(opened)))
        }
        GameTask::Draw(saved_game, games) => {
            let opened = open_kept(&saved_game.path, &games).ok();
            let stands = opened.map(|opened| Box::new(Resume::new(&saved_game, &opened)));
            Ok(TaskResult::Drawn(saved_game, stands))
        }
        GameTask::PutBack(save, home, text) => Ok(answer(save, pgn_file::put_back(&home, &text))),
        GameTask::Store(save, how, form, text) => Ok(answer(save, store(how, &form, text))),
        GameTask::GameList(games) => Ok(list(&games)),
        GameTask::Rename(path, title) => {
            return changed(saved_games::rename(&path, &title), report);
        }
        GameTask::Delete(path) => return changed(saved_games::delete(&path), report),
        GameTask::BringBack(path) => return changed(saved_games::bring_back(&path), report),
        GameTask::Paste(text, games, board) => {
            let name = text!("import-pasted");
            match ForeignText::of(name, &text) {
                Some(foreign) => Ok(TaskResult::Foreign(foreign)),
                None => paste(&text, &games, board.as_deref()),
            }
        }
        GameTask::Text(path, games, board) => read_text(&path, &games, board.as_deref()),
        GameTask::Missing(paths) => {
            let gone = paths.into_iter().filter(|path| fs::metadata(path).is_err());
            Ok(TaskResult::Missing(gone.collect()))
        }
    };
    report(result.unwrap_or_else(TaskResult::Failed));
}

fn answer(save: u32, result: Result<Stored, Refusal>) -> TaskResult {
    match result {
        Ok(stored) => TaskResult::Stored(save, stored),
        Err(refusal) => TaskResult::Refused(save, refusal),
    }
}

/// Sends the result of a change to the autosaved games. Even a failed change lists them again, because the list was
/// wrong then.
fn changed(result: Result<(), String>, report: &dyn Fn(TaskResult)) {
    if let Err(words) = result {
        report(TaskResult::Unwritten(words));
    }
    report(TaskResult::ListChanged);
}

/// The autosaved games, with the last unfinished one.
fn list(games: &Games) -> TaskResult {
    let Some(folder) = saved_games::folder() else {
        return TaskResult::GameList(Vec::new(), Vec::new(), None);
    };
    let (there, deleted) = saved_games::list(&folder);
    let resume = to_resume(&there, games);
    TaskResult::GameList(there, deleted, resume)
}

/// The last unfinished game, without those of lessons and puzzles. Positions that were only tried out come after all
/// others.
fn to_resume(there: &[SavedGame], games: &Games) -> Option<Box<Resume>> {
    let going = there
        .iter()
        .filter(|saved_game| saved_game.goes_on() && !is_practice(&saved_game.entry.tags));
    let (tried, played): (Vec<&SavedGame>, Vec<&SavedGame>) =
        going.partition(|saved_game| saved_game_meta::is_tried(&saved_game.entry.tags));
    played.into_iter().chain(tried).find_map(|saved_game| {
        let opened = open_kept(&saved_game.path, games).ok()?;
        Some(Box::new(Resume::new(saved_game, &opened)))
    })
}

/// Saves a game as a form says. Without a text, it is an autosaved game.
fn store(how: How, form: &SaveForm, text: Option<String>) -> Result<Stored, Refusal> {
    let failed = |words: &str| Refusal::Failed(words.to_owned());
    let path = named_path(&form.path).ok_or_else(|| failed(text!("games-no-file")))?;
    let text = match (&form.subject, text) {
        (_, Some(text)) => text,
        (SaveSubject::SavedGame(saved_game), None) => {
            let text = decode(&pgn_file::read(saved_game).map_err(Refusal::Failed)?);
            retag(&text, |tags| {
                SavedGameMeta::take(tags);
                form.write(tags);
            })
        }
        (SaveSubject::Board, None) => return Err(failed(text!("games-nothing-to-save"))),
    };
    match how {
        How::Create => pgn_file::create(&path, &text),
        How::Append => pgn_file::append(&path, &text),
        How::Over => pgn_file::write_over(&path, form.checksum, &text),
    }
}

/// The absolute path of the file that the user named. It gets the extension `.pgn`, unless a file of exactly this name
/// exists.
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

/// Reads a text file. One that can only be of another program is read as such, which tells what is wrong.
fn read_text(path: &Path, games: &Games, board: Option<&Game>) -> Result<TaskResult, String> {
    let text = decode(&pgn_file::read(path)?);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default();
    let ends = |end: &&str| ending.eq_ignore_ascii_case(end);
    if let Some(foreign) = ForeignText::of(&name, &text) {
        return Ok(TaskResult::Foreign(foreign));
    }
    if ["ini", "html", "htm"].iter().any(ends) {
        let file = name.into_owned();
        return Ok(TaskResult::Foreign(ForeignText { file, text }));
    }
    paste(&text, games, board)
}

fn paste(text: &str, games: &Games, board: Option<&Game>) -> Result<TaskResult, String> {
    let mut pasted = clipboard::read(text, games, board)?;
    let meta = SavedGameMeta::take(&mut pasted.game.tags);
    Ok(TaskResult::Opened(Box::new(OpenedGame {
        game: pasted.game,
        home: None,
        place: None,
        saved_game: None,
        rules: None,
        meta: SavedGameMeta {
            players: None,
            clock: None,
            ..meta
        },
        words: vec![pasted.words],
    })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_named_file_gets_an_absolute_path_and_an_extension() {
        let here = std::env::current_dir().unwrap();
        let named = |text: &str| named_path(text).unwrap();
        assert_eq!(named("mine"), here.join("mine.pgn"));
        assert_eq!(named("Round 1.5"), here.join("Round 1.5.pgn"));
        assert_eq!(named("/games/mine.PGN"), Path::new("/games/mine.PGN"));
        assert_eq!(named("Cargo.toml"), here.join("Cargo.toml"), "it exists");
        assert_eq!(named_path("  "), None);
        assert_eq!(named_path("/"), Some(PathBuf::from("/")));
    }

    #[test]
    fn a_tried_position_does_not_hide_the_last_unfinished_game() {
        let folder = std::env::temp_dir().join(format!("baroque-tried-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let people = "[WhitePlayer \"person\"]\n[BlackPlayer \"person\"]\n[Variant \"chess\"]\n[Layout \"8x8\"]\n";
        let from = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n";
        let write = |name: &str, text: String, age: u64| {
            let path = folder.join(name);
            saved_games::write(&path, &text, None).unwrap();
            let file = fs::File::options().write(true).open(&path).unwrap();
            let when = std::time::SystemTime::now() - std::time::Duration::from_secs(age);
            file.set_modified(when).unwrap();
        };
        write("game.pgn", format!("{people}\n1. e4 *\n"), 60);
        write("tried.pgn", format!("{people}{from}\n1. e4 *\n"), 0);
        let games = Games::from(baroque::variant_file::Catalogue::built_in());
        let resumed = |games: &Games| {
            let resume = to_resume(&saved_games::list(&folder).0, games).unwrap();
            resume.path.file_name().unwrap().to_owned()
        };
        assert_eq!(resumed(&games), "game.pgn");
        // Against the computer, it counts like any other game.
        let computer = people.replacen("person", "computer: level 3", 1);
        write("tried.pgn", format!("{computer}{from}\n1. e4 *\n"), 0);
        assert_eq!(resumed(&games), "tried.pgn");
        let practice = computer.replacen("[Variant", "[Practice \"yes\"]\n[Variant", 1);
        write("tried.pgn", format!("{practice}{from}\n1. e4 *\n"), 0);
        assert_eq!(
            resumed(&games),
            "game.pgn",
            "a game of a lesson or a puzzle"
        );
        fs::remove_dir_all(folder).unwrap();
    }

    /// Otherwise the next save of the game would wait forever.
    #[test]
    fn a_save_that_panics_is_refused() {
        let home = SaveTarget {
            path: PathBuf::from("a.pgn"),
            checksum: 0,
            range: 0..0,
            bytes: Vec::new(),
        };
        let failed = GameTask::PutBack(7, home, String::new()).failed();
        let TaskResult::Refused(7, Refusal::Failed(words)) =
            failed(Failure::Panicked("lost".to_owned()))
        else {
            panic!("another answer");
        };
        assert!(words.contains("lost"), "{words}");
    }
}
