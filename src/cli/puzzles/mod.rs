//! `baroque puzzles`: positions in which one move is far better than all others.

mod check;
mod list;
mod mine;
mod show;
mod source;

use super::Failure;
use clap::{Args, Subcommand};
#[cfg(feature = "lab")]
pub(super) use source::PuzzleSource;

#[derive(Debug, Args)]
pub(super) struct PuzzlesCommand {
    #[command(subcommand)]
    command: PuzzleCommand,
}

#[derive(Debug, Subcommand)]
enum PuzzleCommand {
    /// List puzzles.
    List(list::List),
    /// Show a puzzle and its solution.
    Show(show::Show),
    /// Check puzzles: the fields, the moves, the themes, and the proof by a longer search.
    ///
    /// A line tells what is wrong with a puzzle. The last line is `N of M puzzles are right`. A win in up to three
    /// moves is proved by trying every move. The command uses all cores and shows its progress.
    Check(check::Check),
    /// Find new puzzles in games of the computer against itself, and prove them.
    ///
    /// The puzzles depend on the seeds of the games, which begin with 0. The file tells how many seeds have been used.
    /// You can stop the command and start it again: it continues the file. It uses all cores.
    Mine(mine::Mine),
}

impl PuzzlesCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        match &self.command {
            PuzzleCommand::List(list) => list.run(),
            PuzzleCommand::Show(show) => show.run(),
            PuzzleCommand::Check(check) => check.run(),
            PuzzleCommand::Mine(mine) => mine.run(),
        }
    }
}
