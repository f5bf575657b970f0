//! `baroque book`: the moves of opening books.

use super::{Failure, Target, output};
use crate::book::{Reading, read, read_built_in};
use crate::library::pgn_file;
use crate::notation::{write_move, write_san};
use crate::rules::Variant;
use crate::variant_file::Catalogue;
use clap::{Args, Subcommand};
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub(super) struct BookArguments {
    #[command(subcommand)]
    command: BookCommand,
}

#[derive(Debug, Subcommand)]
enum BookCommand {
    /// Show the moves of a book in a position.
    ///
    /// Each line has a move, its number of games, and the wins, draws and losses of the side that played it.
    /// The last line has the results of the games.
    Show(Show),
}

#[derive(Debug, Args)]
struct Show {
    #[command(flatten)]
    target: Target,
    /// A PGN file. Default: the program's own book.
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
}

impl BookArguments {
    pub(super) fn run(&self) -> Result<(), Failure> {
        match &self.command {
            BookCommand::Show(show) => show.run(),
        }
    }
}

/// The book of a game: from a file of games, or the built-in one.
pub(super) fn open(
    path: Option<&Path>,
    variant: &Variant,
    catalogue: &Catalogue,
) -> Result<Reading, Failure> {
    let Some(path) = path else {
        return Ok(read_built_in(variant, catalogue));
    };
    let wrong = |problem| Failure(format!("{}: {problem}", path.display()));
    let bytes = pgn_file::read(path).map_err(Failure)?;
    read(&bytes, variant, catalogue, |_| true).map_err(wrong)
}

impl Show {
    fn run(&self) -> Result<(), Failure> {
        let (catalogue, variant, position) = self.target.open_with_catalogue()?;
        let reading = open(self.book.as_deref(), &variant, &catalogue)?;
        if let Some(path) = &self.book {
            reading
                .notes
                .iter()
                .for_each(|note| output::tell(path, note));
        }
        for played in reading.book.moves(&variant, &position) {
            let mv = write_move(&variant, played.mv);
            let (games, wins) = (played.games, played.wins);
            let (draws, losses) = (played.draws, played.losses);
            let san = write_san(&variant, &position, played.mv);
            output::line(&format!(
                "{mv:<7} {games:>7} +{wins} ={draws} -{losses}  {san}"
            ))?;
        }
        output::line(&reading.to_string())
    }
}
