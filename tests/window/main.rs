//! What only a real window can show: the start, sprites, clicks and keys, files, sleep, the place of the window. All
//! else is checked without a window, on pages that egui draws (`src/app/pages/tests`).

mod files;
mod harness;
mod keys;
mod saved;
mod screen;
mod settings;

use harness::{Program, home};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

/// The colours of White's disks and of Black's disks.
const IVORY: [u8; 3] = [0xfb, 0xf6, 0xea];
const EBONY: [u8; 3] = [0x2a, 0x26, 0x22];

fn near(found: [u8; 3], wanted: [u8; 3]) -> bool {
    found.iter().zip(wanted).all(|(&a, b)| a.abs_diff(b) < 24)
}

/// A point of a disk that no drawing covers.
const PLAIN: (f64, f64) = (-0.34, 0.1);

const KINGS: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

#[test]
fn two_people_choose_a_game_and_move_its_sprites() {
    let mut window = Program::start("two-people", &[]);
    window.click("Withdrawer Chess");
    window.click("10 × 8");
    window.click_one("Player", 1);
    window.click("Play");
    let start = "rnwbqkbwnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNWBQKBWNR w KQkq - 0 1";
    window.wait_for_fen(|fen| fen == start);
    let [white, black] = ["e2", "e7"].map(|name| window.square(name, PLAIN));
    window.wait_to_see("pieces", |picture| {
        near(picture.at(white), IVORY) && near(picture.at(black), EBONY)
    });
    window.play("e2", "e4");
    window.drag("e7", "e5");
    let after = "rnwbqkbwnr/pppp1ppppp/10/4p5/4P5/10/PPPP1PPPPP/RNWBQKBWNR w KQkq e6 0 2";
    window.wait_for_fen(|fen| fen == after);
    let moved = window.square("e4", PLAIN);
    window.wait_to_see("the moved piece", |picture| {
        near(picture.at(moved), IVORY) && !near(picture.at(white), IVORY)
    });
    window.click("Take back");
    window.key("u");
    window.wait_for_fen(|fen| fen == start);
}

#[test]
fn the_computer_answers() {
    let mut window = Program::start("computer", &["coordinator-chess"]);
    window.click("2 · played a few games");
    window.click("Play");
    window.play("e2", "e4");
    window.wait_for_fen(|fen| fen.contains(" w ") && fen.ends_with(" 2"));
}

/// The window sleeps when nothing moves: its process uses almost no time.
#[test]
fn an_idle_window_sleeps() {
    let fen = "k9/10/10/3n6/4S5/10/10/10/10/K9 w - - 0 1";
    let mut window = Program::start("idle", &["swapper-chess", "--fen", fen]);
    window.settle();
    window.wait_for_sleep();
    window.key("a");
    window.wait_for_words("Line 1: ");
    window.key("a");
    window.wait_for_end_of("Line 1: ");
    window.wait_for_sleep();
}

#[test]
fn a_scene_is_animated_until_it_is_paused() {
    let mut window = Program::start("scene", &[]);
    window.click("Guide");
    window.wait_for_words("A page for every piece");
    window.click("Withdrawer");
    window.wait_for("Pause");
    let begun = window.frame();
    window.wait("20 frames", |state| {
        state["frame"].as_u64() > Some(begun + 20)
    });
    window.key("space");
    window.wait_for("Try it");
    window.settle();
    window.wait_for_sleep();
}

/// Time jumps while the program is stopped, and no player pays for that.
#[test]
fn a_stopped_program_does_not_pay_with_its_clock() {
    let mut window = Program::start("stopped", &["chess"]);
    window.click_one("Player", 1);
    window.click("Change");
    window.click("3+2");
    window.click("Play");
    window.play("e2", "e4");
    window.play("e7", "e5");
    window.settle();
    window.stop_for(Duration::from_secs(20));
    window.wait_for_words("did not run");
    window.wait_for_words("Paused. Press K to continue.");
    window.wait_for_sleep();
}

#[test]
fn settings_are_kept_and_a_place_that_takes_none_gives_a_notice() {
    let broken = [(".config/baroque/settings.ron", "(dark: maybe)")];
    let mut window = Program::start_in(home("settings", &broken), &[], &[]);
    window.wait_for_words("settings.ron.broken");
    window.key("d");
    let file = window.home().join(".config/baroque/settings.ron");
    window.wait_until("settings", || {
        std::fs::read_to_string(&file).is_ok_and(|kept| kept.contains("dark: true"))
    });
    let nowhere = [("XDG_CONFIG_HOME", "/dev/null")];
    let mut window = Program::start_in(home("nowhere", &[]), &nowhere, &[]);
    window.key("d");
    window.wait_for_words("Could not save the settings");
}

#[test]
fn a_start_on_x11_prints_no_errors() {
    let (screen, home) = (screen::Screen::new(), home("quiet", &[]));
    let mut program = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .env("DISPLAY", screen.display())
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("XDG_RUNTIME_DIR")
        .env("HOME", &home)
        .env("BAROQUE_REPORT", "1")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut report = String::new();
    let mut reports = BufReader::new(program.stdout.take().unwrap());
    reports.read_line(&mut report).unwrap();
    assert!(report.starts_with('{'), "the window is open: {report}");
    program.kill().unwrap();
    let output = program.wait_with_output().unwrap();
    std::fs::remove_dir_all(home).unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!errors.contains("XDG_RUNTIME_DIR"), "{errors}");
}

#[test]
fn without_a_display_it_says_so() {
    let output = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        message.starts_with("error: there is no display"),
        "{message}"
    );
    let output = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .env("DISPLAY", ":12345")
        .env_remove("WAYLAND_DISPLAY")
        .env("RUST_BACKTRACE", "1")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        message.starts_with("error: the display `:12345`"),
        "{message}"
    );
    assert!(!message.contains("panicked"), "{message}");
}
