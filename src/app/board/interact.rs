//! The hand over the board: picking men up, carrying and dropping them, or click and click.
//!
//! It knows squares, men that wait beside the board and legal moves, no pixels and no rules. A press
//! both picks a man and begins to carry it; a release on the same place leaves it picked, or lets it go
//! if it was picked before.

use crate::diagram::Point;
use crate::rules::{Bitboard, Move, PieceType, Square, Travel};

/// How far, in squares, the pointer moves before a press becomes a drag.
const DRAG: f32 = 0.12;

/// Something that can be picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The man on a square.
    Board(Square),
    /// A man of this type that waits in the hand of the side on move.
    Hand(PieceType),
}

impl Pick {
    /// The square, if it is one of the board.
    pub fn square(self) -> Option<Square> {
        match self {
            Pick::Board(square) => Some(square),
            Pick::Hand(_) => None,
        }
    }

    /// Whether a move begins with this.
    pub fn begins(self, mv: &Move) -> bool {
        match self {
            Pick::Board(square) => mv.from == square && mv.travel != Travel::Drop,
            Pick::Hand(man) => mv.travel == Travel::Drop && mv.promotion == Some(man),
        }
    }
}

/// A man being carried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    /// Where it comes from.
    pub from: Pick,
    /// Where the pointer is.
    pub at: Point,
    begun: Point,
    moved: bool,
    was_picked: bool,
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

impl Chooser {
    /// The question how the array is to be, if it is being chosen.
    pub fn of_array(legal: &[Move]) -> Option<Chooser> {
        let first = legal.first()?;
        matches!(first.travel, Travel::Keep | Travel::Exchange).then(|| Chooser {
            at: first.to,
            moves: legal.to_vec(),
            pointed: 0,
        })
    }
}

/// What the hand is doing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Interaction {
    /// The man that has been picked.
    pub picked: Option<Pick>,
    /// The man that is being carried.
    pub drag: Option<Drag>,
    /// What is under the pointer.
    pub hover: Option<Pick>,
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

    /// The square of the man that has been picked.
    pub fn picked_square(&self) -> Option<Square> {
        self.picked?.square()
    }

    /// The moves of the picked man.
    fn moves<'a>(&self, legal: &'a [Move]) -> impl Iterator<Item = &'a Move> + use<'a> {
        let picked = self.picked;
        let begins = move |mv: &&Move| picked.is_some_and(|pick| pick.begins(mv));
        legal.iter().filter(begins)
    }

    /// The squares to which the picked man may go.
    pub fn targets(&self, legal: &[Move]) -> Bitboard {
        self.moves(legal).map(|mv| mv.to).collect()
    }

    /// The move to be previewed: the first one of the picked man to the square under the pointer.
    pub fn previewed(&self, legal: &[Move]) -> Option<Move> {
        let to = self.hover?.square()?;
        self.moves(legal).find(|mv| mv.to == to).copied()
    }

    /// The pointer is pressed at a point, over a square, a man in hand or nothing.
    pub fn press(&mut self, over: Option<Pick>, at: Point, legal: &[Move]) {
        if self.chooser.take().is_some() {
            self.picked = None;
            return;
        }
        if let Some(chooser) = Chooser::of_array(legal) {
            self.chooser = Some(chooser);
            return;
        }
        let Some(over) = over else {
            self.picked = None;
            return;
        };
        let elsewhere = over.square().filter(|_| self.picked != Some(over));
        if elsewhere.is_some_and(|square| self.targets(legal).contains(square)) {
            return;
        }
        let movable = legal.iter().any(|mv| over.begins(mv));
        self.drag = movable.then_some(Drag {
            from: over,
            at,
            begun: at,
            moved: false,
            was_picked: self.picked == Some(over),
        });
        self.picked = movable.then_some(over);
    }

    /// The pointer moves to a point, over a square, a man in hand or nothing.
    pub fn point(&mut self, over: Option<Pick>, at: Point) {
        self.hover = over;
        if let Some(drag) = &mut self.drag {
            drag.at = at;
            drag.moved |= (at - drag.begun).length() > DRAG;
        }
    }

    /// The pointer is released over a square, a man in hand or nothing.
    pub fn release(&mut self, over: Option<Pick>, legal: &[Move]) -> Intent {
        let drag = self.drag.take();
        let (None, Some(picked), Some(over)) = (&self.chooser, self.picked, over) else {
            return Intent::None;
        };
        let to = over.square();
        let moves: Vec<Move> = self
            .moves(legal)
            .copied()
            .filter(|mv| Some(mv.to) == to)
            .collect();
        match drag {
            // Pressed and let go in its own place.
            Some(drag) if over == picked && !drag.was_picked => return Intent::None,
            // Carried to where it cannot go.
            Some(drag) if moves.is_empty() => {
                if drag.was_picked || drag.moved {
                    self.picked = None;
                }
                return Intent::None;
            }
            _ => {}
        }
        self.offer(moves, drag.is_some_and(|drag| drag.moved))
    }

    /// Plays the only move, or asks which one.
    fn offer(&mut self, moves: Vec<Move>, carried: bool) -> Intent {
        match moves[..] {
            [] => {
                self.picked = None;
                Intent::None
            }
            // What a man does to itself deserves a question.
            [mv] if mv.from != mv.to || mv.travel == Travel::Drop => Intent::Play(mv, carried),
            [first, ..] => {
                self.chooser = Some(Chooser {
                    at: first.to,
                    moves,
                    pointed: 0,
                });
                Intent::None
            }
        }
    }

    /// Lets go of everything; whether there was anything.
    pub fn cancel(&mut self) -> bool {
        let anything = self.picked.is_some() || self.chooser.is_some();
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

        /// A square, or `N@` a man in hand.
        fn place(&self, name: &str) -> Option<Pick> {
            match name.strip_suffix('@') {
                Some(letter) => {
                    let man = self.variant.piece(letter.chars().next()?)?;
                    Some(Pick::Hand(man.piece_type()))
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
            self.interaction.point(to, Point::new(away, 0.0));
            match self.interaction.release(to, &self.legal) {
                Intent::None => String::new(),
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
    fn a_man_in_hand_is_dropped_by_drag_or_by_two_clicks() {
        let fen = "1********1/*8*/*4k3*/*8*/*8*/*8*/*8*/*8*/*8*/*4K3*/*8*/1********1[N] w - - 0 1";
        let mut hand = Hand::new("chessma-84", fen);
        assert_eq!(hand.drag("N@", "c4"), "N@c4 true");
        let mut hand = Hand::new("chessma-84", fen);
        hand.click("N@");
        assert_eq!(hand.click("c4"), "N@c4 false");
        let mut hand = Hand::new("chessma-84", fen);
        hand.click("c4");
        assert_eq!(hand.picked(), None, "an empty square is no man to pick");
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
    fn a_second_click_lets_go_and_another_man_takes_over() {
        let mut hand = chess(START);
        hand.click("e2");
        hand.click("e2");
        assert_eq!(hand.picked(), None);
        hand.click("e2");
        hand.click("d2");
        assert_eq!(hand.picked(), Some("d2"));
        hand.click("d7");
        assert_eq!(hand.picked(), None);
    }

    #[test]
    fn a_drag_to_nowhere_lets_go() {
        let mut hand = chess(START);
        assert_eq!(hand.drag("e2", "e5"), "");
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
            "a frozen man can be picked to be removed"
        );
        hand.click("d5");
        assert_eq!(
            hand.interaction.chooser.as_ref().map(|c| c.moves.len()),
            Some(1)
        );
    }
}
