//! The files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the repository. This file is compiled in two packages.
fn root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    match package.ends_with("fuzz") {
        true => package.join(".."),
        false => package.to_owned(),
    }
}

/// The files with an ending in a folder and in the folders below it, in the order of their paths.
pub fn files(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let mut paths = Vec::new();
    collect(&root().join(folder), ending, &mut paths);
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

fn collect(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, ending, found);
        } else if path.extension().is_some_and(|known| known == ending) {
            found.push(path);
        }
    }
}

/// The same files as text.
pub fn texts(folder: &str, ending: &str) -> Vec<String> {
    let files = files(folder, ending).into_iter();
    files
        .filter_map(|file| String::from_utf8(file).ok())
        .collect()
}
