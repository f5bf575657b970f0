//! Saving under bad conditions: killed at any moment, or without space on the disk.
#![cfg(unix)]

use baroque::library::{write_new, write_whole};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// The folder in which a copy of this program saves until it is killed.
const FOLDER: &str = "BAROQUE_TEST_SAVES";

/// The number of times that a saving program is killed.
const KILLS: usize = 300;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-saving-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Two texts of different lengths, so that a mixture would be noticed.
fn texts() -> [Vec<u8>; 2] {
    [b"one ".repeat(60_000), b"another ".repeat(20_000)]
}

/// Saves one text after the other, for ever. It is no test, but the program that the next test kills.
#[test]
fn save_until_killed() {
    let Ok(folder) = std::env::var(FOLDER) else {
        return;
    };
    let folder = Path::new(&folder);
    for round in 0.. {
        let text = &texts()[round % 2];
        write_whole(&folder.join("game.ron"), text).unwrap();
        let _ = fs::remove_file(folder.join("fresh.ron"));
        write_new(&folder.join("fresh.ron"), text).unwrap();
        if round == 0 {
            println!("\nsaving");
        }
    }
}

#[test]
fn a_killed_save_leaves_the_old_file_or_the_new_one() {
    let folder = folder("killed");
    let mut state = 88_172_645_463_325_252_u64;
    for _ in 0..KILLS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([
                "--exact",
                "saving::save_until_killed",
                "--nocapture",
                "--test-threads=1",
            ])
            .env(FOLDER, &folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.any(|line| line.unwrap() == "saving"));
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        std::thread::sleep(Duration::from_micros(state % 6000));
        child.kill().unwrap();
        child.wait().unwrap();
        let saved = fs::read(folder.join("game.ron")).unwrap();
        assert!(texts().contains(&saved), "{} bytes", saved.len());
        if let Ok(fresh) = fs::read(folder.join("fresh.ron")) {
            assert!(texts().contains(&fresh), "{} bytes", fresh.len());
        }
    }
    let leftovers = fs::read_dir(&folder).unwrap().filter(|entry| {
        let name = entry.as_ref().unwrap().file_name();
        name != "game.ron" && name != "fresh.ron"
    });
    println!("{} saves were cut off half-way", leftovers.count());
    let (catalogue, problems) = baroque::library::load(std::slice::from_ref(&folder));
    assert_eq!(problems, []);
    let names: Vec<&str> = catalogue.ids().filter(|id| id.contains("new")).collect();
    assert!(names.is_empty(), "{names:?}");
    fs::remove_dir_all(folder).unwrap();
}

/// Without space for the new file the old one stays, and the reason is reported.
#[test]
fn without_room_the_old_file_stays() {
    let folder = folder("room");
    let file = folder.join("board.svg");
    fs::write(&file, "old").unwrap();
    let draw = |before: &str| {
        let command = format!("{before} ulimit -f 1; exec \"$0\" diagram chess -o \"$1\"");
        Command::new("sh")
            .args(["-c", &command, env!("CARGO_BIN_EXE_baroque")])
            .arg(&file)
            .output()
            .unwrap()
    };
    let reported = draw("trap '' XFSZ;");
    assert_eq!(reported.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&reported.stderr);
    assert!(
        errors.contains("board.svg`: the file would be larger than this disk allows"),
        "{errors}"
    );
    assert_eq!(fs::read(&file).unwrap(), b"old");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    // Without the trap the system kills the program in the middle of the file.
    assert_eq!(draw("").status.code(), None);
    assert_eq!(fs::read(&file).unwrap(), b"old");
    fs::remove_dir_all(folder).unwrap();
}
