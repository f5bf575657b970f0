//! The file in the user's data folder.
//!
//! A save merges with the file under a lock and replaces it as a whole, so several programs can save at once.

use super::log::Progress;
use super::text::{self, Readable, TextError};
use crate::library;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The file's name.
const NAME: &str = "progress.jsonl";

/// The longest file that is read, in bytes: many years of practice are shorter.
const LONGEST: u64 = 64 << 20;

/// The progress in a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stored {
    /// The progress.
    pub progress: Progress,
    /// The problems of the file.
    pub damage: Option<Damage>,
}

/// A file had lines that cannot be read. Everything else was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The first wrong line.
    pub first: TextError,
    /// The wrong lines.
    pub lines: usize,
    /// The copy of the damaged file.
    pub aside: PathBuf,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = crate::words::count(self.lines, "line");
        let (aside, first) = (self.aside.display(), &self.first);
        write!(
            f,
            "Your progress was damaged: {lines} could not be read. The rest was kept. The damaged file is now `{aside}`. \
             The first mistake: {first}"
        )
    }
}

/// The file of the progress, if the platform has a folder for it.
pub fn path() -> Option<PathBuf> {
    Some(library::places()?.data_dir().join(NAME))
}

/// Reads progress. A missing file is no error. A damaged one is put aside, and what can be read of it is kept.
///
/// # Errors
///
/// When the file cannot be read, is too long, or a newer version has written it. It stays as it is.
pub fn load(path: &Path) -> Result<Stored, String> {
    match read(path)? {
        None => Ok(Stored::default()),
        Some(readable) if readable.wrong.is_none() => Ok(Stored {
            progress: readable.progress,
            damage: None,
        }),
        // Nothing new, but a file without the damage.
        Some(_) => save(path, &Progress::default()),
    }
}

/// Adds progress to what the file holds, all or nothing, and gives back both together. Several windows may do so at
/// once.
///
/// # Errors
///
/// When the file cannot be read or written, or a newer version has written it. It stays as it is.
pub fn save(path: &Path, progress: &Progress) -> Result<Stored, String> {
    let unsaved = |error: io::Error| format!("{} was not saved: {error}", path.display());
    library::create_folder(library::folder_of(path)).map_err(unsaved)?;
    let _lock = library::lock(path).map_err(unsaved)?;
    let mut stored = Stored::default();
    if let Some(there) = read(path)? {
        stored.progress = there.progress;
        if let Some((first, lines)) = there.wrong {
            let aside = library::copy_aside(path, "broken").map_err(unsaved)?;
            stored.damage = Some(Damage {
                first,
                lines,
                aside,
            });
        }
    }
    stored.progress.merge(progress.clone());
    library::write_whole(path, stored.progress.text().as_bytes()).map_err(unsaved)?;
    Ok(stored)
}

/// The readable entries of a file. Empty if there is no file.
fn read(path: &Path) -> Result<Option<Readable>, String> {
    let unread = |why: String| format!("{} cannot be read: {why}", path.display());
    let bytes = match fs::metadata(path) {
        Ok(data) if data.len() > LONGEST => {
            return Err(unread(format!("it is longer than {} MiB", LONGEST >> 20)));
        }
        Ok(_) => fs::read(path).map_err(|error| unread(error.to_string()))?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unread(error.to_string())),
    };
    let readable = text::read(&bytes).map_err(|error| unread(error.to_string()))?;
    Ok(Some(readable))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::{Event, LessonRun};

    fn folder(name: &str) -> PathBuf {
        let folder = format!("baroque-progress-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn progress(when: u64) -> Progress {
        let mut progress = Progress::default();
        let run = LessonRun {
            id: "l".to_owned(),
            game: "g".to_owned(),
            stars: 2,
            mistakes: 1,
        };
        progress.record(Event::Lesson(run), when);
        progress
    }

    #[test]
    fn what_is_saved_is_loaded_and_windows_agree() {
        let folder = folder("saved");
        let path = folder.join("deep").join(NAME);
        assert_eq!(load(&path).unwrap(), Stored::default());
        save(&path, &progress(1)).unwrap();
        let both = save(&path, &progress(2)).unwrap();
        assert_eq!((both.progress.len(), &both.damage), (2, &None));
        assert_eq!(load(&path).unwrap(), both);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_damaged_file_is_put_aside_and_the_rest_is_kept() {
        let folder = folder("damaged");
        let path = folder.join(NAME);
        save(&path, &progress(1)).unwrap();
        for (junk, aside, lines) in [
            (&b"[2,{\"less"[..], "progress.jsonl.broken", 1),
            (&b"\xff\n\0\0\0"[..], "progress.jsonl.broken-2", 2),
        ] {
            let mut bytes = fs::read(&path).unwrap();
            bytes.extend(junk);
            fs::write(&path, &bytes).unwrap();
            let stored = load(&path).unwrap();
            assert_eq!(stored.progress, progress(1));
            let damage = stored.damage.unwrap();
            assert_eq!((damage.lines, &damage.aside), (lines, &folder.join(aside)));
            assert!(damage.to_string().contains("The rest was kept"), "{damage}");
            assert_eq!(fs::read(&damage.aside).unwrap(), bytes);
            assert_eq!(load(&path).unwrap().damage, None);
        }
        // Something else under its name is kept too.
        fs::write(&path, "[White \"A\"]").unwrap();
        let stored = save(&path, &progress(3)).unwrap();
        assert_eq!(stored.progress, progress(3));
        let aside = folder.join("progress.jsonl.broken-3");
        assert_eq!(fs::read_to_string(aside).unwrap(), "[White \"A\"]");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_of_a_newer_version_stays_as_it_is() {
        let folder = folder("newer");
        let path = folder.join(NAME);
        fs::create_dir_all(&folder).unwrap();
        let newer = "{\"baroque_progress\":2}\n[1,\"more\"]\n";
        fs::write(&path, newer).unwrap();
        assert!(load(&path).unwrap_err().contains("newer version"));
        assert!(
            save(&path, &progress(1))
                .unwrap_err()
                .contains("newer version")
        );
        assert_eq!(fs::read_to_string(&path).unwrap(), newer);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_folder_in_its_place_is_an_error_in_words() {
        let folder = folder("folder");
        let path = folder.join(NAME);
        fs::create_dir_all(&path).unwrap();
        assert!(load(&path).unwrap_err().contains("cannot be read"));
        assert!(save(&path, &progress(1)).is_err());
        fs::remove_dir_all(folder).unwrap();
    }
}
