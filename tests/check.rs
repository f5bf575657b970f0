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
    let (steps, mistakes, runs) = follow("docs/TUTORIAL.md", "harrier-chess.ron");
    assert!(steps == 10 && mistakes >= 10 && runs == 0);
}

#[test]
fn every_step_of_the_game_in_twenty_minutes_plays_and_answers() {
    let (steps, mistakes, runs) = follow("docs/TWENTY-MINUTES.md", "my-ultimatum.ron");
    assert!(steps == 7 && mistakes >= 2 && runs >= 6);
}

/// Does what a tutorial says: checks and plays the file of each step, makes each mistake, and runs each command. Returns
/// the number of steps, of mistakes and of commands.
fn follow(document: &str, name: &str) -> (usize, usize, usize) {
    let text = fs::read_to_string(document).unwrap();
    let folder = folder(name, &[]);
    let path = folder.join(name);
    let steps: Vec<&str> = text.split("\n## ").skip(1).collect();
    let (mut mistakes, mut runs) = (0, 0);
    let mut file = "";
    for step in &steps {
        // A step without a file has that of the step before.
        let files = between(step, "```ron\n", "```");
        file = files.first().copied().unwrap_or(file);
        fs::write(&path, file).unwrap();
        let checked = baroque(&folder, &["check", name]);
        assert!(checked.status.success(), "{step}");
        let best = baroque(&folder, &["best", name, "--depth", "1"]);
        assert!(
            best.status.success() && best.stdout.starts_with(b"bestmove"),
            "{step}"
        );
        for line in between(step, "<!-- moves: ", " -->") {
            let [fen, mv, captures] = line.split(" | ").collect::<Vec<_>>()[..] else {
                panic!("{line}");
            };
            let output = baroque(&folder, &["moves", name, "--fen", fen, "--json"]);
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
        for run in step.split("<!-- run: ").skip(1) {
            let (command, rest) = run.split_once(" -->").unwrap();
            let (command, line) = command.split_once(" | ").unwrap_or((command, ""));
            let output = baroque(&folder, &arguments(command));
            let answer = String::from_utf8(output.stdout).unwrap();
            let lines = answer.lines().filter(|known| known.starts_with(line));
            let answer = lines.collect::<Vec<&str>>().join("\n");
            assert_eq!(answer, between(rest, "```text\n", "\n```")[0], "{command}");
            runs += 1;
        }
        for mistake in step.split("<!-- mistake: ").skip(1) {
            let (change, rest) = mistake.split_once(" -->").unwrap();
            let (old, new) = change.split_once(" => ").unwrap();
            assert!(file.contains(old), "{old}");
            fs::write(&path, file.replacen(old, new, 1)).unwrap();
            let output = baroque(&folder, &["check", name]);
            assert_eq!(output.status.code(), Some(1), "{change}");
            let reported = between(rest, "```text\n", "\n```")[0];
            let errors = String::from_utf8(output.stderr).unwrap();
            assert!(errors.starts_with(reported), "{change}\n{errors}");
            mistakes += 1;
        }
    }
    fs::remove_dir_all(folder).unwrap();
    (steps.len(), mistakes, runs)
}

/// The words of a command; a text in quotes is one word.
fn arguments(command: &str) -> Vec<&str> {
    let parts = command.split('"').enumerate();
    let words = parts.flat_map(|(index, part)| match index % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    words.collect()
}
