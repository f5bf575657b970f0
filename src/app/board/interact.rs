//! The hand over the board: picking men up, carrying and dropping them, or click and click.
//!
//! It knows squares and legal moves, no pixels and no rules. A press both selects a man and begins to
//! carry it; a release on the same square leaves it selected, or lets it go if it was selected
//! before.

use crate::diagram::Point;
use crate::rules::{Bitboard, Move, Square};

/// How far, in squares, the pointer moves before a press becomes a drag.
const DRAG: f32 = 0.12;

/// A man being carried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    /// Where it stands.
    pub from: Square,
    /// Where the pointer is.
    pub at: Point,
    begun: Point,
    moved: bool,
    was_selected: bool,
}

/// Several moves to the same square, one to be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Chooser {
    /// The square.
    pub at: Square,
    /// The moves.
    pub moves: Vec<Move>,
    /// The one that the pointer is on, or was last.
    pub pointed: usize,
}

/// What the hand is doing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Interaction {
    /// The man that has been picked.
    pub selected: Option<Square>,
    /// The man that is being carried.
    pub drag: Option<Drag>,
    /// The square under the pointer.
    pub hover: Option<Square>,
    /// The choice that is open.
    pub chooser: Option<Chooser>,
}

/// What a release of the pointer leads to.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Nothing.
    None,
    /// This move; `true` if its man was carried there.
    Play(Move, bool),
}

impl Interaction {
    /// The man that is being carried, once it has left its place.
    pub fn carried(&self) -> Option<&Drag> {
        self.drag.as_ref().filter(|drag| drag.moved)
    }

    /// The squares to which the picked man may go.
    pub fn targets(&self, legal: &[Move]) -> Bitboard {
        match self.selected {
            Some(from) => legal
                .iter()
                .filter(|mv| mv.from == from)
                .map(|mv| mv.to)
                .collect(),
            None => Bitboard::EMPTY,
        }
    }

    /// The move to be previewed: the first one of the picked man to the square under the pointer.
    pub fn previewed(&self, legal: &[Move]) -> Option<Move> {
        let (from, to) = (self.selected?, self.hover?);
        let mut moves = legal.iter().copied();
        moves.find(|mv| mv.from == from && mv.to == to)
    }

    /// The pointer is pressed at a point of the board.
    pub fn press(&mut self, square: Option<Square>, at: Point, legal: &[Move]) {
        if self.chooser.take().is_some() {
            self.selected = None;
            return;
        }
        let Some(square) = square else {
            self.selected = None;
            return;
        };
        if self.selected.is_some_and(|from| from != square) && self.targets(legal).contains(square)
        {
            return;
        }
        let movable = legal.iter().any(|mv| mv.from == square);
        self.drag = movable.then_some(Drag {
            from: square,
            at,
            begun: at,
            moved: false,
            was_selected: self.selected == Some(square),
        });
        self.selected = movable.then_some(square);
    }

    /// The pointer moves to a point of the board.
    pub fn point(&mut self, square: Option<Square>, at: Point) {
        self.hover = square;
        if let Some(drag) = &mut self.drag {
            drag.at = at;
            drag.moved |= (at - drag.begun).length() > DRAG;
        }
    }

    /// The pointer is released over a square, or off the board.
    pub fn release(&mut self, square: Option<Square>, legal: &[Move]) -> Intent {
        let drag = self.drag.take();
        if self.chooser.is_some() {
            return Intent::None;
        }
        let (Some(from), Some(to)) = (self.selected, square) else {
            return Intent::None;
        };
        let moves: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|mv| mv.from == from && mv.to == to)
            .collect();
        match drag {
            // Pressed and let go on its own square.
            Some(drag) if to == from && !drag.was_selected => return Intent::None,
            // Carried to where it cannot go.
            Some(drag) if moves.is_empty() => {
                if drag.was_selected || drag.moved {
                    self.selected = None;
                }
                return Intent::None;
            }
            _ => {}
        }
        self.offer(to, moves, drag.is_some_and(|drag| drag.moved))
    }

    /// Plays the only move, or asks which one.
    fn offer(&mut self, at: Square, moves: Vec<Move>, carried: bool) -> Intent {
        match moves[..] {
            [] => {
                self.selected = None;
                Intent::None
            }
            // A man's removal by its own side deserves a question.
            [mv] if mv.from != mv.to => Intent::Play(mv, carried),
            _ => {
                self.chooser = Some(Chooser {
                    at,
                    moves,
                    pointed: 0,
                });
                Intent::None
            }
        }
    }

    /// Lets go of everything; whether there was anything.
    pub fn cancel(&mut self) -> bool {
        let anything = self.selected.is_some() || self.chooser.is_some();
        *self = Interaction {
            hover: self.hover,
            ..Interaction::default()
        };
        anything
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{parse_fen, write_move};
    use crate::rules::{Position, Variant};
    use crate::variant_file::Catalogue;

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

        fn square(&self, name: &str) -> Option<Square> {
            self.variant.geometry().square(name)
        }

        fn click(&mut self, name: &str) -> String {
            self.drag(name, name)
        }

        fn drag(&mut self, from: &str, to: &str) -> String {
            let (from, to) = (self.square(from), self.square(to));
            let away = if from == to { 0.0 } else { 1.0 };
            self.interaction
                .press(from, Point::new(0.0, 0.0), &self.legal);
            self.interaction.point(to, Point::new(away, 0.0));
            match self.interaction.release(to, &self.legal) {
                Intent::None => String::new(),
                Intent::Play(mv, carried) => {
                    format!("{} {carried}", write_move(&self.variant, mv))
                }
            }
        }

        fn selected(&self) -> Option<&str> {
            let square = self.interaction.selected?;
            Some(self.variant.geometry().name(square))
        }
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn chess(fen: &str) -> Hand {
        Hand::new("chess", fen)
    }

    #[test]
    fn click_and_click_or_drag_and_drop() {
        let mut hand = chess(START);
        assert_eq!(hand.click("e2"), "");
        assert_eq!(hand.selected(), Some("e2"));
        assert_eq!(hand.click("e4"), "e2e4 false");
        let mut hand = chess(START);
        assert_eq!(hand.drag("g1", "f3"), "g1f3 true");
    }

    #[test]
    fn a_second_click_lets_go_and_another_man_takes_over() {
        let mut hand = chess(START);
        hand.click("e2");
        hand.click("e2");
        assert_eq!(hand.selected(), None);
        hand.click("e2");
        hand.click("d2");
        assert_eq!(hand.selected(), Some("d2"));
        hand.click("d7");
        assert_eq!(hand.selected(), None);
    }

    #[test]
    fn a_drag_to_nowhere_lets_go() {
        let mut hand = chess(START);
        assert_eq!(hand.drag("e2", "e5"), "");
        assert_eq!(hand.selected(), None);
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
        assert_eq!(hand.selected(), None);
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
            hand.selected(),
            Some("d5"),
            "a frozen man can be picked to be removed"
        );
        hand.click("d5");
        assert_eq!(
            hand.interaction.chooser.as_ref().map(|c| c.moves.len()),
            Some(1)
        );
    }
}
