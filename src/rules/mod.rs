//! The rules: boards, pieces, capture methods, moves and how games end.
//!
//! A [`Variant`] is a game with its layout and options fixed. It gives the legal moves of a
//! [`Position`]. A [`Move`] names what a player plays, and its [`Transition`] lists what the move does.
//! This module uses no search, notation, files, clocks or screen.

pub mod betza;
mod board;
mod capture;
mod capture_filter;
mod castling;
mod checks;
mod drive;
mod drop;
mod edge;
mod effect;
mod exchange;
mod explain_queries;
mod freeze;
mod immunity;
mod movegen;
mod movement;
mod moves;
mod outcome;
mod palace;
mod perft;
mod piece;
mod piece_kind;
mod play;
mod position;
mod powers;
mod referee;
mod resurrect;
mod safety;
mod settings;
mod setup;
mod shove;
mod standing;
mod swap;
mod threat;
mod validate;
mod variant;
mod view;
mod zobrist;

pub(crate) use board::listed;
pub use board::{
    Bitboard, BoardError, BoardPlan, ByColor, Color, Direction, Geometry, MAX_SQUARES, PerSquare,
    Square, Squares,
};
pub use capture::*;
pub use capture_filter::CaptureFilter;
pub(crate) use castling::with_king_on;
pub use checks::Checks;
pub use drive::Drive;
pub use edge::EdgeBar;
pub use effect::{Effect, Fate, Transition};
pub use exchange::Exchange;
pub(crate) use movegen::Limits;
pub use movement::Movement;
pub use moves::{Choices, Move, Mover, Travel, Travels};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::{divide, perft};
pub use piece::{MAX_TYPES, Piece, PieceType, TypeSet};
pub use piece_kind::*;
pub use position::Position;
pub use safety::Guard;
pub use settings::{
    BareKings, Captured, Castling, Drops, NoMoves, Repetition, Royal, Settings, SwappedPawns,
};
pub use setup::{CastlingRights, Hand, Setup};
pub use swap::Swap;
pub(crate) use swap::SwapBar;
pub use validate::PositionError;
pub use variant::{Variant, VariantParts};
