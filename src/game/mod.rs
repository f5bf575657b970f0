//! A game as it is being played.

mod record;

pub use record::{IllegalMove, Ply, Record};
