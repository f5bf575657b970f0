//! The setup editor in the window.

use crate::harness::Program;
use std::path::Path;
use std::process::Command;

/// Two kings and a rook.
const FEN: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

/// The position in the editor.
fn sketch(window: &Program) -> String {
    let fen = window.state["editor"]["fen"].as_str();
    fen.unwrap_or_default().to_owned()
}

/// Waits until the editor has a position.
fn wait_for(window: &mut Program, fen: &str) {
    window.wait(fen, |state| {
        state["editor"]["fen"] == fen && state["editor"]["text"] == fen
    });
}

/// Opens the editor with a position of chess.
fn open() -> Program {
    let mut window = Program::start(&["chess", "--layout", "8x8", "--fen", FEN]);
    window.rest();
    window.key("e");
    window.wait("the editor", |state| state["page"] == "editor");
    wait_for(&mut window, FEN);
    window
}

#[test]
fn pieces_are_put_erased_and_carried_and_steps_go_back() {
    let mut window = open();
    window.click("Palette: q");
    window.click_square("d5");
    window.click_square("e5");
    wait_for(&mut window, "4k3/8/8/3qq3/8/8/8/R3K3 w - - 0 1");
    window.menu("e5");
    wait_for(&mut window, "4k3/8/8/3q4/8/8/8/R3K3 w - - 0 1");
    window.key("Escape");
    window.carry_to(Ok("d5"), "g4", (0.0, 0.0));
    wait_for(&mut window, "4k3/8/8/8/6q1/8/8/R3K3 w - - 0 1");
    window.carry_to(Err("Palette: N"), "c3", (0.0, 0.0));
    wait_for(&mut window, "4k3/8/8/8/6q1/2N5/8/R3K3 w - - 0 1");
    // Off the board: two squares to the left of the a file.
    window.carry_to(Ok("a1"), "a1", (-1.5, 0.0));
    wait_for(&mut window, "4k3/8/8/8/6q1/2N5/8/4K3 w - - 0 1");
    window.chord(&["ctrl"], "z");
    window.chord(&["ctrl"], "z");
    wait_for(&mut window, "4k3/8/8/8/6q1/8/8/R3K3 w - - 0 1");
    window.chord(&["ctrl", "shift"], "z");
    wait_for(&mut window, "4k3/8/8/8/6q1/2N5/8/R3K3 w - - 0 1");
    window.chord(&["ctrl"], "y");
    wait_for(&mut window, "4k3/8/8/8/6q1/2N5/8/4K3 w - - 0 1");
    window.click("Edit: Starting position");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    wait_for(&mut window, start);
    window.key("Escape");
    window.wait("the game", |state| {
        state["page"] == "game" && state["fen"] == FEN
    });
}

