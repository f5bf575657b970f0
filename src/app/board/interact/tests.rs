//! Tests of clicks and drags.

use super::*;
use crate::notation::{parse_fen, write_move};
use crate::rules::{Position, Variant};
use crate::variant_file::Catalogue;

/// The distance from which a press is a drag, in squares.
const DRAG: f32 = 0.05;

struct Hand {
    variant: Variant,
    legal: Vec<Move>,
    interaction: Interaction,
}

impl Hand {
    fn new(game: &str, fen: &str) -> Hand {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position: Position = parse_fen(&variant, fen).unwrap();
        Hand {
            legal: variant.legal_moves(&position),
            variant,
            interaction: Interaction::default(),
        }
    }

    /// A square by its name, or a piece in hand, such as `N@`.
    fn place(&self, name: &str) -> Option<Pick> {
        match name.strip_suffix('@') {
            Some(letter) => {
                let piece = self.variant.piece(letter.chars().next()?)?;
                Some(Pick::Hand(piece.piece_type()))
            }
            None => self.variant.geometry().square(name).map(Pick::Board),
        }
    }

    fn click(&mut self, name: &str) -> String {
        self.drag(name, name)
    }

    fn drag(&mut self, from: &str, to: &str) -> String {
        let (from, to) = (self.place(from), self.place(to));
        let away = if from == to { 0.0 } else { 1.0 };
        self.interaction
            .press(from, Point::new(0.0, 0.0), &self.legal);
        self.interaction.point(to, Point::new(away, 0.0), DRAG);
        match self.interaction.release(to, &self.legal) {
            Intent::None => String::new(),
            Intent::Refused(from, to) => {
                let name = |square| self.variant.geometry().name(square).to_owned();
                format!("why {}{}", name(from), to.map_or_else(String::new, name))
            }
            Intent::Tried(from, to) => {
                let name = |square| self.variant.geometry().name(square);
                format!("tried {}{}", name(from), name(to))
            }
            Intent::Play(mv, carried) => {
                format!("{} {carried}", write_move(&self.variant, mv))
            }
        }
    }

    fn picked(&self) -> Option<&str> {
        let square = self.interaction.picked_square()?;
        Some(self.variant.geometry().name(square))
    }
}

#[test]
fn a_piece_in_hand_is_dropped_by_drag_or_by_two_clicks() {
    let fen = "1********1/*8*/*4k3*/*8*/*8*/*8*/*8*/*8*/*8*/*4K3*/*8*/1********1[N] w - - 0 1";
    let mut hand = Hand::new("chessma-84", fen);
    assert_eq!(hand.drag("N@", "c4"), "N@c4 true");
    let mut hand = Hand::new("chessma-84", fen);
    hand.click("N@");
    assert_eq!(hand.click("c4"), "N@c4 false");
    let mut hand = Hand::new("chessma-84", fen);
    hand.click("c4");
    assert_eq!(hand.picked(), None, "an empty square is no piece to pick");
}

#[test]
fn an_array_is_chosen_by_a_question() {
    let variant = Catalogue::built_in().variant("baroque", None, &[]).unwrap();
    let fen = crate::notation::write_fen(&variant, variant.start());
    let mut hand = Hand::new("baroque", &fen);
    hand.click("a8");
    let moves = hand.interaction.chooser.as_ref().map(|c| c.moves.len());
    assert_eq!(moves, Some(2));
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn chess(fen: &str) -> Hand {
    Hand::new("chess", fen)
}

#[test]
fn click_and_click_or_drag_and_drop() {
    let mut hand = chess(START);
    assert_eq!(hand.click("e2"), "");
    assert_eq!(hand.picked(), Some("e2"));
    assert_eq!(hand.click("e4"), "e2e4 false");
    let mut hand = chess(START);
    assert_eq!(hand.drag("g1", "f3"), "g1f3 true");
}

#[test]
fn a_second_click_lets_go_and_another_piece_takes_over() {
    let mut hand = chess(START);
    hand.click("e2");
    hand.click("e2");
    assert_eq!(hand.picked(), None);
    hand.click("e2");
    hand.click("d2");
    assert_eq!(hand.picked(), Some("d2"));
    assert_eq!(hand.click("d7"), "tried d2d7");
    assert_eq!(hand.picked(), None);
    assert_eq!(hand.click("d7"), "why d7");
}

#[test]
fn a_drag_to_nowhere_lets_go() {
    let mut hand = chess(START);
    assert_eq!(hand.drag("e2", "e5"), "why e2e5");
    assert_eq!(hand.picked(), None);
    assert_eq!(hand.interaction.drag, None);
}

#[test]
fn a_promotion_asks_and_anything_else_closes_the_question() {
    let mut hand = chess("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(hand.drag("e7", "e8"), "");
    let chooser = hand.interaction.chooser.clone().expect("a question");
    assert_eq!(chooser.moves.len(), 4);
    hand.click("a1");
    assert_eq!(hand.interaction.chooser, None);
    assert_eq!(hand.picked(), None);
}

#[test]
fn swap_or_destruction_asks_and_suicide_asks_too() {
    let mut hand = Hand::new("swapper-chess", "9k/10/10/3n6/4S5/10/10/10/10/K9 w - - 0 1");
    hand.click("e6");
    hand.click("d7");
    assert_eq!(
        hand.interaction.chooser.as_ref().map(|c| c.moves.len()),
        Some(2)
    );
    let mut hand = Hand::new(
        "immobilizer-chess",
        "k9/10/10/10/10/3N6/4i5/10/10/K9 w - - 0 1",
    );
    hand.click("d5");
    assert_eq!(
        hand.picked(),
        Some("d5"),
        "a frozen piece can be picked to be removed"
    );
    hand.click("d5");
    assert_eq!(
        hand.interaction.chooser.as_ref().map(|c| c.moves.len()),
        Some(1)
    );
}

#[test]
fn a_click_on_a_piece_that_cannot_move_asks_why() {
    let mut hand = chess(START);
    assert_eq!(hand.click("a1"), "why a1");
    assert_eq!(
        hand.click("e4"),
        "why e4",
        "whether a piece stands there is the table's business"
    );
    assert_eq!(hand.click("e2"), "");
    assert_eq!(
        hand.click("e2"),
        "",
        "a piece that can move is picked, and let go"
    );
}

#[test]
fn a_hand_that_trembles_does_not_carry() {
    let mut hand = chess(START);
    let e2 = hand.place("e2");
    let at = |x| Point::new(x, 0.0);
    hand.interaction.press(e2, at(0.0), &hand.legal);
    hand.interaction.point(e2, at(0.04), DRAG);
    assert_eq!(hand.interaction.carried(), None);
    hand.interaction.point(e2, at(0.06), DRAG);
    assert!(hand.interaction.carried().is_some());
    assert_eq!(hand.interaction.release(e2, &hand.legal), Intent::None);
    assert_eq!(
        hand.picked(),
        Some("e2"),
        "let go in its own place it stays picked"
    );
}
