//! The questions that capture methods answer, one trait for each customer, and the data in which they
//! are asked.
//!
//! They are below the methods that answer them, and those who ask are above. `CaptureRule` says what a move captures.
//! The other traits make lists of moves, legality, checks and the evaluation fast. Their defaults are right for any
//! method, but most are slow.

mod attack;
mod board;
mod capture_rule;
mod check;
mod estimate;
mod journey;
mod king_exposure;
mod move_list;

pub(super) use attack::{AttackRule, Attackers, Threat, Verdict};
pub(super) use board::Board;
pub use capture_rule::Mimic;
pub(super) use capture_rule::{CaptureRule, Mimicked};
pub(super) use check::CheckRule;
pub(super) use estimate::{EstimateRule, Pinches, ThreatEstimate};
pub(super) use journey::{Journey, Origin};
pub(super) use king_exposure::KingExposure;
pub(super) use move_list::MoveListRule;
