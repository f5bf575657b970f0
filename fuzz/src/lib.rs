//! What must hold for any input, one file for each kind of input.
//!
//! Each file has `check`, which panics if a property does not hold, and `seeds`, inputs made from the repository's own
//! files. `cargo fuzz` calls `check` with inputs that it invents. `tests/fuzz.rs` includes this file and calls it with
//! the seeds and with the corpus in `fuzz/corpus`, so that no mistake comes back.

pub mod drawing;
pub mod edit;
pub mod fen;
pub mod game_file;
mod games;
pub mod moves;
pub mod network;
pub mod penultima;
pub mod pgn;
pub mod progress;
pub mod puzzles;
mod repository;
pub mod uci;

/// A kind of input.
pub struct Target {
    /// Its name: that of its file, of its `cargo fuzz` target and of its folder in the corpus.
    pub name: &'static str,
    /// Checks an input, and panics if a property does not hold.
    pub check: fn(&[u8]),
    /// Inputs made from the repository's own files.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

macro_rules! targets {
    ($($name:ident),*) => {
        /// All kinds.
        pub const TARGETS: &[Target] = &[$(Target {
            name: stringify!($name),
            check: $name::check,
            seeds: $name::seeds,
        }),*];
    };
}

targets!(
    drawing, edit, fen, game_file, moves, network, penultima, pgn, progress, puzzles, uci
);

/// Writes the seeds of a target into the folder that the environment variable `SEEDS` names.
#[cfg(not(test))]
pub fn write_seeds(name: &str) {
    let Some(folder) = std::env::var_os("SEEDS") else {
        return;
    };
    for target in TARGETS.iter().filter(|target| target.name == name) {
        for (number, seed) in (target.seeds)().into_iter().enumerate() {
            let path = std::path::Path::new(&folder).join(number.to_string());
            std::fs::write(path, seed).unwrap();
        }
    }
}
