//! Captured pieces that share a sentence.

use super::words::{Names, Placed};
use crate::rules::{Bitboard, Square};
use crate::texts::{Argument, Joint, Noun, Phrase, phrase};

/// Captures with the same manner, which share a sentence.
pub(super) struct CaptureGroup<'a> {
    pub names: Names<'a>,
    /// The captor, or `None` if it was named already.
    pub captor: Option<Placed>,
    /// The name of the captor's type.
    pub name: &'a str,
    /// The captor's stop.
    pub stop: Square,
    /// The friend that the capture needs.
    pub partner: Option<Placed>,
    /// Whether the captor stands elsewhere than before the move.
    pub has_moved: bool,
    /// The victims.
    pub pieces: &'a [Placed],
    /// Clauses that end the sentence: whom the captor mimics, and where its victims go.
    pub more: Vec<Phrase>,
}

impl CaptureGroup<'_> {
    /// The square of the friend that the capture needs, or an empty set.
    pub fn partner_square(&self) -> Bitboard {
        self.partner.map(|partner| partner.at).into()
    }

    /// The friend that the capture needs.
    pub fn partner(&self) -> Argument {
        match self.partner {
            Some(partner) => self.names.the(partner).into(),
            None => phrase!("a-friend").into(),
        }
    }

    /// The captor in a sentence.
    pub fn captor(&self) -> Argument {
        match self.captor {
            None => phrase!("captor-it", piece = Noun::name(self.name)).into(),
            Some(Placed { piece, at }) if self.has_moved => {
                let (piece, square) = (self.names.this(piece), self.names.square(at));
                phrase!("captor-now", piece = piece, square = square).into()
            }
            Some(captor) => self.names.the(captor).into(),
        }
    }

    /// The victims in a sentence.
    pub fn pieces(&self) -> Noun {
        self.names.pieces(self.pieces)
    }

    /// The last clauses of a sentence.
    pub fn more(&self) -> Argument {
        Argument::list(self.more.clone(), Joint::Nothing)
    }

    /// The name of the captor's stop.
    pub fn stop(&self) -> &str {
        self.names.square(self.stop)
    }

    /// Whether the first victim is on the file of the captor's stop.
    pub fn on_file(&self) -> bool {
        let file = |square| self.names.0.geometry().file(square);
        let victim = self.pieces.first();
        victim.is_some_and(|victim| file(victim.at) == file(self.stop))
    }
}
