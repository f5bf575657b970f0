//! The animation of a move.

use super::track::Track;
use crate::diagram::marks::frost_at;
use crate::diagram::point::Point;
use crate::diagram::scene::Item;
use crate::rules::{Bitboard, Square};

/// The animation of a move.
///
/// The caller draws the board, and the pieces before the move that are not on [`hidden`](Timeline::hidden) squares.
/// It also draws frost over those of them that are frozen both before and after the move. The timeline has everything
/// else: every piece that moves, disappears, appears or changes, and frost that forms or melts. If made
/// [`with_frost`](Timeline::with_frost), it also has the frost of frozen pieces that the move moves or removes.
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    pub(super) length: f32,
    pub(super) arrival: f32,
    pub(super) hidden: Bitboard,
    /// The time of each effect of the transition.
    pub(super) moments: Vec<f32>,
    pub(super) tracks: Vec<Track>,
    /// The pieces of hidden squares whose frost no track shows yet.
    pub(super) hidden_pieces: Vec<HiddenPiece>,
}

/// A piece on a hidden square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct HiddenPiece {
    pub from: Square,
    /// The index of its track.
    pub track: usize,
    /// Whether its frost fades and shrinks with it. Otherwise the frost only moves with the piece.
    pub fades: bool,
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
            let frost = frost_on(piece, hidden_piece.fades);
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
    pub(super) fn each_at(&self, time: f32) -> Vec<Option<Item>> {
        self.tracks.iter().map(|track| track.at(time)).collect()
    }
}

/// The frost of a piece, which moves with it.
pub(super) fn frost_on(piece: &Track, fades: bool) -> [Track; 3] {
    let middle = Point::default();
    frost_at(middle, 1.0).map(|mark| {
        piece.followed(|piece| {
            if fades {
                Item {
                    at: piece.at + Point::new(mark.at.x * piece.width, mark.at.y * piece.height),
                    width: mark.width * piece.width,
                    height: mark.height * piece.height,
                    ..mark.faded(mark.alpha * piece.alpha)
                }
            } else {
                Item {
                    at: piece.at + mark.at,
                    ..mark
                }
            }
        })
    })
}
