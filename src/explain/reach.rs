//! Any movement in words.

use crate::rules::{Bitboard, Color, Direction, Geometry, Movement};
use crate::texts::{Argument, Joint, Phrase, phrase};
use std::collections::BTreeSet;

/// Steps to the right and forward, as the side sees them.
type Offset = (i32, i32);

/// `one square in any direction`, `any number of squares along ranks and files`: where a piece of this side goes by a movement.
/// `None` if it goes nowhere.
pub fn reach_in_words(geometry: &Geometry, movement: &Movement, color: Color) -> Option<Argument> {
    let mut offsets = offsets(geometry, movement, color);
    let mut parts: Vec<Phrase> = Vec::new();
    let bends = movement.bending_steps();
    let (diagonal, straight): (Vec<Offset>, Vec<Offset>) = bends
        .map(|(dx, dy)| seen(dx, dy, color))
        .partition(|(dx, dy)| dx * dy != 0);
    if !diagonal.is_empty() {
        parts.push(phrase!("reach-bend-straight", ways = headings(&diagonal)));
        offsets.clear();
    }
    if !straight.is_empty() {
        parts.push(phrase!("reach-bend-diagonal", ways = headings(&straight)));
        offsets.clear();
    }
    let lame = movement.lame_leaps();
    let lame = lame.map(|(dx, dy)| seen(dx, dy, color));
    let lame: BTreeSet<Offset> = lame.filter(|way| offsets.remove(way)).collect();
    let all = offsets.clone();
    let ranges = Direction::ALL.map(|way| range(movement, &offsets, way, color));
    let ways = || {
        Direction::ALL
            .map(|way| facing(way, color))
            .into_iter()
            .zip(ranges)
    };
    for ((dx, dy), range) in ways() {
        // A longer leap straight ahead is one of its own.
        let furthest = range.map_or(0, |range| range.min(LONGEST));
        offsets.retain(|&(x, y)| !(1..=furthest).any(|steps| (x, y) == (dx * steps, dy * steps)));
    }
    if movement.goes_round() {
        // The same square lies to the right and, the other way round, to the left.
        let wide = geometry.plan().files.len() as i32;
        let ridden: BTreeSet<Offset> = all.difference(&offsets).copied().collect();
        offsets.retain(|&(x, y)| {
            let other_way = (x - wide * x.signum(), y);
            !ridden.contains(&other_way) && 2 * x.abs() <= wide
        });
    }
    let different: BTreeSet<i32> = ranges.into_iter().flatten().collect();
    for range in different.into_iter().rev() {
        let same = ways().filter(|&(_, known)| known == Some(range));
        let same: Vec<Offset> = same.map(|(way, _)| way).collect();
        parts.push(line(range, &same));
    }
    parts.extend(leaps(offsets));
    let (oblique, straight): (BTreeSet<Offset>, BTreeSet<Offset>) = lame
        .into_iter()
        .partition(|(x, y)| x.abs() != y.abs() && x * y != 0);
    let straight = leaps(straight).into_iter();
    parts.extend(straight.map(|leap| phrase!("reach-lame-straight", leap = leap)));
    let oblique = leaps(oblique).into_iter();
    parts.extend(oblique.map(|leap| phrase!("reach-lame-oblique", leap = leap)));
    if parts.is_empty() {
        return None;
    }
    let ways = Argument::list(parts, Joint::Or);
    Some(match movement.goes_round() {
        true => phrase!("reach-round", ways = ways).into(),
        false => ways,
    })
}

/// Any number of squares.
const ANY: i32 = i32::MAX;
/// No board has longer lines.
const LONGEST: i32 = 128;

fn facing(way: Direction, color: Color) -> Offset {
    let (dx, dy) = way.offset();
    seen(dx, dy, color)
}

