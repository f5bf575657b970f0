//! Makes the manual pages and the completions of shells, for packages:
//! `cargo run --no-default-features --example shell_files -- FOLDER`.

use clap_complete::{Shell, generate_to};
use std::error::Error;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1);
    let folder = folder.ok_or("the folder for the files is missing")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    clap_mangen::generate_to(baroque::cli::command(), folder)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        generate_to(shell, &mut baroque::cli::command(), "baroque", folder)?;
    }
    Ok(())
}
