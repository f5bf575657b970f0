//! The rules in words: what a move does, why a piece cannot move, and what it threatens.
//!
//! | file | |
//! |---|---|
//! | `tell` | the effects of a move, sentence by sentence |
//! | `spoken` | a move in one short sentence for screen readers |
//! | `standing` | who stands where: a square, a whole position |
//! | `describe_capture` | captures in words |
//! | `methods/` | an entry for each capture method: all that people read and hear of it |
//! | `powers` | an entry for each power besides capturing |
//! | `refusal/` | why a piece cannot go somewhere |
//! | `threats` | which pieces a piece would capture, and by which move |
//! | `movement` | ways of moving in a few words |
//! | `ability` | what pieces can do, by name and in a sentence each |
//! | `words` | pieces and squares by name |
//!
//! All that is said here follows from the rules; nothing is decided here.

mod ability;
mod describe_capture;
mod methods;
mod movement;
mod powers;
mod refusal;
mod spoken;
mod standing;
mod tell;
mod threats;
mod words;

pub use ability::{Ability, Detail, InFile, abilities};
pub use methods::{Example, MethodInfo, Needs, Sound};
pub use movement::described;
pub use powers::{Power, PowerInfo};
pub use refusal::{Attack, NoCastling, NoWay, Occupied, Reason, Refusal, refusal};
pub use spoken::spoken;
pub use standing::{counted_pieces, read_out, standing};
pub use tell::{Sentence, tell};
pub use threats::{Threat, freezes, threats, threats_by};
pub use words::Placed;

#[cfg(test)]
mod tests;
