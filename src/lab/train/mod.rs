//! Trains a network on games of the engine against itself.
//!
//! | file | |
//! |---|---|
//! | `samples` | the quiet positions of the games as inputs, with what is to be foretold |
//! | `model` | the network with real numbers: forwards, backwards, and as whole numbers |
//! | `adam` | how weights follow their slopes |
//! | `run` | epochs, and what is kept between them |

mod adam;
mod model;
mod run;
mod samples;

pub use run::{Epoch, Plan, train};
pub use samples::Lessons;

/// Why there is nothing to train.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainError(String);

impl std::fmt::Display for TrainError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TrainError {}
