//! Which effect of a move is shown when.
//!
//! The mover goes first; what it does to others begins as it arrives, and each victim leaves the way
//! it was captured.

use super::methods::{MethodLook, OnTheSpot, Works};
use super::mimicry::{Look, TAKE_ON, mimics};
use super::track::{Ease, Track};
use super::{Bearer, Timeline};
use crate::diagram::board_view::BoardView;
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::diagram::way::Way;
use crate::rules::{Bitboard, Effect, Piece, Square, Transition, Travel};

/// A slide takes this long, and so much more for each square, but never longer than the last.
const SLIDE: (f32, f32, f32) = (0.16, 0.018, 0.32);

/// How long a piece stands before it acts from where it stands.
const PAUSE: f32 = 0.06;

/// How long a piece takes to charge at its neighbour, or to swell before it bursts.
pub(super) const CHARGE: f32 = 0.14;

/// How long a piece takes to be somewhere else without having gone there.
const VANISH: f32 = 0.34;

/// How long a piece takes to come down onto the board.
const LAND: f32 = 0.28;

/// How long a victim takes to leave.
pub(super) const LEAVE: f32 = 0.3;

/// How long beams and pincers take before their victim leaves.
pub(super) const REACH: f32 = 0.16;

/// How long a piece takes to become another.
pub(super) const CHANGE: f32 = 0.26;

/// No move takes longer; one that would is shown faster.
pub(super) const LONGEST: f32 = 0.9;

/// A move in motion, on a board seen this way.
pub fn timeline(view: &BoardView, transition: &Transition) -> Timeline {
    let mut stage = Stage::new(view, transition);
    for effect in &transition.effects {
        let moment = stage.show(effect);
        stage.moments.push(moment);
    }
    if transition.mv.travel == Travel::Keep {
        stage.keep();
    }
    stage.fence();
    stage.finish()
}

/// A piece with a track of its own.
pub(super) struct Actor {
    pub piece: Piece,
    pub from: Square,
    pub to: Square,
    pub track: Track,
}

/// A timeline in the making.
pub(super) struct Stage<'a> {
    pub view: &'a BoardView,
    pub transition: &'a Transition,
    pub from: Point,
    pub to: Point,
    pub way: Way,
    /// When the mover sets off, when it arrives, and when all that it moves has come to rest.
    pub start: f32,
    pub arrival: f32,
    pub settled: f32,
    /// Squares whose pieces have a track, and those of them whose rime has one.
    pub hidden: Bitboard,
    pub rimed: Bitboard,
    /// Lowest first: marks under the pieces, victims, shadows on the board, pieces on their way, looks of
    /// mimics, pieces that have come, and what is drawn over them all.
    pub under: Vec<Track>,
    pub victims: Vec<Actor>,
    pub shades: Vec<Track>,
    pub movers: Vec<Actor>,
    pub looks: Vec<Look>,
    pub comers: Vec<Actor>,
    pub over: Vec<Track>,
    /// Where cold has gone out from, or drawn back to.
    pub chills: Vec<Point>,
    moments: Vec<f32>,
}

