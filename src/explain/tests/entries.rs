//! The entries of methods and powers agree with the fields of game files.

use crate::explain::Ability;
use crate::variant_file::described::{Choice, Described};
use crate::variant_file::schema::{CaptureFile, PowerFile};
use std::collections::BTreeSet;

#[test]
fn all_that_a_game_file_gives_a_piece_has_an_entry() {
    for (captures, choices) in [
        (true, CaptureFile::SECTION.choices),
        (false, PowerFile::SECTION.choices),
    ] {
        let mut known: Vec<&str> = choices.iter().map(|choice| choice.name).collect();
        known.sort_unstable();
        let files = Ability::all().filter_map(Ability::in_file);
        let files: Vec<_> = files.filter(|file| file.captures == captures).collect();
        let mut named: Vec<&str> = files.iter().map(|file| file.ron).collect();
        named.sort_unstable();
        assert_eq!(named, known);
        for file in &files {
            let is_own = |choice: &&Choice| choice.name == file.ron;
            let fields = choices.iter().find(is_own).unwrap().fields;
            for detail in file.details {
                let name = detail.ron.split(':').next().unwrap();
                let known = fields.iter().any(|field| field.name == name);
                assert!(known, "{}: {name}", file.ron);
            }
        }
    }
}

#[test]
fn no_two_abilities_are_called_or_described_alike() {
    let mut texts = BTreeSet::new();
    for ability in Ability::all() {
        for text in [ability.name(), ability.sentence()] {
            assert!(!text.starts_with("ability-"), "no text {text}");
            assert!(texts.insert(text), "{text}");
        }
        assert!(ability.sentence().ends_with('.'), "{ability:?}");
    }
}
