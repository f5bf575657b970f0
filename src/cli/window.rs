//! `baroque`, `baroque GAME`: what the window opens with.

use super::target;
use super::{Failure, Target};
use crate::rules::{Position, Variant};
use clap::Args;
use std::path::{Path, PathBuf};

/// The arguments of the window.
#[derive(Debug, Args)]
pub struct Window {
    /// The game to open: an id from `baroque list`, a RON file, or a PGN file.
    game: Option<String>,
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
    /// The folders whose games add to the built-in ones, the later ones first in line.
    pub folders: Vec<PathBuf>,
    /// The game file that was named.
    pub file: Option<PathBuf>,
    /// The file of played games that was named.
    pub games: Option<PathBuf>,
    /// The game that was named; none if its file has mistakes.
    pub game: Option<Variant>,
    /// The position that was given.
    pub position: Option<Position>,
}

impl Window {
    /// Whether nothing is asked for.
    pub fn is_bare(&self) -> bool {
        self.game.is_none() && self.variants.is_none()
    }

    /// The file of played games that is named, if it is one.
    pub fn games(&self) -> Option<&str> {
        self.game.as_deref().filter(|game| is_pgn(game))
    }

    /// Finds what was asked for. A game file with mistakes is opened to be mended, and they are reported.
    ///
    /// # Errors
    ///
    /// In words, when it cannot be found or is wrong.
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
        if is_pgn(&game) {
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

/// Whether a file of played games is named.
fn is_pgn(name: &str) -> bool {
    let end = Path::new(name).extension();
    end.is_some_and(|end| end.eq_ignore_ascii_case("pgn"))
}
