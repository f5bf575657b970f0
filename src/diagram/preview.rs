//! The effects of a move, as marks on the board before it.

use super::board_view::BoardView;
use super::lines::{arch, bent_line, simplified};
use super::marks::{LINE, capture_line, frost_at, piece_at, shield};
use super::motion::{MethodLook, OnTheSpot, Works};
use super::point::Point;
use super::scene::{Ink, Item, Shape};
use crate::rules::{Effect, Piece, Square, Transition, Travel};
use std::f32::consts::FRAC_PI_2;

/// All effects of a move. Each piece that it would capture, move or freeze gets a ring, with the lines of the method.
/// Pieces from the hand are shown on their squares.
pub fn preview(view: &BoardView, transition: &Transition) -> Vec<Item> {
    let mut items = whole_move(view, transition);
    for effect in &transition.effects {
        match *effect {
            Effect::Capture { at, .. } => {
                if let Some((planned, look)) = PlannedCapture::new(view, transition, effect) {
                    items.extend((look.lines)(&planned));
                }
                items.push(Item::new(Shape::Ring, Ink::Capture, view.center(at)));
            }
            Effect::Sacrifice { at, .. } => {
                items.push(Item::new(Shape::Ring, Ink::Capture, view.center(at)));
            }
            Effect::Travel { from, to, by, .. } if is_moved_along(transition, from, by) => {
                items.push(Item::new(Shape::DashedRing, Ink::Swap, view.center(from)));
                items.extend(bent_arrow(view.center(from), view.center(to), Ink::Swap));
            }
            Effect::Drop { piece, at } => items.extend(ghost(transition, piece, view.center(at))),
            Effect::Protect { at, by, .. } => items.extend(shield(view, by, at)),
            Effect::Freeze { at, .. } => {
                let [pall, frost, star] = frost_at(view.center(at), 0.9);
                // Over an empty square these would look like a piece.
                if at != transition.mv.to {
                    let ring = Item::new(Shape::Ring, Ink::Frost, view.center(at));
                    items.extend([ring, pall]);
                }
                items.extend([frost, star]);
            }
            _ => {}
        }
    }
    items
}

/// Only the marks of pieces that a move would capture if nothing protected them.
pub fn shields(view: &BoardView, transition: &Transition) -> Vec<Item> {
    let marks = |effect: &Effect| match *effect {
        Effect::Protect { at, by, .. } => Some(shield(view, by, at)),
        _ => None,
    };
    let shown = transition.effects.iter().filter_map(marks);
    shown.flatten().collect()
}

/// Whether another piece's power moves the piece on this square. A mover that swaps places or pushes counts too.
pub(super) fn is_moved_along(transition: &Transition, from: Square, by: Travel) -> bool {
    by.moves_others() || by == Travel::Castle && from != transition.mv.from
}

/// The marks of a move as a whole.
fn whole_move(view: &BoardView, transition: &Transition) -> Vec<Item> {
    let (from, to) = (
        view.center(transition.mv.from),
        view.center(transition.mv.to),
    );
    if let Some(act) = OnTheSpot::of(transition.mv.travel) {
        return (act.marks)(from);
    }
    match transition.mv.travel {
        Travel::Jump => jump(from, to, transition.removes()),
        Travel::Keep => [from, to]
            .map(|at| Item::new(Shape::Ring, Ink::Swap, at).faded(0.8))
            .to_vec(),
        _ => {
            let mut items = outline(view, transition, to);
            items.extend(bent_line(&leap_line(view, transition), LINE, Ink::Capture));
            items
        }
    }
}

/// The path of a mover that leaps over pieces and captures them, with an arc around each. Empty for other moves.
pub(super) fn leap_line(view: &BoardView, transition: &Transition) -> Vec<Point> {
    let from = view.center(transition.mv.from);
    let way = view.center(transition.mv.to) - from;
    let along = |point: Point| {
        let there = point - from;
        there.x * way.unit().x + there.y * way.unit().y
    };
    let leapt = |effect: &Effect| match *effect {
        Effect::Capture { at, by, .. } if MethodLook::of(by).works == Works::Over => {
            Some(along(view.center(at)))
        }
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

/// A thin line from the stop of a move through all pieces of the enclosed group.
pub(super) fn outline(view: &BoardView, transition: &Transition, stop: Point) -> Vec<Item> {
    let enclosed = |effect: &Effect| match *effect {
        Effect::Capture { at, by, .. } if MethodLook::of(by).works == Works::AroundGroup => {
            Some(view.center(at))
        }
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

/// A piece from the hand on its square, smaller if another piece still stands there.
fn ghost(transition: &Transition, piece: Piece, at: Point) -> Vec<Item> {
    let size = match transition.mv.travel {
        Travel::Resurrect => 0.66,
        _ => 1.0,
    };
    let halo = Item::new(Shape::Halo, Ink::Go, at).sized(1.15 * size);
    vec![halo, piece_at(piece, at).sized(size).faded(0.75)]
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

/// How far the arc around a leapt piece extends before and behind its centre, and its height.
const ARC: (f32, f32) = (0.95, 0.66);

/// The distance of a line from the centres of the mover's start and stop.
pub(super) const CLEAR: f32 = 0.5;
pub(super) const SHORT: f32 = 0.14;

/// How far the arch of a jump passes beside the centre of the piece below it, and its distance from the centres of
/// its ends.
/// middles of the pieces at its ends it begins and ends.
const JUMP: f32 = 0.6;
const MOUNT: f32 = 0.34;
const DESCEND: f32 = 0.44;

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
    /// A capture and its look, or `None` for other effects.
    pub fn new(
        view: &'a BoardView,
        transition: &'a Transition,
        capture: &Effect,
    ) -> Option<(PlannedCapture<'a>, &'static MethodLook)> {
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
        Some((planned, MethodLook::of(by)))
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

/// The number of points for each square of a line of arcs before it is simplified.
const FINE: f32 = 12.0;

/// How far a bent line is from the straight one, for each square of its length: a little, or around a piece in
/// between.
const BOWS: (f32, f32) = (0.12, 0.28);

/// How far a bent line between neighbours is from the straight one.
const BESIDE: f32 = 0.46;

/// The part of a bent line between two pieces that is drawn.
const MIDDLE: (f32, f32) = (0.15, 0.85);

/// A bent line with a head.
fn bent_arrow(from: Point, to: Point, ink: Ink) -> Vec<Item> {
    let length = (to - from).length().max(1.0);
    // Neighbours leave no room between them, so the line goes beside them.
    let points = match length < 1.5 {
        true => arch(from, to, BESIDE / length, (0.2, 0.74)),
        false => {
            let aside = (0.42 / length).max(MIDDLE.0);
            arch(from, to, BOWS.0, (aside, 1.0 - aside))
        }
    };
    let mut items = bent_line(&points, LINE, ink);
    if let [.., before, tip] = points[..] {
        let along = tip - before;
        items.push(Item::head(tip + along.unit() * 0.12, along, 0.26, ink));
    }
    items
}
