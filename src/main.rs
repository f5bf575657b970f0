//! The program: the window, or a command of the command line.
#![warn(
    clippy::dbg_macro,
    clippy::expect_used,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented,
    clippy::unwrap_used
)]

#[cfg(feature = "app")]
mod app;

use baroque::cli::{self, Request};
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run() {
        Request::Done(code) => code,
        Request::Window(window) => open(window),
    }
}

#[cfg(feature = "app")]
fn open(window: cli::Window) -> ExitCode {
    app::run(window)
}

/// A program that starts an engine without a word wants to talk to it.
#[cfg(not(feature = "app"))]
fn open(window: cli::Window) -> ExitCode {
    use std::io::{BufReader, IsTerminal, stdin, stdout};
    if window.is_bare() && !stdin().is_terminal() {
        return match baroque::uci::run(BufReader::new(stdin()), stdout()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        };
    }
    eprintln!("error: this build has no window; `baroque --help` lists the commands");
    if let Some(games) = window.games() {
        eprintln!(
            "help: to see the games of {}, build with the window: `cargo build --release`",
            games.display()
        );
    }
    ExitCode::from(2)
}
