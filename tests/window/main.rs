//! The real program in a real window, driven by clicks and keys.

mod analysis;
mod board;
mod book;
mod editor;
mod files;
mod guide;
mod harness;
mod invent;
mod keys;
mod learn;
mod penultima;
mod play;
mod puzzles;
mod saved;
mod screen;
mod settings;
mod tree;

use harness::Program;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The colours of White's disks, of Black's disks, and of captures.
const IVORY: [u8; 3] = [0xfb, 0xf6, 0xea];
const EBONY: [u8; 3] = [0x2a, 0x26, 0x22];
const RED: [u8; 3] = [0xd1, 0x43, 0x2b];

fn near(found: [u8; 3], wanted: [u8; 3]) -> bool {
    found.iter().zip(wanted).all(|(&a, b)| a.abs_diff(b) < 24)
}

/// A point of a disk that no drawing covers.
const PLAIN: (f64, f64) = (-0.34, 0.1);

#[test]
fn two_people_choose_a_game_and_play() {
    let mut window = Program::start(&[]);
    window.click("Withdrawer Chess");
    window.click("Board: 10 × 8");
    window.click("Black: Human");
    window.click("Play");
    window.wait("the board", |state| state["page"] == "game");
    assert_eq!(window.text("game"), "withdrawer-chess");
    let start = "rnwbqkbwnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNWBQKBWNR w KQkq - 0 1";
    assert_eq!(window.text("fen"), start);

    let picture = window.look();
    assert!(near(picture.at(window.square("e2", PLAIN)), IVORY));
    assert!(near(picture.at(window.square("e7", PLAIN)), EBONY));

    window.play("e2", "e4");
    window.drag("e7", "e5");
    let picture = window.look();
    assert!(near(picture.at(window.square("e4", PLAIN)), IVORY));
    assert!(!near(picture.at(window.square("e2", PLAIN)), IVORY));
    let after = "rnwbqkbwnr/pppp1ppppp/10/4p5/4P5/10/PPPP1PPPPP/RNWBQKBWNR w KQkq e6 0 2";
    assert_eq!(window.text("fen"), after);

    window.click("Take back");
    window.rest();
    window.key("u");
    assert_eq!(window.text("fen"), start);
}

#[test]
fn capture_preview_takeback_promotion_and_mate() {
    let fen = "k9/10/2P7/10/10/3nW5/7Q2/10/1R8/5K4 w - - 0 1";
    let mut window = Program::start(&["withdrawer-chess", "--fen", fen]);
    window.rest();

    window.click_square("e5");
    window.hover("g5");
    let rim = window.square("d5", (-0.455, 0.0));
    assert!(near(window.look().at(rim), RED), "the victim is ringed");
    window.click_square("g5");
    window.rest();
    assert_eq!(window.text("last"), "We5-g5xd5");
    let taken = "k9/10/2P7/10/10/6W3/7Q2/10/1R8/5K4 b - - 0 1";
    assert_eq!(window.text("fen"), taken);
    window.key("u");
    assert_eq!(window.text("fen"), fen);

    window.play("c8", "c9");
    window.play("d5", "f6");
    window.click_square("c9");
    window.click_square("c10");
    window.wait("the question", |state| state["chooser"] == true);
    window.click("Choice: Promote to Knight");
    window.rest();
    assert!(
        window.text("last").starts_with("c10=N"),
        "{}",
        window.text("last")
    );

    window.play("f6", "h7");
    window.play("h4", "a4");
    assert_eq!(window.text("outcome"), "White wins: checkmate");
    assert!(window.text("last").ends_with('#'));
}

#[test]
fn the_computer_answers_and_looking_back_changes_nothing() {
    let mut window = Program::start(&["coordinator-chess"]);
    window.click("White: Human");
    window.click("Black: Computer");
    window.click("Level: 2 · played a few games");
    window.click("Play");
    window.wait("the board", |state| state["page"] == "game");
    window.play("e2", "e4");
    window.wait("an answer", |state| {
        state["fen"]
            .as_str()
            .is_some_and(|fen| fen.contains(" w ") && fen.ends_with(" 2"))
    });
    window.rest();
    let fen = window.text("fen");
    window.key("Left");
    assert_ne!(window.text("shown"), fen);
    window.key("Home");
    window.key("End");
    assert_eq!(window.text("shown"), fen);
    assert_eq!(window.text("fen"), fen);
    window.key("f");
    assert_eq!(window.state["flipped"], true);
    window.key("r");
    assert_eq!(window.text("outcome"), "Black wins: resignation");
}

