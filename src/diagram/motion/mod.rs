//! Moves in motion: a transition as tracks of shapes over time.
//!
//! A timeline is made once from a transition and can be looked at for any moment, forward or
//! backward; it holds no clock.
//!
//! | file | |
//! |---|---|
//! | `choreography` | which effect is shown when |
//! | `journeys` | men on their way, put down, and changed |
//! | `victims` | men that leave the board |
//! | `track` | one shape over time |

mod choreography;
mod journeys;
#[cfg(test)]
mod tests;
mod track;
mod victims;

pub use choreography::timeline;

use super::scene::Item;
use crate::rules::Bitboard;
use track::Track;

/// A move in motion.
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    length: f32,
    arrival: f32,
    hidden: Bitboard,
    tracks: Vec<Track>,
}

impl Timeline {
    /// How long it takes at normal speed, in seconds.
    pub fn length(&self) -> f32 {
        self.length
    }

    /// When the moving man arrives, in seconds from the beginning.
    pub fn arrival(&self) -> f32 {
        self.arrival
    }

    /// The squares whose men, of the position before the move, the timeline draws itself.
    pub fn hidden(&self) -> Bitboard {
        self.hidden
    }

    /// All that it shows at a moment, in seconds from its beginning, lowest first.
    pub fn at(&self, time: f32) -> Vec<Item> {
        self.tracks
            .iter()
            .filter_map(|track| track.at(time))
            .collect()
    }
}
