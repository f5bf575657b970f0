//! The rules: boards, pieces, capture methods, moves and how games end.
//!
//! A [`Variant`] is a game with its layout and options fixed. It gives the legal moves of a
//! [`Position`]. A [`Move`] names what a player plays, and its [`Transition`] lists what the move does.
//! This module uses no search, notation, files, clocks or screen.
//!
//! It has layers, each above those that it imports: `board`, `piece`, `position`, `moves`, `definition`, `power`,
//! `ask`, `method`, `play`, and the files beside them. A rule that a game does not use costs one cheap test, of an
//! empty mask or a flag.

mod ask;
mod board;
mod definition;
mod explain_queries;
mod method;
mod moves;
mod perft;
mod piece;
mod play;
mod position;
mod power;
mod referee;
mod variant;

pub use ask::Mimic;
pub(crate) use board::listed;
pub use board::{
    Bitboard, BoardError, BoardPlan, ByColor, Color, Direction, Geometry, MAX_SQUARES, PerSquare,
    Square, Squares, Word,
};
pub use definition::{
    Arrival, BareKings, Captured, Castling, Drops, Exchange, Facts, GameRules, NoMoves, Placement,
    Repetition, Royal, Settings, SwappedPawns, VariantParts,
};
pub use moves::{Choices, Effect, Fate, Move, Transition};
pub use perft::{divide, perft};
pub use piece::*;
pub(crate) use play::Limits;
pub use play::{
    CaptureFilter, Checks, DrawReason, EdgeBar, Guard, Impossibility, Outcome, PieceCaptures,
    PositionError, Threats, WinReason,
};
pub use position::{CastlingRights, Hand, Position, Setup};
pub(crate) use power::{SwapBar, with_king_on};
pub use variant::Variant;
