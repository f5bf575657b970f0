//! Lists of moves, playing, attack, legality and ends: what follows when methods and powers are asked.

mod ambiguous;
mod capture_filter;
pub(super) mod captures;
mod castlings;
mod checks;
pub(super) mod edge;
pub(super) mod grouping;
pub(super) mod legal_moves;
pub(super) mod legality;
mod list;
pub(super) mod movegen;
pub(super) mod outcome;
pub(super) mod play;
pub(super) mod safety;
mod shoved;
pub(super) mod standing;
mod stops;
pub(super) mod threat;
mod threats;
pub(super) mod validate;

pub use capture_filter::CaptureFilter;
pub use checks::Checks;
pub use edge::EdgeBar;
pub(crate) use movegen::Limits;
pub use outcome::{DrawReason, Outcome, WinReason};
pub use safety::Guard;
pub use threats::Threats;
pub use validate::PositionError;
