//! The current game and position.

use super::command::shortened;
use crate::library;
use crate::notation::{find_move, parse_fen, write_fen};
use crate::rules::{Position, Variant};
use crate::variant_file::{Catalogue, FileKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The game at the start of a session.
pub(super) const START_GAME: &str = "chess";

/// The available games, the current one, and its positions so far.
pub(super) struct Game {
    pub catalogue: Catalogue,
    pub variant: Arc<Variant>,
    pub history: Vec<Position>,
}

impl Game {
    /// The start of the default game.
    pub fn new() -> Result<Game, String> {
        let (catalogue, _) = load(None);
        let variant = Arc::new(choose(&catalogue, START_GAME)?);
        let history = vec![variant.start().clone()];
        Ok(Game {
            catalogue,
            variant,
            history,
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
        self.history = vec![self.variant.start().clone()];
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

    /// Sets a position and the moves played from there. If the position is wrong, nothing changes. Moves count up to
    /// the first illegal one, as in other engines.
    pub fn place(&mut self, fen: Option<&str>, moves: &[String]) -> Result<(), String> {
        let first = match fen {
            Some(fen) => parse_fen(&self.variant, fen).map_err(|error| error.to_string())?,
            None => self.variant.start().clone(),
        };
        self.history = vec![first];
        for text in moves {
            let Some(mv) = find_move(&self.variant, self.position(), text) else {
                let fen = write_fen(&self.variant, self.position());
                let text = shortened(text);
                return Err(format!(
                    "`{text}` is not a legal move in {fen}; the moves before it have been played"
                ));
            };
            let next = self.variant.play(self.position(), mv);
            self.history.push(next);
        }
        Ok(())
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.history.last().unwrap_or(self.variant.start())
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

/// The game that a text names: its id, then a layout and `option=choice`, each after a colon.
fn choose(catalogue: &Catalogue, text: &str) -> Result<Variant, String> {
    let mut parts = text.split(':').map(str::trim);
    let id = parts.next().unwrap_or_default();
    let mut layout = None;
    let mut options = Vec::new();
    for part in parts {
        match part.split_once('=') {
            Some((option, choice)) => options.push((option.to_owned(), choice.to_owned())),
            None if layout.is_none() => layout = Some(part),
            None => return Err(format!("`{part}` is not OPTION=CHOICE")),
        }
    }
    catalogue
        .variant(id, layout, &options)
        .map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn moves_count_up_to_the_first_that_is_not_legal() {
        let mut game = Game::new().unwrap();
        let moves = |text: &str| -> Vec<String> { text.split(' ').map(str::to_owned).collect() };
        game.place(None, &moves("e2e4 e7e5")).unwrap();
        let message = game.place(None, &moves("d2d4 d2d4 d7d5")).unwrap_err();
        assert!(message.contains("d2d4"), "{message}");
        let fen = write_fen(&game.variant, game.position());
        let expected = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq";
        assert!(fen.starts_with(expected), "{fen}");
        assert_eq!(game.history.len(), 2);
    }

    #[test]
    fn a_position_that_is_wrong_changes_nothing() {
        let mut game = Game::new().unwrap();
        game.place(None, &["e2e4".to_owned()]).unwrap();
        let before = game.history.clone();
        assert!(game.place(Some("8/8"), &["e2e4".to_owned()]).is_err());
        assert!(game.choose("nothing").is_err());
        assert_eq!(game.history, before);
    }
}
