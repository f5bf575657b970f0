//! A capture before its move, and the lines of moves that capture.

use super::board_view::BoardView;
use super::lines::{CLEAR, arch, bent_line, simplified};
use super::marks::{LINE, capture_line};
use super::point::Point;
use super::scene::{Ink, Item, Shape};
use crate::rules::{Effect, MethodName, Square, Transition};
use std::f32::consts::FRAC_PI_2;

/// How far the arc around a leapt piece extends before and behind its centre, and its height.
const ARC: (f32, f32) = (0.95, 0.66);

/// How much sooner a line ends than it would at that distance.
const SHORT: f32 = 0.14;

/// How far the arch of a jump passes beside the centre of the piece below it, and its distance from the centres of
/// its ends.
/// middles of the pieces at its ends it begins and ends.
const JUMP: f32 = 0.6;
const MOUNT: f32 = 0.34;
const DESCEND: f32 = 0.44;

/// The number of points for each square of a line of arcs before it is simplified.
const FINE: f32 = 12.0;

/// How far a bent line is from the straight one, for each square of its length: a little, or around a piece in
/// between.
pub(super) const BOWS: (f32, f32) = (0.12, 0.28);

/// The part of a bent line between two pieces that is drawn.
pub(super) const MIDDLE: (f32, f32) = (0.15, 0.85);

/// A capture before the move: the captor and the victim.
pub(super) struct PlannedCapture<'a> {
    pub view: &'a BoardView,
    pub transition: &'a Transition,
    /// The start and the stop of the captor.
    pub from: Point,
    pub to: Point,
    /// The victim's place when it is captured.
    victim: Point,
    pub partner: Option<Point>,
}

impl<'a> PlannedCapture<'a> {
    /// A capture and its method, or `None` for other effects.
    pub fn new(
        view: &'a BoardView,
        transition: &'a Transition,
        capture: &Effect,
    ) -> Option<(PlannedCapture<'a>, MethodName)> {
        let Effect::Capture {
            at,
            captor,
            by,
            partner,
            ..
        } = *capture
        else {
            return None;
        };
        let (from, to) = way_of(view, transition, captor);
        let planned = PlannedCapture {
            view,
            transition,
            from,
            to,
            victim: stop_of(view, transition, at),
            partner: partner.map(|square| view.center(square)),
        };
        Some((planned, by))
    }

    /// A line to the victim, from this distance off a point.
    pub fn line(&self, start: Point, out: f32) -> Item {
        capture_line(start + (self.victim - start).unit() * out, self.victim)
    }

    /// A line from the edge of the captor before it moves.
    pub fn rim_line(&self) -> Item {
        self.line(self.from, 0.35)
    }

    /// Lines from the captor's stop and from its partner.
    pub fn with_partner(&self) -> Vec<Item> {
        let taken = self.transition.captured();
        // From the edge of the piece that stands there, as far as the victim leaves room.
        let from_stop = match taken.contains(self.transition.mv.to) {
            true => self.line(self.to, 0.4),
            false => self.line(self.to, 0.0),
        };
        let partner = self.partner.map(|partner| self.line(partner, 0.4));
        std::iter::once(from_stop).chain(partner).collect()
    }
}

/// The path of a mover that captures pieces by methods that leap, with an arc around each. Empty for other moves.
pub(super) fn leap_line(
    view: &BoardView,
    transition: &Transition,
    leaps: impl Fn(MethodName) -> bool,
) -> Vec<Point> {
    let from = view.center(transition.mv.from);
    let way = view.center(transition.mv.to) - from;
    let along = |point: Point| {
        let there = point - from;
        there.x * way.unit().x + there.y * way.unit().y
    };
    let leapt = |effect: &Effect| match *effect {
        Effect::Capture { at, by, .. } if leaps(by) => Some(along(view.center(at))),
        _ => None,
    };
    let leapt: Vec<f32> = transition.effects.iter().filter_map(leapt).collect();
    if leapt.is_empty() {
        return Vec::new();
    }
    let height = |gone: f32| {
        let arc = |over: &f32| {
            let aside = ((gone - over) / ARC.0).clamp(-1.0, 1.0);
            ARC.1 * (FRAC_PI_2 * aside).cos().powi(2)
        };
        leapt.iter().map(arc).fold(0.0, f32::max)
    };
    let length = way.length() - CLEAR - SHORT;
    let steps = (FINE * length.max(1.0)).ceil();
    let point = |step: usize| {
        let gone = CLEAR + length * step as f32 / steps;
        from + way.unit() * gone + upward(way) * height(gone)
    };
    simplified((0..=steps as usize).map(point).collect())
}

