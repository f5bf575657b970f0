//! The games that the program saves by itself, each in a file of its own: unfinished and finished ones. Only a user
//! deletes games, and the program keeps deleted ones for a while.
//!
//! The user's own rules are saved beside the game, so it can continue when they change.

use super::{
    disk, lock_from_afar, pgn_file, places, put, write_new, write_unless_changed, write_whole,
};
use crate::game::collection::{self, CollectionEntry, decode, retag};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The folder for deleted games, inside the folder of games.
const DELETED: &str = "deleted";

/// The most games with the same name in a folder.
const MOST_NAMES: usize = 1000;

/// How long deleted games can be restored.
pub const GRACE: Duration = Duration::from_secs(30 * 24 * 3600);

/// The tag for a name that a user has given to a game.
pub const TITLE: &str = "Title";

/// A saved game.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// Its file.
    pub path: PathBuf,
    /// The data in its tags.
    pub entry: CollectionEntry,
    /// When it was last played.
    pub when: SystemTime,
}

impl SavedGame {
    /// Whether it is unfinished.
    pub fn goes_on(&self) -> bool {
        self.entry
            .tags
            .get("Result")
            .is_none_or(|result| result == "*")
    }
}

/// The folder of the saved games, or `None` if the platform has none.
pub fn folder() -> Option<PathBuf> {
    Some(places()?.data_dir().join("games"))
}

/// The games of a folder, the last played first, and the deleted ones. A missing folder has none.
pub fn list(folder: &Path) -> (Vec<SavedGame>, Vec<SavedGame>) {
    let deleted = folder.join(DELETED);
    let old = |saved_game: &SavedGame| saved_game.when.elapsed().is_ok_and(|age| age > GRACE);
    let (gone, there): (Vec<SavedGame>, Vec<SavedGame>) =
        listing(&deleted).into_iter().partition(old);
    for saved_game in gone {
        // A file that cannot be removed now is tried again another day.
        let _ = disk::remove(&rules_of(&saved_game.path));
        let _ = disk::remove(&saved_game.path);
    }
    (listing(folder), there)
}

fn listing(folder: &Path) -> Vec<SavedGame> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<SavedGame> = files.filter_map(|file| saved_game(&file.path())).collect();
    found.sort_by(|a, b| (b.when, &b.path).cmp(&(a.when, &a.path)));
    found
}

fn saved_game(path: &Path) -> Option<SavedGame> {
    path.extension().filter(|end| *end == "pgn")?;
    let when = fs::metadata(path).and_then(|data| data.modified()).ok()?;
    let bytes = pgn_file::read(path).ok()?;
    let entry = collection::index(&bytes, |_, _| true)
        .ok()?
        .into_iter()
        .next()?;
    Some(SavedGame {
        path: path.to_owned(),
        entry,
        when,
    })
}

/// Writes a game, all or nothing. First it writes the text of the game's rules next to it, if they are a user's game
/// file, so that the game can be continued without that file.
///
/// # Errors
///
/// If it cannot be written.
pub fn write(path: &Path, game: &str, rules: Option<&str>) -> io::Result<()> {
    let beside = rules_of(path);
    if let Some(rules) = rules.filter(|_| !beside.exists()) {
        put(&beside, rules.as_bytes())?;
    }
    put(path, game.as_bytes())
}

/// The rules of a saved game, if they came from a user's game file.
pub fn rules(path: &Path) -> Option<String> {
    fs::read_to_string(rules_of(path)).ok()
}

fn rules_of(path: &Path) -> PathBuf {
    path.with_extension("ron")
}

/// Gives a game a name. An empty name removes it.
///
/// # Errors
///
/// If it cannot be read or written, with the reason in words.
pub fn rename(path: &Path, title: &str) -> Result<(), String> {
    let _lock = lock_from_afar(path);
    let old = pgn_file::read(path)?;
    let text = decode(&old);
    let text = retag(&text, |tags| match title {
        "" => tags.remove(TITLE),
        title => tags.set(TITLE, title),
    });
    let unnamed = |why: String| format!("{} was not renamed: {why}", path.display());
    match write_unless_changed(path, &old, text.as_bytes()) {
        Ok(true) => Ok(()),
        Ok(false) => Err(unnamed(
            "another program has changed it; try again".to_owned(),
        )),
        Err(error) => Err(unnamed(error.to_string())),
    }
}

/// Deletes a game, which can be restored for a while.
///
/// # Errors
///
/// If it cannot be moved, with the reason in words.
pub fn delete(path: &Path) -> Result<(), String> {
    let folder = super::folder_of(path).join(DELETED);
    disk::create_folder(&folder)
        .and_then(|()| move_into(&folder, path))
        .map_err(|error| format!("{} was not deleted: {error}", path.display()))
}

