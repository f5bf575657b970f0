//! How captured pieces leave the board.

use super::builder::{LEAVE, REACH};
use super::track::{Ease, Track};
use crate::diagram::point::Point;
use crate::diagram::scene::Item;

/// How a victim leaves.
pub(super) enum Exit {
    /// Pushed off by an offset.
    Knocked(Point),
    /// Struck from above.
    Struck,
    /// Lifted towards the eye.
    Lifted,
    /// Shrinking to nothing.
    Dissolved,
    /// Squeezed to nothing between two pieces along this line.
    Flattened(Point),
}

/// A capture on the screen: the victim's place at that time, and the captor's path.
pub(super) struct CaptureScene {
    pub place: Point,
    pub from: Point,
    pub to: Point,
    pub partner: Option<Point>,
    /// Whether the victim goes to the captor's hand.
    pub goes_to_hand: bool,
    /// When the captor captures, if it does so from its stop.
    pub begin: f32,
}

impl CaptureScene {
    /// The direction of the captor's path, of length 1.
    pub fn way(&self) -> Point {
        (self.to - self.from).unit()
    }
}

/// A victim's track, the time at which it starts to leave, and how it leaves.
pub(super) type VictimExit = (Track, f32, Exit);

/// The disappearance of a victim.
pub(super) fn leave(track: Track, exit: Exit) -> Track {
    let start = track.end();
    let end = start + LEAVE;
    match exit {
        Exit::Knocked(by) => track.key(end, Ease::Out, |item| {
            *item = item.sized(0.8).faded(0.0);
            item.at = item.at + by;
        }),
        Exit::Struck => track
            .key(start + 0.07, Ease::Out, |item| *item = item.sized(0.84))
            .key(end, Ease::InOut, |item| *item = item.sized(0.5).faded(0.0)),
        Exit::Lifted => track
            .key(start + 0.1, Ease::Out, |item| *item = item.sized(1.15))
            .key(end, Ease::InOut, |item| *item = item.sized(0.5).faded(0.0)),
        Exit::Dissolved => track.key(end, Ease::InOut, |item| *item = item.sized(0.3).faded(0.0)),
        Exit::Flattened(along) => track.key(start + LEAVE - REACH, Ease::InOut, |item| {
            flatten(item, along, 0.2);
            item.alpha = 0.0;
        }),
    }
}

/// Narrows a piece along a direction.
pub(super) fn flatten(item: &mut Item, along: Point, width: f32) {
    if along.x.abs() > along.y.abs() {
        item.width = width;
    } else {
        item.height = width;
    }
}
