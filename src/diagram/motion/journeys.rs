//! Pieces on their way.

use super::choreography::{Actor, LEAVE, Stage, leaps, pulse, slide_time};
use super::methods::{MethodLook, Works};
use super::track::{Ease, Track};
use crate::diagram::marks::piece_at;
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::diagram::way::Way;
use crate::rules::{Effect, Piece, Square, Travel};

/// How much larger a piece is at the top of a hop, and how far it has risen.
const HIGH: (f32, f32) = (0.24, 0.26);

/// How much later than the piece before it a pulled piece goes.
const LAG: f32 = 0.06;

/// How far apart two pieces are that touch.
pub(super) const TOUCH: f32 = 0.92;

/// How many keys an odd way has.
const STEPS: usize = 36;

/// How long a piece that teleports is nowhere.
const NOWHERE: f32 = 0.03;

impl Stage<'_> {
    /// A piece from its square to another, and when it is there. The mover itself comes first.
    pub(super) fn travel(&mut self, piece: Piece, from: Square, to: Square, by: Travel) -> f32 {
        self.hidden.insert(from);
        let (start, stop) = (self.view.center(from), self.view.center(to));
        let track = Track::new(piece_at(piece, start)).hold(self.start);
        let first = self.movers.is_empty();
        let track = match by {
            _ if first && leaps(self.transition) => self.hops(track, &self.leapt()),
            _ if first && self.is_knights() => self.hops(track, &[0.5]),
            _ if first && self.way != Way::Straight => self.turns(track),
            Travel::Jump => self.hops(track, &[0.5]),
            Travel::Swap | Travel::Exchange => self.changes(track, stop),
            Travel::Castle if !first => self.around(track, stop),
            Travel::Teleport => self.teleport(track, stop),
            Travel::Drive if !first => self.driven(track, start, stop),
            Travel::Pull if !first => self.pulled(track, stop),
            Travel::Push if !first => self.pushed(track, stop),
            _ => slide(track, stop, self.arrival, self.pace()),
        };
        let end = track.end();
        self.settled = self.settled.max(end);
        self.movers.push(Actor {
            piece,
            from,
            to,
            track,
        });
        end
    }

    /// The mover's way with a hop around each of these parts of it, and its shadow on the board.
    fn hops(&mut self, mut track: Track, peaks: &[f32]) -> Track {
        let way = self.way.offset(self.from, self.to);
        let squares = way.x.abs().max(way.y.abs()).max(1.0);
        let wide = if self.is_knights() {
            0.5
        } else {
            1.0 / squares
        };
        let height = |part: f32| {
            let aside = peaks.iter().map(|peak| ((part - peak) / wide).powi(2));
            1.0 - aside.fold(1.0, f32::min)
        };
        let mut shade = Track::new(shade(self.from, 0.0)).hold(self.start);
        let ease = self.pace();
        for step in 1..=STEPS {
            let even = step as f32 / STEPS as f32;
            let (time, part) = (self.moment(even), ease.apply(even));
            let ((at, seen), high) = (self.place(part), height(part));
            track = track.key(time, Ease::Even, |item| {
                *item = item.sized(1.0 + HIGH.0 * high).faded(seen);
                item.at = at - Point::new(0.0, HIGH.1 * high);
            });
            shade = shade.key(time, Ease::Even, |item| {
                let cast = self::shade(at, high);
                *item = cast.faded(seen * cast.alpha);
            });
        }
        self.shades.push(shade);
        track
    }

    /// The mover's way round a corner or round the board, on the board.
    fn turns(&self, mut track: Track) -> Track {
        let ease = self.pace();
        for step in 1..=STEPS {
            let even = step as f32 / STEPS as f32;
            let (at, seen) = self.place(ease.apply(even));
            track = track.key(self.moment(even), Ease::Even, |item| {
                *item = item.faded(seen);
                item.at = at;
            });
        }
        track
    }

    /// Where the mover is after this part of its way, and how much of it is seen.
    fn place(&self, part: f32) -> (Point, f32) {
        let squares = self.way.length(self.from, self.to);
        // Wider than the widest step, so that the piece is not visible on the way from side to side.
        let gap = (2.1 * squares / STEPS as f32).clamp(0.08, 0.4);
        self.way.place(self.from, self.to, part, gap)
    }

    /// Where along the way the leapt pieces stand, the nearest first.
    fn leapt(&self) -> Vec<f32> {
        let effects = self.transition.effects.iter();
        let leapt = effects.filter_map(|effect| match *effect {
            Effect::Capture { at, by, .. } if MethodLook::of(by).works == Works::Over => {
                Some(self.passes(self.view.center(at)))
            }
            _ => None,
        });
        leapt.collect()
    }

    /// How far along the mover's way a point lies.
    pub(super) fn passes(&self, point: Point) -> f32 {
        let (way, there) = (self.to - self.from, point - self.from);
        let along = way.x * there.x + way.y * there.y;
        (along / way.length().powi(2).max(0.01)).clamp(0.0, 1.0)
    }

    /// In a bow to the right of its way, as does the piece that goes the other way, and ringed.
    fn changes(&mut self, track: Track, stop: Point) -> Track {
        let track = arc(track, stop, self.arrival, 0.35);
        self.band(&track);
        track
    }

    /// In a bow around the piece before it, on the side of the board's middle.
    fn around(&self, track: Track, stop: Point) -> Track {
        let start = track.last().map_or(stop, |item| item.at);
        let side = (stop - start).turned();
        let (columns, rows) = (self.view.columns() as f32, self.view.rows() as f32);
        let inward = Point::new(columns / 2.0, rows / 2.0) - start;
        let bow = match side.x * inward.x + side.y * inward.y < 0.0 {
            true => -0.3,
            false => 0.3,
        };
        arc(track, stop, self.arrival, bow)
    }

    /// Gone from where it is, and there.
    fn teleport(&mut self, track: Track, stop: Point) -> Track {
        let middle = self.moment(0.5);
        let halo = |at| Item::new(Shape::Halo, Ink::LastMove, at).faded(0.95);
        self.under
            .push(pulse(halo(self.from).sized(0.9), self.start, 1.6, LEAVE));
        self.under
            .push(pulse(halo(stop).sized(1.7), middle, 1.0, LEAVE));
        track
            .key(middle - NOWHERE, Ease::InOut, |item| {
                *item = item.sized(0.7).faded(0.0);
            })
            .key(middle - NOWHERE, Ease::Even, |item| {
                *item = item.sized(1.3);
                item.at = stop;
            })
            .hold(middle)
            .key(self.arrival, Ease::Out, |item| {
                *item = item.sized(1.0).faded(1.0);
            })
    }

    /// Struck by the mover, or by the piece behind it. All of a train come to rest together, so that each
    /// sets off when it is reached.
    fn driven(&mut self, track: Track, start: Point, stop: Point) -> Track {
        let way = stop - start;
        let length = way.length();
        let (whole, end) = match self.movers.get(1) {
            Some(first) => {
                let way = self.view.center(first.to) - self.view.center(first.from);
                (way.length(), first.track.end())
            }
            None => (length, self.strikes() + slide_time(length)),
        };
        let behind = 1.0 - (length / whole.max(0.01)).min(1.0);
        let begin = end - slide_time(whole) * (1.0 - Ease::Out.when(behind));
        self.thud(start, Ink::Swap, begin);
        slide(track.hold(begin), stop, end, Ease::Out)
    }

    /// When the mover touches the piece on its stop.
    pub(super) fn strikes(&self) -> f32 {
        let length = self.way.length(self.from, self.to).max(1.0);
        match self.pace() {
            Ease::Glide => self.moment(0.85),
            _ => self.passing(1.0 - TOUCH / length),
        }
    }

    /// Kept ahead of the piece behind it, by a palm.
    fn pushed(&mut self, track: Track, stop: Point) -> Track {
        let start = track.last().map_or(stop, |item| item.at);
        let way = stop - start;
        let side = way.unit().turned() * 0.26;
        let track = slide(track, stop, self.arrival, self.pace());
        let palm = Item::bar(side, side * -1.0, 0.1, Ink::Swap);
        let palm = track
            .followed(|piece| Item {
                at: piece.at - way.unit() * 0.5,
                ..palm
            })
            .veil(self.start, 0.0)
            .veil(self.moment(0.3), 0.95)
            .veil(self.arrival, 0.95)
            .veil(self.arrival + LEAVE / 2.0, 0.0);
        self.over.push(palm);
        track
    }

    /// Drawn after the piece before it, by a tether.
    fn pulled(&mut self, track: Track, stop: Point) -> Track {
        let begin = track.end() + LAG * self.movers.len() as f32;
        let end = begin + self.arrival - self.start;
        let track = slide(track.hold(begin), stop, end, Ease::InOut);
        if let Some(before) = self.movers.last() {
            let ahead = before.track.clone();
            self.tether(&ahead, &track, (self.start, end), Ink::Swap);
        }
        track
    }
}

/// The shadow of a piece over a point, from 0 on the board to 1 at its highest.
fn shade(at: Point, high: f32) -> Item {
    Item::new(Shape::Glow, Ink::Rim, at + Point::new(0.0, 0.1 * high))
        .sized(1.1 + 0.15 * high)
        .faded(0.55 * high)
}

fn slide(track: Track, stop: Point, time: f32, ease: Ease) -> Track {
    track.key(time, ease, |item| item.at = stop)
}

/// Goes to its stop in a bow to the right of the straight way, or to the left of it.
fn arc(mut track: Track, stop: Point, time: f32, bow: f32) -> Track {
    const STEPS: usize = 12;
    let begin = track.end();
    let start = track.last().map_or(stop, |item| item.at);
    let way = stop - start;
    let side = way.unit().turned() * (bow * way.length()).clamp(-0.6, 0.6);
    for step in 1..=STEPS {
        let even = step as f32 / STEPS as f32;
        let eased = Ease::InOut.apply(even);
        let at = start.towards(stop, eased) + side * (4.0 * eased * (1.0 - eased));
        let moment = begin + even * (time - begin);
        track = track.key(moment, Ease::Even, |item| item.at = at);
    }
    track
}
