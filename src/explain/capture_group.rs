//! Captured pieces that share a sentence.

use super::words::{Names, Placed};
use crate::rules::{Bitboard, Square};

/// Captures with the same manner, which share a sentence.
pub(super) struct CaptureGroup<'a> {
    pub names: Names<'a>,
    /// The captor, or `None` if it was named already.
    pub captor: Option<Placed>,
    /// The captor's stop.
    pub stop: Square,
    /// The friend that the capture needs.
    pub partner: Option<Placed>,
    /// The victims.
    pub pieces: &'a [Placed],
}

impl CaptureGroup<'_> {
    /// The square of the friend that the capture needs, or an empty set.
    pub fn partner_square(&self) -> Bitboard {
        self.partner.map(|partner| partner.at).into()
    }

    /// The first word for one victim, the second for several.
    pub fn number<'a>(&self, one: &'a str, several: &'a str) -> &'a str {
        match self.pieces.len() {
            1 => one,
            _ => several,
        }
    }

    /// A pronoun for the victims.
    pub fn them(&self) -> &'static str {
        self.number("it", "them")
    }

    /// The name of the friend that the capture needs.
    pub fn partner(&self) -> String {
        match self.partner {
            Some(partner) => self.names.the(partner).to_string(),
            None => "a friend".to_owned(),
        }
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
