//! The setup editor.

use super::person::{CTRL, TALL, folder};
use super::*;
use crate::app::editor::jobs::SetupJob;
use baroque::notation::write_setup;
use std::fs;

/// Two kings and a rook.
const FEN: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

const CTRL_SHIFT: Modifiers = Modifiers {
    shift: true,
    ..CTRL
};

/// The editor with a position of chess.
fn open() -> Window {
    let mut window = Window::with_game("chess", FEN);
    window.frame(&[]);
    window.keys(&[Key::E]);
    assert_eq!(window.session.shell().shown(), Screen::Editor);
    assert_shows(&window, FEN);
    window
}

/// The position in the editor.
fn sketch(window: &Window) -> String {
    let editor = window.session.editor();
    write_setup(editor.variant(), editor.sketch.setup())
}

/// Checks the position and its text.
fn assert_shows(window: &Window, fen: &str) {
    assert_eq!(sketch(window), fen);
    assert_eq!(window.session.editor().fen().text, fen);
}

fn drawn(window: &Window) -> Vec<String> {
    let editor = window.session.editor();
    let name = |square| editor.variant().geometry().name(square);
    let notes = editor.drawn().into_iter();
    notes
        .map(|note| format!("{}{} {:?}", name(note.from), name(note.to), note.tone))
        .collect()
}

/// Saves what the editor asked to be saved.
fn save(window: &mut Window) {
    for job in window.session.sent::<SetupJob>() {
        window.session.send(job.report());
    }
}

/// Types the name of a game and the path of its file.
fn name_file(window: &mut Window, name: &str, path: &str) {
    window.size = TALL;
    window.click("Board and file");
    window.fill("Game", name);
    window.fill("File", path);
}

#[test]
fn pieces_are_put_erased_and_carried_and_steps_go_back() {
    let mut window = open();
    window.click("Black Queen");
    window.click_square("d5");
    window.click_square("e5");
    assert_shows(&window, "4k3/8/8/3qq3/8/8/8/R3K3 w - - 0 1");
    window.menu("e5");
    assert_shows(&window, "4k3/8/8/3q4/8/8/8/R3K3 w - - 0 1");
    window.keys(&[Key::Escape]);
    let (from, to) = (window.square("d5"), window.square("g4"));
    window.carry(from, to);
    assert_shows(&window, "4k3/8/8/8/6q1/8/8/R3K3 w - - 0 1");
    let (from, to) = (window.middle("White Knight"), window.square("c3"));
    window.carry(from, to);
    assert_shows(&window, "4k3/8/8/8/6q1/2N5/8/R3K3 w - - 0 1");
    // Off the board: two squares to the left of the a file.
    let (from, beside) = (window.square("a1"), window.square("c1"));
    window.carry(from, from - (beside - from));
    let without = "4k3/8/8/8/6q1/2N5/8/4K3 w - - 0 1";
    assert_shows(&window, without);
    for (held, key, fen) in [
        (CTRL, Key::Z, "4k3/8/8/8/6q1/2N5/8/R3K3 w - - 0 1"),
        (CTRL, Key::Z, "4k3/8/8/8/6q1/8/8/R3K3 w - - 0 1"),
        (CTRL_SHIFT, Key::Z, "4k3/8/8/8/6q1/2N5/8/R3K3 w - - 0 1"),
        (CTRL, Key::Y, without),
    ] {
        window.frame(&[(held, key)]);
        assert_shows(&window, fen);
    }
    window.click("Starting position");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_shows(&window, start);
    window.keys(&[Key::Escape, Key::Escape]);
    assert_eq!(window.session.shell().shown(), Screen::Game);
    assert_eq!(window.fen(), FEN);
}

