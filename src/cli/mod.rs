//! The command line: games, moves, counts and checks.
//!
//! Data goes to standard output, errors to standard error. Exit codes: 0 good, 1 the input was wrong,
//! 2 bad usage.

mod bench;
mod best;
mod blind;
mod board;
mod book;
mod check;
mod diagram;
mod ending;
mod exercise;
mod export;
mod games;
mod guide;
mod import;
#[cfg(feature = "lab")]
mod lab;
mod list;
mod manual;
mod moves;
mod output;
mod penultima;
mod perft;
mod playtest;
mod puzzles;
mod rules;
mod sets;
mod status;
mod target;
mod texts;
mod uci;
mod window;

use clap::{CommandFactory, Parser, Subcommand};
use std::process::ExitCode;
use std::sync::LazyLock;
use target::Target;

pub use output::{Failure, complain};
pub use window::{Opening, Window};

/// Chess games whose pieces capture in unusual ways.
#[derive(Debug, Parser)]
#[command(name = "baroque", version = version(), args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    window: Window,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the games, their layouts and options.
    List(list::List),
    /// List the legal moves of a position.
    Moves(moves::Moves),
    /// Count the positions after a number of plies (perft).
    Perft(perft::Perft),
    /// Tell whether a game is over, and its result.
    Status(status::Status),
    /// Print the computer's move.
    ///
    /// The output has three lines. `bestmove` has the move. `score cp` has the score for the side to move, in
    /// hundredths of a pawn. Instead, `score mate` has the number of moves to mate, negative if the side to move
    /// loses. `line` has the expected moves, written as in `baroque moves`. If the game is over, the command
    /// fails.
    Best(best::Best),
    /// Measure the search on fixed positions.
    ///
    /// The command searches positions of every built-in game to a fixed depth, on one thread. Each line has
    /// the nodes, the game, its layout and the ply. The last line is `N nodes M nps`. The number of nodes is
    /// the same on every machine. It changes only if the search or the games change.
    Bench(bench::Bench),
    /// Run the engine for other programs (UCI).
    ///
    /// The option `UCI_Variant` chooses the game: an id from `baroque list`, then a layout and options after
    /// colons, such as `withdrawer-chess:10x8` or `ultima:leaps=single`. `VariantPath` adds a game file or a
    /// folder of game files. With `OwnBook` the engine plays from its opening book, or from the games of
    /// `BookFile`.
    Uci(uci::Uci),
    /// Solve an ending: who wins each position with few pieces, and in how many plies.
    ///
    /// `baroque ending chess KRk` counts the won, lost and undecided positions with these pieces. `--fen` asks about a
    /// position with few pieces instead. Then the command lists every move with its value, the best first. Both sides
    /// play perfectly. The halfmove clock and repetitions do not count.
    Ending(ending::EndingCommand),
    /// Make exercises: what does this move capture, which pieces are in danger, how does White win?
    ///
    /// The rules of the game make the exercises, so a game file of your own has them too. The same seed gives the
    /// same exercises on every machine. Each exercise shows its own seed. With that seed and `--count 1` it comes
    /// again, if the other arguments are the same.
    Exercise(exercise::ExerciseCommand),
    /// Read games from files: list them, or write them in another form.
    ///
    /// The files may be PGN, move lists of Game Courier, or saved games of Zillions of Games. The content decides which.
    /// Each line of the list has the number of the game, its players, the game, the number of plies and the result.
    /// Notes on what was not read as written go to standard error, as `FILE:LINE: note`.
    Games(games::GamesCommand),
    /// Make a game file of a game from another program.
    ///
    /// The command reads Interactive Diagrams of the Chess Variant Pages, alone or with the page around them, and
    /// `variants.ini` of Fairy-Stockfish. What a game file cannot say is left out. It stands there as a comment, and
    /// standard error has a warning, as `FILE:LINE: words`.
    Import(import::Import),
    /// Write a game as one file to give away.
    ///
    /// The file needs only the built-in games, armies and pieces. Bases, armies, pieces and drawings of your own become
    /// part of it.
    Export(export::Export),
    /// Print a secret game of Penultima: which pieces have hidden rules, and which rules.
    ///
    /// The same seed and level give the same game on every machine. Do not look before you play.
    Penultima(penultima::PenultimaCommand),
    /// Play a game blind against the computer: each side sees only its own pieces (Kriegspiel).
    ///
    /// Write a try on standard input, as in `baroque moves`, such as `e2e4`. Or write `any?` (how many captures do my pawns
    /// have?), `resign` or `quit`. The command answers `no`, `impossible` (whatever stands where) or `played e2e4`. Then
    /// it writes what the umpire says of this move and of the computer's: `took d5 pawn`, `lost e4 piece`, `check`,
    /// `tries 2`, `over 1-0 checkmate`. Before each of your turns it writes `turn` with the placement of your pieces. At the
    /// end it writes an empty line and the game as PGN. The same seed, side, level and tries give the same game.
    Blind(Box<blind::BlindCommand>),
    /// Play many games of a game and report what it is like: fair? long? drawish? what is each piece worth?
    ///
    /// The computer plays the game against itself. Each figure of the report has its 95 % interval. The result depends only
    /// on the game, the seed and the settings. With `--out` every finished game is written at once: stop the command when
    /// you like, and the same command continues.
    Playtest(Box<playtest::Playtest>),
    /// Puzzles: positions in which one move is far better than all others.
    Puzzles(puzzles::PuzzlesCommand),
    /// Show an opening book.
    Book(book::BookArguments),
    /// Print the illustrated guide, or write it to a folder with pictures.
    Guide(guide::GuideCommand),
    /// Print the rules of any game in words: board, array, pieces, castling, promotion and how the game ends.
    Rules(rules::RulesCommand),
    /// Make a starting position with other pieces to place, in a game whose sides place their pieces.
    ///
    /// The pieces are drawn by a seed, or picked by their letters. The output is a FEN for `--fen`. Standard error has the
    /// sets, what they are worth, and the seed. The options of the game say whether both sides have the same pieces.
    Sets(sets::SetsCommand),
    /// Check game files and list all mistakes.
    Check(check::Check),
    /// Print the format of game files: every field, with examples (Markdown).
    Manual(manual::Manual),
    /// List what is left to translate into a language, or begin a new one.
    Texts(texts::TextsCommand),
    /// Draw a position or a move into a file.
    ///
    /// The file's ending chooses the format. `.svg` and `.png` show the position. With `--move` they show what
    /// the last move does, with arrows, rings and lines. `.gif` and `.apng` show the moves in a loop. The
    /// files need no fonts and no other files.
    Diagram(diagram::Diagram),
    /// Run tools for work on the engine: matches, tuning, training data.
    #[cfg(feature = "lab")]
    Lab(Box<lab::Lab>),
}

