//! The motion of moving pieces.

use super::builder::{LEAVE, PieceTrack, TOUCH, TimelineBuilder, pulse, slide_time};
use super::methods::{MethodLook, Works};
use super::track::{Ease, Track};
use crate::diagram::marks::piece_at;
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::diagram::way::Way;
use crate::rules::{Effect, Piece, Square, Travel};

/// How much larger a piece is at the top of a hop, and how far up it is drawn.
const HIGH: (f32, f32) = (0.24, 0.26);

/// The delay between a piece and the piece that it pulls.
const LAG: f32 = 0.06;

/// The number of keys of a path that is not straight.
const STEPS: usize = 36;

/// How long a teleporting piece is invisible.
const NOWHERE: f32 = 0.03;

impl TimelineBuilder<'_> {
    /// Moves a piece from its square to another. Returns the time of its arrival. The mover comes first.
    pub(super) fn travel(&mut self, piece: Piece, from: Square, to: Square, by: Travel) -> f32 {
        self.hidden.insert(from);
        let (start, stop) = (self.view.center(from), self.view.center(to));
        let track = Track::new(piece_at(piece, start)).hold(self.start);
        let first = self.movers.is_empty();
        let track = match by {
            _ if first && self.leaps => self.hops(track, &self.leapt()),
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
        self.movers.push(PieceTrack {
            piece,
            from,
            to,
            track,
        });
        end
    }

    /// Adds a hop at each of these parts of the mover's path, with a shadow on the board.
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
                let tracks = self::shade(at, high);
                *item = tracks.faded(seen * tracks.alpha);
            });
        }
        self.shades.push(shade);
        track
    }

    /// The mover's path round a corner or round the board, without leaving the board.
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

    /// The place of the mover after this part of its path, and its opacity there.
    fn place(&self, part: f32) -> (Point, f32) {
        let squares = self.way.length(self.from, self.to);
        // The piece is invisible for more than the longest step, so that its jump to the other side is not seen.
        let gap = (2.1 * squares / STEPS as f32).clamp(0.08, 0.4);
        self.way.place(self.from, self.to, part, gap)
    }

    /// The places of the leapt pieces, as parts of the path, the nearest first.
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

    /// The place of a point along the mover's path, as a part of the path.
    pub(super) fn passes(&self, point: Point) -> f32 {
        let (way, there) = (self.to - self.from, point - self.from);
        let along = way.x * there.x + way.y * there.y;
        (along / way.length().powi(2).max(0.01)).clamp(0.0, 1.0)
    }

    /// A swapping piece: both pieces go in arcs to the right of their paths, with rings.
    fn changes(&mut self, track: Track, stop: Point) -> Track {
        let track = arc(track, stop, self.arrival, 0.35);
        self.swap_ring(&track);
        track
    }

    /// An arc around the piece ahead, on the side of the board's centre.
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

    /// A teleporting piece disappears and appears.
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

    /// A piece struck by the mover or by the piece behind it. All pieces of a row arrive at the same time, and each
    /// starts when it is reached.
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
        self.dust_ring(start, Ink::Swap, begin);
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

    /// A pushed piece, ahead of the piece behind it, with a bracket between them.
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
            .opacity(self.start, 0.0)
            .opacity(self.moment(0.3), 0.95)
            .opacity(self.arrival, 0.95)
            .opacity(self.arrival + LEAVE / 2.0, 0.0);
        self.over.push(palm);
        track
    }

    /// A pulled piece, behind the piece ahead of it, with a line between them.
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

/// The shadow of a piece at this height, from 0 on the board to 1 at its highest.
fn shade(at: Point, high: f32) -> Item {
    Item::new(Shape::Glow, Ink::Rim, at + Point::new(0.0, 0.1 * high))
        .sized(1.1 + 0.15 * high)
        .faded(0.55 * high)
}

fn slide(track: Track, stop: Point, time: f32, ease: Ease) -> Track {
    track.key(time, ease, |item| item.at = stop)
}

/// Goes to its stop in an arc to the right of the straight path, or to the left if `bow` is negative.
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