/// Steps on the board, as a side sees them from its end of it.
fn seen(dx: i8, dy: i8, color: Color) -> Offset {
    let (dx, dy) = (i32::from(dx), i32::from(dy));
    match color {
        Color::White => (dx, dy),
        Color::Black => (-dx, -dy),
    }
}

/// All offsets by which it moves from some square of an empty board, on any of its sheets.
fn offsets(geometry: &Geometry, movement: &Movement, color: Color) -> BTreeSet<Offset> {
    let plan = geometry.plan();
    let (wide, tall) = (plan.files.len() as i8, plan.ranks.len() as i8);
    let mut found = BTreeSet::new();
    for from in geometry.squares() {
        let reach = movement.reach(geometry, from, Bitboard::EMPTY);
        for sheet in 0..geometry.sheets() {
            for (dx, dy) in (1 - wide..wide).flat_map(|dx| (1 - tall..tall).map(move |dy| (dx, dy)))
            {
                let to = match movement.goes_round() {
                    true => geometry.offset_round(sheet, from, dx, dy),
                    false => geometry.offset(sheet, from, dx, dy),
                };
                if to.is_some_and(|to| reach.contains(to)) {
                    found.insert(seen(dx, dy, color));
                }
            }
        }
    }
    found
}

/// How far it goes in a direction, square by square. `None`: not at all.
fn range(
    movement: &Movement,
    offsets: &BTreeSet<Offset>,
    way: Direction,
    color: Color,
) -> Option<i32> {
    let rides = |steps| movement.rides(way, steps) || movement.rides_round(way, steps);
    if rides(usize::MAX) {
        return Some(ANY);
    }
    let lines = (2..=i32::from(u8::MAX)).take_while(|&steps| rides(steps as usize));
    let step = offsets.contains(&facing(way, color)).then_some(1);
    lines.last().or(step)
}

/// `any number of squares diagonally`
fn line(range: i32, ways: &[Offset]) -> Phrase {
    let ways = headings(ways);
    match range {
        ANY => phrase!("reach-any", ways = ways),
        _ => phrase!("reach-most", count = range as usize, ways = ways),
    }
}

/// `in any direction`, `straight forward or diagonally backward`
fn headings(ways: &[Offset]) -> Argument {
    if ways.len() == 8 {
        return phrase!("heading-any").into();
    }
    let ahead = [
        ((0, 1), phrase!("heading-forward")),
        ((0, -1), phrase!("heading-backward")),
    ];
    let aside = [
        ((-1, 0), phrase!("heading-left")),
        ((1, 0), phrase!("heading-right")),
    ];
    let straight = match (named(ahead, ways), named(aside, ways)) {
        (ahead, aside) if ahead.len() + aside.len() == 4 => vec![phrase!("heading-straight")],
        (ahead, aside) if aside.len() == 2 => [ahead, vec![phrase!("heading-sideways")]].concat(),
        (ahead, aside) => [ahead, aside].concat(),
    };
    let diagonal = [
        ((-1, 1), phrase!("heading-forward-left")),
        ((1, 1), phrase!("heading-forward-right")),
        ((-1, -1), phrase!("heading-backward-left")),
        ((1, -1), phrase!("heading-backward-right")),
    ];
    let both = |y: i32| ways.contains(&(-1, y)) && ways.contains(&(1, y));
    let diagonal = match named(diagonal, ways) {
        all if all.len() == 4 => vec![phrase!("heading-diagonal")],
        two if two.len() == 2 && both(1) => vec![phrase!("heading-diagonal-forward")],
        two if two.len() == 2 && both(-1) => vec![phrase!("heading-diagonal-backward")],
        others => others,
    };
    Argument::list([straight, diagonal].concat(), Joint::Or)
}

fn named<const N: usize>(names: [(Offset, Phrase); N], ways: &[Offset]) -> Vec<Phrase> {
    let known = names.into_iter().filter(|(way, _)| ways.contains(way));
    known.map(|(_, name)| name).collect()
}

