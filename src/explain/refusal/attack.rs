//! How an enemy would capture a king.

use crate::explain::words::{Names, Placed};
use crate::rules::{MethodName, Square};

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

    /// The name of the friend.
    pub(in crate::explain) fn partner_name(&self, names: Names) -> String {
        self.partner
            .map_or(String::new(), |friend| names.the(friend))
    }
}
