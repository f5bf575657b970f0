//! Lists of moves, playing, attack, legality and ends: what follows when methods and powers are asked.

pub(super) mod capture_filter;
pub(super) mod castling;
pub(super) mod checks;
pub(super) mod edge;
pub(super) mod movegen;
pub(super) mod outcome;
pub(super) mod play;
pub(super) mod safety;
pub(super) mod standing;
pub(super) mod threat;
pub(super) mod validate;

pub use capture_filter::CaptureFilter;
pub(crate) use castling::with_king_on;
pub use checks::Checks;
pub use edge::EdgeBar;
pub(crate) use movegen::Limits;
pub use outcome::{DrawReason, Outcome, WinReason};
pub use safety::Guard;
pub use validate::PositionError;
