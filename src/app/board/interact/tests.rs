//! Tests of clicks and drags.

use super::*;
use baroque::notation::{parse_fen, write_move};
use baroque::rules::{Position, Variant};
use baroque::variant_file::Catalogue;

/// The distance from which a press is a drag, in squares.
const DRAG: f32 = 0.05;

struct Pointer {
    variant: Variant,
    legal: Vec<Move>,
    interaction: Interaction,
}

impl Pointer {
    fn new(game: &str, fen: &str) -> Pointer {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position: Position = parse_fen(&variant, fen).unwrap();
        Pointer {
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
    let mut pointer = Pointer::new("chessma-84", fen);
    assert_eq!(pointer.drag("N@", "c4"), "N@c4 true");
    let mut pointer = Pointer::new("chessma-84", fen);
    pointer.click("N@");
    assert_eq!(pointer.click("c4"), "N@c4 false");
    let mut pointer = Pointer::new("chessma-84", fen);
    pointer.click("c4");
    assert_eq!(pointer.picked(), None, "an empty square cannot be picked");
}

#[test]
fn a_choice_of_the_array_opens_the_chooser() {
    let variant = Catalogue::built_in().variant("baroque", None, &[]).unwrap();
    let fen = baroque::notation::write_fen(&variant, variant.start());
    let mut pointer = Pointer::new("baroque", &fen);
    pointer.click("a8");
    let moves = pointer.interaction.chooser.as_ref().map(|c| c.moves.len());
    assert_eq!(moves, Some(2));
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn chess(fen: &str) -> Pointer {
    Pointer::new("chess", fen)
}

#[test]
fn a_move_is_made_by_two_clicks_or_by_a_drag() {
    let mut pointer = chess(START);
    assert_eq!(pointer.click("e2"), "");
    assert_eq!(pointer.picked(), Some("e2"));
    assert_eq!(pointer.click("e4"), "e2e4 false");
    let mut pointer = chess(START);
    assert_eq!(pointer.drag("g1", "f3"), "g1f3 true");
}

#[test]
fn a_second_click_deselects_a_piece_and_a_click_on_another_selects_it() {
    let mut pointer = chess(START);
    pointer.click("e2");
    pointer.click("e2");
    assert_eq!(pointer.picked(), None);
    pointer.click("e2");
    pointer.click("d2");
    assert_eq!(pointer.picked(), Some("d2"));
    assert_eq!(pointer.click("d7"), "tried d2d7");
    assert_eq!(pointer.picked(), None);
    assert_eq!(pointer.click("d7"), "why d7");
}

#[test]
fn a_drag_to_an_illegal_square_deselects_the_piece() {
    let mut pointer = chess(START);
    assert_eq!(pointer.drag("e2", "e5"), "why e2e5");
    assert_eq!(pointer.picked(), None);
    assert_eq!(pointer.interaction.drag, None);
}

#[test]
fn a_promotion_opens_the_chooser_and_a_click_elsewhere_closes_it() {
    let mut pointer = chess("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(pointer.drag("e7", "e8"), "");
    let chooser = pointer.interaction.chooser.clone().expect("a chooser");
    assert_eq!(chooser.moves.len(), 4);
    pointer.click("a1");
    assert_eq!(pointer.interaction.chooser, None);
    assert_eq!(pointer.picked(), None);
}

#[test]
fn a_choice_of_two_moves_and_a_removal_open_the_chooser() {
    let mut pointer = Pointer::new("swapper-chess", "9k/10/10/3n6/4S5/10/10/10/10/K9 w - - 0 1");
    pointer.click("e6");
    pointer.click("d7");
    assert_eq!(
        pointer.interaction.chooser.as_ref().map(|c| c.moves.len()),
        Some(2)
    );
    let mut pointer = Pointer::new(
        "immobilizer-chess",
        "k9/10/10/10/10/3N6/4i5/10/10/K9 w - - 0 1",
    );
    pointer.click("d5");
    assert_eq!(
        pointer.picked(),
        Some("d5"),
        "a frozen piece can be picked to be removed"
    );
    pointer.click("d5");
    assert_eq!(
        pointer.interaction.chooser.as_ref().map(|c| c.moves.len()),
        Some(1)
    );
}

#[test]
fn a_click_on_a_piece_that_cannot_move_asks_why() {
    let mut pointer = chess(START);
    assert_eq!(pointer.click("a1"), "why a1");
    assert_eq!(
        pointer.click("e4"),
        "why e4",
        "the table checks whether there is a piece"
    );
    assert_eq!(pointer.click("e2"), "");
    assert_eq!(
        pointer.click("e2"),
        "",
        "a piece that can move is picked, then deselected"
    );
}

#[test]
fn a_small_movement_is_no_drag() {
    let mut pointer = chess(START);
    let e2 = pointer.place("e2");
    let at = |x| Point::new(x, 0.0);
    pointer.interaction.press(e2, at(0.0), &pointer.legal);
    pointer.interaction.point(e2, at(0.04), DRAG);
    assert_eq!(pointer.interaction.carried(), None);
    pointer.interaction.point(e2, at(0.06), DRAG);
    assert!(pointer.interaction.carried().is_some());
    assert_eq!(
        pointer.interaction.release(e2, &pointer.legal),
        Intent::None
    );
    assert_eq!(
        pointer.picked(),
        Some("e2"),
        "released on its own square, it stays picked"
    );
}

#[test]
fn a_piece_that_is_dropped_off_the_board_is_let_go() {
    for game in ["click", "drag"] {
        let mut pointer = chess(START);
        if game == "click" {
            // It was picked before the drag.
            pointer.click("e2");
        }
        assert_eq!(pointer.drag("e2", "outside"), "");
        assert_eq!(pointer.picked(), None, "{game}");
        assert_eq!(
            pointer.click("e4"),
            "why e4",
            "the next click moves nothing"
        );
    }
    let fen = "1********1/*8*/*4k3*/*8*/*8*/*8*/*8*/*8*/*8*/*4K3*/*8*/1********1[N] w - - 0 1";
    let mut pointer = Pointer::new("chessma-84", fen);
    assert_eq!(pointer.drag("N@", "outside"), "");
    assert_eq!(pointer.interaction.picked, None);
}

#[test]
fn a_drag_whose_end_nobody_saw_is_let_go() {
    let mut pointer = chess(START);
    let pawn = pointer.place("e2");
    for (away, picked) in [(0.0, Some("e2")), (1.0, None)] {
        let begin = Point::new(0.0, 0.0);
        pointer.interaction.press(pawn, begin, &pointer.legal);
        pointer.interaction.point(None, Point::new(away, 0.0), DRAG);
        pointer.interaction.let_go();
        assert_eq!(pointer.interaction.drag, None);
        assert_eq!(pointer.picked(), picked, "moved by {away}");
    }
}
