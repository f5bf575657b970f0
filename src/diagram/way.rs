//! The way of a piece that reaches its stop neither straight nor as a knight does.

use super::board_view::BoardView;
use super::point::Point;
use crate::rules::{Effect, PieceType, Transition, Travel};

/// How a mover goes from its start to its stop.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Way {
    /// Straight, or over whatever stands between.
    Straight,
    /// A diagonal step to this corner, then straight on.
    Bent(Point),
    /// Over one side of the board and in from the other.
    Round {
        /// Where the stop would be beyond the side that the piece leaves by.
        beyond: Point,
        /// Where the start would be beyond the side that it comes in from.
        behind: Point,
        /// Which part of the way leads to the side.
        crossing: f32,
    },
}

impl Way {
    /// The way of the mover, as far as the view knows its piece.
    pub(super) fn of(view: &BoardView, transition: &Transition) -> Way {
        let mv = transition.mv;
        let like = match mv.travel {
            Travel::Walk | Travel::Replace => like_whom(transition),
            _ => None,
        };
        let (from, to) = (view.center(mv.from), view.center(mv.to));
        match like {
            Some(like) if view.bends(like) => bent(from, to),
            Some(like) if view.goes_round(like) => round(view.columns() as f32, from, to),
            _ => Way::Straight,
        }
    }

    /// The offset from where the piece sets off to where its way leads, as it looks from there.
    pub(super) fn offset(self, from: Point, to: Point) -> Point {
        match self {
            Way::Straight | Way::Bent(_) => to - from,
            Way::Round { beyond, .. } => beyond - from,
        }
    }

    /// How the piece comes to its stop.
    pub(super) fn heading(self, from: Point, to: Point) -> Point {
        match self {
            Way::Straight => to - from,
            Way::Bent(corner) => to - corner,
            Way::Round { behind, .. } => to - behind,
        }
    }

    /// How long it is, in squares.
    pub(super) fn length(self, from: Point, to: Point) -> f32 {
        match self {
            Way::Bent(corner) => (corner - from).length() + (to - corner).length(),
            _ => self.offset(from, to).length(),
        }
    }

    /// Where the piece is after this part of its way, and how much of it is seen: it fades towards the side
    /// of the board, and is nowhere for at least `gap` squares on either side of it.
    pub(super) fn place(self, from: Point, to: Point, part: f32, gap: f32) -> (Point, f32) {
        /// How near the side it begins to fade, in squares.
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

/// The type whose way the mover goes: its own, or that of a victim that it captures by mimicry.
fn like_whom(transition: &Transition) -> Option<PieceType> {
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

/// The nearer way is meant.
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
