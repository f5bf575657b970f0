//! What a game is: its rules as plain data, and a position seen with them.

pub(super) mod powers;
mod settings;
pub(super) mod view;

pub use settings::{
    BareKings, Captured, Castling, Drops, Exchange, NoMoves, Repetition, Royal, Settings,
    SwappedPawns,
};
