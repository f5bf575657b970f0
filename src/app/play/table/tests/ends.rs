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

#[test]
fn nothing_is_asked_about_a_game_that_a_move_has_ended() {
    let mut table = table_at("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", COMPUTER, COMPUTER);
    table.ask_beside(Ask::Adjudicate);
    play(&mut table, "f7g7");
    let mate = Outcome::Win(Color::White, WinReason::Checkmate);
    assert_eq!((table.outcome(), table.course.ask), (Some(mate), None));
}

#[test]
fn taking_a_comment_back_does_not_take_the_end_back() {
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
fn a_game_that_is_over_does_not_ask_how_its_array_is_to_be() {
    let variant = Catalogue::built_in().variant("baroque", None, &[]).unwrap();
    let start = variant.start().clone();
    let mut table = Table::new(Arc::new(variant), start, PERSONS);
    assert!(table.interaction.chooser.is_some());
    table.resign();
    assert_eq!(table.interaction.chooser, None);
}
