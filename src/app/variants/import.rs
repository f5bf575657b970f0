//! Games from other programs: makes game files of them in the user's folder.

use baroque::import::{self, ImportForm};
use baroque::library::{create_folder, write_new};
use baroque::texts::text;
use baroque::variant_file::{Diagnostic, Source, copy_under};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The most games under one name.
const MAX_NAMESAKES: u32 = 1000;

/// A text with games of another program.
#[derive(Clone, Debug, PartialEq)]
pub struct ForeignText {
    /// The name of its file, or another name for it.
    pub file: String,
    pub text: String,
}

impl ForeignText {
    /// A text as one of another program, if it is one. A game in PGN is none.
    pub fn of(file: &str, text: &str) -> Option<ForeignText> {
        let first = text.trim_start_matches('\u{feff}').trim_start();
        let tag = first.starts_with('[') && first.lines().next()?.contains('"');
        (!tag && ImportForm::of(text).is_some()).then(|| ForeignText {
            file: file.to_owned(),
            text: text.to_owned(),
        })
    }
}

/// What came of a text with games of another program.
#[derive(Clone, Debug, PartialEq)]
pub enum ImportResult {
    /// The text has several games, with these names. The user chooses one.
    Choice(ForeignText, Vec<String>),
    /// A game file was made.
    Made(MadeGame),
    /// No game file was made, for these reasons.
    Failed(Vec<Diagnostic>),
}

/// A game file that was made of a game of another program.
#[derive(Clone, Debug, PartialEq)]
pub struct MadeGame {
    pub id: String,
    pub name: String,
    pub path: PathBuf,
    /// What the game file does not say.
    pub warnings: Vec<Diagnostic>,
}

/// Makes a game file in a folder, which is created if needed. `game` is the name of the game if the text has several.
pub fn import(
    foreign: ForeignText,
    game: Option<&str>,
    folder: &Path,
    taken: impl Fn(&str) -> bool,
) -> ImportResult {
    let ForeignText { file, text } = &foreign;
    if game.is_none() {
        let names = import::names(text);
        if names.len() > 1 {
            return ImportResult::Choice(foreign, names);
        }
    }
    let game = match import::import(file, text, game) {
        Ok(game) => game,
        Err(mistakes) => return ImportResult::Failed(mistakes),
    };
    let made = |id: String, name: String, path| {
        ImportResult::Made(MadeGame {
            id,
            name,
            path,
            warnings: game.warnings.clone(),
        })
    };
    let place = folder.display().to_string();
    let failed = |error: io::Error| {
        let problem = text!("import-not-written", error = error.to_string());
        ImportResult::Failed(vec![Diagnostic::file(&place, problem)])
    };
    if let Err(error) = create_folder(folder) {
        return failed(error);
    }
    for number in 1..MAX_NAMESAKES {
        let (id, name, text) = numbered(&game, number);
        let path = folder.join(format!("{id}.ron"));
        // The same text was imported before.
        if fs::read_to_string(&path).is_ok_and(|known| known == text) {
            return made(id, name, path);
        }
        if taken(&id) || path.exists() {
            continue;
        }
        match write_new(&path, text.as_bytes()) {
            Ok(()) => return made(id, name, path),
            // Another program has created this file in the meantime.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return failed(error),
        }
    }
    failed(io::Error::from(ErrorKind::AlreadyExists))
}

/// The id, the name and the text of a game. Games with a name that another game has get a number.
fn numbered(game: &import::Imported, number: u32) -> (String, String, String) {
    if number == 1 {
        return (game.id.clone(), game.name.clone(), game.text.clone());
    }
    let name = format!("{} ({number})", game.name);
    let source = Source::new(game.id.clone(), game.text.clone());
    let text = copy_under(&source, &name, &[]);
    (format!("{}-{number}", game.id), name, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const COURT: &str = "files=8 ranks=8 symmetry=mirror royal=K\n\
        pawn:P:fmWfcF:pawn:a2-h2\nrook:R:R:rook:a1,h1\nking:K:K:king:e1\n";

    fn folder(name: &str) -> PathBuf {
        let folder = format!("baroque-import-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn foreign(text: &str) -> ForeignText {
        ForeignText::of("text", text).expect(text)
    }

    fn made(result: ImportResult) -> MadeGame {
        match result {
            ImportResult::Made(made) => made,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_diagram_becomes_a_game_file_once() {
        let folder = folder("once");
        let first = made(import(foreign(COURT), None, &folder, |_| false));
        let (games, problems) = baroque::library::load(std::slice::from_ref(&folder));
        assert_eq!(problems, []);
        assert_eq!(games.check(&first.id), []);
        let again = made(import(foreign(COURT), None, &folder, |_| true));
        assert_eq!(again, first, "the same text makes no second file");
        let other = made(import(
            foreign(&COURT.replace("a1,h1", "b1,g1")),
            None,
            &folder,
            |_| false,
        ));
        assert_ne!((&other.id, &other.name), (&first.id, &first.name));
        let (games, _) = baroque::library::load(std::slice::from_ref(&folder));
        assert_eq!(games.info(&other.id).unwrap().name, other.name);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn several_games_are_a_choice_and_no_built_in_game_is_replaced() {
        let folder = folder("several");
        let text = foreign("[one:chess]\nmaxRank = 8\n[ultima:chess]\nnMoveRule = 60\n");
        let ImportResult::Choice(text, names) = import(text, None, &folder, |_| false) else {
            panic!("no choice");
        };
        assert_eq!(names, ["one", "ultima"]);
        let taken = |id: &str| id == "ultima";
        let game = made(import(text, Some("ultima"), &folder, taken));
        assert_eq!(game.id, "ultima-2");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_cannot_be_said_is_a_warning_and_what_cannot_be_read_a_mistake() {
        let folder = folder("wrong");
        let text = foreign("[one:chess]\nmustCapture = true\n");
        let game = made(import(text, None, &folder, |_| false));
        assert_eq!(game.warnings.len(), 1, "{:?}", game.warnings);
        let text = foreign("[two:no-such-game]\nmaxRank = 8\n");
        let result = import(text, None, &folder, |_| false);
        assert!(matches!(&result, ImportResult::Failed(all) if !all.is_empty()));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn games_in_pgn_and_positions_are_no_games_of_another_program() {
        for text in [
            "[Event \"a:b:c:d:a1\"]\n[Site \"x=y\"]\n\n1. e4 *",
            "1. e4 e5",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "",
        ] {
            assert_eq!(ForeignText::of("text", text), None, "{text}");
        }
    }
}
