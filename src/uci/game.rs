//! The current game and position.

use super::place::Place;
use crate::library;
use crate::library::find::identify;
use crate::rules::{Position, Variant};
use crate::variant_file::{Catalogue, FileKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The game at the start of a session.
pub(super) const START_GAME: &str = "chess";

/// The available games, the current one, and its positions so far.
pub(super) struct UciGame {
    pub catalogue: Catalogue,
    pub variant: Arc<Variant>,
    /// The positions so far, or why the last one was refused.
    pub history: Result<Vec<Position>, String>,
}

impl UciGame {
    /// The start of the default game.
    pub fn new() -> Result<UciGame, String> {
        let (catalogue, _) = load(None);
        let variant = Arc::new(choose(&catalogue, START_GAME)?);
        Ok(UciGame {
            catalogue,
            history: Ok(vec![variant.start().clone()]),
            variant,
        })
    }

    /// The values of `UCI_Variant` without options: each game, and each of its other layouts.
    pub fn choices(&self) -> Vec<String> {
        let mut choices = Vec::new();
        for id in self.catalogue.ids() {
            choices.push(id.to_owned());
            let layouts = self.catalogue.info(id).map(|info| info.layouts);
            let layouts = layouts.unwrap_or_default();
            if layouts.len() > 1 {
                choices.extend(layouts.iter().map(|layout| format!("{id}:{layout}")));
            }
        }
        choices
    }

    /// Changes to another game, at its start.
    pub fn choose(&mut self, text: &str) -> Result<(), String> {
        self.variant = Arc::new(choose(&self.catalogue, text)?);
        self.history = Ok(vec![self.variant.start().clone()]);
        Ok(())
    }

    /// Adds a game file or the files of a folder to the built-in games and the user's own. An empty path removes them
    /// again. Returns the problems of the files.
    pub fn add(&mut self, path: &str) -> Result<Vec<String>, String> {
        let path = match path {
            "" | "<empty>" => None,
            path => Some(Path::new(path)),
        };
        if let Some(path) = path
            && !path.exists()
        {
            return Err(format!("there is no file or folder `{}`", path.display()));
        }
        let (catalogue, mut problems) = load(path);
        self.catalogue = catalogue;
        let name = path.and_then(|path| path.file_name()?.to_str());
        if let (Some(path), Some((FileKind::Game, id))) = (path, name.and_then(FileKind::of))
            && path.is_file()
        {
            let source = library::read_game(path).map_err(|problem| problem.to_string())?;
            self.catalogue.add(&format!("{id}.ron"), source);
            let wrong = self.catalogue.check(id);
            problems.extend(wrong.iter().map(ToString::to_string));
        }
        Ok(problems)
    }

    /// Sets a position and the moves played from there, as the words after `position` say. Returns what was not read
    /// as written. If the words mean no position, there is none until the next one.
    pub fn place(&mut self, words: &[String]) -> Result<Vec<String>, String> {
        let place = Place::read(&self.variant, words).map_err(|problem| {
            self.refuse(&problem);
            format!("{problem}; there is no position now")
        })?;
        self.history = Ok(place.positions);
        Ok(place.notes)
    }

    /// Forgets the position, because the last one could not be read.
    pub fn refuse(&mut self, problem: &str) {
        self.history = Err(problem.to_owned());
    }

    /// The current position, or why there is none.
    pub fn position(&self) -> Result<&Position, &str> {
        let history = self.history.as_ref().map_err(String::as_str)?;
        Ok(history.last().unwrap_or(self.variant.start()))
    }
}

/// The available games, including those at a path.
fn load(path: Option<&Path>) -> (Catalogue, Vec<String>) {
    let mut folders: Vec<PathBuf> = library::own_folder().into_iter().collect();
    // A game may need the armies in its folder.
    let folder = path.and_then(|path| match path.is_dir() {
        true => Some(path),
        false => Some(library::folder_of(path)).filter(|parent| parent.is_dir()),
    });
    folders.extend(folder.map(Path::to_owned));
    let (catalogue, problems) = library::load(&folders);
    let problems = problems.iter().map(ToString::to_string);
    (catalogue, problems.collect())
}

/// The game that a text names: its id or name, then a layout and `option=choice`, each after a colon.
fn choose(catalogue: &Catalogue, text: &str) -> Result<Variant, String> {
    // Ids are in small letters.
    make(catalogue, text).or_else(|problem| match text.to_lowercase() {
        small if small == text => Err(problem),
        small => make(catalogue, &small).map_err(|_| problem),
    })
}

fn make(catalogue: &Catalogue, text: &str) -> Result<Variant, String> {
    let mut parts = text.split(':').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let mut layout = None;
    let mut options = Vec::new();
    for part in parts {
        match part.split_once('=') {
            Some((option, choice)) => {
                options.push((option.trim().to_owned(), choice.trim().to_owned()));
            }
            None if layout.is_none() => layout = Some(part),
            None => return Err(format!("`{part}` is not OPTION=CHOICE")),
        }
    }
    let id = identify(catalogue, name).unwrap_or_else(|| name.to_owned());
    catalogue
        .variant(&id, layout, &options)
        .map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::write_fen;

    #[test]
    fn a_game_is_named_with_its_layout_and_options() {
        let catalogue = Catalogue::built_in();
        let named = |text| choose(&catalogue, text);
        assert_eq!(named("withdrawer-chess").unwrap().layout(), "10x10");
        assert_eq!(named("withdrawer-chess:10x8").unwrap().layout(), "10x8");
        let single = ("leaps".to_owned(), "single".to_owned());
        for text in ["ultima:leaps=single", "ultima:8x8:leaps=single"] {
            assert!(named(text).unwrap().options().contains(&single), "{text}");
        }
        for wrong in [
            "",
            ":",
            "ultimo",
            "ultima:9x9",
            "ultima:leaps",
            "ultima:leaps=x",
        ] {
            assert!(named(wrong).is_err(), "{wrong}");
        }
    }

    /// Other programs write names as people do.
    #[test]
    fn a_game_is_named_in_any_usual_spelling() {
        let catalogue = Catalogue::built_in();
        for (text, id, layout) in [
            ("Rococo", "rococo", "10x10"),
            ("ROCOCO", "rococo", "10x10"),
            (" rococo ", "rococo", "10x10"),
            ("Withdrawer Chess", "withdrawer-chess", "10x10"),
            ("withdrawerchess:10X8", "withdrawer-chess", "10x8"),
            ("Withdrawer Chess : 10x8", "withdrawer-chess", "10x8"),
            ("withdrawer_chess:10x8", "withdrawer-chess", "10x8"),
            ("Chessma-84", "chessma-84", "12x12"),
            ("Standard", "chess", "8x8"),
            ("Chess", "chess", "8x8"),
            ("Ultima:Leaps=Single", "ultima", "8x8"),
        ] {
            let made = choose(&catalogue, text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(made.id(), id, "{text}");
            if id != "chessma-84" {
                assert_eq!(made.layout(), layout, "{text}");
            }
        }
        assert!(choose(&catalogue, "Chess960").is_err());
    }

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    fn fen(game: &UciGame) -> String {
        write_fen(&game.variant, game.position().unwrap())
    }

    #[test]
    fn a_position_that_is_wrong_leaves_none_until_a_good_one() {
        let mut game = UciGame::new().unwrap();
        for wrong in [
            "fen 8/8",
            "fen",
            "",
            "fen 8/8 moves e2e4",
            "fen 4k3/8/8/8/8/8/8/8 w - - 0 1",
            "moves e2e4",
            "startpos moves e2e4 e2e4",
            "startpos moves e2e4 0000",
            "startpos 0000",
            "startpos moves e2e5",
            "startpos e2e4 e7e5 junk",
            "nonsense",
        ] {
            game.place(&words("startpos moves e2e4")).unwrap();
            let problem = game.place(&words(wrong)).unwrap_err();
            assert!(!problem.is_empty() && game.position().is_err(), "{wrong}");
        }
        assert!(game.choose("nothing").is_err());
        assert!(game.position().is_err());
        game.place(&words("startpos")).unwrap();
        assert_eq!(fen(&game), write_fen(&game.variant, game.variant.start()));
    }

    const OPEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2";

    #[test]
    fn a_position_may_lack_words() {
        for text in [
            "startpos moves e2e4 e7e5",
            "startpos e2e4 e7e5",
            "StartPos Moves e2e4 e7e5",
            "startpos moves E2E4 e7-e5",
            "startpos moves e4 e5",
            "startpos moves 1. e4 e5",
            "startpos moves 1.e4 e5",
            "fen startpos moves e2e4 e7e5",
            "fen startpos e2e4 e7e5",
            "startpos now moves e2e4 e7e5",
            "startpos e2e4 moves e7e5",
            OPEN,
            "fen rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2 moves",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 moves e7e5",
            "fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 e7e5",
            "FEN rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - e7e5",
        ] {
            let mut game = UciGame::new().unwrap();
            game.place(&words(text))
                .unwrap_or_else(|problem| panic!("{text}: {problem}"));
            assert_eq!(fen(&game), OPEN, "{text}");
        }
        let mut game = UciGame::new().unwrap();
        let notes = game.place(&words("startpos now moves e2e4")).unwrap();
        assert!(notes.len() == 1 && notes[0].contains("`now`"), "{notes:?}");
    }

    /// The position after one move that other programs write in another way.
    #[test]
    fn a_move_has_any_usual_spelling() {
        const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R";
        const PROMOTION: &str = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
        for (start, texts, after) in [
            (
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                &["e1g1", "e1h1", "E1G1", "E1H1", "O-O", "0-0", "o-o"][..],
                "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1",
            ),
            (
                "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
                &["e8c8", "e8a8", "E8A8", "O-O-O", "0-0-0"],
                "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2",
            ),
            (
                PROMOTION,
                &["a7a8q", "a7a8Q", "A7A8q", "a7-a8q", "a8=Q", "a7a8=Q"],
                "Qn5k/8/8/8/8/8/8/K7 b - - 0 1",
            ),
            (
                PROMOTION,
                &["a7b8n", "a7b8N", "axb8=N", "a7xb8=N"],
                "1N5k/8/8/8/8/8/8/K7 b - - 0 1",
            ),
        ] {
            for text in texts {
                let mut game = UciGame::new().unwrap();
                let line = format!("fen {start} moves {text}");
                game.place(&words(&line))
                    .unwrap_or_else(|problem| panic!("{line}: {problem}"));
                assert_eq!(fen(&game), after, "{text}");
            }
        }
        // The king moves onto a rook only to castle, and only with the right.
        for wrong in [
            "w kq - 0 1 moves e1h1",
            "w KQkq - 0 1 moves e1a8",
            "w KQkq - 0 1 moves h1e1",
        ] {
            let mut game = UciGame::new().unwrap();
            assert!(
                game.place(&words(&format!("fen {CASTLING} {wrong}")))
                    .is_err(),
                "{wrong}"
            );
        }
        // A promotion needs its piece.
        let mut game = UciGame::new().unwrap();
        assert!(
            game.place(&words(&format!("fen {PROMOTION} moves a7a8")))
                .is_err()
        );
    }
}
