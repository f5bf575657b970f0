//! An evaluation learned from games: a small network whose first layer follows the board from move to move.
//!
//! The inputs are the pieces by type, side and square, frozen ones apart, and the hands, seen from each side. The
//! first layer adds up a row of weights for each input that is on, so that a move changes few rows
//! (`accumulator`). A second layer, of which there is one for each stage of the game, makes a number of both sides' sums.
//! `baroque lab train` makes networks; those that come with the program lie in `assets/nets`.
//!
//! | file | |
//! |---|---|
//! | `inputs` | what a network sees of a position |
//! | `network` | the weights, and what they make of a position |
//! | `accumulator` | the sums of the first layer, brought from one position to the next |
//! | `built_in` | the networks that come with the program |

mod accumulator;
mod built_in;
mod inputs;
mod network;
#[cfg(test)]
mod tests;

pub(crate) use accumulator::Accumulators;
pub(super) use built_in::built_in;
pub(crate) use inputs::Inputs;
pub(crate) use network::Network;
#[cfg(feature = "lab")]
pub(crate) use network::{BUCKETS, FIRST_ONE, SECOND_ONE, WIDTH, bucket};
