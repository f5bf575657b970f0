//! Variations and comments in the list of moves.

use super::person::CTRL;
use super::*;

/// Chess between two people, from its array.
const FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The texts of the moves that lead to the shown position.
fn line(window: &Window) -> Vec<&str> {
    let table = window.session.table();
    let path = table.tree().path(table.at()).into_iter();
    let plies = path.filter_map(|at| table.tree().node(at).ply.as_ref());
    plies.map(|ply| ply.san.as_str()).collect()
}

/// The moves of the game with variations, signs and comments.
fn moves(window: &Window) -> String {
    let text = window.session.table().game().write();
    let (_, moves) = text.split_once("\n\n").unwrap();
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Clicks a move in the list and lets all motion end.
fn go(window: &mut Window, name: &str) {
    window.click(name);
    window.rest();
}

fn press(window: &mut Window, held: Modifiers, key: Key) {
    window.frame(&[(held, key)]);
    window.frame(&[]);
    window.rest();
}

const BRANCHED: &str = "1. e4 e5 (1... c5 2. Nc3) 2. Nf3 *";
const FIRST: &str = "1. White: Pawn e2 to e4";
const THIRD: &str = "2. White: Knight g1 to f3";

/// A game of three moves with a visible variation of two.
fn branched() -> Window {
    let mut window = Window::with_game("chess", FEN);
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
        window.play(from, to);
    }
    assert_eq!(line(&window), ["e4", "e5", "Nf3"]);
    go(&mut window, FIRST);
    assert_eq!(line(&window), ["e4"]);
    window.play("c7", "c5");
    window.play("b1", "c3");
    assert_eq!(line(&window), ["e4", "c5", "Nc3"]);
    assert_eq!(moves(&window), BRANCHED);
    window
}

#[test]
fn a_move_while_looking_back_is_a_variation_to_be_promoted_deleted_and_brought_back() {
    let mut window = branched();
    go(&mut window, THIRD);
    assert_eq!(line(&window), ["e4", "e5", "Nf3"]);
    go(&mut window, "1. Black: Pawn c7 to c5");
    assert_eq!(line(&window), ["e4", "c5"]);
    press(&mut window, Modifiers::NONE, Key::ArrowUp);
    assert_eq!(line(&window), ["e4", "e5"]);
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(line(&window), ["e4", "c5"]);
    press(&mut window, CTRL, Key::ArrowUp);
    assert_eq!(moves(&window), "1. e4 c5 (1... e5 2. Nf3) 2. Nc3 *");
    press(&mut window, CTRL, Key::Z);
    assert_eq!(moves(&window), BRANCHED);
    press(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(moves(&window), "1. e4 e5 2. Nf3 *");
    assert_eq!(line(&window), ["e4"]);
    press(&mut window, CTRL, Key::Z);
    assert_eq!(moves(&window), BRANCHED);
    // At the end of the main line the game continues.
    go(&mut window, THIRD);
    window.play("b8", "c6");
    assert_eq!(moves(&window), "1. e4 e5 (1... c5 2. Nc3) 2. Nf3 Nc6 *");
}

#[test]
fn a_move_has_a_menu_with_signs_and_is_commented_on() {
    let mut window = branched();
    window.click_second(THIRD);
    window.click("!?");
    let signed = "1. e4 e5 (1... c5 2. Nc3) 2. Nf3!? *";
    assert_eq!(moves(&window), signed);
    window.click_second(&format!("{THIRD}!?"));
    window.click("Comment");
    window.rest();
    assert_eq!(line(&window), ["e4", "e5", "Nf3"]);
    window.write("as usual");
    let said = "1. e4 e5 (1... c5 2. Nc3) 2. Nf3!? {as usual} *";
    assert_eq!(moves(&window), said);
    // Typing in the field triggers no shortcut.
    assert_eq!(window.session.shell().shown(), Screen::Game);
    assert_eq!(Listener::now(&window.ctx), Listener::Text);
    window.keys(&[Key::Enter]);
    assert!(!window.session.playing().commenting);
    press(&mut window, CTRL, Key::Z);
    assert_eq!(moves(&window), signed);
}
