//! Pieces that stay because a friend protects them.

use super::choreography::{LEAVE, REACH, Stage, pulse};
use super::track::{Ease, Track};
use crate::diagram::marks::{SHIELD, shield_line};
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::Square;

/// How long a shield is seen to hold.
const HOLD: f32 = 0.2;

impl Stage<'_> {
    /// A line runs from the friend to the piece, and two rings close around it and hold.
    pub(super) fn protect(&mut self, at: Square, by: Square) -> f32 {
        let (friend, piece) = (self.view.center(by), self.view.center(at));
        let begin = match self.movers.is_empty() {
            true => self.start,
            false => self.settled,
        };
        let met = begin + REACH;
        let line = Track::new(shield_line(friend, piece, 0.05))
            .hold(begin)
            .key(met, Ease::Out, |item| {
                *item = shield_line(friend, piece, 1.0);
            })
            .veil(begin, 0.0);
        self.under.push(held(line.veil(begin + 0.04, 1.0), met));
        for size in [SHIELD.0, SHIELD.1] {
            let ring = Item::new(Shape::Ring, Ink::Protect, piece);
            let closing = Track::new(ring.sized(1.5 * size))
                .hold(begin)
                .key(met, Ease::Out, |item| *item = ring.sized(size))
                .veil(begin, 0.0);
            self.over.push(held(closing.veil(met, 1.0), met));
        }
        let wave = Item::new(Shape::Halo, Ink::Protect, piece).faded(0.8);
        self.under.push(pulse(wave.sized(0.9), met, 1.5, LEAVE));
        met
    }
}

/// What is seen until the shield has held, and fades then.
fn held(track: Track, met: f32) -> Track {
    let end = met + HOLD;
    track.veil(end, 1.0).veil(end + LEAVE, 0.0)
}
