//! The rules in words: the effects of a move, why a piece cannot move, and its threats.
//!
//! | file | |
//! |---|---|
//! | `describe_move` | the effects of a move, sentence by sentence |
//! | `spoken` | a move in one short sentence for screen readers |
//! | `standing` | the piece on a square, and a whole position |
//! | `describe_capture` | captures in words |
//! | `methods/` | an entry for each capture method, with all its texts and its sound |
//! | `powers` | an entry for each power besides capturing |
//! | `refusal/` | why a piece cannot move to a square |
//! | `threats` | the pieces that a piece would capture, and by which move |
//! | `purpose` | what a move that captures nothing is good for |
//! | `aims` | what a move does to the enemy king and for its own pieces |
//! | `game_end`, `outcome` | how a game has ended, in sentences and in a few words |
//! | `in_brief` | a piece in a few sentences, made from the rules |
//! | `movement`, `reach` | ways of moving in a few words, and any movement in words |
//! | `ability` | the abilities of pieces, by name and with a sentence each |
//! | `in_file` | how a game file gives an ability |
//! | `capture_group`, `piece_words` | what entries are given to make their texts |
//! | `words` | names of pieces and squares |
//!
//! Everything here follows from the rules. This module decides nothing.

mod ability;
mod aims;
mod capture_group;
mod describe_capture;
mod describe_move;
mod game_end;
mod in_brief;
mod in_file;
mod known;
mod methods;
mod movement;
mod outcome;
mod piece_words;
mod powers;
mod purpose;
mod reach;
mod refusal;
mod spoken;
mod standing;
mod threats;
mod words;

pub use ability::{Ability, abilities, captures_of, loss_of_royal, runs};
pub use aims::aims;
pub use describe_move::{Sentence, describe_move};
pub use game_end::how_ended;
pub use in_brief::{any_of, captures_nothing, doing, going, in_brief, ways};
pub use in_file::{Detail, InFile};
pub use known::is_known_from_chess;
pub use methods::{Example, MethodInfo, Needs, Sound};
pub use movement::described;
pub use outcome::outcome_in_words;
pub use powers::{Power, PowerInfo};
pub use purpose::{Purpose, purposes};
pub use reach::reach_in_words;
pub use refusal::{Attack, NoCastling, NoWay, Occupied, Reason, Refusal, refusal};
pub use spoken::spoken;
pub use standing::{counted_pieces, occupied, read_out, standing};
pub use threats::{Threat, freezes, threats, threats_by};
pub use words::{Placed, name_in_full};

#[cfg(test)]
mod tests;
