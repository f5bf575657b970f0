//! How each effect of a move looks.
//!
//! The mover goes first; what it does to others begins as it arrives, and each victim leaves the way
//! it was taken.

use super::Timeline;
use super::track::{Ease, Track};
use crate::diagram::board_view::BoardView;
use crate::diagram::marks::{frost_at, man_at};
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{Bitboard, Effect, MethodName, Piece, Square, Transition, Travel};

/// A slide takes this long, and so much more for each square, but never longer than the last.
const SLIDE: (f32, f32, f32) = (0.16, 0.018, 0.32);

/// How long a victim takes to leave.
const LEAVE: f32 = 0.3;

/// How long beams and pincers take before their victim leaves.
const REACH: f32 = 0.16;

/// How long a promotion takes.
const CHANGE: f32 = 0.26;

/// How long freezing takes.
const FREEZE: f32 = 0.4;

/// A move in motion, on a board seen this way.
pub fn timeline(view: &BoardView, transition: &Transition) -> Timeline {
    let mut stage = Stage::new(view, transition);
    for effect in &transition.effects {
        stage.show(effect);
    }
    stage.finish()
}

struct Stage<'a> {
    view: &'a BoardView,
    transition: &'a Transition,
    from: Point,
    to: Point,
    arrival: f32,
    hidden: Bitboard,
    /// Marks under the men, victims, and the men that move over them.
    under: Vec<Track>,
    victims: Vec<Track>,
    movers: Vec<(Piece, Square, Track)>,
    over: Vec<Track>,
}

