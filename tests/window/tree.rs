//! Variations, comments and the review of a game in the window.

use crate::harness::Program;
use serde_json::Value;

/// Chess between two people, from its array.
const FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn chess() -> Program {
    let mut window = Program::start(&["chess", "--layout", "8x8", "--fen", FEN]);
    window.rest();
    window
}

/// Clicks a piece and then its target, and waits until the line has these moves.
fn play(window: &mut Program, from: &str, to: &str, line: &[&str]) {
    window.click_square(from);
    window.click_square(to);
    wait_for_line(window, line);
    window.rest();
}

fn wait_for_line(window: &mut Program, line: &[&str]) {
    let wanted = serde_json::json!(line);
    window.wait(&format!("the moves {line:?}"), |state| {
        state["line"] == wanted
    });
}

fn wait_for_moves(window: &mut Program, moves: &str) {
    window.wait(moves, |state| state["moves"] == moves);
}

/// Waits until no notice covers the list.
fn wait_for_quiet(window: &mut Program) {
    window.wait("no notice", |state| {
        state["notices"] == serde_json::json!([])
    });
}

/// A game of three moves with a visible variation of two.
fn branched() -> Program {
    let mut window = chess();
    play(&mut window, "e2", "e4", &["e4"]);
    play(&mut window, "e7", "e5", &["e4", "e5"]);
    play(&mut window, "g1", "f3", &["e4", "e5", "Nf3"]);
    wait_for_quiet(&mut window);
    window.click("Move 1");
    wait_for_line(&mut window, &["e4"]);
    window.rest();
    play(&mut window, "c7", "c5", &["e4", "c5"]);
    play(&mut window, "b1", "c3", &["e4", "c5", "Nc3"]);
    wait_for_moves(&mut window, "1. e4 e5 (1... c5 2. Nc3) 2. Nf3 *");
    window
}

#[test]
fn a_move_while_looking_back_is_a_variation_to_be_promoted_deleted_and_brought_back() {
    let mut window = branched();
    window.click("Move 3");
    wait_for_line(&mut window, &["e4", "e5", "Nf3"]);
    window.click("Variation 2: 1… c5");
    wait_for_line(&mut window, &["e4", "c5"]);
    window.key("Up");
    wait_for_line(&mut window, &["e4", "e5"]);
    window.key("Down");
    wait_for_line(&mut window, &["e4", "c5"]);
    window.chord(&["ctrl"], "Up");
    wait_for_moves(&mut window, "1. e4 c5 (1... e5 2. Nf3) 2. Nc3 *");
    window.chord(&["ctrl"], "z");
    wait_for_moves(&mut window, "1. e4 e5 (1... c5 2. Nc3) 2. Nf3 *");
    window.key("Delete");
    wait_for_moves(&mut window, "1. e4 e5 2. Nf3 *");
    wait_for_line(&mut window, &["e4"]);
    window.chord(&["ctrl"], "z");
    wait_for_moves(&mut window, "1. e4 e5 (1... c5 2. Nc3) 2. Nf3 *");
    // At the end of the main line the game continues.
    window.click("Move 3");
    wait_for_line(&mut window, &["e4", "e5", "Nf3"]);
    window.rest();
    window.play("b8", "c6");
    wait_for_moves(&mut window, "1. e4 e5 (1... c5 2. Nc3) 2. Nf3 Nc6 *");
}

#[test]
fn a_move_has_a_menu_with_signs_and_is_commented_on() {
    let mut window = branched();
    window.click_second("Move 3");
    window.click("Sign: !?");
    wait_for_moves(&mut window, "1. e4 e5 (1... c5 2. Nc3) 2. Nf3!? *");
    window.click_second("Move 3");
    window.click("Menu: Comment");
    window.wait("the field", |state| {
        state["places"]["Comment field"].is_array()
    });
    wait_for_line(&mut window, &["e4", "e5", "Nf3"]);
    window.write("as usual");
    let said = "1. e4 e5 (1... c5 2. Nc3) 2. Nf3!? {as usual} *";
    wait_for_moves(&mut window, said);
    // Typing in the field triggers no shortcut.
    assert_eq!(window.state["page"], "game");
    window.key("Return");
    window.wait("no field", |state| {
        state["places"]["Comment field"].is_null()
    });
    window.chord(&["ctrl"], "z");
    wait_for_moves(&mut window, "1. e4 e5 (1... c5 2. Nc3) 2. Nf3!? *");
}

#[test]
fn a_game_is_looked_through_and_its_blunder_marked() {
    // Fool's mate: White's second move loses at once.
    let mut window = chess();
    play(&mut window, "f2", "f3", &["f3"]);
    play(&mut window, "e7", "e5", &["f3", "e5"]);
    play(&mut window, "g2", "g4", &["f3", "e5", "g4"]);
    play(&mut window, "d8", "h4", &["f3", "e5", "g4", "Qh4#"]);
    window.key("w");
    window.wait("the review", |state| {
        state["review"][0] == 5 && state["review"][1] == 5
    });
    let blunders = window.state["review"][2].as_array().cloned();
    assert!(blunders.is_some_and(|plies| plies.contains(&Value::from(3))));
    wait_for_quiet(&mut window);
    window.click("Move 3");
    window.click("Better");
    window.wait("the better line", |state| {
        let moves = state["moves"].as_str().unwrap_or_default();
        moves.contains("2. g4?? (2. ") && moves.contains("{")
    });
    window.chord(&["ctrl"], "z");
    wait_for_moves(&mut window, "1. f3 e5 2. g4 Qh4# 0-1");
    window.click("Graph");
    wait_for_line(&mut window, &["f3", "e5"]);
    window.click("Clear review");
    window.wait("no review", |state| state["review"].is_null());
    window.wait_for_sleep();
}
