//! Pictures and films as the bytes of files.
//!
//! | file | |
//! |---|---|
//! | `reel` | a film as single frames, and what changes from one to the next |
//! | `png` | PNG, still and animated |
//! | `gif` | GIF |
//! | `colors` | few colours for many |

mod colors;
mod gif;
mod png;
mod reel;
#[cfg(test)]
mod tests;

pub use gif::gif;
pub use png::{apng, png};
pub use reel::Pace;

use std::fmt;

/// Why there is no file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodeError(String);

impl EncodeError {
    fn new(problem: impl fmt::Display) -> EncodeError {
        EncodeError(problem.to_string())
    }

    fn too_large() -> EncodeError {
        EncodeError::new("the picture is too large")
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for EncodeError {}
