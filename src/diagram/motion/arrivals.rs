//! Pieces that are dropped, and pieces that change their type.

use super::builder::{CHANGE, LEAVE, PieceTrack, REACH, TimelineBuilder, pulse};
use super::methods::{MethodLook, Works};
use super::track::{Ease, Track};
use crate::diagram::marks::piece_at;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{Effect, Piece, Square, Travel};

impl TimelineBuilder<'_> {
    /// A piece changes its type on the square where it arrived.
    pub(super) fn promotion(&mut self, at: Square, into: Piece) -> f32 {
        let (delay, arrival) = (self.capture_time(), self.arrival);
        let old = self.movers.iter_mut().find(|actor| actor.to == at);
        let begin = delay + old.as_ref().map_or(arrival, |actor| actor.track.end());
        if let Some(old) = old {
            let track = old.track.clone().hold(begin);
            old.track = track.key(begin + CHANGE, Ease::InOut, |item| {
                *item = item.sized(0.6).faded(0.0);
            });
        }
        self.appears(into, at, begin);
        begin
    }

    /// A new piece appears on a square.
    pub(super) fn appears(&mut self, into: Piece, at: Square, begin: f32) {
        let new = piece_at(into, self.view.center(at));
        let halo = Item::new(Shape::Halo, Ink::LastMove, new.at).faded(0.95);
        self.under
            .push(pulse(halo.sized(0.9), begin, 1.6, CHANGE + 0.06));
        let track = Track::new(new.sized(1.3).faded(0.0)).hold(begin);
        let track = track.key(begin + CHANGE, Ease::Out, |item| *item = new);
        self.comes(into, at, track);
    }

    /// How long a piece that changes by its capture takes for the capture.
    fn capture_time(&self) -> f32 {
        let encloses = |effect: &Effect| match *effect {
            Effect::Capture { by, .. } => MethodLook::of(by).works == Works::AroundGroup,
            _ => false,
        };
        match self.transition.effects.iter().any(encloses) {
            true => REACH,
            false => 0.0,
        }
    }

    /// A piece comes from the hand: down onto its square, or upwards if the mover leaves that square.
    pub(super) fn put_down(&mut self, piece: Piece, at: Square) -> f32 {
        let item = piece_at(piece, self.view.center(at));
        let track = match self.transition.mv.travel {
            Travel::Resurrect => self.rises(item),
            _ => self.lands(item),
        };
        let end = track.end();
        self.settled = self.settled.max(end);
        self.comes(piece, at, track);
        end
    }

    fn rises(&mut self, piece: Item) -> Track {
        let begin = self.moment(0.5);
        let halo = Item::new(Shape::Halo, Ink::LastMove, piece.at).faded(0.95);
        self.under.push(pulse(halo.sized(0.5), begin, 1.7, LEAVE));
        let track = Track::new(piece.sized(0.35).faded(0.0)).hold(begin);
        track.key(begin + CHANGE, Ease::Out, |item| *item = piece)
    }

    fn lands(&mut self, piece: Item) -> Track {
        let touch = self.moment(0.75);
        let halo = Item::new(Shape::Halo, Ink::LastMove, piece.at).faded(0.95);
        self.under.push(pulse(halo.sized(0.9), touch, 1.7, LEAVE));
        let shade = Item::new(Shape::Glow, Ink::Rim, piece.at).sized(1.1);
        let shade = Track::new(shade.sized(1.6).faded(0.0))
            .key(self.moment(0.5), Ease::Even, |item| {
                *item = shade.sized(1.3).faded(0.4);
            })
            .key(self.arrival, Ease::InOut, |item| *item = shade.faded(0.0));
        self.shades.push(shade);
        Track::new(piece.sized(1.8).faded(0.0))
            .key(self.moment(0.5), Ease::Even, |item| {
                *item = piece.sized(1.4).faded(0.95);
            })
            .key(self.arrival, Ease::InOut, |item| *item = piece)
    }

    fn comes(&mut self, piece: Piece, at: Square, track: Track) {
        self.comers.push(PieceTrack {
            piece,
            from: at,
            to: at,
            track,
        });
    }
}
