//! The signs of captures: lines, beams, brackets, rings and impacts.

use super::builder::{LEAVE, REACH, TimelineBuilder, pulse};
use super::methods::outline;
use super::track::{Ease, Track};
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};

/// The distance from a piece's centre at which its lines start.
const RIM: f32 = 0.42;

/// How far a beam continues beyond its victim: no farther than its square, so that it stays on the board.
const BEYOND: f32 = 0.48;

/// How long a line takes to fade.
const FADE: f32 = 0.14;

impl TimelineBuilder<'_> {
    /// A line between two pieces while they move. It gets thinner as it gets longer.
    pub(super) fn tether(
        &mut self,
        ahead: &Track,
        behind: &Track,
        (begin, end): (f32, f32),
        ink: Ink,
    ) {
        const STEPS: usize = 24;
        let line = |time| {
            let (tip, tail) = (ahead.by_keys(time)?, behind.by_keys(time)?);
            let way = tip.at - tail.at;
            let rim = way.unit() * RIM;
            let thickness = 0.15 / (0.6 + 0.4 * way.length());
            Some(Item::bar(
                tail.at + rim,
                tip.at - rim,
                thickness.clamp(0.06, 0.15),
                ink,
            ))
        };
        let moment = |step: usize| begin + (end - begin) * step as f32 / STEPS as f32;
        let lines = (0..=STEPS).filter_map(|step| Some((moment(step), line(moment(step))?)));
        let mut track: Option<Track> = None;
        for (time, shown) in lines {
            track = Some(match track {
                None => Track::new(shown).hold(time),
                Some(track) => track.key(time, Ease::Even, |item| *item = shown),
            });
        }
        let veiled = track.map(|track| {
            let seen = track.opacity(begin, 0.0).opacity(begin + 0.05, 0.95);
            seen.opacity(end, 0.95).opacity(end + FADE, 0.0)
        });
        self.under.extend(veiled);
    }

    /// A beam from a piece across its victim.
    pub(super) fn beam(&mut self, start: Point, place: Point, begin: f32) {
        let way = (place - start).unit();
        let (start, end) = (start + way * RIM, place + way * BEYOND);
        let beam = |end| Item::bar(start, end, 0.09, Ink::Capture);
        let met = begin + REACH;
        let track = Track::new(beam(start + way * 0.02))
            .hold(begin)
            .key(met, Ease::InOut, |item| *item = beam(end))
            .opacity(begin, 0.0)
            .opacity(begin + 0.05, 0.9)
            .opacity(met + 0.12, 0.9)
            .opacity(met + LEAVE, 0.0);
        self.under.push(track);
    }

    /// The crossing of two beams: a flash and a ring on the piece.
    pub(super) fn crossing(&mut self, place: Point, met: f32) {
        let glow = Item::new(Shape::Glow, Ink::Capture, place).faded(0.85);
        self.over
            .push(pulse(glow.sized(0.3), met - 0.04, 1.3, LEAVE));
        let ring = Item::new(Shape::Ring, Ink::Capture, place).faded(0.95);
        self.over
            .push(pulse(ring.sized(0.35), met - 0.04, 1.15, LEAVE));
    }

    /// One of two brackets, which moves onto a piece from a side and squeezes it to this part of its width. It keeps the
    /// shape of the piece's edge.
    pub(super) fn bracket(&mut self, place: Point, inward: Point, begin: f32, width: f32) {
        let inward = inward.unit();
        let met = begin + REACH;
        let open = Item {
            at: place - inward * 0.25,
            angle: inward.angle(),
            ..Item::new(Shape::Bracket, Ink::Capture, place).sized(1.1)
        };
        let track = Track::new(open)
            .hold(begin)
            .key(met, Ease::InOut, |item| item.at = place)
            .key(met + REACH, Ease::Out, |item| item.width *= width)
            .opacity(begin, 0.0)
            .opacity(begin + 0.06, 0.95)
            .opacity(met + REACH, 0.95)
            .opacity(met + LEAVE, 0.0);
        self.over.push(track);
    }

    /// Thin lines between the pieces of an enclosed group.
    pub(super) fn group_lines(&mut self) {
        let (begin, met) = (self.settled, self.settled + REACH);
        let lines = outline(self.view, self.transition, self.to);
        self.under.extend(lines.into_iter().map(|line| {
            Track::new(line)
                .opacity(begin, 0.0)
                .opacity(met, 0.95)
                .opacity(met + LEAVE, 0.0)
        }));
    }

    /// A ring that closes around a piece.
    pub(super) fn closing_ring(&mut self, place: Point, begin: f32) {
        let ring = Item::new(Shape::Ring, Ink::Capture, place);
        let closing = Track::new(ring.sized(1.5).faded(0.0))
            .hold(begin)
            .key(begin + REACH, Ease::Out, |item| {
                *item = ring.sized(0.94).faded(0.95);
            })
            .key(begin + REACH + LEAVE, Ease::InOut, |item| {
                *item = ring.sized(0.8).faded(0.0);
            });
        self.over.push(closing);
    }

    /// A short stroke across a path, where one piece strikes another.
    pub(super) fn impact_stroke(&mut self, at: Point, way: Point, ink: Ink, time: f32) {
        let stroke = |half: f32, thickness: f32| {
            let side = way.unit().turned() * half;
            Item::bar(at - side, at + side, thickness, ink)
        };
        let track = Track::new(stroke(0.1, 0.18).faded(0.0))
            .hold((time - 0.02).max(0.0))
            .key(time + 0.04, Ease::Even, |item| {
                *item = stroke(0.4, 0.14).faded(0.95);
            })
            .key(time + 0.26, Ease::Even, |item| {
                *item = stroke(0.52, 0.05).faded(0.0);
            });
        self.over.push(track);
    }

    /// A flash that grows, with a wave at its edge.
    pub(super) fn burst(&mut self, at: Point, size: f32, begin: f32) {
        let glow = Item::new(Shape::Glow, Ink::Capture, at).faded(0.9);
        self.over
            .push(pulse(glow.sized(0.4), begin, size, LEAVE + 0.08));
        let wave = Item::new(Shape::Halo, Ink::Capture, at).faded(0.9);
        self.over
            .push(pulse(wave.sized(0.5), begin, 1.1 * size, LEAVE + 0.08));
    }

    /// A ring of dust where a piece is struck.
    pub(super) fn dust_ring(&mut self, at: Point, ink: Ink, begin: f32) {
        let ring = Item::new(Shape::Halo, ink, at).faded(0.9);
        self.under.push(pulse(ring.sized(0.8), begin, 1.6, LEAVE));
    }

    /// A ring around a piece that swaps places.
    pub(super) fn swap_ring(&mut self, piece: &Track) {
        let ring = piece.followed(|piece| Item::new(Shape::Ring, Ink::Swap, piece.at).sized(1.14));
        let (begin, end) = (self.start, self.arrival);
        self.shades.push(
            ring.opacity(begin, 0.0)
                .opacity(begin + 0.06, 0.9)
                .opacity(end, 0.9)
                .opacity(end + FADE, 0.0),
        );
    }
}
