//! Trains a network on games of the engine against itself.
//!
//! | file | |
//! |---|---|
//! | `samples` | positions of all games as inputs, with their targets |
//! | `variant` | the positions of a game that a network learns from |
//! | `model` | the network with floating-point numbers: forward pass, slopes, and rounding |
//! | `adam` | the optimizer |
//! | `run` | epochs, and the state between them |

mod adam;
mod model;
mod run;
mod samples;
mod variant;

pub use run::{Epoch, Start, TrainingPlan, train};
pub use samples::TrainingSet;

/// Why training is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainError(String);

impl std::fmt::Display for TrainError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TrainError {}
