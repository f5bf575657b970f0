//! The moves of a film.

use super::{FADE, faded};
use crate::diagram::board_view::BoardView;
use crate::diagram::hands::{hands, held_pieces};
use crate::diagram::marks::{frost, muted, pieces};
use crate::diagram::motion::{Timeline, motion};
use crate::diagram::scene::Item;
use crate::diagram::static_board::{all_frozen, all_neutralized, check, last_move, standing};
use crate::diagram::still::{beneath_pieces, still as marks_of};
use crate::rules::{Effect, Move, Position, Transition, Variant};

/// A position without motion: its pieces, and the items below them.
#[derive(Clone, Debug)]
pub(super) struct Still {
    pub under: Vec<Item>,
    pub pieces: Vec<Item>,
}

/// A move of a film.
#[derive(Clone, Debug)]
pub(super) struct Shot {
    pub before: Position,
    pub after: Position,
    pub transition: Transition,
    pub timeline: Timeline,
    /// The move's marks below the pieces, and above them.
    pub beneath: Vec<Item>,
    pub marks: Vec<Item>,
    /// The pieces outside the timeline, which do not move.
    standing: Vec<Item>,
    /// The pieces in hand before and after the move, and the time of the change.
    held: [Vec<Item>; 2],
    changes: f32,
    pub result: Still,
}

impl Shot {
    /// The items at a time of the move's timeline.
    pub(super) fn at(&self, time: f32) -> impl Iterator<Item = Item> {
        let held = self.held((time - self.changes) / FADE);
        let standing = self.standing.iter().copied();
        standing.chain(held).chain(self.timeline.at(time))
    }

    /// The pieces in hand when this part of their change is done.
    fn held(&self, changed: f32) -> impl Iterator<Item = Item> {
        let [before, after] = &self.held;
        let alike = before.iter().filter(|item| after.contains(item));
        let gone = before.iter().filter(|item| !after.contains(item));
        let come = after.iter().filter(|item| !before.contains(item));
        let alike = alike.copied().chain(faded(gone, 1.0 - changed));
        alike.chain(faded(come, changed))
    }
}

/// A position without motion, with the marked squares of the last move.
pub(super) fn still(
    variant: &Variant,
    view: &BoardView,
    position: &Position,
    last: Option<&Transition>,
) -> Still {
    let mut under = last_move(view, variant, last);
    under.extend(check(view, variant, position));
    Still {
        under,
        pieces: standing(view, variant, position),
    }
}

/// The moves of a line.
pub(super) fn shots(
    variant: &Variant,
    view: &BoardView,
    start: &Position,
    moves: &[Move],
    reduced: bool,
) -> Vec<Shot> {
    let mut before = start.clone();
    let mut shots = Vec::new();
    for &mv in moves {
        if !variant.legal_moves(&before).contains(&mv) {
            break;
        }
        let transition = variant.transition(&before, mv);
        let before_frozen = all_frozen(variant, &before);
        let timeline = motion(view, &transition, before_frozen, reduced);
        let after = variant.play(&before, mv);
        let frozen = before_frozen & all_frozen(variant, &after);
        let mut standing = pieces(view, &before, before.occupied() - timeline.hidden());
        standing.extend(frost(view, frozen - timeline.hidden()));
        let neutralized = all_neutralized(variant, &before) & all_neutralized(variant, &after);
        standing.extend(muted(view, neutralized - timeline.hidden()));
        let held = [&before, &after].map(|position| held_pieces(&hands(view, variant, position)));
        let (beneath, marks) = beneath_pieces(marks_of(view, &transition));
        shots.push(Shot {
            beneath,
            marks,
            held,
            changes: hand_changes(&transition, &timeline),
            result: still(variant, view, &after, Some(&transition)),
            before: std::mem::replace(&mut before, after.clone()),
            after,
            timeline,
            transition,
            standing,
        });
    }
    shots
}

/// When the pieces in hand start to change: when one of them is dropped, or just before the end if one is captured.
fn hand_changes(transition: &Transition, timeline: &Timeline) -> f32 {
    let drops = |effect: &Effect| matches!(effect, Effect::Drop { .. });
    match transition.effects.iter().any(drops) {
        true => 0.0,
        false => (timeline.length() - FADE).max(0.0),
    }
}
