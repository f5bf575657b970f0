//! The time at which each effect of a move is shown.
//!
//! The mover goes first. Its effects on other pieces start when it arrives. Each victim leaves in the way of the
//! method.

use super::builder::{SLIDE, TimelineBuilder, TrackList, is_knights, pulse, slide_time};
use super::methods::{MethodLook, OnTheSpot, Works};
use super::mimicry::{FIRST_LOOK, mimics};
use super::timeline::Timeline;
use crate::diagram::board_view::BoardView;
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::diagram::way::Way;
use crate::rules::{Bitboard, Effect, Transition, Travel};

/// How long a piece waits before it acts from its square.
const PAUSE: f32 = 0.06;

/// How long a teleport takes.
const VANISH: f32 = 0.34;

/// How long a piece takes to land on the board.
const LAND: f32 = 0.28;

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
            leaps: leaps(transition),
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

/// Whether the mover leaps over the pieces that it captures.
fn leaps(transition: &Transition) -> bool {
    transition.effects.iter().any(|effect| match *effect {
        Effect::Capture { by, .. } => MethodLook::of(by).works == Works::Over,
        _ => false,
    })
}
