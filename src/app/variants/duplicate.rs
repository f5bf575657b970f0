//! Copies the file of a game into the user's folder.

use baroque::library::{create_folder, write_new};
use baroque::texts::text;
use baroque::variant_file::{Source, copy_under};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The most copies of one game.
const MAX_COPIES: u32 = 1000;

/// The game to copy.
#[derive(Clone, Debug, PartialEq)]
pub struct Original {
    /// The game's id.
    pub id: String,
    pub name: String,
    /// Its file.
    pub source: Arc<Source>,
}

/// A copy of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Copied {
    pub id: String,
    pub name: String,
    /// Its file.
    pub path: PathBuf,
}

/// Writes a copy into a folder, which is created if needed. Its id is new to all files and games.
///
/// # Errors
///
/// If the file cannot be written.
pub fn duplicate(
    original: &Original,
    folder: &Path,
    taken: impl Fn(&str) -> bool,
) -> io::Result<Copied> {
    create_folder(folder)?;
    for number in 2..MAX_COPIES {
        let id = format!("{}-{number}", original.id);
        let path = folder.join(format!("{id}.ron"));
        if taken(&id) || path.exists() {
            continue;
        }
        let name = match number {
            2 => text!("files-copy", game = original.name.as_str()),
            _ => text!(
                "files-copy-number",
                game = original.name.as_str(),
                number = number - 1
            ),
        };
        let text = copy_under(&original.source, &name, &comment(original, &id));
        match write_new(&path, text.as_bytes()) {
            Ok(()) => return Ok(Copied { id, name, path }),
            // Another program has created this file in the meantime.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    let message = text!(
        "files-too-many-copies",
        count = MAX_COPIES,
        game = original.id.as_str()
    );
    Err(io::Error::new(ErrorKind::AlreadyExists, message))
}

/// The comment at the top of a copy.
fn comment(original: &Original, id: &str) -> Vec<String> {
    let Original { id: from, name, .. } = original;
    [
        &format!("A copy of {name} (`{from}`) for a game of your own."),
        "",
        "Save this file while Baroque is open, and its card on the start page changes. You may",
        "want to change first:",
        "",
        "  name, summary   what players read",
        "  setups          the boards; the arrays are pictures, White's pieces at the bottom, `.` is an empty square",
        "  army, pieces    the pieces: an army by its id, or pieces of your own by their letters",
        "  rules           how the game is won, and other rules of the whole game",
        "",
        "Missing fields come from the game under `base`, if there is one. The program keeps",
        "the last version without mistakes, and its problems panel (P) lists all mistakes. So does",
        "",
        &format!("  baroque check {id}.ron"),
        "",
    ]
    .map(str::to_owned)
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::variant_file::Catalogue;
    use std::fs;

    fn original(id: &str) -> Original {
        let games = Catalogue::built_in();
        Original {
            id: id.to_owned(),
            name: games.info(id).unwrap().name,
            source: games.source(id).unwrap().clone(),
        }
    }

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("baroque-copies-{name}-{}", std::process::id()))
    }

    #[test]
    fn every_copy_has_its_own_file_and_the_rules_of_its_original() {
        let folder = folder("own");
        let original = original("rococo");
        let first = duplicate(&original, &folder, |_| false).unwrap();
        let second = duplicate(&original, &folder, |_| false).unwrap();
        assert_eq!(
            (first.id.as_str(), second.id.as_str()),
            ("rococo-2", "rococo-3")
        );
        let names: Vec<_> = fs::read_dir(&folder).unwrap().flatten().collect();
        assert_eq!(names.len(), 2, "there are no other files: {names:?}");
        let (games, problems) = baroque::library::load(std::slice::from_ref(&folder));
        assert_eq!(problems, []);
        assert_eq!(games.check("rococo-2"), []);
        assert_eq!(games.info("rococo-3").unwrap().name, "Rococo (copy 2)");
        let text = fs::read_to_string(&first.path).unwrap();
        let head: Vec<&str> = text
            .lines()
            .take_while(|line| line.starts_with("//"))
            .collect();
        assert!(
            head.iter()
                .any(|line| line.contains("baroque check rococo-2.ron"))
        );
        assert!(
            text.ends_with(
                original
                    .source
                    .text
                    .split_once("name:")
                    .unwrap()
                    .1
                    .split_once('\n')
                    .unwrap()
                    .1
            )
        );
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn no_id_is_taken_twice_and_no_file_overwritten() {
        let folder = folder("taken");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("ultima-2.ron"), "mine").unwrap();
        let copy = duplicate(&original("ultima"), &folder, |id| id == "ultima-3").unwrap();
        assert_eq!(copy.id, "ultima-4");
        assert_eq!(
            fs::read_to_string(folder.join("ultima-2.ron")).unwrap(),
            "mine"
        );
        assert!(write_new(&copy.path, b"x").is_err());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_an_error() {
        assert!(duplicate(&original("chess"), Path::new("/dev/null/games"), |_| false).is_err());
    }
}
