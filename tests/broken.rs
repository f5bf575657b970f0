//! Game files with mistakes, and what is told about them.
//!
//! Each file in `tests/broken` ends with lines `//~ LINE:COLUMN: BEGINNING`: every mistake that it
//! must be told to have, and none besides.

use baroque::variant_file::{Catalogue, Diagnostic, Source};
use std::fs;
use std::path::Path;

fn check(id: &str, text: &str) -> Vec<Diagnostic> {
    let mut catalogue = Catalogue::built_in();
    catalogue.add(&format!("{id}.ron"), Source::new(id, text));
    catalogue.check(id)
}

#[test]
fn every_mistake_is_told_where_it_stands() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken");
    let mut wrong = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let mut expected: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("//~ "))
            .collect();
        assert!(!expected.is_empty(), "{name} expects nothing");
        for diagnostic in check(name, &text) {
            let (line, column) = diagnostic.position().unwrap();
            let told = format!("{line}:{column}: {}", diagnostic.message);
            match expected
                .iter()
                .position(|beginning| told.starts_with(beginning))
            {
                Some(index) => {
                    expected.remove(index);
                }
                None => wrong.push(format!("{name}: told without need: {told}")),
            }
        }
        wrong.extend(
            expected
                .iter()
                .map(|missing| format!("{name}: not told: {missing}")),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Any cut through a good file, and noise of all kinds, gives diagnostics and no panic.
#[test]
fn no_text_makes_it_panic() {
    let good = include_str!("../variants/chess.ron");
    for cut in (0..good.len()).step_by(7) {
        check("cut", good.get(..cut).unwrap_or_default());
    }
    for (index, letter) in good.char_indices().step_by(9) {
        let rest = index + letter.len_utf8();
        for noise in [
            "",
            "(",
            "]",
            "\"",
            "'",
            "\u{fe0f}",
            "9999999999999999999999",
            "#![",
            "/*",
        ] {
            check(
                "noise",
                &format!("{}{noise}{}", &good[..index], &good[rest..]),
            );
        }
    }
    for deep in ["(", "[", "{", "(a:", "Some("] {
        assert!(!check("deep", &deep.repeat(50_000)).is_empty());
    }
    assert!(!check("huge", &"// much ado\n".repeat(200_000)).is_empty());
    assert!(!check("empty", "").is_empty());
    assert!(!check("null", "\0\0\0").is_empty());
}

#[test]
fn boards_of_any_shape_are_built_or_refused_in_words() {
    let game = |array: &str| {
        format!(
            "(format: 1, name: \"Shapes\", men: {{'K': \"king\"}}, setups: {{\"x\": (array: \"{array}\")}})"
        )
    };
    let tall = format!("k{}\nK", "\n.".repeat(126));
    for (array, good) in [
        ("k.K", true),
        ("k\n.\n.\nK", true),
        ("k#K", true),
        (tall.as_str(), true),
        ("kK", false),
        ("k", false),
        ("", false),
        ("#", false),
        (&format!("{tall}\n."), false),
    ] {
        let told = check("shapes", &game(&array.replace('\n', "\\n")));
        assert_eq!(told.is_empty(), good, "{array}: {told:?}");
    }
}
