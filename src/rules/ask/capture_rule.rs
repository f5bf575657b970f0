//! What a move captures: the question that every method answers.

use super::journey::Journey;
use crate::rules::board::{Bitboard, ByColor, Color, Direction, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Fate;
use crate::rules::piece::{Method, Movement, Partner, Piece, PieceType, Travels};

/// How a mimic has the methods of one victim.
#[derive(Clone, Debug)]
pub struct Mimic<W: Word = u128> {
    /// Whether leaps may end on a piece that another power acts on.
    pub onward: bool,
    /// The movement by which it replaces the victim, if that is not the victim's own.
    pub reach: Option<ByColor<Movement<W>>>,
}

/// The form in which a mimic has a method.
pub(in crate::rules) enum Mimicked<W: Word> {
    /// The same form as its victim.
    Alike,
    /// Another form.
    As(Box<Method<W>>),
    /// It does not have the method.
    Never,
}

/// What a capture method is.
///
/// A method must answer only [`victims`](Self::victims). The other answers, here and in the other
/// traits, have defaults that are right for any method, but most defaults are slow. An own answer makes
/// the method fast, and tests compare it with the slow way (`tests/legality.rs`,
/// `tests/against_oracle.rs`).
pub(in crate::rules) trait CaptureRule<W: Word> {
    /// The pieces that a move captures by this method, all of them among `journey.capturable`.
    fn victims(&self, journey: &Journey<W>) -> Bitboard<W>;

    /// The kinds of travel on which the method captures; by default all on which the piece moves.
    fn after(&self) -> Travels {
        Travels::GOING
    }

    /// Whether a move in this direction can capture; `None` stands for a move along no line.
    fn captures_towards(&self, _heading: Option<Direction>) -> bool {
        true
    }

    /// Whether the method also captures pieces of the mover's own side.
    fn captures_friends(&self) -> bool {
        false
    }

    /// The friends that a capture needs; `None` if it needs no friend.
    fn partners(&self) -> Option<&[Partner]> {
        None
    }

    /// The friend that the capture of the piece on `victim` needed.
    fn partner(&self, _journey: &Journey<W>, _victim: Square) -> Option<Square> {
        None
    }

    /// Where a captured piece goes, if the method has its own rule for that.
    fn fate(&self, _view: &Facts<W>, _captor: Color, _victim: Piece) -> Option<Fate> {
        None
    }

    /// What a piece becomes after a capture by this method, if it changes.
    fn spent(&self) -> Option<PieceType> {
        None
    }

    /// The form in which a mimic has the method.
    fn mimicked(&self, _mimic: &Mimic<W>) -> Mimicked<W> {
        Mimicked::Alike
    }
}
