//! The looks of a mimic. While it uses the method of a victim's type, it looks like that type in its own colour.

use super::builder::{MimicLook, PieceTrack, TimelineBuilder};
use super::methods::MethodLook;
use super::track::Track;
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{Effect, Piece, PieceType, Transition};

/// How long the first change of a mimic's look takes.
pub(super) const FIRST_LOOK: f32 = 0.14;

/// How long a later change takes.
const CHANGE: f32 = 0.08;

/// How long each look stays at least.
const SHOWN: f32 = 0.1;

/// How long the last look stays, and how long the change back takes.
const BACK: (f32, f32) = (0.2, 0.12);

/// The delay between two methods that are used at the stop.
const TURN: f32 = 0.16;

/// A look of a mimic: the times between which it appears, and those between which it disappears.
struct TimedLook {
    like: PieceType,
    comes: (f32, f32),
    goes: (f32, f32),
}

/// Whether any piece mimics in a move.
pub(super) fn mimics(transition: &Transition) -> bool {
    let mimicked = |effect: &Effect| matches!(effect, Effect::Capture { mimicked: true, .. });
    transition.effects.iter().any(mimicked)
}

impl TimelineBuilder<'_> {
    /// Records that a mimic uses a method.
    pub(super) fn mimicry(&mut self, from: Point, like: PieceType, time: f32) {
        self.looks.push(MimicLook { from, like, time });
    }

    /// The delay of a capture after the first method that is used at the stop: a mimic uses the methods of several
    /// types one after another.
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

    /// The looks of all mimics, as tracks above the moving pieces.
    pub(super) fn mimic_looks(&mut self) -> Vec<Track> {
        let mut looks = std::mem::take(&mut self.looks);
        looks.sort_by(|a, b| a.time.total_cmp(&b.time));
        let mut tracks = Vec::new();
        while let Some(first) = looks.first() {
            let from = first.from;
            let (own, others): (Vec<MimicLook>, Vec<MimicLook>) =
                looks.into_iter().partition(|look| look.from == from);
            looks = others;
            let timed_looks = timed_looks(&own, (self.start, self.arrival));
            if let Some(actor) = self.actor(from) {
                let (shown, shimmer) = look_tracks(actor, &timed_looks);
                tracks.extend(shown);
                self.shades.extend(shimmer);
            }
        }
        tracks
    }
}

/// The type whose method a capture mimics, if the method is used at the captor's stop.
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

/// The looks of a mimic that uses these methods in this order, with their times.
fn timed_looks(looks: &[MimicLook], (start, arrival): (f32, f32)) -> Vec<TimedLook> {
    let mut timed_looks: Vec<TimedLook> = Vec::new();
    for look in looks {
        let comes = match timed_looks.last() {
            Some(last) if last.like == look.like => continue,
            Some(last) => {
                let there = look.time.max(last.comes.1 + SHOWN);
                (there - CHANGE, there)
            }
            None => (0.0, start),
        };
        // The next look hides the one before.
        if let Some(last) = timed_looks.last_mut() {
            last.goes = (comes.1, comes.1 + SHOWN / 2.0);
        }
        timed_looks.push(TimedLook {
            like: look.like,
            comes,
            goes: comes,
        });
    }
    if let (Some(last), Some(look)) = (timed_looks.last_mut(), looks.last()) {
        let back = (last.comes.1.max(look.time) + BACK.0).max(arrival + CHANGE);
        last.goes = (back, back + BACK.1);
    }
    timed_looks
}

/// The looks of a piece, and a shimmer around it at each change. They hide the piece itself.
fn look_tracks(actor: &mut PieceTrack, timed_looks: &[TimedLook]) -> (Vec<Track>, Vec<Track>) {
    let (Some(first), Some(last)) = (timed_looks.first(), timed_looks.last()) else {
        return (Vec::new(), Vec::new());
    };
    let own = actor.track.clone();
    actor.track = own
        .clone()
        .opacity(first.comes.1, 1.0)
        .opacity(first.comes.1 + SHOWN / 2.0, 0.0)
        .opacity(last.goes.0 - SHOWN / 2.0, 0.0)
        .opacity(last.goes.0, 1.0);
    let look = |timed: &TimedLook| {
        let shape = Shape::Piece(Piece::new(actor.piece.color(), timed.like));
        let track = own.followed(|piece| Item { shape, ..piece });
        track
            .opacity(timed.comes.0, 0.0)
            .opacity(timed.comes.1, 1.0)
            .opacity(timed.goes.0, 1.0)
            .opacity(timed.goes.1, 0.0)
    };
    let shimmer = |timed: &TimedLook| {
        let around = |piece: Item| Item {
            width: piece.width * 1.5,
            height: piece.height * 1.5,
            ..Item::new(Shape::Halo, Ink::Capture, piece.at).faded(piece.alpha)
        };
        let track = own.followed(around);
        track
            .opacity(timed.comes.0, 0.0)
            .opacity(timed.comes.1, 0.9)
            .opacity(timed.comes.1 + 2.0 * CHANGE, 0.0)
    };
    (
        timed_looks.iter().map(look).collect(),
        timed_looks.iter().map(shimmer).collect(),
    )
}
