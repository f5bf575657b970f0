//! An evaluation learned from games: a small network whose first layer is updated from move to move.
//!
//! The inputs are the pieces by type, side and square, free or frozen, and the hands, in the views of both sides. The
//! first layer adds up a row of weights for each input that is on, so that a move changes few rows (`accumulator`). A
//! second layer turns the sums of both sides into a number. Each stage of the game has its own second layer. `baroque
//! lab train` makes networks. The networks of the program are in `assets/nets`.
//!
//! A network knows a board and some pieces, and serves each game whose board and pieces it knows. The evaluation by
//! powers (`eval`) is used in four cases: games without a network, a side that has only its king left, asymmetric
//! boards, and levels 1 to 8, which were measured with it.
//!
//! | file | |
//! |---|---|
//! | `inputs` | which pieces stand where |
//! | `network` | the weights, and the value of the sums |
//! | `accumulator` | the sums of the first layer, updated from one position to the next |
//! | `built_in` | the networks of the program |

mod accumulator;
mod built_in;
mod inputs;
mod network;
#[cfg(test)]
mod tests;

pub(crate) use accumulator::Accumulators;
pub(super) use built_in::built_in;
#[cfg(feature = "lab")]
pub(crate) use inputs::Block;
pub(crate) use inputs::Inputs;
pub(crate) use network::Network;
#[cfg(feature = "lab")]
pub(crate) use network::{BUCKETS, FIRST_ONE, SECOND_ONE, WIDTH, bucket};
