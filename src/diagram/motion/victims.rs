//! Men that leave the board, each the way it was taken.

use super::choreography::{Actor, LEAVE, REACH, Stage};
use super::journeys::TOUCH;
use super::track::{Ease, Track};
use crate::diagram::marks::man_at;
use crate::diagram::point::Point;
use crate::diagram::preview::{stop_of, way_of};
use crate::diagram::scene::{Ink, Item};
use crate::rules::{Color, Effect, Fate, MethodName, Piece, Square, Travel};

/// How long an explosion takes to reach its victims.
const SPREAD: f32 = 0.05;

/// How long a man takes to shove another, once it has stopped short of it.
const SHOVE: f32 = 0.07;

/// How far a man is dragged after one that withdraws.
const DRAG: f32 = 0.3;

/// How a victim leaves.
enum Exit {
    /// Pushed off by an offset.
    Knocked(Point),
    /// Struck from above.
    Struck,
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
    /// When a captor that captures from its stop does so.
    begin: f32,
}

/// A victim up to the moment when it leaves, when its end begins, and how it leaves.
type Seized = (Track, f32, Exit);

impl Stage<'_> {
    /// A man is captured; tells when its end begins.
    pub(super) fn capture(&mut self, effect: &Effect) -> f32 {
        let Effect::Capture {
            man,
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
        let kept = matches!(fate, Fate::Hand(kept) if kept.color() != man.color());
        let mut victim = self.taken(man, at);
        let (from, to) = way_of(self.view, self.transition, captor);
        let seizure = Seizure {
            by,
            place: stop_of(self.view, self.transition, at),
            from,
            to,
            partner: partner.map(|square| self.view.center(square)),
            kept,
            begin: self.settled + self.turn_of(effect),
        };
        let (track, begin, exit) = self.seize(victim.track, &seizure);
        victim.track = match kept {
            true => self.picked_up(track, !man.color()),
            false => leave(track, exit),
        };
        self.victims.push(victim);
        if mimicked {
            // What the captor does from its stop begins before its victim's end.
            let used = begin.min(seizure.begin);
            self.mimicry(from, man.piece_type(), used);
        }
        begin
    }

    /// The man of a square, which may be on its way.
    fn taken(&mut self, man: Piece, at: Square) -> Actor {
        self.hidden.insert(at);
        let moving = self.movers.iter().position(|mover| mover.from == at);
        match moving {
            Some(index) => self.movers.remove(index),
            None => Actor {
                man,
                from: at,
                to: at,
                track: Track::new(man_at(man, self.view.center(at))),
            },
        }
    }

    fn seize(&mut self, track: Track, seizure: &Seizure) -> Seized {
        let &Seizure {
            place, from, to, ..
        } = seizure;
        let way = (to - from).unit();
        let at = |time, exit| (track.clone().hold(time), time, exit);
        match seizure.by {
            MethodName::Replace => {
                let way = match (from, to) == (self.from, self.to) {
                    true => self.way.heading(from, to).unit(),
                    false => way,
                };
                at(self.strikes(), Exit::Knocked(way * 0.4))
            }
            MethodName::EnPassant => at(self.moment(0.6), Exit::Knocked((place - to) * 0.4)),
            MethodName::Cannon => {
                let time = self.moment(0.85);
                self.thud(place, Ink::Capture, time);
                at(time, Exit::Knocked(way * 0.6))
            }
            MethodName::Leap => {
                let time = self.passing(self.passes(place));
                self.thud(place, Ink::Capture, time);
                at(time, Exit::Struck)
            }
            MethodName::Explode => {
                let away = (place - from).unit() * 0.6;
                at(self.arrival + SPREAD, Exit::Knocked(away))
            }
            MethodName::Withdraw => self.drag(track, seizure),
            MethodName::Advance => self.shove(track, seizure),
            MethodName::Coordinate => self.cross(track, seizure),
            MethodName::Pinch => self.squeeze(track, seizure),
            MethodName::Enclose => self.hem_in(track, seizure),
            MethodName::Destroy => {
                let track = self.charge(track, from - place);
                self.burst(from.towards(place, 0.5), 2.2, self.arrival - 0.02);
                (track, self.arrival, Exit::Dissolved)
            }
        }
    }

    /// Drawn a little after the captor, by a tether.
    fn drag(&mut self, track: Track, seizure: &Seizure) -> Seized {
        let begin = self.moment(0.2);
        let end = self.arrival.max(begin + 0.14);
        let pull = (seizure.to - seizure.from).unit() * DRAG;
        let track = track.hold(begin).key(end, Ease::InOut, |item| {
            item.at = item.at + pull;
        });
        let start = self.start;
        let ahead = self.actor(seizure.from).map(|actor| actor.track.clone());
        if let Some(ahead) = ahead {
            self.tether(&ahead, &track, (start, end), Ink::Capture);
        }
        (track, begin, Exit::Dissolved)
    }

    /// Shoved by a captor that has stopped short of it.
    fn shove(&mut self, track: Track, seizure: &Seizure) -> Seized {
        let impact = seizure.begin + SHOVE;
        let way = seizure.place - seizure.to;
        let reach = (way.length() - TOUCH).clamp(0.14, 0.4);
        if let Some(captor) = self.actor(seizure.from) {
            let rest = captor.track.clone().hold(impact - SHOVE);
            let lunge = rest.key(impact, Ease::InOut, |item| {
                item.at = item.at + way.unit() * reach;
            });
            captor.track = lunge.key(impact + 0.12, Ease::InOut, |item| item.at = seizure.to);
        }
        let between = seizure.place - way.unit() * 0.48;
        self.blow(between, way, Ink::Capture, impact);
        (track.hold(impact), impact, Exit::Knocked(way.unit() * 0.55))
    }

    /// Where two beams cross.
    fn cross(&mut self, track: Track, seizure: &Seizure) -> Seized {
        let met = seizure.begin + REACH;
        for start in std::iter::once(seizure.to).chain(seizure.partner) {
            self.beam(start, seizure.place, seizure.begin);
        }
        self.crossing(seizure.place, met);
        (track.hold(met), met, Exit::Dissolved)
    }

    /// Between two brackets.
    fn squeeze(&mut self, track: Track, seizure: &Seizure) -> Seized {
        let (place, met) = (seizure.place, seizure.begin + REACH);
        let inward = place - seizure.to;
        let other = seizure.partner.map_or(inward * -1.0, |at| place - at);
        for side in [inward, other] {
            self.bracket(place, side, seizure.begin);
        }
        let width = if seizure.kept { 0.7 } else { 0.46 };
        let track = track
            .hold(met)
            .key(met + REACH, Ease::Out, |item| flatten(item, inward, width));
        (track, met, Exit::Flattened(inward))
    }

    /// A ring closes around a man of an enclosed group, which draws itself together.
    fn hem_in(&mut self, track: Track, seizure: &Seizure) -> Seized {
        let met = seizure.begin + REACH;
        self.hem(seizure.place, seizure.begin);
        let track = track.hold(seizure.begin);
        let drawn = track.key(met, Ease::Out, |item| *item = item.sized(0.86));
        (drawn, met, Exit::Lifted)
    }

    /// Up to a neighbour that charges likewise.
    fn charge(&self, track: Track, way: Point) -> Track {
        let reach = way.unit() * ((way.length() - 0.7) / 2.0);
        track.key(self.arrival, Ease::InOut, |item| item.at = item.at + reach)
    }

    /// A man that its own side gives up.
    pub(super) fn sacrifice(&mut self, man: Piece, at: Square) -> f32 {
        let mut victim = self.taken(man, at);
        let place = self.view.center(at);
        let track = match self.transition.mv.travel {
            Travel::Explode => {
                self.burst(place, 3.4, self.arrival - 0.04);
                let swollen = |item: &mut Item| *item = item.sized(1.25);
                let track = victim.track.key(self.arrival, Ease::InOut, swollen);
                track.key(self.arrival + 0.2, Ease::Out, |item| {
                    *item = item.sized(1.7).faded(0.0);
                })
            }
            Travel::Destroy => leave(self.charge(victim.track, self.to - place), Exit::Dissolved),
            _ => self.shatter(victim.track, place),
        };
        self.rimed |= match self.transition.mv.travel {
            Travel::Suicide => at.into(),
            _ => Default::default(),
        };
        victim.track = track;
        self.victims.push(victim);
        self.arrival
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
        Exit::Struck => track
            .key(start + 0.07, Ease::Out, |item| *item = item.sized(0.84))
            .key(end, Ease::InOut, |item| *item = item.sized(0.5).faded(0.0)),
        Exit::Lifted => track
            .key(start + 0.1, Ease::Out, |item| *item = item.sized(1.15))
            .key(end, Ease::InOut, |item| *item = item.sized(0.5).faded(0.0)),
        Exit::Dissolved => track.key(end, Ease::InOut, |item| *item = item.sized(0.3).faded(0.0)),
        Exit::Flattened(along) => track.key(start + LEAVE - REACH, Ease::InOut, |item| {
            flatten(item, along, 0.2);
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
