//! Draws offered, games given up.

use super::*;
use baroque::rules::{DrawReason, WinReason};

const COMPUTER: Player = Player::Computer(Level::Beginner);

#[test]
fn an_accepted_draw_ends_the_game_and_a_takeback_continues_it() {
    let mut table = table(Player::Human, Player::Human);
    play(&mut table, "e2e4");
    table.offer_draw();
    assert_eq!(table.course.offer, Some(Color::Black));
    table.answer_offer(true);
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(table.outcome(), Some(drawn));
    table.take_back();
    assert_eq!(table.outcome(), None);
}

#[test]
fn a_move_of_the_other_side_declines_a_draw() {
    let mut table = table(Player::Human, Player::Human);
    table.offer_draw();
    play(&mut table, "e2e4");
    assert_eq!(
        table.course.offer,
        Some(Color::White),
        "its own move does not"
    );
    play(&mut table, "e7e5");
    assert_eq!(table.course.offer, None);
    table.answer_offer(true);
    assert_eq!(table.outcome(), None);
}

#[test]
fn a_draw_offer_cannot_be_repeated_at_once() {
    let mut table = table(Player::Human, Player::Human);
    table.offer_draw();
    table.answer_offer(false);
    assert_eq!(table.drawer(), None);
    play(&mut table, "e2e4");
    assert_eq!(table.drawer(), Some(Color::Black), "the other side may");
    play(&mut table, "e7e5");
    assert_eq!(table.drawer(), Some(Color::White));
}

#[test]
fn the_human_can_resign_while_the_computer_is_to_move() {
    let mut table = table(Player::Human, COMPUTER);
    play(&mut table, "e2e4");
    table.offer_draw();
    assert_eq!(table.course.offer, Some(Color::White));
    assert!(table.computer_is_asked());
    table.answer_offer(false);
    assert!(!table.computer_is_asked());
    table.resign();
    let lost = Outcome::Win(Color::Black, WinReason::Resignation);
    assert_eq!(table.outcome(), Some(lost));
}

#[test]
fn resigning_a_long_game_needs_a_confirmation() {
    let mut table = table(Player::Human, Player::Human);
    let moves = "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 \
                 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 a3a4 a6a5 b3b4 b6b5";
    for mv in moves.split_whitespace() {
        play(&mut table, mv);
    }
    assert_eq!((table.record.len(), table.outcome()), (20, None));
    table.resign();
    let ask = Ask::Resign(table.record.turn());
    assert_eq!((table.course.ask, table.outcome()), (Some(ask), None));
    assert!(table.cancel());
    assert_eq!(table.course.ask, None);
}

#[test]
fn a_user_cannot_resign_or_offer_draws_for_two_computers() {
    let mut table = table(COMPUTER, COMPUTER);
    table.resign();
    table.offer_draw();
    assert_eq!((table.outcome(), table.course.offer), (None, None));
    play(&mut table, "e2e4");
    table.take_back();
    assert!(table.course.paused, "it would be repeated");
}

#[test]
fn a_move_that_ends_the_game_closes_the_question() {
    let mut table = table_at("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", COMPUTER, COMPUTER);
    table.ask_beside(Ask::Adjudicate);
    play(&mut table, "f7g7");
    let mate = Outcome::Win(Color::White, WinReason::Checkmate);
    assert_eq!((table.outcome(), table.course.ask), (Some(mate), None));
}

#[test]
fn undoing_a_comment_keeps_the_result() {
    let mut table = table(Player::Human, COMPUTER);
    play(&mut table, "e2e4");
    let place = table.at();
    table.comment(place, "Best by test".to_owned());
    table.resign();
    let lost = Outcome::Win(Color::Black, WinReason::Resignation);
    table.undo();
    assert_eq!(table.tree().node(place).comment, "");
    assert_eq!(table.outcome(), Some(lost));
    table.redo();
    assert_eq!(table.outcome(), Some(lost));
}

#[test]
fn a_finished_game_does_not_ask_for_its_array() {
    let variant = Catalogue::built_in().variant("baroque", None, &[]).unwrap();
    let start = variant.start().clone();
    let mut table = Table::new(Arc::new(variant), start, PERSONS);
    assert!(table.interaction.chooser.is_some());
    table.resign();
    assert_eq!(table.interaction.chooser, None);
}