#[test]
fn swap_or_destroy_is_asked() {
    let fen = "k9/10/10/3n6/4S5/10/10/10/10/K9 w - - 0 1";
    let mut window = Program::start(&["swapper-chess", "--fen", fen]);
    window.click_square("e6");
    window.click_square("d7");
    window.wait("the question", |state| state["chooser"] == true);
    window.key("Escape");
    assert_eq!(window.state["chooser"], false);
    window.click_square("e6");
    window.click_square("d7");
    window.click("Choice: Swap");
    window.rest();
    assert_eq!(window.text("last"), "Se6<>d7");
}

#[test]
fn settings_are_kept_and_a_place_that_takes_none_gives_a_notice() {
    let home = std::env::temp_dir().join(format!("baroque-home-{}", std::process::id()));
    std::fs::create_dir_all(&home).unwrap();
    let mut window = Program::start_in(home.clone(), &[], &[]);
    window.key("d");
    std::thread::sleep(Duration::from_millis(500));
    let kept = std::fs::read_to_string(home.join(".config/baroque/settings.ron")).unwrap();
    assert!(kept.contains("dark: true"), "{kept}");
    drop(window);
    let nowhere = [("XDG_CONFIG_HOME", "/dev/null")];
    let mut window = Program::start_in(home, &nowhere, &[]);
    window.key("d");
    window.wait("a notice", |state| {
        state["notices"]
            .to_string()
            .contains("Could not save the settings")
    });
}

#[test]
fn a_game_file_that_is_wrong_is_told_and_the_others_play() {
    let folder = Path::new("tests/broken");
    let mut window = Program::start(&["--variants", folder.to_str().unwrap()]);
    window.wait("the mistakes", |state| {
        state["problems"].to_string().contains("typo.ron:")
    });
    assert!(
        window.state["notices"]
            .to_string()
            .contains(" mistakes in ")
    );
    assert!(window.sees("Mistakes") && window.sees("Withdrawer Chess"));
}

/// The window sleeps when nothing moves: its process uses almost no time.
#[test]
fn an_idle_window_sleeps() {
    let fen = "k9/10/10/3n6/4S5/10/10/10/10/K9 w - - 0 1";
    let mut window = Program::start(&["swapper-chess", "--fen", fen]);
    window.rest();
    window.wait_for_sleep();
}

#[test]
fn the_array_is_chosen_on_the_board() {
    let mut window = Program::start(&["baroque"]);
    window.click("White: Human");
    window.click("Black: Human");
    window.click("Play");
    for choice in ["Swap", "Keep"] {
        window.click(&format!("Choice: {choice} King and Withdrawer"));
        window.rest();
    }
    for _ in 0..2 {
        window.click("Choice: Keep Immobilizer and Coordinator");
        window.rest();
    }
    let start = "ilxkwxlc/pppppppp/8/8/8/8/PPPPPPPP/ILXWKXLC w - - 0 1";
    assert_eq!(window.text("fen"), start);
    window.play("e2", "e5");
    assert_eq!(window.text("last"), "Pe2-e5");
}

#[test]
fn a_piece_in_hand_is_put_on_the_board_and_sheets_are_told_apart() {
    let fen = "1********1/*8*/*4k3*/*8*/*8*/*8*/*8*/*8*/*8*/*4K3*/*8*/1********1[Nq] w - - 0 1";
    let mut window = Program::start(&["chessma-84", "--fen", fen]);
    window.rest();
    window.drag_from("Hand: N", "c1'");
    let dropped =
        "1********1/*8*/*4k3*/*8*/*8*/*8*/*8*/*8*/*8*/*4K3*/*2N5*/1********1[q] b - - 1 1";
    assert_eq!(window.text("fen"), dropped);
    assert_eq!(window.text("last"), "N@c1'");
    window.key("u");
    assert_eq!(window.text("fen"), fen);
}

#[test]
fn the_computer_answers_where_kings_are_captured() {
    for game in ["rococo", "renaissance"] {
        let mut window = Program::start(&[game]);
        window.click("White: Computer");
        window.click("Black: Human");
        window.click("Level: 2 · played a few games");
        window.click("Play");
        window.wait("a move", |state| {
            state["fen"].as_str().is_some_and(|fen| fen.contains(" b "))
        });
        window.rest();
        assert_eq!(window.text("outcome"), "");
    }
}

#[test]
fn a_start_on_x11_prints_no_errors() {
    let screen = screen::Screen::new();
    let mut program = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .env("DISPLAY", screen.display())
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("XDG_RUNTIME_DIR")
        .env("HOME", std::env::temp_dir().join("baroque-quiet"))
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
