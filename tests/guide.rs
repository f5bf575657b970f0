//! The illustrated guide, held against the rules: every scene of every page is played.

use baroque::guide::check;
use baroque::variant_file::{Catalogue, Source};
use std::fs;
use std::path::Path;

/// Every page on disk plays as it says, and is in the contents.
#[test]
fn every_scene_does_what_its_captions_say() {
    let catalogue = Catalogue::built_in();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/guide");
    let contents = fs::read_to_string(folder.join("contents.ron")).unwrap();
    let mut problems = Vec::new();
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let id = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if id == "contents" {
            continue;
        }
        let source = Source::new(format!("{id}.ron"), fs::read_to_string(&path).unwrap());
        let found = check(&source, &catalogue);
        problems.extend(found.iter().map(ToString::to_string));
        if !contents.contains(&format!("\"{id}\"")) {
            problems.push(format!("{id} is not in the contents"));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n\n"));
}
