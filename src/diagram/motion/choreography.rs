//! Which effect of a move is shown when.
//!
//! The mover goes first; what it does to others begins as it arrives, and each victim leaves the way
//! it was taken.

use super::Timeline;
use super::track::{Ease, Track};
use crate::diagram::board_view::BoardView;
use crate::diagram::marks::frost_at;
use crate::diagram::point::Point;
use crate::diagram::preview::captor;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{Bitboard, Effect, MethodName, Square, Transition, Travel};

/// A slide takes this long, and so much more for each square, but never longer than the last.
const SLIDE: (f32, f32, f32) = (0.16, 0.018, 0.32);

/// How long a man stands before it acts from where it stands.
const PAUSE: f32 = 0.06;

/// How long a mimic takes to become what it mimics.
const TAKE_ON: f32 = 0.14;

/// How long a man takes to be somewhere else without having gone there.
const VANISH: f32 = 0.32;

/// How long a man takes to come down onto the board.
const LAND: f32 = 0.28;

/// How long a victim takes to leave.
pub(super) const LEAVE: f32 = 0.3;

/// How long beams and pincers take before their victim leaves.
pub(super) const REACH: f32 = 0.16;

/// How long a man takes to become another.
pub(super) const CHANGE: f32 = 0.26;

/// How long freezing takes.
const FREEZE: f32 = 0.4;

/// No move takes longer; one that would is shown faster.
const LONGEST: f32 = 0.9;

/// A move in motion, on a board seen this way.
pub fn timeline(view: &BoardView, transition: &Transition) -> Timeline {
    let mut stage = Stage::new(view, transition);
    stage.take_on();
    for effect in &transition.effects {
        stage.show(effect);
    }
    if transition.mv.travel == Travel::Keep {
        stage.keep();
    }
    stage.finish()
}

/// A man on its way.
pub(super) struct Mover {
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
    /// When the mover sets off, when it arrives, and when all that it moves has come to rest.
    pub start: f32,
    pub arrival: f32,
    pub settled: f32,
    /// Squares whose men have a track.
    pub hidden: Bitboard,
    /// Marks under the men, victims, men on their way, and what is drawn over them.
    pub under: Vec<Track>,
    pub victims: Vec<Track>,
    pub movers: Vec<Mover>,
    pub over: Vec<Track>,
}

impl<'a> Stage<'a> {
    fn new(view: &'a BoardView, transition: &'a Transition) -> Stage<'a> {
        let mv = transition.mv;
        let (from, to) = (view.center(mv.from), view.center(mv.to));
        let mimicked = |effect: &Effect| matches!(effect, Effect::Capture { mimicked: true, .. });
        let start = match transition.effects.iter().any(mimicked) {
            true => TAKE_ON,
            false => 0.0,
        };
        let arrival = start + journey_time((to - from).length(), transition);
        Stage {
            view,
            transition,
            from,
            to,
            start,
            arrival,
            settled: arrival,
            hidden: Bitboard::EMPTY,
            under: Vec::new(),
            victims: Vec::new(),
            movers: Vec::new(),
            over: Vec::new(),
        }
    }

    /// The moment when the mover has spent this part of its time.
    pub(super) fn moment(&self, part: f32) -> f32 {
        self.start + part * (self.arrival - self.start)
    }

    fn show(&mut self, effect: &Effect) {
        match *effect {
            Effect::Travel { man, from, to, by } => self.travel(man, from, to, by),
            Effect::Capture { .. } => self.capture(effect),
            Effect::Sacrifice { man, at, .. } => self.sacrifice(man, at),
            Effect::Drop { man, at } => self.put_down(man, at),
            Effect::Promotion { at, into, .. } => self.promotion(at, into),
            Effect::Recall { .. } => {}
            Effect::Freeze { at, .. } => self.frost(at, 0.0, 1.0),
            Effect::Thaw { at, .. } => self.frost(at, 1.0, 0.0),
        }
    }

    /// A mimic glows where it stands before it does what is not its own.
    fn take_on(&mut self) {
        let mut mimics: Vec<Point> = Vec::new();
        for effect in &self.transition.effects {
            if let Effect::Capture { mimicked: true, .. } = effect {
                let (from, _) = captor(self.view, self.transition, effect);
                if !mimics.contains(&from) {
                    mimics.push(from);
                }
            }
        }
        let glow = |at| Item::new(Shape::Glow, Ink::Capture, at).faded(0.55);
        let glows = mimics.into_iter().map(|at| {
            let track = Track::new(glow(at).faded(0.0));
            track
                .key(TAKE_ON, Ease::Out, |item| *item = glow(at).sized(1.6))
                .key(TAKE_ON + LEAVE, Ease::Even, |item| item.alpha = 0.0)
        });
        self.under.extend(glows);
    }

    fn keep(&mut self) {
        for at in [self.from, self.to] {
            let ring = Item::new(Shape::Ring, Ink::Swap, at).sized(1.3).faded(0.85);
            self.over.push(pulse(ring, 0.0, 0.95, 0.4));
        }
    }

    fn frost(&mut self, at: Square, before: f32, after: f32) {
        let (begin, place) = (self.settled, self.view.center(at));
        for (item, end) in frost_at(place, before)
            .into_iter()
            .zip(frost_at(place, after))
        {
            let track = Track::new(item).hold(begin);
            self.over
                .push(track.key(begin + FREEZE, Ease::InOut, |item| *item = end));
        }
    }

    fn finish(self) -> Timeline {
        let movers = self.movers.into_iter().rev().map(|mover| mover.track);
        let mut tracks: Vec<Track> = self
            .under
            .into_iter()
            .chain(self.victims)
            .chain(movers)
            .chain(self.over)
            .collect();
        let end = |tracks: &[Track]| tracks.iter().map(Track::end).fold(0.0, f32::max);
        let pace = (LONGEST / end(&tracks).max(LONGEST)).min(1.0);
        if pace < 1.0 {
            tracks = tracks.into_iter().map(|track| track.paced(pace)).collect();
        }
        Timeline {
            length: end(&tracks),
            arrival: self.arrival * pace,
            hidden: self.hidden,
            tracks,
        }
    }
}

/// How long the mover takes for a way of this length.
fn journey_time(squares: f32, transition: &Transition) -> f32 {
    let (least, each, most) = SLIDE;
    match transition.mv.travel {
        Travel::Destroy | Travel::Suicide | Travel::Keep | Travel::Explode => PAUSE,
        Travel::Teleport => VANISH,
        Travel::Drop => LAND,
        Travel::Push | Travel::Pull | Travel::Jump | Travel::Exchange => {
            slide_time(squares) + PAUSE
        }
        // Hops need time to be seen.
        _ if leaps(transition) => (least + 2.5 * each * squares).min(1.6 * most),
        _ => slide_time(squares),
    }
}

/// How long a man takes to slide so far.
pub(super) fn slide_time(squares: f32) -> f32 {
    let (least, each, most) = SLIDE;
    (least + each * squares).min(most)
}

/// Whether the mover goes over men that it captures so.
pub(super) fn leaps(transition: &Transition) -> bool {
    transition.effects.iter().any(|effect| {
        matches!(
            effect,
            Effect::Capture {
                by: MethodName::Leap,
                ..
            }
        )
    })
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