#[test]
fn arrows_and_circles_are_drawn_and_come_back_with_their_position() {
    let mut window = open();
    window.draw("a1", "a8", Modifiers::NONE);
    assert_eq!(drawn(&window), ["a1a8 Green"]);
    window.draw("d5", "d5", Modifiers::SHIFT);
    assert_eq!(drawn(&window), ["a1a8 Green", "d5d5 Red"]);
    assert_eq!(sketch(&window), FEN, "nothing has been taken away");
    window.menu("a1");
    assert_shows(&window, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(drawn(&window), [""; 0]);
    window.frame(&[(CTRL, Key::Z)]);
    assert_shows(&window, FEN);
    assert_eq!(drawn(&window).len(), 2);
    window.click_square("h4");
    assert_eq!(drawn(&window), [""; 0]);
}

#[test]
fn the_text_and_the_board_follow_each_other_and_nonsense_is_told() {
    let mut window = open();
    let castled = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    window.fill("FEN", castled);
    assert_shows(&window, castled);
    window.fill("FEN", "4k3/8/8/nonsense");
    let fen = window.session.editor().fen();
    assert!(fen.error.is_some() && fen.text == "4k3/8/8/nonsense");
    assert_eq!(sketch(&window), castled);
    assert!(window.reads("The board has not changed."));
    window.size = TALL;
    // White's king castles to c1.
    window.click("c1");
    assert_shows(&window, "4k3/8/8/8/8/8/8/R3K2R w K - 0 1");
    window.click("Black");
    assert_shows(&window, "4k3/8/8/8/8/8/8/R3K2R b K - 0 1");
    window.menu("e8");
    assert!(window.reads("Black has no king"));
}

#[test]
fn a_game_goes_on_from_here_and_the_computer_answers() {
    let mut window = open().with_engine();
    window.click("Play");
    window.click_one("Computer", 1);
    window.size = TALL;
    window.click("2 · played a few games");
    window.click("Play from here");
    window.size = vec2(1280.0, 800.0);
    assert_eq!(window.session.shell().shown(), Screen::Game);
    assert_eq!(window.fen(), FEN);
    window.play("a1", "a7");
    window.wait("an answer", |window| {
        window.fen().contains(" w ") && window.fen().ends_with(" 2")
    });
}

#[test]
fn a_setup_is_kept_as_a_game_and_nothing_is_overwritten_unasked() {
    let folder = folder("kept-setup");
    let path = folder.join("rook-and-bishop.ron");
    let mut window = open();
    window.click("Black Bishop");
    window.click_square("c6");
    window.keys(&[Key::Escape]);
    name_file(&mut window, "Rook and Bishop", path.to_str().unwrap());
    window.click("Save as RON");
    save(&mut window);
    let text = fs::read_to_string(&path).unwrap();
    for row in ["....k...", "..b.....", "R...K..."] {
        assert!(text.contains(row), "{text}");
    }
    // Another program writes into the file meanwhile: the window asks before anything is lost.
    let noted = text.replacen("(\n", "// A note.\n(\n", 1);
    fs::write(&path, &noted).unwrap();
    window.menu("c6");
    window.click("Save as RON");
    save(&mut window);
    assert_eq!(fs::read_to_string(&path).unwrap(), noted);
    let layout = window.session.editor().file.layout.clone();
    window.click(&format!("Update layout {layout}"));
    save(&mut window);
    let text = fs::read_to_string(&path).unwrap();
    let both = text.contains("// A note.") && !text.contains("..b.....");
    assert!(both, "{text}");
    let (games, problems) = baroque::library::load(std::slice::from_ref(&folder));
    assert_eq!(problems, []);
    let game = games.variant("rook-and-bishop", None, &[]).unwrap();
    assert_eq!(baroque::notation::write_fen(&game, game.start()), FEN);
    // The other program's note and the user's pieces are in the game on the start page now.
    window.keys(&[Key::G]);
    assert_eq!(window.session.shell().shown(), Screen::Start);
    assert!(window.sees("Rook and Bishop"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_board_of_nine_by_ten_is_made_kept_and_played() {
    let folder = folder("nine-by-ten");
    let path = folder.join("nine-by-ten.ron");
    let mut window = open();
    window.click("Starting position");
    window.size = TALL;
    window.click("Board and file");
    for (name, size) in [("Files", "9"), ("Ranks", "10")] {
        window.fill(name, size);
        window.keys(&[Key::Enter]);
    }
    window.click("Create board");
    let made = "rnbq1kbnr/pppp1pppp/9/9/9/9/9/9/PPPP1PPPP/RNBQ1KBNR w - - 0 1";
    assert_eq!(sketch(&window), made);
    // The field has the castling rights that follow from the array.
    let field = made.replace(" - - ", " KQkq - ");
    assert_eq!(window.session.editor().fen().text, field);
    for (piece, square) in [
        ("Black Queen", "e10"),
        ("White Queen", "e1"),
        ("Black Pawn", "e9"),
        ("White Pawn", "e2"),
    ] {
        window.click(piece);
        window.click_square(square);
    }
    window.keys(&[Key::Escape]);
    name_file(&mut window, "Nine by Ten", path.to_str().unwrap());
    window.click("Save as RON");
    save(&mut window);
    let (_, problems) = baroque::library::load(std::slice::from_ref(&folder));
    assert_eq!(problems, []);
    assert!(path.exists());
    window.click("Play from here");
    window.size = vec2(1280.0, 800.0);
    assert_eq!(window.session.shell().shown(), Screen::Game);
    let fen = "rnbqqkbnr/ppppppppp/9/9/9/9/9/9/PPPPPPPPP/RNBQQKBNR w KQkq - 0 1";
    assert_eq!(window.fen(), fen);
    window.play("e2", "e5");
    assert!(window.fen().starts_with("rnbqqkbnr/"));
    assert_eq!(window.session.table().record.len(), 1);
    fs::remove_dir_all(folder).unwrap();
}
