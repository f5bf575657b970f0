//! The program: the window, or a command of the command line.

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
    baroque::app::run(window)
}

#[cfg(not(feature = "app"))]
fn open(_window: cli::Window) -> ExitCode {
    eprintln!("error: this build has no window; `baroque --help` lists the commands");
    ExitCode::from(2)
}
