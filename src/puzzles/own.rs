//! The puzzles that a user has found in games: files in the data folder, one for each variant, in the text of the
//! built-in puzzles.

use super::puzzle::Puzzle;
use super::text::{PuzzleFile, TextError};
use crate::library;
use crate::texts::text;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What the folder holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnPuzzles {
    /// The puzzles, by the ids of their games.
    pub puzzles: Vec<Puzzle>,
    /// What is wrong with the files, in words.
    pub problems: Vec<String>,
}

/// The folder, or `None` if the platform has no place for data.
pub fn own_puzzles_folder() -> Option<PathBuf> {
    Some(library::places()?.data_dir().join("puzzles"))
}

/// Reads the folder. A missing one is no error. A damaged file is put aside, and what can be read of it is kept.
pub fn load_own_puzzles(folder: &Path) -> OwnPuzzles {
    let mut own = OwnPuzzles::default();
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension() == Some(OsStr::new("txt")));
    paths.sort();
    for path in paths {
        let Some(game) = path.file_stem().and_then(OsStr::to_str) else {
            continue;
        };
        match read(&path, game) {
            Ok((file, problem)) => {
                own.puzzles.extend(file.puzzles);
                own.problems.extend(problem);
            }
            Err(error) => own.problems.push(unread(&path, &error)),
        }
    }
    own
}

/// Adds puzzles of a game to its file, all or nothing. Those that are there already stay as they are. Several programs
/// may do so at once.
///
/// # Errors
///
/// When the file cannot be read or written. It stays as it is.
pub fn save_own_puzzles(folder: &Path, game: &str, puzzles: &[Puzzle]) -> Result<(), String> {
    let path = folder.join(format!("{game}.txt"));
    let unsaved = |error: io::Error| {
        let file = path.display().to_string();
        text!(
            "puzzles-file-unsaved",
            file = file,
            error = error.to_string()
        )
    };
    library::create_folder(folder).map_err(unsaved)?;
    let _lock = library::lock(&path).map_err(unsaved)?;
    let mut file = match path.exists() {
        true => read(&path, game).map_err(|error| unread(&path, &error))?.0,
        false => PuzzleFile::default(),
    };
    let known: BTreeSet<String> = file.puzzles.iter().map(Puzzle::id).collect();
    let new = puzzles
        .iter()
        .filter(|puzzle| !known.contains(&puzzle.id()));
    file.puzzles.extend(new.cloned());
    library::write_whole(&path, file.write(game).as_bytes()).map_err(unsaved)
}

fn unread(path: &Path, error: &io::Error) -> String {
    let file = path.display().to_string();
    text!(
        "puzzles-file-unreadable",
        file = file,
        error = error.to_string()
    )
}

/// The puzzles of a file, and what was wrong with it.
fn read(path: &Path, game: &str) -> io::Result<(PuzzleFile, Option<String>)> {
    let bytes = fs::read(path)?;
    let text = String::from_utf8_lossy(&bytes);
    let first = match PuzzleFile::read(game, &text) {
        Ok(file) => return Ok((file, None)),
        Err(first) => first,
    };
    let aside = library::copy_aside(path, "broken")?;
    let (file, wrong) = legible(game, &text);
    library::write_whole(path, file.write(game).as_bytes())?;
    Ok((file, Some(damage(wrong, &aside, &first))))
}

/// The puzzles of the lines that can be read, and the number of the others.
fn legible(game: &str, text: &str) -> (PuzzleFile, usize) {
    let (mut file, mut wrong) = (PuzzleFile::default(), 0);
    for line in text.lines() {
        match PuzzleFile::read(game, line) {
            Ok(read) => file.puzzles.extend(read.puzzles),
            Err(_) => wrong += 1,
        }
    }
    (file, wrong)
}

fn damage(wrong: usize, aside: &Path, first: &TextError) -> String {
    text!(
        "puzzles-file-damaged",
        count = wrong,
        file = aside.display().to_string(),
        error = first.to_string()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "1200;gain;pinch;a2a4;8/8 w - - 0 1;8x8;";

    fn folder(name: &str) -> PathBuf {
        let folder = format!("baroque-own-puzzles-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn puzzle(fen: &str) -> Puzzle {
        let line = LINE.replace("8/8", fen);
        PuzzleFile::read("ultima", &line).unwrap().puzzles.remove(0)
    }

    #[test]
    fn what_is_saved_is_loaded_and_nothing_is_there_twice() {
        let folder = folder("saved");
        assert_eq!(load_own_puzzles(&folder), OwnPuzzles::default());
        let (a, b) = (puzzle("8/8"), puzzle("8/7P"));
        save_own_puzzles(&folder, "ultima", std::slice::from_ref(&a)).unwrap();
        save_own_puzzles(&folder, "ultima", &[a.clone(), b.clone()]).unwrap();
        let own = load_own_puzzles(&folder);
        assert_eq!((own.puzzles, own.problems), (vec![a, b], vec![]));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_damaged_file_is_put_aside_and_the_rest_is_kept() {
        let folder = folder("damaged");
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("ultima.txt");
        let damaged = format!("{LINE}\n1200;gain;pin");
        fs::write(&path, &damaged).unwrap();
        let own = load_own_puzzles(&folder);
        assert_eq!(own.puzzles, [puzzle("8/8")]);
        let [problem] = &own.problems[..] else {
            panic!("{:?}", own.problems);
        };
        assert!(
            problem.contains("1 line") && problem.contains("line 2"),
            "{problem}"
        );
        let aside = folder.join("ultima.txt.broken");
        assert_eq!(fs::read_to_string(aside).unwrap(), damaged);
        assert_eq!(load_own_puzzles(&folder).problems, [""; 0]);
        fs::remove_dir_all(folder).unwrap();
    }
}
