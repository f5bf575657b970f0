//! Men on their way, men put down, and men that become others.

use super::choreography::{CHANGE, LEAVE, Mover, REACH, Stage, leaps, pulse, slide_time};
use super::track::{Ease, Track};
use crate::diagram::marks::man_at;
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{Effect, MethodName, Piece, Square, Travel};

/// How large a man is at the top of a hop.
const HIGH: f32 = 1.22;

/// How much later than the man before it a pulled man goes.
const LAG: f32 = 0.06;

/// How far apart two men are that touch.
const TOUCH: f32 = 0.92;

impl Stage<'_> {
    /// A man from its square to another. The mover itself comes first.
    pub(super) fn travel(&mut self, man: Piece, from: Square, to: Square, by: Travel) {
        self.hidden.insert(from);
        let (start, stop) = (self.view.center(from), self.view.center(to));
        let track = Track::new(man_at(man, start)).hold(self.start);
        let first = self.movers.is_empty();
        let track = match by {
            _ if first && leaps(self.transition) => self.hops(track),
            Travel::Jump => hop(track, stop, self.arrival),
            Travel::Swap | Travel::Exchange => arc(track, stop, self.arrival, 0.35),
            Travel::Castle if !first => arc(track, stop, self.arrival, 0.3),
            Travel::Teleport => self.teleport(track, stop),
            Travel::Drive if !first => self.driven(track, start, stop),
            Travel::Pull if !first => self.pulled(track, stop),
            Travel::Push | Travel::Pull => slide(track, stop, self.arrival, Ease::InOut),
            _ => slide(track, stop, self.arrival, Ease::Out),
        };
        self.settled = self.settled.max(track.end());
        self.movers.push(Mover { from, to, track });
    }

    /// One hop over each leapt man, rising as it passes.
    fn hops(&self, mut track: Track) -> Track {
        let half = TOUCH / (self.to - self.from).length().max(1.0);
        let peaks = self.leapt();
        for (index, &peak) in peaks.iter().enumerate() {
            let before = index.checked_sub(1).and_then(|index| peaks.get(index));
            let low = before.map_or(0.0, |before| (before + peak) / 2.0);
            let next = peaks.get(index + 1);
            let high = next.map_or(1.0, |next| (peak + next) / 2.0);
            let steps = [
                ((peak - half).max(low), 1.0),
                (peak, HIGH),
                ((peak + half).min(high), 1.0),
            ];
            for (part, size) in steps {
                track = track.key(self.moment(part), Ease::InOut, |item| {
                    *item = item.sized(size);
                    item.at = self.from.towards(self.to, part);
                });
            }
        }
        slide(track, self.to, self.arrival, Ease::Out)
    }

    /// Where along the way the leapt men stand, the nearest first; two side by side count once.
    fn leapt(&self) -> Vec<f32> {
        let effects = self.transition.effects.iter();
        let leapt = effects.filter_map(|effect| match *effect {
            Effect::Capture {
                at,
                by: MethodName::Leap,
                ..
            } => Some(self.passes(self.view.center(at))),
            _ => None,
        });
        let mut leapt: Vec<f32> = leapt.collect();
        leapt.sort_by(f32::total_cmp);
        let apart = 0.5 / (self.to - self.from).length().max(1.0);
        leapt.dedup_by(|a, b| *a - *b < apart);
        leapt
    }

    /// How far along the mover's way a point lies.
    pub(super) fn passes(&self, point: Point) -> f32 {
        let (way, there) = (self.to - self.from, point - self.from);
        let along = way.x * there.x + way.y * there.y;
        (along / way.length().powi(2).max(0.01)).clamp(0.0, 1.0)
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
            .key(middle, Ease::InOut, |item| {
                *item = item.sized(0.7).faded(0.0)
            })
            .key(middle, Ease::Even, |item| {
                *item = item.sized(1.3);
                item.at = stop;
            })
            .key(self.arrival, Ease::Out, |item| {
                *item = item.sized(1.0).faded(1.0);
            })
    }

    /// Struck by the mover, or by the man behind it. All of a train come to rest together, so that each
    /// sets off when it is reached.
    fn driven(&self, track: Track, start: Point, stop: Point) -> Track {
        let length = (stop - start).length();
        let (whole, end) = match self.movers.get(1) {
            Some(first) => {
                let way = self.view.center(first.to) - self.view.center(first.from);
                (way.length(), first.track.end())
            }
            None => (length, self.strikes() + slide_time(length)),
        };
        let share = (length / whole.max(0.01)).min(1.0);
        let begin = end - slide_time(whole) * share.cbrt();
        slide(track.hold(begin), stop, end, Ease::Out)
    }

    /// When the mover touches the man on its stop.
    fn strikes(&self) -> f32 {
        let length = (self.to - self.from).length().max(1.0);
        match leaps(self.transition) {
            true => self.moment(0.85),
            false => self.moment(1.0 - (TOUCH / length).cbrt()),
        }
    }

    /// Drawn after the man before it, by a tether.
    fn pulled(&mut self, track: Track, stop: Point) -> Track {
        let begin = track.end() + LAG * self.movers.len() as f32;
        let end = begin + self.arrival - self.start;
        let track = slide(track.hold(begin), stop, end, Ease::InOut);
        let before = self.movers.last().map(|mover| &mover.track);
        let tether = before.and_then(|before| tether(before, &track, (self.start, end)));
        self.under.extend(tether);
        track
    }

    /// A man becomes another where it has come to.
    pub(super) fn promotion(&mut self, at: Square, into: Piece) {
        let encloses = |effect: &Effect| {
            matches!(
                effect,
                Effect::Capture {
                    by: MethodName::Enclose,
                    ..
                }
            )
        };
        // A man that its capture changes has first captured.
        let wait = match self.transition.effects.iter().any(encloses) {
            true => REACH,
            false => 0.0,
        };
        let old = self.movers.iter_mut().find(|mover| mover.to == at);
        let begin = wait + old.as_ref().map_or(self.arrival, |mover| mover.track.end());
        if let Some(old) = old {
            let track = old.track.clone().hold(begin);
            old.track = track.key(begin + CHANGE, Ease::InOut, |item| {
                *item = item.sized(0.6).faded(0.0);
            });
        }
        let new = man_at(into, self.view.center(at));
        let track = Track::new(new.sized(1.3).faded(0.0)).hold(begin);
        self.over
            .push(track.key(begin + CHANGE, Ease::Out, |item| *item = new));
    }

    /// A man comes from the hand: down onto its square, or up where the mover has made room.
    pub(super) fn put_down(&mut self, man: Piece, at: Square) {
        let man = man_at(man, self.view.center(at));
        let halo = Item::new(Shape::Halo, Ink::LastMove, man.at).faded(0.95);
        let track = match self.transition.mv.travel {
            Travel::Resurrect => {
                let begin = self.moment(0.5);
                self.under.push(pulse(halo.sized(0.5), begin, 1.7, LEAVE));
                Track::new(man.sized(0.35).faded(0.0)).hold(begin).key(
                    begin + CHANGE,
                    Ease::Out,
                    |item| *item = man,
                )
            }
            _ => {
                let touch = self.moment(0.7);
                self.under.push(pulse(halo.sized(0.9), touch, 1.7, LEAVE));
                Track::new(man.sized(1.8).faded(0.0))
                    .key(self.moment(0.5), Ease::Even, |item| {
                        *item = man.sized(1.45).faded(0.95);
                    })
                    .key(self.arrival, Ease::InOut, |item| *item = man)
            }
        };
        self.settled = self.settled.max(track.end());
        self.over.push(track);
    }
}

