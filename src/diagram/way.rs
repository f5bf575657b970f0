//! Paths of pieces that are neither straight nor a knight's.

use super::board_view::BoardView;
use super::point::Point;
use crate::rules::{Effect, PieceType, Transition, Travel};

/// The path of a mover from its start to its stop.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Way {
    /// Straight, or over any pieces in between.
    Straight,
    /// A diagonal step to this corner, then straight on.
    Bent(Point),
    /// Off one side of the board and in from the other.
    Round {
        /// Where the stop would be beyond the side that the piece leaves at.
        beyond: Point,
        /// Where the start would be beyond the side that it enters at.
        behind: Point,
        /// The part of the path before the side.
        crossing: f32,
    },
}

impl Way {
    /// The path of the mover, if the view knows the paths of its type.
    pub(super) fn of(view: &BoardView, transition: &Transition) -> Way {
        let mv = transition.mv;
        let like = match mv.travel {
            Travel::Walk | Travel::Replace => type_of_path(transition),
            _ => None,
        };
        let (from, to) = (view.center(mv.from), view.center(mv.to));
        match like {
            Some(like) if view.bends(like) => bent(from, to),
            Some(like) if view.goes_round(like) => round(view.columns() as f32, from, to),
            _ => Way::Straight,
        }
    }

    /// The offset from the start to the end of the path, in the direction in which the piece starts.
    pub(super) fn offset(self, from: Point, to: Point) -> Point {
        match self {
            Way::Straight | Way::Bent(_) => to - from,
            Way::Round { beyond, .. } => beyond - from,
        }
    }

    /// The direction in which the piece arrives.
    pub(super) fn heading(self, from: Point, to: Point) -> Point {
        match self {
            Way::Straight => to - from,
            Way::Bent(corner) => to - corner,
            Way::Round { behind, .. } => to - behind,
        }
    }

    /// The length, in squares.
    pub(super) fn length(self, from: Point, to: Point) -> f32 {
        match self {
            Way::Bent(corner) => (corner - from).length() + (to - corner).length(),
            _ => self.offset(from, to).length(),
        }
    }

    /// The place after this part of the path, and its opacity there. It fades towards the side of the board, and is
    /// invisible for at least `gap` squares on both sides of it.
    pub(super) fn place(self, from: Point, to: Point, part: f32, gap: f32) -> (Point, f32) {
        /// The distance from the side at which it starts to fade, in squares.
        const FADE: f32 = 0.5;
        match self {
            Way::Straight => (from.towards(to, part), 1.0),
            Way::Bent(corner) => {
                let turn = (corner - from).length() / self.length(from, to);
                let at = match part < turn {
                    true => from.towards(corner, part / turn),
                    false => corner.towards(to, (part - turn) / (1.0 - turn)),
                };
                (at, 1.0)
            }
            Way::Round {
                beyond,
                behind,
                crossing,
            } => {
                let aside = (part - crossing) * (beyond.x - from.x).abs();
                let at = match aside < 0.0 {
                    true => from.towards(beyond, part),
                    false => behind.towards(to, part),
                };
                (at, ((aside.abs() - gap) / (FADE - gap)).clamp(0.0, 1.0))
            }
        }
    }
}

/// The type whose path the mover takes: its own, or that of a victim that it captures by mimicry.
fn type_of_path(transition: &Transition) -> Option<PieceType> {
    let mut own = None;
    for effect in &transition.effects {
        match *effect {
            Effect::Capture {
                piece,
                at,
                by,
                mimicked: true,
                ..
            } if at == transition.mv.to && by.travel() == Some(Travel::Replace) => {
                return Some(piece.piece_type());
            }
            Effect::Travel { piece, from, .. } if from == transition.mv.from => {
                own = Some(piece.piece_type());
            }
            _ => {}
        }
    }
    own
}

fn bent(from: Point, to: Point) -> Way {
    let way = to - from;
    let (x, y) = (way.x.abs().round(), way.y.abs().round());
    match x.min(y) == 1.0 && x != y {
        true => Way::Bent(from + Point::new(way.x.signum(), way.y.signum())),
        false => Way::Straight,
    }
}

/// Of both paths round the board, the shorter one.
fn round(columns: f32, from: Point, to: Point) -> Way {
    let across = to.x - from.x;
    if across.abs() <= columns / 2.0 {
        return Way::Straight;
    }
    let around = Point::new(columns * across.signum(), 0.0);
    let side = if across > 0.0 { 0.0 } else { columns };
    let beyond = to - around;
    Way::Round {
        beyond,
        behind: from + around,
        crossing: (side - from.x) / (beyond.x - from.x),
    }
}