impl<'a> Stage<'a> {
    fn new(view: &'a BoardView, transition: &'a Transition) -> Stage<'a> {
        let mv = transition.mv;
        let (from, to) = (view.center(mv.from), view.center(mv.to));
        let arrival = match mv.travel {
            Travel::Destroy | Travel::Suicide | Travel::Keep | Travel::Explode => 0.06,
            _ => slide_time((to - from).length(), mv.travel),
        };
        Stage {
            view,
            transition,
            from,
            to,
            arrival,
            hidden: Bitboard::EMPTY,
            under: Vec::new(),
            victims: Vec::new(),
            movers: Vec::new(),
            over: Vec::new(),
        }
    }

    fn show(&mut self, effect: &Effect) {
        match *effect {
            Effect::Travel { man, from, to, by } => self.travel(man, from, to, by),
            Effect::Capture {
                man,
                at,
                by,
                partner,
                ..
            } => self.capture(man, at, by, partner),
            Effect::Sacrifice { man, at, .. } => {
                self.hidden.insert(at);
                let track = Track::new(man_at(man, self.view.center(at)));
                self.victims.push(dissolve(track.hold(self.arrival), LEAVE));
            }
            Effect::Drop { man, at } => self.drop(man, at),
            Effect::Promotion { at, into, .. } => self.promotion(at, into),
            Effect::Recall { .. } => {}
            Effect::Freeze { at, .. } => self.frost(at, 0.0, 1.0),
            Effect::Thaw { at, .. } => self.frost(at, 1.0, 0.0),
        }
    }

    fn travel(&mut self, man: Piece, from: Square, to: Square, by: Travel) {
        self.hidden.insert(from);
        let (start, stop) = (self.view.center(from), self.view.center(to));
        let track = Track::new(man_at(man, start));
        let first = self.movers.is_empty();
        let track = match by {
            Travel::Leap => self.hops(track),
            Travel::Jump => hop(track, start, stop, self.arrival),
            Travel::Swap | Travel::Exchange => arc(track, start, stop, self.arrival, 0.35),
            Travel::Castle if !first => arc(track, start, stop, self.arrival, 0.3),
            _ => track.key(self.arrival, Ease::Out, |item| item.at = stop),
        };
        self.movers.push((man, to, track));
    }

    /// One hop over each victim, rising as it passes.
    fn hops(&self, mut track: Track) -> Track {
        let way = (self.to - self.from).length();
        let mut victims: Vec<f32> = self.captured().map(|at| self.passes(at)).collect();
        victims.sort_by(f32::total_cmp);
        let half = 0.9 / way.max(1.0);
        let time = self.arrival;
        let place = |fraction: f32| self.from.towards(self.to, fraction);
        for fraction in victims {
            for (step, size) in [(-half, 1.0), (0.0, 1.22), (half, 1.0)] {
                let at = (fraction + step).clamp(0.0, 1.0);
                track = track.key(at * time, Ease::InOut, |item| {
                    *item = item.sized(size);
                    item.at = place(at);
                });
            }
        }
        track.key(time, Ease::Out, |item| item.at = self.to)
    }

    fn captured(&self) -> impl Iterator<Item = Point> + '_ {
        let squares = self.transition.captured();
        squares.into_iter().map(|square| self.view.center(square))
    }

    /// How far along the mover's way a point lies.
    fn passes(&self, point: Point) -> f32 {
        let way = (self.to - self.from).length().max(0.01);
        (point - self.from).length() / way
    }

    fn capture(&mut self, man: Piece, at: Square, by: MethodName, partner: Option<Square>) {
        self.hidden.insert(at);
        let place = self.view.center(at);
        let track = Track::new(man_at(man, place));
        let way = (self.to - self.from).unit();
        let track = match by {
            MethodName::Replace | MethodName::Cannon | MethodName::EnPassant => {
                knocked(track.hold(self.arrival * 0.7), way * 0.35)
            }
            MethodName::Withdraw => knocked(track.hold(self.arrival * 0.25), way * 0.45),
            MethodName::Advance => knocked(track.hold(self.arrival * 0.85), way * 0.4),
            MethodName::Leap => lifted(track.hold(self.arrival * self.passes(place))),
            MethodName::Coordinate => {
                let partner = partner.map(|square| self.view.center(square));
                for start in std::iter::once(self.to).chain(partner) {
                    self.beam(start, place);
                }
                dissolve(track.hold(self.arrival + REACH), LEAVE)
            }
            MethodName::Enclose => dissolve(track.hold(self.arrival), LEAVE),
            MethodName::Pinch => squeezed(track.hold(self.arrival), place - self.to),
            MethodName::Destroy | MethodName::Explode => {
                self.flash(self.from.towards(place, 0.5));
                dissolve(track.hold(self.arrival), LEAVE)
            }
        };
        self.victims.push(track);
    }

    fn beam(&mut self, start: Point, end: Point) {
        let beam = |end| Item::bar(start, end, 0.09, Ink::Capture);
        let track = Track::new(beam(start).faded(0.0))
            .hold(self.arrival)
            .key(self.arrival + 0.02, Ease::Even, |item| item.alpha = 0.9)
            .key(self.arrival + REACH, Ease::Out, |item| *item = beam(end))
            .hold(self.arrival + REACH + 0.1)
            .key(self.arrival + REACH + LEAVE, Ease::Even, |item| {
                item.alpha = 0.0
            });
        self.under.push(track);
    }

    fn flash(&mut self, at: Point) {
        let glow = Item::new(Shape::Glow, Ink::Capture, at)
            .sized(0.4)
            .faded(0.0);
        let track = Track::new(glow)
            .hold(self.arrival)
            .key(self.arrival + 0.12, Ease::Out, |item| {
                *item = item.sized(2.4).faded(0.9);
            })
            .key(self.arrival + LEAVE, Ease::Even, |item| item.alpha = 0.0);
        self.over.push(track);
    }

    fn promotion(&mut self, at: Square, into: Piece) {
        let arrival = self.arrival;
        for (_, to, track) in &mut self.movers {
            if *to == at {
                let old = track.clone().hold(arrival);
                *track = old.key(arrival + CHANGE, Ease::InOut, |item| {
                    *item = item.sized(0.6).faded(0.0);
                });
            }
        }
        let place = self.view.center(at);
        let new = Track::new(man_at(into, place).sized(1.3).faded(0.0))
            .hold(arrival)
            .key(arrival + CHANGE, Ease::Out, |item| {
                *item = item.sized(1.0).faded(1.0);
            });
        self.over.push(new);
    }

    /// A man from the hand appears once its square is free.
    fn drop(&mut self, man: Piece, at: Square) {
        let arrival = self.arrival;
        let place = self.view.center(at);
        let new = Track::new(man_at(man, place).sized(1.3).faded(0.0))
            .hold(arrival)
            .key(arrival + CHANGE, Ease::Out, |item| {
                *item = item.sized(1.0).faded(1.0);
            });
        self.over.push(new);
    }

    fn frost(&mut self, at: Square, before: f32, after: f32) {
        for item in frost_at(self.view.center(at), before) {
            let track = Track::new(item).hold(self.arrival).key(
                self.arrival + FREEZE,
                Ease::InOut,
                |item| item.alpha = after,
            );
            self.over.push(track);
        }
    }

    fn finish(self) -> Timeline {
        let movers = self.movers.into_iter().rev().map(|(_, _, track)| track);
        let tracks: Vec<Track> = self
            .under
            .into_iter()
            .chain(self.victims)
            .chain(movers)
            .chain(self.over)
            .collect();
        Timeline {
            length: tracks.iter().map(Track::end).fold(0.0, f32::max),
            arrival: self.arrival,
            hidden: self.hidden,
            tracks,
        }
    }
}

fn slide_time(squares: f32, travel: Travel) -> f32 {
    let (least, each, most) = SLIDE;
    match travel {
        // Hops need time to be seen.
        Travel::Leap => (least + 2.5 * each * squares).min(1.6 * most),
        _ => (least + each * squares).min(most),
    }
}

