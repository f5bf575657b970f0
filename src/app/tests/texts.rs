//! Compares the texts and commands that tables and sources name with those that exist.

use crate::app::invent::{EXAMPLES, TICKS};
use crate::app::keys::{Command, GROUPS, by_id, commands};
use baroque::explain::MethodInfo;
use baroque::penultima::{method_text, methods};
use baroque::rules::MethodName;
use baroque::texts::known;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// All source files.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| sources(folder));
    below.chain(files).collect()
}

/// The ids in tables, which are in no call of `text!`.
fn from_tables() -> Vec<String> {
    let groups = GROUPS.iter().map(|(name, _)| (*name).to_owned());
    let commands = commands()
        .flat_map(|command| [command.words.to_owned(), format!("{}.help", command.words)]);
    let details = TICKS.iter().flat_map(|tick| tick.details);
    let details = details.map(|detail| detail.words.to_owned());
    let examples = EXAMPLES.iter().map(|example| example.words.to_owned());
    let fates = MethodName::ALL
        .iter()
        .map(|&method| MethodInfo::of(method).fate.to_owned());
    let methods = methods().filter_map(method_text);
    let methods = methods.flat_map(|id| [id.to_owned(), format!("{id}.is")]);
    methods
        .chain(groups)
        .chain(commands)
        .chain(details)
        .chain(examples)
        .chain(fates)
        .collect()
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
