//! Freezing and freeing, and frozen pieces that are removed.

use super::builder::{PieceTrack, TimelineBuilder};
use super::timeline::frost_on;
use super::track::{Ease, Track};
use crate::diagram::marks::frost_at;
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{Piece, Square};
use std::f32::consts::TAU;

/// How long the cold takes to spread.
const SPREAD: f32 = 0.42;

/// The delay before frost forms, and how long it forms.
const FORM: (f32, f32) = (0.1, 0.3);

/// How long frost takes to melt.
const MELT: f32 = 0.36;

/// How long cracks run through a frozen piece, and how long its fragments fly.
const CRACK: (f32, f32) = (0.14, 0.34);

impl TimelineBuilder<'_> {
    /// Cold spreads from the freezing piece, and frost forms on another.
    pub(super) fn freeze(&mut self, piece: Piece, at: Square) -> f32 {
        let place = self.view.center(at);
        let arrived = self.movers.iter().chain(&self.comers);
        let others = arrived.filter(|actor| actor.piece.color() != piece.color());
        let freezer = nearest(place, others.map(|actor| self.view.center(actor.to)));
        let begin = self.settled;
        self.cold_halo(freezer.unwrap_or(place), freezer.is_some(), |halo| {
            let end = begin + SPREAD;
            Track::new(halo.sized(0.7))
                .hold(begin)
                .key(end, Ease::Out, |item| *item = halo)
                .opacity(begin, 0.0)
                .opacity(begin + 0.1, 0.9)
                .opacity(end, 0.0)
        });
        let (wait, time) = FORM;
        let form = begin + wait;
        let upon = self.movers.iter().find(|actor| actor.to == at);
        let forming = match upon {
            Some(actor) => frost_on(&actor.track, false).map(|frost| {
                let unseen = frost.opacity(form, 0.0);
                unseen.opacity(form + time, 1.0)
            }),
            None => frost_at(place, 1.0).map(|mark| {
                let small = mark.sized(0.55 * mark.width).faded(0.0);
                let none = Track::new(small).hold(form);
                none.key(form + time, Ease::Out, |item| *item = mark)
            }),
        };
        self.over.extend(forming);
        form
    }

    /// The cold shrinks, and frost melts.
    pub(super) fn thaw(&mut self, piece: Piece, at: Square) -> f32 {
        let place = self.view.center(at);
        let places = |actors: &[PieceTrack]| -> Vec<Point> {
            let others = actors
                .iter()
                .filter(|actor| actor.piece.color() != piece.color());
            others.map(|actor| self.view.center(actor.from)).collect()
        };
        let left = nearest(place, places(&self.movers).into_iter());
        let taken = nearest(place, places(&self.victims).into_iter());
        let freezer = left.or(taken);
        let moved = self.movers.iter().find(|actor| actor.to == at);
        let moved = moved.map(|actor| (actor.from, actor.track.clone()));
        let begin = match (&moved, left, taken) {
            (Some(_), _, _) => self.start,
            (None, None, Some(_)) => self.settled,
            _ => self.moment(0.4),
        };
        if let Some(freezer) = freezer {
            self.cold_halo(freezer, true, |halo| {
                let end = begin + SPREAD;
                Track::new(halo)
                    .hold(begin)
                    .key(end, Ease::InOut, |item| *item = item.sized(0.7))
                    .opacity(begin, 0.0)
                    .opacity(begin + 0.4 * SPREAD, 0.6)
                    .opacity(end, 0.0)
            });
        }
        self.frosted |= moved.as_ref().map(|&(from, _)| from).into();
        let still = Track::new(Item::new(Shape::Square, Ink::Frost, place));
        let frost = frost_on(moved.as_ref().map_or(&still, |(_, track)| track), false);
        let melting = frost.map(|track| track.opacity(begin, 1.0).opacity(begin + MELT, 0.0));
        self.over.extend(melting);
        begin
    }

    /// A halo of cold, once for each place.
    fn cold_halo(&mut self, at: Point, wide: bool, shown: impl Fn(Item) -> Track) {
        if !self.cold_halos.contains(&at) {
            self.cold_halos.push(at);
            let size = if wide { 3.3 } else { 1.5 };
            let halo = Item::new(Shape::Halo, Ink::Frost, at).sized(size);
            self.over.push(shown(halo));
        }
    }

    /// A frozen piece that is removed cracks and breaks.
    pub(super) fn shatter(&mut self, track: Track, place: Point) -> Track {
        let (begin, (crack, fly)) = (self.arrival, CRACK);
        let broken = begin + crack;
        for mark in frost_at(place, 1.0) {
            let frost = Track::new(mark).hold(broken);
            self.over
                .push(frost.key(broken + 0.6 * fly, Ease::Even, |item| item.alpha = 0.0));
        }
        const PIECES: usize = 6;
        for piece in 0..PIECES {
            let angle = TAU * (piece as f32 + 0.3) / PIECES as f32;
            let out = Point::new(angle.cos(), angle.sin());
            let reach = if piece.is_multiple_of(2) { 0.44 } else { 0.3 };
            self.crack(place, place + out * reach, begin);
            self.shard(place + out * 0.2, out, broken);
        }
        track.hold(broken).key(broken + fly, Ease::InOut, |item| {
            *item = item.sized(0.75).faded(0.0);
        })
    }

    fn crack(&mut self, from: Point, to: Point, begin: f32) {
        let (crack, fly) = CRACK;
        let stroke = |to| Item::bar(from, to, 0.06, Ink::Frost);
        let track = Track::new(stroke(from.towards(to, 0.05)))
            .hold(begin)
            .key(begin + crack, Ease::Out, |item| *item = stroke(to))
            .opacity(begin, 0.0)
            .opacity(begin + 0.04, 1.0)
            .opacity(begin + crack, 1.0)
            .opacity(begin + crack + fly / 2.0, 0.0);
        self.over.push(track);
    }

    fn shard(&mut self, from: Point, out: Point, begin: f32) {
        let (_, fly) = CRACK;
        let flake = Item::new(Shape::Flake, Ink::Frost, from).sized(0.2);
        let track = Track::new(flake)
            .hold(begin)
            .key(begin + fly, Ease::Out, |item| {
                *item = item.sized(0.1);
                item.at = item.at + out * 0.5;
                item.angle = 1.2;
            })
            .opacity(begin - 0.04, 0.0)
            .opacity(begin + 0.03, 0.95)
            .opacity(begin + fly, 0.0);
        self.over.push(track);
    }
}

/// The nearest of some places that is next to another.
fn nearest(place: Point, others: impl Iterator<Item = Point>) -> Option<Point> {
    let distance = |other: &Point| (*other - place).length();
    others
        .filter(|other| distance(other) < 1.5)
        .min_by(|a, b| distance(a).total_cmp(&distance(b)))
}