/// The leaps that are left, one part for each length. Repeated leaps in one direction are one part with the first.
fn leaps(mut offsets: BTreeSet<Offset>) -> Vec<Phrase> {
    let mut parts = Vec::new();
    while let Some(&first) = offsets.iter().min_by_key(|(x, y)| x * x + y * y) {
        let size = |(x, y): Offset| (x.abs().min(y.abs()), x.abs().max(y.abs()));
        let (short, long) = size(first);
        let same: Vec<Offset> = offsets
            .iter()
            .copied()
            .filter(|&way| size(way) == (short, long))
            .collect();
        offsets.retain(|&way| size(way) != (short, long));
        let multiple = |&(x, y): &Offset| {
            same.iter()
                .any(|&(dx, dy)| (2..=LONGEST).any(|times| (x, y) == (dx * times, dy * times)))
        };
        let repeated =
            !offsets.is_empty() && same.iter().all(|&(x, y)| offsets.contains(&(2 * x, 2 * y)));
        let whole = if short == 0 || short == long { 4 } else { 8 };
        let leap = match same.len() == whole {
            true => leap(short, long),
            false => only(leap(short, long), &same),
        };
        parts.push(match repeated {
            true => phrase!("reach-repeated", leap = leap),
            false => leap,
        });
        if repeated {
            offsets.retain(|way| !multiple(way));
        }
    }
    parts
}

/// `with a leap of 2 squares along a rank or file`, `with a leap like a chess knight's`
fn leap(short: i32, long: i32) -> Phrase {
    let is_diagonal = short == long;
    let (short, count) = (short as usize, long as usize);
    match (short, count) {
        (0, _) => phrase!("leap-straight", count = count),
        (1, 2) => phrase!("leap-knight"),
        _ if is_diagonal => phrase!("leap-diagonal", count = count),
        _ => phrase!("leap-oblique", count = count, aside = short),
    }
}

/// Some of the leaps of one length: `forward only`, or a list.
fn only(leap: Phrase, ways: &[Offset]) -> Phrase {
    let all = |test: &dyn Fn(Offset) -> bool| ways.iter().all(|&way| test(way));
    let half = |count: usize| ways.len() == count;
    let oblique = ways.iter().all(|(x, y)| x.abs() != y.abs() && x * y != 0);
    match () {
        () if all(&|(_, y)| y > 0) && (!oblique || half(4)) => {
            phrase!("reach-forward-only", leap = leap)
        }
        () if all(&|(_, y)| y < 0) && (!oblique || half(4)) => {
            phrase!("reach-backward-only", leap = leap)
        }
        () if all(&|(_, y)| y == 0) => phrase!("reach-sideways-only", leap = leap),
        () if oblique && half(2) && all(&|(x, y)| y > x.abs()) => {
            phrase!("reach-far-forward-only", leap = leap)
        }
        () if oblique && half(4) && all(&|(x, y)| y.abs() > x.abs()) => {
            phrase!("reach-further-forward", leap = leap)
        }
        () if oblique && half(4) && all(&|(x, y)| y.abs() < x.abs()) => {
            phrase!("reach-further-sideways", leap = leap)
        }
        () => {
            let ways = Argument::list(ways.iter().map(steps), Joint::Semicolon);
            phrase!("reach-listed", leap = leap, ways = ways)
        }
    }
}

/// `2 ahead and 1 left`
fn steps(&(x, y): &Offset) -> Argument {
    let (wide, tall) = (x.unsigned_abs() as usize, y.unsigned_abs() as usize);
    let side = match x {
        0 => None,
        ..0 => Some(phrase!("steps-left", count = wide)),
        _ => Some(phrase!("steps-right", count = wide)),
    };
    let ahead = match y {
        0 => None,
        ..0 => Some(phrase!("steps-back", count = tall)),
        _ => Some(phrase!("steps-ahead", count = tall)),
    };
    Argument::list(ahead.into_iter().chain(side), Joint::And)
}
