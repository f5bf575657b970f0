//! A film as single frames.

use crate::diagram::{Film, Item};

/// The frame rate and speed of a film.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Frames per second, from 1 to 50: no player shows a GIF faster.
    pub fps: u16,
    /// The speed as a factor, from 1/16 to 16. 1 is the film's own speed.
    pub speed: f32,
}

impl Pace {
    /// The frames per second, within the limits.
    pub(super) fn fps(self) -> u16 {
        self.fps.clamp(1, 50)
    }

    fn speed(self) -> f32 {
        let speed = if self.speed.is_nan() { 1.0 } else { self.speed };
        speed.clamp(1.0 / 16.0, 16.0)
    }
}

/// A frame that stays for some frames of the file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TimedFrame {
    /// Its time in the film, in seconds.
    pub time: f32,
    /// The number of frames of the file.
    pub frames: u16,
}

/// The frames of a film that differ, each with its duration. The end of the film is not repeated at the beginning.
pub(super) fn timed_frames(film: &Film, pace: Pace) -> Vec<TimedFrame> {
    let fps = f32::from(pace.fps());
    let count = (film.length() / pace.speed() * fps).round().max(1.0) as u32;
    let mut frames: Vec<TimedFrame> = Vec::new();
    let mut last: Vec<Item> = Vec::new();
    for index in 0..count {
        let time = index as f32 / fps * pace.speed();
        let items = film.at(time).items;
        match frames.last_mut() {
            Some(frame) if items == last && frame.frames < u16::MAX => frame.frames += 1,
            _ => frames.push(TimedFrame { time, frames: 1 }),
        }
        last = items;
    }
    frames
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
    /// The pixels of the area, from a picture with `columns` columns.
    pub(super) fn of<T: Copy>(&self, pixels: &[T], columns: usize) -> impl Iterator<Item = T> {
        let Area { left, width, .. } = *self;
        let rows = pixels.chunks(columns).skip(self.top).take(self.height);
        rows.flat_map(move |row| row.iter().skip(left).take(width).copied())
    }
}

/// The smallest area that contains all differences between two pictures with `columns` columns, or `None` if they are
/// equal.
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
