//! A timeline under construction.

use super::timeline::{HiddenPiece, Timeline};
use super::track::{Ease, Track};
use crate::diagram::board_view::BoardView;
use crate::diagram::point::Point;
use crate::diagram::scene::Item;
use crate::diagram::way::Way;
use crate::rules::{Bitboard, Piece, PieceType, Square, Transition, Travel};

/// The time of a slide: its least, the time for each square, and its most, in seconds.
pub(super) const SLIDE: (f32, f32, f32) = (0.16, 0.018, 0.32);

/// How long a piece charges at its neighbour, or swells before it explodes.
pub(super) const CHARGE: f32 = 0.14;

/// The distance of two pieces that touch.
pub(super) const TOUCH: f32 = 0.92;

/// How long a victim takes to disappear.
pub(super) const LEAVE: f32 = 0.3;

/// How long beams and brackets take before their victim disappears.
pub(super) const REACH: f32 = 0.16;

/// How long a change of type takes.
pub(super) const CHANGE: f32 = 0.26;

/// The longest move. A longer one is shown faster.
pub(super) const LONGEST: f32 = 0.9;

/// A piece with a track.
pub(super) struct PieceTrack {
    pub piece: Piece,
    pub from: Square,
    pub to: Square,
    pub track: Track,
}

/// A timeline under construction.
pub(super) struct TimelineBuilder<'a> {
    pub view: &'a BoardView,
    pub transition: &'a Transition,
    pub from: Point,
    pub to: Point,
    pub way: Way,
    /// Whether the mover leaps over the pieces that it captures.
    pub leaps: bool,
    /// When the mover starts, when it arrives, and when all moved pieces have arrived.
    pub start: f32,
    pub arrival: f32,
    pub settled: f32,
    /// Squares whose pieces have a track, and those whose frost has one.
    pub hidden: Bitboard,
    pub frosted: Bitboard,
    /// The layers, lowest first: marks under the pieces, victims, shadows on the board, moving pieces, looks of
    /// mimics, new pieces, and everything above them.
    pub under: Vec<Track>,
    pub victims: Vec<PieceTrack>,
    pub shades: Vec<Track>,
    pub movers: Vec<PieceTrack>,
    pub looks: Vec<MimicLook>,
    pub comers: Vec<PieceTrack>,
    pub over: Vec<Track>,
    /// The places where cold has spread or shrunk.
    pub cold_halos: Vec<Point>,
    /// The time of each effect so far.
    pub moments: Vec<f32>,
}

impl TimelineBuilder<'_> {
    /// The time at which the mover has used this part of its time.
    pub(super) fn moment(&self, part: f32) -> f32 {
        self.start + part * (self.arrival - self.start)
    }

    /// The time at which the mover has passed this part of its path.
    pub(super) fn passing(&self, part: f32) -> f32 {
        self.moment(self.pace().when(part))
    }

    /// The easing of the mover.
    pub(super) fn pace(&self) -> Ease {
        match self.transition.mv.travel {
            Travel::Push | Travel::Pull => Ease::InOut,
            _ if self.leaps || self.is_knights() => Ease::Glide,
            _ => Ease::Out,
        }
    }

    /// Whether the mover jumps like a knight, over pieces in between.
    pub(super) fn is_knights(&self) -> bool {
        is_knights(self.way, (self.from, self.to))
    }

    /// The track of the piece that started at a point, moving or captured.
    pub(super) fn actor(&mut self, start: Point) -> Option<&mut PieceTrack> {
        let view = self.view;
        let actors = self.movers.iter_mut().chain(&mut self.victims);
        let mut found = actors.filter(|actor| view.center(actor.from) == start);
        found.next()
    }
}

/// A method used by a mimic.
pub(super) struct MimicLook {
    /// The square where the mimic started.
    pub from: Point,
    /// The type whose method it uses.
    pub like: PieceType,
    /// The time of the use.
    pub time: f32,
}

/// All tracks, in the order of drawing.
#[derive(Default)]
pub(super) struct TrackList {
    pub tracks: Vec<Track>,
    hidden_pieces: Vec<HiddenPiece>,
}

impl TrackList {
    /// Adds pieces. Those that have no frost in a track may get it later.
    pub(super) fn pieces(&mut self, pieces: Vec<PieceTrack>, frosted: Bitboard, fades: bool) {
        for actor in pieces {
            if !frosted.contains(actor.from) {
                self.hidden_pieces.push(HiddenPiece {
                    from: actor.from,
                    track: self.tracks.len(),
                    fades,
                });
            }
            self.tracks.push(actor.track);
        }
    }

    /// The finished timeline, shortened to the longest time of a move.
    pub(super) fn timeline(self, arrival: f32, hidden: Bitboard, moments: Vec<f32>) -> Timeline {
        let ends = self.tracks.iter().map(Track::end);
        let end = ends.fold(0.0, f32::max);
        let pace = (LONGEST / end.max(LONGEST)).min(1.0);
        let paced = |track: Track| track.paced(pace);
        Timeline {
            length: end * pace,
            arrival: arrival * pace,
            hidden,
            moments: moments.into_iter().map(|moment| moment * pace).collect(),
            tracks: self.tracks.into_iter().map(paced).collect(),
            hidden_pieces: self.hidden_pieces,
        }
    }
}

/// How long a slide over this distance takes.
pub(super) fn slide_time(squares: f32) -> f32 {
    let (least, each, most) = SLIDE;
    (least + each * squares).min(most)
}

/// Whether a path is a knight's.
pub(super) fn is_knights(way: Way, (from, to): (Point, Point)) -> bool {
    let offset = way.offset(from, to);
    let (x, y) = (offset.x.abs().round(), offset.y.abs().round());
    x * y == 2.0 && !matches!(way, Way::Bent(_))
}

/// A shape that appears at a time, changes its size, and fades.
pub(super) fn pulse(item: Item, begin: f32, size: f32, time: f32) -> Track {
    let most = item.width + 0.7 * (size - item.width);
    Track::new(item.faded(0.0))
        .hold(begin)
        .key(begin + 0.4 * time, Ease::Out, |shown| {
            *shown = item.sized(most);
        })
        .key(begin + time, Ease::Even, |shown| {
            *shown = item.sized(size).faded(0.0);
        })
}
