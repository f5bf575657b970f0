//! Bent lines as series of strokes.

use super::point::Point;
use super::scene::{Ink, Item};

/// The distance of a line from the centres of the mover's start and stop.
pub(super) const CLEAR: f32 = 0.5;

/// The number of strokes of an arch.
const STROKES: usize = 20;

/// How far a simplified line may be from the exact one, in squares.
const STRAY: f32 = 0.003;

/// The most that an arch may be away from the straight line.
const WIDEST: f32 = 0.6;

/// Points of an arch to the right of the straight line, between two parts of its length.
pub(super) fn arch(from: Point, to: Point, bow: f32, (begin, end): (f32, f32)) -> Vec<Point> {
    let way = to - from;
    let side = way.unit().turned() * (bow * way.length()).clamp(-WIDEST, WIDEST);
    let at = |step: usize| {
        let fraction = begin + (end - begin) * step as f32 / STROKES as f32;
        from.towards(to, fraction) + side * (4.0 * fraction * (1.0 - fraction))
    };
    (0..=STROKES).map(at).collect()
}

/// A bent line.
pub(super) fn bent_line(points: &[Point], thickness: f32, ink: Ink) -> Vec<Item> {
    let strokes = points.iter().zip(points.iter().skip(1));
    strokes
        .map(|(&start, &end)| Item::bar(start, end, thickness, ink))
        .collect()
}

/// The points that the line needs. Without the others it looks the same.
pub(super) fn simplified(points: Vec<Point>) -> Vec<Point> {
    let strays = |from: usize, to: usize| {
        let along = (points[to] - points[from]).unit();
        let side = along.turned();
        let off = |point: &Point| {
            let there = *point - points[from];
            (there.x * side.x + there.y * side.y).abs()
        };
        points[from..to].iter().any(|point| off(point) > STRAY)
    };
    let mut last = 0;
    let mut found: Vec<Point> = points.first().copied().into_iter().collect();
    for next in 1..points.len() {
        if next + 1 == points.len() || strays(last, next + 1) {
            found.push(points[next]);
            last = next;
        }
    }
    found
}
