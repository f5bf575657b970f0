//! What becomes of a game on the board.

mod clock;
mod ends;
mod premove;

use super::*;
use crate::notation::{find_move, parse_fen};
use crate::rules::Color;
use crate::variant_file::Catalogue;

fn table(white: Player, black: Player) -> Table {
    let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
    let start = variant.start().clone();
    Table::new(Arc::new(variant), start, ByColor { white, black })
}

fn table_at(fen: &str, white: Player, black: Player) -> Table {
    let variant = Catalogue::built_in()
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let start = parse_fen(&variant, fen).unwrap();
    Table::new(Arc::new(variant), start, ByColor { white, black })
}

fn play(table: &mut Table, text: &str) {
    let mv = find_move(table.variant(), table.record.position(), text).expect(text);
    table.play(mv, false);
}

#[test]
fn taking_back_takes_the_computers_answer_too() {
    let mut table = table(Player::Human, Player::Computer(Level::Beginner));
    play(&mut table, "e2e4");
    play(&mut table, "e7e5");
    assert_eq!(table.shown(), 2);
    table.take_back();
    assert_eq!((table.shown(), table.record.turn()), (0, Color::White));
    table.take_back();
    assert_eq!(table.shown(), 0);
}

#[test]
fn looking_back_lets_nobody_move() {
    let mut table = table(Player::Human, Player::Human);
    play(&mut table, "e2e4");
    assert_eq!(table.legal_moves().len(), 20);
    table.show(0);
    assert!(table.legal_moves().is_empty());
    assert!(table.motion().is_some(), "a single step is shown in motion");
    table.advance(5.0);
    assert!(table.motion().is_none());
    table.show(9);
    assert!(table.at_end());
}

#[test]
fn a_move_played_while_looking_back_brings_the_newest_position_back() {
    let mut table = table(Player::Human, Player::Computer(Level::Beginner));
    play(&mut table, "e2e4");
    table.show(0);
    play(&mut table, "e7e5");
    assert!(table.at_end());
    assert_eq!(table.position(), table.record.position());
}

#[test]
fn black_alone_at_the_screen_sits_below() {
    assert!(
        table(Player::Computer(Level::Beginner), Player::Human)
            .view()
            .flipped()
    );
    assert!(!table(Player::Human, Player::Human).view().flipped());
}
