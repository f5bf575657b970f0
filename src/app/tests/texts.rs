//! Compares the texts that the sources use with those in the files.

use crate::app::invent::{EXAMPLES, TICKS};
use crate::app::keys::{Command, GROUPS, by_id, commands};
use crate::app::penultima::words::method_ids;
use baroque::explain::MethodInfo;
use baroque::penultima::methods;
use baroque::rules::MethodName;
use baroque::texts::known;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// All source files except the tests of texts.
fn sources(folder: &Path) -> Vec<PathBuf> {
    if folder.ends_with("src/texts/tests.rs") || folder.ends_with("app/tests/texts.rs") {
        return Vec::new();
    }
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| sources(folder));
    below.chain(files).collect()
}

/// The ids that are in no call of `text!`: the name of the language, and the ids in tables.
fn from_tables() -> Vec<String> {
    let name = ["language-name".to_owned()];
    let groups = GROUPS.iter().map(|(name, _)| (*name).to_owned());
    let commands = commands()
        .flat_map(|command| [command.words.to_owned(), format!("{}.help", command.words)]);
    let details = TICKS.iter().flat_map(|tick| tick.details);
    let details = details.map(|detail| detail.words.to_owned());
    let examples = EXAMPLES.iter().map(|example| example.words.to_owned());
    let fates = MethodName::ALL
        .iter()
        .map(|&method| MethodInfo::of(method).fate.to_owned());
    let methods = methods().flat_map(method_ids);
    name.into_iter()
        .chain(methods)
        .chain(groups)
        .chain(commands)
        .chain(details)
        .chain(examples)
        .chain(fates)
        .collect()
}

/// How the ids begin that are made from the names of pieces, abilities, keys and zones.
const COMPUTED: [&str; 4] = ["piece-", "report-ability-", "key-name-", "zone-name-"];

#[test]
fn every_text_is_used() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |path: PathBuf| fs::read_to_string(path).unwrap();
    let code: String = sources(&folder).into_iter().map(read).collect();
    let words: BTreeSet<&str> = code.split('"').collect();
    let tables = from_tables();
    let ids = known::TEXTS.iter().map(|(id, _)| *id);
    let unused: Vec<&str> = ids
        .filter(|id| !words.contains(id) && !tables.iter().any(|table| table == id))
        .filter(|id| !COMPUTED.iter().any(|start| id.starts_with(start)))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// The compiler checks the ids in calls of `text!`.
#[test]
fn the_texts_of_tables_exist() {
    for id in from_tables() {
        let found = known::TEXTS.iter().any(|(known, _)| *known == id);
        assert!(found, "en.ftl has no {id}");
    }
}

/// A button with an unknown command would not be shown.
#[test]
fn every_command_that_a_source_names_exists() {
    let features: BTreeSet<&str> = commands().filter_map(feature).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
    let mut named = 0;
    for path in sources(&folder) {
        let source = fs::read_to_string(&path).unwrap();
        let words = source
            .lines()
            .flat_map(|line| line.split('"').skip(1).step_by(2));
        for word in words {
            let (feature, rest) = word.split_once('.').unwrap_or_default();
            let id = !rest.is_empty() && rest.chars().all(|c| c.is_ascii_lowercase() || c == '_');
            if features.contains(feature) && id && !["ron", "pgn", "html"].contains(&rest) {
                assert!(by_id(word).is_some(), "{}: {word}", path.display());
                named += 1;
            }
        }
    }
    assert!(named > commands().count());
}

fn feature(command: &Command) -> Option<&str> {
    Some(command.id.split_once('.')?.0)
}
