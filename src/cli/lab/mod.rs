//! `baroque lab`: tools for those who work on the engine.

mod alone;
mod blind;
mod datagen;
mod grow;
mod r#match;
mod mates;
mod penultima;
mod puzzles;
mod train;
mod tune;
mod values;
mod weak;

use super::Failure;
use clap::{Args, Subcommand};

#[derive(Debug, Args)]
pub(super) struct Lab {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Debug, Subcommand)]
enum LabCommand {
    /// Play a match between two engines.
    ///
    /// Both engines are programs that speak UCI. Baroque checks the rules and counts the points. The engines play
    /// each opening twice, with colours changed. The last lines have the number of games, the score, the difference
    /// in Elo with its error at 95 %, the pairs of games by their points, and the state of the test `--sprt`. The
    /// command sets the options of an engine in the order given, then its level and its variant.
    Match(Box<r#match::Match>),
    /// Let the engine play against itself, and write its games as training data.
    ///
    /// The games depend on the seed alone. If the file exists, the command continues it. You can make files with
    /// different seeds on different machines and join them with `cat`.
    Datagen(datagen::Datagen),
    /// Train a network on the games of `baroque lab datagen`.
    ///
    /// After each epoch a line has two mean squared errors: one on the training positions, one on the positions of
    /// the games held back. The same data and options give the same network.
    Train(train::Train),
    /// Fit the weights of the evaluation to the results of games.
    ///
    /// The output has the error of the predicted results before the fit, after each round and at the end. Then it
    /// has all fitted weights.
    Tune(tune::Tune),
    /// Let the search make lines for an opening book, and write them as games without results.
    ///
    /// Each move is nearly as good as the best one. The same options give the same lines.
    Grow(grow::Grow),
    /// Count how many known wins the search finds.
    ///
    /// The wins take 1 to 4 moves. Each needs a certain capture method or other power: without it there is no win in
    /// so many moves. Each line has the nodes that the search needed, `solved` if it found the win and its exact
    /// length, the number of moves, the game, the power and the position. Then comes a line for each power. The last
    /// line is `N of M solved, X nodes`.
    Mates(mates::Mates),
    /// Let the levels solve puzzles.
    ///
    /// Each line has a range of ratings by its lowest rating, the number of puzzles, and the share that each level
    /// solves. A level has to find every move. The same options give the same shares.
    Puzzles(puzzles::LabPuzzles),
    /// Print what each piece is worth to the evaluation of full strength, by the stage of the game.
    ///
    /// A value is what the evaluation loses without the piece: the median over quiet positions of some games of the
    /// engine against itself, in which neither side is far ahead. The same options give the same values.
    Values(values::Values),
    /// Solve king and one piece against a king, for each piece of each built-in game.
    ///
    /// Each line has the game, the layout and the pieces. Then come three numbers with White to move, and three with Black
    /// to move: the positions, those that White wins, and the plies of the longest win. Chess pieces have lines only in
    /// games without other pieces. Games with pieces in hand have no lines.
    Alone(alone::Alone),
    /// Let a level play against a very weak player.
    ///
    /// If a game is not over after 160 plies, a side that is more than three pawns ahead in material wins. The last
    /// line has wins, draws, losses and the score. The same options give the same games.
    Weak(weak::Weak),
    /// Let the computer that does not know the rules of Penultima play against the one that knows them.
    ///
    /// Each game has its own secret. The last line has wins, draws and losses of the first, its score and its refused
    /// tries. The same options give the same games.
    Penultima(penultima::LabPenultima),
    /// Let the computer play blind against tries by chance, or against itself without memory.
    ///
    /// A game is drawn after 400 plies. Each game has a line with its end, the mean number of positions that the player
    /// imagined, and how many of them have an enemy on a square with one. The last line has wins, draws, losses and the score, the refused tries, and the
    /// time of a move with all its tries. The same options give the same games.
    Blind(blind::LabBlind),
}

impl Lab {
    pub(super) fn run(&self) -> Result<(), Failure> {
        match &self.command {
            LabCommand::Match(r#match) => r#match.run(),
            LabCommand::Alone(alone) => alone.run(),
            LabCommand::Datagen(datagen) => datagen.run(),
            LabCommand::Train(train) => train.run(),
            LabCommand::Tune(tune) => tune.run(),
            LabCommand::Grow(grow) => grow.run(),
            LabCommand::Mates(mates) => mates.run(),
            LabCommand::Puzzles(puzzles) => puzzles.run(),
            LabCommand::Values(values) => values.run(),
            LabCommand::Weak(weak) => weak.run(),
            LabCommand::Penultima(penultima) => penultima.run(),
            LabCommand::Blind(blind) => blind.run(),
        }
    }
}
