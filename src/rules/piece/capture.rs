//! A piece's ways of capturing.

use super::method::Method;
use super::movement::Movement;
use super::piece::TypeSet;
use super::travel::Travels;
use crate::rules::board::{ByColor, Word};

/// One of a piece's ways of capturing.
#[derive(Clone, Debug, PartialEq)]
pub struct Capture<W: Word = u128> {
    /// The method.
    pub method: Method<W>,
    /// The types of the pieces that it captures.
    pub victims: TypeSet,
    /// The kinds of travel on which it captures.
    pub after: Travels,
    /// Whether the piece has the method only because its victims have it.
    pub mimicked: bool,
    /// Whether the player may decline the capture.
    pub optional: bool,
}

impl<W: Word> Capture<W> {
    /// The same capture on a board of another width.
    pub(super) fn cast<V: Word>(&self) -> Capture<V> {
        Capture {
            method: self.method.cast(),
            victims: self.victims,
            after: self.after,
            mimicked: self.mimicked,
            optional: self.optional,
        }
    }

    /// Whether pieces of chess capture so: by replacement or en passant, not by mimicry.
    pub fn is_orthodox(&self) -> bool {
        self.method.is_orthodox() && !self.mimicked
    }

    /// The movement to the victim for each side, if the capture is by displacement.
    pub fn replacement(&self) -> Option<&ByColor<Movement<W>>> {
        self.method.replacement()
    }
}
