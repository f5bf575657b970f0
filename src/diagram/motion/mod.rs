//! The animation of a move: a transition as tracks of shapes over time.
//!
//! A timeline is made once from a transition and can be shown at any time, forwards or backwards. It has no clock.
//!
//! | file | |
//! |---|---|
//! | `choreography` | the time of each effect |
//! | `journeys` | moving pieces |
//! | `arrivals` | dropped pieces, and pieces that change their type |
//! | `victims` | pieces that leave the board |
//! | `methods` | an entry for each capture method: its lines and its animation |
//! | `instruments` | the signs of captures: lines, beams, brackets, impacts |
//! | `mimicry` | the looks of a mimic |
//! | `frost` | freezing and freeing, and frozen pieces that move or disappear |
//! | `shield` | pieces that stay because a friend protects them |
//! | `reduced_motion` | the same move with fades only |
//! | `track` | one shape over time |

mod arrivals;
mod choreography;
mod frost;
mod instruments;
mod journeys;
mod methods;
mod mimicry;
mod reduced_motion;
mod shield;
#[cfg(test)]
mod tests;
mod track;
mod victims;

pub use choreography::timeline;
pub(super) use methods::{MethodLook, OnTheSpot, Works};
pub use reduced_motion::reduced_motion;

use super::board_view::BoardView;
use super::scene::Item;
use crate::rules::{Bitboard, Square, Transition};
use track::Track;

/// The animation of a move, or fades only, with the frost of the pieces that are frozen before it.
pub fn motion(
    view: &BoardView,
    transition: &Transition,
    frozen: Bitboard,
    reduced: bool,
) -> Timeline {
    let timeline = match reduced {
        true => self::reduced_motion(view, transition),
        false => timeline(view, transition),
    };
    timeline.with_frost(frozen)
}

/// The animation of a move.
///
/// The caller draws the board, and the pieces before the move that are not on [`hidden`](Timeline::hidden) squares.
/// It also draws frost over those of them that are frozen both before and after the move. The timeline has everything
/// else: every piece that moves, disappears, appears or changes, and frost that forms or melts. If made
/// [`with_frost`](Timeline::with_frost), it also has the frost of frozen pieces that the move moves or removes.
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    length: f32,
    arrival: f32,
    hidden: Bitboard,
    /// The time of each effect of the transition.
    moments: Vec<f32>,
    tracks: Vec<Track>,
    /// The pieces of hidden squares whose frost no track shows yet.
    hidden_pieces: Vec<HiddenPiece>,
}

/// A piece on a hidden square.
#[derive(Clone, Copy, Debug, PartialEq)]
struct HiddenPiece {
    from: Square,
    /// The index of its track.
    track: usize,
    /// Whether its frost fades and shrinks with it. Otherwise the frost only moves with the piece.
    fades: bool,
}

impl Timeline {
    /// The length at normal speed, in seconds.
    pub fn length(&self) -> f32 {
        self.length
    }

    /// When the moving piece arrives, in seconds from the beginning.
    pub fn arrival(&self) -> f32 {
        self.arrival
    }

    /// When an effect is seen to happen, in seconds from the beginning: a piece arrives, or starts to leave, freeze
    /// or change. `effect` is its index in the transition. The end of the timeline for an effect that does not exist.
    pub fn moment(&self, effect: usize) -> f32 {
        self.moments.get(effect).copied().unwrap_or(self.length)
    }

    /// The squares whose pieces, as before the move, the timeline draws itself.
    pub fn hidden(&self) -> Bitboard {
        self.hidden
    }

    /// The same timeline with frost on those of its pieces that were frozen on these squares before the move. The
    /// frost moves and disappears with them.
    #[must_use]
    pub fn with_frost(mut self, frozen: Bitboard) -> Timeline {
        let (frosted, others): (Vec<HiddenPiece>, Vec<HiddenPiece>) = self
            .hidden_pieces
            .iter()
            .partition(|hidden_piece| frozen.contains(hidden_piece.from));
        for hidden_piece in frosted {
            let piece = &self.tracks[hidden_piece.track];
            let frost = frost::frost_on(piece, hidden_piece.fades);
            self.tracks.extend(frost);
        }
        self.hidden_pieces = others;
        self
    }

    /// All items at a time, in seconds from the beginning, lowest first.
    pub fn at(&self, time: f32) -> Vec<Item> {
        self.tracks
            .iter()
            .filter_map(|track| track.at(time))
            .collect()
    }

    /// The shape of each track at a time, in the order of drawing.
    #[cfg(test)]
    fn each_at(&self, time: f32) -> Vec<Option<Item>> {
        self.tracks.iter().map(|track| track.at(time)).collect()
    }
}
