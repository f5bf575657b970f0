//! The looks of a mimic: while it uses the method of a victim's type, it looks like a piece of that type,
//! in its own colour.

use super::choreography::{Actor, Stage};
use super::methods::MethodLook;
use super::track::Track;
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{Effect, Piece, PieceType, Transition};

/// How long a mimic takes to look like what it mimics first.
pub(super) const TAKE_ON: f32 = 0.14;

/// How long it takes to change its look.
const CHANGE: f32 = 0.08;

/// How long it has each look at least.
const SHOWN: f32 = 0.1;

/// How long it keeps the last, and how long it then takes to look like itself.
const BACK: (f32, f32) = (0.2, 0.12);

/// How long after another a method is used, where both are used at the stop.
const TURN: f32 = 0.16;

/// A method used by a mimic.
pub(super) struct Look {
    /// Where the mimic had stood.
    pub from: Point,
    /// Whose method it is.
    pub like: PieceType,
    /// When it is used.
    pub time: f32,
}

/// A look over a mimic: from when to when it comes, and from when to when it goes.
struct Mask {
    like: PieceType,
    comes: (f32, f32),
    goes: (f32, f32),
}

/// Whether any piece mimics in a move.
pub(super) fn mimics(transition: &Transition) -> bool {
    let mimicked = |effect: &Effect| matches!(effect, Effect::Capture { mimicked: true, .. });
    transition.effects.iter().any(mimicked)
}

impl Stage<'_> {
    /// Notes that a mimic uses a method.
    pub(super) fn mimicry(&mut self, from: Point, like: PieceType, time: f32) {
        self.looks.push(Look { from, like, time });
    }

    /// How much later than the first method that works at the stop another does: a mimic uses those of
    /// several types one after another.
    pub(super) fn turn_of(&self, capture: &Effect) -> f32 {
        let effects = self.transition.effects.iter();
        let mut types: Vec<PieceType> = Vec::new();
        for like in effects.filter_map(mimicked_at_stop) {
            if !types.contains(&like) {
                types.push(like);
            }
        }
        let own = mimicked_at_stop(capture);
        let turn = own.and_then(|own| types.iter().position(|&like| like == own));
        TURN * turn.unwrap_or(0) as f32
    }

    /// Gives each mimic its looks: tracks to be drawn over the pieces on their way.
    pub(super) fn take_on(&mut self) -> Vec<Track> {
        let mut looks = std::mem::take(&mut self.looks);
        looks.sort_by(|a, b| a.time.total_cmp(&b.time));
        let mut tracks = Vec::new();
        while let Some(first) = looks.first() {
            let from = first.from;
            let (own, others): (Vec<Look>, Vec<Look>) =
                looks.into_iter().partition(|look| look.from == from);
            looks = others;
            let masks = masks(&own, (self.start, self.arrival));
            if let Some(actor) = self.actor(from) {
                let (shown, shimmer) = disguise(actor, &masks);
                tracks.extend(shown);
                self.shades.extend(shimmer);
            }
        }
        tracks
    }
}

/// The type whose method a capture mimics, if it is used at the captor's stop.
fn mimicked_at_stop(capture: &Effect) -> Option<PieceType> {
    match *capture {
        Effect::Capture {
            piece,
            by,
            mimicked: true,
            ..
        } => MethodLook::of(by)
            .works
            .at_stop()
            .then(|| piece.piece_type()),
        _ => None,
    }
}

/// When a mimic that uses these methods, the first first, has which look.
fn masks(looks: &[Look], (start, arrival): (f32, f32)) -> Vec<Mask> {
    let mut masks: Vec<Mask> = Vec::new();
    for look in looks {
        let comes = match masks.last() {
            Some(last) if last.like == look.like => continue,
            Some(last) => {
                let there = look.time.max(last.comes.1 + SHOWN);
                (there - CHANGE, there)
            }
            None => (0.0, start),
        };
        // The next look covers the one before.
        if let Some(last) = masks.last_mut() {
            last.goes = (comes.1, comes.1 + SHOWN / 2.0);
        }
        masks.push(Mask {
            like: look.like,
            comes,
            goes: comes,
        });
    }
    if let (Some(last), Some(look)) = (masks.last_mut(), looks.last()) {
        let back = (last.comes.1.max(look.time) + BACK.0).max(arrival + CHANGE);
        last.goes = (back, back + BACK.1);
    }
    masks
}

/// The looks over a piece, and a shimmer around it at each change; they hide the piece itself.
fn disguise(actor: &mut Actor, masks: &[Mask]) -> (Vec<Track>, Vec<Track>) {
    let (Some(first), Some(last)) = (masks.first(), masks.last()) else {
        return (Vec::new(), Vec::new());
    };
    let own = actor.track.clone();
    actor.track = own
        .clone()
        .veil(first.comes.1, 1.0)
        .veil(first.comes.1 + SHOWN / 2.0, 0.0)
        .veil(last.goes.0 - SHOWN / 2.0, 0.0)
        .veil(last.goes.0, 1.0);
    let look = |mask: &Mask| {
        let shape = Shape::Piece(Piece::new(actor.piece.color(), mask.like));
        let track = own.followed(|piece| Item { shape, ..piece });
        track
            .veil(mask.comes.0, 0.0)
            .veil(mask.comes.1, 1.0)
            .veil(mask.goes.0, 1.0)
            .veil(mask.goes.1, 0.0)
    };
    let shimmer = |mask: &Mask| {
        let around = |piece: Item| Item {
            width: piece.width * 1.5,
            height: piece.height * 1.5,
            ..Item::new(Shape::Halo, Ink::Capture, piece.at).faded(piece.alpha)
        };
        let track = own.followed(around);
        track
            .veil(mask.comes.0, 0.0)
            .veil(mask.comes.1, 0.9)
            .veil(mask.comes.1 + 2.0 * CHANGE, 0.0)
    };
    (
        masks.iter().map(look).collect(),
        masks.iter().map(shimmer).collect(),
    )
}
