//! Moves in motion: a transition as tracks of shapes over time.
//!
//! A timeline is made once from a transition and can be looked at for any moment, forward or
//! backward; it holds no clock.
//!
//! | file | |
//! |---|---|
//! | `choreography` | which effect is shown when |
//! | `journeys` | pieces on their way |
//! | `arrivals` | pieces put down, and pieces that become others |
//! | `victims` | pieces that leave the board |
//! | `methods` | an entry for each capture method: its lines and its choreography |
//! | `instruments` | the signs of captures: tethers, beams, brackets, blows |
//! | `mimicry` | the looks of a mimic |
//! | `rime` | freezing and thawing, and frozen pieces that move or go |
//! | `shield` | pieces that stay because a friend protects them |
//! | `quiet` | the same move without anything that travels |
//! | `track` | one shape over time |

mod arrivals;
mod choreography;
mod instruments;
mod journeys;
mod methods;
mod mimicry;
mod quiet;
mod rime;
mod shield;
#[cfg(test)]
mod tests;
mod track;
mod victims;

pub use choreography::timeline;
pub(super) use methods::{MethodLook, OnTheSpot, Works};
pub use quiet::quiet;

use super::board_view::BoardView;
use super::scene::Item;
use crate::rules::{Bitboard, Square, Transition};
use track::Track;

/// A move in motion, or in fades only, with the rime of those pieces that are frozen before it.
pub fn motion(
    view: &BoardView,
    transition: &Transition,
    frozen: Bitboard,
    quiet: bool,
) -> Timeline {
    let timeline = match quiet {
        true => self::quiet(view, transition),
        false => timeline(view, transition),
    };
    timeline.with_frost(frozen)
}

/// A move in motion.
///
/// Whoever shows it draws the board, the pieces of the position before the move that are not on
/// [`hidden`](Timeline::hidden) squares, and rime over those of them that are frozen both before and
/// after the move. All else is in the timeline: every piece that moves, goes, comes or changes, rime that
/// forms or melts, and, if it was made [`with_frost`](Timeline::with_frost), the rime of frozen pieces
/// that the move moves or removes.
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    length: f32,
    arrival: f32,
    hidden: Bitboard,
    /// When each effect of the transition is seen.
    moments: Vec<f32>,
    tracks: Vec<Track>,
    /// The pieces of hidden squares whose rime no track shows yet.
    bearers: Vec<Bearer>,
}

/// A piece that had stood on a square.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bearer {
    from: Square,
    /// Its track's place among all.
    track: usize,
    /// Whether its rime grows faint and small with it; otherwise it only goes where the piece goes.
    fades: bool,
}

impl Timeline {
    /// How long it takes at normal speed, in seconds.
    pub fn length(&self) -> f32 {
        self.length
    }

    /// When the moving piece arrives, in seconds from the beginning.
    pub fn arrival(&self) -> f32 {
        self.arrival
    }

    /// When an effect of the transition, by its place there, is seen to happen, in seconds from the
    /// beginning: a piece arrives, begins to leave, to freeze or to change. The end for what is not there.
    pub fn moment(&self, effect: usize) -> f32 {
        self.moments.get(effect).copied().unwrap_or(self.length)
    }

    /// The squares whose pieces, of the position before the move, the timeline draws itself.
    pub fn hidden(&self) -> Bitboard {
        self.hidden
    }

    /// The same with rime on those of its pieces that were frozen before the move, on these squares: it goes
    /// where they go, and vanishes with them.
    #[must_use]
    pub fn with_frost(mut self, frozen: Bitboard) -> Timeline {
        let (frosted, others): (Vec<Bearer>, Vec<Bearer>) = self
            .bearers
            .iter()
            .partition(|bearer| frozen.contains(bearer.from));
        for bearer in frosted {
            let piece = &self.tracks[bearer.track];
            let rime = rime::worn(piece, bearer.fades);
            self.tracks.extend(rime);
        }
        self.bearers = others;
        self
    }

    /// All that it shows at a moment, in seconds from its beginning, lowest first.
    pub fn at(&self, time: f32) -> Vec<Item> {
        self.tracks
            .iter()
            .filter_map(|track| track.at(time))
            .collect()
    }

    /// How each track is at a moment, in the order in which they are drawn.
    #[cfg(test)]
    fn each_at(&self, time: f32) -> Vec<Option<Item>> {
        self.tracks.iter().map(|track| track.at(time)).collect()
    }
}
