//! The examples of the docs are games that load.

use baroque::variant_file::{Catalogue, Source};
use std::fs;
use std::path::Path;

#[test]
fn every_game_file_in_the_readme_is_good() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let text = fs::read_to_string(readme).unwrap();
    let examples: Vec<&str> = text
        .split("```ron\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .collect();
    assert!(examples.len() >= 2);
    for example in examples {
        let mut catalogue = Catalogue::built_in();
        catalogue.add("example.ron", Source::new("README.md", example));
        let told: Vec<String> = catalogue
            .check("example")
            .iter()
            .map(ToString::to_string)
            .collect();
        assert!(told.is_empty(), "{}", told.join("\n"));
    }
}
