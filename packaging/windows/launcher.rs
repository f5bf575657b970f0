//! `Baroque.exe`: opens the window without a console.
//!
//! `bin\baroque.exe` is the program. It is a console program, so that its commands print and shells wait for them. This
//! one starts it without a console of its own. If it fails, Notepad shows what it has said. `./package windows` builds
//! this file with `rustc`: it needs nothing but the standard library.
#![windows_subsystem = "windows"]

use std::os::windows::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::{env, fs, io};

/// Windows makes no console for a program that is started with this flag.
const CREATE_NO_WINDOW: u32 = 0x0800_0000;

fn main() -> ExitCode {
    match program().and_then(|program| run(&program)) {
        Ok(None) => ExitCode::SUCCESS,
        Ok(Some(errors)) => show(&errors),
        Err(error) => show(&format!(
            "error: Baroque cannot start bin\\baroque.exe: {error}\nhelp: unpack the whole ZIP and open Baroque.exe in its folder"
        )),
    }
}

/// The program, in the folder `bin` beside this one.
fn program() -> io::Result<PathBuf> {
    Ok(env::current_exe()?
        .with_file_name("bin")
        .join("baroque.exe"))
}

/// Runs the program until its window closes; what it said, if it failed.
fn run(program: &Path) -> io::Result<Option<String>> {
    let output = Command::new(program)
        .args(env::args_os().skip(1))
        .creation_flags(CREATE_NO_WINDOW)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?
        .wait_with_output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    let failed = !output.status.success();
    Ok(failed.then(|| format!("{errors}\nBaroque has ended: {}\n", output.status)))
}

/// Shows a text in Notepad, which every Windows has. It needs line ends of Windows.
fn show(text: &str) -> ExitCode {
    let file = env::temp_dir().join("baroque-error.txt");
    if fs::write(&file, text.replace('\n', "\r\n")).is_ok() {
        let _ = Command::new("notepad.exe").arg(file).spawn();
    }
    ExitCode::FAILURE
}
