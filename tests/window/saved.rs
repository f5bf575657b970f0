//! Games on disk: saved during play, continued after a crash, and by two windows. The system's clipboard.

use crate::harness::{Program, home};
use std::fs;
use std::path::Path;

/// Begins a game of chess between two people.
fn begin(name: &str) -> Program {
    let mut window = Program::start(name, &["chess", "--layout", "8x8"]);
    window.click_one("Player", 1);
    window.click("Play");
    window
}

/// Continues the game that was left.
fn go_on(home: &Path) -> Program {
    let mut window = Program::start_in(home.to_owned(), &[], &[]);
    window.click("Continue Chess");
    window.wait_for_fen(|_| true);
    window
}

/// The games that are saved in a home.
fn kept(home: &Path) -> String {
    let folder = home.join(".local/share/baroque/games");
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let texts = files.filter(|file| file.path().extension().is_some_and(|end| end == "pgn"));
    texts
        .filter_map(|file| fs::read_to_string(file.path()).ok())
        .collect()
}

#[test]
fn a_game_that_was_cut_off_goes_on_with_its_last_ply() {
    let mut window = begin("cut-off");
    window.play("e2", "e4");
    window.play("e7", "e5");
    window.play("g1", "f3");
    let fen = window.fen();
    let at = window.home().to_owned();
    window.wait_until("save", || kept(&at).contains("2. Nf3"));
    let home = window.kill();
    let mut window = go_on(&home);
    window.wait_for_fen(|shown| shown == fen);
    window.play("b8", "c6");
    window.wait_until("save", || kept(&home).contains("2. Nf3 Nc6"));
    assert_eq!(kept(&home).matches("[Event ").count(), 1, "one game");
}

#[test]
fn positions_go_through_the_systems_clipboard() {
    let mut window = begin("clipboard");
    window.play("e2", "e4");
    window.settle();
    let fen = window.fen();
    window.key("ctrl+shift+c");
    window.wait_for_words(&fen);
    window.play("e7", "e5");
    window.settle();
    window.key("ctrl+v");
    window.wait_for_words("position of Chess");
    window.wait_for_fen(|shown| shown == fen);
}

#[test]
fn what_is_done_right_before_the_end_is_on_the_disk() {
    let text = "[White \"Anna\"]\n[Variant \"chess\"]\n[Layout \"8x8\"]\n\n1. d4 *\n\n";
    let home = home("left", &[("mine.pgn", text)]);
    let path = home.join("mine.pgn");
    let mut window = Program::start_in(home, &[], &[path.to_str().unwrap()]);
    window.play("d7", "d5");
    window.key("ctrl+s");
    window.key("ctrl+q");
    window.wait_for_the_end();
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains("1. d4 d5 *"), "{text}");
    assert!(kept(window.home()).contains("1. d4 d5 *"));
    let settings = window.home().join(".config/baroque/settings.ron");
    let settings = fs::read_to_string(settings).unwrap();
    assert!(settings.contains("mine.pgn"), "{settings}");
}

#[test]
fn two_windows_that_go_on_with_one_game_keep_both() {
    let mut window = begin("both");
    window.play("e2", "e4");
    window.settle();
    window.key("ctrl+q");
    window.wait_for_the_end();
    let home = window.kill();
    let (mut one, mut two) = (go_on(&home), go_on(&home));
    two.play("e7", "e5");
    two.settle();
    two.key("ctrl+q");
    two.wait_for_the_end();
    one.play("c7", "c5");
    one.wait_for_words("a separate game");
    one.settle();
    one.key("ctrl+q");
    one.wait_for_the_end();
    let games = kept(&home);
    let both = games.contains("1. e4 e5 *") && games.contains("1. e4 c5 *");
    assert!(both, "{games}");
}