/// The version of the program, with the commit in builds for packages: `0.2.0 (1a2b3c4)`.
///
/// `./package`, `./install` and `./play` name the commit in the environment variable `BAROQUE_COMMIT`. Other builds do not,
/// so a new commit rebuilds nothing.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let version = env!("CARGO_PKG_VERSION");
        match option_env!("BAROQUE_COMMIT").filter(|commit| !commit.is_empty()) {
            Some(commit) => format!("{version} ({commit})"),
            None => version.to_owned(),
        }
    });
    &VERSION
}

/// All commands and options, for manual pages and completions.
pub fn command() -> clap::Command {
    Arguments::command()
}

/// The request of the arguments.
#[derive(Debug)]
pub enum Request {
    /// The window.
    Window(Window),
    /// A finished command, with its exit code.
    Done(ExitCode),
}

/// Reads the arguments of the program, and runs their command, if any.
pub fn run() -> Request {
    let arguments = Arguments::parse();
    let Some(command) = arguments.command else {
        return Request::Window(arguments.window);
    };
    let result = match command {
        Command::List(list) => list.run(),
        Command::Moves(moves) => moves.run(),
        Command::Perft(perft) => perft.run(),
        Command::Status(status) => status.run(),
        Command::Best(best) => best.run(),
        Command::Bench(bench) => bench.run(),
        Command::Ending(ending) => ending.run(),
        Command::Exercise(exercise) => exercise.run(),
        Command::Games(games) => games.run(),
        Command::Import(import) => import.run(),
        Command::Export(export) => export.run(),
        Command::Penultima(penultima) => penultima.run(),
        Command::Blind(blind) => blind.run(),
        Command::Playtest(playtest) => playtest.run(),
        Command::Puzzles(puzzles) => puzzles.run(),
        Command::Uci(uci) => uci.run(),
        Command::Book(book) => book.run(),
        Command::Guide(guide) => guide.run(),
        Command::Rules(rules) => rules.run(),
        Command::Sets(sets) => sets.run(),
        Command::Check(check) => check.run(),
        Command::Manual(manual) => manual.run(),
        Command::Texts(texts) => texts.run(),
        Command::Diagram(diagram) => diagram.run(),
        #[cfg(feature = "lab")]
        Command::Lab(lab) => lab.run(),
    };
    Request::Done(match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(message)) => {
            output::complain(&message);
            ExitCode::from(1)
        }
    })
}
