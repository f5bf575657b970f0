//! The rules: boards, pieces, capture methods, moves and how games end.
//!
//! A [`Variant`] is a game with its layout and options fixed. It gives the legal moves of a
//! [`Position`]. A [`Move`] names what a player plays, and its [`Transition`] lists what the move does.
//! This module uses no search, notation, files, clocks or screen.

mod board;
mod capture;
mod capture_filter;
mod castling;
mod checks;
mod definition;
mod drive;
mod drop;
mod edge;
mod exchange;
mod explain_queries;
mod freeze;
mod immunity;
mod movegen;
mod moves;
mod outcome;
mod palace;
mod perft;
mod piece;
mod play;
mod position;
mod referee;
mod resurrect;
mod safety;
mod shove;
mod standing;
mod swap;
mod threat;
mod validate;
mod variant;

pub(crate) use board::listed;
pub use board::{
    Bitboard, BoardError, BoardPlan, ByColor, Color, Direction, Geometry, MAX_SQUARES, PerSquare,
    Square, Squares,
};
pub use capture::*;
pub use capture_filter::CaptureFilter;
pub(crate) use castling::with_king_on;
pub use checks::Checks;
pub use definition::{
    BareKings, Captured, Castling, Drops, NoMoves, Repetition, Royal, Settings, SwappedPawns,
};
pub use drive::Drive;
pub use edge::EdgeBar;
pub use exchange::Exchange;
pub(crate) use movegen::Limits;
pub use moves::{Choices, Effect, Fate, Move, Mover, Transition, Travel, Travels};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::{divide, perft};
pub use piece::{
    MAX_TYPES, Movement, Piece, PieceKind, PieceType, Promotion, Protect, Run, TypeSet, betza,
};
pub use position::{CastlingRights, Hand, Position, Setup};
pub use safety::Guard;
pub use swap::Swap;
pub(crate) use swap::SwapBar;
pub use validate::PositionError;
pub use variant::{Variant, VariantParts};
