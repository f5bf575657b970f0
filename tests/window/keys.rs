//! The program without a mouse: the board by keys, typed moves, and the user's own shortcuts.

use crate::harness::Program;
use serde_json::Value;

/// Waits until the cursor is on a square.
fn wait_for_mark(window: &mut Program, square: &str) {
    let wanted = square.to_owned();
    window.wait(&format!("the mark on {square}"), |state| {
        state["mark"] == wanted.as_str()
    });
}

fn is_at(state: &Value, placement: &str) -> bool {
    state["fen"]
        .as_str()
        .is_some_and(|fen| fen.starts_with(placement))
}

#[test]
fn the_board_is_played_by_keys() {
    let fen = "7k/8/8/2i5/8/8/8/K6W w - - 0 1";
    let mut window = Program::start(&["ultima", "--fen", fen]);
    window.rest();
    window.key("F6");
    wait_for_mark(&mut window, "a1");
    window.key("Up");
    wait_for_mark(&mut window, "a2");
    window.key("Down");
    wait_for_mark(&mut window, "a1");
    window.key("space");
    window.wait("the king picked", |state| {
        state["said"] == "King on a1 selected, 3 targets"
    });
    // In reading order after a1: b1, then a2 and b2 from the top.
    for target in ["b1", "a2", "b2"] {
        window.key("Tab");
        wait_for_mark(&mut window, target);
    }
    window.key("shift+Tab");
    wait_for_mark(&mut window, "a2");
    window.key("Tab");
    wait_for_mark(&mut window, "b2");
    window.key("Return");
    window.wait("the move", |state| is_at(state, "7k/8/8/2i5/8/8/1K6/7W b"));
    // The board keeps the focus. Without it, arrow keys move through the game.
    window.key("Left");
    wait_for_mark(&mut window, "a2");
    window.key("Escape");
    window.wait("no mark", |state| state["mark"].is_null());
    window.key("Left");
    window.wait("the start", |state| {
        state["shown"]
            .as_str()
            .is_some_and(|shown| shown.starts_with("7k/8/8/2i5/8/8/8/K6W"))
    });
}

#[test]
fn a_choice_is_made_by_keys() {
    let fen = "9k/10/10/10/10/10/10/10/n9/S8K w - - 0 1";
    let mut window = Program::start(&["swapper-chess", "--fen", fen]);
    window.rest();
    window.key("F6");
    wait_for_mark(&mut window, "a1");
    window.key("space");
    window.key("Up");
    wait_for_mark(&mut window, "a2");
    window.key("space");
    window.wait("the question", |state| state["chooser"] == true);
    window.key("Escape");
    window.wait("no question", |state| state["chooser"] == false);
    window.key("Down");
    window.key("space");
    window.key("Up");
    window.key("space");
    window.wait("the question again", |state| state["chooser"] == true);
    window.key("Down");
    window.key("Up");
    window.key("Return");
    window.wait("the move", |state| {
        state["fen"].as_str().is_some_and(|fen| fen.contains(" b "))
    });
}

#[test]
fn moves_can_be_written() {
    let fen = "4k3/8/8/8/8/7p/8/1N2K3 w - - 0 1";
    let mut window = Program::start(&["chess", "--layout", "8x8", "--fen", fen]);
    window.rest();
    window.key("slash");
    window.wait("the field", |state| state["places"]["Writing"].is_array());
    window.write("Ne5");
    window.key("Return");
    window.wait("why not", |state| state["places"]["Why not"].is_array());
    window.key("ctrl+a");
    window.write("Nc");
    window.wait("an offer", |state| state["places"]["Offer: Nc3"].is_array());
    window.key("Down");
    window.key("Return");
    window.wait("the move", |state| is_at(state, "4k3/8/8/8/8/2N4p/8/4K3 b"));
    // The field still has the focus.
    window.write("e8d7");
    window.key("Return");
    window.wait("the answer", |state| {
        is_at(state, "8/3k4/8/8/8/2N4p/8/4K3 w")
    });
}

#[test]
fn a_command_gets_another_key_and_keeps_it() {
    let mut window = Program::start(&["ultima"]);
    window.click("Play");
    window.wait("the board", |state| state["page"] == "game");
    window.key("comma");
    window.click("Group: Keys");
    // Some rows further down, so that the row is not below the visible part of the list.
    window.scroll_to("Key: Take back", "Key: Next move");
    window.click("Key: Flip board");
    window.key("5");
    window.wait("the new key", |state| {
        state["places"]["Default key: Flip board"].is_array()
    });
    window.key("Escape");
    window.wait("the settings gone", |state| {
        state["places"]["Close Settings"].is_null()
    });
    let flipped = window.state["flipped"].clone();
    window.key("f");
    assert_eq!(window.state["flipped"], flipped);
    window.key("5");
    window.wait("the other side", |state| state["flipped"] != flipped);
    let kept = window.home().join(".config/baroque/settings.ron");
    let kept = std::fs::read_to_string(kept).unwrap();
    assert!(kept.contains(r#""board.flip": "5""#), "{kept}");
}

#[test]
fn a_fast_chord_keeps_its_ctrl_and_reads_the_position_out() {
    let fen = "7k/8/8/2i5/8/8/8/K6W w - - 0 1";
    let mut window = Program::start(&["ultima", "--fen", fen]);
    window.rest();
    window.key("ctrl+b");
    window.wait("the position in words", |state| {
        state["said"].as_str().is_some_and(|said| {
            said.contains("\n5: Black Immobilizer c5\n")
                && said.contains("\n1: White King a1, White Withdrawer h1")
        })
    });
    window.click("Copy position");
    window.key("Escape");
    window.wait("the board alone", |state| {
        state["places"]["Copy position"].is_null()
    });
}
