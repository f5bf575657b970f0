//! Tests whether moves leave their own king safe, if possible without playing them.
//!
//! A [`Guard`] finds out once per position which squares matter to the king's safety
//! ([`KingExposure`]). A move that touches none of them is legal. Other moves are judged by the squares
//! of the pieces after the move ([`attack`]). Only moves of rare kinds are played on a copy of the
//! position. Playing is the definition of legality, and the faster ways must agree with it.

mod attack;
mod count;
mod guard;
mod king_exposure;

pub(super) use attack::attacked;
pub(in crate::rules) use count::count;
pub use guard::Guard;
