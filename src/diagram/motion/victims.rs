//! Men that leave the board, each the way it was taken.

use super::choreography::{LEAVE, REACH, Stage, pulse};
use super::track::{Ease, Track};
use crate::diagram::marks::man_at;
use crate::diagram::point::Point;
use crate::diagram::preview::{captor, stop_of};
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{Color, Effect, Fate, MethodName, Piece, Square, Travel};

/// How long an explosion takes to reach its victims.
const SPREAD: f32 = 0.08;

/// How a victim leaves.
enum Exit {
    /// Pushed off by an offset.
    Knocked(Point),
    /// Lifted towards the eye.
    Lifted,
    /// Shrinking to nothing.
    Dissolved,
    /// Pressed to nothing between two men that stand along this way.
    Flattened(Point),
}

/// A capture as it is shown: the victim's place at that time, and the captor's way.
struct Seizure {
    by: MethodName,
    place: Point,
    from: Point,
    to: Point,
    partner: Option<Point>,
    /// Whether the victim goes to the captor's hand.
    kept: bool,
}

impl Stage<'_> {
    pub(super) fn capture(&mut self, effect: &Effect) {
        let Effect::Capture {
            man,
            at,
            by,
            partner,
            fate,
            ..
        } = *effect
        else {
            return;
        };
        let kept = matches!(fate, Fate::Hand(kept) if kept.color() != man.color());
        let track = self.taken(man, at);
        let (from, to) = captor(self.view, self.transition, effect);
        let (track, exit) = self.seize(
            track,
            &Seizure {
                by,
                place: stop_of(self.view, self.transition, at),
                from,
                to,
                partner: partner.map(|square| self.view.center(square)),
                kept,
            },
        );
        let track = match kept {
            true => self.picked_up(track, !man.color()),
            false => leave(track, exit),
        };
        self.victims.push(track);
    }

    /// The man of a square, which may be on its way.
    fn taken(&mut self, man: Piece, at: Square) -> Track {
        self.hidden.insert(at);
        let moving = self.movers.iter().position(|mover| mover.from == at);
        match moving {
            Some(index) => self.movers.remove(index).track,
            None => Track::new(man_at(man, self.view.center(at))),
        }
    }

    /// A victim up to the moment when it leaves, and how it does.
    fn seize(&mut self, track: Track, seizure: &Seizure) -> (Track, Exit) {
        let &Seizure { place, to, .. } = seizure;
        let way = (to - seizure.from).unit();
        let met = self.settled + REACH;
        match seizure.by {
            MethodName::Replace | MethodName::EnPassant => {
                (track.hold(self.moment(0.7)), Exit::Knocked(way * 0.35))
            }
            MethodName::Cannon => (track.hold(self.moment(0.8)), Exit::Knocked(way * 0.65)),
            MethodName::Withdraw => (track.hold(self.moment(0.25)), Exit::Knocked(way * 0.45)),
            MethodName::Advance => (track.hold(self.moment(0.85)), Exit::Knocked(way * 0.4)),
            MethodName::Leap => (track.hold(self.moment(self.passes(place))), Exit::Lifted),
            MethodName::Coordinate => {
                for start in std::iter::once(to).chain(seizure.partner) {
                    self.beam(start, place);
                }
                (track.hold(met), Exit::Dissolved)
            }
            MethodName::Enclose => (self.hem_in(track, place), Exit::Lifted),
            MethodName::Pinch => {
                let track = track.hold(self.settled);
                let width = if seizure.kept { 0.75 } else { 0.35 };
                let pressed = |item: &mut Item| flatten(item, place - to, width);
                (
                    track.key(met, Ease::Out, pressed),
                    Exit::Flattened(place - to),
                )
            }
            MethodName::Destroy => {
                self.flash(seizure.from.towards(place, 0.5), 2.4);
                (track.hold(self.arrival), Exit::Dissolved)
            }
            MethodName::Explode => (track.hold(self.arrival + SPREAD), Exit::Dissolved),
        }
    }

    /// A man that its own side gives up.
    pub(super) fn sacrifice(&mut self, man: Piece, at: Square) {
        let track = self.taken(man, at);
        let begin = match self.transition.mv.travel {
            Travel::Explode => {
                self.flash(self.view.center(at), 3.9);
                self.arrival + SPREAD
            }
            _ => self.arrival,
        };
        self.victims.push(leave(track.hold(begin), Exit::Dissolved));
    }

    fn beam(&mut self, start: Point, end: Point) {
        let begin = self.settled;
        let beam = |end| Item::bar(start, end, 0.09, Ink::Capture);
        let track = Track::new(beam(start).faded(0.0))
            .hold(begin)
            .key(begin + 0.02, Ease::Even, |item| item.alpha = 0.9)
            .key(begin + REACH, Ease::Out, |item| *item = beam(end))
            .hold(begin + REACH + 0.1)
            .key(begin + REACH + LEAVE, Ease::Even, |item| item.alpha = 0.0);
        self.under.push(track);
    }

    fn flash(&mut self, at: Point, size: f32) {
        let glow = Item::new(Shape::Glow, Ink::Capture, at)
            .sized(0.4)
            .faded(0.9);
        self.over
            .push(pulse(glow, self.arrival, size, LEAVE + SPREAD));
    }

    /// A ring closes around a man of an enclosed group, which draws itself together.
    fn hem_in(&mut self, track: Track, place: Point) -> Track {
        let begin = self.settled;
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
        let track = track.hold(begin);
        track.key(begin + REACH, Ease::Out, |item| *item = item.sized(0.86))
    }

    /// Rises and goes towards the hand of a side, beside the board on the right.
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

/// The end of a victim.
fn leave(track: Track, exit: Exit) -> Track {
    let start = track.end();
    let end = start + LEAVE;
    match exit {
        Exit::Knocked(by) => track.key(end, Ease::Out, |item| {
            *item = item.sized(0.8).faded(0.0);
            item.at = item.at + by;
        }),
        Exit::Lifted => track
            .key(start + 0.1, Ease::Out, |item| *item = item.sized(1.15))
            .key(end, Ease::InOut, |item| *item = item.sized(0.5).faded(0.0)),
        Exit::Dissolved => track.key(end, Ease::InOut, |item| *item = item.sized(0.3).faded(0.0)),
        Exit::Flattened(along) => track.key(end, Ease::InOut, |item| {
            flatten(item, along, 0.15);
            item.alpha = 0.0;
        }),
    }
}

/// Makes a man narrow along a way.
fn flatten(item: &mut Item, along: Point, width: f32) {
    if along.x.abs() > along.y.abs() {
        item.width = width;
    } else {
        item.height = width;
    }
}
