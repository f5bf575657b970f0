//! What a move would do, in marks on the board before it.

use super::board_view::BoardView;
use super::lines::{arch, bent_line, simplified};
use super::marks::{LINE, capture_line, frost_at, piece_at, shield};
use super::motion::{MethodLook, OnTheSpot, Works};
use super::point::Point;
use super::scene::{Ink, Item, Shape};
use crate::rules::{Effect, Piece, Square, Transition, Travel};
use std::f32::consts::FRAC_PI_2;

/// All effects of a move: each piece that it would capture, move or freeze gets a ring, with the
/// lines of the method that does it, and every piece that comes from the hand is there already.
pub fn preview(view: &BoardView, transition: &Transition) -> Vec<Item> {
    let mut items = whole_move(view, transition);
    for effect in &transition.effects {
        match *effect {
            Effect::Capture { at, .. } => {
                if let Some((sight, look)) = Sight::new(view, transition, effect) {
                    items.extend((look.lines)(&sight));
                }
                items.push(Item::new(Shape::Ring, Ink::Capture, view.center(at)));
            }
            Effect::Sacrifice { at, .. } => {
                items.push(Item::new(Shape::Ring, Ink::Capture, view.center(at)));
            }
            Effect::Travel { from, to, by, .. } if takes_along(transition, from, by) => {
                items.push(Item::new(Shape::DashedRing, Ink::Swap, view.center(from)));
                items.extend(bent_arrow(view.center(from), view.center(to), Ink::Swap));
            }
            Effect::Drop { piece, at } => items.extend(ghost(transition, piece, view.center(at))),
            Effect::Protect { at, by, .. } => items.extend(shield(view, by, at)),
            Effect::Freeze { at, .. } => {
                let [pall, rime, star] = frost_at(view.center(at), 0.9);
                // Over an empty square these would look like a piece.
                if at != transition.mv.to {
                    let ring = Item::new(Shape::Ring, Ink::Frost, view.center(at));
                    items.extend([ring, pall]);
                }
                items.extend([rime, star]);
            }
            _ => {}
        }
    }
    items
}

/// The marks of the pieces that a move would capture if nothing protected them, and nothing else.
pub fn shields(view: &BoardView, transition: &Transition) -> Vec<Item> {
    let marks = |effect: &Effect| match *effect {
        Effect::Protect { at, by, .. } => Some(shield(view, by, at)),
        _ => None,
    };
    let shown = transition.effects.iter().filter_map(marks);
    shown.flatten().collect()
}

/// Whether a piece goes elsewhere by another's power; a mover that swaps places or pushes counts too.
pub(super) fn takes_along(transition: &Transition, from: Square, by: Travel) -> bool {
    by.moves_others() || by == Travel::Castle && from != transition.mv.from
}

/// The marks of a move as a whole, not of one piece.
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

/// The way of a mover that leaps over pieces that it captures so, with an arc around each; nothing for others.
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

/// The offset of length 1 at right angles to a way that points up, or to the right if neither does.
fn upward(way: Point) -> Point {
    let side = way.unit().turned();
    match side.y > 0.01 || side.y.abs() <= 0.01 && side.x < 0.0 {
        true => side * -1.0,
        false => side,
    }
}

/// The arch of a jump, and a ring around the piece that it goes over.
pub(super) fn jump(from: Point, to: Point, captures: bool) -> Vec<Item> {
    let ink = if captures { Ink::Capture } else { Ink::Go };
    let mount = Item::new(Shape::Ring, Ink::Go, from.towards(to, 0.5));
    let mut items = vec![mount.sized(0.9).faded(0.9)];
    items.extend(bent_line(&jump_line(from, to), LINE, ink));
    items
}

/// The arch of a jump. It looks like one only above what it leads over.
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

/// A thin line from the stop of a move through all pieces of the group that it encloses.
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

/// Which of some points lies nearest to any of others, and to which.
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

/// A line between two rings, around who may stand between.
fn join(from: Point, to: Point) -> Vec<Item> {
    if (to - from).length() > 1.5 {
        return bent_line(&arch(from, to, BOWS.1, MIDDLE), LINE, Ink::Capture);
    }
    let out = (to - from).unit() * 0.42;
    vec![Item::bar(from + out, to - out, LINE, Ink::Capture)]
}