/// The offset of length 1 at right angles to a path that points up, or right if neither points up.
fn upward(way: Point) -> Point {
    let side = way.unit().turned();
    match side.y > 0.01 || side.y.abs() <= 0.01 && side.x < 0.0 {
        true => side * -1.0,
        false => side,
    }
}

/// The arch of a jump, and a ring around the piece below it.
pub(super) fn jump(from: Point, to: Point, captures: bool) -> Vec<Item> {
    let ink = if captures { Ink::Capture } else { Ink::Go };
    let mount = Item::new(Shape::Ring, Ink::Go, from.towards(to, 0.5));
    let mut items = vec![mount.sized(0.9).faded(0.9)];
    items.extend(bent_line(&jump_line(from, to), LINE, ink));
    items
}

/// The arch of a jump. It bends only above the piece that it goes over.
pub(super) fn jump_line(from: Point, to: Point) -> Vec<Point> {
    let right_is_up = (to - from).turned().y <= 0.0;
    let length = (to - from).length().max(1.0);
    let bow = if right_is_up { JUMP } else { -JUMP };
    arch(
        from,
        to,
        bow / length,
        (MOUNT / length, 1.0 - DESCEND / length),
    )
}

/// A thin line from the stop of a move through all pieces that it captures by methods that enclose.
pub(super) fn outline(
    view: &BoardView,
    transition: &Transition,
    stop: Point,
    encloses: impl Fn(MethodName) -> bool,
) -> Vec<Item> {
    let enclosed = |effect: &Effect| match *effect {
        Effect::Capture { at, by, .. } if encloses(by) => Some(view.center(at)),
        _ => None,
    };
    let mut rest: Vec<Point> = transition.effects.iter().filter_map(enclosed).collect();
    let mut joined = vec![stop];
    let mut items = Vec::new();
    while let Some((index, near)) = nearest(&rest, &joined) {
        let next = rest.swap_remove(index);
        items.extend(join(near, next));
        joined.push(next);
    }
    items
}

/// The pair of nearest points, one of each list: the index of the first, and the second.
fn nearest(points: &[Point], others: &[Point]) -> Option<(usize, Point)> {
    let pairs = points
        .iter()
        .enumerate()
        .flat_map(|(index, &point)| others.iter().map(move |&other| (index, point, other)));
    let nearer = |a: &(usize, Point, Point), b: &(usize, Point, Point)| {
        (a.1 - a.2).length().total_cmp(&(b.1 - b.2).length())
    };
    pairs.min_by(nearer).map(|(index, _, other)| (index, other))
}

/// A line between two rings, in an arc around any piece in between.
fn join(from: Point, to: Point) -> Vec<Item> {
    if (to - from).length() > 1.5 {
        return bent_line(&arch(from, to, BOWS.1, MIDDLE), LINE, Ink::Capture);
    }
    let out = (to - from).unit() * 0.42;
    vec![Item::bar(from + out, to - out, LINE, Ink::Capture)]
}

/// The place of a piece when the move captures it. A push or a pull may have moved it.
pub(super) fn stop_of(view: &BoardView, transition: &Transition, at: Square) -> Point {
    let stop = transition.effects.iter().find_map(|effect| match *effect {
        Effect::Travel { from, to, .. } if from == at => Some(to),
        _ => None,
    });
    view.center(stop.unwrap_or(at))
}

/// The start and the stop of the piece that captures, given its square before the move.
pub(super) fn way_of(view: &BoardView, transition: &Transition, captor: Square) -> (Point, Point) {
    let stop = match captor == transition.mv.from {
        true => view.center(transition.mv.to),
        false => stop_of(view, transition, captor),
    };
    (view.center(captor), stop)
}
