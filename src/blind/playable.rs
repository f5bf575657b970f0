//! Games that cannot be played blind, and why.

use crate::rules::{Outcome, Position, Variant};
use std::fmt;

/// Why a game cannot be played blind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// The game is over in its first position.
    Over(Outcome),
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unplayable::Over(outcome) => write!(
                f,
                "this game is over before the first move ({outcome}): choose another position"
            ),
        }
    }
}

impl std::error::Error for Unplayable {}

/// Refuses a game that cannot be played blind. A piece that must capture if it can is no reason: its other tries are refused.
pub(super) fn check(variant: &Variant, start: &Position) -> Result<(), Unplayable> {
    variant
        .outcome(start)
        .map_or(Ok(()), |outcome| Err(Unplayable::Over(outcome)))
}