/// A piece from the hand, as it will stand; smaller where another still stands.
fn ghost(transition: &Transition, piece: Piece, at: Point) -> Vec<Item> {
    let size = match transition.mv.travel {
        Travel::Resurrect => 0.66,
        _ => 1.0,
    };
    let halo = Item::new(Shape::Halo, Ink::Go, at).sized(1.15 * size);
    vec![halo, piece_at(piece, at).sized(size).faded(0.75)]
}

/// Where a piece that stands on a square before a move stands when the move captures it: a push or a pull
/// may have moved it.
pub(super) fn stop_of(view: &BoardView, transition: &Transition, at: Square) -> Point {
    let stop = transition.effects.iter().find_map(|effect| match *effect {
        Effect::Travel { from, to, .. } if from == at => Some(to),
        _ => None,
    });
    view.center(stop.unwrap_or(at))
}

/// From where to where the piece goes that makes a capture, given the square on which it stands before the move.
pub(super) fn way_of(view: &BoardView, transition: &Transition, captor: Square) -> (Point, Point) {
    let stop = match captor == transition.mv.from {
        true => view.center(transition.mv.to),
        false => stop_of(view, transition, captor),
    };
    (view.center(captor), stop)
}

/// How far before and behind the middle of a leapt piece the arc around it reaches, and how high.
const ARC: (f32, f32) = (0.95, 0.66);

/// How far from the middle of the mover's start its line begins, and how far before that of its stop it ends.
pub(super) const CLEAR: f32 = 0.5;
pub(super) const SHORT: f32 = 0.14;

/// How far the arch of a jump goes beside the middle of the piece that it leads over, and how far from the
/// middles of the pieces at its ends it begins and ends.
const JUMP: f32 = 0.6;
const MOUNT: f32 = 0.34;
const DESCEND: f32 = 0.44;

/// A capture before the move: the captor and the victim.
pub(super) struct Sight<'a> {
    pub view: &'a BoardView,
    pub transition: &'a Transition,
    /// From where to where the captor goes.
    pub from: Point,
    pub to: Point,
    /// Where the victim stands when it is captured.
    victim: Point,
    pub partner: Option<Point>,
}

impl<'a> Sight<'a> {
    /// A capture, and how it looks; nothing for other effects.
    pub fn new(
        view: &'a BoardView,
        transition: &'a Transition,
        capture: &Effect,
    ) -> Option<(Sight<'a>, &'static MethodLook)> {
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
        let sight = Sight {
            view,
            transition,
            from,
            to,
            victim: stop_of(view, transition, at),
            partner: partner.map(|square| view.center(square)),
        };
        Some((sight, MethodLook::of(by)))
    }

    /// A line to the victim, from so far off a point.
    pub fn line(&self, start: Point, out: f32) -> Item {
        capture_line(start + (self.victim - start).unit() * out, self.victim)
    }

    /// A line from the rim of the captor, before it goes.
    pub fn rim_line(&self) -> Item {
        self.line(self.from, 0.35)
    }

    /// Lines from the captor's stop and from its partner.
    pub fn with_partner(&self) -> Vec<Item> {
        let taken = self.transition.captured();
        // From the rim of a piece that stands there, as far as the victim leaves room.
        let from_stop = match taken.contains(self.transition.mv.to) {
            true => self.line(self.to, 0.4),
            false => self.line(self.to, 0.0),
        };
        let partner = self.partner.map(|partner| self.line(partner, 0.4));
        std::iter::once(from_stop).chain(partner).collect()
    }
}

/// How many points a square has of a line of arcs before it is simplified.
const FINE: f32 = 12.0;

/// How far a bent line leaves the straight one, for its length: a little, or around a piece between.
const BOWS: (f32, f32) = (0.12, 0.28);

/// How far a bent line between neighbours leaves the straight one.
const BESIDE: f32 = 0.46;

/// The part of a bent line between two pieces that is drawn.
const MIDDLE: (f32, f32) = (0.15, 0.85);

/// A bent line with a head.
fn bent_arrow(from: Point, to: Point, ink: Ink) -> Vec<Item> {
    let length = (to - from).length().max(1.0);
    // Neighbours leave no room between them: it goes beside them.
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
