//! Finds texts without use in the sources. A release is not built with one, and a test fails.

use std::fs;
use std::path::Path;

/// How the ids begin that the program makes from the names of pieces, abilities, keys and zones, and the name of a
/// language.
const COMPUTED: [&str; 5] = [
    "piece-",
    "report-ability-",
    "key-name-",
    "zone-name-",
    "language-name",
];

/// The ids that stand in quotes nowhere in the sources of a folder, except in its tests. An attribute is used with its
/// text.
pub fn unused<'a>(ids: impl Iterator<Item = &'a str>, folder: &Path) -> Vec<&'a str> {
    let mut code = String::new();
    read(folder, &mut code);
    let words: std::collections::BTreeSet<&str> = code.split('"').collect();
    let is_used = |id: &str| {
        let text = id.split_once('.').map_or(id, |(text, _)| text);
        let computed = COMPUTED.iter().any(|start| id.starts_with(start));
        computed || words.contains(id) || words.contains(text)
    };
    ids.filter(|id| !is_used(id)).collect()
}

/// Adds the sources of a folder except its tests.
fn read(folder: &Path, code: &mut String) {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    for path in entries.map(|entry| entry.expect("a source").path()) {
        if path.file_stem().is_some_and(|name| name == "tests") {
            continue;
        }
        if path.is_dir() {
            read(&path, code);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            code.push_str(&fs::read_to_string(&path).expect("a source"));
        }
    }
}
