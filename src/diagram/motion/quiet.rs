//! A move for eyes that motion disturbs: nothing travels, grows or shrinks; pieces and marks fade.

use super::Timeline;
use super::choreography::{Actor, Cast};
use super::rime::worn;
use super::track::{Ease, Track};
use crate::diagram::board_view::BoardView;
use crate::diagram::marks::{frost_at, piece_at};
use crate::diagram::preview::preview;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{Bitboard, Effect, Piece, Square, Transition, Travel};

/// From when to when the marks of the preview come.
const MARKS_COME: (f32, f32) = (0.0, 0.08);

/// From when to when they go.
const MARKS_GO: (f32, f32) = (0.42, 0.56);

/// From when to when a piece that moves fades where it was.
const OUT: (f32, f32) = (0.04, 0.2);

/// From when to when it, or any other that comes, appears where it goes.
const IN: (f32, f32) = (0.08, 0.24);

/// From when to when a victim fades.
const GO: (f32, f32) = (0.24, 0.46);

/// From when to when rime comes or goes.
const FROST: (f32, f32) = (0.26, 0.5);

/// A move in fades and marks only.
pub fn quiet(view: &BoardView, transition: &Transition) -> Timeline {
    let scene = Scene { view, transition };
    let mut cast = Cast::default();
    let going = scene.going();
    let hidden = going.iter().map(|actor| actor.from).collect();
    let mut rime: Vec<Track> = scene.rime();
    let thawed = scene.thawed();
    for actor in &going {
        if thawed.contains(actor.from) {
            rime.extend(worn(&actor.track, true));
        }
    }
    cast.pieces(going, thawed, true);
    cast.pieces(scene.coming(), thawed, true);
    cast.tracks.extend(rime);
    cast.tracks.extend(scene.marks());
    let moments = transition.effects.iter().map(|effect| scene.moment(effect));
    let moments = moments.collect();
    cast.timeline(IN.1, hidden, moments)
}

struct Scene<'a> {
    view: &'a BoardView,
    transition: &'a Transition,
}

impl Scene<'_> {
    fn effects(&self) -> impl Iterator<Item = &Effect> {
        self.transition.effects.iter()
    }

    /// The squares that a piece that moves or comes ends on.
    fn stops(&self) -> Bitboard {
        self.arrivals().map(|(_, _, to)| to).collect()
    }

    /// Who comes from where to where, but for those that are captured on the way.
    fn arrivals(&self) -> impl Iterator<Item = (Piece, Square, Square)> {
        let captured = self.transition.captured();
        self.effects().filter_map(move |effect| match *effect {
            Effect::Travel {
                piece, from, to, ..
            } if !captured.contains(from) => Some((piece, from, to)),
            Effect::Drop { piece, at } => Some((piece, at, at)),
            _ => None,
        })
    }

    /// The pieces that were somewhere: victims first.
    fn going(&self) -> Vec<Actor> {
        let captured = self.transition.captured();
        let mut victims = Vec::new();
        let mut movers = Vec::new();
        for effect in self.effects() {
            match *effect {
                Effect::Capture { piece, at, .. } | Effect::Sacrifice { piece, at, .. } => {
                    victims.push(self.actor(piece, at, at, self.leaves(at), (1.0, 0.0)));
                }
                Effect::Travel { piece, from, .. } if !captured.contains(from) => {
                    movers.push(self.actor(piece, from, from, OUT, (1.0, 0.0)));
                }
                _ => {}
            }
        }
        victims.extend(movers);
        victims
    }

    /// The pieces that come to be somewhere, as what they are then.
    fn coming(&self) -> Vec<Actor> {
        let become_of = |piece, to| {
            let into = self.effects().find_map(|effect| match *effect {
                Effect::Promotion { at, into, .. } if at == to => Some(into),
                _ => None,
            });
            into.unwrap_or(piece)
        };
        self.arrivals()
            .map(|(piece, from, to)| self.actor(become_of(piece, to), from, to, IN, (0.0, 1.0)))
            .collect()
    }

    fn actor(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        when: (f32, f32),
        seen: (f32, f32),
    ) -> Actor {
        let item = piece_at(piece, self.view.center(to));
        Actor {
            piece,
            from,
            to,
            track: fade(item, when, seen),
        }
    }

    /// When a victim fades: one that another piece replaces, together with that.
    fn leaves(&self, at: Square) -> (f32, f32) {
        match self.stops().contains(at) {
            true => OUT,
            false => GO,
        }
    }

    /// The old squares of pieces that the transition says are free again.
    fn thawed(&self) -> Bitboard {
        let thaws = |square| {
            let mut effects = self.effects();
            effects.any(|effect| matches!(*effect, Effect::Thaw { at, .. } if at == square))
        };
        let moved = self.arrivals().filter(|&(_, _, to)| thaws(to));
        let moved: Bitboard = moved.map(|(_, from, _)| from).collect();
        match self.transition.mv.travel {
            Travel::Suicide => moved.with(self.transition.mv.from),
            _ => moved,
        }
    }

    /// Rime that forms, and rime that melts where its piece stands.
    fn rime(&self) -> Vec<Track> {
        let stops = self.stops();
        let mut tracks = Vec::new();
        for effect in self.effects() {
            let (at, seen) = match *effect {
                Effect::Freeze { at, .. } => (at, (0.0, 1.0)),
                Effect::Thaw { at, .. } if !stops.contains(at) => (at, (1.0, 0.0)),
                _ => continue,
            };
            let marks = frost_at(self.view.center(at), 1.0);
            tracks.extend(marks.map(|mark| fade(mark, FROST, seen)));
        }
        tracks
    }

    /// The marks of the preview; pieces and rime have tracks of their own.
    fn marks(&self) -> Vec<Track> {
        let marks = preview(self.view, self.transition).into_iter();
        let is_mark = |item: &Item| match item.shape {
            Shape::Piece(_) | Shape::Frost | Shape::Flake => false,
            shape => shape != Shape::Disc || item.ink != Ink::Frost,
        };
        marks
            .filter(is_mark)
            .map(|mark| {
                let come = fade(mark, MARKS_COME, (0.0, 1.0));
                come.veil(MARKS_GO.0, 1.0).veil(MARKS_GO.1, 0.0)
            })
            .collect()
    }

    fn moment(&self, effect: &Effect) -> f32 {
        match *effect {
            Effect::Capture { at, .. } | Effect::Sacrifice { at, .. } => self.leaves(at).0,
            Effect::Freeze { .. } | Effect::Thaw { .. } => FROST.0,
            _ => IN.1,
        }
    }
}

/// A shape that stays where it is and is seen more, or less.
fn fade(item: Item, (begin, end): (f32, f32), (before, after): (f32, f32)) -> Track {
    let seen = |part: f32| item.faded(part * item.alpha);
    let track = Track::new(seen(before)).hold(begin);
    track.key(end, Ease::Even, |shown| *shown = seen(after))
}
