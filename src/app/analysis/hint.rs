//! Hints: first the piece to move, then the move.

use super::advice::advised;
use crate::app::board::interact::Explanation;
use crate::app::texts::text;
use baroque::diagram::{BoardView, Ink, Item, Shape};
use baroque::explain::describe_move;
use baroque::rules::{Move, Position, Travel, Variant};

/// How much of a hint to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintStep {
    /// The piece to move.
    Piece,
    Move,
}

/// A hint for a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    pub position: Position,
    /// How much of it to show.
    pub step: HintStep,
    /// The best move, once it is known.
    pub mv: Option<Move>,
}

impl Hint {
    /// The words and marks of the hint, or `None` before its move is known.
    pub fn answer(&self, variant: &Variant, view: &BoardView) -> Option<Explanation> {
        let mv = self.mv?;
        Some(match self.step {
            HintStep::Piece if has_piece(mv) => self.piece(variant, view, mv),
            _ => self.whole(variant, view, mv),
        })
    }

    /// Whether the hint shows its move.
    pub fn is_whole(&self) -> bool {
        let sentences = |mv| self.step == HintStep::Move || !has_piece(mv);
        self.mv.is_some_and(sentences)
    }

    fn piece(&self, variant: &Variant, view: &BoardView, mv: Move) -> Explanation {
        let piece = self.position.piece(mv.from);
        let name = piece.map_or("", |piece| &variant.kind(piece.piece_type()).name);
        let square = variant.geometry().name(mv.from);
        let at = view.center(mv.from);
        let marks = [
            Item::new(Shape::Halo, Ink::Hint, at).sized(1.4).faded(0.5),
            Item::new(Shape::Ring, Ink::Hint, at),
        ];
        Explanation {
            at: mv.from,
            words: match mv.travel {
                Travel::Suicide => text!("hint-remove", piece = name, square = square),
                _ => text!("hint-piece", piece = name, square = square),
            }
            .into(),
            marks: marks.to_vec(),
            moving: None,
        }
    }

    fn whole(&self, variant: &Variant, view: &BoardView, mv: Move) -> Explanation {
        let transition = variant.transition(&self.position, mv);
        let sentences = describe_move(variant, &self.position, &transition);
        let words: Vec<&str> = sentences
            .iter()
            .map(|sentences| sentences.text.as_str())
            .collect();
        Explanation {
            at: mv.from,
            words: words.join(" ").into(),
            marks: advised(variant, view, &self.position, mv),
            moving: None,
        }
    }
}

/// Whether a move starts with a piece on the board, which can be shown first.
fn has_piece(mv: Move) -> bool {
    !matches!(mv.travel, Travel::Drop | Travel::Keep | Travel::Exchange)
}