fn slide(track: Track, stop: Point, time: f32, ease: Ease) -> Track {
    track.key(time, ease, |item| item.at = stop)
}

/// Rises over what is halfway.
fn hop(track: Track, stop: Point, time: f32) -> Track {
    let begin = track.end();
    let rising = track.key((begin + time) / 2.0, Ease::InOut, |item| {
        *item = item.sized(HIGH);
        item.at = item.at.towards(stop, 0.5);
    });
    rising.key(time, Ease::InOut, |item| {
        *item = item.sized(1.0);
        item.at = stop;
    })
}

/// Goes to its stop in a bow to the right of the straight way.
fn arc(mut track: Track, stop: Point, time: f32, bow: f32) -> Track {
    const STEPS: usize = 8;
    let begin = track.end();
    let start = track.last().map_or(stop, |item| item.at);
    let way = stop - start;
    let side = way.unit().turned() * (bow * way.length()).min(0.6);
    for step in 1..=STEPS {
        let even = step as f32 / STEPS as f32;
        let eased = even * even * (3.0 - 2.0 * even);
        let at = start.towards(stop, eased) + side * (4.0 * eased * (1.0 - eased));
        let moment = begin + even * (time - begin);
        track = track.key(moment, Ease::Even, |item| item.at = at);
    }
    track
}

/// A thin line between two men while they move.
fn tether(before: &Track, after: &Track, (begin, end): (f32, f32)) -> Option<Track> {
    const STEPS: usize = 10;
    let line = |time| {
        let (ahead, behind) = (before.at(time)?, after.at(time)?);
        Some(Item::bar(behind.at, ahead.at, 0.07, Ink::Swap))
    };
    let mut track = Track::new(line(begin)?.faded(0.0)).hold(begin);
    for step in 1..=STEPS {
        let part = step as f32 / STEPS as f32;
        let time = begin + part * (end - begin);
        let shown = line(time)?.faded(if step < STEPS { 0.9 } else { 0.0 });
        track = track.key(time, Ease::Even, |item| *item = shown);
    }
    Some(track)
}
