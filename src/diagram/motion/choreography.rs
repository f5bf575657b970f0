//! The time at which each effect of a move is shown.
//!
//! The mover goes first. Its effects on other pieces start when it arrives. Each victim leaves in the way of the
//! method.

use super::methods::{MethodLook, OnTheSpot, Works};
use super::mimicry::{FIRST_LOOK, Look, mimics};
use super::track::{Ease, Track};
use super::{HiddenPiece, Timeline};
use crate::diagram::board_view::BoardView;
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::diagram::way::Way;
use crate::rules::{Bitboard, Effect, Piece, Square, Transition, Travel};

/// The time of a slide: its least, the time for each square, and its most, in seconds.
const SLIDE: (f32, f32, f32) = (0.16, 0.018, 0.32);

/// How long a piece waits before it acts from its square.
const PAUSE: f32 = 0.06;

/// How long a piece charges at its neighbour, or swells before it explodes.
pub(super) const CHARGE: f32 = 0.14;

/// How long a teleport takes.
const VANISH: f32 = 0.34;

/// How long a piece takes to land on the board.
const LAND: f32 = 0.28;

/// How long a victim takes to disappear.
pub(super) const LEAVE: f32 = 0.3;

/// How long beams and brackets take before their victim disappears.
pub(super) const REACH: f32 = 0.16;

/// How long a change of type takes.
pub(super) const CHANGE: f32 = 0.26;

/// The longest move. A longer one is shown faster.
pub(super) const LONGEST: f32 = 0.9;

/// The motion of a move on a board in this view.
pub fn timeline(view: &BoardView, transition: &Transition) -> Timeline {
    let mut builder = TimelineBuilder::new(view, transition);
    for effect in &transition.effects {
        let moment = builder.show(effect);
        builder.moments.push(moment);
    }
    if transition.mv.travel == Travel::Keep {
        builder.keep();
    }
    builder.group_lines();
    builder.finish()
}

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
    pub looks: Vec<Look>,
    pub comers: Vec<PieceTrack>,
    pub over: Vec<Track>,
    /// The places where cold has spread or shrunk.
    pub cold_halos: Vec<Point>,
    moments: Vec<f32>,
}

impl<'a> TimelineBuilder<'a> {
    fn new(view: &'a BoardView, transition: &'a Transition) -> TimelineBuilder<'a> {
        let mv = transition.mv;
        let (from, to) = (view.center(mv.from), view.center(mv.to));
        let start = match mimics(transition) {
            true => FIRST_LOOK,
            false => 0.0,
        };
        let way = Way::of(view, transition);
        let arrival = start + journey_time(way, (from, to), transition);
        TimelineBuilder {
            view,
            transition,
            from,
            to,
            way,
            start,
            arrival,
            settled: arrival,
            hidden: Bitboard::EMPTY,
            frosted: Bitboard::EMPTY,
            under: Vec::new(),
            victims: Vec::new(),
            shades: Vec::new(),
            movers: Vec::new(),
            looks: Vec::new(),
            comers: Vec::new(),
            over: Vec::new(),
            cold_halos: Vec::new(),
            moments: Vec::new(),
        }
    }

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
            _ if leaps(self.transition) || self.is_knights() => Ease::Glide,
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

    /// Shows an effect. Returns the time at which it happens on the screen.
    fn show(&mut self, effect: &Effect) -> f32 {
        match *effect {
            Effect::Travel {
                piece,
                from,
                to,
                by,
            } => self.travel(piece, from, to, by),
            Effect::Capture { .. } => self.capture(effect),
            Effect::Sacrifice { piece, at, .. } => self.sacrifice(piece, at),
            Effect::Drop { piece, at } => self.put_down(piece, at),
            Effect::Promotion { at, into, .. } => self.promotion(at, into),
            // A piece that returns is shown as part of the promotion before it.
            Effect::Recall { .. } => self.moments.last().copied().unwrap_or(self.settled),
            Effect::Protect { at, by, .. } => self.protect(at, by),
            Effect::Freeze { piece, at } => self.freeze(piece, at),
            Effect::Thaw { piece, at } => self.thaw(piece, at),
        }
    }

    fn keep(&mut self) {
        for at in [self.from, self.to] {
            let ring = Item::new(Shape::Ring, Ink::Swap, at).sized(1.3).faded(0.85);
            self.over.push(pulse(ring, 0.0, 0.95, 0.4));
        }
    }

    fn finish(mut self) -> Timeline {
        let looks = self.mimic_looks();
        let mut tracks = TrackList::default();
        tracks.tracks.extend(self.under);
        tracks.pieces(self.victims, self.frosted, true);
        tracks.tracks.extend(self.shades);
        self.movers.reverse();
        tracks.pieces(self.movers, self.frosted, false);
        tracks.tracks.extend(looks);
        let comers = self.comers.into_iter().map(|actor| actor.track);
        tracks.tracks.extend(comers.chain(self.over));
        tracks.timeline(self.arrival, self.hidden, self.moments)
    }
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

/// How long the mover moves.
fn journey_time(way: Way, (from, to): (Point, Point), transition: &Transition) -> f32 {
    let (least, each, most) = SLIDE;
    let squares = way.length(from, to);
    if let Some(act) = OnTheSpot::of(transition.mv.travel) {
        return act.time;
    }
    match transition.mv.travel {
        Travel::Suicide | Travel::Keep => PAUSE,
        Travel::Teleport => VANISH,
        Travel::Drop => LAND,
        Travel::Push | Travel::Pull | Travel::Jump | Travel::Exchange => {
            slide_time(squares) + PAUSE
        }
        // Hops take longer to see.
        _ if leaps(transition) => (least + 2.5 * each * squares).min(1.4 * most),
        // A path round the board or round a corner takes longer to follow.
        _ if way != Way::Straight => slide_time(squares) + 2.0 * PAUSE,
        _ if is_knights(way, (from, to)) => slide_time(squares) + PAUSE,
        _ => slide_time(squares),
    }
}

/// How long a slide over this distance takes.
pub(super) fn slide_time(squares: f32) -> f32 {
    let (least, each, most) = SLIDE;
    (least + each * squares).min(most)
}

/// Whether the mover leaps over the pieces that it captures.
pub(super) fn leaps(transition: &Transition) -> bool {
    transition.effects.iter().any(|effect| match *effect {
        Effect::Capture { by, .. } => MethodLook::of(by).works == Works::Over,
        _ => false,
    })
}

/// Whether a path is a knight's.
fn is_knights(way: Way, (from, to): (Point, Point)) -> bool {
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
