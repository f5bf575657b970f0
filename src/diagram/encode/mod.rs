//! Pictures and films as the bytes of files.
//!
//! | file | |
//! |---|---|
//! | `frames` | a film as single frames, and the parts that change from one to the next |
//! | `png` | PNG, still and animated |
//! | `gif` | GIF |
//! | `colors` | fewer colours |

mod colors;
mod frames;
mod gif;
mod png;
#[cfg(test)]
mod tests;

pub use frames::Pace;
pub use gif::gif;
pub use png::{apng, png};

use std::fmt;

/// Why a picture or film cannot become a file.
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
