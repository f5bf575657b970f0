//! The arguments that name a game and a position of it.

use super::Failure;
use crate::library;
use crate::notation::parse_fen;
use crate::rules::{Position, Variant};
use crate::variant_file::{Catalogue, Diagnostic, FileKind};
use clap::Args;
use std::path::{Path, PathBuf};

/// A game, its layout and options, and a position.
#[derive(Debug, Args)]
pub(super) struct Target {
    /// An id from `baroque list`, or a RON file.
    pub(super) game: String,
    /// The layout; the game's first one if left out.
    #[arg(long)]
    pub(super) layout: Option<String>,
    /// A choice among the game's options, such as `suicide=off`.
    #[arg(long = "option", value_name = "OPTION=CHOICE", value_parser = option)]
    pub(super) options: Vec<(String, String)>,
    /// The position; the start if left out.
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
        let (catalogue, id) = self.find()?;
        let variant = catalogue.variant(&id, self.layout.as_deref(), &self.options)?;
        let position = match &self.fen {
            Some(fen) => parse_fen(&variant, fen)?,
            None => variant.start().clone(),
        };
        Ok((variant, position))
    }

    /// The games to choose from, the one that is asked for among them.
    pub(super) fn catalogue(&self) -> Result<Catalogue, Failure> {
        self.find().map(|(catalogue, _)| catalogue)
    }

    /// The games with the one that is asked for, and its id. A path to a RON file adds that file and
    /// its folder.
    fn find(&self) -> Result<(Catalogue, String), Failure> {
        let path = Path::new(&self.game);
        let folder = self.variants.as_deref();
        let name = path.file_name().and_then(|name| name.to_str());
        match name.and_then(FileKind::of) {
            Some((FileKind::Game, id)) => {
                let source = library::read(path).map_err(|problem| Failure(problem.to_string()))?;
                let parent = path.parent().filter(|parent| parent.is_dir());
                let mut catalogue = catalogue(folder.or(parent))?;
                catalogue.add(&format!("{id}.ron"), source);
                Ok((catalogue, id.to_owned()))
            }
            _ => Ok((catalogue(folder)?, self.game.clone())),
        }
    }
}

/// The games that a command can choose from; what is wrong with other files is complained about.
pub(super) fn catalogue(folder: Option<&Path>) -> Result<Catalogue, Failure> {
    let (catalogue, problems) = load(folder)?;
    for problem in problems {
        super::output::complain(&problem.to_string());
    }
    Ok(catalogue)
}

/// The built-in games, the person's own, and those of a folder; with all that could not be read.
pub(super) fn load(folder: Option<&Path>) -> Result<(Catalogue, Vec<Diagnostic>), Failure> {
    let mut folders: Vec<PathBuf> = library::own_folder().into_iter().collect();
    if let Some(folder) = folder {
        if !folder.is_dir() {
            let message = format!("there is no folder `{}`", folder.display());
            return Err(Failure(message));
        }
        folders.push(folder.to_owned());
    }
    Ok(library::load(&folders))
}
