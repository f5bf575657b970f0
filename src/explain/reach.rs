//! Any movement in words.

use super::words::list;
use crate::rules::{Bitboard, Color, Direction, Geometry, Movement};
use std::collections::BTreeSet;

/// Steps to the right and forward, as the side sees them.
type Offset = (i32, i32);

/// `one square in any direction`, `any number of squares along ranks and files`: where a piece of this side goes by a movement.
/// `None` if it goes nowhere.
pub fn reach_in_words(geometry: &Geometry, movement: &Movement, color: Color) -> Option<String> {
    let mut offsets = offsets(geometry, movement, color);
    let mut parts: Vec<String> = Vec::new();
    let bends = movement.bending_steps();
    let (diagonal, straight): (Vec<Offset>, Vec<Offset>) = bends
        .map(|(dx, dy)| seen(dx, dy, color))
        .partition(|(dx, dy)| dx * dy != 0);
    for (first, then) in [(diagonal, "along a rank or file"), (straight, "diagonally")] {
        if !first.is_empty() {
            let first = headings(&first);
            parts.push(format!(
                "one square {first} and from there any number of squares {then}, away from where it began"
            ));
            offsets.clear();
        }
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
        parts.push(format!("{} {}", distance(range), headings(&same)));
    }
    parts.extend(leaps(offsets));
    let (oblique, straight): (BTreeSet<Offset>, BTreeSet<Offset>) = lame
        .into_iter()
        .partition(|(x, y)| x.abs() != y.abs() && x * y != 0);
    let over = |ways, words: &'static str| {
        let parts = leaps(ways).into_iter();
        parts.map(move |part| format!("{part}, {words}"))
    };
    parts.extend(over(straight, "if the squares in between are empty"));
    parts.extend(over(
        oblique,
        "if the square next to it in the longer direction is empty",
    ));
    if parts.is_empty() {
        return None;
    }
    let round = match movement.goes_round() {
        true => ", also around the sides of the board",
        false => "",
    };
    Some(format!("{}{round}", list(&parts, " or ")))
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

fn distance(range: i32) -> String {
    match range {
        ANY => "any number of squares".to_owned(),
        1 => "one square".to_owned(),
        _ => format!("up to {range} squares"),
    }
}

/// `in any direction`, `straight forward or diagonally backward`
fn headings(ways: &[Offset]) -> String {
    const AHEAD: [(Offset, &str); 2] =
        [((0, 1), "straight forward"), ((0, -1), "straight backward")];
    const ASIDE: [(Offset, &str); 2] = [((-1, 0), "to the left"), ((1, 0), "to the right")];
    const DIAGONAL: [(Offset, &str); 4] = [
        ((-1, 1), "diagonally forward to the left"),
        ((1, 1), "diagonally forward to the right"),
        ((-1, -1), "diagonally backward to the left"),
        ((1, -1), "diagonally backward to the right"),
    ];
    if ways.len() == 8 {
        return "in any direction".to_owned();
    }
    let straight = match (named(&AHEAD, ways), named(&ASIDE, ways)) {
        (ahead, aside) if ahead.len() + aside.len() == 4 => vec!["along ranks and files"],
        (ahead, aside) if aside.len() == 2 => [ahead, vec!["sideways"]].concat(),
        (ahead, aside) => [ahead, aside].concat(),
    };
    let forward = |y: i32| ways.contains(&(-1, y)) && ways.contains(&(1, y));
    let diagonal = match named(&DIAGONAL, ways) {
        all if all.len() == 4 => vec!["diagonally"],
        two if two.len() == 2 && forward(1) => vec!["diagonally forward"],
        two if two.len() == 2 && forward(-1) => vec!["diagonally backward"],
        others => others,
    };
    list(&[straight, diagonal].concat(), " or ")
}

fn named(names: &[(Offset, &'static str)], ways: &[Offset]) -> Vec<&'static str> {
    let known = names.iter().filter(|(way, _)| ways.contains(way));
    known.map(|&(_, name)| name).collect()
}

/// The leaps that are left, one part for each length. Repeated leaps in one direction are one part with the first.
fn leaps(mut offsets: BTreeSet<Offset>) -> Vec<String> {
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
        if repeated {
            offsets.retain(|way| !multiple(way));
        }
        let whole = if short == 0 || short == long { 4 } else { 8 };
        let only = match same.len() == whole {
            true => String::new(),
            false => which(&same),
        };
        let again = if repeated {
            ", also several times in one direction over empty squares"
        } else {
            ""
        };
        parts.push(format!("with a leap {}{only}{again}", leap(short, long)));
    }
    parts
}

/// `of 2 squares along a rank or file`, `like a chess knight's`
fn leap(short: i32, long: i32) -> String {
    match (short, long) {
        (0, _) => format!("of {long} squares along a rank or file"),
        (1, 2) => "like a chess knight's".to_owned(),
        _ if short == long => format!("of {long} squares diagonally"),
        _ => {
            let squares = if short == 1 { "square" } else { "squares" };
            format!("of {long} squares along a rank or file and {short} {squares} to the side")
        }
    }
}

/// Which of the leaps of one length: `, forward only`, or a list.
fn which(ways: &[Offset]) -> String {
    let all = |test: &dyn Fn(Offset) -> bool| ways.iter().all(|&way| test(way));
    let half = |count: usize| ways.len() == count;
    let oblique = ways.iter().all(|(x, y)| x.abs() != y.abs() && x * y != 0);
    let text = match () {
        () if all(&|(_, y)| y > 0) && (!oblique || half(4)) => "forward only",
        () if all(&|(_, y)| y < 0) && (!oblique || half(4)) => "backward only",
        () if all(&|(_, y)| y == 0) => "sideways only",
        () if oblique && half(2) && all(&|(x, y)| y > x.abs()) => {
            "forward only, and further forward than sideways"
        }
        () if oblique && half(4) && all(&|(x, y)| y.abs() > x.abs()) => {
            "further forward or backward than sideways"
        }
        () if oblique && half(4) && all(&|(x, y)| y.abs() < x.abs()) => {
            "further sideways than forward or backward"
        }
        () => {
            let steps = |&(x, y): &Offset| {
                let side = match x {
                    0 => String::new(),
                    _ => format!("{} {}", x.abs(), if x < 0 { "left" } else { "right" }),
                };
                let ahead = match y {
                    0 => String::new(),
                    _ => format!("{} {}", y.abs(), if y < 0 { "back" } else { "ahead" }),
                };
                let words = [ahead, side];
                let words: Vec<String> =
                    words.into_iter().filter(|part| !part.is_empty()).collect();
                words.join(" and ")
            };
            let steps: Vec<String> = ways.iter().map(steps).collect();
            return format!(" ({})", steps.join("; "));
        }
    };
    format!(", {text}")
}
