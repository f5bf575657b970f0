//! The board: its drawing, its orientation, its size.

use crate::harness::Program;
use serde_json::json;

const KINGS: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

fn open() -> Program {
    let mut window = Program::start(&["chess", "--layout", "8x8", "--fen", KINGS]);
    window.rest();
    window
}

#[test]
fn arrows_and_circles_are_drawn_erased_and_belong_to_their_position() {
    let mut window = open();
    window.draw("a1", "a6", None);
    window.wait("an arrow", |state| state["drawn"] == json!(["a1a6 Green"]));
    window.draw("d5", "d5", Some("shift"));
    let both = json!(["a1a6 Green", "d5d5 Red"]);
    window.wait("a circle", |state| state["drawn"] == both);
    // A click on a piece opens its menu.
    window.menu("a1");
    window.click("Menu: What does it threaten?");
    assert_eq!(window.state["drawn"], both);
    window.draw("a1", "a6", None);
    let circle = json!(["d5d5 Red"]);
    window.wait("no arrow", |state| state["drawn"] == circle);
    window.play("a1", "a2");
    assert_eq!(window.state["drawn"], json!([]));
    window.key("Left");
    window.wait("the circle again", |state| state["drawn"] == circle);
    window.click_square("h3");
    window.wait("a clean board", |state| state["drawn"] == json!([]));
}

#[test]
fn an_end_is_shown_with_how_it_came_about_and_what_comes_next() {
    let fen = "7k/R7/1R6/8/8/8/8/K7 w - - 0 1";
    let mut window = Program::start(&["chess", "--layout", "8x8", "--fen", fen]);
    window.rest();
    window.play("b6", "b8");
    window.wait("the end", |state| state["places"]["Ending"].is_array());
    window.click("Rematch");
    window.wait("a new game", |state| state["places"]["Ending"].is_null());
}

#[test]
fn the_pieces_are_listed_before_the_first_move_and_by_a_key() {
    let mut window = open();
    assert!(window.state["places"]["Piece: Rook"].is_array());
    window.play("a1", "a2");
    window.wait("the moves", |state| {
        state["places"]["Piece: Rook"].is_null()
    });
    window.key("F2");
    window.wait("the pieces", |state| {
        state["places"]["Piece: Rook"].is_array()
    });
    window.key("F2");
    window.wait("the moves again", |state| {
        state["places"]["Piece: Rook"].is_null()
    });
}

#[test]
fn a_click_on_an_enemy_says_what_it_threatens() {
    let fen = "4k3/8/8/4r3/8/8/4P3/K7 w - - 0 1";
    let mut window = Program::start(&["chess", "--layout", "8x8", "--fen", fen]);
    window.rest();
    window.click_square("e5");
    window.wait("an answer", |state| {
        state["answer"]
            .as_str()
            .is_some_and(|words| words.contains("e2"))
    });
}

#[test]
fn the_board_turns_to_whoever_is_to_move_if_two_people_want_it_so() {
    let mut window = open();
    window.click("Settings");
    window.click("Group: Play");
    window.click("Two players: Board turns to the side to move");
    window.click("Close Settings");
    assert_eq!(window.state["flipped"], false);
    window.play("a1", "a2");
    window.wait("Black's side", |state| state["flipped"] == true);
    window.play("e8", "e7");
    window.wait("White's side", |state| state["flipped"] == false);
}
