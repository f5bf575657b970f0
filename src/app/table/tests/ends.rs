//! Draws offered, games given up.

use super::*;
use crate::rules::{DrawReason, WinReason};

const COMPUTER: Player = Player::Computer(Level::Beginner);

#[test]
fn a_draw_that_is_taken_ends_the_game_and_taking_back_goes_on() {
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
fn a_move_of_the_other_side_declines() {
    let mut table = table(Player::Human, Player::Human);
    table.offer_draw();
    play(&mut table, "e2e4");
    assert_eq!(table.course.offer, Some(Color::White), "one's own does not");
    play(&mut table, "e7e5");
    assert_eq!(table.course.offer, None);
    table.answer_offer(true);
    assert_eq!(table.outcome(), None);
}

#[test]
fn nobody_is_pestered_with_offers() {
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
fn the_person_speaks_whoever_is_on_move() {
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
fn a_long_game_is_given_up_after_a_question() {
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
fn two_computers_neither_resign_nor_draw_by_a_persons_hand() {
    let mut table = table(COMPUTER, COMPUTER);
    table.resign();
    table.offer_draw();
    assert_eq!((table.outcome(), table.course.offer), (None, None));
    play(&mut table, "e2e4");
    table.take_back();
    assert!(table.course.paused, "or it would be played again at once");
}
