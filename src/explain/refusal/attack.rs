//! How an enemy would capture a king.

use crate::explain::words::{Names, Placed};
use crate::rules::{MethodName, Square};
use crate::texts::Noun;

/// How an enemy would capture a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The enemy, on its square after the move.
    pub piece: Placed,
    /// Its square now.
    pub now: Square,
    /// By which method.
    pub by: MethodName,
    /// Its stop for the capture.
    pub stop: Square,
    /// The friend that the capture needs.
    pub partner: Option<Placed>,
}

impl Attack {
    /// The name of the stop.
    pub(in crate::explain) fn stop_name<'a>(&self, names: Names<'a>) -> &'a str {
        names.square(self.stop)
    }

    /// The friend, or the enemy itself if the capture needs none.
    pub(in crate::explain) fn partner_noun(&self, names: Names) -> Noun {
        names.the(self.partner.unwrap_or(self.piece))
    }
}
