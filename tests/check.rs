//! `baroque check` on folders and as JSON, and the docs that describe its output.

use baroque::variant_file::manual;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn baroque(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
}

fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-check-{name}-{}", std::process::id()));
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

const CHILD: &str = "(format: 1, base: \"parent\", name: \"Child\", setups: {\"8x8\": ()})";
const PARENT: &str = "(format: 1, base: \"chess\", name: \"Parent\", pieces: {'Q': \"flyer\"}, setups: {\"8x8\": ()})";
const BOOK: &str = "(format: 1, pieces: {\"flyer\": (name: \"Flyer\", moves: \"mQ\")})";

#[test]
fn files_of_a_folder_see_each_other() {
    let army = "(format: 1, name: \"Fliers\", base: \"orthodox\", pieces: {'F': \"flyer\"}, arrays: {8: [\"PPPPPPPP\", \"RNFQKFNR\"]})";
    let files = [
        ("child.ron", CHILD),
        ("parent.ron", PARENT),
        ("pieces.ron", BOOK),
        ("armies/fliers.ron", army),
        ("notes.txt", "("),
    ];
    let folder = folder("family", &files);
    let outside = folder.parent().unwrap();
    let inside = baroque(outside, &["check", folder.to_str().unwrap()]);
    let reported = String::from_utf8(inside.stdout).unwrap();
    assert!(
        inside.status.success(),
        "{}",
        String::from_utf8_lossy(&inside.stderr)
    );
    assert_eq!(reported.lines().count(), 4, "{reported}");
    assert!(
        reported.lines().all(|line| line.ends_with(": good")),
        "{reported}"
    );
    for file in [
        "child.ron",
        "armies/fliers.ron",
        "pieces.ron",
        "armies",
        ".",
    ] {
        let alone = baroque(&folder, &["check", file]);
        assert!(
            alone.status.success(),
            "{file}: {}",
            String::from_utf8_lossy(&alone.stderr)
        );
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn mistakes_of_a_folder_are_told_once_and_as_json() {
    let army = "(\n    format: 1,\n    pieces: { 'F': \"flier\" },\n    arrays: { 8: [\"PPPPPPP\", \"RNFQKBNR\"] },\n)";
    let parent = PARENT.replace("\"flyer\"", "\"flier\"");
    let files = [
        ("child.ron", CHILD),
        ("parent.ron", &parent),
        ("pieces.ron", BOOK),
        ("armies/fliers.ron", army),
    ];
    let folder = folder("mistakes", &files);
    let output = baroque(&folder, &["check", "--json", ".", "missing.ron"]);
    assert_eq!(output.status.code(), Some(1));
    let reported: Value = serde_json::from_slice(&output.stdout).unwrap();
    let reported: Vec<(String, String)> = reported
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            assert_eq!(row["severity"], "error");
            let place = format!(
                "{}:{}:{}",
                row["file"].as_str().unwrap(),
                row["line"],
                row["column"]
            );
            (place, row["message"].as_str().unwrap().to_owned())
        })
        .collect();
    let places: Vec<&str> = reported.iter().map(|(place, _)| place.as_str()).collect();
    assert!(places.contains(&"./parent.ron:1:58"), "{reported:?}");
    assert!(places.contains(&"./armies/fliers.ron:3:20"), "{reported:?}");
    assert!(places.contains(&"./armies/fliers.ron:4:19"), "{reported:?}");
    assert!(places.contains(&"missing.ron:null:null"), "{reported:?}");
    assert_eq!(
        places
            .iter()
            .filter(|place| place.contains("parent"))
            .count(),
        1
    );
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_folder_without_games_says_so() {
    let folder = folder(
        "none",
        &[("notes.txt", "nothing"), ("deep/game.ron", CHILD)],
    );
    let output = baroque(&folder, &["check", "."]);
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(
        errors.starts_with("error: there are no game files in this folder"),
        "{errors}"
    );
    assert_eq!(baroque(&folder, &["check"]).status.code(), Some(2));
    let good = baroque(&folder, &["check", "--json", "deep"]);
    assert_eq!(good.status.code(), Some(1), "its base is not there");
    fs::write(
        folder.join("deep/parent.ron"),
        PARENT.replace("\"flyer\"", "\"withdrawer\""),
    )
    .unwrap();
    let good = baroque(&folder, &["check", "--json", "deep"]);
    assert_eq!(String::from_utf8(good.stdout).unwrap().trim(), "[]");
    assert!(good.status.success());
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_manual_is_that_of_the_program() {
    let written = fs::read_to_string("docs/FORMAT.md").unwrap();
    assert!(written == manual(), "run `baroque manual > docs/FORMAT.md`");
}

/// The parts of a text between two marks.
fn between<'a>(text: &'a str, open: &str, close: &str) -> Vec<&'a str> {
    let parts = text.split(open).skip(1);
    parts
        .map(|part| part.split(close).next().unwrap())
        .collect()
}

#[test]
fn every_step_of_the_tutorial_plays_and_every_mistake_is_told() {
    let text = fs::read_to_string("docs/TUTORIAL.md").unwrap();
    let folder = folder("tutorial", &[]);
    let path = folder.join("harrier-chess.ron");
    let steps: Vec<&str> = text.split("\n## ").skip(1).collect();
    assert_eq!(steps.len(), 10);
    let mut mistakes = 0;
    for step in steps {
        let file = between(step, "```ron\n", "```")[0];
        fs::write(&path, file).unwrap();
        let checked = baroque(&folder, &["check", "harrier-chess.ron"]);
        assert!(checked.status.success(), "{step}");
        let best = baroque(&folder, &["best", "harrier-chess.ron", "--depth", "1"]);
        assert!(
            best.status.success() && best.stdout.starts_with(b"bestmove"),
            "{step}"
        );
        for line in between(step, "<!-- moves: ", " -->") {
            let [fen, mv, captures] = line.split(" | ").collect::<Vec<_>>()[..] else {
                panic!("{line}");
            };
            let output = baroque(
                &folder,
                &["moves", "harrier-chess.ron", "--fen", fen, "--json"],
            );
            let moves: Value = serde_json::from_slice(&output.stdout).unwrap();
            let found = moves
                .as_array()
                .unwrap()
                .iter()
                .find(|row| row["move"] == mv)
                .unwrap();
            let squares: Vec<&str> = captures.split(' ').collect();
            assert_eq!(found["captures"], serde_json::json!(squares));
        }
        for mistake in step.split("<!-- mistake: ").skip(1) {
            let (change, rest) = mistake.split_once(" -->").unwrap();
            let (old, new) = change.split_once(" => ").unwrap();
            assert!(file.contains(old), "{old}");
            fs::write(&path, file.replacen(old, new, 1)).unwrap();
            let output = baroque(&folder, &["check", "harrier-chess.ron"]);
            assert_eq!(output.status.code(), Some(1), "{change}");
            let reported = between(rest, "```text\n", "\n```")[0];
            let errors = String::from_utf8(output.stderr).unwrap();
            assert!(errors.starts_with(reported), "{change}\n{errors}");
            mistakes += 1;
        }
    }
    assert!(mistakes >= 10);
    fs::remove_dir_all(folder).unwrap();
}
