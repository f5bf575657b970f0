//! The arguments for a game and a position of it.

use super::Failure;
use crate::library;
use crate::notation::{parse_fen, pasted_fen, placement_fits, read_fen};
use crate::rules::{Position, Variant};
use crate::variant_file::{Catalogue, CatalogueError, Diagnostic, FileKind};
use clap::Args;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// A game, its layout and options, and a position.
#[derive(Debug, Args)]
pub(super) struct Target {
    /// An id from `baroque list`, or a RON file.
    pub(super) game: OsString,
    /// The layout. Default: the game's first layout that fits the position.
    #[arg(long)]
    pub(super) layout: Option<String>,
    /// A rule option of the game, such as `suicide=off`.
    #[arg(long = "option", value_name = "OPTION=CHOICE", value_parser = option)]
    pub(super) options: Vec<(String, String)>,
    /// The position. Default: the starting position.
    #[arg(long)]
    pub(super) fen: Option<String>,
    /// A folder of games to add to the built-in ones.
    #[arg(long, value_name = "DIR")]
    pub(super) variants: Option<PathBuf>,
}

pub(super) fn option(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(option, choice)| (option.to_owned(), choice.to_owned()))
        .ok_or_else(|| "expected OPTION=CHOICE".to_owned())
}

impl Target {
    /// Finds the game and reads the position.
    pub(super) fn open(&self) -> Result<(Variant, Position), Failure> {
        let (_, variant, position) = self.open_with_catalogue()?;
        Ok((variant, position))
    }

    /// Finds the game and reads the position, which must be written exactly.
    pub(super) fn open_exactly(&self) -> Result<(Variant, Position), Failure> {
        let (_, variant) = self.game()?;
        let position = match &self.fen {
            // No FEN has these signs.
            Some(fen) if fen.contains("://") || fen.contains('_') => {
                parse_fen(&variant, &pasted_fen(&variant, fen)?)?
            }
            Some(fen) => parse_fen(&variant, fen)?,
            None => variant.start().clone(),
        };
        Ok((variant, position))
    }

    /// Finds the game and reads the position. Also returns the games that there were to choose from.
    pub(super) fn open_with_catalogue(&self) -> Result<(Catalogue, Variant, Position), Failure> {
        let (catalogue, variant) = self.game()?;
        let position = match &self.fen {
            Some(fen) => {
                let read = read_fen(&variant, fen)?;
                for note in read.notes {
                    super::output::warn(&format!("--fen: {note}"));
                }
                read.value
            }
            None => variant.start().clone(),
        };
        Ok((catalogue, variant, position))
    }

    /// The available games, and the chosen one with its layout and options. Without a layout, the position decides.
    fn game(&self) -> Result<(Catalogue, Variant), Failure> {
        let (catalogue, id) = self.find()?;
        let layout = self.layout.as_deref();
        let variant = catalogue.variant(&id, layout, &self.options)?;
        let fen = self.fen.as_deref().filter(|_| layout.is_none());
        let misfit = fen.filter(|fen| !placement_fits(&variant, fen));
        let fitting = misfit.and_then(|fen| {
            let layouts = catalogue.info(&id).ok()?.layouts.into_iter();
            let mut made = layouts
                .filter_map(|layout| catalogue.variant(&id, Some(&layout), &self.options).ok());
            made.find(|variant| placement_fits(variant, fen))
        });
        Ok((catalogue, fitting.unwrap_or(variant)))
    }

    /// The game file of the arguments, if they name one.
    pub(super) fn file(&self) -> Option<&Path> {
        let is_game = |(kind, _)| kind == FileKind::Game;
        file_kind(&self.game)
            .is_some_and(is_game)
            .then_some(Path::new(&self.game))
    }

    /// Whether the arguments name a game file that can be read but has mistakes.
    pub(super) fn is_wrong_file(&self) -> bool {
        self.file().is_some()
            && self.find().is_ok_and(|(catalogue, id)| {
                let variant = catalogue.variant(&id, None, &[]);
                matches!(variant, Err(CatalogueError::File(_)))
            })
    }

    /// The file or folder of the arguments that adds games to the built-in ones.
    #[cfg(feature = "lab")]
    pub(super) fn files(&self) -> Option<&Path> {
        match self.file() {
            Some(path) => Some(path),
            None => self.variants.as_deref(),
        }
    }

    fn find(&self) -> Result<(Catalogue, String), Failure> {
        find(&self.game, self.variants.as_deref())
    }
}

/// The kind and the id of the file that an argument may name. A name that is not UTF-8 gives an id with question marks.
fn file_kind(game: &OsStr) -> Option<(FileKind, String)> {
    let name = Path::new(game).file_name()?.to_string_lossy();
    FileKind::of(&name).map(|(kind, id)| (kind, id.to_owned()))
}

/// The available games, and the id of the chosen one. A path to a RON file adds that file and its folder.
pub(super) fn find(game: &OsStr, folder: Option<&Path>) -> Result<(Catalogue, String), Failure> {
    match file_kind(game) {
        Some((FileKind::Game, id)) => {
            let path = Path::new(game);
            let source =
                library::read_game(path).map_err(|problem| Failure(problem.to_string()))?;
            let parent = Some(library::folder_of(path)).filter(|parent| parent.is_dir());
            // The other files of the folder may be bases. Their own mistakes are not reported.
            let mut catalogue = match folder {
                Some(folder) => catalogue(Some(folder))?,
                None => library::load(&folders(parent)?).0,
            };
            catalogue.add(&format!("{id}.ron"), source);
            for problem in catalogue.picture_problems(&id) {
                super::output::complain(&problem.to_string());
            }
            Ok((catalogue, id))
        }
        _ => Ok((catalogue(folder)?, game.to_string_lossy().into_owned())),
    }
}

/// The games that a command can choose from. Writes the problems of other files to standard error.
pub(super) fn catalogue(folder: Option<&Path>) -> Result<Catalogue, Failure> {
    let (catalogue, problems) = library::load(&folders(folder)?);
    for problem in problems {
        super::output::complain(&problem.to_string());
    }
    Ok(catalogue)
}

/// The built-in games, the user's own and those of a folder, also those with mistakes, and the diagnostics of files
/// that could not be read.
pub(super) fn load(folder: Option<&Path>) -> Result<(Catalogue, Vec<Diagnostic>), Failure> {
    Ok(library::load_unchecked(&folders(folder)?))
}

/// The folders of games that add to the built-in ones: the user's own, and perhaps another.
pub(super) fn folders(folder: Option<&Path>) -> Result<Vec<PathBuf>, Failure> {
    let mut folders: Vec<PathBuf> = library::own_folder().into_iter().collect();
    if let Some(folder) = folder {
        if !folder.is_dir() {
            let message = format!("there is no folder `{}`", folder.display());
            return Err(Failure(message));
        }
        folders.push(folder.to_owned());
    }
    Ok(folders)
}