#[test]
fn arrows_and_circles_are_drawn_and_come_back_with_their_position() {
    let mut window = open();
    window.draw("a1", "a8", None);
    window.wait("an arrow", |state| {
        state["drawn"] == serde_json::json!(["a1a8 Green"])
    });
    window.draw("d5", "d5", Some("shift"));
    window.wait("a circle", |state| {
        state["drawn"].to_string().contains("d5d5 Red")
    });
    assert_eq!(sketch(&window), FEN, "nothing has been taken away");
    window.menu("a1");
    wait_for(&mut window, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    window.wait("a bare board", |state| {
        state["drawn"] == serde_json::json!([])
    });
    window.chord(&["ctrl"], "z");
    wait_for(&mut window, FEN);
    window.wait("both again", |state| {
        state["drawn"]
            .as_array()
            .is_some_and(|drawn| drawn.len() == 2)
    });
    window.click_square("h4");
    window.wait("a bare board", |state| {
        state["drawn"] == serde_json::json!([])
    });
}

#[test]
fn the_text_and_the_board_follow_each_other_and_nonsense_is_told() {
    let mut window = open();
    window.fill("FEN", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    wait_for(&mut window, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    window.fill("FEN", "4k3/8/8/nonsense");
    window.wait("the mistake", |state| state["editor"]["error"].is_string());
    assert_eq!(sketch(&window), "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(window.state["editor"]["text"], "4k3/8/8/nonsense");
    window.click("Castling: Q");
    wait_for(&mut window, "4k3/8/8/8/8/8/8/R3K2R w K - 0 1");
    window.click("On move: Black");
    wait_for(&mut window, "4k3/8/8/8/8/8/8/R3K2R b K - 0 1");
    window.menu("e8");
    window.wait("words", |state| {
        state["editor"]["problems"]
            .to_string()
            .contains("Black has no king")
    });
}

#[test]
fn a_game_goes_on_from_here_and_the_computer_answers() {
    let mut window = open();
    window.click("Tab: Play");
    window.click("Black: Computer");
    window.click("Level: 2 · played a few games");
    window.click("Play from here");
    window.wait("the game", |state| {
        state["page"] == "game" && state["fen"] == FEN
    });
    window.play("a1", "a7");
    window.wait("an answer", |state| {
        let fen = state["fen"].as_str().unwrap_or_default();
        fen.contains(" w ") && fen.ends_with(" 2")
    });
}

/// Whether the command line finds no mistakes in a file.
fn check(path: &Path) -> bool {
    let mut check = Command::new(env!("CARGO_BIN_EXE_baroque"));
    let output = check.arg("check").arg(path).output().expect("the program");
    output.status.success()
}

/// The games that the command line finds in a home.
fn list(home: &Path) -> String {
    let mut list = Command::new(env!("CARGO_BIN_EXE_baroque"));
    list.args(["list", "--json"]).env("HOME", home);
    let output = list.env_remove("XDG_DATA_HOME").output();
    String::from_utf8_lossy(&output.expect("the program").stdout).into_owned()
}

#[test]
fn a_setup_is_kept_as_a_game_and_nothing_is_overwritten_unasked() {
    let mut window = open();
    window.click("Palette: b");
    window.click_square("c6");
    window.key("Escape");
    window.click("Tab: Board and file");
    window.fill("Field: Game", "Rook and Bishop");
    window.click("Save as RON");
    let path = window
        .home()
        .join(".local/share/baroque/variants/rook-and-bishop.ron");
    assert!(path.exists(), "{}", window.state["editor"]);
    assert!(check(&path));
    let text = std::fs::read_to_string(&path).unwrap();
    for row in ["....k...", "..b.....", "R...K..."] {
        assert!(text.contains(row), "{text}");
    }
    // Another program writes into the file meanwhile: the window asks before anything is lost.
    let noted = text.replacen("(\n", "// A note.\n(\n", 1);
    std::fs::write(&path, &noted).unwrap();
    window.menu("c6");
    window.click("Save as RON");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), noted);
    window.click("Set its layout");
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(
        text.contains("// A note.") && !text.contains("..b....."),
        "{text}"
    );
    assert!(check(&path));
    assert!(list(window.home()).contains("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    // The other program's note and the user's pieces are in the game on the start page now.
    window.key("g");
    window.wait("the start page", |state| {
        state["page"] == "start" && state["places"]["Rook and Bishop"].is_array()
    });
}

#[test]
fn a_board_of_nine_by_ten_is_made_kept_and_played() {
    let mut window = Program::start(&["chess", "--layout", "8x8", "--fen", FEN]);
    window.rest();
    window.key("e");
    window.click("Edit: Starting position");
    window.click("Tab: Board and file");
    window.fill("Files", "9\n");
    window.fill("Ranks", "10\n");
    window.click("Make board");
    let made = "rnbq1kbnr/pppp1pppp/9/9/9/9/9/9/PPPP1PPPP/RNBQ1KBNR w - - 0 1";
    // The field has the castling rights that follow from the array.
    let field = made.replace(" - - ", " KQkq - ");
    window.wait("the new board", move |state| {
        state["editor"]["fen"] == made && state["editor"]["text"] == field.as_str()
    });
    for (piece, square) in [("q", "e10"), ("Q", "e1"), ("p", "e9"), ("P", "e2")] {
        window.click(&format!("Palette: {piece}"));
        window.click_square(square);
    }
    window.key("Escape");
    window.fill("Field: Game", "Nine by Ten");
    window.click("Save as RON");
    let path = window
        .home()
        .join(".local/share/baroque/variants/nine-by-ten.ron");
    assert!(check(&path), "{}", window.state["editor"]);
    window.click("Play from here");
    let fen = "rnbqqkbnr/ppppppppp/9/9/9/9/9/9/PPPPPPPPP/RNBQQKBNR w KQkq - 0 1";
    window.wait("the game", |state| {
        state["page"] == "game" && state["fen"] == fen
    });
    window.play("e2", "e5");
    assert!(window.text("fen").starts_with("rnbqqkbnr/"));
}
