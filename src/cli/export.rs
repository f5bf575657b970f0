//! `baroque export`: a game as one file to give away.

use super::target::{self, find};
use super::{Failure, output};
use clap::Args;
use std::ffi::OsString;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct Export {
    /// An id from `baroque list`, or a RON file.
    game: OsString,
    /// Write the game file here. A file that exists stays as it is. Default: standard output.
    #[arg(long, value_name = "FILE.ron")]
    out: Option<PathBuf>,
    /// The layout, for a game between armies of your choice.
    #[arg(long, requires = "option")]
    layout: Option<String>,
    /// The armies of a game that lets players choose them, such as `white=orthodox`. The file is the game between them.
    #[arg(long, value_name = "OPTION=CHOICE", value_parser = target::option)]
    option: Vec<(String, String)>,
    /// A folder of games to add to the built-in ones.
    #[arg(long, value_name = "DIR")]
    variants: Option<PathBuf>,
}

impl Export {
    pub(super) fn run(&self) -> Result<(), Failure> {
        if let Some(out) = &self.out {
            output::check_game_file(out)?;
        }
        let (catalogue, id) = find(&self.game, self.variants.as_deref())?;
        let (name, text) = match self.option.as_slice() {
            [] => (catalogue.info(&id)?.name, catalogue.export(&id)?),
            armies => catalogue.export_between(&id, self.layout.as_deref(), armies)?,
        };
        match &self.out {
            None => output::text(&text),
            Some(out) => output::new_game_file(out, &text, &name),
        }
    }
}
