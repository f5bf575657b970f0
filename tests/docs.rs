//! The examples of the docs load as games, and the guide on disk is that of the program.

use baroque::variant_file::{Catalogue, Source};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn every_picture_in_the_readme_is_there() {
    let text = fs::read_to_string("README.md").unwrap();
    let html = text.split("<img src=\"").skip(1);
    let html = html.filter_map(|rest| rest.split('"').next());
    let markdown = text.split("![").skip(1);
    let markdown = markdown.filter_map(|rest| rest.split(['(', ')']).nth(1));
    let pictures: Vec<&str> = html.chain(markdown).collect();
    assert!(pictures.len() >= 3);
    for picture in pictures {
        assert!(Path::new(picture).is_file(), "{picture}");
    }
}

/// Every relative link of the README and of the documents has a target.
#[test]
fn every_link_leads_somewhere() {
    let in_folder = |folder: &str| {
        let entries = fs::read_dir(folder).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        let pages = paths.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
        pages.collect::<Vec<_>>()
    };
    for page in [in_folder("."), in_folder("docs"), in_folder("docs/guide")].concat() {
        let text = fs::read_to_string(&page).unwrap();
        let links = text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split([')', '#']).next());
        for link in links.filter(|link| !link.is_empty() && !link.contains(':')) {
            let place = page.parent().unwrap().join(link);
            assert!(place.exists(), "{}: {link}", page.display());
        }
    }
}

#[test]
fn every_game_file_in_the_manual_is_good() {
    let text = fs::read_to_string("docs/MANUAL.md").unwrap();
    let examples: Vec<&str> = text
        .split("```ron\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .collect();
    assert!(examples.len() >= 2);
    for example in examples {
        let mut catalogue = Catalogue::built_in();
        catalogue.add("example.ron", Source::new("MANUAL.md", example));
        let reported: Vec<String> = catalogue
            .check("example")
            .iter()
            .map(ToString::to_string)
            .collect();
        assert!(reported.is_empty(), "{}", reported.join("\n"));
    }
}

/// `docs/guide` has the files that `tools/images.sh` makes from the pages of the guide.
#[test]
fn the_written_guide_is_that_of_the_program() {
    let folder = Path::new("docs/guide");
    let fresh = std::env::temp_dir().join(format!("baroque-guide-{}", std::process::id()));
    let written = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(["guide", "--write", fresh.to_str().unwrap()])
        .status()
        .unwrap();
    assert!(written.success());
    let names = |folder: &Path| {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.collect::<BTreeSet<String>>()
    };
    assert_eq!(names(folder), names(&fresh), "run tools/images.sh");
    for name in names(&fresh).iter().filter(|name| name.ends_with(".md")) {
        let text = |folder: &Path| fs::read_to_string(folder.join(name)).unwrap();
        assert!(text(folder) == text(&fresh), "{name}: run tools/images.sh");
    }
    fs::remove_dir_all(fresh).unwrap();
}
