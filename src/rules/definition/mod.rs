//! What a game is: its rules as plain data, and what is true of a position under them.
//!
//! A [`Variant`](crate::rules::Variant) wraps the [`GameRules`]. So the modules below it cannot ask it anything: the
//! compiler refuses.

mod captors;
mod facts;
mod game_rules;
mod parts;
mod settings;
mod type_groups;

pub(super) use captors::{Captor, Captors};
pub use facts::Facts;
pub use game_rules::GameRules;
pub use parts::VariantParts;
pub use settings::{
    Arrival, BareKings, Captured, Castling, Drops, Exchange, NoMoves, Placement, Repetition, Royal,
    Settings, SwappedPawns,
};
pub(super) use type_groups::{DeadPieces, TypeGroups};
