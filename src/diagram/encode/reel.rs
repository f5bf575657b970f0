//! A film as single frames.

use crate::diagram::{Film, Item};

/// How fast a film is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Frames a second, from 1 to 50: no player shows a GIF faster.
    pub fps: u16,
    /// 1 is the film's own speed; from 1/16 to 16.
    pub speed: f32,
}

impl Pace {
    /// Frames a second, of those that are possible.
    pub(super) fn fps(self) -> u16 {
        self.fps.clamp(1, 50)
    }

    fn speed(self) -> f32 {
        let speed = if self.speed.is_nan() { 1.0 } else { self.speed };
        speed.clamp(1.0 / 16.0, 16.0)
    }
}

/// A picture that stands for some frames.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shot {
    /// The moment of the film.
    pub time: f32,
    /// For how many frames.
    pub frames: u16,
}

/// A film as pictures that differ, each for as long as it stands. It shows every moment once, so that the
/// first picture follows on the last.
pub(super) fn reel(film: &Film, pace: Pace) -> Vec<Shot> {
    let fps = f32::from(pace.fps());
    let frames = (film.length() / pace.speed() * fps).round().max(1.0) as u32;
    let mut shots: Vec<Shot> = Vec::new();
    let mut last: Vec<Item> = Vec::new();
    for index in 0..frames {
        let time = index as f32 / fps * pace.speed();
        let items = film.at(time).items;
        match shots.last_mut() {
            Some(shot) if items == last && shot.frames < u16::MAX => shot.frames += 1,
            _ => shots.push(Shot { time, frames: 1 }),
        }
        last = items;
    }
    shots
}

/// A part of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    pub left: usize,
    pub top: usize,
    pub width: usize,
    pub height: usize,
}

impl Area {
    /// The pixels of it, from a picture of so many columns.
    pub(super) fn of<T: Copy>(&self, pixels: &[T], columns: usize) -> impl Iterator<Item = T> {
        let Area { left, width, .. } = *self;
        let rows = pixels.chunks(columns).skip(self.top).take(self.height);
        rows.flat_map(move |row| row.iter().skip(left).take(width).copied())
    }
}

/// The smallest area outside of which two pictures of so many columns are the same; none if they are so
/// everywhere.
pub(super) fn changed<T: PartialEq>(before: &[T], after: &[T], columns: usize) -> Option<Area> {
    let mut area: Option<Area> = None;
    let rows = before.chunks(columns).zip(after.chunks(columns));
    for (y, (before, after)) in rows.enumerate() {
        let differs = || (0..columns).filter(|&x| before.get(x) != after.get(x));
        if before == after {
            continue;
        }
        let left = differs().next().unwrap_or(0);
        let right = differs().next_back().unwrap_or(0) + 1;
        let (known_left, known_right, top) = match area {
            Some(area) => (area.left, area.left + area.width, area.top),
            None => (left, right, y),
        };
        let left = left.min(known_left);
        area = Some(Area {
            left,
            top,
            width: right.max(known_right) - left,
            height: y + 1 - top,
        });
    }
    area
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changes_is_cut_out() {
        let before = [0; 20];
        let mut after = before;
        assert_eq!(changed(&before, &after, 5), None);
        after[5 + 3] = 1;
        after[10 + 1] = 2;
        let area = changed(&before, &after, 5).unwrap();
        let expected = Area {
            left: 1,
            top: 1,
            width: 3,
            height: 2,
        };
        assert_eq!(area, expected);
        assert!(area.of(&after, 5).eq([0, 0, 1, 2, 0, 0]));
    }
}
