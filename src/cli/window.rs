//! `baroque` and `baroque GAME`: the first page of the window.

use super::target;
use super::{Failure, Target};
use crate::rules::{Position, Variant};
use clap::Args;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The arguments of the window.
#[derive(Debug, Args)]
pub struct Window {
    /// The game to open: an id from `baroque list`, a RON file, or a PGN file.
    game: Option<OsString>,
    /// The layout. Default: the game's first layout.
    #[arg(long, requires = "game")]
    layout: Option<String>,
    /// A rule option of the game, such as `suicide=off`.
    #[arg(long = "option", value_name = "OPTION=CHOICE", requires = "game", value_parser = target::option)]
    options: Vec<(String, String)>,
    /// The position to start from, for two players at this screen.
    #[arg(long, requires = "game")]
    fen: Option<String>,
    /// A folder of games to add to the built-in ones.
    #[arg(long, value_name = "DIR")]
    variants: Option<PathBuf>,
}

/// The first page of the window.
pub struct Opening {
    /// The folders whose games add to the built-in ones. Games of later folders replace those of earlier ones.
    pub folders: Vec<PathBuf>,
    /// The named game file.
    pub file: Option<PathBuf>,
    /// The named file of played games.
    pub games: Option<PathBuf>,
    /// The named game, or `None` if its file has mistakes.
    pub game: Option<Variant>,
    /// The given position.
    pub position: Option<Position>,
}

impl Window {
    /// Whether there are no arguments.
    pub fn is_bare(&self) -> bool {
        self.game.is_none() && self.variants.is_none()
    }

    /// The named file of played games, if the argument names one.
    pub fn games(&self) -> Option<&Path> {
        let path = self.game.as_ref().map(Path::new);
        path.filter(|path| is_pgn(path))
    }

    /// Finds the game or file of the arguments. A game file with mistakes is opened for editing, with its mistakes.
    ///
    /// # Errors
    ///
    /// If it does not exist or is wrong, with the reason in words.
    pub fn open(self) -> Result<Opening, String> {
        self.find().map_err(|Failure(message)| message)
    }

    fn find(self) -> Result<Opening, Failure> {
        let mut opening = Opening {
            folders: target::folders(self.variants.as_deref())?,
            file: None,
            games: None,
            game: None,
            position: None,
        };
        let Some(game) = self.game else {
            return Ok(opening);
        };
        if is_pgn(Path::new(&game)) {
            crate::library::pgn_file::read(Path::new(&game)).map_err(Failure)?;
            opening.games = Some(PathBuf::from(game));
            return Ok(opening);
        }
        let target = Target {
            game,
            layout: self.layout,
            options: self.options,
            fen: self.fen,
            variants: self.variants,
        };
        opening.file = target.file().map(Path::to_owned);
        match target.open() {
            Ok((variant, position)) => {
                opening.position = target.fen.is_some().then_some(position);
                opening.game = Some(variant);
            }
            Err(Failure(message)) if target.is_wrong_file() => super::output::complain(&message),
            Err(failure) => return Err(failure),
        }
        Ok(opening)
    }
}

/// Whether a name is that of a file of played games.
fn is_pgn(path: &Path) -> bool {
    let end = path.extension();
    end.is_some_and(|end| end.eq_ignore_ascii_case("pgn") || end.eq_ignore_ascii_case("zsg"))
}
