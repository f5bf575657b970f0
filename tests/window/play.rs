//! Clocks, draws, rematches, premoves, and computers playing each other.

use crate::harness::Program;
use std::time::Duration;

/// A game of chess between two people, with this many minutes for White.
fn timed(minutes: &str) -> Program {
    let mut window = Program::start(&["chess"]);
    window.click("White: Human");
    window.click("Black: Human");
    window.click("Clocks: custom");
    window.scroll_to("Clocks: custom", "Black seconds");
    window.fill("White minutes", minutes);
    window.click("Play");
    window.wait("the board", |state| state["page"] == "game");
    window
}

#[test]
fn time_runs_waits_and_runs_out_and_a_rematch_changes_it() {
    let mut window = timed("0.25");
    assert_eq!(window.state["play"]["clock"][0], "0:15");
    window.play("e2", "e4");
    window.play("e7", "e5");
    window.wait("White's clock", |state| state["play"]["runs"] == "White");
    window.chord(&[], "k");
    window.wait("a pause", |state| state["play"]["paused"] == true);
    let stands = window.state["play"]["clock"].clone();
    window.wait_for_sleep();
    assert_eq!(window.state["play"]["clock"], stands);
    window.click("Continue");
    window.wait("the end", |state| state["outcome"] == "Black wins: time");
    assert_eq!(window.state["play"]["clock"][0], "0:00.0");
    assert_eq!(window.state["play"]["clock"][1], "20:00");
    window.click("Rematch");
    window.wait("a new game", |state| state["outcome"].is_null());
    let clock = &window.state["play"]["clock"];
    assert_eq!([&clock[0], &clock[1]], ["20:00", "0:15"]);
}

#[test]
fn a_game_waits_while_its_board_is_out_of_sight() {
    let mut window = timed("9");
    window.play("e2", "e4");
    window.play("e7", "e5");
    window.chord(&[], "g");
    window.wait("the start page", |state| state["page"] == "start");
    window.wait("a pause", |state| state["play"]["paused"] == true);
    assert!(window.state["notices"].to_string().contains("paused"));
    let stands = window.state["play"]["clock"].clone();
    window.chord(&[], "Return");
    window.wait("the board", |state| state["page"] == "game");
    assert_eq!(window.state["play"]["clock"], stands);
    window.chord(&[], "k");
    window.wait("White's clock", |state| state["play"]["runs"] == "White");
}

#[test]
fn a_stopped_program_does_not_pay_with_its_clock() {
    let mut window = timed("0.25");
    window.play("e2", "e4");
    window.play("e7", "e5");
    window.wait("White's clock", |state| state["play"]["runs"] == "White");
    window.stop_for(Duration::from_secs(20));
    window.wait("a pause", |state| state["play"]["paused"] == true);
    assert!(window.state["outcome"].is_null());
    assert!(window.state["notices"].to_string().contains("paused"));
}

#[test]
fn two_people_agree_or_decide() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    let mut window = Program::start(&["chess", "--layout", "8x8", "--fen", fen]);
    window.rest();
    window.key("o");
    window.wait("an offer", |state| state["play"]["offer"] == "White");
    window.click("Decline");
    window.wait("no offer", |state| state["play"]["offer"].is_null());
    window.play("a1", "a2");
    window.click("Offer draw");
    window.click("Accept");
    window.wait("the end", |state| state["outcome"] == "Draw: agreement");
    window.click("Take back");
    window.wait("the game", |state| state["outcome"].is_null());
    window.click("Adjudicate");
    window.click("White wins");
    window.wait("the end", |state| {
        state["outcome"] == "White wins: adjudication"
    });
}

#[test]
fn a_move_made_ahead_is_marked_cancelled_and_played() {
    let home = std::env::temp_dir().join(format!("baroque-ahead-{}", std::process::id()));
    std::fs::create_dir_all(home.join(".config/baroque")).unwrap();
    // With an opening book it would answer at once.
    let settings = home.join(".config/baroque/settings.ron");
    std::fs::write(settings, "(book: (source: Off))").unwrap();
    let mut window = Program::start_in(home, &[], &["chess"]);
    window.click("White: Human");
    window.click("Black: Computer");
    window.click("Level: custom");
    window.fill("Level limit", "12");
    window.click("Play");
    window.wait("the board", |state| state["page"] == "game");
    window.click_square("e2");
    window.click_square("e4");
    window.wait("the computer's turn", |state| state["thinking"] == true);
    window.click_square("b1");
    window.click_square("c3");
    window.wait("its marks", |state| state["play"]["ahead"] == "b1c3");
    window.chord(&[], "Escape");
    window.wait("no marks", |state| state["play"]["ahead"].is_null());
    window.click_square("g1");
    window.click_square("f3");
    window.wait("its marks", |state| state["play"]["ahead"] == "g1f3");
    window.wait("the move", |state| state["last"] == "Nf3");
    assert!(window.state["play"]["ahead"].is_null());
    assert!(window.text("fen").contains(" b "));
}

#[test]
fn two_computers_play_pause_and_step() {
    let mut window = Program::start(&["chess"]);
    window.click("White: Computer");
    window.click("Black: Computer");
    window.click("White level: 2 · played a few games");
    window.click("Black level: 3 · sees most captures");
    window.click("Play");
    window.wait("some moves", |state| {
        state["fen"].as_str().is_some_and(|fen| fen.ends_with(" 3"))
    });
    window.chord(&[], "k");
    window.wait("a pause", |state| {
        state["play"]["paused"] == true && state["thinking"] == false
    });
    window.rest();
    let before = window.text("fen");
    window.click("One move");
    window.wait("a move", |state| state["fen"] != before.as_str());
    window.rest();
    let after = window.text("fen");
    window.wait_for_sleep();
    assert_eq!(window.text("fen"), after, "one and no more");
}

#[test]
fn a_game_from_a_move_of_another_has_clocks_of_its_own() {
    let mut window = timed("9");
    window.play("e2", "e4");
    window.play("e7", "e5");
    window.click_second("Move 1");
    window.click("Menu: Play from here");
    window.wait("the editor", |state| state["page"] == "editor");
    window.scroll_to("White: Human", "Clocks: 3+2");
    window.click("Clocks: 3+2");
    window.click("Play from here");
    window.wait("the board", |state| {
        state["page"] == "game" && state["play"]["clock"][0] == "3:00"
    });
    assert!(window.text("fen").contains(" b "), "after the first move");
}
