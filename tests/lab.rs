//! `baroque lab`: tools for work on the engine, on the command line. `matches.rs` has the tests of matches.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::{env, fs, process};

fn lab(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(arguments)
        .output()
        .unwrap()
}

/// The standard output of a successful command.
fn good(arguments: &[&str]) -> String {
    let output = lab(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// The error message of a failing command.
fn bad(code: i32, arguments: &[&str]) -> String {
    let output = lab(arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {errors}");
    assert!(!errors.contains("panicked"), "{errors}");
    errors
}

fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("baroque-lab-{name}-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn grown_lines_are_games_of_a_book() {
    let folder = folder("grow");
    let file = folder.join("games.pgn");
    let path = file.to_str().unwrap();
    let grown = good(&[
        "lab",
        "grow",
        "ultima",
        "--lines",
        "2",
        "--plies",
        "2",
        "--nodes",
        "500",
        "--slack",
        "200",
        "--balance",
        "900",
    ]);
    std::fs::write(&file, grown).unwrap();
    let shown = good(&["book", "show", "ultima", "--book", path]);
    assert!(shown.ends_with("others 0 faulty 0\n"), "{shown}");
    assert!((2..=3).contains(&shown.lines().count()), "{shown}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn training_games_are_added_until_there_are_enough() {
    let folder = folder("datagen");
    let file = folder.join("games.bqg");
    let path = file.to_str().unwrap();
    let datagen = |positions| {
        good(&[
            "lab",
            "datagen",
            "ultima",
            "--out",
            path,
            "--nodes",
            "20",
            "--positions",
            positions,
        ]);
        fs::read(&file).unwrap()
    };
    let (few, more) = (datagen("20"), datagen("150"));
    assert!(few.len() < more.len() && more.starts_with(&few));
    assert_eq!(datagen("10"), more);
    let chess = bad(1, &["lab", "datagen", "chess", "--out", path]);
    assert!(
        chess.contains("the file has games of ultima:8x8"),
        "{chess}"
    );
    fs::remove_dir_all(folder).unwrap();
}

/// The lines of the bench of wins add up: by rows, by powers, and in the last line.
#[test]
fn known_wins_are_counted_by_power_and_in_total() {
    let reported = good(&["lab", "mates", "--nodes", "50"]);
    let (lines, last) = reported.trim_end().rsplit_once('\n').unwrap();
    let number = |word: &str| word.parse::<u64>().unwrap();
    let add = |sum: [u64; 3], more: [u64; 3]| [0, 1, 2].map(|index| sum[index] + more[index]);
    let (mut rows, mut powers) = ([0; 3], [0; 3]);
    for line in lines.lines() {
        if let Some((_, sum)) = line.split_once(": ") {
            powers = add(powers, total(sum));
        } else {
            let words: Vec<&str> = line.split_whitespace().collect();
            assert!(["solved", "unsolved"].contains(&words[1]), "{line}");
            let solved = u64::from(words[1] == "solved");
            rows = add(rows, [solved, 1, number(words[0])]);
        }
    }
    assert_eq!((rows, powers), (total(last), total(last)));
    // A win in one move needs fewer nodes than one in four.
    assert!(0 < rows[0] && rows[0] < rows[1], "{last}");
    bad(2, &["lab", "mates", "--nodes", "0"]);
}

/// The three numbers of `N of M solved, X nodes`.
fn total(line: &str) -> [u64; 3] {
    let words: Vec<&str> = line.split_whitespace().collect();
    assert!(
        matches!(words[..], [_, "of", _, "solved,", _, "nodes"]),
        "{line}"
    );
    [0, 2, 4].map(|index| words[index].parse().unwrap())
}

#[test]
fn a_level_plays_the_same_games_against_a_weak_player_each_time() {
    let arguments = "lab weak chess --layout 8x8 --level 4 --against random --games 4";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let reported = good(&arguments);
    assert_eq!(reported, good(&arguments));
    // Four games without a loss.
    assert!(reported.starts_with("chess level 4 +"), "{reported}");
    assert!(reported.contains(" -0 "), "{reported}");
}
