//! The Universal Chess Interface: other programs play against the computer and let it analyse.
//!
//! The option `UCI_Variant` chooses the game: an id of `baroque list`, then, after colons, a layout and options that
//! are not the default ones, such as `ultima`, `withdrawer-chess:10x8` or `maxima:suicide=off`. `VariantPath` adds a
//! game file, or all files of a folder. With `OwnBook` the engine plays from its opening book, or from a book made of
//! the games of `BookFile`. Without a `Seed` book moves vary. Castling is written as the king's start and stop.
//!
//! | file | |
//! |---|---|
//! | `command`, `go`, `history` | the commands of other programs, the limits of `go`, the positions and moves of `position` |
//! | `session` | carries out the commands |
//! | `event` | what a session waits for |
//! | `options` | the options |
//! | `game` | the current game and position |
//! | `book` | the opening book |
//! | `thinking` | the search on a thread of its own |
//! | `output` | the lines for other programs |
//! | `count` | `go perft` |
//! | `bench` | fixed searches, the signature of the search |

mod bench;
mod board;
mod book;
mod command;
mod count;
mod event;
mod game;
mod go;
mod history;
mod options;
mod output;
mod session;
mod tables;
mod thinking;

pub(crate) use bench::bench;

use event::Event;
use output::Output;
use session::Session;
use std::io::{BufRead, Read, Write};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// The longest line, in bytes. Longer ones are refused.
const LONGEST_LINE: u64 = 1 << 22;

/// Answers commands until `quit` or the end of the input.
///
/// # Errors
///
/// If the system refuses a thread for reading.
pub fn run(
    input: impl BufRead + Send + 'static,
    output: impl Write + Send + 'static,
) -> std::io::Result<()> {
    let (sender, events) = channel();
    let lines = sender.clone();
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || read_lines(input, &lines))?;
    let output = Output::new(output, sender.clone());
    Session::new(output, sender, events).run();
    Ok(())
}

/// Passes on each line. Bytes that are not text become characters that no command has.
fn read_lines(mut input: impl BufRead, events: &Sender<Event>) {
    let mut line = Vec::new();
    loop {
        line.clear();
        let event = match read_line(&mut input, &mut line) {
            Ok(0) | Err(_) => Event::End,
            Ok(length) if length > LONGEST_LINE => Event::TooLong,
            Ok(_) => Event::Line(String::from_utf8_lossy(&line).into_owned()),
        };
        let over = matches!(event, Event::End);
        if events.send(event).is_err() || over {
            return;
        }
    }
}

/// Reads up to the end of a line. Returns its length, and keeps no more of it than the longest line has.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<u64> {
    let mut length = 0;
    loop {
        let start = line.len();
        input.by_ref().take(LONGEST_LINE).read_until(b'\n', line)?;
        let read = (line.len() - start) as u64;
        length += read;
        if read < LONGEST_LINE || line.ends_with(b"\n") {
            return Ok(length);
        }
        line.clear();
    }
}
