//! The seeds and the corpus of all fuzz targets: `fuzz/src` says what must hold.

#[path = "../fuzz/src/lib.rs"]
mod fuzz;

use std::fs;
use std::path::PathBuf;

/// Checks all inputs of a target. If one fails, the output names it.
fn replay(name: &str) {
    let target = fuzz::TARGETS
        .iter()
        .find(|target| target.name == name)
        .unwrap();
    for (number, seed) in (target.seeds)().iter().enumerate() {
        println!("seed {number}");
        (target.check)(seed);
    }
    let folder = format!("{}/fuzz/corpus/{name}", env!("CARGO_MANIFEST_DIR"));
    let entries = fs::read_dir(folder).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty());
    for path in paths {
        println!("{}", path.display());
        (target.check)(&fs::read(path).unwrap());
    }
}

macro_rules! replays {
    ($($name:ident),*) => {
        $(#[test]
        fn $name() {
            replay(stringify!($name));
        })*

        #[test]
        fn every_target_is_replayed() {
            let known: Vec<&str> = fuzz::TARGETS.iter().map(|target| target.name).collect();
            assert_eq!(known, [$(stringify!($name)),*]);
        }
    };
}

replays!(
    drawing, edit, fen, game_file, moves, network, penultima, pgn, progress, puzzles, uci
);
