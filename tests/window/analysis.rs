//! The analysis and hints in the window.

use crate::harness::Program;
use baroque::notation::{find_move, parse_fen, write_fen, write_san};
use baroque::variant_file::Catalogue;
use serde_json::Value;

/// A game in which a Withdrawer can capture something.
const GAME: &str = "withdrawer-chess";
const FEN: &str = "k9/10/10/10/10/3nW5/7Q2/10/1R8/5K4 w - - 0 1";

/// The texts of the legal moves of a position.
fn legal(fen: &str) -> Vec<String> {
    let variant = Catalogue::built_in().variant(GAME, None, &[]).unwrap();
    let position = parse_fen(&variant, fen).unwrap();
    let moves = variant.legal_moves(&position).into_iter();
    moves.map(|mv| write_san(&variant, &position, mv)).collect()
}

/// The first move of each shown line.
fn first_moves(state: &Value) -> Vec<String> {
    let lines = state["analysis"]["lines"].as_array();
    let first = |line: &Value| line[1][0].as_str().unwrap_or_default().to_owned();
    lines.map_or_else(Vec::new, |lines| lines.iter().map(first).collect())
}

/// Waits for this many lines about the position on the board.
fn wait_for_lines(window: &mut Program, count: usize) {
    let what = format!("{count} lines");
    window.wait(&what, |state| {
        let moves = first_moves(state);
        let legal = state["shown"].as_str().map(legal).unwrap_or_default();
        moves.len() == count && moves.iter().all(|mv| legal.contains(mv))
    });
}

#[test]
fn the_analysis_follows_the_board_until_it_is_put_away() {
    let variant = Catalogue::built_in().variant(GAME, None, &[]).unwrap();
    let start = write_fen(&variant, variant.start());
    let mut window = Program::start(&[GAME, "--fen", &start]);
    window.rest();
    assert!(!window.sees("Evaluation"));
    window.key("a");
    wait_for_lines(&mut window, 3);
    assert_eq!(window.state["analysing"], true);
    assert!(window.sees("Evaluation") && window.sees("Lines"));
    let bar = window.state["analysis"]["bar"].as_u64().unwrap();
    assert!((30..=70).contains(&bar), "nobody is ahead: {bar}");

    window.click("More lines");
    wait_for_lines(&mut window, 4);
    window.point_at("Line 1 move 1");
    window.wait("the position ahead", |state| {
        state["analysis"]["ahead"].is_string()
    });
    window.hover("a1");
    window.wait("the board", |state| state["analysis"]["ahead"].is_null());

    window.play("e2", "e4");
    wait_for_lines(&mut window, 4);
    window.key("Left");
    wait_for_lines(&mut window, 4);
    assert_eq!(window.text("shown"), start);

    window.key("a");
    window.wait("silence", |state| {
        state["analysis"].is_null() && state["analysing"] == false
    });
    window.wait("no notice", |state| {
        state["notices"] == serde_json::json!([])
    });
    window.wait_for_sleep();
}

#[test]
fn a_move_of_a_line_is_played_by_a_click() {
    let mut window = Program::start(&[GAME, "--fen", FEN]);
    window.rest();
    window.key("a");
    wait_for_lines(&mut window, 3);
    window.click("Line 1 move 1");
    window.wait("a move", |state| {
        state["last"]
            .as_str()
            .is_some_and(|last| legal(FEN).contains(&last.to_owned()))
    });
}

#[test]
fn nothing_is_analysed_where_the_game_is_over() {
    let mate = "k9/1Q8/1K8/10/10/10/10/10/10/10 b - - 0 1";
    let mut window = Program::start(&[GAME, "--fen", mate]);
    window.rest();
    window.key("a");
    window.wait("the end of the bar", |state| {
        state["analysis"]["bar"] == 100
    });
    assert_eq!(window.state["analysing"], false);
    assert_eq!(first_moves(&window.state), Vec::<String>::new());
}

#[test]
fn against_the_computer_the_analysis_comes_after_the_answer() {
    let mut window = Program::start(&[GAME]);
    window.click("White: Human");
    window.click("Black: Computer");
    window.click("Level: 2 · played a few games");
    window.click("Play");
    window.wait("the board", |state| state["page"] == "game");
    assert!(window.state["analysis"].is_null());
    window.key("a");
    wait_for_lines(&mut window, 3);
    window.play("e2", "e4");
    window.wait("an answer", |state| {
        state["fen"]
            .as_str()
            .is_some_and(|fen| fen.contains(" w ") && fen.ends_with(" 2"))
    });
    wait_for_lines(&mut window, 3);
    // A click here shows a line, and does not change the game.
    let fen = window.text("fen");
    window.click("Line 1 move 1");
    window.hover("a1");
    window.wait("the position ahead", |state| {
        state["analysis"]["ahead"].is_string()
    });
    window.key("Escape");
    window.wait("the board", |state| state["analysis"]["ahead"].is_null());
    assert_eq!(window.text("fen"), fen);
}

#[test]
fn a_hint_tells_a_piece_and_then_its_legal_move() {
    let mut window = Program::start(&[GAME, "--fen", FEN]);
    window.rest();
    window.key("h");
    window.wait("the piece", |state| state["hint"].is_string());
    let piece = window.text("hint");
    assert!(window.text("answer").contains(&format!("on {piece}")));
    window.click("Hint");
    window.wait("the move", |state| state["hint"] != piece.as_str());
    let variant = Catalogue::built_in().variant(GAME, None, &[]).unwrap();
    let position = parse_fen(&variant, FEN).unwrap();
    let mv = find_move(&variant, &position, &window.text("hint")).unwrap();
    assert_eq!(variant.geometry().name(mv.from), piece);
    assert_eq!(window.state["analysing"], false);
    window.play("e5", "g5");
    assert!(window.state["hint"].is_null() && window.state["answer"].is_null());
}
