//! Pieces that stay because a friend protects them.

use super::builder::{LEAVE, REACH, TimelineBuilder, pulse};
use super::track::{Ease, Track};
use crate::diagram::marks::{SHIELD, shield_line};
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::Square;

/// How long a shield stays visible.
const HOLD: f32 = 0.2;

impl TimelineBuilder<'_> {
    /// A line runs from the friend to the piece, and two rings close around it.
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
            .opacity(begin, 0.0);
        self.under.push(held(line.opacity(begin + 0.04, 1.0), met));
        for size in [SHIELD.0, SHIELD.1] {
            let ring = Item::new(Shape::Ring, Ink::Protect, piece);
            let closing = Track::new(ring.sized(1.5 * size))
                .hold(begin)
                .key(met, Ease::Out, |item| *item = ring.sized(size))
                .opacity(begin, 0.0);
            self.over.push(held(closing.opacity(met, 1.0), met));
        }
        let wave = Item::new(Shape::Halo, Ink::Protect, piece).faded(0.8);
        self.under.push(pulse(wave.sized(0.9), met, 1.5, LEAVE));
        met
    }
}

/// A track that fades after the shield has been shown.
fn held(track: Track, met: f32) -> Track {
    let end = met + HOLD;
    track.opacity(end, 1.0).opacity(end + LEAVE, 0.0)
}
