//! `baroque import`: games from other programs as game files.

use super::games::text_of;
use super::{Failure, output};
use crate::import::import;
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct Import {
    /// A page with an Interactive Diagram, its text, or a `variants.ini` of Fairy-Stockfish. `-` is standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The game of a `variants.ini`, or a name for the game of a diagram.
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    /// Write the game file here. A file that exists stays as it is. Default: standard output.
    #[arg(long, value_name = "FILE.ron")]
    out: Option<PathBuf>,
}

impl Import {
    pub(super) fn run(&self) -> Result<(), Failure> {
        if let Some(out) = &self.out {
            output::check_game_file(out)?;
        }
        let text = text_of(&self.file).map_err(Failure)?;
        let file = self.file.display().to_string();
        let imported = import(&file, &text, self.game.as_deref()).map_err(|mistakes| {
            let mistakes: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            Failure(mistakes.join("\n\n"))
        })?;
        for warning in &imported.warnings {
            let (line, _) = warning.position().unwrap_or((1, 1));
            output::warn(&format!("{file}:{line}: {}", warning.message));
        }
        match &self.out {
            None => output::text(&imported.text),
            Some(out) => output::new_game_file(out, &imported.text, &imported.name),
        }
    }
}
