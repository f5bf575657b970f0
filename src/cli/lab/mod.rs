//! `baroque lab`: tools for those who work on the engine.

mod datagen;
mod grow;
mod r#match;
mod mates;
mod train;
mod tune;
mod weak;

use super::Failure;
use clap::{Args, Subcommand};

#[derive(Debug, Args)]
pub(super) struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Let two engines play a match: which one is better, and by how much.
    ///
    /// Both are programs that speak UCI; this program is the referee. Each opening is played twice with
    /// colours changed. At the end: games, score, the difference in Elo with the error at 95 %, the pairs
    /// of games by their points, and the state of the test that `--sprt` asks for. Options of an engine
    /// are set in the order given, then its level and variant.
    Match(Box<r#match::Match>),
    /// Let the engine play against itself, and write its games as training data.
    ///
    /// The games depend on the seed alone: a file that is begun is continued, and files of different seeds,
    /// made on different machines, are merged by `cat`.
    Datagen(datagen::Datagen),
    /// Train a network on such games.
    ///
    /// After each epoch a line tells the mean squared error on the positions learned from and on those of the games
    /// held back. The same data and numbers give the same network.
    Train(train::Train),
    /// Fit the weights of the evaluation to the results of games.
    ///
    /// Tells how well the evaluation foretells the results, before, after each round, and in the end,
    /// and then all weights as the fit has them.
    Tune(tune::Tune),
    /// Let the search grow lines for an opening book, and write them as games without results.
    ///
    /// Each move is nearly as good as the best one. The same numbers give the same lines.
    Grow(grow::Grow),
    /// Look for known wins.
    ///
    /// The wins take 1 to 4 moves, are proved by trying every move, and each needs a capture method or
    /// another power: without it there is no win in so many moves. Each line has the nodes that the
    /// search needed to report the win and its exact length, `solved` or `unsolved`, the number of moves, the game,
    /// the power and the position. Then there is a line for each power, and at last `N of M solved, X nodes`.
    Mates(mates::Mates),
    /// Let a level play against a player of random moves, or one that looks two plies ahead at material.
    ///
    /// A game that is not over after 160 plies is won by more than three pawns of material. The last line has wins,
    /// draws, losses and the score. The same numbers give the same games.
    Weak(weak::Weak),
}

impl Lab {
    pub(super) fn run(&self) -> Result<(), Failure> {
        match &self.command {
            Command::Match(r#match) => r#match.run(),
            Command::Datagen(datagen) => datagen.run(),
            Command::Train(train) => train.run(),
            Command::Tune(tune) => tune.run(),
            Command::Grow(grow) => grow.run(),
            Command::Mates(mates) => mates.run(),
            Command::Weak(weak) => weak.run(),
        }
    }
}
