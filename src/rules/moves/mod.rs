//! What a move is, and what it does.

mod effect;
mod moves;

pub use effect::{Effect, Fate, Transition};
pub use moves::{Choices, Move};
