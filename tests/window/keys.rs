//! Keys of a real keyboard, as fast as a program can press them.

use crate::harness::Program;
use std::fs;

#[test]
fn a_fast_chord_keeps_its_ctrl_and_a_path_typed_right_after_one_is_that_of_the_file() {
    let mut window = Program::start("at-once", &["chess"]);
    window.click_one("Player", 1);
    window.click("Play");
    window.play("e2", "e4");
    window.settle();
    window.key("ctrl+b");
    window.wait_for_words("1: White Rook a1");
    window.key("Escape");
    window.wait_for_end_of("1: White Rook a1");
    let (fen, path) = (window.fen(), window.home().join("mr.pgn"));
    window.type_at_once("ctrl+shift+s", path.to_str().unwrap());
    window.wait_for(path.to_str().unwrap());
    window.key("Return");
    window.wait_for_words("Saved in");
    assert!(fs::read_to_string(&path).unwrap().ends_with("1. e4 *\n"));
    // No letter of the path was a shortcut.
    window.settle();
    assert_eq!(window.fen(), fen);
    window.wait_for_words("Black to move.");
}
