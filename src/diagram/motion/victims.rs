//! Pieces that leave the board, in the way of the method that captures them.

use super::builder::{LEAVE, PieceTrack, TimelineBuilder};
use super::exit::{CaptureScene, Exit, leave};
use super::methods::{MethodLook, OnTheSpot};
use super::track::{Ease, Track};
use crate::diagram::marks::piece_at;
use crate::diagram::planned::{stop_of, way_of};
use crate::diagram::point::Point;
use crate::rules::{Color, Effect, Fate, Piece, Square, Travel};

impl TimelineBuilder<'_> {
    /// Shows a capture. Returns the time at which the victim starts to leave.
    pub(super) fn capture(&mut self, effect: &Effect) -> f32 {
        let Effect::Capture {
            piece,
            at,
            captor,
            by,
            mimicked,
            partner,
            fate,
        } = *effect
        else {
            return self.settled;
        };
        let goes_to_hand = matches!(fate, Fate::Hand(held) if held.color() != piece.color());
        let mut victim = self.taken(piece, at);
        let (from, to) = way_of(self.view, self.transition, captor);
        let scene = CaptureScene {
            place: stop_of(self.view, self.transition, at),
            from,
            to,
            partner: partner.map(|square| self.view.center(square)),
            goes_to_hand,
            begin: self.settled + self.turn_of(effect),
        };
        let (track, begin, exit) = (MethodLook::of(by).motion)(self, victim.track, &scene);
        let turns = track.end();
        victim.track = match fate {
            Fate::Converted(into) => {
                self.appears(into, at, turns);
                leave(track, Exit::Dissolved)
            }
            _ if goes_to_hand => self.picked_up(track, !piece.color()),
            _ => leave(track, exit),
        };
        self.victims.push(victim);
        if mimicked {
            // The captor's part of the animation starts before the victim leaves.
            let used = begin.min(scene.begin);
            self.mimicry(from, piece.piece_type(), used);
        }
        begin
    }

    /// The piece of a square, which may have moved.
    fn taken(&mut self, piece: Piece, at: Square) -> PieceTrack {
        self.hidden.insert(at);
        let moving = self.movers.iter().position(|mover| mover.from == at);
        match moving {
            Some(index) => self.movers.remove(index),
            None => PieceTrack {
                piece,
                from: at,
                to: at,
                track: Track::new(piece_at(piece, self.view.center(at))),
            },
        }
    }

    /// Moves towards a neighbour that does the same.
    pub(super) fn charge(&self, track: Track, way: Point) -> Track {
        let reach = way.unit() * ((way.length() - 0.7) / 2.0);
        track.key(self.arrival, Ease::InOut, |item| item.at = item.at + reach)
    }

    /// A piece that its own side sacrifices.
    pub(super) fn sacrifice(&mut self, piece: Piece, at: Square) -> f32 {
        let mut victim = self.taken(piece, at);
        let place = self.view.center(at);
        let track = match OnTheSpot::of(self.transition.mv.travel) {
            Some(act) => (act.end)(self, victim.track, place),
            None => self.shatter(victim.track, place),
        };
        self.frosted |= match self.transition.mv.travel {
            Travel::Suicide => at.into(),
            _ => Default::default(),
        };
        victim.track = track;
        self.victims.push(victim);
        self.arrival
    }

    /// A piece that is lifted and moves towards a side's hand, at the right of the board.
    fn picked_up(&self, track: Track, by: Color) -> Track {
        let below = (by == Color::White) != self.view.flipped();
        let height = if below { 0.85 } else { 0.15 };
        let hand = Point::new(
            self.view.columns() as f32 + 0.5,
            self.view.rows() as f32 * height,
        );
        let start = track.end();
        track
            .key(start + 0.12, Ease::Out, |item| *item = item.sized(1.2))
            .key(start + LEAVE + 0.06, Ease::InOut, |item| {
                *item = item.sized(0.8).faded(0.0);
                item.at = item.at + (hand - item.at).unit() * 1.3;
            })
    }
}
