//! A move with reduced motion: nothing travels, grows or shrinks. Pieces and marks only fade.

use super::builder::{PieceTrack, TrackList};
use super::timeline::{Timeline, frost_on};
use super::track::{Ease, Track};
use crate::diagram::board_view::BoardView;
use crate::diagram::marks::{frost_at, piece_at};
use crate::diagram::preview::preview;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{Bitboard, Effect, Fate, Piece, Square, Transition, Travel};

/// When the marks of the preview appear, in seconds.
const MARKS_COME: (f32, f32) = (0.0, 0.08);

/// When they disappear.
const MARKS_GO: (f32, f32) = (0.42, 0.56);

/// When a moving piece fades on its old square.
const OUT: (f32, f32) = (0.04, 0.2);

/// When it, or any other new piece, appears.
const IN: (f32, f32) = (0.08, 0.24);

/// When a victim fades.
const GO: (f32, f32) = (0.24, 0.46);

/// When frost appears or disappears.
const FROST: (f32, f32) = (0.26, 0.5);

/// A move in fades and marks only.
pub fn reduced_motion(view: &BoardView, transition: &Transition) -> Timeline {
    let scene = Scene { view, transition };
    let mut tracks = TrackList::default();
    let going = scene.going();
    let hidden = going.iter().map(|actor| actor.from).collect();
    let mut frost: Vec<Track> = scene.frost_tracks();
    let thawed = scene.thawed();
    for actor in &going {
        if thawed.contains(actor.from) {
            frost.extend(frost_on(&actor.track, true));
        }
    }
    tracks.pieces(going, thawed, true);
    tracks.pieces(scene.coming(), thawed, true);
    tracks.tracks.extend(frost);
    tracks.tracks.extend(scene.marks());
    let moments = transition.effects.iter().map(|effect| scene.moment(effect));
    let moments = moments.collect();
    tracks.timeline(IN.1, hidden, moments)
}

struct Scene<'a> {
    view: &'a BoardView,
    transition: &'a Transition,
}

impl Scene<'_> {
    fn effects(&self) -> impl Iterator<Item = &Effect> {
        self.transition.effects.iter()
    }

    /// The squares on which moved and new pieces end.
    fn stops(&self) -> Bitboard {
        self.arrivals().map(|(_, _, to)| to).collect()
    }

    /// The pieces that move or change sides, with their squares, except those that move and are captured.
    fn arrivals(&self) -> impl Iterator<Item = (Piece, Square, Square)> {
        let captured = self.transition.captured();
        self.effects().filter_map(move |effect| match *effect {
            Effect::Travel {
                piece, from, to, ..
            } if !captured.contains(from) => Some((piece, from, to)),
            Effect::Drop { piece, at }
            | Effect::Capture {
                fate: Fate::Converted(piece),
                at,
                ..
            } => Some((piece, at, at)),
            _ => None,
        })
    }

    /// The pieces that disappear from their squares, victims first.
    fn going(&self) -> Vec<PieceTrack> {
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

    /// The pieces that appear on squares, in their final types.
    fn coming(&self) -> Vec<PieceTrack> {
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
    ) -> PieceTrack {
        let item = piece_at(piece, self.view.center(to));
        PieceTrack {
            piece,
            from,
            to,
            track: fade(item, when, seen),
        }
    }

    /// When a victim fades. A victim of displacement fades together with the captor.
    fn leaves(&self, at: Square) -> (f32, f32) {
        match self.stops().contains(at) {
            true => OUT,
            false => GO,
        }
    }

    /// The old squares of the pieces that are freed.
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

    /// Frost that forms, and frost that melts if its piece stays on its square.
    fn frost_tracks(&self) -> Vec<Track> {
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

    /// The marks of the preview. Pieces and frost have tracks of their own.
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
                come.opacity(MARKS_GO.0, 1.0).opacity(MARKS_GO.1, 0.0)
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

/// A shape that stays in its place and becomes more or less visible.
fn fade(item: Item, (begin, end): (f32, f32), (before, after): (f32, f32)) -> Track {
    let seen = |part: f32| item.faded(part * item.alpha);
    let track = Track::new(seen(before)).hold(begin);
    track.key(end, Ease::Even, |shown| *shown = seen(after))
}