impl<'a> Stage<'a> {
    fn new(view: &'a BoardView, transition: &'a Transition) -> Stage<'a> {
        let mv = transition.mv;
        let (from, to) = (view.center(mv.from), view.center(mv.to));
        let start = match mimics(transition) {
            true => TAKE_ON,
            false => 0.0,
        };
        let way = Way::of(view, transition);
        let arrival = start + journey_time(way, (from, to), transition);
        Stage {
            view,
            transition,
            from,
            to,
            way,
            start,
            arrival,
            settled: arrival,
            hidden: Bitboard::EMPTY,
            rimed: Bitboard::EMPTY,
            under: Vec::new(),
            victims: Vec::new(),
            shades: Vec::new(),
            movers: Vec::new(),
            looks: Vec::new(),
            comers: Vec::new(),
            over: Vec::new(),
            chills: Vec::new(),
            moments: Vec::new(),
        }
    }

    /// The moment when the mover has spent this part of its time.
    pub(super) fn moment(&self, part: f32) -> f32 {
        self.start + part * (self.arrival - self.start)
    }

    /// The moment when the mover has gone this part of its way.
    pub(super) fn passing(&self, part: f32) -> f32 {
        self.moment(self.pace().when(part))
    }

    /// How the mover goes its way.
    pub(super) fn pace(&self) -> Ease {
        match self.transition.mv.travel {
            Travel::Push | Travel::Pull => Ease::InOut,
            _ if leaps(self.transition) || self.is_knights() => Ease::Glide,
            _ => Ease::Out,
        }
    }

    /// Whether the mover goes as a knight does, over whatever stands between.
    pub(super) fn is_knights(&self) -> bool {
        is_knights(self.way, (self.from, self.to))
    }

    /// The piece on its way, or gone, that had stood at a point.
    pub(super) fn actor(&mut self, start: Point) -> Option<&mut Actor> {
        let view = self.view;
        let actors = self.movers.iter_mut().chain(&mut self.victims);
        let mut found = actors.filter(|actor| view.center(actor.from) == start);
        found.next()
    }

    /// Shows an effect. Returns the time when it happens on the screen.
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
            // A piece that comes back is seen as what the promotion before it has made.
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
        let looks = self.take_on();
        let mut cast = Cast::default();
        cast.tracks.extend(self.under);
        cast.pieces(self.victims, self.rimed, true);
        cast.tracks.extend(self.shades);
        self.movers.reverse();
        cast.pieces(self.movers, self.rimed, false);
        cast.tracks.extend(looks);
        let comers = self.comers.into_iter().map(|actor| actor.track);
        cast.tracks.extend(comers.chain(self.over));
        cast.timeline(self.arrival, self.hidden, self.moments)
    }
}

/// All tracks in the order in which they are drawn.
#[derive(Default)]
pub(super) struct Cast {
    pub tracks: Vec<Track>,
    bearers: Vec<Bearer>,
}

impl Cast {
    /// Adds pieces, whose rime may be shown later, but for those that have it already.
    pub(super) fn pieces(&mut self, pieces: Vec<Actor>, rimed: Bitboard, fades: bool) {
        for actor in pieces {
            if !rimed.contains(actor.from) {
                self.bearers.push(Bearer {
                    from: actor.from,
                    track: self.tracks.len(),
                    fades,
                });
            }
            self.tracks.push(actor.track);
        }
    }

    /// The timeline of all that has been added, no longer than a move may take.
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
            bearers: self.bearers,
        }
    }
}

/// How long the mover needs for its way.
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
        // Hops need time to be seen.
        _ if leaps(transition) => (least + 2.5 * each * squares).min(1.4 * most),
        // Going round the board, or round a corner, takes the eye a little longer to follow.
        _ if way != Way::Straight => slide_time(squares) + 2.0 * PAUSE,
        _ if is_knights(way, (from, to)) => slide_time(squares) + PAUSE,
        _ => slide_time(squares),
    }
}

/// How long a piece takes to slide so far.
pub(super) fn slide_time(squares: f32) -> f32 {
    let (least, each, most) = SLIDE;
    (least + each * squares).min(most)
}

/// Whether the mover goes over pieces that it captures so.
pub(super) fn leaps(transition: &Transition) -> bool {
    transition.effects.iter().any(|effect| match *effect {
        Effect::Capture { by, .. } => MethodLook::of(by).works == Works::Over,
        _ => false,
    })
}

/// Whether a way is a knight's.
fn is_knights(way: Way, (from, to): (Point, Point)) -> bool {
    let offset = way.offset(from, to);
    let (x, y) = (offset.x.abs().round(), offset.y.abs().round());
    x * y == 2.0 && !matches!(way, Way::Bent(_))
}

/// A shape that appears at a moment, changes its size, and fades.
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
