//! `baroque export`: a game as one file to give away.

use super::target::find;
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
        let text = catalogue.export(&id)?;
        match &self.out {
            None => output::text(&text),
            Some(out) => output::new_game_file(out, &text, &catalogue.info(&id)?.name),
        }
    }
}