/// Restores a deleted game.
///
/// # Errors
///
/// If it cannot be moved, with the reason in words.
pub fn bring_back(path: &Path) -> Result<(), String> {
    let folder = super::folder_of(super::folder_of(path));
    move_into(folder, path).map_err(|error| format!("{} was not restored: {error}", path.display()))
}

/// A path like that of a game that no file has.
///
/// # Errors
///
/// If too many such files exist.
pub fn free(path: &Path) -> io::Result<PathBuf> {
    let free = |path: &PathBuf| path.symlink_metadata().is_err();
    names(super::folder_of(path), path)
        .find(free)
        .ok_or_else(|| io::ErrorKind::AlreadyExists.into())
}

/// The name of a game in a folder, and similar names.
fn names(folder: &Path, path: &Path) -> impl Iterator<Item = PathBuf> {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let stem = stem.unwrap_or("game");
    (0..MOST_NAMES).map(move |number| match number {
        0 => folder.join(format!("{stem}.pgn")),
        number => folder.join(format!("{stem} {number}.pgn")),
    })
}

/// Moves a game and its rules into a folder, under a free name. It counts as changed now. If a part of that fails, the
/// game stays where it is.
fn move_into(folder: &Path, path: &Path) -> io::Result<()> {
    let bytes = disk::read(path)?;
    for moved in names(folder, path) {
        match write_new(&moved, &bytes) {
            Ok(()) => {
                let done = copy_rules(path, &moved).and_then(|()| disk::remove(path));
                if done.is_err() {
                    let _ = disk::remove(&moved);
                    return done;
                }
                // The game has its rules already, so a copy that stays does no harm.
                let _ = disk::remove(&rules_of(path));
                return Ok(());
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Copies the rules beside a game, if there are some, to those beside another.
fn copy_rules(path: &Path, moved: &Path) -> io::Result<()> {
    match rules(path) {
        Some(rules) => write_whole(&rules_of(moved), rules.as_bytes()),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;

    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("baroque-kept-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn game(result: &str) -> String {
        format!("[White \"A\"]\n[Result \"{result}\"]\n\n1. e4 {result}\n")
    }

    #[test]
    fn games_are_kept_named_deleted_and_brought_back() {
        let folder = folder("all");
        assert_eq!(list(&folder), (Vec::new(), Vec::new()));
        let (one, two) = (folder.join("one.pgn"), folder.join("two.pgn"));
        write(&one, &game("*"), Some("(format: 1)")).unwrap();
        write(&two, &game("1-0"), None).unwrap();
        File::options()
            .write(true)
            .open(&one)
            .unwrap()
            .set_modified(SystemTime::now() - Duration::from_secs(60))
            .unwrap();
        let (there, _) = list(&folder);
        let paths: Vec<&Path> = there
            .iter()
            .map(|saved_game| saved_game.path.as_path())
            .collect();
        assert_eq!(paths, [two.as_path(), one.as_path()]);
        assert_eq!((there[0].goes_on(), there[1].goes_on()), (false, true));
        rename(&one, "The \"long\" one").unwrap();
        let (there, _) = list(&folder);
        assert_eq!(there[0].entry.tags.get(TITLE), Some("The \"long\" one"));
        assert!(fs::read_to_string(&one).unwrap().ends_with("1. e4 *\n"));
        delete(&one).unwrap();
        let (there, deleted) = list(&folder);
        assert_eq!((there.len(), deleted.len()), (1, 1));
        write(&one, &game("*"), None).unwrap();
        bring_back(&deleted[0].path).unwrap();
        let (there, deleted) = list(&folder);
        assert_eq!((there.len(), deleted.len()), (3, 0));
        let back = there
            .iter()
            .find(|saved_game| saved_game.path != one && saved_game.path != two)
            .unwrap();
        assert_eq!(rules(&back.path).as_deref(), Some("(format: 1)"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_was_deleted_long_ago_goes_and_nothing_else() {
        let folder = folder("old");
        let (one, two) = (folder.join("one.pgn"), folder.join("two.pgn"));
        write(&one, &game("*"), None).unwrap();
        write(&two, &game("*"), None).unwrap();
        delete(&one).unwrap();
        let long_ago = SystemTime::now() - GRACE - Duration::from_secs(60);
        for path in [folder.join("deleted/one.pgn"), two] {
            let file = File::options().write(true).open(path).unwrap();
            file.set_modified(long_ago).unwrap();
        }
        let (there, deleted) = list(&folder);
        assert_eq!((there.len(), deleted.len()), (1, 0));
        assert!(!folder.join("deleted/one.pgn").exists());
        fs::remove_dir_all(folder).unwrap();
    }
}
