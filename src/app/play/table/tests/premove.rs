//! Moves made ahead of the computer's answer.

use super::*;
use baroque::diagram::{Ink, Shape};
use baroque::rules::Square;

const COMPUTER: Player = Player::Computer(Level::Beginner);

fn square(table: &Table, name: &str) -> Square {
    table.variant().geometry().square(name).unwrap()
}

fn premove(table: &mut Table, from: &str, to: &str) {
    let (from, to) = (square(table, from), square(table, to));
    table.premove(from, to);
}

fn answer(table: &mut Table, text: &str) -> Option<Ahead> {
    let mv = find_move(table.variant(), table.position(), text).expect(text);
    table.answer(mv)
}

#[test]
fn a_legal_premove_is_played_at_once() {
    let mut table = table(Player::Human, COMPUTER);
    premove(&mut table, "d2", "d4");
    assert_eq!(table.course.premove, None, "it is the human's turn");
    play(&mut table, "e2e4");
    premove(&mut table, "d2", "d4");
    assert_eq!(answer(&mut table, "e7e5"), Some(Ahead::Played));
    assert_eq!((table.record.len(), table.record.turn()), (3, Color::Black));
    assert_eq!(table.course.premove, None);
}

#[test]
fn an_illegal_premove_is_dropped() {
    let fen = "4k3/8/8/8/8/8/r7/4K2R w K - 0 1";
    let mut table = table_at(fen, Player::Human, COMPUTER);
    play(&mut table, "h1h7");
    premove(&mut table, "h7", "h1");
    assert_eq!(answer(&mut table, "a2a1"), Some(Ahead::Dropped), "check");
    assert_eq!((table.record.len(), table.course.premove), (2, None));
}

#[test]
fn a_premove_with_several_moves_opens_the_chooser() {
    let fen = "8/P6k/8/8/8/8/7P/4K3 w - - 0 1";
    let mut table = table_at(fen, Player::Human, COMPUTER);
    play(&mut table, "h2h3");
    premove(&mut table, "a7", "a8");
    assert_eq!(answer(&mut table, "h7g7"), Some(Ahead::Played));
    let chooser = table.interaction.chooser.clone().unwrap();
    assert_eq!(chooser.moves.len(), 4, "queen, rook, bishop, knight");
    let mv = chooser.moves[0];
    table.play(mv, false);
    assert_eq!(table.record.len(), 3);
}

#[test]
fn a_recapture_can_be_premoved_by_a_drag() {
    let mut table = table(Player::Human, COMPUTER);
    play(&mut table, "e2e4");
    let (queen, pawn) = (square(&table, "d1"), square(&table, "d2"));
    let candidates = |carried| {
        let intentions = table.intentions(carried);
        intentions
            .iter()
            .any(|mv| (mv.from, mv.to) == (queen, pawn))
    };
    assert!(candidates(true) && !candidates(false));
}

#[test]
fn a_takeback_drops_the_premove() {
    let mut table = table(Player::Human, COMPUTER);
    play(&mut table, "e2e4");
    premove(&mut table, "d2", "d4");
    assert!(table.cancel());
    premove(&mut table, "d2", "d4");
    table.take_back();
    assert_eq!((table.record.len(), table.course.premove), (0, None));
}

#[test]
fn a_premove_has_an_arrow() {
    let arrows = |table: &Table| {
        let items = compose(table).into_iter();
        items
            .filter(|item| matches!(item.shape, Shape::Arrow(_)) && item.ink == Ink::Hint)
            .count()
    };
    let mut table = table(Player::Human, COMPUTER);
    play(&mut table, "e2e4");
    table.end_animations();
    assert_eq!(arrows(&table), 0);
    premove(&mut table, "d2", "d4");
    assert_eq!(arrows(&table), 1);
    table.show(0);
    table.end_animations();
    assert_eq!(arrows(&table), 0, "the premove is not for this position");
    table.show_newest();
    table.end_animations();
    assert_eq!(arrows(&table), 1);
}

#[test]
fn the_computers_answer_keeps_a_dragged_piece() {
    let mut table = table(Player::Human, COMPUTER);
    play(&mut table, "e2e4");
    let knight = Pick::Board(square(&table, "g1"));
    table.interaction.picked = Some(knight);
    assert_eq!(answer(&mut table, "e7e5"), None);
    assert_eq!(table.interaction.picked, Some(knight));
}
