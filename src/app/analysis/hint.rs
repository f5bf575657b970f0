//! A hint: first the piece to be moved, then its move.

use super::advice::advised;
use crate::app::board::interact::Answer;
use crate::app::texts::text;
use crate::diagram::{BoardView, Ink, Item, Shape};
use crate::explain::tell;
use crate::rules::{Move, Position, Travel, Variant};

/// How much of a hint is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Who is to be moved.
    Piece,
    /// The move.
    Move,
}

/// A hint for a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The position.
    pub position: Position,
    /// How much of it is wanted.
    pub step: Step,
    /// The move, once it has been found.
    pub mv: Option<Move>,
}

impl Hint {
    /// Its words and marks, as far as they are wanted; nothing before the move has been found.
    pub fn answer(&self, variant: &Variant, view: &BoardView) -> Option<Answer> {
        let mv = self.mv?;
        Some(match self.step {
            Step::Piece if has_piece(mv) => self.piece(variant, view, mv),
            _ => self.whole(variant, view, mv),
        })
    }

    /// Whether it holds nothing back.
    pub fn is_whole(&self) -> bool {
        let told = |mv| self.step == Step::Move || !has_piece(mv);
        self.mv.is_some_and(told)
    }

    fn piece(&self, variant: &Variant, view: &BoardView, mv: Move) -> Answer {
        let piece = self.position.piece(mv.from);
        let name = piece.map(|piece| variant.kind(piece.piece_type()).name.as_str());
        let square = variant.geometry().name(mv.from);
        let at = view.center(mv.from);
        let marks = [
            Item::new(Shape::Halo, Ink::Hint, at).sized(1.4).faded(0.5),
            Item::new(Shape::Ring, Ink::Hint, at),
        ];
        Answer {
            at: mv.from,
            words: text!(
                "hint-piece",
                piece = name.unwrap_or_default(),
                square = square
            ),
            marks: marks.to_vec(),
            moving: None,
        }
    }

    fn whole(&self, variant: &Variant, view: &BoardView, mv: Move) -> Answer {
        let transition = variant.transition(&self.position, mv);
        let told = tell(variant, &self.position, &transition);
        let words: Vec<&str> = told.iter().map(|told| told.text.as_str()).collect();
        Answer {
            at: mv.from,
            words: words.join(" "),
            marks: advised(variant, view, &self.position, mv),
            moving: None,
        }
    }
}

/// Whether a move begins with a piece on the board that can be told without the move.
fn has_piece(mv: Move) -> bool {
    !matches!(mv.travel, Travel::Drop | Travel::Keep | Travel::Exchange)
}
