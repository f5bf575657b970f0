//! `baroque`, `baroque GAME`: what the window opens with.

use super::target;
use super::{Failure, Target};
use crate::rules::{Position, Variant};
use crate::variant_file::Catalogue;
use clap::Args;
use std::path::PathBuf;

/// The arguments of the window.
#[derive(Debug, Args)]
pub struct Window {
    /// The game to open: an id from `baroque list`, or a RON file.
    game: Option<String>,
    /// The layout; the game's first one if left out.
    #[arg(long, requires = "game")]
    layout: Option<String>,
    /// A choice among the game's options, such as `suicide=off`.
    #[arg(long = "option", value_name = "OPTION=CHOICE", requires = "game", value_parser = target::option)]
    options: Vec<(String, String)>,
    /// The position to play on from, for two people at this screen.
    #[arg(long, requires = "game")]
    fen: Option<String>,
    /// A folder of games to add to the built-in ones.
    #[arg(long, value_name = "DIR")]
    variants: Option<PathBuf>,
}

/// What the window opens with.
pub struct Opening {
    /// The games to choose from.
    pub catalogue: Catalogue,
    /// What was wrong with files that nobody has asked for.
    pub problems: Vec<String>,
    /// The game that was named.
    pub game: Option<Variant>,
    /// The position that was given.
    pub position: Option<Position>,
}

impl Window {
    /// Whether nothing is asked for.
    pub fn is_bare(&self) -> bool {
        self.game.is_none() && self.variants.is_none()
    }

    /// Finds what was asked for.
    ///
    /// # Errors
    ///
    /// In words, when it cannot be found or is wrong.
    pub fn open(self) -> Result<Opening, String> {
        self.find().map_err(|Failure(message)| message)
    }

    fn find(self) -> Result<Opening, Failure> {
        let Some(game) = self.game else {
            let (catalogue, problems) = target::load(self.variants.as_deref())?;
            return Ok(Opening {
                catalogue,
                problems: problems.iter().map(ToString::to_string).collect(),
                game: None,
                position: None,
            });
        };
        let target = Target {
            game,
            layout: self.layout,
            options: self.options,
            fen: self.fen,
            variants: self.variants,
        };
        let catalogue = target.catalogue()?;
        let (variant, position) = target.open()?;
        Ok(Opening {
            catalogue,
            problems: Vec::new(),
            game: Some(variant),
            position: target.fen.is_some().then_some(position),
        })
    }
}
