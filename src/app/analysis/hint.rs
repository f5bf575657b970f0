//! Hints: first the piece to move, then the move.

use super::advice::advised;
use crate::app::board::interact::Explanation;
use baroque::diagram::{BoardView, Ink, Item, Shape};
use baroque::explain::{Placed, Purpose, describe_move, purposes};
use baroque::rules::{Bitboard, Move, Position, Royal, Square, Travel, Variant};
use baroque::search::piece_values;
use baroque::texts::{Argument, text};

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
    /// The expected moves after it.
    pub then: Vec<Move>,
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
        let name = piece.map_or(Argument::from(""), |piece| {
            variant.kind(piece.piece_type()).into()
        });
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
        let mut words: Vec<String> = sentences
            .into_iter()
            .map(|sentence| sentence.text)
            .collect();
        words.extend(self.check(variant, mv));
        words.extend(self.reason(variant, mv));
        Explanation {
            at: mv.from,
            words: words.join(" ").into(),
            marks: advised(variant, view, &self.position, mv),
            moving: None,
        }
    }
}

impl Hint {
    /// Why a move that captures nothing is good: its most important purpose, or else what it prepares.
    fn reason(&self, variant: &Variant, mv: Move) -> Option<String> {
        if variant.captured(&self.position, mv).any() {
            return None;
        }
        let values = piece_values(variant);
        let value = |placed: Placed| values[placed.piece.piece_type().index()];
        let weight = |purpose: &Purpose| match *purpose {
            Purpose::Protects { piece, .. } | Purpose::Escapes { piece, .. } => value(piece),
            // The enemy can still answer a threat.
            Purpose::Threatens { piece } => value(piece) / 2,
        };
        let purposes = purposes(variant, &self.position, mv).into_iter();
        let best = purposes.max_by_key(weight);
        best.map(|purpose| words(variant, purpose))
            .or_else(|| self.prepared(variant, mv))
            .or_else(|| self.room(variant, mv))
            .or_else(|| self.opens(variant, mv))
    }

    /// Whether a move gives check, in words.
    fn check(&self, variant: &Variant, mv: Move) -> Option<String> {
        let checks = variant.settings().royal == Royal::Check;
        let after = variant.play(&self.position, mv);
        (checks && variant.in_check(&after)).then(|| text!("hint-check").to_owned())
    }

    /// The squares that the piece gains by its move, in words, if it gains any.
    fn room(&self, variant: &Variant, mv: Move) -> Option<String> {
        self.position.piece(mv.from)?;
        let before = targets(variant, &self.position, mv.from);
        let after = targets(variant, &variant.play(&self.position, mv), mv.to);
        (after > before).then(|| text!("hint-room", after = after, before = before))
    }

    /// The friend that gains most squares by the move, in words, if one gains any.
    fn opens(&self, variant: &Variant, mv: Move) -> Option<String> {
        let after = variant.play(&self.position, mv);
        let friends = after.pieces(self.position.turn()).into_iter();
        let others =
            friends.filter(|&at| at != mv.to && after.piece(at) == self.position.piece(at));
        let gained = |at| {
            let before = targets(variant, &self.position, at);
            Some((targets(variant, &after, at).checked_sub(before)?, at))
        };
        let (count, at) = others.filter_map(gained).max_by_key(|&(count, _)| count)?;
        let piece = after.piece(at).filter(|_| count > 0)?;
        Some(text!(
            "hint-opens",
            piece = variant.kind(piece.piece_type()),
            square = variant.geometry().name(at),
            count = count
        ))
    }

    /// The capture that is expected after the enemy's answer, in words.
    fn prepared(&self, variant: &Variant, mv: Move) -> Option<String> {
        let &[answer, next, ..] = &self.then[..] else {
            return None;
        };
        let answered = variant.play(&self.position, mv);
        let then = variant.play(&answered, answer);
        let at = variant.captured(&then, next).into_iter().next()?;
        // A piece that comes there only by the answer stands elsewhere now.
        let piece = then
            .piece(at)
            .filter(|_| self.position.piece(at) == then.piece(at))?;
        Some(text!(
            "hint-prepares",
            piece = variant.kind(piece.piece_type()),
            square = variant.geometry().name(at)
        ))
    }
}

/// The number of squares to which a piece can go.
fn targets(variant: &Variant, position: &Position, at: Square) -> usize {
    let moves = variant.moves_of(position, at);
    let to: Bitboard = moves.iter().map(|mv| mv.to).collect();
    to.len()
}

fn words(variant: &Variant, purpose: Purpose) -> String {
    let name = |placed: Placed| variant.kind(placed.piece.piece_type());
    let square = |placed: Placed| variant.geometry().name(placed.at);
    match purpose {
        Purpose::Protects { piece, from } => text!(
            "hint-protects",
            piece = name(piece),
            square = square(piece),
            enemy = name(from),
            from = square(from)
        ),
        Purpose::Escapes { from, .. } => {
            text!("hint-escapes", enemy = name(from), from = square(from))
        }
        Purpose::Threatens { piece } => {
            text!(
                "hint-threatens",
                piece = name(piece),
                square = square(piece)
            )
        }
    }
}

/// Whether a move starts with a piece on the board, which can be shown first.
fn has_piece(mv: Move) -> bool {
    !matches!(mv.travel, Travel::Drop | Travel::Keep | Travel::Exchange)
}
