//! The examples of the docs are games that load.

use baroque::variant_file::{Catalogue, Source};
use std::fs;
use std::path::Path;

#[test]
fn every_picture_in_the_readme_is_there() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(folder.join("README.md")).unwrap();
    let html = text.split("<img src=\"").skip(1);
    let html = html.filter_map(|rest| rest.split('"').next());
    let markdown = text.split("![").skip(1);
    let markdown = markdown.filter_map(|rest| rest.split(['(', ')']).nth(1));
    let pictures: Vec<&str> = html.chain(markdown).collect();
    assert!(pictures.len() >= 3);
    for picture in pictures {
        assert!(folder.join(picture).is_file(), "{picture}");
    }
}

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
