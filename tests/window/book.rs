//! The opening book: the computer plays from a user's own file, and the window shows its moves.

use crate::harness::Program;
use std::path::PathBuf;

const GAMES: &str = "[Variant \"chess\"]\n[Layout \"8x8\"]\n\n1. e4 a6 2. d4 h6 1-0\n\n\
    [Variant \"chess\"]\n[Layout \"8x8\"]\n\n1. e4 a6 2. d4 h6 *\n";

/// A home with a file of games that is chosen as the opening book.
fn home(name: &str) -> PathBuf {
    let home = std::env::temp_dir().join(format!("baroque-{name}-{}", std::process::id()));
    let file = home.join("mine.pgn");
    let settings = home.join(".config/baroque/settings.ron");
    std::fs::create_dir_all(home.join(".config/baroque")).unwrap();
    std::fs::write(&file, GAMES).unwrap();
    let chosen = format!("(book: (source: File, file: {:?}))", file.to_str().unwrap());
    std::fs::write(settings, chosen).unwrap();
    home
}

#[test]
fn the_computer_plays_from_a_book_and_its_moves_are_shown_and_played() {
    let mut window = Program::start_in(home("book"), &[], &["chess", "--layout", "8x8"]);
    window.click("White: Human");
    window.click("Black: Computer");
    window.click("Level: 10 · full strength");
    window.click("Play");
    window.wait("the board", |state| state["page"] == "game");
    window.wait("the book", |state| {
        state["book"] == serde_json::json!([["e2e4", 2]])
    });
    // The search would answer otherwise, and later.
    window.play("e2", "e4");
    window.wait("the book's answer", |state| state["last"] == "a6");
    window.rest();
    window.key("a");
    window.click("Book d4");
    window.wait("the book's next answer", |state| state["last"] == "h6");
    window.wait("the end of the book", |state| {
        state["book"] == serde_json::json!([])
    });
    assert!(!window.sees("Book d4"));
}

#[test]
fn the_program_has_a_book_of_its_own_that_can_be_turned_off() {
    let mut window = Program::start(&["withdrawer-chess"]);
    window.click("White: Human");
    window.click("Black: Human");
    window.click("Play");
    window.wait("moves of the book", |state| {
        state["book"]
            .as_array()
            .is_some_and(|moves| moves.len() > 2)
    });
    window.click("Settings");
    window.click("Group: Play");
    window.click("Opening book: Off");
    window.wait("none", |state| state["book"] == serde_json::json!([]));
}
