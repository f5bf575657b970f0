//! Progress under the worst of conditions: killed at any moment, and written by several programs at once.
#![cfg(unix)]

use baroque::progress::{Attempt, Event, Progress, load, save};
use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// The file to which a copy of this program saves until it is killed.
const FILE: &str = "BAROQUE_TEST_PROGRESS";
/// The first part of the ids of the puzzles that it has tried.
const NAME: &str = "BAROQUE_TEST_NAME";
/// How many saves it makes at most.
const SAVES: &str = "BAROQUE_TEST_SAVES";

/// How often a saving program is killed.
const KILLS: u32 = 200;

fn folder(name: &str) -> PathBuf {
    let folder =
        std::env::temp_dir().join(format!("baroque-progress-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Saves one attempt after the other: no test of its own, but what the next ones start. It prints what is saved.
#[test]
fn save_until_killed() {
    let Ok(file) = std::env::var(FILE) else {
        return;
    };
    let name = std::env::var(NAME).unwrap();
    let saves: u64 = std::env::var(SAVES).unwrap().parse().unwrap();
    println!();
    for number in 0..saves {
        // Each window knows only its own attempts.
        let mut progress = Progress::default();
        let attempt = Attempt {
            id: format!("{name}-{number}"),
            game: "ultima".to_owned(),
            solved: true,
            seconds: 1,
        };
        progress.record(Event::Puzzle(attempt), number);
        assert_eq!(save(Path::new(&file), &progress).unwrap().damage, None);
        println!("saved {name}-{number}");
    }
}

fn start(file: &Path, name: &str, saves: u32) -> (Child, Lines<BufReader<ChildStdout>>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "progress::save_until_killed", "--nocapture"])
        .env(FILE, file)
        .env(NAME, name)
        .env(SAVES, saves.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    (child, lines)
}

fn saved(file: &Path) -> Vec<String> {
    let stored = load(file).unwrap();
    assert_eq!(stored.damage, None);
    let attempts = stored.progress.attempts();
    attempts.map(|(_, attempt)| attempt.id.clone()).collect()
}

#[test]
fn kills_lose_nothing_that_was_saved() {
    let folder = folder("killed");
    let file = folder.join("progress.jsonl");
    let mut state = 88_172_645_463_325_252_u64;
    let mut expected: Vec<String> = Vec::new();
    for kill in 0..KILLS {
        let (mut child, mut lines) = start(&file, &format!("p{kill}"), u32::MAX);
        let is_saved = |line: &String| line.starts_with("saved");
        let first = lines.by_ref().map(Result::unwrap).find(is_saved);
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        std::thread::sleep(Duration::from_micros(state % 6000));
        child.kill().unwrap();
        child.wait().unwrap();
        let rest = lines.map_while(Result::ok).filter(is_saved);
        let said = first.into_iter().chain(rest);
        expected.extend(said.map(|line| line.replace("saved ", "")));
        let found = saved(&file);
        for id in &expected {
            assert!(found.contains(id), "{id} is lost after {kill} kills");
        }
    }
    assert!(expected.len() >= KILLS as usize);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn programs_that_save_at_once_lose_nothing() {
    let folder = folder("several");
    let file = folder.join("progress.jsonl");
    let saves = 60;
    let children: Vec<_> = ["a", "b", "c"].map(|name| start(&file, name, saves)).into();
    for (mut child, lines) in children {
        let said = lines.map_while(Result::ok);
        assert_eq!(said.filter(|line| line.starts_with("saved")).count(), 60);
        assert!(child.wait().unwrap().success());
    }
    assert_eq!(saved(&file).len(), 180);
    fs::remove_dir_all(folder).unwrap();
}
