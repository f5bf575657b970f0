//! The Universal Chess Interface: how other programs play against the computer, and let it analyse.
//!
//! Games are chosen by the option `UCI_Variant`: an id of `baroque list`, then, after colons, a layout
//! and choices of options where they are not the default ones: `ultima`, `withdrawer-chess:10x8`,
//! `maxima:suicide=off`. `VariantPath` adds a game file, or all files of a folder. With `OwnBook` it
//! plays from the program's opening book as long as that goes, or from one made of the games of `BookFile`; without a
//! `Seed` it draws other moves each time. Positions and moves
//! are written as everywhere else, castling as the king's start and stop.
//!
//! | file | |
//! |---|---|
//! | `command` | what a line asks for |
//! | `session` | what is done about it |
//! | `options` | what can be set |
//! | `game` | the game and the position at hand |
//! | `book` | the opening book |
//! | `thinking` | the search, on a thread of its own |
//! | `output` | the lines that are said |
//! | `count` | `go perft` |
//! | `bench` | fixed searches, the signature of the search |

mod bench;
mod board;
mod book;
mod command;
mod count;
mod game;
mod options;
mod output;
mod session;
mod thinking;

pub(crate) use bench::bench;

use output::Output;
use session::{Event, Session};
use std::io::{BufRead, Read, Write};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// The longest line that is read as one, in bytes.
const LONGEST_LINE: u64 = 1 << 22;

/// Answers commands until `quit` or the end of the input.
///
/// # Errors
///
/// When the system gives no thread to read on.
pub fn run(
    input: impl BufRead + Send + 'static,
    output: impl Write + Send + 'static,
) -> std::io::Result<()> {
    let (sender, events) = channel();
    let lines = sender.clone();
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || listen(input, &lines))?;
    Session::new(Output::new(output), sender, events).run();
    Ok(())
}

/// Hands on each line; bytes that are no text become marks that no command has.
fn listen(mut input: impl BufRead, events: &Sender<Event>) {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line);
        let event = match read {
            Ok(0) | Err(_) => Event::End,
            Ok(_) => Event::Line(String::from_utf8_lossy(&line).trim().to_owned()),
        };
        let over = matches!(event, Event::End);
        if events.send(event).is_err() || over {
            return;
        }
    }
}
