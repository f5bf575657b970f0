//! Nothing jumps, frost stays with its pieces, and every effect has a time.

use super::{Case, each_case};
use crate::diagram::motion::Timeline;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::diagram::{frost, reduced_motion, timeline};
use crate::rules::{Bitboard, Color, Effect, Position};
use std::f32::consts::PI;

/// The time between two tested frames, in seconds.
const FRAME: f32 = 1.0 / 120.0;

fn moments(timeline: &Timeline) -> impl Iterator<Item = f32> {
    let length = timeline.length();
    let frames = (length / FRAME).ceil() as usize;
    (0..=frames).map(move |frame| (frame as f32 * FRAME).min(length))
}

/// No shape moves, grows or changes its opacity much from frame to frame. Even the longest slide moves less than a
/// square. Shapes appear and disappear while nearly invisible.
fn check_step(before: Option<Item>, after: Option<Item>) -> Result<(), String> {
    let (a, b) = match (before, after) {
        (Some(a), Some(b)) => (a, b),
        (Some(item), None) | (None, Some(item)) if item.alpha > 0.2 => {
            return Err(format!("comes or goes at once: {item:?}"));
        }
        _ => return Ok(()),
    };
    let turn = (b.angle - a.angle + PI).rem_euclid(2.0 * PI) - PI;
    let still = (b.at - a.at).length() <= 1.0
        && (b.width - a.width).abs() <= 1.0
        && (b.height - a.height).abs() <= 0.3
        && turn.abs() <= 0.3
        && (b.alpha - a.alpha).abs() <= 0.25;
    match still && a.shape == b.shape && a.ink == b.ink {
        true => Ok(()),
        false => Err(format!("jumps: {a:?} -> {b:?}")),
    }
}

fn check_continuity(case: &Case, timeline: &Timeline) {
    let mut before = timeline.each_at(0.0);
    for time in moments(timeline) {
        let after = timeline.each_at(time);
        for (&a, &b) in before.iter().zip(&after) {
            if let Err(problem) = check_step(a, b) {
                panic!("{:?} at {time}: {problem}", case.transition);
            }
            assert!(b.is_none_or(|item| (0.0..=1.0).contains(&item.alpha)));
        }
        before = after;
    }
}

#[test]
fn nothing_jumps() {
    each_case(|case| {
        for timeline in both(case) {
            check_continuity(case, &timeline);
        }
    });
}

/// The animation of the move and its reduced form, with all frost.
fn both(case: &Case) -> [Timeline; 2] {
    let frozen = frozen(case, case.position);
    [timeline, reduced_motion].map(|make| make(&case.view, &case.transition).with_frost(frozen))
}

fn frozen(case: &Case, position: &Position) -> Bitboard {
    let of = |color| case.variant.frozen(position, color);
    of(Color::White) | of(Color::Black)
}

/// Marks and their places, in hundredths. Pieces and invisible items are left out.
fn marks(items: &[Item]) -> Vec<(String, i32, i32, i32, i32)> {
    let hundredths = |x: f32| (x * 100.0).round() as i32;
    let seen = |item: &&Item| !matches!(item.shape, Shape::Piece(_)) && item.alpha > 0.01;
    let mut marks: Vec<_> = items
        .iter()
        .filter(seen)
        .map(|item| {
            let (x, y) = (hundredths(item.at.x), hundredths(item.at.y));
            let name = format!("{:?} {:?}", item.shape, item.ink);
            (name, x, y, hundredths(item.width), hundredths(item.alpha))
        })
        .collect();
    marks.sort();
    marks
}

/// A timeline, together with the frost that a board draws during it, starts and ends with frost on all frozen pieces,
/// and without other marks.
fn check_frost(case: &Case, timeline: &Timeline) {
    let after = case.variant.play(case.position, case.transition.mv);
    let (before, after) = (frozen(case, case.position), frozen(case, &after));
    let still = (before & after) - timeline.hidden();
    for (time, wanted) in [(0.0, before), (timeline.length(), after)] {
        let mut shown = frost(&case.view, still);
        shown.extend(timeline.at(time));
        assert_eq!(
            marks(&shown),
            marks(&frost(&case.view, wanted)),
            "{:?} at {time}",
            case.transition
        );
    }
}

#[test]
fn rime_is_there_before_and_after() {
    each_case(|case| {
        for timeline in both(case) {
            check_frost(case, &timeline);
        }
    });
}

/// Every effect happens during the move, and a captured piece is still visible when it starts to leave.
fn check_moments(case: &Case, timeline: &Timeline) {
    for (index, effect) in case.transition.effects.iter().enumerate() {
        let moment = timeline.moment(index);
        assert!((0.0..=timeline.length()).contains(&moment), "{effect:?}");
        if let Effect::Capture { piece, .. } = *effect {
            let items = timeline.at(moment);
            let seen = |item: &Item| item.shape == Shape::Piece(piece) && item.alpha > 0.9;
            assert!(items.iter().any(seen), "{effect:?}");
        }
    }
}

#[test]
fn every_effect_has_its_moment() {
    each_case(|case| {
        for timeline in both(case) {
            check_moments(case, &timeline);
        }
    });
}

#[test]
fn a_move_with_reduced_motion_only_fades() {
    each_case(|case| {
        let [_, timeline] = both(case);
        let mut known: Vec<Option<Item>> = Vec::new();
        for time in moments(&timeline) {
            let items = timeline.each_at(time);
            known.resize(items.len(), None);
            for (known, item) in known.iter_mut().zip(items) {
                let Some(item) = item else { continue };
                let same = known.is_none_or(|known| known.faded(item.alpha) == item);
                assert!(same, "{known:?} -> {item:?}");
                *known = Some(item);
            }
        }
    });
}

#[test]
fn a_move_with_reduced_motion_marks_what_it_does() {
    each_case(|case| {
        let [_, timeline] = both(case);
        let items = timeline.at(timeline.length() / 2.0);
        for square in case.transition.captured() {
            let at = case.view.center(square);
            let ring = |item: &Item| (item.shape, item.ink, item.at);
            let wanted = (Shape::Ring, Ink::Capture, at);
            assert!(items.iter().any(|item| ring(item) == wanted));
        }
    });
}