/// Rises over what is halfway.
fn hop(track: Track, start: Point, stop: Point, time: f32) -> Track {
    track
        .key(0.5 * time, Ease::InOut, |item| {
            *item = item.sized(1.22);
            item.at = start.towards(stop, 0.5);
        })
        .key(time, Ease::Out, |item| {
            *item = item.sized(1.0);
            item.at = stop;
        })
}

/// Goes to its stop in a bow to the right of the straight way.
fn arc(mut track: Track, start: Point, stop: Point, time: f32, bow: f32) -> Track {
    const STEPS: usize = 8;
    let way = stop - start;
    let side = way.unit().turned() * (bow * way.length()).min(0.6);
    for step in 1..=STEPS {
        let even = step as f32 / STEPS as f32;
        let eased = even * even * (3.0 - 2.0 * even);
        let at = start.towards(stop, eased) + side * (4.0 * eased * (1.0 - eased));
        track = track.key(even * time, Ease::Even, |item| item.at = at);
    }
    track
}

/// Pushed off by an offset, fading.
fn knocked(track: Track, by: Point) -> Track {
    let end = track.end() + LEAVE;
    track.key(end, Ease::Out, |item| {
        *item = item.sized(0.8).faded(0.0);
        item.at = item.at + by;
    })
}

/// Lifted towards the eye, fading.
fn lifted(track: Track) -> Track {
    let start = track.end();
    track
        .key(start + 0.1, Ease::Out, |item| *item = item.sized(1.15))
        .key(start + LEAVE, Ease::InOut, |item| {
            *item = item.sized(0.5).faded(0.0);
        })
}

/// Shrinking to nothing.
fn dissolve(track: Track, time: f32) -> Track {
    let end = track.end() + time;
    track.key(end, Ease::InOut, |item| *item = item.sized(0.3).faded(0.0))
}

/// Pressed flat between two men that stand along `along`.
fn squeezed(track: Track, along: Point) -> Track {
    let start = track.end();
    let flat = |item: &mut Item, width: f32| {
        if along.x.abs() > along.y.abs() {
            item.width = width;
        } else {
            item.height = width;
        }
    };
    track
        .key(start + REACH, Ease::Out, |item| flat(item, 0.35))
        .key(start + REACH + LEAVE, Ease::InOut, |item| {
            flat(item, 0.15);
            item.alpha = 0.0;
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_fen;
    use crate::variant_file::Catalogue;

    /// Every legal move of a position as a timeline, with the men that it leaves on the board.
    fn check_all(game: &str, fen: &str) {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let view = BoardView::new(variant.geometry(), false);
        for mv in variant.legal_moves(&position) {
            let transition = variant.transition(&position, mv);
            let timeline = timeline(&view, &transition);
            assert!(timeline.length() > 0.0 && timeline.length() <= 0.9);
            let after = variant.play(&position, mv);
            let still = position.occupied() - timeline.hidden();
            let mut shown: Vec<(i32, i32, Piece)> =
                still
                    .into_iter()
                    .filter_map(|square| Some((view.center(square), position.man(square)?)))
                    .chain(timeline.at(timeline.length()).iter().filter_map(
                        |item| match item.shape {
                            Shape::Man(man) => Some((item.at, man)),
                            _ => None,
                        },
                    ))
                    .map(|(at, man)| ((at.x * 100.0) as i32, (at.y * 100.0) as i32, man))
                    .collect();
            let mut wanted: Vec<(i32, i32, Piece)> = after
                .occupied()
                .into_iter()
                .filter_map(|square| Some((view.center(square), after.man(square)?)))
                .map(|(at, man)| ((at.x * 100.0) as i32, (at.y * 100.0) as i32, man))
                .collect();
            shown.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(shown, wanted, "{game} {mv:?}");
        }
    }

    #[test]
    fn every_motion_ends_with_the_board_after_the_move() {
        check_all(
            "swapper-chess",
            "r3k4r/1P1s6/10/3n6/4S5/10/3P6/10/P9/R4K3R w KQ - 0 1",
        );
        check_all(
            "long-leaper-chess",
            "9k/3n6/10/3n6/1b8/3n6/3L6/10/10/K9 w - - 0 1",
        );
        check_all(
            "coordinator-chess",
            "9k/10/10/p6C2/10/10/K1n7/10/10/10 w - - 0 1",
        );
        check_all(
            "immobilizer-chess",
            "k9/10/10/10/10/3NPR4/3Ki5/7Q2/10/10 w - - 0 1",
        );
        check_all(
            "pushme-pullyu-chess",
            "9k/10/10/10/10/10/pU3n4/10/10/K9 w - - 0 1",
        );
    }
}
