//! The command line: games, moves, counts and checks for scripts and curious people.
//!
//! Data goes to standard output, errors to standard error. Exit codes: 0 good, 1 the input was wrong,
//! 2 bad usage.

mod bench;
mod best;
mod book;
mod check;
mod diagram;
mod guide;
#[cfg(feature = "lab")]
mod lab;
mod list;
mod manual;
mod moves;
mod output;
mod perft;
mod status;
mod target;
mod uci;
mod window;

use clap::{Parser, Subcommand};
use std::process::ExitCode;
use target::Target;

pub use output::complain;
pub use window::{Opening, Window};

/// Chess games whose pieces capture by doing something.
#[derive(Debug, Parser)]
#[command(name = "baroque", version, args_conflicts_with_subcommands = true)]
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
    /// Count the positions a number of plies ahead.
    Perft(perft::Perft),
    /// Say how a game stands.
    Status(status::Status),
    /// Say what the computer would play.
    ///
    /// Three lines: `bestmove` and the move; `score cp` and hundredths of a pawn for the side on move,
    /// or `score mate` and the number of its moves to its win, negative to its loss; `line` and the
    /// moves expected, the best one first. Moves are written as in `baroque moves`. A game that is over
    /// has no best move, which is an error.
    Best(best::Best),
    /// Search fixed positions: what the search does, and how fast.
    ///
    /// Positions of every built-in game, from the start and from a game that the computer plays
    /// against itself, are searched to a fixed depth on one thread. Each line has the nodes, the game,
    /// its layout and the ply; the last line is `N nodes M nps`. The number of nodes is the same in
    /// every run and on every machine, as long as the search itself and the games stay the same.
    Bench(bench::Bench),
    /// Talk to other programs (UCI).
    ///
    /// The option `UCI_Variant` chooses the game: an id from `baroque list`, then, after colons, a layout
    /// and choices of options, as in `withdrawer-chess:10x8` or `ultima:leaps=single`. `VariantPath` adds
    /// a game file, or the files of a folder. `OwnBook` lets it play from an opening book: the program's, or one
    /// made of the games of `BookFile`.
    Uci(uci::Uci),
    /// Look into opening books.
    Book(book::Book),
    /// Read the illustrated guide in words, or write it down with pictures.
    Guide(guide::GuideCommand),
    /// Check game files and say all that is wrong with them.
    Check(check::Check),
    /// Tell the format of game files: every field, with examples (Markdown).
    Manual(manual::Manual),
    /// Draw a position, or a move in motion, into a file.
    ///
    /// The file's ending says what it becomes. `.svg` and `.png` are pictures: of the position, or, with
    /// `--move`, of what the last of the moves does, in arrows, rings and lines on the position before it.
    /// `.gif` and `.apng` show the moves in motion, over and over. Pictures hold all they need: no fonts
    /// and no other files.
    Diagram(diagram::Diagram),
    /// Tools for those who work on the engine: matches, training data, fits.
    #[cfg(feature = "lab")]
    Lab(Box<lab::Lab>),
}

/// Why a command failed, in words for the person who gave it.
#[derive(Debug)]
pub struct Failure(String);

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.to_string())
    }
}

/// What the arguments ask for.
#[derive(Debug)]
pub enum Request {
    /// The window.
    Window(Window),
    /// A command that has been carried out, with its exit code.
    Done(ExitCode),
}

/// Reads the arguments of the program and carries out the command that they give, if any.
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
        Command::Uci(uci) => uci.run(),
        Command::Book(book) => book.run(),
        Command::Guide(guide) => guide.run(),
        Command::Check(check) => check.run(),
        Command::Manual(manual) => manual.run(),
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
